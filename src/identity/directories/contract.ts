/** Directories as calls. The password can be written and is never returned. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { id, instant, integerBetween, namedSchema, optionalText, requiredText } from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import { USERNAME_CHARACTERS_MAX } from "../users/rules.ts"
import {
  ATTRIBUTE_CHARACTERS_MAX,
  ATTRIBUTE_NAME,
  BIND_MODES,
  BIND_PASSWORD_CHARACTERS_MAX,
  CA_CHARACTERS_MAX,
  CONFIRMATION_HOURS_DEFAULT,
  CONFIRMATION_HOURS_MAX,
  DN_CHARACTERS_MAX,
  FILTER_CHARACTERS_MAX,
  GROUP_LOOKUPS,
  isDirectoryUrl,
  NAME_CHARACTERS_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  PAGE_SIZE_MIN,
  POSITION_MAX,
  URL_CHARACTERS_MAX,
  URLS_MAX,
} from "./rules.ts"

function attribute(fallback: string) {
  return z._default(
    requiredText(ATTRIBUTE_CHARACTERS_MAX).check(z.regex(ATTRIBUTE_NAME, "validation.attributeName")),
    fallback,
  )
}

const settings = {
  name: requiredText(NAME_CHARACTERS_MAX),
  enabled: z._default(z.boolean("validation.invalid"), true),
  /** The directory with the smallest position is queried first. */
  position: z._default(integerBetween(0, POSITION_MAX), 0),
  /** Servers with the same content, ldaps:// or ldap://, tried in this order. */
  urls: z
    .array(requiredText(URL_CHARACTERS_MAX).check(z.refine(isDirectoryUrl, "validation.directoryUrl")))
    .check(z.minLength(1, "validation.required"), z.maxLength(URLS_MAX, `validation.maximum|${URLS_MAX}`)),
  /** Encrypts ldap:// before anything else; without it only a directory on this very host, and only in a demo. */
  startTls: z._default(z.boolean("validation.invalid"), true),
  /** PEM of the authorities that count instead of the system's. */
  caCertificate: optionalText(CA_CHARACTERS_MAX),
  /** SERVICE looks users up with a service account; USER binds as the user. */
  bindMode: z._default(z.enum(BIND_MODES, "validation.choice"), "SERVICE"),
  /** Required for SERVICE; with USER it is the account of the regular recheck, which is not possible without. */
  bindDn: optionalText(DN_CHARACTERS_MAX),
  /** For USER: `uid={username},ou=people,dc=…`, `{username}@plant.example` or `PLANT\{username}`. */
  userBindPattern: optionalText(DN_CHARACTERS_MAX),
  baseDn: requiredText(DN_CHARACTERS_MAX),
  /** RFC 4515, with `{username}` for what was typed. */
  userFilter: requiredText(FILTER_CHARACTERS_MAX),
  usernameAttribute: attribute("uid"),
  firstnameAttribute: attribute("givenName"),
  surnameAttribute: attribute("sn"),
  mailAttribute: attribute("mail"),
  /** An attribute whose value never changes and is never reused: entryUUID, objectGUID, nsUniqueId. */
  uniqueIdAttribute: attribute("entryUUID"),
  groupLookup: z._default(z.enum(GROUP_LOOKUPS, "validation.choice"), "MEMBER_OF"),
  /** Groups of groups count too. */
  nestedGroups: z._default(z.boolean("validation.invalid"), false),
  groupBaseDn: optionalText(DN_CHARACTERS_MAX),
  groupFilter: z._default(requiredText(FILTER_CHARACTERS_MAX), "(objectClass=*)"),
  groupMemberAttribute: attribute("member"),
  pageSize: z._default(integerBetween(PAGE_SIZE_MIN, PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
  /**
   * Hours without a confirmation, by a sign-in or by the recheck, after which a user must sign in again: until then
   * sign-ins are invalid, cannot be refreshed, and API tokens are suspended. Without a service account only a sign-in
   * confirms.
   */
  confirmationHours: z._default(integerBetween(1, CONFIRMATION_HOURS_MAX), CONFIRMATION_HOURS_DEFAULT),
}

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
  /** The version that was read; without it concurrent changes are not detected. */
  version: z.optional(z.int("validation.integer")),
})
export type SaveDirectory = z.output<typeof saveDirectory>
export const directoryChanges = definePartialUpdate(saveDirectory, {
  secrets: ["bindPassword"],
  commands: ["confirmAddressChange"],
})
export type DirectoryChange = PartialInput<typeof saveDirectory, "bindPassword">

/**
 * How the recheck finds users who have left. SERVICE searches all users with the service account. ANONYMOUS, without a
 * service account, searches anonymously for users who are no longer visible; that confirms none.
 */
const recheck = z.enum(["SERVICE", "ANONYMOUS"])

export const directory = namedSchema(
  "Directory",
  z.object({
    id,
    ...settings,
    hasBindPassword: z.boolean(),
    recheck,
    /** Time of the last complete recheck; null while none was possible. */
    recheckedOn: z.nullable(instant),
    /** Users whose confirmation has expired: their sign-ins and tokens are invalid until they sign in again. */
    unconfirmedPeople: z.int(),
    version: z.int(),
  }),
)
export type DirectoryResponse = z.output<typeof directory>

export const directoryRecheck = z.object({
  /** The server that answered. */
  url: z.string(),
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

/** No authority covers it: a provider decides who can sign in. */
const gate = "superuser"
const DIRECTORY_PATH = "/ldapproviders/:ldapProviderId"

export const directoryEndpoints = {
  createDirectory: post("/ldapproviders", {
    summary: "Creates a directory whose users may sign in",
    auth: gate,
    body: saveDirectory,
    response: directory,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  getDirectory: get(DIRECTORY_PATH, {
    summary: "Gets a directory, without its password",
    auth: gate,
    response: directory,
  }),
  updateDirectory: put(DIRECTORY_PATH, {
    summary: "Changes a directory; switching it off, or another address, ends the sign-ins of its users",
    auth: gate,
    body: directoryChanges.schema,
    response: directory,
    refuses: ["CONFLICT"],
  }),
  deleteDirectory: del(DIRECTORY_PATH, {
    summary: "Deletes a directory that neither sources nor users come from",
    auth: gate,
    refuses: ["CONFLICT"],
  }),
  checkDirectory: post("/ldapproviders/:ldapProviderId/check", {
    summary: "Tests a directory as a sign-in would use it and reports problems",
    auth: gate,
    query: z.object({
      /** Also looks up this user. */
      username: z.optional(z.string().check(z.trim(), z.maxLength(USERNAME_CHARACTERS_MAX))),
    }),
    response: directoryRecheck,
    refuses: ["CONFLICT"],
  }),
}
