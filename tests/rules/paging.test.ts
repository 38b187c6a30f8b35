/** What a search asks an index for, and how far a list is walked. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { rarestWord, TOTAL_COUNTED_MAX } from "../../src/base/paging.ts"
import { rowsWalked } from "../../src/base/total.ts"

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
    test(`of "${search}" is "${word}"`, () => expect(rarestWord(search)).toBe(word))

  test("is part of the search, so that whatever holds the search holds the word", () => {
    fc.assert(fc.property(fc.string(), (search) => search.includes(rarestWord(search))))
  })
})

test("a list is walked far enough for its page and its total, and in few different lengths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (last) => {
      const walked = rowsWalked(last)
      return (
        walked >= last && walked >= TOTAL_COUNTED_MAX && walked < Math.max(TOTAL_COUNTED_MAX + 1, 2 * last)
      )
    }),
  )
})
