/** The page /error: every code of the specification's error catalogue (§8) in every language. */
import { expect, test } from "bun:test"
import { catalogues } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES } from "../../src/web/texts/language.ts"
import { signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()

/** As the specification lists them. */
const CODES = [
  ...["UNKNOWN", "UNAUTHORIZED", "UNSUPPORTED", "BAD_REQUEST", "NOT_FOUND", "CONFLICT", "FILE_TOO_LARGE"],
  ...["NOT_ALLOWED", "TIMEOUT", "LOGIN_FAILED", "NOT_LICENSED", "IDP_LOGOUT_FAILED", "SERVER_ERROR"],
  ...["DEVICE_ERROR", "DEVICE_UNAVAILABLE", "INITIALIZATION_ERROR", "PAGE_NOT_FOUND"],
  ...["UPSTREAM_TIMEOUT", "CLIENT_TIMEOUT", "UPSTREAM_NOT_FOUND", "UPSTREAM_UNAVAILABLE", "SERVER_BUSY"],
  ...["CLIENT_TOO_MANY", "SESSION_CLOSED", "RESOURCE_CLOSED", "CLIENT_BAD_REQUEST", "CLIENT_BAD_TYPE"],
  ...["CLIENT_FORBIDDEN", "CLIENT_UNAUTHORIZED", "RESOURCE_NOT_FOUND", "CLIENT_OVERRUN", "SESSION_CONFLICT"],
]

const visit = async (code: string, lang: string) =>
  (await pages.app.request(`/error?error=${code}`, { headers: { cookie: `lang=${lang}` } })).text()

test.each(CODES)(
  "the error page of %s shows a heading, what happened, what to do and the code in every language",
  async (code) => {
    for (const lang of LANGUAGES) {
      const { errors, errorPage } = catalogues[lang]
      const html = await visit(code, lang)
      expect(html).toContain(errors[code as keyof typeof errors])
      expect(html).toContain(`<code>${code}</code>`)
      const heading = /<h1>([^<]+)<\/h1>/.exec(html)?.[1] ?? ""
      expect(Object.values<string>(errorPage)).toContain(heading)
      expect(code === "UNKNOWN" || heading !== errorPage.title_unknown).toBe(true)
      expect(html).toContain(`<h2>${errorPage.whatToDo}</h2>`)
    }
  },
)

test("an address without a page keeps the navigation of a signed-in user and says what to do", async () => {
  const technician = await signInToPages(pages, "technician")
  const answer = await technician.get("/no/such/page")
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain("<h1>Page not found</h1>")
  expect(html).toContain("Check the address.")
  expect(html).toContain('href="/devices"')
})
