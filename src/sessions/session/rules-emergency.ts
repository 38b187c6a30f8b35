/** The prerequisites that an emergency session bypasses, and the limits of its reason. Pure. */
import type { IssueState } from "../../maintenance/issues/rules.ts"
import { EMERGENCY_STATES, type Prerequisite } from "./rules.ts"

/** A reason is a sentence that its reviewer understands. */
export const EMERGENCY_REASON_CHARACTERS = { min: 20, max: 500 } as const

/**
 * The missing prerequisites that an emergency session bypasses: the open window, and the approval of the issue. The
 * others remain; sign-in, licence, permissions and limits are no prerequisites of the issue, and are never bypassed.
 */
export function splitEmergencyPrerequisites(
  missing: readonly Prerequisite[],
  state: IssueState,
): { bypassed: Prerequisite[]; remaining: Prerequisite[] } {
  const isBypassed = (one: Prerequisite) =>
    one === "WINDOW" || (one === "ISSUE_STATE" && EMERGENCY_STATES.includes(state))
  return {
    bypassed: missing.filter(isBypassed),
    remaining: missing.filter((one) => !isBypassed(one)),
  }
}
