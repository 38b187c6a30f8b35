/** What ends and deletes a browser from outside its session's Worker, which may be gone. */
import { rm } from "node:fs/promises"

/** Kills a browser with all its processes. @param pid  of the first one, which leads their group */
export function killBrowser(pid: number | undefined): void {
  if (!pid) return
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // It has ended already.
  }
}

/** Its processes may still write for a moment. */
const DELETE_TRIES = 20
const DELETE_RETRY_MS = 100

/** @throws Error when the folder cannot be deleted */
export async function deleteProfile(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries === DELETE_TRIES) throw error
      await Bun.sleep(DELETE_RETRY_MS)
    }
  }
}
