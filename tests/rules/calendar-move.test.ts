/** Moving a maintenance window in the calendar by pointer and keys. */
import { describe, expect, test } from "bun:test"
import { draggedWindow, windowAfterKey } from "../../src/maintenance/calendar/rules-move.ts"

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe("a dragged window", () => {
  const window = { startMs: at("24T10:00"), hours: 4 }
  test.each([
    ["moves by quarters of an hour", "whole", 50 * MINUTE, "24T10:45", 4],
    ["moves backwards", "whole", -26 * HOUR, "23T08:00", 4],
    ["stays for less than half a step", "whole", 7 * MINUTE, "24T10:00", 4],
    ["ends later by whole hours", "end", 95 * MINUTE, "24T10:00", 6],
    ["ends earlier, an hour after its start at the least", "end", -9 * HOUR, "24T10:00", 1],
    ["ends after 240 hours at the most", "end", 400 * HOUR, "24T10:00", 240],
    ["starts later and keeps its end", "start", 2 * HOUR, "24T12:00", 2],
    ["starts an hour before its end at the latest", "start", 9 * HOUR, "24T13:00", 1],
    ["starts earlier and keeps its end", "start", -40 * MINUTE, "24T09:00", 5],
  ] as const)("%s", (_, grip, byMs, start, hours) => {
    expect(draggedWindow(window, grip, byMs)).toEqual({ startMs: at(start), hours })
  })

  test("that does not start at a quarter of an hour starts at one after it was moved", () => {
    const odd = { startMs: at("24T10:07"), hours: 1 }
    expect(draggedWindow(odd, "whole", HOUR).startMs).toBe(at("24T11:00"))
    expect(draggedWindow(odd, "whole", 3 * MINUTE)).toEqual(odd)
  })
})

describe("a window moved by keys", () => {
  test.each([
    ["ArrowRight", "24T10:07", 2, "24T10:15", 2],
    ["ArrowLeft", "24T10:07", 2, "24T10:00", 2],
    ["ArrowRight", "24T10:15", 2, "24T10:30", 2],
    ["ArrowLeft", "24T10:15", 2, "24T10:00", 2],
    ["ArrowDown", "24T10:07", 2, "25T10:07", 2],
    ["ArrowUp", "24T10:00", 2, "23T10:00", 2],
    ["+", "24T10:00", 240, "24T10:00", 240],
    ["+", "24T10:00", 2, "24T10:00", 3],
    ["-", "24T10:00", 1, "24T10:00", 1],
    ["-", "24T10:00", 3, "24T10:00", 2],
  ])("with %s from %s for %d h is at %s for %d h", (key, start, hours, after, hoursAfter) => {
    const window = { startMs: at(start), hours }
    expect(windowAfterKey(window, key)).toEqual({ startMs: at(after), hours: hoursAfter })
  })

  test("ignores all other keys", () => {
    const window = { startMs: at("24T10:00"), hours: 2 }
    expect(["a", "Tab", "toString", ""].map((key) => windowAfterKey(window, key))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
