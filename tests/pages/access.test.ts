/** The pages of sign-ins, API tokens, the access review and the consents. */

import { afterEach, describe, expect, test } from "bun:test"
import { sha256 } from "../../src/base/token.ts"
import { API_TOKEN_SCOPES } from "../../src/identity/apitokens/rules.ts"
import { HTMX, passwordOf, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { app, deps } = pages
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

const settings = (change: Record<string, unknown>) =>
  deps.db.updateTable("installation_settings").set(change).execute()

afterEach(() =>
  settings({ legal_agreement_required: false, legal_hash: null, legal_info_1: "", recording_consent_en: "" }),
)

/** Signs the technician in from another browser. */
async function elsewhere(username = "technician"): Promise<string> {
  const answer = await app.request("/login", {
    method: "POST",
    headers: { "user-agent": FIREFOX },
    body: new URLSearchParams({ username, password: passwordOf(username) }),
  })
  return (answer.headers.get("set-cookie") ?? "").split(";")[0]!
}

const isIn = async (cookie: string) =>
  (await app.request("/api/profile", { headers: { cookie } })).status === 200
const endPaths = (html: string) =>
  [...html.matchAll(/hx-get="(\/profile\/signins\/[0-9a-f-]{36}\/end)"/g)].map(([, path]) => path!)

describe("the user's own sign-ins", () => {
  test("are listed with browser and system, and one is ended after a confirmation", async () => {
    const visitor = await signInToPages(pages, "technician")
    const other = await elsewhere()
    const html = await visitor.html("/profile/signins")
    expect(html).toContain("Firefox on Linux")
    const [path] = endPaths(html)
    expect(await (await visitor.get(path!, HTMX)).text()).toContain("<dialog")
    expect(await isIn(other)).toBe(true)
    const answer = await visitor.post(path!, {})
    expect(answer.headers.get("location")).toBe("/profile/signins")
    expect([await isIn(other), await isIn(visitor.cookie)]).toEqual([false, true])
  })

  test("all others can be ended together; ending the current one redirects to the login", async () => {
    const visitor = await signInToPages(pages, "technician")
    const others = [await elsewhere(), await elsewhere()]
    await visitor.post("/profile/signins/others", {})
    expect(await Promise.all(others.map(isIn))).toEqual([false, false])
    const html = await visitor.html("/profile/signins")
    const own = /hx-get="(\/profile\/signins\/[0-9a-f-]{36}\/end)\?current=true"/.exec(html)?.[1]
    const answer = await visitor.post(own!, {})
    expect(answer.headers.get("location")).toBe("/login?logout=true")
    expect(await isIn(visitor.cookie)).toBe(false)
  })
})

describe("the access review", () => {
  test("is refused to users without the authority, and its link is hidden from them", async () => {
    const technician = await signInToPages(pages, "technician")
    for (const path of ["/admin/access", "/admin/access.csv"])
      expect((await technician.get(path)).status).toBe(403)
    expect((await technician.post("/admin/access/end", {})).status).toBe(403)
    expect(await technician.html("/admin")).not.toContain('href="/admin/access"')
    const administrator = await signInToPages(pages, "administrator")
    expect(await administrator.html("/admin")).toContain('href="/admin/access"')
  })

  test("ends another user's sign-in directly and the user's own one after a confirmation", async () => {
    const visitor = await signInToPages(pages, "administrator")
    const other = await elsewhere()
    const id = await userIdByName(pages, "technician")
    const html = await visitor.html(`/admin/access?userId=${id}&kind=BROWSER`)
    const rows = [...html.matchAll(/name="id" value="([0-9a-f-]{36})"/g)].map(([, one]) => one!)
    expect(rows.length).toBeGreaterThan(0)
    const back = `/admin/access?userId=${id}`
    for (const one of rows) {
      const answer = await visitor.post("/admin/access/end", { kind: "BROWSER", id: one, userId: id, back })
      expect(answer.headers.get("location")).toBe(back)
    }
    expect(await isIn(other)).toBe(false)
    const mine = await visitor.html(`/admin/access?userId=${await userIdByName(pages, "administrator")}`)
    expect(mine).toMatch(/hx-get="\/admin\/access\/end\?kind=BROWSER/)
  })

  test("never redirects to another site after ending a sign-in", async () => {
    const visitor = await signInToPages(pages, "administrator")
    await elsewhere()
    const id = await userIdByName(pages, "technician")
    const html = await visitor.html(`/admin/access?userId=${id}`)
    const one = /name="id" value="([0-9a-f-]{36})"/.exec(html)![1]!
    const fields = { kind: "BROWSER", id: one, userId: id, back: "https://evil.example/admin/access" }
    expect((await visitor.post("/admin/access/end", fields)).headers.get("location")).toBe("/admin/access")
  })

  test("is exported as CSV without spreadsheet formulas, and the export is audited", async () => {
    const visitor = await signInToPages(pages, "administrator")
    await deps.db
      .updateTable("app_user")
      .set({ firstname: "=1+1" })
      .where("username", "=", "expert")
      .execute()
    await elsewhere("expert")
    const answer = await visitor.get("/admin/access.csv?kind=BROWSER")
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Access 2026-03-10\.csv"/,
    )
    const lines = (await answer.text()).split("\r\n")
    expect(lines[0]).toContain("User name,Name,Kind")
    expect(lines.some((line) => line.startsWith("expert,'=1+1"))).toBe(true)
    const log = await deps.db
      .selectFrom("audit_entry")
      .select("id")
      .where("event", "=", "ACCESS_EXPORTED")
      .execute()
    expect(log).toHaveLength(1)
  })
})

describe("API tokens", () => {
  test("are created in a dialog, shown once, and can be ended", async () => {
    const visitor = await signInToPages(pages, "administrator")
    const form = await (await visitor.get("/profile/tokens/new", HTMX)).text()
    expect(form).toContain('name="scope_USER_READ"')
    const made = await (
      await visitor.post(
        "/profile/tokens/new",
        { name: "historian", days: "30", scope_USER_READ: "true" },
        HTMX,
      )
    ).text()
    const token = />(mwt_[A-Za-z0-9_-]{43})</.exec(made)?.[1]
    const users = await app.request("/api/users", { headers: { authorization: `Bearer ${token}` } })
    expect(users.status).toBe(200)
    const madeFrom = { created_address: "198.51.100.7" }
    await deps.db.updateTable("api_token").set(madeFrom).where("name", "=", "historian").execute()
    const list = await visitor.html("/profile/tokens")
    expect(list).toContain("historian")
    expect(list).toContain('<span class="muted">198.51.100.7</span>')
    expect(list).not.toContain(token!)
    const end = /hx-get="(\/profile\/tokens\/[0-9a-f-]{36}\/end)"/.exec(list)![1]!
    await visitor.post(end, {})
    expect(await visitor.html("/profile/tokens")).not.toContain("historian")
  })

  test("name their rights in words of the reader's language, grouped and with the name of the API beside", async () => {
    const visitor = await signInToPages(pages, "administrator")
    const form = await (await visitor.get("/profile/tokens/new", HTMX)).text()
    expect(form.match(/name="scope_[A-Z0-9_]+"/g)).toHaveLength(API_TOKEN_SCOPES.length)
    expect(form).toMatch(/Users: Read<span class="field-hint">USER_READ</)
    const wanted = { scope_USER_READ: "true", scope_DEVICE_GROUP_CONNECTOR_MODIFY: "true" }
    await visitor.post("/profile/tokens/new", { name: "stocktaking", days: "30", ...wanted }, HTMX)
    const list = await visitor.html("/profile/tokens")
    expect(list).toContain("Machine groups: Connector, Users: Read")
    expect(list).not.toContain("USER_READ")
  })

  test("without a scope are refused with 422 and an error at the scopes", async () => {
    const visitor = await signInToPages(pages, "technician")
    const answer = await visitor.post("/profile/tokens/new", { name: "", days: "30" }, HTMX)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('id="scopes-error"')
  })

  test("are refused with 403 on pages", async () => {
    const visitor = await signInToPages(pages, "administrator")
    const made = await visitor.post(
      "/profile/tokens/new",
      { name: "p", days: "30", scope_USER_READ: "true" },
      HTMX,
    )
    const token = />(mwt_[^<]+)</.exec(await made.text())?.[1]
    for (const path of ["/admin/access", "/issues", "/profile/tokens"])
      expect((await app.request(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403)
  })
})

describe("legal texts", () => {
  test("are shown at the foot of the login", async () => {
    await settings({ legal_info_1: "<b>Imprint of the plant</b>" })
    expect(await (await app.request("/login")).text()).toContain("<b>Imprint of the plant</b>")
  })

  test("that require consent must be accepted before the sign-in completes, and again after a change", async () => {
    const demand = (text: string) =>
      settings({ legal_info_1: text, legal_hash: sha256(text), legal_agreement_required: true })
    const fields = { username: "technician", password: passwordOf("technician"), returnTo: "/dashboard" }
    const signIn = () => app.request("/login", { method: "POST", body: new URLSearchParams(fields) })
    const cookieOf = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0]!
    for (const text of ["Terms", "Other terms"]) {
      await demand(text)
      const step = await signIn()
      expect(step.headers.get("location")).toBe("/login/consent")
      const cookie = cookieOf(step)
      expect(await isIn(cookie)).toBe(false)
      const html = await (await app.request("/login/consent", { headers: { cookie } })).text()
      expect(html).toContain(text)
      const hash = /name="hash" value="([0-9a-f]{64})"/.exec(html)![1]!
      const post = (given: string) =>
        app.request("/login/consent", {
          method: "POST",
          headers: { cookie },
          body: new URLSearchParams({ language: "en-GB", hash: given }),
        })
      expect((await post("0".repeat(64))).status).toBe(409)
      const agreed = await post(hash)
      expect(agreed.headers.get("location")).toBe("/dashboard")
      expect(await isIn(cookieOf(agreed))).toBe(true)
      expect((await signIn()).headers.get("location")).toBe("/dashboard")
    }
  })

  test("that are withdrawn while somebody reads them let the sign-in go on", async () => {
    await settings({
      legal_info_1: "New terms",
      legal_hash: sha256("New terms"),
      legal_agreement_required: true,
    })
    const fields = { username: "technician", password: passwordOf("technician"), returnTo: "/dashboard" }
    const step = await app.request("/login", { method: "POST", body: new URLSearchParams(fields) })
    expect(step.headers.get("location")).toBe("/login/consent")
    const cookie = (step.headers.get("set-cookie") ?? "").split(";")[0]!
    await settings({ legal_info_1: "", legal_hash: null, legal_agreement_required: false })
    const body = new URLSearchParams({ language: "en-GB", hash: sha256("New terms").toString("hex") })
    const agreed = await app.request("/login/consent", { method: "POST", headers: { cookie }, body })
    expect(agreed.headers.get("location")).toBe("/dashboard")
  })

  test("cannot be accepted without a sign-in in progress", async () => {
    const answer = await app.request("/login/consent", {
      method: "POST",
      body: new URLSearchParams({ hash: "x" }),
    })
    expect(answer.headers.get("location")).toContain("/login")
  })
})

test("the consent to session recording redirects to its target after it was given", async () => {
  await settings({ recording_consent_en: "You are recorded." })
  const visitor = await signInToPages(pages, "technician")
  const target = "/issues?tab=mine"
  const html = await visitor.html(`/consent?${new URLSearchParams({ target })}`)
  expect(html).toContain("You are recorded.")
  const hash = /name="hash" value="([0-9a-f]{64})"/.exec(html)![1]!
  const answer = await visitor.post("/consent", { language: "en-GB", hash, target })
  expect(answer.headers.get("location")).toBe(target)
})

test("a consent to session recording that is no longer asked for redirects to its target", async () => {
  await settings({ recording_consent_en: "" })
  const visitor = await signInToPages(pages, "technician")
  const agreement = { language: "en-GB", hash: "0".repeat(64), target: "/issues" }
  expect((await visitor.post("/consent", agreement)).headers.get("location")).toBe("/issues")
})

/** Where a session to Press P-7 is started. */
async function pathOfSession(): Promise<string> {
  const { device_id, issue_id, log_id, interface_id } = await deps.db
    .selectFrom("work_log")
    .innerJoin("issue", "issue.id", "work_log.issue_id")
    .innerJoin("device", "device.id", "issue.device_id")
    .innerJoin("target_interface", "target_interface.device_id", "device.id")
    .where("device.name", "=", "Press P-7")
    .select(["device.id as device_id", "issue.id as issue_id", "work_log.id as log_id"])
    .select("target_interface.id as interface_id")
    .executeTakeFirstOrThrow()
  return `/devices/${device_id}/issues/${issue_id}/logs/${log_id}/interfaces/${interface_id}/connect`
}

test("the page of a session draws the watermark where the settings want it", async () => {
  const visitor = await signInToPages(pages, "technician")
  const path = await pathOfSession()
  const hasWatermark = async () => /hasWatermark&quot;:(true|false)/.exec(await visitor.html(path))?.[1]
  expect(await hasWatermark()).toBe("false")
  await settings({ session_watermark: true })
  expect(await hasWatermark()).toBe("true")
})

test("the page of a recorded session redirects to the consent first and returns after it", async () => {
  const path = await pathOfSession()
  const visitor = await signInToPages(pages, "technician")
  expect((await visitor.get(path)).status).toBe(200)
  await settings({ recording_consent_en: "Everything that you see is recorded." })
  const asked = (await visitor.get(path)).headers.get("location")!
  expect(asked).toBe(`/consent?${new URLSearchParams({ target: path })}`)
  const hash = /name="hash" value="([0-9a-f]{64})"/.exec(await visitor.html(asked))![1]!
  const answer = await visitor.post("/consent", { language: "en-GB", hash, target: path })
  expect(answer.headers.get("location")).toBe(path)
  expect((await visitor.get(path)).status).toBe(200)
})

test("a sign-in by passkey that is refused is answered with its reason, also to htmx", async () => {
  const post = { method: "POST", body: new URLSearchParams({ answer: "none" }) }
  expect((await app.request("/login/passkey", post)).status).toBe(400)
  expect((await app.request("/login/passkey", { ...post, headers: HTMX })).status).toBe(400)
})

test("a new passkey that is refused is answered with its reason, also to htmx", async () => {
  const visitor = await signInToPages(pages, "technician")
  expect((await visitor.post("/profile/passkeys", { name: "key", answer: "none" }, HTMX)).status).toBe(400)
})
