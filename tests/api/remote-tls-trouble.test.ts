/** Machines that misbehave inside TLS, after a handshake in order: garbage, parts of answers, resets, silence and answers without an end. */

import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { connect, createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createServer as createTlsServer, type TLSSocket } from "node:tls"
import { readMachineCertificate } from "../../protocols/https/machine-tls.ts"
import { createLogger } from "../../src/base/logger.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { aCountingMachine, aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { createAuthority, createServerCertificate } from "../peers/certificates.ts"
import { seededRandom } from "../protocols/seed.ts"
import { bytesOf, serverInit, u32 } from "../protocols/vnc/server.ts"

stopMachinesAfterAll()

const errors: string[] = []
const log = createLogger({ level: "error", write: (line) => errors.push(line) })
const on = await remoteTest({ browsers: testBrowsers() }, { log })
/** Beside other tests a browser alone takes some seconds to start. */
const PATIENCE_MS = 8000
const impatient = await remoteTest({ browsers: testBrowsers(), handshakeTimeoutMs: PATIENCE_MS }, { log })

const folder = mkdtempSync(join(tmpdir(), "tls-trouble-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const authority = await createAuthority(folder, "plant")
const files = await createServerCertificate(folder, authority, {
  ...{ name: "panel", alternativeNames: "DNS:panel" },
})
const [key, cert] = [readFileSync(files.keyFile, "utf8"), readFileSync(files.certificateFile, "utf8")]

const VARIANTS = 20
const GARBAGE_BYTES_MAX = 4000
const END_MS_MAX = 5000
const AT_ONCE = 5

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
  )

type Before = readonly { read: number; write: Uint8Array }[]
type Trouble = (random: () => number) => Uint8Array

/**
 * Completes its TLS handshake and sends the trouble. Every third connection is reset, the others are ended, half of these without the alert that TLS
 * wants.
 */
function aTroubledMachine(before: Before, trouble: Trouble, seed: number) {
  const random = seededRandom(seed)
  return aTlsMachine(before, (socket, outer) =>
    socket.write(trouble(random), () => {
      if (seed % 3 === 0) outer?.resetAndDestroy()
      else if (seed % 2 === 0) outer?.end()
      else socket.end()
    }),
  )
}

/** Sends its greeting in the clear, completes the TLS handshake and then does this. */
async function aTlsMachine(before: Before, act: (socket: TLSSocket, outer: Socket | null) => void) {
  let handshakes = 0
  let outer: Socket | null = null
  const inner = createTlsServer({ key, cert }, (socket: TLSSocket) => {
    handshakes += 1
    socket.on("error", () => {})
    act(socket, outer)
  })
  const innerPort = await listening(inner)
  const server = createServer((near) => {
    outer = near
    near.on("error", () => near.destroy())
    const steps = [...before]
    let held = 0
    const step = () => {
      while (steps[0] && held >= steps[0].read) {
        held -= steps[0].read
        near.write(steps.shift()!.write)
      }
      if (steps.length > 0) return
      near.off("data", onData)
      const far = connect(innerPort, "127.0.0.1")
      far.on("error", () => near.destroy())
      near.pipe(far)
      far.pipe(near)
    }
    const onData = (bytes: Buffer) => {
      held += bytes.length
      step()
    }
    near.on("data", onData)
    step()
  })
  const port = await listening(server)
  const stop = () => {
    server.close()
    inner.close()
  }
  return { port, handshakes: () => handshakes, stop }
}

const randomBytes = (random: () => number) =>
  Uint8Array.from({ length: 1 + Math.floor(random() * GARBAGE_BYTES_MAX) }, () => Math.floor(random() * 256))

/** Garbage, or the beginning of what is right, sometimes with garbage behind it. */
const partOf =
  (right: Uint8Array): Trouble =>
  (random) => {
    if (random() < 0.3) return randomBytes(random)
    const part = right.subarray(0, Math.floor(random() * right.length))
    return random() < 0.5 ? part : bytesOf(part, randomBytes(random))
  }

const X509_NONE = 260
const VENCRYPT: Before = [
  { read: 0, write: bytesOf("RFB 003.008\n") },
  { read: 12, write: bytesOf([1, 19]) },
  { read: 1, write: bytesOf([0, 2]) },
  { read: 2, write: bytesOf(0, 1, u32(X509_NONE)) },
  { read: 4, write: bytesOf(1) },
]
/** The connection request of X.224 has another length per user name: whatever comes first is answered. */
const negotiated = (protocol: number): Before => [
  { read: 19, write: bytesOf([3, 0, 0, 19, 14, 0xd0, 0, 0, 0x12, 0x34, 0, 2, 0, 8, 0, protocol, 0, 0, 0]) },
]
const MCS = bytesOf([
  3, 0, 0, 120, 2, 0xf0, 0x80, 0x7f, 0x66, 0x6e, 0x0a, 0x01, 0x00, 0x02, 0x01, 0x00, 0x30, 0x1a,
])
/** TSRequest of version 6 with one token of NTLM, its challenge. */
const TOKEN = bytesOf("NTLMSSP\0", [2, 0, 0, 0], new Uint8Array(44))
const TS_REQUEST = bytesOf([0x30, 71, 0xa0, 3, 2, 1, 6, 0xa1, 64, 0x30, 62, 0x30, 60, 0xa0, 58, 4, 56], TOKEN)

const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "secret" }
type Kind = readonly [string, Parameters<typeof on.aSessionFixture>[0], Before, Uint8Array]
const kinds: readonly Kind[] = [
  ["VNC through VeNCrypt", { type: "VNC", certificate: cert }, VENCRYPT, bytesOf(u32(0), serverInit(8, 8))],
  [
    "RDP by TLS",
    { type: "RDP", ...LOGIN, rdpOptions: { ignoreCertificate: true, security: "TLS" } },
    negotiated(1),
    MCS,
  ],
  [
    "RDP by NLA",
    { type: "RDP", ...LOGIN, rdpOptions: { ignoreCertificate: true, security: "NLA" } },
    negotiated(2),
    TS_REQUEST,
  ],
]

async function endOf(target: Kind[1], before: Before, right: Uint8Array, seed: number) {
  const troubled = await aTroubledMachine(before, partOf(right), seed)
  try {
    const job = await on.aSessionFixture({ ...target, host: "127.0.0.1", port: troubled.port })
    const startedAt = performance.now()
    const session = await on.waitForEnd(await on.startSession(job))
    const isSoon = performance.now() - startedAt < END_MS_MAX
    return { seed, state: session.state, code: session.endCode, isSoon, handshakes: troubled.handshakes() }
  } finally {
    troubled.stop()
  }
}

describe("a machine that sends garbage, a part or a reset inside TLS", () => {
  test.each(kinds)(
    "over %s ends its own session with a reason, and the server goes on",
    async (_kind, target, before, right) => {
      const machine = await aVncMachine()
      const other = await on.startSession(await on.aSessionFixture(machine.target))
      const ends: Awaited<ReturnType<typeof endOf>>[] = []
      for (let seed = 1; seed <= VARIANTS; seed += AT_ONCE) {
        const seeds = Array.from({ length: AT_ONCE }, (_, at) => seed + at)
        ends.push(...(await Promise.all(seeds.map((one) => endOf(target, before, right, one)))))
      }
      const codes = ends.map(({ code }) => code)
      for (const end of ends)
        expect(end).toMatchObject({
          ...{ state: "CONNECTION_ERROR", isSoon: true, handshakes: 1 },
          code: expect.stringMatching(/^(CLIENT_BAD_REQUEST|RESOURCE_CLOSED|CLIENT_UNAUTHORIZED)$/),
        })
      // What was sent inside TLS has come as far as the protocol.
      expect(codes).toContain("CLIENT_BAD_REQUEST")
      expect(errors).toEqual([])
      expect((await on.session(other)).isActive).toBe(true)
    },
    30_000,
  )
})

const { keyType, fingerprint } = readMachineCertificate(cert, false)
const PANEL = { type: "HTTPS", host: "127.0.0.1", knownHost: `${keyType} ${fingerprint}` } as const
/** What a session takes beside the time that its machine is given: twice, where a certificate is looked at first. */
const OWN_MS_MAX = 4000

async function endAndTime(target: Kind[1], port: number, server = impatient) {
  const job = await server.aSessionFixture({ ...target, host: "127.0.0.1", port })
  const startedAt = performance.now()
  const { state, endCode } = await server.waitForEnd(await server.startSession(job))
  return { state, endCode, afterMs: performance.now() - startedAt }
}

describe.concurrent("a machine that is silent", () => {
  const inTls = kinds.map(([kind, target, before]) => [kind, target, before] as const)
  test.each([...inTls, ["a web page", PANEL, []] as const])(
    "inside TLS over %s ends its session with UPSTREAM_TIMEOUT in time",
    async (_kind, target, before) => {
      const silent = await aTlsMachine(before, () => {})
      const { afterMs, ...end } = await endAndTime(target, silent.port)
      silent.stop()
      expect(end).toEqual({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" })
      expect(silent.handshakes()).toBeGreaterThan(0)
      expect(afterMs).toBeGreaterThan(PATIENCE_MS - 100)
      expect(afterMs).toBeLessThan(PATIENCE_MS + OWN_MS_MAX)
      expect(errors).toEqual([])
    },
  )

  test("instead of the TLS handshake of a web page ends its session with UPSTREAM_TIMEOUT in time", async () => {
    const silent = await aCountingMachine()
    const { afterMs, ...end } = await endAndTime(PANEL, silent.port)
    expect(end).toEqual({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_TIMEOUT" })
    expect(silent.connections).toBe(1)
    expect(afterMs).toBeLessThan(PATIENCE_MS + OWN_MS_MAX)
    expect(errors).toEqual([])
  })
})

const HEADER_FOREVER = `x-state: ${"idle ".repeat(10_000)}\r\n`

test.each([
  ["garbage", (socket: TLSSocket) => socket.write(randomBytes(seededRandom(5)))],
  [
    "a head without an end",
    (socket: TLSSocket) => {
      socket.write("HTTP/1.1 200 OK\r\n")
      const more = () => socket.write(HEADER_FOREVER, (error) => !error && more())
      more()
    },
  ],
] as const)(
  "a machine that answers a request for its page with %s ends its session with CLIENT_BAD_REQUEST",
  async (_what, answer) => {
    const machine = await aTlsMachine([], (socket) => socket.once("data", () => answer(socket)))
    const { state, endCode } = await endAndTime(PANEL, machine.port, on)
    machine.stop()
    expect([state, endCode]).toEqual(["CONNECTION_ERROR", "CLIENT_BAD_REQUEST"])
    expect(errors).toEqual([])
  },
)

/** Whether the browser tells a page's history in time is a matter of luck. */
const PAGES_AT_ONCE = 3

test("a page that never ends is shown as far as it has come", async () => {
  const page = `<!doctype html><body style="background: #00ff00">${"idle ".repeat(1000)}`
  const machine = await aTlsMachine([], (socket) =>
    socket.once("data", () => socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n${page}`)),
  )
  const sessions = Array.from({ length: PAGES_AT_ONCE }, async () => {
    const job = await on.aSessionFixture({ ...PANEL, port: machine.port })
    const path = await on.startSession(job)
    const viewer = await on.joinSession(path, job.technician)
    await viewer.waitFor("its colour", () => viewer.pixel(1200, 700) === 0x00ff00)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
    return viewer.location
  })
  const place = { isLoading: true, url: expect.stringContaining(`:${machine.port}/`) }
  for (const location of await Promise.all(sessions)) expect(location).toMatchObject(place)
  machine.stop()
})
