/**
 * Invitations to a running session, made by its owner: of users, and of e-mail addresses, which are stored with the
 * link's hash, an expiry and a right.
 */

import { randomInt } from "node:crypto"
import { type Actor, INVITABLE_AUTHORITY } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { displayNameOf } from "../../base/text.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { PasswordHasher } from "../../identity/passwords/hashing/actions.ts"
import { isListedOnDevice } from "../../identity/roles/store.ts"
import { isEmailAllowed } from "../../identity/usergroups/rules.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { enqueueNotification, sealForEmail } from "../../system/notifications/actions.ts"
import { findUserLanguage } from "../../system/notifications/store.ts"
import { findEmergencyEnds } from "../emergency/store.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import type { EmailInvitation, InvitationWithPin, InviteByEmail } from "../session/contract-participants.ts"
import { invitationPath, joinPath } from "../session/paths.ts"
import { type AccessRight, emailInvitationExpiry, INVITATIONS_MAX } from "../session/rules.ts"
import { GUEST_PIN_DIGITS } from "../session/rules-participants.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import { endGuestsOfInvitation } from "../session/store-guests.ts"
import {
  countEmailInvitations,
  countInvitations,
  deleteEmailInvitation,
  deleteInvitation,
  findInvitation,
  getEmailInvitation,
  insertEmailInvitation,
  listInvitableDomains,
  renewEmailInvitation,
  updateEmailInvitationRight,
  upsertInvitation,
} from "../session/store-invitations.ts"
import { deleteRemoval } from "../session/store-removals.ts"
import { isJoinOpenTo, joinClosedByWindow } from "../start/actions-join.ts"
import { getOwnLiveSession } from "../start/actions-owner.ts"
import type { SessionDeps } from "../start/session-deps.ts"

/**
 * Invites a user; for a user who is invited already, the new right takes effect immediately.
 *
 * @param mode  "existing": only users who are invited already. @throws Refusal NOT_FOUND, CONFLICT when too many are
 *         invited, BAD_REQUEST for a new user who is not among the machine's invitable users, NOT_ALLOWED for one who
 *         could no longer join after the window
 */
export async function inviteUser(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  userId: string,
  right: AccessRight,
  mode: "any" | "existing" = "any",
) {
  const { interfaceId } = await getOwnLiveSession(deps, actor, path)
  const user = await deps.db
    .selectFrom("app_user")
    .select(["id", "username", "firstname", "surname"])
    .where("id", "=", userId)
    .where("deleted_on", "is", null)
    .executeTakeFirstOrThrow(() => notFound("user", userId))
  const isOpen = await isJoinOpenTo(deps, userId, await getSession(deps.db, path))
  await inTransaction(deps, async (tx, now) => {
    await lockSession(tx, path.sessionId)
    const before = await findInvitation(tx, path.sessionId, userId)
    if (before === null && mode === "existing") throw notFound("invitation", userId)
    if (before === right) return
    if (before === null && !isOpen) throw joinClosedByWindow(path)
    if (before === null && !(await isListedOnDevice(tx, path.deviceId, INVITABLE_AUTHORITY, { userId })))
      throw validationRefusal([{ path: "userId", message: "validation.notInvitable" }])
    if (before === null && (await countInvitations(tx, path.sessionId)) >= INVITATIONS_MAX)
      throw tooManyInvitations(path)
    await deleteRemoval(tx, path.sessionId, userId)
    await upsertInvitation(tx, { sessionId: path.sessionId, userId, right, createdBy: actor.userId })
    const [event, details] =
      before === null
        ? (["SESSION_INVITED", { accessRight: right }] as const)
        : ([
            "SESSION_INVITATION_CHANGED",
            { "accessRight.before": before, "accessRight.after": right },
          ] as const)
    await recordSessionEvent({ tx, actor, now }, event, path, { user: user.username, ...details })
    if (before !== null) return
    const { deviceName } = await getIssue(tx, path.deviceId, path.issueId)
    const letter = {
      kind: "INVITATION" as const,
      to: { userId },
      deviceName,
      accessRight: right,
      invitedBy: actor.displayName,
      path: joinPath({ ...path, id: path.sessionId }, interfaceId),
    }
    await enqueueNotification(tx, letter, now)
  })
  announce(deps, path)
  const displayName = displayNameOf(user)
  return { user: { id: user.id, username: user.username, displayName }, accessRight: right }
}

/** The user leaves a running session. @throws Refusal NOT_ALLOWED for others than the owner, CONFLICT, NOT_FOUND */
export async function withdrawUserInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  userId: string,
): Promise<void> {
  await changeInvitations(deps, actor, path, async (tx, now) => {
    if (!(await deleteInvitation(tx, path.sessionId, userId))) throw notFound("invitation", userId)
    await recordSessionEvent({ tx, actor, now }, "SESSION_INVITATION_WITHDRAWN", path, { userId })
  })
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED for others than the owner, CONFLICT when the session has ended */
async function changeInvitations<T>(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  act: (tx: Db, now: Date) => Promise<T>,
): Promise<T> {
  await getOwnLiveSession(deps, actor, path)
  const done = await inTransaction(deps, async (tx, now) => {
    await lockSession(tx, path.sessionId)
    return act(tx, now)
  })
  announce(deps, path)
  return done
}

/** To the pages of the people whom it is about, and to the owner's windows. */
function announce(deps: SessionDeps, { sessionId }: SessionPath): void {
  deps.publish({ kind: "invitation", sessionId })
  deps.live.find(sessionId)?.announceInvitations()
}

type InvitationPath = SessionPath & { invitationId: string }

/**
 * The link's token goes into the mail alone, sealed until it is sent. The PIN goes to the inviter alone, who tells it to the
 * guest; it is answered once and stored as a hash.
 *
 * @throws Refusal BAD_REQUEST when the device's groups do not allow the address's domain or for impossible times,
 *         NOT_ALLOWED after the window, CONFLICT when the address is invited already, or too many are
 */
export async function inviteByEmail(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  { email, accessRight: right, startsOn, expiresOn: wantedExpiry, singleUse }: InviteByEmail,
): Promise<InvitationWithPin> {
  await getOwnLiveSession(deps, actor, path)
  const { token, pin, pinHash } = await createLink(deps)
  const invited = await inTransaction(deps, async (tx, now) => {
    await lockSession(tx, path.sessionId)
    const { issue, expiresOn } = await linkExpiry(tx, path, now, wantedExpiry)
    const starts = startsOn === undefined ? null : new Date(startsOn)
    if (starts && starts.getTime() >= expiresOn.getTime())
      throw validationRefusal([{ path: "startsOn", message: "validation.invalid" }])
    if (!isEmailAllowed(await listInvitableDomains(tx, path.deviceId), email))
      throw validationRefusal([{ path: "email", message: "validation.emailDomainNotAllowed" }])
    if ((await countEmailInvitations(tx, path.sessionId)) >= INVITATIONS_MAX) throw tooManyInvitations(path)
    const invitationId = await insertEmailInvitation(tx, {
      sessionId: path.sessionId,
      email,
      right,
      expiresOn,
      singleUse,
      pinHash,
      tokenHash: hashToken(token),
      startsOn: starts,
      createdBy: actor.userId,
      createdOn: now,
    })
    await recordSessionEvent({ tx, actor, now }, "SESSION_INVITED", path, { email, accessRight: right })
    const times = { startsOn: starts, expiresOn }
    await mailLink(deps, { tx, actor, now }, { email, right, deviceName: issue.deviceName, token, ...times })
    return { ...(await getEmailInvitation(tx, path.sessionId, invitationId)), pin }
  })
  deps.live.find(path.sessionId)?.announceInvitations()
  return invited
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED after the window */
export async function renewInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: InvitationPath,
): Promise<InvitationWithPin> {
  await getOwnLiveSession(deps, actor, path)
  const { token, pin, pinHash } = await createLink(deps)
  const renewed = await inTransaction(deps, async (tx, now) => {
    await lockSession(tx, path.sessionId)
    const { issue, expiresOn } = await linkExpiry(tx, path, now)
    const { id, email, accessRight } = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    await renewEmailInvitation(tx, id, { tokenHash: hashToken(token), pinHash, expiresOn })
    await endGuestsOfInvitation(tx, id, now)
    await recordSessionEvent({ tx, actor, now }, "SESSION_INVITATION_RENEWED", path, { email })
    await mailLink(
      deps,
      { tx, actor, now },
      { email, right: accessRight, deviceName: issue.deviceName, token, startsOn: null, expiresOn },
    )
    return { ...(await getEmailInvitation(tx, path.sessionId, id)), pin }
  })
  deps.publish({ kind: "permissions" })
  deps.live.find(path.sessionId)?.announceInvitations()
  return renewed
}

async function createLink({ state }: SessionDeps): Promise<{ token: string; pin: string; pinHash: string }> {
  const pin = `${randomInt(10 ** GUEST_PIN_DIGITS)}`.padStart(GUEST_PIN_DIGITS, "0")
  return { token: createToken(), pin, pinHash: await state.get(PasswordHasher).hash(pin) }
}

/** @throws Refusal NOT_ALLOWED after the end of the window, or of the emergency session, BAD_REQUEST for an expiry in the past */
async function linkExpiry(tx: Db, path: SessionPath, now: Date, wanted?: string) {
  const issue = await getIssue(tx, path.deviceId, path.issueId)
  const emergencyEnd = (await findEmergencyEnds(tx, [path.sessionId])).get(path.sessionId)
  const end = emergencyEnd ?? new Date(issue.maintenanceWindowEndDateTime)
  if (end.getTime() <= now.getTime()) throw joinClosedByWindow(path)
  const expiresOn = emailInvitationExpiry(now, end, wanted === undefined ? null : new Date(wanted))
  if (expiresOn.getTime() <= now.getTime())
    throw validationRefusal([{ path: "expiresOn", message: "validation.future" }])
  return { issue, expiresOn }
}

async function mailLink(
  deps: SessionDeps,
  { tx, actor, now }: { tx: Db; actor: Actor; now: Date },
  {
    email,
    right,
    deviceName,
    token,
    startsOn,
    expiresOn,
  }: {
    email: string
    right: AccessRight
    deviceName: string
    token: string
    startsOn: Date | null
    expiresOn: Date
  },
): Promise<void> {
  const letter = {
    kind: "INVITATION" as const,
    to: { email, language: await findUserLanguage(tx, actor.userId) },
    deviceName,
    accessRight: right,
    invitedBy: actor.displayName,
    path: "",
    link: { sealed: sealForEmail(deps, invitationPath(token)), startsOn, expiresOn },
  }
  return enqueueNotification(tx, letter, now)
}

function tooManyInvitations({ sessionId }: SessionPath): Refusal {
  const details = { text: "tooManyInvitations", max: INVITATIONS_MAX } as const
  return new Refusal("CONFLICT", `session ${sessionId} has ${INVITATIONS_MAX} invitations`, details)
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED, CONFLICT when the session has ended */
export async function changeEmailInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: InvitationPath,
  right: AccessRight,
): Promise<EmailInvitation> {
  return changeInvitations(deps, actor, path, async (tx, now) => {
    const before = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    if (before.accessRight === right) return before
    await updateEmailInvitationRight(tx, before.id, right)
    const details = {
      email: before.email,
      "accessRight.before": before.accessRight,
      "accessRight.after": right,
    }
    await recordSessionEvent({ tx, actor, now }, "SESSION_INVITATION_CHANGED", path, details)
    return { ...before, accessRight: right }
  })
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED, CONFLICT when the session has ended */
export async function withdrawEmailInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: InvitationPath,
): Promise<void> {
  await changeInvitations(deps, actor, path, async (tx, now) => {
    const { id, email } = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    await deleteEmailInvitation(tx, id)
    await recordSessionEvent({ tx, actor, now }, "SESSION_INVITATION_WITHDRAWN", path, { email })
  })
}
