/** Video on the screen of a real TigerVNC: the machine is asked for JPEG while it plays and for lossless pixels after. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { XClient } from "../../peers/x-client.ts"
import { randomFrom } from "./pictures.ts"
import { played, watch } from "./real-session.ts"

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

test(
  "goes through as JPEG, and what is left when it stops is the machine's own picture, pixel by pixel",
  async () => {
    const path = join(folder, "video.rec")
    x.fill(0, 0, WIDTH, HEIGHT, 0x203040)
    await x.sync()
    const session = await watch(server.port, path)
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
