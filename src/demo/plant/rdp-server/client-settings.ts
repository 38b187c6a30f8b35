/** What a client says about itself: MCS Connect-Initial (MS-RDPBCGR §2.2.1.3) and Client Info (§2.2.1.11). */
import type { DesktopFormat } from "./messages.ts"

interface ClientSettings {
  format: DesktopFormat
  /** Names of the static channels that it wants, in order. */
  channels: string[]
}

const CS_CORE = 0xc001
const CS_NET = 0xc003
const WANTS_32_BITS = 2

/** @throws Error for another message */
export function readConnectInitial(pdu: Buffer): ClientSettings {
  const key = pdu.indexOf("Duca")
  if (key < 0) throw new Error("no settings of a client")
  let at = key + 4
  at += pdu.readUInt8(at) & 0x80 ? 2 : 1
  const settings: ClientSettings = { format: { width: 0, height: 0, depth: 32 }, channels: [] }
  while (at + 4 <= pdu.length) {
    const [type, length] = [pdu.readUInt16LE(at), pdu.readUInt16LE(at + 2)]
    if (length < 4) break
    if (type === CS_CORE) settings.format = readFormat(pdu.subarray(at, at + length))
    if (type === CS_NET) settings.channels = readChannels(pdu.subarray(at, at + length))
    at += length
  }
  return settings
}

function readFormat(core: Buffer): DesktopFormat {
  const wants32 = core.length >= 146 && (core.readUInt16LE(144) & WANTS_32_BITS) !== 0
  return { width: core.readUInt16LE(8), height: core.readUInt16LE(10), depth: wants32 ? 32 : 16 }
}

function readChannels(net: Buffer): string[] {
  return Array.from({ length: net.readUInt32LE(4) }, (_, index) => {
    const name = net.subarray(8 + index * 12, 16 + index * 12).toString("latin1")
    return name.slice(0, name.indexOf("\0"))
  })
}

export interface SignIn {
  /** Empty, or left out, for none. */
  domain?: string
  username: string
  password: string
}

/** @param data  of the channel, from the security header on */
export function readSignIn(data: Buffer): Required<SignIn> {
  const sizes = [0, 1, 2].map((index) => data.readUInt16LE(12 + index * 2))
  let at = 22
  const [domain = "", username = "", password = ""] = sizes.map((bytes) => {
    const text = data.subarray(at, at + bytes).toString("utf16le")
    at += bytes + 2
    return text
  })
  return { domain, username, password }
}
