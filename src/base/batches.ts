/** Large work in small transactions. */

/**
 * Repeats `batch` until one does less than `size`, or until the signal says stop: what is left is done next time.
 *
 * @param batch  does at most `size` and says how many it did
 * @returns how many were done in all
 */
export async function inBatches(
  size: number,
  signal: AbortSignal,
  batch: () => Promise<number>,
): Promise<number> {
  let done = 0
  while (!signal.aborted) {
    const now = await batch()
    done += now
    if (now < size) break
  }
  return done
}
