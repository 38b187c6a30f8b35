/**
 * What holds for a session whatever the machine: real servers of every kind, each supervised, watched by several people
 * and a guest, worked on by its owner alone, killed and played again.
 */

import { expect, test } from "bun:test"
import type { ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { waitUntil } from "../harness/eventually.ts"
import { guestFixtures } from "../harness/guests.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { type FetchSegment, printedText, seekTo, segmentFetcher } from "../harness/playback.ts"
import { type RemoteTest, remoteTest, sessionPath, type TestSignIn } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import { startDropbear } from "../peers/dropbear.ts"
import { SHADOW_PASSWORD, SHADOW_USER, startFreeRdpShadow } from "../peers/freerdp-shadow.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startQemu } from "../peers/qemu.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { startWebPanel } from "../peers/web-panel.ts"
import { BUTTON_PRESS, KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startX11Vnc } from "../peers/x11vnc.ts"
import { startXrdp, type XrdpOptions } from "../peers/xrdp.ts"

stopMachinesAfterAll()

async function aServer(worker: string) {
  const on = await remoteTest({
    recheckMs: 50,
    browsers: testBrowsers(),
    worker: new URL(`../harness/${worker}.ts`, import.meta.url).href,
    // A worker that starts on a busy machine is silent for a while too.
    heartbeatMissedMs: 10_000,
  })
  return { on, guests: guestFixtures(on) }
}

/** One per protocol: each has a Worker of its own. */
const SERVERS = {
  VNC: await aServer("failing-worker"),
  RDP: await aServer("failing-worker-rdp"),
  SSH: await aServer("failing-worker-ssh"),
  HTTPS: await aServer("failing-worker-https"),
}

/** As `aSessionFixture` takes it. */
type Target = { type: keyof typeof SERVERS; port: number } & Record<string, unknown>

interface Machine {
  target: Target
  /** Paints what is looked for, where the machine does not show it by itself. */
  paint?(): void
  /** What the machine shows before anything is typed is in this picture, or in what a terminal printed. */
  isShown(screen: ScreenDecoder, printed: string): boolean
  /** Begins to record what is typed and clicked, once the machine is shown. */
  listen(): Promise<void>
  /** Sends this letter as the viewer's keyboard does, and a click where the machine has a pointer. */
  actAs(viewer: Viewer, letter: string): void
  /** Resolves when the machine has received the letter (and the click). */
  waitForInput(letter: string): Promise<void>
  /** Everything received so far. */
  received(): string
}

const KEYS = { a: 0x61, b: 0x62, c: 0x63, d: 0x64 } as Record<string, number>

function pressKey(viewer: Viewer, letter: string) {
  const code = `Key${letter.toUpperCase()}`
  for (const down of [true, false]) viewer.send({ kind: "key", keysym: KEYS[letter]!, code, down })
}

function click(viewer: Viewer) {
  for (const buttons of [0, 1, 0]) viewer.send({ kind: "pointer", x: 100, y: 100, buttons })
}

const COLOUR = [0x33, 0x55, 0x77] as const

/** RemoteFX, by which some servers send, is close to the colour and not equal to it. */
function hasColour({ width, pixels }: ScreenDecoder): boolean {
  const at = (150 * width + 200) * 4
  return width > 0 && COLOUR.every((part, index) => Math.abs((pixels[at + index] ?? 0) - part) < 4)
}

/** A machine whose desktop is an X server's. */
async function anXMachine(display: number, target: Target): Promise<Machine> {
  const desktop = await XClient.open(display)
  stopAfterAll({ stop: () => desktop.close() })
  let received = ""
  const collect = async () => {
    for (;;) {
      const { type, detail } = await desktop.event(({ type }) => type === KEY_PRESS || type === BUTTON_PRESS)
      received += type === BUTTON_PRESS ? "!" : String.fromCharCode(await desktop.keysymOf(detail))
    }
  }
  return {
    target,
    paint: () => desktop.fill(0, 0, desktop.width, desktop.height, Buffer.from(COLOUR).readUIntBE(0, 3)),
    isShown: hasColour,
    async listen() {
      await desktop.listen()
      // It ends with the connection.
      void collect().catch(() => {})
    },
    actAs(viewer, letter) {
      click(viewer)
      pressKey(viewer, letter)
    },
    waitForInput: (letter) =>
      waitUntil(`!${letter}; received ${received}`, () => received.includes(`!${letter}`)),
    received: () => received,
  }
}

const LOGIN = { authType: "PASSWORD" as const, username: SHADOW_USER, password: SHADOW_PASSWORD }
const HERE = { host: "127.0.0.1", maxSessions: 5 }

async function xrdp(options: XrdpOptions, security: "RDP" | "TLS" | "ANY") {
  const machine = stopAfterAll(await startXrdp(options))
  const rdpOptions = { security, ignoreCertificate: true, width: 800, height: 600 }
  return anXMachine(machine.display, { ...HERE, type: "RDP", port: machine.port, ...LOGIN, rdpOptions })
}

async function aShellMachine(port: number): Promise<Machine> {
  const account = { authType: "PASSWORD" as const, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  let owner: Viewer | null = null
  const received = () => (owner?.text.match(/<\w>/g) ?? []).join("")
  return {
    target: { ...HERE, type: "SSH", port, ...account },
    isShown: (_screen, printed) => printed.includes("fitter$ "),
    listen: async () => {},
    actAs(viewer, letter) {
      owner ??= viewer
      // The shell, not its echo of what is typed, puts the letter between brackets.
      viewer.send({ kind: "terminalKeys", bytes: new TextEncoder().encode(`echo "<"${letter}">"\r`) })
    },
    waitForInput: (letter) => waitUntil(`<${letter}>`, () => received().includes(`<${letter}>`)),
    received,
  }
}

const PAGE = `<!doctype html><title>Panel</title><style>body{margin:0;background:#335577;height:100vh}</style>
<body onkeydown="fetch('/seen?'+event.key)" onclick="fetch('/seen?!')">`

const MACHINES: Record<string, () => Promise<Machine>> = {
  async TigerVNC() {
    const machine = stopAfterAll(await startTigerVnc({ width: 640, height: 480 }))
    return anXMachine(machine.display, { ...HERE, type: "VNC", port: machine.port })
  },
  async x11vnc() {
    const display = stopAfterAll(await startTigerVnc({ width: 640, height: 480 }))
    const machine = stopAfterAll(await startX11Vnc(display.display))
    return anXMachine(display.display, { ...HERE, type: "VNC", port: machine.port })
  },
  async QEMU() {
    const guest = stopAfterAll(await startQemu())
    const vncOptions = { keyboard: "en_us_qwerty" as const }
    return {
      target: { ...HERE, type: "VNC", port: guest.port, vncOptions },
      // Grey text of its BIOS.
      isShown: ({ pixels }) => pixels.some((part) => part > 100 && part < 255),
      listen: async () => {},
      actAs: pressKey,
      waitForInput: (letter) => guest.waitForTyped(letter),
      received: guest.typed,
    }
  },
  "xrdp with TLS": () => xrdp({}, "TLS"),
  "xrdp that chooses the security": () => xrdp({ securityLayer: "negotiate" }, "ANY"),
  "xrdp with standard RDP security": () => xrdp({ securityLayer: "rdp", cryptLevel: "high" }, "RDP"),
  async "FreeRDP shadow with network level authentication"() {
    const machine = stopAfterAll(await startFreeRdpShadow())
    const rdpOptions = { security: "NLA" as const, ignoreCertificate: true }
    return anXMachine(machine.display, { ...HERE, type: "RDP", port: machine.port, ...LOGIN, rdpOptions })
  },
  OpenSSH: async () => aShellMachine(stopAfterAll(await startOpenSsh()).port),
  Dropbear: async () => aShellMachine(stopAfterAll(await startDropbear()).port),
  async "a web panel with a self-signed certificate"() {
    const panel = stopAfterAll(await startWebPanel({ "/": PAGE }))
    const received = () => panel.requests.flatMap((path) => path.split("/seen?")[1] ?? []).join("")
    return {
      target: panel.target,
      isShown: hasColour,
      listen: async () => {},
      actAs(viewer, letter) {
        click(viewer)
        pressKey(viewer, letter)
      },
      waitForInput: (letter) =>
        waitUntil(`!${letter}`, () => received().includes("!") && received().includes(letter)),
      received,
    }
  },
}

test.each(Object.keys(MACHINES))(
  "a session on %s is supervised, shared with people and a guest, takes its owner's input alone, and is playable after its worker crashed",
  async (name) => {
    const machine = await MACHINES[name]!()
    const { on, guests } = SERVERS[machine.target.type]
    const job = await on.aSessionFixture(machine.target)
    await guests.allowGuests(job.deviceId)
    await on.deps.db
      .updateTable("target_interface")
      .set({ requires_supervisor: true })
      .where("id", "=", job.interfaceId)
      .execute()
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    trustOnFirstUse(on, path, owner, job.technician)
    const supervisor = await on.joinSession(
      path,
      await on.aUserOn(job, ["DEVICE_READ", "DEVICE_SUPERVISE_REMOTE"]),
    )
    const colleague = await on.joinSession(path, await on.aUserOn(job))
    const { token, pin } = await guests.inviteByEmail(path, job.technician)
    const guest = await guests.joinAsGuest(await guests.admitGuest(token, pin))
    const viewers = { owner, supervisor, colleague, guest }
    for (const [who, viewer] of Object.entries(viewers))
      await waitUntil(`the machine is shown to ${who}`, () => {
        machine.paint?.()
        return machine.isShown(viewer.screen, viewer.text)
      })

    await machine.listen()
    machine.actAs(owner, "a")
    await machine.waitForInput("a")
    machine.actAs(colleague, "b")
    machine.actAs(guest, "c")
    machine.actAs(owner, "d")
    await machine.waitForInput("d")

    const recording = `${on.address}/api${sessionPath(path)}/screenrecording`
    const segments = segmentFetcher(recording, job.technician.token)
    await waitUntil("the recording is on disk", () => isRecorded(machine, segments).catch(() => false))
    supervisor.disconnect()
    await owner.waitForNotice("supervision", ({ state }) => state === "ABSENT")
    machine.actAs(owner, "c")
    // Told by the worker after the input before it.
    owner.send({ kind: "clipboard", text: "throw" })
    const session = await on.waitForEnd(path)
    expect(machine.received()).not.toMatch(/[bc]/)
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY" })
    expect(session.connections).toHaveLength(4)
    expect(await isRecorded(machine, segments)).toBe(true)
  },
)

async function isRecorded(machine: Machine, segments: FetchSegment): Promise<boolean> {
  return machine.isShown(await seekTo(segments, 3_600_000), await printedText(segments))
}

/** Confirms what the machine shows at the first connection, where it shows something. */
function trustOnFirstUse(
  on: RemoteTest,
  path: Parameters<typeof sessionPath>[0],
  owner: Viewer,
  { token }: TestSignIn,
) {
  owner.waitForNotice("hostKey").then(
    ({ fingerprint }) => on.call(token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: true }),
    () => {},
  )
}
