/**
 * Every call that can extend a user's rights: refused for callers without these rights, allowed for callers with
 * them. A new call on a path matching `ROOMS` fails the last test until it is listed.
 */
import { describe, expect, test } from "bun:test"
import { randomBytes } from "node:crypto"
import type { DeviceAuthority, SystemAuthority } from "../../src/base/authorities.ts"
import { lockDeviceRole, saveDeviceRole } from "../../src/identity/roles/device-roles/store.ts"
import { insertDeviceRole } from "../../src/identity/roles/store.ts"
import type { UserGroup } from "../../src/identity/usergroups/contract.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { configureApproval } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup, anInterface } from "../harness/builders.ts"
import { eventually } from "../harness/eventually.ts"
import { waitingStatements } from "../harness/locks.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api

/** A kind of right: how a group receives it, and how another user receives the same. */
interface Kind {
  /** What the refusal names. */
  missing: string
  give(world: World): Promise<void>
  have(world: World, userId: string): Promise<void>
}

interface World {
  deviceId: string
  /** The group that gives the right. */
  groupId: string
  /** Another group with the same vote and interface. */
  equalGroupId: string
}

async function giveDeviceRole(deviceId: string, userGroupId: string, authorities: DeviceAuthority[]) {
  const deviceRoleId = await insertDeviceRole(deps.db, uniqueName("role"), authorities)
  const body = { deviceRoleId, userGroupId }
  await succeed("POST", `/devices/${deviceId}/devicepermissions`, body)
}

async function succeed<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(root.token, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const join = (groupId: string, userId: string) => succeed("PUT", `/usergroups/${groupId}/users/${userId}`)

const KINDS: Record<string, Kind> = {
  "a system authority": {
    missing: "USER_DELETE",
    give: async ({ groupId }) => {
      const role = { name: uniqueName("role"), authorities: ["USER_DELETE"] }
      const { id } = await succeed<{ id: string }>("POST", "/systemroles", role)
      await succeed("PUT", `/usergroups/${groupId}/systemroles/${id}`)
    },
    have: (_world, userId) => grantOnSystem(deps, userId, ["USER_DELETE"]),
  },
  "a device authority": {
    missing: "ISSUE_DELETE",
    give: ({ deviceId, groupId }) => giveDeviceRole(deviceId, groupId, ["ISSUE_DELETE"]),
    have: ({ deviceId }, userId) => grantOnDevice(deps, userId, deviceId, ["ISSUE_DELETE"]),
  },
  "a vote": {
    missing: "VOTE",
    give: ({ deviceId, groupId, equalGroupId }) =>
      configureApproval(api, { deviceId }, [{ groups: [groupId, equalGroupId] }]),
    have: ({ equalGroupId }, userId) => join(equalGroupId, userId) as Promise<void>,
  },
  "an overruling vote": {
    missing: "VOTE",
    give: ({ deviceId, groupId, equalGroupId }) =>
      configureApproval(
        api,
        { deviceId },
        [{ groups: [equalGroupId], overrule: [groupId, equalGroupId] }],
        "RECORDING",
      ),
    have: ({ equalGroupId }, userId) => join(equalGroupId, userId) as Promise<void>,
  },
  "a restricted interface": {
    missing: "RESTRICTED_INTERFACE",
    give: async ({ deviceId, groupId, equalGroupId }) => {
      const startRemotePermissionUserGroupIds = [groupId, equalGroupId]
      await anInterface(deps, deviceId, {
        startRemotePermissionForAll: false,
        startRemotePermissionUserGroupIds,
      })
    },
    have: ({ equalGroupId }, userId) => join(equalGroupId, userId) as Promise<void>,
  },
}

/** A path that can lead to the rights of a group or of one of its members. */
interface GivingPath {
  /** The rows it goes through, for the test of completeness. */
  rows: string[]
  needs: SystemAuthority[]
  /** @returns the call to test, and whether it is allowed once the setup is complete */
  prepare(world: World): Promise<(token: string) => Promise<{ status: number; body: unknown }>>
}

async function aMember({ groupId }: World): Promise<{ id: string; username: string; version: number }> {
  const userId = await aUser(deps)
  await join(groupId, userId)
  return succeed("GET", `/users/${userId}`)
}

/** Full PUT of a user with the given differences. */
function changedUser(
  different: Record<string, unknown> | (() => Record<string, unknown>),
  before: (userId: string) => Promise<unknown> = async () => undefined,
): GivingPath {
  return {
    rows: ["updateUser"],
    needs: ["USER_UPDATE"],
    prepare: async (world) => {
      const { id } = await aMember(world)
      await before(id)
      const change = typeof different === "function" ? different() : different
      const user = await succeed<Record<string, unknown>>("GET", `/users/${id}`)
      const fields = [
        "username",
        "firstname",
        "surname",
        "email",
        "superuser",
        "locked",
        "expiry",
        "otpEnabled",
      ]
      const body = Object.fromEntries([...fields, "passwordExpired"].map((field) => [field, user[field]]))
      return (token) => call(token, "PUT", `/users/${id}`, { ...body, ...change })
    },
  }
}

const save = (userId: string, columns: object) =>
  deps.db.updateTable("app_user").set(columns).where("id", "=", userId).execute()

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

async function aProvider(table: "identity_provider" | "ldap_provider"): Promise<string> {
  const row = deps.db
    .insertInto(table)
    .values({ name: uniqueName("provider") })
    .returning("id")
  return (await row.executeTakeFirstOrThrow()).id
}

function sources(kind: "oidc" | "ldap"): Record<string, GivingPath> {
  const table = kind === "oidc" ? "identity_provider" : "ldap_provider"
  const field = kind === "oidc" ? "identityProviderId" : "ldapProviderId"
  const name = kind === "oidc" ? "Oidc" : "Ldap"
  return {
    [`a new ${kind} source of the group`]: {
      rows: [`create${name}UserSource`],
      needs: ["USER_GROUP_UPDATE"],
      prepare: async ({ groupId }) => {
        const body = { [field]: await aProvider(table), groupMappings: ["everybody"] }
        return (token) => call(token, "POST", `/usergroups/${groupId}/${kind}usersources`, body)
      },
    },
    [`a wider ${kind} source of the group`]: {
      rows: [`update${name}UserSource`],
      needs: ["USER_GROUP_UPDATE"],
      prepare: async ({ groupId }) => {
        const body = { [field]: await aProvider(table), groupMappings: ["leads"] }
        const list = `/usergroups/${groupId}/${kind}usersources`
        const { id } = await succeed<{ id: string }>("POST", list, body)
        return (token) => call(token, "PUT", `${list}/${id}`, { ...body, groupMappings: ["everybody"] })
      },
    },
  }
}

const PATHS: Record<string, GivingPath> = {
  "membership of another user": {
    rows: ["addUserToGroup"],
    needs: ["USER_GROUP_UPDATE_USER_MAPPING"],
    prepare: async ({ groupId }) => {
      const userId = await aUser(deps)
      return (token) => call(token, "PUT", `/usergroups/${groupId}/users/${userId}`)
    },
  },
  "a group whose members need no second factor any more": {
    rows: ["updateUserGroup"],
    needs: ["USER_GROUP_UPDATE"],
    prepare: async ({ groupId }) => {
      const { name } = await succeed<UserGroup>("GET", `/usergroups/${groupId}`)
      await succeed("PUT", `/usergroups/${groupId}`, { name, requiresSecondFactor: true })
      return (token) => call(token, "PUT", `/usergroups/${groupId}`, { name, requiresSecondFactor: false })
    },
  },
  ...sources("oidc"),
  ...sources("ldap"),
  "another's password": changedUser({ password: "a quite new one 77" }),
  "another's e-mail address": changedUser(() => ({
    email: `${randomBytes(8).toString("hex")}@attacker.example`,
  })),
  "another's user name": changedUser(() => ({ username: uniqueName("renamed") })),
  "another's new one-time password secret": changedUser({ otpSecret: SECRET, otpEnabled: true }),
  "another's one-time password switched off": changedUser({ otpEnabled: false }, (userId) =>
    save(userId, { sealed_otp_secret: randomBytes(16), otp_enabled: true }),
  ),
  "another's lock": changedUser({ locked: false }, (userId) => save(userId, { locked_reason: "BY_ADMIN" })),
  "another's end of time": changedUser({ expiry: null }, (userId) =>
    save(userId, { expires_on: new Date("2030-01-01T00:00:00Z") }),
  ),
  "another's expired password": changedUser({ passwordExpired: false }, (userId) =>
    save(userId, { must_change_password: true }),
  ),
  "another's passkey": {
    rows: ["removePasskeyOfUser"],
    needs: ["USER_UPDATE"],
    prepare: async (world) => {
      const { id } = await aMember(world)
      const [credential_id, public_key] = [randomBytes(16), randomBytes(16)]
      const passkey = {
        user_id: id,
        name: "key",
        credential_id,
        public_key,
        counter: "0",
        rp_id: "localhost",
      }
      const row = await deps.db
        .insertInto("passkey")
        .values({ ...passkey, created_on: deps.clock() })
        .returning("id")
        .executeTakeFirstOrThrow()
      return (token) => call(token, "DELETE", `/users/${id}/passkeys/${row.id}`)
    },
  },
  "another's second factors": {
    rows: ["resetSecondFactors"],
    needs: ["USER_UPDATE"],
    prepare: async (world) => {
      const { id } = await aMember(world)
      return (token) => call(token, "DELETE", `/users/${id}/secondfactors`)
    },
  },
}

async function aWorld(): Promise<World> {
  const [deviceId, groupId, equalGroupId] = [
    await aDevice(deps),
    await aUserGroup(deps, []),
    await aUserGroup(deps, []),
  ]
  return { deviceId, groupId, equalGroupId }
}

async function someoneWith(needs: readonly SystemAuthority[]) {
  const userId = await aUser(deps)
  if (needs.length > 0) await grantOnSystem(deps, userId, needs)
  return { userId, token: await createToken(deps, userId) }
}

describe.each(Object.entries(PATHS))("a change of %s", (_path, { needs, prepare }) => {
  test.each(Object.entries(KINDS))(
    "is refused when it grants %s that the caller lacks",
    async (_kind, kind) => {
      const world = await aWorld()
      await kind.give(world)
      const attempt = await prepare(world)
      const actor = await someoneWith(needs)
      const refused = await attempt(actor.token)
      expect(refused).toMatchObject({ status: 403, body: { message: "errors.grantExceedsOwnRights" } })
      expect(refused.body).toMatchObject({ details: { missing: expect.arrayContaining([kind.missing]) } })
      await kind.have(world, actor.userId)
      const allowed = await attempt(actor.token)
      if (allowed.status >= 300) throw new Error(JSON.stringify(allowed.body))
    },
  )

  test("is allowed to a superuser, whatever it grants", async () => {
    const world = await aWorld()
    for (const kind of Object.values(KINDS)) await kind.give(world)
    expect((await (await prepare(world))(root.token)).status).toBeLessThan(300)
  })

  test("is allowed when the group grants nothing", async () => {
    const attempt = await prepare(await aWorld())
    expect((await attempt((await someoneWith(needs)).token)).status).toBeLessThan(300)
  })
})

describe("the account of a superuser", () => {
  test.each(
    Object.entries(PATHS).filter(
      ([, { rows }]) => /user|passkey|factors/i.test(rows.join()) && !/Group|Source/.test(rows.join()),
    ),
  )("cannot be taken over through %s", async (_name, { needs, prepare }) => {
    const world = await aWorld()
    const attempt = await prepare(world)
    await deps.db
      .updateTable("app_user")
      .set({ superuser: true })
      .where(
        "id",
        "in",
        deps.db.selectFrom("user_group_member").select("user_id").where("user_group_id", "=", world.groupId),
      )
      .execute()
    expect((await attempt((await someoneWith(needs)).token)).status).toBe(403)
  })
})

test("a user with USER_UPDATE and USER_DELETE can lock, sign out and delete users with more rights", async () => {
  const world = await aWorld()
  await KINDS["a system authority"]!.give(world)
  const actor = await someoneWith(["USER_UPDATE", "USER_DELETE"])
  const { id, username } = await aMember(world)
  expect(
    (
      await call(actor.token, "PUT", `/users/${id}`, {
        username,
        firstname: username,
        surname: "Test",
        locked: true,
      })
    ).status,
  ).toBe(200)
  expect((await call(actor.token, "DELETE", `/users/${id}/signins`)).status).toBe(200)
  expect((await call(actor.token, "DELETE", `/users/${id}`)).status).toBe(204)
})

test("changing a user's password requires the authorities of the user's own device permissions", async () => {
  const world = await aWorld()
  const { id } = await aMember(world)
  await grantOnDevice(deps, id, world.deviceId, ["ISSUE_DELETE"])
  const actor = await someoneWith(["USER_UPDATE"])
  const attempt = () => call(actor.token, "PUT", `/users/${id}`, { password: "a quite new one 77" })
  expect(await attempt()).toMatchObject({ status: 403, body: { details: { missing: ["ISSUE_DELETE"] } } })
  await grantOnDevice(deps, actor.userId, world.deviceId, ["ISSUE_DELETE"])
  expect((await attempt()).status).toBe(200)
})

test("a user cannot extend the expiry of their own account", async () => {
  const actor = await someoneWith(["USER_UPDATE"])
  await save(actor.userId, { expires_on: new Date("2030-01-01T00:00:00Z") })
  for (const expiry of [null, "2031-01-01T00:00:00.000Z"])
    expect(await call(actor.token, "PUT", `/users/${actor.userId}`, { expiry })).toMatchObject({
      status: 403,
      body: { message: "errors.cannotExtendOwnExpiry" },
    })
  expect((await call(actor.token, "PUT", `/users/${actor.userId}`, { surname: "Renamed" })).status).toBe(200)
})

describe("system roles", () => {
  test("can neither contain nor assign authorities that the caller lacks", async () => {
    const actor = await someoneWith([
      "SYSTEM_ROLE_CREATE",
      "SYSTEM_ROLE_UPDATE",
      "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING",
    ])
    const groupId = await aUserGroup(deps, [actor.userId])
    const strong = { name: uniqueName("role"), authorities: ["USER_DELETE"] }
    const { id } = await succeed<{ id: string }>("POST", "/systemroles", {
      ...strong,
      name: uniqueName("role"),
    })
    const own = { name: uniqueName("role"), authorities: ["SYSTEM_ROLE_UPDATE"] }
    const attempts = (roleId: string): [string, string, unknown?][] => [
      ["POST", "/systemroles", { ...strong, name: uniqueName("role") }],
      ["PUT", `/systemroles/${roleId}`, { ...own, authorities: ["SYSTEM_ROLE_UPDATE", "USER_DELETE"] }],
      ["PUT", `/usergroups/${groupId}/systemroles/${id}`],
    ]
    const made = await call<{ id: string }>(actor.token, "POST", "/systemroles", own)
    expect(made.status).toBe(201)
    for (const [method, path, body] of attempts(made.body.id))
      expect([path, (await call(actor.token, method, path, body)).status]).toEqual([path, 403])
    await grantOnSystem(deps, actor.userId, ["USER_DELETE"])
    for (const [method, path, body] of attempts(made.body.id))
      expect([path, (await call(actor.token, method, path, body)).status < 300]).toEqual([path, true])
  })
})

describe("device roles", () => {
  const WIDER = ["ISSUE_READ", "ISSUE_DELETE"]
  const widenings: [string, (roleId: string, name: string) => [string, string, unknown?]][] = [
    ["saving it", (roleId, name) => ["PUT", `/deviceroles/${roleId}`, { name, authorities: WIDER }]],
    ["adding one authority", (roleId) => ["PUT", `/deviceroles/${roleId}/authorities/ISSUE_DELETE`]],
  ]

  test.each(widenings)(
    "in use are extended by %s only if the caller has the added authority on all their devices",
    async (_name, widen) => {
      const actor = await someoneWith(["DEVICE_ROLE_UPDATE"])
      const name = uniqueName("role")
      const roleId = await insertDeviceRole(deps.db, name, ["ISSUE_READ"])
      const [here, there] = [await aDevice(deps), await aDevice(deps)]
      await succeed("POST", `/devices/${here}/devicepermissions`, {
        deviceRoleId: roleId,
        userId: actor.userId,
      })
      const groupId = await aUserGroup(deps, [])
      await succeed("POST", `/devices/${there}/devicepermissions`, {
        deviceRoleId: roleId,
        userGroupId: groupId,
      })
      const attempt = () => call(actor.token, ...widen(roleId, name))
      const refused = { status: 403, body: { details: { missing: ["ISSUE_DELETE"] } } }
      expect(await attempt()).toMatchObject(refused)
      await grantOnDevice(deps, actor.userId, here, ["ISSUE_DELETE"])
      expect(await attempt()).toMatchObject(refused)
      await grantOnDevice(deps, actor.userId, there, ["ISSUE_DELETE"])
      expect((await attempt()).status).toBeLessThan(300)
    },
  )

  test.each(widenings)(
    "that are not in use can be extended by %s without having the added authority",
    async (_name, widen) => {
      const actor = await someoneWith(["DEVICE_ROLE_UPDATE"])
      const name = uniqueName("role")
      const roleId = await insertDeviceRole(deps.db, name, ["ISSUE_READ"])
      expect((await call(actor.token, ...widen(roleId, name))).status).toBeLessThan(300)
    },
  )
})

describe("device permissions", () => {
  test.each(["userId", "userGroupId"] as const)(
    "for a %s grant only what the caller has on the device, even with the role mapping authority",
    async (holder) => {
      const deviceId = await aDevice(deps)
      const actor = await someoneWith(["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
      await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_UPDATE"])
      const list = `/devices/${deviceId}/devicepermissions`
      const strong = await insertDeviceRole(deps.db, uniqueName("role"), [
        "DEVICE_START_REMOTE",
        "LOG_CREATE",
      ])
      const weak = await insertDeviceRole(deps.db, uniqueName("role"), ["DEVICE_UPDATE"])
      const id = holder === "userId" ? await aUser(deps) : await aUserGroup(deps, [actor.userId])
      const given = await call<{ id: string }>(actor.token, "POST", list, {
        deviceRoleId: weak,
        [holder]: id,
      })
      expect(given.status).toBe(201)
      const attempts: [string, string][] = [
        ["PUT", `${list}/${given.body.id}`],
        ["POST", list],
      ]
      const body = { deviceRoleId: strong, [holder]: id }
      for (const [method, path] of attempts)
        expect(await call(actor.token, method, path, body)).toMatchObject({
          status: 403,
          body: { details: { missing: ["LOG_CREATE", "DEVICE_START_REMOTE"] } },
        })
      await grantOnDevice(deps, actor.userId, deviceId, ["LOG_CREATE", "DEVICE_START_REMOTE"])
      expect((await call(actor.token, "PUT", `${list}/${given.body.id}`, body)).status).toBe(200)
    },
  )

  test("do not grant what their role gets at the same moment", async () => {
    const deviceId = await aDevice(deps)
    const actor = await someoneWith([])
    await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_UPDATE"])
    const roleId = await insertDeviceRole(deps.db, uniqueName("role"), [])
    const body = { deviceRoleId: roleId, userId: actor.userId }
    const giving = await deps.db.transaction().execute(async (tx) => {
      const { name } = await lockDeviceRole(tx, roleId)
      await saveDeviceRole(tx, roleId, { name, authorities: ["LOG_DELETE"] })
      const answer = call(actor.token, "POST", `/devices/${deviceId}/devicepermissions`, body)
      await eventually(
        () => waitingStatements(deps.db),
        (count) => count > 0,
        "a statement that waits for the role",
      )
      return { answer }
    })
    expect(await giving.answer).toMatchObject({ status: 403, body: { details: { missing: ["LOG_DELETE"] } } })
  })

  test("of a group are given, changed and taken only with the role mapping authority", async () => {
    const deviceId = await aDevice(deps)
    const list = `/devices/${deviceId}/devicepermissions`
    const actor = await someoneWith([])
    const mapper = await someoneWith(["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
    for (const { userId } of [actor, mapper]) await grantOnDevice(deps, userId, deviceId, ["DEVICE_UPDATE"])
    const deviceRoleId = await insertDeviceRole(deps.db, uniqueName("role"), ["DEVICE_UPDATE"])
    const [userGroupId, userId] = [await aUserGroup(deps, []), await aUser(deps)]
    const make = async (holder: object) =>
      (await call<{ id: string }>(root.token, "POST", list, { deviceRoleId, ...holder })).body.id
    const [ofGroup, ofUser] = [await make({ userGroupId }), await make({ userId: await aUser(deps) })]
    const attempts: [string, string, object?][] = [
      ["POST", list, { deviceRoleId, userGroupId: await aUserGroup(deps, []) }],
      ["PUT", `${list}/${ofGroup}`, { userId }],
      ["PUT", `${list}/${ofUser}`, { userGroupId: await aUserGroup(deps, []) }],
      ["DELETE", `${list}/${ofGroup}`],
    ]
    for (const attempt of attempts)
      expect(await call(actor.token, ...attempt)).toMatchObject({
        status: 403,
        body: { details: { missing: ["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"] } },
      })
    for (const attempt of attempts) expect((await call(mapper.token, ...attempt)).status).toBeLessThan(300)
  })
})

describe("approval configs", () => {
  const config = (groups: string[], overrule: string[] = []) => {
    const stage = {
      voteUserGroups: groups.map((id) => ({ id })),
      overruleVotesUserGroups: overrule.map((id) => ({ id })),
    }
    return { issueApprovalConfig: { type: "DEDICATED", stages: [stage] } }
  }

  test.each(["device", "device group"])(
    "of a %s cannot give their author a further vote, but a superuser can",
    async (owner) => {
      const deviceGroupId = await aDeviceGroup(deps)
      const deviceId = await aDevice(deps, { deviceGroupId })
      const actor = await someoneWith(["DEVICE_GROUP_APPROVAL_MODIFY"])
      await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_APPROVAL_MODIFY"])
      const [own, others] = [await aUserGroup(deps, [actor.userId]), await aUserGroup(deps, [])]
      const path =
        owner === "device"
          ? `/devices/${deviceId}/approvalconfig`
          : `/devicegroups/${deviceGroupId}/approvalconfig`
      const saved = async (token: string, body: unknown) => (await call(token, "PUT", path, body)).status
      expect(await saved(actor.token, config([own]))).toBe(403)
      expect(await saved(actor.token, config([others], [own]))).toBe(403)
      expect(await saved(actor.token, config([others]))).toBe(200)
      expect(await saved(root.token, config([others, own]))).toBe(200)
      // What they had stays theirs; an overruling vote is more.
      expect(await saved(actor.token, config([own]))).toBe(200)
      expect(await saved(actor.token, config([own], [own]))).toBe(403)
    },
  )

  test("cannot be bypassed by moving a machine or a device group without the approval authority", async () => {
    const [guarded, free, voters] = [
      await aDeviceGroup(deps),
      await aDeviceGroup(deps),
      await aUserGroup(deps, []),
    ]
    await configureApproval(api, { deviceGroupId: guarded }, [{ groups: [voters] }])
    const deviceId = await aDevice(deps, { deviceGroupId: guarded })
    const below = await aDeviceGroup(deps, guarded)
    const actor = await someoneWith(["DEVICE_GROUP_UPDATE"])
    await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_UPDATE"])
    const move = () =>
      call(actor.token, "PUT", `/devices/${deviceId}`, { name: uniqueName("m"), deviceGroupId: free })
    const moveGroup = () =>
      call(actor.token, "PUT", `/devicegroups/${below}`, { name: uniqueName("g"), parentId: free })
    const refused = (missing: string) => ({
      status: 403,
      body: { message: "errors.moveAuthoritiesMissing", details: { missing } },
    })
    expect(await move()).toMatchObject(refused("DEVICE_APPROVAL_MODIFY"))
    expect(await moveGroup()).toMatchObject(refused("DEVICE_GROUP_APPROVAL_MODIFY"))
    await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_APPROVAL_MODIFY"])
    await grantOnSystem(deps, actor.userId, ["DEVICE_GROUP_APPROVAL_MODIFY"])
    expect((await move()).status).toBe(200)
    expect((await moveGroup()).status).toBe(200)
  })

  test("do not prevent a move between places with the same config", async () => {
    const [from, to] = [await aDeviceGroup(deps), await aDeviceGroup(deps)]
    const deviceId = await aDevice(deps, { deviceGroupId: from })
    const actor = await someoneWith([])
    await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_UPDATE"])
    const body = { name: uniqueName("m"), deviceGroupId: to }
    expect((await call(actor.token, "PUT", `/devices/${deviceId}`, body)).status).toBe(200)
  })
})

describe("restricted interfaces", () => {
  test("are opened to more groups only by users with access, and restricted further by any user who may change them", async () => {
    const deviceId = await aDevice(deps)
    const actor = await someoneWith([])
    await grantOnDevice(deps, actor.userId, deviceId, ["DEVICE_UPDATE"])
    const [own, inside, more] = [
      await aUserGroup(deps, [actor.userId]),
      await aUserGroup(deps, []),
      await aUserGroup(deps, []),
    ]
    const path = `/devices/${deviceId}/interfaces`
    const body = (groups: string[], startRemotePermissionForAll = false) => ({
      ...{ name: uniqueName("interface"), type: "VNC", host: "10.0.0.1", port: 5900 },
      ...{ startRemotePermissionForAll, startRemotePermissionUserGroupIds: groups },
    })
    const { id } = await succeed<{ id: string }>("POST", path, body([inside, more]))
    const saved = async (token: string, input: unknown) =>
      (await call(token, "PUT", `${path}/${id}`, input)).status
    expect(await saved(actor.token, body([inside, more, own]))).toBe(403)
    expect(await saved(actor.token, body([], true))).toBe(403)
    expect(await saved(actor.token, body([inside]))).toBe(200)
    expect(await saved(root.token, body([inside, own]))).toBe(200)
    expect(await saved(actor.token, body([inside, own, more]))).toBe(200)
    expect(await saved(actor.token, body([], true))).toBe(200)
  })
})

test("an API token has no scope that its creator lacks, and grants nothing beyond its scopes", async () => {
  const actor = await someoneWith(["USER_GROUP_UPDATE_USER_MAPPING", "USER_DELETE"])
  const expiresOn = new Date(deps.clock().getTime() + 86_400_000).toISOString()
  const make = (scopes: string[]) =>
    call<{ token: string }>(actor.token, "POST", "/apitokens", {
      name: uniqueName("token"),
      scopes,
      expiresOn,
    })
  expect((await make(["LICENSE_INSTALL"])).status).toBe(403)
  const world = await aWorld()
  await KINDS["a system authority"]!.give(world)
  const userId = await aUser(deps)
  const path = `/usergroups/${world.groupId}/users/${userId}`
  const narrow = (await make(["USER_GROUP_UPDATE_USER_MAPPING"])).body.token
  expect((await call(narrow, "PUT", path)).status).toBe(403)
  const wide = (await make(["USER_GROUP_UPDATE_USER_MAPPING", "USER_DELETE"])).body.token
  expect((await call(wide, "PUT", path)).status).toBe(204)
})

/** Rows that change users, groups, roles, providers, permissions and votes, and why they extend no rights. */
const GIVING_NOTHING: Record<string, string> = {
  createUser: "a new user is in no group; only superusers make superusers",
  deleteUser: "takes away",
  createUserGroup: "a new group has no rights",
  deleteUserGroup: "takes away",
  removeUserFromGroup: "takes away",
  deleteSystemRole: "takes away",
  revokeSystemRole: "takes away",
  createDeviceRole: "a new role belongs to no user",
  deleteDeviceRole: "takes nothing: a role in use is not deleted",
  removeDeviceRoleAuthority: "takes away",
  deleteDevicePermission: "takes away",
  deleteOidcUserSource: "takes away",
  deleteLdapUserSource: "takes away",
  endSignInsOfUser: "takes away",
  endSignInOfUser: "takes away",
  endApiTokenOfUser: "takes away",
  createInterface: "a new interface has no secret that its author does not know",
  deleteInterface: "takes away",
  createDeviceGroup: "an empty group",
  deleteDeviceGroup: "an empty group",
  createDevice: "the user who makes a machine administers it",
  deleteDevice: "takes away",
  updateIdentityProvider: "superusers only",
  createIdentityProvider: "superusers only",
  deleteIdentityProvider: "superusers only",
  checkIdentityProvider: "superusers only",
  createDirectory: "superusers only",
  updateDirectory: "superusers only",
  deleteDirectory: "superusers only",
  checkDirectory: "superusers only",
  dryRunIdentityProvider: "superusers only",
  dryRunDirectory: "superusers only",
  dryRunOidcUserSource: "rehearses what saving would give, with its checks, and is rolled back",
  dryRunLdapUserSource: "rehearses what saving would give, with its checks, and is rolled back",
}
/** Covered by the tests above that are no table. */
const GIVING_OTHERWISE = [
  ...[
    "createSystemRole",
    "updateSystemRole",
    "assignSystemRole",
    "updateDeviceRole",
    "addDeviceRoleAuthority",
  ],
  ...["createDevicePermission", "updateDevicePermission", "saveDeviceApprovalConfig"],
  ...["saveDeviceGroupApprovalConfig", "updateInterface", "updateDevice", "updateDeviceGroup"],
]
const ROOMS =
  /^\/(users|usergroups|systemroles|deviceroles|identityproviders|ldapproviders)\b|\/(devicepermissions|approvalconfig|interfaces)\b(?!.*\/(sessions|emergencysessions|credentials))|^\/(devices|devicegroups)(\/:[A-Za-z]+)?$/

test("every call that changes rights, groups, roles, votes, permissions or providers is covered here", () => {
  const rows = allEndpoints.filter(({ endpoint }) => endpoint.method !== "GET" && ROOMS.test(endpoint.path))
  const judged = [...Object.values(PATHS).flatMap((path) => path.rows), ...GIVING_OTHERWISE]
  const known = new Set([...judged, ...Object.keys(GIVING_NOTHING)])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  const named = rows.map(({ name }) => name)
  expect([...known].filter((name) => !named.includes(name))).toEqual([])
})

test("the calls listed as superuser-only require a superuser", () => {
  const names = Object.keys(GIVING_NOTHING).filter((name) => GIVING_NOTHING[name] === "superusers only")
  const gates = allEndpoints.filter(({ name }) => names.includes(name)).map(({ endpoint }) => endpoint.auth)
  expect(new Set(gates)).toEqual(new Set(["superuser"]))
})
