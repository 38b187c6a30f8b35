/** What was true a moment ago and is believed for a while: it may decide on the way to an answer, never on the answer. */

/** More are forgotten all at once; what is asked again is learnt again. */
const REMEMBERED_MAX = 10_000

export class Beliefs {
  readonly #until = new Map<string, number>()
  readonly #forMs: number

  /** @param forMs  how long each is believed */
  constructor(forMs: number) {
    this.#forMs = forMs
  }

  has(what: string): boolean {
    return (this.#until.get(what) ?? 0) > performance.now()
  }

  add(what: string): void {
    if (this.#until.size >= REMEMBERED_MAX) this.#until.clear()
    this.#until.set(what, performance.now() + this.#forMs)
  }

  delete(what: string): void {
    this.#until.delete(what)
  }
}
