/** The table of scan states in the rules and the one in the database say the same. */
import { expect, test } from "bun:test"
import { SCAN_STATE_NAMES, SCAN_STATES, scanStatesAfter } from "../../src/attachments/rules.ts"
import { testDatabase } from "../harness/database.ts"

const { db } = await testDatabase()

test("states and whether they allow a download", async () => {
  const rows = await db.selectFrom("attachment_scan_state").selectAll().execute()
  const stored = Object.fromEntries(rows.map((row) => [row.state, { mayDownload: row.may_download }]))
  expect(stored).toEqual(SCAN_STATES)
})

test("transitions", async () => {
  const rows = await db.selectFrom("attachment_scan_transition").selectAll().execute()
  const pairs = SCAN_STATE_NAMES.flatMap((state) => scanStatesAfter(state).map((next) => `${state} ${next}`))
  expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual(pairs.sort())
})
