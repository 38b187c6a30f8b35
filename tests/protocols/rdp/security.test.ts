/** Standard RDP security and CredSSP, by vectors and against a cipher of the other side (MS-RDPBCGR §5.3, MS-CSSP §2.2.1). */
import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { CredsspReader } from "../../../protocols/rdp/credssp.ts"
import { createPacketCipher } from "../../../protocols/rdp/security/packet-cipher.ts"
import { Rc4 } from "../../../protocols/rdp/security/rc4.ts"
import { encryptRandom } from "../../../protocols/rdp/security/server-security.ts"
import {
  METHOD_40_BIT,
  METHOD_56_BIT,
  METHOD_128_BIT,
  METHOD_FIPS,
  weakened,
} from "../../../protocols/rdp/security/session-keys.ts"
import { atEveryChunking } from "../chunking.ts"

const bytes = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ""), "hex"))
const hexOf = (data: Uint8Array) => Buffer.from(data).toString("hex")

test("RC4 has the key streams of RFC 6229", () => {
  const stream = (key: string) => hexOf(new Rc4(bytes(key)).apply(new Uint8Array(16)))
  expect(stream("0102030405")).toBe("b2396305f03dc027ccc3524a0a1118a8")
  expect(stream("0102030405060708090a0b0c0d0e0f10")).toBe("9ac7cc9a609d1ef7b2932899cde41b97")
  const split = new Rc4(bytes("0102030405"))
  expect(hexOf(split.apply(new Uint8Array(5))) + hexOf(split.apply(new Uint8Array(11)))).toBe(
    "b2396305f03dc027ccc3524a0a1118a8",
  )
})

test("short keys are eight bytes with a known beginning", () => {
  const key = bytes("00112233445566778899aabbccddeeff")
  expect(hexOf(weakened(key, METHOD_40_BIT))).toBe("d1269e3344556677")
  expect(hexOf(weakened(key, METHOD_56_BIT))).toBe("d111223344556677")
  expect(hexOf(weakened(key, METHOD_128_BIT))).toBe("00112233445566778899aabbccddeeff")
})

test("the client's random number is encrypted by the machine's key, least significant byte first", () => {
  // 3233 = 61 * 53, exponent 17: 65 becomes 2790 (0x0ae6).
  expect(hexOf(encryptRandom(bytes("4100"), { modulus: bytes("a10c"), exponent: 17 }))).toBe("e60a")
  expect(() => encryptRandom(bytes("41"), { modulus: bytes("0000"), exponent: 17 })).toThrow(ProtocolError)
})

describe.each([
  ["40 bits", METHOD_40_BIT],
  ["56 bits", METHOD_56_BIT],
  ["128 bits", METHOD_128_BIT],
  ["FIPS", METHOD_FIPS],
])("encryption with %s", (_name, method) => {
  const randoms = {
    client: Uint8Array.from({ length: 32 }, (_, at) => at),
    server: new Uint8Array(32).fill(9),
  }

  test("gives each packet another form, and refuses one that was changed", () => {
    const sending = createPacketCipher(method, randoms)
    const [first, second] = [sending.seal(bytes("0102030405")), sending.seal(bytes("0102030405"))]
    expect(hexOf(first)).not.toBe(hexOf(second))
    expect(hexOf(createPacketCipher(method, randoms).seal(bytes("0102030405")))).toBe(hexOf(first))
    expect(() => createPacketCipher(method, randoms).open(first)).toThrow(ProtocolError)
    for (const wrong of ["", "00", "10000100", "1000010811223344556677889900112233445566"]) {
      expect(() => createPacketCipher(method, randoms).open(bytes(wrong))).toThrow(ProtocolError)
    }
  })
})

describe("what a machine says during NLA", () => {
  const refusal = (status: string) => bytes(`300d a003020106 a406 0204 ${status}`)
  const TOKEN = bytes("3009 a003020106 a1023000")

  test.each([
    ["c000006d", "rdpWrongPassword"],
    ["c000006e", "rdpAccountRestricted"],
    ["c0000071", "rdpPasswordExpired"],
    ["c0000224", "rdpPasswordExpired"],
    ["c0000234", "rdpAccountLocked"],
    ["c0000072", "rdpAccountDisabled"],
    ["c0000193", "rdpAccountExpired"],
    ["c000006f", "rdpLogonHours"],
    ["c000015b", "rdpLogonTypeDenied"],
    ["80090302", "rdpCredsspOracle"],
  ] as const)("with the status %s is diagnosed as %s at every chunking", (status, diagnosis) => {
    const transcript = new Uint8Array(Buffer.concat([TOKEN, refusal(status)]))
    const end = atEveryChunking(transcript, (chunks) => {
      const reader = new CredsspReader()
      for (const chunk of chunks) reader.receive(chunk)
      return reader.endOfRefusal()
    })
    expect(end).toMatchObject({ code: "CLIENT_UNAUTHORIZED", diagnosis })
  })

  test("by hanging up before its token is no refusal: it has not been sent the password's proof", () => {
    const reader = new CredsspReader()
    reader.receive(TOKEN.subarray(0, -1))
    expect(reader.endOfRefusal()).toBeNull()
  })

  test("by hanging up after its token means wrong credentials, and nonsense ends the reading", () => {
    const reader = new CredsspReader()
    reader.receive(TOKEN)
    reader.receive(bytes("ff00ff00"))
    reader.receive(refusal("c0000234"))
    expect(reader.endOfRefusal()).toMatchObject({
      code: "CLIENT_UNAUTHORIZED",
      diagnosis: "rdpWrongPassword",
    })
  })
})
