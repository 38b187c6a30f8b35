/** Stored credentials on web pages of machines: given by the server's browser to forms and to HTTP, never to a person. */
import { expect, test } from "bun:test"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { openPanel, trustMachine } from "../harness/web-pages.ts"
import { type PanelPages, startWebPanel } from "../peers/web-panel.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })
const CREDENTIALS = { authType: "PASSWORD" as const, username: "service", password: "heron 7" }
const HTML = { headers: { "content-type": "text/html; charset=utf-8" } }

const aPanel = async (pages: PanelPages) => stopAfterAll(await startWebPanel(pages))
const end = (path: SessionPath) =>
  on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
const isSignedIn = (request: Request) =>
  request.headers.get("authorization") === `Basic ${btoa("service:heron 7")}`
const challenge = () =>
  new Response("", { status: 401, headers: { "www-authenticate": 'Basic realm="panel"' } })

test("stored credentials sign in by a form or by HTTP, and the person's browser gets none of them", async () => {
  const login = `<!doctype html><title>Login</title><form method=post action=/login>
    <input name=user><input type=password name=pin><button>Log in</button></form>`
  const panel = await aPanel({
    "/": login,
    "/login": async (request) => {
      const form = await request.formData()
      const isRight = form.get("user") === "service" && form.get("pin") === "heron 7"
      return new Response(`<!doctype html><title>${isRight ? "Inside" : "Wrong"}</title>`, HTML)
    },
    "/basic": (request) =>
      isSignedIn(request) ? new Response("<!doctype html><title>Inside</title>", HTML) : challenge(),
  })
  for (const url of ["", "https://127.0.0.1/basic"]) {
    const job = await on.aSessionFixture({ ...panel.target, ...CREDENTIALS, url })
    const { path, owner } = await openPanel(on, job)
    await owner.waitFor("the page behind the login", () => owner.title === "Inside")
    await end(path)
  }
  const wrong = await on.aSessionFixture({
    ...panel.target,
    ...{ ...CREDENTIALS, password: "wrong" },
    url: "https://127.0.0.1/basic",
  })
  const path = await on.startSession(wrong)
  await trustMachine(on, path, wrong, await on.joinSession(path, wrong.technician))
  expect(await on.waitForEnd(path)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "CLIENT_UNAUTHORIZED",
  })
})

const LOGIN_FORMS: Record<string, string> = {
  "a submit button with a handler of its own": `<form name=f method=post action=/wrong>
    <input name=user><input type=password name=pin><input type=submit onclick="f.action='/login'"></form>`,
  "a plain button": `<form name=f method=post action=/wrong onsubmit="return false">
    <input name=user><input type=password name=pin><input type=button onclick="f.action='/login';f.submit()"></form>`,
  "a link": `<form name=f method=post action=/wrong><input name=user><input type=password name=pin>
    <a href="/wrong">Forgotten?</a><a href="javascript:f.action='/login';f.submit()">Log in</a></form>`,
  "a button that is enabled late": `<form method=post action=/login onsubmit="return isReady">
    <input name=user oninput="setTimeout(() => { isReady = true; b.disabled = false }, 20)">
    <input type=password name=pin><button id=b disabled>Log in</button></form><script>var isReady = false</script>`,
  "its fields in an open shadow root": `<x-login></x-login><script>
    customElements.define("x-login", class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: "open" }).innerHTML = '<form method=post action=/login>' +
        '<input name=user><input type=password name=pin><button>Log in</button></form>' } })</script>`,
  "each field in a component of a form that is drawn late": `<form id=f method=post action=/login><x-panel></x-panel>
    <input type=hidden name=user><input type=hidden name=pin></form><script>
    const define = (name, draw) => customElements.define(name, class extends HTMLElement {
      connectedCallback() { draw(this, this.attachShadow({ mode: "open" })) } })
    setTimeout(() => {
      define("x-field", (host, root) => { root.innerHTML = '<input type="' + host.getAttribute("type") + '">' })
      define("x-button", (_, root) => { root.innerHTML = "<button type=button><slot></slot></button>" })
      define("x-panel", (_, root) => setTimeout(() => {
        root.innerHTML = "<x-field type=text></x-field><x-field type=password></x-field><x-button>Log in</x-button>"
        root.querySelector("x-button").onclick = () => {
          const [user, pin] = [...root.querySelectorAll("x-field")].map((one) => one.shadowRoot.querySelector("input").value)
          f.user.value = user; f.pin.value = pin; f.submit()
        }
      }, 50))
    }, 50)</script>`,
  "its user names in a list": `<form method=post action=/login><select name=user><option>operator<option>service</select>
    <input type=password name=pin><button>Log in</button></form>`,
}

test.each(Object.keys(LOGIN_FORMS))("stored credentials sign in by a form with %s", async (kind) => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Login</title>${LOGIN_FORMS[kind]}`,
    "/login": async (request) => {
      const form = await request.formData()
      const isRight = form.get("user") === "service" && form.get("pin") === "heron 7"
      return new Response(`<!doctype html><title>${isRight ? "Inside" : "Refused"}</title>`, HTML)
    },
    "/wrong": () => new Response("<!doctype html><title>Wrong</title>", HTML),
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture({ ...panel.target, ...CREDENTIALS }))
  await owner.waitFor("the page behind the login", () => owner.title === "Inside")
  await end(path)
})

/** Every part asks for a sign-in by HTTP, and answers nobody before all have been asked for. */
async function aPanelOfParts(parts: readonly string[]) {
  const asked = new Set<string>()
  const { promise: areAllAsked, resolve } = Promise.withResolvers<void>()
  const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")
  const part = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (isSignedIn(request))
      return pathname === "/picture"
        ? new Response(picture, { headers: { "content-type": "image/gif" } })
        : new Response(`<script>fetch("/seen?${pathname}")</script>`, HTML)
    asked.add(pathname)
    if (asked.size === parts.length) resolve()
    await areAllAsked
    return challenge()
  }
  return aPanel({
    "/": `<!doctype html><title>Parts</title><iframe src=/left></iframe><iframe src=/right></iframe>
      <img src=/picture onload='fetch("/seen?/picture")'>
      <script>fetch("/values").then((answer) => answer.ok && fetch("/seen?/values"))</script>`,
    ...Object.fromEntries(parts.map((path) => [path, part])),
  })
}

test("stored credentials sign in by HTTP to all parts of a page, which ask at the same time", async () => {
  const parts = ["/left", "/right", "/picture", "/values"]
  const panel = await aPanelOfParts(parts)
  const { path } = await openPanel(on, await on.aSessionFixture({ ...panel.target, ...CREDENTIALS }))
  for (const part of parts) await panel.waitForRequest(`/seen?${part}`)
  await end(path)
})

test("wrong credentials are sent once for each part of a page, and end the session", async () => {
  const parts = ["/left", "/right", "/picture", "/values"]
  const panel = await aPanelOfParts(parts)
  const job = await on.aSessionFixture({ ...panel.target, ...CREDENTIALS, password: "wrong" })
  const path = await on.startSession(job)
  await trustMachine(on, path, job, await on.joinSession(path, job.technician))
  expect(await on.waitForEnd(path)).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "CLIENT_UNAUTHORIZED" },
  })
  for (const part of parts)
    expect(panel.requests.filter((request) => request === part).length).toBeLessThanOrEqual(2)
})
