/** Points in time as the database writes them and as answers do. */
import { expect, test } from "bun:test"
import { isoOf } from "../../src/base/instants.ts"

test.each([
  ["2026-11-22 16:38:34+00", "2026-11-22T16:38:34.000Z"],
  ["2026-11-22 16:38:34.1+00", "2026-11-22T16:38:34.100Z"],
  ["2026-11-22 16:38:34.12+00", "2026-11-22T16:38:34.120Z"],
  ["2026-11-22 16:38:34.123+00", "2026-11-22T16:38:34.123Z"],
  ["2026-11-22 16:38:34.123987+00", "2026-11-22T16:38:34.123Z"],
  ["2026-11-22 18:38:34.5+02", "2026-11-22T16:38:34.500Z"],
])("the database timestamp %s is formatted as %s", (text, iso) => {
  expect(isoOf(text)).toBe(iso)
})
