/** Sessions that wait for the reader as their supervisor. */

import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { fullName } from "../../db/user-ref.ts"
import { getDeviceAccessByDevice } from "../../identity/authorization/store.ts"
import { isSupervisor } from "../session/rules-participants.ts"
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
  const rows = await db
    .selectFrom("remote_session as session")
    .innerJoin("device", "device.id", "session.device_id")
    .innerJoin("issue", "issue.id", "session.issue_id")
    .innerJoin("app_user as owner", "owner.id", "session.owner_id")
    .select([
      "session.id",
      "session.owner_id",
      "session.device_id as deviceId",
      "device.name as deviceName",
      "session.issue_id as issueId",
      "issue.title as issueTitle",
      "session.work_log_id as logId",
      "session.target_interface_id as interfaceId",
      "session.interface_name as interfaceName",
      fullName("owner").as("owner"),
    ])
    .where("session.id", "=", anyOfIds(ids))
    .where("session.target_interface_id", "is not", null)
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
