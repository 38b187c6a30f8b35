/**
 * Permitted callers by the specification's §6: listed in `tests/data/authorities.tsv`, not read from the rows. The
 * columns: method, path, the authority required by the gate, the authority required behind it, and its condition.
 */
import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { DEVICE_AUTHORITIES, SYSTEM_AUTHORITIES } from "../../src/base/authorities.ts"
import type { PageAccessRule } from "../../src/http/endpoint.ts"
import { allEndpoints, allPages } from "../../src/routes.ts"

interface Expected {
  call: string
  authority: string
  further: string[]
}

const [, ...lines] = readFileSync(join(import.meta.dir, "../data/authorities.tsv"), "utf8")
  .trim()
  .split("\n")
const expected: Expected[] = lines.map((line) => {
  const [method, path, authority = "", further = ""] = line.split("\t")
  return { call: `${method} ${path}`, authority, further: further.split(" ").filter(Boolean) }
})

/** As the table writes a gate. */
function written(gate: PageAccessRule): string {
  if (typeof gate === "string") return gate
  if ("anySystem" in gate) return `anySystem ${gate.anySystem.join(" ")}`
  return "system" in gate ? `system ${gate.system}` : `device ${gate.device}`
}

const rows = [
  ...allEndpoints.map(({ endpoint }) => ({ ...endpoint, path: `/api${endpoint.path}` })),
  ...allPages,
].map(({ method, path, auth: gate }) => ({ call: `${method} ${path}`, gate: written(gate) }))

test("the table of authorities lists every call and page exactly once and nothing else", () => {
  expect(expected.map(({ call }) => call).sort()).toEqual(rows.map(({ call }) => call).sort())
})

describe("the gate of every call and page matches the specification:", () => {
  test.each(expected.map(({ call, authority }) => [call, authority]))("%s requires %s", (call, authority) => {
    expect(rows.find((row) => row.call === call)?.gate).toBe(authority!)
  })
})

const ALL: readonly string[] = [...SYSTEM_AUTHORITIES, ...DEVICE_AUTHORITIES]

test("every authority is required by at least one call or page", () => {
  const used = new Set(
    expected.flatMap(({ authority, further }) => [authority.split(" ").at(-1), ...further]),
  )
  expect(ALL.filter((authority) => !used.has(authority))).toEqual([])
})

test("the table of authorities contains only existing authorities", () => {
  const named = expected.flatMap(({ authority, further }) => [...authority.split(" ").slice(1), ...further])
  expect(named.filter((authority) => !ALL.includes(authority))).toEqual([])
})

test("only the listed calls and pages are public", () => {
  const open = expected.filter(({ authority }) => authority === "public").map(({ call }) => call)
  const prefixes =
    /^\w+ (\/api\/(environment\/(public|init)|token|resetpassword|passkeys\/challenge)|\/(login|init|resetpassword|invitation|error|calendar\/feed\/|legal|accessibility|report\/:token$))/
  expect(open.filter((call) => !prefixes.test(call))).toEqual([])
})
