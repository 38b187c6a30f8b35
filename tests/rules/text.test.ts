/** Texts with a long lifetime. */

import { heapStats } from "bun:jsc"
import { expect, test } from "bun:test"
import { flattenString } from "../../src/base/text.ts"

const stringsAlive = () => {
  Bun.gc(true)
  return heapStats().objectTypeCounts.string ?? 0
}

/** As a row of a table is drawn: out of a hundred pieces. */
const addedUp = (row: number) =>
  Array.from({ length: 100 }, (_, cell) => `<td>${row}:${cell}`).reduce((a, b) => a + b)

test("flattenString returns an equal string and retains none of its parts", () => {
  expect(flattenString(addedUp(1))).toBe(addedUp(1))
  expect(flattenString("Überdruck – 5 µm 🔧")).toBe("Überdruck – 5 µm 🔧")
  const before = stringsAlive()
  const kept = Array.from({ length: 1000 }, (_, row) => flattenString(addedUp(row)))
  expect(stringsAlive() - before).toBeLessThan(5000)
  expect(kept).toHaveLength(1000)
})
