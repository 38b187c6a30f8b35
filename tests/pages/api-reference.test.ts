/** The page with the reference of the API, and where it is found. */
import { expect, test } from "bun:test"
import { signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const PATH = "/api-reference"

test("the API reference asks for a sign-in, which leads back to it", async () => {
  const refused = await pages.app.request(PATH)
  expect(refused.status).toBe(303)
  expect(refused.headers.get("location")).toBe(`/login?${new URLSearchParams({ target: PATH })}`)
})

test("the API reference has the same Content-Security-Policy as every other page, with nothing inline", async () => {
  const [reference, issues] = await Promise.all([technician.get(PATH), technician.get("/issues")])
  expect(reference.status).toBe(200)
  const policyOf = (answer: Response) =>
    answer.headers.get("content-security-policy")?.replace(/'nonce-[^']+'/, "NONCE")
  expect(policyOf(reference)).toContain("script-src 'self'; style-src 'self' NONCE;")
  expect(policyOf(reference)).toBe(policyOf(issues))
  const html = await reference.text()
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle="/)
})

test("the API reference names a bundle and a document that this server has, and no other host", async () => {
  const html = await technician.html(PATH)
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  const [bundle = ""] = /\/assets\/redoc-\w+\.js/.exec(html) ?? []
  const script = await technician.get(bundle)
  expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"])
  expect(await script.text()).not.toContain("cdn.redoc.ly")
  expect(html).toContain("/api/openapi.json")
  expect((await technician.get("/api/openapi.json")).status).toBe(200)
})

test("the page of the API tokens leads to the API reference", async () => {
  expect(await technician.html("/profile/tokens")).toContain(`href="${PATH}"`)
})
