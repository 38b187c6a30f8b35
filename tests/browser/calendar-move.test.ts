/** Moving windows in the calendar with a pointer and with keys. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Locator, Page } from "playwright-core"
import { anIssue } from "../harness/builders.ts"
import { deviceIdByName, passwordOf, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

/** Shown is the day of the tests' clock, 10.03.2026, on which windows of `anIssue` last from 09:00 to 11:00 UTC. */
const DAY = "/calendar?view=day&date=2026-03-10"

const pages = await testPages()
const technicianId = await userIdByName(pages, "technician")
const p5 = await deviceIdByName(pages, "Press P-5")
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** Opens the calendar as the technician, with the script of the calendar running. */
async function openCalendar(page: Page) {
  await page.goto(`${address}/login?target=${encodeURIComponent(DAY)}`)
  await page.fill("[name=username]", "technician")
  await page.fill("[name=password]", passwordOf("technician"))
  const stream = page.waitForResponse((response) => response.url().includes("/live?"))
  await page.keyboard.press("Enter")
  await page.waitForURL(address + DAY)
  await stream
  await page.waitForLoadState("networkidle")
}

async function anOwnIssue(title: string): Promise<string> {
  return anIssue(pages.deps, p5, technicianId, { title })
}

async function windowOf(id: string): Promise<[start: string, hours: number]> {
  const row = await pages.deps.db
    .selectFrom("issue")
    .select(["activation_on", "window_hours"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return [row.activation_on.toISOString(), row.window_hours]
}

const barOf = (page: Page, id: string) => page.locator(`a[data-move][href$="${id}"] .bar`).first()

async function boxOf(bar: Locator) {
  const box = await bar.boundingBox()
  if (!box) throw new Error("the bar is not drawn")
  return box
}

/** Width of an hour in pixels: the lane shows one day. */
async function hourWidth(page: Page) {
  const { width } = await boxOf(page.locator(".week-lane").first())
  return width / 24
}

/** Percent of the lane. */
async function placeOf(bar: Locator) {
  const [x, width] = await Promise.all(["x", "width"].map((name) => bar.getAttribute(name)))
  return { x: Number.parseFloat(x ?? ""), width: Number.parseFloat(width ?? "") }
}

/** Presses the bar at a share of its width and drags it by hours; the button stays down. */
async function drag(page: Page, id: string, share: number, hours: number) {
  const { x, y, width, height } = await boxOf(barOf(page, id))
  const [from, middle] = [x + width * share, y + height / 2]
  await page.mouse.move(from, middle)
  await page.mouse.down()
  await page.mouse.move(from + (hours * (await hourWidth(page))) / 2, middle)
  await page.mouse.move(from + hours * (await hourWidth(page)), middle)
}

const dialog = (page: Page) => page.locator("dialog#move-window:modal")

describe("a window of the calendar", () => {
  test("is dragged to another time, which the dialog names and saves", async () => {
    const id = await anOwnIssue("Dragged window")
    await using story = await newPage({ timezoneId: "UTC" })
    const { page } = story
    await openCalendar(page)
    await drag(page, id, 0.5, 3.1)
    await page.waitForSelector("#move-status >> text=12:00")
    await page.mouse.up()
    await dialog(page).waitFor()
    expect(await dialog(page).locator("[name=activationDateTime]").inputValue()).toBe("10-03-2026 12:00")
    const loaded = page.waitForEvent("load")
    await page.keyboard.press("Enter")
    await loaded
    await page.waitForSelector(".toast >> text=The window has been moved.")
    expect(await windowOf(id)).toEqual(["2026-03-10T12:00:00.000Z", 2])
    await page.waitForFunction((end) => document.activeElement?.getAttribute("href")?.endsWith(end), id)
  })

  test("gets longer by its end, and stays where it is after Escape", async () => {
    const id = await anOwnIssue("Longer window")
    await using story = await newPage({ timezoneId: "UTC" })
    const { page } = story
    await openCalendar(page)
    const before = await placeOf(barOf(page, id))
    await drag(page, id, 0.99, 2)
    await page.waitForSelector("#move-status >> text=13:00, 4 h")
    const longer = await placeOf(barOf(page, id))
    expect(longer.x).toBeCloseTo(before.x, 1)
    expect(longer.width).toBeCloseTo(2 * before.width, 1)
    await page.keyboard.press("Escape")
    expect(await placeOf(barOf(page, id))).toEqual(before)
    await page.mouse.up()
    expect(new URL(page.url()).pathname).toBe("/calendar")
    expect(await windowOf(id)).toEqual(["2026-03-10T09:00:00.000Z", 2])
  })

  test("goes back when the dialog is left, and updates wait while it is held", async () => {
    const id = await anOwnIssue("Held window")
    await using story = await newPage({ timezoneId: "UTC" })
    const { page } = story
    await openCalendar(page)
    const before = await placeOf(barOf(page, id))
    await drag(page, id, 0.5, 4)
    const held = await placeOf(barOf(page, id))
    const requested: string[] = []
    page.on("request", (request) => requested.push(request.url()))
    const change = await page.evaluateHandle(() => {
      // Updates begin in a timer of the same event.
      const changed = new Promise((done) =>
        document.addEventListener("millwright:change", () => setTimeout(done), { once: true }),
      )
      return { changed }
    })
    await pages.deps.db.updateTable("issue").set({ title: "New title" }).where("id", "=", id).execute()
    pages.deps.publish({ kind: "issue", id })
    await change.evaluate(({ changed }) => changed)
    expect(requested).not.toContain(address + DAY)
    expect(await placeOf(barOf(page, id))).toEqual(held)
    await page.mouse.up()
    await dialog(page).waitFor()
    await page.keyboard.press("Escape")
    await page.locator(`a[data-move][href$="${id}"] p`, { hasText: "New title" }).first().waitFor()
    expect(await placeOf(barOf(page, id))).toEqual(before)
  })

  test("is moved by keys alone: M, arrows, plus, Enter", async () => {
    const id = await anOwnIssue("Window by keys")
    await using story = await newPage({ timezoneId: "UTC" })
    const { page } = story
    await openCalendar(page)
    await page.locator(`a[data-move][href$="${id}"]`).first().focus()
    await page.keyboard.press("m")
    await page.waitForSelector("#move-status >> text=/Window by keys.*: left and right arrow/")
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "+"]) await page.keyboard.press(key)
    await page.waitForSelector("#move-status >> text=/Wed 11\\.03\\.2026 .*12:30, 3 h/")
    await page.keyboard.press("Enter")
    await dialog(page).waitFor()
    const loaded = page.waitForEvent("load")
    await page.keyboard.press("Enter")
    await loaded
    expect(await windowOf(id)).toEqual(["2026-03-11T09:30:00.000Z", 3])
  })

  test("has a label that ends in an ellipsis where its room ends", async () => {
    await using narrow = await newPage({ viewport: { width: 768, height: 900 } })
    await anOwnIssue("Change the hydraulic filter and the seals of the cylinder")
    await openCalendar(narrow.page)
    const label = narrow.page.locator(".week-lane p", { hasText: "Change the hydraulic filter" }).first()
    const room = await label.evaluate((element) => ({
      isCut: element.scrollWidth > element.clientWidth,
      end: getComputedStyle(element).textOverflow,
    }))
    expect(room).toEqual({ isCut: true, end: "ellipsis" })
  })

  test("opens its issue by a click", async () => {
    const id = await anOwnIssue("Clicked window")
    await using story = await newPage({ timezoneId: "UTC" })
    const { page } = story
    await openCalendar(page)
    await barOf(page, id).click()
    await page.waitForURL(`${address}/devices/${p5}/issues/${id}`)
  })
})
