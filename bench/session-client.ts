/** The server of the session benchmarks in a process of its own, and its client: sessions without a browser. */
import { join } from "node:path"
import {
  TICKET_SUBPROTOCOL_PREFIX,
  VIEWER_SOCKET_PATH,
  VIEWER_SUBPROTOCOL,
} from "../src/sessions/session/rules-socket.ts"
import { openViewer, type Viewer } from "../tests/harness/viewer.ts"
import { cpuSecondsOf, ownCpuSecondsOf } from "./processes.ts"
import type { HeapReport, Job, Jobs, Target } from "./session-cost-target.ts"

/** The server, with a machine for each target and a technician who may open sessions on it. */
export interface SessionServer {
  address: string
  jobs: Jobs
  pid: number
  /** Bytes of the main thread's objects after a full garbage collection. */
  heapBytes(): Promise<number>
  stop(): Promise<void>
}

/** @param profile  a folder for a CPU profile; none when empty */
export async function startSessionServer(
  targets: readonly Target[],
  flags: readonly string[],
  profile = "",
): Promise<SessionServer> {
  const profiling = profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : []
  const program = join(import.meta.dir, "session-cost-server.ts")
  let answer: ((bytes: number) => void) | null = null
  const child = Bun.spawn(
    [
      process.execPath,
      ...profiling,
      program,
      JSON.stringify(targets),
      "--port",
      "0",
      "--log-level",
      "error",
      ...flags,
    ],
    { stdout: "pipe", stderr: "inherit", ipc: ({ heapBytes }: HeapReport) => answer?.(heapBytes) },
  )
  const output = await readUntilJobs(child.stdout)
  return {
    address: output.match(/ready at (http:\S+)/)![1]!,
    jobs: JSON.parse(output.match(/^jobs (.*)$/m)![1]!),
    pid: child.pid,
    heapBytes: () =>
      new Promise((resolve) => {
        answer = resolve
        child.send("heap")
      }),
    async stop() {
      child.kill("SIGTERM")
      await child.exited
    },
  }
}

async function readUntilJobs(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = ""
  const decoder = new TextDecoder()
  const reader = output.getReader()
  while (!/^jobs .*\n/m.test(text)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the server did not start: ${text}`)
    text += decoder.decode(value, { stream: true })
  }
  reader.releaseLock()
  return text
}

/** A session whose viewer is not read yet. */
export async function startUnwatched(
  server: SessionServer,
  machine = 0,
): Promise<{ path: string; socket: WebSocket }> {
  const job = server.jobs.jobs[machine]
  if (!job) throw new Error(`the server has no machine ${machine}`)
  const log = logPathOf(job)
  const { id } = await call(server, "POST", `${log}/interfaces/${job.interfaceId}/sessions`)
  const path = `${log}/sessions/${id}`
  const { ticket } = await call(server, "POST", `${path}/tickets`)
  return { path, socket: openSocket(server, ticket!) }
}

function logPathOf({ deviceId, issueId, logId }: Job): string {
  return `/devices/${deviceId}/issues/${issueId}/logs/${logId}`
}

function openSocket({ address, jobs }: SessionServer, ticket: string): WebSocket {
  const socket = new WebSocket(`${address.replace("http", "ws")}${VIEWER_SOCKET_PATH}`, {
    headers: { origin: address, authorization: `Bearer ${jobs.token}` },
    protocols: [VIEWER_SUBPROTOCOL, TICKET_SUBPROTOCOL_PREFIX + ticket],
  } as unknown as string[])
  socket.binaryType = "arraybuffer"
  return socket
}

export interface OpenedSession {
  path: string
  viewer: Viewer
  /** From the request to the decoded picture, or to the machine's first words. */
  firstPictureMs: number
  /** In `performance.now()`. */
  pictureAt: number
}

/** Starts a session and waits for its first picture, or its first words. */
export async function openSession(server: SessionServer, job: Job): Promise<OpenedSession> {
  const { interfaceId } = job
  const log = logPathOf(job)
  const startedAt = performance.now()
  const { id } = await call(server, "POST", `${log}/interfaces/${interfaceId}/sessions`)
  const path = `${log}/sessions/${id}`
  const viewer = await joinSession(server, path)
  await viewer.waitFor("the first picture", () => viewer.count("key") > 0 || viewer.text.trim() !== "")
  const pictureAt = performance.now()
  return { path, viewer, firstPictureMs: pictureAt - startedAt, pictureAt }
}

/** One more viewer of a session. */
export async function joinSession(server: SessionServer, path: string): Promise<Viewer> {
  const { ticket } = await call(server, "POST", `${path}/tickets`)
  const headers = { authorization: `Bearer ${server.jobs.token}` }
  return openViewer(server.address, { ticket: ticket!, headers })
}

/** Ends a session as its owner does, and waits until its viewer is told. */
export async function endSession(server: SessionServer, { path, viewer }: OpenedSession): Promise<void> {
  await call(server, "PUT", path.replace("/sessions/", "/graphicalsessions/"), { isActive: false })
  await viewer.closed
}

/** @throws Error with the answer when it is not 2xx */
export async function call(
  server: SessionServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ id?: string; ticket?: string }> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${server.jobs.token}`, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return text ? JSON.parse(text) : {}
}

/** CPU seconds since the start. */
export function cpuOf({ pid }: SessionServer) {
  const server = ownCpuSecondsOf(pid)
  return { server, database: cpuSecondsOf(pid) - server }
}

export function since(before: ReturnType<typeof cpuOf>, server: SessionServer) {
  const now = cpuOf(server)
  return { server: now.server - before.server, database: now.database - before.database }
}
