/** Functions forbidden by an interface are blocked on real machines, whatever a viewer sends. */

import { afterAll, expect, test } from "bun:test"
import { writeFileSync } from "node:fs"
import { chmod } from "node:fs/promises"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import type { Viewer } from "../harness/viewer.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const folder = temporaryFolder("restrictions")
await chmod(folder.path, 0o777)
const desktop = stopAfterAll(await startTigerVnc({ width: 320, height: 200 }))
afterAll(folder.remove)

/** Everything that a viewer can send to a desktop and to a terminal. */
const INPUTS: ViewerInput[] = [
  { kind: "key", down: true, keysym: 0x78, code: "KeyX" },
  { kind: "key", down: false, keysym: 0x78, code: "KeyX" },
  { kind: "pointer", x: 7, y: 9, buttons: 1 },
  { kind: "pointer", x: 7, y: 9, buttons: 0 },
  { kind: "wheel", x: 7, y: 9, dx: 0, dy: 1 },
  { kind: "clipboard", text: "smuggled" },
  { kind: "resize", width: 400, height: 300 },
  { kind: "terminalResize", cols: 33, rows: 11 },
  { kind: "terminalKeys", bytes: new TextEncoder().encode("smuggled\r") },
]

async function session(target: Parameters<typeof on.aSessionFixture>[0]) {
  const job = await on.aSessionFixture({ host: "127.0.0.1", maxSessions: 5, ...target })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
  return { owner, path, job }
}

const onDesktop = (more: object = {}) => session({ type: "VNC", port: desktop.port, ...more })

/** The Worker takes messages in order: when it expels for the last one, it has seen all before. */
async function sendAll(viewer: Viewer, inputs: readonly ViewerInput[]): Promise<void> {
  for (const input of inputs) viewer.send(input)
  viewer.sendBytes(Uint8Array.of(0xff))
  expect((await viewer.closed).code).toBe(1008)
}

async function listener(): Promise<XClient> {
  const x = await XClient.open(desktop.display)
  await x.listen()
  return x
}

const letter = (keysym: number): ViewerInput[] =>
  [true, false].map((down) => ({ kind: "key", down, keysym, code: "" }))

test("a read-only VNC interface forwards no viewer input to the machine", async () => {
  const x = await listener()
  const readOnly = await onDesktop({ readOnly: true })
  await sendAll(readOnly.owner, INPUTS)
  const open = await onDesktop()
  for (const input of letter(0x7a)) open.owner.send(input)
  const first = await x.event(({ type }) => type >= 2 && type <= 6)
  expect([first.type, await x.keysymOf(first.detail)]).toEqual([KEY_PRESS, 0x7a])
  await open.owner.waitFor("the picture", () => open.owner.count("key") > 0)
  expect([open.owner.screen.width, open.owner.screen.height]).toEqual([320, 200])
  x.close()
})

test("a VNC interface with disablePaste sends keys but not the viewer's clipboard to the machine", async () => {
  const x = await listener()
  const allowed = await onDesktop()
  allowed.owner.send({ kind: "clipboard", text: "allowed" })
  await waitUntil("the machine has it", async () => (await x.readClipboard()) === "allowed")
  const forbidden = await onDesktop({ disablePaste: true })
  forbidden.owner.send({ kind: "clipboard", text: "smuggled" })
  for (const input of letter(0x79)) forbidden.owner.send(input)
  await x.event(({ type }) => type === KEY_PRESS)
  expect(await x.readClipboard()).toBe("allowed")
  x.close()
})

test("a VNC interface with disableCopy sends frames but not the machine's clipboard to viewers", async () => {
  const x = await XClient.open(desktop.display)
  const forbidden = await onDesktop({ disableCopy: true })
  const allowed = await onDesktop()
  await allowed.owner.waitFor("the picture", () => allowed.owner.count("key") > 0)
  await forbidden.owner.waitFor("the picture", () => forbidden.owner.count("key") > 0)
  await x.ownClipboard("a secret recipe")
  await allowed.owner.waitFor("the clipboard", () => allowed.owner.clipboard === "a secret recipe")
  x.fill(0, 0, 320, 200, 0x00ff00)
  await forbidden.owner.waitFor("what was drawn later", () => forbidden.owner.pixel(10, 10) === 0x00ff00)
  expect(forbidden.owner.count("clipboard")).toBe(0)
  x.close()
})

/** A machine that echoes input, and prints its terminal size and "still here" once the file `go` exists. */
async function echoingMachine(name: string) {
  const go = `${folder.path}/${name}`
  const program = `echo ready; until [ -e ${go} ]; do sleep 0.1; done; stty size; echo still here; exec cat`
  const server = stopAfterAll(await startOpenSsh({ config: [`ForceCommand ${program}`] }))
  const login = { authType: "PASSWORD" as const, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  return {
    target: { type: "SSH" as const, port: server.port, ...login, knownHost: server.fingerprints.ed25519 },
    go: () => writeFileSync(go, ""),
  }
}

test.each([true, false])(
  "an SSH machine receives viewer input only if its interface is not read-only (readOnly: %p)",
  async (readOnly) => {
    const machine = await echoingMachine(`go-${readOnly}`)
    const { owner, path, job } = await session({ ...machine.target, readOnly })
    await owner.waitFor("the program", () => owner.text.includes("ready"))
    await sendAll(owner, INPUTS)
    const again = await on.joinSession(path, job.technician)
    if (!readOnly) await again.waitFor("the echo", () => again.text.includes("smuggled"))
    machine.go()
    await again.waitFor("the machine's word", () => again.text.includes("still here"))
    expect(again.text.includes("smuggled")).toBe(!readOnly)
    expect(again.text).toContain(readOnly ? "36 120" : "11 33")
  },
)

test("a restriction that the interface type cannot enforce is rejected with 400 when saved", async () => {
  const job = await on.aSessionFixture({})
  const admin = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_UPDATE"])
  const create = (more: object) =>
    on.call(admin.token, "POST", `/devices/${job.deviceId}/interfaces`, {
      ...{ name: crypto.randomUUID(), host: "10.0.0.7", port: 22 },
      ...more,
    })
  for (const field of ["disableCopy", "disablePaste"]) {
    const refused = await create({ type: "SSH", [field]: true })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(field)
  }
  expect((await create({ type: "TCP", readOnly: true })).status).toBe(400)
  expect((await create({ type: "SSH", readOnly: true })).status).toBe(201)
  expect((await create({ type: "RDP", disableCopy: true, disablePaste: true, readOnly: true })).status).toBe(
    201,
  )
})
