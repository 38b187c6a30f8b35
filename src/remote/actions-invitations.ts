/**
 * Invitations to a running session, by its owner: of people, and of e-mail addresses, which are written down with a link's
 * hash, an end and a right.
 */
import { createHash, randomBytes } from "node:crypto"
import { notFound, Refusal, refuseFields } from "../base/refusal.ts"
import { getIssue } from "../issues/store.ts"
import { announce, sealForLetter } from "../notifications/actions.ts"
import { type Actor, INVITABLE } from "../roles/rules.ts"
import { isOnDevice } from "../roles/store.ts"
import { isEmailAllowed } from "../usergroups/rules.ts"
import { audit, ownedSession, type RemoteDeps, windowOver } from "./actions.ts"
import type { EmailInvitation } from "./contract.ts"
import { invitationPath, joinPath } from "./paths.ts"
import { type AccessRight, emailInvitationEnd, INVITATIONS_MAX } from "./rules.ts"
import { lockSession, type SessionPath } from "./store.ts"
import {
  countEmailInvitations,
  countInvitations,
  deleteEmailInvitation,
  deleteInvitation,
  findInvitation,
  getEmailInvitation,
  insertEmailInvitation,
  invitableDomainsOf,
  saveEmailInvitationRight,
  saveInvitation,
} from "./store-invitations.ts"

/**
 * Invites a person; one who is invited already has the new right at once.
 *
 * @param wanted  "standing": only who is invited already. @throws Refusal NOT_FOUND, CONFLICT when too many are invited,
 *         BAD_REQUEST for somebody new who is none of the machine's invitable people
 */
export async function inviteUser(
  deps: RemoteDeps,
  actor: Actor,
  path: SessionPath,
  userId: string,
  right: AccessRight,
  wanted: "any" | "standing" = "any",
) {
  const { interfaceId } = await ownedSession(deps, actor, path)
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
    if (before === null && wanted === "standing") throw notFound("invitation", userId)
    if (before === right) return
    if (before === null && !(await isOnDevice(tx, path.deviceId, INVITABLE, { userId })))
      throw refuseFields([{ path: "userId", message: "validation.notInvitable" }])
    if (before === null && (await countInvitations(tx, path.sessionId)) >= INVITATIONS_MAX)
      throw tooMany(path)
    await saveInvitation(tx, { sessionId: path.sessionId, userId, right, createdBy: actor.userId })
    const [event, details] =
      before === null
        ? (["SESSION_INVITED", { accessRight: right }] as const)
        : ([
            "SESSION_INVITATION_CHANGED",
            { "accessRight.before": before, "accessRight.after": right },
          ] as const)
    await audit(tx, actor, event, path, deps.clock(), { user: user.username, ...details })
    if (before !== null) return
    const { deviceName } = await getIssue(tx, path.deviceId, path.issueId)
    const letter = {
      ...{ kind: "INVITATION" as const, to: { userId }, deviceName, accessRight: right },
      ...{ invitedBy: actor.displayName, path: joinPath({ ...path, id: path.sessionId }, interfaceId) },
    }
    await announce(tx, letter, deps.clock())
  })
  deps.tell({ kind: "permissions" })
  const displayName = `${user.firstname} ${user.surname}`.trim() || user.username
  return { user: { id: user.id, username: user.username, displayName }, accessRight: right }
}

export async function withdrawInvitation(
  deps: RemoteDeps,
  actor: Actor,
  path: SessionPath,
  userId: string,
): Promise<void> {
  await ownedSession(deps, actor, path)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteInvitation(tx, path.sessionId, userId))) throw notFound("invitation", userId)
    await audit(tx, actor, "SESSION_INVITATION_WITHDRAWN", path, deps.clock(), { userId })
  })
  deps.tell({ kind: "permissions" })
}

type InvitationPath = SessionPath & { invitationId: string }

/** 256 bits: a link is guessed by nobody, and needs no slow hash. */
const LINK_TOKEN_BYTES = 32

/**
 * The link's token goes into the mail alone, sealed until it is sent; no answer has it.
 *
 * @throws Refusal BAD_REQUEST when the device's groups do not allow the address's domain, NOT_ALLOWED after the window,
 *         CONFLICT when the address is invited already, or too many are
 */
export async function inviteByEmail(
  deps: RemoteDeps,
  actor: Actor,
  path: SessionPath,
  email: string,
  right: AccessRight,
): Promise<EmailInvitation> {
  await ownedSession(deps, actor, path)
  const now = deps.clock()
  const token = randomBytes(LINK_TOKEN_BYTES).toString("base64url")
  return deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const issue = await getIssue(tx, path.deviceId, path.issueId)
    const expiresOn = emailInvitationEnd(now, new Date(issue.maintenanceWindowEndDateTime))
    if (expiresOn.getTime() <= now.getTime()) throw windowOver(path)
    if (!isEmailAllowed(await invitableDomainsOf(tx, path.deviceId), email))
      throw refuseFields([{ path: "email", message: "validation.emailDomainNotAllowed" }])
    if ((await countEmailInvitations(tx, path.sessionId)) >= INVITATIONS_MAX) throw tooMany(path)
    const invitationId = await insertEmailInvitation(tx, {
      ...{ sessionId: path.sessionId, email, right, expiresOn },
      tokenHash: createHash("sha256").update(token).digest(),
      createdBy: actor.userId,
      createdOn: now,
    })
    await audit(tx, actor, "SESSION_INVITED", path, now, { email, accessRight: right })
    const letter = {
      ...{ kind: "INVITATION" as const, to: { email }, deviceName: issue.deviceName, accessRight: right },
      ...{ invitedBy: actor.displayName, path: "", sealedLink: sealForLetter(deps, invitationPath(token)) },
    }
    await announce(tx, letter, now)
    return getEmailInvitation(tx, path.sessionId, invitationId)
  })
}

function tooMany({ sessionId }: SessionPath): Refusal {
  const details = { text: "tooManyInvitations", max: INVITATIONS_MAX } as const
  return new Refusal("CONFLICT", `session ${sessionId} has ${INVITATIONS_MAX} invitations`, details)
}

export async function changeEmailInvitation(
  deps: RemoteDeps,
  actor: Actor,
  path: InvitationPath,
  right: AccessRight,
): Promise<EmailInvitation> {
  await ownedSession(deps, actor, path)
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const before = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    if (before.accessRight === right) return before
    await saveEmailInvitationRight(tx, before.id, right)
    const details = {
      email: before.email,
      "accessRight.before": before.accessRight,
      "accessRight.after": right,
    }
    await audit(tx, actor, "SESSION_INVITATION_CHANGED", path, deps.clock(), details)
    return { ...before, accessRight: right }
  })
  deps.tell({ kind: "permissions" })
  return changed
}

export async function withdrawEmailInvitation(
  deps: RemoteDeps,
  actor: Actor,
  path: InvitationPath,
): Promise<void> {
  await ownedSession(deps, actor, path)
  await deps.db.transaction().execute(async (tx) => {
    await lockSession(tx, path.sessionId)
    const { id, email } = await getEmailInvitation(tx, path.sessionId, path.invitationId)
    await deleteEmailInvitation(tx, id)
    await audit(tx, actor, "SESSION_INVITATION_WITHDRAWN", path, deps.clock(), { email })
  })
  deps.tell({ kind: "permissions" })
}
