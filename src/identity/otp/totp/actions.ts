/** One-time passwords as the library makes and checks them: RFC 6238 with SHA-1, six digits, 30 seconds. */
import { createGuardrails } from "@otplib/core"
import { generateSecret, generateURI, verify } from "otplib"
import { OTP_DIGITS, OTP_DRIFT_STEPS, OTP_PERIOD_SECONDS, OTP_SECRET_BYTES, parseOtp } from "../rules.ts"

/** Administrators may bring secrets of 80 bits from older systems. */
const IMPORTED_SECRET_BYTES_MIN = 10
const guardrails = createGuardrails({ MIN_SECRET_BYTES: IMPORTED_SECRET_BYTES_MIN })

export function generateOtpSecret(): string {
  return generateSecret({ length: OTP_SECRET_BYTES })
}

/** What authenticator apps read from the picture. */
export function buildOtpUri(secret: string, username: string, issuer: string): string {
  return generateURI({ secret, label: username, issuer, digits: OTP_DIGITS, period: OTP_PERIOD_SECONDS })
}

/**
 * The time step whose code this is, now or within the drift; null when the code is wrong.
 *
 * @param secret  base32, with or without padding
 */
export async function matchTimeStep(secret: string, code: string, now: Date): Promise<number | null> {
  const token = parseOtp(code)
  if (token === null) return null
  const result = await verify({
    secret: secret.replace(/=+$/, ""),
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: OTP_DRIFT_STEPS * OTP_PERIOD_SECONDS,
    guardrails,
  })
  return result.valid && "timeStep" in result ? result.timeStep : null
}
