import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import type { EncodingName, VncOptions } from "../../../protocols/vnc/options.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { connectVnc, type VncViewer } from "../../peers/vnc-viewer.ts"
import { BUTTON_PRESS, KEY_PRESS, MOTION, XClient } from "../../peers/x-client.ts"
import { seededRandom } from "../seed.ts"

const WIDTH = 640
const HEIGHT = 400
const START_LIMIT_MS = 30_000

let server: TigerVnc
let x: XClient
const viewers: VncViewer[] = []

beforeAll(async () => {
  server = await startTigerVnc({ width: WIDTH, height: HEIGHT })
  x = await XClient.open(server.display)
}, START_LIMIT_MS)

afterEach(() => {
  for (const viewer of viewers.splice(0)) viewer.close()
})

afterAll(async () => {
  x?.close()
  await server?.stop()
})

function view(options: Partial<VncOptions> = {}): VncViewer {
  const viewer = connectVnc(server.port, options)
  viewers.push(viewer)
  return viewer
}

const isA = <K extends DesktopEvent["kind"]>(kind: K) => {
  return (event: DesktopEvent): event is Extract<DesktopEvent, { kind: K }> => event.kind === kind
}

/** Text-like noise, flat areas, a colour ramp and a photo-like part: something for every subencoding. */
function drawPicture(seed: number): void {
  const random = seededRandom(seed)
  x.fill(0, 0, WIDTH, HEIGHT, 0x203040)
  for (let i = 0; i < 300; i++) {
    const color = Math.floor(random() * 8) * 0x1f2f3f
    x.fill(random() * WIDTH, random() * HEIGHT, 1 + random() * 60, 1 + random() * 12, color & 0xffffff)
  }
  const ramp = Uint8Array.from({ length: 200 * 100 * 4 }, (_, i) => (i >> 2) % 200)
  x.putImage(20, 30, 200, 100, ramp)
  const noise = Uint8Array.from({ length: 150 * 150 * 4 }, () => random() * 256)
  x.putImage(301, 99, 150, 150, noise)
}

async function isSame(viewer: VncViewer): Promise<void> {
  const screen = await x.screen()
  await viewer.waitUntil(
    () => viewer.frame.pixels.length === screen.length && Buffer.compare(viewer.frame.pixels, screen) === 0,
  )
}

describe("the viewer's frame equals the machine's screen pixel by pixel", () => {
  const encodings: EncodingName[][] = [
    ["raw"],
    ["zrle"],
    ["tight"],
    ["hextile"],
    ["rre"],
    ["zrle", "copyrect"],
  ]
  test.each(encodings.map((names) => [names.join(" and "), names] as const))("with %s", async (_, names) => {
    drawPicture(1)
    await x.sync()
    const viewer = view({ encodings: names })
    await isSame(viewer)
    for (let step = 2; step < 5; step++) {
      drawPicture(step)
      x.copy(10, 10, 50, 37, 400, 300)
      await isSame(viewer)
    }
  })

  test("with the default encodings", async () => {
    const viewer = view()
    drawPicture(9)
    await isSame(viewer)
  })
})

/** Highest values of red, green and blue by bits of colour. */
const CHANNEL_MAX: Record<8 | 16, readonly number[]> = { 8: [7, 7, 3], 16: [31, 63, 31] }

/** The machine's screen in fewer colours: each channel is the nearest that the depth has. */
function inFewerColours(screen: Uint8Array, depth: 8 | 16): Uint8Array {
  return screen.map((value, i) => {
    if (i % 4 === 3) return 255
    const max = CHANNEL_MAX[depth][i % 4]!
    // TigerVNC's rounding of a value between two steps.
    return Math.round((Math.floor((value * max + 128) / 255) * 255) / max)
  })
}

describe("the viewer's frame equals the machine's screen in fewer colours", () => {
  const encodings: EncodingName[] = ["raw", "zrle", "hextile", "rre", "zlib"]
  const cases = encodings.flatMap((name) => [[8, name] as const, [16, name] as const])
  test.each(cases)("at %i bits with %s", async (colourDepth, name) => {
    drawPicture(11)
    await x.sync()
    const viewer = view({ colourDepth, encodings: [name, "copyrect"] })
    const expected = inFewerColours(await x.screen(), colourDepth)
    await viewer.waitUntil(() => Buffer.compare(viewer.frame.pixels, expected) === 0)
  })

  test("at 8 bits with red and blue swapped, and with a cursor of the colours left", async () => {
    x.fill(0, 0, WIDTH, HEIGHT, 0xff2000)
    await x.sync()
    const viewer = view({ colourDepth: 8, swapRedBlue: true })
    const expected = inFewerColours(await x.screen(), 8)
    for (let i = 0; i < expected.length; i += 4)
      expected.set([expected[i + 2]!, expected[i + 1]!, expected[i]!], i)
    await viewer.waitUntil(() => Buffer.compare(viewer.frame.pixels, expected) === 0)
    const { rgba, w, h } = await viewer.waitForEvent(isA("cursor"))
    expect(rgba.length).toBe(w * h * 4)
  })
})

test("an area copied on the machine's screen arrives as a move", async () => {
  drawPicture(3)
  const viewer = view({ encodings: ["zrle", "copyrect", "raw"] })
  await isSame(viewer)
  x.copy(0, 0, 0, 100, 600, 200)
  const move = await viewer.waitForEvent(isA("move"))
  expect(move.fromY).toBe(move.rect.y - 100)
  await isSame(viewer)
})

test("JPEG pictures are passed on when a quality is requested", async () => {
  drawPicture(4)
  await x.sync()
  const viewer = view({ quality: 6 })
  const { bytes, rect } = await viewer.waitForEvent(isA("jpeg"))
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8])
  expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9])
  expect(rect.w * rect.h).toBeGreaterThan(0)
})

test("JPEG quality can be switched on and off while the session runs", async () => {
  drawPicture(5)
  const viewer = view()
  await isSame(viewer)
  viewer.input({ kind: "quality", level: 6 })
  drawPicture(6)
  await viewer.waitForEvent(isA("jpeg"))
  viewer.input({ kind: "quality", level: null })
  viewer.input({ kind: "refresh", rect: { x: 0, y: 0, w: WIDTH, h: HEIGHT } })
  await isSame(viewer)
})

test("keyboard, pointer and wheel input reaches the machine", async () => {
  const listener = await XClient.open(server.display)
  await listener.listen()
  const viewer = view()
  await viewer.waitForEvent(isA("frameEnd"))
  viewer.input({ kind: "pointer", x: 123, y: 45, buttons: 0 })
  const motion = await listener.event((event) => event.type === MOTION)
  expect([motion.bytes[24], motion.bytes[26]]).toEqual([123, 45])

  for (const code of ["KeyM", ""]) {
    viewer.input({ kind: "key", down: true, keysym: 0x6d, code })
    viewer.input({ kind: "key", down: false, keysym: 0x6d, code })
    const key = await listener.event((event) => event.type === KEY_PRESS)
    expect(await listener.keysymOf(key.detail)).toBe(0x6d)
  }

  viewer.input({ kind: "pointer", x: 10, y: 10, buttons: 4 })
  expect((await listener.event((event) => event.type === BUTTON_PRESS)).detail).toBe(3)
  viewer.input({ kind: "wheel", x: 10, y: 10, dx: 0, dy: 1 })
  expect((await listener.event((event) => event.type === BUTTON_PRESS)).detail).toBe(5)
  listener.close()
})

test("text copied on the machine reaches the viewer, including non-ASCII characters", async () => {
  const viewer = view()
  await viewer.waitForEvent(isA("frameEnd"))
  await x.ownClipboard("Presse läuft: 42 °C – €")
  expect((await viewer.waitForEvent(isA("clipboard"))).text).toBe("Presse läuft: 42 °C – €")
})

test("text copied by the viewer reaches the machine, including non-ASCII characters", async () => {
  const viewer = view()
  await viewer.waitForEvent(isA("frameEnd"))
  viewer.input({ kind: "clipboard", text: "Rezept Süd\nZeile 2 – €" })
  let text = ""
  while (!text.startsWith("Rezept")) text = await x.readClipboard()
  expect(text.replaceAll("\r\n", "\n")).toBe("Rezept Süd\nZeile 2 – €")
})

test(
  "the machine's screen takes the size that the viewer requests",
  async () => {
    const own = await startTigerVnc({ width: 300, height: 200 })
    const viewer = connectVnc(own.port)
    viewers.push(viewer)
    await viewer.waitForEvent(isA("frameEnd"))
    viewer.input({ kind: "resize", width: 500, height: 260 })
    const { width, height } = await viewer.waitForEvent(isA("resize"))
    expect([width, height]).toEqual([500, 260])
    expect([viewer.frame.width, viewer.frame.height]).toEqual([500, 260])
    const painter = await XClient.open(own.display)
    painter.fill(400, 210, 100, 50, 0x00ff00)
    await viewer.waitUntil(() => viewer.frame.pixels.at(-3) === 255)
    painter.close()
    await own.stop()
  },
  START_LIMIT_MS,
)

describe("a password-protected machine", () => {
  let guarded: TigerVnc
  beforeAll(async () => {
    guarded = await startTigerVnc({ width: 100, height: 100, password: "geheim77" })
  }, START_LIMIT_MS)
  afterAll(() => guarded?.stop())

  test("accepts the correct password", async () => {
    const viewer = connectVnc(guarded.port, { password: "geheim77 and what no server looks at" })
    viewers.push(viewer)
    expect((await viewer.waitForEvent(isA("ready"))).width).toBe(100)
  })

  test("refuses a wrong password with its own reason", async () => {
    const end = await connectVnc(guarded.port, { password: "falsch" }).ended
    expect(end.code).toBe("CLIENT_UNAUTHORIZED")
    expect(end.detail).toContain("Authentication failure")
  })
})

test(
  "a machine that is switched off ends the session, and new connections fail as unavailable",
  async () => {
    const own = await startTigerVnc({ width: 100, height: 100 })
    const viewer = connectVnc(own.port)
    await viewer.waitForEvent(isA("ready"))
    await own.stop()
    expect((await viewer.ended).code).toBe("RESOURCE_CLOSED")
    expect((await connectVnc(own.port).ended).code).toBe("UPSTREAM_UNAVAILABLE")
  },
  START_LIMIT_MS,
)
