/** What one person may do in a running session now, from the database. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { findLiveSignIn } from "../../identity/signin/store.ts"
import { type AccessRight, effectiveAccessRight } from "../session/rules.ts"
import { isSupervisor, type Participant } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import { findGuests } from "../session/store-guests.ts"
import { findInvitation } from "../session/store-invitations.ts"
import { findRemovalsOfSessions } from "../session/store-removals.ts"

/** A person who may be in a session now, with what they may do there. */
export interface ViewerAccess {
  participant: Participant
  right: AccessRight
  supervises: boolean
}

/** The current access of a signed-in user; null when they must leave the session. */
export async function viewerAccess(
  deps: Deps,
  session: { path: SessionPath; ownerId: string },
  signInId: string,
): Promise<ViewerAccess | null> {
  const { sessionId, deviceId } = session.path
  const actor = await findLiveSignIn(deps, signInId, deps.clock())
  const access = actor && (await findDeviceAccess(deps.db, actor, deviceId))
  if (!actor || !access) return null
  const right = await accessRightOf(deps.db, actor, access, { sessionId, ownerId: session.ownerId })
  const supervises = isSupervisor(actor, access, session.ownerId)
  return right && { participant: { kind: "user", actor }, right, supervises }
}

/** The current access of a guest; null when they must leave the session. */
export async function guestAccess(db: Db, sessionId: string, guestId: string): Promise<ViewerAccess | null> {
  const found = (await findGuests(db, [guestId])).get(guestId)
  if (found?.guest.sessionId !== sessionId) return null
  return { participant: { kind: "guest", guest: found.guest }, right: found.right, supervises: false }
}

/** The right of a user in a session, by its owner, its invitations and its removals; null for none. */
export async function accessRightOf(
  db: Db,
  actor: Actor,
  access: DeviceAccess,
  { sessionId, ownerId }: { sessionId: string; ownerId: string },
): Promise<AccessRight | null> {
  const [invitation, isRemoved] = await Promise.all([
    findInvitation(db, sessionId, actor.userId),
    findRemovalsOfSessions(db, [sessionId]),
  ])
  const isRemovedHere = isRemoved(sessionId, actor.userId)
  return effectiveAccessRight(actor, access, { ownerId, invitation, isRemoved: isRemovedHere })
}
