/** What an interface (a way into a machine) needs, and who may use it (specification §5, §6, §9). */

import type { Actor } from "../../base/authorities.ts"
import type { FieldProblem } from "../../base/refusal.ts"
import { INTERFACE_TYPE_TRAITS, type InterfaceType } from "./rules-types.ts"

export const AUTH_TYPES = ["NONE", "PASSWORD", "SSH_KEY"] as const
type AuthType = (typeof AUTH_TYPES)[number]

export const INTERFACE_NAME_CHARACTERS_MAX = 100
/** RFC 1035 §2.3.4. */
export const HOST_CHARACTERS_MAX = 253
export const INTERFACE_PORT_MIN = 0
export const USERNAME_CHARACTERS_MAX = 100
export const PASSWORD_CHARACTERS_MAX = 256
/** A 16 384-bit RSA key in PEM is 12 kB. */
export const PRIVATE_KEY_CHARACTERS_MAX = 16_384
export const KNOWN_HOST_CHARACTERS_MAX = 100
export const INTERFACE_SESSIONS = { min: 1, max: 100, default: 1 } as const
/** 0: off. */
export const KEEPALIVE_SECONDS = { min: 0, max: 3600, default: 0 } as const
export const FONT_SIZE = { min: 6, max: 72, default: 12 } as const
/** One session's terminal in memory: 100 000 lines of 200 cells are some 250 MB, more would endanger the others. */
export const SCROLLBACK_LINES = { min: 0, max: 100_000, default: 5000 } as const
/** Bounds the interface chooser and every iteration over a machine's interfaces. */
export const INTERFACES_PER_DEVICE_MAX = 100
export const USER_GROUPS_PER_INTERFACE_MAX = 100

/** The parts of an interface's secret; at rest they are encrypted together. */
export const SECRET_PARTS = ["password", "privateKey", "passphrase"] as const
export type SecretPart = (typeof SECRET_PARTS)[number]
export type InterfaceSecret = Partial<Record<SecretPart, string>>

const HOSTNAME = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*\.?$/i
const NUMBERS_AND_DOTS = /^[0-9.]+$/

/** IPv4, IPv6 without brackets, or a host name; never a URL, a port or an option of some program. */
export function isHost(text: string): boolean {
  if (text.length === 0 || text.length > HOST_CHARACTERS_MAX) return false
  if (text.includes(":")) return isIpv6(text)
  return NUMBERS_AND_DOTS.test(text) ? isIpv4(text) : HOSTNAME.test(text)
}

export function isIpv4(text: string): boolean {
  const parts = text.split(".")
  return (
    parts.length === 4 && parts.every((part) => /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255)
  )
}

/** RFC 4291 §2.2, with an optional zone (`fe80::1%eth0`) and an optional IPv4 tail. */
export function isIpv6(text: string): boolean {
  const address = text.replace(/%[0-9a-z._-]{1,15}$/i, "")
  const halves = address.split("::")
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")))
  const tail = groups.at(-1) ?? ""
  const hasIpv4Tail = tail.includes(".")
  if (hasIpv4Tail && (!isIpv4(tail) || address.endsWith("::"))) return false
  const hexGroups = hasIpv4Tail ? groups.slice(0, -1) : groups
  if (!hexGroups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false
  const count = hexGroups.length + (hasIpv4Tail ? 2 : 0)
  return halves.length === 2 ? count < 8 : count === 8
}

/** The parts of a secret that an auth type uses; the others are not stored. */
export function secretPartsOf(authType: AuthType): readonly SecretPart[] {
  switch (authType) {
    case "NONE":
      return []
    case "PASSWORD":
      return ["password"]
    case "SSH_KEY":
      return ["privateKey", "passphrase"]
  }
}

/** The credential fields of a form; a blank field keeps the stored value. */
export interface CredentialsInput {
  type: InterfaceType
  username: string
  authType: AuthType
  password: string
  privateKey: string
  passphrase: string
  /** Requested at each start and never stored. */
  askCredentials: boolean
  /** Deletes the stored secret. */
  clearSecret: boolean
}

interface TargetAddress {
  type: InterfaceType
  host: string
  port: number
}

/**
 * Whether a stored secret still belongs to the target address. Otherwise a user with the right to change an interface
 * could redirect its secret to a machine of their own without knowing it.
 */
export function canKeepSecret(before: TargetAddress, after: TargetAddress): boolean {
  return before.host === after.host && before.port === after.port && before.type === after.type
}

/** The secret after a save: new parts replace old ones, blank ones keep them, what the auth type does not use goes. */
export function mergeSecret(kept: InterfaceSecret, given: CredentialsInput): InterfaceSecret {
  if (given.askCredentials) return {}
  const base = given.clearSecret ? {} : kept
  // A passphrase opens one key; with another key the old one is worth nothing.
  const old = given.privateKey === "" ? base : { ...base, passphrase: "" }
  const parts = secretPartsOf(given.authType).map((part) => [part, given[part] || old[part] || ""] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== ""))
}

const ASK_CREDENTIALS_NEEDS_PASSWORD: FieldProblem = { path: "authType", message: "validation.choice" }

/**
 * Which credentials are missing or do not fit together (specification §5).
 *
 * @param secret  as it would be after the save, see `mergeSecret`
 * @returns a problem for each wrong field; empty when the interface can be saved
 */
export function credentialProblems(given: CredentialsInput, secret: InterfaceSecret): FieldProblem[] {
  const problems: FieldProblem[] = []
  const wrong = (path: string, message: FieldProblem["message"] = "validation.required") =>
    problems.push({ path, message })
  if (given.askCredentials) return given.authType === "PASSWORD" ? [] : [ASK_CREDENTIALS_NEEDS_PASSWORD]
  const traits = INTERFACE_TYPE_TRAITS[given.type]
  const needsUsername =
    given.authType === "SSH_KEY" || (given.authType === "PASSWORD" && traits.username !== "optional")
  if (given.authType === "SSH_KEY" && !traits.hasPrivateKey) wrong("authType", "validation.choice")
  if (given.password !== "" && given.authType !== "PASSWORD") wrong("authType", "validation.choice")
  if (given.privateKey !== "" && given.authType !== "SSH_KEY") wrong("authType", "validation.choice")
  if (needsUsername && given.username === "") wrong("username")
  if (given.authType === "PASSWORD" && !secret.password) wrong("password")
  if (given.authType === "SSH_KEY" && !secret.privateKey) wrong("privateKey")
  if (given.passphrase !== "" && !secret.privateKey) wrong("privateKey")
  if (given.username !== "" && given.authType === "NONE" && traits.username !== "alone") wrong("password")
  return firstPerField(problems)
}

function firstPerField(problems: FieldProblem[]): FieldProblem[] {
  return problems.filter((one, index) => problems.findIndex((other) => other.path === one.path) === index)
}

/** An interface's permission to start sessions, as the chooser needs it. */
interface InterfacePermission {
  startRemotePermissionForAll: boolean
  startRemotePermissionUserGroups: readonly { id: string }[]
}

/** Usable for all, or for the members of its user groups; neither a role nor being a superuser replaces membership. */
export function mayUseInterface(
  actor: Pick<Actor, "userGroupIds">,
  { startRemotePermissionForAll, startRemotePermissionUserGroups }: InterfacePermission,
): boolean {
  if (startRemotePermissionForAll) return true
  return startRemotePermissionUserGroups.some((group) => actor.userGroupIds.includes(group.id))
}

/** Whether a change of the permission grants access to further users. */
export function widensPermission(
  before: InterfacePermission,
  after: { startRemotePermissionForAll: boolean; startRemotePermissionUserGroupIds: readonly string[] },
): boolean {
  if (before.startRemotePermissionForAll) return false
  const had = before.startRemotePermissionUserGroups.map(({ id }) => id)
  const isNew = (id: string) => !had.includes(id.toLowerCase())
  return after.startRemotePermissionForAll || after.startRemotePermissionUserGroupIds.some(isNew)
}

export const INTERFACE_SORTS = { fields: ["name", "type", "createdOn"], defaultSort: "name" } as const
