/** Creating calls that may be repeated: the client names them by a key. */
import { MS_PER_HOUR } from "../../base/clock.ts"

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

/** "started": it is this call's; "inUse": one with this key has no answer yet; "reused": the key was for another request. */
export type ClaimResult = "started" | "inUse" | "reused" | StoredResponse

/** Storage of the responses of calls with idempotency keys. */
export interface IdempotencyStore {
  claim(request: IdempotentRequest): Promise<ClaimResult>
  /** Never fails: a creation is answered even when the response cannot be stored. */
  save(request: IdempotentRequest, answer: StoredResponse): Promise<void>
  /** Nothing was created: the key is free again. */
  release(request: IdempotentRequest): Promise<void>
}
