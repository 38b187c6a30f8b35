/** Users as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, readVersion } from "../../base/schema.ts"
import { entityEndpoints, systemAuthorities } from "../../http/entity-endpoints.ts"
import { newPassword } from "../passwords/contract.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { USER_FIELDS } from "./fields.ts"
import { LOCK_REASONS, USER_SORTS } from "./rules.ts"

const { username, firstname, surname, email, ...accountFields } = inputSchemas(USER_FIELDS)
const nameFields = { username, firstname, surname, email }

/** A local user and nothing else, e.g. the first administrator. */
export const initialUser = z.strictObject({ ...nameFields, password: newPassword })
export type InitialUserInput = z.output<typeof initialUser>

/** Base32 of at least 80 bits (RFC 4226 §4 R6 requires 128), as authenticator apps show it. */
const otpSecret = z.union(
  [z.literal(""), z.string().check(z.regex(/^[A-Z2-7]{16,128}=*$/, "validation.otpSecret"))],
  "validation.otpSecret",
)

const signInFields = {
  locked: z._default(z.boolean(), false),
  /** Blank keeps the stored one. */
  otpSecret: z._default(otpSecret, ""),
  /** True requires a new password at the next sign-in. */
  passwordExpired: z._default(z.boolean(), false),
}

export const newUser = z.strictObject({
  ...nameFields,
  ...accountFields,
  ...signInFields,
  password: newPassword,
})
export type NewUserInput = z.output<typeof newUser>

/** A local user whose first password is set by a one-time password from an e-mail. */
export const invitedUser = z.strictObject({ ...nameFields, ...accountFields, ...signInFields })
export type InvitedUserInput = z.output<typeof invitedUser>

export const changeUser = z.strictObject({
  ...nameFields,
  ...accountFields,
  ...signInFields,
  /** Blank keeps the stored one. */
  password: z._default(
    z.string().check(z.maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`)),
    "",
  ),
  version: readVersion,
})
export type ChangeUser = z.output<typeof changeUser>
export const userChanges = definePartialUpdate(changeUser, { secrets: ["otpSecret"], commands: ["password"] })
export type UserChange = ChangeOf<typeof userChanges>

export const user = namedObject("User", {
  id,
  ...responseSchemas(USER_FIELDS),
  displayName: z.string(),
  locked: z.boolean(),
  lockedReason: z.nullable(z.enum(LOCK_REASONS)),
  /** Comes from a provider; without a foreign id the user is a local one. */
  imported: z.boolean(),
  foreignUserId: z.nullable(z.string()),
  identityProviderName: z.nullable(z.string()),
  ldapProviderName: z.nullable(z.string()),
  /** The policy's maximum age is reached, or an administrator requires a new password. */
  passwordExpired: z.boolean(),
  lastLogin: z.nullable(instant),
  createdOn: instant,
  version: z.int(),
})
export type User = z.infer<typeof user>

const users = entityEndpoints("/users/:userId", user, userChanges, {
  input: newUser,
  sorts: USER_SORTS,
  auth: systemAuthorities("USER"),
})

export const userEndpoints = {
  createUser: users.create("Creates a local user"),
  listUsers: users.list("Users by name; the search finds names and e-mail addresses"),
  getUser: users.read("One user"),
  updateUser: users.update("Changes, locks or unlocks a user; effective immediately"),
  deleteUser: users.delete("Deletes a user; issues and logs keep the user's name", ["CONFLICT"]),
}
