import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  APPROVAL_STATES,
  APPROVAL_TRANSITIONS,
  type ApprovalEvent,
  type ApprovalStage,
  type ApprovalState,
  computeApprovalStatus,
  effectiveConfig,
  isOpenForVotes,
  isParticipant,
  mayRetractRequest,
  mayRetractVote,
  outcomeVerbs,
  voteProblems,
} from "../../src/maintenance/approvals/rules.ts"

const stage = (requiredVotes: number, voteGroupIds: string[], overruleGroupIds: string[] = []) => ({
  requiredVotes,
  voteGroupIds,
  overruleGroupIds,
})
const vote = (userId: string, approved: boolean, more: { overruled?: boolean; stage?: number } = {}) =>
  ({ type: "VOTE", userId, approved, overruled: false, stage: 0, ...more }) as const
const retract = (userId: string) => ({ type: "RETRACT_VOTE", userId }) as const
const changed = (userId: string | null = "x") => ({ type: "OBJECT_CHANGE", userId }) as const
const state = (changedTo: "CLOSED" | "REOPENED" | "RETRACTED") =>
  ({ type: "STATE_CHANGE", changedTo }) as const
const ONE = [stage(1, ["g"])]
const TWO_STAGES = [stage(2, ["g"]), stage(1, ["h"])]

describe("the state computed from an approval request's log", () => {
  const cases: [string, ApprovalStage[], ApprovalEvent[], ApprovalState, number][] = [
    ["nothing yet: it waits", ONE, [], "APPROVAL_PENDING", 0],
    ["the last vote wanted approves", ONE, [vote("a", true)], "APPROVED", 0],
    ["one of two votes is not enough", TWO_STAGES, [vote("a", true)], "APPROVAL_PENDING", 0],
    [
      "a complete stage opens the next",
      TWO_STAGES,
      [vote("a", true), vote("b", true)],
      "APPROVAL_PENDING",
      1,
    ],
    [
      "the last stage's vote approves",
      TWO_STAGES,
      [vote("a", true), vote("b", true), vote("c", true, { stage: 1 })],
      "APPROVED",
      1,
    ],
    ["one denial denies", TWO_STAGES, [vote("a", true), vote("b", false)], "DENIED", 0],
    [
      "an overruling vote completes a stage at once",
      TWO_STAGES,
      [vote("o", true, { overruled: true })],
      "APPROVAL_PENDING",
      1,
    ],
    [
      "an overruling vote stands above a denial",
      ONE,
      [vote("a", false), vote("o", true, { overruled: true })],
      "APPROVED",
      0,
    ],
    [
      "an overruling denial stands above approvals",
      TWO_STAGES,
      [vote("a", true), vote("o", false, { overruled: true })],
      "DENIED",
      0,
    ],
    [
      "of two overruling votes of a stage the last one counts: a denial, then an approval",
      ONE,
      [vote("o", false, { overruled: true }), vote("p", true, { overruled: true })],
      "APPROVED",
      0,
    ],
    [
      "of two overruling votes of a stage the last one counts, whatever others vote in between",
      TWO_STAGES,
      [
        vote("o", false, { overruled: true }),
        vote("a", true),
        vote("p", true, { overruled: true }),
        vote("c", true, { stage: 1 }),
      ],
      "APPROVED",
      1,
    ],
    [
      "the overruling vote that stood before counts again when the last one is taken back",
      ONE,
      [vote("o", false, { overruled: true }), vote("p", true, { overruled: true }), retract("p")],
      "DENIED",
      0,
    ],
    ["a denial taken back counts no more", ONE, [vote("a", false), retract("a")], "APPROVAL_PENDING", 0],
    [
      "a vote taken back counts no more",
      TWO_STAGES,
      [vote("a", true), retract("a"), vote("b", true)],
      "APPROVAL_PENDING",
      0,
    ],
    [
      "a vote of an earlier stage taken back leads back to it",
      TWO_STAGES,
      [vote("a", true), vote("b", true), retract("a")],
      "APPROVAL_PENDING",
      0,
    ],
    ["a change of the object resets all votes", ONE, [vote("a", true), changed()], "APPROVAL_PENDING", 0],
    [
      "comments and extensions decide nothing",
      ONE,
      [{ type: "COMMENT" }, { type: "TIME_EXTEND" }],
      "APPROVAL_PENDING",
      0,
    ],
    ["closed is closed, whatever the votes say", ONE, [vote("a", true), state("CLOSED")], "CLOSED", 0],
    ["retracted is closed", ONE, [state("RETRACTED")], "CLOSED", 0],
    [
      "reopened after a change it waits again",
      ONE,
      [vote("a", true), state("CLOSED"), changed(), state("REOPENED")],
      "APPROVAL_PENDING",
      0,
    ],
    ["without any stage nothing is approved", [], [], "APPROVAL_PENDING", 0],
  ]
  test.each(cases)("is correct: %s", (_name, stages, log, wanted, currentStage) => {
    expect(computeApprovalStatus(stages, log)).toMatchObject({ state: wanted, currentStage })
  })

  test("is retracted only after a retraction, and no longer after reopening", () => {
    const isRetracted = (...log: ApprovalEvent[]) => computeApprovalStatus(ONE, log).isRetracted
    expect([isRetracted(state("RETRACTED")), isRetracted(state("CLOSED"))]).toEqual([true, false])
    expect(isRetracted(state("RETRACTED"), changed(), state("REOPENED"))).toBe(false)
  })
})

describe("an approval request", () => {
  const request = (...log: ApprovalEvent[]) => {
    const stages = [stage(1, ["voters"], ["chiefs"]), stage(1, ["directors"])]
    return { createdBy: "creator", stages, status: computeApprovalStatus(stages, log) }
  }
  const person = (userId: string, ...userGroupIds: string[]) => ({ userId, userGroupIds })

  test("accepts votes only from members of the stage's vote groups", () => {
    expect(voteProblems(request(), person("a", "voters"), false)).toEqual([])
    expect(voteProblems(request(), person("a", "directors"), false)).toEqual(["approvalNotVoter"])
    expect(voteProblems(request(), person("a", "chiefs"), false)).toEqual(["approvalNotVoter"])
  })
  test("accepts overruling votes only from members of the stage's overrule groups", () => {
    expect(voteProblems(request(), person("a", "chiefs"), true)).toEqual([])
    expect(voteProblems(request(), person("a", "voters"), true)).toEqual(["approvalNotOverruler"])
  })
  test("accepts only an overruling vote from its creator", () => {
    const creator = person("creator", "voters", "chiefs")
    expect(voteProblems(request(), creator, false)).toEqual(["approvalOwnRequest"])
    expect(voteProblems(request(), creator, true)).toEqual([])
  })
  test("refuses a vote from the user who last changed the object", () => {
    const editor = person("editor", "voters")
    expect(voteProblems(request(changed("editor")), editor, false)).toEqual(["approvalOwnRequest"])
    expect(voteProblems(request(changed("editor"), changed("creator")), editor, false)).toEqual([])
  })
  test("accepts one live vote per user across all stages", () => {
    const both = person("a", "voters", "directors")
    expect(voteProblems(request(vote("a", true)), both, false)).toEqual(["approvalAlreadyVoted"])
    expect(voteProblems(request(vote("a", false), retract("a")), both, false)).toEqual([])
  })
  test("accepts votes while it is neither closed nor approved", () => {
    expect(APPROVAL_STATES.filter(isOpenForVotes)).toEqual(["APPROVAL_PENDING", "DENIED"])
    expect(voteProblems(request(state("CLOSED")), person("a", "voters"), false)).toEqual(["approvalNotOpen"])
  })
  test("lets only the voter retract a live vote, and only while it is open for votes", () => {
    expect(mayRetractVote(request(vote("a", false)).status, "a")).toBe(true)
    expect(mayRetractVote(request(vote("a", false)).status, "b")).toBe(false)
    expect(mayRetractVote(request(vote("a", true), state("CLOSED")).status, "a")).toBe(false)
  })
  test("can be retracted by its creator unless it is closed", () => {
    expect(mayRetractRequest(request(vote("a", false)), "creator")).toBe(true)
    expect(mayRetractRequest(request(), "a")).toBe(false)
    expect(mayRetractRequest(request(state("CLOSED")), "creator")).toBe(false)
  })
  test("has its creator and the voters and overrulers of every stage as participants", () => {
    const takesPart = [
      person("creator"),
      person("a", "directors"),
      person("a", "chiefs"),
      person("a", "others"),
    ]
    expect(takesPart.map((one) => isParticipant(request(), one))).toEqual([true, true, true, false])
  })
})

describe("the effective approval config", () => {
  const line = (...types: ("DEDICATED" | "INHERITED" | "NONE")[]) => types.map((type, at) => ({ type, at }))
  test("is the device's own or the nearest dedicated one above it; NONE applies only where it is set", () => {
    expect(effectiveConfig(line("DEDICATED", "DEDICATED"))?.at).toBe(0)
    expect(effectiveConfig(line("INHERITED", "INHERITED", "DEDICATED", "DEDICATED"))?.at).toBe(2)
    expect(effectiveConfig(line("NONE", "DEDICATED"))).toBeNull()
    expect(effectiveConfig(line("INHERITED", "NONE", "DEDICATED"))?.at).toBe(2)
    expect(effectiveConfig(line("INHERITED", "NONE", "INHERITED", "NONE"))).toBeNull()
    expect(effectiveConfig([])).toBeNull()
    expect(effectiveConfig(line("INHERITED"))).toBeNull()
  })
})

describe("a change of the approval state", () => {
  test.each([
    ["APPROVAL_PENDING", "APPROVED", ["approve"]],
    ["APPROVAL_PENDING", "DENIED", ["deny"]],
    ["APPROVAL_PENDING", "APPROVAL_PENDING", []],
    ["DENIED", "APPROVAL_PENDING", ["requestApproval"]],
    ["DENIED", "APPROVED", ["requestApproval", "approve"]],
  ] as const)("from %s to %s applies the object's verbs %p", (before, after, verbs) => {
    const status = { ...computeApprovalStatus(ONE, []), state: after }
    expect(outcomeVerbs(before, status)).toEqual([...verbs])
  })
  test("by a retraction closes a pending or approved object and leaves a denied one unchanged", () => {
    const retracted = computeApprovalStatus(ONE, [state("RETRACTED")])
    expect(outcomeVerbs("APPROVAL_PENDING", retracted)).toEqual(["retract"])
    expect(outcomeVerbs("APPROVED", retracted)).toEqual(["retract"])
    expect(outcomeVerbs("DENIED", retracted)).toEqual([])
  })
})

describe("any sequence of user actions", () => {
  const GROUPS = ["g0", "g1", "g2"]
  const PEOPLE = Array.from({ length: 6 }, (_, n) => `p${n}`)
  const someGroups = fc.subarray(GROUPS)
  const stages = fc.array(
    fc.record({
      requiredVotes: fc.integer({ min: 1, max: 3 }),
      voteGroupIds: someGroups,
      overruleGroupIds: someGroups,
    }),
    { minLength: 1, maxLength: 3 },
  )
  const action = fc.record({
    who: fc.constantFrom(...PEOPLE),
    what: fc.constantFrom(
      "vote",
      "vote",
      "vote",
      "overrule",
      "retractVote",
      "change",
      "close",
      "retract",
      "comment",
    ),
    approved: fc.boolean(),
  })
  const memberships = fc.tuple(...PEOPLE.map(() => someGroups))

  /** Applies an action if the rules allow it. */
  function attempt(
    request: { createdBy: string; stages: ApprovalStage[] },
    log: ApprovalEvent[],
    groupsOf: Map<string, string[]>,
    { who, what, approved }: { who: string; what: string; approved: boolean },
  ): ApprovalEvent[] {
    const status = computeApprovalStatus(request.stages, log)
    const voter = { userId: who, userGroupIds: groupsOf.get(who)! }
    const seen = { ...request, status }
    if (what === "vote" || what === "overrule") {
      const overruled = what === "overrule"
      if (voteProblems(seen, voter, overruled).length > 0) return []
      return [vote(who, approved, { overruled, stage: status.currentStage })]
    }
    if (what === "retractVote") return mayRetractVote(status, who) ? [retract(who)] : []
    if (what === "change") return [changed(who), ...(status.state === "CLOSED" ? [state("REOPENED")] : [])]
    if (what === "close") return [state("CLOSED")]
    if (what === "retract") return mayRetractRequest(seen, who) ? [state("RETRACTED")] : []
    return [{ type: "COMMENT" }]
  }

  /** Independent count from the log: live votes since the last change, one per user, by members only. */
  function hasTheVotes(
    stages: ApprovalStage[],
    log: ApprovalEvent[],
    groupsOf: Map<string, string[]>,
  ): boolean {
    const since = log.slice(log.findLastIndex((entry) => entry.type === "OBJECT_CHANGE") + 1)
    const live = new Map<string, Extract<ApprovalEvent, { type: "VOTE" }>>()
    for (const entry of since) {
      if (entry.type === "VOTE") live.set(entry.userId, entry)
      if (entry.type === "RETRACT_VOTE") live.delete(entry.userId)
    }
    return stages.every(({ requiredVotes, voteGroupIds, overruleGroupIds }, at) => {
      const here = [...live.values()].filter((one) => one.stage === at && one.approved)
      const among = (ids: readonly string[], userId: string) =>
        groupsOf.get(userId)!.some((id) => ids.includes(id))
      if (here.some((one) => one.overruled && among(overruleGroupIds, one.userId))) return true
      return here.filter((one) => !one.overruled && among(voteGroupIds, one.userId)).length >= requiredVotes
    })
  }

  test("reaches APPROVED only with the required votes and takes only listed transitions", () => {
    fc.assert(
      fc.property(stages, memberships, fc.array(action, { maxLength: 40 }), (wanted, groups, actions) => {
        const groupsOf = new Map(PEOPLE.map((person, n) => [person, groups[n]!]))
        const request = { createdBy: "p0", stages: wanted }
        const log: ApprovalEvent[] = []
        let before: ApprovalState = "APPROVAL_PENDING"
        for (const one of actions) {
          log.push(...attempt(request, log, groupsOf, one))
          const { state: now, activeVotes: liveVotes } = computeApprovalStatus(wanted, log)
          if (now === "APPROVED") expect(hasTheVotes(wanted, log, groupsOf)).toBe(true)
          if (now !== before) expect(APPROVAL_TRANSITIONS[before] as readonly string[]).toContain(now)
          expect(new Set(liveVotes.map(({ userId }) => userId)).size).toBe(liveVotes.length)
          expect(liveVotes.some(({ userId, overruled }) => userId === "p0" && !overruled)).toBe(false)
          before = now
        }
      }),
      { numRuns: 500 },
    )
  })

  test("records no vote for a stage before all earlier stages are complete", () => {
    fc.assert(
      fc.property(stages, memberships, fc.array(action, { maxLength: 40 }), (wanted, groups, actions) => {
        const groupsOf = new Map(PEOPLE.map((person, n) => [person, groups[n]!]))
        const log: ApprovalEvent[] = []
        for (const one of actions) {
          const before = computeApprovalStatus(wanted, log)
          for (const entry of attempt({ createdBy: "p0", stages: wanted }, log, groupsOf, one)) {
            if (entry.type === "VOTE") expect(entry.stage).toBe(before.currentStage)
            log.push(entry)
          }
        }
      }),
    )
  })
})
