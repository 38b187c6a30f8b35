/** The product's client against the test server of the demo: two readings of one standard that share no code. */
import { afterEach, expect, test } from "bun:test"
import type { EncodingName } from "../../../protocols/vnc/options.ts"
import { type RfbServer, startRfbServer } from "../../../src/demo/plant/rfb-server/server.ts"
import { createTestScreen, type TestScreen } from "../../harness/test-screen.ts"
import { connectVnc, type VncViewer } from "../../peers/vnc-viewer.ts"
import { seededRandom } from "../seed.ts"

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function meet(options: Parameters<typeof connectVnc>[1] = {}) {
  const screen = createTestScreen(300, 200)
  const server: RfbServer = await startRfbServer({ screen })
  const viewer: VncViewer = connectVnc(server.port, options)
  stops.push(() => server.stop(), viewer.close)
  return { screen, server, viewer }
}

const isSame = (viewer: VncViewer, screen: TestScreen) =>
  viewer.waitUntil(() => Buffer.compare(viewer.frame.pixels, screen.pixels) === 0)

const encodings: EncodingName[][] = [["raw"], ["zrle"], ["hextile"], ["hextile", "copyrect"]]

test.each(encodings.map((names) => [names.join(" and "), names] as const))(
  "the viewer's frame equals the machine's changing screen in %s",
  async (_, names) => {
    const { screen, viewer } = await meet({ encodings: names })
    const random = seededRandom(7)
    for (let step = 0; step < 20; step++) {
      const area = { x: Math.floor(random() * 200), y: Math.floor(random() * 100), w: 70, h: 60 }
      if (step % 3 === 0) screen.moveTo(area, 5, 9)
      else if (step % 3 === 1) screen.fill(area, Math.floor(random() * 0xffffff))
      else
        screen.put(
          area,
          Uint8Array.from({ length: 70 * 60 * 4 }, (_, i) => (i % 4 === 3 ? 255 : random() * 256)),
        )
      if (step % 4 === 0) await isSame(viewer, screen)
    }
    await isSame(viewer, screen)
  },
)

test("swapRedBlue swaps the red and blue channels of received pixels", async () => {
  const { screen, viewer } = await meet({ swapRedBlue: true })
  screen.fill({ x: 0, y: 0, w: 300, h: 200 }, 0xff8000)
  await viewer.waitUntil(() => viewer.frame.pixels[2] === 255)
  expect([...viewer.frame.pixels.subarray(0, 4)]).toEqual([0, 0x80, 255, 255])
})

test("the viewer follows a change of the machine's screen size", async () => {
  const { screen, viewer } = await meet()
  await viewer.waitUntil(() => viewer.events.some(({ kind }) => kind === "frameEnd"))
  screen.resizeTo(123, 77)
  screen.fill({ x: 100, y: 70, w: 23, h: 7 }, 0x00ff00)
  await viewer.waitUntil(() => viewer.frame.width === 123)
  await isSame(viewer, screen)
})
