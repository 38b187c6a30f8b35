/** Share control and share data headers of what machines send on the I/O channel (MS-RDPBCGR §2.2.8.1.1.1). */
import { ByteReader, ByteWriter } from "../../bytes.ts"

const TYPE_MASK = 0x0f
const DEMAND_ACTIVE = 1
const CONFIRM_ACTIVE = 3
const DATA = 7
const DATA_OF_VERSION_1 = 0x10 | DATA
const DATA_HEADER_BYTES = 18

export const DATA_UPDATE = 2
const DATA_CONTROL = 20
export const DATA_POINTER = 27
const DATA_SYNCHRONIZE = 31
const DATA_REFRESH = 33
const DATA_FONT_MAP = 40
export const DATA_ERROR_INFO = 47

interface ShareData {
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

/** The machine's last message before its first picture (§2.2.1.22). @param data  of the I/O channel */
export function isFontMap(data: Uint8Array): boolean {
  return parseShareData(data)?.type === DATA_FONT_MAP
}

const CAPABILITY_GENERAL = 1
const CAPABILITY_BITMAP = 2
const REFRESH_SUPPORT_AT = 18

/** What a machine says of itself before its pictures (§2.2.1.13.1). */
export interface DemandedShare {
  shareId: number
  size: { width: number; height: number } | null
  /** Bits of a pixel that the machine has chosen; null where it does not say. */
  colourDepth: number | null
  /** It sends parts of the picture again on request. */
  answersRefresh: boolean
}

/** The desktop's size in a Demand Active PDU; null for another message. @throws ProtocolError when it ends short */
export function demandedDesktopSize(data: Uint8Array): { width: number; height: number } | null {
  return demandedShare(data)?.size ?? null
}

/** @returns null for another message than Demand Active. @throws ProtocolError when it ends short */
export function demandedShare(data: Uint8Array): DemandedShare | null {
  if (data.length < 14 || (data[2]! & TYPE_MASK) !== DEMAND_ACTIVE) return null
  const reader = new ByteReader(data.subarray(6))
  const share: DemandedShare = {
    shareId: reader.u32LE(),
    size: null,
    colourDepth: null,
    answersRefresh: false,
  }
  for (const [type, bytes] of capabilitySets(reader)) {
    const capability = new ByteReader(bytes)
    if (type === CAPABILITY_BITMAP) {
      share.colourDepth = capability.u16LE()
      capability.take(6)
      share.size = { width: capability.u16LE(), height: capability.u16LE() }
    } else if (type === CAPABILITY_GENERAL && capability.remaining > REFRESH_SUPPORT_AT) {
      capability.take(REFRESH_SUPPORT_AT)
      share.answersRefresh = capability.u8() !== 0
    }
  }
  return share
}

/** What Demand and Confirm Active PDUs list behind their heads, the name of the source first: views of what `reader` reads. */
function* capabilitySets(reader: ByteReader): Generator<[type: number, bytes: Uint8Array]> {
  const sourceLength = reader.u16LE()
  reader.u16LE()
  reader.take(sourceLength)
  const count = reader.u16LE()
  reader.u16LE()
  for (let i = 0; i < count && reader.remaining >= 4; i++)
    yield [reader.u16LE(), reader.take(Math.max(0, reader.u16LE() - 4))]
}

/**
 * Says in the core's Confirm Active PDU (§2.2.1.13.2.1) that refresh requests are sent: some machines ignore them otherwise.
 *
 * @param data  of the I/O channel, changed in place. @returns false for another message
 * @throws ProtocolError when it ends short
 */
export function announceRefresh(data: Uint8Array): boolean {
  if (data.length < 16 || (data[2]! & TYPE_MASK) !== CONFIRM_ACTIVE) return false
  for (const [type, capability] of capabilitySets(new ByteReader(data.subarray(12)))) {
    if (type === CAPABILITY_GENERAL && capability.length > REFRESH_SUPPORT_AT)
      capability[REFRESH_SUPPORT_AT] = 1
  }
  return true
}

/** Asks for the first pixel again (§2.2.11.2), which machines that say so answer with a picture. */
export function refreshRequest(shareId: number, source: number): Uint8Array {
  return shareData(shareId, source, DATA_REFRESH, new ByteWriter().u8(1).zeros(3).zeros(8).toBytes())
}

const ACTION_REQUEST_CONTROL = 1
const ACTION_GRANTED_CONTROL = 2
const ACTION_COOPERATE = 4

/** Asks for the control that every client has (§2.2.1.16). */
export function controlRequest(shareId: number, source: number): Uint8Array {
  const body = new ByteWriter().u16LE(ACTION_REQUEST_CONTROL).zeros(6).toBytes()
  return shareData(shareId, source, DATA_CONTROL, body)
}

/** Whether a message belongs to the start of a share, or to the answer to a request for control (§2.2.1.19 to §2.2.1.21). */
export function isOfShareStart(data: Uint8Array): boolean {
  const type = parseShareData(data)?.type
  return type === DATA_SYNCHRONIZE || type === DATA_CONTROL
}

/** @param data  of the I/O channel */
export const grantsControl = (data: Uint8Array): boolean => hasControlAction(data, ACTION_GRANTED_CONTROL)

/** It comes before control is granted, at the start of a share (§2.2.1.20). */
export const cooperates = (data: Uint8Array): boolean => hasControlAction(data, ACTION_COOPERATE)

function hasControlAction(data: Uint8Array, action: number): boolean {
  const share = parseShareData(data)
  return share?.type === DATA_CONTROL && share.body[0] === action
}

function shareData(shareId: number, source: number, type: number, body: Uint8Array): Uint8Array {
  return new ByteWriter()
    .u16LE(DATA_HEADER_BYTES + body.length)
    .u16LE(DATA_OF_VERSION_1)
    .u16LE(source)
    .u32LE(shareId)
    .u8(0)
    .u8(1)
    .u16LE(DATA_HEADER_BYTES + body.length)
    .u8(type)
    .u8(0)
    .u16LE(0)
    .bytes(body)
    .toBytes()
}
