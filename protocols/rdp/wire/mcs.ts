/** Channels in MCS (T.125): data as send-data requests of the client and indications of the server, joining, the end. */
import { ByteReader, ByteWriter } from "../../bytes.ts"
import { readPerLength } from "./connect-initial.ts"
import { TPKT_HEADER_BYTES, TPKT_VERSION, tpkt } from "./pdu-splitter.ts"

const JOIN_REQUEST = 0x38
/** With the number of the channel that was joined. */
const JOIN_CONFIRM = 0x3e
const RESULT_SUCCESSFUL = 0
const SEND_DATA_REQUEST = 0x64
const SEND_DATA_INDICATION = 0x68
/** Choice 8 of a domain's PDUs in six bits; the reason follows in three (T.125 §7). */
const DISCONNECT_ULTIMATUM = 0x20
const CHOICE_MASK = 0xfc
const X224_DATA_BYTES = 3
/** High priority, first and last segment. */
const PRIORITY = 0x70

export interface ChannelData {
  kind: "request" | "indication"
  initiator: number
  channel: number
  /** A view of the PDU. */
  data: Uint8Array
}

/** @param pdu  complete. @returns null for a PDU that carries no data of a channel */
export function parseChannelData(pdu: Uint8Array): ChannelData | null {
  const type = pdu[TPKT_HEADER_BYTES + X224_DATA_BYTES]
  if (pdu[0] !== TPKT_VERSION || (type !== SEND_DATA_REQUEST && type !== SEND_DATA_INDICATION)) return null
  const reader = new ByteReader(pdu.subarray(TPKT_HEADER_BYTES + X224_DATA_BYTES + 1))
  const [initiator, channel] = [reader.u16(), reader.u16()]
  reader.u8()
  const data = reader.take(readPerLength(reader))
  return { kind: type === SEND_DATA_REQUEST ? "request" : "indication", initiator, channel, data }
}

/** A PDU that carries this data of a channel. */
export function channelPdu({ kind, initiator, channel, data }: ChannelData): Uint8Array {
  const writer = new ByteWriter().u8(2).u8(0xf0).u8(0x80)
  writer
    .u8(kind === "request" ? SEND_DATA_REQUEST : SEND_DATA_INDICATION)
    .u16(initiator)
    .u16(channel)
  return tpkt(
    writer
      .u8(PRIORITY)
      .u16(0x8000 | data.length)
      .bytes(data)
      .toBytes(),
  )
}

/** A client's request to use a channel. */
interface JoinRequest {
  initiator: number
  channel: number
}

/** @returns null for another PDU */
export function joinedChannel(pdu: Uint8Array): JoinRequest | null {
  if (pdu[0] !== TPKT_VERSION || pdu[TPKT_HEADER_BYTES + X224_DATA_BYTES] !== JOIN_REQUEST) return null
  const reader = new ByteReader(pdu.subarray(TPKT_HEADER_BYTES + X224_DATA_BYTES + 1))
  const [initiator, channel] = [reader.u16(), reader.u16()]
  return { initiator, channel }
}

export function joinConfirm({ initiator, channel }: JoinRequest): Uint8Array {
  const writer = new ByteWriter().u8(2).u8(0xf0).u8(0x80)
  writer.u8(JOIN_CONFIRM).u8(RESULT_SUCCESSFUL)
  return tpkt(writer.u16(initiator).u16(channel).u16(channel).toBytes())
}

/** Reasons by which a machine ends the connection: as its user wished, or by itself. */
export const REASON_USER_REQUESTED = 3

/** @returns the reason of a Disconnect Provider Ultimatum; null for another PDU */
export function disconnectReason(pdu: Uint8Array): number | null {
  const at = TPKT_HEADER_BYTES + X224_DATA_BYTES
  const [first, second] = [pdu[at], pdu[at + 1]]
  if (pdu[0] !== TPKT_VERSION || first === undefined || second === undefined) return null
  return (first & CHOICE_MASK) === DISCONNECT_ULTIMATUM ? ((first & 3) << 1) | (second >> 7) : null
}
