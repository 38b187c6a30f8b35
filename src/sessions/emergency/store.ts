/** What emergency sessions have beside the columns of every session, and the users who are notified of one. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { updateRowsWith } from "../../db/rows.ts"
import { CURRENT_USER, DISPLAY_NAME_SQL } from "../../db/user-ref.ts"
import { listUserIdsOnDevice } from "../../identity/roles/store.ts"

interface NewEmergency {
  sessionId: string
  reason: string
  startedBy: string
  startedOn: Date
  endsOn: Date
}

export async function insertEmergency(db: Db, emergency: NewEmergency): Promise<void> {
  await db
    .insertInto("emergency_session")
    .values({
      remote_session_id: emergency.sessionId,
      reason: emergency.reason,
      started_by: emergency.startedBy,
      started_on: emergency.startedOn,
      ends_on: emergency.endsOn,
    })
    .execute()
}

/** The ends of the emergency sessions among these, by id; others are missing. */
export async function findEmergencyEnds(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom("emergency_session")
    .select(["remote_session_id", "ends_on"])
    .where("remote_session_id", "=", anyOfIds(sessionIds))
    .execute()
  return new Map(rows.map((row) => [row.remote_session_id, row.ends_on]))
}

export async function saveReview(
  db: Db,
  sessionId: string,
  review: { userId: string; comment: string; reviewedOn: Date },
): Promise<void> {
  await updateRowsWith(
    db,
    "emergency_session",
    { remote_session_id: sessionId },
    { reviewed_by: review.userId, reviewed_on: review.reviewedOn, review_comment: review.comment },
  )
}

/** A user who is notified of an emergency session. */
export interface NotifiedUser {
  id: string
  displayName: string
  /** May review sessions on the device. */
  isReviewer: boolean
}

/**
 * Who is notified of an emergency session on a device, in the order of names: users who may review it, those whom the
 * device names for its notifications, and the group of the settings; never the user who starts it.
 */
export async function findNotifiedUsers(
  db: Db,
  deviceId: string,
  startedBy: string,
): Promise<NotifiedUser[]> {
  const reviewers = await listUserIdsOnDevice(db, deviceId, "DEVICE_REVIEW_EMERGENCY")
  const { rows } = await sql<NotifiedUser>`
    select id, ${sql.raw(DISPLAY_NAME_SQL)} as "displayName", id = ${anyOfIds(reviewers)} as "isReviewer"
    from app_user where ${CURRENT_USER} and id <> ${startedBy} and (
      id = ${anyOfIds(reviewers)}
      or id = (select notification_user_id from device where id = ${deviceId})
      or id in (select user_id from user_group_member where user_group_id = any(array(
        select notification_user_group_id from device where id = ${deviceId}
        union select emergency_user_group_id from installation_settings))))
    order by 2, id`.execute(db)
  return rows
}
