/** Parts that update by themselves, in the browser of one user while another works. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { eventually } from "../harness/eventually.ts"
import {
  aPageRequest,
  deviceIdByName,
  newLog,
  passwordOf,
  servePages,
  signInToPages,
  takenIssue,
  testPages,
} from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const other = await signInToPages(pages, "approver")
const { server, address } = servePages(pages)
let request = ""

beforeAll(async () => {
  request = /href="(\/approvals\/[0-9a-f-]{36})"/.exec(await other.html("/approvals"))?.[1] ?? ""
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

/** Opens a page and waits for its stream of changes. */
async function open(page: Page, path: string, username: "approver" | "technician" = "approver") {
  await page.goto(`${address}/login?target=${encodeURIComponent(path)}`)
  await page.fill("[name=username]", username)
  await page.fill("[name=password]", passwordOf(username))
  const stream = page.waitForResponse((response) => response.url().includes(`/live?`))
  await page.keyboard.press("Enter")
  await page.waitForURL(`${address}${path}`)
  await stream
}

const comment = (text: string) => other.post(`${request}/comment`, { comment: text })

describe("a page of an approval request", () => {
  test("shows another user's comment without a reload, and keeps what is being typed", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, request)
    await page.fill("[name=comment]", "I am still typ")
    await comment("The backup is tested.")
    await page.waitForSelector("#approval-log >> text=The backup is tested.")
    expect(await page.inputValue("[name=comment]")).toBe("I am still typ")
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("comment")
  })
})

describe("what is approved", () => {
  test("is shown as it is after a change, with the votes that begin again", async () => {
    const administrator = await signInToPages(pages, "administrator")
    const { request: asked, issue, version } = await aPageRequest(pages, "Replace the pump", "Press P-8")
    await using story = await newPage()
    const { page } = story
    await open(page, asked)
    await page.waitForSelector("#approval-object >> text=2 hours")
    const moved = {
      activationDateTime: "20-05-2031 10:00",
      maintenanceWindowInHours: "9",
      version: String(version),
    }
    await administrator.post(`${issue}/window`, moved)
    await page.waitForSelector("#approval-object >> text=9 hours")
    await page.locator("#approval-head").getByRole("link", { name: "Vote" }).click()
    await page.locator("[name=revision][value='1']").waitFor({ state: "attached" })
  })
})

describe("an issue on a phone", () => {
  test("updates its head only once the menu in it is closed", async () => {
    const technician = await signInToPages(pages, "technician")
    const issue = await takenIssue(technician, await deviceIdByName(pages, "Press P-7"))
    await using story = await newPage({ viewport: { width: 390, height: 844 } })
    const { page } = story
    await open(page, issue, "technician")
    await page.locator(".page-actions summary").click()
    const unassign = page.getByRole("button", { name: "Unassign" })
    await technician.post(`${issue}/return`, {})
    await newLog(technician, issue, { title: "Given back", description: "" })
    await page.waitForSelector("#timeline >> text=Given back")
    expect(await unassign.isVisible()).toBe(true)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Assign to me" }).first().waitFor()
    expect(await unassign.count()).toBe(0)
  })
})

describe("a list", () => {
  test("offers changed rows behind a button while the focus is in it, and applies them otherwise", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, "/approvals")
    const row = page.locator(`#approval-list tbody a.row-link[href="${request}"]`)
    await row.focus()
    await other.post(`${request}/vote`, { approved: "true", comment: "Go ahead." })
    const offer = page.getByRole("button", { name: "Changed · Show" })
    await offer.waitFor()
    expect(await row.count()).toBe(1)
    await offer.press("Enter")
    await eventually(
      () => row.count(),
      (count) => count === 0,
    )
    expect(await offer.count()).toBe(0)
  })
})
