import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  authenticationTimeOf,
  CLAIM_NAMES_DEFAULT,
  discoveryUrlOf,
  isAuthenticatedSince,
  isIssuer,
  isRedirectUri,
  toClaimedUser,
} from "../../src/identity/providers/rules.ts"

const named = (claims: Record<string, unknown>, names = {}) =>
  toClaimedUser(claims, "sub-1", { ...CLAIM_NAMES_DEFAULT, ...names })

describe("a step-up at an identity provider", () => {
  const sentOn = new Date("2026-03-10T09:00:00Z")
  const now = new Date("2026-03-10T09:05:00Z")
  const SKEW_MS = 60_000
  const at = (date: Date, ms = 0) => (date.getTime() + ms) / 1000
  test.each<[string, number | null, boolean]>([
    ["without a time", null, false],
    ["from before the person was sent", at(sentOn, -SKEW_MS - 1000), false],
    ["as old as clocks may differ", at(sentOn, -SKEW_MS), true],
    ["while they were there", at(sentOn, 120_000), true],
    ["by a clock that is ahead", at(now, SKEW_MS), true],
    ["that has not been", at(now, SKEW_MS + 1000), false],
  ])("is verified by its authentication time: %s", (_, authTime, is) =>
    expect(isAuthenticatedSince(authTime, sentOn, now, SKEW_MS)).toBe(is),
  )

  test("has an authentication time that grows with the provider's time and is never in the future", () => {
    fc.assert(
      fc.property(fc.nat({ max: 4e9 }), fc.nat({ max: 4e9 }), (one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((time) =>
          authenticationTimeOf(time, now),
        )
        expect(earlier!.getTime()).toBeLessThanOrEqual(later!.getTime())
        expect(later!.getTime()).toBeLessThanOrEqual(now.getTime())
      }),
    )
    expect(authenticationTimeOf(null, now)).toEqual(now)
  })
})

describe("user attributes from provider claims", () => {
  test.each([
    [
      "the usual claims",
      { preferred_username: "ada", given_name: "Ada", email: "a@b.example" },
      { username: "ada", firstname: "Ada", email: "a@b.example" },
    ],
    ["no user name", { email: "a@b.example" }, { username: "a@b.example" }],
    ["nothing at all", {}, { username: "sub-1", firstname: "", surname: "", email: "", groups: [] }],
    ["a user name of blanks", { preferred_username: "  " }, { username: "sub-1" }],
    [
      "an address that is not verified",
      { email: "a@b.example", email_verified: false },
      { username: "sub-1", email: "" },
    ],
    ["an address that is verified", { email: "a@b.example", email_verified: true }, { email: "a@b.example" }],
    ["line breaks", { preferred_username: "a\r\nBcc: x" }, { username: "a Bcc: x" }],
    ["half a character", { preferred_username: "a\ud800" }, { username: "a\ufffd" }],
    ["a record for a name", { preferred_username: { first: "Ada" } }, { username: "sub-1" }],
    ["one group", { groups: "fitters" }, { groups: ["fitters"] }],
    ["groups that are no texts", { groups: ["a", null, {}, 7, ["b"]] }, { groups: ["a", "7"] }],
  ])("are derived from %s", (_what, claims, expected) => {
    expect(named(claims)).toMatchObject(expected)
  })

  test("are read from the configured claims, including nested ones", () => {
    const claims = { upn: "ada@plant", realm_access: { roles: ["fitters"] }, groups: ["others"] }
    expect(named(claims, { username: "upn", groups: "realm_access.roles" })).toMatchObject({
      username: "ada@plant",
      groups: ["fitters"],
    })
  })

  test("never contain control characters, and the user name is never empty", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("preferred_username", "given_name", "email", "groups"), fc.jsonValue()),
        (claims) => {
          const { username, firstname, email } = named(claims)
          for (const text of [username, firstname, email]) expect(text).not.toMatch(/\p{Cc}/u)
          expect(username).not.toBe("")
        },
      ),
    )
  })
})

test.each([
  ["https://id.example.com", true],
  ["https://id.example.com/realms/plant", true],
  ["https://id.example.com:8443/", true],
  ["http://id.example.com", false],
  ["http://127.0.0.1:8080", false],
  ["https://id.example.com/?x", false],
  ["https://id.example.com/?", false],
  ["https://id.example.com/#", false],
  ["https://a@id.example.com/", false],
  ["ftp://id.example.com", false],
  ["id.example.com", false],
  ["", false],
])("%p is a valid issuer URL: %p", (text, is) => {
  expect(isIssuer(text, false)).toBe(is)
})

test("an issuer without TLS is allowed only on this host and only where loopback is allowed", () => {
  const on = (text: string) => isIssuer(text, true)
  expect([on("http://127.0.0.1:1"), on("http://localhost"), on("http://id.example.com")]).toEqual([
    true,
    true,
    false,
  ])
  expect(on("http://127.0.0.1.example.com")).toBe(false)
})

test.each([
  ["http://127.0.0.1:7777/back", true],
  ["com.example.app:/back", true],
  ["https://app.example.com/", true],
  ["https://app.example.com", false],
  ["https://app.example.com/a?b", false],
  ["https://app.example.com/#", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["/back", false],
])("%p is a valid redirect URI: %p", (text, is) => {
  expect(isRedirectUri(text)).toBe(is)
})

test("the discovery URL is the well-known path below the issuer", () => {
  const address = "https://id.example.com/realms/plant/.well-known/openid-configuration"
  expect(discoveryUrlOf("https://id.example.com/realms/plant")).toBe(address)
  expect(discoveryUrlOf("https://id.example.com/realms/plant/")).toBe(address)
})
