/** Viewers on links of given rates, in simulated time. */
import type { DesktopEvent, Rect } from "../../../protocols/desktop.ts"
import type { RecordingWriter } from "../../../protocols/recording.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createBitmap, encodeJpeg } from "../../../protocols/screen/jpeg.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { isPartOfKey } from "../../../protocols/viewer-wire-frame.ts"
import { intBelow, paint, randomFrom, wordsOf } from "./pictures.ts"

export const [WIDTH, HEIGHT] = [800, 600]
export const VIDEO: Rect = { x: 64, y: 64, w: 640, h: 480 }
/** As TigerVNC cuts them. */
const STRIP_HEIGHT = 96
const DELAY_MS = 50

/** Strips of camera pictures as a machine sends them, about 38 kB a picture. */
export async function cameraPictures(count: number): Promise<{ rect: Rect; bytes: Uint8Array }[][]> {
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
export function createLink(bytesPerMs: number, onJpeg?: (bytes: Uint8Array) => void) {
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    async jpeg(bytes, w, h) {
      onJpeg?.(bytes)
      return new Uint8Array(w * h * 4)
    },
  })
  return {
    decoder,
    bytesPerMs,
    freeAtMs: 0,
    /** How long the viewer takes for a picture before it answers. */
    drawMs: () => 0,
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

export type Link = ReturnType<typeof createLink>

export async function watchedBy(links: Record<string, Link>, recording: RecordingWriter | null = null) {
  let nowMs = 0
  const refreshes: Rect[] = []
  const screen = createScreen(
    {
      send(ids, message) {
        for (const id of ids) transmit(links[id]!, message)
      },
      refresh: (rect) => refreshes.push(rect),
      quality: () => undefined,
      wake: () => undefined,
    },
    recording,
  )
  function transmit(link: Link, message: Uint8Array): void {
    link.bytes += message.length
    // The parts of a key are one message.
    if (!isPartOfKey(message)) link.queuedMs.push(Math.max(0, link.freeAtMs - nowMs))
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
    link.answers.push({ atMs: atMs + link.drawMs() + DELAY_MS, seq })
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
    move(rect: Rect, fromX: number, fromY: number): void {
      screen.frame.move(rect, fromX, fromY)
      screen.handleEvent({ kind: "move", rect, fromX, fromY }, nowMs)
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
    handle(events: DesktopEvent[]): void {
      for (const event of events) screen.handleEvent(event, nowMs)
    },
    draw(rect: Rect, colour: (x: number, y: number) => number): void {
      paint(wordsOf(screen.frame), WIDTH, rect, colour)
      screen.handleEvent({ kind: "damage", rect }, nowMs)
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    },
  }
}

export function forget(link: Link): void {
  link.lagsMs.length = 0
  link.queuedMs.length = 0
  link.frames = 0
  link.bytes = 0
}
