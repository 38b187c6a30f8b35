/** User groups, sources, roles and device permissions: who may grant what; revocation takes effect immediately. */
import { describe, expect, test } from "bun:test"
import type { DeviceAuthority, SystemAuthority } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { DevicePermission, DeviceRole, SystemRole } from "../../src/identity/roles/contract.ts"
import type { OidcSource } from "../../src/identity/sources/contract.ts"
import type { UserGroup } from "../../src/identity/usergroups/contract.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, anInterface, anIssue } from "../harness/builders.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()

async function someone(...authorities: SystemAuthority[]) {
  const userId = await aUser(deps)
  if (authorities.length) await grantOnSystem(deps, userId, authorities)
  return { userId, token: await createToken(deps, userId) }
}

async function systemRole(...authorities: SystemAuthority[]): Promise<SystemRole> {
  const body = { name: uniqueName("system role"), authorities }
  return (await call<SystemRole>(root.token, "POST", "/systemroles", body)).body
}

async function deviceRole(...authorities: DeviceAuthority[]): Promise<DeviceRole> {
  const body = { name: uniqueName("device role"), authorities }
  return (await call<DeviceRole>(root.token, "POST", "/deviceroles", body)).body
}

const names = (page: Page<{ name: string }>) => page.rows.map((row) => row.name)

describe("user groups", () => {
  test("store their settings and count their users", async () => {
    const input = {
      ...{ name: uniqueName("crew"), groupEmailAddress: "*", allowedEmailDomains: ["x.example", "*"] },
      showUsers: false,
    }
    const created = await call<UserGroup>(root.token, "POST", "/usergroups", input)
    expect(created).toMatchObject({ status: 201, body: { ...input, userCount: 0 } })
    const { userId } = await someone()
    await call(root.token, "PUT", `/usergroups/${created.body.id}/users/${userId}`)
    const found = await call<UserGroup>(root.token, "GET", `/usergroups/${created.body.id}`)
    expect(found.body.userCount).toBe(1)
  })

  test.each([
    ["name", { name: " " }],
    ["groupEmailAddress", { groupEmailAddress: "all" }],
    ["allowedEmailDomains.1", { allowedEmailDomains: ["x.example", "not a domain"] }],
    ["allowedEmailDomains", { allowedEmailDomains: Array.from({ length: 51 }, (_, n) => `d${n}.example`) }],
  ])("with an invalid %s are rejected, and the field is named", async (field, wrong) => {
    const answer = await call(root.token, "POST", "/usergroups", { name: uniqueName("crew"), ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: field }] } })
  })

  test("that hide their users list them only for users with USER_READ", async () => {
    const { userId } = await someone()
    const groupId = await aUserGroup(deps, [userId])
    const [reader, userReader] = [
      await someone("USER_GROUP_READ"),
      await someone("USER_GROUP_READ", "USER_READ"),
    ]
    const path = `/usergroups/${groupId}/users`
    expect((await call<Page<User>>(reader.token, "GET", path)).body.total).toBe(1)
    await deps.db.updateTable("user_group").set({ show_users: false }).where("id", "=", groupId).execute()
    expect((await call(reader.token, "GET", path)).status).toBe(403)
    expect((await call<Page<User>>(userReader.token, "GET", path)).body.total).toBe(1)
  })

  test("with a source, an issue, an interface or a permission cannot be deleted, and the use is named", async () => {
    const deviceId = await aDevice(deps)
    const role = await deviceRole("ISSUE_READ")
    const uses: Record<string, (groupId: string) => Promise<unknown>> = {
      issues: async (groupId) => {
        const issueId = await anIssue(deps, deviceId, root.userId)
        const assigned = { assigned_user_group_id: groupId }
        return deps.db.updateTable("issue").set(assigned).where("id", "=", issueId).execute()
      },
      interfaces: (groupId) => anInterface(deps, deviceId, { startRemotePermissionUserGroupIds: [groupId] }),
      devicePermissions: (groupId) =>
        call(root.token, "POST", `/devices/${deviceId}/devicepermissions`, {
          deviceRoleId: role.id,
          userGroupId: groupId,
        }),
      sources: async (groupId) => {
        const identityProviderId = await anIdentityProvider()
        const body = { identityProviderId, groupMappings: ["fitters"] }
        return call(root.token, "POST", `/usergroups/${groupId}/oidcusersources`, body)
      },
    }
    for (const [use, bind] of Object.entries(uses)) {
      const groupId = await aUserGroup(deps, [])
      await bind(groupId)
      const answer = await call(root.token, "DELETE", `/usergroups/${groupId}`)
      expect(answer).toMatchObject({ status: 409, body: { details: { uses: [use] } } })
    }
    const free = await aUserGroup(deps, [root.userId])
    expect((await call(root.token, "DELETE", `/usergroups/${free}`)).status).toBe(204)
  })

  test("get a user added once by concurrent requests, and removed once", async () => {
    const { userId } = await someone()
    const groupId = await aUserGroup(deps, [])
    const path = `/usergroups/${groupId}/users/${userId}`
    const in2 = await Promise.all([call(root.token, "PUT", path), call(root.token, "PUT", path)])
    expect(in2.map((answer) => answer.status)).toEqual([204, 204])
    const added = await deps.db
      .selectFrom("audit_entry")
      .select("id")
      .where("object_id", "=", groupId)
      .where("event", "=", "USER_GROUP_MEMBER_ADDED")
      .execute()
    expect(added).toHaveLength(1)
    const out2 = [await call(root.token, "DELETE", path), await call(root.token, "DELETE", path)]
    expect(out2.map((answer) => answer.status)).toEqual([204, 404])
  })
})

async function anIdentityProvider(): Promise<string> {
  const inserted = await deps.db
    .insertInto("identity_provider")
    .values({ name: uniqueName("provider") })
    .returning("id")
    .executeTakeFirstOrThrow()
  return inserted.id
}

describe("user sources", () => {
  test("of an unknown provider are NOT_FOUND, and without providers the provider list is empty", async () => {
    const groupId = await aUserGroup(deps, [])
    expect((await call<Page<unknown>>(root.token, "GET", "/ldapproviders")).body).toMatchObject({
      rows: [],
      total: 0,
    })
    const body = { ldapProviderId: crypto.randomUUID(), groupMappings: ["cn=a"] }
    expect((await call(root.token, "POST", `/usergroups/${groupId}/ldapusersources`, body)).status).toBe(404)
  })

  test("are created, changed and deleted, and are not found in another group", async () => {
    const [groupId, otherId] = [await aUserGroup(deps, []), await aUserGroup(deps, [])]
    const identityProviderId = await anIdentityProvider()
    const list = `/usergroups/${groupId}/oidcusersources`
    const body = { identityProviderId, claimMappings: [{ key: "role", value: "fitter", csv: true }] }
    const created = await call<OidcSource>(root.token, "POST", list, body)
    expect(created).toMatchObject({
      status: 201,
      body: { ...{ claimMappings: body.claimMappings }, groupMappings: [] },
    })
    const path = `${list}/${created.body.id}`
    const changed = { ...body, groupMappings: ["a"], allowedEmailDomains: ["x.example"] }
    expect((await call<OidcSource>(root.token, "PUT", path, changed)).body.groupMappings).toEqual(["a"])
    expect(
      (await call(root.token, "GET", `/usergroups/${otherId}/oidcusersources/${created.body.id}`)).status,
    ).toBe(404)
    expect(
      (await call(root.token, "GET", `/usergroups/${groupId}/ldapusersources/${created.body.id}`)).status,
    ).toBe(404)
    expect((await call<Page<unknown>>(root.token, "GET", list)).body.total).toBe(1)
    expect((await call(root.token, "DELETE", path)).status).toBe(204)
    expect((await call(root.token, "GET", path)).status).toBe(404)
    expect((await call(root.token, "DELETE", `/usergroups/${groupId}`)).status).toBe(204)
  })

  test("without any mapping are rejected", async () => {
    const path = `/usergroups/${await aUserGroup(deps, [])}/oidcusersources`
    const answer = await call(root.token, "POST", path, { identityProviderId: await anIdentityProvider() })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: "claimMappings" }] } })
  })
})

describe("system roles", () => {
  test("grant an authority only while the membership, the mapping, the authority and the role exist", async () => {
    const { userId, token } = await someone()
    const groupId = await aUserGroup(deps, [])
    const role = await systemRole("USER_READ")
    const mapping = `/usergroups/${groupId}/systemroles/${role.id}`
    const member = `/usergroups/${groupId}/users/${userId}`
    const body = { name: role.name, authorities: ["USER_READ"] }
    const mayRead = async () => (await call(token, "GET", "/users")).status === 200
    const steps: [string, string, unknown, boolean][] = [
      ["PUT", mapping, undefined, false],
      ["PUT", member, undefined, true],
      ["DELETE", member, undefined, false],
      ["PUT", member, undefined, true],
      ["PUT", `/systemroles/${role.id}`, { ...body, authorities: [] }, false],
      ["PUT", `/systemroles/${role.id}`, body, true],
      ["DELETE", mapping, undefined, false],
      ["PUT", mapping, undefined, true],
      ["DELETE", `/systemroles/${role.id}`, undefined, false],
    ]
    for (const [method, path, input, expected] of steps) {
      expect((await call(root.token, method, path, input)).status).toBeLessThan(300)
      expect(deps.published.at(-1)).toEqual({ kind: "permissions" })
      expect([method, path, await mayRead()]).toEqual([method, path, expected])
    }
  })

  test("cannot grant what the caller lacks, neither by their content nor by a mapping or a group", async () => {
    const mapper = await someone(
      ...(["SYSTEM_ROLE_CREATE", "SYSTEM_ROLE_UPDATE", "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING"] as const),
      "USER_GROUP_UPDATE_USER_MAPPING",
    )
    const mine = await aUserGroup(deps, [mapper.userId])
    const powerful = await systemRole("USER_DELETE", "LICENSE_INSTALL")
    const harmless = await systemRole("SYSTEM_ROLE_UPDATE")
    const refused = { status: 403, body: { details: { missing: ["USER_DELETE", "LICENSE_INSTALL"] } } }
    const authorities = ["USER_DELETE", "LICENSE_INSTALL"]
    const create = { name: uniqueName("role"), authorities }
    expect(await call(mapper.token, "POST", "/systemroles", create)).toMatchObject(refused)
    const change = { name: harmless.name, authorities }
    expect(await call(mapper.token, "PUT", `/systemroles/${harmless.id}`, change)).toMatchObject(refused)
    expect(await call(mapper.token, "PUT", `/usergroups/${mine}/systemroles/${powerful.id}`)).toMatchObject({
      status: 403,
    })
    const theirs = await aUserGroup(deps, [])
    await call(root.token, "PUT", `/usergroups/${theirs}/systemroles/${powerful.id}`)
    expect((await call(mapper.token, "PUT", `/usergroups/${theirs}/users/${mapper.userId}`)).status).toBe(403)
    expect((await call(mapper.token, "PUT", `/usergroups/${mine}/systemroles/${harmless.id}`)).status).toBe(
      204,
    )
    // Less is always allowed, also by who has less.
    expect(
      (await call(mapper.token, "PUT", `/systemroles/${powerful.id}`, { name: powerful.name })).status,
    ).toBe(200)
  })

  test("are listed for a group, and their groups are listed for the role", async () => {
    const groupId = await aUserGroup(deps, [])
    const role = await systemRole("USER_READ")
    await call(root.token, "PUT", `/usergroups/${groupId}/systemroles/${role.id}`)
    const groups = await call<Page<UserGroup>>(root.token, "GET", `/systemroles/${role.id}/usergroups`)
    expect(groups.body.rows.map((group) => group.id)).toEqual([groupId])
    const roles = await call<Page<SystemRole>>(root.token, "GET", `/usergroups/${groupId}/systemroles`)
    expect(names(roles.body)).toEqual([role.name])
  })

  test("with an unknown authority or an existing name are refused", async () => {
    const wrong = await call(root.token, "POST", "/systemroles", {
      name: uniqueName("role"),
      authorities: ["ALL"],
    })
    expect(wrong).toMatchObject({ status: 400, body: { problems: [{ path: "authorities.0" }] } })
    const role = await systemRole()
    const twice = await call(root.token, "POST", "/systemroles", { name: role.name.toUpperCase() })
    expect(twice).toMatchObject({ status: 409, body: { details: { field: "name" } } })
  })
})

describe("device roles and permissions", () => {
  test("allow an authority to be added to a role once and removed once", async () => {
    const role = await deviceRole("ISSUE_READ")
    const path = `/deviceroles/${role.id}/authorities`
    expect((await call(root.token, "PUT", `${path}/LOG_READ`)).status).toBe(204)
    const again = await call(root.token, "PUT", `${path}/LOG_READ`)
    expect(again).toMatchObject({ status: 409, body: { message: "errors.roleHasAuthority" } })
    expect((await call(root.token, "DELETE", `${path}/LOG_READ`)).status).toBe(204)
    expect((await call(root.token, "DELETE", `${path}/LOG_READ`)).status).toBe(404)
    expect((await call(root.token, "PUT", `${path}/USER_READ`)).status).toBe(404)
  })

  test("grant an authority only while the permission, the membership and the role's authority exist", async () => {
    const { userId, token } = await someone()
    const deviceId = await aDevice(deps)
    const groupId = await aUserGroup(deps, [])
    const role = await deviceRole("ISSUE_READ")
    const list = `/devices/${deviceId}/devicepermissions`
    const mayRead = async () => (await call(token, "GET", `/devices/${deviceId}/issues`)).status === 200
    const given = await call<DevicePermission>(root.token, "POST", list, {
      deviceRoleId: role.id,
      userGroupId: groupId,
    })
    expect(given).toMatchObject({ status: 201, body: { user: null, userGroup: { id: groupId } } })
    const member = `/usergroups/${groupId}/users/${userId}`
    const permission = `${list}/${given.body.id}`
    const authority = `/deviceroles/${role.id}/authorities/ISSUE_READ`
    const steps: [string, string, unknown, boolean][] = [
      ["PUT", member, undefined, true],
      ["DELETE", authority, undefined, false],
      ["PUT", authority, undefined, true],
      ["DELETE", member, undefined, false],
      ["PUT", permission, { deviceRoleId: role.id, userId }, true],
      ["DELETE", permission, undefined, false],
      ["POST", list, { deviceRoleId: role.id, userId }, true],
    ]
    for (const [method, path, input, expected] of steps) {
      expect((await call(root.token, method, path, input)).status).toBeLessThan(300)
      expect(deps.published.at(-1)).toEqual({ kind: "permissions" })
      expect([method, path, await mayRead()]).toEqual([method, path, expected])
    }
    expect((await call<Page<unknown>>(root.token, "GET", list)).body.total).toBe(1)
  })

  test("prevent the deletion of a role in use and name its devices; an unused role can be deleted", async () => {
    const role = await deviceRole("ISSUE_READ")
    const holders = [{ userId: (await someone()).userId }, { userGroupId: await aUserGroup(deps, []) }]
    const [first, second] = [await aDevice(deps), await aDevice(deps)]
    const given: string[] = []
    for (const [deviceId, holder] of [
      [first, holders[0]],
      [first, holders[1]],
      [second, holders[1]],
    ] as const) {
      const list = `/devices/${deviceId}/devicepermissions`
      const { body } = await call<DevicePermission>(root.token, "POST", list, {
        deviceRoleId: role.id,
        ...holder,
      })
      given.push(`${list}/${body.id}`)
    }
    const refused = await call(root.token, "DELETE", `/deviceroles/${role.id}`)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "errors.deviceRoleInUse", details: { name: role.name, permissions: 3 } },
    })
    expect(refused.body.details!.devices).toHaveLength(2)
    for (const path of given) expect((await call(root.token, "DELETE", path)).status).toBe(204)
    expect((await call(root.token, "DELETE", `/deviceroles/${role.id}`)).status).toBe(204)
  })

  test("allow a group to have a role on a device only once", async () => {
    const list = `/devices/${await aDevice(deps)}/devicepermissions`
    const role = await deviceRole("ISSUE_READ")
    const groupId = await aUserGroup(deps, [])
    const body = { deviceRoleId: role.id, userGroupId: groupId }
    const both = await Promise.all([
      call(root.token, "POST", list, body),
      call(root.token, "POST", list, body),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
    expect(both.find((answer) => answer.status === 409)!.body.message).toBe("errors.groupHasDeviceRole")
  })

  test.each([
    ["no holder", {}],
    ["two holders", { userId: crypto.randomUUID(), userGroupId: crypto.randomUUID() }],
  ])("are rejected for %s", async (_name, holder) => {
    const role = await deviceRole()
    const path = `/devices/${await aDevice(deps)}/devicepermissions`
    const answer = await call(root.token, "POST", path, { deviceRoleId: role.id, ...holder })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: "userId" }] } })
  })

  test("allow a device administrator to grant only own authorities, and only to users", async () => {
    const admin = await someone()
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, admin.userId, deviceId, ["DEVICE_UPDATE", "ISSUE_READ"])
    const { userId } = await someone()
    const list = `/devices/${deviceId}/devicepermissions`
    const [small, large] = [await deviceRole("ISSUE_READ"), await deviceRole("ISSUE_READ", "PLC_READ")]
    const groupId = await aUserGroup(deps, [admin.userId])
    const give = (body: object) => call<DevicePermission>(admin.token, "POST", list, body)
    const given = await give({ deviceRoleId: small.id, userId })
    expect(given.status).toBe(201)
    expect((await give({ deviceRoleId: large.id, userId })).status).toBe(403)
    expect((await give({ deviceRoleId: small.id, userGroupId: groupId })).status).toBe(403)
    const change = { deviceRoleId: large.id, userId }
    expect((await call(admin.token, "PUT", `${list}/${given.body.id}`, change)).status).toBe(403)
  })

  test("are not found under another device", async () => {
    const [here, there] = [await aDevice(deps), await aDevice(deps)]
    const { userId } = await someone()
    const role = await deviceRole()
    const body = { deviceRoleId: role.id, userId }
    const given = await call<DevicePermission>(root.token, "POST", `/devices/${here}/devicepermissions`, body)
    for (const method of ["GET", "DELETE"])
      expect(
        (await call(root.token, method, `/devices/${there}/devicepermissions/${given.body.id}`)).status,
      ).toBe(404)
  })

  test("of a user include those granted directly and through groups", async () => {
    const { userId } = await someone()
    const groupId = await aUserGroup(deps, [userId])
    const role = await deviceRole("ISSUE_READ")
    for (const holder of [{ userId }, { userGroupId: groupId }]) {
      const path = `/devices/${await aDevice(deps)}/devicepermissions`
      await call(root.token, "POST", path, { deviceRoleId: role.id, ...holder })
    }
    const found = await call<Page<DevicePermission>>(root.token, "GET", `/users/${userId}/devicepermissions`)
    expect(found.body.rows.map((row) => [row.user?.id ?? null, row.userGroup?.id ?? null])).toEqual(
      expect.arrayContaining([
        [userId, null],
        [null, groupId],
      ]),
    )
  })
})
