/** Device roles and what they give. */

import { sql } from "kysely"
import { DEVICE_AUTHORITIES, type DeviceAuthority } from "../../../base/authorities.ts"
import type { Db } from "../../../base/deps.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { alreadyExists, mapConstraintViolations } from "../../../db/constraint.ts"
import { directList } from "../../../db/paged-list.ts"
import { countCapped } from "../../../db/pagination.ts"
import { deleteRow, lockingReader, rowReader, updateVersionedRow } from "../../../db/rows.ts"
import type { DeviceRole, SaveDeviceRole } from "../contract.ts"
import { ROLE_SORTS } from "../rules.ts"
import { assignmentCounts, insertDeviceRole, roleWith, saveAuthorities, selectAuthorities } from "../store.ts"

function roleRows(db: Db) {
  return db.selectFrom("device_role").selectAll("device_role").select(selectAuthorities("device_role"))
}

const toRole = roleWith(DEVICE_AUTHORITIES)

/** One page of device roles by name. */
export function deviceRolesPage(db: Db, request: PageRequest): Promise<Page<DeviceRole>> {
  return ROLES.page(db, {}, null, request, toRole)
}

const ROLES = directList({
  name: "device roles",
  sorts: ROLE_SORTS,
  columns: { id: "device_role.id", name: sql`lower(device_role.name)` },
  rows(db, { search }: { search?: string }) {
    const wanted = roleRows(db)
    return search ? wanted.where("device_role.name", "ilike", search) : wanted
  },
})

export const getDeviceRole = rowReader("deviceRole", "device_role.id", roleRows, toRole)

/** Takes the role's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockDeviceRole = lockingReader("device_role", getDeviceRole)

/** @throws Refusal CONFLICT when the name is taken */
export function addDeviceRole(tx: Db, input: SaveDeviceRole): Promise<string> {
  return mapConstraintViolations(refusalsOf(input), () => insertDeviceRole(tx, input.name, input.authorities))
}

/** @throws Refusal CONFLICT when the name is taken */
export async function saveDeviceRole(tx: Db, deviceRoleId: string, input: SaveDeviceRole): Promise<void> {
  await updateVersionedRow(tx, "device_role", deviceRoleId, { name: input.name }, refusalsOf(input))
  await saveAuthorities(tx, "device_role", deviceRoleId, input.authorities)
}

/** So many machines are named of those where a role is given. */
const USAGE_DEVICES_MAX = 10

/** How often the role is given, up to TOTAL_COUNTED_MAX, and the first machines by name where it is. */
export async function getDeviceRoleUsage(
  db: Db,
  deviceRoleId: string,
): Promise<{ permissions: number; devices: string[] }> {
  const given = db.selectFrom("device_permission").where("device_role_id", "=", deviceRoleId)
  const permissions = await countCapped(db, given.select("id"))
  const devices = await db
    .selectFrom("device")
    .select("name")
    .where("id", "in", given.select("device_id"))
    .orderBy(sql`lower(name)`)
    .limit(USAGE_DEVICES_MAX)
    .execute()
  return { permissions, devices: devices.map((device) => device.name) }
}

/** How often each of these roles is given, by its id. */
export const countDeviceRoleAssignments = assignmentCounts("device_permission", "device_role_id")

export async function deleteDeviceRole(tx: Db, deviceRoleId: string): Promise<void> {
  await deleteRow(tx, "device_role", deviceRoleId)
}

/** Every device authority that a user has on any device, by own permissions or by groups. */
export async function listDeviceAuthoritiesOfUser(db: Db, userId: string): Promise<DeviceAuthority[]> {
  const found = await sql<{ authority: string }>`
    with held as (
      select device_role_id from device_permission where user_id = ${userId}
      union
      select permission.device_role_id from user_group_member member
      join device_permission permission on permission.user_group_id = member.user_group_id
      where member.user_id = ${userId})
    select distinct granted.authority from held
    join device_role_authority granted on granted.device_role_id = held.device_role_id`.execute(db)
  const names = found.rows.map((row) => row.authority)
  return DEVICE_AUTHORITIES.filter((authority) => names.includes(authority))
}

function refusalsOf(input: SaveDeviceRole) {
  return { device_role_name_must_be_unique: () => alreadyExists("deviceRole", input.name) }
}
