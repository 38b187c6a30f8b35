/** Actions on an issue: load and lock, check, save, write the audit entry, notify. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps, UserDeletion } from "../../base/deps.ts"
import type { RefusalText } from "../../base/reasons.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { type AuditDetails, record } from "../../system/audit/store.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import {
  closeApproval,
  recordExtension,
  startRequest,
  submitForApproval,
} from "../approvals/actions-requests.ts"
import { effectiveStages } from "../approvals/config/store.ts"
import { EXTENSION_HOURS_MAX, extensionHoursLeft, windowEnd, windowOf } from "../windows/rules.ts"
import { approvalRefOf, approvalSubjectOf, publishIssue, resubmitIssue } from "./actions-approval.ts"
import { type Assignment, checkAssignment, UNASSIGNED } from "./actions-assignment.ts"
import { auditObjectOfIssue } from "./actions-audit.ts"
import { changesApprovedFields, differingFields, diffIssues } from "./actions-diff.ts"
import { NAMED_ITEMS_MAX, requiresAnswers } from "./checklist/rules.ts"
import { listOpenRequiredItems } from "./checklist/store.ts"
import { type CloseIssue, type CreateIssue, type Issue, type IssueChange, issueChanges } from "./contract.ts"
import {
  type CloseReason,
  type IssueState,
  type IssueVerb,
  isEditable,
  isExtendable,
  stateAfter,
} from "./rules.ts"
import { withStoredSignature } from "./signature/actions.ts"
import type { SignatureInput } from "./signature/contract.ts"
import { insertSignature, isSignatureRequired } from "./signature/store.ts"
import {
  getIssue,
  type IssuePath,
  insertIssue,
  lockIssue,
  saveExtension,
  saveIssueFields,
  saveIssueState,
  saveRemoteAccessEnabled,
  saveWindow,
  unassignIssuesOf,
} from "./store.ts"

/** Drafts are visible to users who may read the machine's issues; they cause no notifications and no approvals. */
export async function createIssue(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  input: CreateIssue,
): Promise<Issue> {
  const clean = await prepareNewIssue(input)
  const created = await inTransaction(deps, (tx, now) => insertNewIssue(tx, actor, deviceId, clean, now))
  publishIssue(deps, created.id, created.state)
  return created
}

/** The input with its rich text sanitised, outside a transaction. */
export function prepareNewIssue(input: CreateIssue): Promise<CreateIssue> {
  return sanitiseFields(input, ["description"])
}

/**
 * A new issue with all that follows from it, in the caller's transaction.
 *
 * @param clean  from `prepareNewIssue`
 * @throws Refusal BAD_REQUEST for an assignee who may not work on it
 */
export async function insertNewIssue(
  tx: Db,
  actor: Actor,
  deviceId: string,
  clean: CreateIssue,
  now: Date,
): Promise<Issue> {
  await checkAssignment(tx, deviceId, UNASSIGNED, clean)
  const isDraft = clean.state === "NEW"
  const stages = isDraft ? [] : await effectiveStages(tx, deviceId, "ISSUE")
  const state = stages.length > 0 ? "APPROVAL_PENDING" : clean.state
  const issueId = await insertIssue(tx, deviceId, clean, state, actor.userId, now)
  await record({ tx, actor, now }, "ISSUE_CREATED", auditObjectOfIssue({ id: issueId, deviceId }), {
    title: clean.title,
  })
  const issue = await getIssue(tx, deviceId, issueId)
  if (stages.length > 0) await startRequest(tx, actor, approvalSubjectOf(issue), stages, now)
  if (!isDraft)
    await enqueueNotification(tx, { kind: "ISSUE_CREATED", issueId, createdBy: actor.userId }, now)
  await notifyAssignee(tx, actor, UNASSIGNED, issue, now)
  return issue
}

/** @throws Refusal CONFLICT when closed, or when the issue was saved after `wanted.version` was read */
export async function updateIssue(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  wanted: IssueChange,
): Promise<Issue> {
  const cleanChange = await sanitiseFields(wanted, ["description"])
  return changeIssue(deps, actor, path, "ISSUE_CHANGED", async (tx, issue, now) => {
    if (!isEditable(issue.state)) throw issueConflict(issue, "issueClosed")
    const clean = issueChanges.merge(issue, cleanChange)
    if (wanted.version !== undefined && issue.version !== wanted.version) {
      const fields = differingFields(issue, clean)
      throw issueConflict(issue, "issueChangedMeanwhile", { changedBy: issue.changedBy.displayName, fields })
    }
    if (differingFields(issue, clean).length === 0) return
    if (issue.state === "IN_PROGRESS" && clean.assignedUserId === null) {
      throw validationRefusal([{ path: "assignedUserId", message: "validation.required" }])
    }
    await checkAssignment(tx, path.deviceId, issue, clean)
    await saveIssueFields(tx, issue, clean, actor.userId, now)
    const changed = await getIssue(tx, path.deviceId, path.issueId)
    const isDraft = issue.state === "NEW"
    if (!isDraft && changesApprovedFields(issue, changed)) await resubmitIssue(tx, actor, changed, now)
  })
}

/** Allows remote sessions for the issue and changes nothing else. @throws Refusal CONFLICT when closed */
export async function enableRemoteAccess(deps: Deps, actor: Actor, path: IssuePath): Promise<Issue> {
  return changeIssue(deps, actor, path, "ISSUE_CHANGED", async (tx, issue, now) => {
    if (!isEditable(issue.state)) throw issueConflict(issue, "issueClosed")
    await saveRemoteAccessEnabled(tx, issue.id, actor.userId, now)
    const changed = await getIssue(tx, path.deviceId, path.issueId)
    if (issue.state !== "NEW" && changesApprovedFields(issue, changed))
      await resubmitIssue(tx, actor, changed, now)
  })
}

/** Notifies a new assignee of a submitted issue, except users who assigned themselves. */
async function notifyAssignee(
  tx: Db,
  actor: Actor,
  before: Assignment,
  issue: Assignment & { id: string; state: IssueState },
  now: Date,
): Promise<void> {
  if (issue.state === "NEW") return
  const person = issue.assignedUser?.id
  const group = issue.assignedUserGroup?.id
  const isNew = person
    ? person !== before.assignedUser?.id && person !== actor.userId
    : group !== undefined && group !== before.assignedUserGroup?.id
  if (isNew) await enqueueNotification(tx, { kind: "ISSUE_ASSIGNED", issueId: issue.id }, now)
}

/**
 * Assigns the issue to the caller. Of two concurrent calls one succeeds; the other is refused with the assignee.
 *
 * @param version  only if the issue still has it: for taking back; undefined for every version
 */
export function takeIssue(deps: Deps, actor: Actor, path: IssuePath, version?: number): Promise<Issue> {
  const toActor = { assignedUserId: actor.userId }
  return transitionIssue(deps, actor, path, "take", "ISSUE_TAKEN", () => toActor, version)
}

/**
 * Takes the assigned user off the issue, also from an open one that was assigned and not yet taken.
 *
 * @param version  as of `takeIssue`
 * @throws Refusal CONFLICT when no user is assigned
 */
export function returnIssue(deps: Deps, actor: Actor, path: IssuePath, version?: number): Promise<Issue> {
  const toNone = { assignedUserId: null }
  return transitionIssue(deps, actor, path, "return", "ISSUE_RETURNED", () => toNone, version)
}

/**
 * Submits a draft: the issue is open, or waits for approval where the device requires it.
 *
 * @param isReport  a reported fault is accepted: its window starts now, however long it has waited
 * @throws Refusal NOT_FOUND, CONFLICT for what is no draft
 */
export function submitIssue(deps: Deps, actor: Actor, path: IssuePath, isReport = false): Promise<Issue> {
  const event = isReport ? "FAULT_REPORT_ACCEPTED" : "ISSUE_SUBMITTED"
  return changeIssue(deps, actor, path, event, async (tx, draft, now) => {
    if (!stateAfter(draft.state, "submit")) throw verbNotAllowed(draft, "submit")
    if (isReport)
      await saveWindow(tx, draft, { ...draft, activationDateTime: now.toISOString() }, actor.userId, now)
    const issue = isReport ? await getIssue(tx, path.deviceId, path.issueId) : draft
    const mustWait = await submitForApproval(tx, actor, approvalSubjectOf(issue), now)
    const state = mustWait ? "APPROVAL_PENDING" : "OPEN"
    const assignedUserId = issue.assignedUser?.id ?? null
    await saveIssueState(tx, issue.id, { state, doneSubStatus: null, assignedUserId }, actor.userId, now)
    await enqueueNotification(tx, { kind: "ISSUE_CREATED", issueId: issue.id, createdBy: actor.userId }, now)
  })
}

/**
 * Reopens a closed issue, or requests approval again where the device requires it. An issue in progress loses its
 * assignee and keeps its approval.
 *
 * @param version  as of `takeIssue`
 * @throws Refusal CONFLICT in a state from which it is not opened, or for another version; NOT_FOUND
 */
export function openIssue(deps: Deps, actor: Actor, path: IssuePath, version?: number): Promise<Issue> {
  return changeIssue(deps, actor, path, "ISSUE_OPENED", async (tx, issue, now) => {
    checkUnchanged(issue, version)
    if (!stateAfter(issue.state, "open")) throw verbNotAllowed(issue, "open")
    if (issue.state === "IN_PROGRESS") {
      const next = { state: "OPEN" as const, doneSubStatus: null, assignedUserId: null }
      return saveIssueState(tx, issue.id, next, actor.userId, now)
    }
    const mustWait = await submitForApproval(tx, actor, approvalSubjectOf(issue), now)
    const state = mustWait ? "APPROVAL_PENDING" : "OPEN"
    await saveIssueState(
      tx,
      issue.id,
      { state, doneSubStatus: null, assignedUserId: null, reopenedOn: now },
      actor.userId,
      now,
    )
  })
}

/**
 * No remote connection is possible afterwards; running ones end with ISSUE_STATE_ERROR.
 *
 * @param alongside  saves in the same transaction what belongs to the closing, while the issue is still open; a refusal
 * leaves the issue as it is
 * @throws Refusal CONFLICT when required items of the checklist are open, or a signature is missing
 */
export async function closeIssue(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  { reason, signature }: CloseIssue,
  alongside?: (tx: Db, issue: Issue, now: Date) => Promise<void>,
): Promise<Issue> {
  const now = deps.clock()
  const { before, after } = await withStoredSignature(deps, signature, (tx, image) =>
    changeIssueIn(tx, actor, path, "ISSUE_CLOSED", now, async (issue) => {
      await alongside?.(tx, issue, now)
      const state = stateAfter(issue.state, "close")
      if (!state) throw verbNotAllowed(issue, "close")
      await checkClosing(tx, issue, reason, signature)
      const assignedUserId = issue.assignedUser?.id ?? null
      await saveIssueState(tx, issue.id, { state, doneSubStatus: reason, assignedUserId }, actor.userId, now)
      await closeApproval(tx, actor, approvalRefOf(issue), now)
      if (!signature) return null
      const signed = { name: signature.name, image }
      const signatureId = await insertSignature(tx, issue.id, signed, { userId: actor.userId, now })
      return image ? { signedBy: signature.name, signatureId } : { signedBy: signature.name }
    }),
  )
  publishIssue(deps, path.issueId, before.state)
  return after
}

async function checkClosing(
  tx: Db,
  issue: Issue,
  reason: CloseReason,
  signature: SignatureInput | null,
): Promise<void> {
  const open = requiresAnswers(reason) ? await listOpenRequiredItems(tx, issue.id) : []
  if (open.length > 0) {
    const items = open.slice(0, NAMED_ITEMS_MAX).join(" · ") + (open.length > NAMED_ITEMS_MAX ? " …" : "")
    throw issueConflict(issue, "checklistIncomplete", { count: open.length, items })
  }
  // A draft or a report contains no work that could be signed off.
  const isWork = issue.state !== "NEW"
  if (isWork && !signature && (await isSignatureRequired(tx, issue.deviceId)))
    throw issueConflict(issue, "signatureRequired")
}

/**
 * An approved window may be longer without new votes; one that is being voted on may not, or approvers would vote on
 * another window than the one they read.
 *
 * @throws Refusal CONFLICT above 4 hours in total, to an end that has passed, when the issue is closed, or while it waits for
 *         approval
 */
export function extendWindow(deps: Deps, actor: Actor, path: IssuePath, hours: number): Promise<Issue> {
  return changeIssue(deps, actor, path, "WINDOW_EXTENDED", async (tx, issue, now) => {
    if (!isEditable(issue.state)) throw issueConflict(issue, "issueClosed")
    if (issue.state === "APPROVAL_PENDING") throw issueConflict(issue, "extensionBeforeApproval")
    if (!isExtendable(issue.state)) {
      throw issueConflict(issue, "issueActionNotAllowed", { verb: "extend", state: issue.state })
    }
    const window = windowOf(issue)
    const left = extensionHoursLeft(window)
    if (hours > left) throw issueConflict(issue, "extensionLimitReached", { left, max: EXTENSION_HOURS_MAX })
    const extensionHours = window.extensionHours + hours
    const end = windowEnd({ ...window, extensionHours })
    if (end.getTime() <= now.getTime())
      throw issueConflict(issue, "extensionEndsInPast", { end: end.toISOString() })
    await saveExtension(tx, issue.id, extensionHours, end, actor.userId, now)
    const extended = await getIssue(tx, path.deviceId, path.issueId)
    await recordExtension(tx, actor, approvalSubjectOf(extended), hours, now)
  })
}

function checkUnchanged(issue: Issue, version: number | undefined): void {
  if (version !== undefined && issue.version !== version) throw issueConflict(issue, "undoOutdated")
}

function transitionIssue(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  verb: IssueVerb,
  event: AuditEvent,
  outcome: (issue: Issue) => { assignedUserId: string | null },
  version: number | undefined,
): Promise<Issue> {
  return changeIssue(deps, actor, path, event, async (tx, issue, now) => {
    checkUnchanged(issue, version)
    const state = stateAfter(issue.state, verb)
    const isWithoutEffect = verb === "return" && issue.assignedUser === null
    if (!state || isWithoutEffect) throw verbNotAllowed(issue, verb)
    const next = { state, doneSubStatus: null, ...outcome(issue) }
    await saveIssueState(tx, issue.id, next, actor.userId, now)
  })
}

async function changeIssue(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  event: AuditEvent,
  decide: (tx: Db, issue: Issue, now: Date) => Promise<void>,
): Promise<Issue> {
  const { before, after } = await inTransaction(deps, (tx, now) =>
    changeIssueIn(tx, actor, path, event, now, async (issue) => {
      await decide(tx, issue, now)
      return null
    }),
  )
  publishIssue(deps, path.issueId, before.state, after.state)
  return after
}

/** @param decide  what the audit log gets beside the differences */
async function changeIssueIn(
  tx: Db,
  actor: Actor,
  path: IssuePath,
  event: AuditEvent,
  now: Date,
  decide: (issue: Issue) => Promise<AuditDetails | null>,
): Promise<{ before: Issue; after: Issue }> {
  const before = await lockIssue(tx, path.deviceId, path.issueId)
  const further = await decide(before)
  const after = await getIssue(tx, path.deviceId, path.issueId)
  if (event === "ISSUE_CHANGED" && after.version === before.version) return { before, after }
  const states = { before: before.state, after: after.state }
  const details = { ...states, ...diffIssues(before, after), ...further }
  await record({ tx, actor, now }, event, auditObjectOfIssue(after), details)
  await notifyAssignee(tx, actor, before.state === "NEW" ? UNASSIGNED : before, after, now)
  return { before, after }
}

function verbNotAllowed(issue: Issue, verb: IssueVerb): Refusal {
  if (verb === "take" && issue.state === "IN_PROGRESS") {
    return issueConflict(issue, "issueTaken", { by: issue.assignedUser?.displayName ?? "" })
  }
  return issueConflict(issue, "issueActionNotAllowed", { verb, state: issue.state })
}

function issueConflict(
  issue: { id: string; title: string; state: IssueState },
  text: RefusalText,
  more = {},
): Refusal {
  const message = `issue "${issue.title}" (${issue.state}): ${text}`
  return new Refusal("CONFLICT", message, { text, issueId: issue.id, title: issue.title, ...more })
}

/** Returns the issues of a user who is being deleted to the pool. */
export async function returnIssuesOf(tx: Db, { actor, userId, now }: UserDeletion): Promise<void> {
  for (const { id, deviceId, title } of await unassignIssuesOf(tx, userId, actor.userId, now))
    await record({ tx, actor, now }, "ISSUE_RETURNED", { type: "issue", id, deviceId }, { title })
}
