/** Steps to what a picture of the manual shows. Selectors are the same in every language. */
import type { Page } from "playwright-core"
import type { Lang } from "../src/web/texts/language.ts"
import { filled } from "./gallery-demo.ts"
import type { GalleryAccount } from "./gallery-routes.ts"

export type Account = NonNullable<GalleryAccount>

/** The demo in one language, and who is signed in to it. */
export interface Stage {
  address: string
  lang: Lang
  /** Identifiers by the placeholders of paths. */
  identifiers: Record<string, string>
  /** The page of an account; the same one at each call. */
  pageOf(account: Account): Promise<Page>
}

/** The answer to a host key that is seen for the first time. */
const TRUST = "dialog[open] .button-primary"
/** More than recordings of a minute need to be written. */
const WRITTEN_MS = 15_000
const CONNECTED = '[data-state="connected"]'

export async function searchEverywhere(page: Page): Promise<void> {
  await page.keyboard.press("Control+k")
  await page.locator("dialog[open] input").fill("p7")
  await page.locator("dialog[open] .results a").first().waitFor()
}

export async function writeLog(page: Page): Promise<void> {
  await page.fill("#log-title", "Check valve of the holding circuit replaced")
  await page.locator(".composer .ProseMirror").click()
  await page.keyboard.type(
    "Seat was worn. Holding pressure after the repair: 248 bar, falls by 1 bar in 4 s.",
  )
}

export async function fillPlan(page: Page): Promise<void> {
  await page.fill("#field-title", "Check the oil level and the filter of the hydraulic unit")
  await page.selectOption("#field-period", "MONTHLY")
  await page.locator("#field-dayOf").fill("1")
  await page.locator("#field-dayOf").blur()
}

export async function signIssue(page: Page): Promise<void> {
  await page.locator("dialog[open] textarea").first().fill("Cooler cleaned, outlet temperature 88 °C again.")
  const box = await page.locator("dialog[open] canvas").boundingBox()
  if (!box) throw new Error("the signature field is not shown")
  const line = [
    [30, 70],
    [50, 25],
    [60, 80],
    [80, 40],
    [95, 75],
    [110, 45],
    [130, 70],
    [160, 50],
    [200, 62],
  ] as const
  await page.mouse.move(box.x + 30, box.y + 70)
  await page.mouse.down()
  for (const [x, y] of line) await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
  await page.locator("dialog[open] .signature-fields input[type=text]").fill("Tom Berger")
}

export async function titleSession(page: Page): Promise<void> {
  await page
    .locator("#quick-start-form input[name=title]")
    .fill("Holding pressure watched during ten strokes")
}

export async function startSession(page: Page): Promise<void> {
  await page.locator("#interface-table button.button-primary").first().click()
  await page.locator(CONNECTED).waitFor()
}

export async function fillInvitation(page: Page): Promise<void> {
  await page.locator(".remote-tools [aria-controls], .remote-tools button:has(.tool-value)").first().click()
  await page.locator(".dock").waitFor()
  await page.locator(".dock-form input.input").first().fill("eva.lindqvist@kessler-pressen.example")
}

/** Beside the session that runs already, one on the robot's shell, whose host key is new. */
export async function openSideBySide(page: Page, { address, identifiers }: Stage): Promise<void> {
  await page.goto(address + filled("/devices/{robot}/issues/{axis}/quickstart", identifiers))
  await page.locator("#quick-start-form input[name=title]").fill("Following error compared")
  await page.locator("#interface-table tr", { hasText: "Controller shell" }).locator("button").click()
  await page.waitForURL(/\/connect$/)
  await page.locator(TRUST).click()
  await page.locator(CONNECTED).waitFor()
  await page.goto(`${address}/sessions/side-by-side`)
  for (const box of await page.locator("main input[type=checkbox]").all()) await box.check()
  await page.locator("main form button[type=submit]").last().click()
  await page.locator(CONNECTED).nth(1).waitFor()
}

/** An administrator assigns an issue whose window is ahead to the technician first. */
export async function openEmergency(page: Page, { address, identifiers, pageOf }: Stage): Promise<void> {
  const administrator = await pageOf("administrator")
  await administrator.goto(address + filled("/devices/{robot}/issues/{later}", identifiers))
  const status = await administrator.evaluate(
    async ([call, assignedUserId]) => {
      const headers = {
        "content-type": "application/json",
        "x-csrf-token": document.querySelector<HTMLMetaElement>("meta[name=csrf]")!.content,
      }
      const body = JSON.stringify({ assignedUserId })
      return (await fetch(call!, { method: "PUT", headers, body })).status
    },
    [filled("/api/devices/{robot}/issues/{later}", identifiers), identifiers.user],
  )
  if (status >= 400) throw new Error(`the issue could not be assigned: ${status}`)
  await page.goto(address + filled("/devices/{robot}/issues/{later}/emergency", identifiers))
  await page
    .locator("#emergency-form textarea")
    .fill("The cell stands with a part in the clamp, and the window begins only on Wednesday.")
}

/** Each on its own page, so that they have recordings; alone in a session its owner is not asked. */
export async function endSessions(page: Page, { address }: Stage): Promise<void> {
  const list = `${address}/dashboard?tab=created&completed=true`
  await page.goto(list)
  await page.locator("a[href$='/join']").nth(1).waitFor()
  const links = await page
    .locator("a[href$='/join']")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const link of new Set(links)) {
    await page.goto(link)
    await page.locator(CONNECTED).waitFor()
    await page.locator(".remote-tools .button-danger").click()
    await page.locator(".remote-end").waitFor()
  }
  // A recording is offered once it is written.
  const recordings = page.locator("a[href$='/recording']")
  const until = performance.now() + WRITTEN_MS
  do await page.goto(list)
  while ((await recordings.count()) < new Set(links).size && performance.now() < until)
}

export async function openRecording(page: Page): Promise<void> {
  await page.locator("tr", { hasText: "Press P-7" }).locator("a[href$='/recording']").first().click()
  await page.locator(".player").first().waitFor()
}

export async function requestRecording(page: Page): Promise<void> {
  await page.goto(page.url().replace(/\/recording.*$/, "/approvalrequest"))
  await page.fill("#recording-request-form input[name=reason]", "Compare with the repair of last week")
}

export async function writeComment(page: Page): Promise<void> {
  await page.locator("dialog[open] textarea").fill("Line L-4 takes over, agreed with the shift lead.")
}

export async function writeReview(page: Page): Promise<void> {
  await page
    .locator("dialog[open] textarea")
    .fill("Reason checked with the shift lead. No change at the machine.")
}

export async function chooseOwnConnector(page: Page): Promise<void> {
  await page.selectOption("#field-connectorType", "DEDICATED")
  await page.fill("#field-serial", "CN-2041")
  await page.fill("#field-host", "connector-p7.plant.example")
}

export async function testInterface(page: Page): Promise<void> {
  await page.locator("#connection-test button").first().click()
  await page.locator("#connection-test :is(.check-passed, .check-warning, .check-failed)").first().waitFor()
}

export async function fillProvider(page: Page): Promise<void> {
  await page.fill("#field-name", "Plant account")
  await page.fill("#field-issuer", "https://login.vandermeer.example/realms/plant")
  await page.fill("#field-clientId", "millwright")
}

export async function fillDirectory(page: Page): Promise<void> {
  await page.fill("#field-name", "Plant directory")
  await page
    .locator("#directory-form textarea")
    .first()
    .fill("ldaps://dc1.vandermeer.example\nldaps://dc2.vandermeer.example")
}

export async function tryPassword(page: Page): Promise<void> {
  await page
    .locator("main input[type=password], main .columns-main input[autocomplete]")
    .last()
    .fill("Winter2026")
}

export async function checkFile(page: Page): Promise<void> {
  const text =
    "name,groupEmailAddress\r\nShift early,early@vandermeer.example\r\nShift late,late@vandermeer.example\r\nApprovers,approvers@vandermeer.example\r\nShift night,night at vandermeer\r\n"
  await page.setInputFiles("input[type=file]", {
    name: "groups.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  })
  await page.locator("[data-file-import] button[type=submit]").click()
  await page.waitForURL(/\/admin\/import\/[0-9a-f-]{36}$/)
  await page.locator("main table tbody tr").nth(3).waitFor()
}
