/** Encryption of single packets under standard RDP security, in both directions (MS-RDPBCGR §5.3.6, §5.3.7). */
import type { Cipher, Decipher } from "node:crypto"
import { ProtocolError } from "../../link.ts"
import { nodeCrypto } from "../../node-crypto.ts"
import { Rc4 } from "./rc4.ts"
import {
  deriveFipsKeys,
  deriveRc4Keys,
  METHOD_FIPS,
  type Randoms,
  rc4Signature,
  rotatedSecret,
  weakened,
} from "./session-keys.ts"

export interface PacketCipher {
  /** @returns what stands between a security header and the end of the packet */
  seal(data: Uint8Array): Uint8Array
  /** @param sealed  as `seal` returns it. @throws ProtocolError when it is not of the machine */
  open(sealed: Uint8Array): Uint8Array
}

const SIGNATURE_BYTES = 8
/** A key is used for so many packets. */
const PACKETS_PER_KEY = 4096

export function createPacketCipher(method: number, randoms: Randoms): PacketCipher {
  return method === METHOD_FIPS ? new FipsCipher(randoms) : new Rc4Cipher(method, randoms)
}

class Rc4Cipher implements PacketCipher {
  private readonly mac: Uint8Array
  private readonly sending: RotatingRc4
  private readonly receiving: RotatingRc4

  constructor(method: number, randoms: Randoms) {
    const { mac, encrypt, decrypt } = deriveRc4Keys(randoms, method)
    this.mac = mac
    this.sending = new RotatingRc4(encrypt, method)
    this.receiving = new RotatingRc4(decrypt, method)
  }

  seal(data: Uint8Array): Uint8Array {
    return Buffer.concat([rc4Signature(this.mac, data), this.sending.apply(data)])
  }

  open(sealed: Uint8Array): Uint8Array {
    if (sealed.length < SIGNATURE_BYTES) throw new ProtocolError("an encrypted packet ended short")
    const data = this.receiving.apply(sealed.subarray(SIGNATURE_BYTES))
    checkSignature(rc4Signature(this.mac, data), sealed)
    return data
  }
}

class RotatingRc4 {
  private readonly initial: Uint8Array
  private readonly method: number
  private key: Uint8Array
  private cipher: Rc4
  private packets = 0

  constructor(key: Uint8Array, method: number) {
    this.initial = key
    this.method = method
    this.key = key
    this.cipher = new Rc4(key)
  }

  apply(data: Uint8Array): Uint8Array {
    if (this.packets === PACKETS_PER_KEY) this.rotate()
    this.packets += 1
    return this.cipher.apply(data)
  }

  private rotate(): void {
    const secret = rotatedSecret(this.initial, this.key).slice(0, this.initial.length)
    this.key = weakened(new Rc4(secret).apply(secret), this.method)
    this.cipher = new Rc4(this.key)
    this.packets = 0
  }
}

const FIPS_INITIAL_VECTOR = Uint8Array.of(0x12, 0x34, 0x56, 0x78, 0x90, 0xab, 0xcd, 0xef)
const FIPS_BLOCK_BYTES = 8
/** Length of this header, its version, and the bytes of padding follow. */
const FIPS_HEADER_BYTES = 4
const FIPS_HEADER = [0x10, 0x00, 0x01]

class FipsCipher implements PacketCipher {
  private readonly mac: Uint8Array
  private readonly sending: Cipher
  private readonly receiving: Decipher
  private sent = 0
  private received = 0

  constructor(randoms: Randoms) {
    const { mac, encrypt, decrypt } = deriveFipsKeys(randoms)
    const { createCipheriv, createDecipheriv } = nodeCrypto()
    this.mac = mac
    this.sending = createCipheriv("des-ede3-cbc", encrypt, FIPS_INITIAL_VECTOR).setAutoPadding(false)
    this.receiving = createDecipheriv("des-ede3-cbc", decrypt, FIPS_INITIAL_VECTOR).setAutoPadding(false)
  }

  seal(data: Uint8Array): Uint8Array {
    const padding = -data.length & (FIPS_BLOCK_BYTES - 1)
    const padded = Buffer.concat([data, new Uint8Array(padding)])
    const header = Uint8Array.of(...FIPS_HEADER, padding)
    return Buffer.concat([header, this.signature(data, this.sent++), this.sending.update(padded)])
  }

  open(sealed: Uint8Array): Uint8Array {
    const padding = sealed[FIPS_HEADER_BYTES - 1]
    const encrypted = sealed.subarray(FIPS_HEADER_BYTES + SIGNATURE_BYTES)
    if (padding === undefined || padding >= FIPS_BLOCK_BYTES || encrypted.length % FIPS_BLOCK_BYTES !== 0) {
      throw new ProtocolError("an encrypted packet ended short")
    }
    const padded = new Uint8Array(this.receiving.update(encrypted))
    if (padded.length < padding) throw new ProtocolError("an encrypted packet ended short")
    const data = padded.subarray(0, padded.length - padding)
    checkSignature(this.signature(data, this.received++), sealed.subarray(FIPS_HEADER_BYTES))
    return data
  }

  private signature(data: Uint8Array, count: number): Uint8Array {
    const number = new Uint8Array(4)
    new DataView(number.buffer).setUint32(0, count, true)
    const digest = new Bun.CryptoHasher("sha1", this.mac).update(data).update(number).digest()
    return new Uint8Array(digest.subarray(0, SIGNATURE_BYTES))
  }
}

function checkSignature(expected: Uint8Array, packet: Uint8Array): void {
  if (!Buffer.from(expected).equals(packet.subarray(0, SIGNATURE_BYTES))) {
    throw new ProtocolError("an encrypted packet has a wrong signature")
  }
}
