/** Creating calls that may be repeated: the client names them by a key. */
import { MS_PER_HOUR } from "../base/clock.ts"

/** Long enough for a UUID, a hash, or a name of the client's own making. */
export const KEY_CHARACTERS_MAX = 128
/** A client that has not heard an answer asks again within a day, or looks. */
export const KEY_KEPT_MS = 24 * MS_PER_HOUR

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${KEY_CHARACTERS_MAX}}$`)

/** Printable ASCII without blanks. */
export function isIdempotencyKey(text: string): boolean {
  return KEY.test(text)
}

/** A call as it is compared with another of the same key: by person, method, path and body. */
export interface KeyedRequest {
  userId: string
  key: string
  method: string
  path: string
  /** As JSON, after its schema. */
  body: string
}

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** "started": it is this call's; "inUse": one with this key has no answer yet; "reused": the key was for another request. */
export type Claim = "started" | "inUse" | "reused" | KeptAnswer

/** Where the answers of keyed calls are kept. */
export interface KeptAnswers {
  claim(request: KeyedRequest): Promise<Claim>
  /** Never fails: what was created is answered, also when the answer cannot be kept. */
  keep(request: KeyedRequest, answer: KeptAnswer): Promise<void>
  /** Nothing was created: the key is free again. */
  release(request: KeyedRequest): Promise<void>
}
