/** A reader's access to the sessions of a list, queried once for all of them. */

import { sql } from "kysely"
import {
  type Actor,
  type DeviceAccess,
  hasDeviceAuthority,
  limitDeviceAccess,
} from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { anyOfHiddenIds } from "../../db/pagination.ts"
import { DEVICE_RIGHT_TABLES, ReadCache } from "../../db/read-cache.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import { authoritiesOnDevice } from "../../identity/authorization/store.ts"
import { devicesNeedingApproval } from "../../maintenance/approvals/config/store.ts"
import type { Session } from "./contract.ts"
import { listSessionsById } from "./store.ts"

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

/** @param reads  how rights are read: for what a list offers from the cache, as each offer asks again when it is taken */
export async function sessionListAccess(
  db: Db,
  actor: Actor,
  sessions: readonly Session[],
  reads: (db: Db, reader: ListReader) => Promise<readonly ReaderAccess[]> = cachedReaderAccess,
): Promise<SessionListAccess> {
  const ids = sessions.map((session) => session.id)
  const recorded = sessions.filter(({ screenRecording }) => screenRecording !== null)
  const recordedIds = [...new Set(recorded.map(({ deviceId }) => deviceId))]
  const { userId, userGroupIds } = actor
  const [approvalDeviceIds, rows] = await Promise.all([
    recordingsNeedingApproval(db, recordedIds),
    ids.length > 0 ? reads(db, { ids, userId, userGroupIds }) : [],
  ])
  const idsOf = (which: (row: ReaderAccess) => boolean) => new Set(rows.filter(which).map(({ id }) => id))
  return {
    approvalDeviceIds,
    deviceAccess: new Map(
      rows.map(({ deviceId, authorities }) => [deviceId, limitDeviceAccess(actor, deviceId, authorities)]),
    ),
    invitedSessionIds: idsOf(({ isInvited }) => isInvited),
    removedSessionIds: idsOf(({ isRemoved }) => isRemoved),
  }
}

/** Of the pages of lists that are open; for what they show, as each recording asks again before it is given. */
const NEEDING_APPROVAL = new ReadCache<ReadonlySet<string>>({
  tables: ["approval_config", "approval_stage", "device", "device_group", "installation_settings"],
  max: 500,
})

function recordingsNeedingApproval(db: Db, deviceIds: readonly string[]): Promise<ReadonlySet<string>> {
  const read = () => devicesNeedingApproval(db, deviceIds, "RECORDING")
  return NEEDING_APPROVAL.read(db, deviceIds.join(), read)
}

interface ReaderAccess {
  id: string
  deviceId: string
  authorities: string[]
  isInvited: boolean
  isRemoved: boolean
}

interface ListReader {
  ids: readonly string[]
  userId: string
  userGroupIds: readonly string[]
}

/** One statement for all that a row of a list depends on beside the session: each further one costs as much as its rows. */
const readReaderAccess = compileSqlOnce(
  (p: ListReader) => sql<ReaderAccess>`
    select session.id, session.device_id as "deviceId",
      ${authoritiesOnDevice(sql.ref("session.device_id"), p)} as authorities,
      exists (select from session_invitation invited
        where invited.remote_session_id = session.id and invited.user_id = ${p.userId}) as "isInvited",
      session.state = 'ACTIVE' and exists (select from session_removal removed
        where removed.remote_session_id = session.id and removed.user_id = ${p.userId}) as "isRemoved"
    from remote_session session where session.id = ${anyOfHiddenIds(p.ids)}`,
)

const READER_ACCESS = new ReadCache<readonly ReaderAccess[]>({
  tables: ["remote_session", "session_invitation", "session_removal", ...DEVICE_RIGHT_TABLES],
  max: 500,
})

function cachedReaderAccess(db: Db, reader: ListReader): Promise<readonly ReaderAccess[]> {
  const { ids, userId, userGroupIds } = reader
  const key = `${userId} ${userGroupIds.join()} ${ids.join()}`
  return READER_ACCESS.read(db, key, () => readReaderAccess(db, reader))
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
  const rights = await sessionListAccess(db, actor, [session], readReaderAccess)
  const access = rights.deviceAccess.get(session.deviceId)
  const isParticipant = session.owner.id === actor.userId || rights.invitedSessionIds.has(session.id)
  if (isParticipant || (access && mayRead(actor, access, session))) return { session, rights }
  throw notFound("session", sessionId)
}

function mayRead(actor: Actor, access: DeviceAccess, { emergency }: Session): boolean {
  if (hasDeviceAuthority(actor, access, "LOG_READ")) return true
  return emergency !== null && hasDeviceAuthority(actor, access, "DEVICE_REVIEW_EMERGENCY")
}
