/** From the one-time link of a new installation to a live picture of one's own machine. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { createInitLink } from "../../src/machines/initialisation/actions.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { startTigerVnc, type TigerVnc } from "../peers/tigervnc.ts"
import { axeViolations } from "./axe.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

const CLICKS_MAX = 20
const PASSWORD = "a long enough phrase"
const SIZE = { width: 800, height: 600 }

const folder = temporaryFolder("first-run")
let database: TestDatabase
let server: RemoteServer<ReturnType<typeof testDeps>>
let machine: TigerVnc

beforeAll(async () => {
  machine = await startTigerVnc(SIZE)
  database = await createTestDatabase()
  server = await serveRemote({ ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() })
})
afterAll(async () => {
  await closePages()
  await server?.stop()
  await database?.stop()
  await machine?.stop()
  folder.remove()
})

/** Buttons and links that were pressed; fields are reached by Tab. */
let clicks = 0
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  clicks++
  await page.getByRole(role, { name, exact: true }).first().click()
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`main [name="${name}"]:visible`).fill(text)
}

test("from the one-time link to a live picture of one's own machine takes at most 20 clicks", async () => {
  const link = await createInitLink(server.deps)
  await using story = await newPage()
  const { page } = story
  await page.goto(server.address + link)
  expect(await axeViolations(page)).toEqual([])
  await fill(page, { customerName: "Plant One", username: "ada", email: "ada@plant.example" })
  await fill(page, { password: PASSWORD, passwordRepeat: PASSWORD })
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/setup\/company/)
  await press(page, "button", "Save and continue")
  await page.waitForURL(/\/setup\/machine/)
  await fill(page, { name: "Press P-7", location: "Hall 2" })
  await press(page, "button", "Save and continue")
  await page.waitForURL(/\/setup\/interface/)
  await fill(page, { host: "127.0.0.1", port: String(machine.port) })
  await press(page, "button", "Test connection")
  await page.getByText("The connection works").waitFor()
  expect(await axeViolations(page)).toEqual([])
  await press(page, "button", "Save and continue")
  await page.waitForURL(/\/setup\/issue/)
  await fill(page, { title: "Check remote access" })
  await press(page, "button", "Save and continue")
  await page.waitForURL(/\/setup\/people/)
  await press(page, "button", "Skip this step")
  await page.waitForURL(/\/setup\/licence/)
  await press(page, "button", "Skip this step")
  await page.waitForURL(/\/setup\/finished/)
  await press(page, "link", "Open issue")
  await press(page, "button", "Start remote session")
  await page.locator("#quick-start-form [name=title]").fill("First look")
  await press(page, "button", "Connect")
  await eventually(
    () => canvasOf(page),
    ({ width, height }) => width === SIZE.width && height === SIZE.height,
  )
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX)
})
