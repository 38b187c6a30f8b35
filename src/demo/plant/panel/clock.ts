/** Time as an argument: the system's in the demo, one that they move on in tests. */

export interface Clock {
  nowMs(): number
  /** Calls `run` again and again; gives the function that stops it. */
  every(intervalMs: number, run: () => void): () => void
}

export const systemClock: Clock = {
  nowMs: Date.now,
  every(intervalMs, run) {
    const timer = setInterval(run, intervalMs)
    return () => clearInterval(timer)
  },
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32, public domain algorithm by Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
