/** The id of a request: in its answer, in a refusal's body and in the log, so that the three can be brought together. */
import { expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import { createLogger } from "../../src/base/logger.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { testApi } from "../harness/api.ts"

const { deps, root } = await testApi()
const lines: string[] = []
const log = createLogger({ level: "debug", write: (line) => lines.push(line) })
const app = buildApp({ ...deps, log })

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function ask(path: string, id?: string) {
  const headers = { authorization: `Bearer ${root.token}`, ...(id !== undefined && { "x-request-id": id }) }
  return app.request(path, { headers })
}
const idOf = (answer: Response) => answer.headers.get("x-request-id")

test("each response has its own request id, whether it is a success, a refusal, a page or a file", async () => {
  const paths = ["/api/devices", "/api/devices", "/api/devices/none", "/api/nothing", "/signin", "/healthz"]
  const ids = (await Promise.all(paths.map((path) => ask(path)))).map(idOf)
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(paths.length)
})

test("a refusal has the same request id in its header, its body and the log", async () => {
  const answer = await ask("/api/devices/none")
  const { requestId } = (await answer.json()) as ErrorBody
  expect(requestId).toBe(idOf(answer)!)
  expect(lines.filter((line) => line.includes(requestId))).toEqual([
    expect.stringContaining(`"reason":"deviceNotFound"`),
  ])
})

test("a request id sent by the client is kept", async () => {
  const answer = await ask("/api/devices/none", "import-2026.03_17")
  expect([idOf(answer), ((await answer.json()) as ErrorBody).requestId]).toEqual([
    "import-2026.03_17",
    "import-2026.03_17",
  ])
})

test.each(["short", "x".repeat(65), "two words", 'a"b":"c"d', "%0d%0aset-cookie"])(
  "an invalid request id like %p is replaced",
  async (id) => {
    const answer = await ask("/api/devices/none", id)
    expect(idOf(answer)).toMatch(UUID)
    expect(((await answer.json()) as ErrorBody).requestId).toBe(idOf(answer)!)
  },
)
