/** Machines that refuse, break or misunderstand RDP end their session with the code of the cause. */
import { describe, expect, test } from "bun:test"
import { connect, createServer, type Socket } from "node:net"
import { TLSSocket } from "node:tls"
import { createSelfSigned } from "../../protocols/https/self-signed.ts"
import type { LinkEndCode } from "../../protocols/link-ends.ts"
import { connectionConfirm, PROTOCOL_NLA, PROTOCOL_TLS } from "../../protocols/rdp/wire/negotiation.ts"
import { fastPathPdu } from "../../protocols/rdp/wire/pdu-splitter.ts"
import { waitUntil } from "../harness/eventually.ts"
import { startRelay, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { startOldTlsServer } from "../peers/old-tls-server.ts"
import { XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest({ handshakeTimeoutMs: 3000 })
const LOGIN = { authType: "PASSWORD" as const, username: "fitter", password: "grey heron" }
const TARGET = { type: "RDP" as const, host: "127.0.0.1", maxSessions: 5, ...LOGIN }

const certificate = createSelfSigned(
  "127.0.0.1",
  new Date("2020-01-01T00:00:00Z"),
  new Date("2040-01-01T00:00:00Z"),
)

/** A machine that does this with each connection. */
async function aMachineThat(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => socket.destroy())
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  stopAfterAll({
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
  return (server.address() as { port: number }).port
}

const answering = (bytes: Uint8Array | string) => (socket: Socket) =>
  socket.once("data", () => socket.write(bytes))
const LEGACY_CONFIRM = Buffer.from("0300000b06d00000123400", "hex")

const refusals: [string, LinkEndCode, (socket: Socket) => void, object][] = [
  ["says nothing", "UPSTREAM_TIMEOUT", () => undefined, {}],
  ["hangs up at once", "RESOURCE_CLOSED", (socket) => socket.end(), {}],
  [
    "hangs up after the first message",
    "RESOURCE_CLOSED",
    (socket) => socket.once("data", () => socket.end()),
    {},
  ],
  ["speaks SSH", "CLIENT_BAD_REQUEST", (socket) => socket.write("SSH-2.0-OpenSSH_9.2\r\n"), {}],
  ["knows standard RDP security only", "CLIENT_BAD_TYPE", answering(LEGACY_CONFIRM), {}],
  ["chooses no security", "CLIENT_BAD_TYPE", answering(connectionConfirm(0)), { security: "TLS" }],
  [
    "chooses less than NLA",
    "CLIENT_BAD_TYPE",
    answering(connectionConfirm(PROTOCOL_TLS)),
    { security: "NLA" },
  ],
  [
    "chooses more than TLS",
    "CLIENT_BAD_TYPE",
    answering(connectionConfirm(PROTOCOL_NLA)),
    { security: "TLS" },
  ],
  ["hangs up in the TLS handshake", "CLIENT_BAD_TYPE", hangUpInTls, {}],
  [
    "answers the sign-in without an end",
    "CLIENT_BAD_REQUEST",
    answerSignInEndlessly,
    { ignoreCertificate: true },
  ],
]

function hangUpInTls(socket: Socket): void {
  socket.once("data", () => {
    socket.write(connectionConfirm(PROTOCOL_TLS))
    socket.once("data", () => socket.end())
  })
}

function answerSignInEndlessly(socket: Socket): void {
  const { privateKey: key, certificate: cert } = certificate
  socket.once("data", () => {
    socket.write(connectionConfirm(PROTOCOL_NLA))
    const secure = new TLSSocket(socket, { isServer: true, key, cert })
    const zeros = Buffer.alloc(64 * 1024)
    const flood = () => {
      while (secure.writable && secure.write(zeros));
    }
    secure.on("error", () => socket.destroy())
    secure.once("data", () => {
      // A message of two gigabytes.
      secure.write(Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]))
      secure.on("drain", flood)
      flood()
    })
  })
}

test.each(refusals)(
  "an RDP machine that %s ends the session with %s",
  async (_what, code, answer, rdpOptions) => {
    const job = await on.aSessionFixture({ ...TARGET, port: await aMachineThat(answer), rdpOptions })
    const session = await on.waitForEnd(await on.startSession(job))
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: code })
  },
)

test("an RDP machine whose port is closed ends the session with UPSTREAM_UNAVAILABLE", async () => {
  const job = await on.aSessionFixture({ ...TARGET, port: 1 })
  const session = await on.waitForEnd(await on.startSession(job))
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "UPSTREAM_UNAVAILABLE" })
})

test("an RDP session whose connection breaks ends at once, and its recording is complete", async () => {
  const machine = stopAfterAll(await startXrdp())
  const relay = stopAfterAll(await startRelay(machine.port))
  const rdpOptions = { ignoreCertificate: true }
  const job = await on.aSessionFixture({ ...TARGET, port: relay.port, rdpOptions })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  relay.disconnectAll()
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({
    endCode: "RESOURCE_CLOSED",
    // Whether the relay ends the connection in order or breaks it off depends on what is unread.
    endDetail: expect.stringMatching(/^the (machine closed the connection|connection to the machine broke)$/),
    screenRecording: { state: "COMPLETE" },
  })
})

/** A panel of 2008: RDP's negotiation in front of a TLS 1.0 server. */
async function anOldMachine(): Promise<number> {
  const { port: tlsPort } = stopAfterAll(await startOldTlsServer())
  return aMachineThat((socket) =>
    socket.once("data", () => {
      socket.write(connectionConfirm(PROTOCOL_TLS))
      const inner = connect(tlsPort, "127.0.0.1")
      inner.on("error", () => socket.destroy())
      socket.pipe(inner).pipe(socket)
    }),
  )
}

test("TLS 1.0 is spoken only with machines whose interface allows it", async () => {
  const port = await anOldMachine()
  const refused = await on.aSessionFixture({ ...TARGET, port, rdpOptions: {} })
  const session = await on.waitForEnd(await on.startSession(refused))
  expect(session).toMatchObject({ endCode: "CLIENT_BAD_TYPE", endDiagnosis: "tlsTooOld" })
  expect(session.endDetail).toContain("TLS with the machine failed")
  const allowed = await on.aSessionFixture({ ...TARGET, port, rdpOptions: { legacyTls: true } })
  const path = await on.startSession(allowed)
  const owner = await on.joinSession(path, allowed.technician)
  expect(await owner.waitForNotice("hostKey")).toMatchObject({ keyType: "x509" })
})

/** A relay that lets a test say something in the machine's name. Of use without encryption alone. */
async function startInjectingRelay(machinePort: number) {
  const viewers: Socket[] = []
  const port = await aMachineThat((socket) => {
    viewers.push(socket)
    const machine = connect(machinePort, "127.0.0.1")
    machine.on("error", () => socket.destroy())
    socket.on("close", () => machine.destroy())
    socket.pipe(machine).pipe(socket)
  })
  return { port, inject: (bytes: Uint8Array) => viewers.at(-1)?.write(bytes) }
}

/** A piece of RemoteFX, which passes to the protocol core as it is, with blocks of no type. */
function brokenRemoteFx(): Uint8Array {
  const le = (...values: number[]) => values.flatMap((value) => [value & 255, value >> 8])
  const data = new Array(64).fill(0x55)
  const command = [...le(1, 0, 0, 64, 64), 32, 0, 0, 3, ...le(64, 64, data.length, 0), ...data]
  return fastPathPdu(0, Uint8Array.from([4, ...le(command.length), ...command]))
}

/** T.125: choice 8 in six bits, and the reason in three. */
const ultimatum = (reason: number) => {
  const bits = (8 << 10) | (reason << 7)
  return Uint8Array.from([3, 0, 0, 9, 2, 0xf0, 0x80, bits >> 8, bits & 255])
}

describe("an RDP machine that disconnects", () => {
  const ends: [string, string, LinkEndCode, number][] = [
    ["as its user wished", "COMPLETED", "SESSION_CLOSED", 3],
    ["by itself", "CONNECTION_ERROR", "RESOURCE_CLOSED", 1],
  ]
  test.each(ends)("%s ends the session as %s with %s", async (_how, state, endCode, reason) => {
    const machine = await startXrdp({ securityLayer: "rdp", cryptLevel: "none" })
    try {
      const relay = await startInjectingRelay(machine.port)
      const rdpOptions = { security: "RDP" as const, ignoreCertificate: true }
      const job = await on.aSessionFixture({ ...TARGET, port: relay.port, rdpOptions })
      const path = await on.startSession(job)
      const owner = await on.joinSession(path, job.technician)
      await owner.waitFor("the picture", () => owner.count("key") > 0)
      relay.inject(ultimatum(reason))
      const session = await on.waitForEnd(path)
      expect(session).toMatchObject({ state, endCode, screenRecording: { state: "COMPLETE" } })
      expect(session.endDetail).toContain("ended")
    } finally {
      await machine.stop()
    }
  })
})

test("a picture that cannot be decoded ends its session alone, with a complete recording", async () => {
  const machine = stopAfterAll(await startXrdp({ securityLayer: "rdp", cryptLevel: "none" }))
  const relay = await startInjectingRelay(machine.port)
  const rdpOptions = { security: "RDP" as const, ignoreCertificate: true }
  const open = async (port: number) => {
    const job = await on.aSessionFixture({ ...TARGET, port, rdpOptions })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    return { path, owner }
  }
  const bystander = await open(machine.port)
  const victim = await open(relay.port)
  relay.inject(brokenRemoteFx())
  const session = await on.waitForEnd(victim.path)
  expect(session).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "CLIENT_BAD_REQUEST",
    screenRecording: { state: "COMPLETE" },
  })
  expect((await on.session(bystander.path)).isActive).toBe(true)
})

test("the size of the owner's window that is known before an RDP machine is dialled is that of its first and only connection", async () => {
  const machine = stopAfterAll(await startXrdp({ width: 800, height: 600 }))
  const relay = await startRelay(machine.port)
  const rdpOptions = { ignoreCertificate: true }
  const job = await on.aSessionFixture({ ...TARGET, port: relay.port, rdpOptions })
  const required = { requires_supervisor: true }
  await on.deps.db.updateTable("target_interface").set(required).where("id", "=", job.interfaceId).execute()
  const supervisor = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "DEVICE_SUPERVISE_REMOTE"])
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  owner.send({ kind: "resize", width: 1000, height: 700 })
  owner.send({ kind: "ping", token: 7 })
  await owner.waitFor("the answer to what was sent", () =>
    owner.notices.some((notice) => notice.about === "pong"),
  )
  expect(relay.connections).toBe(0)
  await on.joinSession(path, supervisor)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  expect([owner.screen.width, owner.screen.height]).toEqual([1000, 700])
  expect(relay.connections).toBe(1)
})

test("the desktop of an RDP machine that cannot change its size follows the owner's window by a new connection, whose clipboard goes on in both directions", async () => {
  const machine = stopAfterAll(await startXrdp({ width: 800, height: 600 }))
  using desktop = await XClient.open(machine.display)
  const job = await on.aSessionFixture({
    ...TARGET,
    port: machine.port,
    rdpOptions: { ignoreCertificate: true },
  })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const machineHas = (text: string) =>
    waitUntil(`the text ${text}`, async () => (await desktop.readClipboard()) === text)
  const copiedThere = async (text: string) => {
    await desktop.ownClipboard(text)
    await owner.waitFor(`the text ${text}`, () => owner.clipboard === text)
  }
  // The picture can come before the machine serves the clipboard, which is sent to viewers as far as it is copied from then on.
  owner.send({ kind: "clipboard", text: "Ventil 7" })
  await machineHas("Ventil 7")
  await copiedThere("Pumpe läuft")
  owner.send({ kind: "resize", width: 1000, height: 700 })
  // While there is no connection that could take it.
  owner.send({ kind: "clipboard", text: "Ventil 8" })
  await owner.waitFor("the new size", () => owner.screen.width === 1000 && owner.screen.height === 700)
  await machineHas("Ventil 8")
  await copiedThere("Pumpe steht")
  owner.send({ kind: "clipboard", text: "Ventil 9" })
  await machineHas("Ventil 9")
  expect(owner.notices.some((notice) => notice.about === "state" && notice.state === "ENDED")).toBe(false)
})
