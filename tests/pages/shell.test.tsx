import { beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { Hono } from "hono"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { staticAssets } from "../../src/http/static-assets.ts"
import { CachedFragment } from "../../src/web/cached-fragment.tsx"
import { gallery } from "../../src/web/gallery.tsx"
import { List } from "../../src/web/list.tsx"
import { listHref, Pager } from "../../src/web/pager.tsx"
import { partialToHtml } from "../../src/web/render.tsx"
import { Table } from "../../src/web/table.tsx"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import { Time } from "../../src/web/time.tsx"
import { useView, type View } from "../../src/web/view.ts"

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

describe("a page", () => {
  const app = new Hono().use(securityHeaders()).route("/__gallery", gallery())
  const get = (headers: Record<string, string> = {}) => app.request("/__gallery", { headers })

  test("has no inline script, no inline style and no event attribute", async () => {
    const html = await (await get()).text()
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })

  test("allows neither inline code nor frames nor foreign addresses", async () => {
    const policy = (await get()).headers.get("Content-Security-Policy") ?? ""
    expect(policy).not.toContain("unsafe")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test("has a new style nonce for every answer, the same in header and page", async () => {
    const answers = await Promise.all([get(), get()])
    const nonces = answers.map(
      (a) => /'nonce-([^']+)'/.exec(a.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "",
    )
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await answers[0]?.text()).toContain(`nonce="${nonces[0]}"`)
  })

  test("is dark from its first byte when the cookie says so, and undecided otherwise", async () => {
    expect(await (await get({ Cookie: "theme=dark" })).text()).toContain('data-theme="dark"')
    expect(await (await get()).text()).not.toContain("data-theme=")
  })

  test("speaks the browser's language unless the cookie names another", async () => {
    expect(await (await get({ "Accept-Language": "de-DE" })).text()).toContain('<html lang="de"')
    expect(await (await get({ "Accept-Language": "de", Cookie: "lang=nl" })).text()).toContain("Werkorders")
  })
})

describe("a list", () => {
  const list = (total: number, search = "") =>
    partialToHtml(
      VIEW,
      <List
        id="l"
        path="/x"
        label="Rows"
        query={{ search, page: 1 }}
        total={total}
        columns={[{ id: "n", head: "N", cell: (n: number) => n }]}
        rows={Array.from({ length: Math.min(total, 15) }, (_, i) => i)}
        rowKey={String}
      />,
    )

  test("hides its pager at 15 rows and shows it at 16", () => {
    expect(list(15)).not.toContain('class="pager"')
    expect(list(16)).toContain("1–15 of 16")
  })

  test("asked for a page that it does not have leads back to its last one", () => {
    const pager = partialToHtml(VIEW, <Pager id="l" path="/x" page={9} total={40} />)
    expect(pager).toContain('href="/x?page=3"')
    expect(pager).not.toContain("121")
  })

  test("without rows says so, and names what was searched", () => {
    expect(list(0)).toContain("No entries")
    expect(list(0, "<b>")).toContain("Nothing matches “&lt;b&gt;”.")
  })

  test("keeps its address short: empty values are left out", () => {
    expect(listHref("/issues", { search: "", tab: "mine", page: "2" })).toBe("/issues?tab=mine&page=2")
    expect(listHref("/issues", { search: "" })).toBe("/issues")
  })
})

test("a time is written in the reader's zone and marked with its instant", () => {
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

  test("are cached for ever", async () => {
    expect((await get("a-1.js")).headers.get("Cache-Control")).toContain("immutable")
  })

  test("come in an encoding the browser takes, else plain", async () => {
    expect((await get("a-1.js", "br, gzip")).headers.get("Content-Encoding")).toBe("gzip")
    expect((await get("a-1.js", "gzip;q=0")).headers.get("Content-Encoding")).toBeNull()
    expect(await (await get("a-1.js")).text()).toBe("let a")
  })

  test("are nothing else: unknown names, other kinds and paths outside are not found", async () => {
    for (const name of ["b.js", "secret.key", "../../package.json", "%2e%2e/package.json"])
      expect((await get(name)).status).toBe(404)
  })
})

function Reader() {
  const { actor, csrf, nonce, customerName } = useView()
  return JSON.stringify([actor?.username ?? null, csrf, nonce, customerName])
}

describe("rows that are drawn once", () => {
  type Machine = { name: string; at: string }
  const machine: Machine = { name: "<b>Press</b> P-7", at: "2026-07-01T10:00:00Z" }
  const drawn: string[] = []
  const rowsOf = (view: Partial<View>, rows: Machine[], isKept = true) =>
    partialToHtml(
      { ...VIEW, ...view },
      <Table
        label="Machines"
        columns={[
          {
            id: "name",
            head: "Name",
            cell: ({ name }) => {
              drawn.push(name)
              return name
            },
          },
          { id: "at", head: "At", cell: ({ at }) => <Time at={new Date(at)} /> },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        rowHref={({ name }) => `/machines/${name}`}
        {...(isKept ? { rowText: (row: Machine) => `test ${JSON.stringify(row)}` } : {})}
      />,
    )

  test("look as if they were drawn each time, and are not", () => {
    const each = rowsOf({}, [machine], false)
    drawn.length = 0
    expect([rowsOf({}, [machine]), rowsOf({}, [machine])]).toEqual([each, each])
    expect(drawn.length).toBe(1)
    expect(each).toContain("&lt;b&gt;Press")
  })

  test("are drawn again for another zone, another language and other words", () => {
    rowsOf({}, [machine])
    drawn.length = 0
    expect(rowsOf({ zone: "Asia/Tokyo" }, [machine])).not.toBe(rowsOf({}, [machine]))
    rowsOf({ lang: "de", t: translatorOf("de") }, [machine])
    expect(rowsOf({}, [{ ...machine, name: "Press P-8" }])).toContain("Press P-8")
    expect(drawn.length).toBe(3)
  })

  test("know nothing of who happened to be the first reader", () => {
    const ada = { username: "ada", displayName: "Ada", may: () => true }
    const html = partialToHtml(
      { ...VIEW, actor: ada, customerName: "Works" },
      <CachedFragment as="span" by="first reader" draw={() => <Reader />} />,
    )
    expect(html).toContain("[null,&quot;&quot;,&quot;&quot;,null]")
  })
})
