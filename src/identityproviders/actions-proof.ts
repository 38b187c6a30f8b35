/** Proving again who one is at the identity provider that one comes from. */
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { CLOCK_SKEW_SECONDS_MAX } from "../edges/oidc.ts"
import { foreignKeyOf } from "../people/store-foreign.ts"
import type { Actor } from "../roles/rules.ts"
import type { Origin } from "../signin/actions-steps.ts"
import { checkWay, type Proved, saveProof } from "../stepup/actions.ts"
import { failed, type Reached, reach, sendAway, type Traveller, wordOf } from "./actions-roundtrip.ts"
import { isProvedSince, PROVIDER_REQUEST_MS } from "./rules.ts"
import type { ProviderRequest } from "./store-requests.ts"

/** Nothing about the person is wanted but that it is them. */
const PROOF_SCOPES = "openid"

/**
 * Sends somebody who is signed in to their provider, which is to ask them anew.
 *
 * @param ownOrigin  where browsers reach us
 * @returns the provider's address, and the token of the cookie that the way back needs
 * @throws Refusal CONFLICT for somebody whom no provider vouches for, LOGIN_FAILED with `problem`
 */
export async function beginProofAtProvider(
  deps: Deps,
  actor: Actor,
  returnTo: string,
  ownOrigin: string,
  origin: Origin,
): Promise<{ url: string; token: string }> {
  const person = await foreignKeyOf(deps.db, actor.userId)
  if (!person)
    throw new Refusal("CONFLICT", `"${actor.username}" comes from no identity provider`, {
      text: "noProviderToProveAt",
    })
  await checkWay(deps, actor, "OIDC")
  const traveller = { returnTo, origin, prover: actor }
  const reached = narrowed(await reach(deps, person.identityProviderId, traveller))
  return sendAway(deps, reached, traveller, { ownOrigin, recency: "NOW", signInId: actor.signInId })
}

/**
 * Somebody comes back: the sign-in must still be the one that was sent, the provider must have asked them since, and
 * they must be the same person there.
 *
 * @param actor   who is signed in with this browser now
 * @param answer  the query of the way back
 * @throws Refusal LOGIN_FAILED with `problem`, UNAUTHORIZED when the sign-in has ended meanwhile
 */
export async function finishProofAtProvider(
  deps: Deps,
  actor: Actor,
  request: ProviderRequest,
  answer: URLSearchParams,
  origin: Origin,
): Promise<Proved> {
  const traveller: Traveller = { returnTo: request.returnTo, origin, prover: actor }
  if (actor.signInId !== request.signInId)
    throw await failed(deps, null, "PROVIDER_REQUEST_UNKNOWN", "another sign-in", traveller)
  const reached = narrowed(await reach(deps, request.identityProviderId, traveller))
  const { provider } = reached
  const word = await wordOf(deps, reached, request, answer, traveller)
  const person = await foreignKeyOf(deps.db, actor.userId)
  if (person?.identityProviderId !== provider.id || person.foreignUserId !== word.subject)
    throw await failed(deps, provider, "PROVIDER_PROOF_OF_ANOTHER", "another subject", traveller)
  const sentOn = new Date(request.expiresOn.getTime() - PROVIDER_REQUEST_MS)
  if (!isProvedSince(word.authTime, sentOn, deps.clock(), CLOCK_SKEW_SECONDS_MAX * 1000)) {
    const detail = word.authTime === null ? "no auth_time" : `auth_time ${word.authTime}`
    throw await failed(deps, provider, "PROVIDER_PROOF_STALE", detail, traveller)
  }
  await checkWay(deps, actor, "OIDC")
  return saveProof(deps, actor, "OIDC", origin.address)
}

function narrowed({ provider, settings }: Reached): Reached {
  return { provider, settings: { ...settings, scopes: PROOF_SCOPES } }
}
