/** The password policy as calls. */

import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { verbatimText } from "../../base/schema.ts"
import { inSystem } from "../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
import { PASSWORD_POLICY_FIELDS } from "./fields.ts"
import { PASSWORD_CHARACTERS_MAX } from "./rules.ts"

/** A new password as it is sent; the action checks it against the policy. */
export const newPassword = verbatimText(PASSWORD_CHARACTERS_MAX)

const passwordPolicy = z.object({ ...responseSchemas(PASSWORD_POLICY_FIELDS), version: z.int() })
export type PasswordPolicyResponse = z.infer<typeof passwordPolicy>

const savePasswordPolicy = z.strictObject(inputSchemas(PASSWORD_POLICY_FIELDS))
export type SavePasswordPolicy = z.output<typeof savePasswordPolicy>
export const passwordPolicyChanges = definePartialUpdate(savePasswordPolicy)
export type PasswordPolicyChange = ChangeOf<typeof passwordPolicyChanges>

const policy = singletonEndpoints("/passwordpolicy", passwordPolicy, passwordPolicyChanges.schema, {
  auth: readAndWriteRules("signedIn", inSystem("LICENSE_INSTALL")),
})

export const passwordEndpoints = {
  getPasswordPolicy: policy.read("Gets the password policy"),
  updatePasswordPolicy: policy.update("Changes the password policy for new passwords"),
}
