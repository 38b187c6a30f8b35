/**
 * Sign-in with the account of an operating system, whose name and password are encrypted under a key that both sides
 * agree on by Diffie-Hellman: Apple Remote Desktop (rfbproto "Diffie-Hellman Authentication", security type 30) and
 * UltraVNC's MS-Logon II (security type 113).
 *
 * Neither tells the machine from one that answers in its place. The numbers of MS-Logon II have 64 bits, which a listener
 * solves; Apple's have 1024 and more. All that follows the sign-in is unencrypted.
 */
import { ByteWriter, type ParseGenerator } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { nodeCrypto } from "../node-crypto.ts"
import { LinkEndError, type RfbConnection } from "./connection.ts"
import { ACCOUNT_KEY_BYTES_MAX, ACCOUNT_KEY_BYTES_MIN } from "./limits.ts"
import { desKey } from "./security.ts"

/** Fields of the encrypted message: a text, a zero byte, and random bytes. */
const APPLE_FIELD_BYTES = 64
const MS_LOGON_NAME_BYTES = 256
const MS_LOGON_PASSWORD_BYTES = 64
const MS_LOGON_KEY_BYTES = 8

interface Group {
  generator: bigint
  prime: bigint
  /** Length of every number on the wire. */
  bytes: number
}

/** Reads u16 generator, u16 length, prime and public key; sends the encrypted credentials, then the own public key. */
export function* signInToApple(connection: RfbConnection): ParseGenerator<void> {
  const { queue } = connection
  connection.state = "WaitChallenge"
  yield 4
  const generator = BigInt(queue.u16())
  const bytes = queue.u16()
  if (bytes < ACCOUNT_KEY_BYTES_MIN || bytes > ACCOUNT_KEY_BYTES_MAX)
    throw new ProtocolError(`keys of ${bytes} bytes for the sign-in`)
  yield 2 * bytes
  const group = { generator, prime: toNumber(queue.take(bytes)), bytes }
  const { publicKey, secret } = agree(group, toNumber(queue.take(bytes)))
  const { username, password } = credentialsOf(connection)
  const message = Buffer.concat([
    paddedText(username, APPLE_FIELD_BYTES),
    paddedText(password, APPLE_FIELD_BYTES),
  ])
  const cipher = nodeCrypto().createCipheriv(
    "aes-128-ecb",
    new Bun.CryptoHasher("md5").update(secret).digest(),
    null,
  )
  cipher.setAutoPadding(false)
  connection.send(new ByteWriter().bytes(cipher.update(message)).bytes(publicKey).toBytes())
}

/** Reads generator, prime and public key of 8 bytes each; sends the own public key, then name and password by DES. */
export function* signInToMsLogon(connection: RfbConnection): ParseGenerator<void> {
  const { queue } = connection
  connection.state = "WaitChallenge"
  yield 3 * MS_LOGON_KEY_BYTES
  const [generator, prime, theirs] = [1, 2, 3].map(() => toNumber(queue.take(MS_LOGON_KEY_BYTES))) as [
    bigint,
    bigint,
    bigint,
  ]
  const { publicKey, secret } = agree({ generator, prime, bytes: MS_LOGON_KEY_BYTES }, theirs)
  const { username, password } = credentialsOf(connection)
  const encrypt = (text: Uint8Array) => {
    const cipher = nodeCrypto().createCipheriv("des-cbc", desKey(secret), secret)
    cipher.setAutoPadding(false)
    return cipher.update(text)
  }
  const writer = new ByteWriter().bytes(publicKey)
  writer.bytes(encrypt(paddedText(username, MS_LOGON_NAME_BYTES)))
  writer.bytes(encrypt(paddedText(password, MS_LOGON_PASSWORD_BYTES)))
  connection.send(writer.toBytes())
}

/** @throws LinkEndError CLIENT_UNAUTHORIZED when no user name or no password is set */
export function credentialsOf({ options }: RfbConnection): { username: string; password: string } {
  const { username, password } = options
  if (username && password !== null) return { username, password }
  throw new LinkEndError(
    "CLIENT_UNAUTHORIZED",
    "the machine asks for a user name and a password and none is set",
    "credentialsMissing",
  )
}

/** @throws ProtocolError when their key determines the secret */
function agree(
  { generator, prime, bytes }: Group,
  theirs: bigint,
): { publicKey: Uint8Array; secret: Uint8Array } {
  const isWeak = prime < 5n || prime % 2n === 0n || generator < 2n || theirs < 2n || theirs > prime - 2n
  if (isWeak) throw new ProtocolError("invalid keys for the sign-in")
  const exponent = (toNumber(crypto.getRandomValues(new Uint8Array(bytes))) % (prime - 3n)) + 2n
  return {
    publicKey: toBytes(power(generator, exponent, prime), bytes),
    secret: toBytes(power(theirs, exponent, prime), bytes),
  }
}

/** @throws LinkEndError CLIENT_UNAUTHORIZED when the text and its zero byte do not fit */
function paddedText(text: string, bytes: number): Uint8Array {
  const encoded = new TextEncoder().encode(text)
  if (encoded.length >= bytes) {
    throw new LinkEndError(
      "CLIENT_UNAUTHORIZED",
      `the machine takes user names and passwords of at most ${bytes - 1} bytes`,
    )
  }
  const field = crypto.getRandomValues(new Uint8Array(bytes))
  field.set(encoded)
  field[encoded.length] = 0
  return field
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString("hex")}`)
}

function toBytes(number: bigint, length: number): Uint8Array {
  return new Uint8Array(Buffer.from(number.toString(16).padStart(2 * length, "0"), "hex"))
}
