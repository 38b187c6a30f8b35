/** Virus scans of files on issues: in the background after an upload, and by a job for those without a verdict. */
import { MS_PER_MINUTE } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { type Antivirus, SCAN_PRIORITY } from "../../../base/virus-scanner.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { scanContent } from "../../../system/antivirus/actions.ts"
import { record } from "../../../system/audit/store.ts"
import {
  type AwaitingScan,
  findAwaitingScans,
  findScanned,
  saveScanOutcome,
  saveScanStart,
  saveScansDisabled,
} from "./store.ts"

/** A scanner that restarts loads its signatures for a minute. */
const UNREACHABLE_RETRY_MS = 5 * MS_PER_MINUTE
/** Files per run of the job; the next run comes after a minute. */
const BATCH_SIZE = 50

/** Starts the scan in the background; a scan that cannot start now is started by the job. */
export function startScan(deps: Deps, attachmentId: string): void {
  const { antivirus } = deps
  if (!antivirus) return
  findScanned(deps.db, attachmentId)
    .then((file) => file && scanFile(deps, antivirus, file))
    .catch((error) => deps.log.error("A file could not be scanned", { attachmentId, error }))
}

/** The job: scans what has no verdict yet. @returns how many files it scanned */
export async function scanAwaitingFiles(deps: Deps, signal: AbortSignal): Promise<number> {
  const { antivirus } = deps
  if (!antivirus) return saveScansDisabled(deps.db)
  const files = await findAwaitingScans(deps.db, {
    unreachableBefore: new Date(deps.clock().getTime() - UNREACHABLE_RETRY_MS),
    running: [...antivirus.running],
    limit: BATCH_SIZE,
  })
  let scanned = 0
  for (const file of files) {
    if (signal.aborted) break
    try {
      if (await scanFile(deps, antivirus, file, signal)) scanned += 1
    } catch (error) {
      deps.log.error("A file could not be scanned", { attachmentId: file.attachmentId, error })
    }
  }
  return scanned
}

/** @returns whether it was scanned; false when its scan runs already, too many wait, or the file was deleted */
async function scanFile(
  deps: Deps,
  antivirus: Antivirus,
  file: AwaitingScan,
  signal?: AbortSignal,
): Promise<boolean> {
  const { attachmentId, issueId, deviceId, fileName, hash, sizeBytes } = file
  if (antivirus.running.has(attachmentId)) return false
  antivirus.running.add(attachmentId)
  try {
    const ran = await antivirus.slots.tryRun(SCAN_PRIORITY, async () => {
      await saveScanStart(deps.db, attachmentId)
      const outcome = await scanContent(deps, antivirus, { name: fileName, hash, sizeBytes }, signal)
      return inTransaction(deps, async (tx, now) => {
        if (!(await saveScanOutcome(tx, attachmentId, outcome, now))) return false
        const { scanState, virusId, responseInfo } = outcome
        const details = { fileName, after: scanState, virusId, responseInfo }
        const object = { type: "attachment", id: attachmentId, deviceId, issueId } as const
        await record({ tx, actor: null, now }, "ATTACHMENT_SCANNED", object, details)
        return true
      })
    })
    if (ran?.done) deps.publish({ kind: "issue", id: issueId })
    return ran?.done ?? false
  } finally {
    antivirus.running.delete(attachmentId)
  }
}
