/** Which process serves a cluster, if any: our own child leaves with us or stays behind as an orphan. */
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

/** An adopted server is not our child: its end is noticed by looking. */
const ORPHAN_POLL_MS = 200

/** The server that a killed parent left behind, if it lives. */
export function adoptOrphan(folders: ClusterFolders, logger: Logger): RunningServer | null {
  const pid = readPostmasterPid(folders)
  if (pid === null || !isServerOf(pid, folders)) return null
  logger.info("orphaned database is adopted", { pid })
  return { pid, ended: waitForExit(pid) }
}

/**
 * Removes the lock files of a server that is dead. PostgreSQL itself leaves them while any process has that id, also
 * another program's or one that is dead but was never reaped. What still lives of the dead server shows in shared
 * memory and keeps the next one out.
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
 * Where a process works: a server works inside its data directory. After a restart of the machine its id may be
 * another program's. "unknown": gone, or of a user whose processes we may not look at, and so not ours.
 */
function workingDirectory(pid: number): string {
  try {
    return inodeOf(process.platform === "linux" ? `/proc/${pid}/cwd` : workingDirectoryByLsof(pid))
  } catch {
    return "unknown"
  }
}

/** Where there is no /proc (macOS). */
function workingDirectoryByLsof(pid: number): string {
  const { stdout } = spawnSync("lsof", ["-a", "-d", "cwd", "-Fn", "-p", `${pid}`], { encoding: "utf8" })
  return /^n(.+)$/m.exec(stdout)?.[1] ?? ""
}

function inodeOf(path: string): string {
  const { dev, ino } = statSync(path)
  return `${dev}:${ino}`
}

async function waitForExit(pid: number): Promise<string> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, ORPHAN_POLL_MS).unref())
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

/** Dead, but its parent has not asked how it ended: containers without an init keep such processes for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
  } catch {
    return true
  }
}
