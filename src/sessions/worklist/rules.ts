/** What a user does next with an issue. Pure. */
import type { IssueState } from "../../maintenance/issues/rules.ts"
import { extensionChoices } from "../../maintenance/windows/rules.ts"

/**
 * RETURN: to the user's running session. START: a remote session. EDIT: finish the draft. EXTEND: the
 * window is over, and an extension opens it again. TAKE: the issue is free. OPEN: nothing but to read it.
 */
export type NextStep = "RETURN" | "START" | "EDIT" | "EXTEND" | "TAKE" | "OPEN"

export interface WorkIssue {
  state: IssueState
  isMine: boolean
  activationOn: Date
  windowEndOn: Date
  extensionHours: number
  enableRemoteAccess: boolean
  /** Whether the user runs a session for it. */
  hasOwnSession: boolean
}

export function nextStep(issue: WorkIssue, now: Date): NextStep {
  const { state, isMine, activationOn, windowEndOn: endsOn, extensionHours } = issue
  if (issue.hasOwnSession) return "RETURN"
  if (state === "NEW") return "EDIT"
  if (!isMine) return state === "OPEN" ? "TAKE" : "OPEN"
  if (state !== "OPEN" && state !== "IN_PROGRESS") return "OPEN"
  if (endsOn <= now) return extensionChoices({ endsOn, extensionHours }, now).length > 0 ? "EXTEND" : "OPEN"
  return activationOn <= now && issue.enableRemoteAccess ? "START" : "OPEN"
}

/** Rows of each list of the start page; the list behind its link has them all. */
export const WORK_ROWS_MAX = 6
/** Lists beside the issues have fewer. */
export const SIDE_ROWS_MAX = 4
/** Counts stop here: "99+". */
export const WORK_COUNT_MAX = 99

/** Running sessions without their supervisor that are looked through for those of the reader: all that one server runs. */
export const UNSUPERVISED_READ_MAX = 200
export const UNSUPERVISED_SHOWN_MAX = 3
