/** Signing in by the word of an identity provider: a browser there and back, or a client that was there itself. */
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { endpoints, exchangeCode, type ProviderWord } from "../edges/oidc.ts"
import { emailAddress } from "../people/contract.ts"
import { toToken } from "../signin/actions.ts"
import { beginSignIn, issueFor, type Origin, type SignInOutcome } from "../signin/actions-steps.ts"
import type { Token } from "../signin/contract.ts"
import { API_SIGN_IN_MS, safeTarget } from "../signin/rules.ts"
import { nextStep } from "../signin/rules-steps.ts"
import { signInFacts } from "../signin/store-attempts.ts"
import { type ForeignIdentity, importPerson } from "../sources/actions-import.ts"
import {
  failed,
  type Reached,
  reach,
  refused,
  sendAway,
  type Traveller,
  telling,
  wordOf,
} from "./actions-roundtrip.ts"
import { sealTokens, tokenProviderOf } from "./actions-tokens.ts"
import type { FederatedSignIn, IdentityProvider } from "./contract.ts"
import { personOf, provedOn, SUBJECT_CHARACTERS_MAX } from "./rules.ts"
import type { ProviderRequest } from "./store-requests.ts"

/** Rarely met, so that nobody is asked more often; but with it the provider says when it has asked. */
const RECENCY = { maxAgeSeconds: API_SIGN_IN_MS / 1000 }

/**
 * Sends a browser to a provider.
 *
 * @param ownOrigin  where browsers reach us
 * @returns the provider's address, and the token of the cookie that the way back needs
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function beginAtProvider(
  deps: Deps,
  providerId: string,
  returnTo: string,
  ownOrigin: string,
  origin: Origin,
): Promise<{ url: string; token: string }> {
  const traveller = { returnTo: safeTarget(returnTo), origin, prover: null }
  const reached = await reach(deps, providerId, traveller)
  return sendAway(deps, reached, traveller, { ownOrigin, recency: RECENCY, signInId: null })
}

/**
 * A browser that comes back to sign in: the code is traded, and the person is let in as far as the steps of signing in
 * say.
 *
 * @param answer  the query of the way back
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function finishAtProvider(
  deps: Deps,
  request: ProviderRequest,
  answer: URLSearchParams,
  origin: Origin,
): Promise<SignInOutcome> {
  const traveller = { returnTo: request.returnTo, origin, prover: null }
  const reached = await reach(deps, request.identityProviderId, traveller)
  const word = await wordOf(deps, reached, request, answer, traveller)
  const admitted = await admit(deps, reached, word, traveller)
  return beginSignIn(deps, { ...admitted, method: "OIDC", returnTo: request.returnTo }, origin)
}

/**
 * A client's sign-in with a code that it got at the provider.
 *
 * @throws Refusal LOGIN_FAILED with `problem`, or with the step when there is more to do, which needs a browser
 */
export async function createFederatedToken(
  deps: Deps,
  input: FederatedSignIn,
  origin: Origin,
): Promise<Token> {
  const traveller = { returnTo: "/", origin, prover: null }
  const reached = await reach(deps, input.token_provider, traveller)
  const given = {
    code: input.authorization_code,
    codeVerifier: input.code_verifier,
    redirectUri: input.redirect_uri,
    nonce: input.nonce ?? null,
  }
  const word = await telling(deps, reached.provider, traveller, () => exchangeCode(reached.settings, given))
  const { userId, provider, provenOn } = await admit(deps, reached, word, traveller)
  const now = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const step = nextStep(await signInFacts(tx, userId, ["OIDC"], now))
    if (step !== null) throw new Refusal("LOGIN_FAILED", `sign-in needs step ${step}`, { step })
    const issued = await issueFor(tx, now, { userId, methods: ["OIDC"], provider, provenOn }, "API", origin)
    return toToken(deps, issued, { userId, provider })
  })
}

/** Who the provider's word is about. An e-mail address that is none is left out. */
export function identityOf(provider: IdentityProvider, word: ProviderWord): ForeignIdentity {
  const claims = word.claims ?? {}
  const { email, ...person } = personOf(claims, word.subject, provider.claims)
  return {
    ...person,
    email: emailAddress.safeParse(email).success ? email : "",
    claims,
    kind: "OIDC",
    provider: { id: provider.id, name: provider.name },
    foreignUserId: word.subject,
  }
}

async function admit(
  deps: Deps,
  { provider, settings }: Reached,
  word: ProviderWord,
  traveller: Traveller,
): Promise<{ userId: string; provider: { id: string; sealedTokens: Buffer }; provenOn: Date }> {
  const isName = word.subject.length <= SUBJECT_CHARACTERS_MAX && /^\P{Cc}+$/u.test(word.subject)
  if (!isName) throw await failed(deps, provider, "PROVIDER_TOKEN_INVALID", "subject", traveller)
  const { address } = traveller.origin
  const userId = await importPerson(deps, identityOf(provider, word), address).catch((error) => {
    if (!(error instanceof Refusal && error.code === "LOGIN_FAILED")) throw error
    // The import has written down why.
    throw refused(provider, "PROVIDER_NOT_ADMITTED", traveller)
  })
  const tokenProvider = tokenProviderOf(await endpoints(settings), settings.clientId)
  const owner = { identityProviderId: provider.id, userId }
  const sealedTokens = sealTokens(deps, owner, { ...word.tokens, tokenProvider })
  const provenOn = provedOn(word.authTime, deps.clock())
  return { userId, provider: { id: provider.id, sealedTokens }, provenOn }
}
