/** Headers of every response, required request headers, and limits of request bodies. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Hono } from "hono"
import { buildApp } from "../../src/app.tsx"
import { BODY_BYTES_MAX, readText } from "../../src/http/body.ts"
import { clientAddress } from "../../src/http/request.ts"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { startHttpServer } from "../harness/http-server.ts"
import { passwordOf, signInToPages, testPages } from "../harness/pages.ts"

setDefaultTimeout(30_000)

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const tls = buildApp({ ...pages.deps, publicAddress: "https://book.example.com" })

const credentials = () => ({ username: "technician", password: passwordOf("technician") })
const login = (app = pages.app, headers: Record<string, string> = {}, host = "localhost") =>
  app.request(`http://${host}/login`, {
    method: "POST",
    headers: { host, ...headers },
    body: new URLSearchParams(credentials()),
  })

/** A content security policy by its directives. */
const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((one) => one.split(/ (.*)/s).slice(0, 2)))

describe("check 11: content security and transport", () => {
  const everywhere = [
    "/login",
    "/issues",
    "/no-such-page",
    "/api/profile",
    "/api/no-such-call",
    "/resetpassword",
  ]

  test.each(everywhere)(
    "%s allows no inline code, foreign source, framing or MIME sniffing",
    async (path) => {
      const answer = await technician.get(path)
      const policy = answer.headers.get("content-security-policy") ?? ""
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/script-src 'self'(;|$)/)
      expect(policy).toMatch(/style-src 'self' 'nonce-[A-Za-z0-9+/=]{22,}'/)
      expect(policy).not.toContain("unsafe")
      expect(directivesOf(policy)).toMatchObject({
        "form-action": "'self'",
        "base-uri": "'none'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "font-src": "'self'",
      })
      expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin")
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin")
      expect(answer.headers.get("referrer-policy")).toBe("same-origin")
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      const html = await answer.text()
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
      expect(html).not.toMatch(/\son[a-z]+="/)
      expect(html).not.toMatch(/\sstyle="/)
    },
  )

  test("security headers are set on the original response instead of a copy", async () => {
    const made = new Response("<p>a page</p>")
    const app = new Hono().use(securityHeaders({ https: true })).get("/", () => made)
    const answer = await app.request("/")
    expect(answer).toBe(made)
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=")
  })

  test("every response has its own nonce", async () => {
    const policies = await Promise.all([1, 2, 3].map(async () => (await technician.get("/issues")).headers))
    expect(new Set(policies.map((headers) => headers.get("content-security-policy"))).size).toBe(3)
  })

  test("Strict-Transport-Security is sent for one year with TLS and not without it", async () => {
    const strict = (await tls.request("/login")).headers.get("strict-transport-security")
    expect(strict).toBe("max-age=31536000; includeSubDomains")
    expect((await pages.app.request("/login")).headers.has("strict-transport-security")).toBe(false)
  })
})

describe("check 12: the sign-in cookie", () => {
  test.each([
    ["on loopback", pages.app, "127.0.0.1:8080", "__Host-millwright"],
    ["behind a proxy that ends TLS", tls, "10.0.0.9:8080", "__Host-millwright"],
  ])("%s has the __Host- prefix, Secure, HttpOnly, SameSite=Lax and Path=/", async (_, app, host, name) => {
    const [cookie = "", device = ""] = (await login(app, {}, host)).headers.getSetCookie()
    expect(cookie).toMatch(
      new RegExp(`^${name}=[A-Za-z0-9_-]{43}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    )
    expect(device).toMatch(
      new RegExp(`^${name}-device=[A-Za-z0-9_.-]+; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    )
    const headers = { host, cookie: cookie.split(";")[0]! }
    expect((await app.request(`http://${host}/issues`, { headers })).status).toBe(200)
  })

  test("over plain HTTP on a network has neither the __Host- prefix nor Secure", async () => {
    const cookie = (await login(pages.app, {}, "10.0.0.9:8080")).headers.get("set-cookie") ?? ""
    expect(cookie).toMatch(/^millwright=/)
    expect(cookie).not.toContain("Secure")
  })

  test("has a new token at each sign-in, and a token planted before is not accepted", async () => {
    const planted = "A".repeat(43)
    const answer = await login(pages.app, { cookie: `__Host-millwright=${planted}` }, "127.0.0.1")
    const token = /millwright=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1]
    expect(token).not.toBe(planted)
    const headers = { host: "127.0.0.1", cookie: `__Host-millwright=${planted}` }
    expect((await pages.app.request("http://127.0.0.1/issues", { headers })).status).toBe(303)
    const second = await login(pages.app, {}, "127.0.0.1")
    expect(second.headers.get("set-cookie")).not.toContain(token!)
  })

  // A request with it would pass without the proof that it is not forged, which only cookies need.
  test("is not accepted as a bearer token, and the token of an API client not as a cookie", async () => {
    const ask = async (headers: Record<string, string>) =>
      (
        await pages.app.request("http://localhost/api/profile", {
          headers: { host: "localhost", ...headers },
        })
      ).status
    const cookie = (await login()).headers.getSetCookie()[0]!.split(";")[0]!
    const { access_token } = (await (
      await pages.app.request("http://localhost/api/token", {
        method: "POST",
        headers: { host: "localhost", "content-type": "application/json" },
        body: JSON.stringify(credentials()),
      })
    ).json()) as { access_token: string }
    expect(await ask({ cookie })).toBe(200)
    expect(await ask({ authorization: `Bearer ${cookie.split("=")[1]}` })).toBe(401)
    expect(await ask({ authorization: `Bearer ${access_token}` })).toBe(200)
    expect(await ask({ cookie: `__Host-millwright=${access_token}` })).toBe(401)
  })
})

describe("check 12: a state-changing request", () => {
  test("is not accepted as GET", async () => {
    for (const path of ["/logout", "/profile/password"]) expect((await technician.get(path)).status).toBe(404)
    expect((await technician.get("/issues")).status).toBe(200)
  })

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 303],
    ["none", 303],
  ])("to sign in with Sec-Fetch-Site %s is answered with %d", async (site, status) => {
    expect((await login(pages.app, { "sec-fetch-site": site })).status).toBe(status)
  })

  test("with a foreign Origin is refused; behind a proxy only the public address is accepted", async () => {
    expect((await login(tls, { origin: "https://evil.example" }, "10.0.0.9")).status).toBe(403)
    expect((await login(tls, { origin: "http://book.example.com" }, "10.0.0.9")).status).toBe(403)
    expect((await login(tls, { origin: "https://book.example.com" }, "10.0.0.9")).status).toBe(303)
    expect((await login(pages.app, { origin: "https://book.example.com" }, "10.0.0.9")).status).toBe(403)
  })
})

describe("check 17: a request without a sign-in", () => {
  const big = "x".repeat(BODY_BYTES_MAX + 1)
  const CHUNK = new TextEncoder().encode("x".repeat(64 * 1024))
  const targets = [
    ["/login", "application/x-www-form-urlencoded"],
    ["/resetpassword", "application/x-www-form-urlencoded"],
    ["/api/token", "application/json"],
    ["/api/resetpassword", "application/json"],
  ] as const

  test.each(targets)(
    "to %s is refused with 413 if its body exceeds the limit, with or without Content-Length",
    async (path, type) => {
      const announced = { "content-type": type, "content-length": String(big.length) }
      const answer = await pages.app.request(path, { method: "POST", headers: announced, body: big })
      expect(answer.status).toBe(413)
      let sentBytes = 0
      const chunks = new ReadableStream({
        pull(controller) {
          sentBytes += CHUNK.length
          controller.enqueue(CHUNK)
        },
      })
      const endless = await pages.app.request(path, {
        method: "POST",
        headers: { "content-type": type },
        body: chunks,
      })
      expect(endless.status).toBe(413)
      // One more may wait in the stream.
      expect(sentBytes).toBeLessThanOrEqual(BODY_BYTES_MAX + 2 * CHUNK.length)
    },
  )

  test("times out when its body does not arrive", async () => {
    const never = new ReadableStream({ pull: () => new Promise(() => {}) })
    const request = new Request("http://book/", { method: "POST", body: never })
    await expect(readText(request, 100, 20)).rejects.toThrow("did not arrive within 20 ms")
  })

  test.each([
    ["/api/token", { username: "x".repeat(101), password: "y" }],
    ["/api/token", { username: "x", password: "y".repeat(257) }],
    ["/api/token/refresh", { refresh_token: "z".repeat(201) }],
    ["/api/resetpassword", { username: "x".repeat(255) }],
    ["/api/resetpassword", { email: "x".repeat(255) }],
  ])("to %s is refused with 400 if a text exceeds its maximum length", async (path, body) => {
    const headers = { "content-type": "application/json" }
    const answer = await pages.app.request(path, { method: "POST", headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(400)
  })

  test("check 20: receives no stack trace, source file or SQL of an internal error", async () => {
    const broken = buildApp({ ...pages.deps, db: {} as never })
    for (const [path, status] of [
      ["/login", 503],
      ["/api/environment/public", 503],
      ["/api/profile", 500],
    ] as const) {
      const answer = await broken.request(path, { headers: { authorization: `Bearer ${"A".repeat(43)}` } })
      expect([path, answer.status]).toEqual([path, status])
      expect(await answer.text()).not.toMatch(/TypeError|selectFrom|\.tsx?\b|at \w+ \(|postgres/)
    }
  })
})

test("check 19: a sign-in goes on to the path that its link names, also with characters that a header cannot have", async () => {
  const body = new URLSearchParams({ ...credentials(), returnTo: "/issues?search=pump–2" })
  const answer = await pages.app.request("/login", { method: "POST", body })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/issues?search=pump%E2%80%932"])
})

test("check 20: an uncaught error of the request handler answers 500 without its message", async () => {
  const broken = {
    fetch(): Promise<Response> {
      throw new Error("secret of the house")
    },
    websocket: { message() {} },
  }
  const port = startHttpServer(broken, { host: "127.0.0.1", port: 0 })
  const answer = await fetch(port.address)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/secret of the house|headers\.test|Error/)
  await port.close()
})

describe("check 18: the port behind a proxy", () => {
  const seen: { address: string; forwarded: string[] }[] = []
  const app = {
    fetch(request: Request) {
      const forwarded = [...request.headers.keys()].filter((name) =>
        /forwarded|real-ip|remote-user/.test(name),
      )
      seen.push({ address: clientAddress(request), forwarded })
      return new Response("ok")
    },
    websocket: { message() {} },
  }
  const ports = [
    startHttpServer(app, { host: "127.0.0.1", port: 0, trustedProxies: "127.0.0.0/8" }),
    startHttpServer(app, { host: "127.0.0.1", port: 0 }),
  ] as const
  afterAll(() => Promise.all(ports.map((port) => port.close())))

  test("takes the client address from a trusted proxy only and removes forwarding headers", async () => {
    const headers = {
      ...{ "x-forwarded-for": "1.2.3.4, 203.0.113.9", "x-forwarded-proto": "https" },
      ...{ forwarded: "for=9.9.9.9", "x-real-ip": "9.9.9.9", "x-remote-user": "root" },
    }
    for (const port of ports) await (await fetch(port.address, { headers })).text()
    expect(seen).toEqual([
      { address: "203.0.113.9", forwarded: [] },
      { address: "127.0.0.1", forwarded: [] },
    ])
  })
})
