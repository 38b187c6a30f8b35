import { beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { Hono } from "hono"
import type { ReactNode } from "react"
import { validationRefusal } from "../../src/base/refusal.ts"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { staticAssets } from "../../src/http/static-assets.ts"
import { CachedFragment } from "../../src/web/cached-fragment.tsx"
import { dialogAddress } from "../../src/web/dialog.tsx"
import { pageToHtml } from "../../src/web/document.tsx"
import { TextField } from "../../src/web/field.tsx"
import { Form } from "../../src/web/form.tsx"
import { submitForm } from "../../src/web/form-submission.ts"
import { Layout } from "../../src/web/layout.tsx"
import { List } from "../../src/web/list.tsx"
import { listHref, Pager } from "../../src/web/pager.tsx"
import { partialToHtml } from "../../src/web/render.tsx"
import { Table } from "../../src/web/table.tsx"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import { Time } from "../../src/web/time.tsx"
import { useView, type View } from "../../src/web/view.ts"
import { gallery } from "../harness/component-gallery.tsx"
import { HTMX } from "../harness/pages.ts"

const VIEW: View = {
  lang: "en-GB",
  t: translatorOf("en-GB"),
  theme: "system",
  csrf: "token",
  nonce: "n",
  actor: null,
  path: "/",
  now: new Date(0),
  zone: "Europe/Berlin",
  customerName: null,
  version: "1",
}

describe("a refused form", () => {
  const formsAt = (...actions: string[]) =>
    actions.map((action) => (
      <Form key={action} id={action.slice(1)} action={action}>
        <TextField name="name" label="terms.name" required />
      </Form>
    ))
  const refuse = async (address: string, form: ReactNode) => {
    const request = new Request(`http://localhost${address}`, { method: "POST", headers: HTMX })
    const refused = () =>
      Promise.reject(validationRefusal([{ path: "name", message: "validation.required" }]))
    const html = await (await submitForm({ request, view: VIEW }, refused, form, null)).text()
    return html.match(/<form .*?<\/form>/gs)?.map((one) => one.includes("field-error")) ?? []
  }

  test("shows what is wrong with its fields, and no other form of the answer does", async () => {
    expect(await refuse("/one", formsAt("/one", "/two"))).toEqual([true, false])
  })

  test("is found by its path, whatever query it and its address have", async () => {
    expect(await refuse("/one?tab=mail", formsAt("/one?from=list"))).toEqual([true])
  })

  test("can name the refusal that it shows, where several forms post to one address", async () => {
    const forms = [undefined, null].map((refusal) => (
      <Form key={String(refusal)} id="code" action="/code" refusal={refusal}>
        <TextField name="name" label="terms.name" required />
      </Form>
    ))
    expect(await refuse("/code", forms)).toEqual([true, false])
  })
})

describe("a page", () => {
  const app = new Hono().use(securityHeaders()).route("/__gallery", gallery())
  const get = (headers: Record<string, string> = {}) => app.request("/__gallery", { headers })

  test("has no inline script, no inline style and no event attribute", async () => {
    const html = await (await get()).text()
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })

  test("allows no inline code and no framing in its Content-Security-Policy", async () => {
    const policy = (await get()).headers.get("Content-Security-Policy") ?? ""
    expect(policy).not.toContain("unsafe")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test("has a new style nonce in every response, the same in header and page", async () => {
    const answers = await Promise.all([get(), get()])
    const nonces = answers.map(
      (a) => /'nonce-([^']+)'/.exec(a.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "",
    )
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await answers[0]?.text()).toContain(`nonce="${nonces[0]}"`)
  })

  test("uses the dark theme if the cookie requests it and no fixed theme otherwise", async () => {
    expect(await (await get({ Cookie: "theme=dark" })).text()).toContain('data-theme="dark"')
    expect(await (await get()).text()).not.toContain("data-theme=")
  })

  test("uses the browser's language unless the cookie sets another", async () => {
    expect(await (await get({ "Accept-Language": "de-DE" })).text()).toContain('<html lang="de"')
    expect(await (await get({ "Accept-Language": "de", Cookie: "lang=nl" })).text()).toContain("Werkorders")
  })
})

test("a page of one user shows nothing of the user who was the first to see such a page", () => {
  const pageFor = (name: string) =>
    pageToHtml(
      {
        ...VIEW,
        actor: { username: `${name}.user`, displayName: `${name} Person`, may: () => false },
        csrf: `csrf-${name}`,
        nonce: `nonce-${name}`,
        path: `/issues?dialog=/issues/${name}`,
        flash: { text: "shell.saved", undo: { path: `/undo/${name}`, fields: {} } },
      },
      <Layout title={`Title ${name}`} section="issues">
        <p>content of {name}</p>
        <img src={`/pictures/${name}`} alt="" />
      </Layout>,
    )
  const first = pageFor("Anna")
  const second = pageFor("Berta")
  expect(first).toContain("Anna Person")
  expect(second).not.toContain("Anna")
  expect(second).toBe(first.replaceAll("Anna", "Berta").replace(">AP<", ">BP<"))
})

test("names and titles are escaped in texts and attributes of a page", () => {
  const actor = { username: '"><i>', displayName: "<b>&", may: () => false }
  const html = pageToHtml(
    { ...VIEW, actor },
    <Layout title="</title><script>" section="issues">
      content
    </Layout>,
  )
  expect(html).toContain("<title>&lt;/title&gt;&lt;script&gt; · Millwright</title>")
  expect(html).toContain('<meta name="person" content="&quot;&gt;&lt;i&gt;"/>')
  expect(html).toContain('<span class="menu-name">&lt;b&gt;&amp;</span>')
})

describe("a list", () => {
  const list = (total: number, search = "") =>
    partialToHtml(
      { ...VIEW, path: `/x?${new URLSearchParams({ search })}` },
      <List
        id="l"
        path="/x"
        label="shell.noData"
        page={{ rows: Array.from({ length: Math.min(total, 15) }, (_, i) => i), page: 1, size: 15, total }}
        columns={[{ id: "n", head: "terms.name", cell: (n: number) => n }]}
      />,
    )

  test("hides its pager at 15 rows and shows it at 16", () => {
    expect(list(15)).not.toContain('class="pager"')
    expect(list(16)).toContain("1–15 of 16")
  })

  test("links to its last page if the requested page does not exist", () => {
    const pager = partialToHtml(VIEW, <Pager id="l" path="/x" page={9} total={40} />)
    expect(pager).toContain('href="/x?page=3"')
    expect(pager).not.toContain("121")
  })

  test("without rows shows a message that includes the search text", () => {
    expect(list(0)).toContain("No entries")
    expect(list(0, "<b>")).toContain("Nothing matches “&lt;b&gt;”.")
  })

  test("omits empty values from its address", () => {
    expect(listHref("/issues", { search: "", tab: "mine", page: "2" })).toBe("/issues?tab=mine&page=2")
    expect(listHref("/issues", { search: "" })).toBe("/issues")
  })
})

test.each([
  ["/issues?dialog=/issues/1/close", "/issues/1/close"],
  ["/issues?dialog=/issues/1/close?reason=DONE", "/issues/1/close?reason=DONE"],
  ["/issues?dialog=/users/1/delete", null],
  ["/issues?dialog=/issues/../users/1/delete", null],
  ["/issues?dialog=/issues/%252e%252e/users/1/delete", null],
  ["/issues?dialog=http://page/issues/1/close", null],
  ["/?dialog=//evil.example/x", null],
  ["/?dialog=/%5Cevil.example/x", null],
  ["//?dialog=///evil.example/x", null],
])("the address %s opens the dialog %s: only one of this server below the page", (address, dialog) => {
  expect(dialogAddress(address)).toBe(dialog)
})

test("a time is shown in the user's time zone and marked with its instant", () => {
  const html = partialToHtml(VIEW, <Time at={new Date("2026-01-02T03:04:05Z")} />)
  expect(html).toContain('dateTime="2026-01-02T03:04:05.000Z"')
  expect(html).toContain("02.01.2026 04:04:05")
})

describe("built files", () => {
  const directory = mkdtempSync(join(tmpdir(), "millwright-assets-"))
  let app: Hono

  beforeAll(() => {
    writeFileSync(join(directory, "a-1.js"), "let a")
    writeFileSync(join(directory, "a-1.js.gz"), gzipSync("let a"))
    writeFileSync(join(directory, "secret.key"), "no")
    app = new Hono().get("/assets/*", staticAssets(directory))
    rmSync(directory, { recursive: true })
  })

  const get = (name: string, accept = "") =>
    app.request(`/assets/${name}`, { headers: { "Accept-Encoding": accept } })

  test("are cached as immutable", async () => {
    expect((await get("a-1.js")).headers.get("Cache-Control")).toContain("immutable")
  })

  test("are sent in an accepted encoding, otherwise uncompressed", async () => {
    expect((await get("a-1.js", "br, gzip")).headers.get("Content-Encoding")).toBe("gzip")
    expect((await get("a-1.js", "gzip;q=0")).headers.get("Content-Encoding")).toBeNull()
    expect(await (await get("a-1.js")).text()).toBe("let a")
  })

  test("that are pictures are read from disk, and are immutable like the others", async () => {
    const pictures = mkdtempSync(join(tmpdir(), "millwright-pictures-"))
    writeFileSync(join(pictures, "manual-1.webp"), "picture")
    const response = await new Hono()
      .get("/assets/*", staticAssets(pictures))
      .request("/assets/manual-1.webp")
    rmSync(pictures, { recursive: true })
    expect(response.headers.get("Content-Type")).toBe("image/webp")
    expect(response.headers.get("Cache-Control")).toContain("immutable")
    expect(await response.text()).toBe("picture")
  })

  test("answer 404 for unknown names, other file types and paths outside their directory", async () => {
    for (const name of ["b.js", "secret.key", "../../package.json", "%2e%2e/package.json"])
      expect((await get(name)).status).toBe(404)
  })
})

function Reader() {
  const { actor, csrf, nonce, customerName } = useView()
  return JSON.stringify([actor?.username ?? null, csrf, nonce, customerName])
}

describe("cached table rows", () => {
  type Machine = { name: string; at: string }
  const machine: Machine = { name: "<b>Press</b> P-7", at: "2026-07-01T10:00:00Z" }
  const drawn: string[] = []
  const rowsOf = (view: Partial<View>, rows: Machine[], isKept = true) =>
    partialToHtml(
      { ...VIEW, ...view },
      <Table
        label="terms.machines"
        columns={[
          {
            id: "name",
            head: "terms.name",
            cell: ({ name }) => {
              drawn.push(name)
              return name
            },
          },
          { id: "at", head: "terms.start", cell: ({ at }) => <Time at={new Date(at)} /> },
        ]}
        rows={rows}
        rowHref={({ name }) => `/machines/${name}`}
        {...(isKept ? { rowText: (row: Machine) => `test ${JSON.stringify(row)}` } : {})}
      />,
    )

  test("equal rows that are rendered each time, and are rendered once", () => {
    const rows = [{ ...machine, name: "<b>Press</b> P-6" }]
    const each = rowsOf({}, rows, false)
    drawn.length = 0
    expect([rowsOf({}, rows), rowsOf({}, rows)]).toEqual([each, each])
    expect(drawn.length).toBe(1)
    expect(each).toContain("&lt;b&gt;Press")
  })

  test("are rendered again for another time zone, language or content", () => {
    rowsOf({}, [machine])
    drawn.length = 0
    expect(rowsOf({ zone: "Asia/Tokyo" }, [machine])).not.toBe(rowsOf({}, [machine]))
    rowsOf({ lang: "de", t: translatorOf("de") }, [machine])
    expect(rowsOf({}, [{ ...machine, name: "Press P-8" }])).toContain("Press P-8")
    expect(drawn.length).toBe(3)
  })

  test("contain no data of the user for whom they were rendered first", () => {
    const ada = { username: "ada", displayName: "Ada", may: () => true }
    const html = partialToHtml(
      { ...VIEW, actor: ada, customerName: "Works" },
      <CachedFragment as="span" by="first reader" draw={() => <Reader />} />,
    )
    expect(html).toContain("[null,&quot;&quot;,&quot;&quot;,null]")
  })
})
