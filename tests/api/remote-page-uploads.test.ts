/** Files for a machine's web page during a session: a real Chromium, a real panel and a real clamd. */

import { afterAll, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Page } from "../../src/base/page-request.ts"
import { profileFolderOf } from "../../src/edges/chromium/chromium.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { PageUploads } from "../../src/sessions/worker/page-uploads.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { invite, remoteTest, sessionPath, type TestSignIn } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import { INFECTION, startClamAv } from "../peers/clamav.ts"
import { startWebPanel } from "../peers/web-panel.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })
const scanners = await startClamAv()
afterAll(() => scanners.stop())
on.deps.antivirus = createConfiguredAntivirus({
  ...{ scannerUrl: scanners.clamdUrl, scanSizeMax: 100, scanTooLarge: "decline", scanUnreachable: "decline" },
})

const ONE_FILE = 25
const SEVERAL_FILES = 85

/** A page with a field for one file and one for several, which sends each choice to its machine at once. */
async function aPanelWithFields() {
  /** Of each choice, the files' names and contents. */
  const taken: string[][] = []
  const panel = await startWebPanel({
    "/": `<!doctype html><title>Recipes</title><style>body{margin:0;background:#102030}
      input{position:absolute;left:0;width:300px;height:50px}</style>
      <input type=file style="top:0"><input type=file multiple accept=".txt, TEXT/*, <script>" style="top:60px"><script>
      onchange = ({ target }) => {
        const body = new FormData()
        for (const file of target.files) body.append(file.name, file)
        fetch("/taken", { method: "POST", body })
      }</script>`,
    "/taken": async (request) => {
      const files = [...(await request.formData())].map(async ([name, file]) => {
        return `${name}: ${await (file as File).text()}`
      })
      taken.push(await Promise.all(files))
      return new Response(null, { status: 204 })
    },
  })
  return { panel: stopAfterAll(panel), taken }
}

/** Afterwards the page is shown to the technician, who has control. */
async function aSessionWithFields() {
  const { panel, taken } = await aPanelWithFields()
  const job = await on.aSessionFixture({ ...panel.target, certificate: panel.certificate.certificate })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the page's colour", () => owner.count("key") > 0 && owner.pixel(600, 400) === 0x102030)
  const { self } = await owner.waitForNotice("viewers")
  const files = `${sessionPath(path)}/connections/${self}/files`
  const give = async (who: TestSignIn, request: string, names: Record<string, string>) => {
    const fileCount = Object.keys(names).length
    const query = new URLSearchParams({ pageRequest: request, fileCount: `${fileCount}` })
    const answers: { status: number; body: TransferredFile & ErrorBody }[] = []
    for (const [name, text] of Object.entries(names)) {
      const body = new FormData()
      body.append("file", new File([text], name))
      const headers = { authorization: `Bearer ${who.token}` }
      const address = `${on.address}/api${sessionPath(path)}/files/upload?${query}`
      const response = await fetch(address, { method: "POST", headers, body })
      answers.push({
        status: response.status,
        body: (await response.json()) as TransferredFile & ErrorBody,
      })
    }
    return answers
  }
  const ended = async (fileId: string) => {
    const list = () => on.call<Page<TransferredFile>>(job.technician.token, "GET", files)
    const find = async () => (await list()).body.rows.find(({ id }) => id === fileId)
    return (await eventually(find, (one) => !["RUNNING", "SCANNING"].includes(one?.state ?? "")))!
  }
  return { job, path, owner, taken, give, ended }
}

type UploadNotice = Extract<Viewer["notices"][number], { about: "upload" }>

/** Clicks a field until the page asks; the request has not been seen before. */
async function ask(owner: Viewer, field: number): Promise<NonNullable<UploadNotice["request"]>> {
  const before = owner.notices.length
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", x: 60, y: field, buttons })
  const found = () =>
    owner.notices
      .slice(before)
      .find((one): one is UploadNotice => one.about === "upload" && one.request !== null)
  await owner.waitFor("the page's request", () => found() !== undefined)
  return found()!.request!
}

const isOver = (owner: Viewer) => {
  const last = owner.notices.findLast((one): one is UploadNotice => one.about === "upload")
  return last !== undefined && last.request === null
}

test("a page gets the file that it asks for after its scan, recorded and audited, and no copy of it remains", async () => {
  const { job, path, owner, taken, give, ended } = await aSessionWithFields()
  const request = await ask(owner, ONE_FILE)
  expect(request).toMatchObject({ mayBeSeveral: false, accept: "" })
  const [answer] = await give(job.technician, request.id, { "recipe 12.txt": "500 g sugar" })
  expect(answer).toMatchObject({ status: 201, body: { direction: "TO_MACHINE", state: "SCANNING" } })
  await waitUntil("the page has the file", () => taken.length > 0)
  expect(taken).toEqual([["recipe 12.txt: 500 g sugar"]])
  expect(await ended(answer!.body.id)).toMatchObject({
    ...{ state: "COMPLETED", size: 11, antivirusScanState: "SERVER_ACCEPTED", isAvailable: false },
  })
  await owner.waitFor("the end of the request", () => isOver(owner))
  const events = await on.deps.db
    .selectFrom("audit_entry")
    .select("event")
    .where("device_id", "=", job.deviceId)
    .where("event", "like", "SESSION_FILE_%")
    .execute()
  expect(events).toEqual([{ event: "SESSION_FILE_SENT" }])
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
  const recording = await readFile(recordingFilePath(on.deps, path.sessionId), "latin1")
  expect(recording).toContain('"name":"recipe 12.txt","sizeBytes":11,"direction":"toMachine"')
  await waitUntil("the browser's folder is gone", () => !existsSync(profileFolderOf(path.sessionId)))
})

test("a page that asks for several files gets all of them together, and none when one is infected", async () => {
  const { job, owner, taken, give, ended } = await aSessionWithFields()
  const first = await ask(owner, SEVERAL_FILES)
  expect(first).toMatchObject({ mayBeSeveral: true, accept: ".txt,text/*" })
  const [clean, infected] = await give(job.technician, first.id, { "a.txt": "a", "b.exe": `MZ${INFECTION}` })
  expect((await ended(clean!.body.id)).state).toMatch(/COMPLETED|CANCELLED/)
  expect(await ended(infected!.body.id)).toMatchObject({ state: "DECLINED", infectionFound: true })
  const second = await ask(owner, SEVERAL_FILES)
  await give(job.technician, second.id, { "a.txt": "first", "b.txt": "second" })
  await waitUntil("the page has the files", () => taken.length > 0)
  expect(taken.map((files) => files.toSorted())).toEqual([["a.txt: first", "b.txt: second"]])
})

test("a request of a page that is cancelled takes no file any more, and the page can ask again", async () => {
  const { job, owner, taken, give } = await aSessionWithFields()
  const first = await ask(owner, ONE_FILE)
  owner.send({ kind: "cancelUpload", requestId: first.id })
  await owner.waitFor("the end of the request", () => isOver(owner))
  const [refused] = await give(job.technician, first.id, { "late.txt": "x" })
  expect(refused).toMatchObject({ status: 409, body: { reason: "fileNotRequested" } })
  const second = await ask(owner, ONE_FILE)
  const [tooMany] = await give(job.technician, second.id, { "a.txt": "a", "b.txt": "b" })
  expect(tooMany).toMatchObject({ status: 409, body: { reason: "fileNotRequested" } })
  await give(job.technician, second.id, { "right.txt": "y" })
  await waitUntil("the page has the file", () => taken.length > 0)
  expect(taken).toEqual([["right.txt: y"]])
})

test("a viewer with the right VIEW does not learn what a page asks for, and can neither give it nor cancel", async () => {
  const { job, path, owner, taken, give } = await aSessionWithFields()
  const watcher = await on.aUserOn(job, [
    "DEVICE_READ",
    "LOG_READ",
    "DEVICE_START_REMOTE",
    "DEVICE_JOIN_REMOTE",
  ])
  await invite(on, path, job.technician, watcher, "VIEW")
  const watching = await on.joinSession(path, watcher)
  const request = await ask(owner, ONE_FILE)
  watching.send({ kind: "cancelUpload", requestId: request.id })
  watching.send({ kind: "ping", token: 7 })
  await watching.waitForNotice("pong")
  expect(watching.notices.filter(({ about }) => about === "upload")).toEqual([])
  const [refused] = await give(watcher, request.id, { "theirs.txt": "x" })
  expect(refused).toMatchObject({ status: 409, body: { reason: "fileTransferNeedsControl" } })
  await give(job.technician, request.id, { "mine.txt": "y" })
  await waitUntil("the page has the file", () => taken.length > 0)
  expect(taken).toEqual([["mine.txt: y"]])
})

test("a page that asks while the machine takes no input is refused, and no viewer is asked", async () => {
  const asked: unknown[] = []
  const browser = { profileFolder: "/nowhere", chromium: { runAs: null } } as ConstructorParameters<
    typeof PageUploads
  >[0]
  const uploads = new PageUploads(browser, {
    isInputAllowed: () => false,
    onUpload: (upload) => asked.push(upload),
    onInternalError: () => {},
  })
  expect(await uploads.request({ mayBeSeveral: true, accept: "" })).toBeNull()
  expect(asked).toEqual([])
})
