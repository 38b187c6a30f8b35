/** Authorization: the authorities, the acting user, and the one check for all of them. */
import type { RefusalCode } from "./refusal-codes.ts"

/** A system role gives them on every machine, a device role on one. */
const MACHINE_ADMINISTRATION = [
  "DEVICE_UPDATE",
  "DEVICE_DELETE",
  "DEVICE_UPDATE_RETENTION_POLICY",
  "DEVICE_CONNECTOR_MODIFY",
  "DEVICE_APPROVAL_READ",
  "DEVICE_APPROVAL_MODIFY",
] as const

/** Each has a place in the matrix of roles: `screens/roles/matrix.ts`. */
export const SYSTEM_AUTHORITIES = [
  "DEVICE_READ",
  "DEVICE_CREATE",
  ...MACHINE_ADMINISTRATION,
  "DEVICE_GROUP_READ",
  "DEVICE_GROUP_CREATE",
  "DEVICE_GROUP_UPDATE",
  "DEVICE_GROUP_DELETE",
  "DEVICE_GROUP_UPDATE_RETENTION_POLICY",
  "DEVICE_GROUP_CONNECTOR_MODIFY",
  "DEVICE_GROUP_APPROVAL_READ",
  "DEVICE_GROUP_APPROVAL_MODIFY",
  "USER_READ",
  "USER_CREATE",
  "USER_UPDATE",
  "USER_DELETE",
  "USER_GROUP_READ",
  "USER_GROUP_CREATE",
  "USER_GROUP_UPDATE",
  "USER_GROUP_DELETE",
  "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING",
  "USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING",
  "USER_GROUP_UPDATE_USER_MAPPING",
  "SYSTEM_ROLE_READ",
  "SYSTEM_ROLE_CREATE",
  "SYSTEM_ROLE_UPDATE",
  "SYSTEM_ROLE_DELETE",
  "DEVICE_ROLE_READ",
  "DEVICE_ROLE_CREATE",
  "DEVICE_ROLE_UPDATE",
  "DEVICE_ROLE_DELETE",
  "LICENSE_INSTALL",
  "AUDIT_READ",
] as const
export type SystemAuthority = (typeof SYSTEM_AUTHORITIES)[number]

/** Each has a place in the matrix of roles: `screens/roles/matrix.ts`. */
export const DEVICE_AUTHORITIES = [
  "DEVICE_READ",
  ...MACHINE_ADMINISTRATION,
  "ISSUE_READ",
  "ISSUE_CREATE",
  "ISSUE_UPDATE",
  "ISSUE_DELETE",
  "ISSUE_APPROVAL_REQUEST_READ",
  "LOG_READ",
  "LOG_CREATE",
  "LOG_UPDATE",
  "LOG_DELETE",
  "ATTACHMENT_READ",
  "ATTACHMENT_CREATE",
  "ATTACHMENT_UPDATE",
  "ATTACHMENT_DELETE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "DEVICE_SUPERVISE_REMOTE",
  "DEVICE_START_EMERGENCY",
  "DEVICE_REVIEW_EMERGENCY",
  "REMOTE_READ",
  "RECORDING_READ",
  "RECORDING_CREATE",
  "RECORDING_UPDATE",
  "RECORDING_DELETE",
  "PLC_READ",
  "PLC_READ_STL",
] as const
export type DeviceAuthority = (typeof DEVICE_AUTHORITIES)[number]

/** The authority on a machine that permits invitations to its sessions. */
export const INVITABLE_AUTHORITY: DeviceAuthority = "DEVICE_JOIN_REMOTE"

/** The user behind a request, as loaded with the sign-in. */
export interface Actor {
  userId: string
  username: string
  displayName: string
  isSuperuser: boolean
  language: string | null
  /** Null or missing: not chosen. */
  theme?: string | null
  signInId: string
  /** Time of the user's last authentication. */
  authenticatedOn: Date
  systemAuthorities: ReadonlySet<string>
  userGroupIds: readonly string[]
  /** Set when a program acts with a token of this user. */
  token?: TokenLimits
  /** Address of the client; set by the gate for every request that passes it. */
  address?: string
}

/** A denied user and the denied request. */
export interface DeniedAccess {
  actor: Actor
  /** The authority that the endpoint requires. */
  authority: string
  code: RefusalCode
  /** The key of its text: which refusal it is, whatever names it is about. */
  text: string
  /** Why, in one sentence. */
  reason: string
  deviceId: string | null
  method: string
  path: string
  address: string
}

/**
 * A person without an account, whom an invitation link and its PIN admitted to one session. Has no authority: the gate
 * "guest" alone knows guests, and its pages show that session and nothing else.
 */
export interface Guest {
  guestId: string
  /** The invitation that the guest followed; it stands for the person in the session. */
  invitationId: string
  sessionId: string
  name: string
  email: string
  language: string
  address: string
  hasConsented: boolean
}

/** What an API token leaves of its owner's rights. */
export interface TokenLimits {
  id: string
  name: string
  scopes: ReadonlySet<string>
  /** Its owner is a superuser: the scopes hold on every device, and that is all that is left of it. */
  isOwnerSuperuser: boolean
  /** The only device it is for; null for all. */
  deviceId: string | null
}

/** What the device roles allow the user on one device. */
export interface DeviceAccess {
  deviceId: string
  authorities: ReadonlySet<string>
}

/**
 * What an actor may do on a device whose roles grant `authorities`: a user has all of them; a token has the
 * intersection of its scopes with them (with all authorities if its owner is a superuser), and none on a device other
 * than its own.
 */
export function limitDeviceAccess(
  actor: Pick<Actor, "token">,
  deviceId: string,
  authorities: readonly string[] | ReadonlySet<string>,
): DeviceAccess {
  const { token } = actor
  if (!token)
    return { deviceId, authorities: authorities instanceof Set ? authorities : new Set(authorities) }
  if (token.deviceId !== null && token.deviceId !== deviceId) return { deviceId, authorities: new Set() }
  const own: Iterable<string> = token.isOwnerSuperuser ? DEVICE_AUTHORITIES : authorities
  return { deviceId, authorities: new Set([...own].filter((authority) => token.scopes.has(authority))) }
}

/** The system authorities of a token: its scopes, as far as its owner has them now. One for a device has none. */
export function limitSystemAuthorities(token: TokenLimits, owned: Iterable<string>): Set<string> {
  if (token.deviceId !== null) return new Set()
  const own: Iterable<string> = token.isOwnerSuperuser ? SYSTEM_AUTHORITIES : owned
  return new Set([...own].filter((authority) => token.scopes.has(authority)))
}

/** Lists over all devices are not for a token of one device. */
export function hasGlobalScope(token: TokenLimits, scope: string): boolean {
  return token.deviceId === null && token.scopes.has(scope)
}

/** A superuser has all system authorities (specification §6). */
export function hasSystemAuthority(actor: Actor, authority: SystemAuthority): boolean {
  return actor.isSuperuser || actor.systemAuthorities.has(authority)
}

/** Whether the user passes a gate that needs a system authority, or to be a superuser. */
export function meetsSystemRule(actor: Actor, rule: SystemAuthority | "superuser"): boolean {
  return rule === "superuser" ? actor.isSuperuser : hasSystemAuthority(actor, rule)
}

/**
 * Whether the user has this authority on this device. A superuser does; otherwise a device role must grant it. System
 * authorities of the same name (DEVICE_READ …) apply to every device.
 */
export function hasDeviceAuthority(actor: Actor, access: DeviceAccess, authority: string): boolean {
  if (actor.isSuperuser || access.authorities.has(authority)) return true
  return isSystemAuthority(authority) && actor.systemAuthorities.has(authority)
}

function isSystemAuthority(authority: string): authority is SystemAuthority {
  return (SYSTEM_AUTHORITIES as readonly string[]).includes(authority)
}
