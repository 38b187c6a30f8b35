/**
 * Trial sign-ins: an administrator goes through the provider with settings as they are typed, and sees the claims that it returns
 * and what would follow from it. No user is signed in, and nothing is saved.
 */
import { randomUUID, timingSafeEqual } from "node:crypto"
import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { ProviderFailure } from "../../../base/provider-failure.ts"
import { notFound, Refusal } from "../../../base/refusal.ts"
import { createToken, hashToken } from "../../../base/token.ts"
import { authorizationUrl, exchangeCallback, revoke } from "../../../edges/oidc/client.ts"
import { record } from "../../../system/audit/store.ts"
import { createRequestChecks } from "../authorization/actions.ts"
import type { SaveIdentityProvider } from "../contract.ts"
import { dryRunIdentityProvider, rehearseProviderSettings } from "../dry-run/actions.ts"
import { ProviderTrials, type Trial, type TrialResult } from "./actions-pending.ts"

/** Another account than that of the browser's last sign-in can be chosen. */
const NEW_SIGN_IN = "NOW"

/**
 * Sends the administrator's browser to the provider.
 *
 * @param target.providerId  null for a provider that is not saved
 * @returns the provider's address, and the token of the cookie that the return needs
 * @throws Refusal as saving would, or LOGIN_FAILED when the provider cannot be used
 */
export async function startProviderTrial(
  deps: Deps,
  actor: Actor,
  target: { providerId: string | null; ownOrigin: string },
  typed: SaveIdentityProvider,
): Promise<{ url: string; token: string }> {
  const settings = await rehearseProviderSettings(deps, actor, target.providerId, typed)
  const checks = createRequestChecks(target.ownOrigin)
  const url = await authorizationUrl(settings, checks, NEW_SIGN_IN).catch((error) => {
    if (!(error instanceof ProviderFailure)) throw error
    const { problem } = error
    throw new Refusal("LOGIN_FAILED", error.message, { text: problem, problem, name: typed.name })
  })
  const token = createToken()
  const cookieHash = hashToken(token).toString("hex")
  const trial: Trial = {
    ...target,
    userId: actor.userId,
    cookieHash,
    checks,
    typed,
    settings,
    answer: null,
    result: null,
  }
  const trials = deps.state.get(ProviderTrials)
  const trialId = randomUUID()
  trials.byId.set(trialId, trial)
  trials.idByState.set(checks.state, trialId)
  return { url: url.href, token }
}

/** Keeps what a browser has brought back from a trial. @returns the trial's id; null when it is none, or of another browser */
export function keepTrialAnswer(
  deps: Pick<Deps, "state">,
  cookie: string | null,
  answer: URLSearchParams,
): string | null {
  const trials = deps.state.get(ProviderTrials)
  const id = trials.idByState.get(answer.get("state") ?? "")
  const trial = id && trials.byId.get(id)
  if (!trial || cookie === null) return null
  if (!timingSafeEqual(hashToken(cookie), Buffer.from(trial.cookieHash, "hex"))) return null
  trial.answer ??= answer
  return id
}

/**
 * The outcome of the trial; the code is exchanged at the first call.
 *
 * @throws Refusal NOT_FOUND for a trial of another user, that has not come back, or whose time is over
 */
export async function readProviderTrial(
  deps: Deps,
  actor: Actor,
  trialId: string,
): Promise<{ trial: Trial; result: TrialResult }> {
  const trial = deps.state.get(ProviderTrials).byId.get(trialId)
  if (!trial?.answer || trial.userId !== actor.userId) throw notFound("providerTrial", trialId)
  trial.result ??= finishTrial(deps, actor, trial, trial.answer)
  return { trial, result: await trial.result }
}

async function finishTrial(
  deps: Deps,
  actor: Actor,
  { checks, typed, settings, providerId, ownOrigin }: Trial,
  answer: URLSearchParams,
): Promise<TrialResult> {
  const audit = (details: object) =>
    record(
      { tx: deps.db, actor, now: deps.clock() },
      "IDENTITY_PROVIDER_TRIED",
      { type: "identityProvider", id: providerId },
      { name: typed.name, issuer: typed.issuer, ...details },
    )
  try {
    const { subject, claims, tokens } = await exchangeCallback(settings, answer, checks)
    // Best effort: the trial leaves no tokens that could be used.
    await revoke(settings, tokens).catch(() => false)
    await audit({ subject })
    const received = { ...claims, sub: subject }
    const found = await dryRunIdentityProvider(deps, actor, { providerId, ownOrigin }, typed, received)
    return { problem: null, claims: received, found }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await audit({ problem: error.problem, detail: error.message })
    const stage = answer.has("error") ? "PROVIDER" : error.reason === "invalid_client" ? "CLIENT" : "TOKEN"
    return { problem: error.problem, detail: error.message, stage }
  }
}
