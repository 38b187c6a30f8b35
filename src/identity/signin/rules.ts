/** How long sign-ins live, and where one may be sent after signing in. */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"

/** A working day: a browser's sign-in ends then, however busy it is. */
export const BROWSER_SIGN_IN_MS = 12 * MS_PER_HOUR
export const ACCESS_TOKEN_MS = MS_PER_HOUR
export const REFRESH_TOKEN_MS = 24 * MS_PER_HOUR
/** A refresh token is 43 characters; longer ones are looked up nowhere. */
export const REFRESH_TOKEN_CHARACTERS_MAX = 200
/** However often an API client refreshes: after so long somebody proves anew who they are. */
export const API_SIGN_IN_MS = 30 * 24 * MS_PER_HOUR
/** When a sign-in was last seen and last active is written down at most so often. */
export const PRESENCE_SAVE_INTERVAL_MS = MS_PER_MINUTE
/** How a page says that its reader is there; of the calls of a page the only one that counts as a deed. */
export const ACTIVITY_PATH = "/api/profile/activity"

export type SignInKind = "BROWSER" | "API"

/** Has nobody done anything for too long? API clients are idle by the end of their refresh token instead. */
export function isIdle(
  signIn: { kind: SignInKind; activeOn: Date; inactivitySeconds: number },
  now: Date,
): boolean {
  if (signIn.kind === "API") return false
  return now.getTime() - signIn.activeOn.getTime() >= signIn.inactivitySeconds * 1000
}

/** Is this request a person's deed? Pages are; a page's own calls are not, as a script repeats them by itself. */
export function isUserActivity(pathname: string): boolean {
  return pathname === ACTIVITY_PATH || !pathname.startsWith("/api/")
}

/** Until when a refresh token may be used: a day, and never beyond the longest life of an API client's sign-in. */
export function refreshExpiryOf(beganOn: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, beganOn.getTime() + API_SIGN_IN_MS))
}
