/** Decisions of the owner of a running session: end it, let it remain, trust a host key. */
import type { Actor } from "../../base/authorities.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { LiveSession } from "../live/live-session.ts"
import { closedBy } from "../live/outcome.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import type { Session } from "../session/contract.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import type { SessionDeps } from "./session-deps.ts"

/** The owner ends the session, or lets it remain when leaving. @throws Refusal NOT_ALLOWED, CONFLICT when it has ended */
export async function updateSession(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  change: { isActive?: false | undefined; remain?: boolean | undefined },
): Promise<Session> {
  const live = await getOwnLiveSession(deps, actor, path)
  const { remain } = change
  if (remain !== undefined && remain !== live.continuesWithoutOwner) {
    const details = { "remain.before": `${live.continuesWithoutOwner}`, "remain.after": `${remain}` }
    await recordSessionEvent(
      { tx: deps.db, actor, now: deps.clock() },
      "SESSION_REMAIN_CHANGED",
      path,
      details,
    )
    deps.live.setContinuesWithoutOwner(live, remain)
  }
  if (change.isActive === false) await deps.live.end(path.sessionId, closedBy("OWNER", actor.displayName))
  return getSession(deps.db, path)
}

/**
 * The owner's decision on a host key seen for the first time. A trusted key is pinned once the machine has proved that it
 * holds it; a refused one ends the session.
 *
 * @throws Refusal NOT_FOUND, NOT_ALLOWED for others than the owner, CONFLICT when this key does not wait for a decision
 */
export async function decideHostKey(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  { fingerprint, accept }: { fingerprint: string; accept: boolean },
): Promise<void> {
  const live = await getOwnLiveSession(deps, actor, path)
  const pending = live.hostKey.pending
  if (pending?.fingerprint !== fingerprint) {
    throw new Refusal("CONFLICT", `session ${path.sessionId} asks about another host key`, {
      text: "hostKeyNotPending",
    })
  }
  await inTransaction(deps, async (tx, now) => {
    const event = accept ? "HOST_KEY_TRUSTED" : "HOST_KEY_REJECTED"
    await recordSessionEvent({ tx, actor, now }, event, path, { fingerprint })
  })
  live.answerHostKey(accept)
}

/** A running session that is the actor's own. @throws Refusal NOT_ALLOWED, CONFLICT when it has ended */
export async function getOwnLiveSession(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
): Promise<LiveSession> {
  const session = await getSession(deps.db, path)
  if (session.owner.id !== actor.userId) {
    throw new Refusal("NOT_ALLOWED", `session ${path.sessionId} belongs to ${session.owner.username}`)
  }
  const live = deps.live.find(path.sessionId)
  if (!live) throw sessionEnded(path)
  return live
}

export function sessionEnded(path: SessionPath): Refusal {
  return new Refusal("CONFLICT", `session ${path.sessionId} has ended`, { text: "sessionEnded" })
}
