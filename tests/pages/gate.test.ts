import { describe, expect, test } from "bun:test"
import { createAccessControl } from "../../src/app.tsx"
import { type Actor, DEVICE_AUTHORITIES } from "../../src/base/authorities.ts"
import { Refusal } from "../../src/base/refusal.ts"
import { withRefusalAudit } from "../../src/http/authorize.ts"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints, allPages } from "../../src/routes.ts"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import { aDevice } from "../harness/builders.ts"
import {
  deviceIdByName,
  HTMX,
  issueFields,
  passwordOf,
  signInToPages,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aUser, grantOnDevice, uniqueName } from "../harness/users.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const expert = await signInToPages(pages, "expert")
const p7 = await deviceIdByName(pages, "Press P-7")
const NO_ID = "00000000-0000-4000-8000-000000000000"

async function lastRefusal(): Promise<unknown> {
  const entries = pages.deps.db.selectFrom("audit_entry").select("details")
  const last = entries.where("event", "=", "ACCESS_REFUSED").orderBy("id", "desc").limit(1)
  return (await last.executeTakeFirst())?.details
}

const signInFor = (target: string) =>
  pages.app.request("/login", {
    method: "POST",
    body: new URLSearchParams({
      username: "technician",
      password: passwordOf("technician"),
      returnTo: target,
    }),
  })

describe("a page that the user is not authorized for", () => {
  test("answers 403 NOT_ALLOWED, and redirects to the start page if requested from that error page", async () => {
    const path = `/devices/${p7}/issues/new`
    const refused = await expert.get(path)
    expect([refused.status, (await refused.text()).includes("NOT_ALLOWED")]).toEqual([403, true])
    const again = await expert.get(path, { referer: "http://localhost/error?error=NOT_ALLOWED" })
    expect([again.status, again.headers.get("location")]).toEqual([303, "/"])
    const elsewhere = await expert.get(path, { referer: "http://localhost/issues" })
    expect(elsewhere.status).toBe(403)
  })
})

describe("without a sign-in", () => {
  test("a page redirects to the login, which returns to that page", async () => {
    const refused = await pages.app.request(`/devices/${p7}?tab=mine`)
    expect(refused.status).toBe(303)
    const login = new URL(refused.headers.get("location") ?? "", "http://book")
    expect(login.pathname).toBe("/login")
    const target = login.searchParams.get("target") ?? ""
    expect(target).toBe(`/devices/${p7}?tab=mine`)
    expect((await signInFor(target)).headers.get("location")).toBe(target)
  })

  test("a partial request redirects the whole browser to the login with the current page as the target", async () => {
    const headers = { ...HTMX, "hx-current-url": "http://localhost/issues?tab=mine" }
    const refused = await pages.app.request("/issues?search=x", { headers })
    expect(refused.status).toBe(401)
    const login = new URL(refused.headers.get("hx-redirect") ?? "", "http://book")
    expect(login.searchParams.get("expired")).toBe("ended")
    expect(login.searchParams.get("target")).toBe("/issues?tab=mine")
  })

  test("the error page shows the text of a known code and a generic text for any other code", async () => {
    const shown = async (query: string) => (await pages.app.request(`/error${query}`)).text()
    expect(await shown("?error=NOT_ALLOWED")).toContain("You do not have the required authorization.")
    expect(await shown("?error=INITIALIZATION_ERROR")).toContain("The system could not be initialised.")
    for (const query of ["", "?error=", "?error=alreadyExists", "?error=<script>", "?error=constructor"]) {
      const html = await shown(query)
      expect(html).toContain("An error occurred.")
      expect(html).not.toContain("<script>alert")
    }
  })

  test("an unknown address answers 404 with a link to the login", async () => {
    const answer = await pages.app.request("/nothing")
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain("PAGE_NOT_FOUND")
    expect(html).toContain('href="/login"')
  })

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%0d%0aset-cookie",
    " /x",
  ])("signing in never redirects to another site: %p", async (target) => {
    const location = (await signInFor(target)).headers.get("location") ?? ""
    expect(new URL(location, "http://book").origin).toBe("http://book")
  })
})

describe("a missing resource", () => {
  test.each([
    [`/devices/${NO_ID}`, "This machine does not exist"],
    ["/devices/not-an-id", "This machine does not exist"],
    [`/devices/${p7}/issues/${NO_ID}`, "This issue does not exist"],
    ["/nothing", "This page does not exist"],
  ])("%s answers 404 with its own message inside the page layout", async (path, sentence) => {
    const answer = await technician.get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain("Tom Berger")
    expect(html).toContain('href="/devices"')
  })
})

describe("a refused request", () => {
  test("for a page without the authority is answered with 403 inside the page layout", async () => {
    const answer = await expert.get(`/devices/${p7}/issues/new`)
    expect(answer.status).toBe(403)
    const html = await answer.text()
    expect(html).toContain("NOT_ALLOWED")
    expect(html).toContain("Eva Lindqvist")
  })

  test("with a form that lacks a valid CSRF token changes nothing", async () => {
    for (const _csrf of ["", "wrong"]) {
      const answer = await technician.post(
        `/devices/${p7}/issues/new`,
        issueFields({ _csrf, title: "Forged" }),
      )
      expect(answer.status).toBe(403)
    }
    expect(await technician.html("/issues?search=Forged")).not.toContain("row-link")
  })

  test("with a form from another site is answered with 403 despite a valid token, and is audited", async () => {
    const from = { origin: "https://evil.example" }
    // A user without a recently audited refusal.
    expect((await expert.post(`/devices/${p7}/issues/new`, issueFields(), from)).status).toBe(403)
    expect(await lastRefusal()).toMatchObject({
      code: "NOT_ALLOWED",
      reason: expect.stringMatching(/origin/i),
    })
  })

  test("with a form that is returned with its error is audited like any other refusal", async () => {
    const wish = { name: "Stock", days: "30", scope_DEVICE_DELETE: "true" }
    const answer = await technician.post("/profile/tokens/new", wish, HTMX)
    expect(answer.status).toBe(422)
    expect(await lastRefusal()).toMatchObject({
      ...{ code: "NOT_ALLOWED", path: "/profile/tokens/new" },
      reason: expect.stringContaining("DEVICE_DELETE"),
    })
  })
})

/** Every way to change something: calls, pages and forms alike. */
const CHANGES = pages.app.routes.filter(({ method }) => !["GET", "HEAD", "OPTIONS", "ALL"].includes(method))

/** Pages without a signed-in user; their forms carry no page token. */
const PUBLIC_PAGES = /^\/(init|invitation|login(\/.*)?|resetpassword(\/new)?|report\/:token)$/
const PUBLIC_CALLS = new Set(
  allEndpoints
    .filter(({ endpoint }) => endpoint.auth === "public")
    .map(({ endpoint }) => `/api${endpoint.path}`),
)

describe("check 12: a forged request that would change data is refused", () => {
  const pathOf = (path: string) => path.replace(/:[A-Za-z]+/g, () => crypto.randomUUID())
  /** Cross-site requests are refused on every route; routes that are not public also require the page's token. */
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    pages.app.request(pathOf(path), { method, headers: { cookie: technician.cookie, ...headers } })

  test("on more than 100 tested routes", () => expect(CHANGES.length).toBeGreaterThan(100))

  test.each(CHANGES.map(({ method, path }) => [method, path] as const))("on %s %s", async (method, path) => {
    const meant = { "x-csrf-token": technician.csrf }
    for (const [name, value] of [
      ["sec-fetch-site", "cross-site"],
      ["origin", "https://evil.example"],
    ] as const)
      expect((await ask(method, path, { ...meant, [name]: value })).status).toBe(403)
    const isPublic = PUBLIC_PAGES.test(path) || PUBLIC_CALLS.has(path)
    for (const token of ["", "wrong"])
      if (!isPublic) expect((await ask(method, path, { "x-csrf-token": token })).status).toBe(403)
  })
})

test("a page without an island ships no React", async () => {
  for (const path of ["/issues", "/devices", `/devices/${p7}`, `/devices/${p7}/issues/new`, "/dashboard"]) {
    const html = await technician.html(path)
    expect(html.includes("<ui-island")).toBe(false)
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, script]) => script ?? "",
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const code = await (await pages.app.request(script)).text()
      expect(code).not.toMatch(/react\.(transitional\.)?element/)
      expect(code.includes("react-dom")).toBe(false)
    }
  }
})

test("the language chosen by a user overrides the browser's language", async () => {
  const approver = await signInToPages(pages, "approver")
  const answer = await pages.app.request("/api/profile", {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      "x-csrf-token": approver.csrf,
      cookie: approver.cookie,
    },
    body: JSON.stringify({ language: "nl" }),
  })
  expect(answer.status).toBe(200)
  const html = await (await approver.get("/issues", { "accept-language": "de", cookie: "lang=de" })).text()
  expect(html).toContain('<html lang="nl"')
  // What a call refuses is read in the same page.
  const path = `/api/devices/${p7}/issues`
  const refused = await approver.get(`${path}?size=0`, { "accept-language": "de", cookie: "lang=de" })
  expect(await refused.json()).toMatchObject({ message: translatorOf("nl")("errors.BAD_REQUEST") })
})

test("errors without a sign-in use the language cookie, then Accept-Language, then English", async () => {
  const path = "/api/profile"
  for (const [headers, language] of [
    [{ "accept-language": "de", cookie: "lang=nl" }, "nl"],
    [{ "accept-language": "de" }, "de"],
    [{}, "en-GB"],
  ] as [Record<string, string>, "nl" | "de" | "en-GB"][]) {
    const refused = await pages.app.request(path, { headers })
    expect(await refused.json()).toMatchObject({ message: translatorOf(language)("errors.UNAUTHORIZED") })
  }
})

describe("every non-public page", async () => {
  const [elsewhere, closed] = [await aDevice(pages.deps), await aDevice(pages.deps)]
  await grantOnDevice(pages.deps, await userIdByName(pages, "expert"), elsewhere, DEVICE_AUTHORITIES)
  const rows = allPages.filter(({ auth: gate }) => gate !== "public")
  const pathOf = (path: string) =>
    pathParamNames(path).reduce(
      (filled, name) => filled.replace(`:${name}`, name === "deviceId" ? closed : NO_ID),
      path,
    )

  // A guest has no account to sign in with: those pages are refused.
  const signedIn = rows.filter(({ auth: gate }) => gate !== "guest")
  test.each(signedIn.map((row) => [row.method, row.path] as const))(
    "%s %s redirects to the login without a sign-in",
    async (method, path) => {
      const answer = await pages.app.request(pathOf(path), { method })
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/login/),
      ])
    },
  )

  const asking = rows.filter(({ auth: gate }) => gate !== "signedIn")
  test.each(asking.map((row) => [row.method, row.path] as const))(
    "%s %s is refused with 403 to a user with all authorities on another machine only",
    async (method, path) => {
      const answer = await (method === "GET" ? expert.get(pathOf(path)) : expert.post(pathOf(path), {}))
      expect(answer.status).toBe(403)
    },
  )
})

test.each([
  ["in its promise", async (refusal: Refusal) => Promise.reject(refusal)],
  [
    "before it has one",
    (refusal: Refusal) => {
      throw refusal
    },
  ],
])("an action that refuses %s is recorded as refused", async (_, refuse) => {
  const username = uniqueName("refused")
  const userId = await aUser(pages.deps, { name: username })
  const actor = { userId, username } as Actor
  const request = new Request("http://127.0.0.1/devices")
  const attempted = { actor, gate: "signedIn", request, path: {} } as const
  const refusal = new Refusal("NOT_ALLOWED", "no")
  const run = withRefusalAudit(createAccessControl(pages.deps), attempted, () => refuse(refusal))
  expect(await run.catch((error) => error)).toBe(refusal)
  const entries = pages.deps.db.selectFrom("audit_entry").select("event").where("user_id", "=", userId)
  expect(await entries.execute()).toEqual([{ event: "ACCESS_REFUSED" }])
})
