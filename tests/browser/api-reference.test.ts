/** Redoc in a real browser, under the Content-Security-Policy of the product. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { passwordOf, testPages } from "../harness/pages.ts"
import { closeBrowser, newPage } from "./harness.ts"

setDefaultTimeout(60_000)

const pages = await testPages()
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => pages.app.fetch(request) })
const address = `http://127.0.0.1:${server.port}`
/** Redoc draws every call at once, on a busy machine for seconds. */
const DRAWN_MS = 30_000

afterAll(async () => {
  await closeBrowser()
  await server.stop(true)
})

async function openReference(page: Page) {
  await page.goto(`${address}/login?target=/api-reference`)
  await page.fill("[name=username]", "technician")
  await page.fill("[name=password]", passwordOf("technician"))
  await page.keyboard.press("Enter")
  await page.waitForURL("**/api-reference")
}

const background = (page: Page) =>
  page.locator(".api-reference .menu-content").evaluate((menu) => getComputedStyle(menu).backgroundColor)

test("the API reference shows a call's path in both themes, without errors and requests to other hosts", async () => {
  // `newPage` fails the test on any console error or violation of the policy.
  await using story = await newPage({ colorScheme: "light" })
  const { page } = story
  const foreign: string[] = []
  page.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !url.startsWith("data:")) foreign.push(url)
  })
  await openReference(page)
  const path = page.getByText("/devices/{deviceId}/issues/{issueId}", { exact: false }).first()
  await path.waitFor({ timeout: DRAWN_MS })
  const light = await background(page)
  const drawn = await page.locator(".api-reference .menu-content").elementHandle()
  await page.emulateMedia({ colorScheme: "dark" })
  await drawn?.waitForElementState("hidden", { timeout: DRAWN_MS })
  await path.waitFor({ timeout: DRAWN_MS })
  expect(await background(page)).not.toBe(light)
  expect(foreign).toEqual([])
})

test("a document that cannot be loaded is reported in place of the API reference", async () => {
  await using story = await newPage({ expect: /status of 503|Failed to load .*openapi\.json/ })
  const { page } = story
  await page.route("**/api/openapi.json", (route) => route.fulfill({ status: 503, body: "{}" }))
  await openReference(page)
  const alert = page.getByRole("alert").filter({ hasText: "The API reference could not be loaded." })
  await alert.waitFor({ timeout: DRAWN_MS })
})
