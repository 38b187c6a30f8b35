/** A technician's file transfer in the browser, with the maintenance shell of the demo plant. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { readFile, rm } from "node:fs/promises"
import type { Locator, Page } from "playwright-core"
import { type Plant, startPlant } from "../../src/demo/plant/plant.ts"
import { LINE_L3 } from "../../src/demo/seed/plant.ts"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { manualClock } from "../harness/manual-clock.ts"
import { passwordOf } from "../harness/pages.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

const folder = temporaryFolder("file-transfer")
let database: TestDatabase
let plant: Plant
let server: RemoteServer<ReturnType<typeof testDeps>>

beforeAll(async () => {
  database = await createTestDatabase()
  plant = await startPlant({ dataDir: `${folder.path}/plant`, clock: manualClock() })
  const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
  await seedDemo(deps, plant.addresses, quickHash)
  // Sessions of pages that were closed run on for a while.
  await database.db
    .updateTable("target_interface")
    .set({ max_sessions: 9 })
    .where("type", "=", "SSH")
    .execute()
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
  // The first session of the file is asked.
  const trust = page.getByRole("button", { name: "Trust" })
  const connected = page.locator('[data-state="connected"]')
  await trust.or(connected).first().waitFor()
  if (await trust.isVisible()) await trust.click()
  await connected.waitFor()
}

/** Opens the list of the machine's files in the dock. */
async function openFiles(page: Page): Promise<void> {
  await page.click('button[title="Files"]')
  await page.locator(".machine-file").first().waitFor()
}

/** @returns the link by which the file is downloaded */
async function fetchRecipe(page: Page): Promise<Locator> {
  await openFiles(page)
  await page.click('.machine-file:has-text("recipes")')
  await page.click('.machine-file:has-text("BAR-45G.csv")')
  const link = page.locator(".dock a[download]")
  await link.waitFor()
  return link
}

test("a file of the machine is fetched and downloaded, and another one sent in place of the machine's", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  const link = await fetchRecipe(page)
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(download.suggestedFilename()).toBe("BAR-45G.csv")
  expect(await Bun.file(await download.path()).text()).toContain("name;BAR-45G")
  const changed = { name: "TWIN-90G.csv", mimeType: "text/csv", buffer: Buffer.from("name;TWIN-90G\n") }
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/files/upload")) sent.push(request.url())
  })
  await page.setInputFiles(".dock input[type=file]", changed)
  const replace = page.getByRole("button", { name: "Replace on the machine" })
  await replace.waitFor()
  expect(sent).toEqual([])
  await replace.click()
  await page.waitForSelector("text=Sent to the machine")
  expect(await page.getByRole("button", { name: "Replace on the machine" }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

const named = (name: string, content: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
})

test("ten files that are chosen at once all reach the machine, appear in its folder, and stay listed after a reload", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  await openFiles(page)
  const names = Array.from({ length: 10 }, (_, at) => `trace ${at}.txt`)
  await page.setInputFiles(
    ".dock input[type=file]",
    names.map((name) => named(name, name)),
  )
  for (const name of names) await page.locator(".machine-file", { hasText: name }).waitFor()
  await page.reload()
  await page.waitForSelector('[data-state="connected"]')
  await page.click('button[title="Files"]')
  const rows = page.locator(".dock-row", { hasText: "Sent to the machine" })
  await rows.nth(9).waitFor()
  expect(await rows.count()).toBe(10)
})

test("a file that is still on its way to the server is cancelled, and the next one is sent", async () => {
  await using story = await newPage({ expect: /Failed to load resource/ })
  const { page } = story
  await openShell(page)
  await openFiles(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/files/uploads", async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.setInputFiles(".dock input[type=file]", [named("wrong.txt", "x"), named("right.txt", "y")])
  const rowOf = (name: string) => page.locator(".dock-row", { hasText: name })
  await rowOf("wrong.txt").getByText("To the server").waitFor()
  await rowOf("right.txt").getByText("Waiting for its turn").waitFor()
  // It goes on while the dock is closed.
  await page.click('button[title="Files"]')
  await page.click('button[title="Files"]')
  await page.getByRole("button", { name: "Cancel the transfer of wrong.txt" }).click()
  release()
  await rowOf("right.txt").getByText("Sent to the machine").waitFor()
  expect(await rowOf("wrong.txt").count()).toBe(0)
})

test("a large file whose connection to the server is lost goes on by itself behind what has arrived", async () => {
  await using story = await newPage({ expect: /Failed to load resource/ })
  const { page } = story
  await openShell(page)
  await openFiles(page)
  const parts: string[] = []
  await page.route("**/files/uploads/*", async (route) => {
    const request = route.request()
    parts.push(
      request.method() === "PUT" ? (new URL(request.url()).searchParams.get("firstByte") ?? "") : "asked",
    )
    if (parts.length === 2) return route.abort("connectionreset")
    await route.continue()
  })
  const content = Buffer.alloc(9 * 1024 * 1024, "0123456789")
  await page.setInputFiles(".dock input[type=file]", {
    name: "firmware.bin",
    mimeType: "application/octet-stream",
    buffer: content,
  })
  const row = page.locator(".dock-row", { hasText: "firmware.bin" })
  await row.getByText("Connection lost: continues by itself").waitFor()
  await row.getByText("Sent to the machine").waitFor()
  expect(parts).toEqual(["0", "4194304", "asked", "4194304", "8388608"])
  await page.click('.machine-file:has-text("firmware.bin")')
  const link = page.locator(".dock a[download]", { hasText: "firmware.bin" })
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(content.equals(await readFile(await download.path()))).toBe(true)
})

test("a folder that cannot be opened shows no files of another one, and a long name leaves the sizes in view", async () => {
  await using story = await newPage({ expect: /status of 409/ })
  const { page } = story
  await openShell(page)
  await page.route("**/files/machine?path=", async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { entries: object[] }
    const long = { name: `log-${"x".repeat(200)}.txt`, kind: "FILE", size: 5, changedOn: null }
    await route.fulfill({ json: { ...body, entries: [...body.entries, long] } })
  })
  await page.route("**/files/machine?path=recipes", (route) =>
    route.fulfill({
      status: 409,
      json: { code: "CONFLICT", message: "The machine does not permit access." },
    }),
  )
  await page.click('button[title="Files"]')
  const list = page.locator(".machine-files")
  const size = list.locator(".machine-file .muted").last()
  await size.waitFor()
  const [inner, outer] = [await size.boundingBox(), await list.boundingBox()]
  expect(inner!.x + inner!.width).toBeLessThan(outer!.x + outer!.width)
  await page.click('.machine-file:has-text("recipes")')
  await page.getByText("The machine does not permit access.").waitFor()
  expect(await list.locator(".machine-file").count()).toBe(0)
})

test("a fetched file is offered after the end of the session and in the list of its files, to the person who fetched it", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  await fetchRecipe(page)
  await page.locator(".remote-tools .button-danger").click()
  const link = page.locator(".remote-end a[download]")
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(await Bun.file(await download.path()).text()).toContain("name;BAR-45G")
  expect(await axeViolations(page)).toEqual([])

  await page.locator(".remote-end a", { hasText: "Back to the log" }).click()
  await page.locator("a[href$='/files']").first().click()
  const listed = page.locator("dialog[open] a[download]")
  const [again] = await Promise.all([page.waitForEvent("download"), listed.click()])
  expect(again.suggestedFilename()).toBe("BAR-45G.csv")
  expect(await axeViolations(page)).toEqual([])
})
