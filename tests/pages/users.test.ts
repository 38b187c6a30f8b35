import { describe, expect, test } from "bun:test"
import { createMailer } from "../../src/edges/external-clients.ts"
import { countPasskeys } from "../../src/identity/passkeys/store.ts"
import { sendPasswordResets } from "../../src/identity/signin/password-reset/actions.ts"
import { insertForeignUser, saveProviderReading } from "../../src/identity/users/foreign-users/store.ts"
import { newestEntriesOf, record } from "../../src/system/audit/store.ts"
import { aPasskey } from "../harness/factors.ts"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const { db } = pages.deps
const administrator = await signInToPages(pages, "administrator")
const idOf = (username: string) => userIdByName(pages, username)

/** The names in the first column of the list. */
const namesIn = (html: string) =>
  [...html.matchAll(/class="row-link" href="\/admin\/users\/[^"]+">([^<]+)/g)].map(([, name]) => name)

const NEW_USER = {
  username: "p.jansen",
  firstname: "Piet",
  surname: "Jansen",
  email: "p.jansen@vandermeer.example",
  password: "Krachtige-Pers-9",
  passwordRepeat: "Krachtige-Pers-9",
}

/** The fields of the user's form as a browser sends them unchanged. */
async function formOf(username: string): Promise<Record<string, string>> {
  const html = await administrator.html(`/admin/users/${await idOf(username)}`)
  return inputsOf(/<form id="user-form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "")
}

function inputsOf(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].map(([, attributes = ""]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ""
    const isChosen = of("type") !== "checkbox" || / checked=/.test(attributes)
    return isChosen ? [of("name"), of("value")] : ["", ""]
  })
  return Object.fromEntries(inputs.filter(([name]) => name !== "" && name !== "_csrf"))
}

const user = async (username: string) =>
  db.selectFrom("app_user").selectAll().where("username", "=", username).executeTakeFirstOrThrow()

describe("the list of users", () => {
  test("shows all users by name, and what the search finds", async () => {
    expect(namesIn(await administrator.html("/admin/users")).slice(0, 2)).toEqual([
      "Max Keller",
      "Anna de Vries",
    ])
    expect(namesIn(await administrator.html("/admin/users?search=nowak"))).toEqual(["Marek Nowak"])
  })

  test("is limited to locked users, expired users, superusers and local users by its filters", async () => {
    await db.updateTable("app_user").set({ locked_reason: null, expires_on: null }).execute()
    await db
      .updateTable("app_user")
      .set({ locked_reason: "BY_ADMIN" })
      .where("username", "=", "m.nowak")
      .execute()
    const past = { expires_on: new Date("2026-01-01") }
    await db.updateTable("app_user").set(past).where("username", "=", "j.deboer").execute()
    const found = async (query: string) => namesIn(await administrator.html(`/admin/users?${query}`))
    expect(await found("state=locked")).toEqual(["Marek Nowak"])
    expect(await found("state=expired")).toEqual(["Joost de Boer"])
    expect(await found("state=superuser")).toEqual(["Max Keller"])
    expect(await found("state=locked&origin=local")).toEqual(["Marek Nowak"])
    expect(await found("state=locked&origin=directory")).toEqual([])
    expect(await found("state=nonsense")).toEqual(await found(""))
  })
})

test("the filters of users mark the chosen one, which leads back, and keep the search", async () => {
  const chips = async (query: string) => {
    const html = (await administrator.html(`/admin/users?${query}`)).match(
      /<nav class="chips".*?<\/nav>/s,
    )![0]
    return [...html.matchAll(/href="([^"]*)"( aria-current="true")?>([^<]*)/g)]
      .filter(([, , current]) => current)
      .map(([, href, , label]) => [label, href!.replaceAll("&amp;", "&")])
  }
  expect(await chips("")).toEqual([])
  for (const _ of ["drawn", "kept"]) expect(await chips("state=locked")).toEqual([["Locked", "/admin/users"]])
  expect(await chips("state=locked&search=nowak")).toEqual([["Locked", "/admin/users?search=nowak"]])
  expect(await chips("state=expired")).toEqual([["Expired", "/admin/users"]])
})

describe("a new user", () => {
  test("is created from the form and shown on a page of their own", async () => {
    const answer = await administrator.post("/admin/users/new", { ...NEW_USER, passwordExpired: "true" })
    const { id, must_change_password } = await user("p.jansen")
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin/users/${id}`])
    expect(must_change_password).toBe(true)
  })

  test("without a password is invited by e-mail where the server sends e-mails", async () => {
    const invited = { ...NEW_USER, username: "i.vited", password: "", passwordRepeat: "" }
    expect((await administrator.post("/admin/users/new", invited, HTMX)).status).toBe(422)
    pages.deps.mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:9", mailFrom: "book@example.com" })
    expect(await administrator.html("/admin/users/new")).toContain(
      "Empty: the person receives a one-time password",
    )
    const unreachable = await administrator.post("/admin/users/new", { ...invited, email: "" }, HTMX)
    expect(await unreachable.text()).toContain('id="field-email-error"')
    const answer = await administrator.post("/admin/users/new", { ...invited, email: "i@vandermeer.example" })
    const { id } = await user("i.vited")
    expect(answer.headers.get("location")).toBe(`/admin/users/${id}`)
    expect(await sendPasswordResets(pages.deps, new AbortController().signal)).toBe(1)
    pages.deps.mailer = null
  })

  test.each([
    ["a missing name", { username: "" }, "field-username-error"],
    ["a taken name", { username: "technician" }, "already"],
    ["two different passwords", { passwordRepeat: "Andere-Pers-9" }, "field-passwordRepeat-error"],
    ["a weak password", { password: "a", passwordRepeat: "a" }, "field-password-error"],
    ["a code without a secret", { otpEnabled: "true" }, "field-otpSecret-error"],
    ["a wrong e-mail address", { email: "noaddress" }, "field-email-error"],
  ])("with %s is refused beside the field, and keeps the other input", async (_what, wrong, sign) => {
    const answer = await administrator.post(
      "/admin/users/new",
      { ...NEW_USER, username: "x.new", email: "", ...wrong },
      HTMX,
    )
    const html = await answer.text()
    expect([answer.status, html.includes(sign), html.includes('value="Jansen"')]).toEqual([422, true, true])
    expect(html).not.toContain(NEW_USER.password)
  })
})

test.each(["/admin/users/new", "/admin/users/{user}", "/setup/people"])(
  "what a new password must have stands above its field on %s",
  async (path) => {
    const html = await administrator.html(path.replace("{user}", await idOf("technician")))
    const above = html.slice(0, html.indexOf('name="password"'))
    expect(above).toContain("At least 12 characters")
    expect(above).toContain("No common password and no name of the person")
  },
)

describe("a change of a user", () => {
  test.each([
    ["that the form creates", async () => inputsOf(await administrator.html("/admin/users/otpsecret"))],
    ["that is typed by hand", async () => ({ otpSecret: "jbsw y3dp ehpk 3pxp" })],
  ])("by a secret %s makes the user's one-time password required", async (_how, given) => {
    const fields = { ...(await formOf("s.bakker")), ...(await given()) }
    const answer = await administrator.post(`/admin/users/${await idOf("s.bakker")}`, fields)
    expect([answer.status, (await user("s.bakker")).otp_enabled]).toEqual([303, true])
    await db.updateTable("app_user").set({ otp_enabled: false }).where("username", "=", "s.bakker").execute()
  })

  test("is saved without lifting a lock that the form does not show", async () => {
    const fields = await formOf("s.bakker")
    await db
      .updateTable("app_user")
      .set({ locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS" })
      .where("username", "=", "s.bakker")
      .execute()
    const answer = await administrator.post(`/admin/users/${await idOf("s.bakker")}`, {
      ...fields,
      surname: "Baker",
    })
    const saved = await user("s.bakker")
    expect([answer.status, saved.surname, saved.locked_reason]).toEqual([
      303,
      "Baker",
      "MAX_FAILED_LOGIN_ATTEMPTS",
    ])
  })

  test("by two administrators is refused for the second with a link to the current state", async () => {
    const fields = await formOf("l.brandt")
    const path = `/admin/users/${await idOf("l.brandt")}`
    expect((await administrator.post(path, { ...fields, surname: "Brand" })).status).toBe(303)
    const second = await administrator.post(path, { ...fields, surname: "Brandis" }, HTMX)
    const html = await second.text()
    expect([second.status, html.includes('value="Brandis"'), html.includes(`href="${path}"`)]).toEqual([
      422,
      true,
      true,
    ])
  })

  test("of names is not offered for users of a provider", async () => {
    const provider = await db
      .insertInto("ldap_provider")
      .values({ name: "Plant directory" })
      .returning(["id", "name"])
      .executeTakeFirstOrThrow()
    await insertForeignUser(db, {
      ...{ username: "v.dir", firstname: "Vera", surname: "Dir", email: "" },
      ...{ kind: "LDAP", provider, foreignUserId: "guid-1" },
    })
    const reading = {
      readOn: new Date("2026-11-24T07:31:00Z"),
      attributeNames: ["uid", "mail"],
      hasChanged: false,
    }
    await saveProviderReading(db, await idOf("v.dir"), reading)
    const html = await administrator.html(`/admin/users/${await idOf("v.dir")}`)
    expect(html).toMatch(/Last read from the provider.*24\.11\.2026 07:31.*guid-1.*uid, mail.*none so far/s)
    expect(html).toMatch(/<input id="field-username"[^>]* readOnly=""/)
    expect(html).not.toContain('name="password"')
    expect(namesIn(await administrator.html("/admin/users?origin=directory"))).toEqual(["Vera Dir"])
  })
})

describe("locking, unlocking and deleting a user", () => {
  test("takes effect and is shown with its reason", async () => {
    const path = `/admin/users/${await idOf("h.okafor")}`
    expect(await administrator.dialog(`${path}/lock`)).toContain("Lock Henry Okafor?")
    await administrator.post(`${path}/lock`, {})
    const locked = await administrator.html(path)
    expect(locked).toContain("An administrator has locked this account.")
    expect(locked).toMatch(/lock-facts">.*Since <time.*<span>by administrator<\/span>/)
    await administrator.post(`${path}/unlock`, {})
    expect((await user("h.okafor")).locked_reason).toBeNull()
  })

  test("after failed sign-ins names their number, time and address", async () => {
    const { id } = await user("l.brandt")
    const of = { tx: db, actor: null, address: "10.20.3.17" }
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 5, minute))
    for (const minute of [44, 46, 48])
      await record({ ...of, now: at(minute) }, "SIGN_IN_FAILED", { type: "user", id })
    const facts = { failures: 50, until: at(58).toISOString() }
    await record({ ...of, now: at(48) }, "USER_LOCKED", { type: "user", id }, facts)
    const lock = { locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS" as const, locked_until: at(58) }
    await db.updateTable("app_user").set(lock).where("id", "=", id).execute()
    const html = await administrator.html(`/admin/users/${id}`)
    expect(html).toMatch(/50 failed sign-ins in a row<\/span><span>from 10\.20\.3\.17<\/span>/)
    expect(html).toContain("24.11.2026 05:48")
    expect(html).toMatch(/unlocks itself on <time[^>]*>24\.11\.2026 05:58/)
    expect(html).toMatch(
      /Sign-in failed \(3×\)<\/span><span class="muted">10\.20\.3\.17 · <time[^>]*>24\.11\.2026 05:44/,
    )
  })

  test("can send a one-time password with it, which the audit log attributes to the administrator", async () => {
    const { id } = await user("s.bakker")
    const path = `/admin/users/${id}`
    const lock = { locked_reason: "BY_ADMIN" as const, email: "s.bakker@vandermeer.example" }
    await db.updateTable("app_user").set(lock).where("id", "=", id).execute()
    expect(await administrator.html(path)).not.toContain("Unlock and send")
    pages.deps.mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:9", mailFrom: "book@example.com" })
    expect(await administrator.html(path)).toContain("Unlock and send one-time password")
    await administrator.post(`${path}/unlock`, { sendOneTimePassword: "true" })
    expect((await user("s.bakker")).locked_reason).toBeNull()
    expect(await sendPasswordResets(pages.deps, new AbortController().signal)).toBe(1)
    const [entry] = await newestEntriesOf(db, { type: "user", id }, ["PASSWORD_RESET_REQUESTED"], 1)
    expect(entry).toMatchObject({ username: "administrator", details: { sent: true } })
    pages.deps.mailer = null
  })

  test("resets lost second factors, and names before what is removed", async () => {
    const id = await idOf("s.bakker")
    const path = `/admin/users/${id}`
    expect(await administrator.html(path)).not.toContain(`${path}/factors`)
    await aPasskey(pages.deps, id)
    expect(await administrator.html(path)).toContain(`hx-get="${path}/factors"`)
    const dialog = await administrator.dialog(`${path}/factors`)
    expect(dialog).toContain("1 passkey is removed.")
    expect(dialog).toContain("All sign-ins end.")
    expect(dialog).toContain("the password alone is enough")
    expect((await administrator.post(`${path}/factors`, {})).headers.get("location")).toBe(path)
    expect(await countPasskeys(db, id)).toBe(0)
    expect(await administrator.html(path)).not.toContain(`${path}/factors`)
  })

  test("names the issues that lose their assignee before the deletion, and removes the user from the list", async () => {
    const path = `/admin/users/${await idOf("technician")}`
    expect(await administrator.dialog(`${path}/delete`)).toContain("3 open issues lose their assignee.")
    const gone = `/admin/users/${await idOf("f.visser")}`
    expect((await administrator.post(`${gone}/delete`, {})).headers.get("location")).toBe("/admin/users")
    expect((await administrator.get(gone)).status).toBe(404)
  })

  test("is not offered for the reader's own account", async () => {
    const html = await administrator.html(`/admin/users/${await idOf("administrator")}`)
    for (const action of ["/lock", "/delete", "/signout"]) expect(html).not.toContain(`${action}"`)
    expect(html).toMatch(/<input [^>]*disabled="" name="superuser"/)
  })
})

describe("an administrator who is no superuser", () => {
  test("sees a superuser's form read-only and cannot create superusers", async () => {
    await grantOnSystem(pages.deps, await idOf("approver"), ["USER_READ", "USER_UPDATE", "USER_CREATE"])
    const approver = await signInToPages(pages, "approver")
    const html = await approver.html(`/admin/users/${await idOf("administrator")}`)
    expect(html).toContain('<fieldset class="form-fields" disabled="">')
    expect(html).not.toContain('type="submit" class="button button-primary"')
    expect(await approver.html("/admin/users/new")).not.toContain('name="superuser"')
    const forged = { ...NEW_USER, username: "forged", email: "", superuser: "true" }
    await approver.post("/admin/users/new", forged)
    expect((await user("forged")).superuser).toBe(false)
  })
})
