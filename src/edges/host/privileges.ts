/** A server that was started as root gives its rights away: which account it becomes, and whose the data folder is then. */

import { chmodSync, chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { assert, required } from "../../base/assert.ts"
import { loadSecretKey } from "../files/secret-key.ts"
import {
  commandAs,
  databaseAccount,
  inaccessibleParent,
  type SystemAccount,
  serverAccount,
} from "../postgres/system-account.ts"

/** The program's own files; in a single binary there are none. */
const PROGRAM_FOLDER = join(import.meta.dir, "../../..")
/**
 * Mode of a data folder owned by root: the server's account creates its own entries, moves or removes no others
 * (sticky), and other accounts may traverse to their own files below. The database's folder stays inaccessible to the
 * server.
 */
const SHARED_MODE = 0o1771
const SERVER_GROUP_BITS = 0o1770
const PRIVATE_MODE = 0o700
/** The database's folder in the data folder. */
const DATABASE_FOLDER = "pg"
/** Root's: opened before the server's account is taken on, and out of its reach afterwards. */
const ROOT_FILES = /^(lock(\.pid|-journal)?|secret\.key)$/
const LOW_PORT_MAX = 1023

interface Privileges {
  account: SystemAccount
  /** Gives the account the server's files in the data folder; all files when the folder had another owner. */
  transferOwnership(): void
  /** Drops root irrevocably, in all threads. Call it when port, keys and database are open. */
  drop(): void
}

/** @returns null when this process is not root */
export function rootPrivileges(dataFolder: string): Privileges | null {
  const data = resolve(dataFolder)
  const account = serverAccount(join(data, DATABASE_FOLDER, "data"))
  if (!account) return null
  return {
    account,
    transferOwnership: () => shareDataFolder(data, account),
    drop() {
      const { setgroups, setgid, setuid } = process
      assert(setgroups && setgid && setuid, "root exists on POSIX systems only")
      setgroups.call(process, [account.gid])
      setgid.call(process, account.gid)
      setuid.call(process, account.uid)
    },
  }
}

interface ReexecOptions {
  dataFolder: string
  port: number
  keyFile: string | null
  /** Others that the program writes to. */
  folders?: string[]
}

/**
 * For root when the program or the data folder is below a folder that is closed to other accounts, such as /root: the
 * account could not reach its files after the drop. Re-executes the program as one account for server and database,
 * which keeps the capability to traverse closed folders and no other privilege of root. Does not return in that case.
 *
 * @param warn  receives what remains exposed and how to fix it
 * @throws Error when the program that changes the account is not installed
 */
export function reexecUnprivileged(
  { dataFolder, port, keyFile, folders = [] }: ReexecOptions,
  warn: (sentence: string) => void,
): void {
  const data = resolve(dataFolder)
  const cluster = join(data, DATABASE_FOLDER, "data")
  const own = serverAccount(cluster)
  const closed =
    own &&
    (inaccessibleParent(own, PROGRAM_FOLDER) ?? inaccessibleParent(own, existingAncestor(dirname(data))))
  if (!closed) return
  const account = required(databaseAccount(cluster), "the account of the database")
  // Created as root if it is outside the data folder; readable afterwards.
  loadSecretKey(data, keyFile)
  chownDataFolder(data, account)
  for (const folder of folders) chownFolder(folder, account)
  warn(
    `${closed} is closed to other users: the server runs as "${account.name}" and keeps the right to read files of ` +
      "others. Move program and data to open folders, such as /opt and /srv, to drop that too.",
  )
  const isBinary = Bun.main.startsWith("/$bunfs/")
  const again = [process.execPath, ...(isBinary ? process.argv.slice(2) : process.argv.slice(1))]
  const command = commandAs(account, again, data, {
    alsoReach: [PROGRAM_FOLDER, process.execPath],
    lowPorts: port > 0 && port <= LOW_PORT_MAX,
  })
  const setpriv = Bun.which(command[0])
  if (!setpriv) throw new Error(`${command[0]} is needed to start as root; it is part of util-linux`)
  ;(process as Execve).execve(setpriv, command, process.env)
}

/** The function of Node 22 that bun-types does not declare yet. */
type Execve = typeof process & {
  execve(file: string, args: string[], environment: NodeJS.ProcessEnv): never
}

/** The deepest folder of a path that exists. */
function existingAncestor(path: string): string {
  return existsSync(path) ? path : existingAncestor(dirname(path))
}

function shareDataFolder(data: string, account: SystemAccount): void {
  const { gid, mode } = ensureDataFolder(data)
  if (gid !== account.gid || (mode & SERVER_GROUP_BITS) !== SERVER_GROUP_BITS) {
    for (const name of readdirSync(data)) {
      if (ROOT_FILES.test(name)) lchownSync(join(data, name), 0, 0)
      else if (name !== DATABASE_FOLDER) chownRecursive(join(data, name), account)
    }
    chownSync(data, 0, account.gid)
    chmodSync(data, SHARED_MODE)
  }
}

/** For commands of root: folders that they wrote into are the server's afterwards, as all others in the data folder. */
export function transferWritten(dataFolder: string, folders: readonly string[]): void {
  const privileges = rootPrivileges(dataFolder)
  if (!privileges) return
  const { uid, gid } = lstatSync(dataFolder)
  const account = uid === 0 ? privileges.account : { ...privileges.account, uid, gid }
  for (const name of folders.filter((each) => existsSync(join(dataFolder, each))))
    chownRecursive(join(dataFolder, name), account)
}

/** Makes a folder the account's, with everything in it. */
export function chownFolder(folder: string, account: SystemAccount): void {
  mkdirSync(folder, { recursive: true })
  chownRecursive(folder, account)
}

/** Server and database are one account, and the folder is its own. */
function chownDataFolder(data: string, account: SystemAccount): void {
  if (ensureDataFolder(data).uid === account.uid) return
  for (const name of readdirSync(data)) chownRecursive(join(data, name), account)
  chmodSync(data, PRIVATE_MODE)
  chownSync(data, account.uid, account.gid)
}

function ensureDataFolder(data: string): { uid: number; gid: number; mode: number } {
  mkdirSync(dirname(data), { recursive: true })
  if (!existsSync(data)) mkdirSync(data, { mode: PRIVATE_MODE })
  return lstatSync(data)
}

/** Links are given away, what they point to is not: it may be anything. */
function chownRecursive(path: string, account: SystemAccount): void {
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) chownRecursive(join(path, name), account)
  lchownSync(path, account.uid, account.gid)
}
