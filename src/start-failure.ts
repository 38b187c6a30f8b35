/** A start that fails: which reason its page names, what is tried again, and what ends the program. */
import { MigrationError } from "../sql/migrate.ts"
import type { StartFailure } from "./base/reasons.ts"
import { FolderInUse } from "./edges/files/folder-lock.ts"
import { SecretKeyInvalid } from "./edges/files/secret-key.ts"
import type { HttpServer } from "./edges/host/http-server.ts"
import { DatabaseNotStarted } from "./edges/postgres/embedded.ts"
import { DatabaseUnreachable, DatabaseUnsuitable } from "./edges/postgres/external-database.ts"
import { LeaseHeld } from "./edges/postgres/server-lease.ts"
import { startFailureResponse } from "./web/start-failure.tsx"

export interface FailingStart {
  /**
   * Called once for each failure that has other words than the one before.
   *
   * @param address  where its page is, e.g. "http://127.0.0.1:8080"
   */
  onFailure(error: Error, address: string): void
  /** How long the page of a failure that stays is shown before the program ends. */
  pageMs: number
  /** Ends the waiting. */
  signal: AbortSignal
}

/** A database that starts together with this server needs some seconds. */
const RETRY_MS = 3000

/** The server was stopped while it could not start. */
export class StartCancelled extends Error {
  override name = "StartCancelled"
}

/**
 * Starts, and shows on the port why it does not succeed. An external database that does not answer is tried again until it
 * does. Any other failure is shown for a while and then thrown: a service manager that starts the program again does not
 * count that as a crash loop. A conflict with a running server is thrown at once.
 *
 * @param failing  null: every failure is thrown at once
 */
export async function startOrShowFailure<S, T>(
  port: HttpServer<S>,
  start: () => Promise<T>,
  failing: FailingStart | null,
): Promise<T> {
  let reported = ""
  for (;;) {
    try {
      return await start()
    } catch (error) {
      const failure = startFailureOf(error)
      if (failing === null || failure === null) throw error
      port.serveInstead((request) => startFailureResponse(request, failure))
      const { message } = error as Error
      if (message !== reported) failing.onFailure(error as Error, port.address)
      reported = message
      const isRetried = failure === "startDatabaseUnreachable"
      await waitOrAbort(isRetried ? RETRY_MS : failing.pageMs, failing.signal)
      if (failing.signal.aborted) throw new StartCancelled("stopped before the start succeeded")
      if (!isRetried) throw error
    }
  }
}

/** @returns null when another server is in the way: its page is the one to look at */
export function startFailureOf(error: unknown): StartFailure | null {
  if (error instanceof FolderInUse || error instanceof LeaseHeld) return null
  if (error instanceof DatabaseUnreachable) return "startDatabaseUnreachable"
  if (error instanceof DatabaseUnsuitable) return "startDatabaseUnsuitable"
  if (error instanceof MigrationError) return "startDatabaseVersion"
  if (error instanceof DatabaseNotStarted) return "startDatabaseFailed"
  if (error instanceof SecretKeyInvalid) return "startSecretKey"
  const code = error instanceof Error && "code" in error ? `${error.code}` : ""
  if (code === "ENOSPC" || code === "EDQUOT") return "startDiskFull"
  return FOLDER_ERRORS.has(code) ? "startDataFolder" : "startFailed"
}

const FOLDER_ERRORS = new Set(["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EEXIST", "EIO"])

function waitOrAbort(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener("abort", () => resolve(), { once: true })
  if (signal.aborted) resolve()
  return promise.finally(() => clearTimeout(timer))
}
