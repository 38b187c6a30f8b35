/** Queries of device groups and their tree. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { rowAsParent, scannedList } from "../../db/paged-list.ts"
import { anyOfIds, rowsById } from "../../db/pagination.ts"
import { deleteRow, insertRow, type RowOf, updateVersionedRow } from "../../db/rows.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import type { DeviceGroup, SaveDeviceGroup } from "./contract.ts"
import { DEVICE_GROUP_FIELDS } from "./fields.ts"
import { DEVICE_GROUP_SORTS, GROUP_DEPTH_MAX } from "./rules.ts"

function groupRows(db: Db) {
  return db
    .selectFrom("device_group")
    .leftJoin("device_group as parent", "parent.id", "device_group.parent_id")
    .selectAll("device_group")
    .select((eb) => [
      "parent.name as parent_name",
      eb
        .selectFrom("device")
        .whereRef("device.device_group_id", "=", "device_group.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .as("device_count"),
      eb
        .selectFrom("device_group as child")
        .whereRef("child.parent_id", "=", "device_group.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .as("child_count"),
    ])
}

function toGroup(row: RowOf<typeof groupRows>): DeviceGroup {
  return {
    id: row.id,
    ...fromColumns(DEVICE_GROUP_FIELDS, row),
    parent: row.parent_id ? { id: row.parent_id, name: row.parent_name ?? "" } : null,
    deviceCount: row.device_count ?? 0,
    childCount: row.child_count ?? 0,
    version: row.version,
    createdOn: row.created_on.toISOString(),
  }
}

const groupsById = rowsById((db, ids) => groupRows(db).where("device_group.id", "=", anyOfIds(ids)))

export function deviceGroupsPage(db: Db, request: PageRequest): Promise<Page<DeviceGroup>> {
  return GROUPS.page(db, {}, null, request, toGroup)
}

const GROUPS = scannedList({
  name: "device groups",
  sorts: DEVICE_GROUP_SORTS,
  columns: {
    id: "device_group.id",
    name: "device_group.name_order",
    location: sql`lower(device_group.location)`,
    createdOn: "device_group.created_on",
  },
  id: "device_group.id",
  rows: groupRows,
  ids(db, { search }: { search?: string }) {
    const wanted = db.selectFrom("device_group").select("device_group.id")
    return search ? wanted.where("device_group.name", "ilike", search) : wanted
  },
})

/** One group of the tree. */
export interface TreeGroup {
  id: string
  name: string
  parentId: string | null
  /** Directly in it. */
  deviceCount: number
  childCount: number
}

/** So many groups of one parent are in the tree; more are found by a search. */
const TREE_CHILDREN_MAX = 500

/**
 * The groups directly below these parents, by name, at most TREE_CHILDREN_MAX of each.
 *
 * @param parentIds  null stands for the groups without a parent
 */
export async function listChildGroups(db: Db, parentIds: readonly (string | null)[]): Promise<TreeGroup[]> {
  const ids = parentIds.filter((id) => id !== null)
  const found = await sql<TreeGroup>`
    select id, name, parent_id as "parentId",
      (select count(*)::int from device where device.device_group_id = ranked.id) as "deviceCount",
      (select count(*)::int from device_group child where child.parent_id = ranked.id) as "childCount"
    from (
      select id, name, name_order, parent_id,
        row_number() over (partition by parent_id order by name_order, id) as place
      from device_group
      where parent_id = any(${ids}::uuid[]) or (${parentIds.includes(null)} and parent_id is null)) ranked
    where place <= ${sql.lit(TREE_CHILDREN_MAX)} order by name_order, id`.execute(db)
  return found.rows
}

/** Several groups, in the order of their ids; those that do not exist are left out. */
export async function listDeviceGroupsById(db: Db, groupIds: readonly string[]): Promise<DeviceGroup[]> {
  return (await groupsById(db, groupIds)).map(toGroup)
}

async function findDeviceGroup(db: Db, deviceGroupId: string): Promise<DeviceGroup | null> {
  const row = await groupRows(db).where("device_group.id", "=", deviceGroupId).executeTakeFirst()
  return row ? toGroup(row) : null
}

export async function getDeviceGroup(db: Db, deviceGroupId: string): Promise<DeviceGroup> {
  const found = await findDeviceGroup(db, deviceGroupId)
  if (!found) throw notFound("deviceGroup", deviceGroupId)
  return found
}

/** The group that a list belongs to. */
export const PARENT_DEVICE_GROUP = rowAsParent("deviceGroup", "device_group", "deviceGroupId")

/** Arbitrary advisory lock key; every change of the tree holds it, so that concurrent moves create no cycle. */
const DEVICE_GROUP_TREE_LOCK = 0x6772_6f75

/** Until the end of the transaction. */
export async function lockDeviceGroupTree(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(DEVICE_GROUP_TREE_LOCK)})`.execute(tx)
}

/** The group itself first, then its parent, up to the root. Empty when it does not exist. */
export function findAncestorPath(db: Db, groupId: string): Promise<{ id: string; name: string }[]> {
  return ANCESTORS(db, { groupId })
}

const ANCESTORS = compileSqlOnce(
  (p: { groupId: string }) => sql<{ id: string; name: string }>`
    with recursive line as (
      select id, name, parent_id, 1 as step from device_group where id = ${p.groupId}
      union all
      select above.id, above.name, above.parent_id, step + 1
      from line join device_group above on above.id = line.parent_id
      where step < ${sql.lit(GROUP_DEPTH_MAX)})
    select id, name from line order by step`,
)

/** Levels below the group; 0 without children. */
export async function getSubtreeHeight(db: Db, groupId: string): Promise<number> {
  const found = await sql<{ height: number }>`
    with recursive tree as (
      select id, 0 as step from device_group where id = ${groupId}
      union all
      select below.id, step + 1 from tree join device_group below on below.parent_id = tree.id
      where step < ${sql.lit(GROUP_DEPTH_MAX)})
    select coalesce(max(step), 0)::int as height from tree`.execute(db)
  return found.rows[0]?.height ?? 0
}

/** @throws Refusal CONFLICT when the name is taken */
export async function insertDeviceGroup(db: Db, input: SaveDeviceGroup, now: Date): Promise<string> {
  const columns = { ...toColumns(DEVICE_GROUP_FIELDS, input), created_on: now }
  return insertRow(db, "device_group", columns, refusalsOf(input))
}

/** @throws Refusal CONFLICT when the name is taken */
export async function saveDeviceGroup(db: Db, groupId: string, input: SaveDeviceGroup): Promise<void> {
  const columns = toColumns(DEVICE_GROUP_FIELDS, input)
  await updateVersionedRow(db, "device_group", groupId, columns, refusalsOf(input))
}

export async function deleteDeviceGroup(db: Db, groupId: string): Promise<void> {
  await deleteRow(db, "device_group", groupId)
}

function refusalsOf(input: SaveDeviceGroup) {
  return { device_group_name_must_be_unique: () => alreadyExists("deviceGroup", input.name) }
}
