/** The tree of device groups as a reader of devices sees it: only groups with devices that they may read. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { getVisibleDevices, isDeviceVisible } from "../../identity/authorization/device-visibility/store.ts"

export interface GroupNode {
  id: string
  name: string
  parentId: string | null
  /** Readable devices in it and below it. */
  deviceCount: number
  hasChildren: boolean
  connectorType: "DEDICATED" | "INHERITED" | "NONE"
  /** Of its own connector. */
  connectorState: "NONE" | "PENDING" | "CONNECTED" | "DISCONNECTED"
}

/** Every device is looked at, whatever the reader's rights: the plan for long walks. */
const WHOLE_WALK = { rows: Number.MAX_SAFE_INTEGER }

/**
 * The groups directly below any of `parentIds`, and those at the top, by name.
 *
 * @param readerId  the user whose readable devices count; null: all devices
 */
export async function groupNodes(
  db: Db,
  readerId: string | null,
  parentIds: readonly string[],
): Promise<GroupNode[]> {
  const reach = readerId ? await getVisibleDevices(db, readerId, "DEVICE_READ") : null
  const readable = reach ? isDeviceVisible("device.id", reach, WHOLE_WALK) : sql<boolean>`true`
  const { rows } = await sql<GroupNode>`
    with recursive own as (
      select device_group_id as id, count(*) as devices from device where ${readable} group by device_group_id),
    line as (
      select own.id, device_group.parent_id, own.devices from own join device_group on device_group.id = own.id
      union all
      select above.id, above.parent_id, line.devices from line join device_group above on above.id = line.parent_id),
    total as (select id, parent_id, sum(devices)::int as devices from line group by id, parent_id)
    select total.id, device_group.name, total.parent_id as "parentId", total.devices as "deviceCount",
      exists (select 1 from total child where child.parent_id = total.id) as "hasChildren",
      coalesce(connector.type, 'INHERITED') as "connectorType", coalesce(connector.state, 'NONE') as "connectorState"
    from total join device_group on device_group.id = total.id
      left join connector on connector.device_group_id = total.id
    where total.parent_id is null or total.parent_id = any(${[...parentIds]}::uuid[])
    order by lower(device_group.name), total.id`.execute(db)
  return rows
}
