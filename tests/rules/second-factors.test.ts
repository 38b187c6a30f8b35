/** Codes, waiting, freshness, and where passkeys can be used. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  BACKOFF_MAX_MS,
  backoffAfter,
  encodeRecoveryCode,
  FAILURES_WITHOUT_BACKOFF,
  formatRecoveryCode,
  parseOtp,
  parseRecoveryCode,
  RECOVERY_CODE_LENGTH,
} from "../../src/identity/otp/rules.ts"
import { findRelyingParty } from "../../src/identity/passkeys/rules.ts"
import {
  allowedStepUpMethods,
  isAuthenticationRecent,
  STEP_UP_METHODS,
} from "../../src/system/stepuppolicy/rules.ts"

describe("the throttle for second-factor codes", () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 30_000],
    [6, 60_000],
    [11, 1_920_000],
    [12, 3_600_000],
    [5000, 3_600_000],
  ])("after %p failures waits %p ms", (failures, ms) => expect(backoffAfter(failures)).toBe(ms))

  test("never waits less after more failures, and never longer than its maximum", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (failures) => {
        expect(backoffAfter(failures + 1)).toBeGreaterThanOrEqual(backoffAfter(failures))
        expect(backoffAfter(failures)).toBeLessThanOrEqual(BACKOFF_MAX_MS)
        if (failures < FAILURES_WITHOUT_BACKOFF) expect(backoffAfter(failures)).toBe(0)
      }),
    )
  })
})

describe("parsing a typed code", () => {
  test.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["12345", null],
    ["1234567", null],
    ["12a456", null],
    ["١٢٣٤٥٦", null],
    ["", null],
  ])("reads %p as the one-time code %p", (text, code) => expect(parseOtp(text)).toBe(code))

  test("accepts a recovery code as shown, in lower case, with spaces and with look-alike characters", () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_LENGTH, maxLength: RECOVERY_CODE_LENGTH })
    fc.assert(
      fc.property(bytes, (random) => {
        const code = encodeRecoveryCode(random)
        const shown = formatRecoveryCode(code)
        expect(shown).toMatch(/^(\w{4}-){3}\w{4}$/)
        const sloppy = shown.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ")
        for (const typed of [code, shown, sloppy]) expect(parseRecoveryCode(typed)).toBe(code)
      }),
    )
  })

  test.each(["", "ABCD", "U".repeat(16), "A".repeat(17), "ÄBCDEFGHJKMNPQRS"])(
    "refuses %p as a recovery code",
    (text) => expect(parseRecoveryCode(text)).toBeNull(),
  )
})

describe("a step-up", () => {
  const now = new Date("2026-03-10T09:00:00Z")
  const ago = (ms: number) => new Date(now.getTime() - ms)
  test.each<[string, Date, number | null, boolean]>([
    ["nothing is asked", ago(86_400_000), null, true],
    ["just now", now, 1, true],
    ["a moment before the end", ago(59_999), 1, true],
    ["at the end", ago(60_000), 1, false],
    ["a clock that went back", new Date(now.getTime() + 5000), 1, true],
  ])("is checked for recency: %s", (_, authenticatedOn, minutes, fresh) =>
    expect(isAuthenticationRecent(authenticatedOn, minutes, now)).toBe(fresh),
  )

  test("that is recent for a number of minutes is also recent for more minutes", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e8 }), fc.nat({ max: 720 }), fc.nat({ max: 720 }), (ms, minutes, more) => {
        if (isAuthenticationRecent(ago(ms), minutes, now))
          expect(isAuthenticationRecent(ago(ms), minutes + more, now)).toBe(true)
      }),
    )
  })

  test("offers only methods that the user has, and only second factors if the user has one", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (has) => {
        const [hasPassword = false, hasProvider = false, otpEnabled = false, hasPasskey = false] = has
        const ways = allowedStepUpMethods({ hasPassword, hasProvider, otpEnabled, hasPasskey })
        const isSecond = otpEnabled || hasPasskey
        const expected = [hasPassword && !isSecond, hasProvider && !isSecond, otpEnabled, hasPasskey]
        expect((["PASSWORD", "OIDC", "OTP", "PASSKEY"] as const).map((way) => ways.includes(way))).toEqual(
          expected,
        )
        expect(STEP_UP_METHODS.filter((way) => ways.includes(way))).toEqual(ways)
      }),
    )
  })
})

describe("the passkey relying party", () => {
  const BOOK = "https://book.example.com"
  test.each<[string | null, string, string | null]>([
    [null, "localhost:8080", "http://localhost:8080"],
    [null, "localhost", "http://localhost"],
    [null, "LOCALHOST:80", "http://localhost"],
    [null, "127.0.0.1:8080", null],
    [null, "[::1]:8080", null],
    [null, "book.example.com", null],
    [null, "", null],
    [null, "not a host", null],
    [BOOK, "book.example.com", BOOK],
    [BOOK, "book.example.com:443", BOOK],
    [BOOK, "BOOK.example.com", BOOK],
    [BOOK, "book.example.com:8443", null],
    [BOOK, "evil.example.com", null],
    [BOOK, "book.example.com.evil.com", null],
    [BOOK, "10.0.0.7", null],
    [BOOK, "localhost:8080", "http://localhost:8080"],
    [`${BOOK}:8443/`, "book.example.com:8443", `${BOOK}:8443`],
    ["http://book.example.com", "book.example.com", null],
    ["https://10.0.0.7", "10.0.0.7", null],
    ["https://[fd00::7]", "[fd00::7]", null],
  ])("for the public address %p and the requested host %p is %p", (address, host, origin) =>
    expect(findRelyingParty(address, host)?.origin ?? null).toBe(origin),
  )
})
