import { afterAll, expect, spyOn, test } from "bun:test"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { photograph } from "../../scripts/gallery.ts"
import { closePages } from "./harness.ts"

const PAGE = "<!doctype html><html lang=en><title>Page</title><main><h1>Page</h1></main></html>"

afterAll(closePages)

test("the gallery reports a page that fails, and photographs the pages after it", async () => {
  await using server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) =>
      url.endsWith("/redirects")
        ? Response.redirect("/redirects")
        : new Response(PAGE, { headers: { "content-type": "text/html" } }),
  })
  const out = mkdtempSync(join(tmpdir(), "millwright-gallery-test-"))
  const log = spyOn(console, "log").mockImplementation(() => {})
  try {
    const routes = ["redirects", "whole"].map((name) => ({ name, path: `/${name}`, account: null }))
    const look = { lang: "en-GB", theme: "light", width: 390 }
    const found = await photograph(server.url.origin, look, routes, {}, out)
    const printed = log.mock.calls.flat()
    expect(printed.filter((line) => /redirects.*gave up:.*ERR_TOO_MANY_REDIRECTS/.test(line))).toHaveLength(1)
    expect(found).toBe(printed.length)
    expect(printed.filter((line) => line.includes("whole"))).toEqual([])
    expect(existsSync(join(out, "en-GB-light-390", "whole.png"))).toBe(true)
  } finally {
    log.mockRestore()
    rmSync(out, { recursive: true, force: true })
  }
})
