/** Challenges for authenticators, and the verification of their signatures (WebAuthn level 3). */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import type { Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { record } from "../../../system/audit/store.ts"
import type { AuthenticationResponse, RegistrationResponse } from "../contract.ts"
import { CHALLENGE_MS, findRelyingParty, type RelyingParty } from "../rules.ts"
import {
  type ChallengeContext,
  consumeChallenge,
  findCredential,
  insertChallenge,
  listCredentials,
  type NewPasskey,
  type PasskeyCredential,
  savePasskeyUse,
} from "../store.ts"

const RP_NAME = "Millwright"
/** Loaded with the first passkey: it takes longer than everything else of a start. */
const webauthn = () => import("@simplewebauthn/server")

/** Options as JSON for the browser. */
type ChallengeOptions = Record<string, unknown>

/** The site that a request came to. @throws Refusal CONFLICT where passkeys cannot be used */
export function requireRelyingParty(deps: Pick<Deps, "publicAddress">, request: Request): RelyingParty {
  const site = findRelyingParty(deps.publicAddress, request.headers.get("host") ?? new URL(request.url).host)
  if (!site)
    throw new Refusal("CONFLICT", "passkeys need the installation's host name", {
      text: "passkeysUnavailable",
    })
  return site
}

/**
 * A challenge for existing passkeys.
 *
 * @param userId  only this user's; null lets the authenticator choose the account
 */
export async function createAuthenticationOptions(
  deps: Deps,
  site: RelyingParty,
  context: ChallengeContext,
  userId: string | null,
): Promise<ChallengeOptions> {
  const known = userId === null ? [] : await listCredentials(deps.db, userId, site.rpId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    timeout: CHALLENGE_MS,
    // After a password, possession is a second factor; a passkey alone requires user verification.
    userVerification: requiresUserVerification(context) ? "required" : "preferred",
    allowCredentials: userId === null ? undefined : known.map(descriptorOf),
  })
  await storeChallenge(deps, options.challenge, context)
  return { ...options }
}

/** A challenge for a new passkey; authenticators with an existing one of the user are excluded. */
export async function createRegistrationOptions(
  deps: Deps,
  site: RelyingParty,
  context: ChallengeContext,
  person: { userId: string; username: string; displayName: string },
): Promise<ChallengeOptions> {
  const known = await listCredentials(deps.db, person.userId, site.rpId)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: site.rpId,
    userID: userHandleOf(person.userId),
    userName: person.username,
    userDisplayName: person.displayName,
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  })
  await storeChallenge(deps, options.challenge, context)
  return { ...options }
}

/**
 * Verifies a passkey's signature of an issued challenge; the challenge is used up in any case.
 *
 * @param userId  the required user; null accepts any user
 * @throws Refusal LOGIN_FAILED, the same for every reason
 */
export async function verifyPasskey(
  deps: Deps,
  site: RelyingParty,
  context: ChallengeContext,
  answer: AuthenticationResponse,
  userId: string | null,
  address: string,
): Promise<string> {
  const found = await findCredential(deps.db, answer.id, site.rpId)
  try {
    const challenge = await requireChallenge(deps, context, answer.response.clientDataJSON)
    if (!found || (userId !== null && found.userId !== userId)) throw new Error("not a passkey of theirs")
    const handle = answer.response.userHandle
    if (handle && handle !== Buffer.from(userHandleOf(found.userId)).toString("base64url"))
      throw new Error("the passkey names another user")
    await verifySignature(deps, site, context, found, answer, challenge)
    return found.userId
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown"
    deps.log.info("Passkey refused", { purpose: context.purpose, reason })
    await record(
      { tx: deps.db, actor: null, now: deps.clock(), address },
      "SECOND_FACTOR_FAILED",
      { type: "user", id: found?.userId ?? null },
      { what: "PASSKEY", reason },
    )
    throw new Refusal("LOGIN_FAILED", `passkey refused: ${reason}`, { text: "passkeyRefused" })
  }
}

async function verifySignature(
  deps: Deps,
  site: RelyingParty,
  context: ChallengeContext,
  found: PasskeyCredential,
  answer: AuthenticationResponse,
  challenge: string,
): Promise<void> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id: found.credentialId, publicKey: found.publicKey, counter: found.counter },
    requireUserVerification: requiresUserVerification(context),
  })
  if (!verified) throw new Error("the signature is wrong")
  const { newCounter, credentialBackedUp } = authenticationInfo
  if (!(await savePasskeyUse(deps.db, found.id, newCounter, credentialBackedUp, deps.clock())))
    throw new Error("the counter went back")
}

/**
 * The passkey that an authenticator has made for a challenge given here.
 *
 * @throws Refusal CONFLICT when it does not fit
 */
export async function verifyRegistration(
  deps: Deps,
  site: RelyingParty,
  context: ChallengeContext,
  answer: RegistrationResponse,
): Promise<Omit<NewPasskey, "userId" | "name">> {
  try {
    const challenge = await requireChallenge(deps, context, answer.response.clientDataJSON)
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
    })
    if (!verified) throw new Error("not verified")
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      rpId: site.rpId,
      backedUp: credentialBackedUp,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown"
    deps.log.info("New passkey refused", { purpose: context.purpose, reason })
    throw new Refusal("CONFLICT", `new passkey refused: ${reason}`, { text: "newPasskeyRefused" })
  }
}

/** @throws Error when the challenge was not issued here, or has expired */
async function requireChallenge(
  deps: Deps,
  context: ChallengeContext,
  clientDataJSON: string,
): Promise<string> {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))
  const challenge = (said as { challenge?: unknown } | null)?.challenge
  if (typeof challenge !== "string") throw new Error("no challenge")
  const isGiven = await consumeChallenge(deps.db, Buffer.from(challenge, "base64url"), context, deps.clock())
  if (!isGiven) throw new Error("the challenge is not known here, or used")
  return challenge
}

async function storeChallenge(deps: Deps, challenge: string, context: ChallengeContext): Promise<void> {
  const now = deps.clock()
  const expiresOn = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(deps.db, Buffer.from(challenge, "base64url"), context, now, expiresOn)
}

function requiresUserVerification({ purpose }: ChallengeContext): boolean {
  return purpose !== "SECOND_FACTOR"
}

function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId, "utf8"))
}

type CredentialDescriptor = { id: string; transports?: string[] }

function descriptorOf({ credentialId, transports }: PasskeyCredential): CredentialDescriptor {
  return { id: credentialId, transports }
}
