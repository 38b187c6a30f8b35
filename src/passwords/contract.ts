/** The password policy as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { wholeNumber } from "../base/schema.ts"
import { get, put } from "../http/endpoint.ts"
import {
  CHARACTERS_OF_KIND_MAX,
  hasPolicyName,
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
export type PasswordPolicyAnswer = z.infer<typeof passwordPolicy>

const ofKind = z._default(wholeNumber(0, CHARACTERS_OF_KIND_MAX), 0)

export const savePasswordPolicy = z.strictObject({
  name: z
    .string("validation.required")
    .check(
      z.trim(),
      z.refine(hasPolicyName, `validation.minLetters|${POLICY_NAME_LETTERS_MIN}`),
      z.maxLength(POLICY_NAME_CHARACTERS_MAX, `validation.max|${POLICY_NAME_CHARACTERS_MAX}`),
    ),
  minimumLength: wholeNumber(1, MINIMUM_LENGTH_MAX),
  lowercase: ofKind,
  uppercase: ofKind,
  digits: ofKind,
  symbols: ofKind,
  validityInDays: z._default(wholeNumber(0, VALIDITY_DAYS_MAX), 0),
  version: z.optional(z.int()),
})
export type SavePasswordPolicy = z.output<typeof savePasswordPolicy>
export const passwordPolicyChanges = changesTo(savePasswordPolicy)
export type PasswordPolicyChange = ChangeOf<typeof savePasswordPolicy>

export const passwordEndpoints = {
  getPasswordPolicy: get("/passwordpolicy", {
    summary: "What a new password must have",
    gate: "signedIn",
    answer: passwordPolicy,
  }),
  updatePasswordPolicy: put("/passwordpolicy", {
    summary: "Changes what new passwords must have",
    gate: { system: "LICENSE_INSTALL" },
    body: passwordPolicyChanges.schema,
    answer: passwordPolicy,
    refuses: ["CONFLICT"],
  }),
}
