/**
 * MCS Connect-Initial (MS-RDPBCGR §2.2.1.3): the client's settings as data blocks inside GCC (PER) inside MCS (BER). The
 * blocks are taken out, changed, and all lengths around them are written anew.
 */
import { ByteReader, ByteWriter } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import { TPKT_HEADER_BYTES, tpkt } from "./pdu-splitter.ts"
import { der, derLength, readDer } from "./rdcleanpath.ts"

/** X.224 data header. */
const DATA_HEADER = Uint8Array.of(2, 0xf0, 0x80)
const CONNECT_INITIAL_TAG = 0x65
const APPLICATION_TAG = 0x7f
const TAG_OCTET_STRING = 0x04
/** The T.124 object identifier and the connect PDU's length follow; T.124 §8.7. */
const GCC_IDENTIFIER = [0x00, 0x05, 0x00, 0x14, 0x7c, 0x00, 0x01]
/** Up to the H.221 key of clients. */
const GCC_CREATE_REQUEST = [0x00, 0x08, 0x00, 0x10, 0x00, 0x01, 0xc0, 0x00, 0x44, 0x75, 0x63, 0x61]

export const CS_CORE = 0xc001
export const CS_SECURITY = 0xc002
export const CS_CLUSTER = 0xc004

/** One data block, with its header of type and length. */
export interface DataBlock {
  type: number
  bytes: Uint8Array
}

interface ConnectInitial {
  /** Everything before the user data: selectors, flags, domain parameters. */
  parameters: Uint8Array
  blocks: DataBlock[]
}

export function isConnectInitial(pdu: Uint8Array): boolean {
  return pdu[0] === 3 && pdu[7] === APPLICATION_TAG && pdu[8] === CONNECT_INITIAL_TAG
}

/** @param change  of the blocks, in place or by returning others */
export function changeConnectInitial(
  pdu: Uint8Array,
  change: (blocks: DataBlock[]) => DataBlock[],
): Uint8Array {
  const { parameters, blocks } = parseConnectInitial(pdu)
  return connectInitial(parameters, change(blocks))
}

/** @throws ProtocolError for another PDU */
export function parseConnectInitial(pdu: Uint8Array): ConnectInitial {
  const message = pdu.subarray(TPKT_HEADER_BYTES + DATA_HEADER.length)
  // The application tag has two bytes; the length is that of the second.
  const body = readDer(new ByteReader(message.subarray(1))).body
  let at = 0
  for (let element = 0; element < ELEMENTS_BEFORE_USER_DATA; element++) {
    const length = derLength(body.subarray(at))
    if (length === null) throw new ProtocolError("a Connect-Initial ended short")
    at += length
  }
  const userData = readDer(new ByteReader(body.subarray(at)))
  return { parameters: body.slice(0, at), blocks: parseBlocks(gccUserData(userData.body)) }
}

/** Two selectors, a flag, and three sets of domain parameters. */
const ELEMENTS_BEFORE_USER_DATA = 6

function gccUserData(gcc: Uint8Array): Uint8Array {
  const reader = new ByteReader(gcc)
  reader.take(GCC_IDENTIFIER.length)
  readPerLength(reader)
  reader.take(GCC_CREATE_REQUEST.length)
  return reader.take(readPerLength(reader))
}

export function parseBlocks(data: Uint8Array): DataBlock[] {
  const blocks: DataBlock[] = []
  for (let at = 0; at < data.length; ) {
    const reader = new ByteReader(data.subarray(at))
    const [type, length] = [reader.u16LE(), reader.u16LE()]
    if (length < 4 || length > data.length - at) throw new ProtocolError(`a data block of ${length} bytes`)
    blocks.push({ type, bytes: data.slice(at, at + length) })
    at += length
  }
  return blocks
}

function connectInitial(parameters: Uint8Array, blocks: readonly DataBlock[]): Uint8Array {
  const data = Buffer.concat(blocks.map(({ bytes }) => bytes))
  const request = Buffer.concat([Uint8Array.from(GCC_CREATE_REQUEST), perLength(data.length), data])
  const gcc = Buffer.concat([Uint8Array.from(GCC_IDENTIFIER), perLength(request.length), request])
  const body = der(CONNECT_INITIAL_TAG, parameters, der(TAG_OCTET_STRING, gcc))
  return tpkt(Buffer.concat([DATA_HEADER, Uint8Array.of(APPLICATION_TAG), body]))
}

/** Lengths of packed encoding rules: one byte up to 127, else two with the highest bit set. */
export function readPerLength(reader: ByteReader): number {
  const first = reader.u8()
  return (first & 0x80) === 0 ? first : ((first & 0x7f) << 8) | reader.u8()
}

export function perLength(length: number): Uint8Array {
  return length < 0x80 ? Uint8Array.of(length) : new ByteWriter().u16(0x8000 | length).toBytes()
}
