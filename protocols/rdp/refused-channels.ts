/**
 * Static channels that a machine does not grant, as with its clipboard switched off. The protocol core uses those that it asked
 * for whether they were granted or not, and ends the session at the first use of one without a number. It is given a number for
 * each; what it sends there ends here, and is never answered, so that it keeps to the channel's beginning.
 */
import { ByteReader, ByteWriter } from "../bytes.ts"
import { parseConnectInitial } from "./wire/connect-initial.ts"
import { connectResponse, parseConnectResponse } from "./wire/connect-response.ts"
import { joinConfirm, joinedChannel, parseChannelData } from "./wire/mcs.ts"

/** Blocks of the channels in the settings of client and server (MS-RDPBCGR §2.2.1.3.4 and §2.2.1.4.4). */
export const CS_NET = 0xc003
export const SC_NET = 0x0c03
const BLOCK_HEADER_BYTES = 4
/** Machines number their channels upwards from 1003. */
const FIRST_NUMBER = 0xff00
/** The number of a channel that was not allocated. */
const NOT_ALLOCATED = 0

export class RefusedChannels {
  private asked = 0
  /** Numbers given here. */
  private readonly refused = new Set<number>()

  /** @throws ProtocolError for another PDU */
  onConnectInitial(pdu: Uint8Array): void {
    const block = parseConnectInitial(pdu).blocks.find(({ type }) => type === CS_NET)
    if (block) this.asked = new ByteReader(block.bytes.subarray(BLOCK_HEADER_BYTES)).u32LE()
  }

  /** @returns the machine's Connect-Response with a number for each channel. @throws ProtocolError for another PDU */
  complete(pdu: Uint8Array): Uint8Array {
    const response = parseConnectResponse(pdu)
    const net = response.blocks.find(({ type }) => type === SC_NET)
    if (!net) return pdu
    const reader = new ByteReader(net.bytes.subarray(BLOCK_HEADER_BYTES))
    const ioChannel = reader.u16LE()
    const granted = Array.from({ length: reader.u16LE() }, () => reader.u16LE())
    const count = Math.max(this.asked, granted.length)
    const numbers = Array.from({ length: count }, (_, place) => granted[place] || this.numberOf(place))
    if (this.refused.size === 0) return pdu
    net.bytes = netBlock(ioChannel, numbers)
    return connectResponse(response)
  }

  /** @returns what the core gets as the answer, nothing for data; null for a PDU that is for the machine */
  answer(pdu: Uint8Array): Uint8Array[] | null {
    if (this.refused.size === 0) return null
    const joined = joinedChannel(pdu)
    if (joined && this.refused.has(joined.channel)) return [joinConfirm(joined)]
    return this.refused.has(parseChannelData(pdu)?.channel ?? NOT_ALLOCATED) ? [] : null
  }

  private numberOf(place: number): number {
    this.refused.add(FIRST_NUMBER + place)
    return FIRST_NUMBER + place
  }
}

/** With an odd number of channels the block is padded to a multiple of four bytes. */
function netBlock(ioChannel: number, numbers: readonly number[]): Uint8Array {
  const padded = numbers.length + (numbers.length % 2)
  const writer = new ByteWriter().u16LE(SC_NET).u16LE(BLOCK_HEADER_BYTES * 2 + padded * 2)
  writer.u16LE(ioChannel).u16LE(numbers.length)
  for (let place = 0; place < padded; place++) writer.u16LE(numbers[place] ?? 0)
  return writer.toBytes()
}
