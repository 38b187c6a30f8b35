/** What is left of fetches that were interrupted, for the user's next fetch of the same file of the machine. */
import { createHash } from "node:crypto"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Deps } from "../../base/deps.ts"
import { uploadFolder } from "../../system/files/actions.ts"

/** Limit for all users together: each may be as large as a transfer. The oldest are deleted first. */
const INTERRUPTED_FETCHES_MAX = 10

interface FetchedPlace {
  userId: string
  interfaceId: string
  machinePath: string
}

/** No other user's fetch, and no other machine's, goes on with what lies there. */
export function interruptedPath(deps: Pick<Deps, "dataFolder">, place: FetchedPlace): string {
  const { userId, interfaceId, machinePath } = place
  const name = createHash("sha256").update(JSON.stringify([userId, interfaceId, machinePath]))
  return join(folderOf(deps), name.digest("hex"))
}

/** The server's start deletes the folder with all that arrives: after a crash its last bytes are not certain. */
function folderOf(deps: Pick<Deps, "dataFolder">): string {
  return join(uploadFolder(deps), "interrupted")
}

export async function prepareInterrupted(deps: Pick<Deps, "dataFolder">): Promise<void> {
  await mkdir(folderOf(deps), { recursive: true, mode: 0o700 })
}

/** With the description of its version, which lies beside it. */
export async function deleteInterrupted(path: string): Promise<void> {
  for (const one of [path, `${path}.version`]) await rm(one, { force: true })
}

/** Keeps the newest that changed since then. @returns how many were deleted */
export async function deleteOldInterrupted(deps: Pick<Deps, "dataFolder">, since: Date): Promise<number> {
  const folder = folderOf(deps)
  const names = await readdir(folder).catch(() => [])
  const found: { path: string; changedAtMs: number }[] = []
  for (const name of names.filter((name) => !name.includes("."))) {
    const path = join(folder, name)
    const changedAtMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (changedAtMs !== null) found.push({ path, changedAtMs })
  }
  found.sort((one, other) => other.changedAtMs - one.changedAtMs)
  const old = found.filter(
    ({ changedAtMs }, at) => at >= INTERRUPTED_FETCHES_MAX || changedAtMs < since.getTime(),
  )
  for (const { path } of old) await deleteInterrupted(path)
  return old.length
}
