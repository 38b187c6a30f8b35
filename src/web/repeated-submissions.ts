/**
 * A form that is submitted again is performed once: after a double click, or when the connection was lost before the
 * response arrived. The repetition gets the response of the first submission.
 */
import { createHash } from "node:crypto"
import { Cache } from "../base/cache.ts"
import { MS_PER_MINUTE } from "../base/clock.ts"

/** The field by which two renderings of a form differ. */
export const SUBMISSION_FIELD = "_submission"
/** How long a response is kept: long enough to notice a lost connection and to press the button again. */
const RESPONSE_TTL_MS = 10 * MS_PER_MINUTE
/** Responses that are kept at most, of a few hundred bytes each: redirects. */
const RESPONSES_MAX = 1_000

interface StoredResponse {
  status: number
  headers: Headers
  body: string
}

interface Submission {
  /** The content of `SUBMISSION_FIELD`. */
  id: string
  userId: string
  path: string
  /** The fields as posted, without files. */
  fields: Record<string, string>
}

/** A page shown again by the browser's back button has the same id: with other fields it is another submission. */
function keyOf({ id, userId, path, fields }: Submission): string {
  const text = JSON.stringify([id, userId, path, Object.entries(fields)])
  return createHash("sha256").update(text).digest("base64")
}

/** Thrown while a handler reads its form: the submission is being performed, or was. */
class RepeatedSubmission extends Error {
  readonly first: Promise<StoredResponse>

  constructor(first: Promise<StoredResponse>) {
    super("this form has been submitted before")
    this.first = first
  }
}

export class RepeatedSubmissions {
  private readonly responses: Cache<Promise<StoredResponse>>

  /** @param nowMs  milliseconds of a monotonic clock; for tests */
  constructor(nowMs?: () => number) {
    this.responses = new Cache({ max: RESPONSES_MAX, ttlMs: RESPONSE_TTL_MS, nowMs })
  }

  /**
   * Performs a request, or answers it like the first one with the same submission.
   *
   * @param handle  calls `register` when it has read its form; that ends it when the submission is a repetition
   * @throws what `handle` throws, or threw for the first submission
   */
  async perform(
    handle: (register: (submission: Submission) => void) => Promise<Response>,
  ): Promise<Response> {
    let first: FirstSubmission | null = null
    const register = (submission: Submission) => {
      first = this.begin(submission)
    }
    try {
      const response = await handle(register)
      return await this.finish(first, response)
    } catch (error) {
      if (error instanceof RepeatedSubmission) return toResponse(await error.first)
      this.fail(first, error)
      throw error
    }
  }

  private begin(submission: Submission): FirstSubmission {
    const key = keyOf(submission)
    const known = this.responses.get(key)
    if (known) throw new RepeatedSubmission(known)
    const first = { key, ...Promise.withResolvers<StoredResponse>() }
    // A failure is the first submission's own; a repetition may or may not wait for it.
    first.promise.catch(() => {})
    this.responses.set(key, first.promise)
    return first
  }

  private async finish(first: FirstSubmission | null, response: Response): Promise<Response> {
    if (!first) return response
    const { status, headers } = response
    const stored = { status, headers, body: await response.text() }
    if (!isRedirect(response)) this.responses.delete(first.key)
    first.resolve(stored)
    return toResponse(stored)
  }

  private fail(first: FirstSubmission | null, error: unknown) {
    if (!first) return
    this.responses.delete(first.key)
    first.reject(error)
  }
}

type FirstSubmission = { key: string } & PromiseWithResolvers<StoredResponse>

const toResponse = ({ status, headers, body }: StoredResponse) =>
  new Response(body === "" ? null : body, { status, headers })

/** What was saved leads elsewhere; any other response shows the form again, and it may be submitted again. */
function isRedirect({ status, headers }: Response): boolean {
  return status === 303 || headers.has("HX-Redirect") || headers.has("HX-Location")
}
