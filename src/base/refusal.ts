/**
 * An expected no: it has a code of the error catalogue, is shown to people and rolls back the transaction it is thrown
 * in. A bug is an assertion, illegal bytes from a machine are a WireError; the three are never mixed.
 */

export const REFUSAL_CODES = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "LOGIN_FAILED",
  "TIMEOUT",
  "NOT_LICENSED",
  "NOT_ALLOWED",
  "NOT_FOUND",
  "PAGE_NOT_FOUND",
  "CONFLICT",
  "UNSUPPORTED",
  "FILE_TOO_LARGE",
  "SERVER_ERROR",
  "INITIALIZATION_ERROR",
  "DEVICE_UNAVAILABLE",
  "PREREQUISITES_MISSING",
  "SESSION_CONFLICT",
  "SERVER_BUSY",
  "STORAGE_FULL",
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** One wrong field: `path` as in the body ("title"), `message` a text key with arguments ("validation.max|100"). */
export interface FieldProblem {
  path: string
  message: string
}

export class Refusal extends Error {
  override name = "Refusal"
  readonly code: RefusalCode
  /** Data of the refusal for the answer's body: names, ids, counts; never a secret. */
  readonly details: Record<string, unknown>
  readonly problems: FieldProblem[]

  /** `message` names the thing in one lower-case sentence: `interface "HMI 2" already has 1 of 1 sessions`. */
  constructor(
    code: RefusalCode,
    message: string,
    details: Record<string, unknown> = {},
    problems: FieldProblem[] = [],
  ) {
    super(message)
    this.code = code
    this.details = details
    this.problems = problems
  }
}

/** Refuses with the fields that are wrong. */
export function refuseFields(problems: FieldProblem[]): Refusal {
  const named = problems.map((problem) => problem.path || "body").join(", ")
  return new Refusal("BAD_REQUEST", `wrong or missing: ${named}`, {}, problems)
}

/** Of writes to a full disk, or beyond a quota. */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT"])

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL_CODES.has(String(error.code))
}

/** There is no room to save anything; the administrator has to make some. */
export function storageFull(cause: Error): Refusal {
  const refusal = new Refusal("STORAGE_FULL", `no room to save: ${cause.message}`)
  refusal.cause = cause
  return refusal
}

/** What people look for by its address; the text says that this very thing is missing. */
const MISSED = {
  device: "deviceNotFound",
  deviceGroup: "deviceGroupNotFound",
  interface: "interfaceNotFound",
  issue: "issueNotFound",
  log: "logNotFound",
  session: "sessionNotFound",
} as const

/** The thing asked for does not exist, or not for this person. */
export function notFound(kind: string, id: string): Refusal {
  const text = Object.hasOwn(MISSED, kind) ? { text: MISSED[kind as keyof typeof MISSED] } : {}
  return new Refusal("NOT_FOUND", `${kind} ${id} does not exist`, { kind, id, ...text })
}
