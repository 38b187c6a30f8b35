/** One session on a real TigerVNC in three browsers: its owner, an invited user, and a guest without an account. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { eventually } from "../harness/eventually.ts"
import { MAIL_SERVER_INFO } from "../harness/mailer.ts"
import { remoteTest, TECHNICIAN_AUTHORITIES } from "../harness/remote-sessions.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"
import { startTigerVnc, type TigerVnc } from "../peers/tigervnc.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

/** Three browsers, a server and a machine on one busy box. */
setDefaultTimeout(120_000)
const MINUTE_MS = 60_000
const STEP_MS_MAX = 30_000

const on = await remoteTest({ recheckMs: 200 })
let vnc: TigerVnc

beforeAll(async () => {
  await ensureClient()
  // E-mails could bring guests their links; the test reads them from the outbox.
  const mailer = { server: MAIL_SERVER_INFO, send: async () => {}, close: () => {} }
  Object.assign(on.deps, { mailer, publicAddress: on.address })
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
  vnc = await startTigerVnc({ width: 800, height: 600 })
})
afterAll(async () => {
  await closePages()
  await vnc.stop()
})

const connected = (page: Page) => page.waitForSelector('[data-state="connected"]')
const people = (page: Page) => page.locator('button[title="People in the session"] .tool-value').innerText()

test("a session is shared with a user and a guest, control is handed over and taken back, and the guest is removed", async () => {
  const job = await on.aSessionFixture({ type: "VNC", host: "127.0.0.1", port: vnc.port })
  const groupId = await aUserGroup(on.deps, [])
  const domains = { allowed_email_domains: ["service.example"] }
  await on.deps.db.updateTable("user_group").set(domains).where("id", "=", groupId).execute()
  const roleId = await insertDeviceRole(on.deps.db, uniqueName("joiners"), ["DEVICE_JOIN_REMOTE"])
  await grantDeviceRole(on.deps.db, job.deviceId, roleId, { userGroupId: groupId })
  const colleague = await on.aUserOn(job, TECHNICIAN_AUTHORITIES)
  const log = `${on.address}/devices/${job.deviceId}/issues/${job.issueId}/logs/${job.logId}`

  await using ownerPage = await newPage({ expect: /status of 400/ })
  await using colleaguePage = await newPage()
  await using guestPage = await newPage({ expect: /status of 4(03|22)/ })
  const [owner, other, guest] = [ownerPage.page, colleaguePage.page, guestPage.page]
  for (const page of [owner, other, guest]) page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, owner, job.technician.userId)
  await signInOn(on, other, colleague.userId)

  await owner.goto(`${log}/interfaces/${job.interfaceId}/connect`)
  await connected(owner)
  const { id: sessionId } = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .executeTakeFirstOrThrow()
  await other.goto(`${log}/interfaces/${job.interfaceId}/sessions/${sessionId}/join`)
  await connected(other)

  // The guest: link by e-mail, PIN from the owner.
  await owner.click('button[title="People in the session"]')
  const invited = owner.locator('input[aria-label="Person or e-mail"]')
  await invited.fill("gina@elsewhere.example")
  await owner.getByRole("button", { name: "Invite", exact: true }).click()
  await owner.locator(".dock-form .field-error", { hasText: "must match the allowed domains" }).waitFor()
  await owner.waitForSelector('input[aria-label="Person or e-mail"][aria-invalid]:focus')
  await invited.fill("gina@service.example")
  await owner.getByLabel("for", { exact: true }).selectOption("1 h")
  const posted = owner.waitForRequest((request) => request.url().endsWith("/invitations/email"))
  await owner.getByRole("button", { name: "Invite", exact: true }).click()
  const { singleUse, startsOn, expiresOn } = (await posted).postDataJSON()
  expect([singleUse, startsOn]).toEqual([true, undefined])
  expect(Date.parse(expiresOn)).toBeWithin(Date.now() + 59 * MINUTE_MS, Date.now() + 61 * MINUTE_MS)
  await owner.locator(".person-pending", { hasText: /link valid until .*\d\d:\d\d/ }).waitFor()
  const pin = await owner.locator(".dock-pin-digits").innerText()
  // A second guest, and a closed dock, take no PIN away that cannot be read again.
  await invited.fill("hans@service.example")
  await owner.getByRole("button", { name: "Invite", exact: true }).click()
  await owner.locator(".dock-pin", { hasText: "hans@service.example" }).waitFor()
  await owner.click('button[title="People in the session"]')
  await invited.waitFor({ state: "detached" })
  await owner.click('button[title="People in the session"]')
  await owner.locator(".dock-pin", { hasText: "gina@service.example" }).getByText(pin).waitFor()
  await owner.click('button[aria-label="Withdraw the invitation of hans@service.example"]')
  await owner.locator(".dock-pin", { hasText: "hans@service.example" }).waitFor({ state: "detached" })
  const { content } = await on.deps.db
    .selectFrom("notification")
    .select("content")
    .where("recipient", "=", "gina@service.example")
    .executeTakeFirstOrThrow()
  const link = on.deps.secretBox.open(
    Buffer.from((content as { sealed: string }).sealed, "base64"),
    "notification",
  )
  await guest.goto(on.address + link)
  await guest.waitForSelector("#field-name:focus")
  await guest.fill("#field-name", "Gina Guest")
  await guest.fill("#field-pin", pin)
  await guest.click('#invitation button[type="submit"]')
  await connected(guest)
  await owner.getByText("Gina Guest (guest) has joined.").waitFor()
  expect(await owner.locator(".dock-pin").count()).toBe(0)
  for (const page of [owner, other, guest])
    await eventually(
      () => people(page),
      (count) => count === "3",
    )
  const pictures = await eventually(
    () => Promise.all([owner, other, guest].map((page) => canvasOf(page))),
    (seen) => seen.every(({ hash, width }) => width === 800 && hash === seen[0]!.hash),
  )
  expect(pictures).toHaveLength(3)

  // Control: asked for, given, taken back.
  await other.click('button[title="People in the session"]')
  await other.click("text=Ask for control")
  await owner.locator(".dock-row", { hasText: "asks for control" }).getByText("Give control").click()
  await guest.getByText(/ controls the machine now\.$/).waitFor()
  await other.waitForSelector('summary[title="Key combinations"]')
  await other.getByText("You control the machine now.").waitFor()
  await owner.locator(".dock-row", { hasText: "Take back control" }).getByText("Take back control").click()
  await other.waitForSelector('summary[title="Key combinations"]', { state: "detached" })
  await other.getByText("You may only watch now.").waitFor()

  // What the owner sees is known to a person who joined later, and only that.
  await owner.getByRole("button", { name: /^Follow the view of/ }).waitFor({ state: "detached" })
  await other.getByRole("button", { name: /^Follow the view of/ }).click()
  await other.getByRole("button", { name: /^Follow the view of/, pressed: true }).waitFor()

  // The guest is removed with a reason and cannot return.
  await owner.click('button[aria-label="Remove Gina Guest from the session"]')
  await owner.fill('input[aria-label="Reason"]', "work is done")
  await owner
    .locator(".dock-row", { hasText: "Gina Guest" })
    .getByRole("button", { name: "Remove", exact: true })
    .click()
  await guest.waitForSelector("text=You were removed from the session.")
  expect(await guest.locator(".remote-end").innerText()).toContain("work is done")
  expect(await guest.locator(".remote-end h2").innerText()).toBe("You are no longer in the session")
  // A guest has no page to go to.
  await guest.getByText("You can close this page now.").waitFor()
  expect(await guest.locator(".remote").getByRole("link").count()).toBe(0)
  await guest.goto(`${on.address}/guest`)
  await guest.getByRole("heading", { name: "You cannot join the session" }).waitFor()
  expect(await guest.getByRole("link").count()).toBe(0)

  await owner.click("button:has-text('End session')")
  await owner.getByRole("dialog").getByRole("button", { name: "End session" }).click()
  await other.waitForSelector(".remote-end")
})
