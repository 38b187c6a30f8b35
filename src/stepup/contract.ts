/** When a deed asks again who somebody is, and the answer, as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { wholeNumber } from "../base/schema.ts"
import { get, post, put } from "../http/endpoint.ts"
import { CODE_CHARACTERS_MAX } from "../otp/rules.ts"
import { passkeyAnswer } from "../passkeys/contract.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { FRESH_MINUTES_MAX } from "./rules.ts"

/** Minutes after a proof; null asks for nothing. */
const minutes = z.nullable(z.int())

export const stepUpPolicy = z.object({
  startSession: minutes,
  vote: minutes,
  viewRecording: minutes,
  changeRoles: minutes,
  version: z.int(),
})
export type StepUpPolicy = z.infer<typeof stepUpPolicy>

const saved = z._default(z.nullable(wholeNumber(1, FRESH_MINUTES_MAX)), null)

export const saveStepUpPolicy = z.strictObject({
  startSession: saved,
  vote: saved,
  viewRecording: saved,
  changeRoles: saved,
  version: z.optional(z.int()),
})
export type SaveStepUpPolicy = z.output<typeof saveStepUpPolicy>
export const stepUpPolicyChanges = changesTo(saveStepUpPolicy)
export type StepUpPolicyChange = ChangeOf<typeof saveStepUpPolicy>

/** One way to prove who one is. */
export const proof = z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARACTERS_MAX))),
    otp: z.optional(z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX))),
    passkey: z.optional(passkeyAnswer),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      error: "validation.required",
      path: ["password"],
    }),
  )
export type Proof = z.output<typeof proof>

export const stepUpEndpoints = {
  getStepUpPolicy: get("/stepuppolicy", {
    summary: "Which deeds ask again who somebody is",
    gate: "signedIn",
    answer: stepUpPolicy,
  }),
  updateStepUpPolicy: put("/stepuppolicy", {
    summary: "Changes which deeds ask again who somebody is",
    gate: "superuser",
    body: stepUpPolicyChanges.schema,
    answer: stepUpPolicy,
    refuses: ["CONFLICT", "NOT_ALLOWED"],
  }),
  /** A browser's cookie changes with the answer. */
  prove: post("/profile/proof", {
    summary: "Proves once more who the caller is, by password, one-time password or passkey",
    gate: "signedIn",
    body: proof,
    refuses: ["LOGIN_FAILED", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  }),
}
