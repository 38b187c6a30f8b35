/** From a first factor to a sign-in, for all methods, browsers and API clients. */

import { randomBytes } from "node:crypto"
import type { ClientInfo } from "../../../base/client-info.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { networkOf } from "../../../base/networks.ts"
import { safeRedirectPath } from "../../../base/redirect.ts"
import { Refusal } from "../../../base/refusal.ts"
import { createToken, hashToken, TOKEN_BYTES } from "../../../base/token.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { revokeBrowserSignIn } from "../../revocation/store.ts"
import { type AuthenticatingSource, isUnchangedSource } from "../../sources/store.ts"
import { lockPasswordHash, recordSuccessfulSignIn } from "../../users/store.ts"
import { addToDeviceCookie } from "../device-cookie/actions.ts"
import { KnownNetworks } from "../known-networks/actions.ts"
import { KNOWN_NETWORKS_MAX } from "../known-networks/rules.ts"
import { saveKnownNetwork } from "../known-networks/store.ts"
import { ACCESS_TOKEN_MS, BROWSER_SIGN_IN_MS, refreshExpiryOf, type SignInKind } from "../rules.ts"
import { insertSignIn } from "../store.ts"
import { ATTEMPT_MS, nextStep, type SignInMethod, type SignInStep } from "./rules.ts"
import {
  deleteAttempt,
  findAttempt,
  getSignInFacts,
  insertAttempt,
  lockAttempt,
  type SignInAttempt,
  saveAttempt,
} from "./store.ts"

const USER_AGENT_CHARACTERS_MAX = 300

/**
 * What a first factor was compared with. It may change while the sign-in waits for a provider or a hash: the change ends the
 * sign-ins that exist, and this one must not come after it.
 */
export type Evidence = { passwordHash: string } | { source: AuthenticatingSource } | "PASSKEY"

/** A user authenticated by a first factor. */
export interface PrimaryAuthentication {
  userId: string
  evidence: Evidence
  method: SignInMethod
  /** Path to go to in the end; anything but a path of this server leads to the start page. */
  returnTo: string
  /** The identity provider that authenticated the user, and its tokens, sealed. */
  provider?: { id: string; sealedTokens: Buffer | null }
  /** Time of the authentication, where it was not in this attempt. */
  authenticatedOn?: Date
}

/** Signed in, or the next step; `token` is the attempt's then. */
export type SignInOutcome =
  | { kind: "signedIn"; token: string; returnTo: string; device: string }
  | { kind: "step"; step: SignInStep; token: string; returnTo: string }

export interface IssuedTokens {
  token: string
  refresh: string | null
  createdOn: Date
  expiresOn: Date
  refreshExpiresOn: Date | null
}

/**
 * Refuses what no longer counts, and keeps it from changing until the end of the transaction.
 *
 * @throws Refusal LOGIN_FAILED
 */
export async function checkEvidence(
  tx: Db,
  { userId, evidence }: Pick<PrimaryAuthentication, "userId" | "evidence">,
): Promise<void> {
  if (evidence === "PASSKEY") return
  const isCurrent =
    "source" in evidence
      ? await isUnchangedSource(tx, evidence.source)
      : (await lockPasswordHash(tx, userId)) === evidence.passwordHash
  if (!isCurrent)
    throw new Refusal("LOGIN_FAILED", `what user ${userId} signed in with was changed meanwhile`)
}

/** Signs a browser in as far as this proof goes. */
export async function beginSignIn(
  deps: Deps,
  proof: PrimaryAuthentication,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const now = deps.clock()
  const returnTo = safeRedirectPath(proof.returnTo)
  const methods = [proof.method]
  return replacePreviousSignIn(deps, client, async (tx) => {
    await checkEvidence(tx, proof)
    const step = nextStep(await getSignInFacts(tx, proof.userId, methods, now))
    if (step === null) {
      const issued = await issueSignIn(tx, now, { ...proof, methods }, "BROWSER", client)
      return {
        kind: "signedIn",
        token: issued.token,
        returnTo,
        device: rememberClient(deps, issued, client, now),
      }
    }
    const token = createToken()
    await insertAttempt(tx, {
      userId: proof.userId,
      methods,
      returnTo,
      identityProviderId: proof.provider?.id ?? null,
      sealedProviderTokens: proof.provider?.sealedTokens ?? null,
      authenticatedOn: proof.authenticatedOn ?? null,
      tokenHash: hashToken(token),
      createdOn: now,
      expiresOn: new Date(now.getTime() + ATTEMPT_MS),
    })
    return { kind: "step", step, token, returnTo }
  })
}

/**
 * A browser has one sign-in: a new one takes the place of its cookie, and nothing could end the earlier one any more but its
 * time. It ends with the transaction that makes the new one.
 */
async function replacePreviousSignIn(
  deps: Deps,
  { previousToken: earlier, address }: ClientInfo,
  signIn: (tx: Db) => Promise<SignInOutcome>,
): Promise<SignInOutcome> {
  const { outcome, ended } = await inTransaction(deps, async (tx, now) => {
    const outcome = await signIn(tx)
    const isIn = outcome.kind === "signedIn" && earlier
    const ended = isIn ? await revokeBrowserSignIn(tx, hashToken(earlier), now) : null
    if (ended) {
      const { userId, username } = ended
      await record({ tx, actor: { userId, username }, now, address }, "SIGN_OUT", {
        type: "user",
        id: userId,
      })
    }
    return { outcome, ended }
  })
  for (const id of ended?.signInIds ?? []) deps.publish({ kind: "signIn", id })
  return outcome
}

/** The attempt of a token. @throws Refusal UNAUTHORIZED when it does not exist or has expired */
export async function getAttempt(
  deps: Pick<Deps, "db" | "clock">,
  token: string | null,
): Promise<SignInAttempt> {
  const found = token ? await findAttempt(deps.db, hashToken(token), deps.clock()) : null
  if (!found) throw new Refusal("UNAUTHORIZED", "no sign-in under way")
  return found
}

/** What the attempt waits for now. Null when nothing is left, which `continueSignIn` finishes. */
export async function getNextStep(
  deps: Pick<Deps, "db" | "clock">,
  attempt: SignInAttempt,
): Promise<SignInStep | null> {
  return nextStep(await getSignInFacts(deps.db, attempt.userId, attempt.methods, deps.clock()))
}

/**
 * Continues an attempt after a step: `proved` names its method, null for steps without authentication (a new
 * password, a consent). The token stays the attempt's until the sign-in, which gets a new one.
 *
 * @throws Refusal UNAUTHORIZED when the attempt has been finished concurrently
 */
export async function continueSignIn(
  deps: Deps,
  attempt: SignInAttempt,
  token: string,
  proved: SignInMethod | null,
  client: ClientInfo,
): Promise<SignInOutcome> {
  const now = deps.clock()
  const methods = proved === null ? attempt.methods : [...new Set([...attempt.methods, proved])]
  const authenticatedOn = proved === null ? attempt.authenticatedOn : null
  return replacePreviousSignIn(deps, client, async (tx) => {
    if (!(await lockAttempt(tx, attempt.id))) throw new Refusal("UNAUTHORIZED", "no sign-in under way")
    const step = nextStep(await getSignInFacts(tx, attempt.userId, methods, now))
    if (step !== null) {
      await saveAttempt(tx, attempt.id, { methods, authenticatedOn })
      return { kind: "step", step, token, returnTo: attempt.returnTo }
    }
    await deleteAttempt(tx, attempt.id)
    const provider = attempt.identityProviderId
      ? { id: attempt.identityProviderId, sealedTokens: attempt.sealedProviderTokens }
      : undefined
    const proof = { userId: attempt.userId, methods, provider, authenticatedOn: authenticatedOn ?? undefined }
    const issued = await issueSignIn(tx, now, proof, "BROWSER", client)
    const device = rememberClient(deps, issued, client, now)
    return { kind: "signedIn", token: issued.token, returnTo: attempt.returnTo, device }
  })
}

/** Network and browser are recognised at the next sign-in. @returns the browser's new device cookie */
export function rememberClient(
  { secretBox, state }: Pick<Deps, "secretBox" | "state">,
  { username }: { username: string },
  client: ClientInfo,
  now: Date,
): string {
  state.get(KnownNetworks).add(username, networkOf(client.address))
  return addToDeviceCookie(secretBox, client.deviceCookie ?? null, username, now)
}

/** Inserts a sign-in with its tokens, and updates the user, the known networks and the audit log. */
export async function issueSignIn(
  tx: Db,
  now: Date,
  proof: Pick<PrimaryAuthentication, "userId" | "provider" | "authenticatedOn"> & {
    methods: SignInMethod[]
    familyId?: string
  },
  kind: SignInKind,
  client: ClientInfo,
): Promise<IssuedTokens & { username: string }> {
  const issued = await issueTokens(tx, now, proof, kind, client)
  const { userId } = proof
  const username = await recordSuccessfulSignIn(tx, userId, now, client)
  await saveKnownNetwork(tx, userId, networkOf(client.address), now, KNOWN_NETWORKS_MAX)
  const context = { tx, actor: { userId, username }, now, address: client.address }
  await record(context, "SIGN_IN", { type: "user", id: userId }, { methods: proof.methods.join(" ") })
  return { ...issued, username }
}

/** The row and its tokens alone: what refreshing does. */
export async function issueTokens(
  db: Db,
  now: Date,
  proof: {
    userId: string
    methods: SignInMethod[]
    provider?: PrimaryAuthentication["provider"]
    familyId?: string
    beganOn?: Date
    authenticatedOn?: Date
  },
  kind: SignInKind,
  client: ClientInfo,
): Promise<IssuedTokens> {
  const token = createToken()
  const refresh = kind === "API" ? createToken() : null
  const refreshExpiresOn = refresh === null ? null : refreshExpiryOf(proof.beganOn ?? now, now)
  const lifeMs = kind === "API" ? ACCESS_TOKEN_MS : BROWSER_SIGN_IN_MS
  const expiresMs = Math.min(now.getTime() + lifeMs, refreshExpiresOn?.getTime() ?? Number.POSITIVE_INFINITY)
  const issued = {
    token,
    refresh,
    createdOn: now,
    expiresOn: new Date(expiresMs),
    refreshExpiresOn,
  }
  await insertSignIn(db, {
    userId: proof.userId,
    kind,
    methods: proof.methods,
    authenticatedOn: proof.authenticatedOn,
    familyId: proof.familyId || undefined,
    provider: proof.provider,
    tokenHash: hashToken(token),
    refreshHash: refresh === null ? null : hashToken(refresh),
    csrfSecret: randomBytes(TOKEN_BYTES),
    userAgent: client.userAgent.slice(0, USER_AGENT_CHARACTERS_MAX),
    address: client.address,
    createdOn: now,
    expiresOn: issued.expiresOn,
    refreshExpiresOn: issued.refreshExpiresOn,
  })
  return issued
}
