/** Which process serves a cluster, if any: a child of this server, which ends with it or stays behind as an orphan. */
import { spawnSync } from "node:child_process"
import { readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Logger } from "../../base/logger.ts"
import { type ClusterFolders, SOCKET_NAME } from "./cluster.ts"

export interface RunningServer {
  pid: number
  /** Resolves with how it ended. */
  ended: Promise<string>
}

/** An adopted server is not a child of this process: its end is noticed by looking. */
const ORPHAN_POLL_MS = 200

/** The running server of a killed parent; null without one. */
export function adoptOrphan(folders: ClusterFolders, logger: Logger): RunningServer | null {
  const pid = readPostmasterPid(folders)
  if (pid === null || !isServerOf(pid, folders)) return null
  logger.info("orphaned database is adopted", { pid })
  return { pid, ended: waitForExit(pid) }
}

/**
 * Removes the lock files of a dead server. PostgreSQL itself keeps them while any process has that id, including
 * another program's or a zombie. Surviving processes of the dead server are detected by the shared memory, which
 * prevents the next start.
 */
export function removeStaleLocks(folders: ClusterFolders): void {
  const pid = readPostmasterPid(folders)
  if (pid !== null && isServerOf(pid, folders)) return
  rmSync(join(folders.cluster, "postmaster.pid"), { force: true })
  rmSync(join(folders.socket, `${SOCKET_NAME}.lock`), { force: true })
}

function isServerOf(pid: number, folders: ClusterFolders): boolean {
  return isAlive(pid) && workingDirectory(pid) === inodeOf(folders.cluster)
}

/** Line 1 of postmaster.pid is the process id. */
function readPostmasterPid(folders: ClusterFolders): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folders.cluster, "postmaster.pid"), "utf8"), 10)
    return Number.isInteger(pid) && pid > 1 ? pid : null
  } catch {
    return null
  }
}

/**
 * The working directory of a process: a server runs inside its data directory. After a reboot its id may belong to
 * another program. "unknown": gone, or owned by a user whose processes are not accessible, and so not this server's.
 */
function workingDirectory(pid: number): string {
  try {
    return inodeOf(process.platform === "linux" ? `/proc/${pid}/cwd` : workingDirectoryByLsof(pid))
  } catch {
    return "unknown"
  }
}

/** For systems without /proc (macOS). */
function workingDirectoryByLsof(pid: number): string {
  const { stdout } = spawnSync("lsof", ["-a", "-d", "cwd", "-Fn", "-p", `${pid}`], { encoding: "utf8" })
  return /^n(.+)$/m.exec(stdout)?.[1] ?? ""
}

function inodeOf(path: string): string {
  const { dev, ino } = statSync(path)
  return `${dev}:${ino}`
}

export async function waitForExit(pid: number): Promise<string> {
  while (pid > 0 && isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, ORPHAN_POLL_MS).unref())
  return "gone"
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
  return !isZombie(pid)
}

/** Dead, but not reaped by its parent: in containers without an init such processes stay forever. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
  } catch {
    return true
  }
}
