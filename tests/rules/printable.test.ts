/** Text from outside becomes text that a log, a database, a recording and a screen can take. */
import { expect, test } from "bun:test"
import { createLogger } from "../../src/base/logger.ts"
import { MailFailure } from "../../src/base/mailer.ts"
import { ProviderFailure } from "../../src/base/provider-failure.ts"
import { printableLine, printableLines } from "../../src/base/text.ts"
import { DirectoryFailure } from "../../src/edges/ldap/client.ts"
import {
  sanitizeClipboard,
  sanitizeEndDetail,
  sanitizeHostKeyType,
  sanitizeTitle,
} from "../../src/sessions/worker/machine-text.ts"

/** NUL, an escape sequence, a C1 control, a reversed direction, half a surrogate pair, line ends. */
const HOSTILE = "a\0b\x1b[31mc\u009b1md\u202ee\ud800f\r\ng\u2028h"

test("a printable line contains no control characters and keeps all letters", () => {
  expect(printableLine(HOSTILE, 100)).toBe("a b [31mc 1md e\ufffdf g h")
  expect(printableLine("  Überdruck – 5 µm 🔧 میخ‌کوب 👩‍🔧  ", 100)).toBe("Überdruck – 5 µm 🔧 میخ‌کوب 👩‍🔧")
  expect(printableLine("\0\0\r\n", 100)).toBe("")
})

test("printable lines keep tabs and normalise line ends", () => {
  expect(printableLines(HOSTILE, 100)).toBe("ab[31mc1mde\ufffdf\ng\nh")
  expect(printableLines("1\t2\r\n3\r4\n\n5", 100)).toBe("1\t2\n3\n4\n\n5")
})

test("a text is cut at its limit without splitting a character", () => {
  expect(printableLine("🔧".repeat(10), 3)).toBe("🔧🔧🔧")
  expect(printableLines("🔧".repeat(10), 3)).toBe("🔧🔧🔧")
  expect(printableLine("x".repeat(1_000_000), 200)).toHaveLength(200)
})

const doors: [string, (text: string) => string][] = [
  ["a machine's title", sanitizeTitle],
  ["a machine's reason", sanitizeEndDetail],
  ["a machine's host key type", sanitizeHostKeyType],
  ["a machine's clipboard", (text) => sanitizeClipboard(text) ?? ""],
  ["a mail server's answer", (text) => new MailFailure(text, false).message],
  ["a provider's answer", (text) => new ProviderFailure("PROVIDER_REFUSED", text).message],
  ["a provider's error code", (text) => new ProviderFailure("PROVIDER_REFUSED", "", text).reason ?? ""],
  ["a directory's answer", (text) => new DirectoryFailure("REFUSED", text).message],
]
test.each(doors)("%s is sanitised and limited in length", (_, door) => {
  expect(door(HOSTILE)).not.toMatch(/[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}]--[\n]]/v)
  expect(door(HOSTILE)).toContain("a")
  expect(door("x".repeat(10_000_000)).length).toBeLessThanOrEqual(256 * 1024)
})

test("a machine's clipboard that exceeds the UTF-8 size limit is not passed on", () => {
  expect(sanitizeClipboard("ä".repeat(200_000))).toBeNull()
})

test.each([true, false])("a log line contains no terminal control sequences (pretty: %p)", (pretty) => {
  const lines: string[] = []
  createLogger({ level: "info", pretty, write: (line) => lines.push(line) }).warn("x", { said: HOSTILE })
  expect(lines[0]).toContain("31m")
  expect(lines[0]).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
})
