/** When a remote session may start, join, go on and be looked at (specification §4, §5, §6). Pure; time is an argument. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { ApprovalState } from "../../maintenance/approvals/rules.ts"
import type { IssueState } from "../../maintenance/issues/rules.ts"
import { isWindowActive, type MaintenanceWindow } from "../../maintenance/windows/rules.ts"

export const SESSION_STATES = [
  "ACTIVE",
  "COMPLETED",
  "CONNECTION_ERROR",
  "USER_LOGOUT_ERROR",
  "USER_AUTHORIZATION_ERROR",
  "ISSUE_MAINTENANCE_WINDOW_ERROR",
  "ISSUE_STATE_ERROR",
  "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
  "ISSUE_ASSIGNMENT_ERROR",
  "INTERFACE_MODIFIED_ERROR",
  "CONNECTOR_MODIFIED_ERROR",
  "MANAGER_SHUTDOWN_ERROR",
  "DEVICE_DELETE_ERROR",
] as const
export type SessionState = (typeof SESSION_STATES)[number]
export type SessionEndState = Exclude<SessionState, "ACTIVE">

/** A session ends once, and why stays said. Mirrored by `remote_session_transition` in SQL. */
export const SESSION_TRANSITIONS: Partial<Record<SessionState, readonly SessionEndState[]>> = {
  ACTIVE: SESSION_STATES.filter((state): state is SessionEndState => state !== "ACTIVE"),
}

export const ACCESS_RIGHTS = ["VIEW", "CONTROL"] as const
export type AccessRight = (typeof ACCESS_RIGHTS)[number]

/** DELETED: there was a recording, and its retention period is over. */
export const RECORDING_STATES = ["NONE", "RECORDING", "COMPLETE", "CUT", "DELETED"] as const
export type RecordingState = (typeof RECORDING_STATES)[number]

/**
 * A recording that has begun comes to something, or to nothing when nothing was shown; a kept one is deleted by retention.
 * What was not recorded never is. Mirrored by `recording_transition` in SQL.
 */
export const RECORDING_TRANSITIONS: Partial<Record<RecordingState, readonly RecordingState[]>> = {
  RECORDING: ["COMPLETE", "CUT", "NONE"],
  COMPLETE: ["DELETED"],
  CUT: ["DELETED"],
}

/** What a recording came to, however its session ended: also that of a worker or a server that is no more. */
export interface RecordingOutcome {
  /** CUT: playable up to its last whole record. NONE: nothing was shown, so there is nothing to play. */
  state: RecordingState
  sizeBytes: number
  durationMs: number
}

/** After the owner's last socket has gone, so long until the session ends. A reload or a lost network comes back. */
export const OWNER_GRACE_PERIOD_MS = 60_000
/** How often running sessions ask whether they may still run, beside being told of changes. */
export const RECHECK_INTERVAL_MS = 3_000
/**
 * Rights that the database has confirmed for so long no more count as gone: then running sessions end. Until then what was
 * known last is enforced, and so is the end of the window. Long enough for a database that starts again.
 */
export const UNCONFIRMED_ACCESS_MS_MAX = 60_000
/** How often sessions that are ACTIVE in the database are compared with those that run. */
export const RECONCILE_INTERVAL_MS = 30_000
/** A socket ticket is used at once or never. */
export const TICKET_TTL_MS = 30_000
export const VIEWERS_MAX = 20
/** What a server of 8 GB carries beside its database. */
export const LIVE_SESSIONS_MAX = 100
/** Memory of a session's Worker without its pictures, in bytes; measured. */
export const SESSION_BYTES = 50 * 1024 * 1024
/** Counted for the pictures of a session that has not told their size yet: two of 1920 x 1080, and tables. */
export const SESSION_PICTURE_BYTES_FIRST = 20 * 1024 * 1024
/** Memory of all sessions together, in bytes: all 100 with pictures of 1920 x 1080, or 12 with pictures of 8192 x 8192. */
export const SESSIONS_BYTES_MAX = LIVE_SESSIONS_MAX * (SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST)

/**
 * What must be true to start, in the order shown: the seven things of the specification (§5), and that the person has
 * agreed to the recording where the installation asks for it.
 */
export const PREREQUISITES = [
  "ASSIGNED",
  "START_REMOTE",
  "LOG_CREATE",
  "WINDOW",
  "LATEST_LOG",
  "REMOTE_ACCESS",
  "ISSUE_STATE",
  "RECORDING_CONSENT",
] as const
export type Prerequisite = (typeof PREREQUISITES)[number]

export interface RemoteStartFacts {
  actor: Actor
  access: DeviceAccess
  issue: {
    state: IssueState
    assignedUserId: string | null
    assignedUserGroupId: string | null
    enableRemoteAccess: boolean
    window: MaintenanceWindow
  }
  /** The log from which the session starts, and the newest log of the issue. */
  logId: string
  latestLogId: string | null
  /** The session would be recorded, and the person has not agreed to that. */
  consentMissing: boolean
}

const REMOTE_ACCESS_STATES: readonly IssueState[] = ["OPEN", "IN_PROGRESS"]

/** Every prerequisite still missing before a remote start; empty means allowed. */
export function missingPrerequisites(facts: RemoteStartFacts, now: Date): Prerequisite[] {
  const { actor, access, issue } = facts
  const met: Record<Prerequisite, boolean> = {
    ASSIGNED: isAssignedTo(actor, issue),
    START_REMOTE: hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE"),
    LOG_CREATE: hasDeviceAuthority(actor, access, "LOG_CREATE"),
    WINDOW: isWindowActive(issue.window, now),
    LATEST_LOG: facts.latestLogId !== null && facts.latestLogId === facts.logId,
    REMOTE_ACCESS: issue.enableRemoteAccess,
    ISSUE_STATE: REMOTE_ACCESS_STATES.includes(issue.state),
    RECORDING_CONSENT: !facts.consentMissing,
  }
  return PREREQUISITES.filter((prerequisite) => !met[prerequisite])
}

/** Assigned in person, or through one of the person's groups while nobody in person is. */
export function isAssignedTo(
  actor: Pick<Actor, "userId" | "userGroupIds">,
  issue: { assignedUserId: string | null; assignedUserGroupId: string | null },
): boolean {
  if (issue.assignedUserId !== null) return issue.assignedUserId === actor.userId
  return issue.assignedUserGroupId !== null && actor.userGroupIds.includes(issue.assignedUserGroupId)
}

export interface RunningSessionFacts {
  /** Null when the owner's sign-in has ended. */
  owner: Actor | null
  /** Null when the device is gone. */
  access: DeviceAccess | null
  issue: RemoteStartFacts["issue"] | null
  /** End the session at the end of the window; otherwise nobody new gets in and the running session goes on. */
  disconnectAtWindowEnd: boolean
  mayUseInterface: boolean
  /** The interface is still the one that was dialled. */
  isInterfaceUnchanged: boolean
  /** The way to the machine is still the one that was dialled: directly, or through the same connector. */
  isConnectorUnchanged: boolean
}

/** Why a running session may not go on, as its end state; null while it may. The first reason in this order counts. */
export function sessionEndReason(facts: RunningSessionFacts, now: Date): SessionEndState | null {
  if (!facts.owner) return "USER_LOGOUT_ERROR"
  if (!facts.access || !facts.issue) return "DEVICE_DELETE_ERROR"
  if (!REMOTE_ACCESS_STATES.includes(facts.issue.state)) return "ISSUE_STATE_ERROR"
  if (!facts.issue.enableRemoteAccess) return "ISSUE_ENABLE_REMOTE_ACCESS_ERROR"
  if (!isAssignedTo(facts.owner, facts.issue)) return "ISSUE_ASSIGNMENT_ERROR"
  if (facts.disconnectAtWindowEnd && !isWindowActive(facts.issue.window, now))
    return "ISSUE_MAINTENANCE_WINDOW_ERROR"
  // Without the first nobody is let in, the owner no more than others.
  for (const needed of ["DEVICE_READ", "DEVICE_START_REMOTE"] as const)
    if (!hasDeviceAuthority(facts.owner, facts.access, needed)) return "USER_AUTHORIZATION_ERROR"
  if (!facts.isInterfaceUnchanged) return "INTERFACE_MODIFIED_ERROR"
  if (!facts.isConnectorUnchanged) return "CONNECTOR_MODIFIED_ERROR"
  return facts.mayUseInterface ? null : "USER_AUTHORIZATION_ERROR"
}

/** Whose roles decide which sessions are seen: nobody's (null) for a superuser. */
export function sessionReaderId(actor: Pick<Actor, "isSuperuser" | "userId">): string | null {
  return actor.isSuperuser ? null : actor.userId
}

/**
 * What a person may do in a running session, as long as they may read the machine: the owner controls; an invited person
 * has the right of the invitation; whoever may join sessions on the device may look. Null means not at all. An API token
 * does what it is scoped for: nobody's ownership and no invitation stands above its scopes.
 */
export function effectiveAccessRight(
  actor: Actor,
  access: DeviceAccess,
  session: { ownerId: string; invitation: AccessRight | null },
): AccessRight | null {
  if (!hasDeviceAuthority(actor, access, "DEVICE_READ")) return null
  if (session.ownerId === actor.userId)
    return hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE") ? "CONTROL" : null
  const mayJoin = hasDeviceAuthority(actor, access, "DEVICE_JOIN_REMOTE")
  if (session.invitation && (mayJoin || !actor.token)) return session.invitation
  return mayJoin ? "VIEW" : null
}

/** A link in a mail is used the same day, or asked for again. */
export const EMAIL_INVITATION_TTL_HOURS = 24
/** More people than may look at once are not invited either, nor more addresses. */
export const INVITATIONS_MAX = VIEWERS_MAX

/** Until when an invitation by e-mail may be used: a day, and never beyond the window, as nobody new enters after it. */
export function emailInvitationExpiry(now: Date, windowEnd: Date): Date {
  return new Date(Math.min(hoursAfter(now, EMAIL_INVITATION_TTL_HOURS).getTime(), windowEnd.getTime()))
}

/** What approvals say about a recording: not wanted, not asked for, or asked for with an outcome and a time. */
export type RecordingApproval =
  | "NOT_REQUIRED"
  | null
  | { state: ApprovalState; startOn: Date; durationHours: number }

/** Why a recording may not be read; each is a text of the error catalogue. */
export type RecordingAccessDenial =
  | "NOT_ALLOWED"
  | "recordingNeedsApproval"
  | "recordingApprovalNotStarted"
  | "recordingApprovalExpired"

/**
 * The one question before a recording's file, stream or list of events is read: RECORDING_READ on the device, and, where
 * recordings need approval, a request of this person's own that is approved and whose time is now. Null means yes. A superuser needs the approval too.
 *
 * @param authority  REMOTE_READ for the recording of a connection to a PLC
 */
export function checkRecordingAccess(
  actor: Actor,
  access: DeviceAccess,
  approval: RecordingApproval,
  now: Date,
  authority: "RECORDING_READ" | "REMOTE_READ" = "RECORDING_READ",
): RecordingAccessDenial | null {
  if (!hasDeviceAuthority(actor, access, authority)) return "NOT_ALLOWED"
  if (approval === "NOT_REQUIRED") return null
  if (approval?.state !== "APPROVED") return "recordingNeedsApproval"
  if (now.getTime() < approval.startOn.getTime()) return "recordingApprovalNotStarted"
  const end = hoursAfter(approval.startOn, approval.durationHours)
  return now.getTime() < end.getTime() ? null : "recordingApprovalExpired"
}

/** A session may outlive its window where the issue says so, but only among those who are in it: nobody new enters. */
export function isJoinAllowed(
  facts: { isParticipant: boolean; window: MaintenanceWindow },
  now: Date,
): boolean {
  return facts.isParticipant || isWindowActive(facts.window, now)
}

export const SESSION_SORTS = { fields: ["startTime"], defaultSort: "-startTime" } as const

export const TRANSFERRED_FILE_SORTS = {
  fields: ["createdOn", "filename", "size"],
  defaultSort: "-createdOn",
} as const
