/** Joining a running session: who may, and the ticket that opens the socket. */
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { windowOf } from "../../maintenance/windows/rules.ts"
import { accessRightOf } from "../live/viewer-access.ts"
import { requireConsent } from "../session/actions-consent.ts"
import type { Session } from "../session/contract.ts"
import { type AccessRight, isJoinAllowed } from "../session/rules.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import { findRemovalsOfSessions } from "../session/store-removals.ts"
import { sessionEnded } from "./actions-owner.ts"
import type { SessionDeps } from "./session-deps.ts"

/** The right of a user in a running session. @throws Refusal NOT_ALLOWED, CONFLICT when it has ended */
async function requireAccessRight(
  deps: SessionDeps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
): Promise<AccessRight> {
  const session = await getSession(deps.db, path)
  const here = { sessionId: path.sessionId, ownerId: session.owner.id }
  const right = await accessRightOf(deps.db, actor, access, here)
  if (!right) throw await joinRefusal(deps, actor, path.sessionId)
  if (!session.isActive || !deps.live.find(path.sessionId)) throw sessionEnded(path)
  if (!(await isJoinOpenTo(deps, actor.userId, session))) throw joinClosedByWindow(path)
  const isRecorded = session.screenRecording !== null
  await requireConsent(deps.db, actor.userId, { id: path.sessionId, isRecorded })
  return right
}

/** Why a user has no right in a session: who was removed from it needs its owner, not an administrator. */
export async function joinRefusal({ db }: Deps, actor: Actor, sessionId: string): Promise<Refusal> {
  const isRemoved = (await findRemovalsOfSessions(db, [sessionId]))(sessionId, actor.userId)
  const details = isRemoved ? ({ text: "removedFromSession" } as const) : {}
  return new Refusal("NOT_ALLOWED", `${actor.username} may not join session ${sessionId}`, details)
}

/** Once the window is over, a session that goes on is for those who are, or were, in it. */
export async function isJoinOpenTo(deps: Deps, personId: string, session: Session): Promise<boolean> {
  const issue = await getIssue(deps.db, session.deviceId, session.issueId)
  const people = [session.owner, ...session.connections.map(({ user }) => user)]
  const isKnown = people.some(({ id }) => id === personId)
  const emergencyEndsOn = session.emergency && new Date(session.emergency.endsOn)
  return isJoinAllowed({ isParticipant: isKnown, window: windowOf(issue), emergencyEndsOn }, deps.clock())
}

export function joinClosedByWindow(path: SessionPath): Refusal {
  return new Refusal("NOT_ALLOWED", `session ${path.sessionId} outlives its window: no new person may join`, {
    text: "joinClosedByWindow",
  })
}

/** The ticket opens a window of the session; the join is in the audit log once it is open. */
export async function createTicket(deps: SessionDeps, actor: Actor, access: DeviceAccess, path: SessionPath) {
  const right = await requireAccessRight(deps, actor, access, path)
  deps.live.checkViewerSeat(path.sessionId, actor.userId)
  const ticket = deps.tickets.issue({ path, holder: { kind: "user", id: actor.signInId } }, deps.clock())
  return { ticket, accessRight: right }
}
