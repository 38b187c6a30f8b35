/** What a person can do about a missing prerequisite of a remote session. */
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

describe("a window", () => {
  test.each([
    [0, 1],
    [0.5, 1],
    [1, 2],
    [3.9, 4],
  ])("that ended %p hours ago is extended by the fewest whole hours that open it: %p", (ago, hours) => {
    expect(findResolution("WINDOW", facts(ago), NOW)).toEqual({ kind: "extend", hours })
  })

  test("that ended longer ago than it may be extended is changed in the issue's form", () => {
    expect(findResolution("WINDOW", facts(EXTENSION_HOURS_MAX), NOW)).toEqual({ kind: "edit" })
  })

  test("that has used up its extension is changed in the issue's form", () => {
    const used = facts(0.5)
    used.issue.window = { ...used.issue.window, windowHours: 1, extensionHours: EXTENSION_HOURS_MAX }
    used.issue.window.activationOn = hoursAfter(NOW, -EXTENSION_HOURS_MAX - 1.5)
    expect(findResolution("WINDOW", used, NOW)).toEqual({ kind: "edit" })
  })

  test("that begins later is changed in the issue's form", () => {
    expect(findResolution("WINDOW", facts(-5), NOW)).toEqual({ kind: "edit" })
  })

  test("of an issue that waits for approval is changed in the issue's form", () => {
    const waiting = facts(0.5)
    waiting.issue.state = "APPROVAL_PENDING"
    expect(findResolution("WINDOW", waiting, NOW)).toEqual({ kind: "edit" })
  })
})

test("an issue that is not assigned to the person is taken where its state allows it", () => {
  const resolved = ISSUE_STATES.filter((state) => {
    const { issue, ...rest } = facts(-1)
    return findResolution("ASSIGNED", { ...rest, issue: { ...issue, state } }, NOW)?.kind === "take"
  })
  expect(resolved).toEqual(["OPEN"])
})

test("remote access is enabled by one button, or in the form where that asks for a new approval", () => {
  expect(findResolution("REMOTE_ACCESS", facts(-1), NOW)).toEqual({ kind: "enableRemoteAccess" })
  expect(findResolution("REMOTE_ACCESS", facts(-1, { needsApproval: true }), NOW)).toEqual({ kind: "edit" })
})

test("a person who may not change the issue, and a closed issue, get no button at all", () => {
  const closed = facts(0.5)
  closed.issue.state = "CLOSED"
  for (const prerequisite of PREREQUISITES) {
    expect(findResolution(prerequisite, facts(0.5, { mayUpdateIssue: false }), NOW)).toBeNull()
    expect(findResolution(prerequisite, closed, NOW)).toBeNull()
  }
})
