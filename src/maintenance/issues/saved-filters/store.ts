/** Filters of the issue list that users keep under a name. */
import type { Db } from "../../../base/deps.ts"
import { validationRefusal } from "../../../base/refusal.ts"
import { ReadCache } from "../../../db/read-cache.ts"
import { deleteRowsWith, insertRow, lockRow } from "../../../db/rows.ts"

export const FILTER_NAME_CHARACTERS_MAX = 40
export const FILTER_QUERY_CHARACTERS_MAX = 1000
/** Tabs that fit beside the list's own. */
export const SAVED_FILTERS_MAX = 10

export interface SavedFilter {
  id: string
  name: string
  /** Query of the list's address. */
  query: string
}

const SAVED = new ReadCache<readonly SavedFilter[]>({ tables: ["saved_issue_filter"], max: 5000 })

export function listSavedFilters(db: Db, userId: string): Promise<readonly SavedFilter[]> {
  return SAVED.read(db, userId, () =>
    db
      .selectFrom("saved_issue_filter")
      .select(["id", "name", "query"])
      .where("user_id", "=", userId)
      .orderBy("created_on")
      .orderBy("id")
      .limit(SAVED_FILTERS_MAX)
      .execute(),
  )
}

/** Locks the owner's row and counts, so that filters saved at the same time respect the limit. */
export async function lockAndCountSavedFilters(tx: Db, userId: string): Promise<number> {
  await lockRow(tx, "app_user", userId)
  return (await listSavedFilters(tx, userId)).length
}

/** @throws Refusal BAD_REQUEST when the name is taken */
export async function insertSavedFilter(
  db: Db,
  userId: string,
  filter: { name: string; query: string },
  now: Date,
): Promise<void> {
  const taken = () => validationRefusal([{ path: "name", message: "validation.taken" }])
  const columns = { user_id: userId, name: filter.name, query: filter.query, created_on: now }
  await insertRow(db, "saved_issue_filter", columns, { saved_issue_filter_name_must_be_unique: taken })
}

/** Only the user's own. @returns false when there is none with this id */
export function deleteSavedFilter(db: Db, userId: string, filterId: string): Promise<boolean> {
  return deleteRowsWith(db, "saved_issue_filter", { id: filterId, user_id: userId })
}
