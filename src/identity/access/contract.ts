/** Sign-ins, one's own and others', as calls. */

import { z } from "zod/mini"
import { id, instant, namedObject, pagedList, sortedList, userRef } from "../../base/schema.ts"
import { del, get, post } from "../../http/endpoint.ts"
import { SIGN_IN_METHODS } from "../signin/attempt/rules.ts"
import { credentialsOfUser } from "../users/contract.ts"
import { ACCESS_KINDS, ACCESS_SORTS } from "./rules.ts"

const signIn = namedObject("SignIn", {
  id,
  user: userRef,
  kind: z.enum(["BROWSER", "API"]),
  /** Parsed from the user agent; "" where it does not contain it. */
  browser: z.string(),
  system: z.string(),
  userAgent: z.string(),
  address: z.string(),
  methods: z.array(z.enum(SIGN_IN_METHODS)),
  /** Time of the sign-in; a refresh does not change it. */
  since: instant,
  /** To a minute. */
  lastSeenOn: instant,
  expiresOn: instant,
  /** The sign-in of this request. */
  isCurrent: z.boolean(),
})
export type SignIn = z.infer<typeof signIn>

/** One access entry of one user: a sign-in, API token or passkey. */
const accessEntry = namedObject("AccessEntry", {
  kind: z.enum(ACCESS_KINDS),
  id,
  user: userRef,
  /** What it is called: a device, a token's name. */
  name: z.string(),
  since: instant,
  lastUsedOn: z.nullable(instant),
  expiresOn: z.nullable(instant),
  address: z.string(),
  isCurrent: z.boolean(),
  /** An API token whose owner is locked, or has to sign in before it works again. */
  isSuspended: z.boolean(),
})
export type AccessEntry = z.infer<typeof accessEntry>

const list = pagedList(signIn)
const ended = z.object({ ended: z.int() })

export const accessEndpoints = {
  noteActivity: post("/profile/activity", {
    summary: "Reports user activity, which postpones the end of the sign-in by inactivity",
    auth: "signedIn",
  }),
  listMySignIns: get("/profile/signins", {
    summary: "The caller's sign-ins that are live, newest first",
    auth: "signedIn",
    ...list,
  }),
  endMyOtherSignIns: del("/profile/signins", {
    summary: "Ends all of the caller's sign-ins except the current one",
    auth: "signedIn",
    response: ended,
  }),
  endMySignIn: del("/profile/signins/:signInId", {
    summary: "Ends one of the caller's sign-ins and the remote sessions in it",
    auth: "signedIn",
  }),
  listSignIns: get("/signins", {
    summary: "Lists all active sign-ins, newest first; search matches users and addresses",
    auth: { system: "USER_READ" },
    ...list,
  }),
  listSignInsOfUser: get("/users/:userId/signins", {
    summary: "Lists a user's active sign-ins, newest first",
    auth: { system: "USER_READ" },
    ...list,
  }),
  endSignInsOfUser: del("/users/:userId/signins", {
    summary: "Ends all sign-ins of a user; only superusers end those of superusers",
    ...credentialsOfUser,
    response: ended,
  }),
  endSignInOfUser: del("/users/:userId/signins/:signInId", {
    summary: "Ends one sign-in of a user; only superusers end those of superusers",
    ...credentialsOfUser,
  }),
  endApiTokenOfUser: del("/users/:userId/apitokens/:apiTokenId", {
    summary: "Revokes a user's API token; only superusers revoke those of superusers",
    ...credentialsOfUser,
  }),
  listAccess: get("/access", {
    summary: "Lists all sign-ins and API tokens of all users, newest first",
    auth: { system: "USER_READ" },
    ...sortedList(accessEntry, ACCESS_SORTS, {
      kind: z.optional(z.enum(ACCESS_KINDS, "validation.choice")),
      userId: z.optional(id),
    }),
  }),
}
