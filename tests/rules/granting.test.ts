/** Users grant no more rights than they have, for every kind of right. */
import { describe, expect, test } from "bun:test"
import type { Actor } from "../../src/base/authorities.ts"
import {
  type Grantor,
  grantsOwnVote,
  missingRights,
  type Rights,
} from "../../src/identity/authorization/grants/rules.ts"

const actor = (more: Partial<Actor> = {}): Actor => ({
  ...{ userId: "u", username: "u", displayName: "U", isSuperuser: false, language: null, signInId: "s" },
  ...{ authenticatedOn: new Date(0), systemAuthorities: new Set<string>(), userGroupIds: [] },
  ...more,
})
const access = (deviceId: string, ...authorities: string[]) =>
  [deviceId, { deviceId, authorities: new Set(authorities) }] as const

const giver: Grantor = {
  actor: actor({ systemAuthorities: new Set(["USER_READ", "DEVICE_READ"]) }),
  onDevices: new Map([access("d1", "ISSUE_READ"), access("d2", "ISSUE_READ", "LOG_READ")]),
  votes: new Set(["c:0:VOTE"]),
  interfaces: new Set(["i1"]),
}

/** Rights, and what the giver above lacks of them. */
const CASES: [string, Rights, string[]][] = [
  ["nothing", {}, []],
  ["what they have", { systemAuthorities: ["USER_READ"], votes: ["c:0:VOTE"], interfaces: ["i1"] }, []],
  ["a system authority", { systemAuthorities: ["USER_READ", "USER_DELETE"] }, ["USER_DELETE"]],
  ["being a superuser", { isSuperuser: true }, ["SUPERUSER"]],
  ["a device authority they have there", { deviceAuthorities: new Map([["d2", ["LOG_READ"]]]) }, []],
  [
    "one they have on another device only",
    { deviceAuthorities: new Map([["d1", ["LOG_READ"]]]) },
    ["LOG_READ"],
  ],
  [
    "one on a device that they do not know",
    { deviceAuthorities: new Map([["d3", ["ISSUE_READ"]]]) },
    ["ISSUE_READ"],
  ],
  ["one that they have in the system", { deviceAuthorities: new Map([["d3", ["DEVICE_READ"]]]) }, []],
  [
    "a device authority of the name of none in the system",
    { systemAuthorities: ["ISSUE_READ"] },
    ["ISSUE_READ"],
  ],
  ["an overruling vote at a stage where they vote", { votes: ["c:0:OVERRULE"] }, ["VOTE"]],
  ["a vote at another stage", { votes: ["c:0:VOTE", "c:1:VOTE"] }, ["VOTE"]],
  ["a restricted interface", { interfaces: ["i1", "i2"] }, ["RESTRICTED_INTERFACE"]],
]

test.each(CASES)(
  "granting %s is refused exactly if the grantor lacks a right in it",
  (_name, rights, missing) => {
    expect(missingRights(giver, rights)).toEqual(missing)
  },
)

test.each(CASES)("granting %s is allowed to a superuser", (_name, rights) => {
  expect(missingRights({ ...giver, actor: actor({ isSuperuser: true }) }, rights)).toEqual([])
})

describe("a change of an approval config", () => {
  const stage = (votes: string[], overrules: string[] = []) => ({
    voteUserGroups: votes.map((id) => ({ id })),
    overruleVotesUserGroups: overrules.map((id) => ({ id })),
  })
  const lead = actor({ userGroupIds: ["leads"] })

  test.each([
    ["gives others votes", [], [stage(["experts"], ["managers"])], false],
    ["gives the actor a vote", [], [stage(["LEADS"])], true],
    ["leaves the actor's vote", [stage(["leads"])], [stage(["leads", "experts"])], false],
    [
      "moves the actor's vote behind another stage",
      [stage(["leads"])],
      [stage(["a"]), stage(["leads"])],
      false,
    ],
    ["gives the actor a second stage", [stage(["leads"])], [stage(["leads"]), stage(["leads"])], true],
    ["makes the actor's vote an overruling one", [stage(["leads"])], [stage([], ["leads"])], true],
    ["takes the actor's vote", [stage(["leads"])], [], false],
  ])("that %s is checked for granting its author a vote", (_name, before, after, expected) => {
    expect(grantsOwnVote(lead, before, after)).toBe(expected)
    expect(grantsOwnVote({ ...lead, isSuperuser: true }, before, after)).toBe(false)
  })
})
