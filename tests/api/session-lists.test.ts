/** Sessions of all devices, of one device, and what hangs on a session: recordings, files, credentials. */
import { describe, expect, test } from "bun:test"
import { randomUUID } from "node:crypto"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { insertViewer } from "../../src/sessions/session/store-viewers.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { insertTicket } from "../../src/system/downloads/store.ts"
import { testApi } from "../harness/api.ts"
import { configureApproval } from "../harness/approvals.ts"
import { aMaintenanceFixture, aTransferredFile, type MaintenanceFixture } from "../harness/builders.ts"
import { aUser, aUserGroup, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api

async function aSession(book: MaintenanceFixture, interfaceName = "Panel", minutes = 0): Promise<string> {
  const { deviceId, issueId, logId, interfaceId } = book
  return insertSession(deps.db, {
    ...{ deviceId, issueId, logId, interfaceId, interfaceName, interfaceType: "VNC" },
    ...{ ownerId: root.userId, recordingState: "NONE" },
    startedOn: new Date(deps.clock().getTime() + minutes * 60_000),
  })
}

async function end(sessionId: string): Promise<void> {
  const recording = { state: "NONE" as const, sizeBytes: 0, durationMs: 0 }
  const outcome = { state: "COMPLETED" as const, endCode: null, endDetail: "", recording }
  await updateSessionEnd(deps.db, sessionId, { ...outcome, endedOn: deps.clock() })
}

async function reader(deviceId: string, authorities: readonly DeviceAuthority[]): Promise<string> {
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, deviceId, authorities)
  return createToken(deps, userId)
}

async function listed(token: string, path: string): Promise<{ ids: string[]; total: number }> {
  const { status, body } = await call<Page<Session>>(token, "GET", path)
  expect(status).toBe(200)
  return { ids: body.rows.map((row) => row.id), total: body.total }
}

const addressOf = (book: MaintenanceFixture, sessionId: string) =>
  `/devices/${book.deviceId}/issues/${book.issueId}/logs/${book.logId}/sessions/${sessionId}`

describe("lists of sessions", () => {
  test("contain the sessions of all devices on which the user has LOG_READ, and no others, newest first", async () => {
    const [mine, theirs] = [
      await aMaintenanceFixture(deps, root.userId),
      await aMaintenanceFixture(deps, root.userId),
    ]
    const [older, newer] = [await aSession(mine, "older", 1), await aSession(mine, "newer", 2)]
    const foreign = await aSession(theirs)
    const token = await reader(mine.deviceId, ["LOG_READ"])
    await grantOnDevice(deps, await aUser(deps), theirs.deviceId, ["LOG_READ"])
    expect(await listed(token, "/devices/sessions")).toEqual({ ids: [newer, older], total: 2 })
    expect((await listed(root.token, "/devices/sessions?size=200")).ids).toContain(foreign)
    const blind = await reader(mine.deviceId, ["DEVICE_READ", "ISSUE_READ"])
    expect(await listed(blind, "/devices/sessions")).toEqual({ ids: [], total: 0 })
  })

  test("of running sessions exclude ended ones", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const [over, running] = [await aSession(book), await aSession(book)]
    await end(over)
    const token = await reader(book.deviceId, ["LOG_READ"])
    expect(await listed(token, "/devices/activesessions")).toEqual({ ids: [running], total: 1 })
    expect((await listed(token, "/devices/sessions")).total).toBe(2)
  })

  test("of a device contain only its own sessions, in pages", async () => {
    const [book, other] = [
      await aMaintenanceFixture(deps, root.userId),
      await aMaintenanceFixture(deps, root.userId),
    ]
    const ids = [await aSession(book, "a", 3), await aSession(book, "b", 2), await aSession(book, "c", 1)]
    await aSession(other)
    const token = await reader(book.deviceId, ["LOG_READ"])
    const path = `/devices/${book.deviceId}/sessions`
    expect(await listed(token, `${path}?size=2`)).toEqual({ ids: ids.slice(0, 2), total: 3 })
    expect(await listed(token, `${path}?size=2&page=2`)).toEqual({ ids: ids.slice(2), total: 3 })
  })

  test("of a log that does not exist are refused with 404, also when they are searched", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const token = await reader(book.deviceId, ["LOG_READ"])
    const sessionsOf = (logId: string) =>
      `/devices/${book.deviceId}/issues/${book.issueId}/logs/${logId}/sessions`
    for (const query of ["", "?search=HMI", "?page=2"]) {
      expect(await listed(token, sessionsOf(book.logId) + query)).toEqual({ ids: [], total: 0 })
      expect((await call(token, "GET", sessionsOf(randomUUID()) + query)).status).toBe(404)
    }
  })

  test("are searched by the interface's name, with % taken literally", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const found = await aSession(book, "HMI 100 %")
    await aSession(book, "HMI 100 x")
    const token = await reader(book.deviceId, ["LOG_READ"])
    expect(await listed(token, "/devices/sessions?search=hmi%20100%20%25")).toEqual({
      ids: [found],
      total: 1,
    })
  })
})

describe("recordings of clipboard, network and PLC", () => {
  for (const form of ["clipboardrecording", "networkrecording", "plcrecording"]) {
    test(`${form} says that nothing was recorded`, async () => {
      const book = await aMaintenanceFixture(deps, root.userId)
      const session = await aSession(book)
      await end(session)
      const path = `${addressOf(book, session)}/${form}`
      const token = await reader(book.deviceId, ["RECORDING_READ", "REMOTE_READ"])
      const answer = await call(token, "GET", path)
      expect(answer).toMatchObject({ status: 404, body: { message: "errors.recordingNotAvailable" } })
    })

    test(`${form} does not say so to a user who needs an approval`, async () => {
      const book = await aMaintenanceFixture(deps, root.userId)
      const voters = await aUserGroup(deps, [root.userId])
      await configureApproval(api, { deviceId: book.deviceId }, [{ groups: [voters] }], "RECORDING")
      const path = `${addressOf(book, await aSession(book))}/${form}`
      const token = await reader(book.deviceId, ["RECORDING_READ", "REMOTE_READ"])
      expect((await call(token, "GET", path)).status).toBe(403)
    })
  }

  test("have a limited number of tickets per sign-in; the oldest are deleted", async () => {
    const token = await createToken(deps, await aUser(deps))
    const path = `/api/devices/${crypto.randomUUID()}/imagefile`
    expect((await call(token, "POST", "/downloadtickets", { path })).status).toBe(201)
    const { sign_in_id: signInId } = await deps.db
      .selectFrom("download_ticket")
      .select("sign_in_id")
      .where("path", "=", path)
      .executeTakeFirstOrThrow()
    for (const ms of [1, 2, 3]) {
      const expiresOn = new Date(deps.clock().getTime() + ms)
      await insertTicket(deps.db, { tokenHash: Buffer.alloc(32, ms), signInId, path: "/", expiresOn }, 3)
    }
    const kept = await deps.db
      .selectFrom("download_ticket")
      .select("path")
      .where("sign_in_id", "=", signInId)
      .execute()
    expect(kept.map((ticket) => ticket.path).sort()).toEqual(["/", "/", path])
  })

  test("accept a ticket once, like the screen recording", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const path = `${addressOf(book, await aSession(book))}/networkrecording`
    const wish = { path: `/api${path}` }
    const ticket = await call<{ accessToken: string }>(root.token, "POST", "/downloadtickets", wish)
    const withTicket = `${path}?access_token=${ticket.body.accessToken}`
    expect((await call(null, "GET", withTicket)).status).toBe(404)
    expect((await call(null, "GET", withTicket)).status).toBe(401)
  })
})

describe("files of a connection", () => {
  test("are listed newest first, with hash and size, for this connection only", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const sessionId = await aSession(book)
    const viewer = { sessionId, userId: root.userId, right: "CONTROL" as const, startedOn: deps.clock() }
    const [connectionId, other] = [await insertViewer(deps.db, viewer), await insertViewer(deps.db, viewer)]
    const file = { connectionId, sha256: Buffer.alloc(32, 1), createdBy: root.userId }
    const at = (minutes: number) => new Date(deps.clock().getTime() + minutes * 60_000)
    await aTransferredFile(deps.db, { ...file, filename: "old.txt", sizeBytes: 1, createdOn: at(0) })
    await aTransferredFile(deps.db, { ...file, filename: "new.txt", sizeBytes: 5e9, createdOn: at(1) })
    const token = await reader(book.deviceId, ["LOG_READ"])
    const of = (connection: string) =>
      call<Page<TransferredFile>>(
        token,
        "GET",
        `${addressOf(book, sessionId)}/connections/${connection}/files`,
      )
    const { body } = await of(connectionId)
    expect(body.rows.map(({ filename, size }) => [filename, size])).toEqual([
      ["new.txt", 5e9],
      ["old.txt", 1],
    ])
    expect(body.rows[0]).toMatchObject({
      hash: Buffer.alloc(32, 1).toString("base64"),
      createdBy: { id: root.userId },
    })
    expect((await of(other)).body).toMatchObject({ rows: [], total: 0 })
    expect((await of(randomUUID())).status).toBe(404)
    const elsewhere = `${addressOf(book, await aSession(book))}/connections/${connectionId}/files`
    expect((await call(token, "GET", elsewhere)).status).toBe(404)
  })

  for (const [direction, body] of [
    ["download", { path: "a.txt" }],
    ["upload", undefined],
  ] as const) {
    test(`${direction} is refused, naming the interface's type`, async () => {
      const book = await aMaintenanceFixture(deps, root.userId)
      const path = `${addressOf(book, await aSession(book))}/files/${direction}`
      const token = await reader(book.deviceId, ["DEVICE_START_REMOTE"])
      const answer = await call(token, "POST", path, body)
      expect(answer).toMatchObject({
        status: 409,
        body: { message: "errors.fileTransferUnsupported", details: { type: "VNC" } },
      })
    })
  }
})

test("credentials for an interface with stored credentials are refused with 409 and not returned", async () => {
  const book = await aMaintenanceFixture(deps, root.userId)
  const log = `/devices/${book.deviceId}/issues/${book.issueId}/logs/${book.logId}`
  const given = { username: "operator", password: "rain-on-steel" }
  const answer = await call(root.token, "PUT", `${log}/interfaces/${book.interfaceId}/credentials`, given)
  expect(answer).toMatchObject({ status: 409, body: { message: "errors.interfaceHasStoredCredentials" } })
  expect(JSON.stringify(answer.body)).not.toContain(given.password)
  const missing = await call(root.token, "PUT", `${log}/interfaces/${randomUUID()}/credentials`, given)
  expect(missing.status).toBe(404)
})
