/** Storing and deleting contents, so that the storage and the database say the same. */
import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { hoursAfter } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import type { ContentState } from "../base/file-storage.ts"
import { Refusal } from "../base/refusal.ts"
import {
  deleteUnusedContent,
  insertContent,
  lockContent,
  namesOf,
  unusedContents,
  usedContents,
} from "./store.ts"

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

/** What arrived when the server ended unexpectedly; to be called before it takes uploads. @returns how many files */
export async function clearArrivals(deps: Pick<Deps, "dataFolder">): Promise<number> {
  const folder = arrivalsFolder(deps)
  const left = await readdir(folder).catch(() => [])
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
  return left.length
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
  if ((await deps.files.check(key)) !== "WHOLE") await deps.files.put(key, content.path)
  return deps.db.transaction().execute(async (tx) => {
    await lockContent(tx, content.hash)
    await insertContent(tx, content.hash, content.sizeBytes, deps.clock())
    // Somebody may have deleted the same content since.
    if ((await deps.files.check(key)) !== "WHOLE") await deps.files.put(key, content.path)
    return refer(tx)
  })
}

/**
 * The content of a file that the book knows, for its download.
 *
 * @param named  what refers to it, for the log
 * @throws Refusal NOT_FOUND when it is missing or damaged; logged, because the administrator must know
 */
export async function readContent(
  deps: Deps,
  hash: Buffer,
  sizeBytes: number,
  named: Record<string, string>,
): Promise<ReadableStream<Uint8Array>> {
  const key = keyOf(hash)
  const content = await deps.files.get(key, sizeBytes)
  if (content) return content
  deps.log.error("A stored file is missing or damaged; uploading it again replaces it", {
    ...named,
    hash: key,
  })
  throw new Refusal("NOT_FOUND", `content ${key} is missing or damaged`, { text: "contentDamaged" })
}

/** What `verifyContents` found. */
export interface ContentsProof {
  checked: number
  /** Of the product's files that are not as they were stored: hash, state, and what refers to them. */
  damaged: { hash: string; state: Exclude<ContentState, "WHOLE">; names: string[] }[]
}

/** Read in parts, so that a book of any size can be checked. */
const CHECKED_AT_ONCE = 500

/** Reads every stored file and compares it with its hash. */
export async function verifyContents({ db, files }: Pick<Deps, "db" | "files">): Promise<ContentsProof> {
  const proof: ContentsProof = { checked: 0, damaged: [] }
  let after: Buffer | null = null
  for (;;) {
    const hashes: Buffer[] = await usedContents(db, after, CHECKED_AT_ONCE)
    for (const hash of hashes) {
      const state = await files.check(keyOf(hash))
      proof.checked += 1
      if (state !== "WHOLE") proof.damaged.push({ hash: keyOf(hash), state, names: await namesOf(db, hash) })
    }
    if (hashes.length < CHECKED_AT_ONCE) return proof
    after = hashes.at(-1)!
  }
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
  let forgotten = await deps.files.removeDrafts(before)
  for (const hash of await unusedContents(deps.db, before, FORGOTTEN_AT_ONCE)) {
    if (signal?.aborted) break
    if (await forgetContent(deps, hash)) forgotten += 1
  }
  return forgotten
}

export function keyOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString("hex")
}
