/**
 * Collects the garbage of a session's Worker. The runtime waits until the heap has grown by 0.7 times its size, and counts the
 * memory of WebAssembly, twice, as heap: a Worker of a desktop would gather tens of megabytes.
 */
import { edenGC } from "bun:jsc"

/**
 * What was made since the last collection, 0.4 ms of CPU time: garbage that lies longer is spread over blocks of memory that
 * are not given back once anything in them is kept, 1.4 MB in a minute of an idle desktop.
 */
const COLLECT_INTERVAL_MS = 2_000
/** Every so many times all is collected, 1 to 4 ms: within ten seconds an idle desktop leaves one to two megabytes. */
const COLLECTIONS_PER_FULL = 5

/** Until the Worker is terminated, or the timer is cleared. */
export function collectGarbageRegularly(intervalMs = COLLECT_INTERVAL_MS): Timer {
  let collections = 0
  return setInterval(() => {
    collections += 1
    if (collections % COLLECTIONS_PER_FULL === 0) Bun.gc(true)
    else edenGC()
  }, intervalMs)
}
