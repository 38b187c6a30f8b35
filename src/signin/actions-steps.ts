/** From a first proof to a sign-in: one way for every method, in the browser and for API clients. */
import { createHash, randomBytes } from "node:crypto"
import { writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { networkOf } from "../base/networks.ts"
import { Refusal } from "../base/refusal.ts"
import { getUser, saveSignInSuccess } from "../people/store.ts"
import { addDevice } from "./actions-device.ts"
import { addKnownNetwork } from "./actions-known-networks.ts"
import { ACCESS_TOKEN_MS, BROWSER_SIGN_IN_MS, refreshEnd, type SignInKind, safeTarget } from "./rules.ts"
import { KNOWN_NETWORKS_MAX } from "./rules-brakes.ts"
import { ATTEMPT_MS, nextStep, type SignInMethod, type SignInStep } from "./rules-steps.ts"
import { insertSignIn, revokeBrowserSignIn } from "./store.ts"
import {
  type Attempt,
  deleteAttempt,
  findAttempt,
  insertAttempt,
  lockAttempt,
  saveAttempt,
  signInFacts,
} from "./store-attempts.ts"
import { rememberNetwork } from "./store-brakes.ts"

/** 256 random bits, as base64url. */
const TOKEN_BYTES = 32
const USER_AGENT_CHARACTERS_MAX = 300

/** Where a sign-in comes from. */
export interface Origin {
  userAgent: string
  address: string
  /** The browser's device cookie, as it came. */
  device?: string | null
  /** The token of the sign-in that this browser has had until now. */
  earlier?: string | null
}

/** Somebody who has proved who they are in a first way. */
export interface FirstProof {
  userId: string
  method: SignInMethod
  /** Path to go to in the end; anything but a path of our own leads home. */
  returnTo: string
  /** The identity provider whose word it is, and its tokens, sealed. */
  provider?: { id: string; sealedTokens: Buffer | null }
  /** When the person proved it, where that was not here and now. */
  provenOn?: Date
}

/** Signed in, or what is still to do; `token` is the attempt's then. */
export type SignInOutcome =
  | { kind: "signedIn"; token: string; returnTo: string; device: string }
  | { kind: "step"; step: SignInStep; token: string; returnTo: string }

export interface Issued {
  token: string
  refresh: string | null
  createdOn: Date
  expiresOn: Date
  refreshExpiresOn: Date | null
}

/** Signs a browser in as far as this proof goes. */
export async function beginSignIn(deps: Deps, proof: FirstProof, origin: Origin): Promise<SignInOutcome> {
  const now = deps.clock()
  const returnTo = safeTarget(proof.returnTo)
  const methods = [proof.method]
  return endingEarlier(deps, origin, async (tx) => {
    const step = nextStep(await signInFacts(tx, proof.userId, methods, now))
    if (step === null) {
      const issued = await issueFor(tx, now, { ...proof, methods }, "BROWSER", origin)
      return { kind: "signedIn", token: issued.token, returnTo, device: recognise(deps, issued, origin, now) }
    }
    const token = newToken()
    await insertAttempt(tx, {
      userId: proof.userId,
      methods,
      returnTo,
      identityProviderId: proof.provider?.id ?? null,
      sealedProviderTokens: proof.provider?.sealedTokens ?? null,
      provenOn: proof.provenOn ?? null,
      tokenHash: hashOf(token),
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
async function endingEarlier(
  deps: Deps,
  { earlier, address }: Origin,
  signIn: (tx: Db) => Promise<SignInOutcome>,
): Promise<SignInOutcome> {
  const now = deps.clock()
  const { outcome, ended } = await deps.db.transaction().execute(async (tx) => {
    const outcome = await signIn(tx)
    const isIn = outcome.kind === "signedIn" && earlier
    const ended = isIn ? await revokeBrowserSignIn(tx, hashOf(earlier), now) : null
    if (ended) {
      const { userId, username } = ended
      const fact = { event: "SIGN_OUT", objectType: "user", objectId: userId, address } as const
      await writeAudit(tx, { userId, username }, fact, now)
    }
    return { outcome, ended }
  })
  for (const id of ended?.signInIds ?? []) deps.tell({ kind: "signIn", id })
  return outcome
}

/** The attempt of a token. @throws Refusal UNAUTHORIZED when it is none, or its time is over */
export async function getAttempt(deps: Pick<Deps, "db" | "clock">, token: string | null): Promise<Attempt> {
  const found = token ? await findAttempt(deps.db, hashOf(token), deps.clock()) : null
  if (!found) throw new Refusal("UNAUTHORIZED", "no sign-in under way")
  return found
}

/** What the attempt waits for now. Null when nothing is left, which `continueSignIn` finishes. */
export async function stepOf(deps: Pick<Deps, "db" | "clock">, attempt: Attempt): Promise<SignInStep | null> {
  return nextStep(await signInFacts(deps.db, attempt.userId, attempt.methods, deps.clock()))
}

/**
 * Goes on with an attempt whose step is done: `proved` names the method that was, null for steps that prove nothing (a
 * new password, an agreement). The token stays the attempt's until the person is signed in, who gets a fresh one.
 *
 * @throws Refusal UNAUTHORIZED when the attempt has been finished meanwhile
 */
export async function continueSignIn(
  deps: Deps,
  attempt: Attempt,
  token: string,
  proved: SignInMethod | null,
  origin: Origin,
): Promise<SignInOutcome> {
  const now = deps.clock()
  const methods = proved === null ? attempt.methods : [...new Set([...attempt.methods, proved])]
  const provenOn = proved === null ? attempt.provenOn : null
  return endingEarlier(deps, origin, async (tx) => {
    if (!(await lockAttempt(tx, attempt.id))) throw new Refusal("UNAUTHORIZED", "no sign-in under way")
    const step = nextStep(await signInFacts(tx, attempt.userId, methods, now))
    if (step !== null) {
      await saveAttempt(tx, attempt.id, { methods, provenOn })
      return { kind: "step", step, token, returnTo: attempt.returnTo }
    }
    await deleteAttempt(tx, attempt.id)
    const provider = attempt.identityProviderId
      ? { id: attempt.identityProviderId, sealedTokens: attempt.sealedProviderTokens }
      : undefined
    const proof = {
      ...{ userId: attempt.userId, methods },
      ...(provider && { provider }),
      ...(provenOn && { provenOn }),
    }
    const issued = await issueFor(tx, now, proof, "BROWSER", origin)
    const device = recognise(deps, issued, origin, now)
    return { kind: "signedIn", token: issued.token, returnTo: attempt.returnTo, device }
  })
}

/** Network and browser are recognised at the next sign-in. @returns the browser's new device cookie */
export function recognise(
  deps: Pick<Deps, "db" | "secretBox">,
  { username }: { username: string },
  origin: Origin,
  now: Date,
): string {
  addKnownNetwork(deps, username, networkOf(origin.address))
  return addDevice(deps.secretBox, origin.device ?? null, username, now)
}

/** A sign-in with its tokens and its person's user name, told to the person's row and to the audit log. */
export async function issueFor(
  tx: Db,
  now: Date,
  proof: Pick<FirstProof, "userId" | "provider" | "provenOn"> & {
    methods: SignInMethod[]
    familyId?: string
  },
  kind: SignInKind,
  origin: Origin,
): Promise<Issued & { username: string }> {
  const issued = await issue(tx, now, proof, kind, origin)
  const { username } = await getUser(tx, proof.userId, now)
  await saveSignInSuccess(tx, proof.userId, now)
  await rememberNetwork(tx, proof.userId, networkOf(origin.address), now, KNOWN_NETWORKS_MAX)
  const fact = {
    event: "SIGN_IN" as const,
    objectType: "user" as const,
    objectId: proof.userId,
    address: origin.address,
    details: { methods: proof.methods.join(" ") },
  }
  await writeAudit(tx, { userId: proof.userId, username }, fact, now)
  return { ...issued, username }
}

/** The row and its tokens alone: what refreshing does. */
export async function issue(
  db: Db,
  now: Date,
  proof: {
    userId: string
    methods: SignInMethod[]
    provider?: FirstProof["provider"]
    familyId?: string
    beganOn?: Date
    provenOn?: Date
  },
  kind: SignInKind,
  origin: Origin,
): Promise<Issued> {
  const token = newToken()
  const refresh = kind === "API" ? newToken() : null
  const refreshExpiresOn = refresh === null ? null : refreshEnd(proof.beganOn ?? now, now)
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
    ...(proof.provenOn && { provenOn: proof.provenOn }),
    ...(proof.familyId && { familyId: proof.familyId }),
    ...(proof.provider && { provider: proof.provider }),
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

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url")
}

/** What of a token is stored. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}
