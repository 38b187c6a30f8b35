/** How long sign-ins live, and where one may be sent after signing in. */
import { MS_PER_HOUR } from "../base/clock.ts"

/** A working day: a browser's sign-in ends then, however busy it is. */
export const BROWSER_SIGN_IN_MS = 12 * MS_PER_HOUR
export const ACCESS_TOKEN_MS = MS_PER_HOUR
export const REFRESH_TOKEN_MS = 24 * MS_PER_HOUR
/** Told to clients that count down themselves (specification §9). */
export const INACTIVITY_SECONDS_DEFAULT = 600

export type SignInKind = "BROWSER" | "API"

/**
 * The path to go to after signing in: only a path of our own ("/issues?x"), never another origin ("//evil",
 * "https:", "/\evil"), otherwise home.
 */
export function safeTarget(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])[^\s\\]*$/.test(target)) return "/"
  return target
}
