/** Names and paths of files as objects of the database. */

import { sql } from "kysely"
import { required } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { joinPath } from "./rules.ts"

export interface Named {
  id: string
  /** The value as exports write it. */
  label: string
}

/** The tree of machine groups: paths by id, and ids by path in lower case. */
export interface GroupPaths {
  byId: ReadonlyMap<string, string>
  byPath: ReadonlyMap<string, Named>
  /** Names are unique in the whole tree. */
  byName: ReadonlyMap<string, Named>
}

export async function loadGroupPaths(db: Db): Promise<GroupPaths> {
  const rows = await db.selectFrom("device_group").select(["id", "name", "parent_id"]).execute()
  const nodes = new Map(rows.map((row) => [row.id, row]))
  const byId = new Map<string, string>()
  const pathOf = (id: string): string => {
    const known = byId.get(id)
    if (known !== undefined) return known
    const { name, parent_id: parent } = required(nodes.get(id), "a device group")
    const own = joinPath([name])
    const path = parent && nodes.has(parent) ? `${pathOf(parent)}/${own}` : own
    byId.set(id, path)
    return path
  }
  const named = rows.map(({ id, name }) => ({ id, name, label: pathOf(id) }))
  return {
    byId,
    byPath: new Map(named.map(({ id, label }) => [label.toLowerCase(), { id, label }])),
    byName: new Map(named.map(({ id, name, label }) => [name.toLowerCase(), { id, label }])),
  }
}

const NAMED_TABLES = {
  device: { table: "device", column: "name", living: sql`true` },
  user: { table: "app_user", column: "username", living: sql`deleted_on is null` },
  userGroup: { table: "user_group", column: "name", living: sql`true` },
} as const

/** Objects by name in lower case. */
export async function findNamed(
  db: Db,
  kind: keyof typeof NAMED_TABLES,
  names: readonly string[],
): Promise<Map<string, Named>> {
  if (names.length === 0) return new Map()
  const { table, column, living } = NAMED_TABLES[kind]
  const { rows } = await sql<Named & { key: string }>`
    select id, ${sql.ref(column)} as label, lower(${sql.ref(column)}) as key from ${sql.table(table)}
    where lower(${sql.ref(column)}) = any(${[...names]}::text[]) and ${living}`.execute(db)
  return new Map(rows.map(({ key, ...named }) => [key, named]))
}

/** The names of the groups that each of these users was put into by hand. */
export async function listGroupsByUser(db: Db, userIds: readonly string[]): Promise<Map<string, Named[]>> {
  const { rows } = await sql<{ userId: string; groups: Named[] }>`
    select member.user_id as "userId",
      json_agg(json_build_object('id', user_group.id, 'label', user_group.name) order by user_group.name_order) as groups
    from user_group_member member join user_group on user_group.id = member.user_group_id
    where member.user_id = any(${[...userIds]}::uuid[]) and not member.from_source
    group by member.user_id`.execute(db)
  return new Map(rows.map(({ userId, groups }) => [userId, groups]))
}

/** Names of devices by id. */
export async function listDeviceNames(db: Db, deviceIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("device")
    .select(["id", "name"])
    .where("id", "=", sql<string>`any(${[...deviceIds]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
