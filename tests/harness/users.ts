/** Users with exactly the rights a test needs, and their sign-ins. */
import { createHash, randomBytes } from "node:crypto"
import type { DeviceAuthority, SystemAuthority } from "../../src/base/authorities.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Deps } from "../../src/base/deps.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { insertSignIn } from "../../src/identity/signin/store.ts"
import { insertUser } from "../../src/identity/users/store.ts"

/** Longer than any test. */
const TEST_SIGN_IN_HOURS = 1000

let counter = 0

/** A name that no other one of this test file has. */
export function uniqueName(what: string): string {
  counter += 1
  return `${what} ${counter}`
}

/** @returns the user's id; the account has no usable password */
export function aUser(deps: Deps, options: { superuser?: boolean; name?: string } = {}): Promise<string> {
  const username = uniqueName(options.name ?? "person")
  return insertUser(deps.db, {
    ...{ username, passwordHash: "", firstname: username, surname: "Test", email: "" },
    superuser: options.superuser ?? false,
  })
}

/** Gives a role with these authorities on one device. */
export async function grantOnDevice(
  deps: Deps,
  userId: string,
  deviceId: string,
  authorities: readonly DeviceAuthority[],
): Promise<void> {
  const roleId = await insertDeviceRole(deps.db, uniqueName("role"), authorities)
  await grantDeviceRole(deps.db, deviceId, roleId, { userId })
}

/** Gives a system role with these authorities, through a group as always. */
export async function grantOnSystem(
  deps: Deps,
  userId: string,
  authorities: readonly SystemAuthority[],
): Promise<void> {
  const groupId = await aUserGroup(deps, [userId])
  const role = await deps.db
    .insertInto("system_role")
    .values({ name: uniqueName("system role") })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = authorities.map((authority) => ({ system_role_id: role.id, authority }))
  await deps.db.insertInto("system_role_authority").values(rows).execute()
  await deps.db
    .insertInto("user_group_system_role")
    .values({ user_group_id: groupId, system_role_id: role.id })
    .execute()
}

export async function aUserGroup(deps: Deps, userIds: readonly string[]): Promise<string> {
  const group = await deps.db
    .insertInto("user_group")
    .values({ name: uniqueName("group") })
    .returning("id")
    .executeTakeFirstOrThrow()
  const members = userIds.map((user_id) => ({ user_group_id: group.id, user_id }))
  if (members.length) await deps.db.insertInto("user_group_member").values(members).execute()
  return group.id
}

/** A group whose role on the device lets its members work on issues. */
export async function aUserGroupOnDevice(
  deps: Deps,
  deviceId: string,
  userIds: readonly string[] = [],
): Promise<string> {
  const userGroupId = await aUserGroup(deps, userIds)
  const roleId = await insertDeviceRole(deps.db, uniqueName("role"), ["ISSUE_READ", "ISSUE_UPDATE"])
  await grantDeviceRole(deps.db, deviceId, roleId, { userGroupId })
  return userGroupId
}

/** A bearer token of a fresh sign-in. */
export async function createToken(deps: Deps, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  const now = deps.clock()
  await insertSignIn(deps.db, {
    ...{ userId, kind: "API", refreshHash: null, refreshExpiresOn: null, userAgent: "test", address: "" },
    methods: ["PASSWORD"],
    tokenHash: createHash("sha256").update(token).digest(),
    csrfSecret: randomBytes(32),
    createdOn: now,
    expiresOn: hoursAfter(now, TEST_SIGN_IN_HOURS),
  })
  return token
}
