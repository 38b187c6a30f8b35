/** Index conditions of a search, and the limit of rows scanned in a list. */
import { describe, expect, spyOn, test } from "bun:test"
import fc from "fast-check"
import { mostSelectiveWord, TOTAL_COUNT_MAX } from "../../src/base/page-request.ts"
import { countTotal, planPage, rowsToScan } from "../../src/db/pagination.ts"

describe("the most selective word of a search", () => {
  for (const [search, word] of [
    ["unit 1234", "1234"],
    ["leak at cylinder", "cylinder"],
    ["1234", "1234"],
    ["P-7 hydraulics", "hydraulics"],
    ["leak 7", "leak"],
    ["press B-7919 leaks", "7919"],
    ["a 7", "a 7"],
    ["", ""],
  ] as const)
    test(`of "${search}" is "${word}"`, () => expect(mostSelectiveWord(search)).toBe(word))

  test("is contained in the search", () => {
    fc.assert(fc.property(fc.string(), (search) => search.includes(mostSelectiveWord(search))))
  })
})

test("a list query scans enough rows for its page and total, and less than twice as many as needed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (last) => {
      const walked = rowsToScan(last)
      return walked >= last && walked >= TOTAL_COUNT_MAX && walked < Math.max(TOTAL_COUNT_MAX + 1, 2 * last)
    }),
  )
})

describe("a list whose total recently exceeded the counting limit", () => {
  const PAGE = { page: 2, size: 15, search: "" }
  const long = () => {
    const list = ["a list", Bun.randomUUIDv7()]
    countTotal(planPage(PAGE, ...list), TOTAL_COUNT_MAX)
    return list
  }

  test("is scanned only to the end of its page", () => {
    const walk = planPage(PAGE, ...long())
    expect([walk.first, walk.last, walk.rows]).toEqual([16, 30, 32])
    expect(countTotal(walk, 32)).toBe(TOTAL_COUNT_MAX)
  })

  test("reports its exact total once it ends on the page", () => {
    const list = long()
    expect(countTotal(planPage(PAGE, ...list), 17)).toBe(17)
    expect(planPage(PAGE, ...list).rows).toBe(TOTAL_COUNT_MAX)
  })

  test("is counted again after a minute", () => {
    const list = long()
    const now = performance.now()
    const clock = spyOn(performance, "now").mockReturnValue(now + 60_001)
    expect(planPage(PAGE, ...list).rows).toBe(TOTAL_COUNT_MAX)
    clock.mockRestore()
  })

  test("is cached separately from other lists and from searches in it", () => {
    const list = long()
    expect(planPage(PAGE, ...long(), "more").rows).toBe(TOTAL_COUNT_MAX)
    expect(planPage({ ...PAGE, search: "leak" }, ...list).rows).toBe(TOTAL_COUNT_MAX)
    expect(planPage(PAGE).rows).toBe(TOTAL_COUNT_MAX)
  })

  test("is counted again after a minute even if it was paged through in between", () => {
    const list = long()
    const now = performance.now()
    const clock = spyOn(performance, "now").mockReturnValue(now + 50_000)
    countTotal(planPage(PAGE, ...list), 32)
    clock.mockReturnValue(now + 60_001)
    expect(planPage(PAGE, ...list).rows).toBe(TOTAL_COUNT_MAX)
    clock.mockRestore()
  })
})
