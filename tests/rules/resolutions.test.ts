/** A user's options for a missing prerequisite of a remote session. */
import { describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import { ISSUE_STATES } from "../../src/maintenance/issues/rules.ts"
import { EXTENSION_HOURS_MAX } from "../../src/maintenance/windows/rules.ts"
import { PREREQUISITES } from "../../src/sessions/session/rules.ts"
import { findResolution, type ResolutionFacts } from "../../src/sessions/start/rules-resolutions.ts"

const NOW = new Date("2026-03-10T09:00:00Z")

/** An open issue whose window ended `agoHours` ago; negative: it ends later. */
function facts(agoHours: number, more: Partial<ResolutionFacts> = {}): ResolutionFacts {
  const window = { activationOn: hoursAfter(NOW, -agoHours - 2), windowHours: 2, extensionHours: 0 }
  return { mayUpdateIssue: true, needsApproval: false, issue: { state: "OPEN", window }, ...more }
}

describe("the suggested action for a closed maintenance window", () => {
  test.each([
    [0, 1],
    [0.5, 1],
    [1, 2],
    [3.9, 4],
  ])("%p hours after its end is an extension by the fewest sufficient whole hours: %p", (ago, hours) => {
    expect(findResolution("WINDOW", facts(ago), NOW)).toEqual({ kind: "extend", hours })
  })

  test("is editing the issue if it ended longer ago than an extension can cover", () => {
    expect(findResolution("WINDOW", facts(EXTENSION_HOURS_MAX), NOW)).toEqual({ kind: "edit" })
  })

  test("is editing the issue if its extension is used up", () => {
    const used = facts(0.5)
    used.issue.window = { ...used.issue.window, windowHours: 1, extensionHours: EXTENSION_HOURS_MAX }
    used.issue.window.activationOn = hoursAfter(NOW, -EXTENSION_HOURS_MAX - 1.5)
    expect(findResolution("WINDOW", used, NOW)).toEqual({ kind: "edit" })
  })

  test("is editing the issue if it begins later", () => {
    expect(findResolution("WINDOW", facts(-5), NOW)).toEqual({ kind: "edit" })
  })

  test("is editing the issue if the issue is waiting for approval", () => {
    const waiting = facts(0.5)
    waiting.issue.state = "APPROVAL_PENDING"
    expect(findResolution("WINDOW", waiting, NOW)).toEqual({ kind: "edit" })
  })
})

test("the suggested action for a missing assignment is taking an open issue, and editing any other that is neither a draft nor closed", () => {
  const resolved = ISSUE_STATES.map((state) => {
    const { issue, ...rest } = facts(-1)
    return [state, findResolution("ASSIGNED", { ...rest, issue: { ...issue, state } }, NOW)?.kind]
  })
  expect(resolved).toEqual([
    ["NEW", undefined],
    ["OPEN", "take"],
    ["APPROVAL_PENDING", "edit"],
    ["APPROVED", "edit"],
    ["IN_PROGRESS", "edit"],
    ["CLOSED", undefined],
  ])
})

test("the suggested action for disabled remote access is enabling it, or editing if that requires approval", () => {
  expect(findResolution("REMOTE_ACCESS", facts(-1), NOW)).toEqual({ kind: "enableRemoteAccess" })
  expect(findResolution("REMOTE_ACCESS", facts(-1, { needsApproval: true }), NOW)).toEqual({ kind: "edit" })
})

test("no action is suggested for a closed issue or to a user who may not update the issue", () => {
  const closed = facts(0.5)
  closed.issue.state = "CLOSED"
  for (const prerequisite of PREREQUISITES) {
    expect(findResolution(prerequisite, facts(0.5, { mayUpdateIssue: false }), NOW)).toBeNull()
    expect(findResolution(prerequisite, closed, NOW)).toBeNull()
  }
})
