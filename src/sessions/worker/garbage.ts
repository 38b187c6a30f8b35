/**
 * Collects the garbage of a session's Worker. The runtime waits until the heap has grown by 0.7 times its size, and counts the
 * memory of WebAssembly, twice, as heap: a Worker of a desktop would gather tens of megabytes.
 */

/** A collection takes 4 ms of CPU time; within ten seconds an idle desktop leaves one to two megabytes. */
const COLLECT_INTERVAL_MS = 10_000

/** Until the Worker is terminated, or the timer is cleared. */
export function collectGarbageRegularly(intervalMs = COLLECT_INTERVAL_MS): Timer {
  return setInterval(() => Bun.gc(true), intervalMs)
}
