/** `millwright user`: access of local users who lost their password or second factor, or were locked. */
import { systemClock } from "../base/clock.ts"
import {
  type FactorReset,
  resetPasswordFromCli,
  unlockUserFromCli,
} from "../identity/signin/account-recovery/actions.ts"
import { type Print, positionalArgument, unknownVerb, withDatabase } from "./command.ts"

const FACTOR_RESET_FLAGS: Record<string, FactorReset> = {
  "--otp-off": "OTP",
  "--all-factors-off": "ALL_FACTORS",
}

export async function runUser(verb: string, args: string[], print: Print): Promise<void> {
  if (verb !== "reset" && verb !== "unlock") throw unknownVerb("user", verb)
  const name = positionalArgument(args, "NAME")
  const isOff = (arg: string) => verb === "reset" && Object.hasOwn(FACTOR_RESET_FLAGS, arg)
  const asked = args.filter(isOff).map((arg) => FACTOR_RESET_FLAGS[arg])
  const off = asked.includes("ALL_FACTORS") ? "ALL_FACTORS" : (asked[0] ?? null)
  const flags = args.slice(1).filter((arg) => !isOff(arg))
  await withDatabase(flags, async ({ db }) => {
    const deps = { db, clock: systemClock }
    if (verb === "unlock") {
      const { lockedReason } = await unlockUserFromCli(deps, name)
      return print(
        lockedReason
          ? `"${name}" was locked (${lockedReason}) and is unlocked now`
          : `"${name}" was not locked`,
      )
    }
    const { oneTimePassword, lockedReason, apiTokensEnded } = await resetPasswordFromCli(deps, name, { off })
    print(`one-time password of "${name}", to be replaced at the first sign-in: ${oneTimePassword}`)
    if (apiTokensEnded > 0)
      print(`API tokens of "${name}" that were revoked with the old password: ${apiTokensEnded}`)
    if (lockedReason) print(`"${name}" is locked (${lockedReason}): millwright user unlock "${name}"`)
  })
}
