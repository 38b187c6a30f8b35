/** Schemas of the signed-in user's own profile. */
import { z } from "zod/mini"
import { PROFILE_LANGUAGES, THEMES } from "../../base/preferences.ts"
import { id, instant, noBidiControls, sortedList } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { userGroup } from "../usergroups/contract.ts"
import { USER_GROUP_SORTS } from "../usergroups/rules.ts"
import { emailAddress } from "../users/fields.ts"
import { NAME_CHARACTERS_MAX } from "../users/rules.ts"

const profile = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  superuser: z.boolean(),
  language: z.nullable(z.string()),
  /** Theme of pages; null: the browser's preference. */
  theme: z.nullable(z.enum(THEMES)),
  otpEnabled: z.boolean(),
  /** Names, e-mail address and password are the provider's. */
  imported: z.boolean(),
  passwordExpired: z.boolean(),
  lastLogin: z.nullable(instant),
})
export type Profile = z.infer<typeof profile>

const name = z
  .string("validation.invalid")
  .check(z.trim(), z.maxLength(NAME_CHARACTERS_MAX, `validation.max|${NAME_CHARACTERS_MAX}`), noBidiControls)
const password = z
  .string("validation.invalid")
  .check(z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`))

/** Missing fields stay unchanged. A new password requires the current one. */
export const updateProfile = z.strictObject({
  firstname: z.optional(name),
  surname: z.optional(name),
  email: z.optional(emailAddress),
  language: z.optional(z.nullable(z.enum(PROFILE_LANGUAGES, "validation.choice"))),
  theme: z.optional(z.nullable(z.enum(THEMES, "validation.choice"))),
  currentPassword: z._default(password, ""),
  /** Blank keeps the current password. */
  password: z._default(password, ""),
  /** With a new password: API tokens may have been created by others who knew the old one. */
  endApiTokens: z._default(z.boolean("validation.invalid"), false),
})
export type UpdateProfile = z.output<typeof updateProfile>

export const profileEndpoints = {
  getProfile: get("/profile", "signedIn", {
    summary: "Gets the signed-in user; for an API token, its owner",
    tokens: "any",
    response: profile,
  }),
  updateProfile: put("/profile", "signedIn", {
    summary: "Changes the caller's own profile",
    body: updateProfile,
    response: profile,
    refuses: ["CONFLICT", "SERVER_BUSY"],
  }),
  listMyUserGroups: get("/profile/usergroups", "signedIn", {
    summary: "The caller's user groups by name",
    ...sortedList(userGroup, USER_GROUP_SORTS),
  }),
}
