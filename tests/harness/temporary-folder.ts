/** A folder for the files of a test, in which something may still be written when a failed test leaves it. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface TemporaryFolder {
  path: string
  remove(): void
}

const REMOVE_TRIES = 20
const RETRY_MS = 50

export function temporaryFolder(name: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `millwright-${name}-`))
  return { path, remove: () => removeFolder(path) }
}

/** A file that is created while its folder is emptied lets that fail. */
function removeFolder(path: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      return rmSync(path, { recursive: true, force: true })
    } catch (error) {
      if (attempt === REMOVE_TRIES) throw error
      Bun.sleepSync(RETRY_MS)
    }
  }
}
