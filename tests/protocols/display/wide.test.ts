/** Pictures wider than 2048 pixels of a real TigerVNC, through session, viewer and recording. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { type TemporaryFolder, temporaryFolder } from "../../harness/temporary-folder.ts"
import { startTigerVnc } from "../../peers/tigervnc.ts"
import { XClient } from "../../peers/x-client.ts"
import { seededRandom } from "../seed.ts"
import { played, watch } from "./real-session.ts"

/** Seconds on an idle machine; each picture is compared whole. */
const SLOW_MS = 180_000
const SIZES = [
  [3440, 1440],
  [3840, 2160],
] as const
const WAYS: [string, Partial<VncOptions>][] = [
  ["with ZRLE preferred", {}],
  ["with Tight preferred", { encodings: ["tight", "copyrect", "raw"] }],
]

let folder: TemporaryFolder
beforeAll(() => {
  folder = temporaryFolder("wide")
})
afterAll(() => folder?.remove())

/** Plain areas from edge to edge, lines of text-like noise, a shade and a part like a photograph. */
function drawPicture(x: XClient, seed: number): void {
  const random = seededRandom(seed)
  const { width, height } = x
  x.fill(0, 0, width, height, Math.floor(random() * 0x1000000))
  x.fill(0, 100, width, 7, 0x2040a0)
  for (let i = 0; i < 200; i++)
    x.fill(random() * width, random() * height, 1 + random() * 60, 1 + random() * 12, (i % 8) * 0x1f2f3f)
  const shade = Uint8Array.from({ length: width * 24 * 4 }, (_, i) => ((i >> 2) % width) >> 4)
  x.putImage(0, 200, width, 24, shade)
  const noise = Uint8Array.from({ length: 300 * 200 * 4 }, () => random() * 256)
  x.putImage(width - 310, height - 210, 300, 200, noise)
}

for (const [width, height] of SIZES)
  test(
    `a desktop of ${width} x ${height} is shown and recorded pixel by pixel`,
    async () => {
      const server = await startTigerVnc({ width, height })
      try {
        using x = await XClient.open(server.display)
        for (const [way, options] of WAYS) {
          const path = join(folder.path, `${width} ${way}.rec`)
          await using session = await watch(server.port, path, options)
          let last = new Uint8Array(0)
          for (let seed = 1; seed <= 3; seed++) {
            drawPicture(x, seed)
            x.copy(11, 90, 40, 300, width - 60, 200)
            last = (await x.screen()) as Uint8Array<ArrayBuffer>
            await session.until(() => Buffer.compare(Buffer.from(session.decoder.pixels.buffer), last) === 0)
          }
          await session.close()
          const replay = await played(path)
          expect(Buffer.compare(Buffer.from(replay.decoder.pixels.buffer), last)).toBe(0)
        }
      } finally {
        await server.stop()
      }
    },
    SLOW_MS,
  )

test(
  "a JPEG of a desktop wider than 2048 pixels reaches the viewer, and the frame becomes exact again",
  async () => {
    const [width, height] = [2560, 1440]
    const server = await startTigerVnc({ width, height })
    try {
      using x = await XClient.open(server.display)
      await using session = await watch(server.port, join(folder.path, "jpeg.rec"), { quality: 6 })
      const random = seededRandom(5)
      const noise = Uint8Array.from(
        { length: width * 400 * 4 },
        (_, i) => ((i >> 2) % width) / 11 + random() * 40,
      )
      x.putImage(0, 200, width, 400, noise)
      const last = await x.screen()
      await session.until(() => session.jpegs() > 0)
      session.input({ kind: "quality", level: null })
      session.input({ kind: "refresh", rect: { x: 0, y: 0, w: width, h: height } })
      await session.until(() => Buffer.compare(Buffer.from(session.decoder.pixels.buffer), last) === 0)
      await session.close()
    } finally {
      await server.stop()
    }
  },
  SLOW_MS,
)
