/** The password policy as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { get, put } from "../../http/endpoint.ts"
import { PASSWORD_POLICY_FIELDS } from "./fields.ts"
import { PASSWORD_CHARACTERS_MAX } from "./rules.ts"

/** A new password as it comes in; the policy judges it in the action. */
export const newPassword = z
  .string("validation.required")
  .check(
    z.minLength(1, "validation.required"),
    z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`),
  )

export const passwordPolicy = z.object({ ...responseSchemas(PASSWORD_POLICY_FIELDS), version: z.int() })
export type PasswordPolicyResponse = z.infer<typeof passwordPolicy>

export const savePasswordPolicy = z.strictObject({
  ...inputSchemas(PASSWORD_POLICY_FIELDS),
  version: z.optional(z.int()),
})
export type SavePasswordPolicy = z.output<typeof savePasswordPolicy>
export const passwordPolicyChanges = definePartialUpdate(savePasswordPolicy)
export type PasswordPolicyChange = PartialInput<typeof savePasswordPolicy>

export const passwordEndpoints = {
  getPasswordPolicy: get("/passwordpolicy", {
    summary: "Gets the password policy",
    auth: "signedIn",
    response: passwordPolicy,
  }),
  updatePasswordPolicy: put("/passwordpolicy", {
    summary: "Changes the password policy for new passwords",
    auth: { system: "LICENSE_INSTALL" },
    body: passwordPolicyChanges.schema,
    response: passwordPolicy,
    refuses: ["CONFLICT"],
  }),
}
