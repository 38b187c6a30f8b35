/** Video on a real TigerVNC: the client requests JPEG while it plays and lossless pixels afterwards. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import { VIDEO_MEMORY_MS } from "../../../protocols/screen/video-detector.ts"
import type { ScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { type TemporaryFolder, temporaryFolder } from "../../harness/temporary-folder.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { XClient } from "../../peers/x-client.ts"
import { randomFrom } from "./pictures.ts"
import { played, watch } from "./real-session.ts"

const [WIDTH, HEIGHT] = [640, 400]
const VIDEO = { x: 101, y: 53, w: 320, h: 240 }
/** Seconds on an idle machine; on a loaded one the camera, the server and the session share a core with others. */
const PLAY_MS_MAX = 180_000
const PICTURE_MS = 30
const JPEG_PICTURES = 25

let server: TigerVnc
let x: XClient
let folder: TemporaryFolder

beforeAll(async () => {
  folder = temporaryFolder("video")
  server = await startTigerVnc({ width: WIDTH, height: HEIGHT })
  x = await XClient.open(server.display)
}, PLAY_MS_MAX)

afterAll(async () => {
  x?.close()
  await server?.stop()
  folder?.remove()
})

/** A camera picture: shades that wander, and grain. B G R x. */
function cameraPicture(turn: number, { w, h }: { w: number; h: number } = VIDEO): Uint8Array {
  const random = randomFrom(turn)
  const bytes = new Uint8Array(w * h * 4)
  for (let row = 0, i = 0; row < h; row++)
    for (let column = 0; column < w; column++, i += 4) {
      const grain = random() * 20
      bytes[i] = 100 + 70 * Math.sin((column + turn * 3) / 40) + grain
      bytes[i + 1] = 110 + 60 * Math.sin((row - turn * 2) / 50) + grain
      bytes[i + 2] = 90 + 50 * Math.sin((row + column + turn) / 70) + grain
    }
  return bytes
}

test(
  "a video is sent as JPEG and is replaced by the machine's exact pixels after it stops",
  async () => {
    const path = join(folder.path, "video.rec")
    x.fill(0, 0, WIDTH, HEIGHT, 0x203040)
    await x.sync()
    await using session = await watch(server.port, path)
    await session.until(() => session.decoder.width === WIDTH)

    let turn = 0
    const camera = setInterval(() => {
      x.putImage(VIDEO.x, VIDEO.y, VIDEO.w, VIDEO.h, cameraPicture(turn++))
      // A clock beside it, in a cell that the video touches too.
      x.fill(VIDEO.x - 20, VIDEO.y + 30, 10, 10, turn * 0x30507)
    }, PICTURE_MS)
    await session.until(() => session.jpegs() >= JPEG_PICTURES).finally(() => clearInterval(camera))
    expect(session.asked[0]).toBe(6)

    const last = await x.screen()
    const isLast = ({ pixels }: ScreenDecoder) => Buffer.compare(Buffer.from(pixels.buffer), last) === 0
    await session.until(() => session.asked.at(-1) === null && isLast(session.decoder))

    // And as soon as the video is forgotten, single pictures are lossless again.
    session.skip(VIDEO_MEMORY_MS)
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

/** A camera on a server of its own, and a session that watches it. */
async function playOn(
  size: { width: number; height: number },
  video: typeof VIDEO,
  options: Partial<VncOptions>,
  check: (session: Awaited<ReturnType<typeof watch>>, x: XClient, stop: () => void) => Promise<void>,
): Promise<void> {
  const own = await startTigerVnc(size)
  let painter: XClient | null = null
  let camera: Timer | null = null
  const stopCamera = () => {
    if (camera) clearInterval(camera)
  }
  try {
    const x = await XClient.open(own.display)
    painter = x
    await using session = await watch(own.port, join(folder.path, `${own.port}.rec`), options)
    await session.until(() => session.decoder.width === size.width)
    const pictures = Array.from({ length: 8 }, (_, turn) => cameraPicture(turn, video))
    let turn = 0
    camera = setInterval(() => {
      x.putImage(video.x, video.y, video.w, video.h, pictures[turn++ % pictures.length]!)
      // Text beside it that changes with every picture: a few colours on a plain ground.
      x.fill(10, 10, 80, 14, 0xffffff)
      for (let i = 0; i < 10; i++) x.fill(10 + i * 8, 12, 3 + ((turn + i) % 4), 10, 0x203040)
    }, 2 * PICTURE_MS)
    await check(session, x, stopCamera)
  } finally {
    stopCamera()
    painter?.close()
    await own.stop()
  }
}

const exactly = (session: Awaited<ReturnType<typeof watch>>, screen: Uint8Array) =>
  Buffer.compare(Buffer.from(session.decoder.pixels.buffer), screen) === 0

test(
  "a video of 1024 x 600 is detected despite seconds between its lossless frames, and is exact after it stops",
  () =>
    playOn({ width: 1280, height: 720 }, { x: 100, y: 60, w: 1024, h: 600 }, {}, async (session, x, stop) => {
      await session.until(() => session.jpegs() >= 2 * JPEG_PICTURES)
      expect(session.asked[0]).toBe(6)
      stop()
      const last = await x.screen()
      await session.until(() => exactly(session, last))
    }),
  PLAY_MS_MAX,
)

test(
  "a video of a machine without JPEG is encoded by the server and is exact after it stops",
  () =>
    playOn(
      { width: WIDTH, height: HEIGHT },
      VIDEO,
      { encodings: ["zrle", "raw"] },
      async (session, x, stop) => {
        await session.until(() => session.jpegs() >= JPEG_PICTURES)
        stop()
        const last = await x.screen()
        await session.until(() => exactly(session, last))
      },
    ),
  PLAY_MS_MAX,
)
