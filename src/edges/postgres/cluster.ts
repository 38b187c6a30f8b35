/** The folders of one embedded database and its creation: everything that is done before a server can start on it. */
import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { syncFolder } from "../files/durable-files.ts"
import {
  type Command,
  chown,
  commandAs,
  databaseAccount,
  POSTGRES_ENVIRONMENT,
  type SystemAccount,
  serverAccount,
} from "./system-account.ts"

/** The database's superuser and the owner of the tables. */
export const DATABASE_USER = "millwright"
export const SOCKET_NAME = ".s.PGSQL.5432"
/** `sun_path` holds 108 bytes on Linux and 104 on macOS, one of them the final zero. */
const SOCKET_PATH_BYTES_MAX = process.platform === "darwin" ? 103 : 107

export interface ClusterFolders {
  /** Everything of the database: `<data>/pg`, mode 0700, owned by `user`. */
  home: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** Holds the socket, mode 0700. */
  socket: string
  log: string
  /** Whom the database runs as; null: the user of this process. */
  user: SystemAccount | null
  /** Whom the server becomes, which only connects; null: the user of this process. */
  server: SystemAccount | null
}

/**
 * Creates the folders, protected from other users of the machine: the server owns the data folder, the database `pg`.
 * A data folder that others may enter keeps its mode.
 */
export function prepareFolders(dataFolder: string): ClusterFolders {
  const data = resolve(dataFolder)
  const home = join(data, "pg")
  const user = databaseAccount(join(home, "data"))
  const server = serverAccount(join(home, "data"))
  mkdirSync(dirname(data), { recursive: true })
  if (!existsSync(data)) mkdirSync(data, { mode: 0o700 })
  if (user && !existsSync(home)) allowTraversal(data, user)
  for (const folder of [home, join(home, "run"), join(home, "log")]) createPrivateFolder(folder, user)
  const socket = socketFolder(join(home, "run"), home, user)
  for (const folder of new Set([home, socket])) allowConnect(folder, user, server)
  return { home, cluster: join(home, "data"), socket, log: join(home, "log"), user, server }
}

/** When started as root, the server's account passes through to the socket and sees nothing else. */
function allowConnect(folder: string, user: SystemAccount | null, server: SystemAccount | null): void {
  if (!user || !server) return
  chownSync(folder, user.uid, server.gid)
  chmodSync(folder, 0o710)
}

/** When started as root, the data folder becomes 0710 with the database's group: its user passes through and sees nothing else. */
function allowTraversal(data: string, user: SystemAccount): void {
  const { mode, uid } = lstatSync(data)
  if (uid !== 0 || (mode & 0o777) !== 0o700) return
  chownSync(data, 0, user.gid)
  chmodSync(data, 0o710)
}

function createPrivateFolder(folder: string, user: SystemAccount | null): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { mode: 0o700 })
  chown(user, folder)
}

/** The socket is in the data folder unless its path is too long for the kernel; then in a short private folder. */
function socketFolder(preferred: string, home: string, user: SystemAccount | null): string {
  if (Buffer.byteLength(join(preferred, SOCKET_NAME)) <= SOCKET_PATH_BYTES_MAX) return preferred
  const short = join(tmpdir(), `millwright-${Bun.hash(home).toString(36)}`)
  createPrivateFolder(short, user)
  const { uid, mode } = lstatSync(short)
  if (uid !== (user?.uid ?? process.getuid?.()) || (mode & 0o067) !== 0)
    throw new Error(`${short} is needed for the database's socket but belongs to another account`)
  return short
}

/** Collation and letter case independent of the machine's locales; UTF-8; page checksums. */
const INITDB_OPTIONS = [
  ["--username", DATABASE_USER],
  ["--auth-local=peer", "--auth-host=reject", "--data-checksums"],
  ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
].flat()

/**
 * Creates PostgreSQL's data directory atomically: built beside the target and renamed.
 *
 * @throws Error with the output of initdb, e.g. when the disk is full
 */
export function createCluster(folders: ClusterFolders, runtime: string): void {
  if (existsSync(folders.cluster)) return
  const building = `${folders.cluster}.new`
  rmSync(building, { recursive: true, force: true })
  const command: Command = [join(runtime, "bin", "initdb"), "-D", building, ...INITDB_OPTIONS]
  const [program, ...args] = commandAs(folders.user, command, folders.home)
  const result = spawnSync(program, args, { cwd: "/", env: POSTGRES_ENVIRONMENT, encoding: "utf8" })
  if (result.status !== 0)
    throw new Error(`the database could not be created: ${result.stderr || result.error}`)
  renameSync(building, folders.cluster)
  // initdb has synced the content.
  syncFolder(folders.home)
}
