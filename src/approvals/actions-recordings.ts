/** Asking for the right to look at a recording, and recordings as objects under approval. */

import { differences } from "../audit/rules.ts"
import { hoursAfter } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import type { Session } from "../remote/contract.ts"
import { getSession, lockSession, type SessionPath } from "../remote/store.ts"
import type { Actor } from "../roles/rules.ts"
import { type ApprovalObjectKind, closeRecord, restart, startRequest } from "./actions-requests.ts"
import type { ApprovalRequest, RequestRecording } from "./contract.ts"
import {
  type ApprovalFacts,
  type ApprovalRecord,
  findRecordingRequest,
  getApprovalRecord,
  lockApprovalRecord,
  toApprovalRequest,
} from "./store.ts"
import { saveFacts } from "./store-changes.ts"
import { effectiveStages } from "./store-config.ts"

/**
 * One request at a time of each person, for the right is theirs alone: a new one may follow when the last was denied,
 * closed, or its time is over.
 *
 * @throws Refusal CONFLICT where recordings need no approval, or while a request of the same person waits or holds;
 *         NOT_FOUND without a recording
 */
export async function requestRecordingApproval(
  deps: Deps,
  actor: Actor,
  path: SessionPath,
  input: RequestRecording,
): Promise<ApprovalRequest> {
  const now = deps.clock()
  const request = await deps.db.transaction().execute(async (tx) => {
    const session = await getSession(tx, path)
    if (!session.screenRecording) throw noRecording(session)
    await lockSession(tx, session.id)
    const stages = await effectiveStages(tx, session.deviceId, "RECORDING")
    if (stages.length === 0) throw conflict(session, "approvalNotWanted")
    await endLastRequest(tx, actor, session, now)
    const id = await startRequest(tx, actor, factsOf(session, input), stages, now)
    return toApprovalRequest(await getApprovalRecord(tx, id), actor)
  })
  deps.tell({ kind: "approval", id: request.id })
  return request
}

function factsOf(session: Session, input: RequestRecording): ApprovalFacts {
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

async function endLastRequest(tx: Db, actor: Actor, session: Session, now: Date): Promise<void> {
  const own = await findRecordingRequest(tx, session.id, actor.userId)
  if (!own) return
  const last = await lockApprovalRecord(tx, own.id)
  if (isWaitingOrHolding(last, now)) throw conflict(session, "approvalRequestedAlready")
  await closeRecord(tx, actor, last, now)
}

function isWaitingOrHolding(record: ApprovalRecord, now: Date): boolean {
  const { state } = record.standing
  if (state === "APPROVED") return now.getTime() < Date.parse(record.object.endTime ?? "")
  return state === "APPROVAL_PENDING"
}

function noRecording(session: Session): Refusal {
  return new Refusal("NOT_FOUND", `session ${session.id} was not recorded`, { text: "recordingNotAvailable" })
}

function conflict(session: Session, refusal: "approvalNotWanted" | "approvalRequestedAlready"): Refusal {
  return new Refusal("CONFLICT", `recording of session ${session.id}: ${refusal}`, {
    ...(refusal === "approvalNotWanted"
      ? { text: "approvalNotWanted" }
      : { text: "approvalRequestedAlready" }),
    sessionId: session.id,
  })
}

/** A recording itself has no state of approval: whoever reads it asks for the request's. */
export const recordingUnderApproval: ApprovalObjectKind = {
  lock: lockSession,
  decide: async () => {},
  mayMove: (actor, _access, record) => record.createdBy === actor.userId,
  change: () => null,
  async move(tx, by, record, to, now) {
    if (to.type !== "RECORDING") return
    const startOn = new Date(to.startTime)
    const { object } = record
    const isSame =
      Date.parse(object.startTime) === startOn.getTime() && object.durationInHours === to.durationInHours
    if (isSame) return
    const { id: objectId, deviceId, title } = object
    const endOn = hoursAfter(startOn, to.durationInHours)
    const facts = { objectId, deviceId, title, startOn, endOn, durationHours: to.durationInHours }
    await saveFacts(tx, record.id, { objectType: "RECORDING", ...facts })
    const { startTime, durationInHours } = object
    const { details } = differences({ startTime, durationInHours }, { ...to, type: undefined })
    await restart(tx, by, record, now, details)
  },
}
