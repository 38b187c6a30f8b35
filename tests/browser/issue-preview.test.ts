/** The preview beside the issue list on a laptop: the rows stay rows, and none of their words is cut off. */
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

for (const locale of ["de", "en-GB", "nl"]) {
  test(`the issue list stays a table beside the preview at 1280 px (${locale})`, async () => {
    await using story = await newPage({ locale, viewport: { width: 1280, height: 800 } })
    const { page } = story
    await page.goto(`${address}/login?target=/issues`)
    await page.fill("[name=username]", "technician")
    await page.fill("[name=password]", passwordOf("technician"))
    await page.keyboard.press("Enter")
    await page.waitForSelector(".triage[data-has-keys]")
    const shown = () =>
      page.evaluate(() => {
        const frame = document.querySelector(".table-frame")!
        const cells = [...document.querySelectorAll<HTMLElement>(".triage-table tbody td")]
        return {
          isTable:
            getComputedStyle(document.querySelector(".triage-table tbody tr")!).display === "table-row",
          isWithinFrame: frame.scrollWidth <= frame.clientWidth,
          cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        }
      })
    expect(await shown()).toEqual({ isTable: true, isWithinFrame: true, cut: [] })

    await page.keyboard.press("j")
    await page.keyboard.press(" ")
    await page.waitForSelector("#issue-preview h2")
    expect(await shown()).toEqual({ isTable: true, isWithinFrame: true, cut: [] })
  })
}
