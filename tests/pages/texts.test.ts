import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import { LINK_END_CODES } from "../../protocols/link-ends.ts"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import type { Fields } from "../../src/base/fields.ts"
import { PROFILE_LANGUAGES } from "../../src/base/preferences.ts"
import { PROBLEM_REASONS, PROVIDER_TEXTS, REFUSAL_TEXTS } from "../../src/base/reasons.ts"
import { REFUSAL_CODES } from "../../src/base/refusal.ts"
import { DEVICE_GROUP_FIELDS } from "../../src/machines/devicegroups/fields.ts"
import { DEVICE_FIELDS } from "../../src/machines/devices/fields.ts"
import { ISSUE_FIELDS } from "../../src/maintenance/issues/fields.ts"
import {
  CLOSE_REASONS,
  DONE_SUB_STATUSES,
  ISSUE_STATES,
  ISSUE_TYPES,
  PRIORITIES,
} from "../../src/maintenance/issues/rules.ts"
import { windowText } from "../../src/screens/windows/window-bar.tsx"
import { ACCESS_RIGHTS, PREREQUISITES, SESSION_STATES } from "../../src/sessions/session/rules.ts"
import { AUDIT_EVENTS } from "../../src/system/audit/rules-events.ts"
import { catalogues, translatorOf } from "../../src/web/texts/catalogues.ts"
import {
  formatDuration,
  formatInstant,
  formatSize,
  formatSpan,
  plantTime,
} from "../../src/web/texts/format.ts"
import { validationText } from "../../src/web/texts/i18n.ts"
import { chooseLanguage, LANGUAGES, type Lang } from "../../src/web/texts/language.ts"
import { endOfDay, fromLocalInput, instantFromForm, toLocalInput } from "../../src/web/texts/local-input.ts"
import { endReasonText, sessionEndText } from "../../src/web/texts/session-end.ts"

const ROOT = join(import.meta.dir, "../..")
const SOURCE = join(ROOT, "src")

/** Every text of a language as "namespace.key" -> text. */
function flatten(texts: Record<string, Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, keys]) =>
      Object.entries(keys).map(([key, text]) => [`${name}.${key}`, text] as const),
    ),
  )
}

/**
 * Tells whether the source uses a key: it names the key; builds it from the part of the key before a `_` or before
 * `${…}`; or inserts between namespace and ending a word that it names elsewhere, as in `mails.${event}Subject`.
 */
async function usedTexts(): Promise<(key: string) => boolean> {
  const source = await sourceWithoutTexts()
  const keys = new Set(Array.from(source.matchAll(/["'`](\w+\.\w+)[|"'`]/g), ([, key = ""]) => key))
  const words = new Set(Array.from(source.matchAll(/["'`](\w+)["'`]|\b(\w+)\??:/g), ([, a, b]) => a ?? b))
  const begun = [...source.matchAll(/["`](\w+\.\w+)\$\{|["`](\w+\.\w+_)["`]/g)].map(
    ([, a, b]) => a ?? b ?? "",
  )
  const filled = [...source.matchAll(/`(\w+\.)\$\{[^`}]+\}(\w*)`/g)]
  return (key) =>
    keys.has(key) ||
    begun.some((start) => key.startsWith(start)) ||
    filled.some(
      ([, start = "", end = ""]) =>
        key.startsWith(start) &&
        key.endsWith(end) &&
        words.has(key.slice(start.length, key.length - end.length)),
    )
}

async function sourceWithoutTexts(): Promise<string> {
  const files = ["src/**/*.{ts,tsx}", "islands/**/*.{ts,tsx}"].flatMap((glob) =>
    [...new Bun.Glob(glob).scanSync({ cwd: ROOT })].filter(
      (file) => !/web\/texts\/(de|en-GB|nl)\//.test(file),
    ),
  )
  return (await Promise.all(files.map((file) => Bun.file(join(ROOT, file)).text()))).join("\n")
}

/** What „German“, “English” and ‘Dutch’ texts do not contain; “ ends a German quotation. */
const FOREIGN_QUOTES: Record<Lang, RegExp> = { de: /["'”‘’]/, "en-GB": /["'„‘]/, nl: /["'„“”]/ }

/** Words for which the language has another term: see GLOSSARY.md and the texts `terms`. */
const OTHER_TERMS: Record<Lang, RegExp> = {
  de: /\b(Pläne|Plänen|Geräterollen?|Login|Issue|du|dein)\b/,
  "en-GB": /\b(plans|work orders?|machine roles?|log in|sign on)\b/,
  nl: /\b(opdracht|opdrachten|apparaatrol|apparaatrollen|inloggen|bevoegdheden|je|jouw)\b/,
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1] ?? "").sort()

test("the time before and after a window reads in German as it is said, in days too", () => {
  const inGerman = (phase: "open" | "ahead" | "over", days: number) =>
    windowText({ phase, ms: days * MS_PER_DAY }, translatorOf("de"))
  expect([inGerman("open", 3), inGerman("ahead", 3), inGerman("over", 3)]).toEqual([
    "noch 3 Tage",
    "öffnet in 3 Tagen",
    "seit 3 Tagen abgelaufen",
  ])
})

describe("texts", () => {
  test.each(LANGUAGES)("name every event of the audit log in %s, and no other", (language) => {
    const { events } = catalogues[language]
    expect(Object.keys(events).sort()).toEqual([...AUDIT_EVENTS].sort())
    // One name for one event, so that a reader can tell them apart.
    expect(new Set(Object.values(events)).size).toBe(AUDIT_EVENTS.length)
  })

  test.each([
    ["issues", ISSUE_FIELDS],
    ["devices", DEVICE_FIELDS],
    ["device groups", DEVICE_GROUP_FIELDS],
  ] as [string, Fields][])("name the labels, hints and options of the declared fields of %s", (_, fields) => {
    const keys = Object.values(fields).flatMap(({ label, hint, options = [], optionLabels }) => [
      label,
      ...(hint ? [hint] : []),
      ...options.map((option) => `${optionLabels}${option}`),
    ])
    const known = flatten(catalogues["en-GB"])
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })

  const english = flatten(catalogues["en-GB"])

  for (const lang of LANGUAGES) {
    const own = flatten(catalogues[lang])
    test(`${lang} has exactly the keys of en-GB`, () => {
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    })
    test(`${lang} leaves no text empty`, () => {
      expect([...own].filter(([, text]) => text.trim() === "")).toEqual([])
    })
    test(`${lang} uses its own quotation marks and apostrophes`, () => {
      const foreign = FOREIGN_QUOTES[lang]
      expect([...own].filter(([, text]) => foreign.test(text))).toEqual([])
    })
    test(`${lang} has one term for one thing`, () => {
      expect([...own].filter(([, text]) => OTHER_TERMS[lang].test(text))).toEqual([])
    })
    test(`${lang} fills the same placeholders as en-GB`, () => {
      for (const [key, text] of own)
        expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? "")])
    })
  }

  test("exist for every reason of a refusal or an invalid field, and for no other", () => {
    const texts = Object.keys(catalogues["en-GB"].errors).filter((key) => /^[a-z]|^PROVIDER_/.test(key))
    expect([...REFUSAL_TEXTS, ...PROVIDER_TEXTS].sort() as string[]).toEqual(texts.sort())
    expect([...PROBLEM_REASONS].sort() as string[]).toEqual(
      Object.keys(catalogues["en-GB"].validation).sort(),
    )
  })

  test("exist for every code, state and missing prerequisite", () => {
    const named = (prefix: string, names: readonly string[]) => names.map((name) => prefix + name)
    const wanted = [
      ...named("errors.", REFUSAL_CODES),
      ...named("states.issueState_", ISSUE_STATES),
      ...named("states.done_", [...DONE_SUB_STATUSES, ...CLOSE_REASONS]),
      ...named("states.issueType_", ISSUE_TYPES),
      ...named("states.priority_", PRIORITIES),
      ...named("states.session_", SESSION_STATES),
      ...named("remote.missing_", PREREQUISITES),
      ...named("remote.access_", ACCESS_RIGHTS),
    ]
    expect(wanted.filter((key) => !english.has(key))).toEqual([])
  })

  test("exist for every refusal and validation message that the source names", async () => {
    const missing: string[] = []
    for await (const file of new Bun.Glob("**/*.{ts,tsx}").scan({ cwd: SOURCE, absolute: true })) {
      const source = await Bun.file(file).text()
      for (const [, name] of source.matchAll(/\btext: "(\w+)"/g))
        if (!english.has(`errors.${name}`)) missing.push(`${file}: errors.${name}`)
      for (const [, key] of source.matchAll(/["`](validation\.\w+)[|"`]/g))
        if (!english.has(key ?? "")) missing.push(`${file}: ${key}`)
    }
    expect(missing).toEqual([])
  })

  test("are all used by a page, an island, an e-mail or a refusal", async () => {
    const used = await usedTexts()
    expect([...english.keys()].filter((key) => !used(key.replace(/_(one|other)$/, "")))).toEqual([])
  })

  test("use the plural form of the count", () => {
    expect(translatorOf("en-GB")("terms.hours", { count: 1 })).toBe("1 hour")
    expect(translatorOf("de")("terms.hours", { count: 2 })).toBe("2 Stunden")
  })

  test("of validation messages include the number after the bar of their key", () => {
    expect(validationText(translatorOf("nl"), "validation.max|100")).toBe("Maximaal 100 tekens.")
    expect(validationText(translatorOf("en-GB"), "validation.required")).toBe("Required.")
  })
})

describe("the language of a response", () => {
  test.each([
    ["nl", "de", "nl"],
    [undefined, "de-AT,de;q=0.9", "de"],
    [undefined, "fr-FR,nl;q=0.5,de;q=0.8", "de"],
    [undefined, "en-US", "en-GB"],
    [undefined, "fr;q=1,*;q=0.1", "en-GB"],
    ["xx", "nl-BE", "nl"],
    [null, null, "en-GB"],
    [undefined, "de;q=0,nl", "nl"],
  ] as const)("with %p stored and %p accepted is %p", (stored, accepted, answer) => {
    expect(chooseLanguage(stored, accepted)).toBe(answer)
  })
})

describe("times and sizes", () => {
  const instant = new Date("2026-07-01T22:05:09Z")

  test("an instant is shown in the user's time zone as DD.MM.YYYY HH:mm:ss", () => {
    expect(formatInstant(instant, "Europe/Berlin", "datetime")).toBe("02.07.2026 00:05:09")
    expect(formatInstant(instant, "UTC", "date")).toBe("01.07.2026")
    expect(formatInstant(instant, "America/New_York", "time")).toBe("18:05:09")
  })

  test("a local time is typed as DD-MM-YYYY HH:mm and parsed to the instant it was created from", () => {
    const minute = new Date("2026-12-24T17:30:00Z")
    expect(toLocalInput(minute, "Europe/Berlin")).toBe("24-12-2026 18:30")
    for (const zone of ["UTC", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns"])
      expect(fromLocalInput(toLocalInput(minute, zone), zone)).toEqual(minute)
  })

  test.each(["24.12.2026 18:30", "24/12/2026 18:30:59", " 24-12-2026, 18.30 ", "2026-12-24T18:30"])(
    "a local time is also read as %p",
    (text) => expect(fromLocalInput(text, "Europe/Berlin")?.toISOString()).toBe("2026-12-24T17:30:00.000Z"),
  )

  test("a skipped hour is read as one hour later and a repeated hour as its first occurrence", () => {
    const read = (text: string) => fromLocalInput(text, "Europe/Berlin")?.toISOString()
    expect(read("29-03-2026 02:30")).toBe("2026-03-29T01:30:00.000Z")
    expect(read("25-10-2026 02:30")).toBe("2026-10-25T00:30:00.000Z")
  })

  test.each([
    ...["", "tomorrow", "2026-01-01", "01-01-2026", "31-02-2026 10:00", "29-02-2027 10:00"],
    ...["00-01-2026 10:00", "01-13-2026 10:00", "01-01-2026 24:00", "01-01-2026 10:60", "1-1-26 10:00"],
  ])("%p is not a local time", (text) => expect(fromLocalInput(text, "UTC")).toBeNull())

  test("a posted time that was not edited stays as saved, one of the repeated hour too", () => {
    const second = "2026-10-25T01:30:45.123Z"
    expect(instantFromForm("25-10-2026 02:30", "Europe/Berlin", second)).toBe(second)
    expect(instantFromForm("25-10-2026 02:30", "Europe/Berlin", null)).toBe("2026-10-25T00:30:00.000Z")
    expect(instantFromForm("31-02-2026 02:30", "Europe/Berlin", second)).toBe("31-02-2026 02:30")
  })

  test("a day ends at the next midnight of its time zone, also when clocks change", () => {
    const night = (at: string) => endOfDay(new Date(at), "Europe/Berlin").toISOString()
    expect(night("2026-12-31T22:59:59Z")).toBe("2026-12-31T23:00:00.000Z")
    expect(night("2026-03-29T10:00:00Z")).toBe("2026-03-29T22:00:00.000Z")
  })

  test("durations and binary sizes are shown in short form", () => {
    expect([0, 42_000, 725_000, 3_725_000].map(formatDuration)).toEqual(["0:00", "0:42", "12:05", "1:02:05"])
    const sizes = (language: Lang) =>
      [812, 3_565_158, 1024 ** 4 * 2].map((size) => formatSize(size, language))
    expect(sizes("en-GB")).toEqual(["812 B", "3.4 MiB", "2 TiB"])
    expect(sizes("de")).toEqual(["812 B", "3,4 MiB", "2 TiB"])
  })

  test("a count in a text is written as its language writes numbers, any other number as it is", () => {
    const written = (language: Lang) => {
      const t = translatorOf(language)
      return [t("settings.machinesLeft", { count: 99_927 }), t("settings.ofLimit", { limit: 99_927 })]
    }
    expect(written("de")).toEqual(["99.927 weitere Maschinen können angelegt werden.", "von 99927"])
    expect(written("en-GB")).toEqual(["99,927 more machines can be added.", "of 99927"])
  })
})

test("the selectable languages are exactly the languages with texts", () => {
  expect([...PROFILE_LANGUAGES].sort()).toEqual([...LANGUAGES].sort())
})

describe("the plant's local time", () => {
  const at = new Date("2026-07-01T10:00:00Z")

  test("is shown to a user whose local time differs at that instant", () => {
    expect(plantTime(at, "America/Denver", "Europe/Berlin")).toBe("01.07.2026 12:00")
  })

  test("is hidden if the user's local time is the same, even in a differently named zone", () => {
    expect(plantTime(at, "Europe/Berlin", "Europe/Berlin")).toBeNull()
    expect(plantTime(at, "Europe/Amsterdam", "Europe/Berlin")).toBeNull()
  })

  test("is hidden if the server's zone is not a place", () => {
    for (const zone of ["UTC", "Etc/UTC", "GMT"]) expect(plantTime(at, "Europe/Berlin", zone)).toBeNull()
  })
})

test("the end of a session has no sentence for a cause that is no cause, such as the name of a property of objects", () => {
  const t = (key: string) => `sentence ${key}`
  expect(endReasonText({ cause: "constructor", detail: "" }, t)).toBe("")
  // The code's text says it, in the reader's language.
  expect(endReasonText({ detail: "the machine closed the connection" }, t)).toBe("")
  expect(endReasonText({ cause: "LOST", detail: "link closed" }, t)).toBe(
    "sentence remote.sessionLost: link closed",
  )
})

describe.each([...LANGUAGES])("in the language %s the lists of sessions say of an end", (lang) => {
  const t = translatorOf(lang)
  const end = { endCause: null, endPerson: "", endDiagnosis: null, exitStatus: null }

  test.each(LINK_END_CODES.filter((code) => code !== "SESSION_CLOSED"))(
    "by the machine with %s what its screen says, and call the machine's words a technical detail",
    (endCode) => {
      const technical = t("remote.technicalDetail", { detail: "kex error 7" })
      expect(sessionEndText({ ...end, endCode, endDetail: "kex error 7" }, t)).toBe(
        `${t(`viewer.end_${endCode}`)} ${technical}`,
      )
      expect(technical).toMatch(/^Techni.*: kex error 7$/)
    },
  )

  test("whose connection broke nothing in another language", () => {
    const broken = { endCode: "RESOURCE_CLOSED", endDetail: "the connection to the machine broke" }
    expect(sessionEndText({ ...end, ...broken }, t)).toBe(t("viewer.end_RESOURCE_CLOSED"))
  })

  test("by a person their name and their reason as they wrote it", () => {
    const ended = { endCode: "SESSION_CLOSED", endCause: "SUPERVISOR", endPerson: "Eva", endDetail: "Rauch" }
    expect(sessionEndText({ ...end, ...ended }, t)).toBe(
      `${t("remote.endedBySupervisor", { name: "Eva" })}: Rauch`,
    )
  })
})

test.each([
  ["2026-11-27T14:00:00Z", "2026-11-27T16:00:00Z", "27.11.2026 14:00 – 16:00"],
  ["2026-11-27T14:00:00Z", "2026-11-28T09:00:00Z", "27.11. 14:00 – 28.11.2026 09:00"],
  ["2026-12-31T14:00:00Z", "2027-01-01T09:00:00Z", "31.12.2026 14:00 – 01.01.2027 09:00"],
  ["2026-11-27T14:00:05Z", "2026-11-27T14:00:40Z", "27.11.2026 14:00"],
])("the time from %s to %s names each date and year once: %s", (start, end, words) => {
  expect(formatSpan(new Date(start), new Date(end), "UTC")).toBe(words)
})
