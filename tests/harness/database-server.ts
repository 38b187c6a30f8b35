/**
 * The PostgreSQL server shared by all test processes of this user. A keeper process owns it; every process connected
 * to the keeper's socket uses it; after the last one exits, for any reason, the keeper stops the server and exits.
 * Checkouts whose database code differs have a server each. Run as a program, this file is the keeper.
 */
import { spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createConnection, createServer, type Socket } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { FolderInUse } from "../../src/edges/files/folder-lock.ts"
import { poolOnSocket } from "../../src/edges/postgres/database.ts"
import { startPostgres } from "../../src/edges/postgres/embedded.ts"
import { isAlive } from "../../src/edges/postgres/process.ts"
import { installedRuntime } from "../../src/edges/postgres/runtime.ts"

const POSTGRES = join(import.meta.dir, "../../src/edges/postgres")
const FOLDER_LOCK = join(import.meta.dir, "../../src/edges/files/folder-lock.ts")
const SUPERVISOR_SOCKET = "keeper.sock"
const SUPERVISOR_LOG = "keeper.log"
/** Longer than the gap between two test processes of one run. */
const IDLE_SHUTDOWN_MS = 3000
const JOIN_MS_MAX = 60_000
const JOIN_POLL_MS = 40
/** A keeper that found the folder in use has ended; another one starts or stops there, which takes about this long. */
const SUPERVISOR_RETRY_MS = 1000

/** Many files side by side, and nothing here is worth a sync to disk. */
const TEST_SETTINGS = {
  max_connections: "500",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
}

let joined: Promise<{ socketPath: string }> | undefined

/** Joins the running server or starts one; this process counts as a user until it ends. */
export function joinServer(): Promise<{ socketPath: string }> {
  joined ??= joinServerIn(sharedServerFolder())
  return joined
}

/**
 * Outlives the runs: the unpacked programs and the empty cluster are reused. It is named after the code that creates and
 * runs the server, so that a checkout never joins a server which another version of that code has set up.
 */
function sharedServerFolder(): string {
  const files = readdirSync(POSTGRES)
    .sort()
    .map((name) => join(POSTGRES, name))
  const paths = [import.meta.path, FOLDER_LOCK, ...files]
  const code = paths.map((path) => readFileSync(path, "utf8")).join("\0")
  const key = Bun.hash(`${installedRuntime().version}\0${code}`).toString(36)
  return join(tmpdir(), `millwright-tests-${userInfo().uid}`, key)
}

/**
 * @param folder  holds the server; its keeper is started when none answers there
 * @throws Error with the end of the keeper's log when no server answers within JOIN_MS_MAX
 */
export async function joinServerIn(folder: string): Promise<{ socketPath: string }> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const deadline = performance.now() + JOIN_MS_MAX
  let keeper: ReturnType<typeof spawn> | undefined
  let startedAt = 0
  while (performance.now() < deadline) {
    const answer = await connectToSupervisor(folder)
    if (answer) return answer
    const isGone = !keeper || keeper.exitCode !== null || keeper.signalCode !== null
    if (isGone && (!keeper || performance.now() - startedAt > SUPERVISOR_RETRY_MS)) {
      keeper = startSupervisor(folder)
      startedAt = performance.now()
    }
    await Bun.sleep(JOIN_POLL_MS)
  }
  const log = readFileSync(join(folder, SUPERVISOR_LOG), "utf8").slice(-2000)
  throw new Error(`the test database did not start within ${JOIN_MS_MAX} ms\n${log}`)
}

/** A session of its own, no pipe of the tests and no folder of the checkout: nothing waits for it or ends it. */
function startSupervisor(folder: string): ReturnType<typeof spawn> {
  const log = openSync(join(folder, SUPERVISOR_LOG), "a", 0o600)
  const keeper = spawn(process.execPath, [import.meta.path, folder], {
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  keeper.unref()
  return keeper
}

/** The keeper's greeting is one line, the socket path; the connection stays open while this process runs. */
function connectToSupervisor(folder: string): Promise<{ socketPath: string } | null> {
  return new Promise((resolve) => {
    const socket = createConnection(join(folder, SUPERVISOR_SOCKET))
    socket.once("error", () => resolve(null))
    socket.once("close", () => resolve(null))
    socket.once("data", (line) => {
      socket.unref()
      resolve({ socketPath: line.toString().trim() })
    })
  })
}

async function superviseServer(folder: string): Promise<void> {
  const supervisorSocket = join(folder, SUPERVISOR_SOCKET)
  const postgres = await startPostgres({ dataFolder: folder, settings: TEST_SETTINGS })
  await dropLeftovers(postgres.socketPath, () => true)
  const users = new Set<Socket>()
  let lingering: Timer | undefined
  const stop = async () => {
    server.close()
    rmSync(supervisorSocket, { force: true })
    await postgres.stop()
    process.exit(0)
  }
  const shutDownWhenIdle = () => {
    lingering = setTimeout(stop, IDLE_SHUTDOWN_MS)
  }
  const server = createServer((user) => {
    clearTimeout(lingering)
    users.add(user)
    user.on("error", () => {})
    user.on("close", () => {
      users.delete(user)
      dropLeftovers(postgres.socketPath, isFromDeadProcess).catch((error) => console.error(error))
      if (users.size === 0) shutDownWhenIdle()
    })
    user.resume()
    user.write(`${postgres.socketPath}\n`)
  })
  rmSync(supervisorSocket, { force: true })
  server.listen(supervisorSocket, shutDownWhenIdle)
}

/** Databases of test processes that were killed, and at the keeper's start also templates of older migrations. */
async function dropLeftovers(socketPath: string, isLeftover: (name: string) => boolean): Promise<void> {
  const admin = poolOnSocket(socketPath, "postgres", 1)
  try {
    const rows = await admin<{ name: string }[]>`
      select datname as name from pg_database where datname like 't\\_%' or datname like 'template\\_%'`
    for (const { name } of rows)
      if (isLeftover(name)) await admin.unsafe(`drop database if exists "${name}" with (force)`)
  } finally {
    await admin.end()
  }
}

/** A test's database is named after the process that made it: `t_<pid>_<random>`. */
function isFromDeadProcess(name: string): boolean {
  const pid = /^t_(\d+)_/.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

if (import.meta.main) {
  await superviseServer(process.argv[2]!).catch((error) => {
    if (error instanceof FolderInUse) process.exit(0)
    console.error(error)
    process.exit(1)
  })
}
