/**
 * What is typed on its way into an SSH channel. A machine takes as much as its window allows; what is beyond that waits here
 * and not in the channel, where it could not be taken back.
 */
import type { Writable } from "node:stream"

/** The channel holds one piece, which cannot be taken back. */
const PIECE_BYTES = 1024

export class InputQueue {
  private readonly channel: Writable
  private waiting: Uint8Array[] = []
  private isSending = false
  private isEnding = false
  /** Bytes that the machine has not taken. */
  waitingBytes = 0

  constructor(channel: Writable) {
    this.channel = channel
  }

  write(bytes: Uint8Array): void {
    if (this.isEnding) return
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      this.waiting.push(bytes.subarray(at, at + PIECE_BYTES))
    this.waitingBytes += bytes.length
    if (!this.isSending) this.sendNext()
  }

  /** No input follows what waits. */
  end(): void {
    this.isEnding = true
    if (!this.isSending) this.channel.end()
  }

  /** Nothing that waits is sent, but for the piece that the channel holds. */
  drop(): void {
    this.waitingBytes -= this.waiting.reduce((sum, { length }) => sum + length, 0)
    this.waiting = []
  }

  private sendNext(): void {
    const piece = this.waiting.shift()
    this.isSending = piece !== undefined
    if (piece)
      this.channel.write(piece, (error) => {
        this.waitingBytes -= piece.length
        if (error) this.drop()
        this.sendNext()
      })
    else if (this.isEnding) this.channel.end()
  }
}
