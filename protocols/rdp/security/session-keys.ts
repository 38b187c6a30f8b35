/** Keys of standard RDP security from the two random numbers (MS-RDPBCGR §5.3.5). */

export const METHOD_NONE = 0
export const METHOD_40_BIT = 0x01
export const METHOD_128_BIT = 0x02
export const METHOD_56_BIT = 0x08
export const METHOD_FIPS = 0x10

export interface Randoms {
  client: Uint8Array
  server: Uint8Array
}

interface Rc4Keys {
  mac: Uint8Array
  encrypt: Uint8Array
  decrypt: Uint8Array
}

interface FipsKeys {
  mac: Uint8Array
  /** Key of triple DES, 24 bytes. */
  encrypt: Uint8Array
  decrypt: Uint8Array
}

const md5 = (...parts: Uint8Array[]) => hash("md5", parts)
const sha1 = (...parts: Uint8Array[]) => hash("sha1", parts)

function hash(name: "md5" | "sha1", parts: Uint8Array[]): Uint8Array {
  const digest = new Bun.CryptoHasher(name)
  for (const part of parts) digest.update(part)
  return new Uint8Array(digest.digest())
}

/** §5.3.5.1. */
export function deriveRc4Keys(randoms: Randoms, method: number): Rc4Keys {
  const { client, server } = randoms
  const preMaster = Buffer.concat([client.subarray(0, 24), server.subarray(0, 24)])
  const salted = (secret: Uint8Array, salt: string) =>
    md5(secret, sha1(Buffer.from(salt), secret, client, server))
  const master = Buffer.concat(["A", "BB", "CCC"].map((salt) => salted(preMaster, salt)))
  const [mac, decrypt, encrypt] = ["X", "YY", "ZZZ"].map((salt) => salted(master, salt))
  const final = (key: Uint8Array) => weakened(md5(key, client, server), method)
  return { mac: weakened(mac!, method), encrypt: final(encrypt!), decrypt: final(decrypt!) }
}

/** Keys of 40 and 56 bits are eight bytes with a known beginning. */
export function weakened(key: Uint8Array, method: number): Uint8Array {
  if (method === METHOD_128_BIT) return key.slice(0, 16)
  const short = key.slice(0, 8)
  short.set(method === METHOD_40_BIT ? [0xd1, 0x26, 0x9e] : [0xd1])
  return short
}

const PAD_1 = new Uint8Array(40).fill(0x36)
const PAD_2 = new Uint8Array(48).fill(0x5c)

/** §5.3.7: the first key and the current one make the next. */
export function rotatedSecret(initial: Uint8Array, current: Uint8Array): Uint8Array {
  return md5(initial, PAD_2, sha1(initial, PAD_1, current))
}

/** §5.3.6.1: the first eight bytes of a keyed hash. */
export function rc4Signature(macKey: Uint8Array, data: Uint8Array): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, data.length, true)
  return md5(macKey, PAD_2, sha1(macKey, PAD_1, length, data)).slice(0, 8)
}

/** §5.3.5.2. */
export function deriveFipsKeys({ client, server }: Randoms): FipsKeys {
  const encrypt = sha1(client.subarray(-16), server.subarray(-16))
  const decrypt = sha1(client.subarray(0, 16), server.subarray(0, 16))
  return { mac: sha1(decrypt, encrypt), encrypt: tripleDesKey(encrypt), decrypt: tripleDesKey(decrypt) }
}

/** 168 bits in groups of seven, lowest bit first; the lowest bit of each then becomes one of odd parity. */
function tripleDesKey(hashed: Uint8Array): Uint8Array {
  const bits = [...hashed, hashed[0]!].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1),
  )
  return Uint8Array.from({ length: 24 }, (_, index) => {
    const seven = bits.slice(index * 7, index * 7 + 7)
    const value = seven.reduce((sum, bit, position) => sum | (bit << position), 0)
    const isOddWithoutLowest = seven.slice(1).reduce((sum, bit) => sum ^ bit, 0) === 1
    return isOddWithoutLowest ? value & ~1 : value | 1
  })
}
