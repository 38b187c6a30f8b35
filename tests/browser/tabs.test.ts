/** Tabs in a browser: what they show is replaced, and address, focus, scroll position and the way back are as on loaded pages. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { eventually } from "../harness/eventually.ts"
import { deviceIdByName, servePages, signInToPages, testPages } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)
const machine = `${address}/devices/${p7}`

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** Lost when another document is loaded. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window)
const helpHref = (page: Page) => page.locator("#help").getAttribute("href")

async function openMarked(page: Page, url: string, user?: string) {
  await signBrowserIn(page, address, user)
  await page.goto(url)
  await page.waitForSelector("html[data-scripts=loaded]")
  await markDocument(page)
}

async function addPhoto() {
  const administrator = await signInToPages(pages, "administrator")
  const body = new FormData()
  body.append("file", new File([aPng(4, 4) as BlobPart], "press.png"))
  const headers = { cookie: administrator.cookie, "x-csrf-token": administrator.csrf }
  const saved = await pages.app.request(`/api/devices/${p7}/image`, { method: "PUT", headers, body })
  if (!saved.ok) throw new Error(`the photo was not saved: ${saved.status}`)
}

describe("another tab", () => {
  test("is shown in the same document, with its address, its title, the focus on its link and no violation", async () => {
    await using story = await newPage()
    const { page } = story
    await addPhoto()
    await openMarked(page, machine)
    await page.evaluate(() => Object.assign(document.querySelector(".machine-photo")!, { isMarked: true }))
    await page.locator("#tab-sessions").focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(`${machine}?tab=sessions`)
    await page.waitForSelector("#tab-sessions[aria-current=page]")
    expect(await isSameDocument(page)).toBe(true)
    // Another element with the same photo would show nothing for a moment.
    expect(await page.evaluate(() => "isMarked" in document.querySelector(".machine-photo")!)).toBe(true)
    expect(await focusedId(page)).toBe("tab-sessions")
    // From there Tab and Shift+Tab go on among the tabs.
    await page.keyboard.press("Shift+Tab")
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("tab")
    expect(await page.locator("main .tabs").first().locator("[aria-current]").count()).toBe(1)
    expect(await axeViolations(page)).toEqual([])
  })

  test("changes title, breadcrumbs and help with its address", async () => {
    await using story = await newPage()
    const { page } = story
    await openMarked(page, `${address}/admin/jobs`, "administrator")
    const help = await helpHref(page)
    await page.click("#tab-runs")
    await page.waitForURL(/tab=runs/)
    await eventually(
      () => page.title(),
      (title) => title.startsWith("Run log"),
    )
    expect(await page.locator(".crumbs [aria-current]").innerText()).toBe("Run log")
    expect(await isSameDocument(page)).toBe(true)
    const loaded = await page.context().newPage()
    await loaded.goto(page.url())
    expect(await loaded.title()).toBe(await page.title())
    expect(await helpHref(page)).toBe((await helpHref(loaded)) ?? "")
    expect(help).toBeTruthy()
  })

  test("comes back with Back, goes again with Forward and stays after a reload", async () => {
    await using story = await newPage()
    const { page } = story
    await openMarked(page, machine)
    await page.click("#tab-files")
    await page.waitForURL(`${machine}?tab=files`)
    await page.waitForSelector("#tab-files[aria-current=page]")
    await page.goBack()
    await page.waitForSelector("#tab-book[aria-current=page]")
    expect(page.url()).toBe(machine)
    await page.goForward()
    await page.waitForSelector("#tab-files[aria-current=page]")
    expect(page.url()).toBe(`${machine}?tab=files`)
    expect(await isSameDocument(page)).toBe(true)
    // What stands outside the content works on: the search opens, messages are shown.
    await page.keyboard.press("Control+k")
    await page.waitForSelector("dialog:modal .jump-search")
    await page.keyboard.press("Escape")
    await page.reload()
    await page.waitForSelector("#tab-files[aria-current=page]")
    expect(await isSameDocument(page)).toBe(false)
  })

  test("keeps the scroll position and shifts nothing", async () => {
    await using story = await newPage({ viewport: { width: 1024, height: 420 } })
    const { page } = story
    await openMarked(page, machine)
    await page.evaluate(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value
      }).observe({ type: "layout-shift" })
      scrollTo(0, 60)
    })
    await page.click("#tab-issues")
    await page.waitForURL(`${machine}/issues`)
    await page.waitForSelector("#tab-issues[aria-current=page]")
    expect(await page.evaluate(() => scrollY)).toBe(60)
    // Also what comes later than half a second after the input, which the browser does not count as a shift before.
    await page.waitForLoadState("networkidle")
    expect(
      await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
    ).toBeLessThan(0.05)
  })
})

describe("a list that a search has replaced", () => {
  test("leads to the file of what it shows", async () => {
    await using story = await newPage()
    const { page } = story
    await openMarked(page, `${address}/issues?tab=all`)
    await page.locator("#issue-search").fill("guard door")
    await page.waitForURL(/search=guard/)
    const link = page.locator("a[href*='export.csv']")
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
    expect(new URL(download.url()).searchParams.get("search")).toBe("guard door")
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe("a dialog that shows a part of its page", () => {
  test("is in the page's address while it is open, so that it is there again after loading anew, and not after closing", async () => {
    await using story = await newPage()
    const { page } = story
    await openMarked(page, `${machine}?tab=recurring`)
    const plan = page.locator("#plan-dialog[open]")
    const openPlan = async () => {
      await page.getByRole("link", { name: "New recurring issue" }).click()
      await page.waitForURL(/[?&]dialog=%2Fdevices%2F[\w-]+%2Frecurringissues%2Fnew$/)
    }
    await openPlan()
    await page.keyboard.press("Escape")
    await page.waitForURL(`${machine}?tab=recurring`)
    await openPlan()
    expect(page.url()).toStartWith(`${machine}?tab=recurring&dialog=`)
    expect(await isSameDocument(page)).toBe(true)
    await page.reload()
    await plan.waitFor()
    await page.keyboard.press("Escape")
    await page.waitForURL(`${machine}?tab=recurring`)
    await page.reload()
    await page.waitForSelector("html[data-scripts=loaded]")
    expect(await plan.count()).toBe(0)
  })

  test("leaves the page's address as it is when it asks what to do", async () => {
    await using story = await newPage()
    const { page } = story
    await openMarked(page, `${machine}/issues`)
    await page.getByRole("link", { name: "Guard door signal drops out" }).first().click()
    await page.waitForURL(/\/issues\/[\w-]+$/)
    const issue = page.url()
    await page.locator('[hx-get$="/close"]').first().click()
    await page.locator("#close-issue[open]").waitFor()
    expect(page.url()).toBe(issue)
  })
})
