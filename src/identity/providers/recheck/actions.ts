/** Regular recheck at identity providers: whether signed-in users still exist, and their rights. */

import type { Deps } from "../../../base/deps.ts"
import { ProviderFailure } from "../../../base/provider-failure.ts"
import { SecretDecryptionError } from "../../../base/secret-box.ts"
import { runInBatches } from "../../../db/batches.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { refresh } from "../../../edges/oidc/client.ts"
import { record } from "../../../system/audit/store.ts"
import { revokeFamily } from "../../revocation/store.ts"
import { recheckUser } from "../../sources/provisioning/actions.ts"
import { saveConfirmed } from "../../users/confirmation/store.ts"
import { getForeignUserId } from "../../users/foreign-users/store.ts"
import { toProviderSettings } from "../actions.ts"
import {
  deleteAuthorizationRequestsBefore,
  deleteAuthorizationRequestsBeyond,
} from "../authorization/store.ts"
import { toForeignIdentity } from "../identity/actions.ts"
import { PROVIDER_RECHECK_MS } from "../rules.ts"
import {
  listSignInsToRecheck,
  type ProviderSignIn,
  saveProviderChecked,
  saveProviderTokens,
} from "../sign-ins/store.ts"
import { findProviderWithSecret, type ProviderWithSecret } from "../store.ts"
import { openTokens, type StoredTokens, sealTokens } from "../tokens/actions.ts"

/** Sign-ins per run; the rest is rechecked first in the next run, a minute later. */
const SIGN_INS_PER_RUN_MAX = 500
/** Concurrent requests. */
const RECHECK_CONCURRENCY = 8
/** A client may refresh its own token at the same moment, once or twice. */
const SAVE_ATTEMPTS_MAX = 3
/** Concurrent pending requests at the start of a shift in the largest company, within the lifetime of a request. */
const PENDING_REQUESTS_MAX = 20_000
/** Rows per statement. */
const ROWS_PER_BATCH = 1000

interface RecheckCounts {
  asked: number
  ended: number
}

/**
 * Rechecks every sign-in that is due. A provider that does not respond is retried later; one that refuses ends the
 * sign-in with all that runs on it.
 */
export async function recheckProviderSignIns(deps: Deps, signal: AbortSignal): Promise<RecheckCounts> {
  const now = deps.clock()
  const due = await listSignInsToRecheck(
    deps.db,
    new Date(now.getTime() - PROVIDER_RECHECK_MS),
    now,
    SIGN_INS_PER_RUN_MAX,
  )
  const silent = new Set<string>()
  const counts: RecheckCounts = { asked: 0, ended: 0 }
  const families = new Map(due.map((signIn) => [signIn.familyId, signIn]))
  const waiting = [...families.values()]
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const answer = silent.has(next.identityProviderId) ? "silent" : await recheckSignIn(deps, next)
      if (answer === "ended") counts.ended += 1
      if (answer === "silent") silent.add(next.identityProviderId)
      if (answer === "fine" || answer === "ended") counts.asked += 1
      // Marked as rechecked all the same: a sign-in that cannot be rechecked must not hold up the others.
      else await saveProviderChecked(deps.db, next.familyId, now)
    }
  }
  await Promise.all(Array.from({ length: RECHECK_CONCURRENCY }, work))
  return counts
}

/**
 * Deletes expired requests, and the oldest above a limit, because a request needs no authentication.
 *
 * @returns how many
 */
export async function deleteOldAuthorizationRequests(
  deps: Pick<Deps, "db" | "clock">,
  signal: AbortSignal,
  openMax = PENDING_REQUESTS_MAX,
): Promise<number> {
  const late = await runInBatches(ROWS_PER_BATCH, signal, () =>
    deleteAuthorizationRequestsBefore(deps.db, deps.clock(), ROWS_PER_BATCH),
  )
  const tooMany = await runInBatches(ROWS_PER_BATCH, signal, () =>
    deleteAuthorizationRequestsBeyond(deps.db, openMax, ROWS_PER_BATCH),
  )
  return late + tooMany
}

async function recheckSignIn(deps: Deps, signIn: ProviderSignIn): Promise<RecheckOutcome> {
  const found = await findProviderWithSecret(deps.db, deps.secretBox, signIn.identityProviderId, {
    onlyEnabled: true,
  })
  if (!found) return endSignIn(deps, signIn, "", "the provider is switched off")
  try {
    const tokens = openTokens(deps, signIn, signIn.sealedTokens)
    if (tokens.refreshToken === null) {
      await saveProviderChecked(deps.db, signIn.familyId, deps.clock())
      return "fine"
    }
    const subject = await getForeignUserId(deps.db, signIn.userId)
    const word = await refresh(toProviderSettings(deps, found), tokens.refreshToken, subject)
    await saveTokens(deps, signIn, {
      ...tokens,
      ...word.tokens,
      idToken: word.tokens.idToken ?? tokens.idToken,
    })
    await saveConfirmed(deps.db, signIn.userId, deps.clock())
    if (word.claims === null) return "fine"
    // Groups and names are updated; a user whom no source admits is deprovisioned.
    const hasLeft = await recheckUser(
      deps,
      signIn.userId,
      found.provider,
      toForeignIdentity(found.provider, word),
    )
    return hasLeft ? "ended" : "fine"
  } catch (error) {
    return handleFailure(deps, signIn, found, error)
  }
}

/** "silent": the provider does not answer. "failed": this server's check went wrong, and why is in the log. */
type RecheckOutcome = "fine" | "ended" | "silent" | "failed"

async function handleFailure(
  deps: Deps,
  signIn: ProviderSignIn,
  { provider }: ProviderWithSecret,
  error: unknown,
): Promise<RecheckOutcome> {
  if (error instanceof SecretDecryptionError)
    return endSignIn(deps, signIn, provider.name, "tokens unreadable")
  if (!(error instanceof ProviderFailure)) {
    deps.log.error("Rechecking a sign-in at an identity provider failed", { signIn: signIn.signInId, error })
    return "failed"
  }
  const isFinal = error.reason === "invalid_grant" || error.problem === "PROVIDER_TOKEN_INVALID"
  if (isFinal) return endSignIn(deps, signIn, provider.name, error.message)
  deps.log.warn("An identity provider could not be queried about a sign-in", {
    provider: provider.name,
    problem: error.problem,
    detail: error.message,
  })
  return "silent"
}

/**
 * A provider may rotate refresh tokens and invalidate the old one: the live sign-in of the family gets the new one.
 */
async function saveTokens(deps: Deps, signIn: ProviderSignIn, tokens: StoredTokens): Promise<void> {
  const sealed = sealTokens(deps, signIn, tokens)
  for (let tries = 0; tries < SAVE_ATTEMPTS_MAX; tries++) {
    if ((await saveProviderTokens(deps.db, signIn.familyId, sealed, deps.clock())) > 0) return
  }
}

async function endSignIn(
  deps: Deps,
  signIn: ProviderSignIn,
  provider: string,
  detail: string,
): Promise<"ended"> {
  const ended = await inTransaction(deps, async (tx, now) => {
    const ids = await revokeFamily(tx, signIn.familyId, now)
    if (ids.length > 0)
      await record(
        { tx, actor: null, now },
        "SIGN_IN_ENDED",
        { type: "user", id: signIn.userId },
        { provider, reason: "PROVIDER_REFUSED", detail },
      )
    return ids
  })
  for (const id of ended) deps.publish({ kind: "signIn", id })
  return "ended"
}
