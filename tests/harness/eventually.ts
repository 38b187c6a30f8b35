/** Waiting for what happens in the background, without a browser. */

/** Far above what any step takes on a loaded machine. */
const TIMEOUT_MS = 10_000
const POLL_MS = 10

/** Polls until `truth` holds. @throws Error with the last value when it never does */
export async function eventually<T>(look: () => T | Promise<T>, truth: (value: T) => boolean): Promise<T> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const value = await look()
    if (truth(value)) return value
    if (performance.now() > until) throw new Error(`it never came true; last seen: ${JSON.stringify(value)}`)
    await Bun.sleep(POLL_MS)
  }
}

/** Repeats a call for as long as the server refuses it for lack of a free connection to its database. */
export async function whenServed<A extends { status: number }>(call: () => Promise<A>): Promise<A> {
  return eventually(call, ({ status }) => status !== 503)
}
