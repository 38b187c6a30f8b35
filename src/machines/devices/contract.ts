/** Devices (machines) as calls. */
import { z } from "zod/mini"
import { DEVICE_AUTHORITIES } from "../../base/authorities.ts"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import {
  id,
  instant,
  integerBetween,
  namedObject,
  namedRef,
  pagedList,
  readVersion,
  sortedList,
  userRef,
} from "../../base/schema.ts"
import { get, inSystem, onDevice } from "../../http/endpoint.ts"
import { entityEndpoints } from "../../http/entity-endpoints.ts"
import { DEVICE_FIELDS } from "./fields.ts"
import {
  APPROVAL_CONFIG_TYPES,
  CONNECTOR_STATES,
  CONNECTOR_TYPES,
  DEVICE_SORTS,
  OPEN_ISSUE_COUNT_MAX,
  SECRET_VALIDITY_DAYS,
} from "./rules.ts"

const device = namedObject("Device", {
  id,
  ...responseSchemas(DEVICE_FIELDS),
  deviceGroup: namedRef,
  recordingEnabled: z.boolean(),
  /** The device's own period. Null: its group's, or unlimited; `retentionpolicy` has the effective one. */
  retentionPeriodInDays: z.nullable(z.int()),
  /** How long a stored secret of the device's interfaces may be used; null: unlimited. */
  secretValidityInDays: z.nullable(z.int()),
  /** User notified of every new issue of the machine. */
  notificationUser: z.nullable(userRef),
  notificationUserGroup: z.nullable(namedRef),
  hasImage: z.boolean(),
  issueApprovalConfigType: z.enum(APPROVAL_CONFIG_TYPES),
  recurringIssueApprovalConfigType: z.enum(APPROVAL_CONFIG_TYPES),
  recordingApprovalConfigType: z.enum(APPROVAL_CONFIG_TYPES),
  connectorType: z.enum(CONNECTOR_TYPES),
  /** State of the effective connector, own or inherited. */
  connectorState: z.enum(CONNECTOR_STATES),
  /** Issues that are not closed, counted up to 100. */
  openIssueCount: z.int().check(z.maximum(OPEN_ISSUE_COUNT_MAX)),
  /** For saving: the version that was read. */
  version: z.int(),
  createdOn: instant,
})
export type Device = z.infer<typeof device>

export const saveDevice = z.strictObject({
  ...inputSchemas(DEVICE_FIELDS),
  deviceGroupId: id,
  /** Left out: as before, and for a new device on where the licence covers it. */
  recordingEnabled: z.optional(z.boolean()),
  secretValidityInDays: z._default(z.nullable(integerBetween(SECRET_VALIDITY_DAYS)), null),
  version: readVersion,
})
export type SaveDevice = z.output<typeof saveDevice>
export const deviceChanges = definePartialUpdate(saveDevice)
export type DeviceChange = ChangeOf<typeof deviceChanges>

const DEVICE = "/devices/:deviceId"

const devices = entityEndpoints(DEVICE, device, deviceChanges, {
  auth: {
    read: onDevice("DEVICE_READ"),
    create: inSystem("DEVICE_CREATE"),
    update: onDevice("DEVICE_UPDATE"),
    delete: onDevice("DEVICE_DELETE"),
  },
})

export const deviceEndpoints = {
  createDevice: devices.create("Creates a device; its creator administers it", [
    "CONFLICT",
    "NOT_FOUND",
    "NOT_LICENSED",
  ]),
  listDevices: get("/devices", "signedIn", {
    summary: "The devices that the caller may read, by name",
    tokens: "DEVICE_READ",
    ...sortedList(device, DEVICE_SORTS, { deviceGroupId: z.optional(id) }),
  }),
  getDevice: devices.read("One device"),
  updateDevice: devices.update("Changes a device", ["CONFLICT", "NOT_LICENSED"]),
  deleteDevice: devices.delete("Deletes a device that has no issues", ["CONFLICT"]),
  getDeviceAuthorities: get(`${DEVICE}/authorities`, onDevice("DEVICE_READ"), {
    summary: "Lists the caller's authorities on the device",
    response: z.array(z.enum(DEVICE_AUTHORITIES)),
  }),
  listAssignableUsers: get(`${DEVICE}/assignableusers`, onDevice("ISSUE_READ"), {
    summary: "Lists the users to whom an issue of the device can be assigned",
    ...pagedList(userRef),
  }),
  listAssignableUserGroups: get(`${DEVICE}/assignableusergroups`, onDevice("ISSUE_READ"), {
    summary: "User groups to which an issue of the device can be given",
    ...pagedList(namedRef),
  }),
  listInvitableUsers: get(`${DEVICE}/invitableusers`, onDevice("DEVICE_START_REMOTE"), {
    summary: "Lists the users who may join remote sessions on the device",
    ...pagedList(userRef),
  }),
  listDevicesOfGroup: get("/devicegroups/:deviceGroupId/devices", "signedIn", {
    summary: "The devices of one group that the caller may read, by name",
    tokens: "DEVICE_READ",
    ...sortedList(device, DEVICE_SORTS),
    refuses: ["NOT_FOUND"],
  }),
}
