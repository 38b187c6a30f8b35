/** How long sign-ins live, and where one may be sent after signing in. */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"

/** A working day: a browser's sign-in ends then, however busy it is. */
export const BROWSER_SIGN_IN_MS = 12 * MS_PER_HOUR
export const ACCESS_TOKEN_MS = MS_PER_HOUR
export const REFRESH_TOKEN_MS = 24 * MS_PER_HOUR
/** A refresh token is 43 characters; longer ones are looked up nowhere. */
export const REFRESH_TOKEN_CHARACTERS_MAX = 200
/** Maximum lifetime of an API client's sign-in, regardless of refreshes. */
export const API_SIGN_IN_MS = 30 * 24 * MS_PER_HOUR
/** Minimum interval between two writes of a sign-in's last presence and last activity. */
export const PRESENCE_SAVE_INTERVAL_MS = MS_PER_MINUTE
/** Called by a page on user activity; the only API call of a page that counts as activity. */
const ACTIVITY_PATH = "/api/profile/activity"

export type SignInKind = "BROWSER" | "API"

/** Whether the sign-in has been idle for too long. API clients end with their refresh token instead. */
export function isIdle(
  signIn: { kind: SignInKind; activeOn: Date; inactivitySeconds: number },
  now: Date,
): boolean {
  if (signIn.kind === "API") return false
  return now.getTime() - signIn.activeOn.getTime() >= signIn.inactivitySeconds * 1000
}

/** The stream of changes, which every visible page opens again and again. */
export const LIVE_PATH = "/live"
/** An event of the stream after which a page asks for each of its parts again: it may have missed changes. */
export const REFRESH_EVENT = "refresh"
/** Key of the browser's storage with the time of the last sign-out, for its other tabs. */
export const SIGNED_OUT_KEY = "millwright.signedOut"
/** A header of requests that a page makes by itself, e.g. to update a part. */
export const BACKGROUND_HEADER = "x-background"

/** Whether a request is user activity. Pages are; what a page's script repeats by itself is not. */
export function isUserActivity(pathname: string, headers: Headers): boolean {
  if (pathname === LIVE_PATH || headers.has(BACKGROUND_HEADER)) return false
  return pathname === ACTIVITY_PATH || !pathname.startsWith("/api/")
}

/** Expiry of a refresh token: one day from now, at most the maximum lifetime of the API client's sign-in. */
export function refreshExpiryOf(beganOn: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, beganOn.getTime() + API_SIGN_IN_MS))
}
