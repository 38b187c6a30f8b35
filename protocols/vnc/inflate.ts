/**
 * Persistent zlib streams that inflate synchronously. A VNC server compresses all rectangles of one kind in one zlib
 * stream that lasts as long as the connection, flushed after each rectangle.
 *
 * The public API of node:zlib is asynchronous or ends after one call, so this drives the handle below it, the way
 * node's own `zlib.inflateSync` does: `writeSync(flush, in, inOff, inLen, out, outOff, outLen)`, results in
 * `_writeState` as [free output bytes, unread input bytes]. It is undocumented, therefore tried once at the start.
 */
import { constants, createInflate } from "node:zlib"
import { ProtocolError } from "../link.ts"

interface InflateHandle {
  writeSync(
    flush: number,
    input: Uint8Array,
    inputAt: number,
    inputLength: number,
    output: Uint8Array,
    outputAt: number,
    outputLength: number,
  ): void
  reset(): void
  close(): void
  onerror: (message: string, errno: number, code: string) => void
}

interface InflateInternals {
  _handle: InflateHandle
  _writeState: Uint32Array
}

/** A tile of 64 x 64 pixels, or the values of a panel; a page makes it grow. */
const SCRATCH_FIRST_BYTES = 32 * 1024
/** Output that stays allocated between rectangles: a full page of an ordinary panel. */
const SCRATCH_KEEP_BYTES = 8 * 1024 * 1024

/** One byte above every format's bound, so that the stream's flush marker is consumed although the output is full. */
const MARKER_ROOM = 1

/**
 * Output buffer shared by all streams of this thread: a result is valid until the next call only. It grows with the
 * actual output, not with the maximum for the size of the rectangle.
 */
let scratch = new Uint8Array(SCRATCH_FIRST_BYTES)

function growOutput(output: Uint8Array<ArrayBuffer>, room: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(room, output.length * 2))
  larger.set(output)
  if (larger.length <= SCRATCH_KEEP_BYTES) scratch = larger
  return larger
}

export class InflateStream {
  /** From the first piece on: a link has six streams, machines use one or two, and each takes 48 kB. */
  private opened: InflateInternals | null = null
  private error: string | null = null

  /**
   * Inflates one flushed piece of the stream.
   *
   * @param input  the whole piece; all of it must be consumed
   * @param maxBytes  the most that the rectangle can need
   * @returns a view, valid until the next call of any stream in this thread
   * @throws ProtocolError for invalid data, or data that inflates to more than `maxBytes`
   */
  inflate(input: Uint8Array, maxBytes: number): Uint8Array {
    const room = maxBytes + MARKER_ROOM
    let output = scratch
    let read = 0
    let length = 0
    while (true) {
      const size = Math.min(output.length, room)
      read += this.write(input, read, output, length, size - length)
      const isFull = this.freeBytes === 0
      length = size - this.freeBytes
      if (!isFull || size === room) break
      output = growOutput(output, room)
    }
    if (read < input.length || length > maxBytes) {
      throw new ProtocolError("the zlib stream gives more than its rectangle can hold")
    }
    return output.subarray(0, length)
  }

  /** Resets the stream: the next piece starts with a zlib header. */
  reset(): void {
    this.opened?._handle.reset()
  }

  close(): void {
    this.opened?._handle.close()
  }

  private get stream(): InflateInternals {
    this.opened ??= this.open()
    return this.opened
  }

  private open(): InflateInternals {
    const stream = createInflate() as unknown as InflateInternals
    stream._handle.onerror = (message) => {
      this.error = message
    }
    return stream
  }

  private get freeBytes(): number {
    return this.stream._writeState[0]!
  }

  /** @returns how many bytes of `input` from `at` on were consumed */
  private write(input: Uint8Array, at: number, output: Uint8Array, outputAt: number, free: number): number {
    const { _handle, _writeState } = this.stream
    const left = input.length - at
    _handle.writeSync(constants.Z_SYNC_FLUSH, input, at, left, output, outputAt, free)
    if (this.error !== null) throw new ProtocolError(`the zlib stream is broken: ${this.error}`)
    return left - _writeState[1]!
  }
}

/** 'abc' deflated and flushed, then 'abc' again as a reference to the first. */
const PROBE_FIRST = Uint8Array.of(0x78, 0x9c, 0x4a, 0x4c, 0x4a, 0x06, 0x00, 0x00, 0x00, 0xff, 0xff)

/** @throws Error when this runtime's zlib cannot be driven synchronously */
export function assertSyncInflate(): void {
  const stream = new InflateStream()
  const text = String.fromCharCode(...stream.inflate(PROBE_FIRST, 3))
  stream.close()
  if (text !== "abc") throw new Error("this runtime cannot inflate a zlib stream piece by piece")
}
