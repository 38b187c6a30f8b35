/** Checklists and the signature in a browser: answered, edited and signed by keyboard and by pointer. */

import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { anIssue } from "../harness/builders.ts"
import { eventually } from "../harness/eventually.ts"
import { deviceIdByName, servePages, testPages, userIdByName } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { expectNoOverflow } from "./readable.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)
/** A browser and a database on a machine that does other things too. */
const STEP_MS_MAX = 30_000

const pages = await testPages()
const c2 = await deviceIdByName(pages, "Compressor C-2")
const userId = await userIdByName(pages, "technician")
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

async function openIssue(page: Page): Promise<string> {
  page.setDefaultTimeout(STEP_MS_MAX)
  await signBrowserIn(page, address)
  const issue = `${address}/devices/${c2}/issues/${await anIssue(pages.deps, c2, userId)}`
  await page.goto(issue)
  return issue
}

/** The texts of the rows, in the order of the page. */
const rowTexts = (page: Page) =>
  page
    .locator("#edit-checklist [data-item-rows] .item-text")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector)

test("a list is written, reordered and saved by keyboard alone, and answered by keyboard with the focus kept", async () => {
  await using story = await newPage()
  const { page } = story
  await openIssue(page)
  await page.getByRole("button", { name: "Add checklist" }).press("Enter")
  const first = page.locator("#edit-checklist .item-text").first()
  await first.focus()
  await page.keyboard.type("Belt")
  // Until the script of the editor, which is loaded with the dialog, has answered once.
  const rows = page.locator("#edit-checklist [data-item-rows] > li")
  const add = page.getByRole("button", { name: "Add item" })
  await eventually(
    async () => {
      await add.press("Enter")
      return rows.count()
    },
    (count) => count === 2,
  )
  await page.keyboard.type("Oil")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Filter")
  await page.keyboard.press("Alt+ArrowUp")
  expect(await rowTexts(page)).toEqual(["Belt", "Filter", "Oil"])
  expect(await page.locator("[data-item-status]").textContent()).toBe("Item 2 of 3.")
  await page.keyboard.press("Alt+ArrowUp")
  expect(await rowTexts(page)).toEqual(["Filter", "Belt", "Oil"])
  await rows.nth(2).getByRole("button", { name: "Remove item" }).press("Enter")
  expect(await rowTexts(page)).toEqual(["Filter", "Belt"])
  expect(await axeViolations(page)).toEqual([])
  await page.locator("#edit-checklist-form").getByRole("button", { name: "Save" }).press("Enter")
  await page.waitForSelector("text=0 of 2")

  const ok = page.locator(".checklist-item").nth(1).getByRole("button", { name: "OK" })
  const id = await ok.getAttribute("id")
  await ok.press("Enter")
  await page.waitForSelector("text=1 of 2")
  await isFocused(page, `#${id}`)
  await page.locator(".checklist-item").first().getByRole("button", { name: "Failed" }).press("Space")
  await page.waitForSelector("text=1 failed")
  await page.getByRole("link", { name: "Create follow-up issue" }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test("the buttons of an answer are 44 pixels high at a phone's width, and nothing overflows", async () => {
  await using story = await newPage({ viewport: { width: 390, height: 800 }, hasTouch: true })
  const { page } = story
  const issue = await openIssue(page)
  await page.goto(
    `${issue}/checklist/edit`.replace(
      /\/checklist\/edit$/,
      `?dialog=${new URL(issue).pathname}/checklist/edit`,
    ),
  )
  await page.locator("#edit-checklist .item-text").first().fill("Belt")
  await page.locator("#edit-checklist-form").getByRole("button", { name: "Save" }).tap()
  await page.waitForSelector("text=0 of 1")
  for (const name of ["OK", "Failed", "N/A"]) {
    const box = await page.locator(".checklist-item").getByRole("button", { name }).boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
  await expectNoOverflow(page, "the checklist")
  await page.locator(".checklist-item").getByRole("button", { name: "OK" }).tap()
  await page.waitForSelector("text=1 of 1")
})

test("an issue is signed by drawing: clearing makes the field empty again, and the signature is shown", async () => {
  await using story = await newPage()
  const { page } = story
  await openIssue(page)
  await page.getByRole("button", { name: "Close issue" }).click()
  const pad = page.locator("[data-signature-pad]")
  const draw = async (lower = 0) => {
    await pad.scrollIntoViewIfNeeded()
    const box = (await pad.boundingBox())!
    await page.mouse.move(box.x + 30, box.y + 30 + lower)
    await page.mouse.down()
    await page.mouse.move(box.x + 200, box.y + 80 + lower, { steps: 5 })
    await page.mouse.up()
  }
  const picture = () => page.inputValue("#close-issue-form [name=signature]")
  await eventually(
    async () => {
      await draw()
      return await picture()
    },
    (drawn) => drawn.startsWith("data:image/png;base64,"),
    "the script of the field is there",
  )
  await page.getByRole("button", { name: "Clear and sign again" }).click()
  expect(await picture()).toBe("")
  await draw()
  const note = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("Belt tightened") }
  await page.locator("#close-issue-form input[type=file][multiple]").setInputFiles(note)
  await page.getByText("note.txt was added").waitFor()
  // Without a name it is refused: the drawn signature can be continued, and the added file is still named.
  await page.locator("#close-issue-form").getByRole("button", { name: "Close issue" }).click()
  await page.waitForSelector("#close-issue-form .field-error")
  expect(await picture()).toStartWith("data:image/png;base64,")
  const isDrawnAt = (x: number, y: number) =>
    pad.evaluate(
      (canvas, at) => {
        const box = canvas.getBoundingClientRect()
        const pen = (canvas as HTMLCanvasElement).getContext("2d")!
        const scale = (canvas as HTMLCanvasElement).width / box.width
        return pen.getImageData(at.x * scale, at.y * scale, 1, 1).data[0]! < 128
      },
      { x, y },
    )
  await draw(60)
  expect(await isDrawnAt(30, 30)).toBe(true)
  expect(await isDrawnAt(30, 90)).toBe(true)
  expect(await page.getByText("note.txt was added").isVisible()).toBe(true)
  await page.fill("#close-issue-form [name=signerName]", "Rita Maas")
  await page.locator("#close-issue-form").getByRole("button", { name: "Close issue" }).click()
  const image = page.getByRole("img", { name: "Signature of Rita Maas" })
  await image.waitFor()
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>(".signature img")?.naturalWidth === 900,
  )
})

test("closing without a signature moves the focus to the other way of signing, and drawing removes the error", async () => {
  await using story = await newPage()
  const { page } = story
  await openIssue(page)
  await page.getByRole("button", { name: "Close issue" }).click()
  await page.fill("#close-issue-form [name=signerName]", "Rita Maas")
  await page.locator("#close-issue-form").getByRole("button", { name: "Close issue" }).click()
  await isFocused(page, '[name=signTyped][aria-invalid="true"][aria-describedby="field-signature-error"]')
  expect(await page.locator("#field-signature-error").isVisible()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.locator("[data-signature-pad]").click()
  await page.locator("#field-signature-error").waitFor({ state: "detached" })
})

test("an issue is signed by keyboard alone with the typed name", async () => {
  await using story = await newPage()
  const { page } = story
  await openIssue(page)
  await page.getByRole("button", { name: "Close issue" }).press("Enter")
  await page.getByLabel("Sign with the typed name instead of by hand").press("Space")
  await page.locator("[data-signature-pad]").waitFor({ state: "hidden" })
  await page.getByLabel("Name in block letters").focus()
  await page.keyboard.type("Rita Maas")
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("Enter")
  await page.waitForSelector("text=Signed by Rita Maas (typed name)")
})

test("an issue that is closed while a photo is being sent is closed with the photo", async () => {
  await using story = await newPage()
  const { page } = story
  const issue = await openIssue(page)
  const held = Promise.withResolvers<void>()
  await page.route("**/attachments", async (route) => {
    await held.promise
    await route.continue()
  })
  const order: string[] = []
  page.on("response", (response) => response.url().endsWith("/attachments") && order.push("photo sent"))
  page.on("request", (request) => request.url().endsWith("/close") && order.push(request.method()))
  await page.getByRole("button", { name: "Close issue" }).click()
  const form = page.locator("#close-issue-form")
  await form.getByLabel("Sign with the typed name").check()
  await form.getByLabel("Name in block letters").fill("Rita Maas")
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "flange.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("dry after 200 strokes"),
    })
  await form.getByText("flange.txt").waitFor()
  await form.getByRole("button", { name: "Close issue" }).click()
  expect(await page.locator("dialog:modal").count()).toBe(1)
  held.resolve()
  await page.waitForSelector("text=This issue is closed")
  expect(order).toEqual(["GET", "photo sent", "POST"])
  await page.goto(`${issue}?tab=attachments`)
  await page.getByText("flange.txt").first().waitFor()
})
