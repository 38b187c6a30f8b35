/** The one answer to every refusal: a problem for programs, an error page or a redirect for browsers. */

import type { Context } from "hono"
import { isOutOfDescriptors, type Refusal } from "./base/refusal.ts"
import type { AccessControl } from "./http/authorize.ts"
import { readSignInCookie } from "./http/cookies.ts"
import {
  isDatabaseFailure,
  refusalHeaders,
  refusalResponse,
  refusalText,
  requiresStepUp,
  statusOf,
  type Translate,
  toRefusal,
} from "./http/errors.ts"
import { LogThrottle } from "./http/log-throttle.ts"
import { createPathRedactor } from "./http/logged-path.ts"
import { requestIdOf } from "./http/request.ts"
import { FALLBACK_INSTALLATION } from "./installation-info.ts"
import { GuestMessagePage } from "./screens/guests/invitation-page.tsx"
import { GUEST_PATH } from "./screens/guests/pages.tsx"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { STEP_UP_HEADER } from "./system/stepuppolicy/rules.ts"
import { createView, type InstallationInfo } from "./web/pages.tsx"
import { ErrorPage } from "./web/public-pages.tsx"
import { languageOfRequest } from "./web/request-view.ts"
import { isHtmx, renderPage } from "./web/responses.ts"
import { translatorOf } from "./web/texts/catalogues.ts"

/**
 * Answers a request that was refused or failed, and logs it.
 *
 * @param accessControl  finds the user, in whose language the answer is
 * @param paths          the patterns of all addresses; those that contain a secret are logged without it
 */
export function createRefusalHandler(
  deps: Pick<SessionDeps, "log" | "clock">,
  accessControl: Pick<AccessControl, "authenticate">,
  installation: InstallationInfo,
  paths: readonly string[],
): (c: Context, error: unknown) => Promise<Response> {
  const logRefusal = createRefusalLog(deps, createPathRedactor(paths))
  /** Null when authentication fails too, and where its query would fail as well. */
  const readerOf = (c: Context, refusal: Refusal) =>
    isServerFailure(refusal) ? null : accessControl.authenticate(c.req.raw).catch(() => null)

  async function errorPage(c: Context, refusal: Refusal): Promise<Response> {
    const shown = isServerFailure(refusal) ? FALLBACK_INSTALLATION : installation
    const view = await createView(c, await readerOf(c, refusal), shown, deps.clock())
    const text = refusalText(refusal, view.t as Translate)
    const headers = refusalHeaders(refusal)
    const status = statusOf(refusal.code)
    if (isHtmx(c.req.raw)) {
      if (requiresStepUp(refusal)) headers[STEP_UP_HEADER] = "required"
      return new Response(text, { status, headers })
    }
    // A guest who was removed has no sign-in to go to, and no administrator to ask.
    if (refusal.code === "NOT_ALLOWED" && c.req.path === GUEST_PATH)
      return renderPage(view, <GuestMessagePage because="UNKNOWN" />, status)
    const link = view.actor
      ? { href: HOME_PATH, action: view.t("signin.goHome") }
      : { href: "/login", action: view.t("signin.goToSignIn") }
    const page = renderPage(view, <ErrorPage code={refusal.code} text={text} {...link} />, status)
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }

  return async (c, error) => {
    const refusal = toRefusal(error)
    const { code } = refusal
    logRefusal(c, refusal, error)
    if (requiresStepUp(refusal) && isNavigation(c.req.raw)) return redirectToStepUp(c)
    if (isApiCall(c)) {
      // Without an authenticated user the language of the browser applies.
      const reader = await readerOf(c, refusal)
      const t = translatorOf(languageOfRequest(c.req.raw, reader?.actor.language)) as Translate
      return refusalResponse(refusal, t, c.req.raw)
    }
    if (code === "UNAUTHORIZED" || code === "TIMEOUT") return redirectToSignIn(c, refusal)
    if (code === "NOT_ALLOWED" && c.req.method === "GET" && isFromErrorPage(c))
      return new Response(null, { status: 303, headers: { location: HOME_PATH } })
    return errorPage(c, refusal)
  }
}

/**
 * Failures are errors, an absent database is a warning, and what a user may not do is for debugging alone. While the
 * database is away or the disk is full, nearly every request fails for this one reason.
 */
function createRefusalLog(
  { log, clock }: Pick<SessionDeps, "log" | "clock">,
  shown: (path: string) => string,
) {
  const throttle = new LogThrottle(clock)
  return (c: Context, refusal: Refusal, error: unknown): void => {
    const { code, reason, message } = refusal
    const request = { path: shown(c.req.path), requestId: requestIdOf(c.req.raw) }
    const writeOnce = (write: "warn" | "error", sentence: string) => {
      const unlogged = throttle.due(sentence)
      if (unlogged !== null) log[write](sentence, { ...request, reason: message, unlogged })
    }
    if (code === "SERVER_ERROR") log.error("Request failed", { ...request, error })
    else if (code === "STORAGE_FULL") writeOnce("error", "The disk is full: nothing can be saved")
    else if (isOutOfDescriptors(refusal.cause))
      writeOnce("error", "No file descriptor is free: too much is open")
    else if (isDatabaseFailure(refusal)) writeOnce("warn", "The database could not serve a request")
    else log.debug("Request refused", { ...request, code, reason, because: message })
  }
}

const HOME_PATH = "/"

/** Failures of the server; the database may be the cause, so rendering them makes no query. */
function isServerFailure(refusal: Refusal): boolean {
  const { code } = refusal
  return code === "SERVER_ERROR" || code === "INITIALIZATION_ERROR" || isDatabaseFailure(refusal)
}

/** The request comes from the error page itself; redirecting to it again would be a dead end. */
function isFromErrorPage(c: Context): boolean {
  const referer = c.req.header("referer")
  return URL.canParse(referer ?? "") && new URL(referer as string).pathname === "/error"
}

export function isApiCall(c: Context): boolean {
  return c.req.path === "/api" || c.req.path.startsWith("/api/")
}

/**
 * Keeps the page requested, or the current one, as return target; htmx leaves the page, a plain request is
 * redirected.
 */
function redirectToSignIn(c: Context, { code, details }: Refusal): Response {
  // To a stream of changes the sign-in page would be a wrong answer; the page that opened it redirects itself.
  if (c.req.header("accept") === "text/event-stream") return new Response(null, { status: 401 })
  const expired = details.text === "confirmationExpired" ? "confirmation" : "true"
  if (isHtmx(c.req.raw)) {
    const query = new URLSearchParams({
      expired: code === "TIMEOUT" ? expired : "ended",
      ...returnTarget(c.req.header("hx-current-url")),
    })
    return new Response(null, { status: 401, headers: { "hx-redirect": `/login?${query}` } })
  }
  const query = new URLSearchParams()
  if (code === "TIMEOUT") query.set("expired", expired)
  else if (readSignInCookie(c.req.raw)) query.set("expired", "ended")
  const { target } = returnTarget(c.req.url)
  if (c.req.method === "GET" && target) query.set("target", target)
  return new Response(null, { status: 303, headers: { location: query.size ? `/login?${query}` : "/login" } })
}

/** A browser opens this as a page or a file, not as a call of a script. */
function isNavigation(request: Request): boolean {
  if (isHtmx(request)) return false
  return (
    request.headers.get("sec-fetch-mode") === "navigate" || !new URL(request.url).pathname.startsWith("/api/")
  )
}

/** Returns to the requested page after step-up; for a form, to the page of the form. */
function redirectToStepUp(c: Context): Response {
  const query = new URLSearchParams(
    returnTarget(c.req.method === "GET" ? c.req.url : c.req.header("referer")),
  )
  return new Response(null, { status: 303, headers: { location: `/profile/step-up?${query}` } })
}

/** The path of an address; sign-in checks again that it belongs to this server. */
function returnTarget(address: string | undefined): { target?: string } {
  if (!address || !URL.canParse(address)) return {}
  const { pathname, search } = new URL(address)
  return { target: pathname + search }
}
