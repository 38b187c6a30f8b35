/**
 * Invitations to a running session, made by its owner: of users, and of e-mail addresses, which are stored with the
 * link's hash, an expiry and a right.
 */

import { type Actor, INVITABLE_AUTHORITY } from "../../base/authorities.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { isListedOnDevice } from "../../identity/roles/store.ts"
import { isEmailAllowed } from "../../identity/usergroups/rules.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { enqueueNotification, sealForEmail } from "../../system/notifications/actions.ts"
import type { EmailInvitation } from "../session/contract.ts"
import { invitationPath, joinPath } from "../session/paths.ts"
import { type AccessRight, emailInvitationExpiry, INVITATIONS_MAX } from "../session/rules.ts"
import { lockSession, type SessionPath } from "../session/store.ts"
import {
  countEmailInvitations,
  countInvitations,
  deleteEmailInvitation,
  deleteInvitation,
  findInvitation,
  getEmailInvitation,
  insertEmailInvitation,
  listInvitableDomains,
  updateEmailInvitationRight,
  upsertInvitation,
} from "../session/store-invitations.ts"
import {
  getOwnLiveSession,
  joinClosedByWindow,
  recordSessionEvent,
  type SessionDeps,
} from "../start/actions.ts"

/**
 * Invites a user; for a user who is invited already, the new right takes effect immediately.
 *
 * @param mode  "existing": only users who are invited already. @throws Refusal NOT_FOUND, CONFLICT when too many are
 *         invited, BAD_REQUEST for a new user who is not among the machine's invitable users
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
    .executeTakeFirst()
  if (!user) throw notFound("user", userId)
  await deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const before = await findInvitation(tx, path.sessionId, userId)
    if (before === null && mode === "existing") throw notFound("invitation", userId)
    if (before === right) return
    if (before === null && !(await isListedOnDevice(tx, path.deviceId, INVITABLE_AUTHORITY, { userId })))
      throw validationRefusal([{ path: "userId", message: "validation.notInvitable" }])
    if (before === null && (await countInvitations(tx, path.sessionId)) >= INVITATIONS_MAX)
      throw tooManyInvitations(path)
    await upsertInvitation(tx, { sessionId: path.sessionId, userId, right, createdBy: actor.userId })
    const [event, details] =
      before === null
        ? (["SESSION_INVITED", { accessRight: right }] as const)
        : ([
            "SESSION_INVITATION_CHANGED",
            { "accessRight.before": before, "accessRight.after": right },
          ] as const)
    await recordSessionEvent(tx, actor, event, path, deps.clock(), { user: user.username, ...details })
    if (before !== null) return
    const { deviceName } = await getIssue(tx, path.deviceId, path.issueId)
    const letter = {
      ...{ kind: "INVITATION" as const, to: { userId }, deviceName, accessRight: right },
      ...{ invitedBy: actor.displayName, path: joinPath({ ...path, id: path.sessionId }, interfaceId) },
    }
    await enqueueNotification(tx, letter, deps.clock())
  })
  deps.publish({ kind: "invitation", sessionId: path.sessionId })
  const displayName = `${user.firstname} ${user.surname}`.trim() || user.username
  return { user: { id: user.id, username: user.username, displayName }, accessRight: right }
}

export async function withdrawUserInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  userId: string,
): Promise<void> {
  await getOwnLiveSession(deps, actor, path)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteInvitation(tx, path.sessionId, userId))) throw notFound("invitation", userId)
    await recordSessionEvent(tx, actor, "SESSION_INVITATION_WITHDRAWN", path, deps.clock(), { userId })
  })
  deps.publish({ kind: "invitation", sessionId: path.sessionId })
}

type InvitationPath = SessionPath & { invitationId: string }

/**
 * The link's token goes into the mail alone, sealed until it is sent; no answer has it.
 *
 * @throws Refusal BAD_REQUEST when the device's groups do not allow the address's domain, NOT_ALLOWED after the window,
 *         CONFLICT when the address is invited already, or too many are
 */
export async function inviteByEmail(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  email: string,
  right: AccessRight,
): Promise<EmailInvitation> {
  await getOwnLiveSession(deps, actor, path)
  const now = deps.clock()
  const token = createToken()
  return deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const issue = await getIssue(tx, path.deviceId, path.issueId)
    const expiresOn = emailInvitationExpiry(now, new Date(issue.maintenanceWindowEndDateTime))
    if (expiresOn.getTime() <= now.getTime()) throw joinClosedByWindow(path)
    if (!isEmailAllowed(await listInvitableDomains(tx, path.deviceId), email))
      throw validationRefusal([{ path: "email", message: "validation.emailDomainNotAllowed" }])
    if ((await countEmailInvitations(tx, path.sessionId)) >= INVITATIONS_MAX) throw tooManyInvitations(path)
    const invitationId = await insertEmailInvitation(tx, {
      ...{ sessionId: path.sessionId, email, right, expiresOn },
      tokenHash: hashToken(token),
      createdBy: actor.userId,
      createdOn: now,
    })
    await recordSessionEvent(tx, actor, "SESSION_INVITED", path, now, { email, accessRight: right })
    const letter = {
      ...{ kind: "INVITATION" as const, to: { email }, deviceName: issue.deviceName, accessRight: right },
      ...{ invitedBy: actor.displayName, path: "", sealedLink: sealForEmail(deps, invitationPath(token)) },
    }
    await enqueueNotification(tx, letter, now)
    return getEmailInvitation(tx, path.sessionId, invitationId)
  })
}

function tooManyInvitations({ sessionId }: SessionPath): Refusal {
  const details = { text: "tooManyInvitations", max: INVITATIONS_MAX } as const
  return new Refusal("CONFLICT", `session ${sessionId} has ${INVITATIONS_MAX} invitations`, details)
}

export async function changeEmailInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: InvitationPath,
  right: AccessRight,
): Promise<EmailInvitation> {
  await getOwnLiveSession(deps, actor, path)
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const before = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    if (before.accessRight === right) return before
    await updateEmailInvitationRight(tx, before.id, right)
    const details = {
      email: before.email,
      "accessRight.before": before.accessRight,
      "accessRight.after": right,
    }
    await recordSessionEvent(tx, actor, "SESSION_INVITATION_CHANGED", path, deps.clock(), details)
    return { ...before, accessRight: right }
  })
  deps.publish({ kind: "invitation", sessionId: path.sessionId })
  return changed
}

export async function withdrawEmailInvitation(
  deps: SessionDeps,
  actor: Actor,
  path: InvitationPath,
): Promise<void> {
  await getOwnLiveSession(deps, actor, path)
  await deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const { id, email } = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    await deleteEmailInvitation(tx, id)
    await recordSessionEvent(tx, actor, "SESSION_INVITATION_WITHDRAWN", path, deps.clock(), { email })
  })
  deps.publish({ kind: "invitation", sessionId: path.sessionId })
}
