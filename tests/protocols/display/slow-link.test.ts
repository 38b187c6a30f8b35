/** A viewer on a slow link beside a quick one: video in lower quality and fewer pictures, and never late. */
import { describe, expect, test } from "bun:test"
import type { Rect } from "../../../protocols/desktop.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createBitmap, encodeJpeg } from "../../../protocols/screen/jpeg.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { firstDifference, intBelow, paint, randomFrom, wordsOf } from "./pictures.ts"

const [WIDTH, HEIGHT] = [800, 600]
const VIDEO: Rect = { x: 64, y: 64, w: 640, h: 480 }
/** As TigerVNC cuts them. */
const STRIP_HEIGHT = 96
const FRAME_MS = 40
const DELAY_MS = 50
const SLOW_MS = 60_000

/** Strips of camera pictures as a machine sends them, about 38 kB a picture. */
async function cameraPictures(count: number): Promise<{ rect: Rect; bytes: Uint8Array }[][]> {
  const pictures = []
  for (let turn = 0; turn < count; turn++) {
    const random = randomFrom(turn)
    const strips = []
    for (let y = 0; y < VIDEO.h; y += STRIP_HEIGHT) {
      const { bytes, pixels } = createBitmap(VIDEO.w, STRIP_HEIGHT, null)
      for (let i = 0; i < pixels.length; i += 4) {
        const [column, row] = [(i / 4) % VIDEO.w, y + Math.floor(i / 4 / VIDEO.w)]
        const grain = intBelow(random, 10)
        pixels[i] = 110 + 80 * Math.sin((column + turn * 3) / 40) + grain
        pixels[i + 1] = 110 + 80 * Math.sin((row - turn * 2) / 55) + grain
        pixels[i + 2] = 90 + 60 * Math.sin((row + column + turn) / 70) + grain
      }
      const rect = { ...VIDEO, y: VIDEO.y + y, h: STRIP_HEIGHT }
      strips.push({ rect, bytes: await encodeJpeg(bytes, 75) })
    }
    pictures.push(strips)
  }
  return pictures
}

/** A link that carries so many bytes a millisecond, in order, and answers. */
function createLink(bytesPerMs: number) {
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: async (_, w, h) => new Uint8Array(w * h * 4),
  })
  return {
    decoder,
    bytesPerMs,
    freeAtMs: 0,
    /** On the way: when each is there. */
    coming: [] as { atMs: number; seq: number }[],
    answers: [] as { atMs: number; seq: number }[],
    lagsMs: [] as number[],
    queuedMs: [] as number[],
    frames: 0,
    bytes: 0,
    drawing: Promise.resolve() as Promise<unknown>,
  }
}

type Link = ReturnType<typeof createLink>

async function watchedBy(links: Record<string, Link>) {
  let nowMs = 0
  const refreshes: Rect[] = []
  const screen = await createScreen(
    {
      send(ids, message) {
        for (const id of ids) transmit(links[id]!, message)
      },
      refresh: (rect) => refreshes.push(rect),
      quality: () => undefined,
      wake: () => undefined,
    },
    null,
  )
  function transmit(link: Link, message: Uint8Array): void {
    link.bytes += message.length
    link.queuedMs.push(Math.max(0, link.freeAtMs - nowMs))
    link.freeAtMs = Math.max(nowMs, link.freeAtMs) + message.length / link.bytesPerMs
    if (message[0] !== MESSAGE.FRAME && message[0] !== MESSAGE.KEY) return
    const seq = new DataView(message.buffer, message.byteOffset).getUint32(4, true)
    const sentMs = new DataView(message.buffer, message.byteOffset).getUint32(8, true)
    link.drawing = link.decoder.apply(message)
    link.drawing.catch(() => undefined)
    link.frames++
    const atMs = link.freeAtMs + DELAY_MS
    link.lagsMs.push(atMs - sentMs)
    link.coming.push({ atMs, seq })
    link.answers.push({ atMs: atMs + DELAY_MS, seq })
  }
  screen.frame.resize(WIDTH, HEIGHT)
  screen.handleEvent({ kind: "ready", width: WIDTH, height: HEIGHT, name: "" }, 0)
  for (const id of Object.keys(links)) screen.addViewer(id, 0)

  /** Advances the time in small steps: acknowledgements arrive, due frames are sent. Waits for the encoder. */
  async function pass(ms: number): Promise<void> {
    for (const untilMs = nowMs + ms; nowMs < untilMs; ) {
      nowMs += 4
      while (screen.isEncoding) await new Promise(setImmediate)
      for (const [id, link] of Object.entries(links))
        while (link.answers[0] && link.answers[0].atMs <= nowMs)
          screen.ack(id, link.answers.shift()!.seq, nowMs)
      screen.encodeDue(nowMs)
      for (const link of Object.values(links)) await link.drawing
    }
  }
  return {
    screen,
    refreshes,
    pass,
    picture(strips: { rect: Rect; bytes: Uint8Array }[]): void {
      for (const { rect, bytes } of strips) screen.handleEvent({ kind: "jpeg", rect, bytes }, nowMs)
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
    draw(rect: Rect, colour: (x: number, y: number) => number): void {
      paint(wordsOf(screen.frame), WIDTH, rect, colour)
      screen.handleEvent({ kind: "damage", rect }, nowMs)
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
  }
}

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!
}

function forget(link: Link): void {
  link.lagsMs.length = 0
  link.queuedMs.length = 0
  link.frames = 0
  link.bytes = 0
}

describe("a viewer on 200 kB/s with 50 ms of delay during a video of 640 x 480", () => {
  test(
    "lags at most 500 ms (p95) with at most 300 ms queued, and does not slow down a fast viewer",
    async () => {
      const pictures = await cameraPictures(6)
      const links = { quick: createLink(10_000), slow: createLink(200) }
      const session = await watchedBy(links)
      const play = async (count: number) => {
        for (let turn = 0; turn < count; turn++) {
          session.picture(pictures[turn % pictures.length]!)
          await session.pass(FRAME_MS)
        }
      }
      await play(50)
      for (const link of Object.values(links)) forget(link)
      const shown = 250
      await play(shown)
      expect(links.quick.frames).toBeGreaterThanOrEqual(shown * 0.95)
      expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
      expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(300)
      // Lower quality leaves it most of the pictures; at full quality it would see a third.
      expect(links.slow.frames).toBeGreaterThanOrEqual(shown * 0.6)

      // Lossless again when there is room: the machine sends the pixels, both viewers get them.
      session.draw(VIDEO, (x, y) => (0xff000000 | ((x * 7) << 8) | (y * 3)) >>> 0)
      await session.pass(15_000)
      for (const { decoder } of Object.values(links))
        expect(firstDifference(session.screen.frame, decoder)).toBe(null)
    },
    SLOW_MS,
  )
})

test(
  "a video that begins lossless delays a slow viewer only briefly",
  async () => {
    const pictures = await cameraPictures(6)
    const links = { quick: createLink(10_000), slow: createLink(200) }
    const session = await watchedBy(links)
    const random = randomFrom(7)
    // Lossless video until the switch to JPEG: far more than the slow link's capacity.
    for (let turn = 0; turn < 20; turn++) {
      session.draw(VIDEO, () => (0xff000000 | (random() * 0xffffff)) >>> 0)
      await session.pass(FRAME_MS)
    }
    expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(1500)
    const play = async (count: number) => {
      for (let turn = 0; turn < count; turn++) {
        session.picture(pictures[turn % pictures.length]!)
        await session.pass(FRAME_MS)
      }
    }
    await play(75)
    for (const link of Object.values(links)) forget(link)
    await play(125)
    expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
    expect(Math.max(...links.slow.queuedMs)).toBeLessThanOrEqual(300)
    expect(links.slow.frames).toBeGreaterThanOrEqual(125 * 0.6)
    expect(links.quick.frames).toBeGreaterThanOrEqual(125 * 0.95)
    // Pixels below the video are not sent, and no picture is drawn again because of them: about 10 kB a picture.
    expect(links.slow.bytes / links.slow.frames).toBeLessThan(20_000)
  },
  SLOW_MS,
)

test(
  "a large lossless page is sent to a slow viewer in parts, so that later changes are not delayed",
  async () => {
    const links = { quick: createLink(10_000), slow: createLink(200) }
    const session = await watchedBy(links)
    const random = randomFrom(3)
    const page = () =>
      session.draw({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, () => (0xff000000 | (random() * 0xffffff)) >>> 0)
    for (let i = 0; i < 3; i++) {
      page()
      await session.pass(3000)
    }
    forget(links.slow)
    for (let i = 0; i < 5; i++) {
      page()
      await session.pass(2000)
    }
    expect(p95(links.slow.lagsMs)).toBeLessThanOrEqual(500)
    await session.pass(20_000)
    expect(firstDifference(session.screen.frame, links.slow.decoder)).toBe(null)
  },
  SLOW_MS,
)

test(
  "a viewer on a quick link who chose to save data gets a video in far fewer bytes, and can choose otherwise",
  async () => {
    const pictures = await cameraPictures(10)
    const links = { all: createLink(10_000), saving: createLink(10_000) }
    const { screen, pass, picture } = await watchedBy(links)
    screen.setQuality("saving", "DATA_SAVING", 0)
    await pass(200)
    for (const link of Object.values(links)) forget(link)
    for (const strips of pictures) {
      picture(strips)
      await pass(FRAME_MS)
    }
    await pass(500)
    expect(links.saving.frames).toBeGreaterThan(5)
    expect(links.saving.bytes).toBeLessThan(links.all.bytes * 0.6)
    screen.setQuality("saving", "AUTOMATIC", 0)
    await pass(20_000)
    for (const link of Object.values(links)) forget(link)
    for (const strips of pictures) {
      picture(strips)
      await pass(FRAME_MS)
    }
    await pass(500)
    expect(links.saving.bytes).toBe(links.all.bytes)
  },
  SLOW_MS,
)
