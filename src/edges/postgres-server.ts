/** One PostgreSQL server: launched, waited for, asked what it said, stopped. */
import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, openSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { type ClusterFolders, DATABASE_USER, SOCKET_NAME } from "./postgres-cluster.ts"
import { isAlive, type RunningServer, removeStaleLocks } from "./postgres-process.ts"
import { commandAs, POSTGRES_ENVIRONMENT } from "./postgres-user.ts"

/** What postgres.js takes, without custom types. */
export type PoolOptions = postgres.Options<Record<string, never>>

const WORDS_LINES_MAX = 5
/** A crash recovery replays at most `max_wal_size` of log; this is an hour's worth on a slow disk. */
const READY_MS_MAX = 120_000
const READY_POLL_MS = 15
/** Fast shutdown writes one checkpoint; after this the server is stopped without it and recovers at the next start. */
const STOP_MS_MAX = 20_000

const SETTINGS: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // A week of log files, each overwritten after seven days, so that the log needs no care.
  logging_collector: "on",
  log_filename: "postgres-%a.log",
  log_truncate_on_rotation: "on",
  log_rotation_age: "1d",
  log_rotation_size: "0",
}

export function launchServer(
  folders: ClusterFolders,
  runtime: string,
  settings: Record<string, string> = {},
): RunningServer {
  removeStaleLocks(folders)
  const all = {
    ...SETTINGS,
    ...settings,
    unix_socket_directories: folders.socket,
    log_directory: folders.log,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const command = [join(runtime, "bin", "postgres"), "-D", folders.cluster, ...options]
  const [program, ...args] = commandAs(folders.user, command, folders.home)
  const words = openSync(startLog(folders), "w", 0o600)
  // A process group of its own: Ctrl-C on the terminal is for us alone, we stop the database when we are done with it.
  const child = spawn(program!, args, {
    cwd: "/",
    env: POSTGRES_ENVIRONMENT,
    detached: true,
    stdio: ["ignore", words, words],
  })
  closeSync(words)
  child.unref()
  return { pid: child.pid ?? 0, ended: childEnd(child) }
}

function childEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}

/** @returns "ready" when it answers a query, otherwise why it never will */
export async function waitReady(server: RunningServer, folders: ClusterFolders): Promise<"ready" | string> {
  const deadline = performance.now() + READY_MS_MAX
  let ended: string | null = null
  void server.ended.then((how) => {
    ended = how
  })
  while (ended === null && performance.now() < deadline) {
    if (await answers(join(folders.socket, SOCKET_NAME))) return "ready"
    await pause(READY_POLL_MS)
  }
  return ended ?? `no answer within ${READY_MS_MAX} ms`
}

async function answers(socketPath: string): Promise<boolean> {
  const sql = connectSocket(socketPath, "postgres", { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** A pool on the embedded server's socket, of its superuser unless `options` name another. */
export function connectSocket(socketPath: string, database: string, options: PoolOptions = {}): postgres.Sql {
  return postgres({ user: DATABASE_USER, ...options, host: socketPath, path: socketPath, database })
}

export async function stopServer(server: RunningServer): Promise<void> {
  signal(server.pid, "SIGINT")
  const patience = new AbortController()
  await Promise.race([
    server.ended,
    pause(STOP_MS_MAX, patience.signal).then(() => signal(server.pid, "SIGQUIT")),
  ])
  patience.abort()
  await server.ended
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (pid > 0 && isAlive(pid)) process.kill(pid, name)
}

function startLog(folders: ClusterFolders): string {
  return join(folders.home, "start.log")
}

/** The end of what the server said: before its log took over, and in its newest log file. */
export function lastWords(folders: ClusterFolders): string {
  const files = readdirSync(folders.log).map((name) => join(folders.log, name))
  const newest = files.sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs).at(-1)
  return [startLog(folders), newest].flatMap((file) => (file ? lastLines(file) : [])).join("\n")
}

function lastLines(file: string): string[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n")
    return lines.filter((line) => !/logging collector|Future log output/.test(line)).slice(-WORDS_LINES_MAX)
  } catch {
    return []
  }
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener("abort", wake, { once: true })
  })
}
