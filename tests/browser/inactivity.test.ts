/** Inactivity: the page warns, ends the sign-in, and returns to the same place afterwards; tabs are synchronised. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { DEMO_ACCOUNTS } from "../../src/demo/seed/users.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { expectReadableAtBothWidths } from "./readable.ts"

setDefaultTimeout(120_000)
/** A browser and a database on a busy box. */
const STEP_MS_MAX = 30_000
const TIMEOUT_SECONDS = 600
/** The warning is open for the last minute. */
const UNTIL_WARNING_MS = (TIMEOUT_SECONDS - 50) * 1000
const AFTER_WARNING_MS = 51_000
const NOWHERE = { port: 9 }

const folder = temporaryFolder("inactivity")
let database: TestDatabase
let server: RemoteServer<ReturnType<typeof testDeps>>
/** By how much the clock of the server is ahead. Never set back: sign-ins of earlier tests would lie in the future. */
let aheadMs = 0

beforeAll(async () => {
  database = await createTestDatabase()
  const deps = {
    ...testDeps(database.db),
    dataFolder: folder.path,
    clock: () => new Date(Date.now() + aheadMs),
  }
  await seedDemo(
    deps,
    { p7: NOWHERE, r2: NOWHERE, l3: NOWHERE, l3Shell: NOWHERE, r2Web: NOWHERE, l3Computer: NOWHERE },
    quickHash,
  )
  await database.db
    .updateTable("installation_settings")
    .set({ inactivity_seconds: TIMEOUT_SECONDS })
    .execute()
  server = await serveRemote(deps)
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await database.stop()
  folder.remove()
})

/** Lets time pass on the server and in all tabs of this page's browser, whose clocks are installed at their first page. */
async function pass(page: Page, ms: number) {
  aheadMs += ms
  await page.context().clock.fastForward(ms)
}

async function signIn(page: Page, username: (typeof DEMO_ACCOUNTS)[number]["username"] = "technician") {
  page.setDefaultTimeout(STEP_MS_MAX)
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  await page.goto(`${server.address}/login`)
  await enter(page, username, account?.password ?? "")
  await page.waitForURL((url) => url.pathname !== "/login")
}

async function enter(page: Page, username: string, password: string) {
  await page.fill("#field-username", username)
  await page.fill("#field-password", password)
  await page.click('#sign-in button[type="submit"]')
}

const passwordOf = (username: string) =>
  DEMO_ACCOUNTS.find((one) => one.username === username)?.password ?? ""
const warning = (page: Page) => page.locator("dialog#inactivity[open]")

test("after inactivity a dialog counts down, the user is signed out with the reason, and later returns to the page", async () => {
  // The server may have ended the sign-in just before the page does.
  await using story = await newPage({ expect: /status of 401/ })
  const { page } = story
  await page.context().clock.install()
  await signIn(page)
  await page.goto(`${server.address}/issues?tab=mine`)
  await pass(page, UNTIL_WARNING_MS)
  await warning(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-stay"))).toBe(true)
  expect(await warning(page).locator("[role=timer]").textContent()).toMatch(/^0:[45]\d$/)
  expect(await axeViolations(page)).toEqual([])
  await pass(page, AFTER_WARNING_MS)
  await page.waitForURL(/\/login\?expired=true/)
  await page.waitForSelector("text=due to inactivity")
  await enter(page, "technician", passwordOf("technician"))
  await page.waitForURL(/\/issues\?tab=mine$/)
})

test("keyboard input alone keeps the user signed in and is reported to the server", async () => {
  await using story = await newPage()
  const { page } = story
  await page.context().clock.install()
  await signIn(page)
  await page.goto(`${server.address}/issues`)
  await pass(page, UNTIL_WARNING_MS)
  await warning(page).waitFor()
  const told = page.waitForResponse((response) => response.url().endsWith("/api/profile/activity"))
  await page.keyboard.press("Enter")
  expect((await told).status()).toBe(204)
  await warning(page).waitFor({ state: "detached" })
  // And again: Escape is an answer, too.
  await pass(page, UNTIL_WARNING_MS)
  await warning(page).waitFor()
  const toldAgain = page.waitForResponse((response) => response.url().endsWith("/api/profile/activity"))
  await page.keyboard.press("Escape")
  expect((await toldAgain).status()).toBe(204)
})

test("activity in one tab closes the warning in another", async () => {
  await using story = await newPage()
  const { page } = story
  await page.context().clock.install()
  await signIn(page)
  const other = await page.context().newPage()
  await Promise.all([page, other].map((tab) => tab.goto(`${server.address}/issues`)))
  await pass(page, UNTIL_WARNING_MS)
  await warning(page).waitFor()
  await other.bringToFront()
  await warning(other).waitFor()
  await other.keyboard.press("Enter")
  await warning(page).waitFor({ state: "detached" })
})

test("signing out in one tab redirects the other tabs to the sign-in page", async () => {
  await using story = await newPage({ expect: /status of 401/ })
  const { page } = story
  await signIn(page)
  const other = await page.context().newPage()
  await other.goto(`${server.address}/devices`)
  await page.click("summary.menu-opener")
  await page.click('form[action="/logout"] button')
  await page.waitForURL(/\/login/)
  await other.waitForURL(/\/login\?logout=true&target=%2Fdevices/)
})

test("a sign-in ended by an administrator brings the open page to the sign-in page, and what was typed is there again", async () => {
  // The browser reports the stream that is refused, and the question whether the sign-in still counts.
  await using story = await newPage({ expect: /status of 401/ })
  await using review = await newPage()
  const { page } = story
  await signIn(page)
  await page.goto(`${server.address}/profile`)
  await page.waitForSelector('html[data-scripts="loaded"]')
  await page.fill("#field-firstname", "Tomasz")
  await signIn(review.page, "administrator")
  await review.page.getByRole("link", { name: "Administration", exact: true }).click()
  await review.page.locator(".rail").getByRole("link", { name: "Access", exact: true }).click()
  await review.page.locator('#access-list input[type="search"]').fill("technician")
  await review.page.waitForURL(/search=technician/)
  await review.page.locator("#access-list tbody tr").first().getByRole("button", { name: "End" }).click()
  await review.page.waitForSelector('.toast:has-text("Ended.")')
  await page.waitForURL(/\/login\?expired=ended&target=%2Fprofile$/)
  await page.waitForSelector("text=Your sign-in has ended.")
  await enter(page, "technician", passwordOf("technician"))
  await page.waitForURL(/\/profile$/)
  await page.waitForSelector('html[data-scripts="loaded"]')
  expect(await page.inputValue("#field-firstname")).toBe("Tomasz")
})

test("pages about sign-ins have no axe violations and no sideways scrolling, also on a phone", async () => {
  await using story = await newPage({ viewport: { width: 1280, height: 844 } })
  const { page } = story
  await database.db
    .updateTable("installation_settings")
    .set({ recording_consent_en: "<p>You are <b>recorded</b>.</p>", legal_info_1: "<p>Imprint</p>" })
    .execute()
  await page.goto(`${server.address}/login`)
  await expectReadableAtBothWidths(page, "/login")
  await signIn(page, "administrator")
  for (const path of ["/profile/signins", "/profile/tokens", "/admin/access", "/consent?target=/issues"]) {
    await page.goto(server.address + path)
    await expectReadableAtBothWidths(page, path)
  }
  await page.goto(`${server.address}/profile/tokens`)
  await page.getByRole("button", { name: "New token" }).click()
  await page.waitForSelector("dialog#new-token:modal")
  await expectReadableAtBothWidths(page, "the dialog for a new token")
})
