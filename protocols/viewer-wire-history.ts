/**
 * The packed body of a FRAME: operations in which long repetitions refer to operations of earlier frames. Deflate alone looks
 * back 32 KB, which is a second or two of a panel; letters and needles come again after ten.
 *
 * ```
 * u32 bytes of the operations | u32 bytes of the literals | literals | matches to the end
 * ```
 * A match is three numbers of seven bits a byte, lowest first, with the top bit where another byte follows: the literals
 * before it, its length minus `MATCH_BYTES_MIN`, and how far back it begins, counted from where it is written. What is left of
 * the literals follows the last match.
 */
import { ProtocolError } from "./link.ts"

/** How far back a match may begin: some ten seconds of a panel at work. */
export const HISTORY_BYTES = 256 * 1024
/**
 * Longer operations, of whole pages and photographs, are not packed and leave the history as it is: looking through them costs
 * more than deflating them, and pages that come again come from the viewers' slots.
 */
export const PACKED_OPERATIONS_MAX = 16 * 1024
/** A shorter match is left to deflate. */
const MATCH_BYTES_MIN = 16
export const PACKED_HEADER_BYTES = 8
/** The history is moved down when the rest is full. */
export const HISTORY_MEMORY_BYTES = HISTORY_BYTES + 8 * PACKED_OPERATIONS_MAX

/** The last operations of an epoch, one after the other. Encoder and decoder have the same. */
export class OperationHistory {
  memory: Uint8Array
  /** Of what is there. */
  end = 0

  /** @param memory of `HISTORY_MEMORY_BYTES`; without it from the first frame on: a viewer of a terminal or of an old recording needs none */
  constructor(memory = new Uint8Array(0)) {
    this.memory = memory
  }

  clear(): void {
    this.end = 0
  }

  /** Makes room behind `end`. @returns by how many bytes everything was moved down */
  reserve(length: number): number {
    if (this.memory.length === 0) this.memory = new Uint8Array(HISTORY_MEMORY_BYTES)
    if (this.end + length <= this.memory.length) return 0
    const moved = this.end - HISTORY_BYTES
    this.memory.copyWithin(0, moved, this.end)
    this.end = HISTORY_BYTES
    return moved
  }

  /** Everything that can be referred to. A view, valid until the next change. */
  get bytes(): Uint8Array {
    return this.memory.subarray(Math.max(0, this.end - HISTORY_BYTES), this.end)
  }

  /** @throws ProtocolError for more than there can be */
  restore(bytes: Uint8Array): void {
    if (bytes.length > HISTORY_BYTES) throw new ProtocolError(`a history of ${bytes.length} bytes`)
    this.clear()
    this.reserve(bytes.length)
    this.memory.set(bytes)
    this.end = bytes.length
  }

  /**
   * Adds the operations of a packed body to the history.
   *
   * @returns a view of them, valid until the next change
   * @throws ProtocolError when the body is wrong
   */
  unpack(body: Uint8Array): Uint8Array {
    if (body.length < PACKED_HEADER_BYTES) throw new ProtocolError("a packed frame cut short")
    const header = new DataView(body.buffer, body.byteOffset, PACKED_HEADER_BYTES)
    const [length, literalBytes] = [header.getUint32(0, true), header.getUint32(4, true)]
    const literalsEnd = PACKED_HEADER_BYTES + literalBytes
    if (length > PACKED_OPERATIONS_MAX || literalsEnd > body.length)
      throw new ProtocolError(`a packed frame of ${length} bytes`)
    this.reserve(length)
    const { memory, end: start } = this
    const end = start + length
    let [at, literal, offset] = [start, PACKED_HEADER_BYTES, literalsEnd]
    const number = () => {
      let value = 0
      for (let shift = 0; shift < 28; shift += 7) {
        const byte = body[offset++]
        if (byte === undefined) break
        value |= (byte & 127) << shift
        if (byte < 128) return value
      }
      throw new ProtocolError("a match cut short")
    }
    const copyLiterals = (count: number) => {
      if (count > literalsEnd - literal || count > end - at)
        throw new ProtocolError("literals beyond a frame")
      memory.set(body.subarray(literal, literal + count), at)
      literal += count
      at += count
    }
    while (offset < body.length) {
      copyLiterals(number())
      const count = number() + MATCH_BYTES_MIN
      const back = number()
      if (back < 1 || back > HISTORY_BYTES || back > at || count > end - at)
        throw new ProtocolError("a match outside the history")
      if (back >= count) memory.copyWithin(at, at - back, at - back + count)
      else for (let i = 0; i < count; i++) memory[at + i] = memory[at + i - back]!
      at += count
    }
    copyLiterals(literalsEnd - literal)
    if (at !== end) throw new ProtocolError("a packed frame of another length")
    this.end = end
    return memory.subarray(start, end)
  }
}
