/** Device groups as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, namedRef, readVersion } from "../../base/schema.ts"
import { entityEndpoints, systemAuthorities } from "../../http/entity-endpoints.ts"
import { DEVICE_GROUP_FIELDS } from "./fields.ts"
import { DEVICE_GROUP_SORTS } from "./rules.ts"

const deviceGroup = namedObject("DeviceGroup", {
  id,
  ...responseSchemas(DEVICE_GROUP_FIELDS),
  parent: z.nullable(namedRef),
  /** Directly in this group. */
  deviceCount: z.int(),
  childCount: z.int(),
  /** For saving: the version that was read. */
  version: z.int(),
  createdOn: instant,
})
export type DeviceGroup = z.infer<typeof deviceGroup>

export const saveDeviceGroup = z.strictObject({
  ...inputSchemas(DEVICE_GROUP_FIELDS),
  version: readVersion,
})
export type SaveDeviceGroup = z.output<typeof saveDeviceGroup>
export const deviceGroupChanges = definePartialUpdate(saveDeviceGroup)
export type DeviceGroupChange = ChangeOf<typeof deviceGroupChanges>

const groups = entityEndpoints("/devicegroups/:deviceGroupId", deviceGroup, deviceGroupChanges, {
  sorts: DEVICE_GROUP_SORTS,
  auth: systemAuthorities("DEVICE_GROUP"),
})

export const deviceGroupEndpoints = {
  createDeviceGroup: groups.create("Creates a device group", ["CONFLICT", "NOT_FOUND"]),
  listDeviceGroups: groups.list("Device groups by name"),
  getDeviceGroup: groups.read("One device group"),
  updateDeviceGroup: groups.update("Changes a device group, or moves it below another one"),
  deleteDeviceGroup: groups.delete("Deletes a device group without devices and child groups", ["CONFLICT"]),
}
