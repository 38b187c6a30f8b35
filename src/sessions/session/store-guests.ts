/** Queries of guests: people without an account in one session, admitted by an invitation link and its PIN. */

import type { Guest } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { displayNameOf } from "../../base/text.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { insertRow, type RowOf, updateRow, updateRowsWith } from "../../db/rows.ts"
import type { AccessRight } from "./rules.ts"
import type { SessionPath } from "./store.ts"

/** An invitation link with its session, as the one who follows it needs it. */
export interface InvitationLink {
  id: string
  path: SessionPath
  email: string
  deviceName: string
  interfaceName: string
  invitedBy: string
  isSessionActive: boolean
  isRecorded: boolean
  startsOn: Date | null
  expiresOn: Date
  isSingleUse: boolean
  usedOn: Date | null
  failedPins: number
  pinHash: string | null
}

const PATH_COLUMNS = ["session.device_id", "session.issue_id", "session.work_log_id"] as const

const toPath = (row: {
  device_id: string
  issue_id: string
  work_log_id: string
  remote_session_id: string
}): SessionPath => ({
  deviceId: row.device_id,
  issueId: row.issue_id,
  logId: row.work_log_id,
  sessionId: row.remote_session_id,
})

/** @returns null for a token that no invitation has */
export async function findInvitationLink(db: Db, tokenHash: Buffer): Promise<InvitationLink | null> {
  const row = await db
    .selectFrom("session_email_invitation as invitation")
    .innerJoin("remote_session as session", "session.id", "invitation.remote_session_id")
    .innerJoin("device", "device.id", "session.device_id")
    .innerJoin("app_user as inviter", "inviter.id", "invitation.created_by")
    .selectAll("invitation")
    .select([
      ...PATH_COLUMNS,
      "session.interface_name",
      "session.state",
      "session.recording_state",
      "device.name as device_name",
      "inviter.firstname",
      "inviter.surname",
      "inviter.username",
    ])
    .where("invitation.token_hash", "=", tokenHash)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        path: toPath(row),
        email: row.email,
        deviceName: row.device_name,
        interfaceName: row.interface_name,
        invitedBy: displayNameOf(row),
        isSessionActive: row.state === "ACTIVE",
        isRecorded: row.recording_state !== "NONE",
        startsOn: row.starts_on,
        expiresOn: row.expires_on,
        isSingleUse: row.single_use,
        usedOn: row.used_on,
        failedPins: row.failed_pins,
        pinHash: row.pin_hash,
      }
    : null
}

/**
 * Counts a try before its PIN is checked, so that a thousand concurrent tries count as a thousand.
 *
 * @param triesMax  no try is left from this number on
 * @returns false when no try is left
 */
export async function takePinTry(db: Db, invitationId: string, triesMax: number): Promise<boolean> {
  const taken = await db
    .updateTable("session_email_invitation")
    .set((eb) => ({ failed_pins: eb("failed_pins", "+", 1) }))
    .where("id", "=", invitationId)
    .where("failed_pins", "<", triesMax)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** @returns false when the link has been used up or replaced meanwhile */
export async function markLinkUsed(
  db: Db,
  invitationId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable("session_email_invitation")
    .set({ used_on: now, failed_pins: 0 })
    .where("id", "=", invitationId)
    .where("token_hash", "=", tokenHash)
    .where((eb) => eb.or([eb("single_use", "=", false), eb("used_on", "is", null)]))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

interface NewGuest {
  invitationId: string
  sessionId: string
  tokenHash: Buffer
  name: string
  language: string
  address: string
  createdOn: Date
}

export async function insertGuest(db: Db, guest: NewGuest): Promise<string> {
  return insertRow(db, "session_guest", {
    session_email_invitation_id: guest.invitationId,
    remote_session_id: guest.sessionId,
    token_hash: guest.tokenHash,
    name: guest.name,
    language: guest.language,
    address: guest.address,
    created_on: guest.createdOn,
  })
}

/** The browsers that an invitation admitted so far are no longer admitted. */
export async function endGuestsOfInvitation(db: Db, invitationId: string, now: Date): Promise<void> {
  await updateRowsWith(
    db,
    "session_guest",
    { session_email_invitation_id: invitationId, ended_on: null },
    { ended_on: now },
  )
}

export async function saveGuestConsent(db: Db, guestId: string, textHash: Buffer, now: Date): Promise<void> {
  await updateRow(db, "session_guest", guestId, { consented_on: now, consent_text_hash: textHash })
}

/** A guest with the right of the invitation and the session. */
interface GuestAccess {
  guest: Guest
  right: AccessRight
  path: SessionPath
  /** Hash of the text that the guest agreed to. */
  consentTextHash: Buffer | null
}

function guestAccessRows(db: Db) {
  return db
    .selectFrom("session_guest as guest")
    .innerJoin("session_email_invitation as invitation", "invitation.id", "guest.session_email_invitation_id")
    .innerJoin("remote_session as session", "session.id", "guest.remote_session_id")
    .selectAll("guest")
    .select([...PATH_COLUMNS, "invitation.email", "invitation.access_right"])
    .where("guest.ended_on", "is", null)
}

function toGuestAccess(row: RowOf<typeof guestAccessRows>): GuestAccess {
  return {
    guest: {
      guestId: row.id,
      invitationId: row.session_email_invitation_id,
      sessionId: row.remote_session_id,
      name: row.name,
      email: row.email,
      language: row.language,
      address: row.address,
      hasConsented: row.consented_on !== null,
    },
    right: row.access_right as AccessRight,
    path: toPath(row),
    consentTextHash: row.consent_text_hash,
  }
}

/** The guest of a browser, whether the session still runs or not; null once the guest is no longer admitted. */
export async function findGuestByToken(db: Db, tokenHash: Buffer): Promise<GuestAccess | null> {
  const row = await guestAccessRows(db).where("guest.token_hash", "=", tokenHash).executeTakeFirst()
  return row ? toGuestAccess(row) : null
}

/** Those of these guests who are still admitted, by id. */
export async function findGuests(db: Db, guestIds: readonly string[]): Promise<Map<string, GuestAccess>> {
  if (guestIds.length === 0) return new Map()
  const rows = await guestAccessRows(db).where("guest.id", "=", anyOfIds(guestIds)).execute()
  return new Map(rows.map((row) => [row.id, toGuestAccess(row)]))
}
