/** A reader's access to the sessions of a list, queried once for all of them. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import type { Session } from "./contract.ts"
import { invitedSessionIds } from "./store-list.ts"

export interface SessionListAccess {
  /** By device id. */
  deviceAccess: ReadonlyMap<string, DeviceAccess>
  /** Ids of the sessions the reader is invited to. */
  invitedSessionIds: ReadonlySet<string>
}

export async function sessionListAccess(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
): Promise<SessionListAccess> {
  const deviceIds = [...new Set(sessions.map((session) => session.deviceId))]
  const ids = sessions.map((session) => session.id)
  const invited = ids.length
    ? await invitedSessionIds(db, actor.userId).where("remote_session_id", "=", anyOfIds(ids)).execute()
    : []
  return {
    deviceAccess: await getDeviceAccessByDevice(db, actor, deviceIds),
    invitedSessionIds: new Set(invited.map((row) => row.remote_session_id)),
  }
}
