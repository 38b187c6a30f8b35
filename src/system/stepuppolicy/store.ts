/** Queries of the step-up policy, of the credentials available for a step-up, and of renewed authentications. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { lockSingleton, updateVersionedSingleton } from "../../db/rows.ts"
import type { SaveStepUpPolicy, StepUpPolicy } from "./contract.ts"
import type { StepUpAction } from "./rules.ts"

export async function getStepUpPolicy(db: Db): Promise<StepUpPolicy> {
  const row = await db.selectFrom("step_up_policy").selectAll().executeTakeFirstOrThrow()
  return {
    startSession: row.start_session_minutes,
    vote: row.vote_minutes,
    viewRecording: row.view_recording_minutes,
    changeRoles: row.change_roles_minutes,
    version: row.version,
  }
}

const POLICY_FIELDS = {
  START_SESSION: "startSession",
  VOTE: "vote",
  VIEW_RECORDING: "viewRecording",
  CHANGE_ROLES: "changeRoles",
} as const satisfies Record<StepUpAction, keyof StepUpPolicy>

/** Minutes after an authentication in which the action is allowed; null requires no step-up. */
export async function getStepUpMinutes(db: Db, action: StepUpAction): Promise<number | null> {
  return (await getStepUpPolicy(db))[POLICY_FIELDS[action]]
}

export async function lockStepUpPolicy(tx: Db): Promise<StepUpPolicy> {
  await lockSingleton(tx, "step_up_policy")
  return getStepUpPolicy(tx)
}

export async function saveStepUpPolicy(tx: Db, policy: SaveStepUpPolicy): Promise<void> {
  await updateVersionedSingleton(tx, "step_up_policy", {
    start_session_minutes: policy.startSession,
    vote_minutes: policy.vote,
    view_recording_minutes: policy.viewRecording,
    change_roles_minutes: policy.changeRoles,
  })
}

/** The credentials of a user that are available for a step-up. */
export interface AvailableCredentials {
  passwordHash: string | null
  isOfDirectory: boolean
  /** Name of the identity provider that they come from; null without one, and while it is switched off. */
  providerName: string | null
  otpEnabled: boolean
  hasPasskey: boolean
}

export async function getAvailableCredentials(db: Db, userId: string): Promise<AvailableCredentials> {
  const row = await db
    .selectFrom("app_user")
    .leftJoin("identity_provider", (join) =>
      join
        .onRef("identity_provider.id", "=", "app_user.identity_provider_id")
        .on("identity_provider.enabled", "=", true),
    )
    .select([
      "identity_provider.name as provider_name",
      "password_hash",
      "ldap_provider_name",
      "otp_enabled",
      sql<boolean>`exists (select 1 from passkey where passkey.user_id = app_user.id)`.as("has_passkey"),
    ])
    .where("app_user.id", "=", userId)
    .executeTakeFirstOrThrow()
  return {
    passwordHash: row.password_hash || null,
    isOfDirectory: row.ldap_provider_name !== null,
    providerName: row.provider_name,
    otpEnabled: row.otp_enabled,
    hasPasskey: row.has_passkey,
  }
}
