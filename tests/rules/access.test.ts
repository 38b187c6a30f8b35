/** Access: inactivity timeouts, the rights of a token, and safe spreadsheet cells. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  type Actor,
  DEVICE_AUTHORITIES,
  hasDeviceAuthority,
  limitDeviceAccess,
  limitSystemAuthorities,
  SYSTEM_AUTHORITIES,
  type TokenLimits,
} from "../../src/base/authorities.ts"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { csvCell, csvLine, restoreFormula } from "../../src/base/csv.ts"
import { revocationProblem } from "../../src/identity/access/rules.ts"
import {
  API_TOKEN_DAYS_MAX,
  API_TOKEN_SCOPES,
  expiryProblem,
  missingScopes,
} from "../../src/identity/apitokens/rules.ts"
import {
  isConsentMissing,
  listRecordingTexts,
  selectRecordingText,
} from "../../src/identity/consents/rules.ts"
import { isIdle, isUserActivity, refreshExpiryOf } from "../../src/identity/signin/rules.ts"

const NOW = new Date("2026-03-10T09:00:00Z")
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

describe("the lifetime of a sign-in", () => {
  test.each([
    ["BROWSER", 599.999, 600, false],
    ["BROWSER", 600, 600, true],
    ["BROWSER", 60, 60, true],
    ["API", 1_000_000, 600, false],
  ] as const)(
    "of type %s, %p s after its last activity with a limit of %p s, has ended as idle: %p",
    (kind, ago, inactivitySeconds, idle) => {
      expect(isIdle({ kind, activeOn: secondsAgo(ago), inactivitySeconds }, NOW)).toBe(idle)
    },
  )

  test.each([
    ["/issues", true],
    ["/api/profile/activity", true],
    ["/api/profile", false],
    ["/api/profile/activity/x", false],
    ["/apis", true],
    ["/live", false],
  ])("is extended as user activity by a request for %s: %p", (path, isActivity) =>
    expect(isUserActivity(path, new Headers())).toBe(isActivity),
  )

  test("never exceeds its maximum through refreshes", () => {
    const began = fc.date({ min: new Date("2026-01-01"), max: NOW, noInvalidDate: true })
    fc.assert(
      fc.property(began, (beganOn) => {
        const end = refreshExpiryOf(beganOn, NOW).getTime()
        expect(end).toBeLessThanOrEqual(beganOn.getTime() + 30 * MS_PER_DAY)
        expect(end).toBeLessThanOrEqual(NOW.getTime() + MS_PER_DAY)
      }),
    )
  })
})

describe("an API token", () => {
  const token = (more: Partial<TokenLimits>): TokenLimits => ({
    ...{ id: "t", name: "historian", scopes: new Set<string>(), isOwnerSuperuser: false, deviceId: null },
    ...more,
  })
  const scopes = fc.subarray([...API_TOKEN_SCOPES])
  const owned = fc.subarray<string>([...DEVICE_AUTHORITIES])
  const ownedSystem = fc.subarray<string>([...SYSTEM_AUTHORITIES])

  test("grants only authorities that its owner has and its scopes contain", () => {
    fc.assert(
      fc.property(scopes, owned, ownedSystem, (given, roles, system) => {
        const limits = token({ scopes: new Set(given) })
        const { authorities } = limitDeviceAccess({ token: limits }, "p7", roles)
        const everywhere = limitSystemAuthorities(limits, system)
        expect([...authorities].sort()).toEqual(roles.filter((one) => given.includes(one)).sort())
        expect([...everywhere].sort()).toEqual(system.filter((one) => given.includes(one)).sort())
      }),
    )
  })

  test("of a superuser grants exactly its scopes", () => {
    fc.assert(
      fc.property(scopes, (given) => {
        const limits = token({ scopes: new Set(given), isOwnerSuperuser: true })
        const actor = {
          ...{ userId: "u", username: "max", displayName: "Max", isSuperuser: false, language: null },
          ...{ signInId: "t", authenticatedOn: new Date(0), userGroupIds: [], token: limits },
          systemAuthorities: limitSystemAuthorities(limits, []),
        } satisfies Actor
        const access = limitDeviceAccess(actor, "p7", [])
        for (const authority of DEVICE_AUTHORITIES)
          expect(hasDeviceAuthority(actor, access, authority)).toBe(given.includes(authority))
      }),
    )
  })

  test("for one device grants nothing on another device and no system authorities", () => {
    const limits = token({ scopes: new Set(API_TOKEN_SCOPES), deviceId: "p7", isOwnerSuperuser: true })
    expect(limitDeviceAccess({ token: limits }, "r2", DEVICE_AUTHORITIES).authorities.size).toBe(0)
    expect(limitDeviceAccess({ token: limits }, "p7", []).authorities.size).toBe(DEVICE_AUTHORITIES.length)
    expect(limitSystemAuthorities(limits, SYSTEM_AUTHORITIES).size).toBe(0)
  })

  test("is refused scopes that its creator does not have, and lists them", () => {
    const actor = { isSuperuser: false, systemAuthorities: new Set(["USER_READ"]) } as unknown as Actor
    expect(
      missingScopes(actor, ["LOG_READ"], ["USER_READ", "LOG_READ", "USER_UPDATE", "LOG_CREATE"]),
    ).toEqual(["USER_UPDATE", "LOG_CREATE"])
  })

  test.each([
    [0, "validation.future"],
    [-1, "validation.future"],
    [1, null],
    [API_TOKEN_DAYS_MAX * MS_PER_DAY, null],
    [API_TOKEN_DAYS_MAX * MS_PER_DAY + 1, "validation.apiTokenLifetime"],
  ])("that expires in %p ms gives the expiry problem %p", (ms, problem) => {
    expect(expiryProblem(new Date(NOW.getTime() + ms), NOW)).toBe(problem as ReturnType<typeof expiryProblem>)
  })
})

describe("revoking a user's access", () => {
  const admin = { isSuperuser: false, userId: "anna" }
  test("requires a superuser if the user is one, except for one's own access", () => {
    expect(revocationProblem(admin, { id: "max", superuser: true })).toBe("onlySuperusersChangeSuperusers")
    expect(revocationProblem(admin, { id: "tom", superuser: false })).toBeNull()
    expect(revocationProblem({ isSuperuser: true, userId: "m" }, { id: "max", superuser: true })).toBeNull()
    expect(revocationProblem(admin, { id: "anna", superuser: true })).toBeNull()
  })
})

describe("a CSV cell", () => {
  test.each([
    ["plain", "plain"],
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
    ["\t=1", "'\t'=1"],
    ["\r\n=1", `"'\r\n'=1"`],
    ["a;b", '"a;b"'],
    ['say "x", now', '"say ""x"", now"'],
    ["", ""],
  ])("with the text %p is written as %p", (text, cell) => expect(csvCell(text)).toBe(cell))

  test("never starts with a formula character, and its line is read as the same texts", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
        for (const cell of cells) expect(/^"?[=+\-@\t\r]/.test(csvCell(cell))).toBe(false)
        expect(parseLine(csvLine(cells)).map(restoreFormula)).toEqual(cells)
      }),
    )
  })
})

/** A reader of RFC 4180, independent of the writer. */
function parseLine(line: string): string[] {
  const cells: string[] = []
  let rest = line.slice(0, -2)
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const text = quoted ? quoted[1]!.replaceAll('""', '"') : /^[^,]*/.exec(rest)![0]
    cells.push(text)
    rest = rest.slice(quoted ? quoted[0].length : text.length)
    if (rest === "") return cells
    rest = rest.slice(1)
  }
}

describe("recording consent", () => {
  const none = {
    legalInfo1: "",
    legalInfo2: "",
    recordingConsentDe: "",
    recordingConsentEn: "",
    recordingConsentNl: "",
  }
  const german = { ...none, recordingConsentDe: "Es wird aufgezeichnet." }
  const both = { ...german, recordingConsentEn: "You are recorded." }

  test("shows the text in the user's language, else in English, else in any language", () => {
    expect(selectRecordingText(both, "de")?.language).toBe("de")
    expect(selectRecordingText(both, "nl")?.language).toBe("en-GB")
    expect(selectRecordingText(german, "nl")?.language).toBe("de")
    expect(selectRecordingText(none, "de")).toBeNull()
  })

  test("is not required without a text or again in another language, but again after the text changed", () => {
    const [de] = listRecordingTexts(german)
    expect(isConsentMissing(listRecordingTexts(none), [])).toBe(false)
    expect(isConsentMissing(listRecordingTexts(both), [])).toBe(true)
    expect(isConsentMissing(listRecordingTexts(both), [de!.hash])).toBe(false)
    const changed = listRecordingTexts({ ...both, recordingConsentDe: "Alles wird aufgezeichnet." })
    expect(isConsentMissing(changed, [de!.hash])).toBe(true)
  })
})
