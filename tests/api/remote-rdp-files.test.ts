/** Files over the clipboard of an RDP machine: a real xrdp with its channel server, and a real clamd. */
import { afterAll, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { TEXT_ACCEPTANCE_MS_MAX } from "../../protocols/rdp/limits.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import { eventually } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { sessionFiles } from "../harness/session-files.ts"
import { INFECTION, startClamAv } from "../peers/clamav.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const scanners = await startClamAv()
const folder = mkdtempSync(join(tmpdir(), "rdp-files-"))
afterAll(async () => {
  await scanners.stop()
  rmSync(folder, { recursive: true })
})
on.deps.antivirus = createConfiguredAntivirus({
  ...{ scannerUrl: scanners.clamdUrl, scanSizeMax: 100, scanTooLarge: "decline", scanUnreachable: "decline" },
})

/** Of its own for each test: xrdp's channel server serves one connection. */
async function aSession(more: object = {}) {
  const machine = stopAfterAll(await startXrdp({ sharesFiles: true }))
  const desktop = await XClient.open(machine.display)
  const job = await on.aSessionFixture({
    ...{ type: "RDP", host: "127.0.0.1", port: machine.port, maxSessions: 5 },
    ...{ authType: "PASSWORD", username: "fitter", password: "grey heron" },
    ...{ rdpOptions: { ignoreCertificate: true, width: 800, height: 600 } },
    ...more,
  })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const { self } = await owner.waitForNotice("viewers")
  return { machine, desktop, owner, files: sessionFiles(on, path, job.technician, self) }
}

type RunningSession = Awaited<ReturnType<typeof aSession>>
/** About a second between two of them. */
const LOOKS_PER_COPY = 40

/** As a file manager copies it. Closing the client empties the clipboard. */
async function copyOnMachine(desktop: XClient, name: string, content: string): Promise<void> {
  writeFileSync(join(folder, name), content)
  await desktop.ownClipboard(`copy\nfile://${join(folder, name)}`, "x-special/gnome-copied-files")
}

/** What is copied before the channel server serves the connection is not announced: it is copied again then. */
async function copyUntilAnnounced(session: RunningSession, name: string, content: string): Promise<void> {
  const isAnnounced = () => session.owner.notices.some(({ about }) => about === "files")
  let looks = 0
  const copyAndLook = async () => {
    if (looks++ % LOOKS_PER_COPY === 0) await copyOnMachine(session.desktop, name, content)
    return isAnnounced()
  }
  await eventually(copyAndLook, Boolean)
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

test("a file that was copied on an RDP machine is announced, fetched in pieces, scanned and downloaded", async () => {
  const session = await aSession()
  using desktop = session.desktop
  // Longer than a piece, and than 16 bits can say.
  const content = "500 g sugar\n".repeat(20_000)
  await copyUntilAnnounced(session, "recipe.txt", content)
  const { body } = await eventually(session.files.list, ({ body }) => body.entries?.length > 0)
  expect(body.entries).toMatchObject([{ name: "recipe.txt", kind: "FILE", size: content.length }])
  const asked = await session.files.fetch("recipe.txt")
  expect(asked.status).toBe(201)
  expect(await session.files.ended(asked.body.id)).toMatchObject({
    ...{
      state: "COMPLETED",
      size: content.length,
      hash: sha256(content),
      antivirusScanState: "SERVER_ACCEPTED",
    },
  })
  expect((await session.files.download(asked.body.id)).text).toBe(content)
  // A text takes the place of the files.
  await desktop.ownClipboard("Pumpe")
  await eventually(session.files.list, ({ body }) => body.entries?.length === 0)
  const late = await session.files.fetch("recipe.txt")
  expect(await session.files.ended(late.body.id)).toMatchObject({ state: "FAILED", failure: "NOT_FOUND" })
})

test("a file that is sent to an RDP machine can be pasted there after its scan, and an infected one cannot", async () => {
  const session = await aSession()
  using desktop = session.desktop
  const clipboardIs = (text: string) =>
    eventually(
      () => desktop.readClipboard(),
      (read) => read === text,
    )
  session.owner.send({ kind: "clipboard", text: "Pumpe 3" })
  await clipboardIs("Pumpe 3")
  const infected = await session.files.send("tool.exe", `MZ${INFECTION}`)
  expect(await session.files.ended(infected.body.id)).toMatchObject({
    state: "DECLINED",
    infectionFound: true,
  })
  const content = "Ventil 7\n".repeat(20_000)
  const sent = await session.files.send("valves.txt", content)
  expect(await session.files.ended(sent.body.id)).toMatchObject({ state: "COMPLETED", size: content.length })
  const pasted = await eventually(
    () => desktop.readClipboard("text/uri-list"),
    (uris) => uris.includes("valves.txt"),
  )
  expect(pasted).not.toContain("tool.exe")
  // An unchanged text, as of another window of the owner, is older than the file; a new one is not.
  await desktop.listen()
  session.owner.send({ kind: "clipboard", text: "Pumpe 3" })
  for (const down of [true, false]) session.owner.send({ kind: "key", keysym: 0x76, code: "KeyV", down })
  await desktop.event(({ type }) => type === KEY_PRESS)
  expect(await desktop.readClipboard("text/uri-list")).toContain("valves.txt")
  const pasteFolder = session.machine.pasteFolder()
  if (pasteFolder) expect(await readFile(join(pasteFolder, "valves.txt"), "utf8")).toBe(content)
  session.owner.send({ kind: "clipboard", text: "Pumpe 4" })
  await clipboardIs("Pumpe 4")
  // A key behind a text waits for the clipboard, though not for ever.
  await session.machine.freezeClipboard()
  session.owner.send({ kind: "clipboard", text: "Pumpe 5" })
  const sentAtMs = performance.now()
  session.owner.send({ kind: "key", keysym: 0x77, code: "KeyW", down: true })
  await desktop.event(({ type }) => type === KEY_PRESS)
  expect(performance.now() - sentAtMs).toBeGreaterThan(TEXT_ACCEPTANCE_MS_MAX / 2)
  session.machine.unfreezeClipboard()
  await clipboardIs("Pumpe 5")
})

test("an interface that forbids copying and pasting passes on no file of an RDP machine in either direction", async () => {
  const session = await aSession({ disableCopy: true, disablePaste: true })
  using _desktop = session.desktop
  await copyUntilAnnounced(session, "secret.txt", "secret recipe")
  const listed = await session.files.list()
  expect([listed.status, "entries" in listed.body]).toEqual([409, false])
  const fetched = await session.files.fetch("secret.txt")
  expect(await session.files.ended(fetched.body.id)).toMatchObject({ state: "FAILED", failure: "DENIED" })
  const sent = await session.files.send("valves.txt", "Ventil 7")
  expect(await session.files.ended(sent.body.id)).toMatchObject({ state: "FAILED", failure: "DENIED" })
})
