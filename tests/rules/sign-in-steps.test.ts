/** Remaining steps of a sign-in. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { nextStep, SIGN_IN_METHODS, type SignInFacts } from "../../src/identity/signin/attempt/rules.ts"

const NOTHING: SignInFacts = {
  methods: ["PASSWORD"],
  hasSecondFactor: false,
  requiresSecondFactor: false,
  passwordExpired: false,
  consentMissing: false,
}

describe("the next step of a sign-in", () => {
  test.each<[string, Partial<SignInFacts>, ReturnType<typeof nextStep>]>([
    ["a password alone is enough where nothing else is wanted", {}, null],
    ["a second factor that is set up is asked for", { hasSecondFactor: true }, "SECOND_FACTOR"],
    ["and enough once proved", { hasSecondFactor: true, methods: ["PASSWORD", "OTP"] }, null],
    ["a recovery code is one", { hasSecondFactor: true, methods: ["PASSWORD", "RECOVERY_CODE"] }, null],
    ["a group that demands one has it set up", { requiresSecondFactor: true }, "ENROL"],
    ["a directory's password is a password", { requiresSecondFactor: true, methods: ["LDAP"] }, "ENROL"],
    [
      "a passkey is two factors",
      { requiresSecondFactor: true, hasSecondFactor: true, methods: ["PASSKEY"] },
      null,
    ],
    ["an identity provider asks for its own", { requiresSecondFactor: true, methods: ["OIDC"] }, null],
    ["an expired password is renewed", { passwordExpired: true }, "NEW_PASSWORD"],
    [
      "but only by a user who proved the rest",
      { passwordExpired: true, hasSecondFactor: true },
      "SECOND_FACTOR",
    ],
    ["and not by a user who came without it", { passwordExpired: true, methods: ["PASSKEY"] }, null],
    ["legal texts come last", { consentMissing: true }, "CONSENT"],
  ])("is correct: %s", (_, facts, step) => expect(nextStep({ ...NOTHING, ...facts })).toBe(step))

  test("is the second factor when one is set up and only single factors were used", () => {
    const single = fc.subarray(["PASSWORD", "LDAP"] as const, { minLength: 1 })
    fc.assert(
      fc.property(single, fc.boolean(), fc.boolean(), fc.boolean(), (methods, requires, expired, consent) => {
        const facts = {
          methods,
          requiresSecondFactor: requires,
          passwordExpired: expired,
          consentMissing: consent,
        }
        expect(nextStep({ ...facts, hasSecondFactor: true })).toBe("SECOND_FACTOR")
      }),
    )
  })

  test("is none when all factors, the password and the consents are complete", () => {
    fc.assert(
      fc.property(fc.subarray([...SIGN_IN_METHODS], { minLength: 1 }), fc.boolean(), (methods, requires) => {
        const all = [...methods, "OTP" as const]
        const facts = { methods: all, hasSecondFactor: true, requiresSecondFactor: requires }
        expect(nextStep({ ...facts, passwordExpired: false, consentMissing: false })).toBeNull()
      }),
    )
  })
})
