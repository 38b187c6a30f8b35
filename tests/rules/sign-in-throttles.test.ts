/** Throttling of failed sign-ins, and a lock that cannot be triggered against an account in use. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  formatOneTimePassword,
  normalizeOneTimePassword,
  ONE_TIME_PASSWORD_MS,
} from "../../src/identity/signin/password-reset/rules.ts"
import {
  FAILED_SIGN_INS_MAX,
  isBlocked,
  shouldLockAccount,
  THROTTLES,
  type Throttle,
  type ThrottleKind,
  throttleAfterFailure,
} from "../../src/identity/signin/throttle/rules.ts"
import { countedName } from "../../src/identity/users/rules.ts"

const NOW = new Date("2026-03-10T09:00:00Z")
const later = (ms: number) => new Date(NOW.getTime() + ms)
const kinds = Object.keys(THROTTLES) as ThrottleKind[]

/** Failures one after another, each as soon as it is allowed. */
function afterFailures(kind: ThrottleKind, count: number): { throttle: Throttle | null; at: Date } {
  let throttle: Throttle | null = null
  let at = NOW
  for (let n = 0; n < count; n++) {
    throttle = throttleAfterFailure(kind, throttle, at)
    if (throttle.blockedUntil > at) at = throttle.blockedUntil
  }
  return { throttle, at }
}

describe("a throttle", () => {
  test.each(kinds)(
    "of kind %s does not block the free failures and blocks the next one for the initial wait",
    (kind) => {
      const { free, backoffInitialMs } = THROTTLES[kind]
      expect(isBlocked(afterFailures(kind, free).throttle, NOW)).toBe(false)
      const { blockedUntil } = afterFailures(kind, free + 1).throttle!
      expect(blockedUntil).toEqual(later(backoffInitialMs))
      expect(isBlocked(afterFailures(kind, free + 1).throttle, blockedUntil)).toBe(false)
    },
  )

  test.each(kinds)(
    "of kind %s does not block an attempt at the same time whose clock was read before that of a free failure",
    (kind) => {
      expect(isBlocked(afterFailures(kind, THROTTLES[kind].free).throttle, later(-20))).toBe(false)
    },
  )

  test("doubles its wait up to its maximum", () => {
    const waits = [1, 2, 3, 4, 20].map((more) => {
      const before = afterFailures("ACCOUNT_AND_NETWORK", THROTTLES.ACCOUNT_AND_NETWORK.free + more - 1)
      return (
        throttleAfterFailure("ACCOUNT_AND_NETWORK", before.throttle, before.at).blockedUntil.getTime() -
        before.at.getTime()
      )
    })
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, THROTTLES.ACCOUNT_AND_NETWORK.backoffMaxMs])
  })

  test("expires after its time without a failure", () => {
    const { throttle } = afterFailures("ACCOUNT_AND_NETWORK", 30)
    const { resetAfterMs } = THROTTLES.ACCOUNT_AND_NETWORK
    expect(throttle!.expiresOn.getTime() - throttle!.blockedUntil.getTime()).toBe(resetAfterMs)
    expect(throttleAfterFailure("ACCOUNT_AND_NETWORK", throttle, throttle!.expiresOn).failures).toBe(1)
    expect(
      throttleAfterFailure("ACCOUNT_AND_NETWORK", throttle, new Date(throttle!.expiresOn.getTime() - 1))
        .failures,
    ).toBe(31)
  })

  test("never blocks longer than its maximum and does not expire before its block ends", () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 200 }), (kind, count) => {
        const { throttle, at } = afterFailures(kind, count)
        const next = throttleAfterFailure(kind, throttle, at)
        const waitMs = next.blockedUntil.getTime() - at.getTime()
        expect(waitMs).toBeLessThanOrEqual(THROTTLES[kind].backoffMaxMs)
        expect(next.failures).toBe(count + 1)
        expect(next.expiresOn > next.blockedUntil).toBe(true)
      }),
    )
  })

  test("limits guessing to fewer than 120 attempts a day from one network and 130 for one account", () => {
    const guesses = (kind: ThrottleKind) => {
      let count = 0
      while (afterFailures(kind, count).at < later(24 * 3_600_000)) count += 1
      return count
    }
    expect(guesses("ACCOUNT_AND_NETWORK")).toBeLessThan(120)
    expect(guesses("ACCOUNT")).toBeLessThan(130)
  })

  test("for password resets blocks for less time than a one-time password is valid", () => {
    expect(THROTTLES.RESET_ACCOUNT.backoffMaxMs).toBeLessThan(ONE_TIME_PASSWORD_MS)
  })
})

describe("the account lock after failed sign-ins", () => {
  const worst = { failures: FAILED_SIGN_INS_MAX, isUsed: false, isLastSuperuser: false }
  test.each<[string, Partial<typeof worst>, boolean]>([
    ["locks an account that is not used", {}, true],
    ["not before the last one", { failures: FAILED_SIGN_INS_MAX - 1 }, false],
    ["never one that is in use", { isUsed: true, failures: 1_000_000 }, false],
    ["never the last superuser", { isLastSuperuser: true, failures: 1_000_000 }, false],
  ])("is decided by failures and use: %s", (_, facts, locks) =>
    expect(shouldLockAccount({ ...worst, ...facts })).toBe(locks),
  )
})

describe("a one-time password", () => {
  test("is displayed in groups and accepted in different spellings", () => {
    const written = formatOneTimePassword(new Uint8Array([0xff, 0, 0xff, 0, 0xff]))
    expect(written).toBe("ZW0F-Y07Z")
    for (const typed of [" zw0f y07z ", "ZWOF-YO7Z", "zw0fy07z", "ZW0F–Y07Z\n"])
      expect(normalizeOneTimePassword(typed)).toBe("ZW0FY07Z")
  })

  test("is different for different random bytes", () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = Buffer.compare(one, other) === 0
        expect(formatOneTimePassword(one) === formatOneTimePassword(other)).toBe(isSame)
        const written = formatOneTimePassword(one)
        expect(normalizeOneTimePassword(written)).toBe(written.replaceAll("-", ""))
      }),
    )
  })
})

test.each([
  ["in capitals", "ANNA.MÜLLER"],
  ["with wide letters", "\uff41nna.müller"],
  ["with mathematical letters", "\u{1d41a}nna.müller"],
  ["with an invisible hyphen", "an\u00adna.müller"],
  ["with an invisible blank", "anna\u200b.müller"],
  ["with blanks", " anna . müller"],
  ["with the accent as a sign of its own", "anna.mu\u0308ller"],
  ["without its accent", "anna.muller"],
])("a name is counted as the same when it is written %s", (_, name) => {
  expect(countedName(name)).toBe(countedName("anna.müller"))
})

test("names that differ in a letter are counted apart", () => {
  expect(countedName("anna.berger")).not.toBe(countedName("anna.burger"))
})
