/** User references in SQL: a list needs no join for each of its columns of users. */
import { sql } from "kysely"
import type { UserRef } from "../base/schema.ts"

/** The display name of a row of app_user. */
export const DISPLAY_NAME_SQL = "coalesce(nullif(trim(concat(firstname, ' ', surname)), ''), username)"
/** First name and surname of a user of a query. @param table  app_user, or its alias */
export const fullName = (table: string) =>
  sql<string>`trim(concat(${sql.ref(`${table}.firstname`)}, ' ', ${sql.ref(`${table}.surname`)}))`

/** A UserRef of a row of app_user. */
export const USER_REF_SQL = `json_build_object('id', app_user.id, 'username', username, 'displayName', ${DISPLAY_NAME_SQL})`

/**
 * The user whose id a column holds. A subquery, not a join: each is planned separately in negligible time, while
 * joins would make the planner compare every order of seven tables for each request.
 *
 * @param column  e.g. "issue.created_by"
 */
export function selectUserRef<Column extends string>(column: Column) {
  return sql<UserRef>`(select ${sql.raw(USER_REF_SQL)} from app_user where app_user.id = ${sql.ref(column)})`
}

/**
 * The language of a row of app_user: the one that was chosen, else that of the pages at the latest sign-in; null before.
 *
 * @param table  app_user, or its alias
 */
export function userLanguage(table = "app_user") {
  return sql<
    string | null
  >`coalesce(${sql.ref(`${table}.language`)}, ${sql.ref(`${table}.browser_language`)})`
}

/**
 * Condition beside `app_user`: neither locked nor deleted, and not removed by their provider. Users whose time is over are locked
 * within a minute.
 */
export const CURRENT_USER = sql<boolean>`(app_user.locked_reason is null and app_user.deleted_on is null
  and app_user.deprovisioned_on is null)`
