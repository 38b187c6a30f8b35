/** Sessions that wait for the reader as their supervisor. */

import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { fullName } from "../../db/user-ref.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import { isSupervisor } from "../session/rules-participants.ts"
import { joinableSessions } from "../session/store-invitations.ts"
import { UNSUPERVISED_READ_MAX, UNSUPERVISED_SHOWN_MAX } from "./rules.ts"

export interface UnsupervisedSession {
  id: string
  deviceId: string
  deviceName: string
  issueId: string
  issueTitle: string
  logId: string
  interfaceId: string
  interfaceName: string
  owner: string
}

/** @param sessionIds  sessions without their required supervisor; the first ones are read */
export async function listUnsupervisedSessions(
  db: Db,
  actor: Actor,
  sessionIds: readonly string[],
): Promise<UnsupervisedSession[]> {
  const ids = sessionIds.slice(0, UNSUPERVISED_READ_MAX)
  if (ids.length === 0) return []
  const rows = await joinableSessions(db)
    .innerJoin("app_user as owner", "owner.id", "session.owner_id")
    .select(["session.id", "session.owner_id", fullName("owner").as("owner")])
    .where("session.id", "=", anyOfIds(ids))
    .orderBy("session.started_on", "desc")
    .orderBy("session.id", "desc")
    .execute()
  const access = await getDeviceAccessByDevice(db, actor, [...new Set(rows.map(({ deviceId }) => deviceId))])
  return rows
    .filter(({ deviceId, owner_id }) => {
      const onDevice = access.get(deviceId)
      return onDevice !== undefined && isSupervisor(actor, onDevice, owner_id)
    })
    .slice(0, UNSUPERVISED_SHOWN_MAX)
    .map(({ owner_id: _, interfaceId, ...row }) => ({ ...row, interfaceId: interfaceId as string }))
}
