import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { DEMO_VENDOR_KEY, demoLicenceText } from "../../src/demo/seed/licence.ts"
import { createVendorKey } from "../../src/system/licence/actions-vendor.ts"
import { daysLeft, dueReminder } from "../../src/system/licence/reminders/rules.ts"
import {
  determineLicenceStatus,
  importProblem,
  installationEffect,
  isBelowLimit,
} from "../../src/system/licence/rules.ts"
import {
  decodeLicence,
  isSignatureValid,
  type LicenceContent,
  signLicence,
} from "../../src/system/licence/rules-format.ts"
import { VENDOR_KEY } from "../../src/system/licence/vendor-key.ts"

const INSTALLATION = "019a9f3e-0000-7000-8000-000000000001"
const since = new Date("2026-03-01T00:00:00Z")
const installation = { installationId: INSTALLATION, since }
const at = (day: string) => new Date(`${day}T12:00:00Z`)

const content = (more: Partial<LicenceContent> = {}): LicenceContent => ({
  ...{
    version: 1,
    id: "019a9f3e-0000-7000-8000-0000000000aa",
    customerName: "Acme – Köln",
    customerId: "A1",
  },
  ...{ created: "2026-03-01T00:00:00.000Z", validFrom: "2026-04-01T00:00:00.000Z" },
  ...{ validUntil: "2027-04-01T00:00:00.000Z", installationId: INSTALLATION },
  ...{ maxDeviceCount: 3, maxInterfacesPerDevice: 2, features: { recording: true, plcGuard: false } },
  ...more,
})

describe("a licence text", () => {
  const { publicKey, privateKey } = createVendorKey()
  const text = signLicence(content(), privateKey)

  test("is decoded to its original content, also after a mail program has wrapped it", () => {
    const wrapped = ` ${text.replace(/(.{60})/g, "$1\r\n")}\n`
    const decoded = decodeLicence(wrapped)!
    expect(decoded.content).toEqual(content())
    expect(isSignatureValid(decoded, [VENDOR_KEY, publicKey])).toBe(true)
  })

  test("is valid only with the vendor's key, and a demo licence only with the demo key", () => {
    expect(isSignatureValid(decodeLicence(text)!, [VENDOR_KEY, DEMO_VENDOR_KEY])).toBe(false)
    const demo = decodeLicence(demoLicenceText())!
    expect(isSignatureValid(demo, [DEMO_VENDOR_KEY])).toBe(true)
    expect(isSignatureValid(demo, [VENDOR_KEY])).toBe(false)
    expect(isSignatureValid(demo, [])).toBe(false)
  })

  test("property: with one changed character is malformed or has an invalid signature", () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(..."AZaz09_-.! "), (index, character) => {
        const forged = text.slice(0, index) + character + text.slice(index + 1)
        const decoded = decodeLicence(forged)
        // The last character of base64url has unused bits; a change there can leave the bytes the same.
        const same = decoded && decoded.signedText === text.slice(0, decoded.signedText.length)
        if (same && Buffer.from(decoded.signature, "base64url").equals(signatureOf(text))) return
        expect(decoded === null || !isSignatureValid(decoded, [publicKey])).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ["empty", ""],
    ["no licence", "MILLWRIGHT-LICENCE-1.e30"],
    ["another version", signLicence({ ...content(), version: 2 } as never, privateKey)],
    ["a negative count", signLicence(content({ maxDeviceCount: -1 }), privateKey)],
    ["a day that is none", signLicence(content({ validUntil: "soon" }), privateKey)],
    ["no features", signLicence({ ...content(), features: null } as never, privateKey)],
    ["an array", signLicence([] as never, privateKey)],
  ])("with %s is malformed, even with a valid signature", (_name, wrong) => {
    expect(decodeLicence(wrong)).toBeNull()
  })
})

function signatureOf(text: string): Buffer {
  return Buffer.from(text.slice(text.lastIndexOf(".") + 1), "base64url")
}

describe("the licence status", () => {
  test("without a licence is a 30-day evaluation with every feature and 10 devices", () => {
    expect(determineLicenceStatus([], installation, at("2026-03-30"))).toMatchObject({
      ...{ state: "active", evaluation: true, validUntil: "2026-03-31T00:00:00.000Z" },
      ...{ maxDeviceCount: 10, maxInterfacesPerDevice: null, features: { recording: true, plcGuard: true } },
    })
  })

  test("after the evaluation is expired, with all limits at zero and all features off", () => {
    expect(determineLicenceStatus([], installation, at("2026-03-31"))).toMatchObject({
      ...{ state: "expired", evaluation: false, maxDeviceCount: 0, maxInterfacesPerDevice: 0 },
      features: { recording: false, plcGuard: false },
    })
  })

  test.each([
    ["begins", "2026-04-01T00:00:00.000Z", "active"],
    ["is in its last moment", "2027-03-31T23:59:59.999Z", "active"],
    ["is over", "2027-04-01T00:00:00.000Z", "expired"],
    ["has not begun", "2026-03-31T23:59:59.999Z", "expired"],
  ])("of a licence that %s follows its validity period", (_name, now, state) => {
    expect(determineLicenceStatus([content()], installation, new Date(now)).state).toBe(state as "active")
  })

  test("uses the newest of several licences that are valid for this installation", () => {
    const newer = content({ id: INSTALLATION, created: "2026-05-01T00:00:00.000Z", maxDeviceCount: 7 })
    const foreign = content({ created: "2026-06-01T00:00:00.000Z", installationId: crypto.randomUUID() })
    const status = determineLicenceStatus([content(), newer, foreign], installation, at("2026-07-01"))
    expect([status.maxDeviceCount, status.licence?.id]).toEqual([7, INSTALLATION])
  })

  test("is expired since the last end of its licences, or since that of the evaluation", () => {
    const ended = (validUntil: string) => content({ validUntil })
    const until = (licences: LicenceContent[]) =>
      determineLicenceStatus(licences, installation, at("2028-01-01")).validUntil
    const [early, late] = [ended("2027-04-01T00:00:00.000Z"), ended("2027-06-01T00:00:00.000Z")]
    expect(until([early, late])).toBe(late.validUntil)
    expect(until([late, early])).toBe(late.validUntil)
    expect(until([ended("2026-03-02T00:00:00.000Z")])).toBe("2026-03-31T00:00:00.000Z")
  })

  test("is that of a licence whose installation is written in capital letters", () => {
    const shouted = content({ installationId: INSTALLATION.toUpperCase() })
    expect(determineLicenceStatus([shouted], installation, at("2026-07-01")).licence).toEqual(shouted)
  })

  test("uses a licence even if it allows less than the evaluation", () => {
    const small = content({ validFrom: "2026-03-01T00:00:00.000Z", maxDeviceCount: 3 })
    expect(determineLicenceStatus([small], installation, at("2026-03-05"))).toMatchObject({
      maxDeviceCount: 3,
    })
  })

  test("allows one more item only below the limit", () => {
    expect([isBelowLimit(null, 1e6), isBelowLimit(3, 2), isBelowLimit(3, 3), isBelowLimit(0, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test("tells whether installing a licence has an effect now, later, or none beside a newer one", () => {
    const newer = content({ id: "019a9f3e-0000-7000-8000-0000000000bb", created: "2026-03-02T00:00:00.000Z" })
    const effect = (others: LicenceContent[], day: string) =>
      installationEffect(content(), others, installation, at(day))
    expect(effect([], "2026-04-05")).toBe("NOW")
    expect(effect([], "2026-03-05")).toBe("LATER")
    expect(effect([newer], "2026-04-05")).toBe("NOTHING")
    expect(effect([{ ...newer, created: "2026-02-01T00:00:00.000Z" }], "2026-04-05")).toBe("NOW")
  })

  test("allows importing only licences for this installation that have not expired", () => {
    expect(importProblem(content(), installation, at("2026-03-05"))).toBeNull()
    expect(importProblem(content({ installationId: null }), installation, at("2026-03-05"))).toBeNull()
    const end = content().validUntil
    expect(importProblem(content(), installation, new Date(Date.parse(end) - 1))).toBeNull()
    expect(importProblem(content(), installation, new Date(end))).toBe("licenceExpired")
    expect(importProblem(content(), { ...installation, installationId: "x" }, at("2026-03-05"))).toBe(
      "licenceOtherInstallation",
    )
  })
})

describe("the reminder of a licence's end", () => {
  const dueAt = (now: Date, licences = [content()]) =>
    dueReminder(determineLicenceStatus(licences, installation, now), licences, installation, now)
  const dueOn = (day: string, licences?: LicenceContent[]) => dueAt(at(day), licences)

  test.each([
    ["2027-01-30", null],
    ["2027-01-31", 60],
    ["2027-03-01", 60],
    ["2027-03-03", 30],
    ["2027-03-26", 7],
    ["2027-04-02", null],
  ])("on %s is the one of %p days before 01.04.2027", (day, days) => {
    expect(dueOn(day)).toBe(days)
  })

  test("is not due while another licence of this installation follows without a gap", () => {
    const next = content({ validFrom: "2027-04-01T00:00:00.000Z", validUntil: "2028-04-01T00:00:00.000Z" })
    expect(dueOn("2027-03-26", [content(), next])).toBeNull()
    const later = { ...next, validFrom: "2027-04-02T00:00:00.000Z" }
    expect(dueOn("2027-03-26", [content(), later])).toBe(7)
    expect(dueOn("2027-03-26", [content(), { ...next, installationId: crypto.randomUUID() }])).toBe(7)
  })

  test("of the evaluation is due in its last week alone", () => {
    expect(dueOn("2026-03-02", [])).toBeNull()
    expect(dueOn("2026-03-25", [])).toBe(7)
  })

  test.each([
    [[content()], "2027-04-01T00:00:00.000Z", 60, null],
    [[content()], "2027-04-01T00:00:00.000Z", 30, 60],
    [[content()], "2027-04-01T00:00:00.000Z", 7, 30],
    [[], "2026-03-31T00:00:00.000Z", 7, null],
  ] as const)(
    "of %j, which ends on %s, is due from the moment on at which %i days are left, and %p before",
    (licences, end, days, before) => {
      const from = Date.parse(end) - days * 86_400_000
      expect([dueAt(new Date(from - 1), [...licences]), dueAt(new Date(from), [...licences])]).toEqual([
        before,
        days,
      ])
      const left = (now: number) => daysLeft({ validUntil: end }, new Date(now))
      expect([left(from - 1), left(from), left(Date.parse(end) - 1)]).toEqual([days + 1, days, 1])
    },
  )
})
