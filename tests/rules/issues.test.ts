import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { hoursAfter } from "../../src/base/clock.ts"
import {
  DONE_SUB_STATUSES,
  DONE_SUB_STATUSES_BY_VERB,
  ISSUE_STATES,
  ISSUE_TRANSITIONS,
  type IssueState,
  type IssueVerb,
  isEditable,
  isExtendable,
  stateAfter,
  tabFilter,
  toIssueFilter,
} from "../../src/maintenance/issues/rules.ts"
import {
  EXTENSION_HOURS_MAX,
  extensionHoursLeft,
  hoursOnAxis,
  isWindowActive,
  WINDOW_HOURS,
  windowEnd,
  windowPosition,
} from "../../src/maintenance/windows/rules.ts"

const allowedVerbs = (state: IssueState) => Object.keys(ISSUE_TRANSITIONS[state]) as IssueVerb[]

const VERBS: readonly IssueVerb[] = [
  ...["submit", "requestApproval", "approve", "deny", "retract", "activate", "take"],
  ...["return", "close", "open", "expire"],
] as IssueVerb[]

describe("the issue state machine", () => {
  const allowed: readonly (readonly [IssueState, IssueVerb, IssueState])[] = [
    ["NEW", "submit", "OPEN"],
    ["NEW", "requestApproval", "APPROVAL_PENDING"],
    ["NEW", "close", "CLOSED"],
    ["APPROVAL_PENDING", "close", "CLOSED"],
    ["APPROVED", "close", "CLOSED"],
    ["IN_PROGRESS", "open", "OPEN"],
    ["OPEN", "take", "IN_PROGRESS"],
    ["OPEN", "return", "OPEN"],
    ["OPEN", "close", "CLOSED"],
    ["OPEN", "expire", "CLOSED"],
    ["OPEN", "requestApproval", "APPROVAL_PENDING"],
    ["OPEN", "retract", "CLOSED"],
    ["APPROVED", "retract", "CLOSED"],
    ["IN_PROGRESS", "retract", "CLOSED"],
    ["APPROVAL_PENDING", "approve", "APPROVED"],
    ["APPROVAL_PENDING", "deny", "CLOSED"],
    ["APPROVAL_PENDING", "retract", "CLOSED"],
    ["APPROVED", "activate", "OPEN"],
    ["APPROVED", "requestApproval", "APPROVAL_PENDING"],
    ["IN_PROGRESS", "return", "OPEN"],
    ["IN_PROGRESS", "close", "CLOSED"],
    ["IN_PROGRESS", "requestApproval", "APPROVAL_PENDING"],
    ["CLOSED", "open", "OPEN"],
    ["CLOSED", "requestApproval", "APPROVAL_PENDING"],
  ]

  for (const state of ISSUE_STATES) {
    for (const verb of VERBS) {
      const next = allowed.find(([from, by]) => from === state && by === verb)?.[2] ?? null
      test(`${state} -${verb}-> ${next ?? "refused"}`, () => expect(stateAfter(state, verb)).toBe(next))
    }
  }

  test("follows only listed transitions, and IN_PROGRESS is entered only by taking an issue", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...VERBS), { maxLength: 40 }), (verbs) => {
        let state: IssueState = "NEW"
        for (const verb of verbs) {
          const next = stateAfter(state, verb)
          if (next === "IN_PROGRESS") expect([state, verb]).toEqual(["OPEN", "take"])
          if (next) expect(allowedVerbs(state)).toContain(verb)
          state = next ?? state
          expect(Object.keys(ISSUE_TRANSITIONS)).toContain(state)
        }
      }),
    )
  })

  test("reaches every state from NEW", () => {
    const reached = new Set<IssueState>(["NEW"])
    for (const state of reached) for (const verb of allowedVerbs(state)) reached.add(stateAfter(state, verb)!)
    expect(reached).toEqual(new Set(ISSUE_STATES))
  })

  test("leads from APPROVAL_PENDING only to APPROVED or CLOSED", () => {
    const ways = (state: IssueState) => allowedVerbs(state).map((verb) => [verb, stateAfter(state, verb)])
    expect(ways("APPROVAL_PENDING").filter(([, next]) => next !== "CLOSED")).toEqual([
      ["approve", "APPROVED"],
    ])
    expect(
      ISSUE_STATES.filter((state) =>
        allowedVerbs(state).some((verb) => stateAfter(state, verb) === "APPROVED"),
      ),
    ).toEqual(["APPROVAL_PENDING"])
  })

  test("assigns a done sub-status to each closing verb only, and each sub-status to one verb", () => {
    const closing = VERBS.filter((verb) => ISSUE_STATES.some((state) => stateAfter(state, verb) === "CLOSED"))
    expect<string[]>(Object.keys(DONE_SUB_STATUSES_BY_VERB).sort()).toEqual(closing.sort())
    expect(Object.values(DONE_SUB_STATUSES_BY_VERB).flat().sort()).toEqual([...DONE_SUB_STATUSES].sort())
  })

  test("closes from every state except CLOSED and extends only OPEN, APPROVED and IN_PROGRESS issues", () => {
    expect(ISSUE_STATES.filter((state) => stateAfter(state, "close") === null)).toEqual(["CLOSED"])
    expect(ISSUE_STATES.filter(isExtendable)).toEqual(["OPEN", "APPROVED", "IN_PROGRESS"])
  })

  test("allows edits in every state except CLOSED", () => {
    expect(ISSUE_STATES.filter((state) => !isEditable(state))).toEqual(["CLOSED"])
  })
})

describe("a maintenance window", () => {
  const window = { activationOn: new Date("2026-03-29T00:30:00Z"), windowHours: 2, extensionHours: 0 }
  const at = (time: string) => isWindowActive(window, new Date(`2026-03-29T${time}Z`))

  test("is active from its activation until just before its end, also across a clock change", () => {
    expect([at("00:29:59.999"), at("00:30:00"), at("02:29:59.999"), at("02:30:00")]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test("is ahead until its activation, then open until its end, then over, and by how long", () => {
    const minute = 60_000
    const span = { startsOn: window.activationOn, endsOn: windowEnd(window) }
    const positionAt = (time: string) => windowPosition(span, new Date(`2026-03-29T${time}Z`))
    expect(["00:29", "00:30", "02:29", "02:30", "02:31"].map(positionAt)).toEqual([
      { phase: "ahead", ms: minute },
      { phase: "open", ms: 120 * minute },
      { phase: "open", ms: minute },
      { phase: "over", ms: 0 },
      { phase: "over", ms: minute },
    ])
  })

  test("is drawn on the axis as far as it lies there, and beyond an end of it where it only touches that", () => {
    const now = new Date("2026-03-10T09:00:00Z")
    const onAxis = (fromHours: number, toHours: number) =>
      hoursOnAxis({ startsOn: hoursAfter(now, fromHours), endsOn: hoursAfter(now, toHours) }, now)
    expect([onAxis(-14, -12), onAxis(-14, -11), onAxis(0, 2), onAxis(35, 40), onAxis(36, 40)]).toEqual([
      ...[
        "before" as const,
        { from: 0, to: 1 },
        { from: 12, to: 14 },
        { from: 47, to: 48 },
        "after" as const,
      ],
    ])
  })

  const windows = fc.record({
    activationOn: fc.date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true }),
    windowHours: fc.integer({ min: WINDOW_HOURS.min, max: WINDOW_HOURS.max }),
    extensionHours: fc.integer({ min: 0, max: EXTENSION_HOURS_MAX }),
  })

  test("is never longer than 244 hours, however often it is extended", () => {
    fc.assert(
      fc.property(windows, fc.array(fc.integer({ min: 1, max: 4 })), (start, wishes) => {
        const extended = { ...start }
        for (const hours of wishes) {
          if (hours <= extensionHoursLeft(extended)) extended.extensionHours += hours
        }
        const hours = (windowEnd(extended).getTime() - start.activationOn.getTime()) / 3_600_000
        expect(hours).toBeLessThanOrEqual(WINDOW_HOURS.max + EXTENSION_HOURS_MAX)
        expect(extensionHoursLeft(extended)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test("is active exactly between its activation and its end", () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: -300, max: 300 }), (one, hours) => {
        const now = new Date(one.activationOn.getTime() + hours * 3_600_000)
        expect(isWindowActive(one, now)).toBe(hours >= 0 && hours < one.windowHours + one.extensionHours)
      }),
    )
  })
})

describe("the filter of an issue list tab", () => {
  const actor = { userId: "me", userGroupIds: ["g1", "g2"] }
  test('selects non-closed issues assigned to the current user for the tab "mine"', () => {
    const filter = tabFilter("mine", undefined, actor)
    expect(filter.assignedUserId).toBe("me")
    expect(filter.states).not.toContain("CLOSED")
  })
  test("adds a given state to the tab's own conditions", () => {
    expect(tabFilter("group", ["CLOSED"], actor)).toEqual({
      states: ["CLOSED"],
      assignedUserGroupIds: ["g1", "g2"],
    })
  })
  test('selects nothing for the tab "mine" with another assigned user', () => {
    const mineAnd = (assignedUserId: string) => toIssueFilter({ filter: "mine", assignedUserId }, actor)
    expect([mineAnd("other").states, mineAnd("me")]).toEqual([[], tabFilter("mine", undefined, actor)])
  })
  test('is empty for the tab "all"', () => expect(tabFilter("all", undefined, actor)).toEqual({}))
})
