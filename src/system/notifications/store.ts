/** The outbox, and who is behind a moment. */

import { sql } from "kysely"
import type { JsonObject } from "../../../sql/types.ts"
import type { SystemAuthority } from "../../base/authorities.ts"
import { daysBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { chunks } from "../../db/batches.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { findValue, updateRowsWith } from "../../db/rows.ts"
import { CURRENT_USER, userLanguage } from "../../db/user-ref.ts"
import { LEASE_MS, type NotificationKind, RECIPIENTS_MAX, type Recipient } from "./rules.ts"

/** The content of an e-mail, independent of the language. */
export interface EmailContent {
  /** Texts by name, for the template. */
  values: Record<string, string | number>
  /** Path of its link below the installation's address, e.g. "/issues"; "" for none. */
  path: string
  /** A one-time secret for the e-mail, sealed by the secret box for "notification", as Base64. */
  sealed?: string
}

/** For recipients whose language is not known. */
const EMAIL_LANGUAGE = sql<string>`(select email_language from installation_settings)`

export interface NewNotification {
  kind: NotificationKind
  recipient: Recipient
  content: EmailContent
  /** The same key and recipient are queued only once. */
  deduplicationKey: string | null
  now: Date
  expiresOn: Date
}

export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const rows = notifications.map(({ kind, recipient, content, deduplicationKey, now, expiresOn }) => ({
    kind,
    recipient: recipient.email,
    language: recipient.language ?? EMAIL_LANGUAGE,
    time_zone: recipient.timeZone,
    deduplication_key: deduplicationKey,
    content: sql<JsonObject>`${content}::jsonb`,
    next_attempt_on: now,
    created_on: now,
    expires_on: expiresOn,
  }))
  for (const piece of chunks(rows))
    await db
      .insertInto("notification")
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export interface DueNotification {
  id: string
  kind: NotificationKind
  recipient: string
  language: string | null
  timeZone: string | null
  content: EmailContent
  /** Attempts with this one. */
  attempts: number
  expiresOn: Date
}

/**
 * Leases due e-mails, oldest first. Until the lease expires they are given to no other sender, so that sending needs
 * no database lock.
 */
export async function leaseDueNotifications(db: Db, now: Date, count: number): Promise<DueNotification[]> {
  const rows = await db
    .updateTable("notification")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_on: new Date(now.getTime() + LEASE_MS),
    }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("notification")
        .select("id")
        .where("state", "=", "WAITING")
        .where("next_attempt_on", "<=", now)
        .orderBy("next_attempt_on")
        .orderBy("id")
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind as NotificationKind,
      recipient: row.recipient,
      language: row.language,
      timeZone: row.time_zone,
      content: row.content as unknown as EmailContent,
      attempts: row.attempts,
      expiresOn: row.expires_on,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Makes the e-mails due again that a server was sending for the first time when it stopped, instead of waiting for their
 * lease to expire: a password's link would be half used up by then. Only for the one server of the database, at its start.
 *
 * @returns the number of e-mails
 */
export async function releaseLeasedNotifications(db: Db, now: Date): Promise<number> {
  const released = await db
    .updateTable("notification")
    .set({ next_attempt_on: now })
    .where("state", "=", "WAITING")
    .where("attempts", ">", 0)
    // An attempt that failed has its error, and waits for its next one.
    .where("last_error", "=", "")
    .executeTakeFirst()
  return Number(released.numUpdatedRows)
}

/** Marks the e-mail as finished and deletes its content. */
export async function finishNotification(
  db: Db,
  id: string,
  state: "SENT" | "FAILED" | "EXPIRED" | "OFF",
  error: string,
  now: Date,
): Promise<void> {
  await updateRowsWith(
    db,
    "notification",
    { id, state: "WAITING" },
    { state, content: null, last_error: error, finished_on: now },
  )
}

export async function rescheduleNotification(db: Db, id: string, until: Date, error: string): Promise<void> {
  await updateRowsWith(
    db,
    "notification",
    { id, state: "WAITING" },
    { next_attempt_on: until, last_error: error },
  )
}

/** Long enough to investigate an e-mail that did not arrive. */
const FINISHED_RETENTION_DAYS = 30

/** @returns the number of finished e-mails deleted from the outbox */
export async function deleteFinishedNotifications(db: Db, now: Date): Promise<number> {
  const deleted = await db
    .deleteFrom("notification")
    .where("state", "<>", "WAITING")
    .where("finished_on", "<", daysBefore(now, FINISHED_RETENTION_DAYS))
    .executeTakeFirstOrThrow()
  return Number(deleted.numDeletedRows)
}

/** The addresses of those of the users who are current. */
export async function findUserRecipients(db: Db, userIds: readonly string[]): Promise<Recipient[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom("app_user")
    .select(["email", userLanguage().as("language"), "time_zone as timeZone"])
    .where("id", "in", [...userIds])
    .where(CURRENT_USER)
    .where("email", "<>", "")
    .orderBy("id")
    .execute()
}

/** The language in which a user reads, else that of the installation, and the time zone of the browser at the latest sign-in. */
export async function findUserLocale(
  db: Db,
  userId: string,
): Promise<{ language: string | null; timeZone: string | null }> {
  const row = await db
    .selectFrom("app_user")
    .select([
      sql<string>`coalesce(${userLanguage()}, ${EMAIL_LANGUAGE})`.as("language"),
      "time_zone as timeZone",
    ])
    .where("id", "=", userId)
    .executeTakeFirst()
  return row ?? { language: null, timeZone: null }
}

export async function findUserLanguage(db: Db, userId: string): Promise<string | null> {
  return (await findUserLocale(db, userId)).language
}

/** The addresses of users who can sign in and have the system authority, superusers among them. */
export function findRecipientsWithAuthority(
  db: Db,
  authority: SystemAuthority,
  now: Date,
): Promise<Recipient[]> {
  return db
    .selectFrom("app_user")
    .select(["email", userLanguage().as("language"), "time_zone as timeZone"])
    .where((eb) =>
      eb.or([
        eb("superuser", "=", true),
        eb(
          "id",
          "in",
          eb
            .selectFrom("user_group_member as member")
            .innerJoin("user_group_system_role as mapped", "mapped.user_group_id", "member.user_group_id")
            .innerJoin("system_role_authority as granted", "granted.system_role_id", "mapped.system_role_id")
            .select("member.user_id")
            .where("granted.authority", "=", authority),
        ),
      ]),
    )
    .where(CURRENT_USER)
    .where((eb) => eb.or([eb("expires_on", "is", null), eb("expires_on", ">", now)]))
    .where("email", "<>", "")
    .orderBy("id")
    .limit(RECIPIENTS_MAX)
    .execute()
}

interface NotificationGroup {
  groupEmail: string
  members: Recipient[]
}

export async function findNotificationGroups(
  db: Db,
  userGroupIds: readonly string[],
): Promise<NotificationGroup[]> {
  if (userGroupIds.length === 0) return []
  const rows = await db
    .selectFrom("user_group")
    .select([
      "group_email_address",
      sql<
        Recipient[]
      >`coalesce((select json_agg(json_build_object('email', email, 'language', ${userLanguage()}, 'timeZone', time_zone) order by id)
        from app_user join user_group_member member on member.user_id = app_user.id
        where member.user_group_id = user_group.id and ${CURRENT_USER} and email <> ''), '[]')`.as("members"),
    ])
    .where("id", "in", [...userGroupIds])
    .orderBy("id")
    .execute()
  return rows.map((row) => ({ groupEmail: row.group_email_address, members: row.members }))
}

/** "" when the device is deleted. */
export async function getDeviceName(db: Db, deviceId: string): Promise<string> {
  return (await findValue(db, "device", "name", { id: deviceId })) ?? ""
}

/** The content of e-mails about an issue, and its assignees. */
export interface NotificationIssue {
  deviceId: string
  title: string
  deviceName: string
  priority: string
  activationOn: Date
  windowEndOn: Date
  assignedUserId: string | null
  assignedUserGroupId: string | null
  notificationEmails: string
  /** The user whom the machine names for notifications. */
  notificationUserId: string | null
  notificationUserGroupId: string | null
}

/** The issues by id; deleted ones are missing. */
export async function findNotificationIssues(
  db: Db,
  issueIds: readonly string[],
): Promise<Map<string, NotificationIssue>> {
  const rows = await db
    .selectFrom("issue")
    .innerJoin("device", "device.id", "issue.device_id")
    .select([
      "issue.id",
      "issue.device_id as deviceId",
      "issue.title",
      "device.name as deviceName",
      "issue.priority",
      "issue.activation_on as activationOn",
      "issue.window_end_on as windowEndOn",
      "issue.assigned_user_id as assignedUserId",
      "issue.assigned_user_group_id as assignedUserGroupId",
      "issue.notification_emails as notificationEmails",
      "device.notification_user_id as notificationUserId",
      "device.notification_user_group_id as notificationUserGroupId",
    ])
    .where("issue.id", "=", anyOfIds(issueIds))
    .execute()
  return new Map(rows.map(({ id, ...issue }) => [id, issue]))
}
