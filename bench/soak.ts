/**
 * What is left of sessions that are over: `bun run bench:soak --minutes 30`. Rounds of sessions of each protocol, with viewers,
 * recordings, pages and live updates, and after every tenth round what the server holds. See bench/README.md.
 */
import { readdirSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { ensureBuilt } from "../scripts/build.ts"
import { descendantsOf, memoryOf } from "./processes.ts"
import { namesOf } from "./selection.ts"
import {
  call,
  endSession,
  joinSession,
  openSession,
  type SessionServer,
  startSessionServer,
} from "./session-client.ts"
import { type Peer, startRdpPeer, startSshPeer, startVncPeer, startWebPeer } from "./session-cost-peers.ts"
import { checkThreshold, isMissed, verdictOf } from "./thresholds.ts"

const PEERS: Record<string, () => Promise<Peer>> = {
  vnc: () => startVncPeer("echo"),
  ssh: () => startSshPeer(SSH_SESSIONS),
  rdp: () => startRdpPeer("idle"),
  https: startWebPeer,
}
/** At a time; one is in use, the one before it may still end. */
const SSH_SESSIONS = 4
const ROUNDS_PER_SAMPLE = 10
/** Workers have ended by then, and freed memory has gone back to the system. */
const SETTLE_MS = 15_000
/** The first part of the samples, in which caches fill and code is compiled, is not judged. */
const WARM_UP_PART = 1 / 2
const SAMPLES_MIN = 4
const KEYS = 20
/** Of a session that runs, beside its start and its end. */
const RUNNING_MS = 1000
const PAGES = ["/", "/issues", "/devices", "/dashboard", "/calendar", "/approvals"]

/** What the server holds while no session runs. */
interface Held {
  sessions: number
  /** Of the process; what it has freed and not given back is in it. */
  megabytes: number
  /** Of the main thread's objects. */
  heapMegabytes: number
  threads: number
  descriptors: number
  /** Of the server, with those of the database. */
  processes: number
}

/** Per 100 sessions. Caches of rendered rows grow until they are full, which some 300 rounds see. */
const GROWTH_MAX: Record<Exclude<keyof Held, "sessions">, number> = {
  megabytes: 8,
  heapMegabytes: 2,
  threads: 0.5,
  descriptors: 0.5,
  processes: 0.5,
}

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: "string", default: "30" },
      only: { type: "string", default: Object.keys(PEERS).join(",") },
      workers: { type: "string", default: "isolated" },
    },
  })
  const protocols = namesOf("--only", values.only, Object.keys(PEERS))
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), "bench-soak-"))
  // The server gives up root.
  await chmod(folder, 0o755)
  const peers: Peer[] = []
  try {
    for (const protocol of protocols) peers.push(await PEERS[protocol]!())
    const flags = ["--data", join(folder, "data"), "--session-workers", values.workers]
    const server = await startSessionServer(
      peers.map(({ target }) => target),
      flags,
    )
    try {
      const lines = judge(await soak(server, Number(values.minutes)))
      console.log(`\n${lines.join("\n")}\n\n${verdictOf(lines)}`)
      return lines.some(isMissed) ? 1 : 0
    } finally {
      await server.stop()
    }
  } finally {
    for (const peer of peers) await peer.stop()
    await rm(folder, { recursive: true })
  }
}

/** @throws Error when a session fails: what is left of failed ones is another question */
async function soak(server: SessionServer, minutes: number): Promise<Held[]> {
  const samples: Held[] = []
  const deadline = performance.now() + minutes * 60_000
  for (let sessions = 0; performance.now() < deadline || samples.length < SAMPLES_MIN; ) {
    for (let round = 0; round < ROUNDS_PER_SAMPLE; round++) {
      await Promise.all([
        ...server.jobs.jobs.map((_, machine) => useMachine(server, machine)),
        visitPages(server),
      ])
      sessions += server.jobs.jobs.length
    }
    await Bun.sleep(SETTLE_MS)
    const held = await whatIsHeld(server, sessions)
    samples.push(held)
    console.log(
      `${String(sessions).padStart(6)} sessions  ${held.megabytes.toFixed(0)} MB (heap ${held.heapMegabytes.toFixed(1)})  ${held.threads} threads  ` +
        `${held.descriptors} descriptors  ${held.processes} processes`,
    )
  }
  return samples
}

/** A session with keys and a second viewer, and a look at its recording. */
async function useMachine(server: SessionServer, machine: number): Promise<void> {
  const session = await openSession(server, server.jobs.jobs[machine]!)
  const other = await joinSession(server, session.path)
  for (let key = 0; key < KEYS; key++)
    for (const down of [true, false]) session.viewer.send({ kind: "key", down, keysym: 0x61, code: "KeyA" })
  await Bun.sleep(RUNNING_MS)
  await endSession(server, session)
  await other.closed
  await call(server, "GET", `${session.path}/screenrecording/info`)
  const recording = await fetch(`${server.address}/api${session.path}/screenrecording`, {
    headers: { authorization: `Bearer ${server.jobs.token}` },
  })
  if (!recording.ok) throw new Error(`the recording of ${session.path} answered ${recording.status}`)
  await recording.arrayBuffer()
}

/** As a browser does that opens one page after the other: each leaves the live updates of the one before. */
async function visitPages(server: SessionServer): Promise<void> {
  const headers = { cookie: `__Host-millwright=${server.jobs.browserToken}` }
  for (const path of PAGES) {
    const page = await fetch(server.address + path, { headers, redirect: "manual" })
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}`)
    await page.text()
    const left = new AbortController()
    const live = await fetch(`${server.address}/live?topics=sessions,issues`, {
      headers: { ...headers, accept: "text/event-stream" },
      signal: left.signal,
    })
    if (!live.ok) throw new Error(`the live updates answered ${live.status}`)
    left.abort()
  }
}

async function whatIsHeld({ pid, heapBytes }: SessionServer, sessions: number): Promise<Held> {
  const count = (folder: string) => readdirSync(`/proc/${pid}/${folder}`).length
  return {
    sessions,
    heapMegabytes: (await heapBytes()) / 1024 / 1024,
    megabytes: memoryOf(pid).now,
    threads: count("task"),
    descriptors: count("fd"),
    processes: descendantsOf(pid).length,
  }
}

/** @returns lines of the verdict */
function judge(samples: readonly Held[]): string[] {
  const judged = samples.slice(Math.floor(samples.length * WARM_UP_PART))
  return Object.entries(GROWTH_MAX).map(([name, max]) =>
    checkThreshold(`${name} per 100 sessions`, 100 * slopeOf(judged, name as keyof typeof GROWTH_MAX), max),
  )
}

/** Of the line with the least squares, per session. */
function slopeOf(samples: readonly Held[], name: keyof Held): number {
  const mean = (of: (held: Held) => number) =>
    samples.reduce((sum, held) => sum + of(held), 0) / samples.length
  const [x, y] = [mean(({ sessions }) => sessions), mean((held) => held[name])]
  const covariance = mean((held) => (held.sessions - x) * (held[name] - y))
  return covariance / mean((held) => (held.sessions - x) ** 2)
}

process.exit(await main(process.argv.slice(2)))
