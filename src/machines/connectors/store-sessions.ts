/** The open sessions that a change of a connector would end. */
import { sql } from "kysely"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { GROUP_DEPTH_MAX } from "../devicegroups/rules.ts"
import { findOpenSessions, type OpenSessions } from "../opensessions/store.ts"

/** Those of the device, or of every device that inherits the group's connector. */
export async function findSessionsThrough(db: Db, owner: DeviceOrGroupRef): Promise<OpenSessions> {
  return findOpenSessions(db, affectsDevice(owner))
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
