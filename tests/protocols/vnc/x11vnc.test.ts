/** Against a real x11vnc, which serves an existing display and inflates the clipboard as one endless stream. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import { screenHeight } from "../../../protocols/vnc/client-cache.ts"
import { eventually } from "../../harness/eventually.ts"
import { temporaryFolder } from "../../harness/temporary-folder.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { connectVnc } from "../../peers/vnc-viewer.ts"
import { KEY_PRESS, XClient } from "../../peers/x-client.ts"
import { startX11Vnc, type X11Vnc } from "../../peers/x11vnc.ts"
import { watch } from "../display/real-session.ts"

const START_LIMIT_MS = 30_000
const COPY_MS = 200

let display: TigerVnc
let server: X11Vnc
let x: XClient

beforeAll(async () => {
  display = await startTigerVnc({ width: 320, height: 200 })
  server = await startX11Vnc(display.display)
  x = await XClient.open(display.display)
}, START_LIMIT_MS)

afterAll(async () => {
  x?.close()
  await server?.stop()
  await display?.stop()
}, START_LIMIT_MS)

const isA = <K extends DesktopEvent["kind"]>(kind: K) => {
  return (event: DesktopEvent): event is Extract<DesktopEvent, { kind: K }> => event.kind === kind
}

test("repeatedly pasted text reaches the machine, and the session continues", async () => {
  const viewer = connectVnc(server.port)
  await viewer.waitForEvent(isA("frameEnd"))
  const long = "x".repeat(50_000)
  for (const text of ["Rezept 7", "Zeile 1; Zeile 2", long, "last"]) {
    await eventually(
      () => {
        // x11vnc has no window that could own the clipboard in its first seconds.
        viewer.input({ kind: "clipboard", text })
        return x.readClipboard()
      },
      (read) => read === text,
    )
  }
  await x.listen()
  viewer.input({ kind: "key", down: true, keysym: 0x6d, code: "KeyM" })
  viewer.input({ kind: "key", down: false, keysym: 0x6d, code: "KeyM" })
  expect(await x.keysymOf((await x.event(({ type }) => type === KEY_PRESS)).detail)).toBe(0x6d)
  viewer.close()
})

const copied = (text: string) => {
  type Copied = Extract<DesktopEvent, { kind: "clipboard" }>
  return (event: DesktopEvent): event is Copied => event.kind === "clipboard" && event.text === text
}

test.each([
  ["ISO8859_1", "latin1"],
  ["UTF_8", "utf8"],
] as const)(
  "text that a program on the machine copies reaches the viewer in the interface's character set (%s)",
  async (clipboardEncoding, encoding) => {
    const viewer = connectVnc(server.port, { clipboardEncoding })
    await viewer.waitForEvent(isA("frameEnd"))
    for (const text of ["Presse läuft: 42 °C", "Zeile 1; Zeile 2", "x".repeat(20_000)]) {
      // x11vnc skips a copy right after a viewer joins or pastes: repeated until it is received.
      const copying = setInterval(() => void x.setCutBuffer(Buffer.from(text, encoding)), COPY_MS)
      await viewer.waitForEvent(copied(text)).finally(() => clearInterval(copying))
    }
    viewer.close()
  },
)

test(
  "the client-side cache that x11vnc keeps below its screen is not shown",
  async () => {
    const cached = await startX11Vnc(display.display, ["-ncache", "10"])
    const folder = temporaryFolder("x11vnc-cache")
    try {
      await using session = await watch(cached.port, join(folder.path, "cache.rec"))
      for (let step = 0; step < 5; step++) x.fill(step * 50, step * 30, 60, 50, 0x2f3a50 * (step + 1))
      x.copy(0, 0, 100, 90, 120, 80)
      const screen = await x.screen()
      await session.until(() => Buffer.compare(Buffer.from(session.decoder.pixels.buffer), screen) === 0)
      expect([session.decoder.width, session.decoder.height]).toEqual([320, 200])
      await session.close()
    } finally {
      await cached.stop()
      folder.remove()
    }
  },
  START_LIMIT_MS,
)

test.each([
  [640, 4800, 400],
  [1280, 9600, 800],
  [1920, 1080 * 11, 1080],
  [1920, 1080 * 12, 1080],
  [1024, 768 * 6, 768],
  [1280, 1024 * 12, 1024],
  [1920, 1080, 1080],
  [1080, 1920, 1920],
  [300, 5021, 5021],
])("the screen in a picture of %i x %i is its top %i rows", (width, height, shown) => {
  expect(screenHeight(width, height)).toBe(shown)
})

test("the viewer's frame equals the X display pixel by pixel", async () => {
  const viewer = connectVnc(server.port)
  await viewer.waitForEvent(isA("frameEnd"))
  for (let step = 0; step < 5; step++) x.fill(step * 40, step * 20, 90, 70, 0x1f3a50 * (step + 1))
  await x.sync()
  const screen = await x.screen()
  await viewer.waitUntil(() => Buffer.compare(viewer.frame.pixels, screen) === 0)
  viewer.close()
})
