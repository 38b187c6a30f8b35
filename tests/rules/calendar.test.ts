/** The calendar: spans, conflicts, places of bars, days of the agenda, and the feed's iCalendar text. */
import { describe, expect, test } from "bun:test"
import { toICalendar } from "../../src/maintenance/calendar/feed/rules.ts"
import {
  type CalendarEntry,
  calendarSpan,
  findConflicts,
  isLocalDate,
  LABEL_WIDTH,
  mergeConflicts,
  personLoad,
  placeBars,
  shiftDate,
} from "../../src/maintenance/calendar/rules.ts"
import { entriesByDay } from "../../src/screens/calendar/agenda.tsx"

function entry(id: string, start: string, end: string, more: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    ...{ id, deviceId: "p7", deviceName: "Press P-7", groupName: "Press shop", title: id, state: "OPEN" },
    ...{ assignee: null, assignedUserId: null, move: null, changedOn: new Date("2026-11-20T07:00:00Z") },
    ...{ start: new Date(`2026-11-${start}:00Z`), end: new Date(`2026-11-${end}:00Z`) },
    ...more,
  }
}

describe("the span of the calendar", () => {
  test.each([
    ["day", "2026-11-24", "2026-11-24", "2026-11-24", "2026-11-23T23:00:00.000Z"],
    ["week", "2026-11-24", "2026-11-23", "2026-11-29", "2026-11-22T23:00:00.000Z"],
    ["week", "2026-03-29", "2026-03-23", "2026-03-29", "2026-03-22T23:00:00.000Z"],
    ["month", "2026-11-24", "2026-10-26", "2026-12-06", "2026-10-25T23:00:00.000Z"],
    ["month", "2027-02-10", "2027-02-01", "2027-02-28", "2027-01-31T23:00:00.000Z"],
  ] as const)("of a %s with %s lasts from %s to %s in Berlin", (view, date, first, last, from) => {
    const span = calendarSpan(view, date, "Europe/Berlin")
    expect([span.days[0], span.days.at(-1), span.from.toISOString()]).toEqual([first, last, from])
  })

  test("of the week in which the clocks change has seven days of 167 hours together", () => {
    const { from, until, days } = calendarSpan("week", "2026-03-29", "Europe/Berlin")
    expect([days.length, (until.getTime() - from.getTime()) / 3_600_000]).toEqual([7, 167])
  })

  test("moves by a day, a week or a month, and accepts existing dates only", () => {
    expect(shiftDate("day", "2026-03-01", -1)).toBe("2026-02-28")
    expect([shiftDate("week", "2026-11-24", 1), shiftDate("month", "2026-01-31", 1)]).toEqual([
      "2026-12-01",
      "2026-02-28",
    ])
    expect(["2026-02-28", "2026-02-30", "2026-2-3", "x"].map(isLocalDate)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe("the load of a person", () => {
  const span = calendarSpan("day", "2026-11-24", "UTC")
  test.each([
    ["no window", [], 0, 0],
    [
      "windows after each other",
      [entry("a", "24T08:00", "24T10:00"), entry("b", "24T10:00", "24T11:00")],
      3,
      0,
    ],
    ["windows that overlap", [entry("a", "24T08:00", "24T12:00"), entry("b", "24T10:00", "24T14:00")], 6, 2],
    ["three windows at once", [..."abc"].map((id) => entry(id, "24T08:00", "24T09:00")), 1, 1],
    ["a window beyond both ends of the span", [entry("a", "23T08:00", "26T12:00")], 24, 0],
    ["a draft", [entry("a", "24T08:00", "24T12:00", { state: "NEW" })], 0, 0],
  ] as [string, CalendarEntry[], number, number][])("with %s", (_, entries, hours, doubleHours) => {
    expect(personLoad(entries, span)).toEqual({ hours, doubleHours })
  })
})

describe("a conflict", () => {
  const tom = { assignedUserId: "tom", assignee: "Tom" }
  const robot = { deviceId: "r2", deviceName: "Robot cell R-2" }
  const cases: [what: string, one: CalendarEntry, other: CalendarEntry, kind: string | null][] = [
    [
      "windows on one machine that overlap",
      entry("a", "24T08:00", "24T12:00"),
      entry("b", "24T10:00", "24T11:00"),
      "machine",
    ],
    [
      "windows on one machine that only touch",
      entry("a", "24T08:00", "24T10:00"),
      entry("b", "24T10:00", "24T11:00"),
      null,
    ],
    [
      "windows on two machines",
      entry("a", "24T08:00", "24T12:00"),
      entry("b", "24T10:00", "24T11:00", robot),
      null,
    ],
    [
      "two machines of one person",
      entry("a", "24T08:00", "24T12:00", tom),
      entry("b", "24T10:00", "24T11:00", { ...robot, ...tom }),
      "person",
    ],
    [
      "a window and an occurrence of a plan",
      entry("a", "24T08:00", "24T12:00"),
      entry("b", "24T10:00", "24T11:00", { state: null }),
      "machine",
    ],
    [
      "a window and a draft",
      entry("a", "24T08:00", "24T12:00"),
      entry("b", "24T10:00", "24T11:00", { state: "NEW" }),
      null,
    ],
  ]
  test.each(cases)("between %s is found as expected", (_, one, other, kind) => {
    const found = findConflicts([other, one])
    expect(found.map((conflict) => conflict.kind as string)).toEqual(kind === null ? [] : [kind])
    if (found[0]) expect([found[0].start, found[0].end]).toEqual([other.start, other.end])
  })

  test("of two issues of one person on one machine with a third on another machine is named once", () => {
    const first = entry("a", "24T08:00", "24T12:00", tom)
    const second = entry("b", "24T11:00", "24T13:00", tom)
    const third = entry("c", "24T10:00", "24T14:00", { ...robot, ...tom })
    const later = entry("d", "25T08:00", "25T12:00", tom)
    const laterThere = entry("e", "25T08:00", "25T12:00", { ...robot, ...tom })
    const eva = { assignedUserId: "eva", assignee: "Eva" }
    const others = [
      entry("f", "24T08:00", "24T12:00", { deviceId: "x", ...eva }),
      entry("g", "24T08:00", "24T12:00", { deviceId: "y", ...eva }),
    ]
    const found = findConflicts([first, second, third, later, laterThere, ...others])
    const persons = found.filter(({ kind }) => kind === "person")
    expect(persons).toHaveLength(4)
    const merged = mergeConflicts(found)
    expect(merged.filter(({ kind }) => kind === "machine")).toHaveLength(1)
    expect(
      merged
        .filter(({ kind }) => kind === "person")
        .map(({ one, start, end }) => [
          one.assignee,
          start.toISOString().slice(8, 16),
          end.toISOString().slice(8, 16),
        ]),
    ).toEqual([
      ["Tom", "24T10:00", "24T13:00"],
      ["Eva", "24T08:00", "24T12:00"],
      ["Tom", "25T08:00", "25T12:00"],
    ])
  })
})

describe("the bars of a week", () => {
  const span = calendarSpan("week", "2026-11-24", "UTC")
  test("are placed in percent, cut at the ends of the week, and share a lane where bars and labels have room", () => {
    const bars = placeBars(
      [
        entry("before", "22T00:00", "23T12:00"),
        entry("long", "24T00:00", "27T12:00"),
        entry("inside", "25T00:00", "25T06:00"),
        entry("after", "29T12:00", "30T12:00"),
      ],
      span,
    )
    const rounded = bars.map(({ entry: { id }, from, width, lane }) => [
      id,
      Math.round(from),
      Math.round(width),
      lane,
    ])
    expect(rounded).toEqual([
      ["before", 0, 7, 0],
      ["long", 14, 50, 1],
      ["inside", 29, 4, 0],
      ["after", 93, 7, 0],
    ])
    expect(LABEL_WIDTH).toBeGreaterThan(7)
  })

  test("share a lane where a wide one begins at the moment that another ends", () => {
    const days = ["24T00:00", "26T00:00", "28T00:00"]
    const beside = [entry("first", days[0]!, days[1]!), entry("second", days[1]!, days[2]!)]
    expect(placeBars(beside, span).map(({ lane }) => lane)).toEqual([0, 0])
  })

  test("name the parts that another window of the row shares, together where they meet, and none of drafts", () => {
    const bars = placeBars(
      [
        entry("long", "24T00:00", "27T12:00"),
        entry("one", "23T12:00", "24T12:00"),
        entry("next", "24T12:00", "25T00:00"),
        entry("later", "26T00:00", "28T00:00"),
        entry("draft", "24T00:00", "25T00:00", { state: "NEW" }),
      ],
      span,
    )
    const overlaps = bars.map(({ entry: { id }, overlaps }) => [
      id,
      ...overlaps.map(({ from, width }) => `${Math.round(from)} ${Math.round(width)}`),
    ])
    expect(overlaps).toEqual([
      ["one", "14 7"],
      ["long", "14 14", "43 21"],
      ["draft"],
      ["next", "21 7"],
      ["later", "43 21"],
    ])
  })
})

test("the agenda lists a window on each day that it lasts, not on the day that begins at its end", () => {
  const days = ["2026-11-24", "2026-11-25", "2026-11-26"]
  const byDay = entriesByDay([entry("night", "24T22:00", "26T00:00")], days, "UTC")
  expect(days.map((day) => byDay.get(day)?.length)).toEqual([1, 1, 0])
})

describe("the calendar feed", () => {
  const text = toICalendar(
    [
      entry("a", "24T08:00", "24T12:00", {
        title: `Seal; pump, "A\\B"\nnew ${"ü".repeat(60)}`,
        assignee: "Tom",
      }),
      entry("b", "25T08:00", "25T12:00", { state: null }),
    ],
    "https://book.example.com",
    "Mine",
    { planned: "Planned:" },
  )
  const unfolded = text.replaceAll("\r\n ", "").split("\r\n")

  test("has each window as an event with its times in UTC, its machine and its link", () => {
    expect(unfolded).toContain("DTSTART:20261124T080000Z")
    expect(unfolded).toContain("DTEND:20261124T120000Z")
    expect(unfolded).toContain("URL:https://book.example.com/devices/p7/issues/a")
    expect(unfolded).toContain("UID:b-20261125T080000Z@millwright")
    // Grows with each change, also where a window is moved to an earlier time.
    expect(unfolded.filter((line) => line.startsWith("DTSTAMP"))).toEqual(
      Array.from({ length: 2 }, () => "DTSTAMP:20261120T070000Z"),
    )
    expect(unfolded).toContain("SUMMARY:Press P-7: Planned: b")
  })

  test.each([
    [null, "TENTATIVE"],
    ["NEW", "TENTATIVE"],
    ["APPROVAL_PENDING", "TENTATIVE"],
    ["APPROVED", "CONFIRMED"],
    ["OPEN", "CONFIRMED"],
    ["IN_PROGRESS", "CONFIRMED"],
  ] as const)("of a window in state %p has a status of %s", (state, status) => {
    const one = entry("a", "24T08:00", "24T12:00", { state })
    const lines = toICalendar([one], "https://book.example.com", "Mine", { planned: "" }).split("\r\n")
    expect(lines.filter((line) => line.startsWith("STATUS:"))).toEqual([`STATUS:${status}`])
  })

  test.each([
    ["x", 1],
    ["ü", 2],
    ["🔧", 4],
  ])(
    "has no line of more than 75 bytes, whatever the number of %p in a title, and fills them",
    (character, size) => {
      const sizes = Array.from({ length: 160 }, (_, length) => {
        const titled = entry("a", "24T08:00", "24T12:00", { title: character.repeat(length) })
        const lines = toICalendar([titled], "https://book.example.com", "Mine", { planned: "" }).split("\r\n")
        return Math.max(...lines.map((line) => Buffer.byteLength(line)))
      })
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
      expect(Math.max(...sizes)).toBeGreaterThan(75 - size)
    },
  )

  test("escapes texts and folds lines at 75 bytes without splitting characters", () => {
    expect(unfolded.find((line) => line.startsWith("SUMMARY:Press P-7: Seal"))).toStartWith(
      'SUMMARY:Press P-7: Seal\\; pump\\, "A\\\\B"\\nnew ü',
    )
    const lines = text.split("\r\n")
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain("\uFFFD")
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true)
  })
})
