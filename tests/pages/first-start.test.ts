import { expect, test } from "bun:test"
import { createInitLink } from "../../src/machines/initialisation/actions.ts"
import { getSettings } from "../../src/system/settings/store.ts"
import { uninitialisedPages } from "../harness/pages.ts"

/** Two installations: one stays as it is delivered, the other one is set up. */
const delivered = await uninitialisedPages()
const setUp = await uninitialisedPages()
const PASSWORD = "a long enough phrase"

const poster =
  ({ app }: typeof setUp) =>
  (path: string, fields: Record<string, string>, headers = {}) =>
    app.request(path, { method: "POST", body: new URLSearchParams(fields), headers })

test("every page redirects to the setup before initialisation, and the setup says where its link is", async () => {
  const { app } = delivered
  const first = await app.request("/issues")
  const login = await app.request(first.headers.get("location") ?? "")
  expect(login.headers.get("location")).toBe("/init")
  const isInvalid = "This link is not valid."
  for (const [link, given] of [
    ["/init", expect.not.stringContaining(isInvalid)],
    ["/init?token=of-an-earlier-start", expect.stringContaining(isInvalid)],
  ] as const) {
    const html = await (await app.request(link)).text()
    expect(html).toEqual(given)
    // Nobody fills in a form that could not be sent.
    expect([html.includes("Each start prints a new one"), html.includes('name="username"')]).toEqual([
      true,
      false,
    ])
  }
})

test("check 26: no account exists before setup, and common credentials or a guessed link are refused", async () => {
  const { deps } = delivered
  const post = poster(delivered)
  expect(await deps.db.selectFrom("app_user").select("id").execute()).toEqual([])
  for (const [username, password] of [
    ["admin", "admin"],
    ["root", ""],
    ["millwright", "millwright"],
  ] as const)
    expect((await post("/login", { username, password })).headers.get("set-cookie")).toBeNull()
  const guessed = { code: "A".repeat(43), customerName: "Mine", username: "eve", password: PASSWORD }
  expect((await post("/init", { ...guessed, passwordRepeat: PASSWORD })).status).toBe(403)
})

test("the setup link works once, shows form errors and sets the company name shown on pages", async () => {
  const { app, deps } = setUp
  const post = poster(setUp)
  const code = (await createInitLink(deps))?.split("token=")[1] ?? ""
  const fields = { code, customerName: "Plant One", username: "ada", password: PASSWORD }
  const wrong = await post("/init", { ...fields, passwordRepeat: "another" }, { "hx-request": "true" })
  expect(wrong.status).toBe(422)
  const form = await wrong.text()
  expect(form).toContain('value="Plant One"')
  expect(form).toContain("The passwords do not match.")
  expect(form).not.toContain(PASSWORD)
  const worse = { ...fields, customerName: "", email: "ada", password: "ada", passwordRepeat: "another" }
  const all = await (await post("/init", worse, { "hx-request": "true" })).text()
  for (const name of ["customerName", "email", "password", "passwordRepeat"])
    expect(all).toContain(`id="field-${name}-error"`)

  const german = { "accept-language": "de-DE,de;q=0.9" }
  const done = await post("/init", { ...fields, passwordRepeat: PASSWORD }, german)
  expect((await getSettings(deps.db)).emailLanguage).toBe("de")
  const again = await app.request(`/init?token=${code}`)
  const refused = await again.text()
  expect(again.status).toBe(409)
  for (const text of ["Already set up", "ask an administrator to create a user"])
    expect(refused).toContain(text)
  for (const text of ["at the moment", "Sign in again"]) expect(refused).not.toContain(text)

  // The password was typed a moment ago: the answer signs in.
  const cookie = (done.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  const machines = await (await app.request("/devices", { headers: { cookie } })).text()
  expect(machines).toContain("Plant One")
  for (const path of ["/devices", "/issues/new"]) {
    const html = await (await app.request(path, { headers: { cookie } })).text()
    for (const text of ["No machines yet", 'href="/admin/devices/new"']) expect(html).toContain(text)
  }
  const back = await app.request("/init", { headers: { cookie } })
  expect([back.status, back.headers.get("location")]).toEqual([303, "/"])
})
