/** Setting how long recordings are kept, and letting go of those whose time is over. */
import { differences } from "../audit/rules.ts"
import { writeAudit } from "../audit/store.ts"
import { inBatches } from "../base/batches.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Db, Deps } from "../base/deps.ts"
import { deleteRecordingFile, recordingFile } from "../remote/recordings.ts"
import {
  countOldRecordings,
  lockOldRecordings,
  type OldRecordings,
  promiseKeeping,
  saveRecordingDeleted,
} from "../remote/store-retention.ts"
import type { Actor } from "../roles/rules.ts"
import {
  type PreviewRetentionPolicy,
  type RetentionPolicy,
  type RetentionPolicyChange,
  retentionPolicyChanges,
} from "./contract.ts"
import { RETENTION_DIRECTION_DEFAULT, retentionCutoff } from "./rules.ts"
import {
  devicesUnder,
  devicesWithRetention,
  getRetention,
  lockRetention,
  type PolicyOwner,
  type SavedPolicy,
  type StoredPolicy,
  saveRetention,
} from "./store.ts"

/** Devices per read. */
const BATCH_DEVICES = 500
/** Files per transaction: the row locks end soon. */
const BATCH_RECORDINGS = 20

/** @param preview  counts for this policy instead of the saved one, before anybody saves it */
export async function retentionPolicyOf(
  deps: Deps,
  owner: PolicyOwner,
  preview: PreviewRetentionPolicy = {},
): Promise<RetentionPolicy> {
  const { own, effective, inheritedFrom, version } = await getRetention(deps.db, owner)
  const policy = {
    days: preview.retentionPeriodInDays ?? effective.days,
    direction: preview.direction ?? effective.direction,
  }
  // What is kept under the saved policy is kept as long under the next one.
  const old = oldRecordings(await devicesUnder(deps.db, owner), [policy, effective], deps.clock())
  return {
    retentionPeriodInDays: policy.days,
    direction: policy.direction,
    inherited: own === null,
    inheritedFrom,
    recordingsToDelete: old ? await countOldRecordings(deps.db, old) : 0,
    version,
  }
}

/**
 * What was recorded before keeps the longer of both times: nobody shortens what a recording was promised.
 *
 * @throws Refusal NOT_FOUND, CONFLICT when somebody else saved first
 */
export async function changeRetentionPolicy(
  deps: Deps,
  actor: Actor,
  owner: PolicyOwner,
  change: RetentionPolicyChange,
): Promise<RetentionPolicy> {
  await save(deps, actor, owner, change.version, ({ own, effective }) => {
    const isAsked = change.retentionPeriodInDays !== undefined || change.direction !== undefined
    if (!own && !isAsked) return null
    const { days, direction } = own ?? effective
    const merged = retentionPolicyChanges.merge({ retentionPeriodInDays: days, direction }, change)
    return { days: merged.retentionPeriodInDays, direction: merged.direction }
  })
  return retentionPolicyOf(deps, owner)
}

/** The owner inherits from now on. @throws Refusal NOT_FOUND */
export function removeRetentionPolicy(deps: Deps, actor: Actor, owner: PolicyOwner): Promise<void> {
  return save(deps, actor, owner, undefined, () => null)
}

/** @param decide  what to save instead of what stands, read under its lock; null: the owner inherits */
function save(
  deps: Deps,
  actor: Actor,
  owner: PolicyOwner,
  version: number | undefined,
  decide: (before: StoredPolicy) => SavedPolicy | null,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockRetention(tx, owner)
    const policy = decide(before)
    const { changed, details } = differences(told(before.own), told(policy))
    checkVersion(before, version, changed)
    await promisePolicy(tx, owner, before.effective)
    await saveRetention(tx, owner, policy)
    const about =
      "deviceId" in owner
        ? { objectType: "device" as const, objectId: owner.deviceId, deviceId: owner.deviceId }
        : { objectType: "deviceGroup" as const, objectId: owner.deviceGroupId }
    await writeAudit(tx, actor, { event: "RETENTION_CHANGED", ...about, details }, deps.clock())
  })
}

/** What was recorded under this policy keeps it, whatever counts for its machines from now on. */
export async function promisePolicy(tx: Db, owner: PolicyOwner, policy: SavedPolicy): Promise<void> {
  if (policy.days === null) return
  const keeping = { days: policy.days, counted: policy.direction }
  await promiseKeeping(tx, await devicesUnder(tx, owner), keeping)
}

/** As the audit log tells it. */
function told(policy: SavedPolicy | null) {
  return {
    retentionPeriodInDays: policy?.days ?? null,
    direction: policy?.direction ?? RETENTION_DIRECTION_DEFAULT,
    inherited: policy === null,
  }
}

export interface RetentionCounts {
  deleted: number
  /** Files that could not be deleted; they are tried again with the next run. */
  failed: number
}

/** Deletes every recording whose time is over; the session stays in the book and says DELETED. */
export async function deleteOldRecordings(deps: Deps, signal: AbortSignal): Promise<RetentionCounts> {
  const counts = { deleted: 0, failed: 0 }
  let afterId: string | null = null
  await inBatches(BATCH_DEVICES, signal, async () => {
    const devices = await devicesWithRetention(deps.db, afterId, BATCH_DEVICES)
    for (const { deviceId, ...policy } of devices) {
      if (signal.aborted) break
      await deleteOfDevice(deps, deviceId, policy, counts, signal)
    }
    afterId = devices.at(-1)?.deviceId ?? afterId
    return devices.length
  })
  return counts
}

async function deleteOfDevice(
  deps: Deps,
  deviceId: string,
  policy: SavedPolicy,
  counts: RetentionCounts,
  signal: AbortSignal,
): Promise<void> {
  const old = oldRecordings([deviceId], [policy], deps.clock())
  if (!old) return
  const failed: string[] = []
  await inBatches(BATCH_RECORDINGS, signal, () =>
    deps.db.transaction().execute(async (tx) => {
      const recordings = await lockOldRecordings(tx, old, BATCH_RECORDINGS, failed)
      for (const recording of recordings) {
        if (await deleteOne(deps, tx, deviceId, recording)) counts.deleted += 1
        else failed.push(recording.sessionId)
      }
      return recordings.length
    }),
  )
  counts.failed += failed.length
}

/** The file first: a crash in between leaves a row that the next run meets again, never a file that nobody knows. */
async function deleteOne(
  deps: Deps,
  tx: Db,
  deviceId: string,
  { sessionId, sizeBytes }: { sessionId: string; sizeBytes: number },
): Promise<boolean> {
  const now = deps.clock()
  try {
    await deleteRecordingFile(recordingFile(deps, sessionId))
  } catch (error) {
    deps.log.error("A recording cannot be deleted", { sessionId, error })
    return false
  }
  await saveRecordingDeleted(tx, sessionId, now)
  const fact = { event: "RECORDING_DELETED", objectType: "session", objectId: sessionId } as const
  await writeAudit(tx, null, { ...fact, deviceId, details: { sizeBytes } }, now)
  return true
}

/** @param policies  all must let a recording go; null when the first keeps for ever */
export function oldRecordings(
  deviceIds: readonly string[],
  policies: readonly [SavedPolicy, ...SavedPolicy[]],
  now: Date,
): OldRecordings | null {
  if (policies[0].days === null) return null
  const cutoffs = policies.flatMap(({ days, direction }) =>
    days === null ? [] : [{ counted: direction, before: retentionCutoff(now, days) }],
  )
  return { deviceIds, cutoffs, now }
}
