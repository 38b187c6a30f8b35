/** The server's side of the sign-ins with an account: keys that a test knows, and what a client's answer says. */
import { createDecipheriv, createDiffieHellman, createHash } from "node:crypto"
import { bytesOf, u16 } from "./server.ts"

/** RFC 2409 §6.2, 1024 bits, generator 2. */
const APPLE_PRIME = Buffer.from(
  "ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd" +
    "ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed" +
    "ee386bfb5a899fa5ae9f24117c4b1fe649286651ece65381ffffffffffffffff",
  "hex",
)
const APPLE_KEY_BYTES = APPLE_PRIME.length

/** The largest prime below 2^31, for UltraVNC's own clients use no more bits; 7 generates all numbers below it. */
const MS_LOGON_PRIME = 2_147_483_647n
const MS_LOGON_GENERATOR = 7n
const MS_LOGON_PRIVATE = 123_456_789n

const appleKeys = createDiffieHellman(APPLE_PRIME, Buffer.from([2]))
appleKeys.setPrivateKey(Buffer.alloc(APPLE_KEY_BYTES, 0x5a))
appleKeys.generateKeys()

interface Account {
  username: string
  password: string
}

export const APPLE_OFFER = bytesOf(
  u16(2),
  u16(APPLE_KEY_BYTES),
  APPLE_PRIME,
  padded(appleKeys.getPublicKey()),
)
export const APPLE_ANSWER_BYTES = 128 + APPLE_KEY_BYTES

export function decodeAppleAnswer(answer: Uint8Array): Account {
  const secret = padded(appleKeys.computeSecret(answer.subarray(128, APPLE_ANSWER_BYTES)))
  const decipher = createDecipheriv("aes-128-ecb", createHash("md5").update(secret).digest(), null)
  decipher.setAutoPadding(false)
  const text = decipher.update(answer.subarray(0, 128))
  return { username: zeroEnded(text.subarray(0, 64)), password: zeroEnded(text.subarray(64)) }
}

export const MS_LOGON_OFFER = bytesOf(
  u64(MS_LOGON_GENERATOR),
  u64(MS_LOGON_PRIME),
  u64(power(MS_LOGON_GENERATOR, MS_LOGON_PRIVATE, MS_LOGON_PRIME)),
)
export const MS_LOGON_ANSWER_BYTES = 8 + 256 + 64

export function decodeMsLogonAnswer(answer: Uint8Array): Account {
  const theirs = Buffer.from(answer).readBigUInt64BE(0)
  const secret = u64(power(theirs, MS_LOGON_PRIVATE, MS_LOGON_PRIME))
  const decrypt = (bytes: Uint8Array) => {
    const decipher = createDecipheriv("des-cbc", secret.map(mirrored), secret)
    decipher.setAutoPadding(false)
    return zeroEnded(decipher.update(bytes))
  }
  return {
    username: decrypt(answer.subarray(8, 264)),
    password: decrypt(answer.subarray(264, MS_LOGON_ANSWER_BYTES)),
  }
}

function zeroEnded(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, bytes.indexOf(0)))
}

function padded(bytes: Buffer): Uint8Array {
  return Buffer.concat([Buffer.alloc(APPLE_KEY_BYTES - bytes.length), bytes])
}

function mirrored(byte: number): number {
  return Number.parseInt(byte.toString(2).padStart(8, "0").split("").reverse().join(""), 2)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  if (exponent === 0n) return 1n
  const half = power(base, exponent / 2n, modulus)
  return (half * half * (exponent % 2n === 1n ? base : 1n)) % modulus
}

function u64(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return new Uint8Array(bytes)
}
