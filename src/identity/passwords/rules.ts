/** Password policy for new passwords (specification §5), with the check for common ones. */
import { daysAfter } from "../../base/clock.ts"
import type { FieldProblem } from "../../base/refusal.ts"
import { COMMON_PASSWORDS } from "./blocklist/rules.ts"

export const POLICY_NAME_LETTERS_MIN = 3
export const POLICY_NAME_CHARACTERS_MAX = 100
/** NIST SP 800-63B-4 and OWASP ASVS 5 require length and a block list; composition rules are optional. */
export const MINIMUM_LENGTH_DEFAULT = 12
export const MINIMUM_LENGTH_MAX = 128
/** Limit of the number that a policy requires of each kind of character. */
export const CHARACTER_CLASS_COUNT_MAX = 32
/** Ten years; 0 is unlimited. */
export const VALIDITY_DAYS_MAX = 3650
/** Long enough for any passphrase, short enough that hashing stays cheap. */
export const PASSWORD_CHARACTERS_MAX = 256

/** A policy is called by a word: digits and signs do not count. */
export function isPolicyName(name: string): boolean {
  return (name.match(/\p{L}/gu) ?? []).length >= POLICY_NAME_LETTERS_MIN
}

export interface PasswordPolicy {
  name: string
  minimumLength: number
  /** Minimum counts of each character class; 0 requires none. */
  lowercase: number
  uppercase: number
  digits: number
  symbols: number
  /** 0: passwords never expire. */
  validityInDays: number
}

export const CHARACTER_CLASSES = [
  ["lowercase", /\p{Ll}/gu, "validation.passwordLowercase"],
  ["uppercase", /\p{Lu}/gu, "validation.passwordUppercase"],
  ["digits", /\p{Nd}/gu, "validation.passwordDigits"],
  // All characters except letters and digits, blanks included.
  ["symbols", /[^\p{L}\p{Nd}]/gu, "validation.passwordSymbols"],
] as const

/**
 * All problems of a new password.
 *
 * @param personalWords  words related to the user (user name, names, e-mail): not allowed as the password, also combined
 *                       and with digits and signs around them
 * @param path   the body's field that the problems name
 * @returns empty when the password is valid
 */
export function passwordProblems(
  policy: PasswordPolicy,
  password: string,
  personalWords: readonly string[],
  path = "password",
): FieldProblem[] {
  const messages: FieldProblem["message"][] = []
  const length = [...password].length
  if (length < policy.minimumLength) messages.push(`validation.min|${policy.minimumLength}`)
  if (length > PASSWORD_CHARACTERS_MAX) messages.push(`validation.max|${PASSWORD_CHARACTERS_MAX}`)
  for (const [kind, characters, message] of CHARACTER_CLASSES) {
    if ((password.match(characters)?.length ?? 0) < policy[kind]) messages.push(`${message}|${policy[kind]}`)
  }
  if (isCommonPassword(password)) messages.push("validation.commonPassword")
  else if (isPersonalPassword(password, personalWords))
    messages.push("validation.passwordContainsPersonalData")
  return messages.map((message) => ({ path, message }))
}

const LEET_LETTERS: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
}

/** Guessable variants of a password: with and without surrounding digits and signs, with look-alikes as letters. */
function passwordVariants(text: string): string[] {
  const lower = text.toLowerCase()
  const tail = (word: string) => word.replace(/[^a-z]+$/, "")
  const head = (word: string) => word.replace(/^[^a-z]+/, "")
  const forms = [lower, tail(lower), head(lower), head(tail(lower))]
  const read = forms.map((form) => form.replace(/[013457@$!+]/g, (sign) => LEET_LETTERS[sign] ?? sign))
  return [...forms, ...read, ...read.map((form) => form.replace(/l/g, "i"))].filter(Boolean)
}

/**
 * On the block list, also repeated, in look-alike letters or with digits and signs around it; or a character
 * sequence.
 */
export function isCommonPassword(password: string): boolean {
  if (isCharacterSequence(password.toLowerCase())) return true
  return passwordVariants(password).some(
    (guess) => COMMON_PASSWORDS.has(guess) || COMMON_PASSWORDS.has(removeRepetition(guess)),
  )
}

function isPersonalPassword(password: string, personalWords: readonly string[]): boolean {
  const own = personalWords
    .flatMap((word) => [word, word.replace(/@.*$/, "")])
    .map((word) => word.toLowerCase())
    .filter((word) => word !== "")
    .sort((one, other) => other.length - one.length)
  return passwordVariants(password).some((guess) => {
    const rest = own.reduce((text, word) => text.replaceAll(word, " "), guess)
    return rest !== guess && !/\p{L}/u.test(rest)
  })
}

/** "abcabcabc" -> "abc"; anything else stays. */
function removeRepetition(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1)
  return text.length % again === 0 ? text.slice(0, again) : text
}

const CHARACTER_SEQUENCES = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
]
/** Shorter pieces of sequences occur by chance. */
const SEQUENCE_CHARACTERS_MIN = 4

/** Made of nothing but one character or pieces of the alphabet, the digits or a row of keys, either way round. */
function isCharacterSequence(text: string): boolean {
  if (removeRepetition(text).length === 1) return true
  const both = CHARACTER_SEQUENCES.flatMap((run) => [run, [...run].reverse().join("")])
  let rest = text
  while (rest.length >= SEQUENCE_CHARACTERS_MIN) {
    const piece = longestSequencePrefix(rest, both)
    if (piece < SEQUENCE_CHARACTERS_MIN) return false
    rest = rest.slice(piece)
  }
  return rest.length < SEQUENCE_CHARACTERS_MIN && rest.length < text.length
}

function longestSequencePrefix(text: string, runs: readonly string[]): number {
  let length = 0
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1
  return length
}

/** Whether the password is older than the policy's days. */
export function hasPasswordExpired(
  policy: Pick<PasswordPolicy, "validityInDays">,
  changedOn: Date,
  now: Date,
): boolean {
  if (policy.validityInDays === 0) return false
  return now >= daysAfter(changedOn, policy.validityInDays)
}
