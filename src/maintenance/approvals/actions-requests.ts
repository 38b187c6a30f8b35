/**
 * Updates of approval requests by their objects, always in the object's own transaction and under its row lock: after
 * a submission, a change, a closing, an extension or a renaming.
 */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { ChangeEvent } from "../../base/change-feed.ts"
import type { Db } from "../../base/deps.ts"
import type { Differences } from "../../system/audit/rules.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { record } from "../../system/audit/store.ts"
import { notifyVoters } from "./actions-notifications.ts"
import { effectiveStages } from "./config/store.ts"
import type { UpdateEventTime } from "./contract.ts"
import type { OutcomeVerb } from "./rules.ts"
import {
  type ApprovalObjectRef,
  type ApprovalRecord,
  type ApprovalSubject,
  findRequestId,
  getApprovalRecord,
  lockApprovalRecord,
} from "./store.ts"
import {
  appendEntries,
  insertRequest,
  type NewEntry,
  saveStages,
  saveSubject,
  saveTitle,
} from "./store-writes.ts"

export type ActorRef = Pick<Actor, "userId" | "username">

/** Handler of one type of approvable object: locks it, applies the outcome and reschedules it. */
export interface ApprovalHandler {
  /** Takes the object's row lock; it always comes before the request's. */
  lock(tx: Db, objectId: string): Promise<void>
  /** Applies the decision of the votes, or the creator's retraction, to the object. */
  applyOutcome(
    tx: Db,
    by: ActorRef,
    key: ApprovalRequestRef,
    verbs: readonly OutcomeVerb[],
    now: Date,
  ): Promise<void>
  /** Whether the user may reschedule the object. */
  canReschedule(actor: Actor, access: DeviceAccess, record: ApprovalRecord): boolean
  /** Reschedules the object and restarts voting, unless nothing differs. `to.type` is this handler's type. */
  reschedule(tx: Db, by: ActorRef, record: ApprovalRecord, to: UpdateEventTime, now: Date): Promise<void>
  /** The change event of the object, published after the transaction. */
  changeEvent(objectId: string): ChangeEvent | null
}

/**
 * Requests approval where the device's config requires it: creates the request, or restarts voting after the object
 * was changed or reopened. The stages are the current ones, except when approval is no longer required while voting
 * is in progress: then the request keeps its stages.
 *
 * @returns whether the object must wait for approval
 */
export async function submitForApproval(
  tx: Db,
  by: ActorRef,
  facts: ApprovalSubject,
  now: Date,
): Promise<boolean> {
  const stages = await effectiveStages(tx, facts.deviceId, facts.objectType)
  const requestId = await findRequestId(tx, facts)
  if (requestId === null) {
    if (stages.length === 0) return false
    await startRequest(tx, by, facts, stages, now)
    return true
  }
  const record = await lockApprovalRecord(tx, requestId)
  await saveSubject(tx, requestId, facts)
  if (stages.length === 0 && record.status.state !== "APPROVAL_PENDING") {
    await closeRequest(tx, by, record, now)
    return false
  }
  if (stages.length > 0) await saveStages(tx, requestId, stages)
  await restartVoting(tx, by, record, now)
  return true
}

/** @returns the new request's id */
export async function startRequest(
  tx: Db,
  by: ActorRef,
  facts: ApprovalSubject,
  stages: Parameters<typeof saveStages>[2],
  now: Date,
): Promise<string> {
  const requestId = await insertRequest(tx, facts, stages, by.userId, now)
  await auditApproval(tx, by, "APPROVAL_REQUESTED", { id: requestId, ...facts }, now)
  await notifyVoters(tx, await getApprovalRecord(tx, requestId), now)
  return requestId
}

/**
 * Restarts voting; a decided or closed request is open again.
 *
 * @param record   the record before its facts and stages were saved
 * @param changes  of the object, when they are not recorded elsewhere
 */
export async function restartVoting(
  tx: Db,
  by: ActorRef,
  record: ApprovalRecord,
  now: Date,
  changes: Differences["details"] = {},
): Promise<ApprovalRecord> {
  const reopened: NewEntry[] =
    record.status.state === "APPROVAL_PENDING" ? [] : [{ type: "STATE_CHANGE", changedTo: "REOPENED" }]
  const saved = await getApprovalRecord(tx, record.id)
  const after = await appendEntries(tx, saved, [{ type: "OBJECT_CHANGE" }, ...reopened], by.userId, now)
  await auditApproval(tx, by, "APPROVAL_RESTARTED", toRequestRef(record), now, {
    before: record.status.state,
    ...changes,
  })
  await notifyVoters(tx, after, now, true)
  return after
}

/** Closes the request of an object that is closed, deleted or needs no approval any more; no-op without a request. */
export async function closeApproval(
  tx: Db,
  by: ActorRef | null,
  object: ApprovalObjectRef,
  now: Date,
): Promise<void> {
  const requestId = await findRequestId(tx, object)
  if (requestId) await closeRequest(tx, by, await lockApprovalRecord(tx, requestId), now)
}

export async function closeRequest(
  tx: Db,
  by: ActorRef | null,
  record: ApprovalRecord,
  now: Date,
): Promise<void> {
  if (record.status.state === "CLOSED") return
  await appendEntries(tx, record, [{ type: "STATE_CHANGE", changedTo: "CLOSED" }], by?.userId ?? null, now)
  await auditApproval(tx, by, "APPROVAL_CLOSED", toRequestRef(record), now, { before: record.status.state })
}

/** The object got `hours` more without a new approval; the request shows the new end. */
export async function recordExtension(
  tx: Db,
  by: ActorRef,
  facts: ApprovalSubject,
  hours: number,
  now: Date,
): Promise<void> {
  const requestId = await findRequestId(tx, facts)
  if (!requestId) return
  await saveSubject(tx, requestId, facts)
  const record = await lockApprovalRecord(tx, requestId)
  await appendEntries(tx, record, [{ type: "TIME_EXTEND", durationHours: hours }], by.userId, now)
}

export function renameApprovalObject(tx: Db, object: ApprovalObjectRef, title: string): Promise<void> {
  return saveTitle(tx, object, title)
}

interface ApprovalRequestRef extends ApprovalObjectRef {
  id: string
  deviceId: string
  title: string
}

export function toRequestRef({ id, object }: ApprovalRecord): ApprovalRequestRef {
  const { approvalObjectType: objectType, id: objectId, deviceId, title } = object
  return { id, objectType, objectId, deviceId, title }
}

export function auditApproval(
  tx: Db,
  by: ActorRef | null,
  event: AuditEvent,
  key: ApprovalRequestRef,
  now: Date,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const { id, deviceId, objectType, objectId, title } = key
  const object = {
    type: "approval",
    id,
    deviceId,
    issueId: objectType === "ISSUE" ? objectId : null,
  } as const
  const about = { approvalObjectType: objectType, approvalObjectId: objectId, title }
  return record({ tx, actor: by, now }, event, object, { ...about, ...details })
}
