/** The tables of states in the rules and those in the database say the same, and no statement leaves them. */
import { describe, expect, test } from "bun:test"
import { SCAN_STATE_NAMES, SCAN_STATES, scanStatesAfter } from "../../src/attachments/rules.ts"
import { DONE_SUB_STATUSES, DONE_SUB_STATUSES_BY_VERB } from "../../src/issues/rules.ts"
import {
  RECORDING_STATES,
  RECORDING_TRANSITIONS,
  SESSION_STATES,
  SESSION_TRANSITIONS,
} from "../../src/remote/rules.ts"
import { aBook } from "../harness/book.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aPerson } from "../harness/people.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)
const userId = await aPerson(deps)
const book = await aBook(deps, userId)

/** "ACTIVE COMPLETED": one step as a word. */
function stepsOf(table: Partial<Record<string, readonly string[]>>): string[] {
  return Object.entries(table)
    .flatMap(([from, after = []]) => after.map((to) => `${from} ${to}`))
    .sort()
}
const stored = (rows: { from_state: string; to_state: string }[]) =>
  rows.map((row) => `${row.from_state} ${row.to_state}`).sort()

describe("the scan of an attachment", () => {
  test("has the states of the rules, and whether they allow a download", async () => {
    const rows = await db.selectFrom("attachment_scan_state").selectAll().execute()
    const states = Object.fromEntries(rows.map((row) => [row.state, { mayDownload: row.may_download }]))
    expect(states).toEqual(SCAN_STATES)
  })

  test("goes as the rules say", async () => {
    const rows = await db.selectFrom("attachment_scan_transition").selectAll().execute()
    const table = Object.fromEntries(SCAN_STATE_NAMES.map((state) => [state, scanStatesAfter(state)]))
    expect(stored(rows)).toEqual(stepsOf(table))
  })
})

describe("a closed issue", () => {
  test("has the reasons of the rules, by the verb that closed it", async () => {
    const rows = await db.selectFrom("issue_done_sub_status").selectAll().execute()
    const said = rows.map((row) => `${row.verb} ${row.done_sub_status}`).sort()
    expect(said).toEqual(stepsOf(DONE_SUB_STATUSES_BY_VERB))
  })

  const close = (from: string, reason: string) =>
    sql.begin(async (tx) => {
      const [{ id }] = await tx<
        [{ id: string }]
      >`insert into issue (device_id, title, state, issue_type, priority,
          activation_on, window_hours, window_end_on, assigned_user_id, created_by, changed_by)
        values (${book.deviceId}, 'x', ${from}, 'ERROR', 'LOW', now(), 1, now() + interval '1 hour', ${userId}, ${userId},
          ${userId}) returning id`
      await tx`update issue set state = 'CLOSED', done_sub_status = ${reason} where id = ${id}`
      return id
    })

  /** What each state may be closed with, counted by hand. */
  const allowed: Record<string, readonly string[]> = {
    OPEN: ["DONE", "WONT_DO", "DUPLICATE", "EXPIRED", "APPROVAL_REQUEST_RETRACTED"],
    IN_PROGRESS: ["DONE", "WONT_DO", "DUPLICATE", "APPROVAL_REQUEST_RETRACTED"],
    APPROVED: ["APPROVAL_REQUEST_RETRACTED"],
    APPROVAL_PENDING: ["APPROVAL_DENIED", "APPROVAL_REQUEST_RETRACTED"],
    NEW: [],
  }
  test.each(Object.entries(allowed))(
    "that was %s has a reason that leads there from it",
    async (from, reasons) => {
      for (const reason of DONE_SUB_STATUSES) {
        if (reasons.includes(reason)) await close(from, reason)
        else
          await expect(close(from, reason)).rejects.toThrow(`never goes from ${from} to CLOSED (${reason})`)
      }
    },
  )

  test("keeps its reason", async () => {
    const id = await close("OPEN", "EXPIRED")
    await expect(sql`update issue set done_sub_status = 'DONE' where id = ${id}`).rejects.toThrow(
      "never goes",
    )
  })

  test("a window is as long as its hours say", async () => {
    const longer = sql`update issue set window_end_on = window_end_on + interval '1 minute' where id = ${book.issueId}`
    await expect(longer).rejects.toThrow("issue_window_is_as_long_as_it_says")
    const extended = sql`update issue set extension_hours = 5, window_end_on = window_end_on + interval '5 hours'
      where id = ${book.issueId}`
    await expect(extended).rejects.toThrow("issue_extension_is_at_most_4_hours")
  })
})

describe("a session and its recording", () => {
  test("go as the rules say", async () => {
    expect(stored(await db.selectFrom("remote_session_transition").selectAll().execute())).toEqual(
      stepsOf(SESSION_TRANSITIONS),
    )
    expect(stored(await db.selectFrom("recording_transition").selectAll().execute())).toEqual(
      stepsOf(RECORDING_TRANSITIONS),
    )
  })

  async function aSession(state: string, recording_state: string): Promise<string> {
    const row = await db
      .insertInto("remote_session")
      .values({
        ...{ device_id: book.deviceId, issue_id: book.issueId, work_log_id: book.logId, owner_id: userId },
        ...{ interface_name: "x", interface_type: "VNC", started_on: TEST_NOW, state, recording_state },
        ended_on: state === "ACTIVE" ? null : TEST_NOW,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    return row.id
  }

  test("a session that has ended neither runs again nor ends otherwise", async () => {
    for (const to of SESSION_STATES.filter((state) => state !== "COMPLETED")) {
      const id = await aSession("COMPLETED", "NONE")
      const set = { state: to, ended_on: to === "ACTIVE" ? null : TEST_NOW }
      const update = db.updateTable("remote_session").set(set).where("id", "=", id).execute()
      await expect(update).rejects.toThrow(`a session never goes from COMPLETED to ${to}`)
    }
  })

  test("no recording leaves its table: none appears where nothing was recorded, none comes back", async () => {
    for (const from of RECORDING_STATES) {
      for (const to of RECORDING_STATES.filter((state) => state !== from)) {
        const id = await aSession("COMPLETED", from)
        const update = db
          .updateTable("remote_session")
          .set({ recording_state: to })
          .where("id", "=", id)
          .execute()
        if (RECORDING_TRANSITIONS[from]?.includes(to)) await update
        else await expect(update).rejects.toThrow(`a recording never goes from ${from} to ${to}`)
      }
    }
  })
})
