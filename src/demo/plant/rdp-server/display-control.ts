/**
 * The dynamic channel by which a client asks for another desktop size (MS-RDPEDYC, MS-RDPEDISP). Commands of the static
 * channel "drdynvc" lead to it.
 */
import { join, u32 } from "./bytes.ts"

const CAPABILITIES = 0x50
const CREATE = 0x10
const DATA = 0x30
const CHANNEL_ID = 1
const NAME = "Microsoft::Windows::RDS::DisplayControl\0"
const PDU_CAPABILITIES = 5
const PDU_MONITOR_LAYOUT = 2
/** The first monitor's width, behind two headers, its flags and its place. */
const WIDTH_AT = 2 + 16 + 12

export const dynamicChannelCapabilities = (): Buffer => join([CAPABILITIES, 0, 1, 0])

export interface WantedSize {
  width: number
  height: number
}

/** @param data  of the client. @returns what is answered, and the size that is asked for */
export function answerDynamicChannel(data: Buffer): { answer: Buffer | null; size: WantedSize | null } {
  switch (data.readUInt8(0) & 0xf0) {
    case CAPABILITIES:
      return { answer: join([CREATE, CHANNEL_ID], Buffer.from(NAME)), size: null }
    case CREATE: {
      const isOpen = data.readUInt32LE(2) === 0
      const limits = join(u32(PDU_CAPABILITIES), u32(20), u32(1), u32(4096), u32(2304))
      return { answer: isOpen ? join([DATA, CHANNEL_ID], limits) : null, size: null }
    }
    case DATA: {
      if (data.readUInt32LE(2) !== PDU_MONITOR_LAYOUT) return { answer: null, size: null }
      return {
        answer: null,
        size: { width: data.readUInt32LE(WIDTH_AT), height: data.readUInt32LE(WIDTH_AT + 4) },
      }
    }
    default:
      return { answer: null, size: null }
  }
}
