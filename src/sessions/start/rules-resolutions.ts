/** How a missing prerequisite can be resolved by the user who starts the remote session. Pure. */
import { type IssueState, isEditable, isExtendable, stateAfter } from "../../maintenance/issues/rules.ts"
import { extensionChoices, type MaintenanceWindow, windowEnd } from "../../maintenance/windows/rules.ts"
import type { Prerequisite } from "../session/rules.ts"

/** `edit`: the issue's form is the place; the others are done by one button. */
export type Resolution =
  | { kind: "take" }
  | { kind: "extend"; hours: number }
  | { kind: "enableRemoteAccess" }
  | { kind: "edit" }

export interface ResolutionFacts {
  /** The user holds ISSUE_UPDATE on the machine. */
  mayUpdateIssue: boolean
  /** A changed issue needs a new approval: it is then changed in its form, which shows that. */
  needsApproval: boolean
  issue: { state: IssueState; window: MaintenanceWindow }
}

/** @returns null when this user cannot resolve it */
export function findResolution(
  prerequisite: Prerequisite,
  { mayUpdateIssue, needsApproval, issue }: ResolutionFacts,
  now: Date,
): Resolution | null {
  if (!mayUpdateIssue || !isEditable(issue.state)) return null
  switch (prerequisite) {
    case "ASSIGNED":
      // A draft is submitted first, and then assigned.
      if (issue.state === "NEW") return null
      // What another person works on is assigned anew in its form, where that person's name stands.
      return { kind: stateAfter(issue.state, "take") ? "take" : "edit" }
    case "WINDOW": {
      const hours = extensionHoursNeeded(issue.window, now)
      return hours !== null && isExtendable(issue.state) ? { kind: "extend", hours } : { kind: "edit" }
    }
    case "REMOTE_ACCESS":
      return { kind: needsApproval ? "edit" : "enableRemoteAccess" }
    default:
      return null
  }
}

/** The fewest hours by which a past window must be extended to be open now; null when it may not be extended so far. */
function extensionHoursNeeded(window: MaintenanceWindow, now: Date): number | null {
  const endsOn = windowEnd(window)
  if (endsOn > now) return null
  return extensionChoices({ endsOn, extensionHours: window.extensionHours }, now)[0] ?? null
}
