/** Limits of devices (machines), and the rights of a user on one. */
import {
  type Actor,
  DEVICE_AUTHORITIES,
  type DeviceAccess,
  type DeviceAuthority,
  hasDeviceAuthority,
  hasSystemAuthority,
} from "../../base/authorities.ts"

export const DEVICE_TEXT_CHARACTERS_MAX = 100
/** Lowest port of a device's defaults (specification §5). */
export const DEVICE_PORT_MIN = 20
export const DEVICE_PORT_MAX = 65_535
export const DEVICE_TCP_PORT_MIN = 2000
export const DEVICE_TCP_PORT_MAX = 29_999
/** A period above ten years has no practical use; null disables the expiry. */
export const SECRET_VALIDITY_DAYS_MIN = 1
export const SECRET_VALIDITY_DAYS_MAX = 3650
/** A machine's list row counts its open issues up to here and shows "99+" beyond. */
export const OPEN_ISSUE_COUNT_MAX = 100

export const CONNECTOR_TYPES = ["DEDICATED", "INHERITED", "NONE"] as const
export type ConnectorType = (typeof CONNECTOR_TYPES)[number]

export const CONNECTOR_STATES = ["NONE", "PENDING", "CONNECTED", "DISCONNECTED"] as const
export type ConnectorState = (typeof CONNECTOR_STATES)[number]

export const APPROVAL_CONFIG_TYPES = ["DEDICATED", "INHERITED", "NONE"] as const
export type ApprovalConfigType = (typeof APPROVAL_CONFIG_TYPES)[number]

/** All rights of the user on the device, however granted. */
export function deviceAuthoritiesOf(actor: Actor, access: DeviceAccess): DeviceAuthority[] {
  return DEVICE_AUTHORITIES.filter((authority) => hasDeviceAuthority(actor, access, authority))
}

/** The user whose roles restrict the visible devices; null when the user may read every device. */
export function deviceReaderId(actor: Actor): string | null {
  return hasSystemAuthority(actor, "DEVICE_READ") ? null : actor.userId
}

export const DEVICE_SORTS = {
  fields: ["name", "serial", "location", "type", "createdOn"],
  defaultSort: "name",
} as const
