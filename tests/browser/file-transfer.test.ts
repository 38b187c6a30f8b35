/** A technician's file transfer in the browser, with the maintenance shell of the demo plant. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { rm } from "node:fs/promises"
import type { Page } from "playwright-core"
import { manualClock } from "../../src/demo/plant/panel/clock.ts"
import { type Plant, startPlant } from "../../src/demo/plant/plant.ts"
import { LINE_L3 } from "../../src/demo/seed/plant.ts"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { passwordOf } from "../harness/pages.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { axeViolations, closePages, newPage } from "./harness.ts"

setDefaultTimeout(90_000)
const STEP_MS_MAX = 15_000

const folder = temporaryFolder("file-transfer")
let database: TestDatabase
let plant: Plant
let server: RemoteServer<ReturnType<typeof testDeps>>

beforeAll(async () => {
  database = await createTestDatabase()
  plant = await startPlant({ dataDir: `${folder.path}/plant`, clock: manualClock() })
  const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
  await seedDemo(deps, plant.addresses, quickHash)
  server = await serveRemote(deps)
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await plant.stop()
  await database.stop()
  await rm(folder.path, { recursive: true, force: true })
})

/** Signs in as the technician, and opens a session to the shell with a new log on a new issue. */
async function openShell(page: Page): Promise<void> {
  page.setDefaultTimeout(STEP_MS_MAX)
  const { db } = database
  const device = await db
    .selectFrom("device")
    .select("id")
    .where("name", "=", LINE_L3)
    .executeTakeFirstOrThrow()
  const shell = await db
    .selectFrom("target_interface")
    .select("id")
    .where("device_id", "=", device.id)
    .where("type", "=", "SSH")
    .executeTakeFirstOrThrow()
  await page.goto(`${server.address}/login?target=/devices/${device.id}/issues/new`)
  await page.fill("[name=username]", "technician")
  await page.fill("[name=password]", passwordOf("technician"))
  await page.keyboard.press("Enter")
  await page.fill("#issue-form #field-title", "Copy the recipes")
  await page.click('#issue-form button[type="submit"]')
  await page.waitForURL(/issues\/[0-9a-f-]{36}$/)
  const issue = page.url()
  await page.locator('form[action$="/take"] button').first().click()
  await page.getByRole("button", { name: "Unassign" }).waitFor()
  await page.goto(`${issue}/logs/new`)
  await page.fill("main [name=title]", "Recipes copied")
  await page.locator("main form button[type=submit]").last().click()
  await page.waitForURL(/logs\/[0-9a-f-]{36}/)
  await page.goto(`${page.url()}/interfaces/${shell.id}/connect`)
  await page.getByRole("button", { name: "Trust" }).click()
  await page.waitForSelector('[data-state="connected"]')
}

test("a file of the machine is fetched and downloaded, and another one sent in place of the machine's", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  await page.click('button[title="Files"]')
  await page.click('.machine-file:has-text("recipes")')
  await page.click('.machine-file:has-text("BAR-45G.csv")')
  const link = page.locator(".dock a[download]")
  await link.waitFor()
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(download.suggestedFilename()).toBe("BAR-45G.csv")
  expect(await Bun.file(await download.path()).text()).toContain("name;BAR-45G")
  const changed = { name: "TWIN-90G.csv", mimeType: "text/csv", buffer: Buffer.from("name;TWIN-90G\n") }
  await page.setInputFiles(".dock input[type=file]", changed)
  await page.getByRole("button", { name: "Replace on the machine" }).click()
  await page.waitForSelector("text=Sent to the machine")
  expect(await page.getByRole("button", { name: "Replace on the machine" }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})
