/** E-mails to those named by a machine, before the stored credentials of an interface expire. */
import { afterAll, expect, test } from "bun:test"
import { warnOfExpiringSecrets } from "../../src/machines/interfaces/secretexpiry/actions.ts"
import { aDevice, anInterface } from "../harness/builders.ts"
import { createTestDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser, aUserGroup } from "../harness/users.ts"

const database = await createTestDatabase()
const deps = testDeps(database.db)
afterAll(() => database.stop())

const day = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

/** A machine whose credentials, saved now, may be used for so many days. */
async function aMachine(validityDays: number | null, named: { userId?: string; userGroupId?: string }) {
  const deviceId = await aDevice(deps)
  await deps.db
    .updateTable("device")
    .set({
      secret_validity_days: validityDays,
      notification_user_id: named.userId ?? null,
      notification_user_group_id: named.userGroupId ?? null,
    })
    .where("id", "=", deviceId)
    .execute()
  const interfaceId = await anInterface(deps, deviceId, { username: "service", password: "robot" })
  const saved = (on: Date) =>
    deps.db
      .updateTable("target_interface")
      .set({ secret_saved_on: on })
      .where("id", "=", interfaceId)
      .execute()
  await saved(TEST_NOW)
  return { deviceId, saved }
}

async function aPerson(email: string): Promise<string> {
  const userId = await aUser(deps)
  await deps.db.updateTable("app_user").set({ email }).where("id", "=", userId).execute()
  return userId
}

/** Those of these people who have been warned, once for each e-mail, after the job has run on this day. */
async function warned(days: number, people: readonly string[]): Promise<string[]> {
  deps.setTime(day(days))
  await warnOfExpiringSecrets(deps)
  const rows = await deps.db
    .selectFrom("notification")
    .select("recipient")
    .where("kind", "=", "SECRET_EXPIRES")
    .where("recipient", "in", people)
    .orderBy("recipient")
    .execute()
  return rows.map(({ recipient }) => recipient)
}

test("the user and the group that a machine names are warned 14, 3 and 1 days before its credentials expire, each time once", async () => {
  const userId = await aPerson("planner@acme.example")
  const userGroupId = await aUserGroup(deps, [await aPerson("fitter@acme.example")])
  await deps.db
    .updateTable("user_group")
    .set({ group_email_address: "*" })
    .where("id", "=", userGroupId)
    .execute()
  const { saved } = await aMachine(30, { userId, userGroupId })
  // Nobody is named, or nothing expires.
  await aMachine(30, {})
  await aMachine(null, { userId })
  const both = ["fitter@acme.example", "planner@acme.example"]
  const times = (count: number) => both.flatMap((one) => Array.from({ length: count }, () => one))
  expect(await warned(15, both)).toEqual([])
  expect(await warned(16, both)).toEqual(times(1))
  expect(await warned(26, both)).toEqual(times(1))
  expect(await warned(27, both)).toEqual(times(2))
  expect(await warned(29, both)).toEqual(times(3))
  expect(await warned(31, both)).toEqual(times(3))
  await saved(day(31))
  expect(await warned(32, both)).toEqual(times(3))
  expect(await warned(48, both)).toEqual(times(4))
})

test("credentials that are valid for a week are not warned of when they have just been saved", async () => {
  const userId = await aPerson("week@acme.example")
  const { saved } = await aMachine(7, { userId })
  await saved(day(100))
  const mine = async (days: number) => (await warned(days, ["week@acme.example"])).length
  expect([await mine(100), await mine(103), await mine(104.5)]).toEqual([0, 0, 1])
})
