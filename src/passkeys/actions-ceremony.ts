/** Asking authenticators and checking what they sign (WebAuthn level 3). */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import type { NewPasskeyAnswer, PasskeyAnswer } from "./contract.ts"
import { CHALLENGE_MS, type PasskeySite, passkeySite } from "./rules.ts"
import {
  type ChallengePlace,
  findStoredPasskey,
  insertChallenge,
  type NewPasskey,
  type StoredPasskey,
  savePasskeyUse,
  storedPasskeysOf,
  takeChallenge,
} from "./store.ts"

const RP_NAME = "Millwright"
/** Loaded with the first passkey: it takes longer than everything else of a start. */
const webauthn = () => import("@simplewebauthn/server")

/** Options as JSON for the browser. */
export type ChallengeOptions = Record<string, unknown>

/** The site that a request came to. @throws Refusal CONFLICT where passkeys cannot be used */
export function siteOf(deps: Pick<Deps, "publicAddress">, request: Request): PasskeySite {
  const site = passkeySite(deps.publicAddress, request.headers.get("host") ?? new URL(request.url).host)
  if (!site)
    throw new Refusal("CONFLICT", "passkeys need the installation's host name", {
      text: "passkeysUnavailable",
    })
  return site
}

/**
 * A challenge for passkeys that exist.
 *
 * @param userId  only this person's; null lets the authenticator say who it is
 */
export async function createChallenge(
  deps: Deps,
  site: PasskeySite,
  place: ChallengePlace,
  userId: string | null,
): Promise<ChallengeOptions> {
  const known = userId === null ? [] : await storedPasskeysOf(deps.db, userId, site.rpId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    timeout: CHALLENGE_MS,
    // After a password a key that is merely held is a second factor; alone it has to know its owner.
    userVerification: needsOwner(place) ? "required" : "preferred",
    ...(userId === null ? {} : { allowCredentials: known.map(descriptorOf) }),
  })
  await remember(deps, options.challenge, place)
  return { ...options }
}

/** A challenge for a new passkey; those that the person has are not made twice. */
export async function createNewChallenge(
  deps: Deps,
  site: PasskeySite,
  place: ChallengePlace,
  person: { userId: string; username: string; displayName: string },
): Promise<ChallengeOptions> {
  const known = await storedPasskeysOf(deps.db, person.userId, site.rpId)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: site.rpId,
    userID: handleOf(person.userId),
    userName: person.username,
    userDisplayName: person.displayName,
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  })
  await remember(deps, options.challenge, place)
  return { ...options }
}

/**
 * Whose passkey has signed a challenge that was given here; the challenge is used up either way.
 *
 * @param userId  whose it must be; null takes anybody's
 * @throws Refusal LOGIN_FAILED, the same for every reason
 */
export async function checkPasskey(
  deps: Deps,
  site: PasskeySite,
  place: ChallengePlace,
  answer: PasskeyAnswer,
  userId: string | null,
  address: string,
): Promise<string> {
  const found = await findStoredPasskey(deps.db, answer.id, site.rpId)
  try {
    const challenge = await usedChallenge(deps, place, answer.response.clientDataJSON)
    if (!found || (userId !== null && found.userId !== userId)) throw new Error("not a passkey of theirs")
    const handle = answer.response.userHandle
    if (handle && handle !== Buffer.from(handleOf(found.userId)).toString("base64url"))
      throw new Error("the passkey names somebody else")
    await verifySignature(deps, site, place, found, answer, challenge)
    return found.userId
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown"
    deps.log.info("Passkey refused", { purpose: place.purpose, reason })
    const fact = {
      event: "SECOND_FACTOR_FAILED" as const,
      objectType: "user" as const,
      objectId: found?.userId ?? null,
      ...{ address, details: { what: "PASSKEY", reason } },
    }
    await writeAudit(deps.db, null, fact, deps.clock())
    throw new Refusal("LOGIN_FAILED", `passkey refused: ${reason}`, { text: "passkeyRefused" })
  }
}

async function verifySignature(
  deps: Deps,
  site: PasskeySite,
  place: ChallengePlace,
  found: StoredPasskey,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<void> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id: found.credentialId, publicKey: found.publicKey, counter: found.counter },
    requireUserVerification: needsOwner(place),
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
export async function checkNewPasskey(
  deps: Deps,
  site: PasskeySite,
  place: ChallengePlace,
  answer: NewPasskeyAnswer,
): Promise<Omit<NewPasskey, "userId" | "name">> {
  try {
    const challenge = await usedChallenge(deps, place, answer.response.clientDataJSON)
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
    deps.log.info("New passkey refused", { purpose: place.purpose, reason })
    throw new Refusal("CONFLICT", `new passkey refused: ${reason}`, { text: "newPasskeyRefused" })
  }
}

/** @throws Error when the challenge was not given here, or not any more */
async function usedChallenge(deps: Deps, place: ChallengePlace, clientDataJSON: string): Promise<string> {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))
  const challenge = (said as { challenge?: unknown } | null)?.challenge
  if (typeof challenge !== "string") throw new Error("no challenge")
  const isGiven = await takeChallenge(deps.db, Buffer.from(challenge, "base64url"), place, deps.clock())
  if (!isGiven) throw new Error("the challenge is not known here, or used")
  return challenge
}

async function remember(deps: Deps, challenge: string, place: ChallengePlace): Promise<void> {
  const now = deps.clock()
  const expiresOn = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(deps.db, Buffer.from(challenge, "base64url"), place, now, expiresOn)
}

function needsOwner({ purpose }: ChallengePlace): boolean {
  return purpose !== "SECOND_FACTOR"
}

function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId, "utf8"))
}

type Descriptor = { id: string; transports?: string[] }

function descriptorOf({ credentialId, transports }: StoredPasskey): Descriptor {
  return { id: credentialId, transports }
}
