/** PostgreSQL refuses to run as root: who it runs as then, and how a command is started as that user. */

import { chownSync, readFileSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { required } from "../../base/assert.ts"

export interface SystemAccount {
  uid: number
  gid: number
  name: string
}

/** In this order: the distribution's own for this database, the one always there. */
const DATABASE_ACCOUNTS = ["postgres", "nobody"]
/**
 * System accounts for a server that is started as root, in order of preference: the product's own account, the one
 * without privileges, the one for services. Never the database's account: a compromised server must not reach the
 * table files.
 */
const SERVER_ACCOUNTS = ["millwright", "nobody", "daemon"]

const LOW_PORTS_CAPABILITY = { name: "net_bind_service" }

/** Capabilities that let an unprivileged process pass folders closed to it, weakest first, with their kernel bit. */
const TRAVERSAL_CAPABILITIES = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
] as const

/**
 * @returns null when this process is not root: the database then runs as the user of this process
 * @throws Error when root finds none of the accounts
 */
export function databaseAccount(clusterFolder: string): SystemAccount | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readAccounts()
  const owner = ownerOf(clusterFolder)
  if (owner)
    return accounts.find((account) => account.uid === owner.uid) ?? { ...owner, name: `${owner.uid}` }
  for (const name of DATABASE_ACCOUNTS) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid !== 0)
    if (account) return account
  }
  throw new Error(
    `PostgreSQL cannot run as root and none of the users ${DATABASE_ACCOUNTS.join(", ")} exists`,
  )
}

/** @returns null when this process is not root, and so stays what it is */
export function serverAccount(clusterFolder: string): SystemAccount | null {
  const database = databaseAccount(clusterFolder)
  if (!database) return null
  const accounts = readAccounts()
  for (const name of SERVER_ACCOUNTS) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid !== 0)
    if (account && account.uid !== database.uid) return account
  }
  throw new Error(
    `the server does not stay root, and none of the users ${SERVER_ACCOUNTS.join(", ")} is free for it`,
  )
}

/** What the database's programs see of the server's environment: nothing that could change their settings (PGPORT, LC_ALL). */
export const POSTGRES_ENVIRONMENT = { PATH: process.env.PATH ?? "/usr/bin:/bin" }

/** Gives a folder or file to the database's user; nothing to do when the server runs as that user. */
export function chown(user: SystemAccount | null, path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** A program and its arguments. */
export type Command = [program: string, ...args: string[]]

/**
 * The command line that runs `command` as `user`, without root's groups.
 *
 * @param reach  the folder that must be reachable. Where a parent (such as /root) is closed to `user`, the command
 *               keeps only the capability to pass closed folders
 * @param options.lowPorts  also keeps the capability to open ports below 1024
 * @throws Error naming the closed folder when the kernel grants no such capability
 */
export function commandAs(
  user: SystemAccount | null,
  command: readonly string[],
  reach: string,
  options: { lowPorts?: boolean; alsoReach?: string[] } = {},
): Command {
  const [program, ...args] = command
  if (!user) return [required(program, "the program to start"), ...args]
  const drop: Command = [
    "setpriv",
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    "--no-new-privs",
  ]
  const reached =
    [reach, ...(options.alsoReach ?? [])].find((path) => inaccessibleParent(user, path)) ?? reach
  const kept = [...traversalCapabilities(user, reached), ...(options.lowPorts ? [LOW_PORTS_CAPABILITY] : [])]
  if (kept.length === 0) return [...drop, ...command]
  const names = kept.map(({ name }) => `+${name}`).join(",")
  // Without this bit access(2) ignores ambient capabilities, and PostgreSQL checks its own programs with access(2).
  const keep = ["--securebits=+no_setuid_fixup", `--inh-caps=${names}`, `--ambient-caps=${names}`]
  return [...drop, ...keep, ...command]
}

function traversalCapabilities(user: SystemAccount, reach: string): { name: string }[] {
  const closed = inaccessibleParent(user, reach)
  if (!closed) return []
  const granted = TRAVERSAL_CAPABILITIES.find(({ bit }) => (capabilityBoundingSet() >> bit) & 1n)
  if (!granted)
    throw new Error(
      `user "${user.name}" cannot reach ${reach}: ${closed} is closed to it; choose another data folder`,
    )
  return [granted]
}

/** The first folder above `path` that `user` may not pass through, or null. */
export function inaccessibleParent(user: SystemAccount, path: string): string | null {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const mayPass = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001
    if (!mayPass) return folder
    if (folder === dirname(folder)) return null
  }
}

/** @returns null when this system has no such account */
export function findAccount(name: string): SystemAccount | null {
  return readAccounts().find((account) => account.name === name) ?? null
}

function readAccounts(): SystemAccount[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null
}

/** The kernel's bounding set of this process: what a child may still be granted. @see proc(5), CapBnd */
function capabilityBoundingSet(): bigint {
  const line = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))
  return line ? BigInt(`0x${line[1]}`) : 0n
}
