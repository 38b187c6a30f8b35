/**
 * The machine's security data in MCS Connect-Response (MS-RDPBCGR §2.2.1.4.3): its choice of encryption, its random number
 * and its public key. For the protocol core they are replaced by "no encryption".
 */
import { ByteReader, ByteWriter } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import { nodeCrypto } from "../../node-crypto.ts"
import { fingerprintOf, type HostKey } from "../../ssh/host-key.ts"
import type { DataBlock } from "../wire/connect-initial.ts"
import { connectResponse, parseConnectResponse } from "../wire/connect-response.ts"

const SC_SECURITY = 0x0c02

const PROPRIETARY_CERTIFICATE = 1
const X509_CHAIN = 2
const RSA1_MAGIC = 0x31415352
const KEY_PADDING_BYTES = 8
/** Keys in use have 512 to 2048 bits. */
const MODULUS_BYTES_MAX = 1024

/** Numbers of the key, least significant byte first. */
interface RsaPublicKey {
  modulus: Uint8Array
  exponent: number
}

export interface ServerSecurity {
  method: number
  level: number
  random: Uint8Array
  /** Null without encryption. */
  key: RsaPublicKey | null
}

/** @returns the security data, and the response with "no encryption" in its place */
export function takeServerSecurity(pdu: Uint8Array): { security: ServerSecurity; response: Uint8Array } {
  const parsed = parseConnectResponse(pdu)
  const security = readSecurity(parsed.blocks.find(({ type }) => type === SC_SECURITY))
  const blocks = parsed.blocks.map((block) =>
    block.type === SC_SECURITY ? { type: SC_SECURITY, bytes: NO_ENCRYPTION } : block,
  )
  return { security, response: connectResponse({ ...parsed, blocks }) }
}

const NO_ENCRYPTION = new ByteWriter().u16LE(SC_SECURITY).u16LE(12).u32LE(0).u32LE(0).toBytes()

function readSecurity(block: DataBlock | undefined): ServerSecurity {
  if (!block) throw new ProtocolError("a Connect-Response without security data")
  const reader = new ByteReader(block.bytes.subarray(4))
  const [method, level] = [reader.u32LE(), reader.u32LE()]
  if (method === 0 || reader.remaining === 0) return { method, level, random: new Uint8Array(0), key: null }
  const [randomLength, certificateLength] = [reader.u32LE(), reader.u32LE()]
  if (randomLength !== 32) throw new ProtocolError(`a random number of ${randomLength} bytes`)
  const random = reader.take(randomLength).slice()
  return { method, level, random, key: readCertificateKey(reader.take(certificateLength)) }
}

function readCertificateKey(certificate: Uint8Array): RsaPublicKey {
  const reader = new ByteReader(certificate)
  // The highest bit marks a temporary certificate.
  const version = reader.u32LE() & 0x7fffffff
  if (version === PROPRIETARY_CERTIFICATE) return readProprietaryKey(reader)
  if (version === X509_CHAIN) return readChainKey(reader)
  throw new ProtocolError(`a certificate of version ${version}`)
}

/** §2.2.1.4.3.1.1. Its signature proves nothing: the key that makes it is published. */
function readProprietaryKey(reader: ByteReader): RsaPublicKey {
  reader.take(4 + 4 + 2 + 2)
  if (reader.u32LE() !== RSA1_MAGIC) throw new ProtocolError("a public key that is not RSA")
  const length = reader.u32LE()
  reader.take(4 + 4)
  const exponent = reader.u32LE()
  if (length <= KEY_PADDING_BYTES || length > MODULUS_BYTES_MAX) {
    throw new ProtocolError(`a public key of ${length} bytes`)
  }
  return { modulus: reader.take(length - KEY_PADDING_BYTES).slice(), exponent }
}

/** The last certificate is the machine's own. */
function readChainKey(reader: ByteReader): RsaPublicKey {
  const count = reader.u32LE()
  if (count === 0 || count > 16) throw new ProtocolError(`a chain of ${count} certificates`)
  let own: Uint8Array = new Uint8Array(0)
  for (let i = 0; i < count; i++) own = reader.take(reader.u32LE())
  const { createPublicKey, X509Certificate } = nodeCrypto()
  try {
    const { n, e } = createPublicKey(
      new X509Certificate(own).publicKey.export({ type: "spki", format: "pem" }),
    ).export({
      format: "jwk",
    })
    const exponent = [...Buffer.from(e ?? "", "base64url")].reduce((sum, byte) => sum * 256 + byte, 0)
    return { modulus: new Uint8Array(Buffer.from(n ?? "", "base64url").reverse()), exponent }
  } catch {
    throw new ProtocolError("a certificate that cannot be read")
  }
}

/** The key as something that the owner trusts at the first connection. */
export function hostKeyOf({ modulus }: RsaPublicKey): HostKey {
  return {
    type: "rdp-rsa",
    fingerprint: fingerprintOf(modulus),
    keyBase64: Buffer.from(modulus).toString("base64"),
  }
}

/** The client's random number for this key alone (§5.3.4.1). */
export function encryptRandom(random: Uint8Array, { modulus, exponent }: RsaPublicKey): Uint8Array {
  const power = modularPower(toNumber(random), BigInt(exponent), toNumber(modulus))
  const hex = power.toString(16).padStart(modulus.length * 2, "0")
  return new Uint8Array(Buffer.from(hex, "hex").reverse())
}

function toNumber(littleEndian: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(littleEndian.slice().reverse()).toString("hex") || "0"}`)
}

function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  if (modulus === 0n) throw new ProtocolError("a public key of zero")
  let [result, square] = [1n, base % modulus]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
