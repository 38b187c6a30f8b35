/** The ground floor's story over the demo plant: machine, issue, log, session, recording. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { rm } from "node:fs/promises"
import type { Page } from "playwright-core"
import { openRecording } from "../../protocols/recording.ts"
import { encodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { PRESS_BUTTONS } from "../../src/demo/plant/panel/press-p7.ts"
import { type Plant, startPlant } from "../../src/demo/plant/plant.ts"
import { PRESS_P7, ROBOT_R2 } from "../../src/demo/seed/plant.ts"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { DEMO_ACCOUNTS } from "../../src/demo/seed/users.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { saveStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { manualClock } from "../harness/manual-clock.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { axeViolations } from "./axe.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"

/** Playwright gives up on its own first; a story has many steps. */
setDefaultTimeout(120_000)

/** Two browsers, a server, a plant and a database on one busy box. */
const STEP_MS_MAX = 30_000
const PRESS_SIZE = { width: 1024, height: 768 }
const F2 = "F2"

/** The panel moves only when the test advances the clock, so that two pictures can be compared. */
const clock = manualClock()
const folder = temporaryFolder("story")
let database: TestDatabase
let plant: Plant
let server: RemoteServer<ReturnType<typeof testDeps>>

beforeAll(async () => {
  database = await createTestDatabase()
  plant = await startPlant({ dataDir: `${folder.path}/plant`, clock })
  const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
  await seedDemo(deps, plant.addresses, quickHash)
  server = await serveRemote(deps)
})
afterAll(async () => {
  await closePages()
  await server.stop()
  await plant.stop()
  await database.stop()
  folder.remove()
})

async function signIn(page: Page, username: (typeof DEMO_ACCOUNTS)[number]["username"]): Promise<void> {
  page.setDefaultTimeout(STEP_MS_MAX)
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  await page.goto(`${server.address}/login`)
  await page.fill("#field-username", username)
  await page.fill("#field-password", account?.password ?? "")
  await page.click('#sign-in button[type="submit"]')
  await page.waitForURL((url) => url.pathname === "/")
}

/** From the list of machines to a session with a new log on a new issue. */
async function startSession(page: Page, machine: string, title: string): Promise<void> {
  await page.goto(`${server.address}/devices`)
  await page.locator('input[type="search"]').fill(machine)
  await page.getByRole("link", { name: machine, exact: true }).click()
  await page.getByRole("link", { name: "New issue" }).click()
  await page.fill("#issue-form #field-title", title)
  await page.click('#issue-form button[type="submit"]')
  await page.getByRole("button", { name: "Assign to me" }).first().click()
  // Only the assignee can give an issue back: the page is the new one.
  await page.getByRole("button", { name: "Unassign" }).waitFor()
  await page.getByRole("button", { name: "Start remote session" }).click()
  await page.fill("#quick-start-form #field-title", `${title}: looked from outside`)
  await page.locator("#quick-start-form").getByRole("button", { name: "Connect" }).first().click()
  await page.waitForURL(/\/connect$/)
}

const connected = (page: Page) => page.waitForSelector('.remote-bar [data-state="connected"]')

/** A hash of what the machine itself shows. */
const panelHash = () => [...new Bun.CryptoHasher("sha256").update(plant.p7.screen.pixels).digest()].join(" ")

/** The machine's picture, once both viewers show it. */
async function pictureOfBoth(one: Page, other: Page): Promise<string> {
  const [seen] = await eventually(
    () => Promise.all([canvasOf(one), canvasOf(other)]),
    (both) => both.every(({ hash }) => hash === panelHash()),
  )
  return seen.hash
}

async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const box = (await page.locator(".remote-canvas").boundingBox())!
  await page.mouse.click(
    box.x + (x / PRESS_SIZE.width) * box.width,
    box.y + (y / PRESS_SIZE.height) * box.height,
  )
}

/** Epoch milliseconds. */
async function startOfSession(): Promise<number> {
  const { started_on } = await database.db
    .selectFrom("remote_session")
    .select("started_on")
    .where("state", "=", "ACTIVE")
    .executeTakeFirstOrThrow()
  return started_on.getTime()
}

/** Lets the panel process its input and redraw. */
const machineTurns = () => clock.advance(500)

test("a technician operates press P-7 while an expert watches, and the recording contains the frames both saw", async () => {
  await using technician = await newPage()
  await using expert = await newPage()
  const { page } = technician
  await signIn(page, "technician")
  await startSession(page, PRESS_P7, "Pressure drops")
  await connected(page)
  await eventually(
    () => canvasOf(page),
    ({ width }) => width === PRESS_SIZE.width,
  )
  expect(await axeViolations(page)).toEqual([])

  expect(plant.p7.state.run).toBe("RUNNING")
  await press(page, PRESS_BUTTONS.stop)
  await eventually(
    () => {
      machineTurns()
      return plant.p7.state.run
    },
    (run) => run === "STOPPED",
  )

  const issue = new URL(page.url()).pathname.replace(/\/logs\/.*/, "")
  await signIn(expert.page, "expert")
  await page.click('button[title="People in the session"]')
  await page.locator("datalist option").first().waitFor({ state: "attached" })
  await page.fill('input[aria-label="Person or e-mail"]', "Eva Lindqvist")
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  await page.waitForSelector(".person-pending:has-text('Eva Lindqvist')")
  await page.click('button[title="People in the session"]')
  // By itself, from the stream of changes.
  await expert.page.waitForSelector('.top-nav a[data-count="1"]')
  expect(await axeViolations(expert.page)).toEqual([])
  await expert.page.locator(".toast").getByRole("link", { name: "Join" }).click()
  await connected(expert.page)
  const shown = await pictureOfBoth(page, expert.page)
  const seenAtMs = Date.now() - (await startOfSession())
  expect(await axeViolations(expert.page)).toEqual([])

  await press(expert.page, PRESS_BUTTONS.start)
  await page.locator(".remote-canvas").click({ position: { x: 5, y: 5 } })
  await page.keyboard.press(F2)
  await eventually(
    () => {
      machineTurns()
      return plant.p7.page()
    },
    (open) => open === "Trends",
  )
  expect(plant.p7.state.run).toBe("STOPPED")
  expect(panelHash()).not.toBe(shown)
  const trends = await pictureOfBoth(page, expert.page)

  await page.getByRole("button", { name: "End session" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click()
  await expert.page.waitForSelector(".remote-end")
  await page.getByRole("link", { name: "View recording" }).click()
  await watchAgain(page, { hash: shown, atMs: seenAtMs }, trends)

  await page.goto(server.address + issue)
  await page.getByRole("button", { name: "Close issue" }).click()
  await page.click('#close-issue-form button[type="submit"]')
  await page.getByRole("button", { name: "Reopen" }).waitFor()
})

/** Plays the recording; the slider finds both pictures again. */
async function watchAgain(page: Page, seen: { hash: string; atMs: number }, last: string): Promise<void> {
  const slider = page.getByRole("slider")
  await slider.waitFor()
  const totalMs = Number(await slider.getAttribute("max"))
  expect(totalMs).toBeGreaterThan(0)
  await slider.fill(String(totalMs))
  await eventually(
    () => canvasOf(page),
    ({ hash }) => hash === last,
  )
  await slider.fill(String(seen.atMs))
  await eventually(
    () => canvasOf(page),
    ({ hash }) => hash === seen.hash,
  )
  await slider.fill("0")
  await page.getByRole("button", { name: "Play" }).click()
  await eventually(
    () => slider.inputValue(),
    (value) => Number(value) > 0,
  )
  expect(await axeViolations(page)).toEqual([])
}

test("a technician trusts the host key of robot cell R-2 and reads its status, which the recording shows", async () => {
  await using technician = await newPage()
  const { page } = technician
  await signIn(page, "technician")
  await startSession(page, ROBOT_R2, "Gripper is slow")
  const question = page.getByRole("dialog")
  await question.getByText(plant.r2.fingerprint).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole("button", { name: "Trust and connect" }).click()
  await connected(page)
  await page.locator(".remote-terminal").click()
  await page.keyboard.type("status\n")
  await eventually(
    () => page.locator(".xterm-rows").innerText(),
    (text) => text.includes("AUTOMATIC"),
  )
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type("exit\n")
  await page.waitForSelector(".remote-end")
  expect(await page.locator(".remote-end h2").innerText()).toContain("The session has ended")
  await page.getByRole("link", { name: "View recording" }).click()
  const slider = page.getByRole("slider")
  await slider.waitFor()
  await slider.fill((await slider.getAttribute("max")) ?? "0")
  await eventually(
    () => page.locator(".xterm-rows").innerText(),
    (text) => text.includes("AUTOMATIC"),
  )
})

describe("with a step-up policy", () => {
  const PASSWORD = DEMO_ACCOUNTS.find(({ username }) => username === "technician")?.password ?? ""
  const MINUTES = 10
  const OFF = { startSession: null, vote: null, viewRecording: null, changeRoles: null }
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm your identity" })

  beforeAll(() => saveStepUpPolicy(database.db, { ...OFF, startSession: MINUTES, viewRecording: MINUTES }))
  afterAll(() => saveStepUpPolicy(database.db, OFF))

  const letProofsRunOut = () =>
    database.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()

  async function confirm(page: Page): Promise<void> {
    const dialog = dialogOf(page)
    await eventually(
      () => page.evaluate(() => document.activeElement?.id),
      (id) => id === "field-password",
    )
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press("Enter")
    await dialog.waitFor({ state: "detached" })
  }

  /** Twenty seconds in pieces of five, in place of what the session has recorded. */
  async function aLongerRecording(sessionId: string): Promise<void> {
    const file = recordingFilePath(server.deps, sessionId)
    await rm(file)
    const startedAtMs = Date.now()
    const recording = await openRecording(file, { sessionId, kind: "terminal", startedAtMs })
    const bytesOf = (second: number) => new TextEncoder().encode(`second ${second}\r\n`)
    for (let second = 0; second < 20; second++) {
      const bytes = bytesOf(second)
      if (second % 5 === 0) {
        const whole = { kind: "terminalSnapshot" as const, cols: 80, rows: 24, bytes }
        recording.appendSnapshot(second * 1000, encodeViewerMessage(whole))
      } else recording.appendMessage(second * 1000, encodeViewerMessage({ kind: "terminalOutput", bytes }))
    }
    await recording.close(20_000)
  }

  test("a technician starts a session and plays its recording after step-ups, keeping the playback position", async () => {
    await using technician = await newPage({ expect: /status of 403/ })
    const { page } = technician
    await signIn(page, "technician")
    await letProofsRunOut()
    await startSession(page, PRESS_P7, "Valve sticks")

    await dialogOf(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.getByRole("heading", { name: "The session has not been started" }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Confirm" }).click()
    await confirm(page)
    await connected(page)
    await page.getByRole("button", { name: "End session" }).click()
    const link = page.getByRole("link", { name: "View recording" })
    const recording = (await link.getAttribute("href")) ?? ""
    await eventually(
      () => database.db.selectFrom("remote_session").select("id").where("state", "=", "ACTIVE").execute(),
      (running) => running.length === 0,
    )
    await aLongerRecording(/sessions\/([^/]+)\/recording/.exec(recording)?.[1] ?? "")

    await letProofsRunOut()
    await link.click()
    await page.waitForURL(/\/profile\/step-up\?target=/)
    expect(await axeViolations(page)).toEqual([])
    await page.fill("#field-password", PASSWORD)
    // The player reads the events and the next piece behind the first picture; both must come before the step-up expires.
    const isRead = (end: string) =>
      page.waitForResponse((response) => response.url().endsWith(end) && response.ok())
    const behind = Promise.all([isRead("/screenrecording/segment?at=5000"), isRead("/screenrecording/info")])
    await page.keyboard.press("Enter")
    await page.waitForURL(server.address + recording)
    await behind

    const slider = page.getByRole("slider")
    const place = async () => Number(await slider.inputValue())
    const lines = () => page.locator(".xterm-rows").innerText()
    await eventually(lines, (text) => text.includes("second 0"))
    await letProofsRunOut()
    await page.getByRole("button", { name: "16×" }).click()
    await page.getByRole("button", { name: "Play" }).click()
    // The piece from 5 s was fetched ahead; the one from 10 s is refused.
    await dialogOf(page).waitFor()
    expect(await place()).toBe(10_000)
    await page.keyboard.press("Escape")
    await page.getByText("Confirm your identity to continue watching.").waitFor()
    // An external step-up returns to this address and position.
    expect(page.url()).toBe(`${server.address}${recording}?at=10000`)
    expect(await page.getByRole("button", { name: "Play" }).isDisabled()).toBe(true)
    expect(await place()).toBe(10_000)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Confirm" }).click()
    await confirm(page)
    await eventually(lines, (text) => text.includes("second 19"))
    await eventually(place, (atMs) => atMs === 20_000)
  })
})
