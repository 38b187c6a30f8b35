/**
 * The embedded database: a real PostgreSQL below the data folder, reached through a unix socket only and kept running
 * by this process. It survives a kill -9 of the server as an orphan, which the next start adopts.
 */
import { join } from "node:path"
import { type Logger, silentLogger } from "../../base/logger.ts"
import { type FolderLock, lockFolder } from "../files/folder-lock.ts"
import { writeAccessRules } from "./access-rules.ts"
import { type ClusterFolders, createCluster, DATABASE_USER, prepareFolders, SOCKET_NAME } from "./cluster.ts"
import { HelperEnded, type Launcher, openLauncher } from "./launcher.ts"
import { adoptOrphan, type RunningServer } from "./process.ts"
import { installedRuntime, removeOtherRuntimes, unpackRuntime } from "./runtime.ts"
import { logTail, serverCommand, sleep, stopServer, waitUntilReady } from "./server.ts"

/** The programs of the embedded database end instead of serving. */
export class DatabaseNotStarted extends Error {
  override name = "DatabaseNotStarted"
}

export interface EmbeddedPostgres {
  /** Full path of the socket file. */
  socketPath: string
  user: string
  /** The postmaster's process id, or null while it is down and about to be started again. */
  pid(): number | null
  /** Resolves when the server has ended and cannot be started again from this process, with the reason. */
  lost: Promise<string>
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. Releases the folder. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  /** The installation's data folder; the database takes `pg/` in it. */
  dataFolder: string
  logger?: Logger
  /** Further server settings, e.g. `{ max_connections: "300" }`. */
  settings?: Record<string, string>
}

/** The socket path of a data folder's server, whichever process runs it. */
export function socketPathOf(dataFolder: string): string {
  return join(prepareFolders(dataFolder).socket, SOCKET_NAME)
}

/** Processes of a server that was killed a moment ago end within a second; after this they never will. */
const PREDECESSOR_TIMEOUT_MS = 10_000
const PREDECESSOR_STILL_RUNNING = /pre-existing shared memory block|lock file "postmaster.pid" already exists/
const RESTART_DELAY_MS_MIN = 100
/** On a full disk a try every half minute is enough and costs nothing. */
const RESTART_DELAY_MS_MAX = 30_000
/** A server that ran this long was healthy: the next crash starts the back-off anew. */
const HEALTHY_MS = 60_000

/**
 * Starts the database of `dataFolder`, creating it on the first start.
 *
 * @throws FolderInUse when another process holds the folder; Error with PostgreSQL's own words when it cannot start
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const logger = (options.logger ?? silentLogger).child({ part: "database" })
  const folders = prepareFolders(options.dataFolder)
  const lock = lockFolder(options.dataFolder)
  try {
    const first = adoptOrphan(folders, logger)
    const runtime = await unpackRuntime(installedRuntime(), folders.home)
    createCluster(folders, runtime)
    writeAccessRules(folders)
    const launcher = openLauncher(folders, serverCommand(folders, runtime, options.settings))
    const running = await startFirstServer(first, launcher, folders, logger)
    if (!first) removeOtherRuntimes(folders.home, runtime)
    return supervise(running, launcher, folders, lock, logger)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** An orphan that does not answer is stopped and replaced; a killed predecessor's last processes are waited for. */
async function startFirstServer(
  orphan: RunningServer | null,
  launcher: Launcher,
  folders: ClusterFolders,
  logger: Logger,
): Promise<RunningServer> {
  if (orphan) {
    // It may have been started with other access rules.
    launcher.signal(orphan.pid, "SIGHUP")
    if ((await waitUntilReady(orphan, folders)) === "ready") return orphan
    logger.warn("orphaned database does not answer and is replaced", { pid: orphan.pid })
    await stopServer(orphan, launcher)
  }
  const deadline = performance.now() + PREDECESSOR_TIMEOUT_MS
  for (;;) {
    const server = await launcher.launch()
    const outcome = await waitUntilReady(server, folders)
    if (outcome === "ready") return server
    await stopServer(server, launcher)
    const words = logTail(folders)
    if (!PREDECESSOR_STILL_RUNNING.test(words) || performance.now() > deadline) {
      await launcher.close()
      throw new DatabaseNotStarted(`the database does not start: ${outcome}\n${words}`)
    }
    await sleep(RESTART_DELAY_MS_MIN)
  }
}

/** Keeps a server running until `stop`; every unexpected exit is followed by a restart. */
function supervise(
  server: RunningServer,
  launcher: Launcher,
  folders: ClusterFolders,
  lock: FolderLock,
  logger: Logger,
): EmbeddedPostgres {
  const stopping = new AbortController()
  const stopped = new Promise((resolve) => stopping.signal.addEventListener("abort", resolve))
  const lost = Promise.withResolvers<string>()
  let current: RunningServer | null = server

  const keepRunning = async () => {
    let delayMs = RESTART_DELAY_MS_MIN
    while (current && !stopping.signal.aborted) {
      const startedAt = performance.now()
      const ended: unknown = await Promise.race([current.ended, stopped])
      if (stopping.signal.aborted) return
      current = null
      if (performance.now() - startedAt > HEALTHY_MS) delayMs = RESTART_DELAY_MS_MIN
      logger.error("database ended unexpectedly and is started again", {
        ended,
        delayMs,
        words: logTail(folders),
      })
      await sleep(delayMs, stopping.signal)
      if (stopping.signal.aborted) return
      delayMs = Math.min(delayMs * 2, RESTART_DELAY_MS_MAX)
      current = await launcher.launch()
      if ((await waitUntilReady(current, folders)) === "ready")
        logger.info("database is running again", { pid: current.pid })
    }
  }
  const supervision = keepRunning().catch((error: unknown) => {
    if (!(error instanceof HelperEnded)) throw error
    lost.resolve(error.message)
  })
  const stopCurrent = async () => {
    if (current && launcher.canSignal()) await stopServer(current, launcher)
    else if (current) logger.warn("the database goes on without its helper; the next start adopts it")
    current = null
  }

  return {
    socketPath: join(folders.socket, SOCKET_NAME),
    user: DATABASE_USER,
    pid: () => current?.pid ?? null,
    lost: lost.promise,
    async stop() {
      stopping.abort()
      await stopCurrent()
      await supervision
      // A restart that was under way has launched another one.
      await stopCurrent()
      await launcher.close()
      lock.release()
    },
  }
}
