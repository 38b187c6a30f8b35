/** Against a real x11vnc, which serves an existing display and inflates the clipboard as one endless stream. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import { startTigerVnc, type TigerVnc } from "../../peers/tigervnc.ts"
import { viewVnc } from "../../peers/vnc-viewer.ts"
import { KEY_PRESS, XClient } from "../../peers/x-client.ts"
import { startX11Vnc, type X11Vnc } from "../../peers/x11vnc.ts"

const START_LIMIT_MS = 30_000

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

test("text that a viewer pastes reaches the machine, again and again, and the session goes on", async () => {
  const viewer = viewVnc(server.port)
  await viewer.event(isA("frameEnd"))
  const long = "x".repeat(50_000)
  for (const text of ["Rezept 7", "Zeile 1; Zeile 2", long, "last"]) {
    viewer.input({ kind: "clipboard", text })
    await server.logs(`Set CLIPBOARD '${text}'`)
  }
  await x.listen()
  viewer.input({ kind: "key", down: true, keysym: 0x6d, code: "KeyM" })
  viewer.input({ kind: "key", down: false, keysym: 0x6d, code: "KeyM" })
  expect(await x.keysymOf((await x.event(({ type }) => type === KEY_PRESS)).detail)).toBe(0x6d)
  viewer.close()
})

test("the picture equals the display's, pixel by pixel", async () => {
  const viewer = viewVnc(server.port)
  await viewer.event(isA("frameEnd"))
  for (let step = 0; step < 5; step++) x.fill(step * 40, step * 20, 90, 70, 0x1f3a50 * (step + 1))
  await x.sync()
  const screen = await x.screen()
  await viewer.until(() => Buffer.compare(viewer.frame.pixels, screen) === 0)
  viewer.close()
})
