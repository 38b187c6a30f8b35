/** Secrets of one-time passwords, recovery codes, and the tries at them. */

import { sql } from "kysely"
import { NO_WAIT } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { deleteRowsWith, findValue, updateRow, updateRowsWith, upsertRow } from "../../db/rows.ts"

export interface OtpState {
  isEnabled: boolean
  /** No code is asked for after a sign-in at an identity provider. */
  isAtProvider: boolean
  recoveryCodesLeft: number
}

export async function getOtpState(db: Db, userId: string): Promise<OtpState> {
  const row = await db
    .selectFrom("app_user")
    .select([
      "otp_enabled",
      "identity_provider_id",
      sql<number>`(select count(*)::int from recovery_code where user_id = app_user.id)`.as("codes"),
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  return {
    isEnabled: row.otp_enabled,
    isAtProvider: row.identity_provider_id !== null,
    recoveryCodesLeft: row.codes,
  }
}

/** The sealed secret of a user with one-time passwords; null for others. */
export async function findOtpSecret(db: Db, userId: string): Promise<Buffer | null> {
  return findValue(db, "app_user", "sealed_otp_secret", { id: userId, otp_enabled: true })
}

/** Uses a time step up, for the secret it was checked with; false when it, or a later one, was used before. */
export async function consumeOtpStep(db: Db, userId: string, sealed: Buffer, step: number): Promise<boolean> {
  const taken = await db
    .updateTable("app_user")
    .set({ otp_last_step: step })
    .where("id", "=", userId)
    .where("otp_enabled", "=", true)
    .where("sealed_otp_secret", "=", sealed)
    .where((eb) => eb.or([eb("otp_last_step", "is", null), eb("otp_last_step", "<", step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export async function saveEnrolment(
  db: Db,
  userId: string,
  sealedSecret: Buffer,
  expiresOn: Date,
): Promise<void> {
  const columns = { sealed_secret: sealedSecret, expires_on: expiresOn }
  await upsertRow(db, "otp_enrolment", { user_id: userId }, columns)
}

/** @returns the sealed secret that waits for its first code; null without one, and when its time is over */
export async function findEnrolment(db: Db, userId: string, now: Date): Promise<Buffer | null> {
  const row = await db
    .selectFrom("otp_enrolment")
    .select("sealed_secret")
    .where("user_id", "=", userId)
    .where("expires_on", ">", now)
    .executeTakeFirst()
  return row?.sealed_secret ?? null
}

/** Takes the secret that waited into use, its first code used; false when it waits no more. */
export async function completeEnrolment(
  tx: Db,
  userId: string,
  enrolled: Buffer,
  sealedSecret: Buffer,
  step: number,
): Promise<boolean> {
  const isWaiting = await deleteRowsWith(tx, "otp_enrolment", { user_id: userId, sealed_secret: enrolled })
  if (!isWaiting) return false
  await updateRow(tx, "app_user", userId, {
    sealed_otp_secret: sealedSecret,
    otp_enabled: true,
    otp_last_step: step,
  })
  return true
}

/** Disables one-time passwords and deletes their secret; false when they were disabled. */
export async function deleteOtp(tx: Db, userId: string): Promise<boolean> {
  await deleteRowsWith(tx, "otp_enrolment", { user_id: userId })
  const none = { otp_enabled: false, sealed_otp_secret: null, otp_last_step: null }
  return (await updateRowsWith(tx, "app_user", { id: userId, otp_enabled: true }, none)) > 0
}

/** In place of all that there were. */
export async function saveRecoveryCodes(tx: Db, userId: string, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insertInto("recovery_code")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await deleteRowsWith(tx, "recovery_code", { user_id: userId })
}

/** Uses a code up; false when there is none like it. */
export function deleteRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  return deleteRowsWith(db, "recovery_code", { user_id: userId, code_hash: hash })
}

/** Wrong tries in a row, under the row's lock: tries at the same moment come one after another. */
export async function lockFactorAttempts(
  tx: Db,
  userId: string,
): Promise<{ failures: number; blockedUntil: Date }> {
  // One statement: between two, a concurrent correct try could delete the row.
  const row = await tx
    .insertInto("factor_attempt")
    .values({ user_id: userId, failures: 0, blocked_until: NO_WAIT })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({ failures: eb.ref("factor_attempt.failures") })),
    )
    .returning(["failures", "blocked_until"])
    .executeTakeFirstOrThrow()
  return { failures: row.failures, blockedUntil: row.blocked_until }
}

export async function saveFactorAttempts(
  tx: Db,
  userId: string,
  tries: { failures: number; blockedUntil: Date },
): Promise<void> {
  await updateRowsWith(
    tx,
    "factor_attempt",
    { user_id: userId },
    { failures: tries.failures, blocked_until: tries.blockedUntil },
  )
}

export async function deleteFactorAttempts(db: Db, userId: string): Promise<void> {
  await deleteRowsWith(db, "factor_attempt", { user_id: userId })
}
