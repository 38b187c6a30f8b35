/** Time as an argument: the system's in the demo, a hand-driven one in tests. */

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

interface ManualClock extends Clock {
  /** Moves time on and makes every call that fell due, in order. */
  advance(ms: number): void
}

export function manualClock(startMs = Date.UTC(2026, 8, 14, 9, 26, 0)): ManualClock {
  let nowMs = startMs
  const timers = new Set<{ dueMs: number; intervalMs: number; run: () => void }>()
  const nextDue = (untilMs: number) =>
    [...timers].filter((timer) => timer.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
  return {
    nowMs: () => nowMs,
    every(intervalMs, run) {
      const timer = { dueMs: nowMs + intervalMs, intervalMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const untilMs = nowMs + ms
      for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
        nowMs = timer.dueMs
        timer.dueMs += timer.intervalMs
        timer.run()
      }
      nowMs = untilMs
    },
  }
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
