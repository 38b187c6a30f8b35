/**
 * Splits a byte stream into RDP PDUs: TPKT packets (RFC 1006) and fast-path PDUs (MS-RDPBCGR §2.2.9.1.2, §2.2.8.1.2),
 * which differ in the first byte.
 */
import { ByteQueue } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"

export const TPKT_VERSION = 3
export const TPKT_HEADER_BYTES = 4
/** Low bits of a fast-path PDU's first byte. */
const FAST_PATH_ACTION_MASK = 0x03
const LONG_LENGTH = 0x80

export class PduSplitter {
  private readonly queue: ByteQueue

  /** @param limitBytes most that may wait */
  constructor(limitBytes: number) {
    this.queue = new ByteQueue(limitBytes)
  }

  /**
   * @returns the PDUs that are complete now, as views that are valid until the next call
   * @throws ProtocolError for bytes that are no PDU
   */
  push(bytes: Uint8Array): Uint8Array[] {
    this.queue.push(bytes)
    const pdus: Uint8Array[] = []
    for (let length = this.nextLength(); length !== null; length = this.nextLength()) {
      if (this.queue.length < length) break
      pdus.push(this.queue.take(length))
    }
    return pdus
  }

  /** A part of the next PDU has come. */
  get isWithinPdu(): boolean {
    return this.queue.length > 0
  }

  /** Length of the PDU at the head; null while its header has not arrived. */
  private nextLength(): number | null {
    const [first, second, third] = [0, 1, 2].map((offset) => this.queue.peek(offset))
    if (first === undefined || second === undefined) return null
    if (first === TPKT_VERSION) {
      const fourth = this.queue.peek(3)
      if (third === undefined || fourth === undefined) return null
      return checkedLength((third << 8) | fourth, TPKT_HEADER_BYTES)
    }
    if ((first & FAST_PATH_ACTION_MASK) !== 0) {
      throw new ProtocolError(`a PDU begins with 0x${first.toString(16)}`)
    }
    if ((second & LONG_LENGTH) === 0) return checkedLength(second, 2)
    return third === undefined ? null : checkedLength(((second & 0x7f) << 8) | third, 3)
  }
}

function checkedLength(length: number, headerBytes: number): number {
  if (length < headerBytes) throw new ProtocolError(`a PDU of ${length} bytes`)
  return length
}

/** Bytes of a fast-path PDU before its contents. */
export function fastPathHeaderBytes(pdu: Uint8Array): number {
  return (pdu[1]! & LONG_LENGTH) === 0 ? 2 : 3
}

/** A fast-path PDU around contents of at most 32 kB. */
export function fastPathPdu(first: number, contents: Uint8Array): Uint8Array {
  const length = contents.length + 3
  const pdu = new Uint8Array(length)
  pdu.set([first, LONG_LENGTH | (length >> 8), length & 0xff])
  pdu.set(contents, 3)
  return pdu
}

/** A TPKT packet around contents. */
export function tpkt(contents: Uint8Array): Uint8Array {
  const length = contents.length + TPKT_HEADER_BYTES
  const pdu = new Uint8Array(length)
  pdu.set([TPKT_VERSION, 0, length >> 8, length & 0xff])
  pdu.set(contents, TPKT_HEADER_BYTES)
  return pdu
}
