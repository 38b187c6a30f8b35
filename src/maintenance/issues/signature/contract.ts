/** Signatures of closed issues as calls. They are made by closing, and never changed. */
import { z } from "zod/mini"
import { id, instant, namedObject, pagedList, requiredText, userRef } from "../../../base/schema.ts"
import { get, onDevice } from "../../../http/endpoint.ts"
import { download } from "../../../system/downloads/contract.ts"
import { SIGNATURE_BASE64_CHARACTERS_MAX, SIGNATURE_KINDS, SIGNER_NAME_CHARACTERS_MAX } from "./rules.ts"

/** What closing takes: without an image, the typed name is the signature. */
export const signatureInput = z.strictObject({
  name: requiredText(SIGNER_NAME_CHARACTERS_MAX),
  image: z._default(
    z.nullable(
      z
        .string("validation.invalid")
        .check(
          z.maxLength(SIGNATURE_BASE64_CHARACTERS_MAX, "validation.image"),
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "validation.image"),
        ),
    ),
    null,
  ),
})
export type SignatureInput = z.output<typeof signatureInput>

const signature = namedObject("Signature", {
  id,
  kind: z.enum(SIGNATURE_KINDS),
  /** The name as written in the dialog; the person who signed need not have an account. */
  name: z.string(),
  signedOn: instant,
  /** Who was signed in. */
  signedBy: userRef,
})
export type Signature = z.infer<typeof signature>

const SIGNATURES = "/devices/:deviceId/issues/:issueId/signatures"

export const signatureEndpoints = {
  listSignatures: get(SIGNATURES, onDevice("ISSUE_READ"), {
    summary: "The signatures with which an issue was closed, newest first",
    ...pagedList(signature),
  }),
  getSignatureImage: get(`${SIGNATURES}/:signatureId/image`, onDevice("ISSUE_READ"), {
    summary: "The drawn signature as a PNG",
    ...download,
  }),
}
