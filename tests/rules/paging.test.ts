/** What a search asks an index for, and how far a list is walked. */
import { describe, expect, spyOn, test } from "bun:test"
import fc from "fast-check"
import { mostSelectiveWord, TOTAL_COUNT_MAX } from "../../src/base/page-request.ts"
import { countTotal, planPage, rowsToScan } from "../../src/db/pagination.ts"

describe("the word of a search that is probably rare", () => {
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

  test("is part of the search, so that whatever holds the search holds the word", () => {
    fc.assert(fc.property(fc.string(), (search) => search.includes(mostSelectiveWord(search))))
  })
})

test("a list is walked far enough for its page and its total, and in few different lengths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (last) => {
      const walked = rowsToScan(last)
      return walked >= last && walked >= TOTAL_COUNT_MAX && walked < Math.max(TOTAL_COUNT_MAX + 1, 2 * last)
    }),
  )
})

describe("a list that was long a moment ago", () => {
  const PAGE = { page: 2, size: 15, search: "" }
  const long = () => {
    const list = ["a list", Bun.randomUUIDv7()]
    countTotal(planPage(PAGE, ...list), TOTAL_COUNT_MAX)
    return list
  }

  test("is walked no further than its page", () => {
    const walk = planPage(PAGE, ...long())
    expect([walk.first, walk.last, walk.rows]).toEqual([16, 30, 32])
    expect(countTotal(walk, 32)).toBe(TOTAL_COUNT_MAX)
  })

  test("tells its true total as soon as it ends on the page", () => {
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

  test("is not taken for another one, nor for itself searched", () => {
    const list = long()
    expect(planPage(PAGE, ...long(), "more").rows).toBe(TOTAL_COUNT_MAX)
    expect(planPage({ ...PAGE, search: "leak" }, ...list).rows).toBe(TOTAL_COUNT_MAX)
    expect(planPage(PAGE).rows).toBe(TOTAL_COUNT_MAX)
  })

  test("is believed for no longer because it is paged through", () => {
    const list = long()
    const now = performance.now()
    const clock = spyOn(performance, "now").mockReturnValue(now + 50_000)
    countTotal(planPage(PAGE, ...list), 32)
    clock.mockReturnValue(now + 60_001)
    expect(planPage(PAGE, ...list).rows).toBe(TOTAL_COUNT_MAX)
    clock.mockRestore()
  })
})
