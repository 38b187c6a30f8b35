/** Proving, exporting and, for refusals, writing the audit log. */

import { createHash } from "node:crypto"
import type { Actor, DeniedAccess } from "../../base/authorities.ts"
import { deleteOldest } from "../../base/cache.ts"
import { MS_PER_MINUTE } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { auditEntriesAfter, record, SYSTEM_OBJECT } from "./store.ts"
import { auditHashesAfter, type ChainHead, chainHeads, unchainedEntries } from "./store-chain.ts"

/** One problem found in the log, and its position. */
export interface AuditProblem {
  /**
   * CHANGED: the entry differs from its hash. MISSING: the entry is deleted. GAP: links are deleted. CUT: the end is
   * deleted. UNCHAINED: the entry has no link in any chain.
   */
  kind: "CHANGED" | "MISSING" | "GAP" | "CUT" | "UNCHAINED"
  entryId: number | null
  chain: number | null
  position: number | null
}

interface AuditVerification {
  /** Entries that were checked. */
  entries: number
  /** Empty when the log is intact; otherwise the first 100. */
  problems: AuditProblem[]
  /** SHA-256 over the heads of all chains, hex: noted elsewhere, it proves later that nothing up to here was rewritten. */
  head: string
}

/** Hashes per query: about 400 kB, so that a server that verifies keeps answering. */
const HASH_BATCH_SIZE = 1000
/** Problems after which the verification stops. */
const PROBLEMS_MAX = 100

/**
 * Checks every entry against its chain, in one snapshot of the database. An attacker who can change the tables
 * despite their triggers can also forge the whole chain; a `head` stored elsewhere reveals that too.
 *
 * @param signal  ends the verification; its result is then of no use
 */
export async function verifyAuditLog(db: Db, signal?: AbortSignal): Promise<AuditVerification> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const problems: AuditProblem[] = []
      const heads = await chainHeads(tx)
      let entries = 0
      for (const head of heads) entries += await verifyChain(tx, head, problems, signal)
      for (const entryId of await unchainedEntries(tx, PROBLEMS_MAX)) {
        problems.push({ kind: "UNCHAINED", entryId, chain: null, position: null })
      }
      const head = createHash("sha256")
      for (const { hash } of heads) head.update(hash)
      return { entries, problems: problems.slice(0, PROBLEMS_MAX), head: head.digest("hex") }
    })
}

/** @returns its number of links. After a mismatch it continues from the stored hash, so that each one is reported. */
async function verifyChain(
  tx: Db,
  head: ChainHead,
  problems: AuditProblem[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const { chain } = head
  let previous: Uint8Array = new Uint8Array()
  let position = 0
  while (!signal?.aborted) {
    const links = await auditHashesAfter(tx, chain, position, HASH_BATCH_SIZE)
    for (const link of links) {
      const { entryId } = link
      const isNext = link.position === position + 1
      if (!isNext) problems.push({ kind: "GAP", entryId, chain, position: position + 1 })
      if (link.text === null) problems.push({ kind: "MISSING", entryId, chain, position: link.position })
      else if (isNext && !entryHash(previous, link.text).equals(link.hash)) {
        problems.push({ kind: "CHANGED", entryId, chain, position: link.position })
      }
      previous = link.hash
      position = link.position
      if (problems.length >= PROBLEMS_MAX) return position
    }
    if (links.length < HASH_BATCH_SIZE) break
  }
  if (position !== head.entries || !head.hash.equals(previous)) {
    problems.push({ kind: "CUT", entryId: null, chain, position })
  }
  return position
}

function entryHash(previous: Uint8Array, text: string): Buffer {
  return createHash("sha256").update(previous).update(text, "utf8").digest()
}

/** Entries per line batch of the export. */
const EXPORT_BATCH_SIZE = 1000

/** The log as JSON lines, read in batches at the reader's pace. The export itself is audited. */
export async function exportAuditLog(
  deps: Deps,
  actor: Actor,
  afterId: number,
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  await record({ tx: deps.db, actor, now: deps.clock(), address }, "AUDIT_EXPORTED", SYSTEM_OBJECT, {
    after: afterId,
  })
  let last = afterId
  return new ReadableStream({
    async pull(controller) {
      const entries = await auditEntriesAfter(deps.db, last, EXPORT_BATCH_SIZE)
      const newest = entries.at(-1)
      if (newest) {
        last = newest.id
        controller.enqueue(Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")))
      }
      if (entries.length < EXPORT_BATCH_SIZE) controller.close()
    },
  })
}

/** Equal refusals of the same user are written once in this time, so that a polling page makes one entry. */
const REFUSAL_DEDUPLICATION_MS = 10 * MS_PER_MINUTE
/** Cached refusals for that deduplication; beyond this the oldest are evicted and may be written again. */
const REFUSAL_CACHE_SIZE_MAX = 10_000

/** Records denied actions, each of them once within REFUSAL_DEDUPLICATION_MS. */
export function createRefusalRecorder(
  deps: Pick<Deps, "db" | "clock">,
): (refused: DeniedAccess) => Promise<void> {
  const recordedAt = new Map<string, number>()
  return async ({ actor, authority, code, text, reason, deviceId, method, path, address }) => {
    const now = deps.clock()
    const key = `${actor.userId} ${authority} ${deviceId} ${method} ${text}`
    const at = recordedAt.get(key)
    if (at !== undefined && now.getTime() - at < REFUSAL_DEDUPLICATION_MS) return
    recordedAt.delete(key)
    recordedAt.set(key, now.getTime())
    if (recordedAt.size > REFUSAL_CACHE_SIZE_MAX) deleteOldest(recordedAt)
    const object = { type: deviceId === null ? "system" : "device", id: deviceId, deviceId } as const
    const details = { authority, code, reason, method, path }
    await record({ tx: deps.db, actor, now, address }, "ACCESS_REFUSED", object, details)
  }
}
