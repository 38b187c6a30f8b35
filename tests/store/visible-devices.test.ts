/** A user's read access to devices is the same for every list query. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { sql } from "kysely"
import {
  getVisibleDevices,
  isDeviceVisible,
  PER_ROW_CHECKS_MAX,
  type VisibleDevices,
} from "../../src/identity/authorization/device-visibility/store.ts"
import { aDevice } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { aUser, aUserGroup } from "../harness/users.ts"

const { db } = await testDatabase()
const deps = testDeps(db)
const userId = await aUser(deps)
const stranger = await aUser(deps)
const holders = [
  { user_id: userId, user_group_id: null },
  { user_id: stranger, user_group_id: null },
  { user_id: null, user_group_id: await aUserGroup(deps, [userId]) },
  { user_id: null, user_group_id: await aUserGroup(deps, [stranger]) },
]
const devices = await Promise.all([aDevice(deps), aDevice(deps), aDevice(deps)])
const roles = await Promise.all([["ISSUE_READ"], ["LOG_READ"], ["ISSUE_READ", "LOG_READ"]].map(aRole))

async function aRole(authorities: string[], n: number): Promise<string> {
  const { id } = await db
    .insertInto("device_role")
    .values({ name: `role ${n}` })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = authorities.map((authority) => ({ device_role_id: id, authority }))
  await db.insertInto("device_role_authority").values(rows).execute()
  return id
}

const among = (list: readonly unknown[]) => fc.integer({ min: 0, max: list.length - 1 })
const grants = fc.uniqueArray(
  fc.record({ device: among(devices), role: among(roles), holder: among(holders) }),
  { maxLength: 12, selector: ({ device, role, holder }) => `${device} ${role} ${holder}` },
)

test("devices visible to a user are the same whether looked up, hashed or checked row by row", async () => {
  await fc.assert(
    fc.asyncProperty(grants, async (given) => {
      await db.deleteFrom("device_permission").execute()
      for (const { device, role, holder } of given)
        await db
          .insertInto("device_permission")
          .values({ device_id: devices[device]!, device_role_id: roles[role]!, ...holders[holder]! })
          .execute()
      const reach = (await getVisibleDevices(db, userId, "ISSUE_READ"))!
      const ways: [VisibleDevices, number, candidates?: number][] = [
        [reach, 1000],
        [{ ...reach, isSmall: false }, 1000],
        [{ ...reach, isSmall: false, isLarge: true }, 1000],
        [{ ...reach, isSmall: false, isLarge: true }, 1],
        [{ ...reach, isSmall: false }, 1000, PER_ROW_CHECKS_MAX],
        [{ ...reach, isSmall: false }, 1000, PER_ROW_CHECKS_MAX + 1],
      ]
      const found = await Promise.all(ways.map((way) => readable(...way)))
      const allowed = given
        .filter(({ role, holder }) => role !== 1 && (holder === 0 || holder === 2))
        .map(({ device }) => devices[device]!)
      for (const ids of found) expect(ids).toEqual([...new Set(allowed)].sort())
    }),
    { numRuns: 30 },
  )
})

async function readable(reach: VisibleDevices, rows: number, candidates?: number): Promise<string[]> {
  const counted =
    candidates === undefined ? undefined : sql`select from generate_series(1, ${candidates}::int)`
  const found = await db
    .selectFrom("device")
    .select(sql<string>`device.id`.as("id"))
    .where(isDeviceVisible("device.id", reach, { rows }, counted))
    .execute()
  return found.map(({ id }) => id).sort()
}
