/**
 * The server's messages of RDP (MS-RDPBCGR), for one desktop without encryption of its own: TLS is around it. The server
 * shares no code with `protocols/rdp`, so that each checks the other.
 */
import { ber, join, perLength, u16, u16BE, u32 } from "./bytes.ts"

export const IO_CHANNEL = 1003
const USER_CHANNEL = 1007
/** Static channels are numbered from here on. */
const FIRST_STATIC_CHANNEL = 1004
const SERVER_CHANNEL = 1002
const MCS_USER_BASE = 1001
const SHARE_ID = 0x000103ea
const TLS_SELECTED = 1

export interface DesktopFormat {
  width: number
  height: number
  /** 16 or 32 bits. */
  depth: number
}

/**
 * What a server answers while the picture rests: requests for a part of it, requests for control, or none. Only CONTROL
 * announces that it sends no part again.
 */
export type AnsweredRequests = "REFRESH" | "CONTROL" | "NOTHING"

function tpkt(body: Uint8Array): Buffer {
  return join([3, 0], u16BE(body.length + 4), body)
}

function mcs(body: Uint8Array): Buffer {
  return tpkt(join([2, 0xf0, 0x80], body))
}

/** §2.2.1.2: TLS is selected. */
export const connectionConfirm = (): Buffer =>
  tpkt(join([0x0e, 0xd0, 0, 0, 0x12, 0x34, 0, 2, 0], u16(8), u32(TLS_SELECTED)))

/** §2.2.1.2.2: TLS is required. */
export const connectionRefusal = (): Buffer =>
  tpkt(join([0x0e, 0xd0, 0, 0, 0x12, 0x34, 0, 3, 0], u16(8), u32(1)))

/** §2.2.1.4, with one id for each channel that the client wants. */
export function connectResponse(channels: number): Buffer {
  const ids = Array.from({ length: channels }, (_, index) => u16(FIRST_STATIC_CHANNEL + 10 + index)).flat()
  const padding = channels % 2 === 1 ? [0, 0] : []
  const net = join(u16(IO_CHANNEL), u16(channels), ids, padding)
  const blocks = join(
    block(0x0c01, join(u32(0x00080004), u32(TLS_SELECTED), u32(0))),
    block(0x0c03, net),
    block(0x0c02, join(u32(0), u32(0))),
  )
  const conference = join(
    [0x00, 0x05, 0x00, 0x14, 0x7c, 0x00, 0x01],
    perLength(blocks.length + 14),
    [0x14, 0x76, 0x0a, 0x01, 0x01, 0x00, 0x01, 0xc0, 0x00, 0x4d, 0x63, 0x44, 0x6e],
    perLength(blocks.length),
    blocks,
  )
  const parameters = [34, 3, 0, 1, 0, 1].flatMap((value) => [2, 1, value])
  const domain = join([0x30, parameters.length + 8], parameters, [2, 3, 0, 0xff, 0xf8], [2, 1, 2])
  return mcs(ber([0x7f, 0x66], join([0x0a, 1, 0], [2, 1, 0], domain, ber([4], conference))))
}

const block = (type: number, body: Uint8Array): Buffer => join(u16(type), u16(body.length + 4), body)

/** The id that `connectResponse` gives a channel. */
export const staticChannelId = (index: number): number => FIRST_STATIC_CHANNEL + 10 + index

export const attachUserConfirm = (): Buffer => mcs(join([0x2e, 0], u16BE(USER_CHANNEL - MCS_USER_BASE)))

export const channelJoinConfirm = (channel: number): Buffer =>
  mcs(join([0x3e, 0], u16BE(USER_CHANNEL - MCS_USER_BASE), u16BE(channel), u16BE(channel)))

/** Data of a channel. */
const indication = (channel: number, data: Uint8Array): Buffer =>
  mcs(
    join([0x68], u16BE(SERVER_CHANNEL - MCS_USER_BASE), u16BE(channel), [0x70], perLength(data.length), data),
  )

/** §2.2.1.12: the client needs no licence. */
export const noLicenceNeeded = (): Buffer =>
  indication(IO_CHANNEL, join(u16(0x80), u16(0), [0xff, 3], u16(16), u32(7), u32(2), u16(4), u16(0)))

/** §2.2.1.13.1. */
export function demandActive(format: DesktopFormat, answers: AnsweredRequests): Buffer {
  const sets = capabilitySets(format, answers)
  const combined = join(u16(sets.length), u16(0), ...sets)
  const source = Buffer.from("RDP\0")
  const body = join(u32(SHARE_ID), u16(source.length), u16(combined.length), source, combined, u32(0))
  return shareControl(0x11, body)
}

/** §2.2.3.1: a new size follows. */
export const deactivateAll = (): Buffer => shareControl(0x16, join(u32(SHARE_ID), u16(1), [0]))

const shareControl = (type: number, body: Uint8Array): Buffer =>
  indication(IO_CHANNEL, join(u16(body.length + 6), u16(type), u16(SERVER_CHANNEL), body))

function shareData(type: number, body: Uint8Array): Buffer {
  const header = [...u32(SHARE_ID), 0, 1, ...u16(body.length + 18), type, 0, ...u16(0)]
  return shareControl(0x17, join(header, body))
}

export const synchronize = (): Buffer => shareData(31, join(u16(1), u16(USER_CHANNEL)))
export const cooperate = (): Buffer => shareData(20, join(u16(4), u16(0), u32(0)))
export const grantControl = (): Buffer => shareData(20, join(u16(2), u16(USER_CHANNEL), u32(SERVER_CHANNEL)))
export const fontMap = (): Buffer => shareData(40, join(u16(0), u16(0), u16(3), u16(4)))
/** §2.2.5.1.1. */
export const errorInfo = (code: number): Buffer => shareData(47, join(u32(code)))

/** Data of a virtual channel, in one piece (§2.2.6.1). */
export const channelData = (channel: number, data: Uint8Array): Buffer =>
  indication(channel, join(u32(data.length), u32(3), data))

/** One update by the fast path (§2.2.9.1.2), at most 16 kB. */
export function bitmapUpdate(bitmap: Uint8Array): Buffer {
  const data = join(u16(1), u16(1), bitmap)
  return join([0], u16BE(0x8000 | (data.length + 6)), [1], u16(data.length), data)
}

function capabilitySets({ width, height, depth }: DesktopFormat, answers: AnsweredRequests): Buffer[] {
  const set = (type: number, body: Uint8Array) => join(u16(type), u16(body.length + 4), body)
  const zeros = (count: number) => new Uint8Array(count)
  const words = (...values: number[]) => values.flatMap(u16)
  return [
    // Updates by the fast path; whether the client may ask for a part of the picture again.
    set(1, join(words(1, 3, 0x0200, 0, 0, 0x0405, 0, 0, 0), [answers === "CONTROL" ? 0 : 1, 0])),
    set(2, join(words(depth, 1, 1, 1, width, height, 0, 1, 1), [0, 0], words(1, 0))),
    // No drawing orders.
    set(3, join(zeros(20), words(1, 20, 0, 1, 0, 0x0022), zeros(32), zeros(20))),
    set(8, join(words(1, 20, 20))),
    set(9, join(words(SERVER_CHANNEL, 0))),
    // Scancodes, extended mouse, characters, all by the fast path.
    set(13, join(words(0x0035, 0), u32(0x0409), u32(4), u32(0), u32(12), zeros(64))),
    set(20, join(u32(0), u32(1600))),
  ]
}
