/** Users. A deleted user keeps only a name, for the records, and is in no list. */

import { type RawBuilder, sql } from "kysely"
import type { ClientInfo } from "../../base/client-info.ts"
import type { Db } from "../../base/deps.ts"
import { omitUndefined } from "../../base/omit-undefined.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { displayNameOf } from "../../base/text.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { existence, hasRows } from "../../db/counts.ts"
import { type FieldColumns, fromColumns } from "../../db/fields.ts"
import { directList, type ListParent } from "../../db/paged-list.ts"
import { anyOfIds } from "../../db/pagination.ts"
import {
  findValue,
  insertRow,
  lockingReader,
  type RowOf,
  updateRow,
  updateVersionedRow,
} from "../../db/rows.ts"
import { compileOnce } from "../../db/statement-cache.ts"
import { hasPasswordExpired } from "../passwords/rules.ts"
import type { User } from "./contract.ts"
import { USER_FIELDS } from "./fields.ts"
import { type LockReason, USER_SORTS, type UserOrigin, type UserState } from "./rules.ts"

/** What a save writes; secrets come as hashes or sealed. */
export type UserColumns = FieldColumns<typeof USER_FIELDS> & {
  locked_reason: LockReason | null
  /** End of a lock for too many failures. */
  locked_until?: Date | null
  failed_sign_ins?: number
  must_change_password: boolean
}

type NewUser = Pick<UserColumns, "username" | "firstname" | "surname" | "email" | "superuser"> & {
  /** Null: the user sets a password with a one-time password. */
  passwordHash: string | null
}

/** @throws Refusal CONFLICT when the user name or the e-mail address is taken */
export async function insertUser(
  db: Db,
  { passwordHash, ...user }: NewUser & Partial<UserColumns>,
): Promise<string> {
  return insertRow(db, "app_user", { ...user, password_hash: passwordHash }, refusalsOf(user))
}

function userRows(db: Db, now: Date) {
  return db
    .selectFrom("app_user")
    .selectAll("app_user")
    .select([
      sql<number>`(select validity_days from password_policy)`.as("validity_days"),
      sql<Date>`${now}::timestamptz`.as("now"),
    ])
    .where("app_user.deleted_on", "is", null)
}

function toUser(row: RowOf<typeof userRows>): User {
  const policy = { validityInDays: row.validity_days }
  const isLocal = row.foreign_user_id === null
  return {
    id: row.id,
    ...fromColumns(USER_FIELDS, row),
    displayName: displayNameOf(row),
    locked: row.locked_reason !== null,
    lockedReason: row.locked_reason as LockReason | null,
    imported: !isLocal,
    foreignUserId: row.foreign_user_id,
    identityProviderName: row.identity_provider_name,
    ldapProviderName: row.ldap_provider_name,
    passwordExpired:
      isLocal && (row.must_change_password || hasPasswordExpired(policy, row.password_changed_on, row.now)),
    lastLogin: row.last_login_on?.toISOString() ?? null,
    createdOn: row.created_on.toISOString(),
    version: row.version,
  }
}

/** Which users a list is about. */
interface UserFilter {
  userGroupId?: string
  state?: UserState
  origin?: UserOrigin
}

/** Named subsets of the users, as SQL on app_user. */
const STATE_CONDITIONS: Record<UserState, (now: Date) => RawBuilder<boolean>> = {
  locked: () => sql`app_user.locked_reason is not null`,
  expired: (now) => sql`(app_user.locked_reason = 'USER_EXPIRED' or app_user.expires_on <= ${now})`,
  superuser: () => sql`app_user.superuser`,
}
const ORIGIN_CONDITIONS: Record<UserOrigin, RawBuilder<boolean>> = {
  local: sql`app_user.foreign_user_id is null`,
  identityProvider: sql`app_user.identity_provider_id is not null`,
  directory: sql`app_user.ldap_provider_id is not null`,
}

/** One page of users, by default by name. */
export function usersPage(
  db: Db,
  { userGroupId, state, origin }: UserFilter,
  request: PageRequest,
  now: Date,
  parent?: ListParent<UserConditions>,
): Promise<Page<User>> {
  return USERS.page(db, { now, userGroupId }, { state, origin }, request, toUser, parent)
}

/** Word for word as in its index; finds full names too. */
const SEARCHED = sql<string>`(username || ' ' || firstname || ' ' || surname || ' ' || email)`

interface UserConditions {
  now: Date
  userGroupId: string | undefined
  search?: string
}

const USERS = directList({
  name: "users",
  sorts: USER_SORTS,
  columns: {
    id: "app_user.id",
    username: "app_user.username_order",
    surname: "app_user.surname_order",
    email: sql`lower(app_user.email)`,
    lastLogin: sql`coalesce(app_user.last_login_on, '-infinity')`,
    createdOn: "app_user.created_on",
  },
  rows(db, { now, userGroupId, search }: UserConditions, { state, origin }: Omit<UserFilter, "userGroupId">) {
    let wanted = userRows(db, now)
    if (state) wanted = wanted.where(STATE_CONDITIONS[state](now))
    if (origin) wanted = wanted.where(ORIGIN_CONDITIONS[origin])
    if (userGroupId) {
      wanted = wanted.where(
        sql<boolean>`app_user.id in (select user_id from user_group_member where user_group_id = ${userGroupId})`,
      )
    }
    return search ? wanted.where(SEARCHED, "ilike", search) : wanted
  },
})

/** Several users; those that do not exist are left out. */
export async function listUsersById(db: Db, userIds: readonly string[], now: Date): Promise<User[]> {
  const rows = await userRows(db, now).where("app_user.id", "=", anyOfIds(userIds)).execute()
  return rows.map(toUser)
}

const userById = compileOnce((db, { userId, now }: { userId: string; now: Date }) =>
  userRows(db, now).where("app_user.id", "=", userId),
)

/** A user with the data that is shown to that user alone. @throws Refusal NOT_FOUND */
export async function getAccount(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ user: User; language: string | null; theme: string | null }> {
  const [row] = await userById(db, { userId, now })
  if (!row) throw notFound("user", userId)
  return { user: toUser(row), language: row.language, theme: row.theme }
}

async function findUser(db: Db, userId: string, now: Date): Promise<User | null> {
  const [row] = await userById(db, { userId, now })
  return row ? toUser(row) : null
}

export async function getUser(db: Db, userId: string, now: Date): Promise<User> {
  const found = await findUser(db, userId, now)
  if (!found) throw notFound("user", userId)
  return found
}

/** The user that a list belongs to. */
export const PARENT_USER: ListParent<{ userId?: string }> = {
  kind: "user",
  exists: ({ userId = "" }) =>
    sql<boolean>`exists (select from app_user where id = ${userId} and deleted_on is null)`,
  missing: ({ userId = "" }) => notFound("user", userId),
}

/** Reads nothing of the user. @throws Refusal NOT_FOUND */
export async function requireUser(db: Db, userId: string): Promise<void> {
  if (!(await hasUser(db, { userId }))) throw notFound("user", userId)
}

const hasUser = existence((db, { userId }: { userId: string }) =>
  db.selectFrom("app_user").where("id", "=", userId).where("deleted_on", "is", null),
)

/** Takes the user's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockUser = lockingReader("app_user", getUser)

/**
 * Locks the rows of all superusers, so that two of them cannot demote each other concurrently.
 *
 * @returns how many there are beside this user who are not locked, and whose time does not end
 */
export async function lockOtherSuperusers(tx: Db, userId: string): Promise<number> {
  const rows = await tx
    .selectFrom("app_user")
    .select(["id", "locked_reason", "expires_on"])
    .where("superuser", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute()
  const staying = rows.filter((row) => row.locked_reason === null && row.expires_on === null)
  return staying.filter((row) => row.id !== userId).length
}

/** @throws Refusal CONFLICT when the user name or the e-mail address is taken */
export async function saveUser(tx: Db, userId: string, columns: Partial<UserColumns>): Promise<void> {
  await updateVersionedRow(tx, "app_user", userId, columns, refusalsOf(columns))
}

export async function savePasswordHash(tx: Db, userId: string, hash: string, now: Date): Promise<void> {
  await updateRow(tx, "app_user", userId, {
    password_hash: hash,
    password_changed_on: now,
    must_change_password: false,
  })
}

/** Before `otp_enabled` is set: the database refuses one without the other. */
export async function saveOtpSecret(tx: Db, userId: string, sealed: Buffer): Promise<void> {
  await updateRow(tx, "app_user", userId, { sealed_otp_secret: sealed, otp_last_step: null })
}

export function hasOtpSecret(db: Db, userId: string): Promise<boolean> {
  return hasRows(
    db.selectFrom("app_user").where("id", "=", userId).where("sealed_otp_secret", "is not", null),
  )
}

/** Keeps the display name for the records; user name and e-mail address become available again. */
export async function markUserDeleted(tx: Db, userId: string, now: Date): Promise<void> {
  await updateRow(tx, "app_user", userId, {
    deleted_on: now,
    locked_reason: "BY_ADMIN",
    password_hash: null,
    otp_enabled: false,
    sealed_otp_secret: null,
    email: "",
    time_zone: null,
    browser_language: null,
  })
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  return (await findCredentials(db, username)) !== undefined
}

/** What a sign-in needs of the user of a name: the local password, or the provider that the user comes from. */
export async function findCredentials(db: Db, username: string) {
  return db
    .selectFrom("app_user")
    .select(["id", "username", "password_hash", "locked_reason", "expires_on"])
    .select(["foreign_user_id", "ldap_provider_id"])
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where("deleted_on", "is", null)
    .executeTakeFirst()
}

/** Null for a user who signs in without a local password. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  return findValue(db, "app_user", "password_hash", { id: userId })
}

/** The same, which stays so until the end of the transaction. */
export async function lockPasswordHash(tx: Db, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("app_user")
    .select("password_hash")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Undefined fields stay unchanged. */
export async function savePreferences(
  db: Db,
  userId: string,
  { language, theme }: { language?: string | null | undefined; theme?: string | null | undefined },
): Promise<void> {
  const chosen = omitUndefined({ language, theme })
  if (Object.keys(chosen).length === 0) return
  await updateRow(db, "app_user", userId, chosen)
}

/**
 * Saves the time of the sign-in and resets the failures.
 *
 * @param browser  its time zone and language; those that are missing stay as they are known
 * @returns the user name
 * @throws Refusal NOT_FOUND when deleted
 */
export async function recordSuccessfulSignIn(
  db: Db,
  userId: string,
  now: Date,
  browser: Pick<ClientInfo, "timeZone" | "language">,
): Promise<string> {
  const user = await db
    .updateTable("app_user")
    .set({
      last_login_on: now,
      failed_sign_ins: 0,
      ...omitUndefined({
        time_zone: browser.timeZone ?? undefined,
        browser_language: browser.language ?? undefined,
      }),
    })
    .where("id", "=", userId)
    .where("deleted_on", "is", null)
    .returning("username")
    .executeTakeFirstOrThrow(() => notFound("user", userId))
  return user.username
}

function refusalsOf({ username = "", email = "" }: { username?: string; email?: string }) {
  return {
    user_name_must_be_unique: () => alreadyExists("user", username, "username"),
    user_email_must_be_unique: () => alreadyExists("user", email, "email"),
  }
}
