/** The last samples of process values, for trends. */

export interface SampleHistory {
  /** Samples ever taken. */
  count(): number
  add(value: number): void
  /** @param index  of all samples ever taken; undefined for one that is not, or no longer, stored */
  at(index: number): number | undefined
}

function createSampleHistory(kept: number): SampleHistory {
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

/** Values that are sampled together, and the times of their samples. */
export type Trends<Name extends string> = Readonly<Record<Name | "times", SampleHistory>>

/** Four samples a second. */
const TICKS_PER_SAMPLE = 2

/** @param kept  samples of each value */
export function createTrends<Name extends string>(names: readonly Name[], kept: number) {
  const trends = Object.fromEntries(
    [...names, "times"].map((name) => [name, createSampleHistory(kept)]),
  ) as Trends<Name>
  return {
    trends,
    /** Takes a sample at every second tick. @param tick  counted from 0 */
    sample(tick: number, nowMs: number, values: Readonly<Record<Name, number>>): void {
      if (tick % TICKS_PER_SAMPLE !== 0) return
      for (const name of names) trends[name].add(values[name])
      trends.times.add(nowMs)
    },
  }
}
