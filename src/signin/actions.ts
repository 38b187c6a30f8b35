/** Signing in and out. */
import { API_TOKEN_PREFIX } from "../apitokens/rules.ts"
import { findTokenActor, noteTokenUse } from "../apitokens/store.ts"
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { proveByDirectory } from "../directories/actions-signin.ts"
import { readCookie } from "../http/cookies.ts"
import type { SignedIn } from "../http/gate.ts"
import { addressOf } from "../http/request.ts"
import { type Goodbye, leaveProvider } from "../identityproviders/actions-signout.ts"
import { openTokens } from "../identityproviders/actions-tokens.ts"
import { verifyPassword } from "../passwords/actions-hashing.ts"
import { findCredentials } from "../people/store.ts"
import type { Actor } from "../roles/rules.ts"
import { inLookupTurn, priorityOf, provedUnderBrakes } from "./actions-brakes.ts"
import { recogniseDevice } from "./actions-device.ts"
import { methodsOfClient } from "./actions-factors.ts"
import {
  beginSignIn,
  type FirstProof,
  hashOf,
  type Issued,
  issue,
  issueFor,
  type Origin,
  recognise,
  type SignInOutcome,
} from "./actions-steps.ts"
import type { ClientCredentials, Credentials, Token } from "./contract.ts"
import { isDeed } from "./rules.ts"
import { nextStep, type SignInMethod } from "./rules-steps.ts"
import { consumeRefreshToken, findSignIn, findUsedRefreshToken, revokeFamily, revokeSignIn } from "./store.ts"
import { signInFacts } from "./store-attempts.ts"
import { notePresence } from "./store-presence.ts"
import { findProviderSignIn } from "./store-providers.ts"

/** A browser's sign-in with a password. @throws Refusal LOGIN_FAILED, the same for every reason */
export async function signInBrowser(
  deps: Deps,
  credentials: Credentials,
  returnTo: string,
  origin: Origin,
): Promise<SignInOutcome> {
  const { userId, method } = await checkPassword(deps, credentials, origin)
  return beginSignIn(deps, { userId, method, returnTo }, origin)
}

/**
 * An API client's sign-in: an access token and a refresh token that works once.
 *
 * @throws Refusal LOGIN_FAILED, with the step when there is more to do, which needs a browser
 */
export async function createToken(
  deps: Deps,
  { otp, ...credentials }: ClientCredentials,
  origin: Origin,
): Promise<Token> {
  const first = await checkPassword(deps, credentials, origin)
  const { userId } = first
  const methods = await methodsOfClient(deps, first, otp, origin.address)
  const now = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const step = nextStep(await signInFacts(tx, userId, methods, now))
    if (step !== null) throw new Refusal("LOGIN_FAILED", `sign-in needs step ${step}`, { step })
    const proof = { userId, methods }
    const issued = await issueFor(tx, now, proof, "API", origin)
    recognise(deps, issued, origin, now)
    return toToken(deps, issued, proof)
  })
}

/**
 * A new pair of tokens for a refresh token, which is used up. One that was used already is in two hands: whose they are
 * cannot be told apart, so every sign-in that came from it ends at once, as RFC 9700 §4.14.2 asks for. That is also what
 * happens to a client that has lost an answer, or refreshes twice at the same time: it signs in again.
 *
 * @throws Refusal UNAUTHORIZED
 */
export async function refreshToken(deps: Deps, refresh: string, address: string): Promise<Token> {
  const hash = hashOf(refresh)
  const now = deps.clock()
  const token = await deps.db.transaction().execute(async (tx) => {
    const old = await consumeRefreshToken(tx, hash, now)
    if (!old) return null
    const methods = old.methods as SignInMethod[]
    // What is asked for by now counts for clients that have been in for days too; undone, the token stays good.
    const step = nextStep(await signInFacts(tx, old.user_id, methods, now))
    if (step !== null) throw new Refusal("UNAUTHORIZED", `sign-in needs step ${step}`, { step })
    const proof = {
      userId: old.user_id,
      methods,
      provenOn: old.proven_on,
      familyId: old.family_id,
      beganOn: old.began_on,
      ...(old.identity_provider_id && {
        provider: { id: old.identity_provider_id, sealedTokens: old.sealed_provider_tokens },
      }),
    }
    const origin = { userAgent: old.user_agent, address: old.address }
    return toToken(deps, await issue(tx, now, proof, "API", origin), proof)
  })
  if (token) return token
  await endStolenFamily(deps, hash, address)
  throw new Refusal("UNAUTHORIZED", "refresh token is not valid")
}

/** Ends what came from a refresh token that is used a second time; nothing for one that never was. */
async function endStolenFamily(deps: Deps, refreshHash: Buffer, address: string): Promise<void> {
  const now = deps.clock()
  const stolen = await deps.db.transaction().execute(async (tx) => {
    const used = await findUsedRefreshToken(tx, refreshHash)
    if (!used || (await revokeFamily(tx, used.family_id, now)).length === 0) return null
    const fact = {
      event: "REFRESH_TOKEN_REUSED",
      objectType: "user",
      objectId: used.user_id,
      address,
    } as const
    await writeAudit(tx, null, { ...fact, details: { username: used.username, signInId: used.id } }, now)
    return used
  })
  if (!stolen) return
  deps.log.warn("A refresh token was used twice: its sign-ins are ended", { userId: stolen.user_id })
  deps.tell({ kind: "signIn", id: stolen.id })
}

/**
 * Ends a sign-in; running remote sessions of it end with USER_LOGOUT_ERROR. Then the identity provider, if it was its
 * word, is told too.
 *
 * @param ownOrigin  where browsers reach us; null for a client
 */
export async function signOut(
  deps: Deps,
  actor: Actor,
  address: string,
  ownOrigin: string | null,
): Promise<Goodbye> {
  const now = deps.clock()
  const atProvider = await findProviderSignIn(deps.db, actor.signInId)
  await deps.db.transaction().execute(async (tx) => {
    await revokeSignIn(tx, actor.signInId, now)
    await writeAudit(
      tx,
      actor,
      { event: "SIGN_OUT", objectType: "user", objectId: actor.userId, address },
      now,
    )
  })
  deps.tell({ kind: "signIn", id: actor.signInId })
  return leaveProvider(deps, atProvider, ownOrigin, address)
}

type Recognising = Pick<Deps, "db" | "clock" | "log" | "tell">

/**
 * Who sent this request: a bearer token of an API client or of a program, or a browser's cookie. Null without a valid one.
 *
 * @param deviceId  asks also what they may do on this device, in the same statement
 * @throws Refusal TIMEOUT when nobody has done anything with the browser's sign-in for too long; it ends with that
 */
export async function signedInBy(
  deps: Recognising,
  request: Request,
  deviceId?: string,
): Promise<SignedIn | null> {
  const authorization = request.headers.get("authorization")
  const bearer = authorization?.match(BEARER)?.[1]
  const token = authorization === null ? readCookie(request) : bearer
  if (!token) return null
  // Never from a cookie: no page's token would stand behind what a browser then sends by itself.
  if (token.startsWith(API_TOKEN_PREFIX))
    return authorization === null ? null : programOf(deps, token, addressOf(request), deviceId)
  const now = deps.clock()
  const found = await findSignIn(deps.db, hashOf(token), now, deviceId)
  if (!found || (found.kind === "API") !== (authorization !== null)) return null
  if (found.isIdle) {
    await endIdle(deps, found.actor, addressOf(request))
    throw new Refusal("TIMEOUT", `sign-in of ${found.actor.username} ended by inactivity`)
  }
  if (found.isUnconfirmed) throw confirmationOver(`sign-in of ${found.actor.username}`, "TIMEOUT")
  // A lost socket is opened again by its script.
  const isActive = !request.headers.has("upgrade") && isDeed(new URL(request.url).pathname)
  noteSeen(deps, found.actor.signInId, isActive)
  const { actor, inactivitySeconds } = found
  const access = found.access === undefined ? {} : { access: found.access }
  if (found.kind === "API") return { actor, csrfToken: null, ...access }
  const csrfToken = Buffer.from(found.csrfSecret).toString("base64url")
  return { actor, csrfToken, inactivitySeconds, ...access }
}

const BEARER = new RegExp(`^Bearer ((?:${API_TOKEN_PREFIX})?[A-Za-z0-9_-]{43})$`)

/** A person gives input in a running session: that is a deed, as a click on a page is. */
export function noteInput(deps: Recognising, signInId: string): void {
  noteSeen(deps, signInId, true)
}

/** Remembers it; the write that may be due is nobody's to wait for. */
function noteSeen(deps: Recognising, signInId: string, isActive: boolean): void {
  notePresence(deps.db, signInId, isActive, deps.clock())?.catch((error) =>
    deps.log.warn("When a sign-in was last seen could not be saved", { signInId, error }),
  )
}

async function endIdle(deps: Recognising, actor: Actor, address: string): Promise<void> {
  const now = deps.clock()
  const hasEnded = await deps.db.transaction().execute(async (tx) => {
    if (!(await revokeSignIn(tx, actor.signInId, now))) return false
    const fact = { event: "SIGN_IN_TIMED_OUT", objectType: "user", objectId: actor.userId, address } as const
    await writeAudit(tx, actor, fact, now)
    return true
  })
  if (hasEnded) deps.tell({ kind: "signIn", id: actor.signInId })
}

/** A program by its token. */
async function programOf(
  deps: Recognising,
  token: string,
  address: string,
  deviceId?: string,
): Promise<SignedIn | null> {
  const now = deps.clock()
  const found = await findTokenActor(deps.db, hashOf(token), now, deviceId)
  if (!found) return null
  const { isUnconfirmed, ...signedIn } = found
  const { actor } = signedIn
  if (isUnconfirmed) throw confirmationOver(`API token "${actor.token.name}"`, "UNAUTHORIZED")
  noteTokenUse(deps.db, actor.token.id, address, now)?.catch((error) =>
    deps.log.warn("When an API token was last used could not be saved", { tokenId: actor.token.id, error }),
  )
  return { ...signedIn, csrfToken: null }
}

/** Whoever holds a token of a person may know why it rests: nobody is let in by that. */
function confirmationOver(what: string, code: "TIMEOUT" | "UNAUTHORIZED"): Refusal {
  const text = code === "TIMEOUT" ? "confirmationOver" : "apiTokenRests"
  return new Refusal(code, `${what} does not count until its person has signed in again`, { text })
}

/** Whoever is locked or has expired is answered like somebody who does not exist. */
function mayTry(user: { locked_reason: string | null; expires_on: Date | null }, now: Date): boolean {
  return user.locked_reason === null && (user.expires_on === null || user.expires_on > now)
}

async function checkPassword(
  deps: Deps,
  { username, password }: Credentials,
  origin: Origin,
): Promise<{ userId: string; method: SignInMethod }> {
  const { address } = origin
  const device = recogniseDevice(deps.secretBox, origin.device ?? null, username, deps.clock())
  const priority = await priorityOf(deps, { name: username, address, device })
  const user = await inLookupTurn(priority, () => findCredentials(deps.db, username))
  const claim = { name: username, userId: user?.id ?? null, address, device, priority }
  const hash = user && mayTry(user, deps.clock()) ? user.password_hash : null
  let proved = null as { userId: string; method: SignInMethod } | null
  let directories: string | undefined
  let isKnown = user !== undefined && user !== null
  const outcome = await provedUnderBrakes(deps, claim, {
    async prove() {
      const isRight = await verifyPassword(password, hash)
      if (isRight && user) proved = { userId: user.id, method: "PASSWORD" }
      return isRight
    },
    async proveElsewhere() {
      const said = await proveByDirectory(deps, { username, password }, origin)
      if (said?.userId) proved = { userId: said.userId, method: "LDAP" }
      directories = said?.reasons
      isKnown ||= said?.hasName ?? false
      return proved !== null
    },
  })
  if (proved && outcome === "PROVED") return proved
  const fact = { event: "SIGN_IN_FAILED", objectType: "user", objectId: claim.userId } as const
  // What is nobody's name may be a password in the wrong field: it is not written down.
  const details = { username: isKnown ? username : null, ...(directories && { directories }) }
  const told = { ...fact, address: origin.address, details }
  // Slowing down has its own entry, once: a flood does not fill the log.
  if (outcome === "WRONG") await writeAudit(deps.db, null, told, deps.clock())
  throw new Refusal("LOGIN_FAILED", `sign-in of user ${claim.userId ?? "unknown"} failed`)
}

/** What an API client gets of a sign-in that was just issued for this proof. */
export function toToken(
  deps: Pick<Deps, "secretBox">,
  issued: Issued,
  { userId, provider }: Pick<FirstProof, "userId" | "provider">,
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
