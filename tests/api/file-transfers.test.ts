/** Files between a machine and people during a session: a real OpenSSH machine and a real clamd. */

import { afterAll, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { RecordingEvent } from "../../protocols/recording.ts"
import type { Page } from "../../src/base/page-request.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import { pathParamNames } from "../../src/http/endpoint.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import {
  deleteExpiredTransferContents,
  failStaleTransfers,
} from "../../src/sessions/transfers/actions-expiry.ts"
import { type TransferredFile, transferEndpoints } from "../../src/sessions/transfers/contract.ts"
import { interruptedPath } from "../../src/sessions/transfers/interrupted.ts"
import { TRANSFERS_PER_SESSION_MAX } from "../../src/sessions/transfers/rules.ts"
import { uploadFolder } from "../../src/system/files/actions.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { startRelay, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  remoteTest,
  type SessionFixture,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  type TestSignIn,
} from "../harness/remote-sessions.ts"
import { auditedFileEvents, sftpTarget } from "../harness/session-files.ts"
import { startStallingRelay } from "../harness/stalling-relay.ts"
import { grantOnDevice } from "../harness/users.ts"
import { INFECTION, startClamAv } from "../peers/clamav.ts"
import { startOpenSsh } from "../peers/openssh.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const machine = stopAfterAll(await startOpenSsh())
const scanners = await startClamAv()
afterAll(() => scanners.stop())

on.deps.antivirus = createConfiguredAntivirus({
  ...{ scannerUrl: scanners.clamdUrl, scanSizeMax: 100, scanTooLarge: "decline", scanUnreachable: "decline" },
})

/** Some tenths of a second on their way to the machine. */
const LARGE_BYTES = 20_000_000

const aJob = (more: object = {}) => on.aSessionFixture({ ...sftpTarget(machine), ...more })

/** Afterwards the session runs and the technician is its only viewer, with control. */
const aRunningSession = async (more: object = {}) => aRunningSessionOf(await aJob(more))

async function aRunningSessionOf(job: SessionFixture) {
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician)
  await viewer.waitFor("the shell", () => viewer.text.includes("fitter$ "))
  const { self } = await viewer.waitForNotice("viewers")
  return { job, path, viewer, connection: `${sessionPath(path)}/connections/${self}/files` }
}

const fetchFile = (path: SessionPath, who: TestSignIn, machinePath: string) =>
  on.call<TransferredFile & ErrorBody>(who.token, "POST", `${sessionPath(path)}/files/download`, {
    path: machinePath,
  })

async function sendFile(path: SessionPath, who: TestSignIn, name: string, text: string, query = "") {
  const body = new FormData()
  body.append("file", new File([text], name))
  const headers = { authorization: `Bearer ${who.token}` }
  const address = `${on.address}/api${sessionPath(path)}/files/upload${query}`
  const response = await fetch(address, { method: "POST", headers, body })
  return { status: response.status, body: (await response.json()) as TransferredFile & ErrorBody }
}

async function ended(
  connection: string,
  { technician }: SessionFixture,
  fileId: string,
): Promise<TransferredFile> {
  const list = () => on.call<Page<TransferredFile>>(technician.token, "GET", connection)
  const find = async () => (await list()).body.rows.find(({ id }) => id === fileId)
  const file = await eventually(find, (one) => !["RUNNING", "SCANNING"].includes(one?.state ?? ""))
  return file!
}

async function download(connection: string, fileId: string, { token }: TestSignIn, asked = {}) {
  const headers = { ...asked, authorization: `Bearer ${token}` }
  const response = await fetch(`${on.address}/api${connection}/${fileId}/file`, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

const endSession = ({ sessionId }: SessionPath) =>
  on.deps.live.end(sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })

/** The files that the session's recording shows; ends the session. */
async function recordedFiles(path: SessionPath) {
  await endSession(path)
  const { sessionId } = path
  const recording = await readFile(recordingFilePath(on.deps, sessionId), "utf8")
  const events = [...recording.matchAll(/\{"about":"file"[^}]*\}/g)]
  return events.map(([event]) => JSON.parse(event) as Extract<RecordingEvent, { about: "file" }>)
}

/** What the newest entry of the audit log says of a file of this machine. */
async function lastFileDetails({ deviceId }: SessionFixture) {
  const { details } = await on.deps.db
    .selectFrom("audit_entry")
    .select("details")
    .where("device_id", "=", deviceId)
    .where("event", "like", "SESSION_FILE_%")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  return details
}

/** So large that it is on the way long enough to be stopped. */
const aLargeFile = () => writeFile(onMachine("large.bin"), Buffer.alloc(64 * 1024 * 1024, 7))

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")
const onMachine = (name: string) => join(machine.folder, name)

describe("a file of a machine", () => {
  test("is fetched, scanned, downloaded with its hash and size, recorded and audited", async () => {
    const { job, path, connection } = await aRunningSession()
    await writeFile(onMachine("recipe 12.txt"), "500 g sugar")
    const asked = await fetchFile(path, job.technician, "recipe 12.txt")
    expect(asked).toMatchObject({ status: 201, body: { filename: "recipe 12.txt", state: "RUNNING" } })
    expect(await ended(connection, job, asked.body.id)).toMatchObject({
      ...{ direction: "FROM_MACHINE", machinePath: "recipe 12.txt", state: "COMPLETED", isAvailable: true },
      ...{ hash: sha256("500 g sugar"), size: 11, antivirusScanState: "SERVER_ACCEPTED" },
    })
    const got = await download(connection, asked.body.id, job.technician)
    expect([got.status, got.text]).toEqual([200, "500 g sugar"])
    expect(got.headers.get("content-disposition")).toContain("recipe 12.txt")
    // As a browser does whose download was cut.
    const rest = { range: "bytes=6-", "if-range": got.headers.get("etag") }
    const goesOn = await download(connection, asked.body.id, job.technician, rest)
    expect([goesOn.status, goesOn.text]).toEqual([206, "sugar"])
    expect(goesOn.headers.get("content-range")).toBe("bytes 6-10/11")
    expect(await auditedFileEvents(on, job)).toEqual([
      "SESSION_FILE_FETCHED",
      "SESSION_FILE_DOWNLOADED",
      "SESSION_FILE_DOWNLOADED",
    ])
    expect(await recordedFiles(path)).toEqual([
      {
        about: "file",
        viewer: expect.any(String),
        name: "recipe 12.txt",
        sizeBytes: 11,
        direction: "fromMachine",
      },
    ])
  })

  test("that is infected is declined and cannot be downloaded", async () => {
    const { job, path, connection } = await aRunningSession()
    await writeFile(onMachine("update.bin"), `${"x".repeat(200_000)}${INFECTION}`)
    const { body } = await fetchFile(path, job.technician, "update.bin")
    expect(await ended(connection, job, body.id)).toMatchObject({
      ...{ state: "DECLINED", infectionFound: true, isAvailable: false },
    })
    expect((await download(connection, body.id, job.technician)).status).toBe(409)
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_DECLINED"])
    expect((await recordedFiles(path)).map(({ isRefused }) => isRefused)).toEqual([undefined, true])
  })

  test("that does not exist fails with its reason", async () => {
    const { job, path, connection } = await aRunningSession()
    const { body } = await fetchFile(path, job.technician, "missing.txt")
    expect(await ended(connection, job, body.id)).toMatchObject({ state: "FAILED", failure: "NOT_FOUND" })
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_FAILED"])
    expect(await lastFileDetails(job)).toMatchObject({
      direction: expect.any(String),
      failure: expect.any(String),
    })
  })

  test("has its whole size from the start, and how much has come", async () => {
    const line = stopAfterAll(await startStallingRelay(machine.port, 8_000_000))
    const { job, path, connection } = await aRunningSession({ port: line.port })
    await aLargeFile()
    const { body } = await fetchFile(path, job.technician, "large.bin")
    const list = () => on.call<Page<TransferredFile>>(job.technician.token, "GET", connection)
    const file = await eventually(
      async () => (await list()).body.rows.find(({ id }) => id === body.id),
      (one) => (one?.transferredBytes ?? 0) > 0,
    )
    expect(file).toMatchObject({ state: "RUNNING", size: 64 * 1024 * 1024, isWaiting: false })
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
  })

  test("arrives also when more are asked for at once than are fetched at a time", async () => {
    const { job, path, connection } = await aRunningSession()
    const names = Array.from({ length: 8 }, (_, at) => `part ${at}.txt`)
    for (const name of names) await writeFile(onMachine(name), name)
    const asked = await Promise.all(names.map((name) => fetchFile(path, job.technician, name)))
    expect(asked.map(({ status }) => status)).toEqual(names.map(() => 201))
    const files = await Promise.all(asked.map(({ body }) => ended(connection, job, body.id)))
    expect(files.map(({ state }) => state)).toEqual(names.map(() => "COMPLETED"))
  })

  test("stays in its person's list after the page was loaded again, and is nobody else's", async () => {
    const { job, path, connection } = await aRunningSession()
    await writeFile(onMachine("kept.txt"), "kept")
    const { body } = await fetchFile(path, job.technician, "kept.txt")
    const before = await ended(connection, job, body.id)
    await on.joinSession(path, job.technician)
    const colleague = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "DEVICE_START_REMOTE"])
    const ownFiles = async ({ token }: TestSignIn) =>
      (await on.call<Page<TransferredFile>>(token, "GET", `${sessionPath(path)}/files`)).body.rows
    expect(await ownFiles(job.technician)).toEqual([before])
    expect(connection).toContain(before.connectionId)
    expect(await ownFiles(colleague)).toEqual([])
  })

  test("whose session ended on the way is continued in the next session, and whole", async () => {
    const line = stopAfterAll(await startStallingRelay(machine.port, 4 * 1024 * 1024))
    const { job, path, connection } = await aRunningSession({ port: line.port })
    const large = crypto.getRandomValues(new Uint8Array(65_536))
    const bytes = Buffer.concat(Array.from({ length: 160 }, (_, at) => large.map((byte) => byte ^ at)))
    await writeFile(onMachine("image.bin"), bytes)
    const { body } = await fetchFile(path, job.technician, "image.bin")
    const { interfaceId, technician } = job
    const place = { interfaceId, userId: technician.userId, machinePath: "image.bin" }
    const kept = interruptedPath(on.deps, place)
    await eventually(
      () => Bun.file(kept).size,
      (size) => size > 0,
    )
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
    expect(await ended(connection, job, body.id)).toMatchObject({
      ...{ state: "FAILED", failure: "SESSION_ENDED" },
    })
    const before = Bun.file(kept).size
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(bytes.length)

    const next = await on.startSession(job)
    const viewer = await on.joinSession(next, job.technician)
    await viewer.waitFor("the shell", () => viewer.text.includes("fitter$ "))
    const { self } = await viewer.waitForNotice("viewers")
    const again = await fetchFile(next, job.technician, "image.bin")
    const nextConnection = `${sessionPath(next)}/connections/${self}/files`
    expect(await ended(nextConnection, job, again.body.id)).toMatchObject({
      ...{ state: "COMPLETED", size: bytes.length },
      hash: createHash("sha256").update(bytes).digest("base64"),
    })
    await eventually(
      () => existsSync(kept),
      (isThere) => !isThere,
    )
  })

  test("is downloaded by the user who fetched it only, and as long as they have a right to the machine", async () => {
    const { job, path, connection } = await aRunningSession()
    await writeFile(onMachine("mine.txt"), "x")
    const { body } = await fetchFile(path, job.technician, "mine.txt")
    await ended(connection, job, body.id)
    const colleague = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "DEVICE_START_REMOTE"])
    expect((await download(connection, body.id, colleague)).status).toBe(404)
    expect((await download(connection, body.id, job.technician)).text).toBe("x")
    const { userId } = job.technician
    await on.deps.db.deleteFrom("device_permission").where("user_id", "=", userId).execute()
    expect((await download(connection, body.id, job.technician)).status).toBe(403)
  })

  test("is kept for 24 hours, and its entry for good", async () => {
    const { job, path, connection } = await aRunningSession()
    await writeFile(onMachine("old.txt"), `old ${crypto.randomUUID()}`)
    const { body } = await fetchFile(path, job.technician, "old.txt")
    const { hash } = await ended(connection, job, body.id)
    on.deps.setTime(new Date(TEST_NOW.getTime() + 24 * 3_600_000 + 1))
    expect(await deleteExpiredTransferContents(on.deps, new AbortController().signal)).toBeGreaterThan(0)
    on.deps.setTime(TEST_NOW)
    expect(await ended(connection, job, body.id)).toMatchObject({
      hash,
      state: "COMPLETED",
      isAvailable: false,
    })
    expect((await download(connection, body.id, job.technician)).status).toBe(409)
    expect(await on.deps.files.verify(Buffer.from(hash, "base64").toString("hex"))).toBe("MISSING")
  })
})

describe("a file that was held because the scanner did not answer", () => {
  /** Both ways, while the scanner is away. */
  async function heldFiles(text = "speed=1") {
    const { antivirus } = on.deps
    on.deps.antivirus = createConfiguredAntivirus({
      ...{ scannerUrl: "clamd://127.0.0.1:1", scanSizeMax: 100 },
      ...{ scanTooLarge: "decline", scanUnreachable: "decline" },
    })
    try {
      const session = await aRunningSession()
      const { job, path, connection } = session
      await writeFile(onMachine("held.txt"), "500 g sugar")
      const fetched = await fetchFile(path, job.technician, "held.txt")
      const sent = await sendFile(path, job.technician, `held-${crypto.randomUUID()}.ini`, text)
      const held = await Promise.all([fetched, sent].map(({ body }) => ended(connection, job, body.id)))
      expect(held.map(({ antivirusScanState }) => antivirusScanState)).toEqual([
        "SCANNER_UNREACHABLE_DECLINED",
        "SCANNER_UNREACHABLE_DECLINED",
      ])
      return { ...session, fetched: held[0]!, sent: held[1]! }
    } finally {
      on.deps.antivirus = antivirus
    }
  }
  const scanAgain = (connection: string, fileId: string, { token }: TestSignIn) =>
    on.call<TransferredFile & ErrorBody>(token, "PUT", `${connection}/${fileId}/scan`)

  test("is scanned again once when its person asks twice, then offered or sent, and recorded", async () => {
    const { job, path, connection, fetched, sent } = await heldFiles()
    expect((await download(connection, fetched.id, job.technician)).status).toBe(409)
    expect(await readdir(machine.folder)).not.toContain(sent.filename)
    for (const { id } of [fetched, sent]) {
      const twice = await Promise.all([1, 2].map(() => scanAgain(connection, id, job.technician)))
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await ended(connection, job, id)).toMatchObject({ state: "COMPLETED" })
    }
    expect((await download(connection, fetched.id, job.technician)).text).toBe("500 g sugar")
    expect(await readFile(onMachine(sent.filename), "utf8")).toBe("speed=1")
    expect(await auditedFileEvents(on, job)).toEqual([
      ...["SESSION_FILE_DECLINED", "SESSION_FILE_DECLINED", "SESSION_FILE_FETCHED", "SESSION_FILE_SENT"],
      "SESSION_FILE_DOWNLOADED",
    ])
    expect((await recordedFiles(path)).filter(({ isRefused }) => !isRefused).map(({ name }) => name)).toEqual(
      [...["held.txt", "held.txt", sent.filename]],
    )
  })

  test("stays held while the scanner is away, and is not scanned again by others, once released, or without its content", async () => {
    const { job, connection, fetched, sent } = await heldFiles()
    const colleague = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "DEVICE_START_REMOTE"])
    expect((await scanAgain(connection, fetched.id, colleague)).status).toBe(404)
    await scanAgain(connection, fetched.id, job.technician)
    await ended(connection, job, fetched.id)
    expect((await scanAgain(connection, fetched.id, job.technician)).body.reason).toBe("transferNotHeld")
    await on.deps.db
      .updateTable("transferred_file")
      .set({ content_hash: null })
      .where("id", "=", sent.id)
      .execute()
    expect((await scanAgain(connection, sent.id, job.technician)).body.reason).toBe("transferNotHeld")
  })

  test("is scanned again after its session when it came from the machine, and not sent to the machine any more", async () => {
    const { job, path, connection, fetched, sent } = await heldFiles()
    expect([fetched.isHeld, sent.isHeld]).toEqual([true, true])
    await endSession(path)
    expect(await scanAgain(connection, sent.id, job.technician)).toMatchObject({
      ...{ status: 409, body: { reason: "sessionEnded" } },
    })
    expect((await scanAgain(connection, fetched.id, job.technician)).status).toBe(200)
    expect(await ended(connection, job, fetched.id)).toMatchObject({ isHeld: false, isAvailable: true })
    expect((await download(connection, fetched.id, job.technician)).text).toBe("500 g sugar")
  })

  test("that turns out to be infected is declined for good", async () => {
    const { job, connection, sent } = await heldFiles(`MZ${INFECTION}`)
    await scanAgain(connection, sent.id, job.technician)
    expect(await ended(connection, job, sent.id)).toMatchObject({ state: "DECLINED", infectionFound: true })
    expect((await scanAgain(connection, sent.id, job.technician)).status).toBe(409)
  })
})

describe("a file for a machine", () => {
  test("arrives after its scan, and replaces a file only when asked to", async () => {
    const { job, path, connection } = await aRunningSession()
    const first = await sendFile(path, job.technician, "settings.ini", "speed=1")
    expect(await ended(connection, job, first.body.id)).toMatchObject({ state: "COMPLETED", size: 7 })
    expect(await readFile(onMachine("settings.ini"), "utf8")).toBe("speed=1")
    const again = await sendFile(path, job.technician, "settings.ini", "speed=2")
    expect(await ended(connection, job, again.body.id)).toMatchObject({ state: "FAILED", failure: "EXISTS" })
    const replacing = await sendFile(path, job.technician, "settings.ini", "speed=2", "?replace=true")
    expect((await ended(connection, job, replacing.body.id)).state).toBe("COMPLETED")
    expect(await readFile(onMachine("settings.ini"), "utf8")).toBe("speed=2")
    expect(await auditedFileEvents(on, job)).toEqual([
      "SESSION_FILE_SENT",
      "SESSION_FILE_FAILED",
      "SESSION_FILE_SENT",
    ])
  })

  test("that is infected never reaches the machine", async () => {
    const { job, path, connection } = await aRunningSession()
    const { body } = await sendFile(path, job.technician, "tool.exe", `MZ${INFECTION}`)
    expect(await ended(connection, job, body.id)).toMatchObject({ state: "DECLINED", infectionFound: true })
    expect(await readdir(machine.folder)).not.toContain("tool.exe")
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_DECLINED"])
    expect(await recordedFiles(path)).toEqual([
      {
        about: "file",
        viewer: expect.any(String),
        ...{ name: "tool.exe", sizeBytes: 32, direction: "toMachine" },
        isRefused: true,
      },
    ])
  })

  test("is refused by the Worker of a read-only interface", async () => {
    const { job, path, connection } = await aRunningSession({ readOnly: true })
    const { body } = await sendFile(path, job.technician, "readonly.txt", "x")
    expect(await ended(connection, job, body.id)).toMatchObject({ state: "FAILED", failure: "DENIED" })
    expect(await readdir(machine.folder)).not.toContain("readonly.txt")
  })

  test.each([
    "its sender loses control",
    "its sender is removed from the session",
    "its sender signs out",
    "a supervisor pauses the input",
  ])("does not arrive on the machine when %s on the way", async (how) => {
    const line = await startRelay(machine.port)
    const { job, path } = await aRunningSession({ port: line.port })
    const sender = await on.aUserOn(job, TECHNICIAN_AUTHORITIES)
    expect((await invite(on, path, job.technician, sender, "CONTROL")).status).toBe(201)
    const viewer = await on.joinSession(path, sender)
    const { self } = await viewer.waitForNotice("viewers")
    const before = await readdir(machine.folder)
    const name = `${crypto.randomUUID()}.bin`
    const sending = await sendFile(path, sender, name, "x".repeat(LARGE_BYTES))
    const arriving = () => readdir(machine.folder)
    await eventually(arriving, (names) => names.some((one) => !before.includes(one)))
    line.setSilent(true)
    expect(await readdir(machine.folder)).not.toContain(name)
    const connection = `${sessionPath(path)}/connections/${self}`
    const { token } = job.technician
    if (how === "its sender loses control") await invite(on, path, job.technician, sender, "VIEW")
    else if (how === "its sender is removed from the session")
      await on.call(token, "PUT", `${connection}/removal`, { reason: "Works on another machine" })
    else if (how === "a supervisor pauses the input") {
      const supervisor = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_SUPERVISE_REMOTE"])
      await on.joinSession(path, supervisor)
      const pause = { action: "PAUSE", reason: "" }
      const paused = await on.call(supervisor.token, "PUT", `${sessionPath(path)}/supervision`, pause)
      expect(paused.status).toBe(204)
    } else {
      await on.call(sender.token, "PUT", "/profile/logout")
      expect((await viewer.closed).code).toBe(1008)
    }
    line.setSilent(false)
    const sent = await ended(`${connection}/files`, job, sending.body.id)
    expect(sent).toMatchObject({ state: "FAILED", failure: "DENIED" })
    expect(await readdir(machine.folder)).not.toContain(name)
  })

  test("leaves nothing in the folder of arriving files", async () => {
    const { job, path, connection } = await aRunningSession()
    for (const text of ["speed=1", INFECTION]) {
      const { body } = await sendFile(path, job.technician, `${crypto.randomUUID()}.ini`, text)
      await ended(connection, job, body.id)
    }
    const left = await eventually(
      async () => (await readdir(uploadFolder(on.deps))).filter((name) => name !== "interrupted"),
      (names) => names.length === 0,
    )
    expect(left).toEqual([])
  })
})

describe("the folder of a machine", () => {
  test("is listed to a participant with control, and never above the interface's folder", async () => {
    const { job, path } = await aRunningSession()
    await writeFile(onMachine("listed.txt"), "abc")
    const list = (query: string) =>
      on.call<{ entries: { name: string; size: number }[] } & ErrorBody>(
        job.technician.token,
        "GET",
        `${sessionPath(path)}/files/machine${query}`,
      )
    const { body } = await list("")
    expect(body.entries.find(({ name }) => name === "listed.txt")).toMatchObject({ kind: "FILE", size: 3 })
    expect((await list("?path=../..")).body).toMatchObject({ code: "CONFLICT", reason: "machineFile_DENIED" })
    expect((await list("?path=missing")).body).toMatchObject({ reason: "machineFile_NOT_FOUND" })
  })
})

describe("a transfer is refused", () => {
  test("to a user who may start sessions but does not take part in this one", async () => {
    const { job, path } = await aRunningSession()
    const colleague = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "DEVICE_START_REMOTE"])
    expect((await fetchFile(path, colleague, "a.txt")).body).toMatchObject({
      ...{ code: "CONFLICT", reason: "fileTransferNeedsControl" },
    })
  })

  test("to a participant who may only view, also one who may start sessions", async () => {
    const { job, path } = await aRunningSession()
    const watcher = await on.aUserOn(job, [
      "DEVICE_READ",
      "LOG_READ",
      "DEVICE_START_REMOTE",
      "DEVICE_JOIN_REMOTE",
    ])
    const viewer = await on.joinSession(path, watcher)
    await viewer.waitForNotice("viewers")
    expect(viewer.right()).toBe("VIEW")
    const list = await on.call<ErrorBody>(watcher.token, "GET", `${sessionPath(path)}/files/machine`)
    const answers = [
      list,
      await fetchFile(path, watcher, "a.txt"),
      await sendFile(path, watcher, "a.txt", "x"),
    ]
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      Array(3).fill([409, "fileTransferNeedsControl"]),
    )
  })

  test("while a hundred others of the session run or wait, and in another session it is not", async () => {
    const [busy, idle] = [await aRunningSession(), await aRunningSession()]
    await writeFile(onMachine("fourth.txt"), "x")
    const running = Array.from({ length: TRANSFERS_PER_SESSION_MAX }, () => crypto.randomUUID())
    for (const id of running) on.deps.transfers.start(id, busy.path.sessionId)
    const refused = [
      await fetchFile(busy.path, busy.job.technician, "fourth.txt"),
      await sendFile(busy.path, busy.job.technician, "fifth.txt", "x"),
    ]
    expect(refused.map(({ status, body }) => [status, body.reason])).toEqual(
      Array(2).fill([409, "tooManyTransfers"]),
    )
    expect((await fetchFile(idle.path, idle.job.technician, "fourth.txt")).status).toBe(201)
    for (const id of running) on.deps.transfers.finish(id)
    expect((await fetchFile(busy.path, busy.job.technician, "fourth.txt")).status).toBe(201)
  })

  test("after the session has ended, and what runs then fails", async () => {
    const { job, path, connection } = await aRunningSession()
    await aLargeFile()
    const { body } = await fetchFile(path, job.technician, "large.bin")
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
    expect((await ended(connection, job, body.id)).state).toMatch(/FAILED|CANCELLED/)
    expect((await fetchFile(path, job.technician, "a.txt")).body).toMatchObject({ reason: "sessionEnded" })
  })

  test("when it was cancelled", async () => {
    const { job, path, connection } = await aRunningSession()
    await aLargeFile()
    const { body } = await fetchFile(path, job.technician, "large.bin")
    const cancelled = await on.call(job.technician.token, "DELETE", `${connection}/${body.id}`)
    expect(cancelled.status).toBe(204)
    expect((await ended(connection, job, body.id)).state).toBe("CANCELLED")
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_CANCELLED"])
    expect(await lastFileDetails(job)).toMatchObject({
      ...{ fileName: "large.bin", machinePath: "large.bin", direction: "FROM_MACHINE" },
      transferredBytes: expect.any(String),
    })
    expect((await on.call(job.technician.token, "DELETE", `${connection}/${body.id}`)).status).toBe(409)
  })
})

describe("a path with ids of two sessions of one person", () => {
  type Ids = Record<string, string>

  /** The ids of a session with a file that was fetched in it, and one that is being sent in parts. */
  async function idsOf({ job, path, connection }: Awaited<ReturnType<typeof aRunningSession>>): Promise<Ids> {
    const { body } = await fetchFile(path, job.technician, "mixed.txt")
    await ended(connection, job, body.id)
    const log = `/devices/${path.deviceId}/issues/${path.issueId}/logs/${path.logId}`
    const uploads = `${log}/sessions/${path.sessionId}/files/uploads`
    const { token } = job.technician
    const upload = await on.call<{ id: string }>(token, "POST", uploads, BODIES.createUpload)
    return { ...path, connectionId: body.connectionId, fileId: body.id, uploadId: upload.body.id }
  }

  const BODIES: Partial<Record<keyof typeof transferEndpoints, object>> = {
    downloadFile: { path: "mixed.txt" },
    createUpload: { filename: "mixed.ini", size: 1 },
  }

  /** Every way to take some of these ids from the other session. */
  function mixesOf(params: readonly string[], own: Ids, other: Ids): Ids[] {
    const differing = params.filter((param) => own[param] !== other[param])
    const chosen = (mask: number) => differing.filter((_, at) => (mask >> at) & 1)
    const masks = Array.from({ length: Math.max(0, 2 ** differing.length - 2) }, (_, at) => at + 1)
    return masks.map((mask) => ({
      ...own,
      ...Object.fromEntries(chosen(mask).map((param) => [param, other[param]!])),
    }))
  }

  /** The same path without anything behind its first id that is not below those before it. */
  function withoutForeign(params: readonly string[], mixed: Ids, sessions: readonly Ids[]): Ids {
    const isBelow = (end: number) =>
      sessions.some((ids) => params.slice(0, end).every((param) => ids[param] === mixed[param]))
    const absent = params.filter((_, at) => !isBelow(at + 1))
    return { ...mixed, ...Object.fromEntries(absent.map((param) => [param, crypto.randomUUID()])) }
  }

  async function answerTo(name: keyof typeof transferEndpoints, ids: Ids, { token }: TestSignIn) {
    const { method, path: pattern, ...endpoint } = transferEndpoints[name]
    const path = pathParamNames(pattern).reduce(
      (made, param) => made.replace(`:${param}`, ids[param]!),
      pattern,
    )
    const headers = { authorization: `Bearer ${token}` }
    const form = new FormData()
    form.append("file", new File(["x"], "mixed.ini"))
    const file = "upload" in endpoint ? form : "octets" in endpoint ? new Blob(["x"]) : null
    const query = "octets" in endpoint ? "?firstByte=0" : ""
    const answer = file
      ? await fetch(`${on.address}/api${path}${query}`, { method, headers, body: file }).then(
          async (sent) => ({
            ...{ status: sent.status, body: await sent.json() },
          }),
        )
      : await on.call(token, method, path, BODIES[name])
    return JSON.stringify(answer).replaceAll(/[0-9a-f-]{36}/g, "…")
  }

  /** One person's: another session of the same log, and one on another machine. */
  async function threeSessions() {
    await writeFile(onMachine("mixed.txt"), "500 g sugar")
    const [first, job] = [await aRunningSession(), await aJob()]
    const { technician } = first.job
    await grantOnDevice(on.deps, technician.userId, job.deviceId, TECHNICIAN_AUTHORITIES)
    await on.deps.db
      .updateTable("issue")
      .set({ assigned_user_id: technician.userId })
      .where("id", "=", job.issueId)
      .execute()
    const [beside, elsewhere] = [
      await aRunningSessionOf(first.job),
      await aRunningSessionOf({ ...job, technician }),
    ]
    return { technician, own: await idsOf(first), others: [await idsOf(beside), await idsOf(elsewhere)] }
  }
  let sessions: ReturnType<typeof threeSessions> | null = null

  test.each(Object.keys(transferEndpoints) as (keyof typeof transferEndpoints)[])(
    "is answered by %s as if what is not the path's own did not exist, in every combination",
    async (name) => {
      sessions ??= threeSessions()
      const { technician, own, others } = await sessions
      const params = pathParamNames(transferEndpoints[name].path)
      for (const mixed of others.flatMap((other) => mixesOf(params, own, other))) {
        const absent = withoutForeign(params, mixed, [own, ...others])
        const answer = await answerTo(name, absent, technician)
        expect(answer).toContain('"status":404')
        expect([mixed, await answerTo(name, mixed, technician)]).toEqual([mixed, answer])
      }
      expect(await answerTo(name, own, technician)).not.toContain('"status":404')
    },
  )
})

test("transfers of a server that stopped unexpectedly are failed at the next start", async () => {
  const { job, path, connection } = await aRunningSession()
  await writeFile(onMachine("crash.txt"), "x")
  const { body } = await fetchFile(path, job.technician, "crash.txt")
  await ended(connection, job, body.id)
  const row = on.deps.db.updateTable("transferred_file").where("id", "=", body.id)
  await row.set({ state: "SCANNING" }).execute()
  expect(await failStaleTransfers(on.deps)).toBe(1)
  expect(await ended(connection, job, body.id)).toMatchObject({ state: "FAILED", failure: "SERVER_STOPPED" })
})
