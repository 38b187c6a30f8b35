/** Deletion of expired sign-ins. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"

/** @returns the number of sign-ins deleted whose last token expired before `before`; at most `limit` */
export async function deleteSignInsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db
    .deleteFrom("sign_in")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sign_in as old")
        .select("old.id")
        .where(sql<Date>`greatest(old.expires_on, old.refresh_expires_on)`, "<", before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
