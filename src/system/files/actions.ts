/** Storing and deleting contents so that storage and database stay consistent. */

import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { itemAt } from "../../base/assert.ts"
import { hoursBefore } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { ContentState, FilePart } from "../../base/file-storage.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import {
  deleteUnreferencedContent,
  describeReferences,
  findReferencedContents,
  findUnreferencedContents,
  insertContent,
  lockContent,
} from "./store.ts"

/** A content on the disk of this process. */
export interface NewContent {
  path: string
  hash: Buffer
  sizeBytes: number
}

/** Folder of files that are not yet stored. */
export function uploadFolder(deps: Pick<Deps, "dataFolder">): string {
  return join(deps.dataFolder, "arriving")
}

/** What arrived when the server ended unexpectedly; to be called before it takes uploads. @returns how many files */
export async function deleteIncompleteUploads(deps: Pick<Deps, "dataFolder">): Promise<number> {
  const folder = uploadFolder(deps)
  const left = await readdir(folder).catch(() => [])
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
  return left.length
}

/**
 * Stores a content and refers to it, in the order in which a crash leaves nothing but a content without a reference:
 * `refer` writes the row that does, in the transaction it is given.
 */
export function storeContent<T>(
  deps: Deps,
  content: NewContent,
  insertReference: (tx: Db) => Promise<T>,
): Promise<T> {
  return storeContents(deps, [content], insertReference)
}

/** The same for several contents, whose references are written in one transaction: all of them or none. */
export async function storeContents<T>(
  deps: Deps,
  contents: readonly NewContent[],
  insertReferences: (tx: Db) => Promise<T>,
): Promise<T> {
  for (const content of contents) {
    await insertContent(deps.db, content.hash, content.sizeBytes, deps.clock())
    await putUnlessIntact(deps, content)
  }
  return inTransaction(deps, async (tx, now) => {
    // In one order: two uploads of the same files do not wait for each other.
    for (const content of contents.toSorted((one, other) => Buffer.compare(one.hash, other.hash))) {
      await lockContent(tx, content.hash)
      await insertContent(tx, content.hash, content.sizeBytes, now)
      // The same content may have been deleted concurrently.
      await putUnlessIntact(deps, content)
    }
    return insertReferences(tx)
  })
}

async function putUnlessIntact({ files }: Deps, { hash, path }: NewContent): Promise<void> {
  const key = storageKey(hash)
  if ((await files.verify(key)) !== "INTACT") await files.put(key, path)
}

/**
 * The content of a file that is in the database, for its download.
 *
 * @param logFields  the referencing objects, for the log
 * @param part       null for all of it
 * @throws Refusal NOT_FOUND when it is missing or damaged; logged as an error for the administrator
 */
export async function readContent(
  deps: Deps,
  hash: Buffer,
  sizeBytes: number,
  logFields: Record<string, string>,
  part: FilePart | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const key = storageKey(hash)
  const content = await deps.files.get(key, sizeBytes, part)
  if (content) return content
  deps.log.error("A stored file is missing or damaged; uploading it again replaces it", {
    ...logFields,
    hash: key,
  })
  throw new Refusal("NOT_FOUND", `content ${key} is missing or damaged`, { text: "contentDamaged" })
}

/** What `verifyContents` found. */
interface ContentVerification {
  checked: number
  /** Files of the product that are not as they were stored: hash, state, and what refers to them. */
  damaged: { hash: string; state: Exclude<ContentState, "INTACT">; names: string[] }[]
}

/** Read in parts, so that a book of any size can be checked. */
const VERIFY_BATCH_SIZE = 500

/** Reads every stored file and compares it with its hash. */
export async function verifyContents({
  db,
  files,
}: Pick<Deps, "db" | "files">): Promise<ContentVerification> {
  const proof: ContentVerification = { checked: 0, damaged: [] }
  let after: Buffer | null = null
  for (;;) {
    const hashes: Buffer[] = await findReferencedContents(db, after, VERIFY_BATCH_SIZE)
    for (const hash of hashes) {
      const state = await files.verify(storageKey(hash))
      proof.checked += 1
      if (state !== "INTACT")
        proof.damaged.push({ hash: storageKey(hash), state, names: await describeReferences(db, hash) })
    }
    if (hashes.length < VERIFY_BATCH_SIZE) return proof
    after = itemAt(hashes, -1)
  }
}

/** Deletes the content if it has no references left. @returns whether it was deleted */
export async function deleteContentIfUnreferenced(deps: Deps, hash: Buffer): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    await lockContent(tx, hash)
    if (!(await deleteUnreferencedContent(tx, hash))) return false
    await deps.files.delete(storageKey(hash))
    return true
  })
}

/** Uploads that still run are younger. */
const UNREFERENCED_RETENTION_HOURS = 24
/** Contents deleted per run. */
const DELETE_BATCH_SIZE = 500

/** Clean-up of what crashes and deleted devices left in the storage. @returns how many contents it deleted */
export async function deleteUnreferencedContents(deps: Deps, signal?: AbortSignal): Promise<number> {
  const before = hoursBefore(deps.clock(), UNREFERENCED_RETENTION_HOURS)
  let deleted = await deps.files.removePartialFiles(before)
  for (const hash of await findUnreferencedContents(deps.db, before, DELETE_BATCH_SIZE)) {
    if (signal?.aborted) break
    if (await deleteContentIfUnreferenced(deps, hash)) deleted += 1
  }
  return deleted
}

export function storageKey(hash: Uint8Array): string {
  return Buffer.from(hash).toString("hex")
}
