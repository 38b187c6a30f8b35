/** Keeps the responses of calls with idempotency keys for a day, sealed: both sides can hold passwords and tokens. */
import type { Db, Deps } from "../../base/deps.ts"
import {
  type ClaimedKey,
  type ClaimResult,
  type IdempotencyStore,
  type IdempotentRequest,
  KEY_TTL_MS,
  keyInUse,
  type StoredResponse,
} from "./rules.ts"
import { deleteKey, findKey, insertKey, saveResponse, takeOverKey } from "./store.ts"

type IdempotencyDeps = Pick<Deps, "db" | "clock" | "log" | "secretBox">

/** What a key holds from the creation until its response is stored. */
const CREATED = null

/** One server uses a database at a time: which calls run is known here. */
export function createIdempotencyStore(deps: IdempotencyDeps): IdempotencyStore {
  const running = new Set<string>()
  return {
    async claim(request) {
      const call = JSON.stringify([request.userId, request.key])
      if (running.has(call)) return answerWhileRunning(await findEarlierCall(deps, request))
      running.add(call)
      let claimed: ClaimedKey | null = null
      try {
        const result = await claimOrFind(deps, request)
        if (!Buffer.isBuffer(result)) return result
        claimed = claimedKey(deps, request, result, () => void running.delete(call))
        return claimed
      } finally {
        if (!claimed) running.delete(call)
      }
    },
  }
}

/** @returns the sealed request by which the key is this call's, or what an earlier call left */
async function claimOrFind(
  deps: IdempotencyDeps,
  request: IdempotentRequest,
): Promise<Buffer | Exclude<ClaimResult, ClaimedKey>> {
  const { db, clock, secretBox } = deps
  const now = clock()
  const own = Buffer.from(secretBox.seal(requestFingerprint(request), sealContext(request, "request")))
  if (await insertKey(db, request, own, now, new Date(now.getTime() + KEY_TTL_MS))) return own
  const earlier = await findEarlierCall(deps, request)
  if (earlier.kind === "answered") return earlier.answer
  if (earlier.kind !== "open") return earlier.kind
  // Server or database ended during that call. It can no longer create: its transaction would not find its key.
  return (await takeOverKey(db, request, earlier.sealedRequest, own)) ? own : "inUse"
}

type EarlierCall =
  | { kind: "answered"; answer: StoredResponse }
  /** It has created nothing so far. */
  | { kind: "open"; sealedRequest: Buffer }
  /** "inUse": it has released the key meanwhile. */
  | { kind: "answerLost" | "reused" | "inUse" }

async function findEarlierCall(
  { db, secretBox }: IdempotencyDeps,
  request: IdempotentRequest,
): Promise<EarlierCall> {
  const known = await findKey(db, request)
  if (!known) return { kind: "inUse" }
  const fingerprint = secretBox.open(known.sealedRequest, sealContext(request, "request"))
  if (fingerprint !== requestFingerprint(request)) return { kind: "reused" }
  if (!known.sealedAnswer) return { kind: "open", sealedRequest: known.sealedRequest }
  const answer: StoredResponse | typeof CREATED = JSON.parse(
    secretBox.open(known.sealedAnswer, sealContext(request, "answer")),
  )
  return answer === CREATED ? { kind: "answerLost" } : { kind: "answered", answer }
}

function answerWhileRunning(earlier: EarlierCall): StoredResponse | "reused" | "inUse" {
  if (earlier.kind === "answered") return earlier.answer
  return earlier.kind === "reused" ? "reused" : "inUse"
}

function claimedKey(
  { db, log, secretBox }: IdempotencyDeps,
  request: IdempotentRequest,
  sealedRequest: Buffer,
  end: () => void,
): ClaimedKey {
  const saveAs = (to: Db, answer: StoredResponse | typeof CREATED) => {
    const sealed = secretBox.seal(JSON.stringify(answer), sealContext(request, "answer"))
    return saveResponse(to, request, sealedRequest, sealed)
  }
  return {
    async markCreated(tx) {
      if (!(await saveAs(tx, CREATED))) throw keyInUse()
    },
    async save(answer) {
      try {
        await saveAs(db, answer)
      } catch (error) {
        log.warn("The answer of a call with an idempotency key could not be kept", { error })
      }
    },
    release: () => deleteKey(db, request, sealedRequest),
    end,
  }
}

function requestFingerprint({ method, path, body }: IdempotentRequest): string {
  const hash = new Bun.CryptoHasher("sha256").update(body).digest("hex")
  return `${method} ${path} ${hash}`
}

/** What the seals are bound to. */
function sealContext({ userId, key }: IdempotentRequest, part: "request" | "answer"): string {
  return `user:${userId}:idempotency:${part}:${key}`
}
