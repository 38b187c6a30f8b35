/** Machines and viewers that send too much, too slowly or too large: only their own session bears it. */
import { expect, test } from "bun:test"
import { createServer, type Socket } from "node:net"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { aVncMachine, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import {
  DESKTOP_NAME,
  pixelUpdate,
  rectHead,
  startScriptedRfb,
  u32,
  updateHead,
  writeForever,
} from "../hostile/rfb.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })
const impatient = await remoteTest({ browsers: testBrowsers(), handshakeTimeoutMs: 1500 })

/** A session of another machine, which must not notice anything. */
async function aBystander() {
  const machine = await aVncMachine()
  const { owner, path } = await open(machine.target)
  let shade = 0
  return {
    async echoes() {
      const colour = ++shade * 0x10101
      machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, colour)
      await owner.waitFor("the colour of this turn", () => owner.pixel(30, 20) === colour)
      expect((await on.session(path)).isActive).toBe(true)
    },
  }
}

async function open(target: Parameters<typeof on.aSessionFixture>[0]) {
  const job = await on.aSessionFixture(target)
  const path = await on.startSession(job)
  return { path, owner: await on.joinSession(path, job.technician) }
}

const end = ({ sessionId }: SessionPath) =>
  on.deps.live.end(sessionId, { state: "COMPLETED", code: null, detail: "" })

/**
 * A machine that sends these bytes one at a time, far faster than any limit on silence notices.
 *
 * @param speaksFirst  else it begins when it has been asked, as its protocol wants
 */
async function aDrippingMachine(greeting: Uint8Array, speaksFirst: boolean): Promise<number> {
  const DRIP_MS = 50
  const sockets = new Set<Socket>()
  const timers = new Set<Timer>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => socket.destroy())
    let at = 0
    const drip = () => {
      const timer = setInterval(() => socket.write(greeting.subarray(at, ++at)), DRIP_MS)
      timers.add(timer)
      socket.on("close", () => clearInterval(timer))
    }
    if (speaksFirst) drip()
    else socket.once("data", drip)
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  stopAfterAll({
    stop() {
      server.close()
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  })
  return (server.address() as { port: number }).port
}

const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "grey heron" }
const GREETINGS = {
  "VNC with an endless reason": [
    { type: "VNC" },
    Buffer.concat([Buffer.from("RFB 003.008\n"), Buffer.of(0), u32(4000)]),
  ],
  "SSH with an endless first packet": [
    { type: "SSH", ...LOGIN },
    Buffer.concat([Buffer.from("SSH-2.0-Drip\r\n"), u32(0x7000)]),
  ],
  "RDP with an endless answer": [{ type: "RDP", ...LOGIN }, Buffer.from([3, 0, 0x0f, 0xff])],
  "HTTPS with an endless TLS record": [
    { type: "HTTPS" },
    Buffer.from([0x16, 3, 3, 0x3f, 0xff, 2, 0, 0x3f, 0xf0, 3, 3]),
  ],
} as const

test.each(Object.keys(GREETINGS) as (keyof typeof GREETINGS)[])(
  "a machine that drips its greeting by %s ends the session with UPSTREAM_TIMEOUT, though it is never silent",
  async (kind) => {
    const [target, start] = GREETINGS[kind]
    const speaksFirst = target.type === "VNC" || target.type === "SSH"
    const port = await aDrippingMachine(Buffer.concat([start, Buffer.alloc(20_000)]), speaksFirst)
    const job = await impatient.aSessionFixture({ ...target, host: "127.0.0.1", port })
    const session = await impatient.waitForEnd(await impatient.startSession(job))
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" })
    expect((await impatient.requestStart(job)).status).toBe(201)
  },
)

/** A hundred times what is shown, and too few for the limit on messages. */
const FLOOD_PAUSE_MS = 1

const FLOODS: Record<string, [(turn: number) => Uint8Array, (viewer: Viewer) => number]> = {
  titles: [
    (turn) => {
      const name = Buffer.from(`title ${turn}`)
      return Buffer.concat([updateHead(1), rectHead(0, 0, 0, 0, DESKTOP_NAME), u32(name.length), name])
    },
    (viewer) => viewer.count("title"),
  ],
  "texts on its clipboard": [
    (turn) => Buffer.concat([Buffer.of(3, 0, 0, 0), u32(200_000), Buffer.alloc(200_000, 65 + (turn % 26))]),
    (viewer) => viewer.count("clipboard"),
  ],
}

test.each(Object.keys(FLOODS))(
  "a machine that floods with %s is shown ten of them a second, and disturbs no other session",
  async (kind) => {
    const [message, seen] = FLOODS[kind]!
    let turn = 0
    const machine = stopAfterAll(
      await startScriptedRfb(64, 48, (socket) => {
        socket.write(pixelUpdate())
        writeForever(socket, () => message(turn++), FLOOD_PAUSE_MS)
      }),
    )
    const bystander = await aBystander()
    const sinceMs = performance.now()
    const { path, owner } = await open({ port: machine.port })
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    await owner.waitFor("some of them", () => seen(owner) >= 5)
    for (let i = 0; i < 10; i++) await bystander.echoes()
    const shownMax = (performance.now() - sinceMs) / 100 + 2
    expect(seen(owner)).toBeLessThanOrEqual(shownMax)
    expect(turn).toBeGreaterThan(shownMax)
    expect((await on.session(path)).isActive).toBe(true)
    await end(path)
    expect(await on.session(path)).toMatchObject({
      state: "COMPLETED",
      screenRecording: { state: "COMPLETE" },
    })
  },
)

test("a viewer who pastes without end into a machine that reads nothing ends that session with CLIENT_OVERRUN", async () => {
  const machine = stopAfterAll(
    await startScriptedRfb(64, 48, (socket) => {
      socket.write(pixelUpdate())
      socket.pause()
    }),
  )
  const bystander = await aBystander()
  const { path, owner } = await open({ port: machine.port })
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const text = "x".repeat(200_000)
  const paste = () => owner.send({ kind: "clipboard", text })
  const pasting = setInterval(paste, 1)
  const session = await on.waitForEnd(path).finally(() => clearInterval(pasting))
  expect(session).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "CLIENT_OVERRUN",
    screenRecording: { state: "COMPLETE" },
  })
  await bystander.echoes()
})

test("a machine that changes its size with every picture is shown at each viewer in its last size, and recorded", async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const viewers = await Promise.all(
    [job.technician, await on.aUserOn(job)].map((person) => on.joinSession(path, person)),
  )
  await viewers[0]!.waitFor("the picture", () => viewers[0]!.count("key") > 0)
  for (let turn = 0; turn < 100; turn++) {
    machine.screen.resizeTo(100 + ((turn * 37) % 700), 100 + ((turn * 53) % 500))
    machine.screen.fill({ x: 0, y: 0, w: 100, h: 100 }, turn)
    await new Promise(setImmediate)
  }
  machine.screen.resizeTo(512, 384)
  machine.screen.fill({ x: 0, y: 0, w: 512, h: 384 }, 0x336699)
  for (const viewer of viewers) {
    await viewer.waitFor("the last size", () => viewer.screen.width === 512 && viewer.screen.height === 384)
    await viewer.waitFor("the last colour", () => viewer.pixel(511, 383) === 0x336699)
  }
  await end(path)
  expect(await on.session(path)).toMatchObject({ state: "COMPLETED", screenRecording: { state: "COMPLETE" } })
})

test("a picture of 8192 x 8192 pixels is shown to its last pixel, counted with its memory, and recorded", async () => {
  const SIDE = 8192
  const colour = 0x336699
  const machine = stopAfterAll(
    await startScriptedRfb(SIDE, SIDE, (socket) => {
      const RRE = 2
      const [r, g, b] = [0x33, 0x66, 0x99]
      socket.write(
        Buffer.concat([updateHead(1), rectHead(0, 0, SIDE, SIDE, RRE), u32(0), Buffer.of(r, g, b, 0)]),
      )
    }),
  )
  const bystander = await aBystander()
  const { path, owner } = await open({ port: machine.port })
  await owner.waitFor("the last pixel", () => owner.pixel(SIDE - 1, SIDE - 1) === colour)
  expect([owner.screen.width, owner.pixel(0, 0)]).toEqual([SIDE, colour])
  await bystander.echoes()
  const pictureBytes = 2 * SIDE * SIDE * 4
  await owner.waitFor(
    "its memory",
    () => (on.deps.live.find(path.sessionId)?.memoryBytes ?? 0) > pictureBytes,
  )
  await end(path)
  expect(await on.session(path)).toMatchObject({ state: "COMPLETED", screenRecording: { state: "COMPLETE" } })
}, 60_000)
