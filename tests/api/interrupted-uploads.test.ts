/** Uploads that do not fit on the disk or break off: a clear error, nothing half stored, and everything goes on. */

import { afterAll, expect, test } from "bun:test"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildApp } from "../../src/app.tsx"
import { diskStorage } from "../../src/edges/storage/file-storage.ts"
import { deleteIncompleteUploads, uploadFolder } from "../../src/system/files/actions.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { waitUntil } from "../harness/eventually.ts"
import { upload } from "../harness/uploads.ts"

const { deps, root } = await testApi()
const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
const FILES = `/devices/${deviceId}/issues/${issueId}/attachments`

const KIB = 1024
/** A file system of its own, full after so many bytes. */
const SMALL_DISK_KIB = 512
const small = mkdtempSync(join(tmpdir(), "millwright-small-disk-"))
await Bun.$`mount -t tmpfs -o size=${SMALL_DISK_KIB}k none ${small}`.quiet()
afterAll(async () => {
  await Bun.$`umount ${small}`.quiet()
  rmSync(small, { recursive: true })
})

const aFile = (kib: number) => ({
  name: "log.txt",
  bytes: `${crypto.randomUUID()} `.repeat((kib * KIB) / 37),
})
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

test("a file that exceeds the disk space during the upload is refused with 507, logged, and leaves no part", async () => {
  const logged: string[] = []
  const log = { ...deps.log, error: (sentence: string) => void logged.push(sentence) }
  const dataFolder = join(small, "data")
  mkdirSync(dataFolder)
  const app = buildApp({ ...deps, log, dataFolder })
  const refused = await upload(app, root.token, "POST", FILES, aFile(SMALL_DISK_KIB * 4))
  expect(refused).toMatchObject({ status: 507, body: { code: "STORAGE_FULL" } })
  expect(refused.body.message).toContain("run out of disk space")
  expect(logged).toEqual(["The disk is full: nothing can be saved"])
  expect(filesIn(dataFolder)).toEqual([])
  expect((await upload(app, root.token, "POST", FILES, aFile(100))).status).toBe(201)
})

test("a file that does not fit into the storage is refused with 507 and leaves no part", async () => {
  const place = join(small, "attachments")
  const app = buildApp({ ...deps, files: diskStorage(place) })
  const refused = await upload(app, root.token, "POST", FILES, aFile(SMALL_DISK_KIB * 2))
  expect(refused).toMatchObject({ status: 507, body: { code: "STORAGE_FULL" } })
  expect([filesIn(place), filesIn(uploadFolder(deps))]).toEqual([[], []])
  expect((await upload(app, root.token, "POST", FILES, aFile(100))).status).toBe(201)
})

test("an interrupted upload leaves no part, after a disconnect as well as after a truncated body", async () => {
  const app = buildApp(deps)
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => app.fetch(request) })
  const arriving = uploadFolder(deps)
  const head = [
    `POST /api${FILES} HTTP/1.1`,
    `host: 127.0.0.1:${server.port}`,
    `authorization: Bearer ${root.token}`,
    "content-type: multipart/form-data; boundary=part",
    "content-length: 400000",
    "",
    '--part\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
  ].join("\r\n")
  const socket = connect(server.port!, "127.0.0.1")
  socket.on("error", () => {})
  socket.write(head + "x".repeat(200_000))
  await waitUntil("a part has arrived", () => filesIn(arriving).length === 1)
  socket.destroy()
  await waitUntil("it is removed", () => filesIn(arriving).length === 0)

  const cut = await fetch(`http://127.0.0.1:${server.port}/api${FILES}`, {
    method: "POST",
    headers: { authorization: `Bearer ${root.token}`, "content-type": "multipart/form-data; boundary=part" },
    body: head.slice(head.indexOf("--part")) + "x".repeat(200_000),
  })
  expect(cut.status).toBe(400)
  expect(filesIn(arriving)).toEqual([])
  await server.stop(true)
})

test("incomplete uploads are deleted at the next start, and old partial files in the storage by the clean-up", async () => {
  const arriving = uploadFolder(deps)
  mkdirSync(arriving, { recursive: true })
  writeFileSync(join(arriving, crypto.randomUUID()), "half")
  expect(await deleteIncompleteUploads(deps)).toBe(1)
  expect(readdirSync(arriving)).toEqual([])

  const place = mkdtempSync(join(tmpdir(), "millwright-drafts-"))
  const key = "ab".repeat(32)
  mkdirSync(join(place, "ab"))
  for (const name of [key, `${key}.old`, `${key}.new`]) writeFileSync(join(place, "ab", name), "")
  utimesSync(join(place, "ab", `${key}.old`), new Date(0), new Date(0))
  utimesSync(join(place, "ab", key), new Date(0), new Date(0))
  expect(await diskStorage(place).removePartialFiles(new Date(Date.now() - 3_600_000))).toBe(1)
  expect(readdirSync(join(place, "ab")).sort()).toEqual([key, `${key}.new`])
  rmSync(place, { recursive: true })
})
