/** The redirect of a browser to a provider and its return: the values that the return is checked against, and its failures. */

import { randomBytes } from "node:crypto"
import type { Actor } from "../../../base/authorities.ts"
import type { ClientInfo } from "../../../base/client-info.ts"
import type { Deps } from "../../../base/deps.ts"
import { ProviderFailure } from "../../../base/provider-failure.ts"
import { safeRedirectPath } from "../../../base/redirect.ts"
import { Refusal } from "../../../base/refusal.ts"
import { createToken, hashToken } from "../../../base/token.ts"
import {
  authorizationUrl,
  exchangeCallback,
  type MaxAuthAge,
  type ProviderIdentity,
  type RequestChecks,
} from "../../../edges/oidc/client.ts"
import type { ProviderSettings } from "../../../edges/oidc/metadata.ts"
import { record } from "../../../system/audit/store.ts"
import { CALLBACK_PATH, toProviderSettings } from "../actions.ts"
import type { IdentityProvider } from "../contract.ts"
import {
  AUTHORIZATION_REQUEST_MS,
  CODE_VERIFIER_CHARACTERS,
  NONCE_CHARACTERS,
  type SignInProblem,
  STATE_CHARACTERS,
} from "../rules.ts"
import { findProviderWithSecret } from "../store.ts"
import {
  type AuthorizationRequest,
  consumeAuthorizationRequest,
  insertAuthorizationRequest,
} from "./store.ts"

/** A provider with its connection settings. */
export interface ResolvedProvider {
  provider: IdentityProvider
  settings: ProviderSettings
}

/** Context of an authorization flow, for error messages and audit entries. */
export interface FlowContext {
  returnTo: string
  client: ClientInfo
  /** The signed-in user of a step-up; null for a sign-in. */
  stepUpUser: Pick<Actor, "userId" | "username"> | null
}

/**
 * Sends a browser to a provider.
 *
 * @param ownOrigin  where browsers reach this server
 * @param signInId   of the user of a step-up; null for a sign-in
 * @returns the provider's address, and the token of the cookie that the return needs
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function startAuthorization(
  deps: Deps,
  reached: ResolvedProvider,
  flow: FlowContext,
  { ownOrigin, recency, signInId }: { ownOrigin: string; recency: MaxAuthAge; signInId: string | null },
): Promise<{ url: string; token: string }> {
  const checks = createRequestChecks(ownOrigin)
  const url = await auditFailures(deps, reached.provider, flow, () =>
    authorizationUrl(reached.settings, checks, recency),
  )
  const token = createToken()
  await insertAuthorizationRequest(deps.db, {
    identityProviderId: reached.provider.id,
    cookieHash: hashToken(token),
    stateHash: hashToken(checks.state),
    sealedParameters: Buffer.from(
      deps.secretBox.seal(JSON.stringify(checks), requestSealContext(hashToken(token))),
    ),
    returnTo: safeRedirectPath(flow.returnTo),
    signInId,
    expiresOn: new Date(deps.clock().getTime() + AUTHORIZATION_REQUEST_MS),
  })
  return { url: url.href, token }
}

/** New random values that the return is checked against. */
export function createRequestChecks(ownOrigin: string): RequestChecks {
  return {
    state: randomText(STATE_CHARACTERS),
    nonce: randomText(NONCE_CHARACTERS),
    codeVerifier: randomText(CODE_VERIFIER_CHARACTERS),
    redirectUri: `${ownOrigin}${CALLBACK_PATH}`,
  }
}

/**
 * The authorization request of a returning browser, found by its cookie and the state, and used up.
 *
 * @param answer  the query of the redirect
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function finishAuthorization(
  deps: Deps,
  cookie: string | null,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<AuthorizationRequest> {
  const state = answer.get("state")
  const request =
    cookie && state
      ? await consumeAuthorizationRequest(deps.db, hashToken(cookie), hashToken(state), deps.clock())
      : null
  if (request) return request
  throw await auditedRefusal(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", {
    returnTo: "/",
    client,
    stepUpUser: null,
  })
}

/** Exchanges the code of the returning browser for the provider's tokens and claims. @throws Refusal LOGIN_FAILED with `problem` */
export function exchangeCode(
  deps: Deps,
  { provider, settings }: ResolvedProvider,
  request: AuthorizationRequest,
  answer: URLSearchParams,
  flow: FlowContext,
): Promise<ProviderIdentity> {
  const sealedFor = requestSealContext(request.cookieHash)
  const checks: RequestChecks = JSON.parse(deps.secretBox.open(request.sealedParameters, sealedFor))
  return auditFailures(deps, provider, flow, () => exchangeCallback(settings, answer, checks))
}

/** @throws Refusal LOGIN_FAILED for a provider that does not exist or is disabled */
export async function resolveProvider(
  deps: Deps,
  providerId: string,
  flow: FlowContext,
): Promise<ResolvedProvider> {
  const found = await findProviderWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: true })
  if (!found) throw await auditedRefusal(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", flow)
  return { provider: found.provider, settings: toProviderSettings(deps, found) }
}

function requestSealContext(cookieHash: Buffer): string {
  return `providerRequest:${cookieHash.toString("hex")}`
}

/** Characters of base64url, 6 random bits each. */
function randomText(characters: number): string {
  return randomBytes(Math.ceil((characters * 6) / 8))
    .toString("base64url")
    .slice(0, characters)
}

/** Records a provider's failure and shows the user its code only. @throws Refusal LOGIN_FAILED with `problem` */
export async function auditFailures<T>(
  deps: Deps,
  provider: IdentityProvider,
  flow: FlowContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw await auditedRefusal(deps, provider, error.problem, error.message, flow)
  }
}

/** Records it in the audit log. @returns the refusal to throw */
export async function auditedRefusal(
  deps: Deps,
  provider: IdentityProvider | null,
  problem: SignInProblem,
  detail: string,
  flow: FlowContext,
): Promise<Refusal> {
  const { stepUpUser, client } = flow
  const name = provider?.name ?? ""
  deps.log.warn(
    stepUpUser ? "A proof by an identity provider failed" : "Sign-in by an identity provider failed",
    { provider: name, problem, detail },
  )
  await record(
    { tx: deps.db, actor: stepUpUser, now: deps.clock(), address: client.address },
    stepUpUser ? "STEP_UP_FAILED" : "SIGN_IN_FAILED",
    { type: "user", id: stepUpUser?.userId ?? null },
    { provider: provider ? name : undefined, problem, detail: detail || undefined },
  )
  return providerRefusal(provider, problem, flow)
}

/** `details` hold the page to which the browser is redirected. */
export function providerRefusal(
  provider: IdentityProvider | null,
  problem: SignInProblem,
  { returnTo, stepUpUser }: FlowContext,
): Refusal {
  const way = stepUpUser ? "proof" : "sign-in"
  return new Refusal("LOGIN_FAILED", `${way} by "${provider?.name ?? ""}" failed: ${problem}`, {
    text: problem,
    problem,
    name: provider?.name ?? "",
    provider: provider?.id,
    returnTo,
    isProof: stepUpUser !== null,
  })
}
