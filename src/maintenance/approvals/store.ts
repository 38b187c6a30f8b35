/** Approval requests: their rows, their stages as they were, and their log, which only grows. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { jsonFields } from "../../db/fields.ts"
import { anyOfHiddenIds, anyOfIds, rowsById } from "../../db/pagination.ts"
import { findColumns, listValues, lockingReader, type RowOf } from "../../db/rows.ts"
import { StatementCache } from "../../db/statement-cache.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import type { ApprovalLogEntry, ApprovalRequest, StageResponse } from "./contract.ts"
import { STAGE_FIELDS } from "./fields.ts"
import {
  type ApprovalEvent,
  type ApprovalObjectType,
  type ApprovalStage,
  type ApprovalState,
  type ApprovalStatus,
  computeApprovalStatus,
  isParticipant,
  mayRetractRequest,
  mayRetractVote,
  type Voter,
  voteProblems,
} from "./rules.ts"

type Person = ApprovalRequest["createdBy"]

/** A request as it stands: what the database holds, and what its log adds up to. */
export interface ApprovalRecord {
  id: string
  object: ApprovalRequest["approvalObject"]
  reason: string
  createdOn: Date
  createdBy: string
  creator: Person
  stages: ApprovalStage[]
  stageResponses: StageResponse[]
  log: LoggedEntry[]
  status: ApprovalStatus
  /** The status columns as stored. */
  stored: { state: ApprovalState; currentStage: number; isRetracted: boolean }
}

interface LoggedEntry {
  event: ApprovalEvent
  response: ApprovalLogEntry
}

/** The subject of a request: supplied by the object's module, stored with the request. */
export interface ApprovalSubject {
  objectType: ApprovalObjectType
  objectId: string
  deviceId: string
  title: string
  startOn: Date
  endOn: Date | null
  durationHours: number | null
  reason?: string
}

export interface ApprovalObjectRef {
  objectType: ApprovalObjectType
  objectId: string
}

/** The requests of these ids, in their order, each with stages and log. */
export async function approvalRecords(db: Db, ids: readonly string[]): Promise<ApprovalRecord[]> {
  if (ids.length === 0) return []
  const [rows, entries] = await Promise.all([requestsById(db, ids), entriesOf(db, ids)])
  return rows.map((row) => toRecord(row, entries.get(row.id) ?? []))
}

const groupsWithRight = (voteRight: "VOTE" | "OVERRULE") => sql`coalesce((
  select json_agg(json_build_object('id', user_group.id, 'name', user_group.name) order by user_group.name_order)
  from approval_request_group named join user_group on user_group.id = named.user_group_id
  where named.approval_request_id = stage.approval_request_id and named.position = stage.position
    and named.vote_right = ${sql.lit(voteRight)}), '[]')`

const STAGES = sql<StageResponse[]>`coalesce((
  select json_agg(json_build_object(${jsonFields("stage", STAGE_FIELDS)},
    'voteUserGroups', ${groupsWithRight("VOTE")}, 'overruleVotesUserGroups', ${groupsWithRight("OVERRULE")}) order by stage.position)
  from approval_request_stage stage where stage.approval_request_id = request.id), '[]')`

const requestsById = rowsById((db, ids) =>
  db
    .selectFrom("approval_request as request")
    .leftJoin("remote_session as session", "session.id", "request.remote_session_id")
    .selectAll("request")
    .select([
      sql<string>`(select name from device where device.id = request.device_id)`.as("device_name"),
      selectUserRef("request.created_by").as("creator"),
      STAGES.as("stages"),
      "session.issue_id as session_issue_id",
      "session.work_log_id as session_log_id",
    ])
    .where("request.id", "=", anyOfHiddenIds(ids)),
)

type RequestRow = Awaited<ReturnType<typeof requestsById>>[number]

function toRecord(row: RequestRow, log: LoggedEntry[]): ApprovalRecord {
  const bare = row.stages.map((stage) => ({
    requiredVotes: stage.requiredAmountOfVotes,
    voteGroupIds: stage.voteUserGroups.map(({ id }) => id),
    overruleGroupIds: stage.overruleVotesUserGroups.map(({ id }) => id),
  }))
  return {
    id: row.id,
    object: objectOf(row),
    reason: row.reason,
    createdOn: row.created_on,
    createdBy: row.created_by,
    creator: row.creator,
    stages: bare,
    stageResponses: row.stages,
    log,
    status: statusOf(bare, log),
    stored: {
      state: row.state as ApprovalState,
      currentStage: row.current_stage,
      isRetracted: row.retracted,
    },
  }
}

function statusOf(stages: ApprovalStage[], log: LoggedEntry[]): ApprovalStatus {
  return computeApprovalStatus(
    stages,
    log.map(({ event: fact }) => fact),
  )
}

function objectOf(row: RequestRow): ApprovalRequest["approvalObject"] {
  const { session_issue_id: issueId, session_log_id: logId } = row
  return {
    approvalObjectType: row.object_type as ApprovalObjectType,
    id: row.object_id,
    deviceId: row.device_id,
    deviceName: row.device_name,
    title: row.title,
    startTime: row.start_on.toISOString(),
    endTime: row.end_on?.toISOString() ?? null,
    durationInHours: row.duration_hours,
    session: issueId && logId ? { id: row.object_id, issueId, logId } : null,
  }
}

const entries = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("approval_entry as entry")
    .selectAll("entry")
    .select(selectUserRef("entry.created_by").as("person"))
    .where("entry.approval_request_id", "=", anyOfHiddenIds(ids))
    .orderBy("entry.approval_request_id")
    .orderBy("entry.sequence")

type EntryRow = RowOf<typeof entries>

const ENTRIES = new StatementCache<{ ids: readonly string[] }, EntryRow>()

async function entriesOf(db: Db, ids: readonly string[]): Promise<Map<string, LoggedEntry[]>> {
  const rows = await ENTRIES.run(db, "of requests", { ids }, (p) => entries(db, p.ids))
  return groupBy(rows.map((row) => [row.approval_request_id, toEntry(row)]))
}

function toEntry(row: EntryRow): LoggedEntry {
  const type = row.type as ApprovalLogEntry["type"]
  const voted = row.approved ? "APPROVE" : "DENY"
  return {
    event: {
      type,
      userId: row.created_by,
      approved: row.approved,
      overruled: row.overruled,
      stage: row.stage,
      changedTo: row.changed_to,
    } as ApprovalEvent,
    response: {
      type,
      createdBy: row.created_by ? row.person : null,
      createdOn: row.created_on.toISOString(),
      comment: row.comment,
      approved: row.approved,
      overruled: row.overruled,
      stage: row.stage,
      vote: type === "VOTE" ? voted : type === "RETRACT_VOTE" ? type : null,
      changedTo: row.changed_to as ApprovalLogEntry["changedTo"],
      durationInHours: row.duration_hours,
    },
  }
}

function groupBy<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** A request as its reader sees it, with what the reader may do. */
export function toApprovalRequest(record: ApprovalRecord, reader: Voter, isReader = false): ApprovalRequest {
  const { status, stages, creator } = record
  const people = new Map(
    record.log.flatMap(({ response: answer }) =>
      answer.createdBy ? [[answer.createdBy.id, answer.createdBy]] : [],
    ),
  )
  return {
    id: record.id,
    state: status.state,
    createdOn: record.createdOn.toISOString(),
    createdBy: creator,
    revision: status.revision,
    currentStage: status.currentStage,
    requiredAmountOfVotesForCurrentStage: stages[status.currentStage]?.requiredVotes ?? 0,
    currentVotes: status.activeVotes
      .filter((vote) => vote.stage === status.currentStage)
      .map(({ approved, overruled, userId }) => ({
        approved,
        overruled,
        createdBy: people.get(userId) ?? creator,
      })),
    stages: record.stageResponses,
    approvalLog: record.log.map(({ response: answer }) => answer),
    approvalObject: record.object,
    retracted: status.isRetracted,
    reason: record.reason,
    may: {
      vote: voteProblems(record, reader, false).length === 0,
      overrule: voteProblems(record, reader, true).length === 0,
      retractVote: mayRetractVote(status, reader.userId),
      retractRequest: mayRetractRequest(record, reader.userId),
      comment: isReader || isParticipant(record, reader),
    },
  }
}

export async function getApprovalRecord(db: Db, requestId: string): Promise<ApprovalRecord> {
  const [record] = await approvalRecords(db, [requestId])
  if (!record) throw notFound("approvalRequest", requestId)
  return record
}

/** The same request with its log as it is now. */
export async function reloadLog(db: Db, record: ApprovalRecord): Promise<ApprovalRecord> {
  const log = (await entriesOf(db, [record.id])).get(record.id) ?? []
  return { ...record, log, status: statusOf(record.stages, log) }
}

/** Takes the request's row lock until the end of the transaction: votes come one after another. */
export const lockApprovalRecord = lockingReader("approval_request", getApprovalRecord)

/** The newest request about an object; null without one. */
export async function findRequestId(db: Db, object: ApprovalObjectRef): Promise<string | null> {
  const row = await db
    .selectFrom("approval_request")
    .select("id")
    .where("object_type", "=", object.objectType)
    .where("object_id", "=", object.objectId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** A user's latest request for access to a recording; only the latest one is effective. */
export async function findRecordingRequest(
  db: Db,
  sessionId: string,
  createdBy: string,
): Promise<{ id: string; state: ApprovalState; startOn: Date; durationHours: number } | null> {
  const row = await db
    .selectFrom("approval_request")
    .select(["id", "state", "start_on", "duration_hours"])
    .where("remote_session_id", "=", sessionId)
    .where("created_by", "=", createdBy)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, start_on: startOn, duration_hours: durationHours } = row
  return { id, state: row.state as ApprovalState, startOn, durationHours: durationHours ?? 0 }
}

/** The newest requests that a user made for the recordings of these sessions, by session. */
export async function findRecordingRequests(
  db: Db,
  sessionIds: readonly string[],
  createdBy: string,
): Promise<ReadonlyMap<string, { state: ApprovalState; startOn: Date; durationHours: number }>> {
  const rows = await db
    .selectFrom("approval_request")
    .select(["remote_session_id", "state", "start_on", "duration_hours"])
    .where("remote_session_id", "=", anyOfIds(sessionIds))
    .where("created_by", "=", createdBy)
    .orderBy("id")
    .execute()
  return new Map(
    rows.map((row) => [
      row.remote_session_id ?? "",
      { state: row.state as ApprovalState, startOn: row.start_on, durationHours: row.duration_hours ?? 0 },
    ]),
  )
}

/** The latest request of an object. */
export interface ApprovalRequestState {
  id: string
  state: ApprovalState
}

/** The status of the newest request about an object; null without one. */
export async function findRequestState(
  db: Db,
  object: ApprovalObjectRef,
): Promise<ApprovalRequestState | null> {
  const row = await db
    .selectFrom("approval_request")
    .select(["id", "state"])
    .where("object_type", "=", object.objectType)
    .where("object_id", "=", object.objectId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, state: row.state as ApprovalState } : null
}

/** What a request is about, without its lock: the object is locked before the request. */
export async function getApprovalObject(db: Db, requestId: string): Promise<ApprovalObjectRef> {
  const row = await findColumns(db, "approval_request", ["object_type", "object_id"], { id: requestId })
  if (!row) throw notFound("approvalRequest", requestId)
  return { objectType: row.object_type as ApprovalObjectType, objectId: row.object_id }
}

/** The user's current groups, read from the database instead of the sign-in. */
export async function getUserGroupIds(db: Db, userId: string): Promise<string[]> {
  return listValues(db, "user_group_member", "user_group_id", { user_id: userId })
}
