/** What follows from giving up an own second factor. */
import type { Deps } from "../../base/deps.ts"
import { getOtpState } from "../../identity/otp/store.ts"
import { countPasskeys } from "../../identity/passkeys/store.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { requiresSecondFactor } from "../users/store.ts"

interface OwnFactors {
  hasOtp: boolean
  passkeys: number
  /** Signs in at an identity provider, which asks for a second factor itself. */
  isAtProvider: boolean
  /** A group requires a second factor. */
  isRequired: boolean
}

export async function getOwnFactors({ db }: Pick<Deps, "db">, userId: string): Promise<OwnFactors> {
  const [otp, passkeys, isRequired] = await Promise.all([
    getOtpState(db, userId),
    countPasskeys(db, userId),
    requiresSecondFactor(db, userId),
  ])
  return { hasOtp: otp.isEnabled, passkeys, isAtProvider: otp.isAtProvider, isRequired }
}

export function otpConsequences(factors: OwnFactors): TextKey[] {
  if (factors.passkeys > 0) return ["people.consequence_otp", "factors.consequence_passkeysStay"]
  return ["people.consequence_otp", "people.consequence_recoveryCodes", ...withoutFactor(factors)]
}

export function passkeyConsequences(factors: OwnFactors): TextKey[] {
  const isLast = !factors.hasOtp && factors.passkeys === 1
  const texts: TextKey[] = ["factors.consequence_passkeyGone", "factors.consequence_passkeyStored"]
  return isLast ? [...texts, ...withoutFactor(factors)] : texts
}

function withoutFactor({ isAtProvider, isRequired }: OwnFactors): TextKey[] {
  if (isAtProvider) return []
  return [isRequired ? "factors.consequence_newFactor" : "factors.consequence_passwordAlone"]
}
