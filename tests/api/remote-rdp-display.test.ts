/** Sizes of RDP desktops: by a server of the project's own that speaks display control, which no server of the tests' host does, and by a real one that is resized. */

import { expect, test } from "bun:test"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import { createSelfSigned } from "../../protocols/https/self-signed.ts"
import { PRESS_BUTTONS, pressP7 } from "../../src/demo/plant/panel/press-p7.ts"
import type { AnsweredRequests } from "../../src/demo/plant/rdp-server/messages.ts"
import { type RdpServer, startRdpServer } from "../../src/demo/plant/rdp-server/server.ts"
import { startCuttingRelay } from "../harness/cutting-relay.ts"
import { waitUntil } from "../harness/eventually.ts"
import { startRelay, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { manualClock } from "../harness/manual-clock.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import { SHADOW_PASSWORD, SHADOW_USER, startFreeRdpShadow } from "../peers/freerdp-shadow.ts"
import { BUTTON_PRESS, KEY_PRESS, XClient } from "../peers/x-client.ts"

stopMachinesAfterAll()

const on = await remoteTest()
/** Where one connection is expected: on a busy machine the server of the test takes longer than the default allows. */
const unhurried = await remoteTest({ sizeTimeoutMs: 60_000 })
const impatient = await remoteTest({ liveness: { probeAfterMs: 200, noticeAfterMs: 500, endAfterMs: 2000 } })
/** On a busy host the system of a machine that is there may take a second to acknowledge. */
const lenient = await remoteTest({ liveness: { probeAfterMs: 200, noticeAfterMs: 2000, endAfterMs: 3000 } })
const certificate = createSelfSigned("127.0.0.1", new Date("2020-01-01"), new Date("2040-01-01"))
const signIn = { username: "operator", password: "press 7" }
const FIRST = { width: 1280, height: 800 }
const PANEL = { width: 1024, height: 768 }

interface MachineOptions {
  signIn?: { domain?: string; username: string; password: string }
  followsWindow?: boolean
  channelDelayMs?: number
  answers?: AnsweredRequests
}

async function aMachine(more: MachineOptions = {}) {
  const clock = manualClock()
  const press = pressP7({ clock })
  return {
    press,
    clock,
    server: stopAfterAll(await startRdpServer({ screen: press.screen, signIn, certificate, ...more })),
  }
}

async function aSessionOn(server: RdpServer, more: object = {}, test = on) {
  const job = await test.aSessionFixture({
    ...{ type: "RDP", host: "127.0.0.1", port: server.port, maxSessions: 3 },
    knownHost: `x509 ${fingerprintOfPem(certificate.certificate)}`,
    ...{ authType: "PASSWORD", ...signIn, rdpOptions: { resizeMethod: "display-update" as const } },
    ...more,
  })
  return { job, path: await test.startSession(job) }
}

async function anOwnerOn(server: RdpServer, more: object = {}, test = on) {
  const { job, path } = await aSessionOn(server, more, test)
  return { job, path, owner: await test.joinSession(path, job.technician) }
}

/** Where the keys of these characters lie. */
const CODES: Record<string, string> = { p: "KeyP", "7": "Digit7" }
const BACKGROUND = 0x1e2933
/** The panel stands in the middle of the desktop. */
const isShown = (owner: Viewer, pixels: Uint8Array, { width, height }: typeof PANEL) => {
  const { screen } = owner
  if (screen.width !== width || screen.height !== height) return false
  const [left, top] = [Math.floor((width - PANEL.width) / 2), Math.floor((height - PANEL.height) / 2)]
  const [x, y] = [PANEL.width - 1, PANEL.height - 1]
  const expected = (at: [number, number]) => {
    const from = (at[1] * PANEL.width + at[0]) * 4
    return (pixels[from]! << 16) | (pixels[from + 1]! << 8) | pixels[from + 2]!
  }
  const places: [number, number][] = [
    [0, 0],
    [x, 0],
    [0, y],
    [x, y],
    [500, 300],
    [930, 314],
  ]
  return places.every((at) => owner.pixel(left + at[0], top + at[1]) === expected(at))
}

test("an RDP desktop follows the owner's window by display control, in one connection", async () => {
  const { press, server } = await aMachine()
  const { owner } = await anOwnerOn(server, {}, unhurried)
  await owner.waitFor("the panel", () => isShown(owner, press.screen.pixels, FIRST))
  for (const size of [
    { width: 1300, height: 901 },
    { width: 1100, height: 800 },
  ]) {
    owner.send({ kind: "resize", ...size })
    await owner.waitFor(`the desktop of ${size.width}`, () => isShown(owner, press.screen.pixels, size))
    expect(owner.pixel(2, 2)).toBe(BACKGROUND)
  }
  expect(server.connections()).toBe(1)
  const { x, y } = PRESS_BUTTONS.stop
  const before = press.state.run
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", x: x + 38, y: y + 16, buttons })
  await waitUntil("the press stops", () => press.state.run !== before)
})

test("the panel of the demo's RDP machine is whole on a desktop that is too small for it, and takes its clicks", async () => {
  const { press, server } = await aMachine()
  const { owner } = await anOwnerOn(server)
  await owner.waitFor("the panel", () => isShown(owner, press.screen.pixels, FIRST))
  const size = { width: 1100, height: 600 }
  const scale = size.height / PANEL.height
  const left = (size.width - PANEL.width * scale) / 2
  owner.send({ kind: "resize", ...size })
  const isPanel = (x: number, y: number) =>
    ![BACKGROUND, 0].includes(owner.pixel(left + x * scale, y * scale))
  await owner.waitFor("the whole panel", () => {
    const corners = [0.01, 0.99].flatMap((x) => [0.01, 0.99].map((y) => [x, y] as const))
    const isWhole = corners.every(([x, y]) => isPanel(x * PANEL.width, y * PANEL.height))
    return owner.screen.height === size.height && isWhole && owner.pixel(left - 2, 300) === BACKGROUND
  })
  expect(server.connections()).toBe(1)
  const { x, y } = PRESS_BUTTONS.stop
  const before = press.state.run
  const at = { x: Math.round(left + (x + 38) * scale), y: Math.round((y + 16) * scale) }
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", ...at, buttons })
  await waitUntil("the press stops", () => press.state.run !== before)
})

test.each([
  ["width", { width: 1600, height: 901 }],
  ["height", { width: 1300, height: 1000 }],
] as const)(
  "an RDP desktop of which the interface fixes the %s follows the owner's window with its other side, also when it cannot yet when it is asked",
  async (side, size) => {
    const { press, server } = await aMachine({ channelDelayMs: 500 })
    const rdpOptions = { resizeMethod: "display-update" as const, [side]: size[side] }
    const { owner } = await anOwnerOn(server, { rdpOptions }, unhurried)
    const first = { ...FIRST, [side]: size[side] }
    await owner.waitFor("the panel", () => isShown(owner, press.screen.pixels, first))
    owner.send({ kind: "resize", width: 1300, height: 901 })
    await owner.waitFor("the new desktop", () => isShown(owner, press.screen.pixels, size))
    expect(server.connections()).toBe(1)
  },
)

test("an RDP desktop without display control follows the owner's window by another connection, which gets the keys that are typed meanwhile", async () => {
  const { press, server } = await aMachine({ followsWindow: false })
  const relay = await startRelay(server.port)
  const { owner } = await anOwnerOn(server, { port: relay.port })
  await owner.waitFor("the panel", () => isShown(owner, press.screen.pixels, FIRST))
  const typed: string[] = []
  const passOn = press.screen.key
  press.screen.key = (keysym, down) => {
    typed.push(`${down ? "+" : "-"}${String.fromCharCode(keysym)}`)
    passOn.call(press.screen, keysym, down)
  }
  const size = { width: 1300, height: 901 }
  relay.setSilent(true)
  owner.send({ kind: "resize", ...size })
  await waitUntil("the machine is dialled again", () => relay.connections === 2)
  for (const character of "p7")
    for (const down of [true, false])
      owner.send({ kind: "key", keysym: character.charCodeAt(0), code: CODES[character] ?? "", down })
  relay.setSilent(false)
  await owner.waitFor("the new desktop", () => isShown(owner, press.screen.pixels, size))
  expect(server.connections()).toBe(2)
  await waitUntil("the keys", () => typed.length === 4)
  expect(typed).toEqual(["+p", "-p", "+7", "-7"])
})

test("an RDP machine with a size of its own is connected once whatever the owner's window is and once more for each change of its size, which viewers and recording follow, and takes keys and clicks as before", async () => {
  const machine = stopAfterAll(await startFreeRdpShadow())
  const relay = await startCuttingRelay(machine.port)
  const login = { authType: "PASSWORD" as const, username: SHADOW_USER, password: SHADOW_PASSWORD }
  const rdpOptions = { security: "NLA" as const, ignoreCertificate: true, resizeMethod: "reconnect" as const }
  const job = await on.aSessionFixture({
    ...{ type: "RDP", host: "127.0.0.1", port: relay.port, maxSessions: 3 },
    ...{ ...login, rdpOptions },
  })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  using desktop = await XClient.open(machine.display)
  /** RemoteFX is close to the colour and not equal to it. */
  const isPainted = (size: { width: number; height: number }, colour: number, { screen } = owner) => {
    desktop.fill(0, 0, size.width, size.height, colour)
    if (screen.width !== size.width || screen.height !== size.height) return false
    const at = ((size.height - 5) * size.width + size.width - 5) * 4
    const parts = [colour >> 16, (colour >> 8) & 255, colour & 255]
    return parts.every((part, index) => Math.abs((screen.pixels[at + index] ?? 0) - part) < 6)
  }
  await owner.waitFor("the desktop", () => isPainted({ width: 640, height: 480 }, 0x335577))
  owner.send({ kind: "resize", width: 1100, height: 800 })
  const larger = { width: 1024, height: 768 }
  const smaller = { width: 800, height: 600 }
  for (const [size, colour] of [
    [larger, 0x775533],
    [smaller, 0x337755],
  ] as const) {
    await resizeDesktop(machine.display, size)
    await owner.waitFor(`the desktop of ${size.width}`, () => isPainted(size, colour))
  }
  using resized = await XClient.open(machine.display)
  await resized.listen()
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", x: 790, y: 590, buttons })
  await resized.event(({ type }) => type === BUTTON_PRESS)
  owner.send({ kind: "key", keysym: 0x76, code: "KeyV", down: true })
  await resized.event(({ type }) => type === KEY_PRESS)
  expect(relay.messageEnds).toHaveLength(3)
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  const recording = `${on.address}/api${sessionPath(path)}/screenrecording`
  const played = await seekTo(segmentFetcher(recording, job.technician.token), 3_600_000)
  expect([played.width, played.height]).toEqual([800, 600])
})

/** Changes the machine's size as its user does, by the X server's own RandR. */
async function resizeDesktop(display: number, { width, height }: typeof PANEL): Promise<void> {
  const env = { ...process.env, DISPLAY: `:${display}` }
  const change = Bun.spawn(["xrandr", "-s", `${width}x${height}`], { env, stderr: "pipe" })
  if ((await change.exited) !== 0) throw new Error(await new Response(change.stderr).text())
}

test.each(["en_us_qwerty", "failsafe"] as const)(
  "the keys of an RDP panel choose its pages and change its settings with the layout %s",
  async (keyboardLayout) => {
    const { press, server } = await aMachine()
    const { owner } = await anOwnerOn(server, { rdpOptions: { keyboardLayout, colourDepth: 16 as const } })
    await owner.waitFor("the panel's frame", () => owner.screen.width === FIRST.width)
    const pressKey = (keysym: number, code: string) => {
      for (const down of [true, false]) owner.send({ kind: "key", keysym, code, down })
    }
    pressKey(0xffc1, "F4")
    await waitUntil("the recipes are open", () => press.page() === "Recipe")
    pressKey(0xffbe, "F1")
    await waitUntil("the overview is open", () => press.page() === "Overview")
  },
)

test("an RDP machine that refuses the credentials ends the session with CLIENT_UNAUTHORIZED", async () => {
  const { server } = await aMachine()
  const { path } = await aSessionOn(server, { password: "press 8" })
  expect(await on.waitForEnd(path)).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "CLIENT_UNAUTHORIZED", endDiagnosis: "rdpSignInNotTaken" },
  })
})

test("the Windows domain of an interface is part of the sign-in on an RDP machine", async () => {
  const { server } = await aMachine({ signIn: { ...signIn, domain: "PLANT" } })
  const { owner } = await anOwnerOn(server, { rdpOptions: { domain: "PLANT" } })
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const { path } = await aSessionOn(server, { rdpOptions: { domain: "OFFICE" } })
  expect(await on.waitForEnd(path)).toMatchObject({ endCode: "CLIENT_UNAUTHORIZED" })
})

test("an interface that disables authentication sends an RDP machine none of its stored credentials", async () => {
  const { server } = await aMachine({ signIn: { username: "", password: "" } })
  const { owner } = await anOwnerOn(server, { rdpOptions: { disableAuthentication: true } })
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const { path } = await aSessionOn(server)
  expect(await on.waitForEnd(path)).toMatchObject({ endCode: "CLIENT_UNAUTHORIZED" })
})

/** Of a machine whose picture moves: it is asked every 200 ms until enough answers have come in time. */
function asksNoMore(server: { probes(): number }): () => boolean {
  let last = { probes: 0, atMs: performance.now() }
  return () => {
    const probes = server.probes()
    if (probes !== last.probes) last = { probes, atMs: performance.now() }
    return probes > 0 && performance.now() - last.atMs > 700
  }
}

test.each(["REFRESH", "CONTROL"] as const)(
  "an RDP machine that answers requests for %s is found to hang, also when its picture never rested, and the session ends when it goes on",
  async (answers) => {
    const { press, clock, server } = await aMachine({ answers })
    const { path, owner } = await anOwnerOn(server, {}, impatient)
    await owner.waitFor("the panel", () => isShown(owner, press.screen.pixels, FIRST))
    const moving = setInterval(() => clock.advance(1000), 100)
    await waitUntil("its answers are relied on, so that it is asked no more", asksNoMore(server))
    clearInterval(moving)
    server.freeze(true)
    await owner.waitForNotice("machine", ({ state }) => state === "SILENT")
    server.freeze(false)
    await owner.waitForNotice("machine", ({ state }) => state === "ANSWERS")
    server.freeze(true)
    expect(await impatient.waitForEnd(path)).toMatchObject({
      ...{ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" },
    })
  },
)

test("an RDP machine that answers no request and shows nothing new is not given up", async () => {
  const { server } = await aMachine({ answers: "NOTHING" })
  const { path, owner } = await anOwnerOn(server, {}, lenient)
  await waitUntil("it was asked for longer than a silent machine is kept", () => server.probes() > 20)
  expect(owner.notices.filter(({ about }) => about === "machine")).toEqual([])
  expect((await lenient.session(path)).isActive).toBe(true)
})

test("a FreeRDP shadow server that hangs is found out, and the session ends, while the system of its host still acknowledges", async () => {
  const machine = stopAfterAll(await startFreeRdpShadow())
  const relay = await startCuttingRelay(machine.port)
  const login = { authType: "PASSWORD" as const, username: SHADOW_USER, password: SHADOW_PASSWORD }
  const rdpOptions = { security: "NLA" as const, ignoreCertificate: true }
  const place = { type: "RDP" as const, host: "127.0.0.1", port: relay.port }
  const job = await impatient.aSessionFixture({ ...place, ...login, rdpOptions })
  const path = await impatient.startSession(job)
  const owner = await impatient.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const messages = () => relay.messageEnds[0]?.length ?? 0
  const shown = messages()
  // Its picture rests: what it sends are answers.
  await waitUntil("the machine has answered", () => messages() > shown + 8)
  machine.freeze(true)
  await owner.waitForNotice("machine", ({ state }) => state === "SILENT")
  machine.freeze(false)
  await owner.waitForNotice("machine", ({ state }) => state === "ANSWERS")
  machine.freeze(true)
  expect(await impatient.waitForEnd(path)).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" },
  })
})
