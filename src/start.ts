/** One running Millwright: database, sessions, app and port put together, and taken apart in the opposite order. */

import { buildApp } from "./app.tsx"
import { ChangeFeed } from "./base/change-feed.ts"
import { systemClock } from "./base/clock.ts"
import type { Deps } from "./base/deps.ts"
import type { Logger } from "./base/logger.ts"
import { createSecretBox } from "./base/secret-box.ts"
import { ServerState } from "./base/server-state.ts"
import type { Config } from "./config.ts"
import { deleteLeftProfiles, findChromium } from "./edges/chromium/chromium.ts"
import { createConfiguredAntivirus, createFileStorage, createMailer } from "./edges/external-clients.ts"
import { loadSecretKey } from "./edges/files/secret-key.ts"
import { bindHttpServer, type HttpApp, type HttpServer } from "./edges/host/http-server.ts"
import { rootPrivileges } from "./edges/host/privileges.ts"
import { openServingDatabase, type ServingDatabase } from "./edges/postgres/database.ts"
import { requestIdOf } from "./http/request.ts"
import { type JobScheduler, startJobs } from "./jobs.ts"
import { APPROVAL_HANDLERS, INHERITED_SETTINGS, onUserDeleted } from "./registry.ts"
import type { BrowserSettings } from "./sessions/live/browsers.ts"
import { LiveSessions } from "./sessions/live/live-sessions.ts"
import { reconcileStaleSessions } from "./sessions/live/outcome.ts"
import type { WorkerSharing } from "./sessions/session/rules-workers.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { createSessionState } from "./sessions/start/state.ts"
import { receiveFile } from "./sessions/transfers/actions.ts"
import { failStaleTransfers } from "./sessions/transfers/actions-expiry.ts"
import { type ViewerSocketData, viewerSocketHandler } from "./sessions/viewers/socket.ts"
import { type FailingStart, startOrShowFailure } from "./start-failure.ts"
import { checkSecretKey } from "./system/environment/actions-secret-key.ts"
import { deleteIncompleteUploads } from "./system/files/actions.ts"
import { VENDOR_KEY } from "./system/licence/vendor-key.ts"
import { releaseLeasedNotifications } from "./system/notifications/store.ts"

export type MillwrightApp = HttpApp<ViewerSocketData>

export interface RunningMillwright {
  /** e.g. "http://127.0.0.1:8080" */
  address: string
  deps: SessionDeps
  /** Resolves when the database is lost for good, with the reason: this server must stop. */
  databaseLost: Promise<string>
  /** Ends sessions and jobs, answers the requests that are running, closes the database. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** What runs on this very host may be dialled: the demo plant and the tests. */
  allowLoopback?: boolean
  /** Public keys whose licences count beside the vendor's: the demo's and the tests'. Never in production. */
  licenceKeys?: readonly string[]
  /** Called when tables and keys stand and before the app answers, e.g. to seed the demo. */
  beforeOpening?: (deps: SessionDeps) => Promise<void>
  /** What to do about a start that fails; missing: it is thrown at once. */
  failing?: FailingStart
  /** Puts something in front of the app; development reloads its pages so. */
  wrap?: (app: MillwrightApp) => MillwrightApp
}

/** @throws Error in plain words when the data folder, the database or the port is not to be had; nothing stays open */
export async function startMillwright(
  config: Config,
  log: Logger,
  options: StartOptions = {},
): Promise<RunningMillwright> {
  const port = bindHttpServer<ViewerSocketData>(config, log)
  try {
    const start = () => startOnServer(port, config, log, options)
    return await startOrShowFailure(port, start, options.failing ?? null)
  } catch (error) {
    await port.close()
    throw error
  }
}

async function startOnServer(
  port: HttpServer<ViewerSocketData>,
  config: Config,
  log: Logger,
  options: StartOptions,
): Promise<RunningMillwright> {
  const privileges = rootPrivileges(config.dataFolder)
  privileges?.transferOwnership()
  const secretBox = createSecretBox(loadSecretKey(config.dataFolder, config.keyFile))
  const database = await openServingDatabase(config, log)
  const deps = await stoppingOnFailure(database, async () => {
    await checkSecretKey({ db: database.db, log, secretBox }, config)
    // Port, key and database are open; what follows reads what others send.
    privileges?.drop()
    if (privileges) log.info("root privileges are dropped", { account: privileges.account.name })
    return createConfiguredDeps(config, { db: database.db, log, secretBox }, options)
  })
  try {
    await reconcileAfterCrash(deps)
    await options.beforeOpening?.(deps)
    port.serve(createMillwrightApp(deps, options))
    const jobs = startJobs(deps)
    const { lost: databaseLost } = database
    return { address: port.address, deps, databaseLost, stop: () => stopAll(deps, jobs, port, database) }
  } catch (error) {
    await stopAll(deps, null, port, database)
    throw error
  }
}

async function stoppingOnFailure<T>(database: ServingDatabase, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    await database.stop()
    throw error
  }
}

function createConfiguredDeps(
  config: Config,
  opened: Pick<Deps, "db" | "log" | "secretBox">,
  options: StartOptions,
): SessionDeps {
  const { dataFolder, publicAddress, workerSharing } = config
  const world = {
    files: createFileStorage(config),
    mailer: createMailer(config),
    antivirus: createConfiguredAntivirus(config),
    dataFolder,
    publicAddress,
  }
  const browsers = findBrowsers(config, opened.log)
  return createDeps({ ...opened, ...world }, { ...options, browsers, workerSharing })
}

function createDeps(
  given: Omit<
    Deps,
    | "clock"
    | "state"
    | "publish"
    | "changes"
    | "onUserDeleted"
    | "licenceKeys"
    | "allowLoopback"
    | "inheritedSettings"
  >,
  options: StartOptions & { browsers: BrowserSettings | null; workerSharing: WorkerSharing },
): SessionDeps {
  const licenceKeys = [VENDOR_KEY, ...(options.licenceKeys ?? [])]
  const allowLoopback = options.allowLoopback ?? false
  const changes = new ChangeFeed()
  const publish: Deps["publish"] = (change) => {
    live.onChange(change)
    changes.publish(change)
  }
  const own = {
    licenceKeys,
    allowLoopback,
    clock: systemClock,
    state: new ServerState(),
    publish,
    changes,
    onUserDeleted,
    inheritedSettings: INHERITED_SETTINGS,
  }
  const base: Deps = { ...given, ...own }
  const { browsers, workerSharing } = options
  const live = new LiveSessions(base, { browsers, workerSharing })
  const deps = { ...base, live, ...createSessionState(base.clock), approvalHandlers: APPROVAL_HANDLERS }
  live.receiveFile = (session, file) => {
    receiveFile(deps, session, file).catch((error) =>
      base.log.error("A file offered by a page could not be received", { error }),
    )
  }
  return deps
}

/** Web pages of machines need a Chromium of the host's; everything else works without. */
function findBrowsers(config: Config, log: Logger): BrowserSettings | null {
  const left = deleteLeftProfiles()
  if (left > 0) log.info("Folders left by browsers are deleted", { folders: left })
  const installation = findChromium(config.chromium)
  if (!installation) {
    if (config.chromium === null)
      log.info("Sessions to web pages are off: there is no Chromium; install it or name it with --chromium")
    else log.warn("Sessions to web pages are off: --chromium names no program", { path: config.chromium })
    return null
  }
  const { browsersMax, browserMemory, isBrowserSandboxed: isSandboxed } = config
  if (!isSandboxed) log.warn("Browsers run without a sandbox: a page that breaks out has the server's rights")
  return { installation, browsersMax, memoryBytesMax: browserMemory * 1024 * 1024, isSandboxed }
}

async function reconcileAfterCrash(deps: SessionDeps): Promise<void> {
  const arrivals = await deleteIncompleteUploads(deps)
  if (arrivals > 0) deps.log.warn("uploads that were interrupted are removed", { files: arrivals })
  const transfers = await failStaleTransfers(deps)
  if (transfers > 0) deps.log.warn("file transfers of a server that stopped are ended", { transfers })
  const emails = await releaseLeasedNotifications(deps.db, deps.clock())
  if (emails > 0) deps.log.warn("e-mails that a server that stopped was sending are sent again", { emails })
  const orphans = await reconcileStaleSessions(deps)
  if (orphans > 0) deps.log.warn("sessions of a server that stopped unexpectedly are ended", { orphans })
}

function createMillwrightApp(deps: SessionDeps, options: StartOptions): MillwrightApp {
  const hono = buildApp(deps)
  const app: MillwrightApp = {
    async fetch(request, server) {
      try {
        return await hono.fetch(request, { server })
      } catch (error) {
        deps.log.error("Request failed, and so did its error response", {
          requestId: requestIdOf(request),
          error,
        })
        return new Response(null, { status: 500 })
      }
    },
    websocket: viewerSocketHandler(deps),
  }
  return options.wrap?.(app) ?? app
}

async function stopAll(
  deps: SessionDeps,
  jobs: JobScheduler | null,
  port: HttpServer<ViewerSocketData>,
  database: ServingDatabase,
): Promise<void> {
  const unanswered = database.unanswered().then(() => {
    deps.log.warn("The database does not answer: the next start completes what this stop cannot save")
  })
  deps.changes.stop()
  deps.thumbnails.close()
  await Promise.all([Promise.race([jobs?.stop(), unanswered]), deps.live.shutdown(unanswered)])
  await port.close()
  deps.mailer?.close()
  await database.stop()
}
