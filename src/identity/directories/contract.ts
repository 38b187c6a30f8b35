/** Directories as calls. The password can be written and is never returned. */
import { z } from "zod/mini"
import { inputSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, readVersion } from "../../base/schema.ts"
import { post } from "../../http/endpoint.ts"
import { entityEndpoints, SUPERUSER_RULES } from "../../http/entity-endpoints.ts"
import { USERNAME_CHARACTERS_MAX } from "../users/rules.ts"
import { DIRECTORY_FIELDS } from "./fields.ts"
import { BIND_PASSWORD_CHARACTERS_MAX } from "./rules.ts"

const settings = inputSchemas(DIRECTORY_FIELDS)

export const saveDirectory = z.strictObject({
  ...settings,
  /** Blank keeps the stored password while servers, certificate and bind name stay. */
  bindPassword: z._default(
    z
      .string("validation.invalid")
      .check(z.maxLength(BIND_PASSWORD_CHARACTERS_MAX, `validation.max|${BIND_PASSWORD_CHARACTERS_MAX}`)),
    "",
  ),
  /** Servers, base and unique attribute may change although users come from the directory; their sign-ins end. */
  confirmAddressChange: z._default(z.boolean("validation.invalid"), false),
  version: readVersion,
})
export type SaveDirectory = z.output<typeof saveDirectory>
export const directoryChanges = definePartialUpdate(saveDirectory, {
  secrets: ["bindPassword"],
  commands: ["confirmAddressChange"],
})
export type DirectoryChange = ChangeOf<typeof directoryChanges>

/**
 * How the recheck finds users who have left. SERVICE searches all users with the service account. ANONYMOUS, without a
 * service account, searches anonymously for users who are no longer visible; that confirms none.
 */
const recheck = z.enum(["SERVICE", "ANONYMOUS"])

const directory = namedObject("Directory", {
  id,
  ...settings,
  hasBindPassword: z.boolean(),
  recheck,
  /** Time of the last complete recheck; null while none was possible. */
  recheckedOn: z.nullable(instant),
  /** Users whose confirmation has expired: their sign-ins and tokens are invalid until they sign in again. */
  unconfirmedPeople: z.int(),
  version: z.int(),
})
export type DirectoryResponse = z.output<typeof directory>

export const directoryRecheck = z.object({
  /** The server that answered. */
  url: z.string(),
  /** False only on this very host, where that is allowed. */
  isEncrypted: z.boolean(),
  /** Times of connecting with TLS, of signing in and of the search; null without a service account. */
  durations: z.object({
    connectInMs: z.int(),
    bindInMs: z.nullable(z.int()),
    searchInMs: z.nullable(z.int()),
  }),
  /** The number of users that the user filter finds; null without a service account. */
  people: z.nullable(z.object({ count: z.int(), isMore: z.boolean() })),
  /** NONE: anonymous searches return nothing, so that only `confirmationHours` detects users who have left. */
  recheck: z.enum(["SERVICE", "ANONYMOUS", "NONE"]),
  /** The user that was looked up; null when none was requested or found. */
  person: z.nullable(
    z.object({
      dn: z.string(),
      foreignUserId: z.string(),
      username: z.string(),
      firstname: z.string(),
      surname: z.string(),
      email: z.string(),
      /** Distinguished names. */
      groups: z.array(z.string()),
      /** The directory has closed the account. */
      isClosed: z.boolean(),
    }),
  ),
})
export type DirectoryCheck = z.infer<typeof directoryRecheck>

const directories = entityEndpoints("/ldapproviders/:ldapProviderId", directory, directoryChanges, {
  // A provider decides who can sign in.
  auth: SUPERUSER_RULES,
})

export const directoryEndpoints = {
  createDirectory: directories.create("Creates a directory whose users may sign in"),
  getDirectory: directories.read("Gets a directory, without its password"),
  updateDirectory: directories.update(
    "Changes a directory; switching it off, or another address, ends the sign-ins of its users",
  ),
  deleteDirectory: directories.delete("Deletes a directory that neither sources nor users come from", [
    "CONFLICT",
  ]),
  checkDirectory: post("/ldapproviders/:ldapProviderId/check", "superuser", {
    summary: "Tests a directory as a sign-in would use it and reports problems",
    query: z.object({
      /** Also looks up this user. */
      username: z.optional(z.string().check(z.trim(), z.maxLength(USERNAME_CHARACTERS_MAX))),
    }),
    response: directoryRecheck,
    refuses: ["CONFLICT"],
  }),
}
