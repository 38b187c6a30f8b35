/** The step-up policy as calls. */
import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { integerBetween } from "../../base/schema.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
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

const savedMinutes = z._default(z.nullable(integerBetween({ min: 1, max: STEP_UP_MINUTES_MAX })), null)

const saveStepUpPolicy = z.strictObject({
  startSession: savedMinutes,
  vote: savedMinutes,
  viewRecording: savedMinutes,
  changeRoles: savedMinutes,
})
export type SaveStepUpPolicy = z.output<typeof saveStepUpPolicy>
export const stepUpPolicyChanges = definePartialUpdate(saveStepUpPolicy)
export type StepUpPolicyChange = ChangeOf<typeof stepUpPolicyChanges>

const policy = singletonEndpoints("/stepuppolicy", stepUpPolicy, stepUpPolicyChanges.schema, {
  auth: readAndWriteRules("signedIn", "superuser"),
})

export const stepUpPolicyEndpoints = {
  getStepUpPolicy: policy.read("Gets which actions require step-up"),
  updateStepUpPolicy: policy.update("Changes which actions require step-up", ["CONFLICT", "NOT_ALLOWED"]),
}
