/** Signing in and out. */
import { createHash, randomBytes } from "node:crypto"
import { writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { readCookie } from "../http/cookies.ts"
import type { SignedIn } from "../http/gate.ts"
import { findCredentials, saveSignInSuccess } from "../people/store.ts"
import type { Actor } from "../roles/rules.ts"
import type { Credentials, Token } from "./contract.ts"
import { ACCESS_TOKEN_MS, BROWSER_SIGN_IN_MS, REFRESH_TOKEN_MS, type SignInKind } from "./rules.ts"
import { consumeRefreshToken, findSignIn, insertSignIn, revokeSignIn } from "./store.ts"

/** 256 random bits, as base64url. */
const TOKEN_BYTES = 32
const USER_AGENT_CHARACTERS_MAX = 300

/** Where a sign-in comes from. */
export interface Origin {
  userAgent: string
  address: string
}

/** A browser's sign-in. @returns the cookie's token. @throws Refusal LOGIN_FAILED, the same for every reason */
export async function signInBrowser(deps: Deps, credentials: Credentials, origin: Origin): Promise<string> {
  const user = await checkPassword(deps, credentials, origin)
  return deps.db.transaction().execute(async (tx) => {
    const issued = await issue(tx, deps.clock(), user.id, "BROWSER", origin)
    await recordSignIn(tx, deps, user, origin)
    return issued.token
  })
}

/** An API client's sign-in: an access token and a refresh token that works once. */
export async function createToken(deps: Deps, credentials: Credentials, origin: Origin): Promise<Token> {
  const user = await checkPassword(deps, credentials, origin)
  return deps.db.transaction().execute(async (tx) => {
    const issued = await issue(tx, deps.clock(), user.id, "API", origin)
    await recordSignIn(tx, deps, user, origin)
    return toToken(issued)
  })
}

export async function refreshToken(deps: Deps, refresh: string): Promise<Token> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    const old = await consumeRefreshToken(tx, hashOf(refresh), now)
    if (!old) throw new Refusal("UNAUTHORIZED", "refresh token is not valid")
    return toToken(
      await issue(tx, now, old.user_id, "API", { userAgent: old.user_agent, address: old.address }),
    )
  })
}

/** Ends a sign-in; running remote sessions of it end with USER_LOGOUT_ERROR. */
export async function signOut(deps: Deps, actor: Actor, address: string): Promise<void> {
  const now = deps.clock()
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
}

/** Who sent this request: a bearer token of an API client, or a browser's cookie. Null without a valid one. */
export async function signedInBy(
  deps: Pick<Deps, "db" | "clock">,
  request: Request,
): Promise<SignedIn | null> {
  const authorization = request.headers.get("authorization")
  const bearer = authorization?.match(/^Bearer ([A-Za-z0-9_-]{43})$/)?.[1]
  const token = authorization === null ? readCookie(request) : bearer
  if (!token) return null
  const found = await findSignIn(deps.db, hashOf(token), deps.clock())
  if (!found || (found.kind === "API") !== (authorization !== null)) return null
  return {
    actor: found.actor,
    csrfToken: found.kind === "BROWSER" ? Buffer.from(found.csrfSecret).toString("base64url") : null,
  }
}

/** A hash to verify against when the user does not exist, so that the answer takes as long. */
let decoyHash: Promise<string> | null = null

async function checkPassword(deps: Deps, { username, password }: Credentials, origin: Origin) {
  const user = await findCredentials(deps.db, username)
  decoyHash ??= Bun.password.hash(randomBytes(TOKEN_BYTES).toString("hex"), "argon2id")
  const isRight = await Bun.password.verify(password, user?.password_hash ?? (await decoyHash))
  const hasExpired = user?.expires_on != null && user.expires_on <= deps.clock()
  if (user?.password_hash && isRight && user.locked_reason === null && !hasExpired) return user
  await writeAudit(
    deps.db,
    null,
    {
      event: "SIGN_IN_FAILED",
      objectType: "user",
      objectId: user?.id ?? null,
      address: origin.address,
      details: { username },
    },
    deps.clock(),
  )
  throw new Refusal("LOGIN_FAILED", `sign-in as "${username}" failed`)
}

interface Issued {
  token: string
  refresh: string | null
  createdOn: Date
  expiresOn: Date
  refreshExpiresOn: Date | null
}

async function issue(db: Db, now: Date, userId: string, kind: SignInKind, origin: Origin): Promise<Issued> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url")
  const refresh = kind === "API" ? randomBytes(TOKEN_BYTES).toString("base64url") : null
  const issued = {
    token,
    refresh,
    createdOn: now,
    expiresOn: new Date(now.getTime() + (kind === "API" ? ACCESS_TOKEN_MS : BROWSER_SIGN_IN_MS)),
    refreshExpiresOn: refresh === null ? null : new Date(now.getTime() + REFRESH_TOKEN_MS),
  }
  await insertSignIn(db, {
    userId,
    kind,
    tokenHash: hashOf(token),
    refreshHash: refresh === null ? null : hashOf(refresh),
    csrfSecret: randomBytes(TOKEN_BYTES),
    userAgent: origin.userAgent.slice(0, USER_AGENT_CHARACTERS_MAX),
    address: origin.address,
    createdOn: now,
    expiresOn: issued.expiresOn,
    refreshExpiresOn: issued.refreshExpiresOn,
  })
  return issued
}

async function recordSignIn(tx: Db, deps: Deps, user: { id: string; username: string }, origin: Origin) {
  const now = deps.clock()
  await saveSignInSuccess(tx, user.id, now)
  const fact = {
    event: "SIGN_IN" as const,
    objectType: "user" as const,
    objectId: user.id,
    address: origin.address,
  }
  await writeAudit(tx, { userId: user.id, username: user.username }, fact, now)
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}

function toToken(issued: Issued): Token {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return {
    access_token: issued.token,
    refresh_token: issued.refresh ?? "",
    iat: seconds(issued.createdOn),
    exp: seconds(issued.expiresOn),
    refresh_iat: seconds(issued.createdOn),
    refresh_exp: seconds(issued.refreshExpiresOn ?? issued.expiresOn),
    token_provider: null,
  }
}
