import { describe, expect, test } from "bun:test"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import { setClientAddress } from "../../src/http/request.ts"
import { SENDING_CHECK_MS } from "../../src/http/sending-check.ts"
import type { AuditEntry } from "../../src/system/audit/contract.ts"
import { auditPage, record } from "../../src/system/audit/store.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture, anIssue } from "../harness/builders.ts"
import { findSequentialScans } from "../harness/query-plans.ts"
import { aUser, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { app, call, database, deps, root } = await testApi()

async function exported(after = 0): Promise<AuditEntry[]> {
  const response = await app.request(`/api/environment/audit/export?after=${after}`, {
    headers: { authorization: `Bearer ${root.token}` },
  })
  expect(response.status).toBe(200)
  const text = await response.text()
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AuditEntry)
}

describe("the audit log of an issue", () => {
  test("lists the actions on the issue and its logs, newest first, and none of other issues", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const other = await anIssue(deps, book.deviceId, root.userId)
    const issue = `/devices/${book.deviceId}/issues/${book.issueId}`
    await call(root.token, "PUT", `${issue}/action/take`)
    await call(root.token, "POST", `${issue}/logs`, { title: "Looked at the pump" })
    await call(root.token, "PUT", `/devices/${book.deviceId}/issues/${other}/action/take`)
    const { body } = await call<Page<AuditEntry>>(root.token, "GET", `${issue}/audit`)
    expect(body.rows.map((entry) => entry.event)).toEqual(["LOG_CREATED", "ISSUE_TAKEN"])
    expect(body.rows[1]).toMatchObject({
      username: (await who(root.userId)).username,
      details: { before: "OPEN", after: "IN_PROGRESS" },
    })
    const found = await call<Page<AuditEntry>>(root.token, "GET", `${issue}/audit?search=issue_taken`)
    expect(found.body).toMatchObject({ total: 1, size: 15 })
  })

  test.each<[readonly DeviceAuthority[], readonly string[]]>([
    [[], ["issue"]],
    [["LOG_READ"], ["issue", "log", "session"]],
    [["ATTACHMENT_READ"], ["attachment", "issue"]],
    [["ISSUE_APPROVAL_REQUEST_READ"], ["approval", "issue"]],
  ])("shows to a reader of the issue with %p more its entries about %p alone", async (more, shown) => {
    const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
    for (const type of ["approval", "attachment", "issue", "log", "session"] as const)
      await record({ tx: deps.db, actor: null, now: deps.clock() }, "ISSUE_CHANGED", {
        type,
        id: issueId,
        deviceId,
        issueId,
      })
    const reader = await aUser(deps)
    await grantOnDevice(deps, reader, deviceId, ["ISSUE_READ", ...more])
    const token = await createToken(deps, reader)
    const { body } = await call<Page<AuditEntry>>(
      token,
      "GET",
      `/devices/${deviceId}/issues/${issueId}/audit`,
    )
    const types = new Set(body.rows.map(({ objectType }) => objectType))
    expect([...types].toSorted()).toEqual([...shown])
    expect(body.total).toBe(body.rows.length)
  })

  test("is paged through an index", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    await database.sql`insert into audit_entry (username, event, object_type, issue_id)
      select 'x', 'ISSUE_CHANGED', 'issue', case when n % 100 = 0 then ${book.issueId}::uuid else uuidv7() end
      from generate_series(1, 3000) n`
    await database.sql`analyze audit_entry`
    const subject = { deviceId: book.deviceId, issueId: book.issueId, objectTypes: ["issue", "log"] as const }
    const read = (db: typeof deps.db) => auditPage(db, subject, { page: 2, size: 15, search: "" })
    expect(await findSequentialScans(database.sql, read)).toEqual([])
    expect(await read(deps.db)).toMatchObject({ total: 30, page: 2 })
  })
})

describe("the audit log of any other object", () => {
  test("is readable for superusers, newest first, also after the object was deleted", async () => {
    const name = uniqueName("Hall")
    const made = await call<{ id: string }>(root.token, "POST", "/devicegroups", { name })
    await call(root.token, "POST", "/devicegroups", { name: uniqueName("Hall") })
    const group = `/devicegroups/${made.body.id}`
    await call(root.token, "PUT", group, { name, location: "North" })
    await call(root.token, "DELETE", group)
    const path = `/environment/audit?objectType=deviceGroup&objectId=${made.body.id}`
    const { body } = await call<Page<AuditEntry>>(root.token, "GET", path)
    expect(body).toMatchObject({
      total: 3,
      rows: [
        { event: "DEVICE_GROUP_DELETED" },
        {
          event: "DEVICE_GROUP_CHANGED",
          details: { "location.before": "", "location.after": "North" },
          chain: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        },
        { event: "DEVICE_GROUP_CREATED" },
      ],
    })
    const found = await call<Page<AuditEntry>>(root.token, "GET", `${path}&search=device_group_changed`)
    expect(found.body.total).toBe(1)
    const of = { objectType: "deviceGroup", objectId: made.body.id } as const
    const read = (db: typeof deps.db) => auditPage(db, of, { page: 1, size: 15, search: "" })
    expect(await findSequentialScans(database.sql, read)).toEqual([])
  })

  test("is rejected without an object id and an object type that has an audit log", async () => {
    for (const query of ["", "objectType=nothing&objectId=x", `objectType=device`]) {
      expect((await call(root.token, "GET", `/environment/audit?${query}`)).status).toBe(400)
    }
  })
})

function who(userId: string) {
  return deps.db.selectFrom("app_user").select("username").where("id", "=", userId).executeTakeFirstOrThrow()
}

describe("a refused request", () => {
  test("without the authority on a device is audited once for repeated attempts", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, book.deviceId, ["ISSUE_READ"])
    const token = await createToken(deps, userId)
    const path = `/devices/${book.deviceId}/issues/${book.issueId}/action/close`
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await call(token, "PUT", path, { reason: "DONE" })).status).toBe(403)
    }
    const other = await aUser(deps)
    await grantOnDevice(deps, other, book.deviceId, ["ISSUE_READ"])
    await call(await createToken(deps, other), "PUT", path, { reason: "DONE" })
    const entries = await deps.db
      .selectFrom("audit_entry")
      .selectAll()
      .where("event", "=", "ACCESS_REFUSED")
      .where("device_id", "=", book.deviceId)
      .orderBy("id")
      .execute()
    expect(entries.map(({ user_id }) => user_id)).toEqual([userId, other])
    expect(entries[0]).toMatchObject({
      device_id: book.deviceId,
      details: { authority: "ISSUE_UPDATE", code: "NOT_ALLOWED", method: "PUT", path: `/api${path}` },
    })
  })

  test("that fails after the authority check is audited with its reason and address", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_DELETE", "USER_UPDATE", "SYSTEM_ROLE_CREATE"])
    await grantOnDevice(deps, userId, book.deviceId, ["DEVICE_READ", "DEVICE_START_REMOTE", "LOG_CREATE"])
    const token = await createToken(deps, userId)
    const log = `/devices/${book.deviceId}/issues/${book.issueId}/logs/${book.logId}`
    const beyond = { name: uniqueName("Office"), authorities: ["USER_CREATE"] }
    for (const [method, path, body] of [
      ["DELETE", `/users/${userId}`, null],
      ["PUT", `/users/${userId}`, { locked: true }],
      ["PUT", `/users/${root.userId}`, { surname: "Other" }],
      ["POST", "/systemroles", beyond],
      ["POST", `${log}/interfaces/${book.interfaceId}/sessions`, null],
    ] as const) {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const request = new Request(`http://localhost/api${path}`, init)
      setClientAddress(request, "192.0.2.44")
      expect((await app.fetch(request)).status).toBeGreaterThanOrEqual(403)
    }
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select(["address", "device_id", "details"])
      .where("event", "=", "ACCESS_REFUSED")
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
    const from = { address: "192.0.2.44" }
    const person = await who(userId)
    expect(entries).toMatchObject([
      { ...from, details: { code: "NOT_ALLOWED", reason: `user "${person.username}": cannotDeleteSelf` } },
      { ...from, details: { code: "NOT_ALLOWED", reason: expect.stringContaining("cannotLockSelf") } },
      { ...from, details: { reason: expect.stringContaining("onlySuperusersChangeSuperusers") } },
      { ...from, details: { code: "NOT_ALLOWED", reason: expect.stringContaining("USER_CREATE") } },
      {
        ...from,
        device_id: book.deviceId,
        details: { code: "PREREQUISITES_MISSING", reason: expect.stringContaining("missing") },
      },
    ])
  })
})

test("refused attempts with ever different names are audited once", async () => {
  const userId = await aUser(deps)
  await grantOnSystem(deps, userId, ["USER_CREATE"])
  const token = await createToken(deps, userId)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const user = { username: uniqueName("boss"), password: "seven gears turn slowly", superuser: true }
    expect((await call(token, "POST", "/users", user)).status).toBe(403)
  }
  const entries = deps.db.selectFrom("audit_entry").select("details").where("user_id", "=", userId)
  expect(await entries.where("event", "=", "ACCESS_REFUSED").execute()).toHaveLength(1)
})

describe("the audit export", () => {
  test("returns each entry as one line with its chain hash, and continues after the last exported entry", async () => {
    await database.sql`insert into audit_entry (username, event, object_type)
      select 'x', 'SIGN_IN', 'user' from generate_series(1, 2001)`
    const all = await exported()
    const ids = all.map((entry) => entry.id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    const [written] = await database.sql`select count(*)::int as entries from audit_entry`
    expect(all).toHaveLength(written?.entries)
    expect(all.at(-1)).toMatchObject({
      event: "AUDIT_EXPORTED",
      chain: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    const rest = await exported(ids.at(-1))
    expect(rest.map((entry) => entry.event)).toEqual(["AUDIT_EXPORTED"])
  })

  /** What a slow reader gets of an export after `meanwhile`. */
  async function slowExport(
    meanwhile: (readerId: string) => Promise<unknown>,
  ): Promise<{ entries: number; end: string }> {
    await database.sql`insert into audit_entry (username, event, object_type)
      select 'x', 'SIGN_IN', 'user' from generate_series(1, 2001)`
    const reader = await aUser(deps)
    await grantOnSystem(deps, reader, ["AUDIT_READ"])
    const headers = { authorization: `Bearer ${await createToken(deps, reader)}` }
    const body = (await app.request("/api/environment/audit/export", { headers })).body!.getReader()
    const first = await body.read()
    await meanwhile(reader)
    let entries = lineCount(first.value)
    for (;;) {
      const part = await body.read().catch(({ code }) => code as string)
      if (typeof part === "string" || part.done)
        return { entries, end: typeof part === "string" ? part : "complete" }
      entries += lineCount(part.value)
    }
  }

  const lineCount = (bytes?: Uint8Array) => new TextDecoder().decode(bytes).split("\n").length - 1
  const later = () => deps.setTime(new Date(deps.clock().getTime() + SENDING_CHECK_MS))

  test("breaks off when its reader may no longer read the log, however slowly it is read", async () => {
    const { entries, end } = await slowExport(async (readerId) => {
      await database.sql`delete from user_group_member where user_id = ${readerId}`
      later()
    })
    expect([end, entries]).toEqual(["NOT_ALLOWED", 1000])
  })

  test("breaks off when the sign-in of its reader has ended, also after the clock was set back", async () => {
    const { end } = await slowExport(async (readerId) => {
      await database.sql`delete from sign_in where user_id = ${readerId}`
      deps.setTime(new Date(deps.clock().getTime() - SENDING_CHECK_MS))
    })
    expect(end).toBe("NOT_ALLOWED")
  })

  test("is complete for a slow reader who still may read it", async () => {
    expect((await slowExport(async () => later())).end).toBe("complete")
  })
})
