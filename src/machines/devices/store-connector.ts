/** SQL of the connector chain of a device: its own connector, then those of its groups up to the root. */
import { type RawBuilder, sql } from "kysely"
import { GROUP_DEPTH_MAX } from "../devicegroups/rules.ts"
import type { ConnectorState } from "./rules.ts"

export const LEVEL_COLUMNS = sql`connector.id as connector_id, coalesce(connector.type, 'INHERITED') as type,
  coalesce(connector.version, 0) as version, coalesce(connector.state, 'NONE') as state`

export const PARENT_LEVELS = sql`select step + 1, above.parent_id, above.id, above.name, ${LEVEL_COLUMNS}
  from line join device_group above on above.id = line.above
    left join connector on connector.device_group_id = above.id
  where line.type = 'INHERITED' and step <= ${sql.lit(GROUP_DEPTH_MAX)}`

export function deviceLevel(deviceId: RawBuilder<unknown>) {
  return sql`select 0 as step, own.device_group_id as above, null::uuid as group_id, null::text as group_name,
    ${LEVEL_COLUMNS}
  from device own left join connector on connector.device_id = own.id where own.id = ${deviceId}`
}

/** The type set on the row's device itself; for a query over `device`. */
export const CONNECTOR_TYPE_OF_DEVICE = sql<string>`coalesce((
  select connector.type from connector where connector.device_id = device.id), 'INHERITED')`

/** The state of the connector that counts for the row's device; for a query over `device`. */
export const CONNECTOR_STATE_OF_DEVICE = sql<string>`coalesce((
  with recursive line as (${deviceLevel(sql`device.id`)} union all ${PARENT_LEVELS})
  select line.state from line where line.type = 'DEDICATED'), 'NONE')`

/** The state of the connector that counts for each group, from the top down. */
const STATES_OF_GROUPS = sql`
  with recursive line as (
    select own.id, coalesce(connector.state, 'NONE') as state, 0 as step
    from device_group own left join connector on connector.device_group_id = own.id where own.parent_id is null
    union all
    select below.id,
      case when coalesce(connector.type, 'INHERITED') = 'INHERITED' then line.state else connector.state end, step + 1
    from line join device_group below on below.parent_id = line.id
      left join connector on connector.device_group_id = below.id
    where step <= ${sql.lit(GROUP_DEPTH_MAX)})
  select id, state from line`

/**
 * Whether the connector that counts for the row's device is in this state; for a query over `device`. The groups are
 * resolved once for all devices: there are fewer of them.
 */
export function hasConnectorState(state: ConnectorState) {
  return sql<boolean>`coalesce(
    (select connector.state = ${state} from connector
      where connector.device_id = device.id and connector.type <> 'INHERITED'),
    device.device_group_id = any(array(select id from (${STATES_OF_GROUPS}) counts where counts.state = ${state})))`
}
