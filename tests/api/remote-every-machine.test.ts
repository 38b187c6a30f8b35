/**
 * What holds for a session whatever the machine: real servers of every kind, each supervised, watched by several people
 * and a guest, worked on by its owner alone, exchanging scanned files, killed and played again.
 */

import { afterAll, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { guestFixtures } from "../harness/guests.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { type FetchSegment, printedText, seekTo, segmentFetcher } from "../harness/playback.ts"
import { type RemoteTest, remoteTest, sessionPath, type TestSignIn } from "../harness/remote-sessions.ts"
import { type SessionFiles, sessionFiles } from "../harness/session-files.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import type { Viewer } from "../harness/viewer.ts"
import { INFECTION, startClamAv } from "../peers/clamav.ts"
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

const scanners = await startClamAv()
const folder = temporaryFolder("every-machine")
afterAll(async () => {
  await scanners.stop()
  folder.remove()
})

/** @param scannerUrl  of the scanner of its files */
async function aServer(worker: string, scannerUrl = scanners.clamdUrl) {
  const on = await remoteTest({
    recheckMs: 50,
    browsers: testBrowsers(),
    worker: () => new URL(`../harness/${worker}.ts`, import.meta.url).href,
    // A worker that starts on a busy machine is silent for a while too.
    heartbeatMissedMs: 10_000,
  })
  on.deps.antivirus = createConfiguredAntivirus({
    ...{ scannerUrl, scanSizeMax: 100, scanTooLarge: "decline", scanUnreachable: "decline" },
  })
  return { on, guests: guestFixtures(on) }
}

/** One per protocol: each has a Worker of its own, and those with files a scanner of each kind. */
const SERVERS = {
  VNC: await aServer("failing-worker"),
  RDP: await aServer("failing-worker-rdp", scanners.clamdUrl),
  SSH: await aServer("failing-worker-ssh", scanners.icapUrl),
  HTTPS: await aServer("failing-worker-https", scanners.icapUrl),
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
  /** Null where the protocol has no files (VNC), or the machine does not serve them (FreeRDP's shadow). */
  files: MachineFiles | null
}

/** How files leave a machine and reach it. Each transfer is given back once it has ended. */
interface MachineFiles {
  fetch(by: Exchange, name: string, content: string): Promise<TransferredFile>
  send(by: Exchange, name: string, content: string): Promise<TransferredFile>
  /** The machine has been given a file of this name, with this content where it shows contents. */
  has(name: string, content: string): Promise<boolean>
}

interface Exchange {
  owner: Viewer
  files: SessionFiles
}

function pressKey(viewer: Viewer, letter: string) {
  const [keysym, code] = [letter.charCodeAt(0), `Key${letter.toUpperCase()}`]
  for (const down of [true, false]) viewer.send({ kind: "key", keysym, code, down })
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
async function anXMachine(
  display: number,
  target: Target,
  filesOf: (desktop: XClient) => MachineFiles | null = () => null,
): Promise<Machine> {
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
    files: filesOf(desktop),
  }
}

/** A transfer that the session's owner starts by a name. */
const fetched = async ({ files }: Exchange, name: string) => files.ended((await files.fetch(name)).body.id)
const sent = async ({ files }: Exchange, name: string, content: string) =>
  files.ended((await files.send(name, content)).body.id)

/** About a second between two of them. */
const LOOKS_PER_COPY = 40

/** Files that are copied and pasted on a desktop whose clipboard is shared. */
function clipboardFiles(desktop: XClient): MachineFiles {
  return {
    async fetch(by, name, content) {
      const path = join(folder.path, name)
      writeFileSync(path, content)
      let looks = 0
      // What is copied before xrdp's channel server serves the connection is not announced: it is copied again then.
      await eventually(async () => {
        if (looks++ % LOOKS_PER_COPY === 0)
          await desktop.ownClipboard(`copy\nfile://${path}`, "x-special/gnome-copied-files")
        const { body } = await by.files.list()
        return body.entries?.some((entry) => entry.name === name) ?? false
      }, Boolean)
      return fetched(by, name)
    },
    send: sent,
    has: async (name) => (await desktop.readClipboard("text/uri-list")).includes(name),
  }
}

/** Files in a folder that the machine serves. */
function folderFiles(served: string): MachineFiles {
  return {
    fetch(by, name, content) {
      writeFileSync(join(served, name), content)
      return fetched(by, name)
    },
    send: sent,
    has: async (name, content) =>
      existsSync(join(served, name)) && readFileSync(join(served, name), "utf8") === content,
  }
}

const LOGIN = { authType: "PASSWORD" as const, username: SHADOW_USER, password: SHADOW_PASSWORD }
const HERE = { host: "127.0.0.1", maxSessions: 5 }

async function xrdp(options: XrdpOptions, security: "RDP" | "TLS" | "ANY") {
  const machine = stopAfterAll(await startXrdp({ ...options, sharesFiles: true }))
  const rdpOptions = { security, ignoreCertificate: true, width: 800, height: 600 }
  const target = { ...HERE, type: "RDP" as const, port: machine.port, ...LOGIN, rdpOptions }
  return anXMachine(machine.display, target, clipboardFiles)
}

async function aShellMachine(server: { port: number; folder: string }): Promise<Machine> {
  const account = { authType: "PASSWORD" as const, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  let owner: Viewer | null = null
  const received = () => (owner?.text.match(/<\w>/g) ?? []).join("")
  return {
    target: { ...HERE, type: "SSH", port: server.port, ...account, sftpRootDirectory: server.folder },
    isShown: (_screen, printed) => printed.includes("fitter$ "),
    listen: async () => {},
    actAs(viewer, letter) {
      owner ??= viewer
      // The shell, not its echo of what is typed, puts the letter between brackets.
      viewer.send({ kind: "terminalKeys", bytes: new TextEncoder().encode(`echo "<"${letter}">"\r`) })
    },
    waitForInput: (letter) => waitUntil(`<${letter}>`, () => received().includes(`<${letter}>`)),
    received,
    files: folderFiles(server.folder),
  }
}

/** F lets it deliver the offered file, S asks for one. */
const PAGE = `<!doctype html><title>Panel</title><style>body{margin:0;background:#335577;height:100vh}</style>
<body onclick="fetch('/seen?!')"><input type=file id=field hidden><script>
field.onclick = (event) => event.stopPropagation()
field.onchange = () => fetch("/taken?" + field.files[0].name, { method: "POST", body: field.files[0] })
onkeydown = ({ key }) => {
  fetch("/seen?" + key)
  if (key === "f") location.href = "/offered"
  if (key === "s") field.click()
}
</script>`

async function aWebMachine(): Promise<Machine> {
  let offered = { name: "", content: "" }
  const taken = new Map<string, string>()
  const panel = stopAfterAll(
    await startWebPanel({
      "/": PAGE,
      "/offered": () =>
        new Response(offered.content, {
          headers: { "content-disposition": `attachment; filename="${offered.name}"` },
        }),
      "/taken": async (request) => {
        taken.set(new URL(request.url).search.slice(1), await request.text())
        return new Response(null, { status: 204 })
      },
    }),
  )
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
    files: {
      async fetch({ owner, files }, name, content) {
        offered = { name, content }
        pressKey(owner, "f")
        const all = await eventually(files.transfers, (rows) => rows.some((file) => file.filename === name))
        return files.ended(all.find((file) => file.filename === name)!.id)
      },
      async send({ owner, files }, name, content) {
        const before = owner.notices.length
        pressKey(owner, "s")
        const asked = await eventually(
          () => owner.notices.slice(before).find((notice) => notice.about === "upload" && notice.request),
          (notice) => notice !== undefined,
        )
        const id = asked?.about === "upload" ? asked.request?.id : undefined
        return files.ended((await files.send(name, content, `?pageRequest=${id}&fileCount=1`)).body.id)
      },
      has: async (name, content) => taken.get(name) === content,
    },
  }
}

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
      files: null,
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
  OpenSSH: async () => aShellMachine(stopAfterAll(await startOpenSsh())),
  Dropbear: async () => aShellMachine(stopAfterAll(await startDropbear())),
  "a web panel with a self-signed certificate": aWebMachine,
}

const RECIPE = "500 g sugar\n".repeat(20_000)
/** Behind more than a scanner returns before its verdict. */
const VIRUS = `${"x".repeat(200_000)}${INFECTION}`
const INFECTED = { state: "DECLINED", infectionFound: true, isAvailable: false }

/** Both ways, with a clean and an infected file each. */
async function exchangeFiles(by: Exchange, machine: MachineFiles) {
  const clean = await machine.fetch(by, "recipe.txt", RECIPE)
  expect(clean).toMatchObject({
    ...{ state: "COMPLETED", antivirusScanState: "SERVER_ACCEPTED", isAvailable: true },
    hash: createHash("sha256").update(RECIPE).digest("base64"),
  })
  expect((await by.files.download(clean.id)).text).toBe(RECIPE)
  const infected = await machine.fetch(by, "update.bin", VIRUS)
  expect(infected).toMatchObject(INFECTED)
  expect((await by.files.download(infected.id)).status).toBe(409)
  expect(await machine.send(by, "valves.txt", RECIPE)).toMatchObject({ state: "COMPLETED" })
  await waitUntil("the machine has the file", () => machine.has("valves.txt", RECIPE))
  expect(await machine.send(by, "tool.exe", VIRUS)).toMatchObject(INFECTED)
  expect(await machine.has("tool.exe", VIRUS)).toBe(false)
}

test.each(Object.keys(MACHINES))(
  "a session on %s is supervised, shared with people and a guest, takes its owner's input alone, exchanges scanned files where it has any, and is playable after its worker crashed",
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
    if (machine.files) {
      const { self } = await owner.waitForNotice("viewers")
      await exchangeFiles({ owner, files: sessionFiles(on, path, job.technician, self) }, machine.files)
    }

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
