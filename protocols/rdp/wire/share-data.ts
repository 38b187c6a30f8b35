/** Share control and share data headers of what machines send on the I/O channel (MS-RDPBCGR §2.2.8.1.1.1). */
import { ByteReader } from "../../bytes.ts"

const TYPE_MASK = 0x0f
const DEMAND_ACTIVE = 1
const DATA = 7
const DATA_HEADER_BYTES = 18

export const DATA_UPDATE = 2
export const DATA_POINTER = 27
export const DATA_ERROR_INFO = 47

export interface ShareData {
  type: number
  /** Behind all headers. */
  body: Uint8Array
  isCompressed: boolean
}

/** @returns null for another message */
export function parseShareData(data: Uint8Array): ShareData | null {
  if (data.length < DATA_HEADER_BYTES || (data[2]! & TYPE_MASK) !== DATA) return null
  if ((data[0]! | (data[1]! << 8)) !== data.length) return null
  const isCompressed = (data[15]! & 0x20) !== 0
  return { type: data[14]!, body: data.subarray(DATA_HEADER_BYTES), isCompressed }
}

const CAPABILITY_BITMAP = 2

/** The desktop's size in a Demand Active PDU; null for another message. @throws ProtocolError when it ends short */
export function demandedDesktopSize(data: Uint8Array): { width: number; height: number } | null {
  if (data.length < 14 || (data[2]! & TYPE_MASK) !== DEMAND_ACTIVE) return null
  const reader = new ByteReader(data.subarray(6))
  reader.u32LE()
  const sourceLength = reader.u16LE()
  reader.u16LE()
  reader.take(sourceLength)
  const count = reader.u16LE()
  reader.u16LE()
  for (let i = 0; i < count && reader.remaining >= 4; i++) {
    const type = reader.u16LE()
    const capability = new ByteReader(reader.take(Math.max(0, reader.u16LE() - 4)))
    if (type !== CAPABILITY_BITMAP) continue
    capability.take(8)
    return { width: capability.u16LE(), height: capability.u16LE() }
  }
  return null
}
