/** `Idempotency-Key` on creating calls: the same call again gets the same answer, and nothing is created twice. */

import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { databaseFailureOf } from "../db/database-failure.ts"
import { alsoSaving } from "../db/transaction.ts"
import type { Endpoint } from "./endpoint.ts"
import {
  type ClaimedKey,
  type IdempotencyStore,
  type IdempotentRequest,
  isIdempotencyKey,
  keyInUse,
  type StoredResponse,
} from "./idempotency/rules.ts"
import { gateUpload } from "./upload.ts"

/** Whether the endpoint creates one object for a signed-in user. */
export function supportsIdempotencyKey({ method, status, auth: gate }: Endpoint): boolean {
  return method === "POST" && status === 201 && gate !== "public"
}

/** A call that may create something. */
interface CreatingCall {
  request: Request
  /** Null when not signed in. */
  userId: string | null
  /** After validation; undefined for an upload. */
  body: unknown
}

/**
 * Runs `create` unless this user's call with the same key is answered already. An upload is compared by the name and the
 * content of its file, so it is received before.
 *
 * @throws Refusal BAD_REQUEST for an invalid key, CONFLICT when the key belongs to a running call, to another request, or to a
 *                 creation whose answer is lost
 */
export async function withIdempotency(
  answers: IdempotencyStore,
  endpoint: Endpoint,
  { request, userId, body }: CreatingCall,
  create: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get("idempotency-key")
  if (key === null || userId === null || !supportsIdempotencyKey(endpoint)) return create()
  if (!isIdempotencyKey(key))
    throw new Refusal("BAD_REQUEST", "the idempotency key is too long or not printable", {}, [
      { path: "Idempotency-Key", message: "validation.invalid" },
    ])
  const { pathname: path } = new URL(request.url)
  const { method } = endpoint
  const keyed = (content: unknown): IdempotentRequest => {
    return { userId, key, method, path, body: JSON.stringify(content) ?? "" }
  }
  if (endpoint.upload) {
    gateUpload(request, async ({ name, hash }, use) => {
      // The response is made of the result again.
      const store = async () => ({ status: 201, headers: {}, body: JSON.stringify(await use()) })
      return JSON.parse((await createOnce(answers, keyed([name, hash.toString("hex")]), store)).body)
    })
    return create()
  }
  const stored = await createOnce(answers, keyed(body), async () => toStoredResponse(await create()))
  return new Response(stored.body, { status: stored.status, headers: stored.headers })
}

/** @returns what `create` returns, or what it returned to the first call. @throws Refusal CONFLICT; what `create` throws */
async function createOnce(
  answers: IdempotencyStore,
  keyed: IdempotentRequest,
  create: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const claim = await answers.claim(keyed)
  if (claim === "inUse") throw keyInUse()
  if (claim === "reused")
    throw new Refusal("CONFLICT", "the idempotency key was used for another request", {
      text: "idempotencyKeyReused",
    })
  if (claim === "answerLost")
    throw new Refusal("CONFLICT", "the call with this idempotency key has created, and its answer is lost", {
      text: "idempotencyAnswerLost",
    })
  return "markCreated" in claim ? createAndStore(claim, create) : claim
}

async function createAndStore(
  claimed: ClaimedKey,
  create: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  let hasEnded = false
  // What goes on after the answer, such as a session, saves nothing about the call.
  const markCreated = async (tx: Db) => (hasEnded ? undefined : claimed.markCreated(tx))
  try {
    const response = await alsoSaving(markCreated, create)
    hasEnded = true
    await claimed.save(response)
    return response
  } catch (error) {
    // Whether an unavailable database has committed the creation is unknown until the next call reads it.
    if (databaseFailureOf(error) !== "UNAVAILABLE") await claimed.release()
    throw error
  } finally {
    hasEnded = true
    claimed.end()
  }
}

async function toStoredResponse(response: Response): Promise<StoredResponse> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}
