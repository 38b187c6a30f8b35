/** Directories: valid settings, and the interpretation of entries. Pure functions. */

import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { RefusalText } from "../../base/reasons.ts"
import type { FieldProblem } from "../../base/refusal.ts"
import { printableLine } from "../../base/text.ts"
import { OBJECT_SID, PRIMARY_GROUP_ID, primaryGroupSid } from "./active-directory/rules.ts"

export const NAME_CHARACTERS_MAX = 100
/** Servers of one directory, tried one after another. */
export const URLS_MAX = 5
export const URL_CHARACTERS_MAX = 300
export const CA_CHARACTERS_MAX = 20_000
export const DN_CHARACTERS_MAX = 1000
export const FILTER_CHARACTERS_MAX = 2000
export const BIND_PASSWORD_CHARACTERS_MAX = 500
export const ATTRIBUTE_CHARACTERS_MAX = 100
export const POSITION_MAX = 1000
export const PAGE_SIZE_MIN = 10
/** Active Directory gives no more at a time. */
export const PAGE_SIZE_MAX = 1000
export const PAGE_SIZE_DEFAULT = 100

/** Covers a weekend: a sign-in on Friday evening is valid until Monday morning. */
export const CONFIRMATION_HOURS_DEFAULT = 72
/** 30 days: as long as an API client stays signed in. */
export const CONFIRMATION_HOURS_MAX = 720

/** A connection to one server, name and encryption included. */
export const CONNECT_TIMEOUT_MS = 3000
/** One directory's part of a sign-in, all its servers and requests included. */
export const DIRECTORY_TIMEOUT_MS = 8000
/** All directories' part of a sign-in. */
export const ALL_DIRECTORIES_TIMEOUT_MS = 15_000
/** Time without requests to a directory after it could not be reached. */
export const UNREACHABLE_BACKOFF_MS = 10_000
/** Concurrent sign-ins at directories; more are refused with SERVER_BUSY. */
export const SIGN_IN_CONCURRENCY_MAX = 32
/** A check by an administrator, with counting. */
export const CHECK_TIMEOUT_MS = 60_000
/** Limit of users counted by a check; beyond it the count is shown as "more than". */
export const PEOPLE_COUNTED_MAX = 10_000

/** Identifiers are short: a GUID, a UUID, a number. */
const UNIQUE_ID_CHARACTERS_MAX = 200
/**
 * Limit of a name or an address in an entry; longer ones are ignored, as they would be stored, logged and returned.
 */
const TEXT_CHARACTERS_MAX = 1000
/** A group in a group in a group: no plant nests deeper, and a ring ends. */
export const GROUP_DEPTH_MAX = 10
/** Groups of one user; further ones give no rights. */
export const GROUPS_MAX = 5000
/** Limit of attributes that the sources of one directory evaluate. */
const CLAIMS_MAX = 200
/** Values of one attribute that count. */
const VALUES_MAX = 5000

export const BIND_MODES = ["SERVICE", "USER"] as const

/**
 * How a user's groups are found: not at all; by an attribute of the user; by searching the groups level by level; by
 * a transitive search of the directory (Active Directory's LDAP_MATCHING_RULE_IN_CHAIN).
 */
export const GROUP_LOOKUPS = ["NONE", "MEMBER_OF", "MEMBER", "IN_CHAIN"] as const
export const MEMBER_OF = "memberOf"
const IN_CHAIN_RULE = "1.2.840.113556.1.4.1941"

const USERNAME_PLACEHOLDER = "{username}"

/** The settings of a directory for queries. */
export interface Directory {
  id: string
  name: string
  enabled: boolean
  position: number
  urls: string[]
  startTls: boolean
  caCertificate: string
  bindMode: (typeof BIND_MODES)[number]
  bindDn: string
  userBindPattern: string
  baseDn: string
  userFilter: string
  usernameAttribute: string
  firstnameAttribute: string
  surnameAttribute: string
  mailAttribute: string
  uniqueIdAttribute: string
  groupLookup: (typeof GROUP_LOOKUPS)[number]
  nestedGroups: boolean
  groupBaseDn: string
  groupFilter: string
  groupMemberAttribute: string
  pageSize: number
  /** Users not confirmed by a sign-in or a regular check for this time must sign in again. */
  confirmationHours: number
}

type AttributeValue = string | Uint8Array
type Attributes = ReadonlyMap<string, readonly AttributeValue[]>

/** The name of an attribute (RFC 4512 §1.4), without options. */
export const ATTRIBUTE_NAME = /^[a-zA-Z][a-zA-Z0-9-]*$/

export function isAttributeName(text: string): boolean {
  return ATTRIBUTE_NAME.test(text)
}

/** `ldaps://host`, `ldap://host`, each with or without a port and nothing behind it. */
export function isDirectoryUrl(text: string): boolean {
  if (!/^ldaps?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== "" && username === "" && password === ""
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === "localhost" || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** Problems of settings that are each valid but contradict each other. */
export function settingProblems(
  settings: Omit<Directory, "id"> & { hasPassword: boolean },
  allowLoopback: boolean,
): FieldProblem[] {
  const { urls, bindMode, bindDn, userBindPattern, userFilter, groupLookup, groupBaseDn } = settings
  const problems: FieldProblem[] = []
  const wrong = (path: string, message: FieldProblem["message"] = "validation.required") =>
    problems.push({ path, message })
  const isPlain = (url: string) => /^ldap:/i.test(url) && !settings.startTls
  if (urls.some((url) => isPlain(url) && !(allowLoopback && isLoopback(url))))
    wrong("startTls", "validation.directoryEncryption")
  if (bindMode === "SERVICE" && bindDn === "") wrong("bindDn")
  if (bindDn !== "" && !isBindName(bindDn)) wrong("bindDn", "validation.bindName")
  if (bindDn !== "" && !settings.hasPassword) wrong("bindPassword")
  if (bindMode === "USER" && !isBindPattern(userBindPattern))
    wrong("userBindPattern", "validation.bindPattern")
  if (!userFilter.includes(USERNAME_PLACEHOLDER)) wrong("userFilter", "validation.userFilter")
  if ((groupLookup === "MEMBER" || groupLookup === "IN_CHAIN") && groupBaseDn === "") wrong("groupBaseDn")
  return problems
}

/** Whether the text is a distinguished name, `person@domain` or `DOMAIN\person`. */
function isBindName(text: string): boolean {
  return /[=@\\]/.test(text)
}

function isBindPattern(pattern: string): boolean {
  return pattern.split(USERNAME_PLACEHOLDER).length === 2 && isBindName(pattern)
}

/** Any change of these settings points to another directory: the stored password must not be sent there. */
export function canKeepBindPassword(
  before: Pick<Directory, "urls" | "startTls" | "caCertificate" | "bindDn">,
  after: Pick<Directory, "urls" | "startTls" | "caCertificate" | "bindDn">,
): boolean {
  const same = (settings: typeof before) =>
    JSON.stringify([settings.urls, settings.startTls, settings.caCertificate, settings.bindDn])
  return same(before) === same(after)
}

/** A value in a filter, so that it is nothing but a value. @see RFC 4515 §3 */
export function escapeFilterValue(value: string): string {
  return value.replace(/[\0()*\\]/g, (character) => `\\${hex(character)}`)
}

/** A value in a distinguished name. @see RFC 4514 §2.4 */
export function escapeDnValue(value: string): string {
  return value
    .replace(/[\0"+,;<>=\\\r\n]/g, (character) => `\\${hex(character)}`)
    .replace(/^[ #]/, (character) => `\\${hex(character)}`)
    .replace(/ $/, "\\20")
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, "0")
}

/** The filter for one user. */
export function filterForUser(userFilter: string, username: string): string {
  return userFilter.replaceAll(USERNAME_PLACEHOLDER, () => escapeFilterValue(username))
}

/** The filter for all users who may sign in. */
export function filterForAllUsers(userFilter: string): string {
  return userFilter.replaceAll(USERNAME_PLACEHOLDER, "*")
}

/**
 * The bind name of a user. In a name with a domain the user name must not lead to another domain.
 *
 * @returns null when the user name allows none
 */
export function buildBindName(pattern: string, username: string): string | null {
  if (pattern.includes("=")) return pattern.replace(USERNAME_PLACEHOLDER, () => escapeDnValue(username))
  return /[\s@\\/"[\]:;|=,+*?<>\p{Cc}]/u.test(username)
    ? null
    : pattern.replace(USERNAME_PLACEHOLDER, () => username)
}

/** The groups that have this member; one step, or all when the directory walks them itself. */
export function filterForMember(
  { groupFilter, groupMemberAttribute, groupLookup }: Directory,
  member: { dn: string; username: string },
): string {
  const rule = groupLookup === "IN_CHAIN" ? `:${IN_CHAIN_RULE}:` : ""
  // POSIX groups (RFC 2307) list their members by user name.
  const value = /^memberuid$/i.test(groupMemberAttribute) ? member.username : member.dn
  return `(&${groupFilter}(${groupMemberAttribute}${rule}=${escapeFilterValue(value)}))`
}

/** Active Directory's identifier is 16 bytes; it has a name in one spelling. */
export function isGuidAttribute(attribute: string): boolean {
  return attribute.toLowerCase() === "objectguid"
}

const GUID_BYTES = 16
/** The first three fields are little-endian (MS-DTYP §2.3.4.2). */
const GUID_ORDER = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15] as const

/** "6f9619ff-8b86-d011-b42d-00cf4fc964ff". Null unless there are 16 bytes. */
export function guidText(bytes: Uint8Array): string | null {
  if (bytes.length !== GUID_BYTES) return null
  const digits = GUID_ORDER.map((at) => (bytes[at] ?? 0).toString(16).padStart(2, "0")).join("")
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

export function guidBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(GUID_BYTES)
  const digits = text.replaceAll("-", "")
  GUID_ORDER.forEach((at, index) => {
    bytes[at] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  })
  return bytes
}

/** The immutable identifier of a user, as text. Null when the entry has none, several, or bytes that are no text. */
export function uniqueIdOf(attributes: Attributes, attribute: string): string | null {
  const values = attributes.get(attribute.toLowerCase()) ?? []
  const [value] = values
  if (values.length !== 1 || value === undefined || value.length === 0) return null
  if (isGuidAttribute(attribute)) return typeof value === "string" ? null : guidText(value)
  const isText =
    typeof value === "string" && value.length <= UNIQUE_ID_CHARACTERS_MAX && !value.includes("\0")
  return isText ? value : null
}

export function textsOf(attributes: Attributes, attribute: string): string[] {
  const values = attributes.get(attribute.toLowerCase()) ?? []
  return values.slice(0, VALUES_MAX).filter((value) => typeof value === "string")
}

/** Attributes requested of a user's entry: names, account flags, groups, and those that sources evaluate. */
export function attributesToRequest(directory: Directory, claimKeys: readonly string[]): string[] {
  const names = [
    directory.usernameAttribute,
    directory.firstnameAttribute,
    directory.surnameAttribute,
    directory.mailAttribute,
    directory.uniqueIdAttribute,
    ...DISABLING_ATTRIBUTES,
    ...(directory.groupLookup === "MEMBER_OF" ? [MEMBER_OF] : []),
    ...(directory.groupLookup === "NONE" ? [] : [PRIMARY_GROUP_ID, OBJECT_SID]),
    ...claimKeys.filter(isAttributeName).slice(0, CLAIMS_MAX),
  ]
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]))
  return [...byName.values()]
}

/**
 * Whether the absence of users who were visible to anonymous searches is conclusive: not when most have disappeared together:
 * then the anonymous rights of the directory have changed.
 *
 * @param shown    number of this installation's users visible now
 * @param missing  number of them visible before and not now
 */
export function isAbsenceConclusive(shown: number, missing: number): boolean {
  return shown > 0 && shown >= missing
}

/** A user as a directory describes them. */
export interface DirectoryPerson {
  dn: string
  foreignUserId: string
  username: string
  firstname: string
  surname: string
  email: string
  claims: Record<string, string | string[]>
  /** Groups that the entry itself names. */
  memberOf: string[]
  /** Names of the evaluated attributes that have a value. */
  attributeNames: string[]
  /** The identifier of a group that is not named anywhere else; null without one. */
  primaryGroupSid: Uint8Array | null
  isDisabled: boolean
}

/** Parses an entry. Null without a user name or an identifier, as such an entry cannot sign in. */
export function toDirectoryPerson(
  directory: Directory,
  { dn, attributes }: { dn: string; attributes: Attributes },
  claimKeys: readonly string[],
  now: Date,
): DirectoryPerson | null {
  const foreignUserId = uniqueIdOf(attributes, directory.uniqueIdAttribute)
  const first = (name: string) => printableLine(textsOf(attributes, name)[0] ?? "", TEXT_CHARACTERS_MAX)
  const email = first(directory.mailAttribute)
  const username = first(directory.usernameAttribute)
  if (foreignUserId === null || username === "") return null
  const claims = claimKeys.map((key) => [key, textsOf(attributes, key)] as const)
  const { uniqueIdAttribute, usernameAttribute, firstnameAttribute, surnameAttribute, mailAttribute } =
    directory
  const evaluated = [
    uniqueIdAttribute,
    usernameAttribute,
    firstnameAttribute,
    surnameAttribute,
    mailAttribute,
    ...claimKeys,
    MEMBER_OF,
  ]
  return {
    dn,
    foreignUserId,
    username,
    firstname: first(directory.firstnameAttribute),
    surname: first(directory.surnameAttribute),
    email: email.length <= EMAIL_CHARACTERS_MAX ? email : "",
    claims: Object.fromEntries(claims.filter(([, values]) => values.length > 0)),
    memberOf: textsOf(attributes, MEMBER_OF),
    attributeNames: [...new Set(evaluated)].filter((name) => attributes.has(name.toLowerCase())),
    primaryGroupSid: primaryGroupSid(attributes.get(OBJECT_SID.toLowerCase())?.[0], first(PRIMARY_GROUP_ID)),
    isDisabled: isAccountDisabled(attributes, now),
  }
}

/** userAccountControl: ACCOUNTDISABLE (MS-ADTS §2.2.16). */
const ACCOUNT_DISABLED = 0x2
/** pwdAccountLockedTime of a permanently locked account (draft-behera-ldap-password-policy §5.3.3). */
const PERMANENTLY_LOCKED = "000001010000Z"
/** Attributes that disable an account. */
export const DISABLING_ATTRIBUTES = [
  "userAccountControl",
  "accountExpires",
  "nsAccountLock",
  "pwdAccountLockedTime",
] as const
/** accountExpires counts 100 ns from 1601 (FILETIME); 0 and the largest number mean never. */
const FILETIME_EPOCH_MS = 11_644_473_600_000
const FILETIME_NEVER = 9_223_372_036_854_775_807n

/**
 * Whether the directory has disabled this account. A temporary lock after wrong passwords does not count: otherwise an
 * attacker could end any user's sign-ins.
 */
export function isAccountDisabled(attributes: Attributes, now: Date): boolean {
  const first = (name: string) => textsOf(attributes, name)[0]
  const control = Number(first("userAccountControl") ?? 0)
  if ((control & ACCOUNT_DISABLED) !== 0) return true
  if (first("nsAccountLock")?.toLowerCase() === "true") return true
  if (first("pwdAccountLockedTime") === PERMANENTLY_LOCKED) return true
  const expires = first("accountExpires")
  if (expires === undefined || !/^\d{1,19}$/.test(expires)) return false
  const filetime = BigInt(expires)
  if (filetime === 0n || filetime >= FILETIME_NEVER) return false
  return Number(filetime / 10_000n) - FILETIME_EPOCH_MS <= now.getTime()
}

/** Active Directory's codes after "data" in a failed bind, as reasons in the audit log. */
const BIND_REASONS: Record<string, string> = {
  "532": "PASSWORD_EXPIRED",
  "533": "DISABLED",
  "701": "EXPIRED",
  "773": "PASSWORD_TO_CHANGE",
  "775": "LOCKED",
}

export function bindFailureReasonOf(detail: string): string {
  const code = /\bdata ([0-9a-f]{3})\b/i.exec(detail)?.[1]?.toLowerCase()
  return BIND_REASONS[code ?? ""] ?? "WRONG_PASSWORD"
}

/** The text of a problem: "CERTIFICATE_EXPIRED" is `directoryCertificateExpired`. */
export function refusalTextOf(problem: string): RefusalText {
  const words = problem.toLowerCase().split("_")
  return `directory${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}` as RefusalText
}
