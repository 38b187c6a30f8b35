/** Writing approval requests: subject, stages, and appended log entries. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { toColumns } from "../../db/fields.ts"
import { deleteRowsWith, insertRow, updateRow, updateRowsWith } from "../../db/rows.ts"
import { stageGroupRows } from "./config/store.ts"
import type { ApprovalLogEntry, StageResponse } from "./contract.ts"
import { STAGE_FIELDS } from "./fields.ts"
import { type ApprovalObjectRef, type ApprovalRecord, type ApprovalSubject, reloadLog } from "./store.ts"

export async function insertRequest(
  tx: Db,
  facts: ApprovalSubject,
  stages: readonly StageResponse[],
  createdBy: string,
  now: Date,
): Promise<string> {
  const id = await insertRow(tx, "approval_request", {
    ...subjectColumns(facts),
    object_type: facts.objectType,
    object_id: facts.objectId,
    device_id: facts.deviceId,
    created_by: createdBy,
    created_on: now,
  })
  await saveStages(tx, id, stages)
  return id
}

export async function saveSubject(tx: Db, requestId: string, facts: ApprovalSubject): Promise<void> {
  await updateRow(tx, "approval_request", requestId, subjectColumns(facts))
}

function subjectColumns(facts: ApprovalSubject) {
  return {
    title: facts.title,
    start_on: facts.startOn,
    end_on: facts.endOn,
    duration_hours: facts.durationHours,
    reason: facts.reason,
  }
}

export async function saveTitle(tx: Db, object: ApprovalObjectRef, title: string): Promise<void> {
  await updateRowsWith(
    tx,
    "approval_request",
    { object_type: object.objectType, object_id: object.objectId },
    { title },
  )
}

/** Replaces the stages; allowed only when voting restarts. */
export async function saveStages(tx: Db, requestId: string, stages: readonly StageResponse[]): Promise<void> {
  await deleteRowsWith(tx, "approval_request_stage", { approval_request_id: requestId })
  const key = (position: number) => ({ approval_request_id: requestId, position })
  const rows = stages.map((stage, position) => ({ ...key(position), ...toColumns(STAGE_FIELDS, stage) }))
  const groups = stages.flatMap((stage, position) => stageGroupRows(key(position), stage))
  await tx.insertInto("approval_request_stage").values(rows).execute()
  await tx.insertInto("approval_request_group").values(groups).execute()
  await updatePendingGroups(tx, requestId)
}

/** A line to be written; what a type does not have is left out. */
export interface NewEntry {
  type: ApprovalLogEntry["type"]
  comment?: string
  approved?: boolean
  overruled?: boolean
  stage?: number
  changedTo?: NonNullable<ApprovalLogEntry["changedTo"]>
  durationHours?: number
}

/**
 * Writes lines at the end of the log, and what the log adds up to now. The caller holds the request's lock, and `record`
 * was read since its stages were last saved.
 */
export async function appendEntries(
  tx: Db,
  record: ApprovalRecord,
  entries: readonly NewEntry[],
  userId: string | null,
  now: Date,
): Promise<ApprovalRecord> {
  const rows = entries.map((entry, index) => ({
    approval_request_id: record.id,
    sequence: record.log.length + index + 1,
    type: entry.type,
    created_on: now,
    created_by: userId,
    comment: entry.comment ?? "",
    approved: entry.approved ?? null,
    overruled: entry.overruled ?? null,
    stage: entry.stage ?? null,
    changed_to: entry.changedTo ?? null,
    duration_hours: entry.durationHours ?? null,
  }))
  await tx.insertInto("approval_entry").values(rows).execute()
  const after = await reloadLog(tx, record)
  await updateRow(tx, "approval_request", record.id, {
    state: after.status.state,
    current_stage: after.status.currentStage,
    retracted: after.status.isRetracted,
  })
  await updatePendingGroups(tx, record.id)
  return after
}

/** Marks the groups whose votes are pending, so that their lists do not evaluate every request. */
async function updatePendingGroups(tx: Db, requestId: string): Promise<void> {
  await sql`update approval_request_group named set is_pending = not named.is_pending from approval_request request
    where request.id = ${requestId} and named.approval_request_id = request.id
      and named.is_pending <> (request.state = 'APPROVAL_PENDING' and named.position = request.current_stage)`.execute(
    tx,
  )
}
