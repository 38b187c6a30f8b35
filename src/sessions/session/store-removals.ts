/** Queries of users whom the owner removed from a running session. */
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { deleteRowsWith } from "../../db/rows.ts"

export async function insertRemoval(db: Db, removal: { sessionId: string; userId: string }): Promise<void> {
  await db
    .insertInto("session_removal")
    .values({ remote_session_id: removal.sessionId, user_id: removal.userId })
    .onConflict((conflict) => conflict.columns(["remote_session_id", "user_id"]).doNothing())
    .execute()
}

/** An invitation lets the user in again. */
export async function deleteRemoval(db: Db, sessionId: string, userId: string): Promise<void> {
  await deleteRowsWith(db, "session_removal", { remote_session_id: sessionId, user_id: userId })
}

/** Whether these sessions have removed a user. */
export async function findRemovalsOfSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<(sessionId: string, userId: string) => boolean> {
  const rows = await db
    .selectFrom("session_removal")
    .select(["remote_session_id", "user_id"])
    .where("remote_session_id", "=", anyOfIds(sessionIds))
    .execute()
  const removed = new Set(rows.map((row) => `${row.remote_session_id} ${row.user_id}`))
  return (sessionId, userId) => removed.has(`${sessionId} ${userId}`)
}
