/** Date-time fields by keyboard, mouse and touch: the mask, the calendar, and the message about a date that does not exist. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { BrowserContextOptions, Page } from "playwright-core"
import { toLocalInput } from "../../src/web/texts/local-input.ts"
import { deviceIdByName, servePages, testPages } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)
const FIELD = "#field-activationDateTime"
const CALENDAR = "dialog.date-picker:modal"

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** The form of a new issue with the script of its date field, which holds 24-11-2026 06:30. */
async function formStory(options: BrowserContextOptions = {}) {
  const story = await newPage(options)
  const { page } = story
  const target = `/devices/${p7}/issues/new`
  await signBrowserIn(page, address)
  await page.goto(address + target)
  await page.waitForSelector('link[rel=stylesheet][href*="/dates"]', { state: "attached" })
  await page.fill(FIELD, "24-11-2026 06:30")
  return story
}

const shownIn = (page: Page) => page.inputValue(FIELD)
/** The full date of the day with the focus; browsers differ in the comma after the weekday. */
const focusedDay = (page: Page) =>
  page.evaluate(() => (document.activeElement?.ariaLabel ?? "").replace(",", ""))
const dayOn = (year: number, month: number, day: number) => `[data-day="${Date.UTC(year, month - 1, day)}"]`

describe("a date-time field", () => {
  test("is typed without separators, stepped by arrows and overwritten in place", async () => {
    await using story = await formStory()
    const { page } = story
    await page.fill(FIELD, "")
    await page.locator(FIELD).pressSequentially("2811202622")
    await page.locator(FIELD).pressSequentially("15")
    expect(await shownIn(page)).toBe("28-11-2026 22:15")
    await page.keyboard.press("ArrowDown")
    expect(await shownIn(page)).toBe("28-11-2026 22:14")
    await page.keyboard.press("Home")
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowUp")
    expect(await shownIn(page)).toBe("01-12-2026 22:14")
    await page.keyboard.press("Home")
    await page.keyboard.type("0903")
    expect(await shownIn(page)).toBe("09-03-2026 22:14")
    for (const _ of [1, 2, 3]) await page.keyboard.press("Backspace")
    expect(await shownIn(page)).not.toBe("09-03-2026 22:14")
  })

  test("holds the time of the browser's zone on the first page that the browser loads, and is saved as it reads", async () => {
    await using story = await newPage({ timezoneId: "Asia/Tokyo" })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(`${address}/devices/${p7}/issues/new`)
    const shown = toLocalInput(pages.deps.clock(), "Asia/Tokyo")
    await page.waitForFunction(
      ([field, text]) => {
        const input = document.querySelector<HTMLInputElement>(field)
        return input?.value === text && input.defaultValue === text
      },
      [FIELD, shown] as const,
    )
    await page.fill("#field-title", "Saved on the first page")
    await page.click('#issue-form button[type="submit"]')
    await page.waitForURL(/issues\/[0-9a-f-]{36}$/)
    const saved = await pages.deps.db
      .selectFrom("issue")
      .select("activation_on")
      .where("title", "=", "Saved on the first page")
      .executeTakeFirstOrThrow()
    expect(toLocalInput(saved.activation_on, "Asia/Tokyo")).toBe(shown)
  })

  test("names a date that does not exist on leaving it, and not any more once it is corrected", async () => {
    await using story = await formStory()
    const { page } = story
    await page.fill(FIELD, "31-02-2026 10:00")
    await page.locator(FIELD).press("Tab")
    const error = page.locator(`${FIELD}-error`)
    await error.waitFor()
    expect(await error.textContent()).toContain("DD-MM-YYYY HH:mm")
    expect(await page.getAttribute(FIELD, "aria-describedby")).toContain("field-activationDateTime-error")
    expect(await page.getAttribute(FIELD, "aria-invalid")).toBe("true")
    await page.fill(FIELD, "28-02-2026 10:00")
    await page.locator(FIELD).press("Tab")
    await error.waitFor({ state: "detached" })
    expect(await page.getAttribute(FIELD, "aria-invalid")).toBeNull()
  })

  test("is chosen from the calendar with the keyboard alone", async () => {
    await using story = await formStory()
    const { page } = story
    const opener = page.locator("[data-calendar]")
    await opener.press("Enter")
    await page.waitForSelector(CALENDAR)
    expect(await focusedDay(page)).toBe("Tuesday 24 November 2026")
    expect(await axeViolations(page)).toEqual([])
    for (const [key, day] of [
      ["ArrowRight", "Wednesday 25 November 2026"],
      ["ArrowDown", "Wednesday 2 December 2026"],
      ["Home", "Monday 30 November 2026"],
      ["End", "Sunday 6 December 2026"],
      ["PageDown", "Wednesday 6 January 2027"],
      ["Shift+PageDown", "Thursday 6 January 2028"],
      ["PageUp", "Monday 6 December 2027"],
    ] as const) {
      await page.keyboard.press(key)
      expect([key, await focusedDay(page)]).toEqual([key, day])
    }
    expect(await page.textContent(`${CALENDAR} [role=status]`)).toBe("December 2027")
    await page.keyboard.press("Escape")
    await page.waitForSelector(CALENDAR, { state: "detached" })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await shownIn(page)).toBe("24-11-2026 06:30")
    await page.locator(FIELD).press("Alt+ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await page.waitForSelector(CALENDAR, { state: "detached" })
    expect(await shownIn(page)).toBe("17-11-2026 06:30")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(FIELD.slice(1))
  })

  test("is chosen from the calendar with the mouse: month, day, hour and minute", async () => {
    await using story = await formStory()
    const { page } = story
    await page.click("[data-calendar]")
    const calendar = page.locator(CALENDAR)
    await calendar.getByRole("button", { name: "Next month" }).click()
    await calendar.locator(dayOn(2026, 12, 31)).click()
    expect(await shownIn(page)).toBe("24-11-2026 06:30")
    await calendar.locator("[name=hour]").selectOption("22")
    await calendar.locator("[name=minute]").selectOption("5")
    await calendar.locator("[name=year]").selectOption("2030")
    await calendar.locator(dayOn(2030, 12, 31)).click()
    await calendar.getByRole("button", { name: "Apply" }).click()
    await calendar.waitFor({ state: "detached" })
    expect(await shownIn(page)).toBe("31-12-2030 22:05")
    await page.click("[data-calendar]")
    await page.mouse.click(5, 5)
    await calendar.waitFor({ state: "detached" })
    expect(await shownIn(page)).toBe("31-12-2030 22:05")
  })

  test("is chosen by touch on a telephone with targets of 44 px, and is saved", async () => {
    await using story = await formStory({
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    })
    const { page } = story
    await page.fill("#field-title", "Chosen by touch")
    await page.tap("[data-calendar]")
    await page.waitForSelector(CALENDAR)
    const sizes = await page.$$eval(`${CALENDAR} :is(td, button, select)`, (targets) =>
      targets.map((target) => target.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    )
    expect(sizes.filter(([width = 0, height = 0]) => width < 44 || height < 44)).toEqual([])
    await page.tap(dayOn(2026, 11, 27))
    await page.tap("[data-apply]")
    await page.waitForSelector(CALENDAR, { state: "detached" })
    await page.tap('#issue-form button[type="submit"]')
    await page.waitForURL(/issues\/[0-9a-f-]{36}$/)
    const saved = await pages.deps.db
      .selectFrom("issue")
      .select("activation_on")
      .where("title", "=", "Chosen by touch")
      .executeTakeFirstOrThrow()
    expect(saved.activation_on.toISOString()).toBe("2026-11-27T05:30:00.000Z")
  })

  test.each([
    ["de", "Dienstag 24. November 2026", "Mo"],
    ["nl", "dinsdag 24 november 2026", "ma"],
  ])("has a calendar in %s whose weeks begin on Monday", async (locale, day, monday) => {
    await using story = await formStory({ locale })
    const { page } = story
    await page.click("[data-calendar]")
    await page.waitForSelector(CALENDAR)
    expect(await focusedDay(page)).toBe(day)
    expect((await page.locator(`${CALENDAR} th`).allTextContents())[0]).toBe(monday)
  })
})
