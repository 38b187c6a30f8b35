/** Large work in small transactions. */

/**
 * Repeats `batch` until one processes fewer than `size`, or until the signal aborts: the rest is left to the next
 * run.
 *
 * @param batch  processes at most `size` and returns how many it processed
 * @returns how many were processed in all
 */
export async function runInBatches(
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

/** A statement takes 65 535 values at most, and no table here has more than fifty columns. */
const ROWS_PER_INSERT_MAX = 1000

/** Rows as statements can take them. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT_MAX)
    yield rows.slice(from, from + ROWS_PER_INSERT_MAX)
}
