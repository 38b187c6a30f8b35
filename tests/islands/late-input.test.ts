import { expect, test } from "bun:test"
import { createStandstill } from "../../islands/remote-screen/late-input.ts"

test.each<[string, madeAtMs: number, handledAtMs: number, isLate: boolean]>([
  ["made while the page stood still is late", 9000, 20_000, true],
  ["made after the page went on is not", 20_010, 20_011, false],
  ["is judged no more some seconds later, whatever its clock says", 9000, 22_500, false],
])("input %s", (_, madeAtMs, handledAtMs, isLate) => {
  const standstill = createStandstill(0)
  for (let ms = 1000; ms <= 8000; ms += 1000) standstill.look(ms)
  standstill.look(20_000)
  expect(standstill.isLate(madeAtMs, handledAtMs)).toBe(isLate)
})

test("input that is the first sign of the page going on is late, and that of a page that is only slow is not", () => {
  expect(createStandstill(0).isLate(3000, 7000)).toBe(true)
  expect(createStandstill(0).isLate(300, 4900)).toBe(false)
})
