/** A Millwright whose sessions really run: port, sockets and workers over a database of the test file's own. */

import { afterAll, setDefaultTimeout } from "bun:test"
import { ensureClient } from "../../scripts/build-client.ts"
import { buildApp } from "../../src/app.tsx"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import type { ChangeEvent } from "../../src/base/change-feed.ts"
import type { Deps } from "../../src/base/deps.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { APPROVAL_HANDLERS } from "../../src/registry.ts"
import { type LiveOptions, LiveSessions } from "../../src/sessions/live/live-sessions.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import type { AccessRight } from "../../src/sessions/session/rules.ts"
import { getSession, type SessionPath } from "../../src/sessions/session/store.ts"
import type { SessionDeps } from "../../src/sessions/start/session-deps.ts"
import { createSessionState } from "../../src/sessions/start/state.ts"
import { receiveFile } from "../../src/sessions/transfers/actions.ts"
import { viewerSocketHandler } from "../../src/sessions/viewers/socket.ts"
import type { TestResponse } from "./api.ts"
import { aDevice, aLog, anInterface, anIssue } from "./builders.ts"
import { bundledWorkers } from "./bundled-workers.ts"
import { createTestDatabase, type TestDatabase } from "./database.ts"
import { type TestDeps, testDeps } from "./deps.ts"
import { waitUntil } from "./eventually.ts"
import { startHttpServer } from "./http-server.ts"
import { checkResponse } from "./response-contract.ts"
import { temporaryFolder } from "./temporary-folder.ts"
import { aUser, createToken, grantOnDevice } from "./users.ts"
import { openViewer, type Viewer } from "./viewer.ts"

/** Every wait in here times out earlier with the name of its condition. */
setDefaultTimeout(60_000)

export const TECHNICIAN_AUTHORITIES: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "ISSUE_READ",
  "ISSUE_UPDATE",
  "LOG_READ",
  "LOG_CREATE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "RECORDING_READ",
]
export const VIEWER_AUTHORITIES: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "LOG_READ",
  "DEVICE_JOIN_REMOTE",
]

export interface TestSignIn {
  userId: string
  token: string
}

/** A machine in the book, an issue of the technician with one log, and an interface. */
export interface SessionFixture {
  technician: TestSignIn
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
}

export interface RemoteTest {
  address: string
  database: TestDatabase
  deps: TestDeps & SessionDeps
  call<T = ErrorBody>(token: string, method: string, path: string, body?: unknown): Promise<TestResponse<T>>
  /** A machine behind `target`, and a technician who may do everything with it that a session needs. */
  aSessionFixture(target: Parameters<typeof anInterface>[2]): Promise<SessionFixture>
  /** A user with these authorities on the job's machine. */
  aUserOn(job: SessionFixture, authorities?: readonly DeviceAuthority[]): Promise<TestSignIn>
  /** @throws Error when the start is refused */
  startSession(job: SessionFixture): Promise<SessionPath>
  requestStart(job: SessionFixture, token?: string): Promise<TestResponse<Session & ErrorBody>>
  requestTicket(path: SessionPath, who: TestSignIn): Promise<TestResponse<{ ticket: string }>>
  /** @throws Error when there is none */
  ticket(path: SessionPath, who: TestSignIn): Promise<string>
  /** Requests a ticket and opens the socket. @throws Error when access is refused */
  joinSession(path: SessionPath, who: TestSignIn): Promise<Viewer>
  session(path: SessionPath): Promise<Session>
  /** Waits until the session is no longer ACTIVE, recording and all. */
  waitForEnd(path: SessionPath): Promise<Session>
}

/** Call it at the top level of a test file. @param more  in the place of what tests otherwise have */
export async function remoteTest(
  options: LiveOptions = {},
  more: Partial<Pick<Deps, "log" | "mailer" | "publicAddress">> = {},
): Promise<RemoteTest> {
  const database = await createTestDatabase()
  const folder = temporaryFolder("remote")
  const server = await serveRemote({ ...testDeps(database.db), dataFolder: folder.path, ...more }, options)
  afterAll(async () => {
    await server.stop()
    await database.stop()
    folder.remove()
  })
  return { ...remoteClientFor({ ...server, database }), deps: server.deps }
}

export interface RemoteServer<D> {
  address: string
  deps: D & SessionDeps
  stop(): Promise<void>
}

/** Opens a port in front of these dependencies. */
export async function serveRemote<D extends Deps>(
  given: D,
  options: LiveOptions = {},
): Promise<RemoteServer<D>> {
  const publish = (change: ChangeEvent) => {
    given.publish(change)
    live.onChange(change)
  }
  const base = { ...given, publish }
  // In the caller's object, not a copy: tests change their options while sessions run.
  options.worker ??= await bundledWorkers()
  const live = new LiveSessions(base, options)
  const deps = { ...base, live, ...createSessionState(base.clock), approvalHandlers: APPROVAL_HANDLERS }
  live.receiveFile = (session, file) => void receiveFile(deps, session, file)
  await ensureClient()
  const app = buildApp(deps)
  const port = startHttpServer(
    { fetch: (request, server) => app.fetch(request, { server }), websocket: viewerSocketHandler(deps) },
    { host: "127.0.0.1", port: 0 },
  )
  return {
    address: port.address,
    deps,
    async stop() {
      deps.thumbnails.close()
      await live.shutdown(new Promise(() => {}))
      await port.close()
    },
  }
}

/** A client of a server in this process or another one. */
export function remoteClientFor(server: {
  address: string
  database: TestDatabase
  deps: Deps
}): Omit<RemoteTest, "deps"> {
  const { address, database, deps } = server
  const call: RemoteTest["call"] = (token, method, path, body) => callApi(address, token, method, path, body)
  const requestStart: RemoteTest["requestStart"] = (job, token = job.technician.token) =>
    call(token, "POST", `${logPath(job)}/interfaces/${job.interfaceId}/sessions`)
  const requestTicket: RemoteTest["requestTicket"] = (path, who) =>
    call(who.token, "POST", `${sessionPath(path)}/tickets`)
  const ticket: RemoteTest["ticket"] = async (path, who) => {
    const { status, body } = await requestTicket(path, who)
    if (status !== 201) throw new Error(`no ticket: ${JSON.stringify(body)}`)
    return body.ticket
  }
  const session = (path: SessionPath) => getSession(deps.db, path)
  return {
    address,
    database,
    call,
    requestStart,
    requestTicket,
    ticket,
    session,
    aSessionFixture: (target) => aSessionFixture(deps, target),
    aUserOn: (job, authorities = VIEWER_AUTHORITIES) => aUserWithAuthorities(deps, job.deviceId, authorities),
    async startSession(job) {
      const { status, body } = await requestStart(job)
      if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`)
      return { deviceId: job.deviceId, issueId: job.issueId, logId: job.logId, sessionId: body.id }
    },
    async joinSession(path, who) {
      const headers = { authorization: `Bearer ${who.token}` }
      const viewer = await openViewer(address, { ticket: await ticket(path, who), headers })
      await viewer.waitForNotice("viewers")
      return viewer
    },
    async waitForEnd(path) {
      await waitUntil("the session has ended", async () => !(await session(path)).isActive)
      return session(path)
    },
  }
}

export function logPath({ deviceId, issueId, logId }: Omit<SessionPath, "sessionId">): string {
  return `/devices/${deviceId}/issues/${issueId}/logs/${logId}`
}

export function sessionPath(path: SessionPath): string {
  return `${logPath(path)}/sessions/${path.sessionId}`
}

async function aSessionFixture(
  deps: Deps,
  target: Parameters<typeof anInterface>[2],
): Promise<SessionFixture> {
  const deviceId = await aDevice(deps)
  const technician = await aUserWithAuthorities(deps, deviceId, TECHNICIAN_AUTHORITIES)
  const issueId = await anIssue(deps, deviceId, technician.userId)
  await deps.db
    .updateTable("issue")
    .set({ state: "IN_PROGRESS", assigned_user_id: technician.userId })
    .where("id", "=", issueId)
    .execute()
  const logId = await aLog(deps, issueId, technician.userId)
  const interfaceId = await anInterface(deps, deviceId, target)
  return { technician, deviceId, issueId, logId, interfaceId }
}

async function aUserWithAuthorities(
  deps: Deps,
  deviceId: string,
  authorities: readonly DeviceAuthority[],
): Promise<TestSignIn> {
  const userId = await aUser(deps)
  if (authorities.length) await grantOnDevice(deps, userId, deviceId, authorities)
  return { userId, token: await createToken(deps, userId) }
}

async function callApi<T>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestResponse<T>> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get("content-type")?.includes("json")
  const read = isJson ? await response.json() : null
  checkResponse(method, path, response.status, read)
  return { status: response.status, body: read as T }
}

/** The API call by which an owner sets a user's access. */
export function invite(
  on: RemoteTest,
  path: SessionPath,
  owner: TestSignIn,
  guest: TestSignIn,
  accessRight: AccessRight,
) {
  return on.call(owner.token, "POST", `${sessionPath(path)}/invitations/user`, {
    userId: guest.userId,
    accessRight,
  })
}
