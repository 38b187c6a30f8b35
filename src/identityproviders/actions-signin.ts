/** Signing in by the word of an identity provider: a browser there and back, or a client that was there itself. */
import { randomBytes } from "node:crypto"
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { ProviderFailure } from "../base/provider-failure.ts"
import { Refusal } from "../base/refusal.ts"
import {
  authorizationUrl,
  endpoints,
  exchangeAnswer,
  exchangeCode,
  type ProviderSettings,
  type ProviderWord,
  type RequestChecks,
} from "../edges/oidc.ts"
import { emailAddress } from "../people/contract.ts"
import { toToken } from "../signin/actions.ts"
import {
  beginSignIn,
  hashOf,
  issueFor,
  newToken,
  type Origin,
  type SignInOutcome,
} from "../signin/actions-steps.ts"
import type { Token } from "../signin/contract.ts"
import { safeTarget } from "../signin/rules.ts"
import { nextStep } from "../signin/rules-steps.ts"
import { signInFacts } from "../signin/store-attempts.ts"
import { type ForeignIdentity, importPerson } from "../sources/actions-import.ts"
import { CALLBACK_PATH, settingsOf } from "./actions.ts"
import { sealTokens, tokenProviderOf } from "./actions-tokens.ts"
import type { FederatedSignIn, IdentityProvider } from "./contract.ts"
import {
  CODE_VERIFIER_CHARACTERS,
  NONCE_CHARACTERS,
  PROVIDER_REQUEST_MS,
  personOf,
  type SignInProblem,
  STATE_CHARACTERS,
  SUBJECT_CHARACTERS_MAX,
} from "./rules.ts"
import { findWithSecret } from "./store.ts"
import { insertRequest, type ProviderRequest, takeRequest } from "./store-requests.ts"

/** A provider with the way to it. */
interface Reached {
  provider: IdentityProvider
  settings: ProviderSettings
}

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
  const reached = await reach(deps, providerId, origin)
  const checks: RequestChecks = {
    state: randomText(STATE_CHARACTERS),
    nonce: randomText(NONCE_CHARACTERS),
    codeVerifier: randomText(CODE_VERIFIER_CHARACTERS),
    redirectUri: `${ownOrigin}${CALLBACK_PATH}`,
  }
  const target = safeTarget(returnTo)
  const url = await telling(deps, reached.provider, target, origin, () =>
    authorizationUrl(reached.settings, checks),
  )
  const token = newToken()
  const request = {
    identityProviderId: providerId,
    cookieHash: hashOf(token),
    stateHash: hashOf(checks.state),
    sealedChecks: Buffer.from(deps.secretBox.seal(JSON.stringify(checks), checksOf(hashOf(token)))),
    returnTo: target,
  }
  await insertRequest(deps.db, request, new Date(deps.clock().getTime() + PROVIDER_REQUEST_MS))
  return { url: url.href, token }
}

/**
 * A browser that comes back: the request that its cookie and the state name is used up, the code is traded, and the
 * person is let in as far as the steps of signing in say.
 *
 * @param answer  the query of the way back
 * @throws Refusal LOGIN_FAILED with `problem`
 */
export async function finishAtProvider(
  deps: Deps,
  cookie: string | null,
  answer: URLSearchParams,
  origin: Origin,
): Promise<SignInOutcome> {
  const state = answer.get("state")
  const request =
    cookie && state ? await takeRequest(deps.db, hashOf(cookie), hashOf(state), deps.clock()) : null
  if (!request) throw await failed(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", "/", origin)
  const reached = await reach(deps, request.identityProviderId, origin)
  const word = await telling(deps, reached.provider, request.returnTo, origin, () =>
    exchangeAnswer(reached.settings, answer, checksFrom(deps, request)),
  )
  const { userId, provider } = await admit(deps, reached, word, request.returnTo, origin)
  return beginSignIn(deps, { userId, method: "OIDC", returnTo: request.returnTo, provider }, origin)
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
  const reached = await reach(deps, input.token_provider, origin)
  const given = {
    code: input.authorization_code,
    codeVerifier: input.code_verifier,
    redirectUri: input.redirect_uri,
    nonce: input.nonce ?? null,
  }
  const word = await telling(deps, reached.provider, "/", origin, () => exchangeCode(reached.settings, given))
  const { userId, provider } = await admit(deps, reached, word, "/", origin)
  const now = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const step = nextStep(await signInFacts(tx, userId, ["OIDC"], now))
    if (step !== null) throw new Refusal("LOGIN_FAILED", `sign-in needs step ${step}`, { step })
    const issued = await issueFor(tx, now, { userId, methods: ["OIDC"], provider }, "API", origin)
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

async function reach(deps: Deps, providerId: string, origin: Origin): Promise<Reached> {
  const found = await findWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: true })
  if (!found) throw await failed(deps, null, "PROVIDER_REQUEST_UNKNOWN", "", "/", origin)
  return { provider: found.provider, settings: settingsOf(deps, found) }
}

async function admit(
  deps: Deps,
  { provider, settings }: Reached,
  word: ProviderWord,
  returnTo: string,
  origin: Origin,
): Promise<{ userId: string; provider: { id: string; sealedTokens: Buffer } }> {
  const isName = word.subject.length <= SUBJECT_CHARACTERS_MAX && /^\P{Cc}+$/u.test(word.subject)
  if (!isName) throw await failed(deps, provider, "PROVIDER_TOKEN_INVALID", "subject", returnTo, origin)
  const userId = await importPerson(deps, identityOf(provider, word), origin.address).catch((error) => {
    if (!(error instanceof Refusal && error.code === "LOGIN_FAILED")) throw error
    // The import has written down why.
    throw refused(provider, "PROVIDER_NOT_ADMITTED", returnTo)
  })
  const tokenProvider = tokenProviderOf(await endpoints(settings), settings.clientId)
  const owner = { identityProviderId: provider.id, userId }
  const sealedTokens = sealTokens(deps, owner, { ...word.tokens, tokenProvider })
  return { userId, provider: { id: provider.id, sealedTokens } }
}

function checksFrom(deps: Deps, request: ProviderRequest): RequestChecks {
  return JSON.parse(deps.secretBox.open(request.sealedChecks, checksOf(request.cookieHash)))
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
async function telling<T>(
  deps: Deps,
  provider: IdentityProvider,
  returnTo: string,
  origin: Origin,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw await failed(deps, provider, error.problem, error.message, returnTo, origin)
  }
}

async function failed(
  deps: Deps,
  provider: IdentityProvider | null,
  problem: SignInProblem,
  detail: string,
  returnTo: string,
  { address }: Origin,
): Promise<Refusal> {
  const name = provider?.name ?? ""
  deps.log.warn("Sign-in by an identity provider failed", { provider: name, problem, detail })
  const fact = { event: "SIGN_IN_FAILED", objectType: "user", objectId: null, address } as const
  const details = { ...(provider && { provider: name }), problem, ...(detail && { detail }) }
  await writeAudit(deps.db, null, { ...fact, details }, deps.clock())
  return refused(provider, problem, returnTo)
}

function refused(provider: IdentityProvider | null, problem: SignInProblem, returnTo: string): Refusal {
  return new Refusal("LOGIN_FAILED", `sign-in by "${provider?.name ?? ""}" failed: ${problem}`, {
    text: problem,
    problem,
    name: provider?.name ?? "",
    ...(provider && { provider: provider.id }),
    returnTo,
  })
}
