/** Creating, changing and deleting users. Whatever takes a right away takes effect at once. */
import { revokeApiTokensOf } from "../apitokens/store.ts"
import { differences } from "../audit/rules.ts"
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal, refuseFields } from "../base/refusal.ts"
import { forgetNotifiedPerson } from "../devices/store.ts"
import { releaseIssuesOf } from "../issues/store.ts"
import { announceAll, type Moment } from "../notifications/actions.ts"
import { deleteOtp, deleteRecoveryCodes } from "../otp/store.ts"
import { deletePasskeysOf } from "../passkeys/store.ts"
import { hashAllowedPassword } from "../passwords/actions.ts"
import { releasePlansOf } from "../recurring/store.ts"
import { checkMayActFor } from "../roles/actions-giving.ts"
import type { Actor } from "../roles/rules.ts"
import { deletePermissionsOfUser } from "../roles/store-permissions.ts"
import { revokeSignInsOf } from "../signin/store.ts"
import { deleteAttemptsOf } from "../signin/store-attempts.ts"
import { deleteBrakesOf } from "../signin/store-brakes.ts"
import { deleteResetsOf } from "../signin/store-reset.ts"
import { checkFresh } from "../stepup/actions.ts"
import { deleteMembershipsOf } from "../usergroups/store.ts"
import {
  type ChangeUser,
  type CreateUser,
  type NewUserInput,
  type User,
  type UserChange,
  userChanges,
} from "./contract.ts"
import { changeProblem, creationProblem, deletionProblem, endOf, type UserProblem } from "./rules.ts"
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

/** Fields of which the audit log says only that they were set. */
const SECRET_FIELDS = ["password", "otpSecret"]

/**
 * A local user, without asking who creates it: for the first start.
 *
 * @throws Refusal CONFLICT naming the field that is taken, BAD_REQUEST when the password breaks the policy
 * @returns the new user's id
 */
export async function createUser(
  db: Db,
  { password, ...person }: CreateUser,
  options: { superuser: boolean },
): Promise<string> {
  const passwordHash = await hashAllowedPassword(db, password, wordsOf(person))
  return insertUser(db, { ...person, passwordHash, superuser: options.superuser })
}

/** @throws Refusal CONFLICT naming the field that is taken, BAD_REQUEST, NOT_ALLOWED for a superuser's creation */
export async function addUser(deps: Deps, actor: Actor, input: NewUserInput): Promise<User> {
  const now = deps.clock()
  refuse(creationProblem(actor, input.superuser), input.username)
  if (input.superuser) await checkFresh(deps, actor, "CHANGE_ROLES")
  const passwordHash = await hashAllowedPassword(deps.db, input.password, wordsOf(input))
  return deps.db.transaction().execute(async (tx) => {
    const { username, firstname, surname, email } = input
    const person = { username, firstname, surname, email, superuser: input.superuser, passwordHash }
    const userId = await insertUser(tx, { ...person, ...columnsOf({ ...input, otpEnabled: false }, null) })
    if (input.otpSecret || input.otpEnabled) await saveOtp(tx, deps, userId, input)
    const { details } = differences({}, input, SECRET_FIELDS)
    await audit(tx, actor, "USER_CREATED", userId, { name: username, ...details }, now)
    return getUser(tx, userId, now)
  })
}

/**
 * Saves what an administrator has entered. A locked user's sign-ins end, and after a new password they must be renewed;
 * then API tokens end too: whoever resets a password does not know who had the old one.
 *
 * @throws Refusal CONFLICT, BAD_REQUEST, NOT_ALLOWED, NOT_FOUND
 */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  change: UserChange,
): Promise<User> {
  const now = deps.clock()
  if (actor.token && (change.password || change.otpSecret)) throw notForTokens()
  const passwordHash = change.password
    ? await hashAllowedPassword(
        deps.db,
        change.password,
        wordsOf(userChanges.merge(await getUser(deps.db, userId, now), change)),
      )
    : null
  const changed = await deps.db.transaction().execute(async (tx) => {
    const otherSuperusers = await lockOtherSuperusers(tx, userId)
    const before = await lockUser(tx, userId, now)
    const input = userChanges.merge(before, change)
    refuse(changeProblem(actor, before, input, otherSuperusers), before.username)
    if (before.superuser !== input.superuser) await checkFresh({ ...deps, db: tx }, actor, "CHANGE_ROLES")
    checkForeign(before, input)
    if (changesWayIn(before, input)) await checkMayActFor(tx, actor, userId)
    if (changesProofs(before, input)) {
      if (actor.token) throw notForTokens()
      const deed = userId === actor.userId ? "OWN_FACTORS" : "OTHERS_FACTORS"
      await checkFresh({ ...deps, db: tx }, actor, deed)
    }
    const difference = differences(before, input, SECRET_FIELDS)
    checkVersion({ name: before.username, version: before.version }, change.version, difference.changed)
    const apiTokensEnded = passwordHash ? await revokeApiTokensOf(tx, userId, now) : 0
    await announceAll(tx, lettersOf(actor, before, input, apiTokensEnded), now)
    if (before.otpEnabled && !input.otpEnabled) await forgetOtp(tx, userId)
    else if (input.otpSecret === null) await forgetOtp(tx, userId)
    await saveOtp(tx, deps, userId, input)
    if (passwordHash) await savePasswordHash(tx, userId, passwordHash, now)
    await saveUser(tx, userId, changedColumns(columnsOf(input, before.lockedReason), change))
    if (input.locked || passwordHash) await endSignInsOf(tx, userId, now)
    if (before.email !== input.email) await deleteResetsOf(tx, userId)
    if (before.locked && !input.locked) await deleteBrakesOf(tx, before.username)
    const details = {
      name: before.username,
      ...difference.details,
      ...(apiTokensEnded && { apiTokensEnded }),
    }
    await audit(tx, actor, "USER_CHANGED", userId, details, now)
    return getUser(tx, userId, now)
  })
  deps.tell({ kind: "user", id: userId })
  return changed
}

/**
 * Ends everything a person has: sign-ins, groups, permissions and the issues they had taken. Their name stays in the
 * book.
 *
 * @throws Refusal NOT_ALLOWED for oneself, CONFLICT for a superuser
 */
export async function removeUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId, now)
    refuse(deletionProblem(actor, user), user.username)
    await markUserDeleted(tx, userId, now)
    await endSignInsOf(tx, userId, now)
    await revokeApiTokensOf(tx, userId, now)
    await deletePasskeysOf(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await deleteMembershipsOf(tx, userId)
    await deletePermissionsOfUser(tx, userId)
    await releasePlansOf(tx, userId)
    await forgetNotifiedPerson(tx, userId)
    for (const issue of await releaseIssuesOf(tx, userId, actor.userId, now))
      await auditReturn(tx, actor, issue, now)
    await audit(tx, actor, "USER_DELETED", userId, { name: user.username }, now)
  })
  deps.tell({ kind: "user", id: userId })
}

/** Signs the person out everywhere, also where they are still on their way in. */
export async function endSignInsOf(tx: Db, userId: string, now: Date, except?: string): Promise<void> {
  await revokeSignInsOf(tx, userId, now, except)
  await deleteAttemptsOf(tx, userId)
  await deleteResetsOf(tx, userId)
}

/** The person's own words, which are no password. */
export function wordsOf(person: {
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
    ...(change.locked !== undefined && {
      locked_reason,
      ...(!change.locked && { failed_sign_ins, locked_until }),
    }),
    ...(change.passwordExpired !== undefined && { must_change_password }),
  }
}

/** Whoever changes these could come in by them later; an e-mail address gets letters with passwords. */
function changesProofs(before: User, input: MergedUser): boolean {
  const isOther = before.otpEnabled !== input.otpEnabled || before.email !== input.email
  return isOther || input.password !== "" || input.otpSecret !== ""
}

/**
 * Whoever changes these decides who comes in as this person, and whether they come in at all. Locking somebody out is not
 * among them: whoever may change users stops anybody who is no superuser, so that a stolen account never stays open.
 */
function changesWayIn(before: User, input: MergedUser): boolean {
  const isReadmitted = before.locked && !input.locked
  const staysLonger = endOf(input) > endOf(before)
  const keepsPassword = before.passwordExpired && !input.passwordExpired
  const isRenamed = before.username !== input.username
  return changesProofs(before, input) || isReadmitted || staysLonger || keepsPassword || isRenamed
}

function notForTokens(): Refusal {
  return new Refusal("NOT_ALLOWED", "an API token changes nobody's password, second factor or e-mail address")
}

/** What the person is told of it. */
function lettersOf(actor: Actor, before: User, input: MergedUser, apiTokensEnded: number): Moment[] {
  const common = {
    kind: "WAYS_IN_CHANGED" as const,
    userId: before.id,
    ...(before.id !== actor.userId && { by: actor.displayName }),
  }
  return [
    ...(before.email !== input.email ? [{ ...common, change: "EMAIL_CHANGED" as const }] : []),
    ...(input.password ? [{ ...common, change: "PASSWORD_RESET" as const, apiTokensEnded }] : []),
    ...(before.otpEnabled && !input.otpEnabled ? [{ ...common, change: "OTP_DISABLED" as const }] : []),
  ]
}

/** What a provider knows about a person is not changed here, and their password is not ours. */
function checkForeign(before: User, input: MergedUser): void {
  if (!before.imported) return
  const theirs = ["username", "firstname", "surname", "email"] as const
  const wrong = theirs.filter((field) => before[field] !== input[field])
  const problems = [...wrong, ...(input.password ? ["password"] : [])]
  if (problems.length > 0) {
    throw refuseFields(problems.map((path) => ({ path, message: "validation.fromProvider" })))
  }
}

/** Switched off by an administrator, the secret is gone, and the codes that stood in for it. */
async function forgetOtp(tx: Db, userId: string): Promise<void> {
  await deleteOtp(tx, userId)
  await deleteRecoveryCodes(tx, userId)
}

async function saveOtp(
  tx: Db,
  deps: Deps,
  userId: string,
  { otpEnabled, otpSecret }: { otpEnabled: boolean; otpSecret: string | null },
): Promise<void> {
  if (otpSecret) {
    await saveOtpSecret(tx, userId, Buffer.from(deps.secretBox.seal(otpSecret, `user:${userId}:otp`)))
  } else if (otpEnabled && !(await hasOtpSecret(tx, userId))) {
    throw refuseFields([{ path: "otpSecret", message: "validation.required" }])
  }
  await saveUser(tx, userId, { otp_enabled: otpEnabled })
}

function columnsOf(
  input: Pick<ChangeUser, "username" | "firstname" | "surname" | "email"> &
    Pick<ChangeUser, "superuser" | "locked" | "expiry" | "otpEnabled" | "passwordExpired">,
  lockedReason: User["lockedReason"],
) {
  return {
    username: input.username,
    firstname: input.firstname,
    surname: input.surname,
    email: input.email,
    superuser: input.superuser,
    // Why somebody was locked before stays true; unlocking forgets it.
    locked_reason: input.locked ? (lockedReason ?? "BY_ADMIN") : null,
    ...(input.locked ? {} : { failed_sign_ins: 0, locked_until: null }),
    expires_on: input.expiry === null ? null : new Date(input.expiry),
    otp_enabled: input.otpEnabled,
    must_change_password: input.passwordExpired,
  }
}

function refuse(problem: UserProblem | null, name: string): void {
  if (!problem) return
  throw new Refusal(problem.code, `user "${name}": ${problem.text}`, { text: problem.text, name })
}

function auditReturn(
  tx: Db,
  actor: Actor,
  issue: { id: string; deviceId: string; title: string },
  now: Date,
): Promise<void> {
  const fact = {
    event: "ISSUE_RETURNED",
    objectType: "issue",
    objectId: issue.id,
    deviceId: issue.deviceId,
    details: { title: issue.title },
  } as const
  return writeAudit(tx, actor, fact, now)
}

function audit(
  tx: Db,
  actor: Actor,
  event: AuditEvent,
  userId: string,
  details: Record<string, string | number | boolean | null>,
  now: Date,
): Promise<void> {
  return writeAudit(tx, actor, { event, objectType: "user", objectId: userId, details }, now)
}
