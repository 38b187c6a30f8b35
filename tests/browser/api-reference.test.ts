/** The reference of the API in a real browser, under the Content-Security-Policy of the product. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { passwordOf, servePages, testPages } from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

test("the API reference is found in the user menu, searched, and opened at one call, without other hosts", async () => {
  // `newPage` fails the test on any console error or violation of the policy.
  await using story = await newPage()
  const { page } = story
  const foreign: string[] = []
  page.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !url.startsWith("data:")) foreign.push(url)
  })
  await page.goto(`${address}/login?target=/issues`)
  await page.fill("[name=username]", "technician")
  await page.fill("[name=password]", passwordOf("technician"))
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/issues")
  await page.locator(".menu-opener").click()
  await page.getByRole("link", { name: "API reference" }).click()
  await page.waitForURL("**/api-reference")
  await page.getByRole("searchbox").fill("creates an interface")
  await page.keyboard.press("Enter")
  await page.waitForURL("**/api-reference?search=*")
  await page.getByRole("link", { name: /\/interfaces/ }).click()
  await page.waitForURL("**/api-reference/interfaces#createInterface")
  const call = page.locator("#createInterface")
  await call.getByText("/api/devices/{deviceId}/interfaces").waitFor()
  const isAtTop = await call.evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2)
  expect(isAtTop).toBe(true)
  await call.getByText("Example").click()
  await call.getByText('"name": "Press P-7"').waitFor()
  expect(foreign).toEqual([])
})
