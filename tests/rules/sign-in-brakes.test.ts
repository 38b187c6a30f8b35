/** Failures that slow down, and the lock that strangers cannot use against somebody. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  BRAKES,
  type Brake,
  type BrakeKind,
  brakeAfter,
  FAILED_SIGN_INS_MAX,
  isBlocked,
  mustLock,
} from "../../src/signin/rules-brakes.ts"
import {
  ONE_TIME_PASSWORD_MS,
  plainOneTimePassword,
  writtenOneTimePassword,
} from "../../src/signin/rules-reset.ts"

const NOW = new Date("2026-03-10T09:00:00Z")
const later = (ms: number) => new Date(NOW.getTime() + ms)
const kinds = Object.keys(BRAKES) as BrakeKind[]

/** Failures one after another, each as soon as it is allowed. */
function patiently(kind: BrakeKind, count: number): { brake: Brake | null; at: Date } {
  let brake: Brake | null = null
  let at = NOW
  for (let n = 0; n < count; n++) {
    brake = brakeAfter(kind, brake, at)
    if (brake.blockedUntil > at) at = brake.blockedUntil
  }
  return { brake, at }
}

describe("a brake", () => {
  test.each(kinds)("%s: the free failures cost nothing, the next one a wait", (kind) => {
    const { free, firstMs } = BRAKES[kind]
    expect(isBlocked(patiently(kind, free).brake, NOW)).toBe(false)
    const { blockedUntil } = patiently(kind, free + 1).brake!
    expect(blockedUntil).toEqual(later(firstMs))
    expect(isBlocked(patiently(kind, free + 1).brake, blockedUntil)).toBe(false)
  })

  test("waits double up to the longest one", () => {
    const waits = [1, 2, 3, 4, 20].map((more) => {
      const before = patiently("PAIR", BRAKES.PAIR.free + more - 1)
      return brakeAfter("PAIR", before.brake, before.at).blockedUntil.getTime() - before.at.getTime()
    })
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, BRAKES.PAIR.longestMs])
  })

  test("is forgotten after its time without a failure", () => {
    const { brake } = patiently("PAIR", 30)
    expect(brakeAfter("PAIR", brake, brake!.forgottenOn).failures).toBe(1)
    expect(brakeAfter("PAIR", brake, new Date(brake!.forgottenOn.getTime() - 1)).failures).toBe(31)
  })

  test("never blocks for ever, and never lets more through the longer it goes on", () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 200 }), (kind, count) => {
        const { brake, at } = patiently(kind, count)
        const next = brakeAfter(kind, brake, at)
        const waitMs = next.blockedUntil.getTime() - at.getTime()
        expect(waitMs).toBeLessThanOrEqual(BRAKES[kind].longestMs)
        expect(next.failures).toBe(count + 1)
        expect(next.forgottenOn > next.blockedUntil).toBe(true)
      }),
    )
  })

  test("a day of guessing from one place is some hundred guesses, from everywhere not many more", () => {
    const guesses = (kind: BrakeKind) => {
      let count = 0
      while (patiently(kind, count).at < later(24 * 3_600_000)) count += 1
      return count
    }
    expect(guesses("PAIR")).toBeLessThan(120)
    expect(guesses("ACCOUNT")).toBeLessThan(130)
  })

  test("the longest wait for a letter is shorter than a one-time password lives", () => {
    expect(BRAKES.RESET_ACCOUNT.longestMs).toBeLessThan(ONE_TIME_PASSWORD_MS)
  })
})

describe("the lock for too many failures", () => {
  const worst = { failures: FAILED_SIGN_INS_MAX, isUsed: false, isLastSuperuser: false }
  test.each<[string, Partial<typeof worst>, boolean]>([
    ["locks an account that nobody uses", {}, true],
    ["not before the last one", { failures: FAILED_SIGN_INS_MAX - 1 }, false],
    ["never one that somebody uses", { isUsed: true, failures: 1_000_000 }, false],
    ["never the last superuser", { isLastSuperuser: true, failures: 1_000_000 }, false],
  ])("%s", (_, facts, locks) => expect(mustLock({ ...worst, ...facts })).toBe(locks))
})

describe("a one-time password", () => {
  test("is written in groups and read in whatever way it is typed", () => {
    const written = writtenOneTimePassword(new Uint8Array([0xff, 0, 0xff, 0, 0xff]))
    expect(written).toBe("ZW0F-Y07Z")
    for (const typed of [" zw0f y07z ", "ZWOF-YO7Z", "zw0fy07z", "ZW0F–Y07Z\n"])
      expect(plainOneTimePassword(typed)).toBe("ZW0FY07Z")
  })

  test("keeps every bit: no two are written alike", () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = Buffer.compare(one, other) === 0
        expect(writtenOneTimePassword(one) === writtenOneTimePassword(other)).toBe(isSame)
        const written = writtenOneTimePassword(one)
        expect(plainOneTimePassword(written)).toBe(written.replaceAll("-", ""))
      }),
    )
  })
})
