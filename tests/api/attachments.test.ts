import { describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { DeviceImage } from "../../src/machines/deviceimages/contract.ts"
import type { Attachment } from "../../src/maintenance/attachments/contract.ts"
import { ATTACHMENT_BYTES_MAX } from "../../src/maintenance/attachments/rules.ts"
import type { AuditEntry } from "../../src/system/audit/contract.ts"
import { deleteUnreferencedContents, uploadFolder, verifyContents } from "../../src/system/files/actions.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aPng, upload } from "../harness/uploads.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const { app, call, deps, root } = await testApi()

async function anIssuesFiles() {
  const book = await aMaintenanceFixture(deps, root.userId)
  return { book, files: `/devices/${book.deviceId}/issues/${book.issueId}/attachments` }
}

const add = <T = Attachment>(files: string, name: string, bytes: Uint8Array | string) =>
  upload<T>(app, root.token, "POST", files, { name, bytes })

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest()

const download = (path: string, token: string | null = root.token) =>
  app.request(`/api${path}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })

describe("attachments", () => {
  test("are downloaded unchanged, with their name, hash and media type", async () => {
    const { files, book } = await anIssuesFiles()
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(300_000, 7)])
    const added = await add(files, "Prüfung “P-7”.pdf", bytes)
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...{ fileName: "Prüfung “P-7”.pdf", mediaType: "application/pdf", sizeBytes: bytes.length },
        ...{ hash: sha256(bytes).toString("base64"), antivirusScanState: "SCAN_DISABLED" },
        ...{ downloadDisabled: false, infectionFound: false, virusId: "" },
      },
    })
    const response = await download(`${files}/${added.body.id}/file`)
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Pr_fung _P-7_.pdf\"; filename*=UTF-8''Pr%C3%BCfung%20%E2%80%9CP-7%E2%80%9D.pdf",
    )
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const audit = await call<Page<AuditEntry>>(
      root.token,
      "GET",
      `/devices/${book.deviceId}/issues/${book.issueId}/audit`,
    )
    expect(audit.body.rows.map((entry) => entry.event)).toEqual([
      "ATTACHMENT_DOWNLOADED",
      "ATTACHMENT_CREATED",
    ])
  })

  test("are listed newest first, paged, and searched by name", async () => {
    const { files } = await anIssuesFiles()
    for (let n = 1; n <= 17; n += 1) {
      deps.setTime(new Date(TEST_NOW.getTime() + n * 1000))
      await add(files, `log ${n}.txt`, `line ${n}`)
    }
    const { body } = await call<Page<Attachment>>(root.token, "GET", files)
    expect([body.total, body.rows.length, body.rows[0]!.fileName]).toEqual([17, 15, "log 17.txt"])
    const found = await call<Page<Attachment>>(root.token, "GET", `${files}?search=LOG 1.`)
    expect(found.body.rows.map((file) => file.fileName)).toEqual(["log 1.txt"])
  })

  test("over the size limit are refused as FILE_TOO_LARGE with or without a declared length, and no part remains", async () => {
    const { files } = await anIssuesFiles()
    const large = await add(files, "image.bin", new Uint8Array(ATTACHMENT_BYTES_MAX + 1))
    expect(large).toMatchObject({ status: 413, body: { code: "FILE_TOO_LARGE" } })
    const unannounced = await app.request(`/api${files}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${root.token}`,
        "content-type": "multipart/form-data; boundary=edge",
      },
      body: endless(ATTACHMENT_BYTES_MAX + 1024 * 1024),
      duplex: "half",
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    expect(await readdir(uploadFolder(deps))).toEqual([])
    expect((await call<Page<Attachment>>(root.token, "GET", files)).body.total).toBe(0)
  })

  test.each([
    ["photo.png", "MZ\x90\x00 program", "validation.fileType"],
    ["manual.pdf", "<html><script>", "validation.fileType"],
    ["notes.txt", Buffer.from("%PDF-1.4 not a note"), "validation.fileType"],
    ["..", "text", "validation.fileName"],
  ])("named %s are rejected for content of another type or an invalid name", async (name, bytes, message) => {
    const { files } = await anIssuesFiles()
    const refused = await upload(app, root.token, "POST", files, { name, bytes })
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: "file", message }] } })
  })

  test("are rejected with 400 unless the body is a complete multipart body with a file", async () => {
    const { files } = await anIssuesFiles()
    for (const [type, body] of [
      ["multipart/form-data", "--x--"],
      ["multipart/form-data; boundary=x", ""],
      ["multipart/form-data; boundary=x", "--x\r\n"],
      [
        "multipart/form-data; boundary=x",
        '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--',
      ],
      [
        "multipart/form-data; boundary=x",
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut',
      ],
    ] as const) {
      const headers = { authorization: `Bearer ${root.token}`, "content-type": type }
      const response = await app.request(`/api${files}`, { method: "POST", headers, body })
      expect([type, body, response.status]).toEqual([type, body, 400])
    }
  })

  test("are downloaded from where an interrupted download ended, which the audit log tells", async () => {
    const { files, book } = await anIssuesFiles()
    const { id } = (await add(files, "trace.txt", "0123456789")).body
    const address = `/api${files}/${id}/file`
    const headers = { authorization: `Bearer ${root.token}` }
    const etag = (await app.request(address, { headers })).headers.get("etag") ?? ""
    const rest = await app.request(address, { headers: { ...headers, range: "bytes=6-", "if-range": etag } })
    expect([rest.status, rest.headers.get("content-range")]).toEqual([206, "bytes 6-9/10"])
    expect(await rest.text()).toBe("6789")
    const asked = `/devices/${book.deviceId}/issues/${book.issueId}/audit`
    const { rows } = (await call<Page<AuditEntry>>(root.token, "GET", asked)).body
    expect(rows[0]).toMatchObject({ event: "ATTACHMENT_DOWNLOADED", details: { firstByte: "6" } })
  })

  test("with disabled download are refused with 409 until it is enabled, and a stale save is refused", async () => {
    const { files } = await anIssuesFiles()
    const { body: file } = await add(files, "secret.txt", "x")
    const path = `${files}/${file.id}`
    const save = { fileName: "renamed.txt", downloadDisabled: true, version: file.version }
    expect((await call(root.token, "PUT", path, save)).status).toBe(200)
    expect((await download(`${path}/file`)).status).toBe(409)
    expect((await call(root.token, "PUT", path, save)).body).toMatchObject({
      message: "errors.attachmentChangedMeanwhile",
      details: { version: 2 },
    })
    await call(root.token, "PUT", path, { ...save, version: 2, downloadDisabled: false })
    expect((await download(`${path}/file`)).status).toBe(200)
    for (const fileName of ["renamed.pdf", "../up.txt", "con.txt", "a\u202etxt.exe"]) {
      expect((await call(root.token, "PUT", path, { fileName, version: 3 })).status).toBe(400)
    }
  })

  test("get the state SCAN_DISABLED from a scan when no scanner is configured", async () => {
    const { files } = await anIssuesFiles()
    const { body: file } = await add(files, "a.txt", "x")
    const inDatabase = deps.db.updateTable("attachment").where("id", "=", file.id)
    await inDatabase.set({ scan_state: "IN_PROGRESS" }).execute()
    expect((await download(`${files}/${file.id}/file`)).status).toBe(409)
    const scanned = await call<Attachment>(root.token, "PUT", `${files}/${file.id}/scan`)
    expect(scanned).toMatchObject({ status: 200, body: { antivirusScanState: "SCAN_DISABLED" } })
    await expect(inDatabase.set({ scan_state: "SERVER_ACCEPTED" }).execute()).rejects.toThrow(
      "attachment scan transition from SCAN_DISABLED to SERVER_ACCEPTED is not allowed",
    )
  })

  test("with the same content share one stored copy, which is deleted with the last of them", async () => {
    const { files } = await anIssuesFiles()
    const bytes = `same ${crypto.randomUUID()}`
    const key = sha256(bytes).toString("hex")
    const added = await Promise.all([1, 2, 3, 4].map((n) => add(files, `copy ${n}.txt`, bytes)))
    const ids = added.map((answer) => answer.body.id)
    for (const id of ids.slice(1)) await call(root.token, "DELETE", `${files}/${id}`)
    expect((await download(`${files}/${ids[0]}/file`)).status).toBe(200)
    expect((await call(root.token, "DELETE", `${files}/${ids[0]}`)).status).toBe(204)
    expect(await deps.files.verify(key)).toBe("MISSING")
    expect((await call(root.token, "GET", `${files}/${ids[0]}`)).status).toBe(404)
  })

  test("with damaged content return 404, are named by the verification, and are repaired by a new upload", async () => {
    const { files } = await anIssuesFiles()
    const bytes = `whole ${crypto.randomUUID()}`
    const hash = sha256(bytes).toString("hex")
    const { body: file } = await add(files, "log.txt", bytes)
    const empty = join(deps.dataFolder, crypto.randomUUID())
    await Bun.write(empty, "")
    await deps.files.put(hash, empty)
    const answer = await download(`${files}/${file.id}/file`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ message: "errors.contentDamaged" })
    const found = (await verifyContents(deps)).damaged.find((one) => one.hash === hash)
    expect(found).toMatchObject({ state: "DAMAGED", names: [expect.stringContaining("log.txt")] })
    await add(files, "again.txt", bytes)
    expect(await (await download(`${files}/${file.id}/file`)).text()).toBe(bytes)
    expect((await verifyContents(deps)).damaged).not.toContainEqual(expect.objectContaining({ hash }))
  })

  test("keep their content when the same content is added and deleted concurrently", async () => {
    const { files } = await anIssuesFiles()
    const bytes = `contended ${crypto.randomUUID()}`
    let { body: last } = await add(files, "0.txt", bytes)
    for (let round = 1; round <= 8; round += 1) {
      const [added] = await Promise.all([
        add(files, `${round}.txt`, bytes),
        call(root.token, "DELETE", `${files}/${last.id}`),
      ])
      last = added.body
      expect((await download(`${files}/${last.id}/file`)).status).toBe(200)
    }
  })

  test("keep their content when its only other file is deleted after it was found and before they refer to it", async () => {
    const { files } = await anIssuesFiles()
    const bytes = `given up ${crypto.randomUUID()}`
    const { body: other } = await add(files, "other.txt", bytes)
    const storage = deps.files
    const verify: typeof storage.verify = async (key) => {
      const found = await storage.verify(key)
      deps.files = storage
      expect((await call(root.token, "DELETE", `${files}/${other.id}`)).status).toBe(204)
      return found
    }
    deps.files = Object.assign(Object.create(storage), { verify })
    const { body: added } = await add(files, "added.txt", bytes)
    expect(await (await download(`${files}/${added.id}/file`)).text()).toBe(bytes)
  })

  test("of an interrupted upload leave stored content that is deleted after a day", async () => {
    const hash = sha256("left behind")
    const stored = { content_hash: hash, size_bytes: 11, stored_on: TEST_NOW }
    await deps.db.insertInto("stored_file").values(stored).execute()
    const isThereAfter = async (hours: number) => {
      deps.setTime(hoursAfter(TEST_NOW, hours))
      await deleteUnreferencedContents(deps)
      const rows = await deps.db.selectFrom("stored_file").select("content_hash").execute()
      return rows.some(({ content_hash }) => content_hash.equals(hash))
    }
    expect([await isThereAfter(23), await isThereAfter(25)]).toEqual([true, false])
    deps.setTime(TEST_NOW)
  })

  test("are limited to 200 per issue", async () => {
    const { files, book } = await anIssuesFiles()
    const { body: file } = await add(files, "first.txt", "x")
    const row = await deps.db
      .selectFrom("attachment")
      .selectAll()
      .where("id", "=", file.id)
      .executeTakeFirstOrThrow()
    const { id: _, ...copy } = row
    await deps.db
      .insertInto("attachment")
      .values(Array.from({ length: 199 }, () => copy))
      .execute()
    expect((await add<object>(files, "one more.txt", "x")).body).toMatchObject({
      code: "CONFLICT",
      message: "errors.tooManyAttachments",
    })
    await deps.db.deleteFrom("attachment").where("issue_id", "=", book.issueId).execute()
  })

  test("are not found under the path of another issue or device", async () => {
    const [one, other] = [await anIssuesFiles(), await anIssuesFiles()]
    const { body: file } = await add(one.files, "a.txt", "x")
    for (const method of ["GET", "DELETE"]) {
      expect((await call(root.token, method, `${other.files}/${file.id}`)).status).toBe(404)
    }
    expect((await download(`${other.files}/${file.id}/file`)).status).toBe(404)
  })
})

describe("download tickets", () => {
  async function aTicket(path: string, token = root.token) {
    const { body } = await call<{ accessToken: string; expiresOn: string }>(
      token,
      "POST",
      "/downloadtickets",
      {
        path,
      },
    )
    return body
  }

  test("download the file once, without any other authentication", async () => {
    const { files } = await anIssuesFiles()
    const { body: file } = await add(files, "a.txt", "ticket")
    const path = `${files}/${file.id}/file`
    const { accessToken, expiresOn } = await aTicket(`/api${path}`)
    expect(Date.parse(expiresOn) - deps.clock().getTime()).toBe(60_000)
    const first = await download(`${path}?access_token=${accessToken}`, null)
    expect([first.status, await first.text()]).toEqual([200, "ticket"])
    expect((await download(`${path}?access_token=${accessToken}`, null)).status).toBe(401)
  })

  test("used 20 times concurrently work once", async () => {
    const { files } = await anIssuesFiles()
    const { body: file } = await add(files, "a.txt", "x")
    const path = `${files}/${file.id}/file`
    const { accessToken } = await aTicket(`/api${path}`)
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => download(`${path}?access_token=${accessToken}`, null)),
    )
    expect(uses.filter((use) => use.status === 200)).toHaveLength(1)
  })

  test("are rejected for other paths and calls and after a minute, and cannot be replaced by a bearer token", async () => {
    const { files, book } = await anIssuesFiles()
    const { body: one } = await add(files, "a.txt", "x")
    const { body: other } = await add(files, "b.txt", "y")
    const path = `${files}/${one.id}/file`
    const stolen = await aTicket(`/api${path}`)
    expect(
      (await download(`${files}/${other.id}/file?access_token=${stolen.accessToken}`, null)).status,
    ).toBe(401)
    const elsewhere = await aTicket(`/api${path}`)
    expect((await download(`${files}?access_token=${elsewhere.accessToken}`, null)).status).toBe(401)
    expect((await download(`${path}?access_token=${elsewhere.accessToken}`, null)).status).toBe(200)
    const late = await aTicket(`/api${path}`)
    const now = deps.clock()
    deps.setTime(new Date(now.getTime() + 60_000))
    expect((await download(`${path}?access_token=${late.accessToken}`, null)).status).toBe(401)
    deps.setTime(now)
    expect((await download(`${path}?access_token=${root.token}`, null)).status).toBe(401)
    for (const wrong of [
      `/api/devices/${book.deviceId}`,
      `/api/profile`,
      "//evil.example/file",
      `/api${files}`,
    ]) {
      expect((await call(root.token, "POST", "/downloadtickets", { path: wrong })).status).toBe(400)
    }
  })

  test("that are used or unknown are named in the refusal as no valid transfer ticket", async () => {
    const { files } = await anIssuesFiles()
    const path = `${files}/${(await add(files, "a.txt", "x")).body.id}/file`
    const { accessToken } = await aTicket(`/api${path}`)
    expect((await download(`${path}?access_token=${accessToken}`, null)).status).toBe(200)
    for (const token of [accessToken, "unknown"]) {
      const refused = await download(`${path}?access_token=${token}`, null)
      expect([refused.status, await refused.json()]).toMatchObject([
        401,
        { code: "UNAUTHORIZED", problems: [{ path: "access_token", reason: "ticket" }] },
      ])
    }
    expect(await (await download(path, null)).json()).toMatchObject({ code: "UNAUTHORIZED", problems: [] })
  })

  test("are limited to the holder's permissions and sign-in at the time of use", async () => {
    const { files, book } = await anIssuesFiles()
    const { body: file } = await add(files, "a.txt", "x")
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    const path = `${files}/${file.id}/file`
    const before = await aTicket(`/api${path}`, token)
    expect((await download(`${path}?access_token=${before.accessToken}`, null)).status).toBe(403)
    await grantOnDevice(deps, userId, book.deviceId, ["ATTACHMENT_READ"])
    const after = await aTicket(`/api${path}`, token)
    expect((await download(`${path}?access_token=${after.accessToken}`, null)).status).toBe(200)
    const signedOut = await aTicket(`/api${path}`, token)
    await deps.db
      .updateTable("sign_in")
      .set({ revoked_on: deps.clock() })
      .where("user_id", "=", userId)
      .execute()
    expect((await download(`${path}?access_token=${signedOut.accessToken}`, null)).status).toBe(401)
  })
})

describe("a machine image", () => {
  test("is re-encoded within the size limit and without camera metadata", async () => {
    const { book } = await anIssuesFiles()
    const path = `/devices/${book.deviceId}`
    expect((await call(root.token, "GET", `${path}/image`)).status).toBe(404)
    const set = await upload<DeviceImage>(app, root.token, "PUT", `${path}/image`, {
      name: "p7.png",
      bytes: aPng(2400, 1200),
    })
    expect(set).toMatchObject({ status: 200, body: { width: 1600, height: 800, mediaType: "image/webp" } })
    const response = await download(`${path}/imagefile`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect([bytes.subarray(8, 12).toString(), bytes.includes("48.1 N")]).toEqual(["WEBP", false])
    const again = await app.request(`/api${path}/imagefile`, {
      headers: { authorization: `Bearer ${root.token}`, "if-none-match": response.headers.get("etag")! },
    })
    expect(again.status).toBe(304)
  })

  test("is replaced and deleted together with its stored content", async () => {
    const { book } = await anIssuesFiles()
    const path = `/devices/${book.deviceId}/image`
    const put = (colour: [number, number, number]) =>
      upload<DeviceImage>(app, root.token, "PUT", path, { name: "a.png", bytes: aPng(40, 30, colour) })
    const [red, blue] = [await put([255, 0, 0]), await put([0, 0, 255])]
    const key = ({ hash }: DeviceImage) => Buffer.from(hash, "base64").toString("hex")
    expect([await deps.files.verify(key(red.body)), await deps.files.verify(key(blue.body))]).toEqual([
      "MISSING",
      "INTACT",
    ])
    expect((await call(root.token, "DELETE", path)).status).toBe(204)
    expect(await deps.files.verify(key(blue.body))).toBe("MISSING")
    expect((await call(root.token, "DELETE", path)).status).toBe(404)
  })

  test.each([
    ["a text", Buffer.from("no picture")],
    [
      "a vector picture with a script",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
    ],
    ["a broken PNG", aPng(10, 10).subarray(0, 60)],
    ["a huge one in few bytes", hugePng()],
  ])("is rejected when the file is %s", async (_, bytes) => {
    const { book } = await anIssuesFiles()
    const path = `/devices/${book.deviceId}/image`
    const refused = await upload(app, root.token, "PUT", path, { name: "a.png", bytes })
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ message: "validation.image" }] } })
  })
})

/** 20 000 by 20 000 pixels by its header, with the data of a small one. */
function hugePng(): Uint8Array {
  const bytes = Buffer.from(aPng(4, 4))
  bytes.writeUInt32BE(20_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  bytes.writeUInt32BE(Bun.hash.crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A multipart body without a content length. */
function endless(sizeBytes: number): ReadableStream<Uint8Array> {
  let left = sizeBytes
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      if (left <= 0) {
        controller.enqueue(Buffer.from("\r\n--edge--\r\n"))
        controller.close()
      }
      left -= 65_536
      if (left > 0) controller.enqueue(new Uint8Array(65_536))
    },
  })
}
