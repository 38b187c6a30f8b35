/** What waits to be sent, in order and limited. Knows no socket, only its write function. */

/** @returns how many bytes were taken at once; fewer than given means: call `flush` when there is room again */
export type Write = (bytes: Uint8Array) => number

export class Outbox {
  readonly #limitBytes: number
  readonly #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #write: Write | null = null

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get waitingBytes(): number {
    return this.#waitingBytes
  }

  /** From now on bytes leave; those that wait go first. */
  open(write: Write): void {
    this.#write = write
    this.flush()
  }

  /** @returns false when more than the limit is waiting */
  send(bytes: Uint8Array): boolean {
    const sent = this.#write && this.#waiting.length === 0 ? Math.max(0, this.#write(bytes)) : 0
    if (sent === bytes.length) return true
    this.#waiting.push(bytes.slice(sent))
    this.#waitingBytes += bytes.length - sent
    return this.#waitingBytes <= this.#limitBytes
  }

  flush(): void {
    while (this.#write && this.#waiting.length > 0) {
      const bytes = this.#waiting[0]!
      const sent = Math.max(0, this.#write(bytes))
      this.#waitingBytes -= sent
      if (sent < bytes.length) {
        this.#waiting[0] = bytes.subarray(sent)
        return
      }
      this.#waiting.shift()
    }
  }
}
