/** What was true a moment ago and is believed for a while: it may decide on the way to an answer, never on the answer. */

/** More are forgotten all at once; what is asked again is learnt again. */
const ENTRIES_MAX = 10_000

export class TtlSet {
  readonly #until = new Map<string, number>()
  readonly #forMs: number

  /** @param forMs  how long each is believed */
  constructor(forMs: number) {
    this.#forMs = forMs
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? 0) > performance.now()
  }

  add(key: string): void {
    if (this.#until.size >= ENTRIES_MAX) this.#until.clear()
    this.#until.set(key, performance.now() + this.#forMs)
  }

  delete(key: string): void {
    this.#until.delete(key)
  }
}

/**
 * Found once for each key, as long as it is remembered.
 *
 * @param max  of keys; beyond it all are forgotten at once, and what is asked again is found again
 */
export function memoize<Value>(
  cache: Map<string, Value>,
  max: number,
  key: string,
  compute: () => Value,
): Value {
  const value = cache.get(key)
  if (value !== undefined) return value
  const found = compute()
  if (cache.size >= max) cache.clear()
  cache.set(key, found)
  return found
}
