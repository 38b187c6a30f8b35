/** Asks providers again and again whether the people who signed in by them still exist, and what they may. */
import { writeAudit } from "../audit/store.ts"
import { inBatches } from "../base/batches.ts"
import type { Deps } from "../base/deps.ts"
import { ProviderFailure } from "../base/provider-failure.ts"
import { SecretUnreadable } from "../base/secret-box.ts"
import { refresh } from "../edges/oidc.ts"
import { getForeignUserId } from "../people/store-foreign.ts"
import { revokeFamily } from "../signin/store.ts"
import {
  type ProviderSignIn,
  saveAsked,
  saveProviderTokens,
  signInsToAskAbout,
} from "../signin/store-providers.ts"
import { recheckPerson } from "../sources/actions-import.ts"
import { settingsOf } from "./actions.ts"
import { identityOf } from "./actions-signin.ts"
import { type KeptTokens, openTokens, sealTokens } from "./actions-tokens.ts"
import { PROVIDER_ASK_MS } from "./rules.ts"
import { findWithSecret, type ProviderWithSecret } from "./store.ts"
import { deleteRequestsBefore, deleteRequestsBeyond } from "./store-requests.ts"

/** Per run; what is left over is the longest unasked of the next run, a minute later. */
const SIGN_INS_PER_RUN_MAX = 500
/** Questions under way at once. */
const QUESTIONS_AT_ONCE_MAX = 8
/** A client may refresh its own token at the same moment, once or twice. */
const SAVE_TRIES_MAX = 3
/** As many people as come to work within the time of a request, at the largest company. */
const REQUESTS_OPEN_MAX = 20_000
/** Rows per statement. */
const BATCH_REQUESTS = 1000

export interface Asked {
  asked: number
  ended: number
}

/**
 * Asks about every sign-in that is due. A provider that does not answer is asked again later; one that refuses ends the
 * sign-in with all that runs on it.
 */
export async function askProviders(deps: Deps, signal: AbortSignal): Promise<Asked> {
  const now = deps.clock()
  const due = await signInsToAskAbout(
    deps.db,
    new Date(now.getTime() - PROVIDER_ASK_MS),
    now,
    SIGN_INS_PER_RUN_MAX,
  )
  const silent = new Set<string>()
  const counts: Asked = { asked: 0, ended: 0 }
  const families = new Map(due.map((signIn) => [signIn.familyId, signIn]))
  const waiting = [...families.values()]
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const answer = silent.has(next.identityProviderId) ? "silent" : await askAbout(deps, next)
      if (answer === "ended") counts.ended += 1
      if (answer === "silent") silent.add(next.identityProviderId)
      if (answer === "fine" || answer === "ended") counts.asked += 1
      // Its turn comes again like everybody's: one that cannot be asked about must not hold up the others.
      else await saveAsked(deps.db, next.familyId, now)
    }
  }
  await Promise.all(Array.from({ length: QUESTIONS_AT_ONCE_MAX }, work))
  return counts
}

/**
 * Forgets requests that nobody came back from, and the oldest of more than can be meant: anybody can begin one.
 *
 * @returns how many
 */
export async function forgetProviderRequests(
  deps: Pick<Deps, "db" | "clock">,
  signal: AbortSignal,
  openMax = REQUESTS_OPEN_MAX,
): Promise<number> {
  const late = await inBatches(BATCH_REQUESTS, signal, () =>
    deleteRequestsBefore(deps.db, deps.clock(), BATCH_REQUESTS),
  )
  const tooMany = await inBatches(BATCH_REQUESTS, signal, () =>
    deleteRequestsBeyond(deps.db, openMax, BATCH_REQUESTS),
  )
  return late + tooMany
}

async function askAbout(deps: Deps, signIn: ProviderSignIn): Promise<Answer> {
  const found = await findWithSecret(deps.db, deps.secretBox, signIn.identityProviderId, {
    onlyEnabled: true,
  })
  if (!found) return end(deps, signIn, "", "the provider is switched off")
  try {
    const tokens = openTokens(deps, signIn, signIn.sealedTokens)
    if (tokens.refreshToken === null) {
      await saveAsked(deps.db, signIn.familyId, deps.clock())
      return "fine"
    }
    const subject = await getForeignUserId(deps.db, signIn.userId)
    const word = await refresh(settingsOf(deps, found), tokens.refreshToken, subject)
    await keep(deps, signIn, { ...tokens, ...word.tokens, idToken: word.tokens.idToken ?? tokens.idToken })
    if (word.claims === null) return "fine"
    // Groups and names follow at once; whoever is taken by no source any more is let go.
    const hasLeft = await recheckPerson(deps, signIn.userId, found.provider, identityOf(found.provider, word))
    return hasLeft ? "ended" : "fine"
  } catch (error) {
    return afterFailure(deps, signIn, found, error)
  }
}

/** "silent": the provider does not answer. "failed": something of ours went wrong, and is in the log. */
type Answer = "fine" | "ended" | "silent" | "failed"

async function afterFailure(
  deps: Deps,
  signIn: ProviderSignIn,
  { provider }: ProviderWithSecret,
  error: unknown,
): Promise<Answer> {
  if (error instanceof SecretUnreadable) return end(deps, signIn, provider.name, "tokens unreadable")
  if (!(error instanceof ProviderFailure)) {
    deps.log.error("Asking an identity provider about a sign-in failed", { signIn: signIn.signInId, error })
    return "failed"
  }
  const isFinal = error.reason === "invalid_grant" || error.problem === "PROVIDER_TOKEN_INVALID"
  if (isFinal) return end(deps, signIn, provider.name, error.message)
  deps.log.warn("An identity provider could not be asked about a sign-in", {
    provider: provider.name,
    problem: error.problem,
    detail: error.message,
  })
  return "silent"
}

/** The provider may have given a new refresh token and taken the old one out of use: whoever lives on gets it. */
async function keep(deps: Deps, signIn: ProviderSignIn, tokens: KeptTokens): Promise<void> {
  const sealed = sealTokens(deps, signIn, tokens)
  for (let tries = 0; tries < SAVE_TRIES_MAX; tries++) {
    if ((await saveProviderTokens(deps.db, signIn.familyId, sealed, deps.clock())) > 0) return
  }
}

async function end(deps: Deps, signIn: ProviderSignIn, provider: string, detail: string): Promise<"ended"> {
  const now = deps.clock()
  const ended = await deps.db.transaction().execute(async (tx) => {
    const ids = await revokeFamily(tx, signIn.familyId, now)
    const fact = { event: "SIGN_IN_ENDED", objectType: "user", objectId: signIn.userId } as const
    if (ids.length > 0)
      await writeAudit(tx, null, { ...fact, details: { provider, reason: "PROVIDER_REFUSED", detail } }, now)
    return ids
  })
  for (const id of ended) deps.tell({ kind: "signIn", id })
  return "ended"
}
