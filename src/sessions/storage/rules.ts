/** Limits at which the space for files runs short, and the age of a measurement. Pure. */

/** Below this share of free space the administrator is warned: early enough to buy a disk or shorten retention. */
export const FREE_SHARE_MIN = 0.1
/** A measurement sums every recording and file: repeated views within this time show the same one. */
export const MEASUREMENT_TTL_MS = 60_000
/** An older one is not shown any more; three runs of the job. */
export const MEASUREMENT_KEPT_MS = 15 * 60_000
/** Machines listed by the size of their recordings. */
export const LARGEST_MACHINES_SHOWN = 10

/** @param freeBytes  what this server may still write; blocks reserved for root do not count */
export function isSpaceLow({ usedBytes, freeBytes }: { usedBytes: number; freeBytes: number }): boolean {
  return freeBytes < (usedBytes + freeBytes) * FREE_SHARE_MIN
}
