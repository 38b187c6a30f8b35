import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { renderEmail } from "../../src/system/notifications/emails.tsx"
import {
  ATTEMPTS_MAX,
  CREDENTIALS_CHANGES,
  groupRecipients,
  isEmail,
  isEmailList,
  NOTIFICATION_KINDS,
  nextAttempt,
  notificationEmailsProblem,
  plainRecipient,
  RECIPIENTS_MAX,
  subjectLine,
  uniqueRecipients,
} from "../../src/system/notifications/rules.ts"
import { catalogues } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES } from "../../src/web/texts/language.ts"

const member = { email: "a@b.example", language: "de", timeZone: "Europe/Berlin" }

test("notification e-mails go to the group's address, to every member if it is *, or to no one if it is blank", () => {
  expect(groupRecipients(" ", [member])).toEqual([])
  expect(groupRecipients("*", [member])).toEqual([member])
  expect(groupRecipients("team@b.example", [member])).toEqual([plainRecipient("team@b.example")])
})

test.each<[string, string[], string | null]>([
  ["", [], null],
  ["a@b.example", ["b.example"], null],
  ["a@B.Example, c@b.example", ["b.example"], null],
  ["a@b.example", [], "validation.emailDomainNotAllowed"],
  ["a@b.example,c@d.example", ["b.example"], "validation.emailDomainNotAllowed"],
  ["a@b.example,c@d.example", ["*"], null],
  ["a@b.example,c@d.example", ["b.example", "*"], "validation.emailDomainNotAllowed"],
  ["a@sub.b.example", ["b.example"], "validation.emailDomainNotAllowed"],
  ["no address", ["*"], "validation.email"],
])(
  "the notification addresses %j with the allowed domains %j give the problem %p",
  (list, domains, problem) => {
    expect<string | null>(notificationEmailsProblem(list, domains)).toBe(problem)
  },
)

test("recipients are deduplicated case-insensitively and limited in number", () => {
  const twice = [member, plainRecipient("A@B.example"), plainRecipient("noaddress")]
  expect(uniqueRecipients(twice)).toEqual([member])
  const many = Array.from({ length: RECIPIENTS_MAX + 1 }, (_, n) => plainRecipient(`p${n}@b.example`))
  expect(uniqueRecipients(many)).toHaveLength(RECIPIENTS_MAX)
})

test("no valid e-mail address can end a header or add a second address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      if (isEmail(text)) expect(text).toMatch(/^[^\s,;<>"()]+@[^\s,;<>"()@]+$/)
    }),
  )
  expect(isEmail(`${"a".repeat(250)}@b.example`)).toBe(false)
})

test("every e-mail subject is one line of bounded length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(subjectLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect([...subjectLine(text)].length).toBeLessThanOrEqual(180)
    }),
  )
})

test("e-mail delivery is retried after a delay until the maximum number of attempts", () => {
  const now = new Date("2026-03-10T09:00:00Z")
  expect(nextAttempt(1, now)).toEqual(new Date("2026-03-10T09:01:00Z"))
  expect(nextAttempt(ATTEMPTS_MAX, now)).toBeNull()
})

test.each([
  ["Europe/Berlin", "10.03.2026 10:00"],
  ["Asia/Tokyo", "10.03.2026 18:00"],
])("e-mails to a recipient in the time zone %s state times in it and name it", (timeZone, start) => {
  const values = { title: "Pump", device: "P-7", start: "2026-03-10T09:00:00Z" }
  const content = { values, path: "/issues", secret: null }
  const { text, html } = renderEmail({ kind: "ISSUE_ASSIGNED", language: "en-GB", timeZone }, content, null)
  for (const part of [text, html]) {
    expect(part).toContain(start)
    expect(part).toContain(`Times are in the time zone ${timeZone}.`)
  }
})

test("an e-mail that only says when something ends names the time zone of that time", () => {
  const values = { customer: "Acme", count: 30, end: "2026-03-10T09:00:00Z" }
  const content = { values, path: "/admin/config", secret: null }
  const to = { kind: "LICENCE_EXPIRES", language: "en-GB", timeZone: "Asia/Tokyo" } as const
  expect(renderEmail(to, content, null).text).toContain("Times are in the time zone Asia/Tokyo.")
})

describe.each([...LANGUAGES])("e-mails in %s", (language) => {
  test.each([...NOTIFICATION_KINDS])("of kind %s have a complete subject, text and HTML", (kind) => {
    const values = {
      ...{ title: "Pump", device: "P-7", priority: "HIGH", by: "T. Weber", plan: "Oil", minutes: 15 },
      ...{
        outcome: "APPROVED",
        accessRight: "VIEW",
        ...{ startedBy: "T. Weber", interfaceName: "HMI", reason: "The press is stuck" },
        start: "2026-03-10T09:00:00Z",
        end: "2026-03-10T11:00:00Z",
        ...{ at: "2026-03-10T09:00:00Z", change: "PASSWORD_CHANGED" },
        ...{ customer: "Acme", count: 7 },
      },
    }
    const content = { values, path: "/issues", secret: kind === "PASSWORD_RESET" ? "abc" : null }
    const letter = renderEmail({ kind, language, timeZone: null }, content, "https://book.example")
    for (const part of [letter.subject, letter.text, letter.html]) {
      expect(part).not.toMatch(/\{\{|mails\.|terms\.|states\.|undefined/)
    }
    expect(letter.text).toContain("https://book.example/issues")
    expect(letter.html).toStartWith(`<!doctype html><html lang="${language}">`)
    expect(renderEmail({ kind, language, timeZone: null }, content, null).text).not.toContain("http")
  })

  test("about a new account name the user, the installation and how long the one-time password is valid", () => {
    const values = { username: "ida", customer: "Acme", validUntil: "2026-03-13T09:00:00Z" }
    const content = { values, path: "/resetpassword/new", secret: "7QK2-9XWA" }
    const letter = renderEmail({ kind: "PASSWORD_RESET", language, timeZone: "UTC" }, content, null)
    expect(letter.subject).toContain("Acme")
    for (const part of [letter.text, letter.html]) {
      for (const text of ["Acme", "ida", "7QK2-9XWA", "13.03.2026 09:00", "UTC"]) expect(part).toContain(text)
      expect(part).not.toMatch(/\{\{|mails\.|undefined/)
    }
  })

  test.each([...CREDENTIALS_CHANGES])(
    "about %s contain the time, user, address and what to do if it was not the recipient",
    (change) => {
      const values = {
        ...{ change, at: "2026-03-10T09:05:00Z", by: "T. Weber", address: "192.0.2.1", name: "Key" },
        apiTokensEnded: 2,
      }
      const content = { values, path: "/profile", secret: null }
      const { subject, text, html } = renderEmail(
        { kind: "CREDENTIALS_CHANGED", language, timeZone: "UTC" },
        content,
        null,
      )
      const words = catalogues[language].mails
      for (const part of [text, html])
        for (const said of [
          "10.03.2026 09:05",
          "T. Weber",
          "192.0.2.1",
          "Key",
          words.apiTokensEnded,
          words.notYou,
        ])
          expect(part).toContain(said)
      expect(subject.length).toBeGreaterThan(10)
      expect([subject, text, html].join()).not.toMatch(/\{\{|mails\.|undefined/)
    },
  )

  test("have the same set of texts as in English", () => {
    expect(Object.keys(catalogues[language].mails)).toEqual(Object.keys(catalogues["en-GB"].mails))
  })
})

test.each([
  ["", true],
  ["a@b.de", true],
  ["a@b.de, c@d.example.org", true],
  ["a@b.de,", false],
  ["a@b", false],
  ["a@b.de\r\nBcc: x@y.de", false],
  ["<a@b.de>", false],
])("the notification e-mails %p are valid: %p", (text, valid) => expect(isEmailList(text)).toBe(valid))
