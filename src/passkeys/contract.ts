/** Passkeys as calls. What authenticators say is looked at by the library; here only its size and frame. */
import { z } from "zod/mini"
import { id, instant, named, pageOf, pageQuery, requiredText } from "../base/schema.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import {
  OWN_PURPOSES,
  PASSKEY_NAME_CHARACTERS_MAX,
  SIGN_IN_PURPOSES,
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
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** What a browser returns for a new passkey. */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(TRANSPORT_CHARACTERS_MAX))).check(z.maxLength(TRANSPORTS_MAX)),
    ),
  }),
})
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>

const name = requiredText(PASSKEY_NAME_CHARACTERS_MAX)
export const namedPasskey = z.strictObject({ name })
export const newPasskey = z.strictObject({ name, answer: newPasskeyAnswer })

export const passkey = named(
  "Passkey",
  z.object({
    id,
    name: z.string(),
    /** The host name it works on. */
    site: z.string(),
    /** Also on the person's other devices, by their provider's word. */
    backedUp: z.boolean(),
    createdOn: instant,
    lastUsedOn: z.nullable(instant),
  }),
)
export type Passkey = z.infer<typeof passkey>

/** Options as browsers take them: `PublicKeyCredential.parse…OptionsFromJSON`. */
const challenge = z.object({ options: z.record(z.string(), z.unknown()) })
const list = z.object(pageQuery)
const OWN = "/profile/passkeys/:passkeyId"

export const passkeyEndpoints = {
  createSignInChallenge: post("/passkeys/challenge", {
    summary: "A challenge for a passkey while signing in; works once, within minutes",
    gate: "public",
    body: z.strictObject({ purpose: z.enum(SIGN_IN_PURPOSES, "validation.choice") }),
    answer: challenge,
    refuses: ["UNAUTHORIZED", "CONFLICT"],
  }),
  createOwnChallenge: post("/profile/passkeys/challenge", {
    summary: "A challenge for a new passkey, or to prove once more who one is",
    gate: "signedIn",
    body: z.strictObject({ purpose: z.enum(OWN_PURPOSES, "validation.choice") }),
    answer: challenge,
    refuses: ["CONFLICT"],
  }),
  listMyPasskeys: get("/profile/passkeys", {
    summary: "The caller's passkeys by name",
    gate: "signedIn",
    query: list,
    answer: pageOf(passkey),
  }),
  registerPasskey: post("/profile/passkeys", {
    summary: "Keeps a new passkey of the caller",
    gate: "signedIn",
    body: newPasskey,
    answer: passkey,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  renamePasskey: put(OWN, {
    summary: "Renames a passkey of the caller",
    gate: "signedIn",
    body: namedPasskey,
    answer: passkey,
  }),
  removeMyPasskey: del(OWN, { summary: "Removes a passkey of the caller", gate: "signedIn" }),
  listPasskeysOfUser: get("/users/:userId/passkeys", {
    summary: "The passkeys of a user by name",
    gate: { system: "USER_READ" },
    query: list,
    answer: pageOf(passkey),
  }),
  removePasskeyOfUser: del("/users/:userId/passkeys/:passkeyId", {
    summary: "Removes a passkey of a user",
    gate: { system: "USER_UPDATE" },
    tokens: "never",
  }),
  resetSecondFactors: del("/users/:userId/secondfactors", {
    summary: "Removes one-time password, recovery codes and passkeys of a user who has lost them",
    gate: { system: "USER_UPDATE" },
    tokens: "never",
  }),
}
