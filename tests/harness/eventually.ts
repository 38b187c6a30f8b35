/** Waiting for what happens in the background, without a browser. */

/** Far above what any step takes on a loaded machine. */
const TIMEOUT_MS = 30_000
const POLL_MS_MIN = 20
const POLL_MS_MAX = 250
/** A wait is at most so much longer than what it waits for: looks in quick succession take the time of what they wait for. */
const PAUSE_OF_WAITED = 0.2
/** Looks at a picture or a page are costly. */
const PAUSE_OF_LOOK = 2

/** Polls until `truth` holds. @throws Error with the last value when it never does */
export async function eventually<T>(
  look: () => T | Promise<T>,
  truth: (value: T) => boolean,
  what = "what was waited for",
): Promise<T> {
  const startedAt = performance.now()
  for (;;) {
    const lookedAt = performance.now()
    const value = await look()
    if (truth(value)) return value
    const now = performance.now()
    if (now > startedAt + TIMEOUT_MS)
      throw new Error(`${what} did not happen; last seen: ${JSON.stringify(value)}`)
    const pause = Math.max(PAUSE_OF_WAITED * (now - startedAt), PAUSE_OF_LOOK * (now - lookedAt))
    await Bun.sleep(Math.max(POLL_MS_MIN, Math.min(pause, POLL_MS_MAX)))
  }
}

/** Waits until `isTrue` holds. @throws Error naming `what` when it does not come true */
export async function waitUntil(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(isTrue, (value) => value, what)
}

/** Repeats a call for as long as the server refuses it for lack of a free connection to its database. */
export async function whenServed<A extends { status: number }>(call: () => Promise<A>): Promise<A> {
  return eventually(call, ({ status }) => status !== 503)
}
