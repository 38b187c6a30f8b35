/**
 * Access to the embedded database: accounts of this machine, identified by the kernel (peer), each as its own role.
 */

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { SERVING_ROLE } from "../../../sql/grants.ts"
import { required } from "../../base/assert.ts"
import { type ClusterFolders, DATABASE_USER } from "./cluster.ts"
import { commandAs, POSTGRES_ENVIRONMENT } from "./system-account.ts"

/** The map of accounts to roles in `pg_ident.conf`. */
const IDENT_MAP = "millwright"

const HBA_CONFIG = `# Written at every start.
# TYPE  DATABASE  USER  METHOD
local   all       all   peer map=${IDENT_MAP}
`

/**
 * Writes the server's access rules; also of a database that an earlier version created with `trust`.
 *
 * @throws Error with the system's words, e.g. when the disk is full
 */
export function writeAccessRules(folders: ClusterFolders): void {
  writeAsDatabaseAccount(folders, "pg_ident.conf", identMap(folders))
  writeAsDatabaseAccount(folders, "pg_hba.conf", HBA_CONFIG)
}

/** The database's own account and root are its owner; the server's account is the serving role alone. */
function identMap({ user, server }: ClusterFolders): string {
  const owners = new Set([
    accountName(0),
    accountName(user?.uid ?? required(process.getuid?.(), "the account of this process")),
  ])
  const servers = new Set([...owners, ...(server ? [accountName(server.uid)] : [])])
  const lines = [
    ...[...owners].map((account) => [account, DATABASE_USER]),
    ...[...servers].map((account) => [account, SERVING_ROLE]),
  ].map(([account, role]) => `${IDENT_MAP}  "${account}"  ${role}`)
  return `# Written at every start.\n# MAP  ACCOUNT  ROLE\n${lines.join("\n")}\n`
}

/**
 * As looked up by the database.
 *
 * @throws Error when the account has no name, without which PostgreSQL does not start
 */
function accountName(uid: number): string {
  const { status, stdout } = spawnSync("id", ["-un", `${uid}`], { encoding: "utf8" })
  const name = stdout?.trim() ?? ""
  if (status !== 0 || name === "" || name.includes('"'))
    throw new Error(`user ${uid} has no usable name in this system's list of users; PostgreSQL needs one`)
  return name
}

/** Written by the database's own account: root writes nothing in a folder of others. */
function writeAsDatabaseAccount(folders: ClusterFolders, name: string, text: string): void {
  const script = 'umask 077; cat > "$1.new" && mv "$1.new" "$1"'
  const [program, ...args] = commandAs(
    folders.user,
    ["sh", "-c", script, "sh", join(folders.cluster, name)],
    folders.home,
  )
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: "/",
    env: POSTGRES_ENVIRONMENT,
    input: text,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${name} of the database could not be written: ${stderr || error}`)
}
