/** Forms under double clicks, two tabs, a lost connection and the back button: saved once, and no input is lost. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { eventually } from "../harness/eventually.ts"
import { deviceIdByName, servePages, testPages } from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)
const NEW_ISSUE = `${address}/devices/${p7}/issues/new`
const TITLE = "#issue-form #field-title"
const SAVE = '#issue-form button[type="submit"]'
const ISSUE_PAGE = /\/issues\/[0-9a-f-]{36}$/

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

async function createIssue(page: Page, title: string): Promise<string> {
  await page.goto(NEW_ISSUE)
  await page.fill(TITLE, title)
  await page.click(SAVE)
  await page.waitForURL((url) => ISSUE_PAGE.test(url.pathname))
  return page.url()
}

const issuesTitled = (title: string) =>
  pages.deps.db.selectFrom("issue").select(["id", "title"]).where("title", "=", title).execute()

describe("a form", () => {
  test("that is submitted twice by a double click saves once", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(NEW_ISSUE)
    await page.fill(TITLE, "Chain is loose")
    await page.dblclick(SAVE)
    await page.waitForURL((url) => ISSUE_PAGE.test(url.pathname))
    expect(await issuesTitled("Chain is loose")).toHaveLength(1)
  })

  test("that another tab has saved meanwhile keeps its input and links to the current state", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    const issue = await createIssue(page, "Conveyor stops")
    const other = await page.context().newPage()
    await page.goto(`${issue}/edit`)
    await other.goto(`${issue}/edit`)
    await other.fill(TITLE, "Conveyor stops at night")
    await other.click(SAVE)
    await other.waitForURL(issue)
    await page.fill(TITLE, "Conveyor stops when cold")
    // The message will stand where the form begins: behind the page's header.
    await page.$eval("#issue-form", (form) => window.scrollBy(0, form.getBoundingClientRect().top - 10))
    await page.$eval(SAVE, (button) => (button as HTMLButtonElement).click())
    await page.waitForSelector("#issue-form .notice.tone-red:focus a")
    const bottomOfHeader = await page.$eval(
      "body > header",
      (header) => header.getBoundingClientRect().bottom,
    )
    await eventually(
      () => page.$eval("#issue-form .notice.tone-red", (message) => message.getBoundingClientRect().top),
      (top) => top >= bottomOfHeader,
    )
    expect(await page.inputValue(TITLE)).toBe("Conveyor stops when cold")
    expect(await issuesTitled("Conveyor stops at night")).toHaveLength(1)
  })

  test("keeps its input while the connection is lost, and saves once it is back", async () => {
    await using story = await newPage({ expect: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(NEW_ISSUE)
    await page.fill(TITLE, "Hydraulic hose is worn")
    await page.context().setOffline(true)
    await page.click(SAVE)
    await page.getByText("What you typed is still here: save it again").waitFor()
    expect(await page.inputValue(TITLE)).toBe("Hydraulic hose is worn")
    await page.context().setOffline(false)
    await page.click(SAVE)
    await page.waitForURL((url) => ISSUE_PAGE.test(url.pathname))
    expect(await issuesTitled("Hydraulic hose is worn")).toHaveLength(1)
  })

  test("drops the error of a field with the first change of its value", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(NEW_ISSUE)
    await page.click(SAVE)
    await page.waitForSelector(`${TITLE}[aria-invalid]:focus`)
    await page.keyboard.type("B")
    await page.waitForSelector(`${TITLE}:not([aria-invalid])`)
    expect(await page.locator("#issue-form :is(.field-error, .field-invalid)").count()).toBe(0)
  })

  test("shows what follows from the window also after it was refused, and again after each change", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await page.goto(NEW_ISSUE)
    const effects = page.locator("#window-effects")
    await effects.locator("dd").waitFor()
    await page.click(SAVE)
    await page.waitForSelector(`${TITLE}[aria-invalid]`)
    const refused = await effects.innerText()
    expect(refused).toContain("New")
    await page.fill("[name=maintenanceWindowInHours]", "7")
    await eventually(
      () => effects.innerText(),
      (text) => text !== refused && text.includes("New"),
    )
  })

  test("is empty after the browser's back button returns from what it has saved", async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    await createIssue(page, "Lamp flickers")
    await page.goBack()
    await page.waitForURL(NEW_ISSUE)
    expect(await page.inputValue(TITLE)).toBe("")
  })
})
