/** A browser there and back: to a provider with what the way back is checked by, and what may go wrong on the way. */
import { randomBytes } from "node:crypto"
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { ProviderFailure } from "../base/provider-failure.ts"
import { Refusal } from "../base/refusal.ts"
import {
  authorizationUrl,
  exchangeAnswer,
  type ProviderSettings,
  type ProviderWord,
  type Recency,
  type RequestChecks,
} from "../edges/oidc.ts"
import type { Actor } from "../roles/rules.ts"
import { hashOf, newToken, type Origin } from "../signin/actions-steps.ts"
import { safeTarget } from "../signin/rules.ts"
import { CALLBACK_PATH, settingsOf } from "./actions.ts"
import type { IdentityProvider } from "./contract.ts"
import {
  CODE_VERIFIER_CHARACTERS,
  NONCE_CHARACTERS,
  PROVIDER_REQUEST_MS,
  type SignInProblem,
  STATE_CHARACTERS,
} from "./rules.ts"
import { findWithSecret } from "./store.ts"
import { insertRequest, type ProviderRequest, takeRequest } from "./store-requests.ts"

/** A provider with the way to it. */
export interface Reached {
  provider: IdentityProvider
  settings: ProviderSettings
}

/** Who is under way, for what is told and written down when it goes wrong. */
export interface Traveller {
  returnTo: string
  origin: Origin
  /** Somebody signed in who proves again who they are; null: somebody who signs in. */
  prover: Pick<Actor, "userId" | "username"> | null
}

/**
 * Sends a browser to a provider.
 *
 * @param ownOrigin  where browsers reach us
 * @param signInId   of whoever proves again who they are; null for signing in
 * @returns the provider's address, and the token of the cookie that the way back needs
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function sendAway(
  deps: Deps,
  reached: Reached,
  traveller: Traveller,
  { ownOrigin, recency, signInId }: { ownOrigin: string; recency: Recency; signInId: string | null },
): Promise<{ url: string; token: string }> {
  const checks: RequestChecks = {
    state: randomText(STATE_CHARACTERS),
    nonce: randomText(NONCE_CHARACTERS),
    codeVerifier: randomText(CODE_VERIFIER_CHARACTERS),
    redirectUri: `${ownOrigin}${CALLBACK_PATH}`,
  }
  const url = await telling(deps, reached.provider, traveller, () =>
    authorizationUrl(reached.settings, checks, recency),
  )
  const token = newToken()
  await insertRequest(deps.db, {
    identityProviderId: reached.provider.id,
    cookieHash: hashOf(token),
    stateHash: hashOf(checks.state),
    sealedChecks: Buffer.from(deps.secretBox.seal(JSON.stringify(checks), checksOf(hashOf(token)))),
    returnTo: safeTarget(traveller.returnTo),
    signInId,
    expiresOn: new Date(deps.clock().getTime() + PROVIDER_REQUEST_MS),
  })
  return { url: url.href, token }
}

/**
 * What a browser that comes back was sent for; its cookie and the state name it, and it is used up.
 *
 * @param answer  the query of the way back
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function comeBack(
  deps: Deps,
  cookie: string | null,
  answer: URLSearchParams,
  origin: Origin,
): Promise<ProviderRequest> {
  const state = answer.get("state")
  const request =
    cookie && state ? await takeRequest(deps.db, hashOf(cookie), hashOf(state), deps.clock()) : null
  if (request) return request
  throw await failed(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", { returnTo: "/", origin, prover: null })
}

/** Trades what the browser has brought for the provider's word. @throws Refusal LOGIN_FAILED with `problem` */
export function wordOf(
  deps: Deps,
  { provider, settings }: Reached,
  request: ProviderRequest,
  answer: URLSearchParams,
  traveller: Traveller,
): Promise<ProviderWord> {
  const sealedFor = checksOf(request.cookieHash)
  const checks: RequestChecks = JSON.parse(deps.secretBox.open(request.sealedChecks, sealedFor))
  return telling(deps, provider, traveller, () => exchangeAnswer(settings, answer, checks))
}

/** @throws Refusal LOGIN_FAILED for a provider that is none, or is switched off */
export async function reach(deps: Deps, providerId: string, traveller: Traveller): Promise<Reached> {
  const found = await findWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: true })
  if (!found) throw await failed(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", traveller)
  return { provider: found.provider, settings: settingsOf(deps, found) }
}

function checksOf(cookieHash: Buffer): string {
  return `providerRequest:${cookieHash.toString("hex")}`
}

/** Characters of base64url, 6 random bits each. */
function randomText(characters: number): string {
  return randomBytes(Math.ceil((characters * 6) / 8))
    .toString("base64url")
    .slice(0, characters)
}

/** A provider that fails is written down and told to the person with a code, and no more. */
export async function telling<T>(
  deps: Deps,
  provider: IdentityProvider,
  traveller: Traveller,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw await failed(deps, provider, error.problem, error.message, traveller)
  }
}

/** Writes it down. @returns the refusal to throw */
export async function failed(
  deps: Deps,
  provider: IdentityProvider | null,
  problem: SignInProblem,
  detail: string,
  traveller: Traveller,
): Promise<Refusal> {
  const { prover, origin } = traveller
  const name = provider?.name ?? ""
  deps.log.warn(
    prover ? "A proof by an identity provider failed" : "Sign-in by an identity provider failed",
    {
      ...{ provider: name, problem, detail },
    },
  )
  await writeAudit(
    deps.db,
    prover,
    {
      event: prover ? "STEP_UP_FAILED" : "SIGN_IN_FAILED",
      objectType: "user",
      objectId: prover?.userId ?? null,
      address: origin.address,
      details: { ...(provider && { provider: name }), problem, ...(detail && { detail }) },
    },
    deps.clock(),
  )
  return refused(provider, problem, traveller)
}

/** `details` say where the browser goes with it. */
export function refused(
  provider: IdentityProvider | null,
  problem: SignInProblem,
  { returnTo, prover }: Traveller,
): Refusal {
  const way = prover ? "proof" : "sign-in"
  return new Refusal("LOGIN_FAILED", `${way} by "${provider?.name ?? ""}" failed: ${problem}`, {
    text: problem,
    problem,
    name: provider?.name ?? "",
    ...(provider && { provider: provider.id }),
    returnTo,
    isProof: prover !== null,
  })
}
