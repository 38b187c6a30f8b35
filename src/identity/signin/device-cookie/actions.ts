/**
 * Device cookies: a browser in which an account has signed in before is recognised without a look-up, so that a flood
 * of wrong passwords neither queues nor throttles it with unknown browsers. A device cookie is no authentication: the
 * password is still checked, and a stolen cookie only has an attempt counter of its own.
 *
 * @see OWASP, Slow Down Online Guessing Attacks with Device Cookies
 */

import { daysBefore } from "../../../base/clock.ts"
import type { SecretBox } from "../../../base/secret-box.ts"
import { createToken } from "../../../base/token.ts"
import { KNOWN_NETWORK_DAYS } from "../known-networks/rules.ts"

/** Accounts of one browser, e.g. of a tablet that a shift shares; the one not used for longest goes. */
export const DEVICE_ACCOUNTS_MAX = 6
const NONCE_BYTES = 12
/** Longest token that is opened: a user name of 100 characters, sealed and encoded. */
const TOKEN_CHARACTERS_MAX = 800
const SEAL_CONTEXT = "device-cookie"

interface DeviceToken {
  /** Lower case. */
  username: string
  /** Names this browser's attempt counter. */
  nonce: string
  issuedMs: number
}

type SealingBox = Pick<SecretBox, "seal" | "open">

/** @returns the accounts that have lately signed in in this browser: its nonce for each, by the name in lower case */
export function accountsOfDevice(
  secretBox: SealingBox,
  cookie: string | null,
  now: Date,
): ReadonlyMap<string, string> {
  const since = daysBefore(now, KNOWN_NETWORK_DAYS).getTime()
  const recent = readDeviceTokens(secretBox, cookie).filter(({ token }) => token.issuedMs > since)
  return new Map(recent.map(({ token }) => [token.username, token.nonce]))
}

/** @returns the cookie value after a sign-in: the account's token first, those of other accounts kept */
export function addToDeviceCookie(
  secretBox: SealingBox,
  cookie: string | null,
  username: string,
  now: Date,
): string {
  const name = username.toLowerCase()
  const known = readDeviceTokens(secretBox, cookie)
  const nonce = known.find(({ token }) => token.username === name)?.token.nonce
  const token: DeviceToken = {
    username: name,
    nonce: nonce ?? createToken(NONCE_BYTES),
    issuedMs: now.getTime(),
  }
  const sealed = Buffer.from(secretBox.seal(JSON.stringify(token), SEAL_CONTEXT)).toString("base64url")
  const others = known.filter((one) => one.token.username !== name).map((one) => one.sealed)
  return [sealed, ...others].slice(0, DEVICE_ACCOUNTS_MAX).join(".")
}

/** Tokens that this installation issued; anything else in the cookie is ignored. */
function readDeviceTokens(
  secretBox: SealingBox,
  cookie: string | null,
): { sealed: string; token: DeviceToken }[] {
  const parts = (cookie ?? "").split(".", DEVICE_ACCOUNTS_MAX)
  return parts.flatMap((sealed) => {
    if (sealed === "" || sealed.length > TOKEN_CHARACTERS_MAX) return []
    try {
      return [{ sealed, token: JSON.parse(secretBox.open(Buffer.from(sealed, "base64url"), SEAL_CONTEXT)) }]
    } catch {
      return []
    }
  })
}
