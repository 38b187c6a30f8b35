/** Lists that people read are in the same order however the database found their rows. */
import { expect, test } from "bun:test"
import { findAuthorityWays } from "../../src/identity/authorization/ways/store.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { describeReferences, insertContent } from "../../src/system/files/store.ts"
import { aDevice } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser, aUserGroup } from "../harness/users.ts"

const { db } = await testDatabase()
const deps = testDeps(db)

test("the ways that lead to an authority are in the order of their kinds, groups and roles", async () => {
  const [userId, deviceId] = [await aUser(deps, { superuser: true }), await aDevice(deps)]
  const userGroupId = await aUserGroup(deps, [userId])
  for (const role of ["Second", "Third", "First"]) {
    const roleId = await insertDeviceRole(db, role, ["ISSUE_READ"])
    await grantDeviceRole(db, deviceId, roleId, { userGroupId })
    await grantDeviceRole(db, deviceId, roleId, { userId })
  }
  const ways = await findAuthorityWays(db, userId, deviceId, "ISSUE_READ")
  expect(ways.map(({ kind, group, role }) => [kind, group !== null, role])).toEqual([
    ["deviceRole", false, "First"],
    ["deviceRole", false, "Second"],
    ["deviceRole", false, "Third"],
    ["deviceRole", true, "First"],
    ["deviceRole", true, "Second"],
    ["deviceRole", true, "Third"],
    ["superuser", false, null],
  ])
})

test("what refers to a damaged content is in the order of its names", async () => {
  const hash = Buffer.alloc(32, 7)
  const userId = await aUser(deps)
  await insertContent(db, hash, 1, TEST_NOW)
  for (const name of ["Saw", "Press", "Lathe"]) {
    await db
      .insertInto("device_image")
      .values({
        ...{ device_id: await aDevice(deps, { name }), content_hash: hash, media_type: "image/png" },
        ...{ size_bytes: 1, width: 1, height: 1, changed_on: TEST_NOW, changed_by: userId },
      })
      .execute()
  }
  expect(await describeReferences(db, hash)).toEqual(["Lathe, picture", "Press, picture", "Saw, picture"])
})
