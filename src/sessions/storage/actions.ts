/** Measures the space that the installation uses. */
import { mkdir, statfs } from "node:fs/promises"
import type { Db, Deps } from "../../base/deps.ts"
import type { StorageUse } from "./contract.ts"
import { isSpaceLow, MEASUREMENT_KEPT_MS, MEASUREMENT_TTL_MS } from "./rules.ts"
import { databaseSize, sumAttachments, sumDeviceImages, sumRecordings, sumTransferredFiles } from "./store.ts"

type MeasuringDeps = Pick<Deps, "db" | "clock" | "dataFolder">

interface Measurements {
  newest: { startedOn: Date; use: StorageUse } | null
  /** Requests that need one wait for the one that runs. */
  running: Promise<StorageUse> | null
}

const measurements = new WeakMap<Db, Measurements>()

/**
 * The space in use as it was measured last, which the job does every few minutes. One that is older than `MEASUREMENT_TTL_MS` is
 * answered all the same, and measured anew for the next request; only without any the request waits.
 */
export async function getStorageUse(deps: MeasuringDeps): Promise<StorageUse> {
  const { newest } = measurementsOf(deps.db)
  const ageMs = newest ? deps.clock().getTime() - newest.startedOn.getTime() : Number.POSITIVE_INFINITY
  // A negative age: the clock was set back.
  if (newest && ageMs >= 0 && ageMs < MEASUREMENT_TTL_MS) return newest.use
  const result = updateStorageUse(deps)
  if (!newest || ageMs < 0 || ageMs >= MEASUREMENT_KEPT_MS) return result
  // The next request reports it if it fails again.
  result.catch(() => {})
  return newest.use
}

/** Measures the space in use; a failed measurement replaces none. */
export function updateStorageUse(deps: MeasuringDeps): Promise<StorageUse> {
  const known = measurementsOf(deps.db)
  known.running ??= measure(deps, known).finally(() => {
    known.running = null
  })
  return known.running
}

async function measure(deps: MeasuringDeps, known: Measurements): Promise<StorageUse> {
  const startedOn = deps.clock()
  const use = await measureStorage(deps, startedOn)
  known.newest = { startedOn, use }
  return use
}

function measurementsOf(db: Db): Measurements {
  const known = measurements.get(db) ?? { newest: null, running: null }
  measurements.set(db, known)
  return known
}

async function measureStorage(
  { db, dataFolder }: Pick<Deps, "db" | "dataFolder">,
  now: Date,
): Promise<StorageUse> {
  const fileSystem = await measureFileSystem(dataFolder)
  // One after the other: a view of the administration holds one connection, not five.
  return {
    measuredOn: now.toISOString(),
    fileSystem,
    databaseBytes: await databaseSize(db),
    recordings: await sumRecordings(db),
    attachments: await sumAttachments(db),
    transferredFiles: await sumTransferredFiles(db),
    deviceImages: await sumDeviceImages(db),
  }
}

async function measureFileSystem(folder: string): Promise<StorageUse["fileSystem"]> {
  await mkdir(folder, { recursive: true })
  const { blocks, bfree, bavail, bsize } = await statfs(folder)
  const usedBytes = (blocks - bfree) * bsize
  const freeBytes = bavail * bsize
  return { usedBytes, freeBytes, isLow: isSpaceLow({ usedBytes, freeBytes }) }
}
