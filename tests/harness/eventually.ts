/** Waiting for what happens in the background, without a browser. */

/** Far above what any step takes on a loaded machine. */
const TIMEOUT_MS = 15_000
const POLL_MS = 20

/** Polls until `truth` holds. @throws Error with the last value when it never does */
export async function eventually<T>(
  look: () => T | Promise<T>,
  truth: (value: T) => boolean,
  what = "what was waited for",
): Promise<T> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const value = await look()
    if (truth(value)) return value
    if (performance.now() > until)
      throw new Error(`${what} did not happen; last seen: ${JSON.stringify(value)}`)
    await Bun.sleep(POLL_MS)
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
