/**
 * An expected failure: it has a code of the error catalogue, is shown to users and rolls back the transaction it is
 * thrown in. A bug is an assertion, illegal bytes from a machine are a ProtocolError; the three are never mixed.
 */
import {
  type OtherReason,
  type ProblemMessage,
  type RefusalReason,
  type RefusalText,
  toRefusalReason,
} from "./reasons.ts"
import type { RefusalCode } from "./refusal-codes.ts"

export { REFUSAL_CODES, type RefusalCode } from "./refusal-codes.ts"

/** One wrong field: `path` as in the body ("title"), `message` a text key with arguments ("validation.max|100"). */
export interface FieldProblem {
  path: string
  message: ProblemMessage
}

/** A rate limit, as in the header fields `RateLimit-Policy` and `RateLimit`. */
export interface RateLimit {
  /** Name of the limit: letters, digits and hyphens. */
  policy: string
  /** Requests that are allowed before the first wait. */
  quota: number
  /** Requests that are left. */
  remaining: number
  /** Time until requests are allowed again, in seconds; left out while some are left. */
  resetInSeconds?: number
}

/** Data of a refusal for the answer's body: names, ids, counts; never a secret. */
interface RefusalDetails {
  /** The text for users, where it differs from the one of the code. */
  text?: RefusalText
  /** Why, for programs, when there is no text of its own. */
  reason?: OtherReason
  /** With status 405: the methods that the address has. */
  allow?: readonly string[]
  /** Seconds after which a new attempt makes sense. */
  retryAfterInSeconds?: number
  /** The limit that the request counted against. In headers, not in the body. */
  rateLimit?: RateLimit
  [name: string]: unknown
}

export class Refusal extends Error {
  override name = "Refusal"
  readonly code: RefusalCode
  readonly details: RefusalDetails
  readonly problems: FieldProblem[]

  /** `message` names the thing in one lower-case sentence: `interface "HMI 2" already has 1 of 1 sessions`. */
  constructor(
    code: RefusalCode,
    message: string,
    details: RefusalDetails = {},
    problems: FieldProblem[] = [],
  ) {
    super(message)
    this.code = code
    this.details = details
    this.problems = problems
  }

  /** Why, for programs: a name that stays. */
  get reason(): RefusalReason {
    const { text, reason } = this.details
    if (text !== undefined) return toRefusalReason(text)
    return reason ?? (this.problems.length > 0 ? "fieldsWrong" : toRefusalReason(this.code))
  }
}

/** Refuses with the fields that are wrong. */
export function validationRefusal(problems: FieldProblem[]): Refusal {
  const named = problems.map((problem) => problem.path || "body").join(", ")
  return new Refusal("BAD_REQUEST", `wrong or missing: ${named}`, {}, problems)
}

/** Runs an action on a part of a body: fields that it refuses are named by their path in the whole body. @throws what the action throws */
export async function withProblemsBelow<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0) throw error
    throw validationRefusal(
      error.problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })),
    )
  }
}

/** Error codes of writes to a full disk, or beyond a quota. */
const DISK_FULL_CODES = new Set(["ENOSPC", "EDQUOT"])
/** The limit of this process, and that of its host. */
const OUT_OF_DESCRIPTORS_CODES = new Set(["EMFILE", "ENFILE"])

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && DISK_FULL_CODES.has(String(error.code))
}

/** The disk is full: nothing can be saved; the administrator has to make some. */
export function storageFull(cause: Error): Refusal {
  const refusal = new Refusal("STORAGE_FULL", `no room to save: ${cause.message}`)
  refusal.cause = cause
  return refusal
}

/** Neither a file nor a connection can be opened. */
export function isOutOfDescriptors(error: unknown): error is Error {
  return error instanceof Error && "code" in error && OUT_OF_DESCRIPTORS_CODES.has(String(error.code))
}

/** Too much is open in this process or on its host; what ends gives descriptors back. */
export function outOfDescriptors(cause: Error): Refusal {
  const refusal = new Refusal("SERVER_BUSY", `no file descriptor is free: ${cause.message}`)
  refusal.cause = cause
  return refusal
}

/** Kinds that users open by their address; the text names the kind that is missing. */
const NOT_FOUND_TEXTS = {
  device: "deviceNotFound",
  deviceGroup: "deviceGroupNotFound",
  interface: "interfaceNotFound",
  issue: "issueNotFound",
  log: "logNotFound",
  session: "sessionNotFound",
} as const

/** The object does not exist, or is not visible to this user. */
export function notFound(kind: string, id: string): Refusal {
  const text = Object.hasOwn(NOT_FOUND_TEXTS, kind)
    ? { text: NOT_FOUND_TEXTS[kind as keyof typeof NOT_FOUND_TEXTS] }
    : {}
  return new Refusal("NOT_FOUND", `${kind} ${id} does not exist`, { kind, id, ...text })
}
