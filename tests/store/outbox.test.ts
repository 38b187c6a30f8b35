/** E-mails leased from the outbox by two concurrent senders: interleaved deterministically. */
import { expect, test } from "bun:test"
import { plainRecipient } from "../../src/system/notifications/rules.ts"
import {
  finishNotification,
  insertNotifications,
  leaseDueNotifications,
  releaseLeasedNotifications,
  rescheduleNotification,
} from "../../src/system/notifications/store.ts"
import { testDatabase } from "../harness/database.ts"

const { db } = await testDatabase()

const NOW = new Date("2026-03-02T08:00:00Z")
const EMAILS = 40

async function queueEmails(): Promise<void> {
  await db.deleteFrom("notification").execute()
  const letters = Array.from({ length: EMAILS }, (_, n) => ({
    ...{ kind: "ISSUE_CREATED" as const, recipient: plainRecipient(`n${n}@plant.example`) },
    ...{
      content: { values: {}, path: "/" },
      deduplicationKey: null,
      now: NOW,
      expiresOn: new Date("2027-01-01"),
    },
  }))
  await insertNotifications(db, letters)
}

test("a second sender takes the remaining e-mails without waiting for a first one that is taking some", async () => {
  await queueEmails()
  await db.transaction().execute(async (first) => {
    const taken = await leaseDueNotifications(first, NOW, EMAILS / 2)
    // The first transaction is still open: a sender that waits for it would block here.
    const others = await leaseDueNotifications(db, NOW, EMAILS)
    const ids = [...taken, ...others].map(({ id }) => id)
    expect([taken.length, others.length, new Set(ids).size]).toEqual([EMAILS / 2, EMAILS / 2, EMAILS])
  })
  expect(await leaseDueNotifications(db, NOW, EMAILS)).toEqual([])
})

test("e-mails taken by a failed sender are available again, those of a hanging sender after the lease expires", async () => {
  await queueEmails()
  const failing = db.transaction().execute(async (first) => {
    await leaseDueNotifications(first, NOW, EMAILS)
    throw new Error("the sender failed")
  })
  await expect(failing).rejects.toThrow("the sender failed")
  const hanging = await leaseDueNotifications(db, NOW, EMAILS)
  expect(hanging).toHaveLength(EMAILS)
  await finishNotification(db, hanging[0]!.id, "SENT", "", NOW)
  const later = new Date(NOW.getTime() + 3_600_000)
  expect((await leaseDueNotifications(db, later, EMAILS)).map(({ attempts }) => attempts)).toEqual(
    Array.from({ length: EMAILS - 1 }, () => 2),
  )
})

test("e-mails that a stopped server was sending are due at the next start, and failed ones wait for their time", async () => {
  await queueEmails()
  const [sent, failed, ...interrupted] = await leaseDueNotifications(db, NOW, 5)
  await finishNotification(db, sent!.id, "SENT", "", NOW)
  const later = new Date(NOW.getTime() + 60_000)
  await rescheduleNotification(db, failed!.id, later, "451 try later")
  const started = new Date(NOW.getTime() + 1000)
  expect(await releaseLeasedNotifications(db, started)).toBe(interrupted.length)
  const due = await leaseDueNotifications(db, started, EMAILS)
  expect(due.filter(({ attempts }) => attempts === 2).map(({ id }) => id)).toEqual(
    interrupted.map(({ id }) => id),
  )
  expect(due.map(({ id }) => id)).not.toContain(failed!.id)
})
