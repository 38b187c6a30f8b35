/** Signing in with a password, refreshing and signing out. */

import type { Actor } from "../../base/authorities.ts"
import type { ClientInfo } from "../../base/client-info.ts"
import type { Deps } from "../../base/deps.ts"
import { networkOf } from "../../base/networks.ts"
import { Refusal } from "../../base/refusal.ts"
import { hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { authenticateByDirectory } from "../directories/sign-in/actions.ts"
import { PasswordHasher } from "../passwords/hashing/actions.ts"
import { findProviderSignIn } from "../providers/sign-ins/store.ts"
import { type SignOutResult, signOutAtProvider } from "../providers/sign-out/actions.ts"
import { openTokens } from "../providers/tokens/actions.ts"
import { revokeFamily, revokeSignIn } from "../revocation/store.ts"
import { findCredentials } from "../users/store.ts"
import {
  beginSignIn,
  checkEvidence,
  type IssuedTokens,
  issueSignIn,
  issueTokens,
  type PrimaryAuthentication,
  rememberClient,
  type SignInOutcome,
} from "./attempt/actions.ts"
import { nextStep, type SignInMethod } from "./attempt/rules.ts"
import { getSignInFacts } from "./attempt/store.ts"
import type { ClientCredentials, Credentials, Token } from "./contract.ts"
import { accountsOfDevice } from "./device-cookie/actions.ts"
import { verifyClientFactors } from "./second-factor/actions.ts"
import { consumeRefreshToken, findUsedRefreshToken } from "./store.ts"
import { getQueuePriority, LookupSlots, verifyThrottled } from "./throttle/actions.ts"

/** A browser's sign-in with a password. @throws Refusal LOGIN_FAILED, the same for every reason */
export async function signInWithPassword(
  deps: Deps,
  credentials: Credentials,
  returnTo: string,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const proved = await verifyCredentials(deps, credentials, client)
  return beginSignIn(deps, { ...proved, returnTo }, client)
}

/**
 * An API client's sign-in: an access token and a refresh token that works once.
 *
 * @throws Refusal LOGIN_FAILED, with the step when there is more to do, which needs a browser
 */
export async function createToken(
  deps: Deps,
  { otp, ...credentials }: ClientCredentials,
  client: ClientInfo,
): Promise<Token> {
  const first = await verifyCredentials(deps, credentials, client)
  const { userId } = first
  const methods = await verifyClientFactors(deps, first, otp, client.address)
  return inTransaction(deps, async (tx, now) => {
    await checkEvidence(tx, first)
    const step = nextStep(await getSignInFacts(tx, userId, methods, now))
    if (step !== null) throw new Refusal("LOGIN_FAILED", `sign-in needs step ${step}`, { step })
    const proof = { userId, methods }
    const issued = await issueSignIn(tx, now, proof, "API", client)
    rememberClient(deps, issued, client, now)
    return toTokenResponse(deps, issued, proof)
  })
}

/**
 * Exchanges a refresh token, which is used up, for a new pair. A reused token may be stolen, and owner and thief
 * cannot be distinguished: every sign-in that came from it ends immediately (RFC 9700 §4.14.2). The same happens to a
 * client that has lost a response or refreshes twice at the same time: it signs in again.
 *
 * @throws Refusal UNAUTHORIZED
 */
export async function refreshToken(deps: Deps, refresh: string, address: string): Promise<Token> {
  const hash = hashToken(refresh)
  const token = await inTransaction(deps, async (tx, now) => {
    const old = await consumeRefreshToken(tx, hash, now)
    if (!old) return null
    const methods = old.methods as SignInMethod[]
    // Requirements added since the sign-in apply to long-lived clients too; the rollback keeps the token valid.
    const step = nextStep(await getSignInFacts(tx, old.user_id, methods, now))
    if (step !== null) throw new Refusal("UNAUTHORIZED", `sign-in needs step ${step}`, { step })
    const proof = {
      userId: old.user_id,
      methods,
      authenticatedOn: old.authenticated_on,
      familyId: old.family_id,
      beganOn: old.started_on,
      provider: old.identity_provider_id
        ? { id: old.identity_provider_id, sealedTokens: old.sealed_provider_tokens }
        : undefined,
    }
    const client = { userAgent: old.user_agent, address: old.address }
    return toTokenResponse(deps, await issueTokens(tx, now, proof, "API", client), proof)
  })
  if (token) return token
  await revokeReusedFamily(deps, hash, address)
  throw new Refusal("UNAUTHORIZED", "refresh token is not valid")
}

/** Ends what came from a refresh token that is used a second time; nothing for one that never was. */
async function revokeReusedFamily(deps: Deps, refreshHash: Buffer, address: string): Promise<void> {
  const stolen = await inTransaction(deps, async (tx, now) => {
    const used = await findUsedRefreshToken(tx, refreshHash)
    if (!used || (await revokeFamily(tx, used.family_id, now)).length === 0) return null
    await record(
      { tx, actor: null, now, address },
      "REFRESH_TOKEN_REUSED",
      { type: "user", id: used.user_id },
      { username: used.username, signInId: used.id },
    )
    return used
  })
  if (!stolen) return
  deps.log.warn("A refresh token was used twice: its sign-ins are ended", { userId: stolen.user_id })
  deps.publish({ kind: "signIn", id: stolen.id })
}

/**
 * Ends a sign-in; its running remote sessions end with USER_LOGOUT_ERROR. A sign-in through an identity provider is
 * then ended there too.
 *
 * @param ownOrigin   the public origin; null for an API client
 * @param isTimedOut  by inactivity: files that are being sent go on
 */
export async function signOut(
  deps: Deps,
  actor: Actor,
  address: string,
  ownOrigin: string | null,
  isTimedOut = false,
): Promise<SignOutResult> {
  const atProvider = await findProviderSignIn(deps.db, actor.signInId)
  await inTransaction(deps, async (tx, now) => {
    await revokeSignIn(tx, actor.signInId, now, isTimedOut)
    const event = isTimedOut ? "SIGN_IN_TIMED_OUT" : "SIGN_OUT"
    await record({ tx, actor, now, address }, event, { type: "user", id: actor.userId })
  })
  deps.publish({ kind: "signIn", id: actor.signInId })
  return signOutAtProvider(deps, atProvider, ownOrigin, address)
}

/** Locked and expired users get the same response as unknown ones. */
function canSignIn(user: { locked_reason: string | null; expires_on: Date | null }, now: Date): boolean {
  return user.locked_reason === null && (user.expires_on === null || user.expires_on > now)
}

type Proof = Pick<PrimaryAuthentication, "userId" | "method" | "evidence">

async function verifyCredentials(
  deps: Deps,
  { username, password }: Credentials,
  client: ClientInfo,
): Promise<Proof> {
  const { address } = client
  const network = networkOf(address)
  const accounts = accountsOfDevice(deps.secretBox, client.deviceCookie ?? null, deps.clock())
  const device = accounts.get(username.toLowerCase()) ?? null
  const priority = await getQueuePriority(deps, { name: username, network, device })
  const user = await deps.state.get(LookupSlots).run(priority, () => findCredentials(deps.db, username))
  // The database decides which spellings are one account: all of them share its counters.
  const name = user?.username ?? username
  const claim = { name, userId: user?.id ?? null, address, network, device }
  const hash = user && canSignIn(user, deps.clock()) ? user.password_hash : null
  let proved = null as Proof | null
  let directories: string | undefined
  let isKnown = user !== undefined && user !== null
  const outcome = await verifyThrottled(deps, claim, priority, {
    async verifyLocally() {
      const isRight = await deps.state.get(PasswordHasher).verify(password, hash)
      if (isRight && user && hash)
        proved = { userId: user.id, method: "PASSWORD", evidence: { passwordHash: hash } }
      return isRight
    },
    async verifyRemotely() {
      const said = await authenticateByDirectory(deps, { username, password, account: user ?? null }, client)
      if (said?.userId && said.source)
        proved = { userId: said.userId, method: "LDAP", evidence: { source: said.source } }
      directories = said?.reasons
      isKnown ||= said?.isNameKnown ?? false
      return said?.isUnanswered ? null : proved !== null
    },
  })
  if (proved && outcome === "VERIFIED") return proved
  // Text that is no user name may be a password in the wrong field: it is not recorded.
  const details = { username: isKnown ? username : null, directories: directories || undefined }
  // Throttling writes one entry of its own, so that a flood does not fill the log.
  if (outcome === "REJECTED") {
    const context = { tx: deps.db, actor: null, now: deps.clock(), address: client.address }
    await record(context, "SIGN_IN_FAILED", { type: "user", id: claim.userId }, details)
  }
  throw new Refusal("LOGIN_FAILED", `sign-in of user ${claim.userId ?? "unknown"} failed`)
}

/** What an API client gets of a sign-in that was just issued for this proof. */
export function toTokenResponse(
  deps: Pick<Deps, "secretBox">,
  issued: IssuedTokens,
  { userId, provider }: Pick<PrimaryAuthentication, "userId" | "provider">,
): Token {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return {
    access_token: issued.token,
    refresh_token: issued.refresh ?? "",
    iat: seconds(issued.createdOn),
    exp: seconds(issued.expiresOn),
    refresh_iat: seconds(issued.createdOn),
    refresh_exp: seconds(issued.refreshExpiresOn ?? issued.expiresOn),
    token_provider: provider?.sealedTokens
      ? openTokens(deps, { identityProviderId: provider.id, userId }, provider.sealedTokens).tokenProvider
      : null,
  }
}
