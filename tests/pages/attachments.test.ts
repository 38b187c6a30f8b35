/** Attachments of an issue: their grid and list, thumbnails and new names. */
import { describe, expect, test } from "bun:test"
import { unzipSync } from "fflate"
import { SENDING_CHECK_MS } from "../../src/http/sending-check.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { storageKey } from "../../src/system/files/actions.ts"
import { aDevice, aLog, anInterface, anIssue, aTransferredFile } from "../harness/builders.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"
import { grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const issue = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`

/** The path of the new file. */
async function upload(name: string, content: Uint8Array | string, home = issue): Promise<string> {
  const body = new FormData()
  body.append("file", new File([content as BlobPart], name))
  const headers = { cookie: technician.cookie, "x-csrf-token": technician.csrf }
  const answer = await pages.app.request(`/api${home}/attachments`, { method: "POST", headers, body })
  return `${home}/attachments/${((await answer.json()) as { id: string }).id}`
}

/** The chips of a page as "Pictures 3", with "on" behind those that are on. */
const chips = (html: string) =>
  [...html.matchAll(/<a id="files-[^>]*class="chip"( aria-current="true")?[^>]*>(.*?)<\/a>/gs)].map(
    ([, on, text = ""]) => text.replaceAll(/<[^>]*>/g, "") + (on ? " on" : ""),
  )
/** The names of the cards on a page. */
const shown = (html: string) => [...html.matchAll(/<a id="file-[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name)

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

describe("the filters of the attachments", () => {
  test("show the types and people of an issue's files with their numbers, and narrow the files", async () => {
    const own = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`
    await upload("seal.png", aPng(20, 20), own)
    await upload("readings.csv", "1;2", own)
    await upload("firmware.bin", new Uint8Array([0, 1, 2, 255]), own)
    const other = await upload("note.txt", "Checked", own)
    const administratorId = await userIdByName(pages, "administrator")
    await deps.db
      .updateTable("attachment")
      .set({ created_by: administratorId })
      .where("id", "=", other.split("/").at(-1)!)
      .execute()

    const all = await technician.html(`${own}?tab=attachments`)
    expect(chips(all).slice(0, 4)).toEqual(["All 4 on", "Pictures 1", "Documents 2", "Other 1"])
    expect(
      chips(all)
        .slice(4)
        .map((chip) => chip.split(" ").at(-1)),
    ).toEqual(["3", "1"])
    expect(shown(await technician.html(`${own}?tab=attachments&kind=picture`))).toEqual(["seal.png"])
    expect(shown(await technician.html(`${own}?tab=attachments&kind=other`))).toEqual(["firmware.bin"])
    const byAdministrator = await technician.html(`${own}?tab=attachments&by=${administratorId}`)
    expect(shown(byAdministrator)).toEqual(["note.txt"])
    expect(chips(byAdministrator).slice(0, 2)).toEqual(["All 1 on", "Documents 1"])
    const both = await technician.html(`${own}?tab=attachments&by=${administratorId}&kind=picture`)
    expect([shown(both), both.includes("No file matches these filters.")]).toEqual([[], true])
  })
})

describe("the panel of a file", () => {
  const opened = async (file: string, more = "") =>
    technician.html(`${issue}?tab=attachments&file=${file.split("/").at(-1)}${more}`)
  const panelOf = (html: string) => /<aside id="file-panel".*?<\/aside>/s.exec(html)?.[0] ?? ""

  test("has its own address, shows contents and facts, and leads to the file's page", async () => {
    const file = await upload("panel.txt", "Oil <b>71</b>")
    const grid = await technician.html(`${issue}?tab=attachments`)
    const id = file.split("/").at(-1)!
    expect(grid).toContain(`href="${issue}?tab=attachments&amp;file=${id}"`)
    expect(panelOf(grid)).toBe("")
    const html = await opened(file, "&view=list&search=panel")
    const panel = panelOf(html)
    expect(panel).toContain("Oil &lt;b&gt;71&lt;/b&gt;")
    expect(panel).toContain(`href="${file}"`)
    expect(panel).toContain(`href="/api${file}/file"`)
    // Closing keeps the arrangement and the search.
    expect(panel).toContain(`href="${issue}?tab=attachments&amp;view=list&amp;search=panel"`)
    const closed = await technician.html(`${issue}?tab=attachments&focus=${id}`)
    expect(/<a id="file-[^>]*autofocus/.exec(closed)?.[0]).toContain(id)
  })

  test("shows a picture, but neither contents nor a download of a file that was found infected", async () => {
    const picture = await upload("panel.png", aPng(30, 30))
    expect(panelOf(await opened(picture))).toContain(`src="${picture}/view"`)
    for (const scan_state of ["IN_PROGRESS", "SERVER_DECLINED"])
      await deps.db
        .updateTable("attachment")
        .set({ scan_state, infection_found: scan_state === "SERVER_DECLINED" })
        .where("id", "=", picture.split("/").at(-1)!)
        .execute()
    const panel = panelOf(await opened(picture))
    expect([panel.includes("/view"), panel.includes("/file"), panel.includes("notice tone-red")]).toEqual([
      false,
      false,
      true,
    ])
  })

  test.each([
    ["no file", "01990000-0000-7000-8000-000000000000"],
    ["no identifier", "..%2F.."],
  ])("says so when its address is of %s", async (_, id) => {
    const html = await technician.html(`${issue}?tab=attachments&file=${id}`)
    expect([panelOf(html), html.includes("This file no longer exists.")]).toEqual(["", true])
  })

  test("does not show a file of another issue", async () => {
    const other = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`
    const html = await opened(await upload("elsewhere.txt", "secret", other))
    expect([panelOf(html), html.includes("secret")]).toEqual(["", false])
  })

  test("is recorded in the audit log when it is opened, not when the page updates by itself", async () => {
    const file = await upload("counted.txt", "Counted once")
    const id = file.split("/").at(-1)!
    const reads = async () =>
      (
        await deps.db
          .selectFrom("audit_entry")
          .select("event")
          .where("object_id", "=", id)
          .where("event", "=", "ATTACHMENT_DOWNLOADED")
          .execute()
      ).length
    expect(panelOf(await opened(file))).toContain("Counted once")
    for (const [address, count] of [
      [`${issue}?tab=attachments&file=${id}`, 1],
      [file, 2],
    ] as const) {
      if (count === 2) expect(await technician.html(address)).toContain("Counted once")
      const update = await (await technician.get(address, { "x-background": "true" })).text()
      expect([await reads(), update.includes("Counted once")]).toEqual([count, false])
    }
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
    ["a changed direction of text", "a\u202evsc.csv", "Contains invisible characters"],
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
    expect([late.status, (await late.text()).includes("notice tone-red")]).toEqual([422, true])
    expect((await storedName(file))[0]).toBe("first.csv")
    expect((await technician.post(`${file}/rename`, { fileName: "third.csv", version: "2" })).status).toBe(
      403,
    )
  })
})

describe("the archive of an issue's files", () => {
  const newIssue = async () =>
    `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId, { title: "Valve / RV12?" })}`
  const change = (file: string, values: object) =>
    deps.db.updateTable("attachment").set(values).where("id", "=", file.split("/").at(-1)!).execute()
  const downloads = async (file: string) =>
    deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", file.split("/").at(-1)!)
      .where("event", "=", "ATTACHMENT_DOWNLOADED")
      .execute()

  /** Contents by their names. */
  async function unpacked(answer: Response): Promise<Record<string, string>> {
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    return Object.fromEntries(files.map(([name, content]) => [name, new TextDecoder().decode(content)]))
  }

  test("breaks off when the sign-in of its reader ends while it is sent", async () => {
    const home = await newIssue()
    await upload("first.txt", "first", home)
    await upload("second.txt", "second", home)
    const reader = await signInToPages(pages, "technician")
    const content = (await reader.get(`${home}/attachments.zip`)).body!.getReader()
    expect((await content.read()).done).toBe(false)
    await reader.post("/logout", {})
    deps.setTime(new Date(deps.clock().getTime() + SENDING_CHECK_MS))
    const end = await content.read().catch(({ code }) => code)
    expect(end).toBe("NOT_ALLOWED")
  })

  test("holds every file that may be downloaded under a name of its own, and names the others", async () => {
    const home = await newIssue()
    const first = await upload("Readings.txt", "first", home)
    const second = await upload("readings.TXT", "second", home)
    const kept = await upload("kept.txt", "kept here", home)
    const infected = await upload("tool.txt", "infected", home)
    await change(kept, { download_disabled: true })
    await change(infected, { scan_state: "IN_PROGRESS" })
    await change(infected, { scan_state: "SERVER_DECLINED", infection_found: true })
    const tab = await technician.html(`${home}?tab=attachments`)
    expect(tab).toContain(`href="${home}/attachments.zip"`)
    expect(tab).toContain("Download 2 files as ZIP")

    const answer = await technician.get(`${home}/attachments.zip`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"])
    expect(answer.headers.get("content-disposition")).toContain('filename="RV12_.zip"')
    const { "Not included.txt": note, ...files } = await unpacked(answer)
    expect(files).toEqual({ "Readings.txt": "first", "readings (2).TXT": "second" })
    expect(note?.split("\r\n").slice(1, 3).toSorted()).toEqual([
      "kept.txt: “kept.txt” may not be downloaded.",
      "tool.txt: “tool.txt” has not passed the virus scan.",
    ])
    const audited = await Promise.all([first, second, kept, infected].map(downloads))
    expect(audited.map((entries) => entries.length)).toEqual([1, 1, 0, 0])
    expect(audited[0]?.[0]?.details).toMatchObject({ fileName: "Readings.txt", archive: true })
  })

  test("holds what the filters of the tab leave, and no note where nothing is left out", async () => {
    const home = await newIssue()
    await upload("photo.png", aPng(8, 8), home)
    await upload("notes.txt", "Notes", home)
    await upload("more notes.txt", "More", home)
    const tab = await technician.html(`${home}?tab=attachments&kind=document&search=notes`)
    expect(tab).toContain(`href="${home}/attachments.zip?kind=document&amp;search=notes"`)
    expect(tab).toContain("Download 2 files as ZIP")
    const archive = await technician.get(`${home}/attachments.zip?kind=document&search=notes`)
    expect(await unpacked(archive)).toEqual({ "notes.txt": "Notes", "more notes.txt": "More" })
  })

  test("is refused when no file may be downloaded, and to people who may not read the files", async () => {
    const home = await newIssue()
    expect((await technician.get(`${home}/attachments.zip`)).status).toBe(409)
    await change(await upload("kept.txt", "kept here", home), { download_disabled: true })
    expect((await technician.get(`${home}/attachments.zip`)).status).toBe(409)
    const expert = await signInToPages(pages, "expert")
    expect((await expert.get(`${home}/attachments.zip`)).status).toBe(403)
  })

  test("leaves out a file that is damaged in the storage, and closes the file that it reads when its reader leaves", async () => {
    const home = await newIssue()
    const large = new Uint8Array(4 * 1024 * 1024).fill(65)
    for (const name of ["a.txt", "b.txt", "c.txt"]) await upload(name, large, home)
    await upload("damaged.txt", "will be lost", home)
    const lost = await deps.db
      .selectFrom("attachment")
      .select("content_hash")
      .where("file_name", "=", "damaged.txt")
      .executeTakeFirstOrThrow()
    await deps.files.delete(storageKey(lost.content_hash))
    const whole = await unpacked(await technician.get(`${home}/attachments.zip`))
    expect([whole["a.txt"]?.length, whole["c.txt"]?.length]).toEqual([large.length, large.length])
    expect(whole["Not included.txt"]).toContain("damaged.txt: The content of this file is damaged")

    const { get } = deps.files
    let closed = 0
    let opened = 0
    deps.files.get = async (key, sizeBytes) => {
      const reader = (await get(key, sizeBytes))?.getReader()
      opened += 1
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await reader!.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        async cancel() {
          await reader!.cancel()
          closed += 1
        },
      })
    }
    try {
      const reader = (await technician.get(`${home}/attachments.zip`)).body!.getReader()
      await reader.read()
      await reader.read()
      await reader.read()
      await reader.cancel()
      expect({ opened, closed }).toEqual({ opened: 1, closed: 1 })
    } finally {
      deps.files.get = get
    }
  })
})

describe("files from sessions", () => {
  test("are listed under a chip of their own, with the session that they went through", async () => {
    const issueId = await anIssue(deps, p7, technicianId)
    const home = `/devices/${p7}/issues/${issueId}`
    expect(chips(await technician.html(`${home}?tab=attachments`))).toEqual(["All 0 on"])
    const [session, other] = [await aSession(issueId), await aSession(await anIssue(deps, p7, technicianId))]
    await transfer(session, "trend.csv")
    await transfer(session, "alarms.csv")
    await transfer(other, "elsewhere.csv")
    expect(chips(await technician.html(`${home}?tab=attachments`))).toEqual(["All 0 on", "From sessions 2"])
    const html = await technician.html(`${home}?tab=attachments&kind=session&sort=filename`)
    const rows = [...html.matchAll(/<a class="row-link" href="([^"]+)"[^>]*>([^<]+)<\/a>/g)]
    expect(rows.map(([, href, name]) => [href, name])).toEqual([
      [`/dashboard?session=${session}`, "alarms.csv"],
      [`/dashboard?session=${session}`, "trend.csv"],
    ])
    expect(html).toContain("Line panel, ")
  })

  test("are not shown to people who may read the attachments but not the logs", async () => {
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, technicianId)
    await transfer(await aSession(issueId, deviceId), "trend.csv")
    const expertId = await userIdByName(pages, "expert")
    await grantOnDevice(deps, expertId, deviceId, ["DEVICE_READ", "ISSUE_READ", "ATTACHMENT_READ"])
    const expert = await signInToPages(pages, "expert")
    const read = () => expert.html(`/devices/${deviceId}/issues/${issueId}?tab=attachments&kind=session`)
    const without = await read()
    expect([chips(without), without.includes("trend.csv")]).toEqual([["All 0 on"], false])
    await grantOnDevice(deps, expertId, deviceId, ["LOG_READ"])
    expect(await read()).toContain("trend.csv")
  })

  async function aSession(issueId: string, deviceId = p7): Promise<string> {
    const logId = await aLog(deps, issueId, technicianId)
    const interfaceId = await anInterface(deps, deviceId)
    return insertSession(deps.db, {
      ...{ deviceId, issueId, logId, interfaceId, interfaceName: "Line panel", interfaceType: "VNC" },
      ...{ ownerId: technicianId, recordingState: "NONE", startedOn: deps.clock() },
    })
  }

  async function transfer(sessionId: string, filename: string): Promise<void> {
    const viewer = await deps.db
      .insertInto("session_viewer")
      .values({ remote_session_id: sessionId, user_id: technicianId, access_right: "CONTROL" })
      .returning("id")
      .executeTakeFirstOrThrow()
    await aTransferredFile(deps.db, {
      ...{ connectionId: viewer.id, filename, sha256: Buffer.alloc(32, 3), sizeBytes: 9 },
      ...{ createdBy: technicianId, createdOn: deps.clock() },
    })
  }
})

describe("the panel of scan states", () => {
  test("tells a file that waits for the scanner from one that is too large for it and one that it refuses", async () => {
    const home = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`
    const ways: [words: string, ...states: string[]][] = [
      ["Scanner does not answer", "IN_PROGRESS", "SCANNER_UNREACHABLE_DECLINED"],
      ["Too large to scan", "SIZE_TOO_LARGE_DECLINED"],
      ["Refused", "IN_PROGRESS", "SERVER_DECLINED"],
    ]
    for (const [words, ...states] of ways) {
      const scan_state = states.at(-1)!
      const file = await upload(`${scan_state}.txt`, "a", home)
      for (const step of states)
        await deps.db
          .updateTable("attachment")
          .set({ scan_state: step })
          .where("id", "=", file.split("/").at(-1)!)
          .execute()
      const tab = await technician.html(`${home}?tab=attachments&search=${scan_state}`)
      expect([scan_state, tab.includes(`${words}</span>`)]).toEqual([scan_state, true])
    }
  })

  test("counts the files of an issue by what their scan came to, once any of them was scanned", async () => {
    const home = `/devices/${p7}/issues/${await anIssue(deps, p7, technicianId)}`
    const file = await upload("a.txt", "a", home)
    await upload("b.txt", "b", home)
    expect(await technician.html(`${home}?tab=attachments`)).not.toContain("Scan states")
    for (const scan_state of ["IN_PROGRESS", "SERVER_ACCEPTED"])
      await deps.db
        .updateTable("attachment")
        .set({ scan_state })
        .where("id", "=", file.split("/").at(-1)!)
        .execute()
    const html = await technician.html(`${home}?tab=attachments`)
    const panel = html.slice(html.indexOf("Scan states"))
    expect(/Clean<\/span><span class="numeric">(\S+?)<\/span>/.exec(panel)?.[1]).toBe("1")
    expect(/Being scanned<\/span><span class="numeric">(\S+?)<\/span>/.exec(panel)?.[1]).toBe("–")
    const opened = await technician.html(`${home}?tab=attachments&file=${file.split("/").at(-1)}`)
    expect(opened).not.toContain("Scan states")
  })
})
