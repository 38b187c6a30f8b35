/** Mounts the rooms: calls below /api, pages, assets, and one place for every refusal. */

import { type Context, Hono } from "hono"
import { Cache } from "./base/cache.ts"
import { Refusal } from "./base/refusal.ts"
import { VERSION } from "./base/version.ts"
import type { AccessControl } from "./http/authorize.ts"
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
import { createIdempotencyStore } from "./http/idempotency/actions.ts"
import { OPENAPI_PATH, openApiDocument } from "./http/openapi/document.ts"
import { openApiHandler } from "./http/openapi/handler.ts"
import { assignRequestId, requestIdOf, setPublicOrigin } from "./http/request.ts"
import { type BoundEndpoint, mountApi } from "./http/routes.ts"
import { securityHeaders } from "./http/security-headers.ts"
import { staticAssets } from "./http/static-assets.ts"
import { accessApi } from "./identity/access/api.ts"
import { apiTokenApi } from "./identity/apitokens/api.ts"
import { getDeviceAccess } from "./identity/authorization/store.ts"
import { consentApi } from "./identity/consents/api.ts"
import { directoryApi } from "./identity/directories/api.ts"
import { passkeyApi } from "./identity/passkeys/api.ts"
import { passwordApi } from "./identity/passwords/api.ts"
import { profileApi } from "./identity/profile/api.ts"
import { identityProviderApi } from "./identity/providers/api.ts"
import { listFederatedLogins } from "./identity/providers/store.ts"
import { roleApi } from "./identity/roles/api.ts"
import { authenticateRequest } from "./identity/signin/actions.ts"
import { signInApi } from "./identity/signin/api.ts"
import { findLiveSignIn } from "./identity/signin/store.ts"
import { sourceApi } from "./identity/sources/api.ts"
import { stepUpApi } from "./identity/stepup/api.ts"
import { userGroupApi } from "./identity/usergroups/api.ts"
import { userApi } from "./identity/users/api.ts"
import { JOBS } from "./jobs.ts"
import { connectorApi } from "./machines/connectors/api.ts"
import { deviceGroupApi } from "./machines/devicegroups/api.ts"
import { deviceImageApi } from "./machines/deviceimages/api.ts"
import { deviceApi } from "./machines/devices/api.ts"
import { initialisationApi } from "./machines/initialisation/api.ts"
import { interfaceApi } from "./machines/interfaces/api.ts"
import { approvalApi } from "./maintenance/approvals/api.ts"
import { countOpenVotes } from "./maintenance/approvals/store-lists.ts"
import { attachmentApi } from "./maintenance/attachments/api.ts"
import { faultReportApi } from "./maintenance/faultreports/api.ts"
import { issueApi } from "./maintenance/issues/api.ts"
import { checklistApi } from "./maintenance/issues/checklist/api.ts"
import { signatureApi } from "./maintenance/issues/signature/api.ts"
import { masterDataApi } from "./maintenance/masterdata/api.ts"
import { planApi } from "./maintenance/plans/api.ts"
import { workLogApi } from "./maintenance/worklogs/api.ts"
import { aboutPages } from "./screens/about/pages.tsx"
import { accessPages } from "./screens/access/pages.tsx"
import { adminPages } from "./screens/admin/pages.tsx"
import { apiReferencePages } from "./screens/apireference/pages.tsx"
import { apiTokenPages } from "./screens/apitokens/pages.tsx"
import { approvalConfigPages } from "./screens/approvalconfig/pages.tsx"
import { approvalPages } from "./screens/approvals/pages.tsx"
import { attachmentPages } from "./screens/attachments/pages.tsx"
import { auditPages } from "./screens/audit/pages.tsx"
import { windowPages } from "./screens/calendar/move-pages.tsx"
import { calendarPages } from "./screens/calendar/pages.tsx"
import { configPages } from "./screens/config/pages.tsx"
import { connectorPages } from "./screens/connectors/pages.tsx"
import { consentPages } from "./screens/consents/pages.tsx"
import { DEVICE_OWNER } from "./screens/deviceadmin/owner.tsx"
import { deviceAdminPages } from "./screens/deviceadmin/pages.tsx"
import { DEVICE_GROUP_OWNER } from "./screens/devicegroups/frame.tsx"
import { deviceGroupPages } from "./screens/devicegroups/pages.tsx"
import { devicePages } from "./screens/devices/pages.tsx"
import { directoryPages } from "./screens/directories/pages.tsx"
import { environmentPages } from "./screens/environment/pages.tsx"
import { labelPages } from "./screens/faultreports/label-pages.tsx"
import { faultReportPages } from "./screens/faultreports/pages.tsx"
import { reportTriagePages } from "./screens/faultreports/triage-pages.tsx"
import { guestPages } from "./screens/guests/pages.tsx"
import { interfacePages } from "./screens/interfaces/pages.tsx"
import { checklistPages } from "./screens/issues/checklist/pages.tsx"
import { issuePages } from "./screens/issues/pages.tsx"
import { triagePages } from "./screens/issues/triage/pages.tsx"
import { jobPages } from "./screens/jobs/pages.tsx"
import { livePages } from "./screens/live/pages.ts"
import { manualPages } from "./screens/manual/pages.tsx"
import { masterDataPages } from "./screens/masterdata/pages.tsx"
import { otpPages } from "./screens/otp/pages.tsx"
import { passkeyPages } from "./screens/passkeys/pages.tsx"
import { permissionPages } from "./screens/permissions/pages.tsx"
import { pickerPages } from "./screens/pickers/pages.tsx"
import { planPages } from "./screens/plans/pages.tsx"
import { profilePages } from "./screens/profile/pages.tsx"
import { providerAdminPages } from "./screens/providers/admin-pages.tsx"
import { identityProviderPages } from "./screens/providers/pages.tsx"
import { retentionPages } from "./screens/retention/pages.tsx"
import { rolePages } from "./screens/roles/pages.tsx"
import { scanPages } from "./screens/scan/pages.tsx"
import { searchPages } from "./screens/search/pages.tsx"
import { sessionDetailPages } from "./screens/sessions/detail-pages.tsx"
import { emergencyPages } from "./screens/sessions/emergency-pages.tsx"
import { remotePages } from "./screens/sessions/pages.tsx"
import { recordingPages } from "./screens/sessions/recording-pages.tsx"
import { sideBySidePages } from "./screens/sessions/side-by-side-pages.tsx"
import { settingsPages } from "./screens/settings/pages.tsx"
import { setupPages } from "./screens/setup/pages.tsx"
import { signInPages } from "./screens/signin/pages.tsx"
import { passwordPages } from "./screens/signin/password-pages.tsx"
import { secondFactorPages } from "./screens/signin/second-factor-pages.tsx"
import { startPages } from "./screens/start/pages.tsx"
import { stepUpPages } from "./screens/stepup/pages.tsx"
import { stepUpPolicyPages } from "./screens/stepup/policy-page.tsx"
import { storagePages } from "./screens/storage/pages.tsx"
import { userGroupPages } from "./screens/usergroups/pages.tsx"
import { userSourcePages } from "./screens/usergroups/source-pages.tsx"
import { userPages } from "./screens/users/pages.tsx"
import { workLogPages } from "./screens/worklogs/pages.tsx"
import { remoteApi } from "./sessions/api.ts"
import { emergencyApi } from "./sessions/emergency/api.ts"
import { authenticateGuest } from "./sessions/guests/authentication.ts"
import { overviewApi } from "./sessions/overview/api.ts"
import { plcApi } from "./sessions/plc/api.ts"
import { recordingApi } from "./sessions/recordings/api.ts"
import { retentionApi } from "./sessions/retention/api.ts"
import { VIEWER_SOCKET_PATH } from "./sessions/session/rules-socket.ts"
import { countOpenReviews } from "./sessions/session/store-list.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { storageApi } from "./sessions/storage/api.ts"
import { transferApi } from "./sessions/transfers/api.ts"
import { openViewerSocket, type ViewerSocketData } from "./sessions/viewers/socket.ts"
import { createRefusalRecorder } from "./system/audit/actions.ts"
import { auditApi } from "./system/audit/api.ts"
import { redeemTicket, refuseInvalidTicket } from "./system/downloads/actions.ts"
import { downloadApi } from "./system/downloads/api.ts"
import { withInitializationError } from "./system/environment/actions.ts"
import { createReadinessCheck } from "./system/environment/actions-readiness.ts"
import { createEnvironmentApi } from "./system/environment/api.ts"
import { getInstallation } from "./system/environment/store.ts"
import { runJob } from "./system/jobs/actions.ts"
import { jobApi } from "./system/jobs/api.ts"
import { licenceApi } from "./system/licence/api.ts"
import { mailServerApi } from "./system/notifications/mail-server/api.ts"
import { settingsApi } from "./system/settings/api.ts"
import { stepUpPolicyApi } from "./system/stepuppolicy/api.ts"
import { STEP_UP_HEADER } from "./system/stepuppolicy/rules.ts"
import { ASSETS_DIR } from "./web/assets.ts"
import { createView, type InstallationInfo, mountPages, type OpenWork, type PageRoute } from "./web/pages.tsx"
import { ErrorPage } from "./web/public-pages.tsx"
import { languageOfRequest } from "./web/request-view.ts"
import { isHtmx, renderPage } from "./web/responses.ts"
import { translatorOf } from "./web/texts/catalogues.ts"

/** Every call of the product, for routing, for the OpenAPI document and for the test matrix. */
export const allEndpoints: BoundEndpoint<SessionDeps>[] = [
  accessApi,
  apiTokenApi,
  approvalApi,
  attachmentApi,
  auditApi,
  downloadApi,
  connectorApi,
  consentApi,
  createEnvironmentApi(listFederatedLogins),
  stepUpPolicyApi,
  initialisationApi,
  settingsApi,
  mailServerApi,
  signInApi,
  deviceGroupApi,
  // Before the devices: /devices/sessions is no device.
  remoteApi,
  emergencyApi,
  deviceApi,
  deviceImageApi,
  identityProviderApi,
  interfaceApi,
  issueApi,
  faultReportApi,
  checklistApi,
  signatureApi,
  licenceApi,
  masterDataApi,
  passkeyApi,
  passwordApi,
  userApi,
  profileApi,
  overviewApi,
  roleApi,
  sourceApi,
  directoryApi,
  stepUpApi,
  userGroupApi,
  workLogApi,
  jobApi,
  transferApi,
  plcApi,
  recordingApi,
  planApi,
  retentionApi,
  storageApi,
].flat() as BoundEndpoint<SessionDeps>[]

/** Every page, its parts and its forms, for routing and for the test of their gates. */
export const allPages = [
  accessPages,
  adminPages,
  userPages,
  userGroupPages,
  userSourcePages,
  rolePages,
  apiReferencePages(() => openApiDocument(allEndpoints, { version: VERSION })),
  apiTokenPages,
  configPages,
  settingsPages,
  providerAdminPages,
  directoryPages,
  setupPages,
  manualPages,
  masterDataPages,
  auditPages,
  storagePages,
  aboutPages,
  stepUpPolicyPages,
  jobPages(JOBS.map((job) => ({ ...job, run: (deps) => runJob(deps, job, new AbortController().signal) }))),
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
  approvalPages,
  livePages,
  startPages,
  scanPages,
  searchPages,
  calendarPages,
  windowPages,
  issuePages,
  checklistPages,
  triagePages,
  attachmentPages,
  planPages,
  devicePages,
  labelPages,
  reportTriagePages,
  faultReportPages,
  deviceAdminPages,
  interfacePages,
  deviceGroupPages,
  connectorPages(DEVICE_GROUP_OWNER),
  retentionPages(DEVICE_GROUP_OWNER),
  approvalConfigPages(DEVICE_GROUP_OWNER),
  permissionPages,
  connectorPages(DEVICE_OWNER),
  retentionPages(DEVICE_OWNER),
  approvalConfigPages(DEVICE_OWNER),
  pickerPages,
  workLogPages,
  guestPages,
  remotePages,
  sideBySidePages,
  emergencyPages,
  sessionDetailPages,
  recordingPages,
].flat() as PageRoute<SessionDeps>[]

export function createAccessControl(deps: SessionDeps): AccessControl {
  return {
    async authenticate(request, deviceId) {
      const signInId = await redeemTicket(deps, request)
      const holder = signInId && (await findLiveSignIn(deps, signInId, deps.clock()))
      if (holder) return { actor: holder, csrfToken: null }
      const found = await authenticateRequest(deps, request, deviceId)
      if (!found) refuseInvalidTicket(request)
      return found
    },
    authenticateGuest: (request) => authenticateGuest(deps, request),
    deviceAccess: (actor, deviceId) => getDeviceAccess(deps.db, actor, deviceId),
    recordDenial: createRefusalRecorder(deps),
    idempotency: createIdempotencyStore(deps),
  }
}

/** What the port hands to a request, for the sockets. */
type ServerBindings = { server: Bun.Server<ViewerSocketData> }

export function buildApp(deps: SessionDeps): Hono {
  const app = new Hono({ strict: false })
  const keeper = createAccessControl(deps)
  const identity = createInstallationInfo(deps)
  const { publicAddress } = deps
  app.use(securityHeaders({ https: publicAddress?.startsWith("https:") ?? false }))
  app.use(async (c, next) => {
    if (publicAddress !== null) setPublicOrigin(c.req.raw, publicAddress)
    const requestId = assignRequestId(c.req.raw)
    await next()
    c.res.headers.set("x-request-id", requestId)
  })
  const readiness = createReadinessCheck(deps)
  // Of the process alone: a service manager starts it again when this does not answer.
  app.get("/healthz", () => Response.json({ status: "ok" }, NO_STORE))
  app.get("/readyz", async () => {
    const checks = await readiness()
    const isReady = Object.values(checks).every(Boolean)
    const status = isReady ? "ready" : "notReady"
    return Response.json({ status, checks }, { ...NO_STORE, status: isReady ? 200 : 503 })
  })
  app.use("/assets/*", staticAssets(ASSETS_DIR))
  app.get(VIEWER_SOCKET_PATH, async (c) => {
    await openViewerSocket(deps, c.req.raw, (c.env as ServerBindings).server)
    return new Response(null)
  })
  const openApi = openApiHandler(allEndpoints, { version: VERSION })
  app.get(OPENAPI_PATH, (c) => openApi(c.req.raw))
  mountApi(app, allEndpoints, deps, keeper)
  mountPages(app, allPages, deps, keeper, identity)
  app.notFound((c) => refuse(c, new Refusal(isApi(c) ? "NOT_FOUND" : "PAGE_NOT_FOUND", `no ${c.req.path}`)))
  app.onError((error, c) => refuse(c, error))

  async function refuse(c: Context, error: unknown): Promise<Response> {
    const refusal = toRefusal(error)
    const { code, reason, message } = refusal
    const requestFields = { path: c.req.path, requestId: requestIdOf(c.req.raw) }
    if (code === "SERVER_ERROR") deps.log.error("Request failed", { ...requestFields, error })
    else if (code === "STORAGE_FULL")
      deps.log.error("The disk is full: nothing can be saved", { ...requestFields, reason: message })
    else if (isDatabaseFailure(refusal))
      deps.log.warn("The database could not serve a request", { ...requestFields, reason: message })
    else deps.log.debug("Request refused", { ...requestFields, code, reason, because: message })
    if (requiresStepUp(refusal) && isNavigation(c.req.raw)) return redirectToStepUp(c)
    if (isApi(c)) {
      // Without an authenticated user the language of the browser applies.
      const actor = isServerFailure(refusal) ? null : (await reader(c))?.actor
      const t = translatorOf(languageOfRequest(c.req.raw, actor?.language)) as Translate
      return refusalResponse(refusal, t, c.req.raw)
    }
    if (refusal.code === "UNAUTHORIZED" || refusal.code === "TIMEOUT") return redirectToSignIn(c, refusal)
    if (refusal.code === "NOT_ALLOWED" && c.req.method === "GET" && isFromErrorPage(c)) {
      return new Response(null, { status: 303, headers: { location: HOME_PATH } })
    }
    const who = isServerFailure(refusal) ? null : await reader(c)
    const view = await createView(
      c,
      who,
      isServerFailure(refusal) ? FALLBACK_INSTALLATION : identity,
      deps.clock(),
    )
    const text = refusalText(refusal, view.t as Translate)
    const headers = refusalHeaders(refusal)
    if (isHtmx(c.req.raw)) {
      if (requiresStepUp(refusal)) headers[STEP_UP_HEADER] = "required"
      return new Response(text, { status: statusOf(refusal.code), headers })
    }
    const wayOn = view.actor
      ? { href: HOME_PATH, action: view.t("signin.goHome") }
      : { href: "/login", action: view.t("signin.goToSignIn") }
    const page = renderPage(
      view,
      <ErrorPage code={refusal.code} text={text} {...wayOn} />,
      statusOf(refusal.code),
    )
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }
  /** The user the error is shown to; null when authentication fails too. */
  function reader(c: Context) {
    return keeper.authenticate(c.req.raw).catch(() => null)
  }
  return app
}

const HOME_PATH = "/"
const NO_STORE = { headers: { "cache-control": "no-store" } }

/** The face of an installation whose database may be away. */
const FALLBACK_INSTALLATION: InstallationInfo = {
  version: VERSION,
  customerName: async () => null,
  openWork: async () => ({ votes: 0, reviews: 0 }),
  onUserAction: () => {},
}

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

function isApi(c: Context): boolean {
  return c.req.path.startsWith("/api/")
}

/**
 * Keeps the page requested, or the current one, as return target; htmx leaves the page, a plain request is
 * redirected.
 */
function redirectToSignIn(c: Context, { code, details }: Refusal): Response {
  const expired = details.text === "confirmationExpired" ? "confirmation" : "true"
  if (isHtmx(c.req.raw)) {
    const query = new URLSearchParams({ expired, ...returnTarget(c.req.header("hx-current-url")) })
    return new Response(null, { status: 401, headers: { "hx-redirect": `/login?${query}` } })
  }
  const query = new URLSearchParams()
  if (code === "TIMEOUT") query.set("expired", expired)
  const { target } = returnTarget(c.req.url)
  if (c.req.method === "GET" && target) query.set("target", target)
  return new Response(null, { status: 303, headers: { location: query.size ? `/login?${query}` : "/login" } })
}

/** Does a browser open this as a page, or a file? */
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

/** The path of an address; sign-in checks again that it is one of ours. */
function returnTarget(address: string | undefined): { target?: string } {
  if (!address || !URL.canParse(address)) return {}
  const { pathname, search } = new URL(address)
  return { target: pathname + search }
}

/** Age of the counts of open votes and reviews in the navigation; a user's own actions renew it at once. */
const OPEN_WORK_TTL_MS = 15_000
/** People who have a page open at the same time, with room to spare. */
const OPEN_WORK_CACHED_MAX = 5000

/** A changed name shows on every page within this time. */
const CUSTOMER_NAME_CACHE_MS = 5000

/** The customer's name hardly ever changes, and every page shows it: it is read until it exists, then cached. */
function createInstallationInfo(deps: SessionDeps): InstallationInfo {
  let name = ""
  let readMs = 0
  const openWork = new Cache<OpenWork>({ max: OPEN_WORK_CACHED_MAX, ttlMs: OPEN_WORK_TTL_MS })
  return {
    version: VERSION,
    async openWork(actor) {
      const known = openWork.get(actor.userId)
      if (known !== undefined) return known
      const [votes, reviews] = await Promise.all([
        countOpenVotes(deps.db, actor),
        countOpenReviews(deps.db, actor),
      ])
      openWork.set(actor.userId, { votes, reviews })
      return { votes, reviews }
    },
    onUserAction: ({ userId }) => openWork.delete(userId),
    async customerName() {
      const nowMs = deps.clock().getTime()
      if (name === "" || nowMs - readMs >= CUSTOMER_NAME_CACHE_MS) {
        readMs = nowMs
        name = await withInitializationError(deps, async () => (await getInstallation(deps.db)).customerName)
      }
      return name
    },
  }
}
