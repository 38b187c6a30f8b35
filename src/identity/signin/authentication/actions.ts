/** Authentication of requests, by the cookie of a browser, an access token or an API token. */

import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { hashToken } from "../../../base/token.ts"
import { inTransaction } from "../../../db/transaction.ts"
import type { Authentication } from "../../../http/authorize.ts"
import { readSignInCookie } from "../../../http/cookies.ts"
import { clientAddress } from "../../../http/request.ts"
import { record } from "../../../system/audit/store.ts"
import { API_TOKEN_PREFIX } from "../../apitokens/rules.ts"
import { findTokenActor, recordTokenUse } from "../../apitokens/store.ts"
import { revokeSignIn } from "../../revocation/store.ts"
import { recordPresence } from "../presence/store.ts"
import { isUserActivity } from "../rules.ts"
import { findSignIn } from "../store.ts"

type AuthenticationDeps = Pick<Deps, "db" | "clock" | "log" | "state" | "publish">

/**
 * Authenticates a request: bearer token of an API client or an API token, or a browser's cookie. Null without a valid
 * one.
 *
 * @param deviceId  also returns the access to this device, in the same statement
 * @throws Refusal TIMEOUT when the browser's sign-in was idle for too long; the sign-in ends then
 */
export async function authenticateRequest(
  deps: AuthenticationDeps,
  request: Request,
  deviceId?: string,
): Promise<Authentication | null> {
  const authorization = request.headers.get("authorization")
  const bearer = authorization?.match(BEARER)?.[1]
  const token = authorization === null ? readSignInCookie(request) : bearer
  if (!token) return null
  // Never from a cookie: the requests that a browser sends by itself carry no page token.
  if (token.startsWith(API_TOKEN_PREFIX))
    return authorization === null ? null : authenticateApiToken(deps, token, clientAddress(request), deviceId)
  const now = deps.clock()
  const found = await findSignIn(deps, hashToken(token), now, deviceId)
  if (!found || (found.kind === "API") !== (authorization !== null)) return null
  if (found.isIdle) {
    await endIdleSignIn(deps, found.actor, clientAddress(request))
    throw new Refusal("TIMEOUT", `sign-in of ${found.actor.username} ended by inactivity`)
  }
  if (found.isUnconfirmed) throw confirmationExpired(`sign-in of ${found.actor.username}`, "TIMEOUT")
  trackPresence(deps, found.actor.signInId, found.kind === "BROWSER" && isActivity(request))
  const { actor, inactivitySeconds } = found
  const access = found.access === undefined ? {} : { access: found.access }
  if (found.kind === "API") return { actor, csrfToken: null, ...access }
  const csrfToken = Buffer.from(found.csrfSecret).toString("base64url")
  return { actor, csrfToken, inactivitySeconds, ...access }
}

/** A lost socket is opened again by its script. */
function isActivity({ url, headers }: Request): boolean {
  return !headers.has("upgrade") && isUserActivity(new URL(url).pathname, headers)
}

const BEARER = new RegExp(`^Bearer ((?:${API_TOKEN_PREFIX})?[A-Za-z0-9_-]{43})$`)

/** Input in a running session is user activity, like a click on a page. */
export function recordUserInput(deps: AuthenticationDeps, signInId: string): void {
  trackPresence(deps, signInId, true)
}

/** Records presence; the database write happens in the background. */
function trackPresence(deps: AuthenticationDeps, signInId: string, isActive: boolean): void {
  recordPresence(deps, signInId, isActive, deps.clock())?.catch((error) =>
    deps.log.warn("The last use of a sign-in could not be saved", { signInId, error }),
  )
}

async function endIdleSignIn(deps: AuthenticationDeps, actor: Actor, address: string): Promise<void> {
  const hasEnded = await inTransaction(deps, async (tx, now) => {
    if (!(await revokeSignIn(tx, actor.signInId, now, true))) return false
    await record({ tx, actor, now, address }, "SIGN_IN_TIMED_OUT", { type: "user", id: actor.userId })
    return true
  })
  if (hasEnded) deps.publish({ kind: "signIn", id: actor.signInId })
}

/** A program by its token. */
async function authenticateApiToken(
  deps: AuthenticationDeps,
  token: string,
  address: string,
  deviceId?: string,
): Promise<Authentication | null> {
  const now = deps.clock()
  const found = await findTokenActor(deps.db, hashToken(token), now, deviceId)
  if (!found) return null
  const { isUnconfirmed, ...signedIn } = found
  const { actor } = signedIn
  if (isUnconfirmed) throw confirmationExpired(`API token "${actor.token.name}"`, "UNAUTHORIZED")
  recordTokenUse(deps, actor.token.id, address, now)?.catch((error) =>
    deps.log.warn("The last use of an API token could not be saved", { tokenId: actor.token.id, error }),
  )
  return { ...signedIn, csrfToken: null }
}

/** The holder of a valid token is given the reason; it does not authenticate. */
function confirmationExpired(what: string, code: "TIMEOUT" | "UNAUTHORIZED"): Refusal {
  const text = code === "TIMEOUT" ? "confirmationExpired" : "apiTokenSuspended"
  return new Refusal(code, `${what} does not count until its person has signed in again`, { text })
}
