/** MCS Connect-Response (MS-RDPBCGR §2.2.1.4): the machine's settings as data blocks inside GCC (PER) inside MCS (BER). */
import { ByteReader } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import { type DataBlock, parseBlocks, perLength, readPerLength } from "./connect-initial.ts"
import { TPKT_HEADER_BYTES, tpkt } from "./pdu-splitter.ts"
import { der, readDer, readDerElements } from "./rdcleanpath.ts"

const APPLICATION_TAG = 0x7f
const CONNECT_RESPONSE_TAG = 0x66
const DATA_HEADER = Uint8Array.of(2, 0xf0, 0x80)
const TAG_OCTET_STRING = 0x04
/** Up to the connect PDU's length, and from there to the H.221 key of servers and the length of the blocks. */
const GCC_IDENTIFIER_BYTES = 7
const GCC_CREATE_RESPONSE_BYTES = 13

interface ConnectResponse {
  /** Everything before the user data: result, identifier, domain parameters. */
  elements: { tag: number; body: Uint8Array }[]
  identifier: Uint8Array
  header: Uint8Array
  blocks: DataBlock[]
}

export function isConnectResponse(pdu: Uint8Array): boolean {
  return pdu[0] === 3 && pdu[7] === APPLICATION_TAG && pdu[8] === CONNECT_RESPONSE_TAG
}

/** @throws ProtocolError for another PDU */
export function parseConnectResponse(pdu: Uint8Array): ConnectResponse {
  const message = pdu.subarray(TPKT_HEADER_BYTES + DATA_HEADER.length)
  const elements = readDerElements(readDer(new ByteReader(message.subarray(1))).body)
  const userData = elements.at(-1)
  if (userData?.tag !== TAG_OCTET_STRING) throw new ProtocolError("a Connect-Response without user data")
  const reader = new ByteReader(userData.body)
  const identifier = reader.take(GCC_IDENTIFIER_BYTES)
  readPerLength(reader)
  const header = reader.take(GCC_CREATE_RESPONSE_BYTES)
  const blocks = parseBlocks(reader.take(readPerLength(reader)))
  return { elements: elements.slice(0, -1), identifier, header, blocks }
}

/** The PDU with these blocks; all lengths around them are written anew. */
export function connectResponse({ elements, identifier, header, blocks }: ConnectResponse): Uint8Array {
  const data = Buffer.concat(blocks.map(({ bytes }) => bytes))
  const connect = Buffer.concat([header, perLength(data.length), data])
  const gcc = Buffer.concat([identifier, perLength(connect.length), connect])
  const rest = elements.map(({ tag, body }) => der(tag, body))
  const response = der(CONNECT_RESPONSE_TAG, ...rest, der(TAG_OCTET_STRING, gcc))
  return tpkt(Buffer.concat([DATA_HEADER, Uint8Array.of(APPLICATION_TAG), response]))
}
