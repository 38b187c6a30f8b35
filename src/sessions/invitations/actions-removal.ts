/** The owner removes a person from a running session. */
import type { Actor } from "../../base/authorities.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { participantId, participantName } from "../session/rules-participants.ts"
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
  const live = await getOwnLiveSession(deps, actor, path)
  const viewer = live.viewers.get(path.connectionId)
  if (!viewer) throw notFound("connection", path.connectionId)
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
      const removal = { sessionId, userId: personId, reason, removedBy: actor.userId }
      await insertRemoval(tx, { ...removal, removedOn: now })
    }
    const details = { person: participantName(participant), reason }
    await recordSessionEvent(tx, actor, "SESSION_VIEWER_REMOVED", path, now, details)
  })
  const windows = [...live.viewers.values()].filter((one) => participantId(one.participant) === personId)
  live.expel(windows, actor.displayName, reason)
}
