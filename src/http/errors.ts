/** The only place that turns a refusal into a status (specification §8). */

import { type ProblemReason, problemReason, type RefusalReason } from "../base/reasons.ts"
import {
  isDiskFull,
  isOutOfDescriptors,
  outOfDescriptors,
  type RateLimit,
  Refusal,
  type RefusalCode,
  storageFull,
} from "../base/refusal.ts"
import { isInvalidTextError } from "../db/constraint.ts"
import { type DatabaseFailure, databaseFailureOf } from "../db/database-failure.ts"
import { requestIdOf } from "./request.ts"

const STATUS_BY_CODE: Record<RefusalCode, number> = {
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
  METHOD_NOT_ALLOWED: 405,
  PRECONDITION_FAILED: 412,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  INITIALIZATION_ERROR: 503,
  DEVICE_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
  STORAGE_FULL: 507,
}

/** Texts by key, in the reader's language. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

export interface ErrorBody {
  code: RefusalCode
  /** Why, for programs: a name that stays. */
  reason: RefusalReason
  /** In the reader's language. */
  message: string
  /** Wrong fields, messages in the reader's language. */
  problems: { path: string; reason: ProblemReason; limit?: number; message: string }[]
  details: Record<string, unknown>
  /** Id of the request, as in the answer's `X-Request-Id` and in the server's log. */
  requestId: string
}

export function statusOf(code: RefusalCode): number {
  return STATUS_BY_CODE[code]
}

/** Converts a thrown error into a refusal; an unexpected error becomes SERVER_ERROR without details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isInvalidTextError(error)) return new Refusal("BAD_REQUEST", "a text has a NUL character")
  const failure = databaseFailureOf(error)
  if (failure) return databaseRefusal(failure, error as Error)
  if (isOutOfDescriptors(error)) return outOfDescriptors(error)
  return isDiskFull(error) ? storageFull(error as Error) : new Refusal("SERVER_ERROR", "unexpected error")
}

function databaseRefusal(failure: DatabaseFailure, error: Error): Refusal {
  if (failure === "FULL") return storageFull(error)
  const details = failure === "UNAVAILABLE" ? ({ text: "databaseUnavailable" } as const) : {}
  const refusal = new Refusal("SERVER_BUSY", `database: ${error.message}`, details)
  refusal.cause = error
  return refusal
}

/** Whether the refusal is caused by a failing database. The error response must then not query it again. */
export function isDatabaseFailure(refusal: Refusal): boolean {
  return databaseFailureOf(refusal.cause) !== null
}

/** Whether the refusal requests a step-up. The browser then authenticates again and repeats the request. */
export function requiresStepUp(refusal: Refusal): boolean {
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

export function errorBody(refusal: Refusal, t: Translate, requestId = ""): ErrorBody {
  const { text: _, reason: __, allow: ___, rateLimit: ____, ...details } = refusal.details
  return {
    code: refusal.code,
    reason: refusal.reason,
    message: refusalText(refusal, t),
    problems: refusal.problems.map(({ path, message }) => ({
      path,
      ...problemReason(message),
      message: problemText(message === "validation.dateTime" ? "validation.instant" : message, t),
    })),
    details,
    requestId,
  }
}

/** After this a client may try again: locks are given up and a crashed database is back. */
const RETRY_AFTER_SECONDS = 5

/** HTTP headers of a refusal. */
export function refusalHeaders({ code, details }: Refusal): Record<string, string> {
  const retryAfter = details.retryAfterInSeconds ?? (statusOf(code) === 503 ? RETRY_AFTER_SECONDS : undefined)
  const headers: Record<string, string> = details.rateLimit ? rateLimitHeaders(details.rateLimit) : {}
  if (retryAfter !== undefined) headers["retry-after"] = `${Math.max(1, Math.ceil(retryAfter))}`
  if (details.allow) headers.allow = details.allow.join(", ")
  if (code === "UNAUTHORIZED") headers["www-authenticate"] = "Bearer"
  return headers
}

/** @see draft-ietf-httpapi-ratelimit-headers-10, structured fields of RFC 9651 */
function rateLimitHeaders({ policy, quota, remaining, resetInSeconds }: RateLimit): Record<string, string> {
  const reset = resetInSeconds === undefined ? "" : `;t=${resetInSeconds}`
  return { "ratelimit-policy": `"${policy}";q=${quota}`, ratelimit: `"${policy}";r=${remaining}${reset}` }
}

/** A refusal as the API answers it. */
export function refusalResponse(refusal: Refusal, t: Translate, request: Request): Response {
  return Response.json(errorBody(refusal, t, requestIdOf(request)), {
    status: statusOf(refusal.code),
    headers: { "cache-control": "no-store", ...refusalHeaders(refusal) },
  })
}

/** "validation.max|100" -> the text of validation.max with n = 100. */
function problemText(message: string, t: Translate): string {
  const [key = "", n] = message.split("|")
  return t(key, n === undefined ? {} : { n })
}
