/** Sign-ins, one's own and others', as calls. */

import { z } from "zod/mini"
import { id, instant, namedObject, pagedList, sortedList, userRef } from "../../base/schema.ts"
import { del, get, inSystem, post } from "../../http/endpoint.ts"
import { SIGN_IN_METHODS } from "../signin/attempt/rules.ts"
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
  noteActivity: post("/profile/activity", "signedIn", {
    summary: "Reports user activity, which postpones the end of the sign-in by inactivity",
  }),
  listMySignIns: get("/profile/signins", "signedIn", {
    summary: "The caller's sign-ins that are live, newest first",
    ...list,
  }),
  endMyOtherSignIns: del("/profile/signins", "signedIn", {
    summary: "Ends all of the caller's sign-ins except the current one",
    response: ended,
  }),
  endMySignIn: del("/profile/signins/:signInId", "signedIn", {
    summary: "Ends one of the caller's sign-ins and the remote sessions in it",
  }),
  listSignIns: get("/signins", inSystem("USER_READ"), {
    summary: "Lists all active sign-ins, newest first; search matches users and addresses",
    ...list,
  }),
  listSignInsOfUser: get("/users/:userId/signins", inSystem("USER_READ"), {
    summary: "Lists a user's active sign-ins, newest first",
    ...list,
  }),
  endSignInsOfUser: del("/users/:userId/signins", inSystem("USER_UPDATE"), {
    summary: "Ends all sign-ins of a user; only superusers end those of superusers",
    tokens: "never",
    response: ended,
  }),
  endSignInOfUser: del("/users/:userId/signins/:signInId", inSystem("USER_UPDATE"), {
    summary: "Ends one sign-in of a user; only superusers end those of superusers",
    tokens: "never",
  }),
  endApiTokenOfUser: del("/users/:userId/apitokens/:apiTokenId", inSystem("USER_UPDATE"), {
    summary: "Revokes a user's API token; only superusers revoke those of superusers",
    tokens: "never",
  }),
  listAccess: get("/access", inSystem("USER_READ"), {
    summary: "Lists all sign-ins and API tokens of all users, newest first",
    ...sortedList(accessEntry, ACCESS_SORTS, {
      kind: z.optional(z.enum(ACCESS_KINDS, "validation.choice")),
      userId: z.optional(id),
    }),
  }),
}
