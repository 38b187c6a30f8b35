/** API tokens: lifetime and scopes. Pure. */

import {
  type Actor,
  DEVICE_AUTHORITIES,
  hasSystemAuthority,
  SYSTEM_AUTHORITIES,
  type SystemAuthority,
} from "../../base/authorities.ts"
import { MS_PER_DAY } from "../../base/clock.ts"

/** Makes a token recognisable where it does not belong: in a log, in a repository. */
export const API_TOKEN_PREFIX = "mwt_"
export const API_TOKEN_NAME_CHARACTERS_MAX = 100
/** Programs are maintained at least once a year. */
export const API_TOKEN_DAYS_MAX = 366
export const API_TOKEN_DAYS_DEFAULT = 90
/** Limit of live tokens of one user. */
export const API_TOKENS_MAX = 50
/** Minimum interval between two saves of a token's last use. */
export const TOKEN_USE_SAVE_INTERVAL_MS = 60_000

/** A scope name that exists for the system and for devices covers both, as far as the owner has them. */
export const API_TOKEN_SCOPES = [...new Set<string>([...SYSTEM_AUTHORITIES, ...DEVICE_AUTHORITIES])].sort()

/** The scopes that the user does not have now, neither system-wide nor on any device. */
export function missingScopes(
  actor: Actor,
  onAnyDevice: readonly string[],
  scopes: readonly string[],
): string[] {
  return scopes.filter(
    (scope) => !hasSystemAuthority(actor, scope as SystemAuthority) && !onAnyDevice.includes(scope),
  )
}

/** @returns the key of the problem with the expiry of a new token; null when it is valid */
export function expiryProblem(
  expiresOn: Date,
  now: Date,
): "validation.future" | "validation.apiTokenLifetime" | null {
  if (expiresOn <= now) return "validation.future"
  const latest = now.getTime() + API_TOKEN_DAYS_MAX * MS_PER_DAY
  return expiresOn.getTime() > latest ? "validation.apiTokenLifetime" : null
}
