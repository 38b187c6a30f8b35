/** The verbs of people on an approval request: comment, vote, retract, move in time. */
import type { AuditEvent } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { notFound, Refusal, refuseFields } from "../base/refusal.ts"
import { type Actor, type DeviceAccess, mayOnDevice } from "../roles/rules.ts"
import { accessTo } from "../roles/store.ts"
import { checkFresh } from "../stepup/actions.ts"
import { tellOutcome } from "./actions-letters.ts"
import { kindOf } from "./actions-objects.ts"
import { auditApproval, keyOf } from "./actions-requests.ts"
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
  getApprovalRecord,
  getObjectOf,
  groupIdsOf,
  lockApprovalRecord,
  toApprovalRequest,
} from "./store.ts"
import { appendEntries, type NewEntry } from "./store-changes.ts"

/** @throws Refusal NOT_FOUND when nothing of this device was ever submitted under this id */
export async function approvalRequestOf(
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
export async function readApprovalRequest(db: Db, actor: Actor, requestId: string): Promise<ApprovalRequest> {
  await getObjectOf(db, requestId)
  const record = await getApprovalRecord(db, requestId)
  const { voter, isReader } = await readerOf(db, actor, requestId, record)
  return toApprovalRequest(record, voter, isReader)
}

export function commentOnApproval(deps: Deps, actor: Actor, requestId: string, comment: string) {
  return decide(deps, actor, requestId, "APPROVAL_COMMENTED", ({ record }) => {
    checkRoom(record)
    return { type: "COMMENT", comment }
  })
}

/** @throws Refusal NOT_ALLOWED outside the stage's groups or on one's own request, CONFLICT when closed or voted */
export async function voteOnApproval(deps: Deps, actor: Actor, requestId: string, vote: VoteOnApproval) {
  await checkFresh(deps, actor, "VOTE")
  return decide(deps, actor, requestId, "APPROVAL_VOTED", ({ record, voter }) => {
    const [problem] = voteProblems(record, voter, vote.overruled)
    if (problem) throw refusedVote(record, problem)
    checkRoom(record)
    return { type: "VOTE", ...vote, stage: record.standing.currentStage }
  })
}

export async function retractVote(deps: Deps, actor: Actor, requestId: string, comment: string) {
  await checkFresh(deps, actor, "VOTE")
  return decide(deps, actor, requestId, "APPROVAL_VOTE_RETRACTED", ({ record, voter }) => {
    if (!isOpenForVotes(record.standing.state)) throw refusedVote(record, "approvalNotOpen")
    if (!mayRetractVote(record.standing, voter.userId)) {
      throw refusal("CONFLICT", record, { text: "approvalNoVote" })
    }
    checkRoom(record)
    return { type: "RETRACT_VOTE", comment }
  })
}

/** The creator takes the request back: the object is closed with it. */
export function retractRequest(deps: Deps, actor: Actor, requestId: string) {
  return decide(deps, actor, requestId, "APPROVAL_RETRACTED", ({ record, voter }) => {
    if (record.createdBy !== voter.userId) {
      throw refusal("NOT_ALLOWED", record, { text: "approvalNotCreator" })
    }
    if (!mayRetractRequest(record, voter.userId)) throw closed(record)
    return { type: "STATE_CHANGE", changedTo: "RETRACTED" }
  })
}

/** @throws Refusal BAD_REQUEST when `to` is about another type of object, CONFLICT when the request is closed */
export async function updateEventTime(
  deps: Deps,
  actor: Actor,
  requestId: string,
  to: UpdateEventTime,
): Promise<ApprovalRequest> {
  const now = deps.clock()
  return inRequest(deps, actor, requestId, async (tx, { record, access }) => {
    const { approvalObjectType } = record.object
    if (to.type !== approvalObjectType) {
      throw refuseFields([{ path: "type", message: "validation.choice" }])
    }
    const kind = kindOf(approvalObjectType)
    if (!kind.mayMove(actor, access, record)) throw refusal("NOT_ALLOWED", record)
    if (record.standing.state === "CLOSED") throw closed(record)
    await kind.move(tx, actor, record, to, now)
    return getApprovalRecord(tx, record.id)
  })
}

/** The request under its lock, and the person as the database knows them now. */
interface Seen {
  record: ApprovalRecord
  voter: Voter
  access: DeviceAccess
}

/** Writes one line that `entryOf` allows, and does to the object what the log adds up to then. */
function decide(
  deps: Deps,
  actor: Actor,
  requestId: string,
  event: AuditEvent,
  entryOf: (seen: Seen) => NewEntry,
): Promise<ApprovalRequest> {
  const now = deps.clock()
  return inRequest(deps, actor, requestId, async (tx, seen) => {
    const entry = entryOf(seen)
    const before = seen.record.standing.state
    const after = await appendEntries(tx, seen.record, [entry], actor.userId, now)
    const { state, currentStage } = after.standing
    const { approved = null, overruled = null, stage = null } = entry
    const details = { before, after: state, currentStage, approved, overruled, stage }
    await auditApproval(tx, actor, event, keyOf(after), now, details)
    await auditOutcome(tx, actor, before, after, now)
    await tellOutcome(tx, seen.record, after, now)
    const verbs = outcomeVerbs(before, after.standing)
    if (verbs.length > 0) {
      await kindOf(after.object.approvalObjectType).decide(tx, actor, keyOf(after), verbs, now)
    }
    return after
  })
}

async function auditOutcome(tx: Db, actor: Actor, before: string, after: ApprovalRecord, now: Date) {
  const { state } = after.standing
  if (state === before) return
  if (state === "APPROVED") await auditApproval(tx, actor, "APPROVAL_GRANTED", keyOf(after), now)
  if (state === "DENIED") await auditApproval(tx, actor, "APPROVAL_DENIED", keyOf(after), now)
}

/** Locks the object, then its request, as every other way to them does; for those who have no part in it there is none. */
async function inRequest(
  deps: Deps,
  actor: Actor,
  requestId: string,
  work: (tx: Db, seen: Seen) => Promise<ApprovalRecord>,
): Promise<ApprovalRequest> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const object = await getObjectOf(tx, requestId)
    await kindOf(object.objectType).lock(tx, object.objectId)
    const record = await lockApprovalRecord(tx, requestId)
    const { isReader, ...reader } = await readerOf(tx, actor, requestId, record)
    return toApprovalRequest(await work(tx, { record, ...reader }), reader.voter, isReader)
  })
  deps.tell({ kind: "approval", id: requestId })
  const { approvalObjectType, id } = answer.approvalObject
  const change = kindOf(approvalObjectType).change(id)
  if (change) deps.tell(change)
  return answer
}

/** @throws Refusal NOT_FOUND for those who have no part in it: they do not learn that there is such a request */
async function readerOf(db: Db, actor: Actor, requestId: string, record: ApprovalRecord) {
  const voter = { userId: actor.userId, userGroupIds: await groupIdsOf(db, actor.userId) }
  const access = await accessTo(db, voter, record.object.deviceId)
  if (!access) throw notFound("approvalRequest", requestId)
  const isReader = mayOnDevice(actor, access, "ISSUE_APPROVAL_REQUEST_READ")
  if (!isReader && !isParticipant(record, voter)) throw notFound("approvalRequest", requestId)
  return { voter, access, isReader }
}

function checkRoom(record: ApprovalRecord): void {
  if (record.log.length >= ENTRIES_MAX) {
    throw refusal("CONFLICT", record, { text: "approvalLogFull", max: ENTRIES_MAX })
  }
}

const NOT_ALLOWED: readonly VoteProblem[] = ["approvalNotVoter", "approvalNotOverruler", "approvalOwnRequest"]

function refusedVote(record: ApprovalRecord, text: VoteProblem): Refusal {
  return refusal(NOT_ALLOWED.includes(text) ? "NOT_ALLOWED" : "CONFLICT", record, { text })
}

function closed(record: ApprovalRecord): Refusal {
  return refusal("CONFLICT", record, { text: "approvalRequestClosed" })
}

function refusal(
  code: "NOT_ALLOWED" | "CONFLICT",
  record: ApprovalRecord,
  details: Record<string, unknown> = {},
): Refusal {
  const { title } = record.object
  const { state } = record.standing
  const why = typeof details.text === "string" ? details.text : code
  return new Refusal(code, `approval request for "${title}" (${state}): ${why}`, { ...details, title, state })
}
