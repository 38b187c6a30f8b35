/** Step-up authentication as a call. */
import { z } from "zod/mini"
import { post } from "../../http/endpoint.ts"
import { CODE_CHARACTERS_MAX } from "../otp/rules.ts"
import { authenticationResponse } from "../passkeys/contract.ts"
import { PASSWORD_CHARACTERS_MAX } from "../passwords/rules.ts"

/** One method of step-up authentication. */
export const stepUpCredentials = z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARACTERS_MAX))),
    otp: z.optional(z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX))),
    passkey: z.optional(authenticationResponse),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      error: "validation.required",
      path: ["password"],
    }),
  )
export type StepUpCredentials = z.output<typeof stepUpCredentials>

export const stepUpEndpoints = {
  /** A browser's cookie changes with the answer. */
  performStepUp: post("/profile/step-up", "signedIn", {
    summary: "Step-up: authenticates the caller again by password, one-time password or passkey",
    body: stepUpCredentials,
    refuses: ["LOGIN_FAILED", "CONFLICT", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  }),
}
