/** Measures the space that the installation uses. */
import { mkdir, statfs } from "node:fs/promises"
import type { Db, Deps } from "../../base/deps.ts"
import type { StorageUse } from "./contract.ts"
import { isSpaceLow, MEASUREMENT_TTL_MS } from "./rules.ts"
import { databaseSize, sumAttachments, sumDeviceImages, sumRecordings, sumTransferredFiles } from "./store.ts"

interface Measurement {
  startedOn: Date
  result: Promise<StorageUse>
}

/** The newest measurement of each database; requests that come while one runs wait for it. */
const measurements = new WeakMap<Db, Measurement>()

/** The space in use, measured at most `MEASUREMENT_TTL_MS` ago. A failed measurement is not kept. */
export function getStorageUse(deps: Pick<Deps, "db" | "clock" | "dataFolder">): Promise<StorageUse> {
  const now = deps.clock()
  const newest = measurements.get(deps.db)
  const ageMs = newest ? now.getTime() - newest.startedOn.getTime() : Number.POSITIVE_INFINITY
  // A negative age: the clock was set back.
  if (newest && ageMs >= 0 && ageMs < MEASUREMENT_TTL_MS) return newest.result
  const result = measureStorage(deps, now)
  measurements.set(deps.db, { startedOn: now, result })
  result.catch(() => measurements.delete(deps.db))
  return result
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
