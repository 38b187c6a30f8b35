/** Storing and deleting contents, so that the storage and the database say the same. */
import { join } from "node:path"
import { hoursAfter } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import { deleteUnusedContent, insertContent, lockContent, unusedContents } from "./store.ts"

/** A content on the disk of this process. */
export interface NewContent {
  path: string
  hash: Buffer
  sizeBytes: number
}

/** Where files arrive before they are stored. */
export function arrivalsFolder(deps: Pick<Deps, "dataFolder">): string {
  return join(deps.dataFolder, "arriving")
}

/**
 * Stores a content and refers to it, in the order in which a crash leaves nothing but a content without a reference:
 * `refer` writes the row that does, in the transaction it is given.
 */
export async function storeContent<T>(
  deps: Deps,
  content: NewContent,
  refer: (tx: Db) => Promise<T>,
): Promise<T> {
  const key = keyOf(content.hash)
  await insertContent(deps.db, content.hash, content.sizeBytes, deps.clock())
  if (!(await deps.files.exists(key))) await deps.files.put(key, content.path)
  return deps.db.transaction().execute(async (tx) => {
    await lockContent(tx, content.hash)
    await insertContent(tx, content.hash, content.sizeBytes, deps.clock())
    // Somebody may have deleted the same content since.
    if (!(await deps.files.exists(key))) await deps.files.put(key, content.path)
    return refer(tx)
  })
}

/** Deletes the content if its last reference is gone. @returns whether it did */
export async function forgetContent(deps: Deps, hash: Buffer): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    await lockContent(tx, hash)
    if (!(await deleteUnusedContent(tx, hash))) return false
    await deps.files.delete(keyOf(hash))
    return true
  })
}

/** Uploads that still run are younger. */
const UNUSED_HOURS = 24
/** Contents deleted per run. */
const FORGOTTEN_AT_ONCE = 500

/** Clean-up of what crashes and deleted devices left in the storage. @returns how many contents it deleted */
export async function forgetUnusedContents(deps: Deps, signal?: AbortSignal): Promise<number> {
  const before = hoursAfter(deps.clock(), -UNUSED_HOURS)
  let forgotten = 0
  for (const hash of await unusedContents(deps.db, before, FORGOTTEN_AT_ONCE)) {
    if (signal?.aborted) break
    if (await forgetContent(deps, hash)) forgotten += 1
  }
  return forgotten
}

export function keyOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString("hex")
}
