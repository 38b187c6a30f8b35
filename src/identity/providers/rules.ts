/** Identity providers: limits, claims, and problems of the sign-in. Pure functions. */
import { MS_PER_MINUTE } from "../../base/clock.ts"
import { PROVIDER_PROBLEMS } from "../../base/provider-failure.ts"
import { printableLine } from "../../base/text.ts"
import { textsOfClaim } from "../sources/rules.ts"

export const PROVIDER_NAME_CHARACTERS_MAX = 50
export const ISSUER_CHARACTERS_MAX = 500
export const CLIENT_ID_CHARACTERS_MAX = 255
export const CLIENT_SECRET_CHARACTERS_MAX = 500
export const SCOPES_CHARACTERS_MAX = 500
export const AUDIENCE_CHARACTERS_MAX = 500
export const CERTIFICATE_CHARACTERS_MAX = 20_000
/** Each is a button of the sign-in page. */
export const IDENTITY_PROVIDERS_MAX = 20

/** Response timeout of a provider: a user is waiting for it. */
export const PROVIDER_TIMEOUT_MS = 10_000
/** From the sign-in page to the provider and back: time to find a telephone there. */
export const AUTHORIZATION_REQUEST_MS = 10 * MS_PER_MINUTE
/** How long a right that was revoked at a provider may remain valid here. */
export const PROVIDER_RECHECK_MS = 5 * MS_PER_MINUTE

/** RFC 7636 §4.1 allows 43 to 128; specification §9 requires 96. */
export const CODE_VERIFIER_CHARACTERS = 96
export const STATE_CHARACTERS = 32
export const NONCE_CHARACTERS = 32
/** OpenID Connect Core §2. */
export const SUBJECT_CHARACTERS_MAX = 255
/** Limit of an authorization code; its length is up to the provider. */
export const CODE_CHARACTERS_MAX = 4000
export const CODE_VERIFIER_CHARACTERS_MIN = 43
export const CODE_VERIFIER_CHARACTERS_MAX = 128
export const REDIRECT_URI_CHARACTERS_MAX = 1000

export const CLIENT_AUTHENTICATIONS = ["CLIENT_SECRET_BASIC", "CLIENT_SECRET_POST"] as const

/** Stable codes for failed sign-ins through a provider; each has a text. */
export const SIGN_IN_PROBLEMS = [
  ...PROVIDER_PROBLEMS,
  /** The browser returned twice, too late, or is another browser than the one that was redirected. */
  "PROVIDER_REQUEST_UNKNOWN",
  /** No source accepts the user, or the user is locked here. */
  "PROVIDER_USER_NOT_ALLOWED",
  /** The provider did not authenticate the user again as requested, or returns no time of authentication. */
  "PROVIDER_AUTHENTICATION_STALE",
  /** The user authenticated at the provider differs from the signed-in user. */
  "PROVIDER_USER_MISMATCH",
] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

/**
 * Whether the provider authenticated the user after the redirect to it.
 *
 * @param authTime  epoch seconds on the provider's clock, null when missing
 * @param skewMs    allowed difference between that clock and this server's
 */
export function isAuthenticatedSince(
  authTime: number | null,
  sentOn: Date,
  now: Date,
  skewMs: number,
): boolean {
  if (authTime === null) return false
  const provedMs = authTime * 1000
  return provedMs >= sentOn.getTime() - skewMs && provedMs <= now.getTime() + skewMs
}

/** Time of the authentication at the provider: its auth_time claim, otherwise now. */
export function authenticationTimeOf(authTime: number | null, now: Date): Date {
  return authTime === null ? now : new Date(Math.min(authTime * 1000, now.getTime()))
}

/** Claim names of a provider; nested claims with dots. */
export interface ClaimNames {
  username: string
  firstname: string
  surname: string
  email: string
  groups: string
}

export const CLAIM_NAMES_DEFAULT: ClaimNames = {
  username: "preferred_username",
  firstname: "given_name",
  surname: "family_name",
  email: "email",
  groups: "groups",
}

interface ClaimedUser {
  username: string
  firstname: string
  surname: string
  /** The claimed address; empty when the provider reports it as not verified. */
  email: string
  groups: string[]
}

/** The user that claims describe. The user name defaults to the e-mail address, then to the subject. */
export function toClaimedUser(
  claims: Readonly<Record<string, unknown>>,
  subject: string,
  names: ClaimNames,
): ClaimedUser {
  const first = (name: string) => toPrintable(textsOfClaim(claims, name)[0] ?? "")
  const email = claims.email_verified === false || claims.email_verified === "false" ? "" : first(names.email)
  return {
    username: first(names.username) || email || toPrintable(subject),
    firstname: first(names.firstname),
    surname: first(names.surname),
    email,
    groups: textsOfClaim(claims, names.groups),
  }
}

/** Longer than any name; stored values are further limited by their column. */
const CLAIM_CHARACTERS_MAX = 1000

/** Names are shown in lists, logs and mail headers. */
function toPrintable(text: string): string {
  return printableLine(text, CLAIM_CHARACTERS_MAX)
}

/**
 * Whether this may be an issuer: HTTPS, without query and fragment (OpenID Connect Core §2); on this very host also HTTP, where
 * that is switched on.
 */
export function isIssuer(text: string, allowLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  if (username !== "" || search !== "" || hash !== "" || /[?#\s]/.test(text)) return false
  if (protocol === "https:") return true
  return allowLoopback && protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+)$/.test(hostname)
}

/** An address that parsing leaves unchanged: providers compare addresses character by character. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { href, protocol } = new URL(text)
  return href === text && !/[?#]/.test(text) && !/^(javascript|data):/.test(protocol)
}

/** Address of a provider's metadata (OpenID Connect Discovery §4). */
export function discoveryUrlOf(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`
}
