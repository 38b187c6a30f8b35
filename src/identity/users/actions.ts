/** Creates, changes and deletes users. A revoked right takes effect immediately. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { toColumns } from "../../db/fields.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { enqueueNotifications, type NotificationEvent } from "../../system/notifications/actions.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { checkMayChangeCredentials } from "../authorization/grants/actions.ts"
import { deleteOtp, deleteRecoveryCodes } from "../otp/store.ts"
import { hashCompliantPassword } from "../passwords/actions.ts"
import {
  deleteResetsOf,
  revokeApiTokensOf,
  signOutAfterFactorLoss,
  signOutEverywhere,
} from "../revocation/store.ts"
import { deleteThrottlesOf } from "./account-locks/store.ts"
import {
  type ChangeUser,
  type InitialUserInput,
  type NewUserInput,
  type User,
  type UserChange,
  userChanges,
} from "./contract.ts"
import { USER_FIELDS } from "./fields.ts"
import {
  changeProblem,
  creationProblem,
  deletionProblem,
  expiryTimeOf,
  PROVIDER_FIELDS,
  type UserProblem,
} from "./rules.ts"
import {
  getUser,
  hasOtpSecret,
  insertUser,
  lockOtherSuperusers,
  lockUser,
  markUserDeleted,
  saveOtpSecret,
  savePasswordHash,
  saveUser,
  type UserColumns,
} from "./store.ts"

/** Fields that the audit log records as set, without their values. */
const SECRET_FIELDS = ["password", "otpSecret"]

/**
 * A local user, without asking who creates it: for the first start.
 *
 * @throws Refusal CONFLICT naming the field that is taken, BAD_REQUEST when the password breaks the policy
 * @returns the new user's id
 */
export async function createUserAsSystem(
  deps: Pick<Deps, "db" | "state">,
  { password, ...person }: InitialUserInput,
  options: { superuser: boolean },
): Promise<string> {
  const passwordHash = await hashCompliantPassword(deps, password, personalWordsOf(person))
  return insertUser(deps.db, { ...person, passwordHash, superuser: options.superuser })
}

/** A new user; without a password where a one-time password sets the first one. */
type AddUserInput = Omit<NewUserInput, "password"> & { password: string | null }

/**
 * @returns the new user's id
 * @throws Refusal CONFLICT naming the field that is taken, BAD_REQUEST, NOT_ALLOWED for a superuser's creation
 */
export async function addUser(
  deps: Deps,
  actor: Actor,
  { password, ...input }: AddUserInput,
): Promise<string> {
  throwIfProblem(creationProblem(actor, input.superuser), input.username)
  if (input.superuser) await requireStepUp(deps, actor, "CHANGE_ROLES")
  const passwordHash =
    password === null ? null : await hashCompliantPassword(deps, password, personalWordsOf(input))
  return inTransaction(deps, async (tx, now) => {
    const { username } = input
    const columns = columnsOf({ ...input, otpEnabled: false }, null)
    const userId = await insertUser(tx, { ...columns, passwordHash })
    if (input.otpSecret || input.otpEnabled) await saveOtpSettings(tx, deps, userId, input)
    const { details } = differences({}, password === null ? input : { ...input, password }, SECRET_FIELDS)
    await record(
      { tx, actor, now },
      "USER_CREATED",
      { type: "user", id: userId },
      { name: username, ...details },
    )
    return userId
  })
}

/**
 * Saves an administrator's input. Locking a user ends the sign-ins; a new password ends sign-ins and API tokens,
 * because others may have known the old one.
 *
 * @throws Refusal CONFLICT, BAD_REQUEST, NOT_ALLOWED, NOT_FOUND
 */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  change: UserChange,
): Promise<User> {
  if (actor.token && (change.password || change.otpSecret)) throw apiTokenRefusal()
  const passwordHash = change.password
    ? await hashCompliantPassword(
        deps,
        change.password,
        personalWordsOf(userChanges.merge(await getUser(deps.db, userId, deps.clock()), change)),
      )
    : null
  const changed = await inTransaction(deps, async (tx, now) => {
    const otherSuperusers = await lockOtherSuperusers(tx, userId)
    const before = await lockUser(tx, userId, now)
    const input = userChanges.merge(before, change)
    throwIfProblem(changeProblem(actor, before, input, otherSuperusers), before.username)
    if (before.superuser !== input.superuser) await requireStepUp({ ...deps, db: tx }, actor, "CHANGE_ROLES")
    checkProviderFields(before, input)
    if (changesAccess(before, input)) await checkMayChangeCredentials(tx, actor, userId)
    if (changesCredentials(before, input)) {
      if (actor.token) throw apiTokenRefusal()
      const action = userId === actor.userId ? "OWN_FACTORS" : "OTHERS_FACTORS"
      await requireStepUp({ ...deps, db: tx }, actor, action)
    }
    const difference = differences(before, input, SECRET_FIELDS)
    checkVersion({ name: before.username, version: before.version }, change.version, difference.changed)
    if (difference.unchanged) return before
    const apiTokensEnded = passwordHash ? await revokeApiTokensOf(tx, userId, now) : 0
    await enqueueNotifications(tx, emailsFor(actor, before, input, apiTokensEnded), now)
    if (before.otpEnabled && !input.otpEnabled) await removeOtp(tx, userId)
    else if (input.otpSecret === null) await removeOtp(tx, userId)
    await saveOtpSettings(tx, deps, userId, input)
    if (passwordHash) await savePasswordHash(tx, userId, passwordHash, now)
    await saveUser(tx, userId, changedColumns(columnsOf(input, before.lockedReason), change))
    if (input.locked || passwordHash) await signOutEverywhere(tx, userId, now)
    if (losesOtp(before, input)) await signOutAfterFactorLoss(tx, actor, userId, now)
    if (before.email !== input.email) await deleteResetsOf(tx, userId)
    if (before.locked && !input.locked) await deleteThrottlesOf(tx, before.username)
    const details = {
      name: before.username,
      ...difference.details,
      apiTokensEnded: apiTokensEnded || undefined,
    }
    await record({ tx, actor, now }, "USER_CHANGED", { type: "user", id: userId }, details)
    return getUser(tx, userId, now)
  })
  deps.publish({ kind: "user", id: userId })
  return changed
}

/**
 * Deletes a user: ends sign-ins, memberships and permissions, and unassigns their issues. The name is kept for the
 * records.
 *
 * @throws Refusal NOT_ALLOWED for one's own account, CONFLICT for a superuser
 */
export async function removeUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const user = await lockUser(tx, userId, now)
    throwIfProblem(deletionProblem(actor, user), user.username)
    await markUserDeleted(tx, userId, now)
    await signOutEverywhere(tx, userId, now)
    await revokeApiTokensOf(tx, userId, now)
    await deleteRecoveryCodes(tx, userId)
    await deps.onUserDeleted(tx, { actor, userId, now })
    await record({ tx, actor, now }, "USER_DELETED", { type: "user", id: userId }, { name: user.username })
  })
  deps.publish({ kind: "user", id: userId })
}

/** Words from the user's own data, which are not allowed as a password. */
export function personalWordsOf(person: {
  username: string
  firstname: string
  surname: string
  email: string
}): string[] {
  return [person.username, person.firstname, person.surname, person.email]
}

type MergedUser = ReturnType<typeof userChanges.merge>

/**
 * Locks and expired passwords are also set by the server: they are written only when they were sent, so that another
 * change neither lifts nor renews them.
 */
function changedColumns(columns: ReturnType<typeof columnsOf>, change: UserChange): Partial<UserColumns> {
  const { locked_reason, failed_sign_ins, locked_until, must_change_password, ...kept } = columns
  return {
    ...kept,
    locked_reason: change.locked === undefined ? undefined : locked_reason,
    failed_sign_ins: change.locked === false ? failed_sign_ins : undefined,
    locked_until: change.locked === false ? locked_until : undefined,
    must_change_password: change.passwordExpired === undefined ? undefined : must_change_password,
  }
}

/** Fields that allow signing in as the user; one-time passwords are sent to the e-mail address. */
function changesCredentials(before: User, input: MergedUser): boolean {
  const isOther = before.otpEnabled !== input.otpEnabled || before.email !== input.email
  return isOther || input.password !== "" || input.otpSecret !== ""
}

/** Whether the authenticator app in use is replaced or no longer asked for. */
function losesOtp(before: User, input: MergedUser): boolean {
  return before.otpEnabled && (!input.otpEnabled || input.otpSecret !== "")
}

/**
 * Whether the change affects who can sign in with this account. Locking is not included: every user with the
 * authority to change users may lock any account but a superuser's, so that a stolen account can be stopped.
 */
function changesAccess(before: User, input: MergedUser): boolean {
  const isReadmitted = before.locked && !input.locked
  const staysLonger = expiryTimeOf(input) > expiryTimeOf(before)
  const keepsPassword = before.passwordExpired && !input.passwordExpired
  const isRenamed = before.username !== input.username
  return changesCredentials(before, input) || isReadmitted || staysLonger || keepsPassword || isRenamed
}

function apiTokenRefusal(): Refusal {
  return new Refusal(
    "NOT_ALLOWED",
    "an API token changes no user's password, second factor or e-mail address",
  )
}

/** Notifications of the user about the change. */
function emailsFor(
  actor: Actor,
  before: User,
  input: MergedUser,
  apiTokensEnded: number,
): NotificationEvent[] {
  const common = {
    kind: "CREDENTIALS_CHANGED" as const,
    userId: before.id,
    by: before.id !== actor.userId ? actor.displayName : undefined,
  }
  return [
    ...(before.email !== input.email ? [{ ...common, change: "EMAIL_CHANGED" as const }] : []),
    ...(input.password ? [{ ...common, change: "PASSWORD_RESET" as const, apiTokensEnded }] : []),
    ...(before.otpEnabled && !input.otpEnabled ? [{ ...common, change: "OTP_DISABLED" as const }] : []),
  ]
}

/** Attributes from a provider are read-only here, and the password is kept by the provider. */
function checkProviderFields(before: User, input: MergedUser): void {
  if (!before.imported) return
  const wrong = PROVIDER_FIELDS.filter((field) => before[field] !== input[field])
  const problems = [...wrong, ...(input.password ? ["password"] : [])]
  if (problems.length > 0) {
    throw validationRefusal(problems.map((path) => ({ path, message: "validation.fromProvider" })))
  }
}

/** Disabling by an administrator deletes the secret and the recovery codes. */
async function removeOtp(tx: Db, userId: string): Promise<void> {
  await deleteOtp(tx, userId)
  await deleteRecoveryCodes(tx, userId)
}

async function saveOtpSettings(
  tx: Db,
  deps: Deps,
  userId: string,
  { otpEnabled, otpSecret }: { otpEnabled: boolean; otpSecret: string | null },
): Promise<void> {
  if (otpSecret) {
    await saveOtpSecret(tx, userId, Buffer.from(deps.secretBox.seal(otpSecret, `user:${userId}:otp`)))
  } else if (otpEnabled && !(await hasOtpSecret(tx, userId))) {
    throw validationRefusal([{ path: "otpSecret", message: "validation.required" }])
  }
  await saveUser(tx, userId, { otp_enabled: otpEnabled })
}

function columnsOf(
  input: Pick<ChangeUser, keyof typeof USER_FIELDS | "locked" | "passwordExpired">,
  lockedReason: User["lockedReason"],
) {
  return {
    ...toColumns(USER_FIELDS, input),
    // An existing reason is kept; unlocking clears it.
    locked_reason: input.locked ? (lockedReason ?? "BY_ADMIN") : null,
    failed_sign_ins: input.locked ? undefined : 0,
    locked_until: input.locked ? undefined : null,
    must_change_password: input.passwordExpired,
  }
}

function throwIfProblem(problem: UserProblem | null, name: string): void {
  if (!problem) return
  throw new Refusal(problem.code, `user "${name}": ${problem.text}`, { text: problem.text, name })
}
