/** The editable fields of a user group, in the order of the form. */

import { z } from "zod/mini"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import { booleanField, customField, type Fields, formattedTextField, nameField } from "../../base/fields.ts"
import { requiredEmail } from "../../base/schema.ts"
import { DOMAINS_MAX, isAllowedDomainEntry, USER_GROUP_NAME_CHARACTERS_MAX, WILDCARD } from "./rules.ts"

/** "*" allows all; none allows none. */
export const allowedEmailDomains = z._default(
  z
    .array(z.string().check(z.trim(), z.refine(isAllowedDomainEntry, "validation.emailDomain")))
    .check(z.maxLength(DOMAINS_MAX, `validation.maximum|${DOMAINS_MAX}`)),
  [],
)

const groupEmail = z.union([z.literal(["", WILDCARD]), requiredEmail], "validation.email")

export const USER_GROUP_FIELDS = {
  name: nameField(USER_GROUP_NAME_CHARACTERS_MAX),
  /** Blank sends none, "*" means all users of the group. */
  groupEmailAddress: formattedTextField(
    {
      column: "group_email_address",
      label: "people.groupEmail",
      hint: "people.groupEmailHint",
      max: EMAIL_CHARACTERS_MAX,
    },
    z._default(groupEmail, ""),
  ),
  allowedEmailDomains: customField(
    "textList",
    { column: "allowed_email_domains", label: "people.allowedDomains", hint: "people.domainsHint" },
    allowedEmailDomains,
    z.array(z.string()),
  ),
  /** False: only users with the authority to read users see the group's members. */
  showUsers: booleanField({
    column: "show_users",
    label: "people.showUsers",
    hint: "people.showUsersHint",
    default: true,
  }),
  /** Concerns members who sign in with a password. Omitted, it is unchanged, so that older clients do not weaken a group. */
  requiresSecondFactor: customField(
    "boolean",
    {
      column: "requires_second_factor",
      label: "people.requiresSecondFactor",
      hint: "people.requiresSecondFactorHint",
    },
    z.optional(z.boolean()),
    z.boolean(),
  ),
} as const satisfies Fields
