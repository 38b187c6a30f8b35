/** What time takes away: recordings that a retention policy lets go, invitations to sessions of long ago. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { TOTAL_COUNTED_MAX } from "../base/paging.ts"

/** Recordings of a device whose session began, or ended, before `before`. */
export interface OldRecordings {
  deviceId: string
  counted: "FROM_START" | "FROM_END"
  before: Date
  /** Whoever asked for the right to look, and has it or may still get it, keeps the recording until it is over. */
  now: Date
}

export async function countOldRecordings(db: Db, old: OldRecordings): Promise<number> {
  const counted = await db
    .selectFrom(matching(db, old).select("remote_session.id").limit(TOTAL_COUNTED_MAX).as("found"))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}

/**
 * Locks old recordings that may go; those that somebody else holds are left for next time.
 *
 * @param except  recordings whose file could not be deleted a moment ago
 */
export async function lockOldRecordings(
  tx: Db,
  old: OldRecordings,
  limit: number,
  except: readonly string[],
): Promise<{ sessionId: string; sizeBytes: number }[]> {
  const rows = await matching(tx, old)
    .select(["remote_session.id", "remote_session.recording_bytes"])
    .$if(except.length > 0, (query) => query.where("remote_session.id", "not in", except))
    .orderBy("remote_session.started_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({ sessionId: row.id, sizeBytes: Number(row.recording_bytes) }))
}

type SessionQuery = SelectQueryBuilder<DB, "remote_session", object>

function matching(db: Db, { deviceId, counted, before, now }: OldRecordings): SessionQuery {
  return db
    .selectFrom("remote_session")
    .where("remote_session.device_id", "=", deviceId)
    .where("remote_session.recording_state", "in", sql<string>`('COMPLETE', 'CUT')`)
    .where("remote_session.started_on", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("approval_request as hold")
            .select("hold.id")
            .whereRef("hold.remote_session_id", "=", "remote_session.id")
            .where((eb) =>
              eb.or([
                eb("hold.state", "in", ["APPROVAL_PENDING"]),
                eb("hold.state", "=", "APPROVED").and("hold.end_on", ">", now),
              ]),
            ),
        ),
      ),
    )
    .$if(counted === "FROM_END", (query) => query.where("remote_session.ended_on", "<", before))
}

export async function saveRecordingDeleted(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable("remote_session")
    .set({ recording_state: "DELETED", recording_deleted_on: now })
    .where("id", "=", sessionId)
    .execute()
}

/** As `deleteInvitationsBefore`, of those by e-mail. */
export async function deleteEmailInvitationsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db
    .deleteFrom("session_email_invitation")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("session_email_invitation as old")
        .innerJoin("remote_session", "remote_session.id", "old.remote_session_id")
        .select("old.id")
        .where("old.created_on", "<", before)
        .where("remote_session.ended_on", "<", before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** @returns how many invitations to sessions that ended before `before` are gone now; at most `limit` */
export async function deleteInvitationsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db
    .deleteFrom("session_invitation")
    .where(sql<string>`(remote_session_id, user_id)`, "in", (eb) =>
      eb
        .selectFrom("session_invitation as old")
        .innerJoin("remote_session", "remote_session.id", "old.remote_session_id")
        .select(["old.remote_session_id", "old.user_id"])
        .where("old.created_on", "<", before)
        .where("remote_session.ended_on", "<", before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
