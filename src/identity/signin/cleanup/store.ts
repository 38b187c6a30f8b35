/** Deletion of expired sign-ins. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { deleteRowsUntil } from "../../../db/rows.ts"

const LAST_TOKEN_EXPIRES_ON = sql<Date>`greatest(expires_on, refresh_expires_on)`

/** @returns the number of sign-ins deleted whose last token had expired at `before`; at most `limit` */
export function deleteSignInsBefore(db: Db, before: Date, limit: number): Promise<number> {
  return deleteRowsUntil(db, "sign_in", LAST_TOKEN_EXPIRES_ON, before, limit)
}
