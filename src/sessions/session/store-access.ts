/** A reader's access to the sessions of a list, queried once for all of them. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import { devicesNeedingApproval } from "../../maintenance/approvals/config/store.ts"
import type { Session } from "./contract.ts"
import { listSessionsById } from "./store.ts"
import { invitedSessionIds } from "./store-list.ts"
import { findRemovalsOfSessions } from "./store-removals.ts"

export interface SessionListAccess {
  /** Access by device id. */
  deviceAccess: ReadonlyMap<string, DeviceAccess>
  /** Ids of the sessions the reader is invited to. */
  invitedSessionIds: ReadonlySet<string>
  /** Ids of the running sessions whose owner removed the reader. */
  removedSessionIds: ReadonlySet<string>
  /** Ids of the devices whose recordings need an approval. */
  approvalDeviceIds: ReadonlySet<string>
}

export async function sessionListAccess(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
): Promise<SessionListAccess> {
  const deviceIds = [...new Set(sessions.map((session) => session.deviceId))]
  const ids = sessions.map((session) => session.id)
  const recorded = sessions.filter(({ screenRecording }) => screenRecording !== null)
  const recordedIds = [...new Set(recorded.map(({ deviceId }) => deviceId))]
  const [approvalDeviceIds, deviceAccess, invited, removedSessionIds] = await Promise.all([
    devicesNeedingApproval(db, recordedIds, "RECORDING"),
    getDeviceAccessByDevice(db, actor, deviceIds),
    ids.length
      ? invitedSessionIds(db, actor.userId).where("remote_session_id", "=", anyOfIds(ids)).execute()
      : [],
    findRemovedSessionIds(db, actor.userId, sessions),
  ])
  return {
    approvalDeviceIds,
    deviceAccess,
    invitedSessionIds: new Set(invited.map((row) => row.remote_session_id)),
    removedSessionIds,
  }
}

async function findRemovedSessionIds(
  db: Db,
  userId: string,
  sessions: readonly Session[],
): Promise<ReadonlySet<string>> {
  const ids = sessions.flatMap(({ id, isActive }) => (isActive ? [id] : []))
  if (ids.length === 0) return new Set()
  const isRemoved = await findRemovalsOfSessions(db, ids)
  return new Set(ids.filter((id) => isRemoved(id, userId)))
}

/**
 * A session as its list shows it: to its owner, to invited users and to readers of the machine's logs; an emergency session
 * to its reviewers, too.
 *
 * @throws Refusal NOT_FOUND also where the reader may not see it
 */
export async function getVisibleSession(
  db: Db,
  actor: Actor,
  sessionId: string,
): Promise<{ session: Session; rights: SessionListAccess }> {
  const [session] = await listSessionsById(db, [sessionId])
  if (!session) throw notFound("session", sessionId)
  const rights = await sessionListAccess(db, actor, [session])
  const access = rights.deviceAccess.get(session.deviceId)
  const isParticipant = session.owner.id === actor.userId || rights.invitedSessionIds.has(session.id)
  if (isParticipant || (access && mayRead(actor, access, session))) return { session, rights }
  throw notFound("session", sessionId)
}

function mayRead(actor: Actor, access: DeviceAccess, { emergency }: Session): boolean {
  if (hasDeviceAuthority(actor, access, "LOG_READ")) return true
  return emergency !== null && hasDeviceAuthority(actor, access, "DEVICE_REVIEW_EMERGENCY")
}
