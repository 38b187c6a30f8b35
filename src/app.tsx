/** One server of Millwright: access control, pages, calls, assets and health checks on one port. */

import { Hono } from "hono"
import { Refusal } from "./base/refusal.ts"
import { VERSION } from "./base/version.ts"
import type { AccessControl } from "./http/authorize.ts"
import { createIdempotencyStore } from "./http/idempotency/actions.ts"
import { OPENAPI_PATH } from "./http/openapi/document.ts"
import { openApiHandler } from "./http/openapi/handler.ts"
import { assignRequestId, setPublicOrigin } from "./http/request.ts"
import { mountApi, refuseOtherMethods } from "./http/routes.ts"
import { securityHeaders } from "./http/security-headers.ts"
import { staticAssets } from "./http/static-assets.ts"
import { findDeviceAccess } from "./identity/authorization/store.ts"
import { authenticateRequest } from "./identity/signin/authentication/actions.ts"
import { findFileReader, findLiveSignIn } from "./identity/signin/store.ts"
import { createInstallationInfo } from "./installation-info.ts"
import { createRefusalHandler, isApiCall } from "./refusal-handler.tsx"
import { allEndpoints, allPages } from "./routes.ts"
import { authenticateGuest } from "./sessions/guests/authentication.ts"
import { VIEWER_SOCKET_PATH } from "./sessions/session/rules-socket.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { openViewerSocket, type ViewerSocketData } from "./sessions/viewers/socket.ts"
import { createRefusalRecorder } from "./system/audit/actions.ts"
import { redeemTicket, refuseInvalidTicket } from "./system/downloads/actions.ts"
import { createReadinessCheck } from "./system/environment/actions-readiness.ts"
import { ASSETS_DIR } from "./web/assets.ts"
import { mountPages } from "./web/pages.tsx"

export function createAccessControl(deps: SessionDeps): AccessControl {
  return {
    async authenticate(request, deviceId) {
      const redeemed = redeemTicket(deps, request)
      const signInId = redeemed && (await redeemed)
      const holder = signInId && (await findLiveSignIn(deps, signInId, deps.clock()))
      if (holder) return { actor: holder, csrfToken: null }
      const found = await authenticateRequest(deps, request, deviceId)
      if (!found) refuseInvalidTicket(request)
      return found
    },
    findFileReader: (signInId) => findFileReader(deps, signInId, deps.clock()),
    nowMs: () => deps.clock().getTime(),
    authenticateGuest: (request) => authenticateGuest(deps, request),
    deviceAccess: (actor, deviceId) => findDeviceAccess(deps.db, actor, deviceId),
    recordDenial: createRefusalRecorder(deps),
    idempotency: createIdempotencyStore(deps),
  }
}

/** What the port hands to a request, for the sockets. */
type ServerBindings = { server: Bun.Server<ViewerSocketData> }

export function buildApp(deps: SessionDeps): Hono {
  const app = new Hono({ strict: false })
  const accessControl = createAccessControl(deps)
  const installation = createInstallationInfo(deps)
  const pagePaths = allPages.map(({ path }) => path)
  const refuse = createRefusalHandler(deps, accessControl, installation, pagePaths)
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
  for (const path of ["/healthz", "/readyz", OPENAPI_PATH]) refuseOtherMethods(app, path, ["GET"])
  mountApi(app, allEndpoints, deps, accessControl)
  mountPages(app, allPages, deps, accessControl, installation)
  app.notFound((c) =>
    refuse(c, new Refusal(isApiCall(c) ? "NOT_FOUND" : "PAGE_NOT_FOUND", "nothing has this address")),
  )
  app.onError((error, c) => refuse(c, error))
  return app
}

const NO_STORE = { headers: { "cache-control": "no-store" } }
