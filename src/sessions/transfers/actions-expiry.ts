/** Clean-up of expired and interrupted transfers. */
import { hoursBefore } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { deleteContentIfUnreferenced } from "../../system/files/actions.ts"
import { deleteOldInterrupted } from "./interrupted.ts"
import { TRANSFER_CONTENT_HOURS } from "./rules.ts"
import { failUnfinishedTransfers, releaseExpiredContents } from "./store.ts"

/** Contents per run of the job. */
const BATCH_SIZE = 200

/** Called before the server takes requests. @returns how many transfers the last server left */
export function failStaleTransfers({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return failUnfinishedTransfers(db, clock())
}

/** The job: deletes contents, and parts of interrupted fetches, that were kept long enough. @returns how many */
export async function deleteExpiredTransferContents(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = hoursBefore(deps.clock(), TRANSFER_CONTENT_HOURS)
  const hashes = await deps.db.transaction().execute((tx) => releaseExpiredContents(tx, before, BATCH_SIZE))
  for (const hash of hashes) {
    // Those that are left are unreferenced, and deleted by the clean-up of contents.
    if (signal.aborted) break
    await deleteContentIfUnreferenced(deps, hash)
  }
  return hashes.length + (await deleteOldInterrupted(deps, before))
}
