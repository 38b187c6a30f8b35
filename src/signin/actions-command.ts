/** What whoever has the server itself does for somebody who cannot sign in: no sign-in asks for it, the audit log says it. */
import { randomBytes } from "node:crypto"
import { revokeApiTokensOf } from "../apitokens/store.ts"
import { writeAudit } from "../audit/store.ts"
import type { Clock } from "../base/clock.ts"
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { announceAll } from "../notifications/actions.ts"
import { deleteOtp, deleteRecoveryCodes, deleteTries } from "../otp/store.ts"
import { countPasskeys, deletePasskeysOf } from "../passkeys/store.ts"
import { hashPassword } from "../passwords/actions-hashing.ts"
import { endSignInsOf } from "../people/actions.ts"
import type { User } from "../people/contract.ts"
import { findCredentials, lockUser, savePasswordHash, saveUser } from "../people/store.ts"
import { saveUnlocked } from "../people/store-locks.ts"
import { ONE_TIME_PASSWORD_BYTES, writtenOneTimePassword } from "./rules-reset.ts"
import { deleteBrakesOf } from "./store-brakes.ts"

/** What a reset takes away beside the password. */
export type FactorsOff = "OTP" | "ALL_FACTORS"

interface CommandDeps {
  db: Db
  clock: Clock
}

/**
 * A one-time password that must be replaced at the first sign-in; all that was signed in ends, and all API tokens.
 *
 * @param options.off  also takes away the one-time password, for somebody who has lost the telephone, or with it
 *                     passkeys and recovery codes, which would otherwise still let in whoever has them
 * @throws Refusal NOT_FOUND, CONFLICT for somebody whose password a provider keeps
 */
export async function resetByCommand(
  deps: CommandDeps,
  username: string,
  options: { off: FactorsOff | null },
): Promise<{ oneTimePassword: string; lockedReason: User["lockedReason"]; apiTokensEnded: number }> {
  const oneTimePassword = writtenOneTimePassword(randomBytes(ONE_TIME_PASSWORD_BYTES))
  const hash = await hashPassword(oneTimePassword)
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    const user = await lockNamed(tx, username, now)
    if (user.imported) {
      const provider = user.identityProviderName ?? user.ldapProviderName
      throw new Refusal("CONFLICT", `the password of "${user.username}" is kept by ${provider}`)
    }
    await savePasswordHash(tx, user.id, hash, now)
    await saveUser(tx, user.id, { must_change_password: true })
    if (options.off) await takeFactors(tx, user.id, options.off)
    await endSignInsOf(tx, user.id, now)
    const apiTokensEnded = await revokeApiTokensOf(tx, user.id, now)
    await deleteBrakesOf(tx, user.username)
    const common = { kind: "WAYS_IN_CHANGED" as const, userId: user.id }
    const factors = { OTP: "OTP_DISABLED", ALL_FACTORS: "FACTORS_RESET" } as const
    await announceAll(
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
      ...(options.off === "ALL_FACTORS" && { passkeysOff: true }),
    }
    await audit(tx, "PASSWORD_RESET", user, details, now)
    return { oneTimePassword, lockedReason: user.lockedReason, apiTokensEnded }
  })
}

/** Takes off a lock for whatever reason, failures that are counted, and a date that has passed. @throws Refusal NOT_FOUND */
export async function unlockByCommand(
  deps: CommandDeps,
  username: string,
): Promise<{ lockedReason: User["lockedReason"] }> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    const user = await lockNamed(tx, username, now)
    await saveUnlocked(tx, user.id, now)
    await deleteBrakesOf(tx, user.username)
    await audit(tx, "USER_UNLOCKED", user, { reason: user.lockedReason }, now)
    return { lockedReason: user.lockedReason }
  })
}

/** Recovery codes stay only for passkeys that they stand in for. */
async function takeFactors(tx: Db, userId: string, off: FactorsOff): Promise<void> {
  await deleteOtp(tx, userId)
  if (off === "ALL_FACTORS") await deletePasskeysOf(tx, userId)
  if ((await countPasskeys(tx, userId)) === 0) await deleteRecoveryCodes(tx, userId)
  await deleteTries(tx, userId)
}

async function lockNamed(tx: Db, username: string, now: Date): Promise<User> {
  const found = await findCredentials(tx, username)
  if (!found) throw new Refusal("NOT_FOUND", `there is no user "${username}"`)
  return lockUser(tx, found.id, now)
}

function audit(
  tx: Db,
  event: "PASSWORD_RESET" | "USER_UNLOCKED",
  user: User,
  details: Record<string, string | number | boolean | null>,
  now: Date,
): Promise<void> {
  const fact = { event, objectType: "user", objectId: user.id } as const
  return writeAudit(
    tx,
    null,
    { ...fact, details: { username: user.username, by: "command", ...details } },
    now,
  )
}
