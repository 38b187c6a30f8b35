/** Signing in and out, and who I am, as calls. */
import { z } from "zod/mini"
import { get, post, put } from "../http/endpoint.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"
import { USERNAME_CHARACTERS_MAX } from "../people/rules.ts"

export const credentials = z.strictObject({
  username: z
    .string("validation.required")
    .check(z.trim(), z.minLength(1, "validation.required"), z.maxLength(USERNAME_CHARACTERS_MAX)),
  password: z
    .string("validation.required")
    .check(z.minLength(1, "validation.required"), z.maxLength(PASSWORD_CHARACTERS_MAX)),
})
export type Credentials = z.output<typeof credentials>

/** Seconds since 1970 for `iat`, `exp` and their refresh counterparts, as the specification's clients compare. */
export const token = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  iat: z.int(),
  exp: z.int(),
  refresh_iat: z.int(),
  refresh_exp: z.int(),
  token_provider: z.null(),
})
export type Token = z.infer<typeof token>

export const signInEndpoints = {
  createToken: post("/token", {
    summary: "Signs a client in with username and password",
    gate: "public",
    body: credentials,
    answer: token,
    refuses: ["LOGIN_FAILED"],
  }),
  refreshToken: post("/token/refresh", {
    summary: "Replaces a token by a new one; the refresh token works once",
    gate: "public",
    body: z.strictObject({ refresh_token: z.string().check(z.maxLength(200)) }),
    answer: token,
    refuses: ["UNAUTHORIZED"],
  }),
  signOut: put("/profile/logout", { summary: "Ends the caller's sign-in", gate: "signedIn" }),
  getSystemAuthorities: get("/profile/systemroleauthorities", {
    summary: "The caller's system authorities",
    gate: "signedIn",
    answer: z.array(z.string()),
  }),
}
