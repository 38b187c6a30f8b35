/** The dialog that moves a maintenance window. The clock stands at 09:00 UTC on Tuesday, 10.03.2026. */
import { describe, expect, test } from "bun:test"
import { insertSession } from "../../src/sessions/session/store.ts"
import { aLog, anInterface, anIssue } from "../harness/builders.ts"
import { formWithField } from "../harness/form-fields.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const technicianId = await userIdByName(pages, "technician")
const p5 = await deviceIdByName(pages, "Press P-5")

const issueRow = (id: string) =>
  deps.db.selectFrom("issue").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
const versionIn = (html: string) => Number(/name="version" value="([^"]*)"/.exec(html)?.[1])
const windowOf = (id: string) => `/devices/${p5}/issues/${id}/window`

describe("a bar of the calendar", () => {
  test("has what moving needs where the user may update the issue, and nothing elsewhere", async () => {
    const id = await anIssue(deps, p5, technicianId, { title: "Movable window" })
    const html = await technician.html("/calendar")
    const [, moved] = html.match(new RegExp(`href="/devices/${p5}/issues/${id}" data-move="([^"]*)"`)) ?? []
    const { activation_on, window_hours, extension_hours, version } = await issueRow(id)
    expect(moved).toBe([activation_on.getTime(), window_hours, extension_hours, version].join(" "))
    await deps.db.deleteFrom("device_role_authority").where("authority", "=", "ISSUE_UPDATE").execute()
    const readable = await technician.html("/calendar")
    expect([readable.includes("Movable window"), readable.includes("data-move=")]).toEqual([true, false])
    expect((await technician.get(windowOf(id), HTMX)).status).toBe(403)
    const roles = await deps.db.selectFrom("device_role").select("id").execute()
    const restored = roles.map(({ id: device_role_id }) => ({ device_role_id, authority: "ISSUE_UPDATE" }))
    await deps.db.insertInto("device_role_authority").values(restored).execute()
  })
})

describe("the form of an issue", () => {
  const start = { activationDateTime: "16-03-2026 09:30", maintenanceWindowInHours: "1" }

  test("of a new issue names the windows that it would overlap, by the title that is being typed", async () => {
    const planned = await anIssue(deps, p5, technicianId, { title: "Long planned" })
    const window = { activationDateTime: "16-03-2026 09:00", maintenanceWindowInHours: "2" }
    const { version } = await issueRow(planned)
    await technician.post(windowOf(planned), { ...window, version: String(version) })
    const effects = `/devices/${p5}/issues/effects`
    const named = await technician.post(effects, { ...start, title: "Just typed" }, HTMX)
    expect(await named.text()).toMatch(/“Long planned” and “Just typed” overlap/)
    const unnamed = await technician.post(effects, { ...start, title: " " }, HTMX)
    expect(await unnamed.text()).toMatch(/“Long planned” and “New issue” overlap/)
    const later = { ...start, activationDateTime: "20-03-2026 10:00" }
    expect(await (await technician.post(effects, later, HTMX)).text()).not.toContain("overlap")
    const incomplete = await technician.post(effects, { ...start, maintenanceWindowInHours: "" }, HTMX)
    expect(incomplete.status).toBe(200)
  })

  test("asks for the effects of its window where the issue is new and where it is changed", async () => {
    const id = await anIssue(deps, p5, technicianId)
    expect(await technician.html(`/devices/${p5}/issues/new`)).toContain(
      `hx-post="/devices/${p5}/issues/effects"`,
    )
    expect(await technician.html(`/devices/${p5}/issues/${id}/edit`)).toContain(
      `hx-post="/devices/${p5}/issues/${id}/window/effects"`,
    )
  })
})

describe("the dialog that moves a window", () => {
  test("shows the window before and after, and the windows that it would overlap", async () => {
    const other = await anIssue(deps, p5, technicianId, { title: "Already there" })
    const id = await anIssue(deps, p5, technicianId, { title: "To be moved" })
    await technician.post(windowOf(other), {
      ...{ activationDateTime: "12-03-2026 10:00", maintenanceWindowInHours: "3" },
      version: String((await issueRow(other)).version),
    })
    const near = await technician.dialog(`${windowOf(id)}?start=2026-03-12T12:00:00.000Z&hours=4`)
    expect(near).toContain("10.03.2026 09:00 – 11:00")
    expect(near).toContain("12.03.2026 12:00 – 16:00")
    expect(near).toMatch(/Press P-5: “Already there” and “To be moved” overlap on 12.03.2026 12:00 – 13:00/)
    const after = await technician.dialog(`${windowOf(id)}?start=2026-03-12T13:00:00.000Z&hours=4`)
    expect(after).not.toContain("Already there")
    const typed = await technician.post(
      `${windowOf(id)}/effects`,
      { activationDateTime: "12-03-2026 11:00", maintenanceWindowInHours: "1" },
      HTMX,
    )
    expect(await typed.text()).toContain("Already there")
  })

  test("saves as an update of the issue, goes back to the calendar, and refuses what was changed meanwhile", async () => {
    const id = await anIssue(deps, p5, technicianId)
    const { version } = await issueRow(id)
    const back = "/calendar?view=day&date=2026-03-10"
    const fields = {
      ...{ activationDateTime: "10-03-2026 14:15", maintenanceWindowInHours: "5", back },
      version: String(version),
    }
    const saved = await technician.post(windowOf(id), fields)
    expect([saved.status, saved.headers.get("location")]).toEqual([303, back])
    const row = await issueRow(id)
    expect([row.activation_on.toISOString(), row.window_hours]).toEqual(["2026-03-10T14:15:00.000Z", 5])
    const audited = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("object_id", "=", id)
      .orderBy("id", "desc")
      .executeTakeFirst()
    expect(audited?.event).toBe("ISSUE_CHANGED")
    const late = await technician.post(
      windowOf(id),
      { ...fields, activationDateTime: "10-03-2026 15:00" },
      HTMX,
    )
    const html = await late.text()
    expect([late.status, html.includes("data-reloads"), html.includes("notice tone-red")]).toEqual([
      422,
      true,
      true,
    ])
    expect(versionIn(html)).toBe((await issueRow(id)).version)
    expect((await issueRow(id)).activation_on.toISOString()).toBe("2026-03-10T14:15:00.000Z")
  })

  test("goes back to an address with characters that a header cannot have, and adds no header", async () => {
    const id = await anIssue(deps, p5, technicianId)
    const { version } = await issueRow(id)
    const fields = { activationDateTime: "10-03-2026 14:15", maintenanceWindowInHours: "5" }
    const back = "/calendar?device=Größe – 5\r\nset-cookie: a=b"
    const saved = await technician.post(windowOf(id), { ...fields, back, version: String(version) })
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      "/calendar?device=Gr%C3%B6%C3%9Fe%20%E2%80%93%205%0D%0Aset-cookie:%20a=b",
    ])
    expect(saved.headers.getSetCookie().some((cookie) => cookie.startsWith("a="))).toBe(false)
  })

  test("refuses lengths and times that a window cannot have beside their fields", async () => {
    const id = await anIssue(deps, p5, technicianId)
    const { version } = await issueRow(id)
    const wrong = await technician.post(
      windowOf(id),
      { activationDateTime: "10-03-2051 14:15", maintenanceWindowInHours: "241", version: String(version) },
      HTMX,
    )
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    expect([...html.matchAll(/class="field-error"/g)]).toHaveLength(2)
    expect(versionIn(html)).toBe(version)
    const typed = { activationDateTime: "10-03-2026 14:15", maintenanceWindowInHours: "0" }
    const unversioned = await technician.post(windowOf(id), typed, HTMX)
    expect(versionIn(await unversioned.text())).toBe(version)
    expect((await issueRow(id)).version).toBe(version)
  })

  test("goes back to the issue where the address is not the calendar's", async () => {
    const id = await anIssue(deps, p5, technicianId)
    const { version } = await issueRow(id)
    for (const [at, back] of ["https://evil.example/calendar", "/calendar/feed/revoke", "//evil"].entries()) {
      const fields = { maintenanceWindowInHours: String(at + 3), version: String(version + at), back }
      const saved = await technician.post(windowOf(id), {
        ...fields,
        activationDateTime: "10-03-2026 09:00",
      })
      expect(saved.headers.get("location")).toBe(`/devices/${p5}/issues/${id}`)
    }
  })

  test("counts the votes that begin again, which the move then resets", async () => {
    const { id, device_id } = await deps.db
      .selectFrom("issue")
      .select(["id", "device_id"])
      .where("state", "=", "APPROVAL_PENDING")
      .executeTakeFirstOrThrow()
    const administrator = await signInToPages(pages, "administrator")
    const path = `/devices/${device_id}/issues/${id}/window`
    const question = `${path}?start=2026-03-20T09:00:00.000Z&hours=2`
    const html = await administrator.dialog(question)
    expect(html).toContain("1 vote is reset.")
    expect(html).toContain("needs approval again")
    const saved = await administrator.html(`/devices/${device_id}/issues/${id}/edit`)
    const assignee = await userIdByName(pages, "administrator")
    const effectsOf = async (typed: Record<string, string>) => {
      const fields = { ...formWithField(saved, "issueType").fields, ...typed }
      return (await administrator.post(`${path}/effects`, fields, HTMX)).text()
    }
    expect(await effectsOf({ assignedUserId: assignee })).not.toContain("needs approval again")
    expect(await effectsOf({ priority: "HIGH" })).toContain("needs approval again")
    expect(await effectsOf({ description: "<p>Another text</p>" })).toContain("needs approval again")
    const { version } = await issueRow(id)
    const fields = { activationDateTime: "20-03-2026 09:00", maintenanceWindowInHours: "2" }
    await administrator.post(path, { ...fields, version: String(version) })
    expect((await issueRow(id)).state).toBe("APPROVAL_PENDING")
    expect(await administrator.dialog(question)).not.toContain("vote is reset")
  })

  test("counts the running sessions that end, unless the new window is open too", async () => {
    const id = await anIssue(deps, p5, technicianId)
    const logId = await aLog(deps, id, technicianId)
    const interfaceId = await anInterface(deps, p5)
    await insertSession(deps.db, {
      ...{ deviceId: p5, issueId: id, logId, interfaceId, interfaceName: "Panel", interfaceType: "VNC" },
      ...{ ownerId: technicianId, recordingState: "NONE", startedOn: deps.clock() },
    })
    const later = await technician.dialog(`${windowOf(id)}?start=2026-03-11T09:00:00.000Z&hours=2`)
    expect(later).toContain("1 running remote session ends.")
    const edited = formWithField(
      await technician.html(`/devices/${p5}/issues/${id}/edit`),
      "issueType",
    ).fields
    const endings = async (typed: Record<string, string>) => {
      const answer = await technician.post(`${windowOf(id)}/effects`, { ...edited, ...typed }, HTMX)
      return (await answer.text()).includes("1 running remote session ends.")
    }
    expect(await endings({})).toBe(false)
    expect(await endings({ enableRemoteAccess: "false" })).toBe(true)
    expect(await endings({ assignedUserId: await userIdByName(pages, "administrator") })).toBe(true)
    const longer = await technician.dialog(`${windowOf(id)}?start=2026-03-10T08:00:00.000Z&hours=8`)
    expect(longer).not.toContain("running remote session")
  })
})
