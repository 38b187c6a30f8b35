/**
 * A person at the machine reports a fault with a telephone and no account; the technician accepts it. An approver follows the
 * link of an e-mail to the vote.
 */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { deviceIdByName, passwordOf, servePages, testPages } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

/** A browser start on a busy machine; each wait inside times out after seconds. */
setDefaultTimeout(120_000)

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
/** Live updates keep a connection open that may be silent for long. */
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

async function signIn(page: Page, username: string): Promise<void> {
  await page.fill("[name=username]", username)
  await page.fill("[name=password]", passwordOf(username))
  await page.keyboard.press("Enter")
}

test("a fault reported by telephone without an account is accepted by the technician", async () => {
  await using office = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page: desk } = office
  await desk.goto(`${address}/admin/settings`)
  await signIn(desk, "administrator")
  await desk.waitForSelector("[name=faultReportsEnabled]")
  await desk.check("[name=faultReportsEnabled][type=checkbox]")
  await desk.click("#general-settings button[type=submit]")
  await desk.waitForSelector(".toast")
  await desk.goto(`${address}/devices/${p7}/label`)
  expect(await desk.textContent(".label-address")).toBe(`${address}/devices/${p7}`)
  await desk.click("text=Allow fault reports")
  await desk.waitForSelector(".label-report")
  const label = (await desk.textContent(".label-address")) ?? ""
  expect(await axeViolations(desk)).toEqual([])

  await using hall = await newPage({
    ...{ viewport: { width: 390, height: 844 }, expect: /status of 422/ },
  })
  const { page: phone } = hall
  await phone.goto(label)
  expect(await axeViolations(phone)).toEqual([])
  await phone.fill("#field-reporter", "Ann, hall 3")
  const photo = { name: "IMG_1.png", mimeType: "image/png", buffer: Buffer.from(aPng(64, 48)) }
  await phone.setInputFiles("#field-photos", photo)
  await phone.click("#report button[type=submit]")
  await phone.waitForSelector("#field-description-error")
  expect(await phone.evaluate(() => document.activeElement?.id)).toBe("field-description")
  await phone.fill("#field-description", "Oil drips from the left cylinder since this morning.")
  await phone.click("#report button[type=submit]")
  await phone.waitForSelector(".report-reference")
  const reference = (await phone.textContent(".report-reference strong")) ?? ""
  expect(await axeViolations(phone)).toEqual([])

  await using shop = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page } = shop
  await page.goto(`${address}/`)
  await signIn(page, "technician")
  await page.click("text=Oil drips from the left cylinder since this morning.")
  await page.waitForSelector("#issue-report")
  expect(await page.textContent("#issue-report")).toContain("Ann, hall 3")
  expect(await axeViolations(page)).toEqual([])
  await page.click("text=Accept report")
  await page.waitForSelector("#issue-head .badge:has-text('Open')")
  await page.goto(`${page.url().split("?")[0]}?tab=attachments`)
  expect(await page.textContent("main")).toContain(`${reference}-1.png`)
})

test("the link of an e-mail leads an approver through the sign-in to the vote, which the approver confirms", async () => {
  const request = await pages.deps.db
    .selectFrom("approval_request")
    .select(["id", "current_stage"])
    .where("state", "=", "APPROVAL_PENDING")
    .executeTakeFirstOrThrow()
  await using opened = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page } = opened
  await page.goto(`${address}/approvals/${request.id}?vote=approve&stage=${request.current_stage + 1}`)
  await signIn(page, "approver")
  await page.waitForSelector("#approval-vote-form [value=true]:focus")
  expect(await axeViolations(page)).toEqual([])
  const state = async () => {
    const row = pages.deps.db.selectFrom("approval_request").select("state").where("id", "=", request.id)
    return (await row.executeTakeFirstOrThrow()).state
  }
  expect(await state()).toBe("APPROVAL_PENDING")
  await page.keyboard.press("Enter")
  await page.waitForSelector(".toast")
  expect(await state()).toBe("APPROVED")
})
