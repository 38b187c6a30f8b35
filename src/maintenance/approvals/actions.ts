/** Actions of users on an approval request: comment, vote, retract, reschedule. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import type { ApprovalDeps } from "./actions-handlers.ts"
import { notifyOutcome } from "./actions-notifications.ts"
import { auditApproval, toRequestRef } from "./actions-requests.ts"
import type { ApprovalRequest, UpdateEventTime, VoteOnApproval } from "./contract.ts"
import {
  type ApprovalObjectType,
  ENTRIES_MAX,
  isOpenForVotes,
  isParticipant,
  mayRetractRequest,
  mayRetractVote,
  outcomeVerbs,
  type VoteProblem,
  type Voter,
  voteProblems,
} from "./rules.ts"
import {
  type ApprovalRecord,
  findRequestId,
  getApprovalObject,
  getApprovalRecord,
  getUserGroupIds,
  lockApprovalRecord,
  toApprovalRequest,
} from "./store.ts"
import { appendEntries, type NewEntry } from "./store-writes.ts"

/** @throws Refusal NOT_FOUND when nothing of this device was ever submitted under this id */
export async function getApprovalRequestFor(
  db: Db,
  actor: Actor,
  object: { objectType: ApprovalObjectType; objectId: string; deviceId: string },
): Promise<ApprovalRequest> {
  const requestId = await findRequestId(db, object)
  const record = requestId ? await getApprovalRecord(db, requestId) : null
  if (record?.object.deviceId !== object.deviceId) throw notFound("approvalRequest", object.objectId)
  return toApprovalRequest(record, actor, true)
}

/** @throws Refusal NOT_FOUND, also for those who have no part in it */
export async function getApprovalRequest(db: Db, actor: Actor, requestId: string): Promise<ApprovalRequest> {
  const record = await getApprovalRecord(db, requestId)
  const { voter, isReader } = await loadReader(db, actor, requestId, record)
  return toApprovalRequest(record, voter, isReader)
}

/** @throws Refusal NOT_FOUND, CONFLICT when the log is full */
export function commentOnApproval(deps: ApprovalDeps, actor: Actor, requestId: string, comment: string) {
  return applyEntry(deps, actor, requestId, "APPROVAL_COMMENTED", ({ record }) => {
    checkLogCapacity(record)
    return { type: "COMMENT", comment }
  })
}

/**
 * @throws Refusal NOT_FOUND, NOT_ALLOWED outside the stage's groups or on one's own request, CONFLICT when closed or voted,
 *                 or when the object is no longer what the voter read
 */
export async function voteOnApproval(
  deps: ApprovalDeps,
  actor: Actor,
  requestId: string,
  { revision, ...given }: VoteOnApproval,
) {
  await requireStepUp(deps, actor, "VOTE")
  return applyEntry(deps, actor, requestId, "APPROVAL_VOTED", ({ record, voter }) => {
    const [problem] = voteProblems(record, voter, given.overruled)
    if (problem) throw voteRefusal(record, problem)
    if (revision !== undefined && revision !== record.status.revision) {
      throw requestRefusal("CONFLICT", record, { text: "approvalChangedMeanwhile" })
    }
    checkLogCapacity(record)
    return { type: "VOTE", ...given, stage: record.status.currentStage }
  })
}

/** @throws Refusal NOT_FOUND, CONFLICT when the request is closed or no vote of the caller counts in it */
export async function retractVote(deps: ApprovalDeps, actor: Actor, requestId: string, comment: string) {
  await requireStepUp(deps, actor, "VOTE")
  return applyEntry(deps, actor, requestId, "APPROVAL_VOTE_RETRACTED", ({ record, voter }) => {
    if (!isOpenForVotes(record.status.state)) throw voteRefusal(record, "approvalNotOpen")
    if (!mayRetractVote(record.status, voter.userId)) {
      throw requestRefusal("CONFLICT", record, { text: "approvalNoVote" })
    }
    checkLogCapacity(record)
    return { type: "RETRACT_VOTE", comment }
  })
}

/** The creator takes the request back; an object that still waited for it is closed. @throws Refusal NOT_FOUND, NOT_ALLOWED for others, CONFLICT when it is closed */
export function retractRequest(deps: ApprovalDeps, actor: Actor, requestId: string) {
  return applyEntry(deps, actor, requestId, "APPROVAL_RETRACTED", ({ record, voter }) => {
    if (record.createdBy !== voter.userId) {
      throw requestRefusal("NOT_ALLOWED", record, { text: "approvalNotCreator" })
    }
    if (!mayRetractRequest(record, voter.userId)) throw requestClosed(record)
    return { type: "STATE_CHANGE", changedTo: "RETRACTED" }
  })
}

/** @throws Refusal BAD_REQUEST when `to` is about another type of object, CONFLICT when the request is closed */
export async function updateEventTime(
  deps: ApprovalDeps,
  actor: Actor,
  requestId: string,
  to: UpdateEventTime,
): Promise<ApprovalRequest> {
  return withLockedRequest(deps, actor, requestId, async (tx, { record, access }, now) => {
    const { approvalObjectType } = record.object
    if (to.type !== approvalObjectType) {
      throw validationRefusal([{ path: "type", message: "validation.choice" }])
    }
    const handler = deps.approvalHandlers[approvalObjectType]
    if (!handler.canReschedule(actor, access, record)) throw requestRefusal("NOT_ALLOWED", record)
    if (record.status.state === "CLOSED") throw requestClosed(record)
    await handler.reschedule(tx, actor, record, to, now)
    return getApprovalRecord(tx, record.id)
  })
}

/** The locked request, and the user with the current data of the database. */
interface LockedRequest {
  record: ApprovalRecord
  voter: Voter
  access: DeviceAccess
}

/**
 * Appends the entry that `decide` returns, and changes the object where the state of the request has changed by it.
 *
 * @param decide  throws the refusal of an entry that is not allowed
 */
function applyEntry(
  deps: ApprovalDeps,
  actor: Actor,
  requestId: string,
  event: AuditEvent,
  decide: (locked: LockedRequest) => NewEntry,
): Promise<ApprovalRequest> {
  return withLockedRequest(deps, actor, requestId, async (tx, locked, now) => {
    const entry = decide(locked)
    const before = locked.record.status.state
    const after = await appendEntries(tx, locked.record, [entry], actor.userId, now)
    const { state, currentStage } = after.status
    const { approved = null, overruled = null, stage = null } = entry
    const details = { before, after: state, currentStage, approved, overruled, stage }
    await auditApproval(tx, actor, event, toRequestRef(after), now, details)
    await auditOutcome(tx, actor, before, after, now)
    await notifyOutcome(tx, locked.record, after, now)
    const verbs = outcomeVerbs(before, after.status)
    if (verbs.length > 0) {
      await deps.approvalHandlers[after.object.approvalObjectType].applyOutcome(
        tx,
        actor,
        toRequestRef(after),
        verbs,
        now,
      )
    }
    return after
  })
}

async function auditOutcome(tx: Db, actor: Actor, before: string, after: ApprovalRecord, now: Date) {
  const { state } = after.status
  if (state === before) return
  if (state === "APPROVED") await auditApproval(tx, actor, "APPROVAL_GRANTED", toRequestRef(after), now)
  if (state === "DENIED") await auditApproval(tx, actor, "APPROVAL_DENIED", toRequestRef(after), now)
}

/** Locks the object, then its request, as all other code does. Users without a part in the request get NOT_FOUND. */
async function withLockedRequest(
  deps: ApprovalDeps,
  actor: Actor,
  requestId: string,
  save: (tx: Db, locked: LockedRequest, now: Date) => Promise<ApprovalRecord>,
): Promise<ApprovalRequest> {
  const answer = await inTransaction(deps, async (tx, now) => {
    const object = await getApprovalObject(tx, requestId)
    await deps.approvalHandlers[object.objectType].lock(tx, object.objectId)
    const record = await lockApprovalRecord(tx, requestId)
    const { isReader, ...reader } = await loadReader(tx, actor, requestId, record)
    return toApprovalRequest(await save(tx, { record, ...reader }, now), reader.voter, isReader)
  })
  const { approvalObjectType, id } = answer.approvalObject
  deps.publish({ kind: "approval", objectId: id })
  const change = deps.approvalHandlers[approvalObjectType].changeEvent(id)
  if (change) deps.publish(change)
  return answer
}

/** @throws Refusal NOT_FOUND for users without a part in the request, so that its existence is not revealed */
async function loadReader(db: Db, actor: Actor, requestId: string, record: ApprovalRecord) {
  const voter = { userId: actor.userId, userGroupIds: await getUserGroupIds(db, actor.userId) }
  const access = await findDeviceAccess(db, voter, record.object.deviceId)
  if (!access) throw notFound("approvalRequest", requestId)
  const isReader = hasDeviceAuthority(actor, access, "ISSUE_APPROVAL_REQUEST_READ")
  if (!isReader && !isParticipant(record, voter)) throw notFound("approvalRequest", requestId)
  return { voter, access, isReader }
}

function checkLogCapacity(record: ApprovalRecord): void {
  if (record.log.length >= ENTRIES_MAX) {
    throw requestRefusal("CONFLICT", record, { text: "approvalLogFull", max: ENTRIES_MAX })
  }
}

const FORBIDDEN_PROBLEMS: readonly VoteProblem[] = [
  "approvalNotVoter",
  "approvalNotOverruler",
  "approvalOwnRequest",
]

function voteRefusal(record: ApprovalRecord, text: VoteProblem): Refusal {
  return requestRefusal(FORBIDDEN_PROBLEMS.includes(text) ? "NOT_ALLOWED" : "CONFLICT", record, { text })
}

function requestClosed(record: ApprovalRecord): Refusal {
  return requestRefusal("CONFLICT", record, { text: "approvalRequestClosed" })
}

function requestRefusal(
  code: "NOT_ALLOWED" | "CONFLICT",
  record: ApprovalRecord,
  details: Record<string, unknown> = {},
): Refusal {
  const { title } = record.object
  const { state } = record.status
  const why = typeof details.text === "string" ? details.text : code
  return new Refusal(code, `approval request for "${title}" (${state}): ${why}`, { ...details, title, state })
}
