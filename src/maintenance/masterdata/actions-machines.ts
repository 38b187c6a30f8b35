/** Machines and machine groups as rows of files. */
import type { Actor } from "../../base/authorities.ts"
import { PAGE_SIZE_MAX } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { createDeviceGroup, updateDeviceGroup } from "../../machines/devicegroups/actions.ts"
import {
  type DeviceGroup,
  deviceGroupChanges,
  deviceGroupEndpoints,
  saveDeviceGroup,
} from "../../machines/devicegroups/contract.ts"
import { listDeviceGroupsById } from "../../machines/devicegroups/store.ts"
import { createDevice, updateDevice } from "../../machines/devices/actions.ts"
import { type Device, deviceChanges, deviceEndpoints, saveDevice } from "../../machines/devices/contract.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import { devicesPage, listDevicesById } from "../../machines/devices/store.ts"
import {
  allowedDevices,
  cellsOf,
  findByIdOrName,
  idsOf,
  type KindActions,
  type MasterDataContext,
  type MasterDataObject,
} from "./actions-kind.ts"
import { COLUMNS } from "./fields-kinds.ts"
import { findNamed, type GroupPaths } from "./store-references.ts"

function deviceObject(device: Device, groups: GroupPaths): MasterDataObject {
  const labels = {
    deviceGroup: groups.byId.get(device.deviceGroup.id) ?? device.deviceGroup.name,
    notificationUser: device.notificationUser?.username ?? "",
    notificationUserGroup: device.notificationUserGroup?.name ?? "",
  }
  const cells = cellsOf(COLUMNS.devices, device, labels)
  return { id: device.id, version: device.version, deviceId: device.id, cells }
}

/** Pages of the machines that the actor may read, by name. */
export async function* readableDevices({ deps }: MasterDataContext, actor: Actor): AsyncGenerator<Device[]> {
  for (let page = 1; ; page++) {
    const request = { page, size: PAGE_SIZE_MAX, search: "" }
    const { rows } = await devicesPage(deps.db, { readableBy: deviceReaderId(actor) }, request)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_SIZE_MAX) return
  }
}

export const deviceActions: KindActions = {
  readBy: null,
  deviceReadBy: "DEVICE_READ",
  create: deviceEndpoints.createDevice.auth,
  change: deviceEndpoints.updateDevice.auth,
  async *batches(context) {
    for await (const rows of readableDevices(context, context.actor))
      yield rows.map((row) => deviceObject(row, context.groups))
  },
  async find({ deps, actor, groups }, keys) {
    const named = await findNamed(
      deps.db,
      "device",
      keys.map(({ name }) => name.toLowerCase()),
    )
    return findByIdOrName(keys, named, async (ids) => {
      const readable = await allowedDevices(deps.db, actor, ids, "DEVICE_READ")
      return (await listDevicesById(deps.db, [...readable])).map((row) => deviceObject(row, groups))
    })
  },
  async load({ deps, groups }, objects) {
    return (await listDevicesById(deps.db, idsOf(objects))).map((row) => deviceObject(row, groups))
  },
  async createObject({ deps, actor }, body) {
    return { id: await createDevice(deps, actor, parse(saveDevice, body)) }
  },
  changeObject: ({ deps, actor }, { id }, body) =>
    updateDevice(deps, actor, id, parse(deviceChanges.schema, body)),
}

function groupObject(group: DeviceGroup, groups: GroupPaths): MasterDataObject {
  const { parent } = group
  const labels = { parent: parent ? (groups.byId.get(parent.id) ?? parent.name) : "" }
  return {
    id: group.id,
    version: group.version,
    deviceId: null,
    cells: cellsOf(COLUMNS.devicegroups, group, labels),
  }
}

export const deviceGroupActions: KindActions = {
  readBy: "DEVICE_GROUP_READ",
  deviceReadBy: null,
  create: deviceGroupEndpoints.createDeviceGroup.auth,
  change: deviceGroupEndpoints.updateDeviceGroup.auth,
  /** Ordered by path, so that a group comes after its parent. */
  async *batches({ deps, groups }) {
    const ordered = [...groups.byPath.values()].sort((one, other) =>
      one.label.toLowerCase() < other.label.toLowerCase() ? -1 : 1,
    )
    for (let from = 0; from < ordered.length; from += PAGE_SIZE_MAX) {
      const ids = ordered.slice(from, from + PAGE_SIZE_MAX).map(({ id }) => id)
      yield (await listDeviceGroupsById(deps.db, ids)).map((row) => groupObject(row, groups))
    }
  },
  find({ deps, groups }, keys) {
    return findByIdOrName(keys, groups.byName, async (ids) =>
      (await listDeviceGroupsById(deps.db, ids)).map((row) => groupObject(row, groups)),
    )
  },
  async load({ deps, groups }, objects) {
    return (await listDeviceGroupsById(deps.db, idsOf(objects))).map((row) => groupObject(row, groups))
  },
  createObject: ({ deps, actor }, body) => createDeviceGroup(deps, actor, parse(saveDeviceGroup, body)),
  changeObject: ({ deps, actor }, { id }, body) =>
    updateDeviceGroup(deps, actor, id, parse(deviceGroupChanges.schema, body)),
}
