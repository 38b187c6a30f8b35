/**
 * A viewer on a slow link beside a fast one, under video: `bun run bench:display --only slowlink`. Two marks in the
 * picture show its delay: the box, which changes colour with every camera picture, and the camera picture itself.
 */
import { join } from "node:path"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import type { TigerVnc } from "../tests/peers/tigervnc.ts"
import { startDrawing, startProduct } from "./processes.ts"
import { checkThreshold } from "./thresholds.ts"
import { startThrottledRelay } from "./throttled-relay.ts"
import { type BenchViewer, untilStill, viewProduct, wrongPixels } from "./viewers.ts"
import { PICTURE_BOX } from "./workloads/panel.ts"

const VIDEO = "video-640x480"
/** In its middle. */
const SAMPLE = { x: 640, y: 400, side: 16 }
const LINK = { bytesPerMs: 200, delayMs: 50 }
/** The slow viewer has found its quality by then. */
const SETTLE_MS = 10_000
/** The camera pictures repeat after 960 ms, so delays are measurable up to this. */
const SEEN_MS = 900
/** The quick viewer shows a picture perhaps a moment after the slow one has it, for both decode. */
const AHEAD_MS = 30

const LAG_MS_MAX = 500
const QUEUED_MS_MAX = 300
const KEPT_PART_MIN = 0.95

interface Seen {
  colour: number[]
  atMs: number
}

/** What one viewer has seen of the two signs, and when. */
interface Sightings {
  box: Map<number, number>
  video: Seen[]
  /** Other camera pictures than the one before. */
  videoPictures: number
}

export async function measureSlowLink(server: TigerVnc, folder: string, seconds: number): Promise<string[]> {
  const product = await startProduct(server.port, join(folder, "slowlink.rec"))
  const relay = startThrottledRelay(product.port, LINK)
  const quick = await viewProduct(product.port, decodeJpeg)
  const slow = await viewProduct(relay.port, decodeJpeg)
  try {
    const [quickSaw, slowSaw] = [watch(quick), watch(slow)]
    // Both watch from the first picture on: it begins lossless, with more than the slow line carries.
    const drawing = await startDrawing(server.display, VIDEO)
    await Bun.sleep(SETTLE_MS)
    relay.takeQueuedMs()
    const sinceMs = performance.now()
    const before = { pictures: slow.videoPictures, video: slowSaw.videoPictures, bytes: slow.bytes }
    const beside = await picturesIn(quick, seconds)
    const queued = relay.takeQueuedMs().sort((a, b) => a - b)
    const boxLags = lagsOfBox(quickSaw, slowSaw, sinceMs)
    const videoLags = lagsOfVideo(quickSaw, slowSaw, sinceMs)
    const perSecond = (count: number) => (count / seconds).toFixed(1)
    console.log(
      `slowlink       slow viewer ${perSecond(slow.videoPictures - before.pictures)} boxes/s, ` +
        `${perSecond(slowSaw.videoPictures - before.video)} video pictures/s, ` +
        `${((slow.bytes - before.bytes) / 1000 / seconds).toFixed(0)} kB/s; box lag ${spread(boxLags)}; ` +
        `video lag ${spread(videoLags)}; queued ${spread(queued)}`,
    )
    drawing.hold()
    await untilStill(slow)
    const wrong = await wrongPixels(server.port, slow)
    slow.close()
    await drawing.stop()
    const alone = await aloneIn(server, quick, seconds)
    console.log(
      `slowlink       quick viewer ${beside.toFixed(1)} pictures/s beside it, ${alone.toFixed(1)} alone`,
    )
    return [
      checkThreshold("slowlink: lag of the box p95, ms", part(boxLags, 0.95), LAG_MS_MAX),
      checkThreshold("slowlink: lag of the video p95, ms", part(videoLags, 0.95), LAG_MS_MAX),
      checkThreshold(
        "slowlink: queued at most, ms",
        queued.at(-1) ?? Number.POSITIVE_INFINITY,
        QUEUED_MS_MAX,
      ),
      checkThreshold(
        "slowlink: quick viewer, pictures lost",
        Math.max(0, 1 - beside / alone),
        1 - KEPT_PART_MIN,
      ),
      checkThreshold("slowlink: wrong pixels", wrong, 0),
    ]
  } finally {
    quick.close()
    slow.close()
    relay.stop()
    await product.stop()
  }
}

/** Pictures a second of the quick viewer without a slow one. */
async function aloneIn(server: TigerVnc, quick: BenchViewer, seconds: number): Promise<number> {
  const drawing = await startDrawing(server.display, VIDEO)
  try {
    await Bun.sleep(SETTLE_MS)
    return await picturesIn(quick, seconds)
  } finally {
    await drawing.stop()
  }
}

async function picturesIn(viewer: BenchViewer, seconds: number): Promise<number> {
  const before = viewer.videoPictures
  await Bun.sleep(seconds * 1000)
  return (viewer.videoPictures - before) / seconds
}

function watch(viewer: BenchViewer): Sightings {
  const sightings: Sightings = { box: new Map(), video: [], videoPictures: 0 }
  viewer.onPicture = () => {
    const atMs = performance.now()
    const box = viewer.pixel(PICTURE_BOX.x + PICTURE_BOX.w / 2, PICTURE_BOX.y + PICTURE_BOX.h / 2)
    if (!sightings.box.has(box)) sightings.box.set(box, atMs)
    const colour = sampleOf(viewer)
    const last = sightings.video.at(-1)
    if (last && distance(last.colour, colour) === 0) return
    sightings.video.push({ colour, atMs })
    sightings.videoPictures++
  }
  return sightings
}

function lagsOfBox(quick: Sightings, slow: Sightings, sinceMs: number): number[] {
  const lags: number[] = []
  for (const [colour, atMs] of slow.box) {
    const firstMs = quick.box.get(colour)
    if (atMs >= sinceMs && firstMs !== undefined) lags.push(atMs - firstMs)
  }
  return lags.sort((a, b) => a - b)
}

/** By the quick viewer's picture of the last `SEEN_MS` that is most like the slow one's. */
function lagsOfVideo(quick: Sightings, slow: Sightings, sinceMs: number): number[] {
  const lags: number[] = []
  for (const { colour, atMs } of slow.video) {
    if (atMs < sinceMs) continue
    const candidates = quick.video.filter((seen) => seen.atMs > atMs - SEEN_MS && seen.atMs < atMs + AHEAD_MS)
    const nearest = candidates.sort((a, b) => distance(a.colour, colour) - distance(b.colour, colour))[0]
    if (nearest) lags.push(atMs - nearest.atMs)
  }
  return lags.sort((a, b) => a - b)
}

/** The mean colour of a small box of the video: grain and compression hardly change it. */
function sampleOf(viewer: BenchViewer): number[] {
  const sums = [0, 0, 0]
  for (let y = SAMPLE.y; y < SAMPLE.y + SAMPLE.side; y++)
    for (let x = SAMPLE.x; x < SAMPLE.x + SAMPLE.side; x++) {
      const pixel = viewer.pixel(x, y)
      sums[0]! += pixel >>> 16
      sums[1]! += (pixel >>> 8) & 255
      sums[2]! += pixel & 255
    }
  return sums.map((sum) => sum / SAMPLE.side ** 2)
}

function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0)
}

async function decodeJpeg(bytes: Uint8Array, w: number, h: number): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(w, h).getContext("2d")
  canvas.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  return canvas.getImageData(0, 0, w, h).data
}

function part(sorted: number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY
}

function spread(sorted: number[]): string {
  return `p50 ${part(sorted, 0.5).toFixed(0)} p95 ${part(sorted, 0.95).toFixed(0)} max ${(sorted.at(-1) ?? 0).toFixed(0)} ms`
}
