/** Ends that the browser alone sees, caused for real: no server, a session that is gone, an interface in use. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { aVncMachine, startRelay, stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

stopMachinesAfterAll()
const on = await remoteTest()
beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(closePages)

const pathOf = (job: SessionFixture) => `${on.address}${logPath(job)}/interfaces/${job.interfaceId}/connect`

/** The sentences of the screen after the end. */
async function ending(page: Page): Promise<string[]> {
  await page.waitForSelector('.remote-end [role="alert"]')
  return page.locator(".remote-end p").allInnerTexts()
}

/** Connected to a session of this person's own, which was then left open. */
async function leftSession(page: Page): Promise<SessionFixture> {
  page.setDefaultTimeout(STEP_MS_MAX)
  const job = await on.aSessionFixture((await aVncMachine()).target)
  await signInOn(on, page, job.technician.userId)
  await page.goto(pathOf(job))
  await page.waitForSelector('[data-state="connected"]')
  await page.getByRole("button", { name: "Leave", exact: true }).click()
  await page.waitForSelector(".remote-end")
  return job
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

test("without a way to the server, the screen says so with CLIENT_TIMEOUT, and connects again once there is one", async () => {
  await using story = await newPage({ expect: /ERR_INTERNET_DISCONNECTED/ })
  const { page } = story
  await leftSession(page)
  await page.context().setOffline(true)
  await press(page, "Return")
  expect(await ending(page)).toEqual([
    "The server does not respond.",
    "Check your own network connection, then connect again. The session goes on for a minute without you.",
  ])
  await page.context().setOffline(false)
  await press(page, "Connect again")
  await page.waitForSelector('[data-state="connected"]')
})

test("after the end the keyboard is on the end's screen, and Tab leads to its links instead of to the machine", async () => {
  await using story = await newPage()
  const { page } = story
  await leftSession(page)
  await page.waitForSelector(".remote-end:focus")
  await page.keyboard.press("Tab")
  await page.waitForSelector('.remote-end a:focus:has-text("Back to the log")')
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Shift+Tab")
  expect(await page.locator(".remote-view .remote-keys:focus").count()).toBe(0)
})

for (const { where, viewport, dock } of [
  { where: "on a phone", viewport: { width: 390, height: 844 }, dock: null },
  { where: "beside an open dock", viewport: { width: 1280, height: 800 }, dock: "People in the session" },
])
  test(`${where} the end is said in the middle of the page, and the place of the picture does not move`, async () => {
    await using story = await newPage({ viewport })
    const { page } = story
    page.setDefaultTimeout(STEP_MS_MAX)
    const job = await on.aSessionFixture((await aVncMachine()).target)
    await signInOn(on, page, job.technician.userId)
    await page.goto(pathOf(job))
    await page.waitForSelector('[data-state="connected"]')
    if (dock) {
      await page.click(`button[title="${dock}"]`)
      await page.waitForSelector(".dock")
    }
    const place = () => page.locator(".remote-view").boundingBox()
    const before = await place()
    await press(page, "End session")
    expect(await ending(page)).toContain("The session was closed.")
    expect(await place()).toEqual(before)
    const said = (await page.locator(".remote-end").boundingBox())!
    expect(said.x + said.width / 2).toBeCloseTo(viewport.width / 2, 0)
  })

test("after its session was removed from the database, the screen says RESOURCE_NOT_FOUND", async () => {
  await using story = await newPage({ expect: /status of 404/ })
  const { page } = story
  const job = await leftSession(page)
  const sessions = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .execute()
  for (const { id } of sessions) await on.deps.live.end(id, { state: "COMPLETED", code: null, detail: "" })
  // As after the restore of an older backup: no call deletes a session.
  await on.database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`delete from remote_session where device_id = ${job.deviceId}`
  })
  await press(page, "Return")
  expect(await ending(page)).toEqual([
    "This session no longer exists.",
    "Start a new session from the issue while its window is open.",
  ])
})

test("on an interface that another session uses, the screen says SESSION_CONFLICT with the limit", async () => {
  await using story = await newPage({ expect: /status of 409/ })
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const job = await on.aSessionFixture((await aVncMachine({ maxSessions: 1 })).target)
  await on.startSession(job)
  await signInOn(on, page, job.technician.userId)
  await page.goto(pathOf(job))
  const [cause, advice] = await ending(page)
  expect(cause).toContain("already has 1 of 1 sessions")
  expect(advice).toBe("Wait until another session or connection ends, or ask its owner to invite you.")
})

test("the owner's choice that the session stays open is shown again when the dock is opened anew and the page reloaded", async () => {
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const job = await on.aSessionFixture((await aVncMachine()).target)
  await signInOn(on, page, job.technician.userId)
  await page.goto(pathOf(job))
  await page.waitForSelector('[data-state="connected"]')
  const people = page.locator('button[title="People in the session"]')
  const staysOpen = page.getByLabel("Keep the session open when I leave")
  await people.click()
  expect(await staysOpen.isChecked()).toBe(false)
  await staysOpen.click()
  await eventually(() => staysOpen.isChecked(), Boolean)
  await people.click()
  await people.click()
  expect(await staysOpen.isChecked()).toBe(true)
  page.on("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await page.waitForSelector('[data-state="connected"]')
  await people.click()
  expect(await staysOpen.isChecked()).toBe(true)
})

test("what is typed and clicked while the page hangs does not reach the machine when it goes on", async () => {
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await signInOn(on, page, job.technician.userId)
  await page.goto(pathOf(job))
  await page.waitForSelector('[data-state="connected"]')
  await page.locator(".remote-canvas").hover()
  await page.keyboard.press("a")
  const hangs = page.waitForEvent("console", (message) => message.text() === "hangs")
  const hang = page.evaluate(() => {
    console.log("hangs")
    for (const until = performance.now() + 6000; performance.now() < until; );
  })
  await hangs
  const inputs = [page.keyboard.press("z"), page.mouse.down(), page.mouse.up()]
  await Promise.all([hang, ...inputs])
  await page.waitForSelector('[data-state="connected"]')
  // Behind what was typed before, and not late itself.
  await eventually(
    async () => {
      await page.keyboard.press("k")
      return machine.screen.keys.some(({ keysym }) => keysym === 0x6b)
    },
    (isThere) => isThere,
  )
  expect(machine.screen.keys.filter(({ down }) => down).map(({ keysym }) => keysym)).not.toContain(0x7a)
  expect(machine.screen.pointers.map(({ buttons }) => buttons)).not.toContain(1)
})

test("over a network that stops forwarding and closes nothing, a held button is released on the machine, the screen says that the server is lost, and both recover", async () => {
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const network = await startRelay(Number(new URL(on.address).port))
  const address = `http://127.0.0.1:${network.port}`
  await signInOn({ ...on, address }, page, job.technician.userId)
  await page.goto(`${address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
  await page.waitForSelector('[data-state="connected"]')
  const lastPointer = () => machine.screen.pointers.at(-1)
  const buttonIs = (buttons: number) => eventually(lastPointer, (last) => last?.buttons === buttons)
  await page.locator(".remote-canvas").hover()
  await page.mouse.down()
  await buttonIs(1)
  network.setSilent(true)
  await buttonIs(0)
  await page.getByText("Connection to the server lost").waitFor()
  network.setSilent(false)
  await page.waitForSelector('[data-state="connected"]')
  const seen = machine.screen.pointers.length
  // The button is still down here: it presses nothing on the machine before it was released.
  await page.mouse.move(500, 400, { steps: 3 })
  await eventually(
    () => machine.screen.pointers.length,
    (count) => count > seen,
  )
  expect(machine.screen.pointers.slice(seen).map(({ buttons }) => buttons)).not.toContain(1)
  await page.mouse.up()
  await page.mouse.down()
  await buttonIs(1)
})
