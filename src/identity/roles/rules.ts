/** The device roles of a new installation, and the limits of roles. */
import { DEVICE_AUTHORITIES, type DeviceAuthority } from "../../base/authorities.ts"

export const ROLE_NAME_CHARACTERS_MAX = 100

const MAINTENANCE_AUTHORITIES: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "ISSUE_READ",
  "ISSUE_CREATE",
  "ISSUE_UPDATE",
  "LOG_READ",
  "LOG_CREATE",
  "LOG_UPDATE",
  "ATTACHMENT_READ",
  "ATTACHMENT_CREATE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "REMOTE_READ",
  "RECORDING_READ",
  "RECORDING_CREATE",
]
/** What an expert from outside needs: to read the book and to join a session. */
const EXPERT_AUTHORITIES: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "ISSUE_READ",
  "LOG_READ",
  "DEVICE_JOIN_REMOTE",
]

/** Everything but the right to start emergency sessions, which an administrator gives by name. */
const ADMINISTRATION_AUTHORITIES = DEVICE_AUTHORITIES.filter(
  (authority) => authority !== "DEVICE_START_EMERGENCY",
)

/** The device roles every installation starts with; an administrator may rename and change them. */
export const BUILT_IN_ROLES = {
  MAINTENANCE: { name: "Maintenance", authorities: MAINTENANCE_AUTHORITIES },
  ADMINISTRATION: { name: "Administration", authorities: ADMINISTRATION_AUTHORITIES },
  EXPERT: { name: "Expert", authorities: EXPERT_AUTHORITIES },
} as const satisfies Record<string, { name: string; authorities: readonly DeviceAuthority[] }>
export type BuiltInRole = keyof typeof BUILT_IN_ROLES

export const ROLE_SORTS = { fields: ["name"], defaultSort: "name" } as const
