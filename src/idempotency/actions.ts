/** Keeps the answers of keyed calls for a day. Requests and answers can hold passwords and tokens: both are sealed. */
import type { Deps } from "../base/deps.ts"
import { type Claim, KEY_KEPT_MS, type KeptAnswer, type KeptAnswers, type KeyedRequest } from "./rules.ts"
import { deleteKey, deleteKeysBefore, findKey, insertKey, saveAnswer } from "./store.ts"

type KeepingDeps = Pick<Deps, "db" | "clock" | "log" | "secretBox">

export function keptAnswers(deps: KeepingDeps): KeptAnswers {
  return {
    claim: (request) => claim(deps, request),
    async keep(request, answer) {
      try {
        await saveAnswer(
          deps.db,
          request,
          deps.secretBox.seal(JSON.stringify(answer), about(request, "answer")),
        )
      } catch (error) {
        deps.log.warn("The answer of a call with an idempotency key could not be kept", { error })
      }
    },
    release: (request) => deleteKey(deps.db, request),
  }
}

async function claim({ db, clock, secretBox }: KeepingDeps, request: KeyedRequest): Promise<Claim> {
  const now = clock()
  const sealed = secretBox.seal(textOf(request), about(request, "request"))
  if (await insertKey(db, request, sealed, now, new Date(now.getTime() + KEY_KEPT_MS))) return "started"
  const known = await findKey(db, request)
  // Released in this moment: the client asks again.
  if (!known) return "inUse"
  if (secretBox.open(known.sealedRequest, about(request, "request")) !== textOf(request)) return "reused"
  if (!known.sealedAnswer) return "inUse"
  return JSON.parse(secretBox.open(known.sealedAnswer, about(request, "answer"))) as KeptAnswer
}

/** Clean-up by the clock. */
export function forgetKeys({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return deleteKeysBefore(db, clock())
}

function textOf({ method, path, body }: KeyedRequest): string {
  const hash = new Bun.CryptoHasher("sha256").update(body).digest("hex")
  return `${method} ${path} ${hash}`
}

/** What the seals are bound to. */
function about({ userId, key }: KeyedRequest, part: "request" | "answer"): string {
  return `user:${userId}:idempotency:${part}:${key}`
}
