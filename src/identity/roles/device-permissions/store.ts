/** Device permissions: who has which device role on which device. */

import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../../sql/types.ts"
import { TtlSet } from "../../../base/cache.ts"
import type { Db } from "../../../base/deps.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { notFound, Refusal } from "../../../base/refusal.ts"
import { chunks } from "../../../db/batches.ts"
import { mapConstraintViolations } from "../../../db/constraint.ts"
import { type ListParent, PagedList, scannedList, withListColumns } from "../../../db/paged-list.ts"
import { deleteRow, insertRow, lockRow, type RowOf, updateVersionedRow } from "../../../db/rows.ts"
import { selectUserRef } from "../../../db/user-ref.ts"
import type { DevicePermission, SaveDevicePermission } from "../contract.ts"
import { ROLE_SORTS } from "../rules.ts"

const HOLDER = {
  name: sql<string>`coalesce((select name from user_group where user_group.id = permission.user_group_id),
    (select username from app_user where app_user.id = permission.user_id))`,
  order: sql`coalesce((select name_order from user_group where user_group.id = permission.user_group_id),
    (select username_order from app_user where app_user.id = permission.user_id))`,
}

function permissionRows(db: Db) {
  return db
    .selectFrom("device_permission as permission")
    .selectAll("permission")
    .select([
      sql<string>`(select name from device where device.id = permission.device_id)`.as("device_name"),
      sql<string>`(select name from device_role where device_role.id = permission.device_role_id)`.as(
        "role_name",
      ),
      sql<string | null>`(select name from user_group where user_group.id = permission.user_group_id)`.as(
        "group_name",
      ),
      selectUserRef("permission.user_id").$castTo<DevicePermission["user"]>().as("person"),
    ])
}

type PermissionRow = RowOf<typeof permissionRows>

function toPermission(row: PermissionRow): DevicePermission {
  return {
    id: row.id,
    device: { id: row.device_id, name: row.device_name },
    deviceRole: { id: row.device_role_id, name: row.role_name },
    user: row.person,
    userGroup: row.user_group_id ? { id: row.user_group_id, name: row.group_name ?? "" } : null,
    version: row.version,
  }
}

/**
 * Permissions on a device by the holder's name; those of a user (also by groups), of a user group or with a device role by the
 * device's name.
 */
type PermissionFilter =
  | { deviceId: string }
  | { userId: string }
  | { userGroupId: string }
  | { deviceRoleId: string }

/** One page of device permissions; the search finds names of holders, or of devices. */
export async function devicePermissionsPage(
  db: Db,
  filter: PermissionFilter,
  request: PageRequest,
  parent?: ListParent<{ userId?: string }>,
): Promise<Page<DevicePermission>> {
  if ("deviceId" in filter) return ON_DEVICE.page(db, filter, null, request, toPermission)
  const isWalkable = "userId" in filter && request.page === 1 && request.search === "" && isByName(request)
  if (isWalkable && holdersOfMany.has(filter.userId))
    return FIRST_OF_MANY.page(db, filter, null, request, toPermission, parent)
  const ofUser = parent as ListParent<PermissionFilter> | undefined
  const page = await OF_HOLDER.page(db, filter, null, request, toPermission, ofUser)
  if (isWalkable && page.total >= WALKED_MIN) holdersOfMany.add(filter.userId)
  return page
}

const isByName = ({ sort = ROLE_SORTS.defaultSort }: PageRequest) => sort === "name"

/** Of so many permissions the first page is found by walking the devices: a lookup for each permission takes longer. */
const WALKED_MIN = 200
/** Users who had so many a moment ago; only selects the plan. */
const holdersOfMany = new TtlSet(60_000)

const ON_DEVICE = scannedList({
  name: "permissions on a device",
  sorts: ROLE_SORTS,
  columns: { id: "permission.id", name: HOLDER.order },
  id: "permission.id",
  rows: permissionRows,
  ids(db, { search, ...filter }: PermissionFilter & { search?: string }) {
    const found = matching(db.selectFrom("device_permission as permission"), filter).select("permission.id")
    return search ? found.where(HOLDER.name, "ilike", search) : found
  },
})

const OF_HOLDER = scannedList({
  name: "permissions of a holder",
  sorts: ROLE_SORTS,
  columns: { id: "permission.id", name: "device.name_order" },
  id: "permission.id",
  rows: permissionRows,
  ids(db, { search, ...filter }: PermissionFilter & { search?: string }, _: null, { isLongList }) {
    // For a user with many permissions the devices are scanned by name until the page is full.
    const walksDevices = "userId" in filter && isLongList
    // Otherwise looked up per row, by values that the planner neither joins nor memorizes.
    const device = sql<{ name: string }>`(select
      (select name from device where device.id = permission.device_id) as name,
      (select name_order from device where device.id = permission.device_id) as name_order)`
    const found = matching(db.selectFrom("device_permission as permission"), filter)
      .$if(walksDevices, (query) => query.innerJoin("device", "device.id", "permission.device_id") as never)
      .$if(
        !walksDevices,
        (query) => query.innerJoinLateral(device.as("device"), (join) => join.onTrue()) as never,
      )
      .select("permission.id")
    return search ? found.where(sql<string>`device.name`, "ilike", search) : found
  },
})

/** The first page by device name, from as many devices in their order as it has rows; those of one name come together. */
const FIRST_OF_MANY = new PagedList<{ userId: string }, null, PermissionRow>("first permissions of a user", {
  page(db, filter, _form, _request, plan, columns) {
    const devices = sql<{ id: string; name_order: string }>`(
      select device.id, device.name_order from device
      where (device.id in (${permissionsOf(db, filter).select("permission.device_id")})) is true
      order by device.name_order fetch first (select ${plan.last}::int) rows with ties)`
    const counted = permissionsOf(db, filter).select(sql.lit(1).as("one")).limit(sql.lit(plan.rows))
    const page = matching(permissionRows(db), filter)
      .innerJoin(devices.as("device"), "device.id", "permission.device_id")
      .orderBy("device.name_order")
      .orderBy("permission.id")
      .limit(sql<number>`(select ${plan.last}::int)`)
    const walked = sql<string>`(select count(*) from (${counted}) counted)`
    return withListColumns(db, columns(walked), page as never)
  },
})

const permissionsOf = (db: Db, filter: PermissionFilter) =>
  matching(db.selectFrom("device_permission as permission"), filter)

type PermissionDb = DB & { permission: DB["device_permission"] }

function matching<O>(query: SelectQueryBuilder<PermissionDb, "permission", O>, filter: PermissionFilter) {
  if ("deviceId" in filter) return query.where("permission.device_id", "=", filter.deviceId)
  if ("userGroupId" in filter) return query.where("permission.user_group_id", "=", filter.userGroupId)
  if ("deviceRoleId" in filter) return query.where("permission.device_role_id", "=", filter.deviceRoleId)
  return query.where(
    sql<boolean>`(permission.user_id = ${filter.userId} or permission.user_group_id = any(array(
      select user_group_id from user_group_member where user_id = ${filter.userId})))`,
  )
}

export async function getDevicePermission(
  db: Db,
  path: { deviceId: string; devicePermissionId: string },
): Promise<DevicePermission> {
  const row = await permissionRows(db)
    .where("permission.id", "=", path.devicePermissionId)
    .where("permission.device_id", "=", path.deviceId)
    .executeTakeFirstOrThrow(() => notFound("devicePermission", path.devicePermissionId))
  return toPermission(row)
}

/** @throws Refusal CONFLICT when the holder has the role there already, NOT_FOUND for a holder or role that is none */
export async function insertDevicePermission(
  tx: Db,
  deviceId: string,
  input: SaveDevicePermission,
): Promise<string> {
  return insertRow(tx, "device_permission", { device_id: deviceId, ...columnsOf(input) }, refusalsOf(input))
}

/**
 * On each of these devices where the holder does not have the role yet.
 *
 * @returns the new permissions
 * @throws Refusal NOT_FOUND for a holder or role that is none
 */
export async function insertDevicePermissions(
  tx: Db,
  deviceIds: readonly string[],
  input: SaveDevicePermission,
): Promise<{ id: string; deviceId: string }[]> {
  const inserted: { id: string; deviceId: string }[] = []
  for (const piece of chunks([...deviceIds])) {
    const rows = piece.map((deviceId) => ({ device_id: deviceId, ...columnsOf(input) }))
    const added = await mapConstraintViolations(refusalsOf(input), () =>
      tx
        .insertInto("device_permission")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "device_id as deviceId"])
        .execute(),
    )
    inserted.push(...added)
  }
  return inserted
}

/** @throws Refusal CONFLICT, NOT_FOUND as for a new one */
export async function saveDevicePermission(
  tx: Db,
  devicePermissionId: string,
  input: SaveDevicePermission,
): Promise<void> {
  await updateVersionedRow(tx, "device_permission", devicePermissionId, columnsOf(input), refusalsOf(input))
}

export async function deleteDevicePermission(tx: Db, devicePermissionId: string): Promise<void> {
  await deleteRow(tx, "device_permission", devicePermissionId)
}

export async function deleteDevicePermissionsOfUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("device_permission").where("user_id", "=", userId).execute()
}

function columnsOf(input: SaveDevicePermission) {
  return {
    device_role_id: input.deviceRoleId,
    user_id: input.userId,
    user_group_id: input.userGroupId,
  }
}

function refusalsOf(input: SaveDevicePermission) {
  const holder = input.userId ? "user" : "user group"
  return {
    permission_must_be_unique: () =>
      new Refusal("CONFLICT", `the ${holder} already has the device role on this device`, {
        text: input.userId ? "userHasDeviceRole" : "groupHasDeviceRole",
        field: "deviceRoleId",
      }),
    device_permission_device_role_id_fkey: () => notFound("deviceRole", input.deviceRoleId),
    device_permission_user_id_fkey: () => notFound("user", input.userId ?? ""),
    device_permission_user_group_id_fkey: () => notFound("userGroup", input.userGroupId ?? ""),
  }
}

/** Serializes changes of the permissions on a device. @throws Refusal NOT_FOUND without the device */
export async function lockPermissionsOfDevice(tx: Db, deviceId: string): Promise<void> {
  if (!(await lockRow(tx, "device", deviceId))) throw notFound("device", deviceId)
}

/** The same on several devices, in one order for everybody. @returns those that exist */
export async function lockPermissionsOfDevices(tx: Db, deviceIds: readonly string[]): Promise<string[]> {
  const devices = await tx
    .selectFrom("device")
    .select("id")
    .where(sql<boolean>`id = any(${[...deviceIds]}::uuid[])`)
    .orderBy("id")
    .forUpdate()
    .execute()
  return devices.map(({ id }) => id)
}
