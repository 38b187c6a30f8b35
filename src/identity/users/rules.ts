/** Rules for changing users: users cannot lock out themselves, and only superusers change superusers (specification §5). */

import type { Actor } from "../../base/authorities.ts"
import { printableLine } from "../../base/text.ts"

export const USERNAME_CHARACTERS_MAX = 100
export const NAME_CHARACTERS_MAX = 100
/** Read-only here for users of a provider. */
export const PROVIDER_FIELDS = ["username", "firstname", "surname", "email"] as const
export const LOCK_REASONS = ["BY_ADMIN", "MAX_FAILED_LOGIN_ATTEMPTS", "USER_EXPIRED"] as const
export type LockReason = (typeof LOCK_REASONS)[number]
/** Subsets of a list of users. "expired" includes users whose time is over and who are not locked yet. */
export const USER_STATES = ["locked", "expired", "superuser"] as const
export type UserState = (typeof USER_STATES)[number]
/** The origins of users. */
export const USER_ORIGINS = ["local", "identityProvider", "directory"] as const
export type UserOrigin = (typeof USER_ORIGINS)[number]
/** Facts of a user, as a provider or a directory gives them. */
/** What directories do not compare (RFC 4518 §2.2, §2.6): blanks, invisible signs, and accents in Active Directory. */
const NOT_COMPARED = /[\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The same for all spellings of a name by which a directory may find one user: wide, bold or accented letters, capitals. For
 * counting alone: different users may share it.
 */
export function countedName(username: string): string {
  return username.normalize("NFKD").replace(NOT_COMPARED, "").toUpperCase()
}

export interface ForeignUserAttributes {
  username: string
  firstname: string
  surname: string
  email: string
}

/** Truncated, the name in the form of all user names, without invisible and bidirectional control characters: users are displayed by these attributes. */
export function sanitizeAttributes({
  username,
  firstname,
  surname,
  email,
}: ForeignUserAttributes): ForeignUserAttributes {
  return {
    username: printableLine(username.normalize("NFC"), USERNAME_CHARACTERS_MAX),
    firstname: printableLine(firstname, NAME_CHARACTERS_MAX),
    surname: printableLine(surname, NAME_CHARACTERS_MAX),
    email,
  }
}

/** A user as the rules see them. */
export interface UserFacts {
  id: string
  superuser: boolean
  locked: boolean
  /** End of the account, ISO 8601; null for none. */
  expiry: string | null
}

/** A user whose access does not end: not locked, and without an expiry date. */
export function isPermanentSuperuser(user: Omit<UserFacts, "id">): boolean {
  return user.superuser && !user.locked && user.expiry === null
}

/** A refusal with the key of its text. */
export interface UserProblem {
  code: "NOT_ALLOWED" | "CONFLICT"
  text:
    | "onlySuperusersChangeSuperusers"
    | "cannotChangeOwnSuperuser"
    | "cannotLockSelf"
    | "cannotExtendOwnExpiry"
    | "cannotDeleteSelf"
    | "superuserNotDeletable"
    | "lastSuperuser"
}

type ActingUser = Pick<Actor, "userId" | "isSuperuser">

/** Whether `actor` may save a new user, superuser or not. @returns null when they may */
export function creationProblem(actor: ActingUser, superuser: boolean): UserProblem | null {
  return superuser && !actor.isSuperuser ? notAllowed("onlySuperusersChangeSuperusers") : null
}

/**
 * Whether `actor` may turn `before` into `after`.
 *
 * @param otherSuperusers  superusers who stay, beside this one; the last one stays one
 * @returns the first reason against it, or null
 */
export function changeProblem(
  actor: ActingUser,
  before: UserFacts,
  after: Omit<UserFacts, "id">,
  otherSuperusers: number,
): UserProblem | null {
  const isOwn = actor.userId === before.id
  if ((before.superuser || after.superuser) && !actor.isSuperuser)
    return notAllowed("onlySuperusersChangeSuperusers")
  if (isOwn && before.superuser !== after.superuser) return notAllowed("cannotChangeOwnSuperuser")
  if (isOwn && !actor.isSuperuser && expiryTimeOf(after) > expiryTimeOf(before))
    return notAllowed("cannotExtendOwnExpiry")
  const endsSooner = after.expiry !== null && after.expiry !== before.expiry
  if (isOwn && ((after.locked && !before.locked) || endsSooner)) return notAllowed("cannotLockSelf")
  const loses = isPermanentSuperuser(before) && !isPermanentSuperuser(after)
  return loses && otherSuperusers === 0 ? conflict("lastSuperuser") : null
}

/** What `actor`, who may change users, may change of this one; null stands for a new user. */
export function changeRights(
  actor: ActingUser,
  user: Pick<UserFacts, "id" | "superuser"> | null,
): { mayChange: boolean; maySetSuperuser: boolean } {
  return {
    mayChange: actor.isSuperuser || !user?.superuser,
    maySetSuperuser: actor.isSuperuser && actor.userId !== user?.id,
  }
}

/** Expiry of the account in ms; infinite without one. */
export function expiryTimeOf({ expiry }: Pick<UserFacts, "expiry">): number {
  return expiry === null ? Number.POSITIVE_INFINITY : Date.parse(expiry)
}

/** Whether `actor` may delete this user. @returns null when they may */
export function deletionProblem(actor: ActingUser, user: UserFacts): UserProblem | null {
  if (actor.userId === user.id) return notAllowed("cannotDeleteSelf")
  return user.superuser ? conflict("superuserNotDeletable") : null
}

function notAllowed(text: UserProblem["text"]): UserProblem {
  return { code: "NOT_ALLOWED", text }
}

function conflict(text: UserProblem["text"]): UserProblem {
  return { code: "CONFLICT", text }
}

export const USER_SORTS = {
  fields: ["username", "surname", "email", "lastLogin", "createdOn"],
  defaultSort: "username",
} as const
