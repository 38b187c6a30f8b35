/** Every call that the specification lists is there, with its method and its path. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { allEndpoints } from "../../src/app.tsx"

/** Not there yet, each with its reason; one that is there by now fails the test too. */
const COMING: Record<string, string> = {}

const [, ...rows] = readFileSync(join(import.meta.dir, "../data/endpoints.tsv"), "utf8")
  .trim()
  .split("\n")
const specified = rows.map((row) => row.split("\t").slice(1, 3).join(" "))
const bound = allEndpoints.map(
  ({ endpoint }) => `${endpoint.method} /api${endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")}`,
)

test("the table of the specification is read whole", () => {
  expect([specified.length, new Set(specified).size]).toEqual([172, 172])
})

test("every call of the specification exists, but for those that are named", () => {
  expect(specified.filter((call) => !bound.includes(call)).sort()).toEqual(Object.keys(COMING).sort())
})

test("no call exists twice", () => {
  expect(bound.length).toBe(new Set(bound).size)
})
