/** What runs on this machine, for tests about what must not be left running. */

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { waitUntil } from "./eventually.ts"

/** Processes that have `text` in their command line. */
export function findProcesses(text: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && commandLine(name).includes(text))
    .map(Number)
}

/** The server process of an embedded database. */
export function postmasterPid(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, "pg/data/postmaster.pid"), "utf8"), 10)
}

/** Ends an orphaned database that a test left behind on purpose or by failing. */
export async function killDatabase(dataFolder: string): Promise<void> {
  for (const pid of findProcesses(`${dataFolder}/pg/data`)) quit(pid)
  await waitUntil("the database is gone", () => findProcesses(`${dataFolder}/pg/data`).length === 0)
}

/** Processes that the first signal ended are gone before theirs. */
function quit(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
