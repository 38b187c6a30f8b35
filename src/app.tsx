/** Mounts the rooms: calls below /api, pages, assets, and one place for every refusal. */
import { type Context, Hono } from "hono"
import { accessApi } from "./access/api.ts"
import { accessPages } from "./access/pages.tsx"
import { apiReferencePages } from "./apireference/pages.tsx"
import { apiTokenApi } from "./apitokens/api.ts"
import { apiTokenPages } from "./apitokens/pages.tsx"
import { approvalApi } from "./approvals/api.ts"
import { attachmentApi } from "./attachments/api.ts"
import { refusalNotes } from "./audit/actions.ts"
import { auditApi } from "./audit/api.ts"
import { Refusal } from "./base/refusal.ts"
import { VERSION } from "./base/version.ts"
import { connectorApi } from "./connectors/api.ts"
import { consentApi } from "./consents/api.ts"
import { consentPages } from "./consents/pages.tsx"
import { deviceGroupApi } from "./devicegroups/api.ts"
import { deviceImageApi } from "./deviceimages/api.ts"
import { deviceApi } from "./devices/api.ts"
import { devicePages } from "./devices/pages.tsx"
import { directoryApi } from "./directories/api.ts"
import { ticketHolder } from "./downloads/actions.ts"
import { downloadApi } from "./downloads/api.ts"
import { loadingFirst } from "./environment/actions.ts"
import { readinessOf } from "./environment/actions-readiness.ts"
import { environmentApi } from "./environment/api.ts"
import { environmentPages } from "./environment/pages.tsx"
import { getInstallation } from "./environment/store.ts"
import { securityHeaders } from "./http/csp.ts"
import {
  asksForProof,
  asRefusal,
  isDatabaseRefusal,
  refusalHeaders,
  refusalResponse,
  refusalText,
  statusOf,
  type Translate,
} from "./http/errors.ts"
import type { Gatekeeper } from "./http/gate.ts"
import { OPENAPI_PATH } from "./http/openapi.ts"
import { openApiAnswer } from "./http/openapi-answer.ts"
import { nameRequest, rememberPublicOrigin, requestIdOf } from "./http/request.ts"
import { type BoundEndpoint, mountApi } from "./http/serve.ts"
import { staticAssets } from "./http/static.ts"
import { keptAnswers } from "./idempotency/actions.ts"
import { identityProviderApi } from "./identityproviders/api.ts"
import { identityProviderPages } from "./identityproviders/pages.tsx"
import { interfaceApi } from "./interfaces/api.ts"
import { issueApi } from "./issues/api.ts"
import { issuePages } from "./issues/pages.tsx"
import { jobApi } from "./jobs/api.ts"
import { licenceApi } from "./licence/api.ts"
import { otpPages } from "./otp/pages.tsx"
import { passkeyApi } from "./passkeys/api.ts"
import { passkeyPages } from "./passkeys/pages.tsx"
import { passwordApi } from "./passwords/api.ts"
import { peopleApi } from "./people/api.ts"
import { plcApi } from "./plc/api.ts"
import { profileApi } from "./profile/api.ts"
import { profilePages } from "./profile/pages.tsx"
import { recurringApi } from "./recurring/api.ts"
import type { RemoteDeps } from "./remote/actions.ts"
import { remoteApi } from "./remote/api.ts"
import { VIEWER_SOCKET_PATH } from "./remote/contract.ts"
import { remotePages } from "./remote/pages.tsx"
import { openViewerSocket, type ViewerSocketData } from "./remote/socket.ts"
import { retentionApi } from "./retention/api.ts"
import { roleApi } from "./roles/api.ts"
import { accessTo } from "./roles/store.ts"
import { settingsApi } from "./settings/api.ts"
import { signedInBy } from "./signin/actions.ts"
import { signInApi } from "./signin/api.ts"
import { signInPages } from "./signin/pages.tsx"
import { passwordPages } from "./signin/password-pages.tsx"
import { secondFactorPages } from "./signin/second-factor.tsx"
import { sourceApi } from "./sources/api.ts"
import { stepUpApi } from "./stepup/api.ts"
import { stepUpPages } from "./stepup/pages.tsx"
import { PROOF_HEADER } from "./stepup/rules.ts"
import { userGroupApi } from "./usergroups/api.ts"
import { type Identity, isHtmx, mountPages, type PageRow, viewOf, whole } from "./web/pages.tsx"
import { ErrorPage } from "./web/public-pages.tsx"
import { languageOfRequest } from "./web/request-view.ts"
import { translatorOf } from "./web/texts/catalogues.ts"
import { workLogApi } from "./worklogs/api.ts"
import { workLogPages } from "./worklogs/pages.tsx"

/** Every call of the product, for routing, for the OpenAPI document and for the test matrix. */
export const allEndpoints: BoundEndpoint<RemoteDeps>[] = [
  accessApi,
  apiTokenApi,
  approvalApi,
  attachmentApi,
  auditApi,
  downloadApi,
  connectorApi,
  consentApi,
  environmentApi,
  settingsApi,
  signInApi,
  deviceGroupApi,
  // Before the devices: /devices/sessions is no device.
  remoteApi,
  deviceApi,
  deviceImageApi,
  identityProviderApi,
  interfaceApi,
  issueApi,
  licenceApi,
  passkeyApi,
  passwordApi,
  peopleApi,
  profileApi,
  roleApi,
  sourceApi,
  directoryApi,
  stepUpApi,
  userGroupApi,
  workLogApi,
  jobApi,
  plcApi,
  recurringApi,
  retentionApi,
].flat() as BoundEndpoint<RemoteDeps>[]

/** Every page, its parts and its forms, for routing and for the test of their gates. */
export const allPages = [
  accessPages,
  apiReferencePages,
  apiTokenPages,
  consentPages,
  environmentPages,
  signInPages,
  passwordPages,
  profilePages,
  identityProviderPages,
  secondFactorPages,
  otpPages,
  passkeyPages,
  stepUpPages,
  issuePages,
  devicePages,
  workLogPages,
  remotePages,
].flat() as PageRow<RemoteDeps>[]

export function gatekeeperOf(deps: RemoteDeps): Gatekeeper {
  return {
    async signedIn(request, deviceId) {
      const holder = await ticketHolder(deps, request)
      return holder ? { actor: holder, csrfToken: null } : signedInBy(deps, request, deviceId)
    },
    accessTo: (actor, deviceId) => accessTo(deps.db, actor, deviceId),
    refused: refusalNotes(deps),
    answers: keptAnswers(deps),
  }
}

/** What the port hands to a request, for the sockets. */
type PortBindings = { server: Bun.Server<ViewerSocketData> }

export function buildApp(deps: RemoteDeps): Hono {
  const app = new Hono({ strict: false })
  const keeper = gatekeeperOf(deps)
  const identity = identityOf(deps)
  const { publicAddress } = deps
  app.use(securityHeaders({ https: publicAddress?.startsWith("https:") ?? false }))
  app.use(async (c, next) => {
    if (publicAddress !== null) rememberPublicOrigin(c.req.raw, publicAddress)
    const requestId = nameRequest(c.req.raw)
    await next()
    c.res.headers.set("x-request-id", requestId)
  })
  const readiness = readinessOf(deps)
  // Of the process alone: a service manager starts it again when this does not answer.
  app.get("/healthz", () => Response.json({ status: "ok" }, NOT_KEPT))
  app.get("/readyz", async () => {
    const checks = await readiness()
    const isReady = Object.values(checks).every(Boolean)
    const status = isReady ? "ready" : "notReady"
    return Response.json({ status, checks }, { ...NOT_KEPT, status: isReady ? 200 : 503 })
  })
  app.use("/assets/*", staticAssets())
  app.get(VIEWER_SOCKET_PATH, async (c) => {
    await openViewerSocket(deps, c.req.raw, (c.env as PortBindings).server)
    return new Response(null)
  })
  const openApi = openApiAnswer(allEndpoints, { version: VERSION })
  app.get(OPENAPI_PATH, (c) => openApi(c.req.raw))
  mountApi(app, allEndpoints, deps, keeper)
  mountPages(app, allPages, deps, keeper, identity)
  app.notFound((c) => refuse(c, new Refusal(isApi(c) ? "NOT_FOUND" : "PAGE_NOT_FOUND", `no ${c.req.path}`)))
  app.onError((error, c) => refuse(c, error))

  async function refuse(c: Context, error: unknown): Promise<Response> {
    const refusal = asRefusal(error)
    const { code, reason, message } = refusal
    const told = { path: c.req.path, requestId: requestIdOf(c.req.raw) }
    if (code === "SERVER_ERROR") deps.log.error("Request failed", { ...told, error })
    else if (code === "STORAGE_FULL")
      deps.log.error("There is no room to save anything", { ...told, reason: message })
    else if (isDatabaseRefusal(refusal))
      deps.log.warn("The database could not serve a request", { ...told, reason: message })
    else deps.log.debug("Request refused", { ...told, code, reason, because: message })
    if (asksForProof(refusal) && isNavigation(c.req.raw)) return toProof(c)
    if (isApi(c)) {
      // Whoever could not be looked up reads it as their browser says.
      const actor = isOutOfOrder(refusal) ? null : (await reader(c))?.actor
      const t = translatorOf(languageOfRequest(c.req.raw, actor?.language)) as Translate
      return refusalResponse(refusal, t, c.req.raw)
    }
    if (refusal.code === "UNAUTHORIZED" || refusal.code === "TIMEOUT") return toSignIn(c, refusal)
    if (refusal.code === "NOT_ALLOWED" && c.req.method === "GET" && comesFromError(c)) {
      return new Response(null, { status: 303, headers: { location: HOME } })
    }
    const who = isOutOfOrder(refusal) ? null : await reader(c)
    const view = await viewOf(c, who, isOutOfOrder(refusal) ? NOBODY : identity, deps.clock())
    const text = refusalText(refusal, view.t as Translate)
    const headers = refusalHeaders(refusal)
    if (isHtmx(c.req.raw)) {
      if (asksForProof(refusal)) headers[PROOF_HEADER] = "needed"
      return new Response(text, { status: statusOf(refusal.code), headers })
    }
    const wayOn = view.actor
      ? { href: HOME, action: view.t("signin.goHome") }
      : { href: "/login", action: view.t("signin.goToSignIn") }
    const page = whole(view, <ErrorPage code={refusal.code} text={text} {...wayOn} />, statusOf(refusal.code))
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }
  /** Who reads the error; when even that cannot be asked, nobody. */
  function reader(c: Context) {
    return keeper.signedIn(c.req.raw).catch(() => null)
  }
  return app
}

const HOME = "/issues"
const NOT_KEPT = { headers: { "cache-control": "no-store" } }

/** The face of an installation whose database may be away. */
const NOBODY: Identity = { version: VERSION, customerName: async () => null }

/** The database may be what failed: nothing is asked of it to say so. */
function isOutOfOrder(refusal: Refusal): boolean {
  const { code } = refusal
  return code === "SERVER_ERROR" || code === "INITIALIZATION_ERROR" || isDatabaseRefusal(refusal)
}

/** Comes from the page that says "not allowed"; another one of it would lead nowhere. */
function comesFromError(c: Context): boolean {
  const referer = c.req.header("referer")
  return URL.canParse(referer ?? "") && new URL(referer as string).pathname === "/error"
}

function isApi(c: Context): boolean {
  return c.req.path.startsWith("/api/")
}

/** Remembers where the person wanted to go, or was; htmx leaves the page, a plain request is sent on. */
function toSignIn(c: Context, { code, details }: Refusal): Response {
  const expired = details.text === "confirmationOver" ? "confirmation" : "true"
  if (isHtmx(c.req.raw)) {
    const query = new URLSearchParams({ expired, ...targetOf(c.req.header("hx-current-url")) })
    return new Response(null, { status: 401, headers: { "hx-redirect": `/login?${query}` } })
  }
  const query = new URLSearchParams({
    ...(code === "TIMEOUT" ? { expired } : {}),
    ...(c.req.method === "GET" ? targetOf(c.req.url) : {}),
  })
  return new Response(null, { status: 303, headers: { location: query.size ? `/login?${query}` : "/login" } })
}

/** Does a browser open this as a page, or a file? */
function isNavigation(request: Request): boolean {
  if (isHtmx(request)) return false
  return (
    request.headers.get("sec-fetch-mode") === "navigate" || !new URL(request.url).pathname.startsWith("/api/")
  )
}

/** A page that was asked for comes after the proof; a form's page is shown again. */
function toProof(c: Context): Response {
  const query = new URLSearchParams(targetOf(c.req.method === "GET" ? c.req.url : c.req.header("referer")))
  return new Response(null, { status: 303, headers: { location: `/profile/proof?${query}` } })
}

/** The path of an address; sign-in checks again that it is one of ours. */
function targetOf(address: string | undefined): { target?: string } {
  if (!address || !URL.canParse(address)) return {}
  const { pathname, search } = new URL(address)
  return { target: pathname + search }
}

/** The customer's name changes once in a lifetime: read until it is there, then kept. */
function identityOf(deps: RemoteDeps): Identity {
  let name = ""
  return {
    version: VERSION,
    async customerName() {
      name ||= await loadingFirst(deps, async () => (await getInstallation(deps.db)).customerName)
      return name
    },
  }
}
