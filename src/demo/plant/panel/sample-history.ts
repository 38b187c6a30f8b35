/** The last samples of one process value, for a trend. */

export interface SampleHistory {
  /** Samples ever taken. */
  count(): number
  add(value: number): void
  /** @param index  of all samples ever taken; undefined for one that is not, or no longer, stored */
  at(index: number): number | undefined
}

export function createSampleHistory(kept: number): SampleHistory {
  const values = new Float64Array(kept)
  let count = 0
  return {
    count: () => count,
    add(value) {
      values[count++ % kept] = value
    },
    at: (index) => (index < 0 || index >= count || index < count - kept ? undefined : values[index % kept]),
  }
}
