/** A technician's day in a machine's book: a log with formatting and a screenshot, written by keyboard alone. */

import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { formatInstant } from "../../src/web/texts/format.ts"
import { eventually } from "../harness/eventually.ts"
import { deviceIdByName, newIssue, servePages, signInToPages, testPages } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

test("the first page that a browser loads has the days and times of its own zone in the timeline", async () => {
  await using story = await newPage({ timezoneId: "Pacific/Kiritimati" })
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(`${address}/devices/${p7}`)
  const read = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("#timeline-entries :is(.book-day, .book-head time)")]
      return parts.map((part) => part.textContent ?? "")
    })
  const zone = "Pacific/Kiritimati"
  const times = await page.locator("#timeline-entries .book-head time").all()
  const instants = await Promise.all(times.map((time) => time.getAttribute("datetime")))
  const expected = instants.map((at) => formatInstant(new Date(at ?? ""), zone, "clock"))
  const days = new Set(instants.map((at) => formatInstant(new Date(at ?? ""), zone, "date")))
  const texts = await eventually(
    read,
    (found) =>
      found.filter((text) => text.includes(".")).length === days.size &&
      [...days].every((day) => found.some((text) => text.includes(day))),
  )
  expect(texts.filter((text) => !text.includes("."))).toEqual(expected)
})

async function upload(issue: string, name: string, content: string): Promise<void> {
  const body = new FormData()
  body.append("file", new File([content], name))
  const headers = { cookie: technician.cookie, "x-csrf-token": technician.csrf }
  const sent = await pages.app.request(`/api${issue}/attachments`, { method: "POST", headers, body })
  expect(sent.status).toBe(201)
}

/** What Word, Excel and a web page with styles and a handler put on the clipboard. */
const COPIED = `<style>p.MsoNormal { margin: 0 }</style>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>First<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1)&nbsp;</span>Inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Second</p>
<table><tr><th style="width:9pt"><p><b>Oil</b></p></th><td onclick="alert(1)">46 °C</td></tr><tr><td>Pressure</td><td>231 bar</td></tr></table>`
const READ =
  "<ul><li><p>First</p><ol><li><p>Inner</p></li></ol></li><li><p>Second</p></li></ul><p><b>Oil</b> | 46 °C</p><p>Pressure | 231 bar</p>"

async function pasteHtml(page: Page, html: string) {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", html)
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

/** Puts a picture on the clipboard of the page and pastes it where the focus is. */
async function pasteScreenshot(page: Page) {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8)
    canvas.getContext("2d")?.fillRect(0, 0, 8, 8)
    const file = new File([await canvas.convertToBlob()], "image.png", { type: "image/png" })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })
}

test("a log with bold text, a list and a pasted screenshot is written by keyboard and stands in the machine's book", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  const issue = await newIssue(technician, p7)
  await page.goto(address + issue)
  await page.waitForSelector(".rich-text")
  // L moves to the log's title, Tab past the toolbar into the text.
  await page.keyboard.press("l")
  await page.keyboard.type("Valve block checked")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("bold")
  await page.keyboard.press("ArrowRight")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("italic")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Holding pressure ")
  await page.keyboard.press("Control+b")
  await page.keyboard.type("231 bar")
  await page.keyboard.press("Control+b")
  await page.keyboard.press("Enter")
  await page.keyboard.type("- coil 28 ohm")
  await page.keyboard.press("Enter")
  await page.keyboard.type("oil 46 degrees ")
  await pasteScreenshot(page)
  await page.waitForSelector(".rich-text a")
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Save log" }).press("Enter")
  await page.waitForSelector('.toast:has-text("Saved")')

  const entry = page.locator(".book-entry", { hasText: "Valve block checked" })
  expect(await entry.locator(".prose b").innerText()).toBe("231 bar")
  expect(await entry.locator(".prose li").count()).toBe(2)
  // The screenshot is a file of the issue, and the log links to it.
  const file = await entry.locator(".prose a").getAttribute("href")
  expect(file).toStartWith(`${address}${issue}/attachments/`)
  await page.goto(file ?? "")
  await page.waitForFunction(
    () => (document.querySelector(".preview-image") as HTMLImageElement)?.naturalWidth === 8,
  )
  expect(await axeViolations(page)).toEqual([])

  await page.goto(`${address}/devices/${p7}`)
  expect(await page.locator(".book-entry", { hasText: "Valve block checked" }).count()).toBe(1)
  expect(await page.locator(".book-entry", { hasText: "added Screenshot" }).count()).toBe(1)
})

test("a log that is not saved yet survives a reload with its formatting", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(address + (await newIssue(technician, p7)))
  await page.locator(".rich-text").click()
  await page.keyboard.press("Control+b")
  await page.keyboard.type("Not done yet")
  await page.keyboard.press("Enter")
  await pasteHtml(page, COPIED)
  expect(await page.locator(".rich-text").innerHTML()).toBe(`<p><b>Not done yet</b></p>${READ}`)
  await page.reload()
  await page.waitForSelector('.rich-text b:has-text("Not done yet")')
  await page.fill("#log-title", "Draft")
  await page.getByRole("button", { name: "Save log" }).click()
  await page.waitForSelector('.book-entry b:has-text("Not done yet")')
})

test("a log without a title keeps its text, and the focus moves to the title", async () => {
  await using story = await newPage({ expect: /status of 422/ })
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(address + (await newIssue(technician, p7)))
  await page.locator(".rich-text").click()
  await page.keyboard.type("The text stays")
  await page.getByRole("button", { name: "Save log" }).click()
  await eventually(
    () => page.evaluate(() => document.activeElement?.id ?? ""),
    (id) => id === "log-title",
  )
  expect(await page.locator(".rich-text").innerText()).toBe("The text stays")
})

test("files that are dropped or chosen are sent with their state, and a refused one says why", async () => {
  await using story = await newPage({ expect: /status of 4\d\d/ })
  const { page } = story
  await signBrowserIn(page, address)
  const issue = await newIssue(technician, p7)
  await page.goto(`${address}${issue}?tab=attachments`)
  await page.locator("input[type=file][multiple]").setInputFiles([
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Pressure <b>231</b>") },
    { name: "wrong.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
  ])
  await page.waitForSelector(".upload-failed:has-text('wrong.png')")
  await page.waitForSelector('.toast:has-text("notes.txt")')
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await page.click("#attachment-list a.row-link")
  expect(await page.locator(".preview-text").innerText()).toBe("Pressure <b>231</b>")
})

test("files that are chosen before the script for them has loaded are sent when it has", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/c-[^/]+\.js/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes("upload-failed")) await loaded.promise
    await route.fulfill({ response })
  })
  await page.goto(`${address}${await newIssue(technician, p7)}?tab=attachments`)
  const input = page.locator("input[type=file][multiple]")
  await input.setInputFiles([{ name: "early.txt", mimeType: "text/plain", buffer: Buffer.from("Pressure") }])
  expect(await page.locator("html[data-scripts]").count()).toBe(0)
  loaded.resolve()
  await page.waitForSelector('.toast:has-text("early.txt")')
  expect(await input.inputValue()).toBe("")
})

test("a file opens beside the list, has its own address, and Escape closes it with the focus on its link", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  const tab = `${address}${await newIssue(technician, p7)}?tab=attachments`
  await page.goto(tab)
  await page.locator("input[type=file][multiple]").setInputFiles([
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Pressure 231") },
    { name: "readings.csv", mimeType: "text/csv", buffer: Buffer.from("1;2") },
  ])
  await page.waitForSelector('.toast:has-text("notes.txt")')
  await page.waitForSelector('.toast:has-text("readings.csv")')
  await page.reload()
  // The keys are loaded after the page.
  await page.waitForSelector("#attachments[data-has-keys]")
  const link = page.locator(".file-card .row-link", { hasText: "notes.txt" })
  await link.press("Enter")
  await page.waitForSelector('#file-panel .preview-text:has-text("Pressure 231")')
  expect(page.url()).toContain("&file=")
  expect(await axeViolations(page)).toEqual([])
  await link.press("Escape")
  await page.waitForSelector("#file-panel", { state: "detached" })
  expect(page.url()).toBe(tab)
  // A reader who has moved into the panel is led back to the link as well.
  await link.press("Enter")
  await page.locator("#file-panel [data-key]").press("Enter")
  await page.waitForSelector("#file-panel", { state: "detached" })
  await page.waitForSelector('.file-card .row-link:focus:has-text("notes.txt")')
  await page.goBack()
  await page.waitForSelector("#file-panel")
})

for (const look of ["grid", "list"])
  test(`J and K move among the files in the ${look}, the open panel follows, and the focus stays on the file`, async () => {
    await using story = await newPage()
    const { page } = story
    await signBrowserIn(page, address)
    const issue = await newIssue(technician, p7)
    for (const name of ["a.txt", "b.txt", "c.txt"]) await upload(issue, name, `Contents of ${name}`)
    await page.goto(`${address}${issue}?tab=attachments&view=${look}&sort=fileName`)
    await page.waitForSelector("#attachments[data-has-keys]")
    const isAt = (name: string) => page.waitForSelector(`.row-link:focus:has-text("${name}")`)
    await page.keyboard.press("j")
    await isAt("a.txt")
    await page.keyboard.press("j")
    await isAt("b.txt")
    expect(await page.locator("#file-panel").count()).toBe(0)
    await page.keyboard.press("Enter")
    await page.waitForSelector('#file-panel .preview-text:has-text("Contents of b.txt")')
    await isAt("b.txt")
    await page.keyboard.press("k")
    await page.waitForSelector('#file-panel .preview-text:has-text("Contents of a.txt")')
    await isAt("a.txt")
    await page.keyboard.press("Escape")
    await page.waitForSelector("#file-panel", { state: "detached" })
    await isAt("a.txt")
  })

test("older entries of the book are added below by the button, each once", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(`${address}/devices/${p7}?show=issue,log`)
  const before = await page.locator(".book-entry").count()
  await page.click("#timeline-older")
  await eventually(
    () => page.locator(".book-entry").count(),
    (count) => count > before,
  )
  const heads = await page.locator(".book-head").evaluateAll((all) => all.map((head) => head.innerHTML))
  expect(new Set(heads).size).toBe(heads.length)
})
