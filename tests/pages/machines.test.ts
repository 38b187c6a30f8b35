/** The list of machines with the tree of their groups, a machine's book, and the pages of an issue's files. */
import { describe, expect, test } from "bun:test"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { aDevice, aDeviceGroup, aLog, anIssue, aPlan } from "../harness/builders.ts"
import {
  deviceIdByName,
  HTMX,
  issueFields,
  newIssue,
  newLog,
  signInToPages,
  testPages,
} from "../harness/pages.ts"
import { aUser, grantOnDevice, uniqueName } from "../harness/users.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const p7 = await deviceIdByName(pages, "Press P-7")

const namesIn = (html: string) =>
  [...html.matchAll(/class="row-link"[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name)
const groupIdByName = async (name: string) =>
  (await deps.db.selectFrom("device_group").select("id").where("name", "=", name).executeTakeFirstOrThrow())
    .id

const aConnector = (groupId: string, reported: { last_connected_on?: Date; last_disconnected_on?: Date }) =>
  deps.db
    .insertInto("connector")
    .values({ device_group_id: groupId, type: "DEDICATED", serial: uniqueName("C"), ...reported })
    .execute()
const textOf = (html: string) => html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ")
const totalsIn = (html: string) =>
  textOf(/<span id="machine-totals".*?<\/span>/s.exec(html)?.[0] ?? "").trim()

describe("the list of machines", () => {
  test("finds a machine by its name without separators", async () => {
    expect(namesIn(await technician.html("/devices?search=p7"))).toEqual(["Press P-7"])
  })

  test("shows the machines of a group and of all groups below it", async () => {
    const parentId = await aDeviceGroup(deps)
    const childId = await aDeviceGroup(deps, parentId)
    await aDevice(deps, { name: "In the group", deviceGroupId: parentId })
    await aDevice(deps, { name: "Below the group", deviceGroupId: childId })
    const html = await administrator.html(`/devices?group=${parentId}`)
    expect(namesIn(html)).toEqual(["Below the group", "In the group"])
    expect(namesIn(await administrator.html(`/devices?group=${childId}`))).toEqual(["Below the group"])
  })

  test("shows the next plan of a machine, also in its file, only to users who may read its issues", async () => {
    const { id: reader } = await deps.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "technician")
      .executeTakeFirstOrThrow()
    const deviceId = await aDevice(deps, { name: "Planned machine" })
    await aPlan(deps, deviceId, reader, { title: "Regrease axis 9" })
    const list = "/devices?search=Planned"
    await grantOnDevice(deps, reader, deviceId, ["DEVICE_READ"])
    const withoutIssues = await technician.html(list)
    expect(namesIn(withoutIssues)).toEqual(["Planned machine"])
    expect(withoutIssues).not.toContain("Regrease axis 9")
    const planInFile = async () => {
      const file = await technician.get("/devices/export.csv?search=Planned")
      return (await file.text()).trim().split(",").at(-2)
    }
    expect(await planInFile()).toBe("")
    await grantOnDevice(deps, reader, deviceId, ["ISSUE_READ"])
    expect(await technician.html(list)).toContain("Regrease axis 9")
    expect(await planInFile()).toMatch(/\d{4}/)
    expect(await administrator.html(list)).toContain("Regrease axis 9")
  })

  test("is narrowed to machines with open issues, and to those whose window is open", async () => {
    const names = namesIn(await technician.html("/devices?open=true"))
    expect(names).toContain("Press P-7")
    expect(names).not.toContain("Press P-1")
    const later = issueFields({ activationDateTime: "20-03-2026 08:00" })
    const p1 = await deviceIdByName(pages, "Press P-1")
    await technician.post(`/devices/${p1}/issues/new`, later)
    expect(namesIn(await technician.html("/devices?open=true"))).toContain("Press P-1")
    expect(namesIn(await technician.html("/devices?window=true"))).not.toContain("Press P-1")
  })

  test("is narrowed by the state of the connector that counts, also an inherited one", async () => {
    const groupId = await aDeviceGroup(deps)
    await aDevice(deps, { name: "Behind a connector", deviceGroupId: await aDeviceGroup(deps, groupId) })
    await aDevice(deps, { name: "Behind none" })
    await aConnector(groupId, { last_connected_on: deps.clock() })
    const found = async (state: string) =>
      namesIn(await administrator.html(`/devices?search=behind&connector=${state}`))
    expect(await found("CONNECTED")).toEqual(["Behind a connector"])
    expect(await found("PENDING")).toEqual([])
  })

  test("shows in the tree only groups with machines that the user may read, each with their number, and opens a single one at the top", async () => {
    const userId = await aUser(deps, { name: "one-machine" })
    await grantOnDevice(deps, userId, p7, ["DEVICE_READ"])
    const hall = await groupIdByName("Press shop")
    const { groupTree } = await import("../../src/machines/devicegroups/store-tree.ts")
    const [top, ...below] = (await groupTree(deps.db, userId, [])).nodes
    expect([top?.name, top?.deviceCount, top?.hasChildren]).toEqual(["Plant Rotterdam", 1, true])
    expect(
      below.map(({ id, parentId, deviceCount, hasChildren }) => [id, parentId, deviceCount, hasChildren]),
    ).toEqual([[hall, top?.id ?? null, 1, false]])
  })

  test("counts the machines that the user may read, their groups, and those behind a disconnected connector", async () => {
    const [first, second] = [await aDeviceGroup(deps), await aDeviceGroup(deps)]
    const deviceIds = await Promise.all(
      [first, first, second].map((deviceGroupId) => aDevice(deps, { deviceGroupId })),
    )
    await aDevice(deps, { deviceGroupId: second })
    const reader = await aReader(["DEVICE_READ"], deviceIds)
    expect(totalsIn(await reader.html("/devices"))).toBe("3 machines in 2 groups")
    const [connected, now] = [new Date(0), deps.clock()]
    await aConnector(second, { last_connected_on: connected, last_disconnected_on: now })
    const totals = totalsIn(await reader.html("/devices?search=nothing"))
    expect(totals).toBe("3 machines in 2 groups · 1 with its connector disconnected")
  })

  test("describes the chosen group, with its settings for those who may read them", async () => {
    const parentId = await aDeviceGroup(deps)
    await aConnector(parentId, { last_connected_on: deps.clock() })
    const groupId = await aDeviceGroup(deps, parentId)
    await deps.db
      .updateTable("device_group")
      .set({ location: "Hall 9, north" })
      .where("id", "=", groupId)
      .execute()
    const { id } = await deps.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "technician")
      .executeTakeFirstOrThrow()
    await grantOnDevice(deps, id, await aDevice(deps, { deviceGroupId: groupId }), ["DEVICE_READ"])
    const html = await technician.html(`/devices?group=${groupId}`)
    expect(html).toContain("Hall 9, north")
    expect(textOf(html)).toMatch(/Connector: Connected since .*inherited from/)
    expect(html).not.toContain(`${groupId}/info`)
    expect(await administrator.html(`/devices?group=${groupId}`)).toContain(`${groupId}/info`)
  })

  test("does not name a group of machines that the user may not read", async () => {
    const groupId = await aDeviceGroup(deps)
    await aDevice(deps, { deviceGroupId: groupId })
    const { name } = await deps.db
      .selectFrom("device_group")
      .select("name")
      .where("id", "=", groupId)
      .executeTakeFirstOrThrow()
    const html = await technician.html(`/devices?group=${groupId}`)
    expect(html).not.toContain(name)
  })

  test("is a file of what search and filters show", async () => {
    const groupId = await aDeviceGroup(deps)
    for (const [name, type] of [
      ["Mill 10", "FZ-500"],
      ["Mill 9", "FZ-500"],
      ["Mill 1", "Other"],
    ] as const)
      await aDevice(deps, { name, type, deviceGroupId: groupId })
    const answer = await administrator.get(`/devices/export.csv?group=${groupId}&search=fz-5&page=7`)
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Machines .*\.csv"/)
    const [head, ...lines] = (await answer.text()).trim().split("\r\n")
    expect(head).toStartWith("Name,Manufacturer,Type,")
    expect(lines.map((line) => line.split(",").slice(0, 3))).toEqual([
      ["Mill 9", "", "FZ-500"],
      ["Mill 10", "", "FZ-500"],
    ])
  })

  test("loads a branch of the tree when it is opened", async () => {
    const plant = await groupIdByName("Plant Rotterdam")
    const branch = await technician.dialog(`/devices/tree?parent=${plant}`)
    expect(branch).toStartWith("<li>")
    expect(branch).toContain("Press shop")
  })
})

describe("a machine's book", () => {
  test("counts a year's issues and the faults among them in the singular and the plural", async () => {
    const deviceId = await aDevice(deps, { name: "Seldom at fault" })
    const counted = async () =>
      /\d+, of them \d+ \w+/.exec(await administrator.html(`/devices/${deviceId}`))?.[0]
    await newIssue(administrator, deviceId, { issueType: "ERROR" })
    expect(await counted()).toBe("1, of them 1 fault")
    await newIssue(administrator, deviceId, { issueType: "ERROR" })
    expect(await counted()).toBe("2, of them 2 faults")
  })

  test("shows only the tabs whose contents the user may read, and refuses the others", async () => {
    const reader = await aReader(["DEVICE_READ", "LOG_READ"])
    const html = await reader.html(`/devices/${p7}`)
    expect(html).toContain("?tab=sessions")
    expect(html).not.toContain("?tab=files")
    expect((await reader.get(`/devices/${p7}?tab=files`)).status).toBe(403)
    expect((await reader.get(`/devices/${p7}/issues`)).status).toBe(403)
  })

  test("shows logs without a link to their issue to a user who may not read issues", async () => {
    const html = await (await aReader(["DEVICE_READ", "LOG_READ"])).html(`/devices/${p7}`)
    expect(html).toContain("Checked valve block Y12")
    expect(html).toMatch(/in <strong>Pressure drops during holding phase<\/strong>/)
  })

  test("says that a new machine's book is empty, and offers the first issue", async () => {
    const html = await administrator.html(`/devices/${await aDevice(deps)}`)
    expect(html).toContain("Nothing has happened yet.")
  })

  test("ignores a cursor that is none", async () => {
    const newest = await technician.html(`/devices/${p7}`)
    const entries = (html: string) => html.match(/class="book-entry"/g)?.length
    expect(entries(await technician.html(`/devices/${p7}?before=tomorrow`))).toBe(entries(newest))
  })

  test("has a label whose code is the address of the book", async () => {
    const html = await technician.html(`/devices/${p7}/label`)
    expect(html).toContain(`/devices/${p7}</span>`)
    expect(html).toContain('role="img"')
  })
})

describe("files of an issue", () => {
  const BODY = "<script>alert(1)</script>"

  test("are shown as text without their markup, downloaded under their name, and deleted after a confirmation", async () => {
    const path = `${await newIssue(technician, p7)}/attachments`
    const file = `${path}/${await upload(path, "report.txt", BODY)}`
    const html = await technician.html(file)
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(html).not.toContain(BODY)
    expect((await technician.get(`${file}/view`)).status).toBe(404)
    expect(await administrator.dialog(`${file}/delete`)).toContain("report.txt is deleted for everyone.")
    expect((await administrator.post(`${file}/delete`, {}, HTMX)).status).toBe(200)
    expect((await technician.get(file)).status).toBe(404)
  })

  test("with a disabled download open in no viewer that saves, and are not downloaded", async () => {
    const path = `${await newIssue(technician, p7)}/attachments`
    const file = `${path}/${await upload(path, "manual.pdf", "%PDF-1.7")}`
    expect((await technician.get(`${file}/view`)).headers.get("content-disposition")).toBe("inline")
    const version = /name="version" value="(\d+)"/.exec(await administrator.html(file))?.[1] ?? ""
    await administrator.post(`${file}/download`, { version, disabled: "true" })
    expect((await technician.get(`/api${file}/file`)).status).toBe(409)
    expect((await technician.get(`${file}/view`)).status).toBe(404)
  })

  async function upload(path: string, name: string, content: string): Promise<string> {
    const body = new FormData()
    body.append("file", new File([content], name))
    const headers = { cookie: technician.cookie, "x-csrf-token": technician.csrf }
    const answer = await pages.app.request(`/api${path}`, { method: "POST", headers, body })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
})

describe("the field for a log on an issue's page", () => {
  test("saves the log and returns to the issue, without script too", async () => {
    const userId = (await deps.db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow()).id
    const issue = `/devices/${p7}/issues/${await anIssue(deps, p7, userId)}`
    const fields = { title: "Valve changed", description: "<p>New <b>RV-12</b></p>", descriptionForm: "html" }
    const saved = await technician.post(`${issue}/logs`, fields)
    expect(saved.headers.get("location")).toBe(issue)
    expect(await technician.html(issue)).toContain("<p>New <b>RV-12</b></p>")
  })

  test("is not offered without the right to write logs", async () => {
    const userId = (await deps.db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow()).id
    const issueId = await anIssue(deps, p7, userId)
    await aLog(deps, issueId, userId, "Only to read")
    const reader = await aReader(["DEVICE_READ", "ISSUE_READ", "LOG_READ"])
    const html = await reader.html(`/devices/${p7}/issues/${issueId}`)
    expect(html).toContain("Only to read")
    expect(html).not.toContain("log-composer")
  })
})

describe("closing an issue", () => {
  test("saves the text of the dialog as the issue's last log", async () => {
    const issue = await newIssue(technician, p7)
    await technician.post(`${issue}/close`, { reason: "DONE", text: "Seal <replaced>" })
    const html = await technician.html(issue)
    expect(html).toContain("Issue closed: Done")
    expect(html).toContain("Seal &lt;replaced&gt;")
  })
})

describe("deleting a log", () => {
  test("is refused in the dialog for a log with remote sessions", async () => {
    const log = await deps.db
      .selectFrom("work_log")
      .innerJoin("issue", "issue.id", "work_log.issue_id")
      .select(["work_log.id", "issue.id as issueId", "issue.device_id as deviceId"])
      .where("work_log.title", "=", "Checked valve block Y12")
      .executeTakeFirstOrThrow()
    const path = `/devices/${log.deviceId}/issues/${log.issueId}/logs/${log.id}`
    await deps.db
      .insertInto("remote_session")
      .values({
        ...{ device_id: log.deviceId, issue_id: log.issueId, work_log_id: log.id, interface_name: "Panel" },
        ...{ interface_type: "VNC", state: "COMPLETED", ended_on: deps.clock(), started_on: deps.clock() },
        owner_id: (await deps.db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow()).id,
      })
      .execute()
    const refused = await administrator.post(`${path}/delete`, {}, HTMX)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("notice tone-red")
    expect((await administrator.get(path)).status).toBe(200)
  })
})

let readers = 0
const PASSWORD = "Reader-password-1!"

/** A user with these authorities on P-7 alone, signed in. */
async function aReader(authorities: readonly DeviceAuthority[], deviceIds: readonly string[] = [p7]) {
  const username = `book-reader-${++readers}`
  const made = await pages.app.request("/api/users", {
    method: "POST",
    headers: {
      cookie: administrator.cookie,
      "x-csrf-token": administrator.csrf,
      "content-type": "application/json",
    },
    body: JSON.stringify({ username, password: PASSWORD, email: `${username}@example.com` }),
  })
  const { id } = (await made.json()) as { id: string }
  for (const deviceId of deviceIds) await grantOnDevice(deps, id, deviceId, authorities)
  return signInToPages(pages, username, PASSWORD)
}

test("texts are excerpts in a machine's book, and whole on its printed history", async () => {
  const issue = await newIssue(technician, p7, { title: "Long story" })
  const description = `<p>${"Pressure held. ".repeat(40)}</p><p>The very end</p>`
  await newLog(technician, issue, { title: "All of it", descriptionForm: "html", description })
  const book = await technician.html(`/devices/${p7}`)
  expect([book.includes("All of it"), book.includes("The very end")]).toEqual([true, false])
  expect(await technician.html(`/devices/${p7}/history`)).toContain("<p>The very end</p>")
})
