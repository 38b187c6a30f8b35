/** Bounded, ordered queue of bytes to send. Independent of the socket; uses its write function only. */

/** @returns bytes accepted immediately; with fewer than given, `flush` must be called when there is room again */
type WriteBytes = (bytes: Uint8Array) => number

export class SendQueue {
  private readonly limitBytes: number
  private readonly chunks: Uint8Array[] = []
  private queuedBytes = 0
  private write: WriteBytes | null = null

  constructor(limitBytes: number) {
    this.limitBytes = limitBytes
  }

  get waitingBytes(): number {
    return this.queuedBytes
  }

  /** From now on bytes leave; those that wait go first. */
  open(write: WriteBytes): void {
    this.write = write
    this.flush()
  }

  /** @returns false when more than the limit is waiting */
  send(bytes: Uint8Array): boolean {
    const sent = this.write && this.chunks.length === 0 ? Math.max(0, this.write(bytes)) : 0
    if (sent === bytes.length) return true
    this.chunks.push(bytes.slice(sent))
    this.queuedBytes += bytes.length - sent
    return this.queuedBytes <= this.limitBytes
  }

  flush(): void {
    while (this.write && this.chunks.length > 0) {
      const bytes = this.chunks[0]!
      const sent = Math.max(0, this.write(bytes))
      this.queuedBytes -= sent
      if (sent < bytes.length) {
        this.chunks[0] = bytes.subarray(sent)
        return
      }
      this.chunks.shift()
    }
  }
}
