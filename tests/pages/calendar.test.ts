/** The calendar and its feed. The clock stands at 09:00 UTC on Tuesday, 10.03.2026. */
import { beforeAll, describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import { anIssue, aPlan } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const p5 = await deviceIdByName(pages, "Press P-5")

beforeAll(() =>
  aPlan(deps, p5, technicianId, { title: "Grease daily", startDateTime: "2026-03-12T06:00:00Z" }),
)

describe("the calendar", () => {
  test("shows the week of today with windows, planned occurrences and conflicts in words", async () => {
    const html = await technician.html("/calendar")
    expect(html).toMatch(/week 11, 9\s*–\s*15 March 2026/)
    expect(html).toContain("Tue 10")
    expect(html).toContain("Pressure drops during holding phase")
    expect(html).toMatch(/bar bar-plan[^>]*>/)
    expect(html).toMatch(/Robot cell R-2: “[^”]+” and “[^”]+” overlap on/)
  })

  test("shows one machine, only own work, or another month, as the address says", async () => {
    const one = await technician.html(`/calendar?device=${p5}&date=2026-03-12`)
    expect([one.includes("Grease daily"), one.includes("Pressure drops")]).toEqual([true, false])
    const own = await technician.html("/calendar?own=true")
    expect([own.includes("Pressure drops"), own.includes("Outlet temperature")]).toEqual([true, false])
    const month = await technician.html("/calendar?view=month&date=2026-04-02")
    expect(month).toContain("Grease daily")
    expect(month).toContain("planned occurrences, April 2026")
    expect((await technician.get("/calendar?view=day&date=2026-02-31&device=x")).status).toBe(200)
  })

  test("shows a day by its hours, and under the machines the people with their hours in windows", async () => {
    const day = await technician.html("/calendar?view=day&date=2026-03-10")
    expect(day).toMatch(/planned occurrences, Tuesday,? 10 March 2026</)
    const heads = day.slice(day.indexOf("week-head-hours"), day.indexOf("week-group"))
    expect([...heads.matchAll(/<span>(\d\d:00)<\/span>/g)].map(([, hour]) => hour)).toEqual([
      "00:00",
      "03:00",
      "06:00",
      "09:00",
      "12:00",
      "15:00",
      "18:00",
      "21:00",
    ])
    expect(day).toContain("date=2026-03-11")
    const people = day.slice(day.indexOf("People with work in this time"))
    expect(people).toMatch(
      /<strong[^>]*><span[^>]*>TB<\/span>Tom Berger<\/strong><span class="muted">\d+ h in windows/,
    )
    expect(people).toMatch(/<foreignObject[^>]*><p>Press P-7<\/p>/)
  })

  test("shows nothing of machines that the user may not read", async () => {
    const expert = await signInToPages(pages, "expert")
    await anIssue(deps, p5, technicianId, { title: "Hidden window" })
    expect(await technician.html("/calendar")).toContain("Hidden window")
    for (const path of ["/calendar", `/calendar?device=${p5}`])
      expect(await expert.html(path)).not.toContain("Hidden window")
  })
})

describe("the calendar of a week", () => {
  test("leaves out what overlaps with nothing where only conflicts are asked for, and names each of them", async () => {
    await anIssue(deps, await deviceIdByName(pages, "Lathe D-1"), technicianId, {
      title: "Apart from all",
      activationDateTime: "2026-03-14T06:00:00Z",
    })
    const [all, conflicts] = [
      await technician.html("/calendar"),
      await technician.html("/calendar?conflicts=true"),
    ]
    expect([all.includes("Apart from all"), conflicts.includes("Apart from all")]).toEqual([true, false])
    expect(all).toContain('href="/calendar?date=2026-03-10&amp;conflicts=true"')
    expect(conflicts).toMatch(/Robot cell R-2: “[^”]+” and “[^”]+” overlap on/)
    expect(conflicts).not.toContain("Show only conflicts")
  })

  test("shows a window as one card of the agenda, on the day on which it begins, and counts it on the days after", async () => {
    await anIssue(deps, p5, technicianId, {
      title: "Over the weekend",
      activationDateTime: "2026-03-13T15:00:00Z",
      maintenanceWindowInHours: 48,
    })
    const html = await technician.html("/calendar")
    const agenda = html.slice(html.indexOf("calendar-narrow"))
    const daysWith = (text: string) =>
      agenda
        .split('<section id="day-')
        .slice(1)
        .filter((section) => section.includes(text))
        .map((section) => section.slice(0, "2026-03-13".length))
    expect(daysWith("Over the weekend")).toEqual(["2026-03-13"])
    expect(daysWith("from earlier days")).toContain("2026-03-15")
    expect(agenda).toContain('href="#day-2026-03-13"')
  })
})

test("the calendar of a month names the time of a window on its first and last day, and none between", async () => {
  const times = { activationDateTime: "2026-06-02T06:00:00Z", maintenanceWindowInHours: 52 }
  await anIssue(deps, p5, technicianId, { title: "Three days", ...times })
  const html = await technician.html(`/calendar?view=month&date=2026-06-10&device=${p5}`)
  const shown = [...html.matchAll(/class="month-entry[^>]*>([^<]*Three days)</g)].map(([, text]) => text)
  expect(shown).toEqual([
    "06:00 Press P-5: Three days",
    "Press P-5: Three days",
    "until 10:00 Press P-5: Three days",
  ])
})

describe("the calendar feed", () => {
  const addressIn = (html: string) =>
    /value="http:\/\/localhost(\/calendar\/feed\/[\w-]+\.ics)"/.exec(html)?.[1] ?? ""
  const opened = async () => addressIn(await (await technician.post("/calendar/feed", {}, HTMX)).text())

  test("opens without a sign-in, holds the user's own windows, and is stored as a hash", async () => {
    const path = await opened()
    const answer = await pages.app.request(path)
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    const text = await answer.text()
    expect(text).toContain("SUMMARY:Press P-7: Pressure drops during holding phase")
    expect(text).not.toContain("Outlet temperature")
    const token = path.split("/").at(-1)!.replace(".ics", "")
    const [row] = await deps.db.selectFrom("calendar_feed").selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.token_hash.toString("base64url")).not.toBe(token)
  })

  test("answers 304 to a program that has it, until something changes", async () => {
    const path = await opened()
    const etag = (await pages.app.request(path)).headers.get("etag") ?? ""
    const read = () => pages.app.request(path, { headers: { "if-none-match": etag } })
    expect((await read()).status).toBe(304)
    const id = await anIssue(deps, p7, technicianId, { title: "New in the feed" })
    await deps.db.updateTable("issue").set({ assigned_user_id: technicianId }).where("id", "=", id).execute()
    const changed = await read()
    expect([changed.status, (await changed.text()).includes("New in the feed")]).toEqual([200, true])
  })

  test("is in the language that the user has chosen, else in that of the browser at the latest sign-in", async () => {
    const path = await opened()
    const nameIn = async (languages: { language: string | null; browser_language: string | null }) => {
      await deps.db.updateTable("app_user").set(languages).where("id", "=", technicianId).execute()
      return /X-WR-CALNAME:(.*)\r/.exec(await (await pages.app.request(path)).text())?.[1]
    }
    expect(await nameIn({ language: null, browser_language: "de" })).toBe("Millwright: meine Wartungsfenster")
    expect(await nameIn({ language: "nl", browser_language: "de" })).toBe(
      "Millwright: mijn onderhoudsvensters",
    )
    expect(await nameIn({ language: null, browser_language: null })).toBe(
      "Millwright: my maintenance windows",
    )
  })

  test("has the user's rights at each reading, and is not found while the user may not sign in", async () => {
    const path = await opened()
    const directory = await deps.db
      .insertInto("ldap_provider")
      .values({ name: "Plant", enabled: false })
      .returning("id")
      .executeTakeFirstOrThrow()
    const readAs = async (state: { locked_reason?: string | null; ldap_provider_id?: string | null }) => {
      await deps.db.updateTable("app_user").set(state).where("id", "=", technicianId).execute()
      return (await pages.app.request(path)).status
    }
    expect(await readAs({ locked_reason: null })).toBe(200)
    expect(await readAs({ locked_reason: "BY_ADMIN" })).toBe(404)
    // Kept by a directory that no longer confirms its users.
    expect(await readAs({ locked_reason: null, ldap_provider_id: directory.id })).toBe(404)
    expect(await readAs({ ldap_provider_id: null })).toBe(200)
    const roles = await deps.db.deleteFrom("device_permission").returningAll().execute()
    expect(await (await pages.app.request(path)).text()).not.toContain("Pressure drops")
    await deps.db.insertInto("device_permission").values(roles).execute()
    expect(await (await pages.app.request(path)).text()).toContain("Pressure drops")
  })

  test("says in its dialog whether a calendar program has read it", async () => {
    const path = await opened()
    expect(await technician.dialog("/calendar/feed")).not.toContain("Last read")
    await pages.app.request(path)
    expect(await technician.dialog("/calendar/feed")).toContain("Last read")
  })

  test("notes that it was read at most once an hour", async () => {
    const path = await opened()
    const readAfter = async (minutes: number) => {
      deps.setTime(hoursAfter(TEST_NOW, minutes / 60))
      await pages.app.request(path)
      const [row] = await deps.db.selectFrom("calendar_feed").select("read_on").execute()
      return row?.read_on && (row.read_on.getTime() - TEST_NOW.getTime()) / 60_000
    }
    expect([await readAfter(0), await readAfter(59), await readAfter(61)]).toEqual([0, 0, 61])
    deps.setTime(TEST_NOW)
  })

  test("reaches from windows of two weeks ago to windows in four months", async () => {
    const path = await opened()
    for (const days of [-16, -14, 119, 121]) {
      const id = await anIssue(deps, p7, technicianId, { title: `Window of day ${days}.` })
      const activation_on = hoursAfter(TEST_NOW, days * 24)
      await deps.db
        .updateTable("issue")
        .set({ activation_on, window_hours: 24, window_end_on: hoursAfter(activation_on, 24) })
        .set({ assigned_user_id: technicianId })
        .where("id", "=", id)
        .execute()
    }
    const text = await (await pages.app.request(path)).text()
    expect([...text.matchAll(/Window of day (-?\d+)\./g)].map(([, days]) => days)).toEqual(["-14", "119"])
  })

  test("is void after a new address and after it was revoked", async () => {
    const [first, second] = [await opened(), await opened()]
    expect((await pages.app.request(first)).status).toBe(404)
    expect(await technician.dialog("/calendar/feed")).toContain("A new one replaces it.")
    expect((await technician.post("/calendar/feed/revoke", {})).status).toBe(303)
    expect((await pages.app.request(second)).status).toBe(404)
    expect((await technician.post("/calendar/feed/revoke", {})).status).toBe(404)
    const events = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("event", "like", "CALENDAR_FEED_%")
      .execute()
    expect(new Set(events.map(({ event }) => event))).toEqual(
      new Set(["CALENDAR_FEED_OPENED", "CALENDAR_FEED_REVOKED"]),
    )
  })
})
