/** Passwords in the browser: expired, forgotten, changed; and the accessibility of these pages. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { createMailer } from "../../src/edges/external-clients.ts"
import { sendPasswordResets } from "../../src/identity/signin/password-reset/actions.ts"
import { sendDueNotifications } from "../../src/system/notifications/actions-sending.ts"
import { renderEmail } from "../../src/system/notifications/emails.tsx"
import { servePages, testPages } from "../harness/pages.ts"
import { aLocalUser, PASSWORD } from "../harness/sign-in.ts"
import { MAIL_PASSWORD, MAIL_USER, type MailServer, startMailServer } from "../peers/smtp.ts"
import { closePages, newPage } from "./harness.ts"
import { expectFits, expectReadable } from "./readable.ts"
import { expectHittable } from "./targets.ts"

/** Playwright gives up on its own first. */
setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

const pages = await testPages()
const { deps } = pages
const { server, address } = servePages(pages)
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  const ca = encodeURIComponent(mail.caFile)
  const smtpUrl = `smtp://${MAIL_USER}:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${mail.port}?ca=${ca}`
  deps.mailer = createMailer({ smtpUrl, mailFrom: "book@example.com" })
})

afterAll(async () => {
  await closePages()
  await server.stop(true)
  deps.mailer?.close()
  await mail.stop()
})

const NEW = "another heron 78"

async function signIn(page: Page, username: string, password: string) {
  page.setDefaultTimeout(STEP_MS_MAX)
  await page.goto(`${address}/login`)
  await page.fill("#field-username", username)
  await page.fill("#field-password", password)
  await page.keyboard.press("Enter")
}

/** Runs the scheduled jobs. @returns the e-mail's text */
async function nextLetter(): Promise<string> {
  const { signal } = new AbortController()
  await sendPasswordResets(deps, signal)
  await sendDueNotifications({ ...deps, publicAddress: address }, renderEmail, signal)
  return mail.received.at(-1)!.source.replace(/=\r\n/g, "")
}

test("a user with an expired password signs in with it and sets a new one by keyboard", async () => {
  const person = await aLocalUser(pages, { must_change_password: true })
  await using story = await newPage()
  const { page } = story
  await signIn(page, person.username, PASSWORD)
  await page.waitForURL("**/login/new-password")
  await page.waitForSelector(`text=The password of ${person.username} has expired.`)
  await page.focus("#field-password")
  await page.keyboard.type("heron")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.type("heron")
  await page.keyboard.press("Enter")
  await page.waitForSelector("#field-password-error:has-text('At least 12 characters.')")
  await page.fill("#field-password", NEW)
  await page.fill("#field-passwordRepeat", NEW)
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/")
  await page.waitForSelector("summary.menu-opener")
})

test("a forgotten password is reset by the one-time password from the e-mail, and the new one signs in", async () => {
  const person = await aLocalUser(pages)
  await using story = await newPage({ expect: /status of 4(01|22)/ })
  const { page } = story
  await signIn(page, person.username, "no idea any more")
  await page.waitForSelector('.notice.tone-red:has-text("Login failed.")')
  await page.click("text=Forgotten your password?")
  await page.fill("#field-username", person.email)
  await page.keyboard.press("Enter")
  await page.waitForSelector("text=a one-time password has been sent")
  const letter = await nextLetter()
  expect(letter).toContain(`${address}/resetpassword/new`)
  const oneTimePassword = /One-time password: ([0-9A-Z-]+)/.exec(letter)![1]!
  await page.fill("#field-oneTimePassword", "ABCD-EFGH")
  await page.fill("#field-password", NEW)
  await page.fill("#field-passwordRepeat", NEW)
  await page.click('#reset-password button[type="submit"]')
  await page.waitForSelector("#field-oneTimePassword-error")
  await page.fill("#field-oneTimePassword", oneTimePassword)
  await page.fill("#field-password", NEW)
  await page.fill("#field-passwordRepeat", NEW)
  await page.click('#reset-password button[type="submit"]')
  await page.waitForSelector("text=Your password has been changed.")
  await page.fill("#field-username", person.username)
  await page.fill("#field-password", NEW)
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/")
})

test("a user changes name and password in the profile, and the other browser is signed out", async () => {
  const person = await aLocalUser(pages)
  await using other = await newPage()
  await signIn(other.page, person.username, PASSWORD)
  await other.page.waitForURL((url) => url.pathname === "/")
  await using story = await newPage()
  const { page } = story
  await signIn(page, person.username, PASSWORD)
  await page.waitForURL((url) => url.pathname === "/")
  await page.click("summary.menu-opener")
  await page.click('.menu-sheet a[href="/profile"]')
  await page.fill("#field-firstname", "Tomke")
  await page.locator('#account button[type="submit"]').press("Enter")
  await page.waitForSelector('.toast:has-text("Saved.")')
  await page.waitForSelector('h1:has-text("Tomke")')
  await page.fill("#field-currentPassword", PASSWORD)
  await page.fill("#field-password", NEW)
  await page.fill("#field-passwordRepeat", NEW)
  await page.keyboard.press("Enter")
  await page.waitForSelector('.toast:has-text("Your password has been changed.")')
  await other.page.goto(`${address}/issues`)
  await other.page.waitForURL("**/login**")
})

describe("every page has no axe violations and no horizontal scrolling", () => {
  for (const { width, lang } of [
    { width: 1280, lang: "de" },
    { width: 390, lang: "nl" },
  ])
    test(`${width} px wide, ${lang}`, async () => {
      await using story = await newPage({ viewport: { width, height: 844 }, expect: /status of 4\d\d/ })
      const { page } = story
      await page.context().addCookies([{ name: "lang", value: lang, url: address }])
      const isPhone = width < 1280
      const look = async (what: string) => {
        if (!isPhone) return expectReadable(page, what)
        await expectFits(page, what)
        await expectHittable(page, what, false)
      }
      await page.goto(`${address}/login?reset=true`)
      await look("sign-in")
      await page.goto(`${address}/resetpassword`)
      await look("resetpassword")
      await page.goto(`${address}/resetpassword/new?sent=true`)
      await look("resetpassword-new")
      await page.click('#reset-password button[type="submit"]')
      await page.waitForSelector(".field-error")
      await look("resetpassword-wrong")
      const expired = await aLocalUser(pages, { must_change_password: true })
      await signIn(page, expired.username, PASSWORD)
      await page.waitForURL("**/login/new-password")
      await look("expired")
      const imported = await aLocalUser(pages, {
        foreign_user_id: `f${width}`,
        identity_provider_name: "Entra",
      })
      await signIn(page, imported.username, PASSWORD)
      await page.waitForURL((url) => url.pathname === "/")
      await page.goto(`${address}/profile`)
      await look("profile-imported")
      await page.context().clearCookies({ name: "__Host-millwright" })
      const local = await aLocalUser(pages, { surname: "Berger" })
      await signIn(page, local.username, PASSWORD)
      await page.waitForURL((url) => url.pathname === "/")
      await page.goto(`${address}/profile`)
      await look("profile")
      await page.click('#password button[type="submit"]')
      await page.waitForSelector(".field-error")
      await look("profile-wrong")
      await page.click("summary.menu-opener")
      // An open menu covers half of a tab.
      if (isPhone) await expectFits(page, "menu")
      else await expectReadable(page, "menu", { ignored: /^target-size: a\[href/ })
      const values = { username: "u".repeat(80), customer: "Donaudampfschifffahrts".repeat(4) }
      const email = { path: "/resetpassword/new", values, secret: "ABCD-EFGH-IJKL-MNOP" }
      const to = { kind: "PASSWORD_RESET", language: lang, timeZone: null } as const
      const mailProgram = await page.context().newPage()
      await mailProgram.setContent(renderEmail(to, email, address).html)
      const root = mailProgram.locator("html")
      expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
})
