/** One PostgreSQL server: launch, readiness, start log, stop. */
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { type ClusterFolders, DATABASE_USER, SOCKET_NAME } from "./cluster.ts"
import { type Launcher, startLogPath } from "./launcher.ts"
import type { RunningServer } from "./process.ts"
import type { Command } from "./system-account.ts"

/** What postgres.js takes, without custom types. */
export type PoolOptions = postgres.Options<Record<string, never>>

const LOG_TAIL_LINES = 5
/** A crash recovery replays at most `max_wal_size` of log; this is an hour's worth on a slow disk. */
const READY_TIMEOUT_MS = 120_000
const READY_POLL_MS = 15
/** Class of SQLSTATE: invalid authorization. */
const AUTHORIZATION_ERROR_CLASS = "28"
/** Fast shutdown writes one checkpoint; after this the server is stopped without it and recovers at the next start. */
const STOP_TIMEOUT_MS = 20_000

const DEFAULT_SETTINGS: Record<string, string> = {
  listen_addresses: "",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // A week of log files, each overwritten after seven days, so that the log needs no clean-up.
  logging_collector: "on",
  log_filename: "postgres-%a.log",
  log_truncate_on_rotation: "on",
  log_rotation_age: "1d",
  log_rotation_size: "0",
}

/** The command line of the server. */
export function serverCommand(
  folders: ClusterFolders,
  runtime: string,
  settings: Record<string, string> = {},
): Command {
  const all = {
    ...DEFAULT_SETTINGS,
    // The mode of the socket's folder restricts access; pg_hba rules check the peer's user id with the kernel.
    unix_socket_permissions: folders.server ? "0777" : "0700",
    ...settings,
    unix_socket_directories: folders.socket,
    log_directory: folders.log,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  return [join(runtime, "bin", "postgres"), "-D", folders.cluster, ...options]
}

/** @returns "ready" when it answers a query, otherwise why it never will */
export async function waitUntilReady(
  server: RunningServer,
  folders: ClusterFolders,
): Promise<"ready" | string> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  let ended: string | null = null
  void server.ended.then((how) => {
    ended = how
  })
  while (ended === null && performance.now() < deadline) {
    if (await acceptsConnections(join(folders.socket, SOCKET_NAME))) return "ready"
    await sleep(READY_POLL_MS)
  }
  return ended ?? `no answer within ${READY_TIMEOUT_MS} ms`
}

async function acceptsConnections(socketPath: string): Promise<boolean> {
  const sql = connectSocket(socketPath, "postgres", { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    // After dropping root this process may be no owner: a rejected authorization also proves a running server.
    return `${(error as { code?: string }).code}`.startsWith(AUTHORIZATION_ERROR_CLASS)
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** A pool on the embedded server's socket, of its superuser unless `options` name another. */
export function connectSocket(socketPath: string, database: string, options: PoolOptions = {}): postgres.Sql {
  return postgres({ user: DATABASE_USER, ...options, host: socketPath, path: socketPath, database })
}

export async function stopServer(server: RunningServer, launcher: Launcher): Promise<void> {
  launcher.signal(server.pid, "SIGINT")
  const patience = new AbortController()
  await Promise.race([
    server.ended,
    sleep(STOP_TIMEOUT_MS, patience.signal).then(() => launcher.signal(server.pid, "SIGQUIT")),
  ])
  patience.abort()
  await server.ended
}

/** The last output of the server: its stderr before the log collector starts, and its newest log file. */
export function logTail(folders: ClusterFolders): string {
  const files = logFiles(folders)
  if (files === null) return `see ${folders.log}`
  const newest = files.sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs).at(-1)
  return [startLogPath(folders), newest].flatMap((file) => (file ? tailLines(file) : [])).join("\n")
}

/** null after giving up root: they are the database's. */
function logFiles(folders: ClusterFolders): string[] | null {
  try {
    return readdirSync(folders.log).map((name) => join(folders.log, name))
  } catch {
    return null
  }
}

function tailLines(file: string): string[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n")
    return lines.filter((line) => !/logging collector|Future log output/.test(line)).slice(-LOG_TAIL_LINES)
  } catch {
    return []
  }
}

export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener("abort", wake, { once: true })
  })
}
