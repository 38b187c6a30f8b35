/** What people see in an open session when a sign-in ends, their own or its owner's, and before its window does. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { hoursAfter, MS_PER_MINUTE } from "../../src/base/clock.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  invite,
  logPath,
  remoteTest,
  type SessionFixture,
  type TestSignIn,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { PASSWORD, signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

stopMachinesAfterAll()
const on = await remoteTest({ recheckMs: 200 })
beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(closePages)

const connectPath = (job: SessionFixture) => `${logPath(job)}/interfaces/${job.interfaceId}/connect`

async function openSession(page: Page, job: SessionFixture): Promise<void> {
  page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, page, job.technician.userId)
  await page.goto(on.address + connectPath(job))
  await page.waitForSelector('[data-state="connected"]')
}

/** The sentences of the screen after the end. */
async function ending(page: Page): Promise<string[]> {
  await page.waitForSelector('.remote-end [role="alert"]')
  return page.locator(".remote-end p").allInnerTexts()
}

/** Ends every sign-in of a person with a browser, as an administrator does; the token of the test stays. */
async function endSignIns({ userId }: TestSignIn, by: TestSignIn): Promise<void> {
  const { status } = await on.call(by.token, "DELETE", `/users/${userId}/signins`)
  expect(status).toBeLessThan(300)
}

async function anAdministrator(job: SessionFixture): Promise<TestSignIn> {
  const administrator = await on.aUserOn(job)
  const { userId } = administrator
  await on.deps.db.updateTable("app_user").set({ superuser: true }).where("id", "=", userId).execute()
  return administrator
}

/** By the link of the ended session's screen. */
async function signInAgain(page: Page, { userId }: TestSignIn): Promise<void> {
  const { username } = await on.deps.db
    .selectFrom("app_user")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  await page.fill("#field-username", username)
  await page.fill("#field-password", PASSWORD)
  await page.click('#sign-in button[type="submit"]')
}

const joinAddress = async (job: SessionFixture) => {
  const { id } = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .executeTakeFirstOrThrow()
  const path = { deviceId: job.deviceId, issueId: job.issueId, logId: job.logId, sessionId: id }
  return {
    path,
    address: `${on.address}${logPath(job)}/interfaces/${job.interfaceId}/sessions/${id}/join`,
  }
}

test("a person whose sign-in is ended loses control at once, is told so, and is back in the session after signing in; without its owner's sign-in the session ends", async () => {
  const refused = /status of 401/
  await using ownerStory = await newPage({ expect: refused })
  await using colleagueStory = await newPage({ expect: refused })
  const [ownerPage, page] = [ownerStory.page, colleagueStory.page]
  page.setDefaultTimeout(STEP_MS_MAX)
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const administrator = await anAdministrator(job)
  await openSession(ownerPage, job)
  const { path, address } = await joinAddress(job)
  const colleague = await on.aUserOn(job)
  await invite(on, path, job.technician, colleague, "CONTROL")
  await signInOn(on, page, colleague.userId)
  await page.goto(address)
  await page.waitForSelector('[data-state="connected"]')
  await page.locator(".remote-canvas").hover()
  await page.mouse.down()
  const lastButtons = () => machine.screen.pointers.at(-1)?.buttons
  await eventually(lastButtons, (buttons) => buttons === 1)

  await endSignIns(colleague, administrator)
  await eventually(lastButtons, (buttons) => buttons === 0)
  expect(await ending(page)).toEqual(["You have been logged out.", "Sign in again to continue here."])
  expect(await axeViolations(page)).toEqual([])
  await page.mouse.up()
  expect(await ownerPage.locator('[data-state="connected"]').count()).toBe(1)
  await page.getByRole("link", { name: "Sign in" }).click()
  await signInAgain(page, colleague)
  await page.waitForURL(address)
  await page.waitForSelector('[data-state="connected"]')
  await page.locator(".remote-canvas").click()
  await page.keyboard.press("k")
  await eventually(
    () => machine.screen.keys.at(-1)?.keysym,
    (keysym) => keysym === 0x6b,
  )

  await endSignIns(job.technician, administrator)
  expect(await ending(ownerPage)).toEqual([
    "You are signed out, and the session has ended with your sign-in.",
    "Sign in again, then start a new session from the issue.",
  ])
  expect((await ending(page))[0]).toBe("The owner of the session is signed out.")
  expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  await ownerPage.getByRole("link", { name: "Sign in" }).click()
  await signInAgain(ownerPage, job.technician)
  await ownerPage.waitForURL(`${on.address}${logPath(job)}`)
})

/** Lets time pass on the server and in the pages, whose clocks are installed. */
async function pass(pages: readonly Page[], toMs: number): Promise<void> {
  const byMs = toMs - on.deps.clock().getTime()
  on.deps.setTime(new Date(toMs))
  for (const page of pages) await page.clock.fastForward(byMs)
}

test("inactivity during a session warns over it, then signs out, ends the session and asks nothing on the way to the sign-in page", async () => {
  await using story = await newPage({ expect: /status of 401/ })
  const { page } = story
  const prompts: string[] = []
  page.on("dialog", (dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  })
  on.deps.setTime(TEST_NOW)
  await page.clock.install({ time: TEST_NOW })
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await openSession(page, job)
  const { path } = await joinAddress(job)
  await page.locator(".remote-canvas").click()
  await page.keyboard.press("a")
  const warning = page.locator("dialog#inactivity[open]")
  await pass([page], TEST_NOW.getTime() + 9.5 * MS_PER_MINUTE)
  await warning.waitFor()
  // Its keys are the dialog's and not the machine's.
  const seen = machine.screen.keys.length
  await page.keyboard.press("Enter")
  await warning.waitFor({ state: "detached" })
  expect(machine.screen.keys.length).toBe(seen)
  await pass([page], TEST_NOW.getTime() + 25 * MS_PER_MINUTE)
  await page.waitForURL(/\/login\?expired=true/)
  expect(prompts).toEqual([])
  expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  on.deps.setTime(TEST_NOW)
})

const WARNINGS = [15, 10, 5] as const

test("everybody in a session is told 15, 10 and 5 minutes before its window ends, and who works in it and may change the issue is asked to extend it", async () => {
  await using ownerStory = await newPage()
  await using viewerStory = await newPage()
  await using helperStory = await newPage()
  const [owner, viewer, helper] = [ownerStory.page, viewerStory.page, helperStory.page]
  const all = [owner, viewer, helper]
  on.deps.setTime(TEST_NOW)
  for (const page of all) {
    page.setDefaultTimeout(STEP_MS_MAX)
    await page.clock.install({ time: TEST_NOW })
  }
  const job = await on.aSessionFixture((await aVncMachine()).target)
  const endsOn = new Date(TEST_NOW.getTime() + 15.5 * MS_PER_MINUTE)
  await on.deps.db
    .updateTable("issue")
    .set({ activation_on: hoursAfter(endsOn, -1), window_hours: 1, window_end_on: endsOn })
    .where("id", "=", job.issueId)
    .execute()
  await openSession(owner, job)
  const { path, address } = await joinAddress(job)
  const mayExtend: DeviceAuthority[] = [...VIEWER_AUTHORITIES, "ISSUE_READ", "ISSUE_UPDATE"]
  for (const [page, authorities] of [
    [viewer, VIEWER_AUTHORITIES],
    [helper, mayExtend],
  ] as const) {
    await signInOn(on, page, (await on.aUserOn(job, authorities)).userId)
    await page.goto(address)
    await page.waitForSelector('[data-state="connected"]')
  }
  const card = (page: Page) => page.locator('.remote-warning[role="alert"]')
  const choices = (page: Page) => card(page).locator(".button").allInnerTexts()
  for (const page of all) expect(await card(page).count()).toBe(0)
  for (const minutes of WARNINGS) {
    await pass(all, endsOn.getTime() - minutes * MS_PER_MINUTE + 500)
    // At once, because the pages' clocks go on: a card is shown for seconds.
    const isShown = all.map(async (page) => {
      // Who does nothing for ten minutes would be signed out before.
      await page.mouse.move(200 + minutes, 300)
      await card(page).getByText(`ends in ${minutes} minutes. The session ends with it.`).waitFor()
    })
    await Promise.all(isShown)
    // Who only watches is not asked, whatever they may do on the issue's page.
    for (const page of [viewer, helper]) expect(await choices(page)).toEqual([])
    for (const page of all) expect(await axeViolations(page)).toEqual([])
    expect(await choices(owner)).toEqual(["Extend by 1 h", "Extend by 2 h", "Extend by 3 h", "Extend by 4 h"])
    // Who can do something about it is asked until they have answered.
    await pass(all, endsOn.getTime() - minutes * MS_PER_MINUTE + 20_000)
    for (const page of [viewer, helper]) await card(page).waitFor({ state: "detached" })
    if (minutes > 5) await card(owner).getByRole("button", { name: "Close" }).click()
    await card(owner).waitFor({ state: minutes > 5 ? "detached" : "visible" })
  }
  await card(owner).getByRole("button", { name: "Extend by 1 h" }).click()
  for (const page of all) {
    await card(page).waitFor({ state: "detached" })
    await page.locator(".remote-window-calm").waitFor()
  }
  expect((await on.session(path)).isActive).toBe(true)
  on.deps.setTime(TEST_NOW)
})
