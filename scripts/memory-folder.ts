/** Where tests keep their files: in memory where that is possible, because databases and recordings sync all they write. */
import { readFileSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const MEMORY = "/dev/shm"
/** Two servers with their databases and two browsers at a time take less than one. */
const FREE_BYTES_MIN = 4 * 1024 ** 3

/** @returns `/dev/shm` where it is large enough and programs may be run from it; else the system's temporary folder */
export function testFilesFolder(): string {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n")
    const [, , type, options = ""] = mounts.find((line) => line.split(" ")[1] === MEMORY)?.split(" ") ?? []
    const { bavail, bsize } = statfsSync(MEMORY)
    const isUsable = type === "tmpfs" && !options.split(",").includes("noexec")
    return isUsable && bavail * bsize >= FREE_BYTES_MIN ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
