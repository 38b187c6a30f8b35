/** The conditions for starting and reviewing an emergency session, and their limits. Pure. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { minutesAfter } from "../../base/clock.ts"
import type { IssueState } from "../../maintenance/issues/rules.ts"
import type { Prerequisite } from "../session/rules.ts"
import { splitEmergencyPrerequisites } from "../session/rules-emergency.ts"

export const REVIEW_COMMENT_CHARACTERS_MAX = 1000

/** A program has no reason to give: an API token never starts one. */
export function mayStartEmergency(actor: Actor, access: DeviceAccess): boolean {
  return !actor.token && hasDeviceAuthority(actor, access, "DEVICE_START_EMERGENCY")
}

/** Whether this user may start an emergency session: only prerequisites are missing that it bypasses. */
export function isEmergencyOffered(
  actor: Actor,
  access: DeviceAccess,
  missing: readonly Prerequisite[],
  state: IssueState,
): boolean {
  const { bypassed, remaining } = splitEmergencyPrerequisites(missing, state)
  return mayStartEmergency(actor, access) && bypassed.length > 0 && remaining.length === 0
}

type ReviewDenial = "NOT_ALLOWED" | "emergencyOwnSession" | "emergencyStillRunning" | "emergencyReviewed"

/** Why a session may not be reviewed by this user now; null when it may. */
export function reviewDenial(
  actor: Actor,
  access: DeviceAccess,
  session: { startedBy: string; isActive: boolean; isReviewed: boolean },
): ReviewDenial | null {
  if (actor.token || !hasDeviceAuthority(actor, access, "DEVICE_REVIEW_EMERGENCY")) return "NOT_ALLOWED"
  if (session.startedBy === actor.userId) return "emergencyOwnSession"
  if (session.isActive) return "emergencyStillRunning"
  return session.isReviewed ? "emergencyReviewed" : null
}

export function emergencyEnd(startedOn: Date, minutes: number): Date {
  return minutesAfter(startedOn, minutes)
}
