/**
 * Sign-in with an account: Apple Remote Desktop (security type 30) and MS-Logon II (113). The reader of the answers is
 * itself tested with bytes that LibVNCClient 0.9.14 has sent.
 */
import { describe, expect, test } from "bun:test"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { vncAuthResponse } from "../../../protocols/vnc/security.ts"
import { atEveryChunking } from "../chunking.ts"
import {
  APPLE_ANSWER_BYTES,
  APPLE_OFFER,
  decodeAppleAnswer,
  decodeMsLogonAnswer,
  MS_LOGON_ANSWER_BYTES,
  MS_LOGON_OFFER,
} from "./account-server.ts"
import { bytesOf, replay, serverInit, u16, u32 } from "./server.ts"

const [APPLE, MS_LOGON] = [30, 113]
const OK = u32(0)
const ACCOUNT = { username: "press-operator", password: "grey heron 7" }
const ANSWERED = bytesOf("RFB 003.008\n")

const METHODS = [
  ["Apple Remote Desktop", APPLE, APPLE_OFFER, APPLE_ANSWER_BYTES, decodeAppleAnswer],
  ["MS-Logon II", MS_LOGON, MS_LOGON_OFFER, MS_LOGON_ANSWER_BYTES, decodeMsLogonAnswer],
] as const

const greet = (...types: number[]) => bytesOf("RFB 003.008\n", types.length, types)

function connect(bytes: Uint8Array, options: Partial<VncOptions>) {
  return replay([bytes], options)
}

describe.each(METHODS)("sign-in by %s", (_name, type, offer, answerBytes, decode) => {
  const session = bytesOf(greet(type), offer, OK, serverInit(8, 8))

  test("sends the user name and the password under the agreed key, and goes on with the result", () => {
    for (const account of [ACCOUNT, { username: "bj\u00f6rn", password: "" }]) {
      const { sent, state, events } = connect(session, account)
      const answer = sent.subarray(ANSWERED.length + 1, ANSWERED.length + 1 + answerBytes)
      expect(sent.subarray(0, ANSWERED.length + 1)).toEqual(bytesOf(ANSWERED, type))
      expect(decode(answer)).toEqual(account)
      expect(sent[ANSWERED.length + 1 + answerBytes]).toBe(1) // shared
      expect([state, events[0]?.kind]).toEqual(["Running", "ready"])
    }
  })

  test("works however the network cuts the bytes", () => {
    atEveryChunking(bytesOf(greet(type), offer.subarray(0, 8)), (chunks) => replay(chunks, ACCOUNT))
    for (const cut of [1, 3, 5, offer.length - 1]) {
      const start = greet(type)
      const chunks = [start, offer.subarray(0, cut), offer.subarray(cut), bytesOf(OK, serverInit(8, 8))]
      expect(replay(chunks, ACCOUNT).state).toBe("Running")
    }
  })

  test("chooses a new key for each session", () => {
    const [first, second] = [connect(session, ACCOUNT), connect(session, ACCOUNT)]
    expect(first.sent).not.toEqual(second.sent)
  })

  test("without a stored user name ends with CLIENT_UNAUTHORIZED and sends no password", () => {
    const { end, sent } = connect(session, { password: "secret" })
    expect(end?.code).toBe("CLIENT_UNAUTHORIZED")
    expect(sent).toEqual(bytesOf(ANSWERED, type))
  })

  test("a refusal of the machine ends with CLIENT_UNAUTHORIZED and its reason", () => {
    const refusal = bytesOf(greet(type), offer, u32(1), u32(12), "account gone")
    expect(connect(refusal, ACCOUNT).end).toMatchObject({
      code: "CLIENT_UNAUTHORIZED",
      detail: expect.stringContaining("account gone"),
    })
  })

  test("a password that does not fit is refused before it is sent, and not cut", () => {
    const { end, sent } = connect(session, { username: "u", password: "x".repeat(64) })
    expect(end?.code).toBe("CLIENT_UNAUTHORIZED")
    expect(sent).toEqual(bytesOf(ANSWERED, type))
  })

  test("is never chosen where a certificate is trusted for the machine", () => {
    const { end, sent } = connect(session, { ...ACCOUNT, requiresCertificate: true })
    expect([end?.code, sent.length]).toEqual(["CLIENT_FORBIDDEN", ANSWERED.length])
  })
})

test.each<[string, Uint8Array]>([
  ["an even prime", bytesOf(greet(MS_LOGON), u64(7n), u64(2n ** 31n), u64(5n))],
  ["a public key of 1", bytesOf(greet(MS_LOGON), u64(7n), u64(2_147_483_647n), u64(1n))],
  ["a public key of 0", bytesOf(greet(MS_LOGON), u64(7n), u64(2_147_483_647n), u64(0n))],
  [
    "a public key of the prime less one",
    bytesOf(greet(MS_LOGON), u64(7n), u64(2_147_483_647n), u64(2_147_483_646n)),
  ],
  ["a prime of 0", bytesOf(greet(MS_LOGON), u64(7n), u64(0n), u64(5n))],
  ["numbers of 65535 bytes", bytesOf(greet(APPLE), u16(2), u16(65_535))],
  ["numbers of 0 bytes", bytesOf(greet(APPLE), u16(2), u16(0))],
])("%s violates the protocol of the sign-in, and no password is sent", (_what, transcript) => {
  expect(() => connect(transcript, ACCOUNT)).toThrow(/for the sign-in$/)
})

test.each<[string, number[], Partial<VncOptions>, number]>([
  ["the account before the password of VNC when a user name is stored", [2, 30], ACCOUNT, 30],
  ["the longer keys of Apple before MS-Logon II", [113, 30], ACCOUNT, 30],
  ["the password of VNC when no user name is stored", [30, 113, 2], { password: "secret" }, 2],
  ["a certificate before an account", [30, 19, 113], ACCOUNT, 19],
])("the choice of the security type prefers %s", (_what, offered, options, chosen) => {
  expect(connect(greet(...offered), options).sent).toEqual(bytesOf(ANSWERED, chosen))
})

test("the password of VNC still answers the challenge after the account types were offered", () => {
  const challenge = Uint8Array.from({ length: 16 }, (_, i) => i)
  const { sent } = connect(bytesOf(greet(30, 2), challenge), { password: "secret" })
  expect(sent).toEqual(bytesOf(ANSWERED, 2, vncAuthResponse("secret", challenge)))
})

describe("the reader of the answers", () => {
  test("reads what LibVNCClient has sent for Apple Remote Desktop", () => {
    expect(decodeAppleAnswer(Buffer.from(APPLE_OF_LIBVNCCLIENT, "hex"))).toEqual(ACCOUNT)
  })

  test("reads what LibVNCClient has sent for MS-Logon II", () => {
    expect(decodeMsLogonAnswer(Buffer.from(MS_LOGON_OF_LIBVNCCLIENT, "hex"))).toEqual(ACCOUNT)
  })
})

function u64(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

const APPLE_OF_LIBVNCCLIENT =
  "074c921e36f57540229091a37aaa92808800ce2d63f99360dd13a65d928a5bfa137040a4f0b5e0e16b6c7defdf3ea8ed23b13ee3d94868bd959710e772b6d858de3350c7f15387931be8325203e1cf63ecaa640976e574e8ae6809ef03973120ce3ff7b25368c5d590afd4880059add4a09d5973dfa4044277edbc679f9129ed5382b6a07f07111b73ace453c424bec8dcd71bb680eafcc14f23cf731782a4392929d6b88bced2ae10d2498acf0acd21afc4e7daf289f4aa0c9fa98dccb00275484915b7a290e77324d1bcf86d168eb3438a06cc2dbd42cd43fbaf69e616d4f24b7a81b2087e3f54941f9f4ed63c34f5c9c349586b7b95beb8f9a7a0109ffc27"
const MS_LOGON_OF_LIBVNCCLIENT =
  "0000000031212ab9574a0f0441e0c2be58796d0a7a5a26256d6259ad46a2585f98c3c9f7fed6b89970518bfaaf57f4d90b81abdfe60f53d0bc0e2e22eb21233c03e31245664903a39f7045cbe9e8d6fba657769e8474a3656bd5da3b9b77489fc9b0e895031a4dbfd5838f0f746952852e02ae1e8d367d73e604e819b80841c4616a14a63a24b6cf205737c53d9e9d34d29f6e4cbde5a95a41842869519bd7387b7027b3af900613523f69f0f543b578bd33a8ca6694d0eebfd197d762c8fcddd36ad1e68a344a0d799d2f8de9164b332d84d895a1ec33a2f60a1f57c925f7b274549a6f241dd628da6acd206961ed0c13f308120b6fdc1dae768169e69352663895a284539bc2e5b7d4d2582847cf291d964ae36617d44d78749c256055ea4d1d190de29ed63a100d5719a2c60506c5eacf357d4b9bbd21b3df22667bb17efc0c6309f7525ef0f2"
