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
