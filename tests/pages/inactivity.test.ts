/** How long a browser is signed in: rotation, inactivity, absolute end, its cookie, and where it is led afterwards. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { SENDING_CHECK_MS } from "../../src/http/sending-check.ts"
import { signOutEverywhere } from "../../src/identity/revocation/store.ts"
import { BROWSER_SIGN_IN_MS } from "../../src/identity/signin/rules.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { HTMX, passwordOf, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { app, deps } = pages
const at = (ms: number) => deps.setTime(new Date(TEST_NOW.getTime() + ms))
const IDLE_MS = 600_000

beforeEach(() => deps.setTime(TEST_NOW))
afterEach(() => deps.setTime(TEST_NOW))

const signIn = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.request("/login", {
    method: "POST",
    headers,
    body: new URLSearchParams({ username: "technician", password: passwordOf("technician"), ...more }),
  })

describe("check 24: a browser without user activity", () => {
  test("is refused with TIMEOUT after 600 seconds and redirected to the login with its return target", async () => {
    const visitor = await signInToPages(pages, "technician")
    at(IDLE_MS - 1)
    expect((await visitor.get("/api/profile")).status).toBe(200)
    at(IDLE_MS)
    const call = await visitor.get("/api/profile")
    expect(call.status).toBe(401)
    expect(await call.json()).toMatchObject({ code: "TIMEOUT" })
    const again = await signInToPages(pages, "technician")
    at(3 * IDLE_MS)
    const refused = await again.get("/issues?tab=mine")
    const login = new URL(refused.headers.get("location") ?? "", "http://book")
    expect([login.pathname, Object.fromEntries(login.searchParams)]).toEqual([
      "/login",
      { expired: "true", target: "/issues?tab=mine" },
    ])
    expect(await (await app.request(login.pathname + login.search)).text()).toContain("due to inactivity")
    // A redirect for a missing confirmation by the directory shows that message instead.
    const unconfirmed = await (await app.request("/login?expired=confirmation")).text()
    expect(unconfirmed).toContain("Your account has to be confirmed by your directory")
  })

  test("stays signed out when the clock is set back or the timeout is extended", async () => {
    const visitor = await signInToPages(pages, "technician")
    at(IDLE_MS)
    expect((await visitor.get("/api/profile")).status).toBe(401)
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 86_400 }).execute()
    at(1)
    expect((await visitor.get("/api/profile")).status).toBe(401)
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 600 }).execute()
  })

  test("is audited as timed out once", async () => {
    const visitor = await signInToPages(pages, "approver")
    const id = await userIdByName(pages, "approver")
    at(IDLE_MS)
    await Promise.all([1, 2, 3].map(() => visitor.get("/api/profile")))
    const rows = await deps.db
      .selectFrom("audit_entry")
      .select("id")
      .where("object_id", "=", id)
      .where("event", "=", "SIGN_IN_TIMED_OUT")
      .execute()
    expect(rows).toHaveLength(1)
  })

  test("times out despite automatic requests of its page", async () => {
    const visitor = await signInToPages(pages, "technician")
    at(IDLE_MS / 2)
    expect((await visitor.get("/api/profile")).status).toBe(200)
    at(IDLE_MS)
    expect((await visitor.get("/api/profile")).status).toBe(401)
  })
})

describe("a browser with user activity", () => {
  test.each([
    ["pages", (visitor: Awaited<ReturnType<typeof signInToPages>>) => visitor.get("/issues")],
    [
      "parts of pages",
      (visitor: Awaited<ReturnType<typeof signInToPages>>) => visitor.get("/issues?search=x", HTMX),
    ],
    [
      "the script's report of activity",
      (visitor: Awaited<ReturnType<typeof signInToPages>>) =>
        app.request("/api/profile/activity", {
          method: "POST",
          headers: { cookie: visitor.cookie, "x-csrf-token": visitor.csrf },
        }),
    ],
  ])("is kept signed in by %s and times out exactly after the last of them", async (_, act) => {
    const visitor = await signInToPages(pages, "technician")
    for (let step = 1; step <= 4; step++) {
      at(step * (IDLE_MS - 1))
      expect((await act(visitor)).status).toBeLessThan(300)
    }
    at(4 * (IDLE_MS - 1) + IDLE_MS)
    expect((await visitor.get("/api/profile")).status).toBe(401)
  })

  test("check 24: is signed out after the absolute lifetime despite its activity", async () => {
    const longMs = BROWSER_SIGN_IN_MS / 4
    const allow = (ms: number) =>
      deps.db
        .updateTable("installation_settings")
        .set({ inactivity_seconds: ms / 1000 })
        .execute()
    await allow(longMs + 1000)
    const visitor = await signInToPages(pages, "technician")
    for (let ms = 0; ms < BROWSER_SIGN_IN_MS; ms += longMs) {
      at(ms)
      expect((await visitor.get("/dashboard")).status).toBe(200)
    }
    at(BROWSER_SIGN_IN_MS)
    expect((await visitor.get("/dashboard")).status).toBe(303)
    await allow(IDLE_MS)
  })

  test("gets the inactivity timeout from the page, and the public environment contains it too", async () => {
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 900 }).execute()
    const visitor = await signInToPages(pages, "technician")
    expect(await visitor.html("/issues")).toContain('<meta name="inactivity" content="900"/>')
    const environment = await (await app.request("/api/environment/public")).json()
    expect(environment).toMatchObject({ inactivityTimeoutInSeconds: 900 })
    expect(await (await app.request("/login")).text()).not.toContain('name="inactivity"')
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 600 }).execute()
  })
})

describe("check 12: the sign-in cookie", () => {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? ""

  test("is __Host-, Secure, HttpOnly and SameSite=Lax, with Path=/ and without Domain", async () => {
    const cookie = cookieOf(await signIn({}, { host: "localhost:8080" }))
    expect(cookie).toMatch(
      /^__Host-millwright=[A-Za-z0-9_-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test("gets a new value at every sign-in, and an existing value is never adopted", async () => {
    const planted = `millwright=${"A".repeat(43)}`
    const token = (cookie: string) => /=([^;]+)/.exec(cookie)?.[1]
    const first = token(cookieOf(await signIn({}, { cookie: planted })))
    const second = token(cookieOf(await signIn({}, { cookie: `millwright=${first}` })))
    expect(new Set(["A".repeat(43), first, second]).size).toBe(3)
    expect((await app.request("/api/profile", { headers: { cookie: planted } })).status).toBe(401)
  })

  test("allows no change by GET, from another site or without the page's CSRF token", async () => {
    const visitor = await signInToPages(pages, "technician")
    const post = (headers: Record<string, string>) =>
      app.request("/api/profile/activity", {
        method: "POST",
        headers: { cookie: visitor.cookie, ...headers },
      })
    const csrf = { "x-csrf-token": visitor.csrf }
    expect((await post({ ...csrf, "sec-fetch-site": "same-origin" })).status).toBe(204)
    for (const site of ["cross-site", "same-site"])
      expect((await post({ ...csrf, "sec-fetch-site": site })).status).toBe(403)
    expect((await post({ ...csrf, origin: "https://evil.example" })).status).toBe(403)
    expect((await post({})).status).toBe(403)
    expect((await post({ "x-csrf-token": "x" })).status).toBe(403)
    for (const path of ["/logout", "/profile/signins/others", "/admin/access/end"])
      await visitor.get(path, HTMX)
    expect((await visitor.get("/api/profile")).status).toBe(200)
  })

  test("cannot be requested by a form from another site", async () => {
    for (const [name, value] of [
      ["sec-fetch-site", "cross-site"],
      ["origin", "https://evil.example"],
    ] as const)
      expect((await signIn({}, { [name]: value })).status).toBe(403)
  })
})

describe("check 19: the return target", () => {
  const FOREIGN = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "/%5cevil.example/..//",
    "http:/evil.example",
    " //evil.example",
  ]

  test.each(FOREIGN)(
    "%p never leads to another site after sign-in, while signed in or at the consent",
    async (target) => {
      const stays = (location: string | null) =>
        expect(new URL(location ?? "", "http://book").origin).toBe("http://book")
      stays((await signIn({ returnTo: target })).headers.get("location"))
      const visitor = await signInToPages(pages, "technician")
      stays((await visitor.get(`/login?${new URLSearchParams({ target })}`)).headers.get("location"))
      stays((await visitor.get(`/consent?${new URLSearchParams({ target })}`)).headers.get("location"))
      const html = await (
        await app.request(`/login?${new URLSearchParams({ target, expired: "true" })}`)
      ).text()
      const kept = /name="returnTo" value="([^"]*)"/.exec(html)?.[1] ?? "/"
      stays(kept)
    },
  )
})

test("check 24: a user's sign-in ends when the user is locked or deleted", async () => {
  for (const path of ["locked", "deleted"]) {
    const { userId: id, username: name } = await aUserWithPassword(deps)
    const visitor = await signInToPages(pages, name, PASSWORD)
    expect((await visitor.get("/api/profile")).status).toBe(200)
    const admin = await signInToPages(pages, "administrator")
    const call = (method: string, body?: object) =>
      app.request(`/api/users/${id}`, {
        method,
        headers: { cookie: admin.cookie, "x-csrf-token": admin.csrf, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      })
    const answer =
      path === "locked"
        ? await call("PUT", { username: name, firstname: "", surname: "", email: "", locked: true })
        : await call("DELETE")
    expect(answer.status).toBeLessThan(300)
    expect((await visitor.get("/api/profile")).status).toBe(401)
  }
})

describe("a file that is being sent to a browser", () => {
  /** What a slow reader gets of the audit export, of which `meanwhile` happens. @returns how it ends */
  async function slowExport(meanwhile: (visitor: Visitor) => Promise<unknown>): Promise<string> {
    await deps.db
      .insertInto("audit_entry")
      .values(Array.from({ length: 2001 }, () => ({ username: "x", event: "SIGN_IN", object_type: "user" })))
      .execute()
    const visitor = await signInToPages(pages, "administrator")
    const body = (await visitor.get("/api/environment/audit/export")).body!.getReader()
    await body.read()
    await meanwhile(visitor)
    for (;;) {
      const part = await body.read().catch(({ code }) => code as string)
      if (typeof part === "string") return part
      if (part.done) return "complete"
    }
  }
  type Visitor = Awaited<ReturnType<typeof signInToPages>>
  const logout = ({ cookie, csrf }: Visitor, query = "") =>
    app.request(`/api/profile/logout${query}`, {
      method: "PUT",
      headers: { cookie, "x-csrf-token": csrf },
    })
  const lastEnd = async () =>
    (
      await deps.db
        .selectFrom("audit_entry")
        .select("event")
        .where("event", "in", ["SIGN_OUT", "SIGN_IN_TIMED_OUT"])
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).event

  test("is complete although the sign-in has ended by inactivity meanwhile", async () => {
    const end = await slowExport(async (visitor) => {
      at(IDLE_MS)
      expect((await visitor.get("/api/profile")).status).toBe(401)
    })
    expect([end, await lastEnd()]).toEqual(["complete", "SIGN_IN_TIMED_OUT"])
  })

  test("is complete although its page has ended the sign-in because of inactivity", async () => {
    const end = await slowExport(async (visitor) => {
      at(SENDING_CHECK_MS)
      expect((await logout(visitor, "?timedOut=true")).status).toBe(204)
      expect((await visitor.get("/api/profile")).status).toBe(401)
    })
    expect([end, await lastEnd()]).toEqual(["complete", "SIGN_IN_TIMED_OUT"])
  })

  test("breaks off when the user signs out", async () => {
    const end = await slowExport(async (visitor) => {
      at(SENDING_CHECK_MS)
      expect((await logout(visitor)).status).toBe(204)
    })
    expect([end, await lastEnd()]).toEqual(["NOT_ALLOWED", "SIGN_OUT"])
  })

  test("breaks off when all sign-ins of the user are ended after this one has by inactivity", async () => {
    const end = await slowExport(async (visitor) => {
      at(IDLE_MS)
      expect((await visitor.get("/api/profile")).status).toBe(401)
      const userId = await userIdByName(pages, "administrator")
      await signOutEverywhere(deps.db, userId, deps.clock())
    })
    expect(end).toBe("NOT_ALLOWED")
  })
})
