/** What kind of end a session came to, for this viewer: decides its title and its mark in the bar. Pure. */
import { type EndReason, isNormalEnd } from "./model.ts"

export type EndKind = "ended" | "failed" | "left" | "outside" | "notStarted"

/** The start requires step-up authentication, which the user has not completed. */
export const STEP_UP_REQUIRED = "STEP_UP_REQUIRED"

/** Refusals of a start; NOT_FOUND: of its interface, log or issue. */
const NOT_STARTED: ReadonlySet<string> = new Set([STEP_UP_REQUIRED, "PREREQUISITES_MISSING", "NOT_FOUND"])
/** Ends of this viewer's access by the decision of another. */
const OUTSIDE: ReadonlySet<string> = new Set(["REMOVED", "ACCESS_ENDED", "UNAUTHORIZED"])
/** Ends by a rule of the plant or a decision of a person: the text says which, and nothing has failed. */
const ENDED_BY_RULE: ReadonlySet<string> = new Set([
  "USER_LOGOUT_ERROR",
  "USER_AUTHORIZATION_ERROR",
  "ISSUE_MAINTENANCE_WINDOW_ERROR",
  "EMERGENCY_TIME_ERROR",
  "ISSUE_STATE_ERROR",
  "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
  "ISSUE_ASSIGNMENT_ERROR",
  "INTERFACE_MODIFIED_ERROR",
  "CONNECTOR_MODIFIED_ERROR",
  "MANAGER_SHUTDOWN_ERROR",
  "DEVICE_DELETE_ERROR",
  "SIGNED_OUT",
])

export function endKindOf({ code }: EndReason): EndKind {
  if (NOT_STARTED.has(code)) return "notStarted"
  if (code === "LEFT") return "left"
  if (OUTSIDE.has(code)) return "outside"
  return isNormalEnd(code) || ENDED_BY_RULE.has(code) ? "ended" : "failed"
}

/** Ends for this viewer alone: the session may go on without them. */
export function mayStillRun(end: EndReason): boolean {
  const kind = endKindOf(end)
  return kind === "left" || kind === "outside"
}
