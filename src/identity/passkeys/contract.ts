/**
 * Schemas of the passkey API. The library validates authenticator responses; these schemas only limit size and shape.
 */

import { z } from "zod/mini"
import { id, instant, namedObject, pagedList, requiredText } from "../../base/schema.ts"
import { del, get, inSystem, post, put } from "../../http/endpoint.ts"
import {
  OWN_PURPOSES,
  PASSKEY_NAME_CHARACTERS_MAX,
  TRANSPORT_CHARACTERS_MAX,
  TRANSPORTS_MAX,
} from "./rules.ts"

/** Base64url of at most 1023 bytes (WebAuthn §5.8.3). */
const credentialId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1364}$/, "validation.invalid"))
const bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]{0,65536}$/, "validation.invalid"))
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

/** What a browser returns for a challenge, as JSON (WebAuthn §5.1). */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
})
export type AuthenticationResponse = z.output<typeof authenticationResponse>

/** What a browser returns for a new passkey. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(TRANSPORT_CHARACTERS_MAX))).check(z.maxLength(TRANSPORTS_MAX)),
    ),
  }),
})
export type RegistrationResponse = z.output<typeof registrationResponse>

const name = requiredText(PASSKEY_NAME_CHARACTERS_MAX)
export const passkeyNameInput = z.strictObject({ name })
export const newPasskey = z.strictObject({ name, answer: registrationResponse })

const passkey = namedObject("Passkey", {
  id,
  name: z.string(),
  /** The host name it works on. */
  site: z.string(),
  /** Synchronized to the user's other devices, as reported by the authenticator. */
  backedUp: z.boolean(),
  createdOn: instant,
  lastUsedOn: z.nullable(instant),
})
export type Passkey = z.infer<typeof passkey>

/** Options as browsers take them: `PublicKeyCredential.parse…OptionsFromJSON`. */
export const challenge = z.object({ options: z.record(z.string(), z.unknown()) })
const OWN_PASSKEY = "/profile/passkeys/:passkeyId"

export const passkeyEndpoints = {
  createOwnChallenge: post("/profile/passkeys/challenge", "signedIn", {
    summary: "Creates a challenge for a new passkey or for a step-up",
    body: z.strictObject({ purpose: z.enum(OWN_PURPOSES, "validation.choice") }),
    response: challenge,
    refuses: ["CONFLICT"],
  }),
  listMyPasskeys: get("/profile/passkeys", "signedIn", {
    summary: "The caller's passkeys by name",
    ...pagedList(passkey),
  }),
  registerPasskey: post("/profile/passkeys", "signedIn", {
    summary: "Keeps a new passkey of the caller",
    body: newPasskey,
    response: passkey,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  renamePasskey: put(OWN_PASSKEY, "signedIn", {
    summary: "Renames a passkey of the caller",
    body: passkeyNameInput,
    response: passkey,
  }),
  removeMyPasskey: del(OWN_PASSKEY, "signedIn", { summary: "Removes a passkey of the caller" }),
  listPasskeysOfUser: get("/users/:userId/passkeys", inSystem("USER_READ"), {
    summary: "The passkeys of a user by name",
    ...pagedList(passkey),
  }),
  removePasskeyOfUser: del("/users/:userId/passkeys/:passkeyId", inSystem("USER_UPDATE"), {
    summary: "Removes a passkey of a user",
    tokens: "never",
  }),
  resetSecondFactors: del("/users/:userId/secondfactors", inSystem("USER_UPDATE"), {
    summary: "Removes the one-time password, recovery codes and passkeys of a user",
    tokens: "never",
  }),
}
