/** An administrator imports a file: a refusal beside the file, the check with its progress, and the import. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { passwordOf, servePages, testPages } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

const fileOf = (text: string) => ({ name: "groups.csv", mimeType: "text/csv", buffer: Buffer.from(text) })

test("an administrator uploads a file, sees the fate of each row and imports it", async () => {
  await using story = await newPage({ expect: /status of 4\d\d/ })
  const { page } = story
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "administrator")
  await page.fill("[name=password]", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForSelector(".top-nav")
  await page.goto(`${address}/admin/import?kind=usergroups`)
  expect(await axeViolations(page)).toEqual([])

  await page.click("text=Check file")
  const problem = page.locator(".field:has(input[type=file]) .field-error")
  await problem.getByText("Choose a file first.").waitFor()
  const input = page.locator("input[type=file]")
  expect(await input.getAttribute("aria-invalid")).toBe("true")
  expect(await input.getAttribute("aria-describedby")).toContain((await problem.getAttribute("id")) ?? "-")
  expect(await axeViolations(page)).toEqual([])
  await page.setInputFiles("input[type=file]", fileOf("colour\r\nred\r\n"))
  await page.click("text=Check file")
  await problem.getByText("“colour” is not a column of this import.").waitFor()

  const rows = Array.from({ length: 60 }, (_, at) => `Shift ${at},\r\n`).join("")
  expect(await problem.count()).toBe(1)
  await page.setInputFiles("input[type=file]", fileOf(`name,groupEmailAddress\r\n${rows}Wrong,nonsense\r\n`))
  expect(await problem.count()).toBe(0)
  await page.click("text=Check file")
  await page.waitForURL(/\/admin\/import\/[0-9a-f-]{36}$/)
  await page.waitForSelector("button:has-text('Import 60 rows')")
  expect(await axeViolations(page)).toEqual([])
  await page.click(".chip:has-text('Refused (1)')")
  await page.waitForSelector("td:has-text('This is not a valid e-mail address.')")

  await page.click("button:has-text('Import 60 rows')")
  await page.waitForSelector(".notice:has-text('60 rows were imported.')")
  const groups = await pages.deps.db
    .selectFrom("user_group")
    .select("name")
    .where("name", "like", "Shift %")
    .execute()
  expect(groups.length).toBe(60)
})
