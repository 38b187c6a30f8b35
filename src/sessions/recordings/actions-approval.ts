/** Requests for access to a recording, and recordings as objects under approval. */

import type { Actor } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import {
  type ApprovalHandler,
  closeRequest,
  restartVoting,
  startRequest,
} from "../../maintenance/approvals/actions-requests.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import type { ApprovalRequest, RequestRecording } from "../../maintenance/approvals/contract.ts"
import {
  type ApprovalRecord,
  type ApprovalSubject,
  findRecordingRequest,
  getApprovalRecord,
  lockApprovalRecord,
  toApprovalRequest,
} from "../../maintenance/approvals/store.ts"
import { saveSubject } from "../../maintenance/approvals/store-writes.ts"
import { differences } from "../../system/audit/rules.ts"
import type { Session } from "../session/contract.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"

/**
 * One open request at a time for each user, because the right is personal: a new one is allowed once the last was
 * denied or closed, or has expired.
 *
 * @throws Refusal CONFLICT where recordings need no approval, or while a request of the same user is pending or in
 *         force; NOT_FOUND without a recording; BAD_REQUEST where the access would have ended
 */
export async function requestRecordingApproval(
  deps: Deps,
  actor: Actor,
  path: SessionPath,
  input: RequestRecording,
): Promise<ApprovalRequest> {
  const request = await inTransaction(deps, async (tx, now) => {
    const session = await getSession(tx, path)
    if (!session.screenRecording) throw recordingNotAvailable(session)
    await lockSession(tx, session.id)
    const stages = await effectiveStages(tx, session.deviceId, "RECORDING")
    if (stages.length === 0) throw recordingConflict(session, "approvalNotRequired")
    await closePreviousRequest(tx, actor, session, now)
    const startOn = new Date(input.startDateTime)
    checkNotOver(hoursAfter(startOn, input.durationInHours), "startDateTime", now)
    const id = await startRequest(tx, actor, recordingSubject(session, input), stages, now)
    return toApprovalRequest(await getApprovalRecord(tx, id), actor)
  })
  deps.publish({ kind: "approval", objectId: request.approvalObject.id })
  return request
}

function recordingSubject(session: Session, input: RequestRecording): ApprovalSubject {
  const startOn = new Date(input.startDateTime)
  return {
    objectType: "RECORDING",
    objectId: session.id,
    deviceId: session.deviceId,
    title: session.issueTitle,
    startOn,
    endOn: hoursAfter(startOn, input.durationInHours),
    durationHours: input.durationInHours,
    reason: input.reason,
  }
}

/** @throws Refusal BAD_REQUEST for a request that could permit nothing any more */
function checkNotOver(endOn: Date, path: string, now: Date): void {
  if (endOn <= now) throw validationRefusal([{ path, message: "validation.future" }])
}

async function closePreviousRequest(tx: Db, actor: Actor, session: Session, now: Date): Promise<void> {
  const own = await findRecordingRequest(tx, session.id, actor.userId)
  if (!own) return
  const last = await lockApprovalRecord(tx, own.id)
  if (isPendingOrInEffect(last, now)) throw recordingConflict(session, "approvalAlreadyRequested")
  await closeRequest(tx, actor, last, now)
}

function isPendingOrInEffect(record: ApprovalRecord, now: Date): boolean {
  const { state } = record.status
  if (state === "APPROVED") return now.getTime() < Date.parse(record.object.endTime ?? "")
  return state === "APPROVAL_PENDING"
}

function recordingNotAvailable(session: Session): Refusal {
  return new Refusal("NOT_FOUND", `session ${session.id} was not recorded`, { text: "recordingNotAvailable" })
}

function recordingConflict(
  session: Session,
  refusal: "approvalNotRequired" | "approvalAlreadyRequested",
): Refusal {
  return new Refusal("CONFLICT", `recording of session ${session.id}: ${refusal}`, {
    text: refusal,
    sessionId: session.id,
  })
}

/** A recording has no approval state of its own: readers use the state of the request. */
export const recordingApprovalHandler: ApprovalHandler = {
  lock: lockSession,
  applyOutcome: async () => {},
  canReschedule: (actor, _access, record) => record.createdBy === actor.userId,
  changeEvent: () => null,
  async reschedule(tx, by, record, to, now) {
    if (to.type !== "RECORDING") return
    const startOn = new Date(to.startTime)
    const { object } = record
    const isSame =
      Date.parse(object.startTime) === startOn.getTime() && object.durationInHours === to.durationInHours
    if (isSame) return
    const { id: objectId, deviceId, title } = object
    const endOn = hoursAfter(startOn, to.durationInHours)
    checkNotOver(endOn, "startTime", now)
    const facts = { objectId, deviceId, title, startOn, endOn, durationHours: to.durationInHours }
    await saveSubject(tx, record.id, { objectType: "RECORDING", ...facts })
    const { startTime, durationInHours } = object
    const { details } = differences({ startTime, durationInHours }, { ...to, type: undefined })
    await restartVoting(tx, by, record, now, details)
  },
}
