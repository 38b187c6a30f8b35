/** Attachments of an issue: their grid and list, thumbnails and new names. */
import { describe, expect, test } from "bun:test"
import { anIssue } from "../harness/builders.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const issue = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`

/** The path of the new file. */
async function upload(name: string, content: Uint8Array | string): Promise<string> {
  const body = new FormData()
  body.append("file", new File([content as BlobPart], name))
  const headers = { cookie: technician.cookie, "x-csrf-token": technician.csrf }
  const answer = await pages.app.request(`/api${issue}/attachments`, { method: "POST", headers, body })
  return `${issue}/attachments/${((await answer.json()) as { id: string }).id}`
}

const storedName = async (file: string) => {
  const row = await deps.db
    .selectFrom("attachment")
    .select(["file_name", "version"])
    .where("id", "=", file.split("/").at(-1)!)
    .executeTakeFirstOrThrow()
  return [row.file_name, row.version]
}

describe("the tab of attachments", () => {
  test("shows cards with thumbnails of pictures, or rows, as the address says", async () => {
    const picture = await upload("valve.png", aPng(600, 400))
    const text = await upload("readings.csv", "a;b")
    const grid = await technician.html(`${issue}?tab=attachments`)
    expect(grid).toContain(`src="${picture}/thumbnail"`)
    expect([grid.includes(`${text}/thumbnail`), grid.includes("<table")]).toEqual([false, false])
    expect(grid).toContain("CSV</span>")
    const list = await technician.html(`${issue}?tab=attachments&view=list&search=valve`)
    expect([list.includes("<table"), list.includes("file-grid"), list.includes("readings.csv")]).toEqual([
      true,
      false,
      false,
    ])
    expect(list).toContain('name="view" value="list"')
  })
})

describe("a thumbnail", () => {
  test("is a smaller picture without the camera's notes, kept by the browser only with a question", async () => {
    const file = await upload("photo.png", aPng(900, 600, [10, 20, 30]))
    const answer = await technician.get(`${file}/thumbnail`)
    expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      "image/webp",
      "private, no-cache",
    ])
    const bytes = await answer.bytes()
    const { width, height } = await new Bun.Image(bytes).metadata()
    expect([width, height]).toEqual([480, 320])
    expect(Buffer.from(bytes).includes("48.1 N")).toBe(false)
    const etag = answer.headers.get("etag") ?? ""
    expect((await technician.get(`${file}/thumbnail`, { "if-none-match": etag })).status).toBe(304)
  })

  test("is recorded in the audit log once, however often the list is opened", async () => {
    const file = await upload("audited.png", aPng(20, 20))
    for (const _ of [1, 2, 3]) await technician.get(`${file}/thumbnail`)
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select(["event", "details"])
      .where("object_id", "=", file.split("/").at(-1)!)
      .where("event", "=", "ATTACHMENT_DOWNLOADED")
      .execute()
    expect(entries.map(({ details }) => details)).toEqual([
      expect.objectContaining({ fileName: "audited.png", thumbnail: true }),
    ])
  })

  test("exists for pictures only, not for infected ones, and only for those who may read the file", async () => {
    const text = await upload("a.txt", "x")
    expect((await technician.get(`${text}/thumbnail`)).status).toBe(404)
    const picture = await upload("b.png", aPng(30, 30))
    const id = picture.split("/").at(-1)!
    for (const scan_state of ["IN_PROGRESS", "SERVER_DECLINED"])
      await deps.db
        .updateTable("attachment")
        .set({ scan_state, infection_found: scan_state === "SERVER_DECLINED" })
        .where("id", "=", id)
        .execute()
    expect((await technician.get(`${picture}/thumbnail`)).status).toBe(404)
    expect(await technician.html(`${issue}?tab=attachments`)).toContain("file-infected")
    const readable = await upload("c.png", aPng(40, 40))
    const stranger = await pages.app.request(`${readable}/thumbnail`)
    expect(stranger.status).toBe(303)
    const other = await deviceIdByName(pages, "Press P-5")
    expect((await technician.get(`${readable.replace(p7, other)}/thumbnail`)).status).toBe(404)
  })

  test("of a picture that cannot be decoded is blank instead of broken", async () => {
    const file = await upload("damaged.png", aPng(50, 50).subarray(0, 60))
    const answer = await technician.get(`${file}/thumbnail`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
  })
})

describe("the dialog that renames a file", () => {
  const rename = (file: string, fileName: string, version: string) =>
    administrator.post(`${file}/rename`, { fileName, version }, HTMX)

  test("saves another name, keeps the extension where none was typed, and writes the audit log", async () => {
    const file = await upload("Befund.CSV", "1;2")
    expect(await administrator.dialog(`${file}/rename`)).toContain('value="Befund.CSV"')
    expect((await rename(file, "Ölprobe Presse", "1")).status).toBe(200)
    expect(await storedName(file)).toEqual(["Ölprobe Presse.CSV", 2])
    const audited = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", file.split("/").at(-1)!)
      .where("event", "=", "ATTACHMENT_CHANGED")
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(audited.details)).toContain("Befund.CSV")
  })

  test.each([
    ["another extension", "readings.exe", "The extension of a file stays as it is."],
    ["a path", "../readings.csv", "The file name is not safe."],
    ["a changed direction of text", "a\u202evsc.csv", "The file name is not safe."],
    ["a name of a device", "con.csv", "The file name is not safe."],
    ["nothing", "  ", "required"],
  ])("refuses %s beside the field", async (_, fileName, message) => {
    const file = await upload("readings.csv", "1;2")
    const refused = await rename(file, fileName, "1")
    const html = await refused.text()
    expect([refused.status, html.includes("field-error")]).toEqual([422, true])
    expect(html).toContain(message)
    expect(await storedName(file)).toEqual(["readings.csv", 1])
  })

  test("refuses a name that another user has changed meanwhile, and readers", async () => {
    const file = await upload("twice.csv", "1;2")
    await rename(file, "first.csv", "1")
    const late = await rename(file, "second.csv", "1")
    expect([late.status, (await late.text()).includes("notice-red")]).toEqual([422, true])
    expect((await storedName(file))[0]).toBe("first.csv")
    expect((await technician.post(`${file}/rename`, { fileName: "third.csv", version: "2" })).status).toBe(
      403,
    )
  })
})
