/** A Millwright whose sessions really run: port, sockets and workers over a database of the test file's own. */
import { afterAll, setDefaultTimeout } from "bun:test"
import { ensureClient } from "../../scripts/build-client.ts"
import { buildApp } from "../../src/app.tsx"
import type { Change, Deps } from "../../src/base/deps.ts"
import { openPort } from "../../src/edges/port.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { RemoteDeps } from "../../src/remote/actions.ts"
import type { Session } from "../../src/remote/contract.ts"
import { type LiveOptions, LiveSessions } from "../../src/remote/live.ts"
import type { AccessRight } from "../../src/remote/rules.ts"
import { viewerSocketHandler } from "../../src/remote/socket.ts"
import { getSession, type SessionPath } from "../../src/remote/store.ts"
import { ViewerTickets } from "../../src/remote/tickets.ts"
import type { DeviceAuthority } from "../../src/roles/rules.ts"
import type { Answer } from "./api.ts"
import { aDevice, aLog, anInterface, anIssue } from "./book.ts"
import { checkAnswer } from "./contract.ts"
import { createTestDatabase, type TestDatabase } from "./database.ts"
import { type TestDeps, testDeps } from "./deps.ts"
import { allowOnDevice, aPerson, tokenOf } from "./people.ts"
import { until } from "./processes.ts"
import { temporaryFolder } from "./program.ts"
import { openViewer, type Viewer } from "./viewer.ts"

/** Every wait in here gives up earlier and says for what. */
setDefaultTimeout(30_000)

export const TECHNICIAN: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "ISSUE_READ",
  "ISSUE_UPDATE",
  "LOG_READ",
  "LOG_CREATE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "RECORDING_READ",
]
export const ONLOOKER: readonly DeviceAuthority[] = ["DEVICE_READ", "LOG_READ", "DEVICE_JOIN_REMOTE"]

export interface SignedIn {
  userId: string
  token: string
}

/** A machine in the book, an issue of the technician with one log, and an interface. */
export interface Job {
  technician: SignedIn
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
}

export interface RemoteTest {
  address: string
  database: TestDatabase
  deps: TestDeps & RemoteDeps
  call<T = ErrorBody>(token: string, method: string, path: string, body?: unknown): Promise<Answer<T>>
  /** A machine behind `target`, and a technician who may do everything with it that a session needs. */
  aJob(target: Parameters<typeof anInterface>[2]): Promise<Job>
  /** Somebody with these authorities on the job's machine. */
  person(job: Job, authorities?: readonly DeviceAuthority[]): Promise<SignedIn>
  /** @throws Error when the start is refused */
  start(job: Job): Promise<SessionPath>
  tryStart(job: Job, token?: string): Promise<Answer<Session & ErrorBody>>
  tryTicket(path: SessionPath, who: SignedIn): Promise<Answer<{ ticket: string }>>
  /** @throws Error when there is none */
  ticket(path: SessionPath, who: SignedIn): Promise<string>
  /** Takes a ticket, opens the socket and is in. @throws Error when they are not let in */
  join(path: SessionPath, who: SignedIn): Promise<Viewer>
  session(path: SessionPath): Promise<Session>
  /** Waits until the session is no longer ACTIVE, recording and all. */
  ended(path: SessionPath): Promise<Session>
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
  return { ...remoteToolsFor({ ...server, database }), deps: server.deps }
}

export interface RemoteServer<D> {
  address: string
  deps: D & RemoteDeps
  stop(): Promise<void>
}

/** Opens a port in front of these dependencies. */
export async function serveRemote<D extends Deps>(
  given: D,
  options: LiveOptions = {},
): Promise<RemoteServer<D>> {
  const tell = (change: Change) => {
    given.tell(change)
    live.changed(change)
  }
  const base = { ...given, tell }
  const live = new LiveSessions(base, options)
  const deps = { ...base, live, tickets: new ViewerTickets() }
  await ensureClient()
  const app = buildApp(deps)
  const port = openPort(
    { fetch: (request, server) => app.fetch(request, { server }), websocket: viewerSocketHandler(deps) },
    { host: "127.0.0.1", port: 0 },
  )
  return {
    address: port.address,
    deps,
    async stop() {
      await live.shutdown()
      await port.close()
    },
  }
}

/** What a test needs to speak with a server, of this process or another one. */
export function remoteToolsFor(server: {
  address: string
  database: TestDatabase
  deps: Deps
}): Omit<RemoteTest, "deps"> {
  const { address, database, deps } = server
  const call: RemoteTest["call"] = (token, method, path, body) => callAt(address, token, method, path, body)
  const tryStart: RemoteTest["tryStart"] = (job, token = job.technician.token) =>
    call(token, "POST", `${logOf(job)}/interfaces/${job.interfaceId}/sessions`)
  const tryTicket: RemoteTest["tryTicket"] = (path, who) =>
    call(who.token, "POST", `${addressOf(path)}/tickets`)
  const ticket: RemoteTest["ticket"] = async (path, who) => {
    const { status, body } = await tryTicket(path, who)
    if (status !== 201) throw new Error(`no ticket: ${JSON.stringify(body)}`)
    return body.ticket
  }
  const session = (path: SessionPath) => getSession(deps.db, path)
  return {
    address,
    database,
    call,
    tryStart,
    tryTicket,
    ticket,
    session,
    aJob: (target) => aJob(deps, target),
    person: (job, authorities = ONLOOKER) => somebody(deps, job.deviceId, authorities),
    async start(job) {
      const { status, body } = await tryStart(job)
      if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`)
      return { deviceId: job.deviceId, issueId: job.issueId, logId: job.logId, sessionId: body.id }
    },
    async join(path, who) {
      const headers = { authorization: `Bearer ${who.token}` }
      const viewer = await openViewer(address, { ticket: await ticket(path, who), headers })
      await viewer.hears("viewers")
      return viewer
    },
    async ended(path) {
      await until("the session has ended", async () => !(await session(path)).isActive)
      return session(path)
    },
  }
}

export function logOf({ deviceId, issueId, logId }: Omit<SessionPath, "sessionId">): string {
  return `/devices/${deviceId}/issues/${issueId}/logs/${logId}`
}

export function addressOf(path: SessionPath): string {
  return `${logOf(path)}/sessions/${path.sessionId}`
}

async function aJob(deps: Deps, target: Parameters<typeof anInterface>[2]): Promise<Job> {
  const deviceId = await aDevice(deps)
  const technician = await somebody(deps, deviceId, TECHNICIAN)
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

async function somebody(
  deps: Deps,
  deviceId: string,
  authorities: readonly DeviceAuthority[],
): Promise<SignedIn> {
  const userId = await aPerson(deps)
  if (authorities.length) await allowOnDevice(deps, userId, deviceId, authorities)
  return { userId, token: await tokenOf(deps, userId) }
}

async function callAt<T>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get("content-type")?.includes("json")
  const read = isJson ? await response.json() : null
  checkAnswer(method, path, response.status, read)
  return { status: response.status, body: read as T }
}

/** The API call by which an owner says who may do what. */
export function invite(
  on: RemoteTest,
  path: SessionPath,
  owner: SignedIn,
  guest: SignedIn,
  accessRight: AccessRight,
) {
  return on.call(owner.token, "POST", `${addressOf(path)}/invitations/user`, {
    userId: guest.userId,
    accessRight,
  })
}
