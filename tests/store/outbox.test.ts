/** Letters taken from the outbox by two senders at the same moment: interleaved on purpose, not by luck. */
import { expect, test } from "bun:test"
import { insertNotifications, settle, takeDue } from "../../src/notifications/store.ts"
import { testDatabase } from "../harness/database.ts"

const { db } = await testDatabase()

const NOW = new Date("2026-03-02T08:00:00Z")
const LETTERS = 40

async function queueLetters(): Promise<void> {
  await db.deleteFrom("notification").execute()
  const letters = Array.from({ length: LETTERS }, (_, n) => ({
    ...{ kind: "ISSUE_CREATED" as const, recipient: { email: `n${n}@plant.example`, language: null } },
    ...{ letter: { values: {}, path: "/" }, onceKey: null, now: NOW, expiresOn: new Date("2027-01-01") },
  }))
  await insertNotifications(db, letters)
}

test("a sender that takes letters while another is taking some gets the others, at once", async () => {
  await queueLetters()
  await db.transaction().execute(async (first) => {
    const taken = await takeDue(first, NOW, LETTERS / 2)
    // The first one has not committed yet: whoever waited for it would never get here.
    const others = await takeDue(db, NOW, LETTERS)
    const ids = [...taken, ...others].map(({ id }) => id)
    expect([taken.length, others.length, new Set(ids).size]).toEqual([LETTERS / 2, LETTERS / 2, LETTERS])
  })
  expect(await takeDue(db, NOW, LETTERS)).toEqual([])
})

test("letters of a sender that failed while taking them are free again, those of one that hangs after its lease", async () => {
  await queueLetters()
  const failing = db.transaction().execute(async (first) => {
    await takeDue(first, NOW, LETTERS)
    throw new Error("the sender failed")
  })
  await expect(failing).rejects.toThrow("the sender failed")
  const hanging = await takeDue(db, NOW, LETTERS)
  expect(hanging).toHaveLength(LETTERS)
  await settle(db, hanging[0]!.id, "SENT", "", NOW)
  const later = new Date(NOW.getTime() + 3_600_000)
  expect((await takeDue(db, later, LETTERS)).map(({ attempts }) => attempts)).toEqual(
    Array.from({ length: LETTERS - 1 }, () => 2),
  )
})
