/** The next step of an issue on the start page. */
import { expect, test } from "bun:test"
import { type NextStep, nextStep, type WorkIssue } from "../../src/sessions/worklist/rules.ts"

const NOW = new Date("2026-11-24T10:00:00Z")
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const open: WorkIssue = {
  ...{ state: "IN_PROGRESS", isMine: true, activationOn: at(-1), windowEndOn: at(1), extensionHours: 0 },
  ...{ enableRemoteAccess: true, hasOwnSession: false },
}

const cases: [what: string, changes: Partial<WorkIssue>, step: NextStep][] = [
  ["mine with an open window", {}, "START"],
  ["mine and not begun, with an open window", { state: "OPEN" }, "START"],
  ["mine with a running session of mine", { hasOwnSession: true }, "RETURN"],
  ["mine without remote access", { enableRemoteAccess: false }, "OPEN"],
  ["mine with a window that begins now", { activationOn: at(0) }, "START"],
  ["mine with a window ahead", { activationOn: at(1), windowEndOn: at(2) }, "OPEN"],
  ["mine with a window that is over", { windowEndOn: at(0) }, "EXTEND"],
  ["mine with a window that is over and fully extended", { windowEndOn: at(0), extensionHours: 4 }, "OPEN"],
  ["mine with a window that was over 4 h ago, the most it can be extended", { windowEndOn: at(-4) }, "OPEN"],
  ["mine, over for 3 h and extended by 2 h", { windowEndOn: at(-3), extensionHours: 2 }, "OPEN"],
  ["mine, over for 1 h and extended by 2 h", { windowEndOn: at(-1), extensionHours: 2 }, "EXTEND"],
  ["my draft", { state: "NEW", windowEndOn: at(0) }, "EDIT"],
  ["mine and waiting for approval", { state: "APPROVAL_PENDING" }, "OPEN"],
  ["mine and approved, not open yet", { state: "APPROVED", activationOn: at(3) }, "OPEN"],
  ["free and open", { isMine: false, state: "OPEN" }, "TAKE"],
  ["another user's", { isMine: false }, "OPEN"],
]

test.each(cases)(
  "the next step of an issue that is %s is the one for its state and window",
  (_, changes, step) => {
    expect(nextStep({ ...open, ...changes }, NOW)).toBe(step)
  },
)
