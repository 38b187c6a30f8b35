/**
 * Standard RDP security (MS-RDPBCGR §5.3), for machines of before 2008. The protocol core sends as under TLS, without
 * security headers; they are added and removed here, and with them the encryption.
 */
import { ByteWriter } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import type { HostKey } from "../../ssh/host-key.ts"
import { isClientInfo } from "../wire/client-settings.ts"
import { type ChannelData, channelPdu, parseChannelData } from "../wire/mcs.ts"
import { fastPathHeaderBytes, fastPathPdu, TPKT_VERSION } from "../wire/pdu-splitter.ts"
import { createPacketCipher, type PacketCipher } from "./packet-cipher.ts"
import { encryptRandom, hostKeyOf, type ServerSecurity, takeServerSecurity } from "./server-security.ts"
import { METHOD_NONE } from "./session-keys.ts"

/** Flags of the basic security header. */
const EXCHANGE = 0x0001
const ENCRYPT = 0x0008
const LICENSE = 0x0080
const HEADER_BYTES = 4
/** In the first byte of a fast-path PDU. */
const FAST_PATH_ENCRYPTED = 0x80
const FAST_PATH_FLAGS = 0xc0
const RANDOM_BYTES = 32
const RANDOM_PADDING_BYTES = 8
const LEVEL_NONE = 0

export class StandardSecurity {
  private security: ServerSecurity | null = null
  private cipher: PacketCipher | null = null
  /** From the machine's capabilities on, the core sends no security headers. */
  private isLicensed = false

  /**
   * Takes the machine's security data out of its Connect-Response.
   *
   * @returns the response for the core, and the machine's key; null without encryption
   */
  onConnectResponse(pdu: Uint8Array): { response: Uint8Array; hostKey: HostKey | null } {
    const { security, response } = takeServerSecurity(pdu)
    this.security = security
    return { response, hostKey: security.key && hostKeyOf(security.key) }
  }

  /** @param pdu  of the core. @returns what the machine gets in its place */
  seal(pdu: Uint8Array): Uint8Array[] {
    if (!this.isEncrypting) return [pdu]
    if (pdu[0] !== TPKT_VERSION) return [this.sealFastPath(pdu)]
    const channel = parseChannelData(pdu)
    if (!channel) return [pdu]
    if (this.cipher) return [this.sealChannel(channel, this.cipher)]
    if (!isClientInfo(channel.data)) return [pdu]
    const { cipher, exchange } = this.exchangeRandoms(channel)
    this.cipher = cipher
    return [exchange, this.sealChannel(channel, cipher)]
  }

  /** @param pdu  of the machine. @returns what the core gets in its place */
  open(pdu: Uint8Array): Uint8Array {
    if (!this.isEncrypting || !this.cipher) return pdu
    if (pdu[0] !== TPKT_VERSION) return this.openFastPath(pdu, this.cipher)
    const channel = parseChannelData(pdu)
    if (!channel || channel.data.length < HEADER_BYTES) return pdu
    const flags = channel.data[0]! | (channel.data[1]! << 8)
    const rest = channel.data.subarray(HEADER_BYTES)
    const data = flags & ENCRYPT ? this.cipher.open(rest) : rest
    if (flags & LICENSE) return channelPdu({ ...channel, data: withHeader(flags & ~ENCRYPT, data) })
    this.isLicensed = true
    return channelPdu({ ...channel, data })
  }

  private get isEncrypting(): boolean {
    return (
      this.security !== null && this.security.method !== METHOD_NONE && this.security.level !== LEVEL_NONE
    )
  }

  private exchangeRandoms(channel: ChannelData): { cipher: PacketCipher; exchange: Uint8Array } {
    const { key, random: server, method } = this.security!
    if (!key) throw new ProtocolError("encryption without a public key")
    const client = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
    const encrypted = encryptRandom(client, key)
    const length = encrypted.length + RANDOM_PADDING_BYTES
    const body = new ByteWriter().u32LE(length).bytes(encrypted).zeros(RANDOM_PADDING_BYTES).toBytes()
    return {
      cipher: createPacketCipher(method, { client, server }),
      exchange: channelPdu({ ...channel, data: withHeader(EXCHANGE, body) }),
    }
  }

  /** The core itself gives a header to its information and to what it says about licences. */
  private sealChannel(channel: ChannelData, cipher: PacketCipher): Uint8Array {
    const { data } = channel
    const hasHeader = !this.isLicensed && data.length >= HEADER_BYTES
    const flags = hasHeader ? data[0]! | (data[1]! << 8) : 0
    const sealed = cipher.seal(hasHeader ? data.subarray(HEADER_BYTES) : data)
    return channelPdu({ ...channel, data: withHeader(flags | ENCRYPT, sealed) })
  }

  private sealFastPath(pdu: Uint8Array): Uint8Array {
    if (!this.cipher) throw new ProtocolError("input before the encryption")
    const sealed = this.cipher.seal(pdu.subarray(fastPathHeaderBytes(pdu)))
    return fastPathPdu((pdu[0]! & ~FAST_PATH_FLAGS) | FAST_PATH_ENCRYPTED, sealed)
  }

  private openFastPath(pdu: Uint8Array, cipher: PacketCipher): Uint8Array {
    const contents = pdu.subarray(fastPathHeaderBytes(pdu))
    const first = pdu[0]! & ~FAST_PATH_FLAGS
    return pdu[0]! & FAST_PATH_ENCRYPTED ? fastPathPdu(first, cipher.open(contents)) : pdu
  }
}

function withHeader(flags: number, data: Uint8Array): Uint8Array {
  return new ByteWriter().u16LE(flags).u16LE(0).bytes(data).toBytes()
}
