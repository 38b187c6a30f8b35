import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { COMMON_PASSWORDS } from "../../src/identity/passwords/blocklist/rules.ts"
import {
  hasPasswordExpired,
  isCommonPassword,
  type PasswordPolicy,
  passwordProblems,
} from "../../src/identity/passwords/rules.ts"

const policy = (more: Partial<PasswordPolicy> = {}): PasswordPolicy => ({
  ...{
    name: "Test",
    minimumLength: 12,
    lowercase: 0,
    uppercase: 0,
    digits: 0,
    symbols: 0,
    validityInDays: 0,
  },
  ...more,
})
const messages = (rules: PasswordPolicy, password: string, about: string[] = []) =>
  passwordProblems(rules, password, about).map((problem): string => problem.message)

describe("the password policy", () => {
  test.each([
    ["twelve characters are enough", policy(), "grey heron 7", []],
    ["eleven are not", policy(), "grey heron7", ["validation.min|12"]],
    [
      "a character is counted once, however it is encoded",
      policy({ minimumLength: 3 }),
      "🔧🔩",
      ["validation.min|3"],
    ],
    ["lower case", policy({ lowercase: 2 }), "GREY HERON Xx", ["validation.passwordLowercase|2"]],
    ["upper case, also with an umlaut", policy({ uppercase: 2 }), "Ärger heronX", []],
    ["digits", policy({ digits: 3 }), "grey heron 77", ["validation.passwordDigits|3"]],
    ["a blank is a symbol", policy({ symbols: 2 }), "grey heron_77", []],
    ["one of the block list is long enough", policy(), "Password2026!", ["validation.commonPassword"]],
    [
      "everything that is wrong is named at once",
      policy({ uppercase: 1, digits: 1, symbols: 1 }),
      "heron",
      [
        "validation.min|12",
        "validation.passwordUppercase|1",
        "validation.passwordDigits|1",
        "validation.passwordSymbols|1",
      ],
    ],
  ])("is checked: %s", (_name, rules, password, wrong) => {
    expect(messages(rules, password)).toEqual(wrong)
  })

  test("refuses a password longer than 256 characters", () => {
    expect(messages(policy(), `${"ab".repeat(128)}c`)).toEqual(["validation.max|256"])
  })

  test("property: is met by a password with enough characters of each kind", () => {
    const kinds = fc.record({
      lowercase: fc.integer({ min: 0, max: 6 }),
      uppercase: fc.integer({ min: 0, max: 6 }),
      digits: fc.integer({ min: 0, max: 6 }),
      symbols: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(kinds, (wanted) => {
        const made =
          "q".repeat(wanted.lowercase) +
          "Z".repeat(wanted.uppercase) +
          "7".repeat(wanted.digits) +
          "~".repeat(wanted.symbols)
        const wrong = messages(policy({ ...wanted, minimumLength: 1 }), `${made} é`)
        expect(wrong.filter((message) => message.startsWith("validation.password"))).toEqual([])
      }),
    )
  })
})

describe("check 21: the common password check", () => {
  test("uses a list of more than a thousand words", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000)
  })

  test.each([
    "password",
    "Password1234",
    "P@ssw0rd!2026",
    "passwordpassword",
    "administrator",
    "4dm1n1str4t0r",
    "123456789012",
    "987654321098",
    "qwertzuiop123",
    "abcdefghijkl",
    "aaaaaaaaaaaa",
    "!!Sommer2026!!",
    "siemenssiemens",
  ])("rejects %s", (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    "correct horse battery",
    "technician-demo-2026",
    "grey heron 77",
    "x7#kQ pressline",
    "1h4t3m0nd4ys-ok",
  ])("accepts %s", (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  test("rejects personal data as the whole password, also combined and with digits and signs, but not as part of a longer one", () => {
    const about = ["m.kellermann", "Max", "Kellermann", "max.kellermann@example.com"]
    for (const password of [
      ...["Kellermann2026", "M.Kellermann", "kellermannkellermann", "max.kellermann77"],
      ...["MaxKellermann", "Kellermann-Max-2026", "max.kellermann.max"],
    ])
      expect(messages(policy(), password, about)).toEqual(["validation.passwordContainsPersonalData"])
    expect(messages(policy(), "kellermann drives a crane", about)).toEqual([])
    expect(messages(policy(), "max and kellermann", about)).toEqual([])
    expect(messages(policy(), "grey heron 77", ["", ""])).toEqual([])
    expect(messages(policy(), "839201748372", about)).toEqual([])
  })
})

describe("a password's validity period", () => {
  const changedOn = new Date("2026-01-01T12:00:00Z")
  test.each([
    [0, "2099-01-01T00:00:00Z", false],
    [30, "2026-01-31T11:59:59Z", false],
    [30, "2026-01-31T12:00:00Z", true],
  ])("of %p days has ended at %s: %p", (validityInDays, now, expired) => {
    expect(hasPasswordExpired({ validityInDays }, changedOn, new Date(now))).toBe(expired)
  })
})
