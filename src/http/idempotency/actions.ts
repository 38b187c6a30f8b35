/** Keeps the responses of calls with idempotency keys for a day, sealed: both sides can hold passwords and tokens. */
import type { Deps } from "../../base/deps.ts"
import {
  type ClaimResult,
  type IdempotencyStore,
  type IdempotentRequest,
  KEY_TTL_MS,
  type StoredResponse,
} from "./rules.ts"
import { deleteKey, deleteKeysBefore, findKey, insertKey, saveResponse } from "./store.ts"

type IdempotencyDeps = Pick<Deps, "db" | "clock" | "log" | "secretBox">

export function createIdempotencyStore(deps: IdempotencyDeps): IdempotencyStore {
  return {
    claim: (request) => claim(deps, request),
    async save(request, answer) {
      try {
        await saveResponse(
          deps.db,
          request,
          deps.secretBox.seal(JSON.stringify(answer), sealContext(request, "answer")),
        )
      } catch (error) {
        deps.log.warn("The answer of a call with an idempotency key could not be kept", { error })
      }
    },
    release: (request) => deleteKey(deps.db, request),
  }
}

async function claim(
  { db, clock, secretBox }: IdempotencyDeps,
  request: IdempotentRequest,
): Promise<ClaimResult> {
  const now = clock()
  const sealed = secretBox.seal(requestFingerprint(request), sealContext(request, "request"))
  if (await insertKey(db, request, sealed, now, new Date(now.getTime() + KEY_TTL_MS))) return "started"
  const known = await findKey(db, request)
  // Released between the two statements: the client retries.
  if (!known) return "inUse"
  if (secretBox.open(known.sealedRequest, sealContext(request, "request")) !== requestFingerprint(request))
    return "reused"
  if (!known.sealedAnswer) return "inUse"
  return JSON.parse(secretBox.open(known.sealedAnswer, sealContext(request, "answer"))) as StoredResponse
}

/** Clean-up by the clock. */
export function deleteExpiredKeys({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return deleteKeysBefore(db, clock())
}

function requestFingerprint({ method, path, body }: IdempotentRequest): string {
  const hash = new Bun.CryptoHasher("sha256").update(body).digest("hex")
  return `${method} ${path} ${hash}`
}

/** What the seals are bound to. */
function sealContext({ userId, key }: IdempotentRequest, part: "request" | "answer"): string {
  return `user:${userId}:idempotency:${part}:${key}`
}
