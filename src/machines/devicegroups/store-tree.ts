/** The tree of device groups as a reader of devices sees it: only groups with devices that they may read. */
import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { containsPattern } from "../../base/page-request.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { DEVICE_RIGHT_TABLES, ReadCache } from "../../db/read-cache.ts"
import { getVisibleDevices, isDeviceVisible } from "../../identity/authorization/device-visibility/store.ts"

export interface GroupNode {
  id: string
  name: string
  parentId: string | null
  location: string
  /** Readable devices in it and below it. */
  deviceCount: number
  hasChildren: boolean
  connectorType: "DEDICATED" | "INHERITED" | "NONE"
  /** State of the group's own connector. */
  connectorState: "NONE" | "PENDING" | "CONNECTED" | "DISCONNECTED"
}

/** What a reader sees of the tree, and how much of it there is. */
interface GroupTree {
  nodes: readonly GroupNode[]
  /** All readable devices. */
  deviceCount: number
  /** Groups with readable devices of their own. */
  groupCount: number
}

/** Every device is looked at, whatever the reader's rights: the plan for long walks. */
const WHOLE_WALK = { rows: Number.MAX_SAFE_INTEGER }

/** Branches that are open at the same time, of all readers. */
const BRANCHES = new ReadCache<GroupTree>({
  tables: ["device_group", "connector", ...DEVICE_RIGHT_TABLES],
  max: 1000,
})

/**
 * The groups directly below any of `parentIds`, and those at the top, by name; below a single group at the top also without
 * its being named.
 *
 * @param readerId  the user whose readable devices count; null: all devices
 */
export function groupTree(db: Db, readerId: string | null, parentIds: readonly string[]): Promise<GroupTree> {
  return BRANCHES.read(db, JSON.stringify([readerId, parentIds]), async () => {
    const lines = await readLines(db, readerId)
    return {
      nodes: await readNodes(db, lines, parentIds),
      deviceCount: lines.reduce((sum, { devices }) => sum + devices, 0),
      groupCount: lines.filter(({ devices }) => devices > 0).length,
    }
  })
}

export interface NamedGroup {
  id: string
  name: string
  location: string
  parentName: string | null
}

export interface NameSearch {
  /** Finds what this user sees; null: everything. */
  readerId: string | null
  search: string
  limit: number
}

/** The groups whose name contains the search, those that begin with it first. */
export async function groupsNamed(db: Db, { readerId, search, limit }: NameSearch): Promise<NamedGroup[]> {
  const reach = await getVisibleDevices(db, readerId, "DEVICE_READ")
  const readable = reach ? isDeviceVisible("device.id", reach, WHOLE_WALK) : sql<boolean>`true`
  const { rows } = await sql<NamedGroup>`
    with recursive below as (
      select id as top, id from device_group where name ilike ${containsPattern(search)}
      union
      select below.top, child.id from below join device_group child on child.parent_id = below.id)
    select found.id, found.name, found.location, parent.name as "parentName"
    from device_group found left join device_group parent on parent.id = found.parent_id
    where found.id in (select top from below join device on device.device_group_id = below.id where ${readable})
    order by not starts_with(lower(found.name), ${search.toLowerCase()}), found.name_order, found.id
    limit ${limit}`.execute(db)
  return rows
}

async function readNodes(
  db: Db,
  lines: readonly GroupLine[],
  parentIds: readonly string[],
): Promise<GroupNode[]> {
  const counts = totalCounts(lines)
  const counted = lines.filter(({ id }) => (counts.get(id) ?? 0) > 0)
  const tops = counted.filter(({ parentId }) => parentId === null)
  const parents = new Set(tops.length === 1 ? [...parentIds, ...tops.map(({ id }) => id)] : parentIds)
  const withChildren = new Set(counted.map(({ parentId }) => parentId))
  const shown = counted.filter(({ parentId }) => parentId === null || parents.has(parentId))
  if (shown.length === 0) return []
  const { rows } = await sql<Omit<GroupNode, "deviceCount" | "hasChildren">>`
    select device_group.id, device_group.name, device_group.parent_id as "parentId", device_group.location,
      coalesce(connector.type, 'INHERITED') as "connectorType", coalesce(connector.state, 'NONE') as "connectorState"
    from device_group left join connector on connector.device_group_id = device_group.id
    where device_group.id = ${anyOfIds(shown.map(({ id }) => id))}
    order by device_group.name_order, device_group.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    deviceCount: counts.get(row.id) ?? 0,
    hasChildren: withChildren.has(row.id),
  }))
}

/** A group and the readable devices directly in it. */
interface GroupLine {
  id: string
  parentId: string | null
  devices: number
}

const ID_LENGTH = 36

/** All groups in one text, which is read in a fraction of the time of as many rows. */
async function readLines(db: Db, readerId: string | null): Promise<GroupLine[]> {
  const reach = await getVisibleDevices(db, readerId, "DEVICE_READ")
  const readable = reach ? isDeviceVisible("device.id", reach, WHOLE_WALK) : sql<boolean>`true`
  const { rows } = await sql<{ lines: string }>`
    with own as (
      select device_group_id as id, count(*) as devices from device where ${readable} group by device_group_id)
    select coalesce(string_agg(concat(device_group.id, coalesce(device_group.parent_id::text, ${NO_PARENT}),
      coalesce(own.devices, 0)), ','), '') as lines
    from device_group left join own on own.id = device_group.id`.execute(db)
  const lines = itemAt(rows, 0).lines
  return lines === "" ? [] : lines.split(",").map(parseLine)
}

const NO_PARENT = "-".repeat(ID_LENGTH)

function parseLine(line: string): GroupLine {
  const parentId = line.slice(ID_LENGTH, 2 * ID_LENGTH)
  return {
    id: line.slice(0, ID_LENGTH),
    parentId: parentId === NO_PARENT ? null : parentId,
    devices: Number(line.slice(2 * ID_LENGTH)),
  }
}

/**
 * The devices in each group and below it. From the leaves upwards, each group once: a recursive query visits every group
 * once for each of its ancestors.
 */
function totalCounts(lines: readonly GroupLine[]): Map<string, number> {
  const totals = new Map(lines.map(({ id, devices }) => [id, devices]))
  const parents = new Map(lines.map(({ id, parentId }) => [id, parentId]))
  const openChildren = new Map<string, number>()
  for (const { parentId } of lines)
    if (parentId !== null) openChildren.set(parentId, (openChildren.get(parentId) ?? 0) + 1)
  for (const { id } of lines.filter((line) => !openChildren.has(line.id))) addUpwards(id)
  return totals

  /** Goes on with the parent when this was the last of its children. */
  function addUpwards(leaf: string): void {
    let id = leaf
    for (;;) {
      const parentId = parents.get(id)
      if (!parentId) return
      totals.set(parentId, (totals.get(parentId) ?? 0) + (totals.get(id) ?? 0))
      const left = (openChildren.get(parentId) ?? 0) - 1
      openChildren.set(parentId, left)
      if (left > 0) return
      id = parentId
    }
  }
}
