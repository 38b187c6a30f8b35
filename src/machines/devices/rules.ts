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
/** Ports of a device's defaults (specification §5). */
export const DEVICE_PORT = { min: 20, max: 65_535 } as const
export const DEVICE_TCP_PORT = { min: 2000, max: 29_999 } as const
/** A period above ten years has no practical use; null disables the expiry. */
export const SECRET_VALIDITY_DAYS = { min: 1, max: 3650 } as const
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
