/** Video on the screen of a real TigerVNC: the machine is asked for JPEG while it plays and for lossless pixels after. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import { dialTcp } from "../../../protocols/drive.ts"
import type { RemoteLink } from "../../../protocols/link.ts"
import { openRecording } from "../../../protocols/recording.ts"
import { openRecordingReader } from "../../../protocols/recording-read.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder, type ScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { openVnc } from "../../../protocols/vnc/machine.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { XClient } from "../../peers/x-client.ts"
import { OPTIONS } from "../vnc/server.ts"
import { randomFrom } from "./pictures.ts"

const [WIDTH, HEIGHT] = [640, 400]
const VIDEO = { x: 101, y: 53, w: 320, h: 240 }
/** It takes a second until the video is taken for one and some until it is over. */
const PLAY_MS_MAX = 60_000
const PICTURE_MS = 30
const JPEG_PICTURES = 25

let server: TigerVnc
let x: XClient
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "video-"))
  server = await startTigerVnc({ width: WIDTH, height: HEIGHT })
  x = await XClient.open(server.display)
}, PLAY_MS_MAX)

afterAll(async () => {
  x?.close()
  await server?.stop()
  await rm(folder, { recursive: true })
})

async function decodeJpeg(bytes: Uint8Array, w: number, h: number): Promise<Uint8ClampedArray> {
  const context = createCanvas(w, h).getContext("2d")
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  return context.getImageData(0, 0, w, h).data
}

/** A session with a recording and one viewer, wired as a session's Worker wires it. */
async function watch(recordingFile: string) {
  const startMs = performance.now()
  const nowMs = () => performance.now() - startMs
  const recording = await openRecording(recordingFile, {
    sessionId: "video",
    kind: "desktop",
    startedAtMs: 0,
  })
  let jpegs = 0
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: (bytes, w, h) => {
      jpegs++
      return decodeJpeg(bytes, w, h)
    },
  })
  const asked: (number | null)[] = []
  const watchers = new Set<() => void>()
  let link: RemoteLink<Parameters<ReturnType<typeof openVnc>["input"]>[0]> | null = null
  let timer: Timer | null = null
  const draw = async (message: Uint8Array) => {
    if (message[0] !== MESSAGE.FRAME && message[0] !== MESSAGE.KEY) return
    const { seq } = await decoder.apply(message)
    screen.ack("viewer", seq, nowMs())
    take()
    for (const look of watchers) look()
  }
  const screen = await createScreen(
    {
      send: (_, message) => void draw(message),
      refresh: (rect) => link?.input({ kind: "refresh", rect }),
      quality: (level) => {
        asked.push(level)
        link?.input({ kind: "quality", level })
      },
    },
    recording,
  )
  const take = () => {
    screen.take(nowMs())
    if (timer) clearTimeout(timer)
    const wakeAtMs = screen.wakeAtMs()
    timer = wakeAtMs === null ? null : setTimeout(take, Math.max(0, wakeAtMs - nowMs()))
  }
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  link = openVnc(dialTcp({ host: "127.0.0.1", port: server.port }), OPTIONS, screen.frame, {
    onEvent(event) {
      screen.event(event, nowMs())
      take()
    },
    onEnd: ({ detail }) => ended.reject(new Error(detail)),
    onFault: ended.reject,
  })
  screen.addViewer("viewer", nowMs())
  return {
    decoder,
    asked,
    jpegs: () => jpegs,
    /** Resolves when `holds` after a picture; looks at once, too. */
    until(holds: () => boolean): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if (holds()) resolve()
      }
      watchers.add(look)
      look()
      return Promise.race([promise, ended.promise]).finally(() => watchers.delete(look))
    },
    async close(): Promise<void> {
      if (timer) clearTimeout(timer)
      link?.close()
      await recording.close(nowMs())
    },
  }
}

/** A camera picture: shades that wander, and grain. B G R x. */
function cameraPicture(turn: number): Uint8Array {
  const random = randomFrom(turn)
  const bytes = new Uint8Array(VIDEO.w * VIDEO.h * 4)
  for (let row = 0, i = 0; row < VIDEO.h; row++)
    for (let column = 0; column < VIDEO.w; column++, i += 4) {
      const grain = random() * 20
      bytes[i] = 100 + 70 * Math.sin((column + turn * 3) / 40) + grain
      bytes[i + 1] = 110 + 60 * Math.sin((row - turn * 2) / 50) + grain
      bytes[i + 2] = 90 + 50 * Math.sin((row + column + turn) / 70) + grain
    }
  return bytes
}

/** The picture at the end of the recording, played from its beginning, and how many JPEGs that took. */
async function played(path: string): Promise<{ decoder: ScreenDecoder; jpegs: number }> {
  const bytes = new Uint8Array(await Bun.file(path).arrayBuffer())
  const reader = await openRecordingReader({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
  })
  let jpegs = 0
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: (jpeg, w, h) => {
      jpegs++
      return decodeJpeg(jpeg, w, h)
    },
  })
  for (let atMs = 0; ; ) {
    const segment = parseSegment(await reader.segment(atMs))
    for (const { bytes: message } of segment.messages)
      if (message[0] === MESSAGE.FRAME || message[0] === MESSAGE.KEY) await decoder.apply(message)
    if (segment.last) return { decoder, jpegs }
    atMs = segment.endMs
  }
}

test(
  "goes through as JPEG, and what is left when it stops is the machine's own picture, pixel by pixel",
  async () => {
    const path = join(folder, "video.rec")
    x.fill(0, 0, WIDTH, HEIGHT, 0x203040)
    await x.sync()
    const session = await watch(path)
    await session.until(() => session.decoder.width === WIDTH)

    let turn = 0
    const camera = setInterval(() => {
      x.putImage(VIDEO.x, VIDEO.y, VIDEO.w, VIDEO.h, cameraPicture(turn++))
      // A clock beside it, in a cell that the video touches too.
      x.fill(VIDEO.x - 20, VIDEO.y + 30, 10, 10, turn * 0x30507)
    }, PICTURE_MS)
    await session.until(() => session.jpegs() >= JPEG_PICTURES)
    clearInterval(camera)
    expect(session.asked[0]).toBe(6)

    const last = await x.screen()
    const isLast = ({ pixels }: ScreenDecoder) => Buffer.compare(Buffer.from(pixels.buffer), last) === 0
    await session.until(() => session.asked.at(-1) === null && isLast(session.decoder))

    // And from then on it is lossless again.
    const before = session.jpegs()
    x.putImage(VIDEO.x, VIDEO.y, VIDEO.w, VIDEO.h, cameraPicture(turn))
    const next = await x.screen()
    await session.until(() => Buffer.compare(Buffer.from(session.decoder.pixels.buffer), next) === 0)
    expect(session.jpegs()).toBe(before)
    await session.close()

    const replay = await played(path)
    expect(replay.jpegs).toBeGreaterThanOrEqual(JPEG_PICTURES)
    expect(Buffer.compare(Buffer.from(replay.decoder.pixels.buffer), next)).toBe(0)
  },
  PLAY_MS_MAX,
)
