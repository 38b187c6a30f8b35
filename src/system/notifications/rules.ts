/** Who gets which e-mail, how long it is worth sending, and when it is tried again (specification §5). */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import { keysOf } from "../../base/keys.ts"
import { printableLine } from "../../base/text.ts"

/** Changes of a user's credentials that are notified to the user, in case they were not theirs. */
export const CREDENTIALS_CHANGES = [
  "PASSWORD_CHANGED",
  "PASSWORD_RESET",
  "EMAIL_CHANGED",
  "OTP_DISABLED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "FACTORS_RESET",
  "API_TOKEN_CREATED",
] as const
export type CredentialsChange = (typeof CREDENTIALS_CHANGES)[number]

/** The kinds of e-mails, each with the time after which it is no longer useful and expires. */
const TIME_TO_LIVE_MS = {
  ISSUE_ASSIGNED: 72 * MS_PER_HOUR,
  ISSUE_CREATED: 72 * MS_PER_HOUR,
  APPROVAL_REQUESTED: 72 * MS_PER_HOUR,
  APPROVAL_DECIDED: 72 * MS_PER_HOUR,
  WINDOW_WARNING: 10 * MS_PER_MINUTE,
  PLAN_CREATED: 72 * MS_PER_HOUR,
  INVITATION: 12 * MS_PER_HOUR,
  PASSWORD_RESET: 30 * MS_PER_MINUTE,
  CREDENTIALS_CHANGED: 72 * MS_PER_HOUR,
  EMERGENCY_SESSION: 72 * MS_PER_HOUR,
  LICENCE_EXPIRES: 72 * MS_PER_HOUR,
  SECRET_EXPIRES: 72 * MS_PER_HOUR,
  AUDIT_BROKEN: 72 * MS_PER_HOUR,
}
export type NotificationKind = keyof typeof TIME_TO_LIVE_MS
export const NOTIFICATION_KINDS = keysOf(TIME_TO_LIVE_MS)

export function expiresAt(kind: NotificationKind, now: Date): Date {
  return new Date(now.getTime() + TIME_TO_LIVE_MS[kind])
}

/** Waits between attempts: a server that restarts, one that is being repaired, one that is replaced. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const
export const ATTEMPTS_MAX = BACK_OFF_MINUTES.length + 1

/** Time of the next attempt after the `attempts`-th failure; null after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MS_PER_MINUTE)
}

/** Lease of an e-mail: after a sender's crash it is taken again. Longer than a batch to an unreachable server. */
export const LEASE_MS = 15 * MS_PER_MINUTE

/** The value of a group's address that stands for all its members. */
const WILDCARD = "*"
/** More recipients of one moment are a mailing list's job. */
export const RECIPIENTS_MAX = 500

/** One plain address: no list, no name, no comment, no line break. */
export function isEmail(text: string): boolean {
  return (
    text.length <= EMAIL_CHARACTERS_MAX &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(text)
  )
}

/** A recipient of an e-mail; without a language it is in that of the installation. */
export interface Recipient {
  email: string
  language: string | null
  /** IANA name; null while it is not known. */
  timeZone: string | null
}

/** An address that is not a user's. */
export function plainRecipient(email: string, language: string | null = null): Recipient {
  return { email, language, timeZone: null }
}

/**
 * Recipients of a group's e-mails: none without an address, each member with `*`, otherwise the address.
 */
export function groupRecipients(groupEmail: string, members: readonly Recipient[]): Recipient[] {
  const address = groupEmail.trim()
  if (address === "") return []
  return address === WILDCARD ? [...members] : [plainRecipient(address)]
}

/** The addresses of a comma list, without blanks; empty is none. */
export function emailsOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
}

/** A comma list of plain addresses; empty is valid. */
export function isEmailList(list: string): boolean {
  return list.trim() === "" || list.split(",").every((entry) => isEmail(entry.trim()))
}

/**
 * Validates a comma list of notification addresses. Empty is valid; domains must be among the allowed ones, unless
 * the first of those is `*`.
 *
 * @returns the message key of the first problem, or null
 */
export function notificationEmailsProblem(
  list: string,
  allowedDomains: readonly string[],
): "validation.email" | "validation.emailDomainNotAllowed" | null {
  const emails = emailsOf(list)
  if (!emails.every(isEmail)) return "validation.email"
  const isAllowed = emails.every((email) => isAllowedDomain(email, allowedDomains))
  return isAllowed ? null : "validation.emailDomainNotAllowed"
}

function isAllowedDomain(email: string, allowedDomains: readonly string[]): boolean {
  if (allowedDomains[0]?.trim() === WILDCARD) return true
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase()
  return allowedDomains.some((allowed) => allowed.trim().toLowerCase() === domain)
}

/** Each valid address once, in the order given. */
export function uniqueRecipients(recipients: readonly Recipient[]): Recipient[] {
  const seen = new Map<string, Recipient>()
  for (const recipient of recipients) {
    const address = recipient.email.trim()
    const key = address.toLowerCase()
    if (isEmail(address) && !seen.has(key)) seen.set(key, { ...recipient, email: address })
  }
  return [...seen.values()].slice(0, RECIPIENTS_MAX)
}

/** Mail programs cut a longer subject anyway. */
const SUBJECT_CHARACTERS_MAX = 180

/** One line without control characters: a title cannot add a header. */
export function subjectLine(text: string): string {
  return printableLine(text, SUBJECT_CHARACTERS_MAX)
}
