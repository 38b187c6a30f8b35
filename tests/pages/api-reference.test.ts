/** The pages with the reference of the API, drawn from the OpenAPI document, and where they are found. */
import { expect, test } from "bun:test"
import { tagOf } from "../../src/http/openapi/tags.ts"
import { allEndpoints } from "../../src/routes.ts"
import { signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const PATH = "/api-reference"

/** The page of a path's noun. */
function pageOf(path: string): string {
  return `${PATH}/${tagOf(path)!.toLowerCase().replaceAll(" ", "-")}`
}

function text(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
}

test("the API reference redirects to the sign-in with itself as the return target", async () => {
  const refused = await pages.app.request(PATH)
  expect(refused.status).toBe(303)
  expect(refused.headers.get("location")).toBe(`/login?${new URLSearchParams({ target: PATH })}`)
})

test("the API reference has the same Content-Security-Policy as other pages and no inline code", async () => {
  const [reference, issues] = await Promise.all([technician.get(`${PATH}/issues`), technician.get("/issues")])
  expect(reference.status).toBe(200)
  const policyOf = (answer: Response) =>
    answer.headers.get("content-security-policy")?.replace(/'nonce-[^']+'/, "NONCE")
  expect(policyOf(reference)).toContain("script-src 'self'; style-src 'self' NONCE;")
  expect(policyOf(reference)).toBe(policyOf(issues))
  const html = await reference.text()
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle="/)
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test("the index leads to every call, and each call stands on its noun's page with its address and summary", async () => {
  const index = await technician.html(PATH)
  for (const path of new Set(allEndpoints.map(({ endpoint }) => pageOf(endpoint.path)))) {
    const html = await technician.html(path)
    const shown = text(html)
    for (const { name, endpoint } of allEndpoints.filter((row) => pageOf(row.endpoint.path) === path)) {
      expect(index).toContain(`href="${path}#${name}"`)
      expect(html).toContain(`<section id="${name}"`)
      expect(shown).toContain(endpoint.summary)
      expect(shown).toContain(`/api${endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")}`)
    }
  }
})

test("a call shows its parameters, required fields, limits, defaults, extended records and example", async () => {
  const html = await technician.html(`${PATH}/interfaces`)
  const call = text(html.slice(html.indexOf('<section id="createInterface"')).split("</section>")[0]!)
  for (const shown of [
    "{deviceId} required string, uuid Id of the device.",
    "Idempotency-Key",
    "name required string, 1 to 100 characters",
    "maxSessions integer | null, 1 to 100 Number of sessions at the same time. Default: 1",
    "201",
    "ETag",
    "Location",
    "Interface",
    "Other",
    "Error",
  ])
    expect(call).toContain(shown)
  const record = text(html.slice(html.indexOf('<section id="schema-VncOptions"')).split("</section>")[0]!)
  expect(record).toContain(
    "cursor required LOCAL | REMOTE Whether the viewer or the machine draws the pointer.",
  )
})

test("every record that a noun's page names is described on it", async () => {
  for (const path of new Set(allEndpoints.map(({ endpoint }) => pageOf(endpoint.path)))) {
    const html = await technician.html(path)
    const named = new Set([...html.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id!))
    expect([path, [...named].filter((id) => !html.includes(`id="${id}"`))]).toEqual([path, []])
    expect(named).toContain("schema-Error")
  }
})

test("the search finds calls by words of their path and summary, and says so when there are none", async () => {
  const found = await technician.html(`${PATH}?search=recurring+POST`)
  expect(found).toContain("#createRecurringIssue")
  expect(found).not.toContain("#listIssues")
  expect(await technician.html(`${PATH}?search=no-such-call`)).toContain("No call matches the search.")
})

test("an unknown noun is a page that does not exist", async () => {
  expect((await technician.get(`${PATH}/no-such-noun`)).status).toBe(404)
})

test("the page of the API tokens and the user menu lead to the API reference", async () => {
  for (const path of ["/profile/tokens", "/issues"])
    expect(await technician.html(path)).toContain(`href="${PATH}"`)
})
