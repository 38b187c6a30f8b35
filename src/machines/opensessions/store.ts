/** The sessions that are open while their way to the machine is to be changed. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../base/deps.ts"

/** A conflict names so many open sessions; it counts all of them. */
const LISTED_MAX = 20

/** A session that a change would end, as the conflict's `sessions` names it. */
export interface OpenSession {
  id: string
  device: { id: string; name: string }
  issueId: string
  interfaceName: string
  username: string
}

export interface OpenSessions {
  /** The first of them. */
  sessions: OpenSession[]
  count: number
}

/** @param isAffected  condition on the rows `session` and `device` */
export async function findOpenSessions(db: Db, isAffected: RawBuilder<boolean>): Promise<OpenSessions> {
  const found = await sql<OpenSession & { count: number }>`
    select session.id, jsonb_build_object('id', device.id, 'name', device.name) as device,
      session.issue_id as "issueId", session.interface_name as "interfaceName", app_user.username,
      (count(*) over ())::int as count
    from remote_session session join device on device.id = session.device_id
      join app_user on app_user.id = session.owner_id
    where session.state = 'ACTIVE' and ${isAffected}
    order by session.id limit ${sql.lit(LISTED_MAX)}`.execute(db)
  return {
    sessions: found.rows.map(({ count: _, ...session }) => session),
    count: found.rows[0]?.count ?? 0,
  }
}
