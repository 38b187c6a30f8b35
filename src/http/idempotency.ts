/** `Idempotency-Key` on creating calls: the same call again gets the same answer, and nothing is created twice. */

import { Refusal } from "../base/refusal.ts"
import { databaseFailureOf } from "../db/database-failure.ts"
import type { Endpoint } from "./endpoint.ts"
import {
  type IdempotencyStore,
  type IdempotentRequest,
  isIdempotencyKey,
  type StoredResponse,
} from "./idempotency/rules.ts"

/** A call of the same key is under way; most end within a second. */
const RETRY_AFTER_SECONDS = 1

/** Whether the endpoint creates one object from a JSON body, for a signed-in user. */
export function supportsIdempotencyKey({ method, status, auth: gate, upload, plainText }: Endpoint): boolean {
  return method === "POST" && status === 201 && gate !== "public" && !upload && !plainText
}

/**
 * Runs `create` unless this user's call with the same key is answered already.
 *
 * @param userId  null when not signed in
 * @param body    after validation
 * @throws Refusal BAD_REQUEST for an invalid key, CONFLICT when the key belongs to a running call or to another
 *                 request
 */
export async function withIdempotency(
  answers: IdempotencyStore,
  endpoint: Endpoint,
  { request, userId, body }: { request: Request; userId: string | null; body: unknown },
  create: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get("idempotency-key")
  if (key === null || userId === null || !supportsIdempotencyKey(endpoint)) return create()
  if (!isIdempotencyKey(key))
    throw new Refusal("BAD_REQUEST", "the idempotency key is too long or not printable", {}, [
      { path: "Idempotency-Key", message: "validation.invalid" },
    ])
  const { pathname } = new URL(request.url)
  const keyed = { userId, key, method: endpoint.method, path: pathname, body: JSON.stringify(body) ?? "" }
  const claim = await answers.claim(keyed)
  if (claim === "reused")
    throw new Refusal("CONFLICT", "the idempotency key was used for another request", {
      reason: "idempotencyKeyReused",
    })
  if (claim === "inUse")
    throw new Refusal("CONFLICT", "a call with this idempotency key has not ended", {
      reason: "idempotencyKeyInUse",
      retryAfterInSeconds: RETRY_AFTER_SECONDS,
    })
  if (claim === "started") return createAndStore(answers, keyed, create)
  return new Response(claim.body, { status: claim.status, headers: claim.headers })
}

async function createAndStore(
  answers: IdempotencyStore,
  keyed: IdempotentRequest,
  create: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await create()
    await answers.save(keyed, await toStoredResponse(response))
    return response
  } catch (error) {
    // Whether an unavailable database has committed the creation is unknown: the key stays claimed.
    if (databaseFailureOf(error) !== "UNAVAILABLE") await answers.release(keyed)
    throw error
  }
}

async function toStoredResponse(response: Response): Promise<StoredResponse> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.clone().text(),
  }
}
