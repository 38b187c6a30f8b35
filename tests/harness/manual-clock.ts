/** The clock of the demo plant, moved on by a test. */
import type { Clock } from "../../src/demo/plant/panel/clock.ts"

interface ManualClock extends Clock {
  /** Moves time on and makes every call that fell due, in order. */
  advance(ms: number): void
}

export function manualClock(): ManualClock {
  let nowMs = Date.UTC(2026, 8, 14, 9, 26, 0)
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
