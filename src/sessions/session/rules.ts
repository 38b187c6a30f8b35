/** Conditions under which a remote session may start, be joined, go on and be viewed (specification §4, §5, §6). Pure; time is an argument. */

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
  "EMERGENCY_TIME_ERROR",
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

/** The cause of the end of a session, where its state does not say it; readers have a text for each. */
export const END_CAUSES = [
  "OWNER",
  "OWNER_LEFT",
  "SUPERVISOR",
  "START_FAILED",
  "RIGHTS_UNCONFIRMED",
  "MEMORY",
  "SERVER_STOPPED",
  "SERVER_FAILED",
  "LOST",
] as const
export type EndCause = (typeof END_CAUSES)[number]

/** A session ends once, and its end reason is final. Mirrored by `remote_session_transition` in SQL. */
export const SESSION_TRANSITIONS: Partial<Record<SessionState, readonly SessionEndState[]>> = {
  ACTIVE: SESSION_STATES.filter((state): state is SessionEndState => state !== "ACTIVE"),
}

export const ACCESS_RIGHTS = ["VIEW", "CONTROL"] as const
export type AccessRight = (typeof ACCESS_RIGHTS)[number]

/** DELETED: there was a recording, and its retention period is over. */
export const RECORDING_STATES = ["NONE", "RECORDING", "COMPLETE", "CUT", "DELETED"] as const
export type RecordingState = (typeof RECORDING_STATES)[number]

/**
 * A recording that has begun ends as COMPLETE or CUT, or as NONE when nothing was shown; a kept one is deleted by
 * retention. A session that was not recorded stays so. Mirrored by `recording_transition` in SQL.
 */
export const RECORDING_TRANSITIONS: Partial<Record<RecordingState, readonly RecordingState[]>> = {
  RECORDING: ["COMPLETE", "CUT", "NONE"],
  COMPLETE: ["DELETED"],
  CUT: ["DELETED"],
}

/** What a recording came to, however its session ended: also when its Worker or its server has crashed. */
export interface RecordingOutcome {
  /** CUT: playable up to its last whole record. NONE: nothing was shown, so there is nothing to play. */
  state: RecordingState
  sizeBytes: number
  durationMs: number
}

/** Time from the close of the owner's last socket to the session's end. Covers a reload or a lost network. */
export const OWNER_GRACE_PERIOD_MS = 60_000
/** Interval at which running sessions recheck their rights, in addition to change events. */
export const RECHECK_INTERVAL_MS = 3_000
/**
 * Rights that the database has not confirmed for this time count as revoked: running sessions end. Until then the
 * last known rights are enforced, and so is the end of the window. Long enough for a restart of the database.
 */
export const UNCONFIRMED_ACCESS_MS_MAX = 60_000
/** How often sessions that are ACTIVE in the database are compared with those that run. */
export const RECONCILE_INTERVAL_MS = 30_000
/** A socket ticket is used immediately or never. */
export const TICKET_TTL_MS = 30_000
/**
 * Owner, colleagues, guests and their further windows. Viewers on quick links share one encoding, so that 50 cost little more
 * than one; but each may hold a socket buffer, and the screen has nine streams for viewers that fall behind.
 */
export const VIEWERS_MAX = 50
/** What a server of 8 GB carries beside its database. */
export const LIVE_SESSIONS_MAX = 100
/** Memory of a session's Worker without its pictures, in bytes; measured. */
export const SESSION_BYTES = 50 * 1024 * 1024
/**
 * What a session's Worker may hold beside its pictures, in bytes, before the session ends: ten times what the largest
 * measured sessions hold, and too little for a host of 8 GB to suffer.
 */
export const SESSION_HEAP_BYTES_MAX = 256 * 1024 * 1024
/** Assumed size of a session's picture before its first report: about one of 1920 x 1080, with room to scroll and to encode it. */
export const SESSION_PICTURE_BYTES_FIRST = 20 * 1024 * 1024
/** Memory of all sessions together, in bytes: all 100 with pictures of 1920 x 1080, or 12 with pictures of 8192 x 8192. */
export const SESSIONS_BYTES_MAX = LIVE_SESSIONS_MAX * (SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST)

/**
 * The prerequisites for a start, in the order shown: the seven of the specification (§5), and the user's consent to
 * the recording where the installation requires it.
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

export interface IssueFacts {
  state: IssueState
  assignedUserId: string | null
  assignedUserGroupId: string | null
  enableRemoteAccess: boolean
  window: MaintenanceWindow
  /** End sessions at the end of the window; otherwise running ones continue without new viewers. */
  disconnectAtWindowEnd: boolean
}

export interface RemoteStartFacts {
  actor: Actor
  access: DeviceAccess
  issue: IssueFacts
  /** The log from which the session starts, and the newest log of the issue. */
  logId: string
  latestLogId: string | null
  /** The session would be recorded, and the user has not consented to that. */
  consentMissing: boolean
}

const REMOTE_ACCESS_STATES: readonly IssueState[] = ["OPEN", "IN_PROGRESS"]
/** In an emergency the window and the votes are not awaited; a draft or a closed issue admits no session. */
export const EMERGENCY_STATES: readonly IssueState[] = ["OPEN", "IN_PROGRESS", "APPROVAL_PENDING", "APPROVED"]

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

/** Assigned to the user directly, or to one of the user's groups while no user is assigned. */
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
  /** Null when the device is deleted. */
  access: DeviceAccess | null
  /** Null when the issue is deleted. */
  issue: IssueFacts | null
  /** End of an emergency session; null for a session in its window. */
  emergencyEndsOn: Date | null
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
  const states = facts.emergencyEndsOn ? EMERGENCY_STATES : REMOTE_ACCESS_STATES
  if (!states.includes(facts.issue.state)) return "ISSUE_STATE_ERROR"
  if (!facts.issue.enableRemoteAccess) return "ISSUE_ENABLE_REMOTE_ACCESS_ERROR"
  if (!isAssignedTo(facts.owner, facts.issue)) return "ISSUE_ASSIGNMENT_ERROR"
  const timeEnd = timeEndReason(facts, facts.issue, now)
  if (timeEnd) return timeEnd
  // DEVICE_READ is required for every viewer, the owner included.
  const emergency = facts.emergencyEndsOn ? (["DEVICE_START_EMERGENCY"] as const) : []
  for (const needed of ["DEVICE_READ", "DEVICE_START_REMOTE", ...emergency] as const)
    if (!hasDeviceAuthority(facts.owner, facts.access, needed)) return "USER_AUTHORIZATION_ERROR"
  if (!facts.isInterfaceUnchanged) return "INTERFACE_MODIFIED_ERROR"
  if (!facts.isConnectorUnchanged) return "CONNECTOR_MODIFIED_ERROR"
  return facts.mayUseInterface ? null : "USER_AUTHORIZATION_ERROR"
}

/** An emergency session has an end of its own, and the window none over it. */
function timeEndReason(
  { emergencyEndsOn }: RunningSessionFacts,
  { window, disconnectAtWindowEnd }: IssueFacts,
  now: Date,
): SessionEndState | null {
  if (emergencyEndsOn) return now.getTime() < emergencyEndsOn.getTime() ? null : "EMERGENCY_TIME_ERROR"
  return disconnectAtWindowEnd && !isWindowActive(window, now) ? "ISSUE_MAINTENANCE_WINDOW_ERROR" : null
}

/** The user whose roles limit the visible sessions; null (no limit) for a superuser. */
export function sessionReaderId(actor: Pick<Actor, "isSuperuser" | "userId">): string | null {
  return actor.isSuperuser ? null : actor.userId
}

/**
 * The access right of a user in a running session, provided that they may read the machine: the owner has CONTROL; an
 * invited user has the right of the invitation; a user with DEVICE_JOIN_REMOTE or DEVICE_SUPERVISE_REMOTE has VIEW; one whom
 * the owner removed has none until invited again. Null means no access. An API
 * token is limited to its scopes: neither ownership nor an invitation extends them.
 */
export function effectiveAccessRight(
  actor: Actor,
  access: DeviceAccess,
  session: { ownerId: string; invitation: AccessRight | null; isRemoved?: boolean },
): AccessRight | null {
  if (!hasDeviceAuthority(actor, access, "DEVICE_READ")) return null
  if (session.ownerId === actor.userId)
    return hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE") ? "CONTROL" : null
  if (session.isRemoved) return null
  const mayJoin =
    hasDeviceAuthority(actor, access, "DEVICE_JOIN_REMOTE") ||
    hasDeviceAuthority(actor, access, "DEVICE_SUPERVISE_REMOTE")
  if (session.invitation && (mayJoin || !actor.token)) return session.invitation
  return mayJoin ? "VIEW" : null
}

/** The link in an e-mail is used on the same day, or requested again. */
export const EMAIL_INVITATION_TTL_HOURS = 24
/** Number of users, and of e-mail addresses: a team, its supplier and its customer. */
export const INVITATIONS_MAX = 20

/**
 * Expiry of an e-mail invitation: a day, at most the end of the window, as no new viewer is admitted after it.
 *
 * @param wanted  an earlier time that the inviter chose
 */
export function emailInvitationExpiry(now: Date, windowEnd: Date, wanted: Date | null = null): Date {
  const latest = Math.min(hoursAfter(now, EMAIL_INVITATION_TTL_HOURS).getTime(), windowEnd.getTime())
  return new Date(wanted ? Math.min(wanted.getTime(), latest) : latest)
}

/** The approval of a recording: not required, not requested, or requested, with its outcome and time. */
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
  | "recordingOfRunningSession"

interface RecordingAccessFacts {
  ownerId: string
  /** The session is still running. */
  isActive: boolean
  approval: RecordingApproval
}

/**
 * The single check before a recording's file, stream or list of events is read: RECORDING_READ on the device, and,
 * where recordings need approval, the user's own request, approved and within its time. Null means allowed.
 * Superusers need the approval too. While the session runs its recording is for the owner alone: others join, with the
 * right to, where those in the session see them.
 *
 * @param authority  REMOTE_READ for the recording of a connection to a PLC
 */
export function checkRecordingAccess(
  actor: Actor,
  access: DeviceAccess,
  { ownerId, isActive, approval }: RecordingAccessFacts,
  now: Date,
  authority: "RECORDING_READ" | "REMOTE_READ" = "RECORDING_READ",
): RecordingAccessDenial | null {
  if (!hasDeviceAuthority(actor, access, authority)) return "NOT_ALLOWED"
  return (
    approvalDenial(approval, now) ??
    (isActive && ownerId !== actor.userId ? "recordingOfRunningSession" : null)
  )
}

function approvalDenial(approval: RecordingApproval, now: Date): RecordingAccessDenial | null {
  if (approval === "NOT_REQUIRED") return null
  if (approval?.state !== "APPROVED") return "recordingNeedsApproval"
  if (now.getTime() < approval.startOn.getTime()) return "recordingApprovalNotStarted"
  const end = hoursAfter(approval.startOn, approval.durationHours)
  return now.getTime() < end.getTime() ? null : "recordingApprovalExpired"
}

/**
 * A session may outlive its window where the issue allows it, but only for its participants: no new viewer joins. An
 * emergency session admits until its own end.
 */
export function isJoinAllowed(
  facts: { isParticipant: boolean; window: MaintenanceWindow; emergencyEndsOn: Date | null },
  now: Date,
): boolean {
  const { isParticipant, window, emergencyEndsOn } = facts
  if (isParticipant) return true
  return emergencyEndsOn ? now.getTime() < emergencyEndsOn.getTime() : isWindowActive(window, now)
}

export const SESSION_SORTS = { fields: ["startTime"], defaultSort: "-startTime" } as const

export const TRANSFERRED_FILE_SORTS = {
  fields: ["createdOn", "filename", "size"],
  defaultSort: "-createdOn",
} as const
