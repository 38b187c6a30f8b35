/** Queries of devices: each list is cut by the database and holds only what its reader may see. */

import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import type { Db } from "../../base/deps.ts"
import { containsPattern, type Page, type PageRequest } from "../../base/page-request.ts"
import { notFound, validationRefusal } from "../../base/refusal.ts"
import { searchKey } from "../../base/search-key.ts"
import { alreadyExists } from "../../db/constraint.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { type ListParent, scannedList } from "../../db/paged-list.ts"
import { anyOfIds, countCapped, rowsById } from "../../db/pagination.ts"
import { DEVICE_RIGHT_TABLES, ReadCache } from "../../db/read-cache.ts"
import {
  deleteRow,
  findValue,
  insertRow,
  lockingReader,
  type RowOf,
  updateVersionedRow,
  updateVersionedRowsWith,
} from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import {
  getVisibleDevices,
  isDeviceVisible,
  type VisibleDevices,
} from "../../identity/authorization/device-visibility/store.ts"
import { GROUP_DEPTH_MAX } from "../devicegroups/rules.ts"
import type { NameSearch } from "../devicegroups/store-tree.ts"
import type { Device, SaveDevice } from "./contract.ts"
import { DEVICE_FIELDS } from "./fields.ts"
import type { ApprovalConfigType, ConnectorState, ConnectorType } from "./rules.ts"
import { DEVICE_SORTS, OPEN_ISSUE_COUNT_MAX } from "./rules.ts"
import { CONNECTOR_STATE_OF_DEVICE, CONNECTOR_TYPE_OF_DEVICE, hasConnectorState } from "./store-connector.ts"

/** Which devices a list is about; conditions add up. */
export interface DeviceFilter {
  /** Only devices that this user may read; null without restriction. */
  readableBy: string | null
  deviceGroupId?: string
  /** Only devices of this group or of a group below it. */
  underGroupId?: string
  /** Only devices with issues that are not closed. */
  hasOpenIssues?: boolean
  /** Only devices with a maintenance window that is open at this time. */
  windowOpenAt?: Date
  /** Only devices whose connector, own or inherited, is in this state. */
  connectorState?: ConnectorState
  /** Only devices that nothing can connect to yet. */
  withoutInterface?: boolean
  /** Only devices whose sessions are, or are not, recorded. */
  recordingEnabled?: boolean
}

/** Written out, so that the index on state is used. */
const OPEN_ISSUE_COUNT = sql<number>`(select count(*)::int from (
  select 1 from issue where issue.device_id = device.id
    and issue.state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS')
  limit ${sql.lit(OPEN_ISSUE_COUNT_MAX)}) open_issue)`

/** A device without a config of its own inherits. */
function approvalConfigTypeOf(objectType: "ISSUE" | "RECURRING_ISSUE" | "RECORDING") {
  return sql<string>`coalesce((select config.type from approval_config config
    where config.device_id = device.id and config.object_type = ${sql.lit(objectType)}), 'INHERITED')`
}

const NOTIFICATION_USER = selectUserRef("device.notification_user_id").$castTo<Device["notificationUser"]>()
const NOTIFICATION_USER_GROUP = sql<Device["notificationUserGroup"]>`(
  select json_build_object('id', id, 'name', name) from user_group where id = device.notification_user_group_id)`
const HAS_IMAGE = sql<boolean>`exists (select 1 from device_image where device_image.device_id = device.id)`

function deviceRows(db: Db) {
  return db
    .selectFrom("device")
    .innerJoin("device_group", "device_group.id", "device.device_group_id")
    .selectAll("device")
    .select([
      "device_group.name as group_name",
      OPEN_ISSUE_COUNT.as("open_issue_count"),
      approvalConfigTypeOf("ISSUE").as("issue_approval"),
      approvalConfigTypeOf("RECURRING_ISSUE").as("recurring_issue_approval"),
      approvalConfigTypeOf("RECORDING").as("recording_approval"),
      CONNECTOR_TYPE_OF_DEVICE.as("connector_type"),
      CONNECTOR_STATE_OF_DEVICE.as("connector_state"),
      NOTIFICATION_USER.as("notification_user"),
      NOTIFICATION_USER_GROUP.as("notification_group"),
      HAS_IMAGE.as("has_image"),
    ])
}

function toDevice(row: RowOf<typeof deviceRows>): Device {
  return {
    id: row.id,
    ...fromColumns(DEVICE_FIELDS, row),
    deviceGroup: { id: row.device_group_id, name: row.group_name },
    recordingEnabled: row.recording_enabled,
    retentionPeriodInDays: row.retention_days,
    secretValidityInDays: row.secret_validity_days,
    notificationUser: row.notification_user,
    notificationUserGroup: row.notification_group,
    hasImage: row.has_image,
    issueApprovalConfigType: row.issue_approval as ApprovalConfigType,
    recurringIssueApprovalConfigType: row.recurring_issue_approval as ApprovalConfigType,
    recordingApprovalConfigType: row.recording_approval as ApprovalConfigType,
    connectorType: row.connector_type as ConnectorType,
    connectorState: row.connector_state as ConnectorState,
    openIssueCount: row.open_issue_count,
    version: row.version,
    createdOn: row.created_on.toISOString(),
  }
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: "device.id",
  name: "device.name_order",
  serial: sql`lower(device.serial)`,
  location: sql`lower(device.location)`,
  type: sql`lower(device.type)`,
  createdOn: "device.created_on",
}

const devicesById = rowsById((db, ids) => deviceRows(db).where("device.id", "=", anyOfIds(ids)))

/** One page of devices, by name by default. The search covers name, with or without separators, serial number, location, type and manufacturer. */
export async function devicesPage(
  db: Db,
  filter: DeviceFilter,
  request: PageRequest,
  parent?: ListParent<DeviceConditions>,
): Promise<Page<Device>> {
  const reach = await getVisibleDevices(db, filter.readableBy, "DEVICE_READ")
  const { hasOpenIssues, connectorState, withoutInterface, recordingEnabled } = filter
  const { deviceGroupId, underGroupId, windowOpenAt } = filter
  const given = {
    readerId: reach?.userId,
    deviceGroupId,
    underGroupId,
    windowOpenAt,
    ...searchedKey(request),
  }
  const extent = reach && { isSmall: reach.isSmall, isLarge: reach.isLarge }
  const form = { extent, hasOpenIssues, connectorState, withoutInterface, recordingEnabled }
  return DEVICES.page(db, given, form, request, toDevice, parent)
}

type DeviceConditions = Pick<DeviceFilter, "deviceGroupId" | "underGroupId" | "windowOpenAt"> & {
  readerId: string | undefined
  /** ILIKE patterns. */
  search?: string
  searchedKey?: string
}

type DeviceListForm = Pick<
  DeviceFilter,
  "hasOpenIssues" | "connectorState" | "withoutInterface" | "recordingEnabled"
> & { extent: Pick<VisibleDevices, "isSmall" | "isLarge"> | null }

const DEVICES = scannedList({
  name: "devices",
  sorts: DEVICE_SORTS,
  columns: SORT_COLUMNS,
  id: "device.id",
  rows: deviceRows,
  ids(db, { readerId, ...given }: DeviceConditions, { extent, ...form }: DeviceListForm, plan) {
    const reach = extent && { userId: readerId ?? "", authority: "DEVICE_READ" as const, ...extent }
    const { deviceGroupId } = given
    const candidates =
      deviceGroupId === undefined
        ? undefined
        : sql`select from device where device_group_id = ${deviceGroupId}`
    const readable = reach && isDeviceVisible("device.id", reach, plan, candidates)
    return applyFilter(db.selectFrom("device"), { ...given, ...form }, readable).select("device.id")
  },
})

/** The pattern of the search without separators; none where nothing remains of it. */
function searchedKey({ search }: Pick<PageRequest, "search">): { searchedKey?: string } {
  const key = searchKey(search)
  return key === "" ? {} : { searchedKey: containsPattern(key) }
}

/**
 * The devices that a search means most likely: those whose name begins with it, then those with a word that does, then
 * the rest that `devicesPage` would find, by name.
 */
export async function closestDevices(db: Db, { readerId, search, limit }: NameSearch): Promise<Device[]> {
  const reach = await getVisibleDevices(db, readerId, "DEVICE_READ")
  // All that match are sorted, not only a page of them.
  const readable = reach && isDeviceVisible("device.id", reach, { rows: Number.POSITIVE_INFINITY })
  const patterns = { search: containsPattern(search), ...searchedKey({ search }) }
  const found = await applyFilter(db.selectFrom("device"), patterns, readable)
    .select("device.id")
    .orderBy(closenessOfName(search))
    .orderBy("device.name_order")
    .orderBy("device.id")
    .limit(limit)
    .execute()
  return listDevicesById(
    db,
    found.map(({ id }) => id),
  )
}

/** Number of devices whose connector, own or inherited, is in each state. */
export type ConnectorCounts = Record<Exclude<ConnectorState, "NONE">, number>

const CONNECTOR_COUNTS = new ReadCache<ConnectorCounts>({
  tables: ["device_group", "connector", ...DEVICE_RIGHT_TABLES],
  max: 1000,
})

/** Of the devices that the reader sees. */
export function countConnectorStates(db: Db, readableBy: string | null): Promise<ConnectorCounts> {
  const count = (state: ConnectorState) =>
    sql<number>`(count(*) filter (where ${hasConnectorState(state)}))::int`
  return CONNECTOR_COUNTS.read(db, String(readableBy), async () => {
    const reach = await getVisibleDevices(db, readableBy, "DEVICE_READ")
    const readable = reach && isDeviceVisible("device.id", reach, { rows: Number.POSITIVE_INFINITY })
    return applyFilter(db.selectFrom("device"), {}, readable)
      .select([
        count("PENDING").as("PENDING"),
        count("CONNECTED").as("CONNECTED"),
        count("DISCONNECTED").as("DISCONNECTED"),
      ])
      .executeTakeFirstOrThrow()
  })
}

/** How well a device's name fits a search: 0 begins with it, 1 has a word that does, 2 contains it, 3 does not. */
function closenessOfName(search: string) {
  const start = search.toLowerCase()
  const key = searchKey(search)
  return sql<number>`case
    when starts_with(lower(device.name), ${start}) then 0
    when position(${` ${start}`} in lower(device.name)) > 0 then 1
    when ${key} <> '' and position(${key} in device.name_key) > 0 then 2
    else 3 end`
}

/** The devices of the group and of all groups below it. */
export async function listDeviceIdsUnder(db: Db, groupId: string): Promise<string[]> {
  const devices = db.selectFrom("device").select("id")
  const found = await devices.where(sql<boolean>`device_group_id = any(${groupsUnder(groupId)})`).execute()
  return found.map(({ id }) => id)
}

/** The group itself and all below it. */
function groupsUnder(groupId: string) {
  return sql`array(
    with recursive tree as (
      select id, 1 as step from device_group where id = ${groupId}
      union all
      select below.id, step + 1 from tree join device_group below on below.parent_id = tree.id
      where step < ${sql.lit(GROUP_DEPTH_MAX)})
    select id from tree)`
}

type DeviceQuery<O> = SelectQueryBuilder<DB, "device", O>

function applyFilter<O>(
  query: DeviceQuery<O>,
  filter: Omit<DeviceFilter, "readableBy"> & Pick<DeviceConditions, "search" | "searchedKey">,
  readable: RawBuilder<boolean> | null,
): DeviceQuery<O> {
  let wanted = query
  if (filter.deviceGroupId) wanted = wanted.where("device.device_group_id", "=", filter.deviceGroupId)
  if (filter.recordingEnabled !== undefined)
    wanted = wanted.where("device.recording_enabled", "=", filter.recordingEnabled)
  if (filter.underGroupId)
    wanted = wanted.where(
      "device.device_group_id",
      "=",
      sql<string>`any(${groupsUnder(filter.underGroupId)})`,
    )
  if (filter.hasOpenIssues)
    wanted = wanted.where(sql<boolean>`exists (select 1 from issue where issue.device_id = device.id
      and issue.state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS'))`)
  if (filter.windowOpenAt)
    wanted = wanted.where(sql<boolean>`exists (select 1 from issue where issue.device_id = device.id
      and issue.state in ('OPEN', 'IN_PROGRESS') and issue.activation_on <= ${filter.windowOpenAt}
      and issue.window_end_on > ${filter.windowOpenAt})`)
  if (filter.connectorState) wanted = wanted.where(hasConnectorState(filter.connectorState))
  if (filter.withoutInterface)
    wanted = wanted.where(
      sql<boolean>`not exists (select 1 from target_interface target where target.device_id = device.id)`,
    )
  const { search, searchedKey } = filter
  if (search) {
    wanted = wanted.where((eb) =>
      eb.or([
        eb("name", "ilike", search),
        eb("serial", "ilike", search),
        eb("location", "ilike", search),
        eb("type", "ilike", search),
        eb("manufacturer", "ilike", search),
        ...(searchedKey ? [eb("name_key", "ilike", searchedKey)] : []),
      ]),
    )
  }
  return readable ? wanted.where(readable) : wanted
}

/** Several devices, in the order of their ids; those that do not exist are left out. */
export async function listDevicesById(db: Db, deviceIds: readonly string[]): Promise<Device[]> {
  return (await devicesById(db, deviceIds)).map(toDevice)
}

export async function findDevice(db: Db, deviceId: string): Promise<Device | null> {
  const [row] = await devicesById(db, [deviceId])
  return row ? toDevice(row) : null
}

export async function getDevice(db: Db, deviceId: string): Promise<Device> {
  const found = await findDevice(db, deviceId)
  if (!found) throw notFound("device", deviceId)
  return found
}

/** Takes the device's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export const lockDevice = lockingReader("device", getDevice)

/** @throws Refusal CONFLICT when the name is taken, NOT_FOUND without the group, BAD_REQUEST for an unknown user */
export async function insertDevice(db: Db, input: SaveDevice, now: Date): Promise<string> {
  return insertRow(db, "device", { ...columnsOf(input), created_on: now }, refusalsOf(input))
}

/** @throws Refusal CONFLICT when the name is taken, NOT_FOUND without the group, BAD_REQUEST for an unknown user */
export async function saveDevice(db: Db, deviceId: string, input: SaveDevice): Promise<void> {
  await updateVersionedRow(db, "device", deviceId, columnsOf(input), refusalsOf(input))
}

/** Removes a deleted user from the notifications of all devices. */
export async function clearNotificationUser(tx: Db, userId: string): Promise<void> {
  const notified = { notification_user_id: userId }
  await updateVersionedRowsWith(tx, "device", notified, { notification_user_id: null })
}

export async function deleteDevice(db: Db, deviceId: string): Promise<void> {
  await deleteRow(db, "device", deviceId)
}

/** How many issues keep a device from being deleted, counted up to TOTAL_COUNT_MAX. */
export function countIssuesOfDevice(db: Db, deviceId: string): Promise<number> {
  return countCapped(db, db.selectFrom("issue").select("id").where("device_id", "=", deviceId))
}

function invalidChoice(path: string) {
  return validationRefusal([{ path, message: "validation.choice" }])
}

function refusalsOf(input: SaveDevice) {
  return {
    device_name_must_be_unique: () => alreadyExists("device", input.name),
    device_device_group_id_fkey: () => notFound("deviceGroup", input.deviceGroupId),
    device_notification_user_id_fkey: () => invalidChoice("notificationUserId"),
    device_notification_user_group_id_fkey: () => invalidChoice("notificationUserGroupId"),
  }
}

function columnsOf(input: SaveDevice) {
  return {
    ...toColumns(DEVICE_FIELDS, input),
    device_group_id: input.deviceGroupId,
    secret_validity_days: input.secretValidityInDays,
    recording_enabled: input.recordingEnabled,
  }
}

export async function isRecordingEnabled(db: Db, deviceId: string): Promise<boolean> {
  return (await findValue(db, "device", "recording_enabled", { id: deviceId })) ?? true
}
