/**
 * Bytes in any chunking, read without copying twice. `ByteQueue` buffers received bytes that are not yet parsed,
 * `ByteReader` reads one complete message, `ByteWriter` builds one. All numbers are big-endian unless the name ends
 * in `LE`. Reading past the end throws a `ProtocolError`: a length sent by the peer was wrong.
 */
import { ProtocolError } from "./link.ts"

/** A parser written top-down: it yields how many bytes must be waiting before it can go on. */
export type ParseGenerator<T> = Generator<number, T, void>

/** Yielded by a parser that waits for `Parser.resume`, not for bytes. */
export const PAUSE = Number.POSITIVE_INFINITY

/** Room for a burst of small messages without growing. */
const INITIAL_CAPACITY_BYTES = 16 * 1024
/** An empty queue above this capacity releases its memory; a smaller one keeps it for the next picture. */
const RETAINED_CAPACITY_BYTES = 1024 * 1024

/** What has arrived and is not read yet, in one contiguous buffer. Each byte is copied in once. */
export class ByteQueue {
  private buffer = new Uint8Array(INITIAL_CAPACITY_BYTES)
  private head = 0
  private tail = 0
  private readonly limitBytes: number

  /** @param limitBytes most that may wait; more is a ProtocolError */
  constructor(limitBytes: number) {
    this.limitBytes = limitBytes
  }

  get length(): number {
    return this.tail - this.head
  }

  push(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.limitBytes) {
      throw new ProtocolError(`more than ${this.limitBytes} bytes are waiting`)
    }
    if (this.length === 0) this.reset()
    if (this.tail + bytes.length > this.buffer.length) this.ensureCapacity(bytes.length)
    this.buffer.set(bytes, this.tail)
    this.tail += bytes.length
  }

  /** The next `count` bytes as a view, valid until the next `push`. */
  take(count: number): Uint8Array {
    const at = this.advance(count)
    return this.buffer.subarray(at, at + count)
  }

  skip(count: number): void {
    this.advance(count)
  }

  u8(): number {
    return this.buffer[this.advance(1)]!
  }

  u16(): number {
    const at = this.advance(2)
    return (this.buffer[at]! << 8) | this.buffer[at + 1]!
  }

  u32(): number {
    return this.i32() >>> 0
  }

  i32(): number {
    const at = this.advance(4)
    const b = this.buffer
    return (b[at]! << 24) | (b[at + 1]! << 16) | (b[at + 2]! << 8) | b[at + 3]!
  }

  /** The byte at `offset`, without reading it; undefined when it has not arrived. */
  peek(offset: number): number | undefined {
    return offset < this.length ? this.buffer[this.head + offset] : undefined
  }

  /** The next number without reading it; undefined when it has not arrived. */
  peekU32(): number | undefined {
    if (this.length < 4) return undefined
    const b = this.buffer
    const at = this.head
    return ((b[at]! << 24) | (b[at + 1]! << 16) | (b[at + 2]! << 8) | b[at + 3]!) >>> 0
  }

  u32LE(): number {
    const at = this.advance(4)
    const b = this.buffer
    return ((b[at + 3]! << 24) | (b[at + 2]! << 16) | (b[at + 1]! << 8) | b[at]!) >>> 0
  }

  private advance(count: number): number {
    const at = this.head
    if (count < 0 || count > this.tail - at) throw new ProtocolError("a message ended short")
    this.head = at + count
    return at
  }

  private reset(): void {
    this.head = 0
    this.tail = 0
    if (this.buffer.length > RETAINED_CAPACITY_BYTES) this.buffer = new Uint8Array(INITIAL_CAPACITY_BYTES)
  }

  /** Moves only when at least half is free, so that the copying stays in proportion to what was read. */
  private ensureCapacity(count: number): void {
    const needed = this.length + count
    let size = this.buffer.length
    while (needed > size / 2) size *= 2
    const target = size === this.buffer.length ? this.buffer : new Uint8Array(size)
    target.set(this.buffer.subarray(this.head, this.tail))
    this.tail -= this.head
    this.head = 0
    this.buffer = target
  }
}

/**
 * Runs a `Reading` over chunks: goes on as soon as what it waits for is there, so no byte is parsed twice.
 * Once the reading has returned or thrown, further bytes are ignored.
 */
export class Parser {
  private readonly queue: ByteQueue
  private readonly generator: ParseGenerator<void>
  private bytesNeeded = 0
  private isDone = false

  constructor(queue: ByteQueue, reading: ParseGenerator<void>) {
    this.queue = queue
    this.generator = reading
  }

  receive(bytes: Uint8Array): void {
    if (this.isDone) return
    this.queue.push(bytes)
    this.advance()
  }

  /** Goes on behind `yield PAUSE`. */
  resume(): void {
    this.bytesNeeded = 0
    this.advance()
  }

  private advance(): void {
    while (!this.isDone && this.queue.length >= this.bytesNeeded) this.step()
  }

  private step(): void {
    try {
      const { done, value } = this.generator.next()
      if (done) this.isDone = true
      else this.bytesNeeded = value
    } catch (error) {
      this.isDone = true
      throw error
    }
  }
}

/** Walks one complete message. */
export class ByteReader {
  private readonly data: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.data = bytes
  }

  get remaining(): number {
    return this.data.length - this.at
  }

  take(count: number): Uint8Array {
    const at = this.advance(count)
    return this.data.subarray(at, at + count)
  }

  u8(): number {
    return this.data[this.advance(1)]!
  }

  u16(): number {
    return (this.u8() << 8) | this.u8()
  }

  u32(): number {
    return ((this.u16() << 16) | this.u16()) >>> 0
  }

  i32(): number {
    return this.u32() | 0
  }

  u16LE(): number {
    return this.u8() | (this.u8() << 8)
  }

  u32LE(): number {
    return (this.u16LE() | (this.u16LE() << 16)) >>> 0
  }

  private advance(count: number): number {
    const at = this.at
    if (count < 0 || count > this.remaining) throw new ProtocolError("a message ended short")
    this.at = at + count
    return at
  }
}

/** Builds one message; every call returns the writer. */
export class ByteWriter {
  private data = new Uint8Array(64)
  private size = 0

  u8(value: number): this {
    this.reserve(1)
    this.data[this.size++] = value
    return this
  }

  u16(value: number): this {
    return this.u8(value >>> 8).u8(value)
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value)
  }

  u16LE(value: number): this {
    return this.u8(value).u8(value >>> 8)
  }

  u32LE(value: number): this {
    return this.u16LE(value).u16LE(value >>> 16)
  }

  zeros(count: number): this {
    this.reserve(count)
    this.size += count
    return this
  }

  bytes(bytes: Uint8Array): this {
    this.reserve(bytes.length)
    this.data.set(bytes, this.size)
    this.size += bytes.length
    return this
  }

  /** A copy of what was written. */
  toBytes(): Uint8Array {
    return this.data.slice(0, this.size)
  }

  private reserve(count: number): void {
    const needed = this.size + count
    if (needed <= this.data.length) return
    const grown = new Uint8Array(Math.max(needed, this.data.length * 2))
    grown.set(this.data)
    this.data = grown
  }
}

/** The same bytes, to read and write numbers at given places. */
export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
