/** Limits of user groups, which e-mail addresses a group allows, and who sees its members. */
import { type Actor, hasSystemAuthority } from "../../base/authorities.ts"

export const USER_GROUP_NAME_CHARACTERS_MAX = 100
const DOMAIN_CHARACTERS_MAX = 253
export const DOMAINS_MAX = 50
/** The wildcard: as a domain all domains, as a group's e-mail address every user of the group. */
export const WILDCARD = "*"

/** RFC 1123 §2.1 labels, at least two of them. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i

export function isAllowedDomainEntry(text: string): boolean {
  return text === WILDCARD || (text.length <= DOMAIN_CHARACTERS_MAX && DOMAIN.test(text))
}

/**
 * Whether mail of a group may go to this address: only the domains that are named, without their subdomains; the wildcard
 * allows all.
 */
export function isEmailAllowed(domains: readonly string[], email: string): boolean {
  if (domains.includes(WILDCARD)) return true
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase()
  return email.includes("@") && domains.some((allowed) => allowed.toLowerCase() === domain)
}

export const USER_GROUP_SORTS = { fields: ["name", "createdOn"], defaultSort: "name" } as const

/** A group that hides its members shows them to users with the authority to read users only. */
export function maySeeMembers(actor: Actor, group: { showUsers: boolean }): boolean {
  return group.showUsers || maySeeAllMembers(actor)
}

/** Those of every group, whatever it shows. */
export function maySeeAllMembers(actor: Actor): boolean {
  return hasSystemAuthority(actor, "USER_READ")
}
