/** What moving a maintenance window would do, before it is done. */
import type { Actor } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import type { StageResponse } from "../../maintenance/approvals/contract.ts"
import { findRequestId, getApprovalRecord } from "../../maintenance/approvals/store.ts"
import { type CalendarEntry, type Conflict, findConflicts } from "../../maintenance/calendar/rules.ts"
import { readCalendar } from "../../maintenance/calendar/store.ts"
import { approvalRefOf } from "../../maintenance/issues/actions-approval.ts"
import { changesApprovedFields } from "../../maintenance/issues/actions-diff.ts"
import type { Issue, SavedIssue } from "../../maintenance/issues/contract.ts"
import { triageReader } from "../../maintenance/issues/triage/store.ts"
import { isWindowActive, windowOf } from "../../maintenance/windows/rules.ts"
import { countSessionsInWindow } from "../../sessions/session/store.ts"

/** The new times of a window. */
export interface NewWindow {
  start: Date
  hours: number
}

export interface MoveEffects {
  start: Date
  /** With the extension. */
  end: Date
  /** Conflicts with windows that the reader may see. */
  conflicts: Conflict[]
  /** Votes of the request that begin again. */
  votes: number
  /** The issue waits for approval after the move. */
  needsApproval: boolean
  /** That a new issue passes before anyone may work on it; none for one that exists. */
  stages: readonly StageResponse[]
  /** Running sessions that end with the move. */
  endingSessions: number
}

/** @param wanted  the issue as it would be saved */
export async function findMoveEffects(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  issue: Issue,
  wanted: SavedIssue,
): Promise<MoveEffects> {
  const now = clock()
  const { start, hours } = windowWanted(wanted)
  const window = { ...windowOf(issue), activationOn: start, windowHours: hours }
  const end = hoursAfter(start, hours + issue.extensionInHours)
  const { needsApproval, votes } = changesApprovedFields(issue, wanted)
    ? await findApprovalEffects(db, issue)
    : { needsApproval: false, votes: 0 }
  const staysOpen =
    !needsApproval &&
    wanted.enableRemoteAccess &&
    keepsAssignee(issue, wanted) &&
    (isWindowActive(window, now) || !wanted.disconnectSessionsUponTimeEnd)
  return {
    start,
    end,
    needsApproval,
    stages: [],
    votes,
    conflicts: await findOverlaps({ db, clock }, actor, issue, start, end),
    endingSessions: staysOpen ? 0 : await countSessionsInWindow(db, issue.id),
  }
}

/**
 * Of an issue that is being written: nothing runs and nothing was voted on.
 *
 * @param issue  its machine, and the title it is named by
 */
export async function findNewWindowEffects(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  issue: Pick<Issue, "deviceId" | "deviceName" | "title">,
  { start, hours }: NewWindow,
): Promise<MoveEffects> {
  const end = hoursAfter(start, hours)
  const unsaved = { ...issue, id: "", state: "OPEN" as const, assignedUser: null }
  const conflicts = await findOverlaps(deps, actor, unsaved, start, end)
  const stages = await effectiveStages(deps.db, issue.deviceId, "ISSUE")
  return { start, end, conflicts, votes: 0, needsApproval: false, stages, endingSessions: 0 }
}

const windowWanted = (wanted: SavedIssue): NewWindow => ({
  start: new Date(wanted.activationDateTime),
  hours: wanted.maintenanceWindowInHours,
})

/** Whether those who may work on the issue still may. */
function keepsAssignee({ assignedUser, assignedUserGroup }: Issue, wanted: SavedIssue): boolean {
  if (assignedUser) return assignedUser.id === wanted.assignedUserId
  return wanted.assignedUserId === null && (assignedUserGroup?.id ?? null) === wanted.assignedUserGroupId
}

/** The decision of `submitForApproval`: drafts are not submitted, and a vote in progress goes on without a config. */
async function findApprovalEffects(db: Deps["db"], issue: Issue) {
  if (issue.state === "NEW") return { needsApproval: false, votes: 0 }
  const stages = await effectiveStages(db, issue.deviceId, "ISSUE")
  const requestId = await findRequestId(db, approvalRefOf(issue))
  const status = requestId === null ? null : (await getApprovalRecord(db, requestId)).status
  const needsApproval = stages.length > 0 || status?.state === "APPROVAL_PENDING"
  return { needsApproval, votes: needsApproval ? (status?.activeVotes.length ?? 0) : 0 }
}

/** The conflicts that the calendar would show. */
async function findOverlaps(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  issue: Pick<Issue, "id" | "deviceId" | "deviceName" | "title" | "state" | "assignedUser">,
  start: Date,
  end: Date,
): Promise<Conflict[]> {
  const everything = { deviceId: null, isOwn: false }
  const reader = await triageReader(db, actor)
  const { entries } = await readCalendar(db, reader, everything, { from: start, until: end }, clock())
  const moved: CalendarEntry = {
    id: issue.id,
    deviceId: issue.deviceId,
    deviceName: issue.deviceName,
    groupName: "",
    title: issue.title,
    state: issue.state,
    start,
    end,
    changedOn: clock(),
    move: null,
    assignee: issue.assignedUser?.displayName ?? null,
    assignedUserId: issue.assignedUser?.id ?? null,
  }
  const others = entries.filter(({ id }) => id !== issue.id)
  return findConflicts([moved, ...others]).filter(({ one, other }) => one === moved || other === moved)
}
