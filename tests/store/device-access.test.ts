/** A user's access to a device is the same whether it is read alone or with the sign-in. */
import { expect, test } from "bun:test"
import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { Actor, DeviceAuthority } from "../../src/base/authorities.ts"
import { insertApiToken } from "../../src/identity/apitokens/store.ts"
import { findDeviceAccess } from "../../src/identity/authorization/store.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { authenticateRequest } from "../../src/identity/signin/authentication/actions.ts"
import { aDevice } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, uniqueName } from "../harness/users.ts"

const { db } = await testDatabase()
const deps = testDeps(db)
const device = await aDevice(deps)

const withBearer = (token: string) =>
  new Request("http://localhost/api/profile", { headers: { authorization: `Bearer ${token}` } })

/** The access read with the sign-in, after comparing it with the one read alone. */
async function accessOf(token: string, deviceId = device): Promise<string[] | null> {
  const found = await authenticateRequest(deps, withBearer(token), deviceId)
  const actor = found?.actor as Actor
  const alone = await findDeviceAccess(db, actor, deviceId)
  const list = (access: { authorities: ReadonlySet<string> } | null | undefined) =>
    access ? [...access.authorities].sort() : access
  expect(list(found?.access)).toEqual(list(alone))
  return list(alone) ?? null
}

async function aHolder(authorities: readonly DeviceAuthority[]) {
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, device, authorities)
  return { userId, token: await createToken(deps, userId) }
}

async function anApiToken(userId: string, scopes: readonly string[], deviceId: string | null = null) {
  const token = `mwt_${randomBytes(32).toString("base64url")}`
  await insertApiToken(db, {
    userId,
    name: uniqueName("token"),
    tokenHash: createHash("sha256").update(token).digest(),
    scopes,
    deviceId,
    address: "",
    createdOn: deps.clock(),
    expiresOn: new Date(deps.clock().getTime() + 3_600_000),
  })
  return token
}

test("roles of the user and the user's groups are combined, on this device only", async () => {
  const { userId, token } = await aHolder(["DEVICE_READ", "ISSUE_READ"])
  const groupId = await aUserGroup(deps, [userId])
  const roleId = await insertDeviceRole(db, uniqueName("role"), ["ISSUE_READ", "LOG_READ"])
  await grantDeviceRole(db, device, roleId, { userGroupId: groupId })
  expect(await accessOf(token)).toEqual(["DEVICE_READ", "ISSUE_READ", "LOG_READ"])
  expect(await accessOf(token, await aDevice(deps))).toEqual([])
})

test("a device that does not exist grants no access, even to a superuser", async () => {
  const { token } = await aHolder(["DEVICE_READ"])
  expect(await accessOf(token, randomUUID())).toBeNull()
  const root = await aUser(deps, { superuser: true })
  expect(await accessOf(await createToken(deps, root), randomUUID())).toBeNull()
})

test("an API token is limited to its scopes and its device", async () => {
  const { userId } = await aHolder(["DEVICE_READ", "ISSUE_READ", "LOG_READ"])
  expect(await accessOf(await anApiToken(userId, ["ISSUE_READ"]))).toEqual(["ISSUE_READ"])
  const elsewhere = await aDevice(deps)
  expect(await accessOf(await anApiToken(userId, ["ISSUE_READ"], elsewhere))).toEqual([])
  const root = await aUser(deps, { superuser: true })
  expect(await accessOf(await anApiToken(root, ["LOG_READ", "ISSUE_READ"]))).toEqual([
    "ISSUE_READ",
    "LOG_READ",
  ])
})

test("a revoked permission is no longer granted in the next request", async () => {
  const { userId, token } = await aHolder(["DEVICE_READ"])
  expect(await accessOf(token)).toEqual(["DEVICE_READ"])
  await db.deleteFrom("device_permission").where("user_id", "=", userId).execute()
  expect(await accessOf(token)).toEqual([])
})

test("authentication without a device returns no device access", async () => {
  const { token } = await aHolder(["DEVICE_READ"])
  expect(await authenticateRequest(deps, withBearer(token))).not.toHaveProperty("access")
})
