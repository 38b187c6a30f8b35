/** The open sessions that a change of a connector would end. */
import { sql } from "kysely"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { GROUP_DEPTH_MAX } from "../devicegroups/rules.ts"
import type { OpenSession } from "./contract.ts"
import { OPEN_SESSIONS_LISTED_MAX } from "./rules.ts"

/** The first open sessions of the device, or of every device that inherits the group's connector, and how many there are. */
export async function findOpenSessions(
  db: Db,
  owner: DeviceOrGroupRef,
): Promise<{ sessions: OpenSession[]; count: number }> {
  const found = await sql<OpenSession & { count: number }>`
    select session.id, jsonb_build_object('id', device.id, 'name', device.name) as device,
      session.issue_id as "issueId", session.interface_name as "interfaceName", app_user.username,
      (count(*) over ())::int as count
    from remote_session session join device on device.id = session.device_id
      join app_user on app_user.id = session.owner_id
    where session.state = 'ACTIVE' and ${affectsDevice(owner)}
    order by session.id limit ${sql.lit(OPEN_SESSIONS_LISTED_MAX)}`.execute(db)
  return {
    sessions: found.rows.map(({ count: _, ...session }) => session),
    count: found.rows[0]?.count ?? 0,
  }
}

function affectsDevice(owner: DeviceOrGroupRef) {
  if ("deviceId" in owner) return sql<boolean>`device.id = ${owner.deviceId}`
  return sql<boolean>`device.device_group_id in (
      with recursive reached as (
        select id, 0 as step from device_group where id = ${owner.deviceGroupId}
        union all
        select below.id, step + 1 from reached join device_group below on below.parent_id = reached.id
        where step < ${sql.lit(GROUP_DEPTH_MAX)} and not exists (
          select 1 from connector where connector.device_group_id = below.id and connector.type <> 'INHERITED'))
      select id from reached)
    and not exists (select 1 from connector where connector.device_id = device.id and connector.type <> 'INHERITED')`
}
