/** The only place that turns a refusal into a status (specification §8). */
import { isUnstorableText } from "../base/constraint.ts"
import { Refusal, type RefusalCode } from "../base/refusal.ts"

const STATUS: Record<RefusalCode, 400 | 401 | 402 | 403 | 404 | 409 | 413 | 500 | 503> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  LOGIN_FAILED: 401,
  TIMEOUT: 401,
  NOT_LICENSED: 402,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  CONFLICT: 409,
  UNSUPPORTED: 409,
  PREREQUISITES_MISSING: 409,
  SESSION_CONFLICT: 409,
  FILE_TOO_LARGE: 413,
  SERVER_ERROR: 500,
  INITIALIZATION_ERROR: 503,
  DEVICE_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
}

/** Texts by key, in the reader's language. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

export interface ErrorBody {
  code: RefusalCode
  /** In the reader's language. */
  message: string
  /** Wrong fields, messages in the reader's language. */
  problems: { path: string; message: string }[]
  details: Record<string, unknown>
}

export function statusOf(code: RefusalCode): number {
  return STATUS[code]
}

/** Anything thrown as a refusal; what is not one is our bug and says nothing about itself. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnstorableText(error)) return new Refusal("BAD_REQUEST", "a text has a NUL character")
  return new Refusal("SERVER_ERROR", "unexpected error")
}

/** Would the deed be possible after proving once more who one is? The browser then asks, and repeats it. */
export function asksForProof(refusal: Refusal): boolean {
  const ways = refusal.details.stepUp
  return Array.isArray(ways) && ways.length > 0
}

/**
 * The reader's text of a refusal: the text named by `details.text` when the refusal brings one of its own, otherwise
 * the catalogue's text of its code.
 */
export function refusalText(refusal: Refusal, t: Translate): string {
  const own = refusal.details.text
  return t(`errors.${typeof own === "string" ? own : refusal.code}`, refusal.details)
}

export function errorBody(refusal: Refusal, t: Translate): ErrorBody {
  const { text: _, ...details } = refusal.details
  return {
    code: refusal.code,
    message: refusalText(refusal, t),
    problems: refusal.problems.map(({ path, message }) => ({ path, message: problemText(message, t) })),
    details,
  }
}

/** "validation.max|100" -> the text of validation.max with n = 100. */
export function problemText(message: string, t: Translate): string {
  const [key = "", n] = message.split("|")
  return t(key, n === undefined ? {} : { n })
}
