/** Queries for time-based deletion: recordings past their retention, invitations to long-ended sessions. */

import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds, countCapped } from "../../db/pagination.ts"
import { updateRow } from "../../db/rows.ts"
import { deleteRecordingMarkers } from "../recordings/store-markers.ts"

/** From which end of a session days are counted. */
type CountDirection = "FROM_START" | "FROM_END"

/** Recordings of these devices whose session is older than all cutoffs and whose granted retention has ended. */
export interface ExpiredRecordings {
  deviceIds: readonly string[]
  /** Only of this session. */
  sessionId?: string
  cutoffs: readonly { counted: CountDirection; before: Date }[]
  /** A pending or approved request to view the recording keeps it until the request has expired. */
  now: Date
}

export function countExpiredRecordings(db: Db, old: ExpiredRecordings): Promise<number> {
  return countCapped(db, expiredRecordings(db, old).select("remote_session.id"))
}

/**
 * Locks recordings that are due for deletion; rows locked by another transaction are left for the next run.
 *
 * @param except  recordings whose file could not be deleted in this run
 */
export async function lockExpiredRecordings(
  tx: Db,
  old: ExpiredRecordings,
  limit: number,
  except: readonly string[],
): Promise<{ sessionId: string; issueId: string; sizeBytes: number }[]> {
  const rows = await expiredRecordings(tx, old)
    .select(["remote_session.id", "remote_session.issue_id", "remote_session.recording_bytes"])
    .$if(except.length > 0, (query) => query.where("remote_session.id", "not in", except))
    .orderBy("remote_session.started_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    issueId: row.issue_id,
    sizeBytes: Number(row.recording_bytes),
  }))
}

type SessionQuery = SelectQueryBuilder<DB, "remote_session", object>

function expiredRecordings(db: Db, { deviceIds, sessionId, cutoffs, now }: ExpiredRecordings): SessionQuery {
  const recordings = db
    .selectFrom("remote_session")
    .where("remote_session.device_id", "=", anyOfIds(deviceIds))
    .$call((query) => (sessionId === undefined ? query : query.where("remote_session.id", "=", sessionId)))
    .where("remote_session.recording_state", "in", sql<string>`('COMPLETE', 'CUT')`)
    .where(addDays("started_on", "retention_days_from_start"), "<=", now)
    .where(addDays("ended_on", "retention_days_from_end"), "<=", now)
    .where(sql<boolean>`not exists (select from approval_request hold
      where hold.remote_session_id = remote_session.id
        and (hold.state = 'APPROVAL_PENDING' or hold.state = 'APPROVED' and hold.end_on > ${now}))`)
    // The reviewer of an emergency session watches its recording.
    .where(sql<boolean>`not exists (select from emergency_session
      where remote_session_id = remote_session.id and reviewed_on is null)`)
  // No session begins after its end: the index by start serves both.
  return cutoffs.reduce((query, { counted, before }) => {
    const begun = query.where("remote_session.started_on", "<", before)
    return counted === "FROM_END" ? begun.where("remote_session.ended_on", "<", before) : begun
  }, recordings)
}

/** Days of 24 hours, as everywhere in a retention period. */
function addDays(
  instant: "started_on" | "ended_on",
  days: "retention_days_from_start" | "retention_days_from_end",
) {
  const [from, count] = [sql.ref(`remote_session.${instant}`), sql.ref(`remote_session.${days}`)]
  return sql<Date>`${from} + make_interval(hours => 24 * ${count})`
}

/** Existing recordings of these devices are kept at least this many days, whatever their policy is from now on. */
export async function extendRetentionOfDevices(
  tx: Db,
  deviceIds: readonly string[],
  { days, counted }: { days: number; counted: CountDirection },
): Promise<void> {
  const column = counted === "FROM_START" ? "retention_days_from_start" : "retention_days_from_end"
  await tx
    .updateTable("remote_session")
    .set({ [column]: days })
    .where("device_id", "=", anyOfIds(deviceIds))
    .where("recording_state", "in", ["RECORDING", "COMPLETE", "CUT"])
    .where(column, "<", days)
    .execute()
}

/** Keeps one recording at least `days` from its end. @returns false when its retention is as long already */
export async function extendRetentionOfSession(tx: Db, sessionId: string, days: number): Promise<boolean> {
  const saved = await tx
    .updateTable("remote_session")
    .set({ retention_days_from_end: days })
    .where("id", "=", sessionId)
    .where("retention_days_from_end", "<", days)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}

/** Until when a recording is kept at least, by what was granted to it; null while it runs, and without a grant. */
export async function grantedRetentionEnd(db: Db, sessionId: string): Promise<Date | null> {
  const days = (column: string) => sql.ref<number>(`remote_session.${column}`)
  const granted = sql<Date | null>`greatest(
    case when ${days("retention_days_from_start")} > 0
      then ${addDays("started_on", "retention_days_from_start")} end,
    case when ${days("retention_days_from_end")} > 0
      then ${addDays("ended_on", "retention_days_from_end")} end)`
  const row = await db
    .selectFrom("remote_session")
    .select(granted.as("keptUntil"))
    .where("id", "=", sessionId)
    .executeTakeFirst()
  return row?.keptUntil ?? null
}

export async function markRecordingDeleted(tx: Db, sessionId: string): Promise<void> {
  await deleteRecordingMarkers(tx, sessionId)
  await updateRow(tx, "remote_session", sessionId, { recording_state: "DELETED" })
}

/** @returns the number of deleted invitations to sessions that ended before `before`; at most `limit` */
export async function deleteInvitationsBefore(
  db: Db,
  table: "session_invitation" | "session_email_invitation",
  before: Date,
  limit: number,
): Promise<number> {
  const deleted = await sql`delete from ${sql.table(table)} where ctid in (
    select old.ctid from ${sql.table(table)} old join remote_session on remote_session.id = old.remote_session_id
    where old.created_on < ${before} and remote_session.ended_on < ${before} limit ${limit})`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}
