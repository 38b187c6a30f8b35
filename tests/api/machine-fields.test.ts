/** Descriptive fields of machines and interfaces, and the recipients of e-mails about the machine's issues. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { Device } from "../../src/machines/devices/contract.ts"
import type { TargetInterface } from "../../src/machines/interfaces/contract.ts"
import type { IssueDetail } from "../../src/maintenance/issues/contract.ts"
import { createDueIssues } from "../../src/maintenance/plans/due/actions.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aDeviceGroup, anInterface, aPlan } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroup, aUserGroupOnDevice, grantOnDevice, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const NOW = TEST_NOW.toISOString()

async function withEmail(name: string): Promise<{ userId: string; email: string }> {
  const userId = await aUser(deps, { name })
  const email = `${userId}@plant.example`
  await deps.db.updateTable("app_user").set({ email }).where("id", "=", userId).execute()
  return { userId, email }
}

const lettersTo = async (kind: string, email: string) =>
  (
    await deps.db
      .selectFrom("notification")
      .select("content")
      .where("kind", "=", kind)
      .where("recipient", "=", email)
      .execute()
  ).length

describe("a machine", () => {
  test("has the specification's fields and stores their values", async () => {
    const { userId } = await withEmail("lea")
    const groupId = await aUserGroup(deps, [])
    const input = {
      ...{ name: uniqueName("Press"), deviceGroupId: await aDeviceGroup(deps), protocol: "Profinet" },
      ...{ secretValidityInDays: 3650, notificationUserId: userId, notificationUserGroupId: groupId },
    }
    const { body } = await call<Device>(root.token, "POST", "/devices", input)
    expect(body).toMatchObject({
      ...{ protocol: "Profinet", secretValidityInDays: 3650, retentionPeriodInDays: null, hasImage: false },
      ...{ notificationUser: { id: userId }, notificationUserGroup: { id: groupId }, version: 1 },
    })
    expect((await call(root.token, "DELETE", `/usergroups/${groupId}`)).status).toBe(409)
    expect((await call(root.token, "DELETE", `/users/${userId}`)).status).toBe(204)
    const after = await call<Device>(root.token, "GET", `/devices/${body.id}`)
    expect(after.body).toMatchObject({ notificationUser: null, notificationUserGroup: { id: groupId } })
    const stranger = { ...input, name: uniqueName("Press"), notificationUserId: crypto.randomUUID() }
    expect(await call(root.token, "POST", "/devices", stranger)).toMatchObject({
      status: 400,
      body: { problems: [{ path: "notificationUserId" }] },
    })
  })

  test("notifies its notification user and group of new issues, also from plans, but never the issue's author", async () => {
    const [lea, sam] = [await withEmail("lea"), await withEmail("sam")]
    const groupId = await aUserGroup(deps, [sam.userId])
    await deps.db
      .updateTable("user_group")
      .set({ group_email_address: "*" })
      .where("id", "=", groupId)
      .execute()
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}`
    const { body } = await call<Device>(root.token, "GET", path)
    const named = {
      ...{ name: body.name, deviceGroupId: body.deviceGroup.id },
      ...{ notificationUserId: lea.userId, notificationUserGroupId: groupId },
    }
    expect((await call(root.token, "PUT", path, named)).status).toBe(200)
    await call(root.token, "POST", `${path}/issues`, { title: "Leak", activationDateTime: NOW })
    expect([
      await lettersTo("ISSUE_CREATED", lea.email),
      await lettersTo("ISSUE_CREATED", sam.email),
    ]).toEqual([1, 1])

    await aPlan(deps, deviceId, root.userId)
    await createDueIssues(deps, new AbortController().signal)
    expect([
      await lettersTo("ISSUE_CREATED", lea.email),
      await lettersTo("ISSUE_CREATED", sam.email),
    ]).toEqual([2, 2])

    await call(root.token, "PUT", path, {
      ...named,
      notificationUserId: root.userId,
      notificationUserGroupId: null,
    })
    await deps.db
      .updateTable("app_user")
      .set({ email: "root@plant.example" })
      .where("id", "=", root.userId)
      .execute()
    await call(root.token, "POST", `${path}/issues`, { title: "Leak again", activationDateTime: NOW })
    expect(await lettersTo("ISSUE_CREATED", "root@plant.example")).toBe(0)
  })
})

describe("an interface", () => {
  const CASES: [string, object, object][] = [
    [
      "RDP",
      {
        rdpOptions: {
          domain: "PLANT",
          security: "NLA",
          width: 1920,
          height: 1080,
          keyboardLayout: "failsafe",
        },
      },
      { rdpOptions: { domain: "PLANT", security: "NLA", width: 1920, dpi: null, console: false } },
    ],
    [
      "S7",
      { s7Options: { s7Type: "S7_300", plcGuard: true }, filterRules: [rule("TCP")] },
      { s7Options: { s7Type: "S7_300", plcGuard: true, portPLC: 102 }, filterRules: [rule("TCP")] },
    ],
    [
      "KPT_1200",
      { vncOptions: { autoretry: 10 } },
      { vncOptions: { autoretry: 10, cursor: "LOCAL" }, rdpOptions: null },
    ],
    ["HTTPS", { url: "https://10.0.0.1/hmi" }, { url: "https://10.0.0.1/hmi", vncOptions: null }],
    [
      "IP",
      { connectionRules: [rule("UDP")] },
      { connectionRules: [rule("UDP")], recordingOptions: { network: true } },
    ],
  ]
  test.each(CASES)("of type %s keeps the settings of its protocol", async (type, more, kept) => {
    const path = `/devices/${await aDevice(deps)}/interfaces`
    const input = { name: type, type, host: "10.0.0.1", port: 1000, ...more }
    const created = await call<TargetInterface>(root.token, "POST", path, input)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject(kept)
    const read = await call<TargetInterface>(root.token, "GET", `${path}/${created.body.id}`)
    expect(read.body).toEqual(created.body)
    const { vncOptions, rdpOptions, s7Options, filterRules, connectionRules, recordingOptions, version } =
      read.body
    const again = {
      ...{ vncOptions, rdpOptions, s7Options, filterRules, connectionRules },
      recordingOptions,
      version,
    }
    const saved = await call<TargetInterface>(root.token, "PUT", `${path}/${created.body.id}`, {
      ...input,
      ...again,
    })
    expect(saved.body).toEqual(read.body)
  })

  test.each<[string, object]>([
    ["vncOptions", { type: "SSH", vncOptions: {} }],
    ["vncOptions.autoretry", { type: "VNC", vncOptions: { autoretry: 11 } }],
    ["vncOptions.colourDepth", { type: "VNC", vncOptions: { colourDepth: 15 } }],
    ["vncOptions.surprise", { type: "VNC", vncOptions: { surprise: 1 } }],
    ["s7Options.plcGuard", { type: "S7", s7Options: { s7Type: "S7_1500", plcGuard: true } }],
    [
      "filterRules.0.maxDestination",
      { type: "IP", filterRules: [{ ...rule("TCP"), maxDestination: "9.0.0.1" }] },
    ],
    ["sftpRootDirectory", { type: "SSH", sftpRootDirectory: "~/files" }],
    [
      "certificate",
      { type: "HTTPS", certificate: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----" },
    ],
    ["url", { type: "HTTPS", url: "javascript:alert(1)" }],
  ])("is rejected for an invalid %s", async (path, more) => {
    const deviceId = await aDevice(deps)
    const input = { name: "I", host: "10.0.0.1", port: 1, ...more }
    const answer = await call<ErrorBody>(root.token, "POST", `/devices/${deviceId}/interfaces`, input)
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path }] } })
  })

  test("reports when its secret expires, and a save with a blank secret does not extend it", async () => {
    const deviceId = await aDevice(deps)
    await deps.db.updateTable("device").set({ secret_validity_days: 10 }).where("id", "=", deviceId).execute()
    const secret = { authType: "PASSWORD" as const, password: "sesame" }
    const id = await anInterface(deps, deviceId, { name: "HMI", host: "10.0.0.1", ...secret })
    const path = `/devices/${deviceId}/interfaces/${id}`
    const expiresOn = async () => (await call<TargetInterface>(root.token, "GET", path)).body.secretExpiresOn
    expect(await expiresOn()).toBe("2026-03-20T09:00:00.000Z")
    const blank = { name: "HMI", type: "VNC", host: "10.0.0.1", port: 5900, authType: "PASSWORD" }
    deps.setTime(new Date("2026-03-12T09:00:00.000Z"))
    try {
      expect((await call(root.token, "PUT", path, blank)).status).toBe(200)
      expect(await expiresOn()).toBe("2026-03-20T09:00:00.000Z")
      await call(root.token, "PUT", path, { ...blank, password: "another" })
      expect(await expiresOn()).toBe("2026-03-22T09:00:00.000Z")
      await call(root.token, "PUT", path, { ...blank, authType: "NONE", clearSecret: true })
      expect(await expiresOn()).toBeNull()
    } finally {
      deps.setTime(TEST_NOW)
    }
  })
})

function rule(protocolType: "TCP" | "UDP") {
  return { protocolType, minDestination: "10.0.0.1", maxDestination: "10.0.0.9", minPort: 1, maxPort: 9 }
}

describe("an issue", () => {
  const issuesOf = async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/issues`
    const create = (more: object) =>
      call<IssueDetail & ErrorBody>(root.token, "POST", path, {
        title: "Leak",
        activationDateTime: NOW,
        ...more,
      })
    return { deviceId, path, create }
  }

  test("lists open issues with remote access whose windows overlap its own, but not adjacent ones", async () => {
    const { path, create } = await issuesOf()
    const at = (time: string, more = {}) => create({ activationDateTime: `2026-03-11T${time}:00Z`, ...more })
    const first = (await at("08:00", { title: "first" })).body
    await at("10:00", { title: "touches the first" })
    await at("09:00", { title: "without access", enableRemoteAccess: false })
    const closed = (await at("09:00", { title: "closed" })).body
    await call(root.token, "PUT", `${path}/${closed.id}/action/close`, { reason: "DONE" })
    const last = (await at("09:30", { title: "meets both" })).body
    expect(last.conflictingIssues.map(({ title }) => title)).toEqual(["first", "touches the first"])
    const seen = (await call<IssueDetail>(root.token, "GET", `${path}/${first.id}`)).body
    expect(seen.conflictingIssues).toMatchObject([{ id: last.id, state: "OPEN" }])
    expect(
      (await call<IssueDetail>(root.token, "GET", `${path}/${closed.id}`)).body.conflictingIssues,
    ).toEqual([])
  })

  test("notifies further addresses in domains that its group allows", async () => {
    const { deviceId, path, create } = await issuesOf()
    const assignedUserGroupId = await aUserGroupOnDevice(deps, deviceId)
    const emails = { notificationEmails: "boss@maker.example ,hot@line.example" }
    const refused = { status: 400, body: { problems: [{ path: "notificationEmails" }] } }
    expect(await create(emails)).toMatchObject(refused)
    expect(await create({ ...emails, assignedUserGroupId })).toMatchObject(refused)
    const allow = (domains: string[]) =>
      deps.db
        .updateTable("user_group")
        .set({ allowed_email_domains: domains })
        .where("id", "=", assignedUserGroupId)
        .execute()
    await allow(["maker.example"])
    expect(await create({ ...emails, assignedUserGroupId })).toMatchObject(refused)
    await allow(["maker.example", "line.example"])
    const created = await create({ ...emails, assignedUserGroupId })
    expect(created).toMatchObject({
      status: 201,
      body: { notificationEmails: "boss@maker.example, hot@line.example" },
    })
    expect(await lettersTo("ISSUE_ASSIGNED", "boss@maker.example")).toBe(1)

    await allow([])
    const { title, activationDateTime, notificationEmails, version } = created.body
    const kept = { ...{ title, activationDateTime, notificationEmails, assignedUserGroupId }, version }
    const issue = `${path}/${created.body.id}`
    expect((await call(root.token, "PUT", issue, kept)).status).toBe(200)
    const moved = { ...kept, assignedUserGroupId: await aUserGroupOnDevice(deps, deviceId) }
    expect(await call(root.token, "PUT", issue, moved)).toMatchObject(refused)
  })

  test.each([
    ["2019-12-31T23:59:59Z", 400],
    ["2020-01-01T00:00:00Z", 201],
    ["2040-12-31T23:59:59Z", 201],
    ["2041-01-01T00:00:00Z", 400],
    ["2041-01-01T00:30:00+01:00", 201],
    ["2028-02-29T12:00:00Z", 201],
    ["2027-02-29T12:00:00Z", 400],
    ["2026-03-10T24:00:00Z", 400],
    ["2026-03-10T09:00:00", 400],
  ])("that begins at %s returns %i", async (activationDateTime, status) => {
    expect((await (await issuesOf()).create({ activationDateTime })).status).toBe(status)
  })

  test("cannot be assigned to users or groups without permission, nor to a provider's user; nor can a plan", async () => {
    const { deviceId, create } = await issuesOf()
    const foreign = await aUser(deps)
    await grantOnDevice(deps, foreign, deviceId, ["ISSUE_UPDATE"])
    await deps.db
      .updateTable("app_user")
      .set({ foreign_user_id: "f-1", identity_provider_name: "Entra" })
      .where("id", "=", foreign)
      .execute()
    const wrong = [
      { assignedUserId: await aUser(deps) },
      { assignedUserId: foreign },
      { assignedUserGroupId: await aUserGroup(deps, []) },
    ]
    for (const assignment of wrong) {
      const [path] = Object.keys(assignment)
      const refused = { status: 400, body: { problems: [{ path, message: "validation.notAssignable" }] } }
      expect(await create(assignment)).toMatchObject(refused)
      const plan = { title: "Grease", startDateTime: NOW, ...assignment }
      expect(await call(root.token, "POST", `/devices/${deviceId}/recurringissues`, plan)).toMatchObject(
        refused,
      )
      const planId = await aPlan(deps, deviceId, root.userId)
      const change = { title: "Grease", startDateTime: NOW, ...assignment }
      const put = await call(root.token, "PUT", `/devices/${deviceId}/recurringissues/${planId}`, change)
      expect(put).toMatchObject(refused)
    }
  })
})
