/** What a supervisor does in a running session: pause its input, let it go on, end it. */
import type { Actor } from "../../base/authorities.ts"
import { Refusal } from "../../base/refusal.ts"
import { closedBy } from "../live/outcome.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import type { SessionDeps } from "./session-deps.ts"

type SupervisionAction = "PAUSE" | "RESUME" | "END"

/**
 * A pause takes effect without its reason, which its supervisor adds by pausing again; ending and resuming have one.
 *
 * @throws Refusal CONFLICT when the session has ended or the caller is not in it as its supervisor
 */
export async function superviseSession(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  { action, reason }: { action: SupervisionAction; reason: string },
): Promise<void> {
  await getSession(deps.db, path)
  const live = deps.live.find(path.sessionId)
  if (!live) throw new Refusal("CONFLICT", `session ${path.sessionId} has ended`, { text: "sessionEnded" })
  const isPresent = [...live.viewers.values()].some(
    ({ participant, supervises }) =>
      supervises && participant.kind === "user" && participant.actor.userId === actor.userId,
  )
  if (!isPresent)
    throw new Refusal("CONFLICT", `${actor.username} does not supervise session ${path.sessionId}`, {
      text: "supervisorNotPresent",
    })
  // What is paused already, and for what, stays as it is.
  if (action === "PAUSE" && reason === "" && live.supervision.isPaused) return
  const events = {
    PAUSE: "SESSION_PAUSED",
    RESUME: "SESSION_RESUMED",
    END: "SESSION_ENDED_BY_SUPERVISOR",
  } as const
  await recordSessionEvent({ tx: deps.db, actor, now: deps.clock() }, events[action], path, { reason })
  if (action === "END") await deps.live.end(path.sessionId, closedBy("SUPERVISOR", actor.displayName, reason))
  else if (action === "PAUSE") live.supervision.pause({ by: actor.displayName, reason })
  else live.supervision.resume({ by: actor.displayName, reason })
}
