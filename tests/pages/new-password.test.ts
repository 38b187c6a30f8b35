/** Passwords in the browser's forms: expired, forgotten, changed; and an account managed by a provider. */
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { createSmtpMailer } from "../../src/edges/mail/smtp.ts"
import { type BrowserSession, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aLocalUser, type LocalUser, PASSWORD } from "../harness/sign-in.ts"

setDefaultTimeout(30_000)

const pages = await testPages()
const { app, deps } = pages
const NEW = "another heron 78"

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields), headers: { cookie } })

/** Cookies of an answer as the browser sends them back; those that are taken away are left out. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ")

const signIn = ({ username }: LocalUser, password = PASSWORD, returnTo = "/devices") =>
  post("/login", { username, password, returnTo })

describe("an expired password", () => {
  test("is replaced during the sign-in, which then continues to its return target", async () => {
    const person = await aLocalUser(pages, { must_change_password: true })
    const begun = await signIn(person)
    expect(begun.headers.get("location")).toBe("/login/new-password")
    const step = cookiesOf(begun)
    expect(step).toContain("-step=")
    expect((await app.request("/devices", { headers: { cookie: step } })).status).toBe(303)
    const html = await (await app.request("/login/new-password", { headers: { cookie: step } })).text()
    expect(html).toContain(person.username)
    expect(html).toContain("At least 12 characters")
    expect(html).not.toContain("currentPassword")
    const done = await post("/login/new-password", { password: NEW, passwordRepeat: NEW }, step)
    expect(done.headers.get("location")).toBe("/devices")
    expect((await app.request("/devices", { headers: { cookie: cookiesOf(done) } })).status).toBe(200)
    expect((await signIn(person, NEW)).headers.get("location")).toBe("/devices")
  })

  test.each([
    ["is repeated wrongly", NEW, `${NEW}x`, "The passwords do not match."],
    ["is the old one", PASSWORD, PASSWORD, "must differ from the current password"],
    ["is too short", "heron", "heron", "At least 12 characters."],
    ["is common", "password12345", "password12345", "too common"],
  ])(
    "is not replaced by a new one that %s, and the reason is shown",
    async (_, password, passwordRepeat, text) => {
      const person = await aLocalUser(pages, { must_change_password: true })
      const step = cookiesOf(await signIn(person))
      const answer = await post("/login/new-password", { password, passwordRepeat }, step)
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(html).toContain(text)
      expect(html).not.toContain(`value="${password}"`)
      expect((await signIn(person)).headers.get("location")).toBe("/login/new-password")
    },
  )

  test("that is too short and repeated wrongly shows both problems at once", async () => {
    const person = await aLocalUser(pages, { must_change_password: true })
    const answer = await post(
      "/login/new-password",
      { password: "heron", passwordRepeat: "else" },
      cookiesOf(await signIn(person)),
    )
    const html = await answer.text()
    for (const [field, text] of [
      ["password", "At least 12 characters."],
      ["passwordRepeat", "The passwords do not match."],
    ] as const)
      expect(html).toMatch(new RegExp(`class="field-error" id="[^"]*${field}-error">[^<]*${text}`))
  })

  test("must be replaced by one that meets the password policy, whose conditions are shown", async () => {
    const policy = {
      minimum_length: 14,
      lowercase: 2,
      uppercase: 2,
      digits: 2,
      symbols: 2,
      validity_days: 30,
    }
    const before = await deps.db.selectFrom("password_policy").selectAll().executeTakeFirstOrThrow()
    await deps.db.updateTable("password_policy").set(policy).execute()
    const person = await aLocalUser(pages, { password_changed_on: new Date("2026-01-01") })
    const step = cookiesOf(await signIn(person))
    const html = await (await app.request("/login/new-password", { headers: { cookie: step } })).text()
    for (const text of ["14 characters", "2 lower-case", "2 upper-case", "2 digits", "2 symbols", "30 days"])
      expect(html).toContain(text)
    for (const [password, text] of [
      ["GRAUER2026!!REIHER", "lower-case letters."],
      ["grauer2026!!reiher", "upper-case letters."],
      ["Grauer!!ReiherXX", "digits."],
      ["Grauer2026ReiherXX", "symbols."],
    ] as const) {
      const answer = await post("/login/new-password", { password, passwordRepeat: password }, step)
      expect([password, (await answer.text()).includes(text)]).toEqual([password, true])
    }
    const right = "Grauer-26-ReiherXX"
    const done = await post("/login/new-password", { password: right, passwordRepeat: right }, step)
    expect(done.headers.get("location")).toBe("/devices")
    const { minimum_length, lowercase, uppercase, digits, symbols, validity_days } = before
    const old = { minimum_length, lowercase, uppercase, digits, symbols, validity_days }
    await deps.db.updateTable("password_policy").set(old).execute()
  })

  test("check 21: accepts a long passphrase with spaces and accents, allows pasting and stores only argon2id", async () => {
    const person = await aLocalUser(pages, { must_change_password: true })
    const step = cookiesOf(await signIn(person))
    const html = await (await app.request("/login/new-password", { headers: { cookie: step } })).text()
    const [field = ""] = /<input[^>]*id="field-password"[^>]*>/.exec(html) ?? []
    expect(field).toContain('autoComplete="new-password"')
    expect(field).not.toMatch(/maxlength|paste|readonly/i)
    const passphrase = `Grüner Reiher über der Werft ${"und noch ein Wort ".repeat(9)}`.trimEnd()
    expect([...passphrase].length).toBeGreaterThan(64)
    const fields = { password: passphrase, passwordRepeat: passphrase }
    expect((await post("/login/new-password", fields, step)).headers.get("location")).toBe("/devices")
    const { password_hash } = await deps.db
      .selectFrom("app_user")
      .select("password_hash")
      .where("id", "=", person.userId)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$/)
    expect((await signIn(person, passphrase)).headers.get("location")).toBe("/devices")
    expect((await signIn(person, passphrase.slice(0, 72))).status).toBe(401)
  })

  test("cannot be replaced without a sign-in in progress or with a foreign or finished one", async () => {
    const person = await aLocalUser(pages, { must_change_password: true })
    const step = cookiesOf(await signIn(person))
    await post("/login/new-password", { password: NEW, passwordRepeat: NEW }, step)
    for (const cookie of ["", step, "__Host-millwright-step=forged"]) {
      const shown = await app.request("/login/new-password", { headers: { cookie } })
      expect(shown.headers.get("location")).toBe("/login")
      const third = "a third heron 79"
      const sent = await post("/login/new-password", { password: third, passwordRepeat: third }, cookie)
      expect(sent.headers.get("location")).toBe("/login")
    }
    expect((await signIn(person, NEW)).headers.get("location")).toBe("/devices")
  })

  test("cannot be replaced before the second factor is verified", async () => {
    const sealed = Buffer.from(deps.secretBox.seal("JBSWY3DPEHPK3PXP", "user:x:otp"))
    const otp = { sealed_otp_secret: sealed, otp_enabled: true }
    const person = await aLocalUser(pages, { must_change_password: true, ...otp })
    const begun = await signIn(person)
    expect(begun.headers.get("location")).toBe("/login/second-factor")
    const step = cookiesOf(begun)
    const page = await app.request("/login/new-password", { headers: { cookie: step } })
    expect(page.headers.get("location")).toBe("/login/second-factor")
    const sent = await post("/login/new-password", { password: NEW, passwordRepeat: NEW }, step)
    expect(sent.headers.get("location")).toBe("/login")
    expect((await signIn(person)).headers.get("location")).toBe("/login/second-factor")
  })
})

test("a refused sign-in says what may be wrong, whether the account is locked, expired or unknown or the password wrong", async () => {
  const locked = await aLocalUser(pages, { locked_reason: "BY_ADMIN" })
  const expired = await aLocalUser(pages, { expires_on: new Date(deps.clock().getTime() - 1) })
  const notice = async (answer: Response) => {
    expect(answer.status).toBe(401)
    return /Login failed[^<]*/.exec(await answer.text())?.[0]
  }
  const said = await notice(await signIn(locked))
  expect(said).toContain("the account may be locked or expired: contact an administrator")
  expect(await notice(await signIn(expired))).toBe(said)
  expect(await notice(await signIn(await aLocalUser(pages), "wrong"))).toBe(said)
  expect(await notice(await signIn({ ...locked, username: "nobody" }))).toBe(said)
})

describe("a forgotten password", () => {
  test("has a link on the sign-in page only if e-mails can be sent", async () => {
    const link = 'href="/resetpassword"'
    expect(await (await app.request("/login")).text()).not.toContain(link)
    expect(await (await app.request("/resetpassword")).text()).toContain("Ask your administrator")
    deps.mailer = createSmtpMailer({
      ...{ host: "localhost", port: 9, isImplicitTls: false, credentials: null, caFile: null },
      from: "book@example.com",
    })
    expect(await (await app.request("/login")).text()).toContain(link)
    const sent = await post("/resetpassword", { username: "unknown" })
    expect(sent.headers.get("location")).toBe("/resetpassword/new?sent=true")
    expect(await (await app.request("/resetpassword/new?sent=true")).text()).toContain(
      "one-time password has been sent",
    )
    expect((await post("/resetpassword", { username: " " })).status).toBe(400)
    deps.mailer.close()
    deps.mailer = null
  })

  test("is not reset with an invalid one-time password, which is reported and stays in its field", async () => {
    const fields = { oneTimePassword: "ABCD-1234", password: NEW, passwordRepeat: NEW }
    const answer = await post("/resetpassword/new", fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain("This one-time password is not valid")
    expect(html).toContain('value="ABCD-1234"')
  })
})

describe("the account page", () => {
  async function visitorFor(columns: Record<string, unknown> = {}): Promise<BrowserSession & LocalUser> {
    const person = await aLocalUser(pages, columns)
    const technician = await signInToPages(pages, "technician")
    const cookie = cookiesOf(await signIn(person))
    const headers = { cookie }
    const html = await (await app.request("/profile", { headers })).text()
    const csrf = /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? ""
    return {
      ...technician,
      ...person,
      ...{ csrf, cookie },
      get: async (path) => app.request(path, { headers }),
      html: async (path) => (await app.request(path, { headers })).text(),
      post: async (path, fields) =>
        app.request(path, { method: "POST", headers, body: new URLSearchParams({ _csrf: csrf, ...fields }) }),
    }
  }

  test("is linked on pages, shows the user's data and saves changes to them", async () => {
    const me = await visitorFor({ surname: "Berger" })
    expect(await me.html("/devices")).toContain('href="/profile"')
    expect(await me.html("/profile")).toContain('value="Berger"')
    const fields = { firstname: "Tom", surname: "Burger", email: me.email, language: "nl" }
    expect((await me.post("/profile", fields)).headers.get("location")).toBe("/profile")
    const html = await me.html("/profile")
    expect(html).toContain('value="Burger"')
    expect(html).toContain('<html lang="nl"')
    expect((await me.post("/profile", { ...fields, language: "" })).status).toBe(303)
    const wrong = await me.post("/profile", { ...fields, email: "no address" })
    expect([wrong.status, (await wrong.text()).includes("not a valid e-mail")]).toEqual([400, true])
  })

  test("requires the current password for a new one, which ends the user's other sign-ins only", async () => {
    const me = await visitorFor()
    const elsewhere = cookiesOf(await signIn(me))
    const change = { currentPassword: PASSWORD, password: NEW, passwordRepeat: NEW }
    for (const [wrong, text] of [
      [{ currentPassword: "guessed" }, "not the current password"],
      [{ passwordRepeat: "else" }, "do not match"],
      [{ password: PASSWORD, passwordRepeat: PASSWORD }, "must differ from the current password"],
      [{ password: "", passwordRepeat: "" }, "Required."],
    ] as const) {
      const answer = await me.post("/profile/password", { ...change, ...wrong })
      expect([answer.status, (await answer.text()).includes(text)]).toEqual([400, true])
    }
    expect((await me.post("/profile/password", change)).headers.get("location")).toBe("/profile")
    expect((await me.get("/profile")).status).toBe(200)
    expect((await app.request("/profile", { headers: { cookie: elsewhere } })).status).toBe(303)
    expect((await signIn(me, NEW)).headers.get("location")).toBe("/devices")
  })

  test("shows the data of an identity provider's user read-only and without a password form", async () => {
    const me = await visitorFor({
      firstname: "Ilse",
      foreign_user_id: "f9",
      identity_provider_name: "Plant Entra",
    })
    const html = await me.html("/profile")
    expect(html).toContain("Plant Entra")
    expect(html).toContain("Ilse")
    for (const name of ["firstname", "email", "currentPassword"]) expect(html).not.toContain(`name="${name}"`)
    const forced = await me.post("/profile", { firstname: "Else", language: "" })
    expect([forced.status, (await forced.text()).includes("changed there")]).toEqual([400, true])
    expect((await me.post("/profile", { language: "de" })).status).toBe(303)
  })

  test("requires a sign-in and the page's CSRF token", async () => {
    expect((await app.request("/profile")).headers.get("location")).toBe("/login?target=%2Fprofile")
    const me = await visitorFor()
    expect((await me.post("/profile", { _csrf: "", firstname: "Eve" })).status).toBe(403)
    expect(await userIdByName(pages, me.username)).toBe(me.userId)
  })
})
