/** The transaction of an action, with the time at which it happens. */
import { expect, test } from "bun:test"
import { findValue, insertRow } from "../../src/db/rows.ts"
import { inTransaction } from "../../src/db/transaction.ts"
import { testDatabase } from "../harness/database.ts"
import { uniqueName } from "../harness/users.ts"

const { db } = await testDatabase()

test("An action in a transaction gets one time, and what it saves is there afterwards", async () => {
  let reads = 0
  const clock = () => new Date(1_000_000 + reads++)
  const name = uniqueName("group")
  const [id, now] = await inTransaction({ db, clock }, async (tx, now) => [
    await insertRow(tx, "user_group", { name, created_on: now }),
    now,
  ])
  expect(reads).toBe(1)
  expect(await findValue(db, "user_group", "created_on", { id })).toEqual(now)
})

test("Nothing is saved of an action that throws", async () => {
  const name = uniqueName("group")
  const act = inTransaction({ db, clock: () => new Date() }, async (tx) => {
    await insertRow(tx, "user_group", { name })
    throw new Error("refused")
  })
  expect(act).rejects.toThrow("refused")
  await act.catch(() => undefined)
  expect(await findValue(db, "user_group", "id", { name })).toBeNull()
})
