/** People: limits and schemas. */
import { z } from "zod/mini"
import { optionalText, requiredText } from "../base/schema.ts"

export const USERNAME_CHARACTERS_MAX = 100
export const NAME_CHARACTERS_MAX = 100
export const EMAIL_CHARACTERS_MAX = 254
/** What NIST SP 800-63B-4 and OWASP ASVS 5 ask for; composition rules are a policy's choice. */
export const PASSWORD_CHARACTERS_MIN = 12
/** Long enough for any passphrase, short enough that hashing stays cheap. */
export const PASSWORD_CHARACTERS_MAX = 256

export const newPassword = z
  .string("validation.required")
  .check(
    z.minLength(PASSWORD_CHARACTERS_MIN, `validation.min|${PASSWORD_CHARACTERS_MIN}`),
    z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`),
  )

const email = z.union(
  [
    z.literal(""),
    z
      .email("validation.email")
      .check(z.maxLength(EMAIL_CHARACTERS_MAX, `validation.max|${EMAIL_CHARACTERS_MAX}`)),
  ],
  "validation.email",
)

export const createUser = z.strictObject({
  username: requiredText(USERNAME_CHARACTERS_MAX),
  password: newPassword,
  firstname: optionalText(NAME_CHARACTERS_MAX),
  surname: optionalText(NAME_CHARACTERS_MAX),
  email: z._default(email, ""),
})
export type CreateUser = z.output<typeof createUser>
