/** The password policy as calls. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { integerBetween } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import {
  CHARACTER_CLASS_COUNT_MAX,
  isPolicyName,
  MINIMUM_LENGTH_MAX,
  PASSWORD_CHARACTERS_MAX,
  POLICY_NAME_CHARACTERS_MAX,
  POLICY_NAME_LETTERS_MIN,
  VALIDITY_DAYS_MAX,
} from "./rules.ts"

/** A new password as it comes in; the policy judges it in the action. */
export const newPassword = z
  .string("validation.required")
  .check(
    z.minLength(1, "validation.required"),
    z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`),
  )

export const passwordPolicy = z.object({
  name: z.string(),
  minimumLength: z.int(),
  lowercase: z.int(),
  uppercase: z.int(),
  digits: z.int(),
  symbols: z.int(),
  /** 0: passwords never expire. */
  validityInDays: z.int(),
  version: z.int(),
})
export type PasswordPolicyResponse = z.infer<typeof passwordPolicy>

const characterCount = z._default(integerBetween(0, CHARACTER_CLASS_COUNT_MAX), 0)

export const savePasswordPolicy = z.strictObject({
  name: z
    .string("validation.required")
    .check(
      z.trim(),
      z.refine(isPolicyName, `validation.minLetters|${POLICY_NAME_LETTERS_MIN}`),
      z.maxLength(POLICY_NAME_CHARACTERS_MAX, `validation.max|${POLICY_NAME_CHARACTERS_MAX}`),
    ),
  minimumLength: integerBetween(1, MINIMUM_LENGTH_MAX),
  lowercase: characterCount,
  uppercase: characterCount,
  digits: characterCount,
  symbols: characterCount,
  validityInDays: z._default(integerBetween(0, VALIDITY_DAYS_MAX), 0),
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
