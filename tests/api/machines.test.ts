import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import { insertBuiltInRoles } from "../../src/identity/roles/store.ts"
import type { DeviceGroup } from "../../src/machines/devicegroups/contract.ts"
import type { Device } from "../../src/machines/devices/contract.ts"
import type { TargetInterface } from "../../src/machines/interfaces/contract.ts"
import { getInterfaceWithSecret } from "../../src/machines/interfaces/store.ts"
import { auditPage } from "../../src/system/audit/store.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aDeviceGroup, aMaintenanceFixture, anInterface } from "../harness/builders.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
await insertBuiltInRoles(deps.db)

describe("devices", () => {
  test("are administered by the user who created them", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["DEVICE_CREATE"])
    const token = await createToken(deps, userId)
    const input = { name: uniqueName("Press"), deviceGroupId: await aDeviceGroup(deps) }
    const created = await call<Device>(token, "POST", "/devices", input)
    expect(created).toMatchObject({ status: 201, body: { name: input.name, openIssueCount: 0 } })
    const authorities = await call<string[]>(token, "GET", `/devices/${created.body.id}/authorities`)
    expect(authorities.body).toContain("DEVICE_DELETE")
  })

  test("with an existing name in any letter case are refused as CONFLICT, and the name is returned", async () => {
    const name = uniqueName("Press")
    const deviceGroupId = await aDeviceGroup(deps)
    await aDevice(deps, { name, deviceGroupId })
    const answer = await call(root.token, "POST", "/devices", { name: name.toUpperCase(), deviceGroupId })
    expect(answer).toMatchObject({ status: 409, body: { details: { name: name.toUpperCase() } } })
  })

  test("with issues cannot be deleted, and the number of issues is returned; without issues they can", async () => {
    const { deviceId } = await aMaintenanceFixture(deps, root.userId)
    const blocked = await call(root.token, "DELETE", `/devices/${deviceId}`)
    expect(blocked).toMatchObject({ status: 409, body: { details: { count: 1 } } })
    const empty = await aDevice(deps)
    expect((await call(root.token, "DELETE", `/devices/${empty}`)).status).toBe(204)
    expect((await call(root.token, "GET", `/devices/${empty}`)).status).toBe(404)
  })

  test("are listed if the user may read them directly or through a group", async () => {
    const [mine, ours] = [await aDevice(deps), await aDevice(deps)]
    await aDevice(deps)
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, mine, ["DEVICE_READ"])
    const groupId = await aUserGroup(deps, [userId])
    const role = await deps.db
      .selectFrom("device_role")
      .select("id")
      .where("built_in", "=", "EXPERT")
      .executeTakeFirst()
    await deps.db
      .insertInto("device_permission")
      .values({ device_id: ours, device_role_id: role!.id, user_group_id: groupId })
      .execute()
    const seen = await call<{ rows: Device[]; total: number }>(
      await createToken(deps, userId),
      "GET",
      "/devices",
    )
    expect(seen.body.rows.map((device) => device.id).sort()).toEqual([mine, ours].sort())
    expect(seen.body.total).toBe(2)
  })

  test("list as assignable or invitable the users with the authority, and superusers", async () => {
    const deviceId = await aDevice(deps)
    const [worker, joiner] = [await aUser(deps), await aUser(deps)]
    await grantOnDevice(deps, worker, deviceId, ["ISSUE_UPDATE"])
    await grantOnDevice(deps, joiner, deviceId, ["DEVICE_JOIN_REMOTE"])
    const idsOf = async (list: string) => {
      const page = await call<{ rows: { id: string }[] }>(root.token, "GET", `/devices/${deviceId}/${list}`)
      return page.body.rows.map((row) => row.id).sort()
    }
    expect(await idsOf("assignableusers")).toEqual([worker, root.userId].sort())
    expect(await idsOf("invitableusers")).toEqual([joiner, root.userId].sort())
    expect(await idsOf("assignableusergroups")).toEqual([])
  })
})

describe("device groups", () => {
  test("cannot be moved below themselves, not even by two concurrent moves", async () => {
    const [a, b] = [await aDeviceGroup(deps), await aDeviceGroup(deps)]
    const move = (groupId: string, parentId: string) =>
      call(root.token, "PUT", `/devicegroups/${groupId}`, { name: uniqueName("moved"), parentId })
    const statuses = (await Promise.all([move(a, b), move(b, a)])).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([200, 409])
    expect((await move(a, a)).body).toMatchObject({ code: "CONFLICT", message: "errors.groupCycle" })
  })

  test("with devices or child groups cannot be deleted, and the counts are returned", async () => {
    const parentId = await aDeviceGroup(deps)
    const childId = await aDeviceGroup(deps, parentId)
    await aDevice(deps, { deviceGroupId: childId })
    const blocked = await call(root.token, "DELETE", `/devicegroups/${parentId}`)
    expect(blocked.body).toMatchObject({ code: "CONFLICT", details: { childCount: 1, deviceCount: 0 } })
    expect((await call(root.token, "DELETE", `/devicegroups/${childId}`)).status).toBe(409)
    const group = await call<DeviceGroup>(root.token, "GET", `/devicegroups/${childId}`)
    expect(group.body).toMatchObject({ parent: { id: parentId }, deviceCount: 1 })
  })
})

describe("interfaces", () => {
  const shell = { name: "Shell", type: "SSH", host: "10.0.0.7", port: 22, username: "service" }
  const secret = { authType: "PASSWORD", password: "sesame-2026" }

  test("store secrets sealed and never return them", async () => {
    const path = `/devices/${await aDevice(deps)}/interfaces`
    const created = await call<TargetInterface>(root.token, "POST", path, { ...shell, ...secret })
    expect(created).toMatchObject({ status: 201, body: { hasPassword: true, hasPrivateKey: false } })
    const all = await call(root.token, "GET", path)
    expect(JSON.stringify([created.body, all.body])).not.toContain("sesame")
    const row = await deps.db
      .selectFrom("target_interface")
      .selectAll()
      .where("id", "=", created.body.id)
      .execute()
    expect(row[0]!.sealed_secret!.includes("sesame")).toBe(false)
    expect((await getInterfaceWithSecret(deps, created.body.id)).secret).toEqual({ password: "sesame-2026" })
  })

  test("cannot open a sealed secret that was copied from another interface", async () => {
    const deviceId = await aDevice(deps)
    const one = await anInterface(deps, deviceId, { ...shell, ...secret })
    const other = await anInterface(deps, deviceId, { ...shell, ...secret, name: "Other" })
    const { sealed_secret } = await deps.db
      .selectFrom("target_interface")
      .select("sealed_secret")
      .where("id", "=", one)
      .executeTakeFirstOrThrow()
    await deps.db.updateTable("target_interface").set({ sealed_secret }).where("id", "=", other).execute()
    await expect(getInterfaceWithSecret(deps, other)).rejects.toThrow("belongs to something else")
  })

  test("keep a password that is left blank, delete it with clearSecret, and publish the change", async () => {
    const deviceId = await aDevice(deps)
    const interfaceId = await anInterface(deps, deviceId, { ...shell, ...secret })
    const path = `/devices/${deviceId}/interfaces/${interfaceId}`
    const kept = await call<TargetInterface>(root.token, "PUT", path, {
      ...shell,
      authType: "PASSWORD",
      fontSize: 14,
    })
    expect(kept.body).toMatchObject({ hasPassword: true, fontSize: 14 })
    expect(deps.published.at(-1)).toEqual({ kind: "interface", id: interfaceId })
    const cleared = { ...shell, username: "", authType: "NONE", clearSecret: true }
    expect((await call<TargetInterface>(root.token, "PUT", path, cleared)).body.hasPassword).toBe(false)
    expect((await getInterfaceWithSecret(deps, interfaceId)).secret).toEqual({})
  })

  test.each([{ host: "10.0.0.8" }, { port: 2222 }])(
    "require the password again when the target changes: %p",
    async (moved) => {
      const deviceId = await aDevice(deps)
      const interfaceId = await anInterface(deps, deviceId, { ...shell, ...secret })
      const path = `/devices/${deviceId}/interfaces/${interfaceId}`
      const blank = await call<ErrorBody>(root.token, "PUT", path, {
        ...shell,
        authType: "PASSWORD",
        ...moved,
      })
      expect(blank).toMatchObject({ status: 400, body: { problems: [{ path: "password" }] } })
      const again = await call<TargetInterface>(root.token, "PUT", path, { ...shell, ...secret, ...moved })
      expect(again).toMatchObject({ status: 200, body: { hasPassword: true } })
    },
  )

  test.each([
    ["SSH", { sshOptions: { legacyAlgorithms: true } }, ["sshOptions.legacyAlgorithms"]],
    ["RDP", { rdpOptions: { ignoreCertificate: true } }, ["rdpOptions.ignoreCertificate"]],
    ["RDP", { rdpOptions: { disableAuthentication: true } }, ["rdpOptions.disableAuthentication"]],
    ["RDP", { rdpOptions: { legacyTls: true } }, ["rdpOptions.legacyTls"]],
    ["HTTPS", { httpsOptions: { legacyTls: true } }, ["httpsOptions.legacyTls"]],
    ["RDP", {}, []],
  ])(
    "check 30: of type %s are audited with their address and what they waive: %j",
    async (type, options, waived) => {
      const path = `/devices/${await aDevice(deps)}/interfaces`
      const input = { name: "Panel", type, host: "10.0.0.7", port: 2022, ...options }
      const { id: objectId } = (await call<TargetInterface>(root.token, "POST", path, input)).body
      await call(root.token, "DELETE", `${path}/${objectId}`)
      const subject = { objectType: "interface", objectId } as const
      const { rows } = await auditPage(deps.db, subject, { page: 1, size: 15, search: "" })
      const facts = {
        ...{ name: "Panel", type, host: "10.0.0.7", port: 2022 },
        ...Object.fromEntries(waived.map((name) => [name, true])),
      }
      const entries = rows.map(({ event, details }) => ({ event, details }))
      expect(entries).toEqual([
        { event: "INTERFACE_DELETED", details: facts },
        { event: "INTERFACE_CREATED", details: facts },
      ])
    },
  )

  test("keep a trusted host key when they are saved, and delete it when it is emptied", async () => {
    const deviceId = await aDevice(deps)
    const interfaceId = await anInterface(deps, deviceId, { ...shell, ...secret, knownHost: "SHA256:abc" })
    const path = `/devices/${deviceId}/interfaces/${interfaceId}`
    const save = async (more: object) =>
      (await call<TargetInterface>(root.token, "PUT", path, { ...shell, authType: "PASSWORD", ...more })).body
        .knownHost
    expect(await save({})).toBe("SHA256:abc")
    expect(await save({ knownHost: "SHA256:def" })).toBe("SHA256:def")
    expect(await save({ knownHost: "" })).toBe("")
  })

  test.each([
    ["name", { name: "" }],
    ["type", { type: "TELNET" }],
    ["host", { host: "http://hmi" }],
    ["port", { port: 65536 }],
    ["port", { port: "22" }],
    ["username", { username: "" }],
    ["password", { password: "" }],
    ["knownHost", { knownHost: "x".repeat(101) }],
    ["maxSessions", { maxSessions: 0 }],
    ["maxSessions", { maxSessions: 101 }],
    ["fontSize", { fontSize: 5 }],
    ["scrollback", { scrollback: -1 }],
    ["keepaliveInSeconds", { keepaliveInSeconds: 1.5 }],
    ["startRemotePermissionUserGroupIds", { startRemotePermissionUserGroupIds: [crypto.randomUUID()] }],
  ])("with an invalid %s are rejected, and the field is named", async (field, wrong) => {
    const path = `/devices/${await aDevice(deps)}/interfaces`
    const answer = await call(root.token, "POST", path, { ...shell, ...secret, ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
  })

  test("cannot share a name on one device, but can on different devices", async () => {
    const path = `/devices/${await aDevice(deps)}/interfaces`
    const statuses = [path, path, `/devices/${await aDevice(deps)}/interfaces`].map((one) =>
      call(root.token, "POST", one, { ...shell, ...secret }).then((answer) => answer.status),
    )
    expect((await Promise.all(statuses)).sort()).toEqual([201, 201, 409])
  })
})
