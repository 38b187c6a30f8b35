/** Files for a machine that are sent in parts through the API, with a real OpenSSH: an interruption costs what was on its way. */
import { expect, test } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { FileUpload } from "../../src/sessions/transfers/contract.ts"
import { uploadFolder } from "../../src/system/files/actions.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  remoteTest,
  type SessionFixture,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  type TestSignIn,
} from "../harness/remote-sessions.ts"
import { auditedFileEvents, sessionFiles, sftpTarget } from "../harness/session-files.ts"
import { startOpenSsh } from "../peers/openssh.ts"

stopMachinesAfterAll()
const on = await remoteTest()
const machine = stopAfterAll(await startOpenSsh())

type Answer = { status: number; body: FileUpload & ErrorBody }

async function aRunningSession() {
  const job: SessionFixture = await on.aSessionFixture(sftpTarget(machine))
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician)
  await viewer.waitFor("the shell", () => viewer.text.includes("fitter$ "))
  const { self } = await viewer.waitForNotice("viewers")
  const uploads = `${sessionPath(path)}/files/uploads`
  const call = (who: TestSignIn, method: string, address: string, body?: unknown) =>
    on.call<FileUpload & ErrorBody>(who.token, method, address, body)
  const { technician } = job
  return {
    ...{ job, path, viewer },
    files: sessionFiles(on, path, technician, self),
    begin: (filename: string, size: number) => call(technician, "POST", uploads, { filename, size }),
    look: (id: string, who = technician) => call(who, "GET", `${uploads}/${id}`),
    giveUp: (id: string) => call(technician, "DELETE", `${uploads}/${id}`),
    async send(
      id: string,
      firstByte: number,
      part: string | ReadableStream,
      who = technician,
    ): Promise<Answer> {
      const headers = {
        authorization: `Bearer ${who.token}`,
        "content-type": "application/octet-stream",
      }
      const address = `${on.address}/api${uploads}/${id}?firstByte=${firstByte}`
      const response = await fetch(address, { method: "PUT", headers, body: part })
      return { status: response.status, body: (await response.json()) as Answer["body"] }
    },
  }
}

const arriving = () => (existsSync(uploadFolder(on.deps)) ? readdirSync(uploadFolder(on.deps)) : [])
const filesArriving = () => arriving().filter((name) => name !== "interrupted")

test("a file whose connection is cut goes on behind what has come, and lies on the machine whole", async () => {
  const session = await aRunningSession()
  const begun = await session.begin("plan.txt", 10)
  expect(begun).toMatchObject({
    status: 201,
    body: { filename: "plan.txt", size: 10, receivedBytes: 0, file: null },
  })
  const { id } = begun.body
  expect(await session.send(id, 0, "0123")).toMatchObject({ status: 200, body: { receivedBytes: 4 } })

  // The browser is gone without a word to the server.
  const cut = new AbortController()
  const part = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("45")),
  })
  const lost = fetch(`${on.address}/api${sessionPath(session.path)}/files/uploads/${id}?firstByte=4`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${session.job.technician.token}`,
      "content-type": "application/octet-stream",
    },
    body: part,
    signal: cut.signal,
  }).catch(() => null)
  await waitUntil("the bytes have come", async () => {
    const found = await Promise.all(
      filesArriving().map((name) => readFile(join(uploadFolder(on.deps), name), "utf8")),
    )
    return found.includes("012345")
  })
  expect(await session.look(id)).toMatchObject({ status: 200, body: { receivedBytes: 6, file: null } })
  cut.abort()
  await lost

  expect(await session.send(id, 4, "456789")).toMatchObject({
    ...{ status: 409, body: { reason: "partElsewhere", details: { receivedBytes: 6 } } },
  })
  const last = await session.send(id, 6, "6789")
  expect(last).toMatchObject({
    status: 200,
    body: { receivedBytes: 10, file: { filename: "plan.txt", size: 10 } },
  })
  // As a browser asks whose last answer was lost.
  expect((await session.look(id)).body.file?.id).toBe(last.body.file!.id)
  expect((await session.files.ended(last.body.file!.id)).state).toBe("COMPLETED")
  expect(await readFile(join(machine.folder, "plan.txt"), "utf8")).toBe("0123456789")
  expect(await session.files.transfers()).toHaveLength(1)
  expect(await auditedFileEvents(on, session.job)).toEqual(["SESSION_FILE_SENT"])
  expect(filesArriving()).toEqual([])
})

test("a file that is given up leaves nothing, and cannot be gone on with", async () => {
  const session = await aRunningSession()
  const { id } = (await session.begin("half.txt", 10)).body
  await session.send(id, 0, "0123")
  expect((await session.giveUp(id)).status).toBe(204)
  expect(filesArriving()).toEqual([])
  expect([(await session.look(id)).status, (await session.send(id, 4, "4")).status]).toEqual([404, 404])
  expect(await session.files.transfers()).toEqual([])
})

test("nobody goes on with the file of another person, and nobody without control sends a part", async () => {
  const session = await aRunningSession()
  const { id } = (await session.begin("mine.txt", 10)).body
  const other = await on.aUserOn(session.job, TECHNICIAN_AUTHORITIES)
  expect([(await session.look(id, other)).status, (await session.send(id, 0, "0", other)).status]).toEqual([
    404, 404,
  ])
  session.viewer.disconnect()
  await waitUntil("the viewer has left", () => on.deps.live.find(session.path.sessionId)?.viewers.size === 0)
  expect(await session.send(id, 0, "0123")).toMatchObject({
    status: 409,
    body: { reason: "fileTransferNeedsControl" },
  })
  expect(filesArriving()).toHaveLength(1)
})

test("more than was announced, a larger part and a larger file than are taken are refused", async () => {
  const session = await aRunningSession()
  const { id } = (await session.begin("short.txt", 2)).body
  expect((await session.send(id, 0, "0123")).status).toBe(400)
  expect((await session.send(id, 0, "x".repeat(4 * 1024 * 1024 + 1))).status).toBe(413)
  const huge = await session.begin("huge.bin", 1024 ** 3 + 1)
  expect([huge.status, JSON.stringify(huge.body)]).toEqual([400, expect.stringContaining('"size"')])
})
