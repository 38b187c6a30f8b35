/** Retention policies of devices and device groups, which one counts after inheritance, and for which devices. */
import { sql } from "kysely"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import { GROUP_DEPTH_MAX } from "../../machines/devicegroups/rules.ts"
import { RETENTION_DIRECTION_DEFAULT, type RetentionDirection } from "./rules.ts"

export interface RetentionSetting {
  /** Null: off. */
  days: number | null
  direction: RetentionDirection
}

/** An owner's own retention setting, and the effective one. */
export interface ResolvedRetention {
  name: string
  version: number
  /** Null: it inherits. */
  own: RetentionSetting | null
  effective: RetentionSetting
  /** The group whose policy applies; null when it is the owner's own, and when none is set. */
  inheritedFrom: { id: string; name: string } | null
}

/** One step of the inheritance: the owner's own first, then each group's, up to the first that does not inherit. */
interface InheritanceStep {
  id: string
  name: string
  days: number | null
  direction: RetentionDirection
  inherited: boolean
  version: number
}

const NO_RETENTION: RetentionSetting = { days: null, direction: RETENTION_DIRECTION_DEFAULT }

const retentionColumns = (table: string) => sql`${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.name`)},
  ${sql.ref(`${table}.retention_days`)} as days, ${sql.ref(`${table}.retention_direction`)} as direction,
  ${sql.ref(`${table}.retention_inherited`)} as inherited, ${sql.ref(`${table}.retention_version`)} as version`

/** From the owner up to the policy that counts. */
const inheritanceOf = (table: "device" | "device_group", above: "device_group_id" | "parent_id") =>
  compileSqlOnce(
    (p: { id: string }) => sql<InheritanceStep>`
    with recursive line as (
      select 0 as step, ${sql.ref(`own.${above}`)} as above, ${retentionColumns("own")}
      from ${sql.table(table)} own where own.id = ${p.id}
      union all
      select step + 1, above.parent_id, ${retentionColumns("above")}
      from line join device_group above on above.id = line.above
      where line.inherited and step <= ${sql.lit(GROUP_DEPTH_MAX)})
    select id, name, days, direction, inherited, version from line order by step`,
  )

const INHERITANCE = {
  device: inheritanceOf("device", "device_group_id"),
  device_group: inheritanceOf("device_group", "parent_id"),
}

/** @throws Refusal NOT_FOUND without the device or the group */
export async function getRetention(db: Db, owner: DeviceOrGroupRef): Promise<ResolvedRetention> {
  const [table, id] = ownerTable(owner)
  const rows = await INHERITANCE[table](db, { id })
  const [own, counts] = [rows[0], rows.at(-1)]
  if (!own || !counts) throw ownerNotFound(owner)
  const { name, version } = own
  const isInherited = counts !== own && !counts.inherited
  return {
    name,
    version,
    own: own.inherited ? null : { days: own.days, direction: own.direction },
    effective: counts.inherited ? NO_RETENTION : { days: counts.days, direction: counts.direction },
    inheritedFrom: isInherited ? { id: counts.id, name: counts.name } : null,
  }
}

function ownerNotFound(owner: DeviceOrGroupRef) {
  return "deviceId" in owner
    ? notFound("device", owner.deviceId)
    : notFound("deviceGroup", owner.deviceGroupId)
}

/** Takes the owner's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export async function lockRetention(tx: Db, owner: DeviceOrGroupRef): Promise<ResolvedRetention> {
  const [table, id] = ownerTable(owner)
  await tx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute()
  return getRetention(tx, owner)
}

/** @param policy  null: the owner inherits from now on */
export async function saveRetention(
  tx: Db,
  owner: DeviceOrGroupRef,
  policy: RetentionSetting | null,
): Promise<void> {
  const [table, id] = ownerTable(owner)
  const { days, direction } = policy ?? NO_RETENTION
  await tx
    .updateTable(table)
    .set({ retention_days: days, retention_direction: direction, retention_inherited: policy === null })
    .set((eb) => ({ retention_version: eb("retention_version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

function ownerTable(owner: DeviceOrGroupRef): ["device" | "device_group", string] {
  return "deviceId" in owner ? ["device", owner.deviceId] : ["device_group", owner.deviceGroupId]
}

/** The devices for which the policy that counts for the owner counts too: the device itself, or what inherits below. */
export async function listDevicesUnderPolicy(db: Db, owner: DeviceOrGroupRef): Promise<string[]> {
  if ("deviceId" in owner) return [owner.deviceId]
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id, 0 as step from device_group where id = ${owner.deviceGroupId}
      union all
      select below.id, step + 1 from tree join device_group below on below.parent_id = tree.id
      where below.retention_inherited and step <= ${sql.lit(GROUP_DEPTH_MAX)})
    select device.id from device join tree on tree.id = device.device_group_id
    where device.retention_inherited`.execute(db)
  return rows.map((row) => row.id)
}

/** Devices whose recordings have an end, by their own policy or their groups', in pieces: those after `afterId`, by id. */
export async function listDevicesWithRetention(
  db: Db,
  afterId: string | null,
  limit: number,
): Promise<{ deviceId: string; days: number; direction: RetentionDirection }[]> {
  const { rows } = await sql<{ deviceId: string; days: number; direction: RetentionDirection }>`
    with recursive tree as (
      select id, retention_days as days, retention_direction as direction, 0 as step
      from device_group where parent_id is null
      union all
      select below.id,
        case when below.retention_inherited then tree.days else below.retention_days end,
        case when below.retention_inherited then tree.direction else below.retention_direction end, step + 1
      from tree join device_group below on below.parent_id = tree.id
      where step <= ${sql.lit(GROUP_DEPTH_MAX)}),
    kept as (
      select device.id as "deviceId",
        case when device.retention_inherited then tree.days else device.retention_days end as days,
        case when device.retention_inherited then tree.direction else device.retention_direction end as direction
      from device left join tree on tree.id = device.device_group_id
      where ${afterId}::uuid is null or device.id > ${afterId}::uuid)
    select * from kept where days is not null order by "deviceId" limit ${limit}`.execute(db)
  return rows
}
