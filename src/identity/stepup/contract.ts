/** When a deed asks again who somebody is, and the answer, as calls. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { integerBetween } from "../../base/schema.ts"
import { get, post, put } from "../../http/endpoint.ts"
import { CODE_CHARACTERS_MAX } from "../otp/rules.ts"
import { authenticationResponse } from "../passkeys/contract.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { STEP_UP_MINUTES_MAX } from "./rules.ts"

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

const savedMinutes = z._default(z.nullable(integerBetween(1, STEP_UP_MINUTES_MAX)), null)

export const saveStepUpPolicy = z.strictObject({
  startSession: savedMinutes,
  vote: savedMinutes,
  viewRecording: savedMinutes,
  changeRoles: savedMinutes,
  version: z.optional(z.int()),
})
export type SaveStepUpPolicy = z.output<typeof saveStepUpPolicy>
export const stepUpPolicyChanges = definePartialUpdate(saveStepUpPolicy)
export type StepUpPolicyChange = PartialInput<typeof saveStepUpPolicy>

/** One way to prove who one is. */
export const stepUpCredentials = z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARACTERS_MAX))),
    otp: z.optional(z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX))),
    passkey: z.optional(authenticationResponse),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      error: "validation.required",
      path: ["password"],
    }),
  )
export type StepUpCredentials = z.output<typeof stepUpCredentials>

export const stepUpEndpoints = {
  getStepUpPolicy: get("/stepuppolicy", {
    summary: "Which deeds ask again who somebody is",
    auth: "signedIn",
    response: stepUpPolicy,
  }),
  updateStepUpPolicy: put("/stepuppolicy", {
    summary: "Changes which deeds ask again who somebody is",
    auth: "superuser",
    body: stepUpPolicyChanges.schema,
    response: stepUpPolicy,
    refuses: ["CONFLICT", "NOT_ALLOWED"],
  }),
  /** A browser's cookie changes with the answer. */
  performStepUp: post("/profile/proof", {
    summary: "Proves once more who the caller is, by password, one-time password or passkey",
    auth: "signedIn",
    body: stepUpCredentials,
    refuses: ["LOGIN_FAILED", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  }),
}
