/** CPU time of this process, which other programs of the host do not lengthen as they do the time of the clock. */

/** CPU time below which growth is not measured. */
const ENOUGH_MS = 20

/** Milliseconds of CPU time that `work` takes. */
function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * How much longer `work` takes for ten times its length: about 10 where its time is proportional to the length, 100 where
 * it is so to the length's square. The shortest of several runs counts, and a time that is too short to matter is none.
 */
export function growthByTen(work: (length: number) => void, length: number): number {
  const shortest = (n: number) => Math.min(...[1, 2, 3].map(() => cpuMsOf(() => work(n))))
  const longer = shortest(length * 10)
  return longer < ENOUGH_MS ? 1 : longer / Math.max(shortest(length), 0.05)
}
