/** What a reader may do with the sessions of a list, asked once for all of them. */
import type { Db } from "../base/deps.ts"
import { anyOf } from "../base/total.ts"
import type { Actor, DeviceAccess } from "../roles/rules.ts"
import { accessesTo } from "../roles/store.ts"
import type { Session } from "./contract.ts"
import { invitedTo } from "./store-lists.ts"

export interface SessionRights {
  /** By device id. */
  accesses: ReadonlyMap<string, DeviceAccess>
  /** Ids of the sessions the reader is invited to. */
  invitations: ReadonlySet<string>
}

export async function rightsOnSessions(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
): Promise<SessionRights> {
  const deviceIds = [...new Set(sessions.map((session) => session.deviceId))]
  const ids = sessions.map((session) => session.id)
  const invited = ids.length
    ? await invitedTo(db, actor.userId).where("remote_session_id", "=", anyOf(ids)).execute()
    : []
  return {
    accesses: await accessesTo(db, actor, deviceIds),
    invitations: new Set(invited.map((row) => row.remote_session_id)),
  }
}
