/** Account recovery from the server's command line: it requires no sign-in and is recorded in the audit log. */

import { randomBytes } from "node:crypto"
import type { Clock } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { enqueueNotifications } from "../../../system/notifications/actions.ts"
import { deleteFactorAttempts, deleteOtp, deleteRecoveryCodes } from "../../otp/store.ts"
import { countPasskeys, deletePasskeysOf } from "../../passkeys/store.ts"
import { PasswordHasher } from "../../passwords/hashing/actions.ts"
import { revokeApiTokensOf, signOutEverywhere } from "../../revocation/store.ts"
import { deleteThrottlesOf, unlockAccount } from "../../users/account-locks/store.ts"
import type { User } from "../../users/contract.ts"
import { findCredentials, lockUser, savePasswordHash, saveUser } from "../../users/store.ts"
import { formatOneTimePassword, ONE_TIME_PASSWORD_BYTES } from "../password-reset/rules.ts"

/** What a reset removes beside the password. */
export type FactorReset = "OTP" | "ALL_FACTORS"

interface CliDeps {
  db: Db
  clock: Clock
}

/**
 * Sets a temporary password that must be replaced at the next sign-in; ends all sign-ins and API tokens.
 *
 * @param options.off  also removes the one-time password, for a user without the telephone, or additionally passkeys
 *                     and recovery codes, which would otherwise still allow a sign-in
 * @throws Refusal NOT_FOUND, CONFLICT for a user whose password is kept by a provider
 */
export async function resetPasswordFromCli(
  deps: CliDeps,
  username: string,
  options: { off: FactorReset | null },
): Promise<{ oneTimePassword: string; lockedReason: User["lockedReason"]; apiTokensEnded: number }> {
  const oneTimePassword = formatOneTimePassword(randomBytes(ONE_TIME_PASSWORD_BYTES))
  const hash = await new PasswordHasher().hash(oneTimePassword)
  return inTransaction(deps, async (tx, now) => {
    const user = await lockUserByName(tx, username, now)
    if (user.imported) {
      const provider = user.identityProviderName ?? user.ldapProviderName
      throw new Refusal("CONFLICT", `the password of "${user.username}" is kept by ${provider}`)
    }
    await savePasswordHash(tx, user.id, hash, now)
    await saveUser(tx, user.id, { must_change_password: true })
    if (options.off) await removeFactors(tx, user.id, options.off)
    await signOutEverywhere(tx, user.id, now)
    const apiTokensEnded = await revokeApiTokensOf(tx, user.id, now)
    await deleteThrottlesOf(tx, user.username)
    const common = { kind: "CREDENTIALS_CHANGED" as const, userId: user.id }
    const factors = { OTP: "OTP_DISABLED", ALL_FACTORS: "FACTORS_RESET" } as const
    await enqueueNotifications(
      tx,
      [
        { ...common, change: "PASSWORD_RESET", apiTokensEnded },
        ...(options.off ? [{ ...common, change: factors[options.off] }] : []),
      ],
      now,
    )
    const details = {
      apiTokensEnded,
      otpOff: options.off !== null,
      passkeysOff: options.off === "ALL_FACTORS" ? true : undefined,
    }
    await record(
      { tx, actor: null, now },
      "PASSWORD_RESET",
      { type: "user", id: user.id },
      { username: user.username, by: "command", ...details },
    )
    return { oneTimePassword, lockedReason: user.lockedReason, apiTokensEnded }
  })
}

/** Takes off a lock for whatever reason, failures that are counted, and a date that has passed. @throws Refusal NOT_FOUND */
export async function unlockUserFromCli(
  deps: CliDeps,
  username: string,
): Promise<{ lockedReason: User["lockedReason"] }> {
  return inTransaction(deps, async (tx, now) => {
    const user = await lockUserByName(tx, username, now)
    await unlockAccount(tx, user.id, now)
    await deleteThrottlesOf(tx, user.username)
    await record(
      { tx, actor: null, now },
      "USER_UNLOCKED",
      { type: "user", id: user.id },
      { username: user.username, by: "command", reason: user.lockedReason },
    )
    return { lockedReason: user.lockedReason }
  })
}

/** Recovery codes are kept only while there is a passkey that they can replace. */
async function removeFactors(tx: Db, userId: string, off: FactorReset): Promise<void> {
  await deleteOtp(tx, userId)
  if (off === "ALL_FACTORS") await deletePasskeysOf(tx, userId)
  if ((await countPasskeys(tx, userId)) === 0) await deleteRecoveryCodes(tx, userId)
  await deleteFactorAttempts(tx, userId)
}

async function lockUserByName(tx: Db, username: string, now: Date): Promise<User> {
  const found = await findCredentials(tx, username)
  if (!found) throw new Refusal("NOT_FOUND", `there is no user "${username}"`)
  return lockUser(tx, found.id, now)
}
