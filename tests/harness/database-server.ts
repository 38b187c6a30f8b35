/**
 * The PostgreSQL server that all test processes of this user share. A keeper process owns it; whoever is connected to
 * the keeper's socket uses it, and when the last one is gone, however it ended, the keeper stops it and itself.
 * Run as a program, this file is the keeper.
 */
import { spawn } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import { createConnection, createServer, type Socket } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { poolOnSocket } from "../../src/edges/database.ts"
import { FolderInUse } from "../../src/edges/folder-lock.ts"
import { startPostgres } from "../../src/edges/postgres.ts"

/** Outlives the runs: the unpacked programs and the empty cluster are reused. */
const FOLDER = join(tmpdir(), `millwright-tests-${userInfo().uid}`)
const KEEPER_SOCKET = join(FOLDER, "keeper.sock")
/** Longer than the gap between two test processes of one run. */
const LINGER_MS = 3000
const JOIN_MS_MAX = 60_000
const JOIN_POLL_MS = 40

/** Many files side by side, and nothing here is worth a sync to disk. */
const TEST_SETTINGS = {
  max_connections: "300",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
}

let joined: Promise<{ socketPath: string }> | undefined

/** Joins the running server or starts one; this process counts as a user until it ends. */
export function joinServer(): Promise<{ socketPath: string }> {
  joined ??= askOrStart()
  return joined
}

async function askOrStart(): Promise<{ socketPath: string }> {
  mkdirSync(FOLDER, { recursive: true, mode: 0o711 })
  const deadline = performance.now() + JOIN_MS_MAX
  let keeper: ReturnType<typeof spawn> | undefined
  while (performance.now() < deadline) {
    const answer = await askKeeper()
    if (answer) return answer
    if (!keeper || keeper.exitCode !== null) {
      keeper = spawn(process.execPath, [import.meta.path], {
        detached: true,
        stdio: ["ignore", "ignore", "inherit"],
      })
      keeper.unref()
    }
    await Bun.sleep(JOIN_POLL_MS)
  }
  throw new Error(`the test database did not start within ${JOIN_MS_MAX} ms`)
}

/** The keeper greets with one line, the socket path; the connection stays open as long as this process lives. */
function askKeeper(): Promise<{ socketPath: string } | null> {
  return new Promise((resolve) => {
    const socket = createConnection(KEEPER_SOCKET)
    socket.once("error", () => resolve(null))
    socket.once("close", () => resolve(null))
    socket.once("data", (line) => {
      socket.unref()
      resolve({ socketPath: line.toString().trim() })
    })
  })
}

async function keep(): Promise<void> {
  const postgres = await startPostgres({ dataFolder: FOLDER, settings: TEST_SETTINGS })
  await dropLeftovers(postgres.socketPath)
  const users = new Set<Socket>()
  let lingering: Timer | undefined
  const stop = async () => {
    server.close()
    rmSync(KEEPER_SOCKET, { force: true })
    await postgres.stop()
    process.exit(0)
  }
  const linger = () => {
    lingering = setTimeout(stop, LINGER_MS)
  }
  const server = createServer((user) => {
    clearTimeout(lingering)
    users.add(user)
    user.on("error", () => {})
    user.on("close", () => {
      users.delete(user)
      if (users.size === 0) linger()
    })
    user.resume()
    user.write(`${postgres.socketPath}\n`)
  })
  rmSync(KEEPER_SOCKET, { force: true })
  server.listen(KEEPER_SOCKET, linger)
}

/** Databases of test processes that were killed, and templates of migrations that are no more. */
async function dropLeftovers(socketPath: string): Promise<void> {
  const admin = poolOnSocket(socketPath, "postgres", 1)
  const rows = await admin<{ name: string }[]>`
    select datname as name from pg_database where datname like 't\\_%' or datname like 'template\\_%'`
  for (const { name } of rows) await admin.unsafe(`drop database "${name}" with (force)`)
  await admin.end()
}

if (import.meta.main) {
  await keep().catch((error) => {
    if (error instanceof FolderInUse) process.exit(0)
    throw error
  })
}
