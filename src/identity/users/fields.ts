/** The editable fields of a user beside password, secrets and lock, in the order of the calls. */
import { z } from "zod/mini"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import { booleanField, customField, type Fields, formattedTextField, textField } from "../../base/fields.ts"
import { instant, instantInRange, requiredEmail, requiredText, VISIBLE_CHARACTER } from "../../base/schema.ts"
import { NAME_CHARACTERS_MAX, USERNAME_CHARACTERS_MAX } from "./rules.ts"

/** Beside bidirectional controls, which have a message of their own. */
const INVISIBLE_CHARACTER = /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--\p{Bidi_Control}]/v

export const emailAddress = z.union([z.literal(""), requiredEmail], "validation.email")

/**
 * Identifies the user in lists, logs and mail headers: nothing that is invisible, and one way to write each letter, so that two
 * names never look the same for that reason.
 */
const username = requiredText(USERNAME_CHARACTERS_MAX).check(
  z.normalize("NFC"),
  z.refine((text) => !VISIBLE_CHARACTER.test(text) || !INVISIBLE_CHARACTER.test(text), "validation.invalid"),
)

export const USER_FIELDS = {
  username: formattedTextField(
    { column: "username", label: "profile.username", max: USERNAME_CHARACTERS_MAX },
    username,
  ),
  firstname: textField({ column: "firstname", label: "profile.firstname", max: NAME_CHARACTERS_MAX }),
  surname: textField({ column: "surname", label: "profile.surname", max: NAME_CHARACTERS_MAX }),
  email: customField(
    "email",
    { column: "email", label: "profile.email", max: EMAIL_CHARACTERS_MAX },
    z._default(emailAddress, ""),
    z.string(),
  ),
  superuser: booleanField({
    column: "superuser",
    label: "people.superuser",
    hint: "people.superuserHint",
    default: false,
  }),
  /** The user cannot sign in after this time. */
  expiry: customField(
    "instant",
    { column: "expires_on", label: "people.expiry", hint: "people.expiryHint" },
    z._default(z.nullable(instantInRange), null),
    z.nullable(instant),
  ),
  otpEnabled: booleanField({
    column: "otp_enabled",
    label: "people.otpEnabled",
    hint: "people.otpEnabledHint",
    default: false,
  }),
} as const satisfies Fields
