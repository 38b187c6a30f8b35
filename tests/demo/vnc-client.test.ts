/** The VNC client against the fake server, its counterpart from another hand: both read the standard the same way. */
import { afterEach, describe, expect, test } from "bun:test"
import type { DesktopEvent, DesktopInput, Framebuffer } from "../../protocols/desktop.ts"
import { dialTcp } from "../../protocols/drive.ts"
import type { LinkEnd, RemoteLink } from "../../protocols/link.ts"
import { openVnc } from "../../protocols/vnc/client.ts"
import type { EncodingName } from "../../protocols/vnc/options.ts"
import { seededRandom } from "../../src/demo/plant/panel/clock.ts"
import { TICK_MS } from "../../src/demo/plant/panel/panel-screen.ts"
import { PRESS_PAGES, pressP7 } from "../../src/demo/plant/panel/press-p7.ts"
import type { Screen } from "../../src/demo/plant/rfb-server/screen.ts"
import { startRfbServer } from "../../src/demo/plant/rfb-server/server.ts"
import { manualClock } from "../harness/manual-clock.ts"
import { createTestScreen, type TestScreen } from "../harness/test-screen.ts"
import { startHostileRfb } from "../hostile/rfb.ts"
import { plainFrame } from "../protocols/frame.ts"

const F1 = 0xffbe
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface Watcher {
  link: RemoteLink<DesktopInput>
  frame: Framebuffer
  events: DesktopEvent[]
  /** Settles when `isSo`, looked at after every event and the end. */
  until(isSo: () => boolean): Promise<void>
  end(): LinkEnd | null
}

function watch(port: number, options: { password?: string; encodings?: EncodingName[] }): Watcher {
  const frame = plainFrame()
  const events: DesktopEvent[] = []
  let end: LinkEnd | null = null
  let waiting: { isSo: () => boolean; done: () => void } | null = null
  const look = () => {
    if (waiting?.isSo()) waiting.done()
  }
  const link = openVnc(
    dialTcp({ host: "127.0.0.1", port }),
    {
      password: options.password ?? null,
      shared: true,
      quality: null,
      cursor: "local",
      clipboardEncoding: "ISO8859_1",
      ...(options.encodings && { encodings: options.encodings }),
    },
    frame,
    {
      onEvent(event) {
        events.push(event)
        look()
      },
      onEnd(ended) {
        end = ended
        look()
      },
    },
  )
  closers.push(() => link.close())
  return {
    link,
    frame,
    events,
    end: () => end,
    until: (isSo) =>
      new Promise((done) => {
        waiting = { isSo, done }
        look()
      }),
  }
}

const isSame = (frame: Framebuffer, screen: Screen) =>
  frame.width === screen.width && Buffer.compare(frame.pixels, screen.pixels) === 0

/** Fills, moves and noise of few to many colours, anywhere. */
function scribble(screen: TestScreen, random: () => number): void {
  const below = (limit: number) => Math.floor(random() * limit)
  const [w, h] = [1 + below(100), 1 + below(100)]
  const area = { x: below(screen.width - w), y: below(screen.height - h), w, h }
  const what = below(3)
  if (what === 0) screen.fill(area, below(1 << 24))
  else if (what === 1) screen.moveTo(area, below(screen.width - w), below(screen.height - h))
  else {
    const colours = [2, 5, 20, 100, 5000][below(5)]!
    const words = Uint32Array.from(
      { length: w * h },
      () => 0xff000000 + ((below(colours) * 77_777) & 0xffffff),
    )
    screen.put(area, new Uint8Array(words.buffer))
  }
}

describe("the client's frame equals the server's", () => {
  const lists: EncodingName[][] = [
    ["zrle", "copyrect"],
    ["hextile", "copyrect"],
    ["raw", "copyrect"],
    ["zrle"],
    ["hextile"],
  ]
  for (const encodings of lists) {
    test(`with ${encodings.join(" and ")}`, async () => {
      const screen = createTestScreen(200, 150)
      const server = await startRfbServer({ screen, password: "secret" })
      closers.push(() => server.stop())
      const { frame, until } = watch(server.port, { password: "secret", encodings })
      const random = seededRandom(5)
      for (let round = 0; round < 30; round++) {
        for (let stroke = 0; stroke < 5; stroke++) scribble(screen, random)
        await until(() => isSame(frame, screen))
      }
    })
  }

  test("after changes of size", async () => {
    const screen = createTestScreen(100, 80)
    const server = await startRfbServer({ screen })
    closers.push(() => server.stop())
    const { frame, until } = watch(server.port, {})
    for (let round = 0; round < 10; round++) {
      screen.resizeTo(50 + round * 7, 120 - round * 5)
      screen.fill({ x: 5, y: 5, w: 20, h: 20 }, 0x3366cc + round)
      screen.moveTo({ x: 20, y: 20, w: 20, h: 20 }, 5, 5)
      await until(() => isSame(frame, screen))
    }
  })

  test("on every page of a panel, including moving trends", async () => {
    const clock = manualClock()
    const { screen } = pressP7({ clock })
    const server = await startRfbServer({ screen })
    closers.push(() => server.stop())
    const { frame, events, link, until } = watch(server.port, {})
    await until(() => isSame(frame, screen))
    for (const index of PRESS_PAGES.keys()) {
      link.input({ kind: "key", down: true, keysym: F1 + index, code: `F${index + 1}` })
      for (let tick = 0; tick < 8; tick++) {
        clock.advance(TICK_MS)
        await until(() => isSame(frame, screen))
      }
    }
    expect(events.some((event) => event.kind === "move")).toBe(true)
  })
})

test("a hostile server that sends an endless update can be disconnected at any time", async () => {
  const hostile = await startHostileRfb("endless-rects")
  closers.push(() => hostile.stop())
  const { link, events, until, end } = watch(hostile.port, {})
  await until(() => events.length > 5_000)
  link.close()
  await until(() => end() !== null)
  expect(end()?.code).toBe("SESSION_CLOSED")
})
