/**
 * The display engine against a direct VNC client and against websockify, in one run: `bun run bench:display`.
 * Options: `--seconds 10` (of each measurement), `--only idle,scroll`, `--warm 50` (seconds before it),
 * `--gateways websockify,product`. See bench/README.md.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startTigerVnc, type TigerVnc } from "../tests/peers/tigervnc.ts"
import { measureManyViewers } from "./many-viewers.ts"
import { type Gateway, startDrawing, startProduct, startWebsockify } from "./processes.ts"
import { namesOf } from "./selection.ts"
import { measureSlowLink } from "./slow-link.ts"
import { checkThresholds, isMissed, type Result, verdictOf } from "./thresholds.ts"
import { type BenchViewer, viewDirectly, viewProduct, viewWebsockify, wrongPixels } from "./viewers.ts"
import { ECHO_BOX, PANEL_HEIGHT, PANEL_WIDTH } from "./workloads/panel.ts"

/** Connection and first pictures are not measured, and nor is the warm-up of the compiler: sessions last for hours. */
const WARM_UP_MS = 3000
const COMPILER_WARM_UP_MS = 50_000
/**
 * Constant pages are recorded once: nearly all of an hour's recording is its first two minutes, with the first key and its slots.
 * What comes after them is read from a minute, in which there may be a key.
 */
const RECORDED_ONCE = { workload: "pages-constant", beginningMs: 120_000, measuredMs: 60_000 }
const ECHO_SAMPLES = 60

const VIDEOS = ["video", "video-640x480", "video-1024x600", "video-1280x720"]
const WORKLOADS = ["idle", "pages", "pages-constant", "scroll", ...VIDEOS, "echo"]
/** Not a picture but viewers: the product alone. */
const OF_VIEWERS: Record<string, typeof measureSlowLink> = {
  slowlink: measureSlowLink,
  viewers: measureManyViewers,
}
const MEASURED = [...WORKLOADS, ...Object.keys(OF_VIEWERS)]
const GATEWAYS = ["direct tight", "direct zrle", "websockify", "product"]

interface Bench {
  server: TigerVnc
  folder: string
  seconds: number
  /** Of the product before it is measured. */
  warmSeconds: number
}

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "10" },
      only: { type: "string", default: "" },
      gateways: { type: "string", default: GATEWAYS.join(",") },
      warm: { type: "string", default: String(COMPILER_WARM_UP_MS / 1000) },
    },
  })
  const workloads = values.only ? namesOf("--only", values.only, MEASURED) : MEASURED
  const gateways = namesOf("--gateways", values.gateways, GATEWAYS)
  const folder = await mkdtemp(join(tmpdir(), "bench-display-"))
  const server = await startTigerVnc({ width: PANEL_WIDTH, height: PANEL_HEIGHT })
  const bench = { server, folder, seconds: Number(values.seconds), warmSeconds: Number(values.warm) }
  const results: Result[] = []
  const lines: string[] = []
  try {
    for (const workload of workloads) {
      const ofViewers = OF_VIEWERS[workload]
      if (ofViewers) {
        lines.push(...(await ofViewers(server, folder, bench.seconds)))
        continue
      }
      for (const gateway of GATEWAYS.filter((one) => gateways.includes(one))) {
        // A large video sent lossless keeps the server busy for minutes and yields no useful result.
        if (gateway === "direct zrle" && VIDEOS.includes(workload)) continue
        const result = await measure(bench, workload, gateway)
        results.push(result)
        console.log(formatResult(result))
      }
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  const judged = [...checkThresholds(results), ...lines]
  console.log(`\n${judged.join("\n")}\n\n${verdictOf(judged)}`)
  return judged.some(isMissed) ? 1 : 0
}

async function measure(bench: Bench, workload: string, name: string): Promise<Result> {
  const gateway = await startGateway(bench, workload, name)
  const drawing = await startDrawing(bench.server.display, workload)
  const viewer = await view(bench, name, gateway)
  const joined = { recorded: (await gateway?.recordingBytes()) ?? null, atMs: performance.now() }
  try {
    const isRecordedOnce = name === "product" && workload === RECORDED_ONCE.workload
    const warmMs = name === "product" ? bench.warmSeconds * 1000 : WARM_UP_MS
    const warmUntilMs = performance.now() + (isRecordedOnce ? RECORDED_ONCE.beginningMs : warmMs)
    // A picture that nothing changes would leave all code cold.
    while (workload === "echo" && performance.now() < warmUntilMs) await measureEchoes(viewer)
    await Bun.sleep(Math.max(0, warmUntilMs - performance.now()))
    const isVideo = VIDEOS.includes(workload)
    const before = await countersOf(viewer, gateway, isVideo)
    let echoMs = workload === "echo" ? await measureEchoes(viewer) : null
    const measuredMs = Math.max(bench.seconds * 1000, isRecordedOnce ? RECORDED_ONCE.measuredMs : 0)
    if (!echoMs) await Bun.sleep(measuredMs)
    const after = await countersOf(viewer, gateway, isVideo)
    if (isVideo) echoMs = await measureEchoes(viewer)
    const seconds = (after.atMs - before.atMs) / 1000
    drawing.hold()
    return {
      workload,
      gateway: name,
      kBps: (after.bytes - before.bytes) / 1000 / seconds,
      pictures: (after.pictures - before.pictures) / seconds,
      cpu: (after.cpu - before.cpu) / seconds,
      recordedMBph: isRecordedOnce ? firstHourMB(joined, before, after) : recordedMBph(joined, after),
      echoMs,
      wrongPixels: name === "product" ? await wrongPixels(bench.server.port, viewer) : null,
    }
  } finally {
    viewer.close()
    await drawing.stop()
    await gateway?.stop()
  }
}

interface Recorded {
  recorded: number | null
  atMs: number
}

/** Since the viewer joined, a minute: a key is recorded every minute, and would be all that is seen of a short time, or nothing. */
function recordedMBph(from: Recorded, to: Recorded): number | null {
  if (from.recorded === null || to.recorded === null) return null
  return ((to.recorded - from.recorded) / (to.atMs - from.atMs)) * 3.6
}

/** What was recorded up to `from`, and at the rate from then on the rest of the hour. */
function firstHourMB(joined: Recorded, from: Recorded, to: Recorded): number | null {
  const rate = recordedMBph(from, to)
  if (rate === null || joined.recorded === null || from.recorded === null) return null
  const elapsedHours = (from.atMs - joined.atMs) / 3_600_000
  return (from.recorded - joined.recorded) / 1e6 + rate * (1 - elapsedHours)
}

async function startGateway(
  { server, folder }: Bench,
  workload: string,
  name: string,
): Promise<Gateway | null> {
  if (name === "websockify") return startWebsockify(server.port)
  if (name === "product") return startProduct(server.port, join(folder, `${workload}.rec`))
  return null
}

function view({ server }: Bench, name: string, gateway: Gateway | null): Promise<BenchViewer> {
  if (name === "product") return viewProduct(gateway!.port)
  if (name === "websockify") return viewWebsockify(gateway!.port)
  return viewDirectly(server.port, name === "direct tight" ? "tight" : "zrle")
}

async function countersOf(viewer: BenchViewer, gateway: Gateway | null, isVideo: boolean) {
  return {
    recorded: gateway ? await gateway.recordingBytes() : null,
    cpu: gateway?.cpuSeconds() ?? 0,
    bytes: viewer.bytes,
    pictures: isVideo ? viewer.videoPictures : viewer.pictures,
    atMs: performance.now(),
  }
}

/** Presses a key at irregular times and waits until its box has another colour. @returns the sorted milliseconds */
async function measureEchoes(viewer: BenchViewer): Promise<number[]> {
  const { x, y } = { x: ECHO_BOX.x + ECHO_BOX.w / 2, y: ECHO_BOX.y + ECHO_BOX.h / 2 }
  const times: number[] = []
  for (let i = 0; i < ECHO_SAMPLES; i++) {
    await Bun.sleep(70 + ((i * 37) % 23))
    const seen = Promise.withResolvers<void>()
    const before = viewer.pixel(x, y)
    viewer.onPicture = () => {
      if (viewer.pixel(x, y) !== before) seen.resolve()
    }
    const pressedAt = performance.now()
    viewer.press(true)
    await seen.promise
    times.push(performance.now() - pressedAt)
    viewer.onPicture = null
    viewer.press(false)
  }
  return times.sort((a, b) => a - b)
}

function formatResult(result: Result): string {
  const parts = [
    result.workload.padEnd(14),
    result.gateway.padEnd(13),
    `${result.kBps.toFixed(1).padStart(8)} kB/s`,
    `${result.pictures.toFixed(1).padStart(5)} pictures/s`,
    result.gateway.startsWith("direct") ? "" : `${(result.cpu * 100).toFixed(2).padStart(6)} % CPU`,
    result.recordedMBph === null ? "" : `${result.recordedMBph.toFixed(1)} MB/h recorded`,
    result.echoMs
      ? `echo p50 ${percentile(result.echoMs, 0.5)} p90 ${percentile(result.echoMs, 0.9)} p99 ${percentile(result.echoMs, 0.99)} ms`
      : "",
    result.wrongPixels === null ? "" : `${result.wrongPixels} wrong pixels`,
  ]
  return parts.filter(Boolean).join("  ")
}

function percentile(sorted: number[], part: number): string {
  return sorted[Math.floor(sorted.length * part)]!.toFixed(2)
}

process.exit(await main(process.argv.slice(2)))
