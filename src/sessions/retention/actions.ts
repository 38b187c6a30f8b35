/** Setting how long recordings are kept, and deleting those whose retention has ended. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps, DeviceOrGroupRef } from "../../base/deps.ts"
import { runInBatches } from "../../db/batches.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { auditObjectOf } from "../../machines/devicegroups/actions-audit.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { deleteRecordingFile, recordingFilePath } from "../recordings/files.ts"
import {
  type PreviewRetentionPolicy,
  type RetentionPolicy,
  type RetentionPolicyChange,
  retentionPolicyChanges,
} from "./contract.ts"
import { RETENTION_DIRECTION_DEFAULT, retentionCutoff } from "./rules.ts"
import {
  getRetention,
  listDevicesUnderPolicy,
  listDevicesWithRetention,
  lockRetention,
  type ResolvedRetention,
  type RetentionSetting,
  saveRetention,
} from "./store.ts"
import {
  countExpiredRecordings,
  type ExpiredRecordings,
  extendRetentionOfDevices,
  lockExpiredRecordings,
  markRecordingDeleted,
} from "./store-recordings.ts"

/** Devices per read. */
const DEVICES_PER_BATCH = 500
/** Files per transaction: the row locks end soon. */
export const RECORDINGS_PER_BATCH = 20

/** @param preview  counts for this policy instead of the saved one, before it is saved */
export async function getRetentionPolicy(
  deps: Deps,
  owner: DeviceOrGroupRef,
  preview: PreviewRetentionPolicy = {},
): Promise<RetentionPolicy> {
  const { own, effective, inheritedFrom, version } = await getRetention(deps.db, owner)
  const policy = {
    days: preview.retentionPeriodInDays ?? effective.days,
    direction: preview.direction ?? effective.direction,
  }
  // Recordings kept under the saved policy keep their retention under the next one.
  const old = expiredRecordingsUnder(
    await listDevicesUnderPolicy(deps.db, owner),
    [policy, effective],
    deps.clock(),
  )
  return {
    retentionPeriodInDays: policy.days,
    direction: policy.direction,
    inherited: own === null,
    inheritedFrom,
    recordingsToDelete: old ? await countExpiredRecordings(deps.db, old) : 0,
    version,
  }
}

/**
 * Existing recordings keep the longer of both periods: retention that was granted is never shortened.
 *
 * @throws Refusal NOT_FOUND, CONFLICT when the policy was saved concurrently
 */
export async function changeRetentionPolicy(
  deps: Deps,
  actor: Actor,
  owner: DeviceOrGroupRef,
  change: RetentionPolicyChange,
): Promise<RetentionPolicy> {
  await savePolicy(deps, actor, owner, change.version, ({ own, effective }) => {
    const isAsked = change.retentionPeriodInDays !== undefined || change.direction !== undefined
    if (!own && !isAsked) return null
    const { days, direction } = own ?? effective
    const merged = retentionPolicyChanges.merge({ retentionPeriodInDays: days, direction }, change)
    return { days: merged.retentionPeriodInDays, direction: merged.direction }
  })
  return getRetentionPolicy(deps, owner)
}

/** The owner inherits from now on. @throws Refusal NOT_FOUND */
export function deleteRetentionPolicy(deps: Deps, actor: Actor, owner: DeviceOrGroupRef): Promise<void> {
  return savePolicy(deps, actor, owner, undefined, () => null)
}

/** @param decide  what to save instead of what stands, read under its lock; null: the owner inherits */
function savePolicy(
  deps: Deps,
  actor: Actor,
  owner: DeviceOrGroupRef,
  version: number | undefined,
  decide: (before: ResolvedRetention) => RetentionSetting | null,
): Promise<void> {
  return inTransaction(deps, async (tx, now) => {
    const before = await lockRetention(tx, owner)
    const policy = decide(before)
    const { changed, details, unchanged } = differences(toAuditDetails(before.own), toAuditDetails(policy))
    checkVersion(before, version, changed)
    if (unchanged) return
    await extendRetentionUnderPolicy(tx, owner, before.effective)
    await saveRetention(tx, owner, policy)
    await record({ tx, actor, now }, "RETENTION_POLICY_CHANGED", auditObjectOf(owner), details)
  })
}

/** Recordings made under this policy keep its retention, whichever policy applies to their machines from now on. */
export async function extendRetentionUnderPolicy(
  tx: Db,
  owner: DeviceOrGroupRef,
  policy: RetentionSetting,
): Promise<void> {
  if (policy.days === null) return
  const keeping = { days: policy.days, counted: policy.direction }
  await extendRetentionOfDevices(tx, await listDevicesUnderPolicy(tx, owner), keeping)
}

/** The policy as written to the audit log. */
function toAuditDetails(policy: RetentionSetting | null) {
  return {
    retentionPeriodInDays: policy?.days ?? null,
    direction: policy?.direction ?? RETENTION_DIRECTION_DEFAULT,
    inherited: policy === null,
  }
}

interface RetentionCounts {
  deleted: number
  /** Files that could not be deleted; they are tried again with the next run. */
  failed: number
}

/** Deletes every recording whose retention has ended; the session stays in the book, marked DELETED. */
export async function deleteExpiredRecordings(deps: Deps, signal: AbortSignal): Promise<RetentionCounts> {
  const counts = { deleted: 0, failed: 0 }
  let afterId: string | null = null
  await runInBatches(DEVICES_PER_BATCH, signal, async () => {
    const devices = await listDevicesWithRetention(deps.db, afterId, DEVICES_PER_BATCH)
    for (const { deviceId, ...policy } of devices) {
      if (signal.aborted) break
      await deleteExpiredOfDevice(deps, deviceId, policy, counts, signal)
    }
    afterId = devices.at(-1)?.deviceId ?? afterId
    return devices.length
  })
  return counts
}

async function deleteExpiredOfDevice(
  deps: Deps,
  deviceId: string,
  policy: RetentionSetting,
  counts: RetentionCounts,
  signal: AbortSignal,
): Promise<void> {
  const old = expiredRecordingsUnder([deviceId], [policy], deps.clock())
  if (!old) return
  const failed: string[] = []
  await runInBatches(RECORDINGS_PER_BATCH, signal, () =>
    deps.db.transaction().execute(async (tx) => {
      const recordings = await lockExpiredRecordings(tx, old, RECORDINGS_PER_BATCH, failed)
      for (const recording of recordings) {
        if (await deleteRecording(deps, tx, deviceId, recording)) counts.deleted += 1
        else failed.push(recording.sessionId)
      }
      return recordings.length
    }),
  )
  counts.failed += failed.length
}

/** Deletes the file first: a crash in between leaves a row that the next run retries, never a file without a row. */
async function deleteRecording(
  deps: Deps,
  tx: Db,
  deviceId: string,
  { sessionId, issueId, sizeBytes }: { sessionId: string; issueId: string; sizeBytes: number },
): Promise<boolean> {
  try {
    await deleteRecordingFile(recordingFilePath(deps, sessionId))
  } catch (error) {
    deps.log.error("A recording cannot be deleted", { sessionId, error })
    return false
  }
  await markRecordingDeleted(tx, sessionId)
  const object = { type: "session", id: sessionId, deviceId, issueId } as const
  await record({ tx, actor: null, now: deps.clock() }, "RECORDING_DELETED", object, { sizeBytes })
  return true
}

/** @param policies  the recording must be expired under each of them; null when the first keeps it for ever */
export function expiredRecordingsUnder(
  deviceIds: readonly string[],
  policies: readonly [RetentionSetting, ...RetentionSetting[]],
  now: Date,
): ExpiredRecordings | null {
  if (policies[0].days === null) return null
  const cutoffs = policies.flatMap(({ days, direction }) =>
    days === null ? [] : [{ counted: direction, before: retentionCutoff(now, days) }],
  )
  return { deviceIds, cutoffs, now }
}
