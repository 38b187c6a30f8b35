/** The mask of date-time fields and the days of their calendar, without a page. */
import { describe, expect, test } from "bun:test"
import { maskTyped, overwriteDigit, stepAtCaret } from "../../islands/page/dates/mask.ts"
import { addMonths, weeksOfMonth } from "../../islands/page/dates/month.ts"
import { formatLocalTime, parseLocalTime } from "../../src/web/texts/local-time.ts"

const RANGE = { earliest: Date.UTC(2020, 0, 1), latest: Date.UTC(2040, 11, 31, 23, 59) }

describe("the mask DD-MM-YYYY HH:mm", () => {
  test.each([
    ["2", "2"],
    ["24", "24-"],
    ["2411", "24-11-"],
    ["24-11-2026", "24-11-2026 "],
    ["241120260630", "24-11-2026 06:30"],
    ["2411202606307", "24-11-2026 06:30"],
    ["3.", "03-"],
    ["3.2.", "03-02-"],
    ["3/2/26 ", "03-02-2026 "],
    ["03-02-2026 7:", "03-02-2026 07:"],
    ["3.2.2026 7:05", "03-02-2026 07:05"],
    ["2026-02-03T07:05", "03-02-2026 07:05"],
    ["abc", ""],
    ["31-02-2026 1", "31-02-2026 1"],
  ])("makes %p to %p", (typed, masked) => expect(maskTyped(typed)).toBe(masked))

  test.each([
    [0, "3", "34-11-2026 06:30", 1],
    [1, "5", "25-11-2026 06:30", 3],
    [2, "0", "24-01-2026 06:30", 4],
    [15, "9", "24-11-2026 06:39", 16],
  ])("at %p overwrites one digit by %p", (caret, digit, text, after) => {
    expect(overwriteDigit("24-11-2026 06:30", caret, digit)).toEqual({ text, caret: after })
  })

  test.each([
    ["24-11-2026 06:30", 16, "1"],
    ["24-11-2026 06:30", 0, "x"],
    ["24-11-20", 0, "1"],
  ])("leaves typing into %p at %p of %p to the browser", (text, caret, typed) => {
    expect(overwriteDigit(text, caret, typed)).toBeNull()
  })
})

describe("an arrow key", () => {
  test.each([
    ["31-12-2026 23:59", 0, 1, "01-01-2027 23:59", 0, 2],
    ["31-01-2026 10:00", 4, 1, "28-02-2026 10:00", 3, 5],
    ["29-02-2028 10:00", 10, 1, "28-02-2029 10:00", 6, 10],
    ["01-03-2026 00:00", 11, -1, "28-02-2026 23:00", 11, 13],
    ["01-03-2026 10:00", 16, -1, "01-03-2026 09:59", 14, 16],
    ["31-12-2040 23:59", 14, 1, "31-12-2040 23:59", 14, 16],
    ["01-01-2020 00:00", 6, -1, "01-01-2020 00:00", 6, 10],
  ] as const)("in %p at %p by %p gives %p", (text, caret, step, stepped, start, end) => {
    expect(stepAtCaret(text, caret, step, RANGE)).toEqual({ text: stepped, start, end })
  })

  test("leaves text that is no time alone", () => {
    expect(stepAtCaret("31-02-2026 10:00", 0, 1, RANGE)).toBeNull()
  })
})

describe("the calendar's month", () => {
  test("has six weeks from Monday on, which contain the whole month", () => {
    const weeks = weeksOfMonth(parseLocalTime("15-11-2026 06:00") ?? 0).map((week) =>
      week.map(formatLocalTime),
    )
    expect(weeks).toHaveLength(6)
    expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual([
      "26-10-2026 00:00",
      "01-11-2026 00:00",
      "06-12-2026 00:00",
    ])
  })

  test.each([
    ["31-03-2026 06:30", -1, "28-02-2026 06:30"],
    ["31-12-2026 06:30", 2, "28-02-2027 06:30"],
    ["15-01-2026 00:00", -12, "15-01-2025 00:00"],
  ])("of %p moved by %p is that of %p", (from, months, to) => {
    expect(formatLocalTime(addMonths(parseLocalTime(from) ?? 0, months))).toBe(to)
  })
})
