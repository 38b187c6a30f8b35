/** Step-up authentication at the user's identity provider. */

import type { Actor } from "../../../base/authorities.ts"
import type { ClientInfo } from "../../../base/client-info.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { CLOCK_SKEW_SECONDS_MAX } from "../../../edges/oidc/metadata.ts"
import {
  auditedRefusal,
  exchangeCode,
  type FlowContext,
  type ResolvedProvider,
  resolveProvider,
  startAuthorization,
} from "../../providers/authorization/actions.ts"
import type { AuthorizationRequest } from "../../providers/authorization/store.ts"
import { AUTHORIZATION_REQUEST_MS, isAuthenticatedSince } from "../../providers/rules.ts"
import { findProviderSubject } from "../../users/foreign-users/store.ts"
import { recordStepUp, requireStepUpMethod, type StepUpResult } from "../actions.ts"

/** The minimal scope: only the user's identity is needed. */
const STEP_UP_SCOPES = "openid"

/**
 * Sends a signed-in user to their identity provider to authenticate again.
 *
 * @param ownOrigin  where browsers reach this server
 * @returns the provider's address, and the token of the cookie that the return needs
 * @throws Refusal CONFLICT for a user without an identity provider, LOGIN_FAILED with `problem`
 */
export async function startProviderStepUp(
  deps: Deps,
  actor: Actor,
  returnTo: string,
  ownOrigin: string,
  client: ClientInfo,
): Promise<{ url: string; token: string }> {
  const person = await findProviderSubject(deps.db, actor.userId)
  if (!person)
    throw new Refusal("CONFLICT", `"${actor.username}" comes from no identity provider`, {
      text: "noProviderForStepUp",
    })
  await requireStepUpMethod(deps, actor, "OIDC")
  const flow = { returnTo, client, stepUpUser: actor }
  const reached = withOpenIdScope(await resolveProvider(deps, person.identityProviderId, flow))
  return startAuthorization(deps, reached, flow, { ownOrigin, recency: "NOW", signInId: actor.signInId })
}

/**
 * Completes a step-up on return from the provider: the sign-in must be the one that started it, the provider must
 * have authenticated the user since, and the identity there must be the same.
 *
 * @param actor   the user signed in with this browser now
 * @param answer  the query of the redirect
 * @throws Refusal LOGIN_FAILED with `problem`, UNAUTHORIZED when the sign-in has ended in the meantime
 */
export async function finishProviderStepUp(
  deps: Deps,
  actor: Actor,
  request: AuthorizationRequest,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<StepUpResult> {
  const flow: FlowContext = { returnTo: request.returnTo, client, stepUpUser: actor }
  if (actor.signInId !== request.signInId)
    throw await auditedRefusal(deps, null, "PROVIDER_REQUEST_UNKNOWN", "another sign-in", flow)
  const reached = withOpenIdScope(await resolveProvider(deps, request.identityProviderId, flow))
  const { provider } = reached
  const word = await exchangeCode(deps, reached, request, answer, flow)
  const person = await findProviderSubject(deps.db, actor.userId)
  if (person?.identityProviderId !== provider.id || person.foreignUserId !== word.subject)
    throw await auditedRefusal(deps, provider, "PROVIDER_USER_MISMATCH", "another subject", flow)
  const sentOn = new Date(request.expiresOn.getTime() - AUTHORIZATION_REQUEST_MS)
  if (!isAuthenticatedSince(word.authTime, sentOn, deps.clock(), CLOCK_SKEW_SECONDS_MAX * 1000)) {
    const detail = word.authTime === null ? "no auth_time" : `auth_time ${word.authTime}`
    throw await auditedRefusal(deps, provider, "PROVIDER_AUTHENTICATION_STALE", detail, flow)
  }
  await requireStepUpMethod(deps, actor, "OIDC")
  return recordStepUp(deps, actor, "OIDC", client.address)
}

function withOpenIdScope({ provider, settings }: ResolvedProvider): ResolvedProvider {
  return { provider, settings: { ...settings, scopes: STEP_UP_SCOPES } }
}
