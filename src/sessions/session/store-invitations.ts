/** Queries of invitations to remote sessions: of users, and by e-mail. */

import { sql } from "kysely"
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { countRows } from "../../db/counts.ts"
import { anyOfIds } from "../../db/pagination.ts"
import {
  deleteRow,
  deleteRowsWith,
  findValue,
  insertRow,
  type RowOf,
  rowReader,
  updateRow,
} from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import type { EmailInvitation } from "./contract-participants.ts"
import type { AccessRight } from "./rules.ts"
import { GUEST_PIN_TRIES_MAX } from "./rules-participants.ts"

export async function findInvitation(db: Db, sessionId: string, userId: string): Promise<AccessRight | null> {
  const invitation = { remote_session_id: sessionId, user_id: userId }
  return findValue(db, "session_invitation", "access_right", invitation) as Promise<AccessRight | null>
}

/** The rights of all users who are invited to these sessions, by session and user; null for a user who is not invited. */
export async function findInvitationsOfSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<(sessionId: string, userId: string) => AccessRight | null> {
  const rows = await db
    .selectFrom("session_invitation")
    .select(["remote_session_id", "user_id", "access_right"])
    .where("remote_session_id", "=", anyOfIds(sessionIds))
    .execute()
  const rights = new Map(rows.map((row) => [`${row.remote_session_id} ${row.user_id}`, row.access_right]))
  return (sessionId, userId) => (rights.get(`${sessionId} ${userId}`) as AccessRight | undefined) ?? null
}

/** Invites, or changes the right of an invitation that stands. */
export async function upsertInvitation(
  db: Db,
  invitation: { sessionId: string; userId: string; right: AccessRight; createdBy: string },
): Promise<void> {
  await db
    .insertInto("session_invitation")
    .values({
      remote_session_id: invitation.sessionId,
      user_id: invitation.userId,
      access_right: invitation.right,
      created_by: invitation.createdBy,
    })
    .onConflict((conflict) =>
      conflict.columns(["remote_session_id", "user_id"]).doUpdateSet({ access_right: invitation.right }),
    )
    .execute()
}

/** @returns false when there was none */
export function deleteInvitation(db: Db, sessionId: string, userId: string): Promise<boolean> {
  return deleteRowsWith(db, "session_invitation", { remote_session_id: sessionId, user_id: userId })
}

export function countInvitations(db: Db, sessionId: string): Promise<number> {
  return countRows(db.selectFrom("session_invitation").where("remote_session_id", "=", sessionId))
}

export async function listInvitations(db: Db, sessionId: string) {
  const rows = await db
    .selectFrom("session_invitation")
    .select(["access_right", selectUserRef("session_invitation.user_id").as("user")])
    .where("remote_session_id", "=", sessionId)
    .orderBy("created_on")
    .orderBy("user_id")
    .execute()
  return rows.map(({ user, access_right }) => ({ user, accessRight: access_right as AccessRight }))
}

/** A user has few invitations at a time; the list of sessions shows the rest. */
const PENDING_INVITATIONS_MAX = 20

/** Sessions whose interface still exists, with what names them. */
export function joinableSessions(db: Db) {
  return db
    .selectFrom("remote_session as session")
    .innerJoin("device", "device.id", "session.device_id")
    .innerJoin("issue", "issue.id", "session.issue_id")
    .select([
      "session.device_id as deviceId",
      "device.name as deviceName",
      "session.issue_id as issueId",
      "issue.title as issueTitle",
      "session.work_log_id as logId",
      "session.target_interface_id as interfaceId",
      "session.interface_name as interfaceName",
    ])
    .where("session.target_interface_id", "is not", null)
}

/** Invitations to running sessions that the user is not connected to, newest first. */
export async function listPendingInvitations(db: Db, userId: string) {
  const rows = await joinableSessions(db)
    .innerJoin("session_invitation as invitation", "invitation.remote_session_id", "session.id")
    .select([
      "session.id as sessionId",
      "invitation.access_right as accessRight",
      selectUserRef("invitation.created_by").as("invitedBy"),
    ])
    .where("invitation.user_id", "=", userId)
    .where("session.state", "=", sql.lit("ACTIVE"))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("session_viewer as viewer")
            .select("viewer.id")
            .whereRef("viewer.remote_session_id", "=", "session.id")
            .where("viewer.user_id", "=", userId)
            .where("viewer.ended_on", "is", null),
        ),
      ),
    )
    .orderBy("invitation.created_on", "desc")
    .orderBy("session.id", "desc")
    .limit(PENDING_INVITATIONS_MAX)
    .execute()
  return rows.map(({ deviceId, issueId, logId, interfaceId, accessRight, ...row }) => ({
    ...row,
    accessRight: accessRight as AccessRight,
    address: { id: row.sessionId, deviceId, issueId, logId },
    interfaceId: interfaceId ?? "",
  }))
}

interface NewEmailInvitation {
  sessionId: string
  email: string
  right: AccessRight
  tokenHash: Buffer
  pinHash: string
  startsOn: Date | null
  singleUse: boolean
  expiresOn: Date
  createdBy: string
  createdOn: Date
}

/** @throws Refusal CONFLICT when the address is invited already */
export async function insertEmailInvitation(db: Db, invitation: NewEmailInvitation): Promise<string> {
  const refusals = {
    session_email_invitation_must_be_unique: () => alreadyExists("invitation", invitation.email, "email"),
  }
  const columns = {
    remote_session_id: invitation.sessionId,
    email: invitation.email,
    access_right: invitation.right,
    token_hash: invitation.tokenHash,
    pin_hash: invitation.pinHash,
    starts_on: invitation.startsOn,
    single_use: invitation.singleUse,
    expires_on: invitation.expiresOn,
    created_by: invitation.createdBy,
    created_on: invitation.createdOn,
  }
  return insertRow(db, "session_email_invitation", columns, refusals)
}

function emailInvitationRows(db: Db, sessionId: string) {
  return db
    .selectFrom("session_email_invitation as invitation")
    .selectAll("invitation")
    .select(selectUserRef("invitation.created_by").as("creator"))
    .where("invitation.remote_session_id", "=", sessionId)
}

function toEmailInvitation(row: RowOf<typeof emailInvitationRows>): EmailInvitation {
  return {
    id: row.id,
    email: row.email,
    accessRight: row.access_right as AccessRight,
    startsOn: row.starts_on?.toISOString() ?? null,
    expiresOn: row.expires_on.toISOString(),
    singleUse: row.single_use,
    usedOn: row.used_on?.toISOString() ?? null,
    isLocked: row.failed_pins >= GUEST_PIN_TRIES_MAX,
    createdOn: row.created_on.toISOString(),
    createdBy: row.creator,
  }
}

/** In the order they were made; a session has few. */
export async function listEmailInvitations(db: Db, sessionId: string): Promise<EmailInvitation[]> {
  const rows = await emailInvitationRows(db, sessionId)
    .orderBy("invitation.created_on")
    .orderBy("invitation.id")
    .execute()
  return rows.map(toEmailInvitation)
}

/** @throws Refusal NOT_FOUND when this session has no such invitation */
export const getEmailInvitation = rowReader(
  "invitation",
  "invitation.id",
  emailInvitationRows,
  toEmailInvitation,
)

export function countEmailInvitations(db: Db, sessionId: string): Promise<number> {
  return countRows(db.selectFrom("session_email_invitation").where("remote_session_id", "=", sessionId))
}

export async function updateEmailInvitationRight(
  db: Db,
  invitationId: string,
  right: AccessRight,
): Promise<void> {
  await updateRow(db, "session_email_invitation", invitationId, { access_right: right })
}

/** A new link and PIN in the place of the old ones. */
export async function renewEmailInvitation(
  db: Db,
  invitationId: string,
  link: { tokenHash: Buffer; pinHash: string; expiresOn: Date },
): Promise<void> {
  const { tokenHash, pinHash, expiresOn } = link
  await db
    .updateTable("session_email_invitation")
    .set({ token_hash: tokenHash, pin_hash: pinHash, expires_on: expiresOn })
    .set({ failed_pins: 0, used_on: null, starts_on: null })
    .where("id", "=", invitationId)
    .execute()
}

export async function deleteEmailInvitation(db: Db, invitationId: string): Promise<void> {
  await deleteRow(db, "session_email_invitation", invitationId)
}

const JOIN_AUTHORITY: DeviceAuthority = "DEVICE_JOIN_REMOTE"

/** The domains to which invitations to sessions on a device may go: those of the groups that may join sessions there. */
export async function listInvitableDomains(db: Db, deviceId: string): Promise<string[]> {
  const found = await sql<{ domain: string }>`
    with joining as materialized (
      select distinct permission.user_group_id as id from device_permission permission
      join device_role_authority given on given.device_role_id = permission.device_role_id
      where permission.device_id = ${deviceId} and permission.user_group_id is not null and given.authority = ${JOIN_AUTHORITY})
    select lower(unnest(allowed_email_domains)) as domain from user_group where id in (select id from joining)
    union
    select lower(unnest(allowed_email_domains)) from user_source where user_group_id in (select id from joining)
    order by domain`.execute(db)
  return found.rows.map((row) => row.domain)
}
