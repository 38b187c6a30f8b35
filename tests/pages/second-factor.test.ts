/** Second factors and fresh proofs in the browser's pages, without a browser. */
import { describe, expect, test } from "bun:test"
import { PASSKEY_NAME_CHARACTERS_MAX } from "../../src/identity/passkeys/rules.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { saveStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { anExistingLog } from "../harness/builders.ts"
import {
  aPasskey,
  aUserWithPassword,
  disableInactivityTimeout,
  type OtpHolder,
  otpCode,
  PASSWORD,
  type TestUser,
  withOtp,
} from "../harness/factors.ts"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aUserGroup } from "../harness/users.ts"

const pages = await testPages()
const { app, deps } = pages
await disableInactivityTimeout(deps)
const OFF = { startSession: null, vote: null, viewRecording: null, changeRoles: null }
const MINUTE_MS = 60_000

const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))

/** Sent by browsers, which accept Secure cookies on this host without TLS. */
const HOST = { host: "localhost" }

/** A browser's cookies, and nothing else of it. */
function aBrowser() {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await app.request(path, { ...init, headers: { ...HOST, ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ")
      const [name = "", value = ""] = pair.split("=")
      if (attributes.includes("Max-Age=0")) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const csrf = async () =>
    /<meta name="csrf" content="([^"]*)"/.exec(await (await send("/issues")).text())?.[1]
  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const _csrf = path.startsWith("/login") ? "" : ((await csrf()) ?? "")
      return send(path, { method: "POST", body: new URLSearchParams({ _csrf, ...fields }), headers })
    },
    isSignedIn: async () => (await send("/issues")).status === 200,
  }
}
type Browser = ReturnType<typeof aBrowser>

async function withPassword({ username }: TestUser, returnTo = "/dashboard") {
  const browser = aBrowser()
  const answer = await browser.post("/login", { username, password: PASSWORD, returnTo })
  return { browser, location: answer.headers.get("location") }
}

async function signedIn(holder: OtpHolder): Promise<Browser> {
  const { browser } = await withPassword(holder)
  await browser.post("/login/second-factor", { kind: "OTP", code: await otpCode(deps, holder.secret) })
  later(30_000)
  return browser
}

const aHolder = async (options = {}) => withOtp(deps, await aUserWithPassword(deps, options))
const tokenOf = (browser: Browser) => browser.cookies.get("__Host-millwright")

/** What is said beside a field; undefined when nothing is. */
const fieldError = (html: string, id: string) =>
  html.match(new RegExp(`<p class="field-error" id="${id}-error">([^<]*)</p>`))?.[1]

describe("signing in with a second factor", () => {
  test("requires the code after the password and then redirects to the return target", async () => {
    const holder = await aHolder()
    const { browser, location } = await withPassword(holder)
    expect(location).toBe("/login/second-factor")
    expect(await browser.isSignedIn()).toBe(false)
    const page = await (await browser.get("/login/second-factor")).text()
    expect(page).toContain("Code from the app")
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
    const code = await otpCode(deps, holder.secret)
    const answer = await browser.post("/login/second-factor", { kind: "OTP", code })
    expect(answer.headers.get("location")).toBe("/dashboard")
    expect(await browser.isSignedIn()).toBe(true)
  })

  test("accepts a recovery code only once, also from two browsers at the same time", async () => {
    const holder = await aHolder()
    const [code = ""] = holder.recoveryCodes
    const enter = async () => {
      const { browser } = await withPassword(holder)
      return () => browser.post("/login/second-factor", { kind: "RECOVERY_CODE", code: code.toLowerCase() })
    }
    const [one, other, later] = [await enter(), await enter(), await enter()]
    const answers = [...(await Promise.all([one(), other()])), await later()]
    const isIn = ({ headers }: Response) => headers.get("location") === "/dashboard"
    expect(answers.filter(isIn)).toHaveLength(1)
  })

  test("is finished by one of two concurrent requests with different factors", async () => {
    const holder = await aHolder()
    const { browser } = await withPassword(holder)
    const otp = { kind: "OTP", code: await otpCode(deps, holder.secret) }
    const recovery = { kind: "RECOVERY_CODE", code: holder.recoveryCodes[0] ?? "" }
    const answers = await Promise.all(
      [otp, recovery].map((given) => browser.post("/login/second-factor", given)),
    )
    const locations = answers.map(({ headers }) => headers.get("location"))
    expect(locations.sort()).toEqual(["/dashboard", "/login?restart=true"])
    const signIns = deps.db.selectFrom("sign_in").select("id").where("user_id", "=", holder.userId)
    expect(await signIns.execute()).toHaveLength(1)
  })

  test("restarts with the password after five wrong codes", async () => {
    const holder = await aHolder()
    const { browser } = await withPassword(holder)
    const wrong = { kind: "RECOVERY_CODE", code: "0000-0000-0000-0000" }
    for (let count = 1; count < 4; count++) {
      const answer = await browser.post("/login/second-factor", wrong, HTMX)
      expect(answer.status).toBe(422)
      expect(fieldError(await answer.text(), "field-recovery-code")).toContain("The code is not valid")
    }
    const withoutScripts = await (await browser.post("/login/second-factor", wrong)).text()
    expect(withoutScripts).toContain('<details class="alternative" open')
    expect(fieldError(withoutScripts, "field-recovery-code")).toContain("The code is not valid")
    expect(fieldError(withoutScripts, "field-code")).toBeUndefined()
    const copied = aBrowser()
    copied.cookies.set("__Host-millwright-step", browser.cookies.get("__Host-millwright-step") ?? "")
    const last = await browser.post("/login/second-factor", wrong)
    expect(last.headers.get("location")).toBe("/login?restart=true")
    for (const one of [browser, copied])
      expect((await one.get("/login/second-factor")).headers.get("location")).toBe("/login?restart=true")
  })

  test("throttles wrong codes across restarted sign-ins", async () => {
    const holder = await aHolder()
    for (let count = 0; count < 5; count++) {
      const { browser } = await withPassword(holder)
      await browser.post("/login/second-factor", { kind: "RECOVERY_CODE", code: "0000000000000000" })
    }
    const { browser } = await withPassword(holder)
    const code = await otpCode(deps, holder.secret)
    const answer = await browser.post("/login/second-factor", { kind: "OTP", code }, HTMX)
    expect(await answer.text()).toContain("Too many wrong answers")
    expect(await browser.isSignedIn()).toBe(false)
  })

  test("redirects requests for another step or without a sign-in in progress", async () => {
    const holder = await aHolder()
    const { browser } = await withPassword(holder)
    expect((await browser.get("/login/enrol")).headers.get("location")).toBe("/login/second-factor")
    const enrol = await browser.post("/login/enrol", { code: "123456" })
    expect(enrol.headers.get("location")).toBe("/login/second-factor")
    const cookie = `__Host-millwright-step=${browser.cookies.get("__Host-millwright-step")}`
    const challenge = (purpose: string) =>
      app.request("/api/passkeys/challenge", {
        ...{ method: "POST", body: JSON.stringify({ purpose }) },
        headers: { ...HOST, cookie, "content-type": "application/json" },
      })
    expect((await challenge("ENROL")).status).toBe(401)
    expect((await challenge("SECOND_FACTOR")).status).toBe(200)
    const stranger = aBrowser()
    for (const path of ["/login/second-factor", "/login/enrol"])
      expect((await stranger.get(path)).headers.get("location")).toBe("/login?restart=true")
  })

  test.each([
    ["the user was locked", 0, () => ({ locked_reason: "BY_ADMIN" })],
    ["the user's provider removed them", 0, () => ({ deprovisioned_on: deps.clock() })],
    ["the user expired", 0, () => ({ expires_on: deps.clock() })],
    ["ten minutes passed", 10 * MINUTE_MS, () => ({ expires_on: null })],
  ])("is refused at the second step if %s meanwhile", async (_what, passedMs, change) => {
    const holder = await aHolder()
    const { browser } = await withPassword(holder)
    later(passedMs)
    await deps.db.updateTable("app_user").set(change()).where("id", "=", holder.userId).execute()
    const code = await otpCode(deps, holder.secret)
    const answer = await browser.post("/login/second-factor", { kind: "OTP", code })
    expect(answer.headers.get("location")).toBe("/login?restart=true")
    expect(await browser.isSignedIn()).toBe(false)
  })
})

describe("a group that requires a second factor", () => {
  test("makes the user set one up during the sign-in and shows the recovery codes", async () => {
    const user = await aUserWithPassword(deps)
    const groupId = await aUserGroup(deps, [user.userId])
    await deps.db
      .updateTable("user_group")
      .set({ requires_second_factor: true })
      .where("id", "=", groupId)
      .execute()
    const { browser, location } = await withPassword(user)
    expect(location).toBe("/login/enrol")
    const html = await (await browser.get("/login/enrol")).text()
    const secret = /class="secret">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? ""
    expect(html).toContain('<svg class="qr"')
    const wrong = await browser.post("/login/enrol", { code: "12" }, HTMX)
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining(secret.slice(0, 4))])
    const answer = await browser.post("/login/enrol", { code: await otpCode(deps, secret) })
    const shown = await answer.text()
    expect(shown.match(/\w{4}-\w{4}-\w{4}-\w{4}<\/li>/g)).toHaveLength(10)
    expect(shown).toContain('href="/dashboard"')
    expect(await browser.isSignedIn()).toBe(true)
  })
})

describe("the second-factor settings", () => {
  const setUp = async (browser: Browser) => {
    const begun = await browser.post("/profile/otp/begin", {})
    expect(begun.headers.get("location")).toBe("/profile/otp/setup")
    const html = await (await browser.get("/profile/otp/setup")).text()
    return /class="secret">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? ""
  }

  test("let a user set up a second factor, renew the recovery codes and disable it", async () => {
    const user = await aUserWithPassword(deps)
    const { browser } = await withPassword(user)
    const secret = await setUp(browser)
    const done = await browser.post("/profile/otp/setup", { code: await otpCode(deps, secret) }, HTMX)
    const codes = (await done.text()).match(/(\w{4}-){3}\w{4}(?=<)/g) ?? []
    expect(codes).toHaveLength(10)
    expect(await (await browser.get("/profile/otp")).text()).toContain("10 of 10 codes are left")
    const renewed = await browser.post("/profile/otp/codes", {}, HTMX)
    const fresh = (await renewed.text()).match(/(\w{4}-){3}\w{4}(?=<)/g) ?? []
    expect(new Set([...codes, ...fresh]).size).toBe(20)
    await browser.post("/profile/otp/disable", {})
    expect((await withPassword(user)).location).toBe("/dashboard")
  })

  test("require step-up for each change long after the sign-in", async () => {
    const holder = await aHolder()
    const browser = await signedIn(holder)
    later(10 * MINUTE_MS)
    for (const path of ["/profile/otp/begin", "/profile/otp/codes", "/profile/otp/disable"]) {
      const asked = await browser.post(path, {}, HTMX)
      expect([path, asked.status, asked.headers.get("x-step-up")]).toEqual([path, 403, "required"])
      const plain = await browser.post(path, {}, { referer: "http://localhost/profile/otp" })
      expect(plain.headers.get("location")).toBe("/profile/step-up?target=%2Fprofile%2Fotp")
    }
    expect((await withPassword(holder)).location).toBe("/login/second-factor")
    const proof = { way: "OTP", otp: await otpCode(deps, holder.secret) }
    expect((await browser.post("/profile/step-up", proof, HTMX)).headers.get("hx-trigger")).toBe(
      "step-up-done",
    )
    expect((await browser.post("/profile/otp/disable", {})).headers.get("location")).toBe("/profile/otp")
    expect((await withPassword(holder)).location).toBe("/dashboard")
  })

  test("name what follows before one-time passwords are turned off, recovery codes renewed or a passkey removed", async () => {
    const alone = await aHolder()
    const browser = await signedIn(alone)
    const question = async (path: string) => {
      const html = await (await browser.get(path, HTMX)).text()
      return [...html.matchAll(/<h2[^>]*>([^<]*)|<li>([^<]*)/g)].map(([, title, line]) => title ?? line)
    }
    const codesGone = "Codes from the authenticator app are no longer accepted."
    const otpOff = ["Turn off one-time passwords?", codesGone]
    const codesUnused = "Recovery codes are no longer accepted."
    const passwordAlone = "Your password alone is then enough to sign in."
    const disable = "/profile/otp/disable"
    expect(await question(disable)).toEqual([...otpOff, codesUnused, passwordAlone])
    expect(await question("/profile/otp/codes")).toEqual([
      "Create new recovery codes?",
      "Your current recovery codes stop working.",
      "The new codes are shown only once.",
    ])
    const groupId = await aUserGroup(deps, [alone.userId])
    const group = deps.db.updateTable("user_group").set({ requires_second_factor: true })
    await group.where("id", "=", groupId).execute()
    const newFactor = "At your next sign-in you must set up a new second factor."
    expect(await question(disable)).toEqual([...otpOff, codesUnused, newFactor])

    const passkeyId = await aPasskey(deps, alone.userId)
    const stays = "Your passkeys and recovery codes keep working."
    expect(await question(disable)).toEqual([...otpOff, stays])
    const remove = `/profile/passkeys/${passkeyId}/remove`
    const removed = [
      "Remove passkey “Key”?",
      "This passkey is no longer accepted.",
      "It stays on your device or security key, where you can delete it.",
    ]
    expect(await question(remove)).toEqual(removed)
    await browser.post(disable, {})
    expect(await question(remove)).toEqual([...removed, newFactor])
    expect((await browser.get(disable)).headers.get("location")).toBe("/profile/otp")
  })

  test("keep a displayed secret until it expires and then restart the setup", async () => {
    const { browser } = await withPassword(await aUserWithPassword(deps))
    const secret = await setUp(browser)
    expect(await setUp(browser)).toBe(secret)
    later(9 * MINUTE_MS)
    expect((await browser.get("/profile/otp/setup")).status).toBe(200)
    later(MINUTE_MS)
    expect((await browser.get("/profile/otp/setup")).headers.get("location")).toBe("/profile/otp")
  })
})

describe("check 24: the session id rotates at sign-in and at step-up", () => {
  test("each step has its own token, and the earlier token is not accepted", async () => {
    const holder = await aHolder()
    const { browser } = await withPassword(holder)
    const attempt = browser.cookies.get("__Host-millwright-step") ?? ""
    expect(attempt).toHaveLength(43)
    await browser.post("/login/second-factor", { kind: "OTP", code: await otpCode(deps, holder.secret) })
    expect(browser.cookies.has("__Host-millwright-step")).toBe(false)
    expect(tokenOf(browser)).not.toBe(attempt)
    for (const name of ["__Host-millwright", "__Host-millwright-step"]) {
      const old = await app.request("/issues", { headers: { ...HOST, cookie: `${name}=${attempt}` } })
      expect(old.status).toBe(303)
    }
    later(30_000)
    const thief = aBrowser()
    thief.cookies.set("__Host-millwright-step", attempt)
    const replayed = { kind: "OTP", code: await otpCode(deps, holder.secret) }
    const refused = await thief.post("/login/second-factor", replayed)
    expect(refused.headers.get("location")).toBe("/login?restart=true")
  })

  test("a step-up issues a new token for the same sign-in with the same expiry", async () => {
    const user = await aUserWithPassword(deps)
    const { browser } = await withPassword(user)
    const before = tokenOf(browser)
    const rows = () =>
      deps.db
        .selectFrom("sign_in")
        .select(["id", "expires_on", "authenticated_on"])
        .where("user_id", "=", user.userId)
        .execute()
    const [was] = await rows()
    later(30 * MINUTE_MS)
    const proof = { way: "PASSWORD", password: PASSWORD, target: "/devices" }
    const answer = await browser.post("/profile/step-up", proof)
    expect(answer.headers.get("location")).toBe("/devices")
    expect(tokenOf(browser)).not.toBe(before)
    expect(answer.headers.get("set-cookie")).toContain(`Max-Age=${11.5 * 3600}`)
    expect(
      (await app.request("/issues", { headers: { ...HOST, cookie: `__Host-millwright=${before}` } })).status,
    ).toBe(303)
    const now = await rows()
    expect(now).toEqual([{ ...was!, authenticated_on: deps.clock() }])
  })

  test("a failed step-up rotates nothing, and a successful one never redirects to another site", async () => {
    const { browser } = await withPassword(await aUserWithPassword(deps))
    const before = tokenOf(browser)
    const wrong = await browser.post("/profile/step-up", { way: "PASSWORD", password: "wrong" }, HTMX)
    expect([wrong.status, tokenOf(browser)]).toEqual([422, before])
    expect(fieldError(await wrong.text(), "field-password")).toBe("This is not the current password.")
    const away = { way: "PASSWORD", password: PASSWORD, target: "//evil.example" }
    expect((await browser.post("/profile/step-up", away)).headers.get("location")).toBe("/")
  })
})

describe("a recording that requires step-up", () => {
  test("is not available without it as a page, as a download and in the player", async () => {
    const administrator = await signInToPages(pages, "administrator")
    const path = await anExistingLog(deps.db)
    const sessionId = await insertSession(deps.db, {
      ...{ ...path, interfaceName: "Panel", interfaceType: "VNC" },
      ...{
        ownerId: await userIdByName(pages, "administrator"),
        recordingState: "NONE",
        startedOn: deps.clock(),
      },
    })
    const log = `/devices/${path.deviceId}/issues/${path.issueId}/logs/${path.logId}/sessions/${sessionId}`
    await saveStepUpPolicy(deps.db, { ...OFF, viewRecording: 5 })
    later(5 * MINUTE_MS)
    const proofOf = (path: string) => `/profile/step-up?${new URLSearchParams({ target: path })}`
    const page = await administrator.get(`${log}/recording`)
    expect(page.headers.get("location")).toBe(proofOf(`${log}/recording`))
    const file = `/api${log}/screenrecording`
    const download = await administrator.get(file, { "sec-fetch-mode": "navigate" })
    expect(download.headers.get("location")).toBe(proofOf(file))
    for (const path of [`${file}/info`, `${file}/segment?at=0`, file]) {
      const asked = await administrator.get(path)
      expect([path, asked.status, await asked.json()]).toMatchObject([
        path,
        403,
        { details: { stepUp: ["PASSWORD"] } },
      ])
    }
    await saveStepUpPolicy(deps.db, OFF)
  })
})

test("a passkey that is refused keeps the name that was typed", async () => {
  const { browser } = await withPassword(await aUserWithPassword(deps))
  const answer = await browser.post("/profile/passkeys", { name: "Blue key", answer: "" })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('value="Blue key"')
})

test("a new name of a passkey that is refused stays in its form, and the passkey keeps the one that it has", async () => {
  const person = await aUserWithPassword(deps)
  const { browser } = await withPassword(person)
  const passkeyId = await aPasskey(deps, person.userId)
  const tooLong = "x".repeat(PASSKEY_NAME_CHARACTERS_MAX + 1)
  const answer = await browser.post(`/profile/passkeys/${passkeyId}/rename`, { name: tooLong })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(`value="${tooLong}"`)
  expect(await (await browser.get("/profile/passkeys")).text()).not.toContain(tooLong)
})

test("the sign-in page offers passkeys under a host name and not under an IP address", async () => {
  const at = async (host: string) => (await app.request("/login", { headers: { host } })).text()
  expect(await at("localhost")).toContain("Sign in with a passkey")
  expect(await at("127.0.0.1:8080")).not.toMatch(/passkey/i)
})
