/** Schemas of the consent API. */
import { z } from "zod/mini"
import { id, instant, namedObject, pagedList, userRef } from "../../base/schema.ts"
import { get, inSystem, post } from "../../http/endpoint.ts"
import { CONSENT_KINDS, CONSENT_LANGUAGES, TEXT_HASH_CHARACTERS } from "./rules.ts"

/** A text that requires the caller's consent. */
const requestedConsent = z.object({
  kind: z.enum(CONSENT_KINDS),
  language: z.enum(CONSENT_LANGUAGES),
  /** Rich text. */
  text: z.string(),
  /** SHA-256 of the text, hex. */
  hash: z.string(),
  isGiven: z.boolean(),
})
export type RequestedConsent = z.infer<typeof requestedConsent>

export const giveConsent = z.strictObject({
  kind: z.enum(CONSENT_KINDS, "validation.choice"),
  language: z.enum(CONSENT_LANGUAGES, "validation.choice"),
  /** Hash of the text that was shown; one that has changed meanwhile is not agreed to. */
  hash: z.string("validation.required").check(z.length(TEXT_HASH_CHARACTERS, "validation.invalid")),
})
export type GiveConsent = z.output<typeof giveConsent>

const consent = namedObject("Consent", {
  id,
  user: userRef,
  kind: z.enum(CONSENT_KINDS),
  language: z.enum(CONSENT_LANGUAGES),
  hash: z.string(),
  /** The text as it was agreed to. */
  text: z.string(),
  givenOn: instant,
  address: z.string(),
  userAgent: z.string(),
})
export type Consent = z.infer<typeof consent>

export const consentEndpoints = {
  listMyConsents: get("/profile/consents", "signedIn", {
    summary: "The texts that the caller is asked to agree to, and whether they have",
    response: z.array(requestedConsent),
  }),
  giveConsent: post("/profile/consents", "signedIn", {
    summary: "Records consent to a text as it was shown; a repeated consent changes nothing",
    body: giveConsent,
    refuses: ["CONFLICT"],
  }),
  listConsents: get("/consents", inSystem("USER_READ"), {
    summary: "Lists consents: user, text, time and address; newest first, search matches users",
    ...pagedList(consent),
  }),
}
