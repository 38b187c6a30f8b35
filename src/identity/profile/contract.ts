/** The signed-in person's own things as calls. */
import { z } from "zod/mini"
import { DEVICE_AUTHORITIES } from "../../base/authorities.ts"
import { PROFILE_LANGUAGES, THEMES } from "../../base/preferences.ts"
import { id, instant, noBidiControls, pageSchema, sortedQuery } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import { issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_SORTS } from "../../maintenance/issues/rules.ts"
import { session, sessionListQuery } from "../../sessions/session/contract.ts"
import { SESSION_SORTS } from "../../sessions/session/rules.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { userGroup } from "../usergroups/contract.ts"
import { USER_GROUP_SORTS } from "../usergroups/rules.ts"
import { emailAddress } from "../users/contract.ts"
import { NAME_CHARACTERS_MAX } from "../users/rules.ts"

export const profile = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  superuser: z.boolean(),
  language: z.nullable(z.string()),
  /** Appearance of pages; null: as the browser says. */
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

/** What is left out stays as it is. A new password needs the current one. */
export const updateProfile = z.strictObject({
  firstname: z.optional(name),
  surname: z.optional(name),
  email: z.optional(emailAddress),
  language: z.optional(z.nullable(z.enum(PROFILE_LANGUAGES, "validation.choice"))),
  theme: z.optional(z.nullable(z.enum(THEMES, "validation.choice"))),
  currentPassword: z._default(password, ""),
  /** Blank keeps the old one. */
  password: z._default(password, ""),
  /** With a new password: whoever knew the old one may have made API tokens. */
  endApiTokens: z._default(z.boolean("validation.invalid"), false),
})
export type UpdateProfile = z.output<typeof updateProfile>

const groupList = z.object(sortedQuery(USER_GROUP_SORTS))
const flag = z._default(z.enum(["true", "false"], "validation.choice"), "false")
/** "true" lists also what is closed or has ended. */
const withCompleted = { completed: flag }

export const profileEndpoints = {
  getProfile: get("/profile", {
    summary: "The signed-in person; for an API token, the person it belongs to",
    auth: "signedIn",
    tokens: "any",
    response: profile,
  }),
  updateProfile: put("/profile", {
    summary: "Changes what the caller may change of themselves",
    auth: "signedIn",
    body: updateProfile,
    response: profile,
    refuses: ["CONFLICT", "SERVER_BUSY"],
  }),
  listAssignedIssues: get("/profile/assignedissues", {
    summary:
      "Issues that the caller is responsible for, newest first; plain leaves out the descriptions' markup",
    auth: "signedIn",
    tokens: "ISSUE_READ",
    query: z.object({ ...sortedQuery(ISSUE_SORTS), ...withCompleted, plain: flag }),
    response: pageSchema(issue),
  }),
  listGroupAssignedIssues: get("/profile/groupassignedissues", {
    summary: "Issues that are given to the caller's groups, newest first",
    auth: "signedIn",
    tokens: "ISSUE_READ",
    query: z.object({ ...sortedQuery(ISSUE_SORTS), ...withCompleted }),
    response: pageSchema(issue),
  }),
  listMyUserGroups: get("/profile/usergroups", {
    summary: "The caller's user groups by name",
    auth: "signedIn",
    query: groupList,
    response: pageSchema(userGroup),
  }),
  listMyDeviceAuthorities: get("/profile/deviceroleauthorities", {
    summary: "What the caller may do on at least one device",
    auth: "signedIn",
    response: z.array(z.enum(DEVICE_AUTHORITIES)),
  }),
  listMyActiveSessions: get("/profile/activesessions", {
    summary: "Running sessions that the caller owns or is invited to, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    query: sessionListQuery,
    response: pageSchema(session),
  }),
  listMyCreatedSessions: get("/profile/mycreatedsessions", {
    summary: "Sessions that the caller has started, newest first",
    auth: "signedIn",
    tokens: "LOG_READ",
    query: z.object({
      ...sortedQuery(SESSION_SORTS),
      completed: z._default(z.enum(["true", "false"], "validation.choice"), "true"),
    }),
    response: pageSchema(session),
  }),
}
