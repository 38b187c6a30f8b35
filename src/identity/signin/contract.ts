/** Signing in and out, and who I am, as calls. */

import { z } from "zod/mini"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import { verbatimText } from "../../base/schema.ts"
import { get, post, put } from "../../http/endpoint.ts"
import { CODE_CHARACTERS_MAX } from "../otp/rules.ts"
import { challenge } from "../passkeys/contract.ts"
import { SIGN_IN_PURPOSES } from "../passkeys/rules.ts"
import { newPassword } from "../passwords/contract.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { federatedSignIn } from "../providers/contract.ts"
import { USERNAME_CHARACTERS_MAX } from "../users/rules.ts"
import { ONE_TIME_PASSWORD_CHARACTERS_MAX } from "./password-reset/rules.ts"
import { REFRESH_TOKEN_CHARACTERS_MAX } from "./rules.ts"

export const credentials = z.strictObject({
  username: z
    .string("validation.required")
    .check(
      z.trim(),
      z.normalize("NFC"),
      z.minLength(1, "validation.required"),
      z.maxLength(USERNAME_CHARACTERS_MAX, `validation.max|${USERNAME_CHARACTERS_MAX}`),
    ),
  password: verbatimText(PASSWORD_CHARACTERS_MAX),
})
export type Credentials = z.output<typeof credentials>

const trimmedText = (most: number) =>
  z._default(z.string().check(z.trim(), z.normalize("NFC"), z.maxLength(most, `validation.max|${most}`)), "")

/** A user with a forgotten password: user name or e-mail address; with both, both must match. */
export const requestReset = z
  .strictObject({
    // An e-mail address is accepted as a user name.
    username: trimmedText(Math.max(USERNAME_CHARACTERS_MAX, EMAIL_CHARACTERS_MAX)),
    email: trimmedText(EMAIL_CHARACTERS_MAX),
  })
  .check(
    z.refine((given) => given.username !== "" || given.email !== "", {
      error: "validation.required",
      path: ["username"],
    }),
  )

/** Replaces an expired password during sign-in. */
export const replacePassword = z.strictObject({ password: newPassword })

export const resetPassword = z.strictObject({
  oneTimePassword: z
    .string("validation.required")
    .check(
      z.trim(),
      z.minLength(1, "validation.required"),
      z.maxLength(ONE_TIME_PASSWORD_CHARACTERS_MAX, "validation.oneTimePassword"),
    ),
  password: newPassword,
})
/** What an API client proves itself with in one call. */
const clientCredentials = z.extend(credentials, {
  /** The one-time password, for users with one. */
  otp: z.optional(z.string().check(z.maxLength(CODE_CHARACTERS_MAX))),
})
export type ClientCredentials = z.output<typeof clientCredentials>

/** Seconds since 1970 for `iat`, `exp` and their refresh counterparts, as the specification's clients compare. */
const token = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  iat: z.int(),
  exp: z.int(),
  refresh_iat: z.int(),
  refresh_exp: z.int(),
  /** The endpoints of the identity provider of the sign-in, for signing out there; null for local sign-ins. */
  token_provider: z.nullable(
    z.object({
      token_endpoint: z.string(),
      end_session_endpoint: z.nullable(z.string()),
      revocation_endpoint: z.nullable(z.string()),
      client_id: z.string(),
    }),
  ),
})
export type Token = z.infer<typeof token>

export const signInEndpoints = {
  createToken: post("/token", "public", {
    summary: "Signs in an API client with user name, password and, if set up, one-time password",
    body: clientCredentials,
    response: token,
    refuses: ["LOGIN_FAILED", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  }),
  refreshToken: post("/token/refresh", "public", {
    summary: "Exchanges a refresh token for a new token; single use",
    body: z.strictObject({ refresh_token: z.string().check(z.maxLength(REFRESH_TOKEN_CHARACTERS_MAX)) }),
    response: token,
    refuses: ["UNAUTHORIZED"],
  }),
  createFederatedToken: post("/token/federated", "public", {
    summary: "Signs a client in with the code that an identity provider gave it",
    body: federatedSignIn,
    response: token,
    refuses: ["LOGIN_FAILED"],
  }),
  createSignInChallenge: post("/passkeys/challenge", "public", {
    summary: "Creates a passkey challenge during sign-in; single use, valid for minutes",
    body: z.strictObject({ purpose: z.enum(SIGN_IN_PURPOSES, "validation.choice") }),
    response: challenge,
    refuses: ["UNAUTHORIZED", "CONFLICT"],
  }),
  requestPasswordReset: post("/resetpassword", "public", {
    summary:
      "Sends a one-time password to a local user; the response is the same when the user does not exist",
    body: requestReset,
  }),
  resetPassword: put("/resetpassword", "public", {
    summary: "Sets a new password with the one-time password, and ends all sign-ins of the user",
    body: resetPassword,
  }),
  signOut: put("/profile/logout", "signedIn", {
    summary: "Ends the caller's sign-in",
    /** By inactivity: files that are being sent go on. */
    query: z.object({ timedOut: z._default(z.enum(["true", "false"], "validation.choice"), "false") }),
  }),
  getSystemAuthorities: get("/profile/systemroleauthorities", "signedIn", {
    summary: "The caller's system authorities",
    tokens: "any",
    response: z.array(z.string()),
  }),
}
