/** The step-up policy as calls. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { integerBetween } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import { STEP_UP_MINUTES_MAX } from "./rules.ts"

/** Minutes for which an authentication is valid; null requires no step-up. */
const minutes = z.nullable(z.int())

const stepUpPolicy = z.object({
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

export const stepUpPolicyEndpoints = {
  getStepUpPolicy: get("/stepuppolicy", {
    summary: "Gets which actions require step-up",
    auth: "signedIn",
    response: stepUpPolicy,
  }),
  updateStepUpPolicy: put("/stepuppolicy", {
    summary: "Changes which actions require step-up",
    auth: "superuser",
    body: stepUpPolicyChanges.schema,
    response: stepUpPolicy,
    refuses: ["CONFLICT", "NOT_ALLOWED"],
  }),
}
