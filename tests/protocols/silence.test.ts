/** Real machines that stop answering: their process is stopped, or the way to them goes silent. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import type { DesktopEvent } from "../../protocols/desktop.ts"
import { Liveness, type LivenessLimits } from "../../protocols/liveness.ts"
import { MachineSocket } from "../../protocols/rdp/machine-socket.ts"
import { hasUnacknowledged, setTcpUserTimeout } from "../../protocols/tcp-socket.ts"
import { dropPackets } from "../harness/dropped-packets.ts"
import { waitUntil } from "../harness/eventually.ts"
import { startRelay, stopMachinesAfterAll } from "../harness/machines.ts"
import { userTimeoutsTo } from "../harness/socket-options.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc, type TigerVnc } from "../peers/tigervnc.ts"
import { connectVnc, type VncViewer } from "../peers/vnc-viewer.ts"
import { startX11Vnc } from "../peers/x11vnc.ts"
import { dial } from "./ssh/dial.ts"

stopMachinesAfterAll()

/** The end is out of reach: these machines recover. */
const PATIENT: LivenessLimits = { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 60_000 }
const BRIEF: LivenessLimits = { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 2_000 }

let display: TigerVnc
const links: { close(): void }[] = []

beforeAll(async () => {
  display = await startTigerVnc({ width: 320, height: 200 })
}, 30_000)
afterAll(async () => {
  for (const link of links) link.close()
  await display?.stop()
})

function follow(port: number, liveness: LivenessLimits): VncViewer {
  const viewer = connectVnc(port, { liveness })
  links.push(viewer)
  return viewer
}

type Silence = Extract<DesktopEvent, { kind: "silence" }>
const isSilent = (event: DesktopEvent): event is Silence => event.kind === "silence" && event.forMs !== null
const answersAgain = (event: DesktopEvent): event is Silence =>
  event.kind === "silence" && event.forMs === null
const isPicture = (event: DesktopEvent): event is DesktopEvent => event.kind === "frameEnd"

const vncServers: [
  string,
  () => Promise<{ port: number; freeze(isFrozen: boolean): void; stop?(): unknown }>,
][] = [
  ["TigerVNC, which answers fences", async () => ({ ...display, stop: undefined })],
  ["x11vnc, which knows no fences", () => startX11Vnc(display.display)],
]

for (const [name, start] of vncServers)
  describe(`a stopped ${name}`, () => {
    test("is reported as silent, reported again when it continues, and times out when it does not", async () => {
      const server = await start()
      try {
        const patient = follow(server.port, PATIENT)
        await patient.waitForEvent(isPicture)
        server.freeze(true)
        expect((await patient.waitForEvent(isSilent)).forMs).toBeGreaterThanOrEqual(300)
        server.freeze(false)
        await patient.waitForEvent(answersAgain)
        const brief = follow(server.port, BRIEF)
        await brief.waitForEvent(isPicture)
        server.freeze(true)
        expect(await brief.ended).toMatchObject({ code: "UPSTREAM_TIMEOUT" })
      } finally {
        server.freeze(false)
        await server.stop?.()
      }
    }, 30_000)

    test("is also detected when the connection to it goes silent without being closed", async () => {
      const server = await start()
      try {
        const relay = await startRelay(server.port)
        const session = follow(relay.port, BRIEF)
        await session.waitForEvent(isPicture)
        relay.setSilent(true)
        expect((await session.waitForEvent(isSilent)).forMs).toBeGreaterThanOrEqual(300)
        expect(await session.ended).toMatchObject({ code: "UPSTREAM_TIMEOUT" })
      } finally {
        await server.stop?.()
      }
    }, 30_000)
  })

describe("a stopped OpenSSH server", () => {
  const password = { kind: "password", password: OPENSSH_PASSWORD } as const

  test("is reported as silent and times out, without an interval set on the interface", async () => {
    const server = await startOpenSsh()
    try {
      const session = dial({ port: server.port, username: OPENSSH_USER, auth: password, liveness: BRIEF })
      await session.until("fitter$ ")
      await server.freeze()
      expect(await session.ended).toMatchObject({ code: "UPSTREAM_TIMEOUT" })
      expect(session.silences).toEqual([expect.any(Number)])
    } finally {
      await server.stop()
    }
  }, 30_000)

  test("is reported as answering again after its connection was silent for a while", async () => {
    const server = await startOpenSsh()
    try {
      const relay = await startRelay(server.port)
      const session = dial({ port: relay.port, username: OPENSSH_USER, auth: password, liveness: PATIENT })
      await session.until("fitter$ ")
      relay.setSilent(true)
      await session.hearsSilence(1)
      relay.setSilent(false)
      await session.hearsSilence(2)
      expect(session.silences).toEqual([expect.any(Number), null])
      session.type("echo back\n")
      await session.until("back\r\n")
      session.close()
    } finally {
      await server.stop()
    }
  }, 30_000)
})

test("what a vanished peer was sent stays unacknowledged until the peer is there again", async () => {
  const accepted = Promise.withResolvers<number>()
  const listener = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data() {}, open: (socket) => accepted.resolve((socket as unknown as { fd: number }).fd) },
  })
  const socket = await Bun.connect({ hostname: "127.0.0.1", port: listener.port, socket: { data() {} } })
  const { fd } = socket as unknown as { fd: number }
  try {
    const peer = await accepted.promise
    socket.write("heard")
    await waitUntil("it is acknowledged", () => !hasUnacknowledged(fd))
    dropPackets(peer, true)
    socket.write("not heard")
    expect(hasUnacknowledged(fd)).toBe(true)
    dropPackets(peer, false)
    await waitUntil("it is acknowledged after it was sent again", () => !hasUnacknowledged(fd))
    expect(hasUnacknowledged(-1)).toBe(false)
  } finally {
    socket.end()
    listener.stop(true)
  }
})

test.each<[protocol: string, connect: (port: number) => { close(): void }]>([
  ["VNC", connectVnc],
  ["SSH", (port) => dial({ port })],
  ["RDP", (port) => new MachineSocket("127.0.0.1", port, { onConnected() {}, onData() {}, onClosed() {} })],
])(
  "the kernel ends a connection to a machine by %s when the machine has acknowledged nothing for 45 s",
  async (_, connect) => {
    const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } })
    const link = connect(listener.port)
    try {
      await waitUntil("the timeout is set", () => userTimeoutsTo(listener.port).includes(45_000))
    } finally {
      link.close()
      listener.stop(true)
    }
  },
)

test("without a socket no TCP user timeout is set", () => {
  expect(setTcpUserTimeout(-1)).toBe(false)
})

test("a peer that was sent something is probed sooner than one at rest, until it sends something", () => {
  const liveness = new Liveness(0, {
    probeAfterMs: 15_000,
    answerAfterMs: 2_000,
    noticeAfterMs: 5_000,
    endAfterMs: 30_000,
  })
  liveness.onAsked(1_000)
  liveness.onAsked(2_500)
  expect([liveness.poll(2_999), liveness.poll(3_000)]).toEqual([null, "probe"])
  expect([liveness.poll(7_999), liveness.poll(8_000)]).toEqual([null, "silent"])
  expect(liveness.onReceived(9_000)).toBe(true)
  expect(liveness.wakeAtMs).toBe(24_000)
  liveness.onAsked(23_000)
  expect(liveness.wakeAtMs).toBe(24_000)
})

test("viewers are told of a peer that has sent nothing for five seconds, and lose it half a minute after it was asked", () => {
  const liveness = new Liveness(0)
  expect([liveness.poll(1_999), liveness.poll(2_000)]).toEqual([null, "probe"])
  expect([liveness.poll(4_999), liveness.poll(5_000)]).toEqual([null, "silent"])
  expect([liveness.poll(31_999), liveness.poll(32_000)]).toEqual([null, "gone"])
})

test("a peer that refuses connections is given up three seconds after it began to, unless it answers before", () => {
  const liveness = new Liveness(0)
  expect([liveness.onRefused(1_000), liveness.onRefused(3_000)]).toEqual([true, false])
  expect([liveness.poll(3_999), liveness.onReceived(3_999), liveness.poll(4_000)]).toEqual([null, true, null])
  expect([liveness.poll(5_999), liveness.poll(10_999)]).toEqual(["probe", "silent"])
  expect([liveness.onRefused(20_000), liveness.poll(22_999)]).toEqual([false, null])
  expect(liveness.poll(23_000)).toBe("refused")
})
