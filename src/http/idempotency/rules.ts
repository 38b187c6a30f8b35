/** Creating calls that may be repeated: the client names them by a key. */
import { MS_PER_HOUR } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"

/** Long enough for a UUID, a hash, or a name of the client's own making. */
export const KEY_CHARACTERS_MAX = 128
/** Retention of idempotency keys: a client without a response retries within a day, or reads the object. */
export const KEY_TTL_MS = 24 * MS_PER_HOUR

const KEY_PATTERN = new RegExp(`^[\\x21-\\x7e]{1,${KEY_CHARACTERS_MAX}}$`)

/** Printable ASCII without blanks. */
export function isIdempotencyKey(text: string): boolean {
  return KEY_PATTERN.test(text)
}

/** The identity of a call with a key: user, method, path and body. */
export interface IdempotentRequest {
  userId: string
  key: string
  method: string
  path: string
  /** JSON of the body after its schema; of an upload, of the name and the hash of its file. */
  body: string
}

export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** A call of the same key is under way; most end within a second. */
const RETRY_AFTER_SECONDS = 1

export function keyInUse(): Refusal {
  return new Refusal("CONFLICT", "a call with this idempotency key has not ended", {
    text: "idempotencyKeyInUse",
    retryAfterInSeconds: RETRY_AFTER_SECONDS,
  })
}

/** The key of the call that runs. */
export interface ClaimedKey {
  /**
   * Saves in the creating transaction that this call has created: whatever ends afterwards, nothing is created twice.
   *
   * @throws Refusal CONFLICT when a later call has taken the key
   */
  markCreated(tx: Db): Promise<void>
  /** Never fails: a creation is answered even when the response cannot be stored. */
  save(answer: StoredResponse): Promise<void>
  /** Nothing was created: the key is free again. */
  release(): Promise<void>
  /** The call has ended. A key without its answer is taken by the next call unless this one has created. */
  end(): void
}

/**
 * "inUse": a call with this key has not ended; "answerLost": one has created, and server or database ended before its answer
 * was stored; "reused": the key was for another request.
 */
export type ClaimResult = ClaimedKey | "inUse" | "answerLost" | "reused" | StoredResponse

/** Storage of the responses of calls with idempotency keys. */
export interface IdempotencyStore {
  claim(request: IdempotentRequest): Promise<ClaimResult>
}
