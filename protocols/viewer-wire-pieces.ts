/**
 * Long messages, of the server or of a viewer, in pieces. WebSockets deliver a message as a whole: on a slow link nothing would be
 * heard while it is on its way, and silence counts as the loss of the network.
 *
 * A piece is `u8 PIECE | u8 1 for the last one of a message, otherwise 0 | bytes of the message`.
 */
import { ProtocolError } from "./link.ts"

export const PIECE = 16
const HEADER_BYTES = 2
/** A link of 2 kB/s carries it in the time after which silence counts. */
export const PIECE_BYTES = 16 * 1024

/** @returns the message itself where it is short */
export function piecesOf(message: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (message.length <= PIECE_BYTES) return [message]
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < message.length; at += PIECE_BYTES) {
    const part = message.subarray(at, at + PIECE_BYTES)
    const piece = new Uint8Array(HEADER_BYTES + part.length)
    piece[0] = PIECE
    piece[1] = at + part.length === message.length ? 1 : 0
    piece.set(part, HEADER_BYTES)
    pieces.push(piece)
  }
  return pieces
}

/** Puts the pieces of one sender together again. */
export class PieceJoiner {
  private readonly bytesMax: number
  private parts: Uint8Array[] = []
  private bytes = 0

  /** @param bytesMax  of a message; it comes in as few pieces as it can, for each that is kept takes memory of its own */
  constructor(bytesMax = Number.POSITIVE_INFINITY) {
    this.bytesMax = bytesMax
  }

  /**
   * @param received  a piece, or a message that came as a whole
   * @returns the message; null while pieces of it are missing
   * @throws ProtocolError for a message that is too long or in too many pieces, and for one that begins within another
   */
  join(received: Uint8Array): Uint8Array | null {
    if (received[0] !== PIECE) {
      if (this.parts.length > 0) throw new ProtocolError("a message between the pieces of another")
      return received
    }
    if (received.length <= HEADER_BYTES) throw new ProtocolError("a piece of nothing")
    this.bytes += received.length - HEADER_BYTES
    if (this.bytes > this.bytesMax) throw new ProtocolError(`a message of more than ${this.bytesMax} bytes`)
    this.parts.push(received.subarray(HEADER_BYTES))
    if (this.parts.length > Math.ceil(this.bytesMax / PIECE_BYTES))
      throw new ProtocolError(`a message in ${this.parts.length} pieces`)
    if (received[1] !== 1) return null
    const message = new Uint8Array(this.bytes)
    let at = 0
    for (const part of this.parts) {
      message.set(part, at)
      at += part.length
    }
    this.parts = []
    this.bytes = 0
    return message
  }
}
