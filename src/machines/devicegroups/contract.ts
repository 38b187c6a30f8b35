/** Device groups as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { id, instant, namedRef, namedSchema, pageSchema, sortedQuery } from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import { DEVICE_GROUP_FIELDS } from "./fields.ts"
import { DEVICE_GROUP_SORTS } from "./rules.ts"

export const deviceGroup = namedSchema(
  "DeviceGroup",
  z.object({
    id,
    ...responseSchemas(DEVICE_GROUP_FIELDS),
    parent: z.nullable(namedRef),
    /** Directly in this group. */
    deviceCount: z.int(),
    childCount: z.int(),
    /** For saving: the version that was read. */
    version: z.int(),
    createdOn: instant,
  }),
)
export type DeviceGroup = z.infer<typeof deviceGroup>

export const saveDeviceGroup = z.strictObject({
  ...inputSchemas(DEVICE_GROUP_FIELDS),
  /** The version that was read; a different stored version is a concurrent save. Left out: not checked. */
  version: z.optional(z.int("validation.integer")),
})
export type SaveDeviceGroup = z.output<typeof saveDeviceGroup>
export const deviceGroupChanges = definePartialUpdate(saveDeviceGroup)
export type DeviceGroupChange = PartialInput<typeof saveDeviceGroup>

const GROUPS = "/devicegroups"
const GROUP = "/devicegroups/:deviceGroupId"

export const deviceGroupEndpoints = {
  createDeviceGroup: post(GROUPS, {
    summary: "Creates a device group",
    auth: { system: "DEVICE_GROUP_CREATE" },
    body: saveDeviceGroup,
    response: deviceGroup,
    status: 201,
    refuses: ["CONFLICT", "NOT_FOUND"],
  }),
  listDeviceGroups: get(GROUPS, {
    summary: "Device groups by name",
    auth: { system: "DEVICE_GROUP_READ" },
    query: z.object(sortedQuery(DEVICE_GROUP_SORTS)),
    response: pageSchema(deviceGroup),
  }),
  getDeviceGroup: get(GROUP, {
    summary: "One device group",
    auth: { system: "DEVICE_GROUP_READ" },
    response: deviceGroup,
  }),
  updateDeviceGroup: put(GROUP, {
    summary: "Changes a device group, or moves it below another one",
    auth: { system: "DEVICE_GROUP_UPDATE" },
    body: deviceGroupChanges.schema,
    response: deviceGroup,
    refuses: ["CONFLICT"],
  }),
  deleteDeviceGroup: del(GROUP, {
    summary: "Deletes a device group without devices and child groups",
    auth: { system: "DEVICE_GROUP_DELETE" },
    refuses: ["CONFLICT"],
  }),
}
