/** Plans: their states, their dates over decades, and the clocks that change. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { previewOccurrences, withOverlaps } from "../../src/maintenance/plans/preview/rules.ts"
import {
  INACTIVE_REASONS,
  isTimeZone,
  PERIODS,
  PLAN_STATES,
  PLAN_TRANSITIONS,
  type PlanState,
  type PlanVerb,
  planDateProblems,
  planExpiresOn,
  planStatusAfter,
  START_GRACE_MS,
  WEEKDAYS,
} from "../../src/maintenance/plans/rules.ts"
import {
  activationsBetween,
  isAdjustedInFebruary,
  nextOccurrences,
  occurrenceAfter,
  occurrencesFrom,
  type Schedule,
} from "../../src/maintenance/plans/rules-calendar.ts"

const VERBS: readonly PlanVerb[] = [
  ...(["activate", "deactivate", "expire", "requestApproval", "approve", "deny", "retract"] as const),
]

describe("the state machine of a plan", () => {
  const allowed: readonly (readonly [PlanState, PlanVerb, string])[] = [
    ["ACTIVE", "deactivate", "INACTIVE/DEACTIVATED"],
    ["ACTIVE", "expire", "INACTIVE/EXPIRED"],
    ["ACTIVE", "requestApproval", "APPROVAL_PENDING"],
    ["ACTIVE", "retract", "INACTIVE/APPROVAL_REQUEST_RETRACTED"],
    ["INACTIVE", "activate", "ACTIVE"],
    ["INACTIVE", "retract", "INACTIVE/APPROVAL_REQUEST_RETRACTED"],
    ["INACTIVE", "requestApproval", "APPROVAL_PENDING"],
    ["APPROVAL_PENDING", "approve", "ACTIVE"],
    ["APPROVAL_PENDING", "deny", "INACTIVE/APPROVAL_DENIED"],
    ["APPROVAL_PENDING", "retract", "INACTIVE/APPROVAL_REQUEST_RETRACTED"],
  ]

  for (const state of PLAN_STATES) {
    for (const verb of VERBS) {
      const wanted = allowed.find(([from, by]) => from === state && by === verb)?.[2] ?? null
      test(`${state} -${verb}-> ${wanted ?? "refused"}`, () => {
        const after = planStatusAfter(state, verb)
        const said = after && [after.state, after.inactiveReason].filter(Boolean).join("/")
        expect(said).toBe(wanted)
      })
    }
  }

  test("reaches ACTIVE from APPROVAL_PENDING only by an approval", () => {
    const ways = VERBS.filter((verb) => planStatusAfter("APPROVAL_PENDING", verb)?.state === "ACTIVE")
    expect(ways).toEqual(["approve"])
  })

  test("sets a reason for INACTIVE and no other state, and uses every reason", () => {
    const reached = Object.values(PLAN_TRANSITIONS).flatMap((verbs) => Object.values(verbs))
    for (const { state, inactiveReason } of reached)
      expect(inactiveReason !== null).toBe(state === "INACTIVE")
    expect(new Set(reached.map((plan) => plan.inactiveReason).filter((reason) => reason))).toEqual(
      new Set(INACTIVE_REASONS),
    )
  })
})

describe("the dates of a plan", () => {
  const now = new Date("2026-03-10T09:00:00Z")
  const at = (ms: number) => new Date(now.getTime() + ms)
  const paths = (...given: Parameters<typeof planDateProblems>) =>
    planDateProblems(...given).map(({ path }) => path)

  test("allow a start in the past only within the grace period", () => {
    expect(paths({ startOn: at(-START_GRACE_MS), endOn: null }, null, now)).toEqual([])
    expect(paths({ startOn: at(-START_GRACE_MS - 1), endOn: null }, null, now)).toEqual(["startDateTime"])
  })
  test("allow a saved start to be in the past", () => {
    const startOn = new Date("2025-01-01T00:00:00Z")
    expect(paths({ startOn, endOn: null }, startOn, now)).toEqual([])
    expect(paths({ startOn, endOn: null }, now, now)).toEqual(["startDateTime"])
  })
  test("require the end to be after the start", () => {
    expect(paths({ startOn: now, endOn: now }, null, now)).toEqual(["endDateTime"])
    expect(paths({ startOn: now, endOn: at(1) }, null, now)).toEqual([])
  })
  test("expire at the end, for SINGULAR plans at the start, and without an end never", () => {
    expect(planExpiresOn({ period: "DAILY", startOn: now, endOn: at(5) })).toEqual(at(5))
    expect(planExpiresOn({ period: "SINGULAR", startOn: now, endOn: null })).toEqual(now)
    expect(planExpiresOn({ period: "DAILY", startOn: now, endOn: null })).toBeNull()
  })
  test.each([
    ["Europe/Berlin", true],
    ["UTC", true],
    ["Australia/Lord_Howe", true],
    ["+02:00", false],
    ["Europe/Atlantis", false],
    ["", false],
    ["../etc", false],
  ])("accept %p as a time zone: %p", (name, known) => expect(isTimeZone(name)).toBe(known))
})

const MONTHLY: Schedule = {
  ...{ period: "MONTHLY", timeZone: "Europe/Berlin", startOn: new Date("2026-01-01T07:00:00Z"), endOn: null },
  ...{ dayOf: 1, dayFrom: "FROM_START", dayOfWeek: "MONDAY", weekendInclusive: false },
}
const plan = (more: Partial<Schedule>): Schedule => ({ ...MONTHLY, ...more })
const dates = (schedule: Schedule, count: number) =>
  nextOccurrences(schedule, schedule.startOn, count).map(({ on }) => on)
const from = (iso: string) => new Date(iso)

describe("occurrences of a plan", () => {
  test("SINGULAR: its start only", () => {
    const single = plan({ period: "SINGULAR", startOn: from("2026-05-17T21:59:30Z") })
    expect(nextOccurrences(single, from("2020-01-01T00:00:00Z"), 5)).toEqual([
      { on: "2026-05-17", at: from("2026-05-17T21:59:30Z"), movedBecause: null },
    ])
    expect(nextOccurrences(single, new Date(single.startOn.getTime() + 1), 1)).toEqual([])
  })

  test("DAILY: on working days, or every day including weekends", () => {
    const daily = plan({ period: "DAILY", startOn: from("2026-01-01T07:00:00Z") })
    expect(dates(daily, 4)).toEqual(["2026-01-01", "2026-01-02", "2026-01-05", "2026-01-06"])
    expect(dates({ ...daily, weekendInclusive: true }, 4)).toEqual([
      ...["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"],
    ])
  })

  test.each(WEEKDAYS.map((name, index) => [name, index + 1] as const))(
    "WEEKLY on %s: always on that weekday, seven days apart",
    (dayOfWeek, isoDay) => {
      const found = dates(plan({ period: "WEEKLY", dayOfWeek }), 60).map((on) => Temporal.PlainDate.from(on))
      for (const [index, date] of found.entries()) {
        expect(date.dayOfWeek).toBe(isoDay)
        if (index) expect(found[index - 1]!.until(date).days).toBe(7)
      }
      expect(found[0]!.since("2026-01-01").days).toBeLessThan(7)
    },
  )

  test("MONTHLY on the 29th: on the last day of a short February, marked as SHORT_MONTH", () => {
    const on29 = plan({ dayOf: 29, startOn: from("2027-01-10T07:00:00Z") })
    expect(nextOccurrences(on29, on29.startOn, 14).map(({ on, movedBecause }) => [on, movedBecause])).toEqual(
      [
        ["2027-01-29", null],
        ["2027-02-28", "SHORT_MONTH"],
        ["2027-03-29", null],
        ["2027-04-29", null],
        ["2027-05-29", null],
        ["2027-06-29", null],
        ["2027-07-29", null],
        ["2027-08-29", null],
        ["2027-09-29", null],
        ["2027-10-29", null],
        ["2027-11-29", null],
        ["2027-12-29", null],
        ["2028-01-29", null],
        ["2028-02-29", null],
      ],
    )
    expect([isAdjustedInFebruary(on29), isAdjustedInFebruary(MONTHLY)]).toEqual([true, false])
  })

  test("FROM_END: on the last day, the second last day and the 29th day from the end", () => {
    const last = plan({ dayFrom: "FROM_END", dayOf: 1 })
    expect(dates(last, 6)).toEqual([
      ...["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"],
    ])
    expect(dates({ ...last, dayOf: 2 }, 3)).toEqual(["2026-01-30", "2026-02-27", "2026-03-30"])
    expect(dates({ ...last, dayOf: 29 }, 4)).toEqual(["2026-01-03", "2026-02-01", "2026-03-03", "2026-04-02"])
  })

  test.each([
    ["QUARTERLY", ["2026-02-15", "2026-05-15", "2026-08-15", "2026-11-15", "2027-02-15"]],
    ["SEMIYEARLY", ["2026-02-15", "2026-08-15", "2027-02-15", "2027-08-15", "2028-02-15"]],
    ["YEARLY", ["2026-02-15", "2027-02-15", "2028-02-15", "2029-02-15", "2030-02-15"]],
  ] as const)("%s: from the first matching day", (period, wanted) => {
    const schedule = plan({ period, dayOf: 15, startOn: from("2026-01-20T07:00:00Z") })
    expect(dates(schedule, 5)).toEqual([...wanted])
  })

  test("YEARLY on 29 February: on the 29th in leap years and on the 28th in other years, over four decades", () => {
    const leap = plan({ period: "YEARLY", dayOf: 29, startOn: from("2020-02-01T07:00:00Z") })
    const wanted = Array.from({ length: 40 }, (_, n) => {
      const year = 2020 + n
      return `${year}-02-${year % 4 === 0 ? 29 : 28}`
    })
    expect(dates(leap, 40)).toEqual(wanted)
  })

  test("on the start date: included at exactly the start time if the day matches", () => {
    const schedule = plan({ dayOf: 10, startOn: from("2026-03-10T09:30:15.250Z") })
    expect(nextOccurrences(schedule, from("2000-01-01T00:00:00Z"), 1)[0]!.at).toEqual(schedule.startOn)
  })

  test("at the end: included at exactly the end time and excluded when it is a millisecond later", () => {
    const [first] = nextOccurrences(MONTHLY, MONTHLY.startOn, 1)
    expect(nextOccurrences(plan({ endOn: first!.at }), MONTHLY.startOn, 5)).toHaveLength(1)
    const second = nextOccurrences(MONTHLY, MONTHLY.startOn, 2)[1]!.at
    const before = plan({ endOn: new Date(second.getTime() - 1) })
    expect(nextOccurrences(before, MONTHLY.startOn, 5)).toHaveLength(1)
  })
})

/** A zone's local times, by another implementation than the one under test. */
const localTimes = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })

describe("the preview of a plan", () => {
  const now = from("2026-03-10T09:00:00Z")
  const starts = (startOn: Date) =>
    previewOccurrences(
      { schedule: plan({ period: "SINGULAR", startOn }), windowHours: 8, createBeforeHours: 0 },
      now,
    ).map(({ start }) => start.getTime() - now.getTime())

  test("contains a start that has passed as long as it can be saved", () => {
    expect(starts(now)).toEqual([0])
    expect(starts(new Date(now.getTime() - START_GRACE_MS))).toEqual([-START_GRACE_MS])
    expect(starts(new Date(now.getTime() - START_GRACE_MS - 1))).toEqual([])
  })

  test("names the windows that overlap with an occurrence in the order of their starts and titles", () => {
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
    const busy = (title: string, start: number) => ({
      ...{ title, start: hours(start), end: hours(start + 9), isFromPlan: false },
    })
    const occurrences = previewOccurrences(
      { schedule: plan({ period: "SINGULAR", startOn: now }), windowHours: 8, createBeforeHours: 0 },
      now,
    )
    const windows = [busy("Weld", 2), busy("Oil", 2), busy("Belt", 4), busy("Later", 8), busy("Hose", -1)]
    const [occurrence] = withOverlaps(occurrences, windows)
    expect(occurrence?.overlaps.map(({ title }) => title)).toEqual(["Hose", "Oil", "Weld", "Belt"])
  })

  const preview = (changes: Partial<Schedule>) =>
    previewOccurrences({ schedule: plan(changes), windowHours: 8, createBeforeHours: 0 }, now)

  test("names a clock change at the first occurrence after it, and at no other", () => {
    const [before, after] = [from("2026-03-28T08:00:00Z"), "2026-03-29T01:00:00.000Z"]
    const daily = {
      period: "DAILY",
      weekendInclusive: true,
      timeZone: "Europe/Berlin",
      startOn: before,
    } as const
    const changes = preview(daily).map(({ clockChangedOn }) => clockChangedOn?.toISOString() ?? null)
    expect(changes).toEqual([null, after, null, null, null])
  })

  test("marks the last occurrence of a plan that ends, and none of one that goes on", () => {
    const daily = { period: "DAILY", weekendInclusive: true, startOn: from("2026-03-11T08:00:00Z") } as const
    const lasts = (changes: Partial<Schedule>) =>
      preview({ ...daily, ...changes }).map(({ isLast }) => isLast)
    expect(lasts({ endOn: from("2026-03-13T08:00:00Z") })).toEqual([false, false, true])
    expect(lasts({})).toEqual([false, false, false, false, false])
  })

  test("names windows that meet an occurrence's window by a millisecond, not those beside it", () => {
    const [occurrence] = preview({ period: "SINGULAR", startOn: from("2026-03-11T08:00:00Z") })
    const { start, end } = occurrence!
    const shifted = (time: Date, ms: number) => new Date(time.getTime() + ms)
    const busy = [
      { title: "before", start: shifted(start, -1000), end: start },
      { title: "meets the start", start: shifted(start, -1000), end: shifted(start, 1) },
      { title: "meets the end", start: shifted(end, -1), end: shifted(end, 1000) },
      { title: "after", start: end, end: shifted(end, 1000) },
    ].map((window) => ({ ...window, isFromPlan: false }))
    const [withBusy] = withOverlaps([occurrence!], busy)
    expect(withBusy?.overlaps.map(({ title }) => title)).toEqual(["meets the start", "meets the end"])
  })
})

describe("occurrences across clock changes", () => {
  const daily = (timeZone: string, startOn: string) =>
    plan({ period: "DAILY", weekendInclusive: true, timeZone, startOn: from(startOn) })

  /** Zone, a daily plan's start (02:30 local by default), the date, and the instant it has there. */
  test.each([
    ["Europe/Berlin", "2026-03-20T01:30:00Z", "2026-03-28", "2026-03-28T01:30:00.000Z", null],
    ["Europe/Berlin", "2026-03-20T01:30:00Z", "2026-03-29", "2026-03-29T01:30:00.000Z", "CLOCK_CHANGE"],
    ["Europe/Berlin", "2026-03-20T01:30:00Z", "2026-03-30", "2026-03-30T00:30:00.000Z", null],
    ["Europe/Berlin", "2026-03-20T01:30:00Z", "2026-10-25", "2026-10-25T00:30:00.000Z", null],
    ["Europe/Berlin", "2026-03-20T01:30:00Z", "2026-10-26", "2026-10-26T01:30:00.000Z", null],
    ["Europe/Amsterdam", "2026-03-20T01:30:00Z", "2026-03-29", "2026-03-29T01:30:00.000Z", "CLOCK_CHANGE"],
    ["Europe/Amsterdam", "2026-03-20T01:30:00Z", "2026-10-25", "2026-10-25T00:30:00.000Z", null],
    ["America/New_York", "2026-03-01T07:30:00Z", "2026-03-08", "2026-03-08T07:30:00.000Z", "CLOCK_CHANGE"],
    ["America/New_York", "2026-03-01T07:30:00Z", "2026-03-09", "2026-03-09T06:30:00.000Z", null],
    ["America/New_York", "2026-10-01T05:30:00Z", "2026-11-01", "2026-11-01T05:30:00.000Z", null],
    // Half an hour: 02:00 becomes 02:30 in October; in April 01:30 to 02:00 comes twice.
    ["Australia/Lord_Howe", "2026-09-20T15:45:00Z", "2026-10-04", "2026-10-03T15:45:00.000Z", "CLOCK_CHANGE"],
    ["Australia/Lord_Howe", "2026-09-20T15:45:00Z", "2026-10-05", "2026-10-04T15:15:00.000Z", null],
    ["Australia/Lord_Howe", "2026-03-20T14:45:00Z", "2026-04-05", "2026-04-04T14:45:00.000Z", null],
    ["Australia/Lord_Howe", "2026-03-20T14:45:00Z", "2026-04-06", "2026-04-05T15:15:00.000Z", null],
  ] as const)("in %s, daily from %s: on %s at %s", (zone, start, on, at, movedBecause) => {
    const schedule = daily(zone, start)
    const found = nextOccurrences(schedule, schedule.startOn, 250).find((one) => one.on === on)
    expect(found).toEqual({ on, at: from(at), movedBecause })
  })

  test("keep a start in the second of two equal local hours", () => {
    const schedule = daily("Europe/Berlin", "2026-10-25T01:30:00Z")
    expect(nextOccurrences(schedule, schedule.startOn, 2).map(({ at }) => at.toISOString())).toEqual([
      "2026-10-25T01:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ])
  })

  test("skip a day that does not exist in the time zone", () => {
    const samoa = daily("Pacific/Apia", "2011-12-28T20:00:00Z")
    expect(dates(samoa, 3)).toEqual(["2011-12-28", "2011-12-29", "2011-12-31"])
  })

  // Amsterdam's clocks change as Berlin's do.
  test.each(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])(
    "in %s, 2020 to 2040: keep the local time, except once a year in the gap",
    (timeZone) => {
      const startOn = Temporal.ZonedDateTime.from(`2020-01-01T02:15:00[${timeZone}]`)
      const schedule = daily(timeZone, new Date(startOn.epochMilliseconds).toISOString())
      const until = from("2040-12-31T00:00:00Z")
      const local = localTimes(timeZone)
      let moved = 0
      for (const { on, at, movedBecause } of occurrencesFrom(schedule, schedule.startOn)) {
        if (at.getTime() > until.getTime()) break
        const said = local.format(at)
        if (movedBecause === null) expect(said).toBe(`${on} 02:15:00`)
        else {
          moved += 1
          expect([`${on} 02:45:00`, `${on} 03:15:00`]).toContain(said)
        }
      }
      expect(moved).toBe(21)
    },
  )
})

describe("occurrences as properties", () => {
  const zones = ["Europe/Berlin", "Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "UTC"]
  const instants = fc.date({
    min: from("2020-01-01T00:00:00Z"),
    max: from("2038-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  const schedules: fc.Arbitrary<Schedule> = fc
    .record({
      period: fc.constantFrom(...PERIODS),
      timeZone: fc.constantFrom(...zones),
      startOn: instants,
      endOn: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: null }),
      dayOf: fc.integer({ min: 1, max: 29 }),
      dayFrom: fc.constantFrom("FROM_START" as const, "FROM_END" as const),
      dayOfWeek: fc.constantFrom(...WEEKDAYS),
      weekendInclusive: fc.boolean(),
    })
    .map(({ endOn, ...rest }) => ({
      ...rest,
      endOn: endOn === null ? null : new Date(rest.startOn.getTime() + endOn * 86_400_000),
    }))

  test("have strictly rising times and dates between start and end", () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, since) => {
        const found = nextOccurrences(schedule, since, 30)
        for (const [index, { on, at }] of found.entries()) {
          expect(at.getTime()).toBeGreaterThanOrEqual(Math.max(since.getTime(), schedule.startOn.getTime()))
          if (schedule.endOn) expect(at.getTime()).toBeLessThanOrEqual(schedule.endOn.getTime())
          const before = found[index - 1]
          if (before) expect(at.getTime()).toBeGreaterThan(before.at.getTime())
          if (before) expect(on > before.on).toBe(true)
        }
      }),
    )
  })

  test("are the same regardless of where the listing starts", () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 700 }), (schedule, days) => {
        const since = new Date(schedule.startOn.getTime() + days * 86_400_000)
        const all = activationsBetween(schedule, schedule.startOn, new Date(since.getTime() + 1e10))
        const later = activationsBetween(schedule, since, new Date(since.getTime() + 1e10))
        expect(later).toEqual(all.filter((at) => at.getTime() >= since.getTime()))
      }),
      { numRuns: 60 },
    )
  })

  test("lead to the next occurrence by their date alone", () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const found = nextOccurrences(schedule, schedule.startOn, 11)
        for (const [index, one] of found.slice(0, 10).entries())
          expect(occurrenceAfter(schedule, one)).toEqual(found[index + 1] ?? null)
      }),
      { numRuns: 60 },
    )
  })

  const perYear = { WEEKLY: [52, 53], MONTHLY: [12], QUARTERLY: [4], SEMIYEARLY: [2], YEARLY: [1] } as const
  test.each(Object.entries(perYear))("for %s: %p in every calendar year", (period, counts) => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 2021, max: 2040 }), (schedule, year) => {
        const endless = { ...schedule, period: period as Schedule["period"], endOn: null }
        const startOn = from(`2020-06-${String(endless.dayOf).padStart(2, "0")}T10:00:00Z`)
        const found = nextOccurrences({ ...endless, startOn }, startOn, 53 * 22).filter(
          ({ on }) => on.slice(0, 4) === `${year}`,
        )
        expect(counts as readonly number[]).toContain(found.length)
      }),
      { numRuns: 30 },
    )
  })

  test("for DAILY: 365 or 366 a year with weekends, 260 to 262 without", () => {
    for (let year = 2021; year <= 2040; year += 1) {
      const span = [from(`${year}-01-01T00:00:00Z`), from(`${year + 1}-01-01T00:00:00Z`)] as const
      const schedule = plan({ period: "DAILY", timeZone: "UTC", startOn: from("2020-01-01T10:00:00Z") })
      const all = activationsBetween({ ...schedule, weekendInclusive: true }, ...span).length
      expect(all).toBe(year % 4 === 0 ? 366 : 365)
      const working = activationsBetween(schedule, ...span).length
      expect(working).toBeGreaterThanOrEqual(260)
      expect(working).toBeLessThanOrEqual(262)
    }
  })
})
