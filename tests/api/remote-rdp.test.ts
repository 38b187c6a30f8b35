/** Sessions on a real xrdp over TLS. */

import { expect, test } from "bun:test"
import { KEY_COMBINATIONS } from "../../islands/remote-screen/key-combinations.ts"
import { createKeyboard } from "../../islands/remote-screen/keyboard.ts"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import { createSelfSigned } from "../../protocols/https/self-signed.ts"
import { encodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import { startRdpServer } from "../../src/demo/plant/rdp-server/server.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { invite, remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { createTestScreen } from "../harness/test-screen.ts"
import { BUTTON_PRESS, KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const machine = stopAfterAll(await startXrdp({ width: 803, height: 603 }))
const desktop = await XClient.open(machine.display)
stopAfterAll({ stop: () => desktop.close() })

const target = {
  type: "RDP" as const,
  host: "127.0.0.1",
  port: machine.port,
  knownHost: `x509 ${machine.fingerprint}`,
  maxSessions: 5,
  // xrdp passes straight to its desktop only for a client that signs in.
  authType: "PASSWORD" as const,
  username: "fitter",
  password: "grey heron",
}
const SIZE = { width: 803, height: 603 }

async function anOwnerOn(more: object = {}) {
  const job = await on.aSessionFixture({ ...target, rdpOptions: SIZE, ...more })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  // xrdp shows the desktop, and takes input, a moment after the connection.
  const colour = colours++ % 2 ? 0xff00ff : 0x00ffff
  desktop.fill(0, 0, SIZE.width, SIZE.height, colour)
  await owner.waitFor("the desktop", () => owner.pixel(5, 5) === colour)
  return { job, path, owner }
}

let colours = 0

/** A program on the desktop that hears keys and buttons until it is closed. */
async function aListener(): Promise<XClient> {
  const listener = await XClient.open(machine.display)
  await listener.listen()
  return listener
}

/** The desktop of the X server and the viewer's picture are the same, pixel for pixel. */
async function differingPixels(pixels: Uint8ClampedArray): Promise<number> {
  const screen = await desktop.screen()
  let count = 0
  for (let i = 0; i < screen.length; i += 4) {
    if (screen[i] !== pixels[i] || screen[i + 1] !== pixels[i + 1] || screen[i + 2] !== pixels[i + 2]) count++
  }
  return count
}

/** Equal in all depths. */
const PURE_COLOURS = [0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff]

test.each([8, 15, 16, 24, 32] as const)(
  "an RDP desktop is shown pixel for pixel at %i bits, also in areas of odd widths",
  async (colourDepth) => {
    const { owner } = await anOwnerOn({ rdpOptions: { ...SIZE, colourDepth } })
    desktop.fill(0, 0, 803, 603, 0x0000ff)
    for (let i = 0; i < 40; i++) {
      desktop.fill(7 + i * 19, 5 + i * 13, 1 + i, 3 + (i % 7), PURE_COLOURS[i % PURE_COLOURS.length]!)
    }
    await desktop.sync()
    // Elsewhere for each depth: what a test before has drawn is no answer.
    const lastTop = 500 + colourDepth
    expect(owner.notices.some(({ about }) => about === "colourDepth")).toBe(false)
    desktop.fill(700, lastTop, 33, 5, 0xffffff)
    await desktop.sync()
    await owner.waitFor("the last area", () => owner.pixel(710, lastTop + 2) === 0xffffff)
    expect([owner.screen.width, owner.screen.height]).toEqual([803, 603])
    await waitUntil("the picture is the same", async () => (await differingPixels(owner.screen.pixels)) === 0)
  },
)

test("a viewer learns that an RDP machine gives fewer colours than its interface asks for", async () => {
  const poor = stopAfterAll(await startXrdp({ ...SIZE, colourDepthMax: 15 }))
  const screen = await XClient.open(poor.display)
  screen.fill(0, 0, SIZE.width, SIZE.height, 0xffff00)
  await screen.sync()
  const at = { port: poor.port, knownHost: `x509 ${poor.fingerprint}` }
  const job = await on.aSessionFixture({ ...target, ...at, rdpOptions: { ...SIZE, colourDepth: 24 } })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  expect(await owner.waitForNotice("colourDepth")).toEqual({ about: "colourDepth", asked: 24, given: 15 })
  await owner.waitFor("the desktop", () => owner.pixel(5, 5) === 0xffff00)
  screen.close()
})

const press = (keysym: number, code: string) =>
  [true, false].map((down) => ({ kind: "key" as const, keysym, code, down }))

async function nextKey(listener: XClient): Promise<number> {
  const { detail } = await listener.event(({ type }) => type === KEY_PRESS)
  return listener.keysymOf(detail)
}

test("keys reach an RDP machine by its own layout, and as characters where the interface names none", async () => {
  const german = await anOwnerOn({ rdpOptions: { ...SIZE, keyboardLayout: "de_de_qwertz" } })
  const listener = await aListener()
  german.owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
  // What a US keyboard types with its key Y is on the German key Z; umlauts have keys of their own.
  const typed: [number, string][] = [
    [0x79, "KeyY"],
    [0xe4, "Quote"],
    [0xff0d, "Enter"],
  ]
  for (const [keysym, code] of typed) {
    for (const key of press(keysym, code)) german.owner.send(key)
    expect(await nextKey(listener)).toBe(keysym)
  }
  listener.close()
  const failsafe = await anOwnerOn({ rdpOptions: { ...SIZE, keyboardLayout: "failsafe" } })
  const other = await aListener()
  failsafe.owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
  for (const key of press(0x7a, "KeyY")) failsafe.owner.send(key)
  expect(await nextKey(other)).toBe(0x7a)
  for (const key of press(0xff52, "ArrowUp")) failsafe.owner.send(key)
  expect(await nextKey(other)).toBe(0xff52)
  other.close()
})

const KEY_RELEASE = 3
const ESCAPE = 0xff1b

/** Presses and releases on the desktop up to the Escape that is typed last, as "+" or "-" and the first keysym of the key. */
async function keysUntilEscape(listener: XClient): Promise<string[]> {
  const events: string[] = []
  for (;;) {
    const { type, detail } = await listener.event(({ type }) => type === KEY_PRESS || type === KEY_RELEASE)
    const keysym = await listener.keysymOf(detail)
    if (keysym !== ESCAPE) events.push(`${type === KEY_PRESS ? "+" : "-"}${keysym.toString(16)}`)
    else if (type === KEY_RELEASE) return events
  }
}

const [CONTROL, ALT, ALT_GR] = [
  { key: "Control", code: "ControlLeft", location: 1 },
  { key: "Alt", code: "AltLeft", location: 1 },
  { key: "AltGraph", code: "AltRight", location: 2 },
]
const AT = { key: "@", code: "KeyQ", location: 0 }
const C = { key: "c", code: "KeyC", location: 0 }
const F4 = { key: "F4", code: "F4", location: 0 }
const PLAIN_AT = ["+ffe1", "+32", "-32", "-ffe1"]

test.each([
  // @ is on the desktop's key 2, where xrdp adds a Shift to what it is told.
  ["de_de_qwertz", ["+fe03", "+ffe1", "+32", "-ffe1", "-32", "-fe03"]],
  ["en_us_qwerty", PLAIN_AT],
  ["failsafe", PLAIN_AT],
] as const)(
  "what a German keyboard under Windows types, and key combinations of the menu, reach an RDP machine of the layout %s and leave no key down",
  async (keyboardLayout, at) => {
    const { owner } = await anOwnerOn({ rdpOptions: { ...SIZE, keyboardLayout } })
    const listener = await aListener()
    owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
    const keyboard = createKeyboard("windows", (key) => owner.send({ kind: "key", ...key }))
    let nowMs = 0
    const down = (key: typeof AT) =>
      keyboard.down({ ...key, isComposing: false, metaKey: false, repeat: false }, ++nowMs)
    const up = (key: typeof AT) => keyboard.up(key, ++nowMs)
    const seen = async (type: () => void) => {
      type()
      keyboard.combination([ESCAPE])
      return keysUntilEscape(listener)
    }
    const pressAltGr = () => [CONTROL!, ALT_GR!, AT].forEach(down)
    const typed = await seen(() => {
      pressAltGr()
      for (const key of [AT, CONTROL!, ALT_GR!]) up(key)
    })
    expect(typed).toEqual([...at])
    const focusLost = await seen(() => {
      pressAltGr()
      keyboard.releaseAll()
    })
    expect(focusLost).toEqual([...at])
    const hasty = await seen(() => {
      for (const key of [CONTROL!, C]) down(key)
      for (const key of [CONTROL!, C]) up(key)
    })
    expect(hasty).toEqual(["+ffe3", "+63", "-ffe3", "-63"])
    const command = await seen(() => {
      for (const key of [ALT!, F4]) down(key)
      for (const key of [F4, ALT!]) up(key)
    })
    expect(command).toEqual(["+ffe9", "+ffc1", "-ffc1", "-ffe9"])
    expect(await seen(() => keyboard.text("\n"))).toEqual(["+ff0d", "-ff0d"])
    for (const { keysyms } of KEY_COMBINATIONS) {
      const keys = keysyms.filter((keysym) => keysym !== ESCAPE).map((keysym) => keysym.toString(16))
      const all = [...keys.map((key) => `+${key}`), ...keys.toReversed().map((key) => `-${key}`)]
      if (!keysyms.includes(ESCAPE)) expect(await seen(() => keyboard.combination(keysyms))).toEqual(all)
    }
    listener.close()
  },
)

test("clicks with each button and the wheel reach an RDP machine where they were made", async () => {
  const { owner } = await anOwnerOn()
  const listener = await aListener()
  const buttons: [number, number][] = [
    [1, 1],
    [2, 2],
    [4, 3],
  ]
  for (const [bits, button] of buttons) {
    owner.send({ kind: "pointer", x: 120, y: 80, buttons: bits })
    owner.send({ kind: "pointer", x: 120, y: 80, buttons: 0 })
    const pressed = await listener.event(({ type }) => type === BUTTON_PRESS)
    const view = new DataView(pressed.bytes.buffer, pressed.bytes.byteOffset)
    expect([pressed.detail, view.getInt16(20, true), view.getInt16(22, true)]).toEqual([button, 120, 80])
  }
  owner.send({ kind: "wheel", x: 120, y: 80, dx: 0, dy: 1 })
  expect((await listener.event(({ type }) => type === BUTTON_PRESS)).detail).toBe(5)
  owner.send({ kind: "wheel", x: 120, y: 80, dx: 0, dy: -1 })
  expect((await listener.event(({ type }) => type === BUTTON_PRESS)).detail).toBe(4)
  listener.close()
})

test("the side buttons of a mouse reach an RDP machine that knows them", async () => {
  // xrdp passes them to no VNC server.
  const screen = createTestScreen(SIZE.width, SIZE.height)
  const certificate = createSelfSigned("127.0.0.1", new Date("2020-01-01"), new Date("2040-01-01"))
  const { username, password } = target
  const server = stopAfterAll(await startRdpServer({ screen, signIn: { username, password }, certificate }))
  const knownHost = `x509 ${fingerprintOfPem(certificate.certificate)}`
  const job = await on.aSessionFixture({ ...target, port: server.port, knownHost, rdpOptions: SIZE })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  for (const buttons of [8, 0, 16, 0, 1]) owner.send({ kind: "pointer", x: 120, y: 80, buttons })
  await waitUntil("the left button", () => screen.pointers.at(-1)?.buttons === 1)
  const pressed = screen.pointers.map(({ buttons }) => buttons).filter(Boolean)
  expect(pressed.filter((buttons, index) => buttons !== pressed[index - 1])).toEqual([128, 256, 1])
})

test("the pointer of an RDP machine is shown to viewers as a cursor of their own", async () => {
  const { owner } = await anOwnerOn()
  await owner.waitFor("the cursor", () => owner.count("cursor") > 0)
})

test("the clipboard of an RDP machine works in both directions", async () => {
  const { owner } = await anOwnerOn()
  // The picture can come before the machine serves the clipboard, which is sent to viewers as far as it is copied from then on.
  owner.send({ kind: "clipboard", text: "Ventil 7\nöffnen" })
  await waitUntil(
    "the text of the viewer",
    async () => (await desktop.readClipboard()) === "Ventil 7\nöffnen",
  )
  await desktop.ownClipboard("Pumpe läuft")
  await owner.waitFor("the text of the machine", () => owner.clipboard === "Pumpe läuft")
})

test("an RDP session in which its viewer may only look passes on no input, and no text where that is forbidden", async () => {
  const { job, path, owner } = await anOwnerOn({ disableCopy: true, disablePaste: true })
  const guest = await on.aUserOn(job)
  await invite(on, path, job.technician, guest, "VIEW")
  const viewer = await on.joinSession(path, guest)
  const listener = await aListener()
  owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
  await listener.ownClipboard("secret recipe")
  owner.send({ kind: "clipboard", text: "into the machine" })
  viewer.sendBytes(encodeViewerInput({ kind: "key", keysym: 0x62, code: "KeyB", down: true }))
  for (const key of press(0x61, "KeyA")) owner.send(key)
  expect(await nextKey(listener)).toBe(0x61)
  expect([owner.count("clipboard"), viewer.count("clipboard")]).toEqual([0, 0])
  expect(await desktop.readClipboard()).toBe("secret recipe")
  listener.close()
})

test("an RDP session is recorded, and its recording shows what viewers saw", async () => {
  const { job, path, owner } = await anOwnerOn()
  desktop.fill(0, 0, 803, 603, 0x4455aa)
  desktop.fill(11, 13, 77, 5, 0xee2200)
  await owner.waitFor(
    "the picture",
    () => owner.pixel(12, 14) === 0xee2200 && owner.pixel(800, 600) === 0x4455aa,
  )
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({ state: "COMPLETED", screenRecording: { state: "COMPLETE" } })
  const recording = `${on.address}/api${sessionPath(path)}/screenrecording`
  const played = await seekTo(segmentFetcher(recording, job.technician.token), 3_600_000)
  expect(Buffer.from(played.pixels).equals(Buffer.from(owner.screen.pixels))).toBe(true)
})
