/** Tokens of programs: how long they live, and what may be given to them. Pure. */

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
/** Live ones of a person. */
export const API_TOKENS_MAX = 50
/** A token's last use is written down at most so often. */
export const TOKEN_USE_SAVE_INTERVAL_MS = 60_000

/** Names that exist both for the whole system and for one device count for both, as far as the owner has them. */
export const API_TOKEN_SCOPES = [...new Set<string>([...SYSTEM_AUTHORITIES, ...DEVICE_AUTHORITIES])].sort()

/** Which of these scopes the person does not have now, in the whole system or on any device. */
export function missingScopes(
  actor: Actor,
  onAnyDevice: readonly string[],
  scopes: readonly string[],
): string[] {
  return scopes.filter(
    (scope) => !hasSystemAuthority(actor, scope as SystemAuthority) && !onAnyDevice.includes(scope),
  )
}

/** @returns what is wrong with the end of a new token, as the key of its text; null when it is right */
export function expiryProblem(
  expiresOn: Date,
  now: Date,
): "validation.future" | "validation.apiTokenLifetime" | null {
  if (expiresOn <= now) return "validation.future"
  const latest = now.getTime() + API_TOKEN_DAYS_MAX * MS_PER_DAY
  return expiresOn.getTime() > latest ? "validation.apiTokenLifetime" : null
}
