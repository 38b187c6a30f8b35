/** Text responses on a real port: with Content-Length, very long ones chunked, all of them complete. */
import { afterAll, expect, test } from "bun:test"
import { textAnswer } from "../../src/http/text-answer.ts"

const texts: Record<string, string> = {
  short: "ü".repeat(7679),
  long: "ü".repeat(7680),
  "very long": `${"Prüfung der Presse ✓ ".repeat(200_000)}.`,
}
const headers = { "content-type": "text/plain; charset=utf-8", "x-kept": "yes" }
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    await new Promise((resolve) => setImmediate(resolve))
    return textAnswer(texts[decodeURI(new URL(request.url).pathname.slice(1))] ?? "", {
      status: 203,
      headers,
    })
  },
})
afterAll(() => server.stop(true))

test.each([
  ["short", false],
  ["long", false],
  ["very long", true],
])("a %s text arrives whole (in chunks: %p)", async (name, isInChunks) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(new URL(name, server.url))))
  for (const answer of answers) {
    expect(answer.status).toBe(203)
    expect(answer.headers.get("x-kept")).toBe("yes")
    expect(answer.headers.get("transfer-encoding")).toBe(isInChunks ? "chunked" : null)
    const length = isInChunks ? null : String(Buffer.byteLength(texts[name]!))
    expect(answer.headers.get("content-length")).toBe(length)
    expect(await answer.text()).toBe(texts[name]!)
  }
})

test("a HEAD of a long text has its headers and no body", async () => {
  const answer = await fetch(new URL("long", server.url), { method: "HEAD" })
  expect([answer.status, answer.headers.get("x-kept"), await answer.text()]).toEqual([203, "yes", ""])
})
