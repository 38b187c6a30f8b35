/** The owner decides about another person in a running session: removes them, declines their request for control. */
import type { Actor } from "../../base/authorities.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { LiveSession } from "../live/live-session.ts"
import type { LiveViewer } from "../live/live-viewer.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { participantId, participantIdentity, participantName } from "../session/rules-participants.ts"
import type { SessionPath } from "../session/store.ts"
import { deleteEmailInvitation, deleteInvitation } from "../session/store-invitations.ts"
import { insertRemoval } from "../session/store-removals.ts"
import { getOwnLiveSession } from "../start/actions-owner.ts"
import type { SessionDeps } from "../start/session-deps.ts"

/**
 * Removes the person of a connection with all their windows and their invitation. They see who did it and why.
 *
 * @throws Refusal NOT_FOUND for a connection that is over, CONFLICT for the owner and for a supervisor
 */
export async function removeViewer(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath & { connectionId: string },
  reason: string,
): Promise<void> {
  const { live, viewer, windows } = await personOf(deps, actor, path)
  const { participant } = viewer
  const personId = participantId(participant)
  if (live.isOwner(viewer) || viewer.supervises)
    throw new Refusal("CONFLICT", `${participantName(participant)} cannot be removed`, {
      text: "viewerNotRemovable",
    })
  const { sessionId } = path
  await inTransaction(deps, async (tx, now) => {
    if (participant.kind === "guest") await deleteEmailInvitation(tx, personId)
    else {
      await deleteInvitation(tx, sessionId, personId)
      await insertRemoval(tx, { sessionId, userId: personId })
    }
    const details = { person: participantIdentity(participant), reason }
    await recordSessionEvent({ tx, actor, now }, "SESSION_VIEWER_REMOVED", path, details)
  })
  live.expel(windows, actor.displayName, reason)
}

/**
 * Leaves a person's right as it is, and tells them that they get no control now.
 *
 * @throws Refusal NOT_FOUND for a connection that is over, CONFLICT when the person does not ask
 */
export async function declineRequest(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath & { connectionId: string },
): Promise<void> {
  const { live, viewer, windows } = await personOf(deps, actor, path)
  const asking = windows.filter(({ asks }) => asks)
  const person = participantIdentity(viewer.participant)
  if (asking.length === 0)
    throw new Refusal("CONFLICT", `${person} does not ask for control`, { text: "controlNotRequested" })
  const context = { tx: deps.db, actor, now: deps.clock() }
  await recordSessionEvent(context, "SESSION_CONTROL_DECLINED", path, { person })
  live.declineRequest(asking, actor.displayName)
}

/** Who is at the other end of a connection, with all their windows. @throws Refusal as `getOwnLiveSession`, NOT_FOUND */
async function personOf(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath & { connectionId: string },
): Promise<{ live: LiveSession; viewer: LiveViewer; windows: LiveViewer[] }> {
  const live = await getOwnLiveSession(deps, actor, path)
  const viewer = live.viewers.get(path.connectionId)
  if (!viewer) throw notFound("connection", path.connectionId)
  const personId = participantId(viewer.participant)
  const windows = [...live.viewers.values()].filter((one) => participantId(one.participant) === personId)
  return { live, viewer, windows }
}
