/**
 * What a remote session costs the server, by protocol: `bun run bench:session-cost`.
 * Options: `--only vnc,ssh,rdp,flood,neighbours,flood-neighbours,idle-crowd,pages-crowd`, `--sessions 10` (of a crowd 100 or 50), `--seconds 20` (of the idle measurement), `--workers shared`, `--profile <folder>`.
 * See bench/README.md.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { ensureBuilt } from "../scripts/build.ts"
import { DESKTOP_KEYS, measureNeighbours, NEIGHBOURS, TERMINAL_KEYS, takePictures } from "./neighbours.ts"
import { memoryOf } from "./processes.ts"
import { namesOf } from "./selection.ts"
import {
  cpuOf,
  endSession,
  joinSession,
  type OpenedSession,
  openSession,
  type SessionServer,
  since,
  startSessionServer,
  startUnwatched,
} from "./session-client.ts"
import { CROWDS, measureCrowd } from "./session-cost-crowd.ts"
import {
  type Peer,
  startRdpPeer,
  startReplayedPeer,
  startSshPeer,
  startVncPeer,
} from "./session-cost-peers.ts"
import type { Target } from "./session-cost-target.ts"
import { measureFlood, startFlood, watchFlood } from "./terminal-flood.ts"
import { checkThreshold, isMissed, verdictOf } from "./thresholds.ts"

interface Bars {
  startCpuSeconds: number
  firstPictureMs: number
  megabytes: number
  idleCore: number
}

/** Per session. */
type Cost = Bars & { databaseStartCpuSeconds: number; databaseIdleCore: number }

const BARS: Record<string, Bars> = {
  vnc: { startCpuSeconds: 0.25, firstPictureMs: 250, megabytes: 17, idleCore: 0.011 },
  ssh: { startCpuSeconds: 0.25, firstPictureMs: 250, megabytes: 10, idleCore: 0.011 },
  rdp: { startCpuSeconds: 0.25, firstPictureMs: 600, megabytes: 70, idleCore: 0.011 },
}
/** Of any protocol, where up to 8 sessions share a Worker. */
const SHARED_BARS: Bars = { startCpuSeconds: 0.15, firstPictureMs: 600, megabytes: 10, idleCore: 0.006 }
/** A shell whose program prints without an end. */
const FLOOD = "flood"
/** Seven sessions in which keys are pressed, and an eighth with a video, or with a flooded terminal. */
const VIDEO_NEIGHBOURS = "neighbours"
const FLOOD_NEIGHBOURS = "flood-neighbours"
const MEASURED = [...Object.keys(BARS), FLOOD, VIDEO_NEIGHBOURS, FLOOD_NEIGHBOURS, ...Object.keys(CROWDS)]
/** Of one protocol. */
const SESSIONS = 10
/** Sessions before the measured ones: the server's own code is loaded and compiled once, and it runs for weeks. */
const WARM_UP_SESSIONS = 2
const WARM_UP_SETTLE_MS = 5000
/** After the last first picture: what a start leaves to other threads, above all compiling, belongs to it. */
const START_SETTLE_MS = 1500
/** What is compiled because a session runs, not because it starts, is over by then. */
const IDLE_SETTLE_MS = 20_000

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: [...Object.keys(BARS), FLOOD].join(",") },
      sessions: { type: "string" },
      seconds: { type: "string", default: "20" },
      workers: { type: "string", default: "isolated" },
      profile: { type: "string", default: "" },
    },
  })
  const chosen = namesOf("--only", values.only, MEASURED)
  await ensureBuilt()
  const lines: string[] = []
  for (const protocol of chosen) {
    const sessions = Number(values.sessions ?? CROWDS[protocol]?.sessions ?? SESSIONS)
    const folder = await mkdtemp(join(tmpdir(), "bench-session-cost-"))
    // The server gives up root.
    await chmod(folder, 0o755)
    const peer = await startPeer(protocol, sessions)
    const busy = protocol === VIDEO_NEIGHBOURS ? await startVncPeer("video-640x480") : null
    try {
      const targets = Array<Target>(sessions + WARM_UP_SESSIONS).fill(peer.target)
      if (busy) targets.unshift(busy.target)
      const flags = ["--data", join(folder, "data"), "--session-workers", values.workers]
      const server = await startSessionServer(targets, flags, values.profile)
      try {
        if (protocol === FLOOD) lines.push(...(await measureFloodOn(server)))
        else if (protocol === VIDEO_NEIGHBOURS || protocol === FLOOD_NEIGHBOURS)
          lines.push(...(await measureNeighboursOn(server, protocol)))
        else if (CROWDS[protocol]) {
          const options = { sessions, seconds: Number(values.seconds), workers: values.workers }
          lines.push(...(await measureCrowd(protocol, crowdServer(server), options)))
        } else {
          const cost = await measure(server, sessions, Number(values.seconds))
          console.log(formatCost(protocol, cost))
          const bars = values.workers === "isolated" ? BARS[protocol]! : SHARED_BARS
          lines.push(...checkCost(protocol, cost, bars))
        }
      } finally {
        await server.stop()
      }
    } finally {
      await busy?.stop()
      await peer.stop()
      await rm(folder, { recursive: true })
    }
  }
  console.log(`\n${lines.join("\n")}\n\n${verdictOf(lines)}`)
  return lines.some(isMissed) ? 1 : 0
}

function startPeer(protocol: string, sessions: number): Promise<Peer> {
  const crowd = CROWDS[protocol]
  if (crowd) return startReplayedPeer(crowd.workload)
  if (protocol === "vnc") return startVncPeer("idle")
  if (protocol === VIDEO_NEIGHBOURS) return startVncPeer("echo")
  if (protocol === "ssh" || protocol === FLOOD || protocol === FLOOD_NEIGHBOURS) return startSshPeer(sessions)
  if (protocol === "rdp") return startRdpPeer("idle")
  throw new Error(`no such protocol: ${protocol}`)
}

async function measureFloodOn(server: SessionServer): Promise<string[]> {
  const { socket } = await startUnwatched(server)
  const lines = await measureFlood(watchFlood(socket))
  socket.close()
  return lines
}

function crowdServer(server: SessionServer) {
  return {
    async open(machine: number) {
      const { path, socket } = await startUnwatched(server, machine)
      return { socket, join: () => joinSession(server, path) }
    },
    cpuSeconds: () => cpuOf(server),
  }
}

async function measureNeighboursOn(server: SessionServer, protocol: string): Promise<string[]> {
  const isFlood = protocol === FLOOD_NEIGHBOURS
  const sessions: OpenedSession[] = []
  for (const job of server.jobs.jobs.slice(1, 1 + NEIGHBOURS)) sessions.push(await openSession(server, job))
  let busy: WebSocket | null = null
  const lines = await measureNeighbours(protocol, {
    viewers: sessions.map(({ viewer }) => viewer),
    ...(isFlood ? TERMINAL_KEYS : DESKTOP_KEYS),
    async startBusy() {
      ;({ socket: busy } = await startUnwatched(server))
      if (isFlood) await startFlood(watchFlood(busy))
      else takePictures(busy)
    },
  })
  for (const session of sessions) await endSession(server, session)
  ;(busy as WebSocket | null)?.close()
  return lines
}

/** Sessions start one after the other, as people open them; then all are looked at. */
async function measure(server: SessionServer, sessions: number, seconds: number): Promise<Cost> {
  const jobs = [...server.jobs.jobs]
  const earlier: OpenedSession[] = []
  for (const job of jobs.splice(0, WARM_UP_SESSIONS)) earlier.push(await openSession(server, job))
  await Bun.sleep(WARM_UP_SETTLE_MS)

  const before = { megabytes: memoryOf(server.pid).now, cpu: cpuOf(server), atMs: performance.now() }
  const opened: OpenedSession[] = []
  for (const job of jobs.slice(0, sessions)) opened.push(await openSession(server, job))
  await Bun.sleep(START_SETTLE_MS)
  const starts = since(before.cpu, server)
  const startsEndedAt = performance.now()

  await Bun.sleep(IDLE_SETTLE_MS)
  const beforeIdle = cpuOf(server)
  await Bun.sleep(seconds * 1000)
  const idle = since(beforeIdle, server)
  const megabytes = memoryOf(server.pid).now - before.megabytes
  for (const session of [...earlier, ...opened]) await endSession(server, session)
  // What the earlier sessions took while the later ones started.
  const runningMs = [...earlier.map(() => before.atMs), ...opened.map(({ pictureAt }) => pictureAt)].map(
    (sinceMs) => startsEndedAt - sinceMs,
  )
  const runningSeconds = runningMs.reduce((sum, ms) => sum + ms / 1000, 0)
  const running = sessions + WARM_UP_SESSIONS
  const idleCore = idle.server / seconds / running
  return {
    startCpuSeconds: (starts.server - runningSeconds * idleCore) / sessions,
    databaseStartCpuSeconds: starts.database / sessions,
    firstPictureMs: median(opened.map(({ firstPictureMs }) => firstPictureMs)),
    megabytes: megabytes / sessions,
    idleCore,
    databaseIdleCore: idle.database / seconds / running,
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function formatCost(protocol: string, cost: Cost): string {
  return [
    protocol.padEnd(6),
    `start ${cost.startCpuSeconds.toFixed(3)} CPU-s (database ${cost.databaseStartCpuSeconds.toFixed(3)})`,
    `first picture ${cost.firstPictureMs.toFixed(0)} ms`,
    `${cost.megabytes.toFixed(1)} MB`,
    `idle ${cost.idleCore.toFixed(4)} core (database ${cost.databaseIdleCore.toFixed(4)})`,
  ].join("  ")
}

function checkCost(protocol: string, cost: Cost, bars: Bars): string[] {
  return [
    checkThreshold(`${protocol}: CPU seconds of a start`, cost.startCpuSeconds, bars.startCpuSeconds),
    checkThreshold(`${protocol}: ms to the first picture`, cost.firstPictureMs, bars.firstPictureMs),
    checkThreshold(`${protocol}: MB`, cost.megabytes, bars.megabytes),
    checkThreshold(`${protocol}: idle core`, cost.idleCore, bars.idleCore),
  ]
}

process.exit(await main(process.argv.slice(2)))
