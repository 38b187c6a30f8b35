/** Values of which only the newest counts, passed on no more often than they can be read. */

export class LatestValue<Value> {
  private readonly intervalMs: number
  private readonly deliver: (value: Value) => void
  private waiting: { value: Value } | null = null
  private timer: Timer | null = null

  /** @param deliver  called for the first value at once, later at most once per interval, always with the newest */
  constructor(intervalMs: number, deliver: (value: Value) => void) {
    this.intervalMs = intervalMs
    this.deliver = deliver
  }

  set(value: Value): void {
    this.waiting = { value }
    if (this.timer === null) this.pass()
  }

  /** What still waits is dropped. */
  clear(): void {
    this.waiting = null
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private pass(): void {
    this.timer = null
    const { waiting } = this
    if (waiting === null) return
    this.waiting = null
    this.timer = setTimeout(() => this.pass(), this.intervalMs)
    this.deliver(waiting.value)
  }
}
