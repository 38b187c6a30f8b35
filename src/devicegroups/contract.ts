/** Device groups as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import {
  id,
  instant,
  named,
  namedRef,
  optionalRichText,
  optionalText,
  pageOf,
  requiredText,
  sortedQuery,
} from "../base/schema.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import {
  DEVICE_GROUP_SORTS,
  GROUP_DESCRIPTION_CHARACTERS_MAX,
  GROUP_LOCATION_CHARACTERS_MAX,
  GROUP_NAME_CHARACTERS_MAX,
} from "./rules.ts"

export const deviceGroup = named(
  "DeviceGroup",
  z.object({
    id,
    name: z.string(),
    description: z.string(),
    location: z.string(),
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
  name: requiredText(GROUP_NAME_CHARACTERS_MAX),
  description: optionalRichText(GROUP_DESCRIPTION_CHARACTERS_MAX),
  location: optionalText(GROUP_LOCATION_CHARACTERS_MAX),
  parentId: z._default(z.nullable(id), null),
  /** The version that was read; another one there means that somebody else saved first. Left out: not checked. */
  version: z.optional(z.int("validation.integer")),
})
export type SaveDeviceGroup = z.output<typeof saveDeviceGroup>
export const deviceGroupChanges = changesTo(saveDeviceGroup)
export type DeviceGroupChange = ChangeOf<typeof saveDeviceGroup>

const GROUPS = "/devicegroups"
const GROUP = "/devicegroups/:deviceGroupId"

export const deviceGroupEndpoints = {
  createDeviceGroup: post(GROUPS, {
    summary: "Creates a device group",
    gate: { system: "DEVICE_GROUP_CREATE" },
    body: saveDeviceGroup,
    answer: deviceGroup,
    status: 201,
    refuses: ["CONFLICT", "NOT_FOUND"],
  }),
  listDeviceGroups: get(GROUPS, {
    summary: "Device groups by name",
    gate: { system: "DEVICE_GROUP_READ" },
    query: z.object(sortedQuery(DEVICE_GROUP_SORTS)),
    answer: pageOf(deviceGroup),
  }),
  getDeviceGroup: get(GROUP, {
    summary: "One device group",
    gate: { system: "DEVICE_GROUP_READ" },
    answer: deviceGroup,
  }),
  updateDeviceGroup: put(GROUP, {
    summary: "Changes a device group, or moves it below another one",
    gate: { system: "DEVICE_GROUP_UPDATE" },
    body: deviceGroupChanges.schema,
    answer: deviceGroup,
    refuses: ["CONFLICT"],
  }),
  deleteDeviceGroup: del(GROUP, {
    summary: "Deletes a device group without devices and child groups",
    gate: { system: "DEVICE_GROUP_DELETE" },
    refuses: ["CONFLICT"],
  }),
}
