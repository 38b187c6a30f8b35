/** Targets of redirects. */

/**
 * The path to go to after signing in: only a path of this server ("/issues?x"), never another origin ("//evil",
 * "https:", "/\evil"), otherwise home.
 */
export function safeRedirectPath(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])[^\s\\]*$/.test(target)) return "/"
  return target
}
