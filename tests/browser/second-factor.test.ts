/** One-time passwords, passkeys and step-up in the browser; passkeys by Chromium's virtual authenticator. */

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { CDPSession, Page } from "playwright-core"
import { saveStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { anExistingLog } from "../harness/builders.ts"
import { eventually } from "../harness/eventually.ts"
import {
  aUserWithPassword,
  disableInactivityTimeout,
  otpCode,
  PASSWORD,
  type TestUser,
  withOtp,
} from "../harness/factors.ts"
import { servePages, testPages } from "../harness/pages.ts"
import { aUserGroup } from "../harness/users.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

/** Playwright gives up on its own first. */
setDefaultTimeout(120_000)

const pages = await testPages()
const { deps } = pages
await disableInactivityTimeout(deps)
const { server } = servePages(pages)
/** Browsers make passkeys for this name, and for no number. */
const address = `http://localhost:${server.port}`
const MINUTE_MS = 60_000
const OFF = { startSession: null, vote: null, viewRecording: null, changeRoles: null }

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))

async function givePassword(page: Page, { username }: TestUser): Promise<void> {
  await page.goto(`${address}/login`)
  await page.fill("#field-username", username)
  await page.fill("#field-password", PASSWORD)
  await page.click('#sign-in button[type="submit"]')
}

async function signIn(page: Page, user: TestUser): Promise<void> {
  await givePassword(page, user)
  await page.waitForURL((url) => url.pathname === "/")
}

async function signOut(page: Page): Promise<void> {
  // An open page still asks for its live parts, and would be refused.
  await page.goto("about:blank")
  await page.context().clearCookies({ name: "__Host-millwright" })
}

interface Authenticator {
  cdp: CDPSession
  id: string
}

async function anAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("WebAuthn.enable")
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/profile/passkeys`)
  await page.fill("#passkey-register #field-name", name)
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByRole("cell", { name, exact: true }).waitFor()
}

const passkeyOf = (user: TestUser) =>
  deps.db.selectFrom("passkey").selectAll().where("user_id", "=", user.userId).executeTakeFirstOrThrow()

describe("a one-time password", () => {
  test("is set up, required at the next sign-in, and can be replaced by a recovery code", async () => {
    await using story = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
    const { page } = story
    const user = await aUserWithPassword(deps)
    await signIn(page, user)
    await page.goto(`${address}/profile/otp`)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Set up" }).click()
    await page.waitForURL("**/profile/otp/setup")
    await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const secret = (await page.locator(".secret").innerText()).replaceAll(" ", "")
    await page.fill("#field-code", "000000")
    await page.keyboard.press("Enter")
    await page.waitForSelector(".field-error")
    await page.fill("#field-code", await otpCode(deps, secret))
    await page.keyboard.press("Enter")
    await page.waitForSelector("#recovery-codes li")
    expect(await axeViolations(page)).toEqual([])
    const codes = await page.locator("#recovery-codes li").allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole("button", { name: "Copy" }).click()
    await page.waitForSelector('.toast:has-text("Copied.")')
    expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(codes)
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download" }).click()
    const file = await Bun.file((await (await download).path()) ?? "").text()
    for (const code of codes) expect(file).toContain(code)

    await signOut(page)
    later(MINUTE_MS)
    await givePassword(page, user)
    await page.waitForURL("**/login/second-factor")
    await eventually(
      () => page.evaluate(() => document.activeElement?.id),
      (id) => id === "field-code",
    )
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.type(await otpCode(deps, secret))
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname === "/")

    await signOut(page)
    await givePassword(page, user)
    await page.getByText("Use a recovery code").click()
    await page.fill("#field-recovery-code", codes[3]!)
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname === "/")
  })
})

describe("recovery codes", () => {
  test("are replaced after a question, which leaves the page with the new ones, and with a step-up", async () => {
    await using story = await newPage({ expect: /status of 403/ })
    const { page } = story
    const holder = await withOtp(deps, await aUserWithPassword(deps))
    later(MINUTE_MS)
    await givePassword(page, holder)
    await page.fill("#field-code", await otpCode(deps, holder.secret))
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname === "/")
    await page.goto(`${address}/profile/otp`)
    const question = page.locator("#new-codes")
    const ask = async () => {
      await page.getByRole("button", { name: "Create new codes" }).click()
      await question.getByText("Your current recovery codes stop working.").waitFor()
    }
    await ask()
    expect(await axeViolations(page)).toEqual([])
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    later(11 * MINUTE_MS)
    await ask()
    await question.getByRole("button", { name: "Create new codes" }).click()
    const proof = page.locator("#proof")
    await proof.locator("#field-otp").fill(await otpCode(deps, holder.secret))
    await page.keyboard.press("Enter")
    await page.waitForSelector(".main #recovery-codes li")
    await question.waitFor({ state: "detached" })
    expect(await axeViolations(page)).toEqual([])
    const codes = await page.locator("#recovery-codes li").allInnerTexts()
    expect(codes.filter((code) => holder.recoveryCodes.includes(code.replaceAll("-", "")))).toEqual([])
    expect(codes).toHaveLength(10)
  })
})

describe("a passkey", () => {
  test("is added in the profile, signs in without a password, and is accepted as second factor", async () => {
    await using story = await newPage()
    const { page } = story
    const user = await aUserWithPassword(deps)
    await anAuthenticator(page)
    await signIn(page, user)
    await addPasskey(page, "This computer")
    expect(await axeViolations(page)).toEqual([])
    const written = deps.db.selectFrom("audit_entry").select("event").where("object_id", "=", user.userId)
    expect((await written.execute()).map(({ event }) => event)).toContain("PASSKEY_ADDED")
    await page.getByRole("button", { name: "Rename: This computer" }).click()
    await page.fill("#rename-passkey-form #field-name", "Yellow key")
    await page.keyboard.press("Enter")
    await page.getByRole("cell", { name: "Yellow key", exact: true }).waitFor()

    await signOut(page)
    await page.goto(`${address}/login?target=/dashboard`)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Sign in with a passkey" }).click()
    await page.waitForURL(`${address}/dashboard`)
    const used = await passkeyOf(user)
    expect([used.last_used_on, Number(used.counter) > 0]).toEqual([deps.clock(), true])

    await signOut(page)
    await givePassword(page, user)
    await page.getByRole("button", { name: "Use a passkey" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    const methods = await deps.db
      .selectFrom("sign_in")
      .select("methods")
      .where("user_id", "=", user.userId)
      .orderBy("id")
      .execute()
    expect(methods.map((row) => row.methods)).toEqual([["PASSWORD"], ["PASSKEY"], ["PASSWORD", "PASSKEY"]])
  })

  test("is added during sign-in if a group requires a second factor", async () => {
    await using story = await newPage()
    const { page } = story
    const user = await aUserWithPassword(deps)
    const groupId = await aUserGroup(deps, [user.userId])
    await deps.db
      .updateTable("user_group")
      .set({ requires_second_factor: true })
      .where("id", "=", groupId)
      .execute()
    await anAuthenticator(page)
    await givePassword(page, user)
    await page.waitForURL("**/login/enrol")
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole("button", { name: "Add a passkey" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    expect((await passkeyOf(user)).name).toBe("Passkey 1")
  })

  test("that is not unlocked is reported and can be retried", async () => {
    await using story = await newPage()
    const { page } = story
    const user = await aUserWithPassword(deps)
    const { cdp, id } = await anAuthenticator(page)
    await signIn(page, user)
    await addPasskey(page, "Key")
    await signOut(page)
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false })
    await page.goto(`${address}/login`)
    await page.getByRole("button", { name: "Sign in with a passkey" }).click()
    await page.getByText("The passkey was not used.").waitFor()
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: true })
    await page.getByRole("button", { name: "Sign in with a passkey" }).click()
    await page.waitForURL((url) => url.pathname === "/")
  })
})

describe("a passkey response", () => {
  /** An answer to a fresh challenge, as the sign-in page would post it. */
  async function anAnswer(page: Page, change: Record<string, unknown> = {}): Promise<string> {
    const challenge = await page.evaluate(async () => {
      const response = await fetch("/api/passkeys/challenge", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ purpose: "SIGN_IN" }),
      })
      return (await response.json()).options
    })
    return page.evaluate(
      async (options) => {
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
        const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
        return JSON.stringify(credential.toJSON())
      },
      JSON.stringify({ ...challenge, ...change }),
    )
  }

  const post = (answer: string, host = `localhost:${server.port}`) =>
    pages.app.request("/login/passkey", {
      method: "POST",
      headers: { host },
      body: new URLSearchParams({ answer }),
    })
  const isIn = (response: Response) =>
    response.headers.getSetCookie().some((cookie) => /^__Host-millwright=[^;]+/.test(cookie))

  test("is refused if replayed, for another site, forged, cloned, unverified, late or another user's", async () => {
    await using story = await newPage()
    const { page } = story
    const user = await aUserWithPassword(deps)
    const { cdp, id } = await anAuthenticator(page)
    await signIn(page, user)
    await addPasskey(page, "Key")
    await signOut(page)
    await page.goto(`${address}/login`)

    const good = await anAnswer(page)
    expect(isIn(await post(good))).toBe(true)
    expect(isIn(await post(good))).toBe(false)
    expect(isIn(await post(await anAnswer(page), "localhost:1"))).toBe(false)
    expect((await post(await anAnswer(page), `127.0.0.1:${server.port}`)).status).toBe(409)

    const forged = JSON.parse(await anAnswer(page))
    forged.response.signature = Buffer.from("no signature").toString("base64url")
    expect(isIn(await post(JSON.stringify(forged)))).toBe(false)
    for (const broken of ["", "null", "{}", "[1]"]) expect((await post(broken)).status).toBe(400)

    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false })
    expect(isIn(await post(await anAnswer(page, { userVerification: "discouraged" })))).toBe(false)
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: true })

    const late = await anAnswer(page)
    later(2 * MINUTE_MS)
    expect(isIn(await post(late))).toBe(false)

    const { id: passkeyId, counter } = await passkeyOf(user)
    const setCounter = (value: number) =>
      deps.db
        .updateTable("passkey")
        .set({ counter: String(value) })
        .where("id", "=", passkeyId)
        .execute()
    await setCounter(100_000)
    expect(isIn(await post(await anAnswer(page)))).toBe(false)
    await setCounter(Number(counter))

    const other = await aUserWithPassword(deps)
    const own = await anAnswer(page)
    await deps.db.updateTable("passkey").set({ user_id: other.userId }).where("id", "=", passkeyId).execute()
    expect(isIn(await post(own))).toBe(false)
    await deps.db.updateTable("passkey").set({ user_id: user.userId }).where("id", "=", passkeyId).execute()

    const lock = (locked_reason: string | null) =>
      deps.db.updateTable("app_user").set({ locked_reason }).where("id", "=", user.userId).execute()
    await lock("BY_ADMIN")
    expect(isIn(await post(await anAnswer(page)))).toBe(false)
    await lock(null)
    const belongTo = (foreign: { foreign_user_id: string | null; identity_provider_name: string | null }) =>
      deps.db.updateTable("app_user").set(foreign).where("id", "=", user.userId).execute()
    await belongTo({ foreign_user_id: "s-1", identity_provider_name: "Entra" })
    expect(isIn(await post(await anAnswer(page)))).toBe(false)
    await belongTo({ foreign_user_id: null, identity_provider_name: null })
    expect(isIn(await post(await anAnswer(page)))).toBe(true)
  })
})

describe("an action that requires a step-up", () => {
  test("is done after a step-up by one-time password or passkey in the dialog, which offers no password", async () => {
    await using story = await newPage({ expect: /status of (403|422)/ })
    const { page } = story
    const holder = await withOtp(deps, await aUserWithPassword(deps))
    later(MINUTE_MS)
    await anAuthenticator(page)
    await givePassword(page, holder)
    await page.fill("#field-code", await otpCode(deps, holder.secret))
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname === "/")
    for (const name of ["One", "Three"]) await aPasskeyOf(holder, name)
    const dialog = page.locator("#proof")
    const question = page.locator("#remove-passkey")
    const remove = async (name: string) => {
      later(11 * MINUTE_MS)
      await page.getByRole("button", { name: `Remove: ${name}` }).click()
      await question.getByText("This passkey is no longer accepted.").waitFor()
      await question.getByRole("button", { name: "Remove" }).click()
      await dialog.waitFor()
    }
    const isGone = (name: string) =>
      page.getByRole("button", { name: `Remove: ${name}` }).waitFor({ state: "detached" })
    await page.goto(`${address}/profile/passkeys`)

    await remove("One")
    expect(await axeViolations(page)).toEqual([])
    expect(await dialog.locator("#field-password").count()).toBe(0)
    await dialog.locator("#field-otp").fill("000000")
    await page.keyboard.press("Enter")
    await dialog.locator("#field-otp-error").waitFor()
    await dialog.locator("#field-otp").fill(await otpCode(deps, holder.secret))
    await page.keyboard.press("Enter")
    await isGone("One")

    await remove("Three")
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await page.keyboard.press("Escape")
    await question.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Remove: Three" }).waitFor()
    await addPasskeyAgain(page, await otpCode(deps, holder.secret))
    await remove("Three")
    await dialog.getByRole("button", { name: "Confirm with a passkey" }).click()
    await isGone("Three")
  })

  /** Adds a real passkey of the virtual authenticator; adding it requires step-up too. */
  async function addPasskeyAgain(page: Page, code: string): Promise<void> {
    await page.fill("#passkey-register #field-name", "Real")
    await page.getByRole("button", { name: "Add a passkey" }).click()
    await page.locator("#proof #field-otp").fill(code)
    await page.keyboard.press("Enter")
    await page.getByRole("cell", { name: "Real", exact: true }).waitFor()
  }

  async function aPasskeyOf({ userId }: TestUser, name: string): Promise<void> {
    await deps.db
      .insertInto("passkey")
      .values({
        ...{ user_id: userId, name, public_key: Buffer.from([1]), counter: "0", rp_id: "localhost" },
        ...{ credential_id: Buffer.from(name + userId), created_on: deps.clock() },
      })
      .execute()
  }

  test("such as starting a session is retried after the step-up", async () => {
    await using story = await newPage({ expect: /status of (403|409|422)/ })
    const { page } = story
    const user = await aUserWithPassword(deps, { superuser: true })
    await signIn(page, user)
    const { deviceId, issueId, logId, interfaceId } = await anExistingLog(deps.db)
    await saveStepUpPolicy(deps.db, { ...OFF, startSession: 5 })
    later(5 * MINUTE_MS)
    const path = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/interfaces/${interfaceId}/connect`
    await page.goto(address + path)
    const started = page.waitForResponse(
      (response) => response.url().endsWith("/sessions") && response.status() !== 403,
    )
    await page.locator("#proof #field-password").fill(PASSWORD)
    await page.keyboard.press("Enter")
    expect((await started).status()).toBe(409)
    await page.locator("#proof").waitFor({ state: "detached" })
    await saveStepUpPolicy(deps.db, OFF)
  })
})
