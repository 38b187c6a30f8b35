/** Sign-in by an identity provider: redirect of a browser, or an API client with the provider's token. */

import type { ClientInfo } from "../../../base/client-info.ts"
import type { Deps } from "../../../base/deps.ts"
import { safeRedirectPath } from "../../../base/redirect.ts"
import { Refusal } from "../../../base/refusal.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { exchangeClientCode, type ProviderIdentity } from "../../../edges/oidc/client.ts"
import { cachedEndpoints } from "../../../edges/oidc/metadata.ts"
import {
  auditedRefusal,
  auditFailures,
  exchangeCode,
  type FlowContext,
  providerRefusal,
  type ResolvedProvider,
  resolveProvider,
  startAuthorization,
} from "../../providers/authorization/actions.ts"
import type { AuthorizationRequest } from "../../providers/authorization/store.ts"
import type { FederatedSignIn } from "../../providers/contract.ts"
import { toForeignIdentity } from "../../providers/identity/actions.ts"
import { authenticationTimeOf, SUBJECT_CHARACTERS_MAX } from "../../providers/rules.ts"
import { sealTokens, toTokenProvider } from "../../providers/tokens/actions.ts"
import { provisionUser } from "../../sources/provisioning/actions.ts"
import { toTokenResponse } from "../actions.ts"
import {
  beginSignIn,
  checkEvidence,
  type Evidence,
  issueSignIn,
  type SignInOutcome,
} from "../attempt/actions.ts"
import { nextStep } from "../attempt/rules.ts"
import { getSignInFacts } from "../attempt/store.ts"
import type { Token } from "../contract.ts"
import { API_SIGN_IN_MS } from "../rules.ts"

/** Long, so that the provider rarely prompts again; a request with max_age makes the provider send auth_time. */
const MAX_AGE = { maxAgeSeconds: API_SIGN_IN_MS / 1000 }

/**
 * Sends a browser to a provider.
 *
 * @param ownOrigin  where browsers reach this server
 * @returns the provider's address, and the token of the cookie that the return needs
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function startProviderSignIn(
  deps: Deps,
  providerId: string,
  returnTo: string,
  ownOrigin: string,
  client: ClientInfo,
): Promise<{ url: string; token: string }> {
  const flow = { returnTo: safeRedirectPath(returnTo), client, stepUpUser: null }
  const reached = await resolveProvider(deps, providerId, flow)
  return startAuthorization(deps, reached, flow, { ownOrigin, recency: MAX_AGE, signInId: null })
}

/**
 * Completes the sign-in of a browser that returns from the provider: exchanges the code and continues with the steps
 * of the sign-in.
 *
 * @param answer  the query of the redirect
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function finishProviderSignIn(
  deps: Deps,
  request: AuthorizationRequest,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const flow = { returnTo: request.returnTo, client, stepUpUser: null }
  const reached = await resolveProvider(deps, request.identityProviderId, flow)
  const word = await exchangeCode(deps, reached, request, answer, flow)
  const admitted = await provisionFromProvider(deps, reached, word, flow)
  return beginSignIn(deps, { ...admitted, method: "OIDC", returnTo: request.returnTo }, client)
}

/**
 * A client's sign-in with a code that it got at the provider.
 *
 * @throws Refusal LOGIN_FAILED with `problem`, or with the step when there is more to do, which needs a browser
 */
export async function createFederatedToken(
  deps: Deps,
  input: FederatedSignIn,
  client: ClientInfo,
): Promise<Token> {
  const flow = { returnTo: "/", client, stepUpUser: null }
  const reached = await resolveProvider(deps, input.token_provider, flow)
  const given = {
    code: input.authorization_code,
    codeVerifier: input.code_verifier,
    redirectUri: input.redirect_uri,
    nonce: input.nonce ?? null,
  }
  const word = await auditFailures(deps, reached.provider, flow, () =>
    exchangeClientCode(reached.settings, given),
  )
  const admitted = await provisionFromProvider(deps, reached, word, flow)
  const { userId, provider, authenticatedOn } = admitted
  return inTransaction(deps, async (tx, now) => {
    await checkEvidence(tx, admitted)
    const step = nextStep(await getSignInFacts(tx, userId, ["OIDC"], now))
    if (step !== null) throw new Refusal("LOGIN_FAILED", `sign-in needs step ${step}`, { step })
    const issued = await issueSignIn(
      tx,
      now,
      { userId, methods: ["OIDC"], provider, authenticatedOn },
      "API",
      client,
    )
    return toTokenResponse(deps, issued, { userId, provider })
  })
}

interface AdmittedUser {
  userId: string
  provider: { id: string; sealedTokens: Buffer }
  authenticatedOn: Date
  evidence: Evidence
}

async function provisionFromProvider(
  deps: Deps,
  { provider, settings }: ResolvedProvider,
  word: ProviderIdentity,
  flow: FlowContext,
): Promise<AdmittedUser> {
  const isName = word.subject.length <= SUBJECT_CHARACTERS_MAX && /^\P{Cc}+$/u.test(word.subject)
  if (!isName) throw await auditedRefusal(deps, provider, "PROVIDER_TOKEN_INVALID", "subject", flow)
  const { address } = flow.client
  const identity = toForeignIdentity(provider, word)
  const userId = await provisionUser(deps, identity, address, provider.version).catch((error) => {
    if (!(error instanceof Refusal && error.code === "LOGIN_FAILED")) throw error
    // The provisioning has recorded the reason.
    throw providerRefusal(provider, "PROVIDER_USER_NOT_ALLOWED", flow)
  })
  const tokenProvider = toTokenProvider(await cachedEndpoints(settings), settings.clientId)
  const owner = { identityProviderId: provider.id, userId }
  const sealedTokens = sealTokens(deps, owner, { ...word.tokens, tokenProvider })
  const authenticatedOn = authenticationTimeOf(word.authTime, deps.clock())
  const source = { kind: "OIDC" as const, id: provider.id, version: provider.version }
  return { userId, provider: { id: provider.id, sealedTokens }, authenticatedOn, evidence: { source } }
}
