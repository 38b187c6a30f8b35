/** Lets output of the machine through no faster than the session takes it. */
import type { ClientChannel } from "ssh2"
import type { TerminalEvent } from "../terminal.ts"

/**
 * Output handed over and not yet taken. A terminal takes so much in 5 ms, after which keys have their turn, also those of other
 * sessions in the Worker; four times as much is no faster.
 */
export const OUTPUT_UNCONSUMED_BYTES_MAX = 96 * 1024
/**
 * What the library may hold while the gate is shut: the 2 MB window it grants the machine, twice. Only a machine that
 * ignores the window can exceed it.
 */
const OUTPUT_BUFFERED_BYTES_MAX = 4 * 1024 * 1024

type Emit = (event: TerminalEvent) => void | Promise<void>

export class OutputFlowControl {
  private readonly channel: ClientChannel
  private readonly emit: Emit
  private readonly transform: (bytes: Uint8Array) => Uint8Array
  private unconsumedBytes = 0

  /** @param printed  turns what the machine prints into what the session gets */
  constructor(channel: ClientChannel, emit: Emit, printed: (bytes: Uint8Array) => Uint8Array) {
    this.channel = channel
    this.emit = emit
    this.transform = printed
  }

  start(): void {
    const take = (bytes: Uint8Array) => this.forward({ kind: "output", bytes: this.transform(bytes) })
    this.channel.on("data", take)
    this.channel.stderr.on("data", take)
  }

  forward(event: TerminalEvent): void {
    const taken = this.deliver(event)
    if (event.kind !== "output" || !(taken instanceof Promise)) return
    this.unconsumedBytes += event.bytes.length
    if (this.unconsumedBytes > OUTPUT_UNCONSUMED_BYTES_MAX) this.pause()
    taken.then(() => {
      this.unconsumedBytes -= event.bytes.length
      if (this.unconsumedBytes <= OUTPUT_UNCONSUMED_BYTES_MAX / 2) this.resume()
    })
  }

  /** Whether there is buffered output that the session has not received. */
  hasBufferedOutput(): boolean {
    return this.channel.readableLength + this.channel.stderr.readableLength > 0
  }

  isOverrun(): boolean {
    return this.channel.readableLength + this.channel.stderr.readableLength > OUTPUT_BUFFERED_BYTES_MAX
  }

  /** Drains and drops the output when there is no receiver any more. */
  discard(): void {
    this.channel.removeAllListeners("data")
    this.channel.stderr.removeAllListeners("data")
    this.resume()
  }

  private pause(): void {
    this.channel.pause()
    this.channel.stderr.pause()
  }

  private resume(): void {
    this.channel.resume()
    this.channel.stderr.resume()
  }

  /** The library reports exceptions of its callbacks as protocol errors; bugs of this code must surface as such. */
  private deliver(event: TerminalEvent): void | Promise<void> {
    try {
      return this.emit(event)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
