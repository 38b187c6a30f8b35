/** Changing and answering a checklist, and following up a failed item: under the lock of the issue. */

import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { Refusal, validationRefusal } from "../../../base/refusal.ts"
import { checkVersion } from "../../../db/constraint.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { differences } from "../../../system/audit/rules.ts"
import { record } from "../../../system/audit/store.ts"
import { insertNewIssue, prepareNewIssue } from "../actions.ts"
import { publishIssue } from "../actions-approval.ts"
import { auditObjectOfIssue } from "../actions-audit.ts"
import { changeOpenIssue } from "../actions-open.ts"
import type { CreateIssue, Issue } from "../contract.ts"
import { type IssuePath, lockIssue } from "../store.ts"
import {
  type AnswerChange,
  answerChanges,
  type Checklist,
  type ChecklistChange,
  type ChecklistItem,
  checklistChanges,
} from "./contract.ts"
import {
  answerProblems,
  cleanItem,
  type ItemAnswer,
  isSameItem,
  lostAnswer,
  stateOf,
  unknownItemIds,
  type WantedItem,
} from "./rules.ts"
import { getChecklist, getItem, saveAnswer, saveFollowUp, saveItems } from "./store.ts"

type ItemPath = IssuePath & { checklistItemId: string }

/**
 * Saves the list of items: those with an id are kept, the others are new, missing ones are removed.
 *
 * @throws Refusal CONFLICT when the issue is closed, when the list was saved after `change.version` was read, and when
 * an item that is answered would be changed or removed
 */
export async function updateChecklist(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  change: ChecklistChange,
): Promise<Checklist> {
  return changeOpenIssue(deps, path, async (tx, issue, now) => {
    const before = await getChecklist(tx, issue.id)
    const { items } = checklistChanges.merge(before, change)
    const isSame = isSameList(before.items, items)
    checkVersion({ name: issue.title, ...before }, change.version, isSame ? [] : ["items"])
    if (isSame) return before
    checkItems(before.items, items)
    await saveItems(tx, issue.id, before.items, items)
    const details = differences(
      { items: before.items.map(cleanItem) },
      { items: items.map(cleanItem) },
    ).details
    await record({ tx, actor, now }, "CHECKLIST_CHANGED", auditObjectOfIssue(issue), details)
    return getChecklist(tx, issue.id)
  })
}

function isSameList(stored: readonly ChecklistItem[], wanted: readonly WantedItem[]): boolean {
  return (
    stored.length === wanted.length &&
    stored.every((item, at) => item.id === wanted[at]?.id && isSameItem(item, wanted[at]))
  )
}

function checkItems(stored: readonly ChecklistItem[], wanted: readonly WantedItem[]): void {
  const unknown = unknownItemIds(stored, wanted)
  if (unknown.length > 0)
    throw validationRefusal(
      unknown.map((at) => ({ path: `items.${at}.id`, message: "validation.invalid" as const })),
    )
  const lost = lostAnswer(stored, wanted)
  if (lost) throw itemConflict(lost, "checklistItemAnswered")
}

/**
 * Answers an item; without result, value, answer and note it is open again.
 *
 * @throws Refusal CONFLICT when the issue is closed or the item was answered after `change.version` was read,
 * BAD_REQUEST for an answer of another kind of item
 */
export async function answerItem(
  deps: Deps,
  actor: Actor,
  path: ItemPath,
  change: AnswerChange,
): Promise<ChecklistItem> {
  return changeOpenIssue(deps, path, async (tx, issue, now) => {
    const before = await getItem(tx, issue.id, path.checklistItemId)
    const answer = answerChanges.merge(before, change)
    const { changed, details, unchanged } = differences(before, answer)
    checkVersion({ name: before.text, ...before }, change.version, changed)
    if (unchanged) return before
    const problems = answerProblems(before.kind, answer)
    if (problems.length > 0) throw validationRefusal(problems)
    const state = stateOf(before, answer)
    if (before.followUp && state !== "FAILED") throw itemConflict(before, "checklistItemFollowedUp")
    await saveAnswer(tx, before.id, state, answer, isEmpty(answer) ? null : { userId: actor.userId, now })
    const event = state === "FAILED" ? "CHECKLIST_ITEM_FAILED" : "CHECKLIST_ITEM_ANSWERED"
    const shown = valueText(before, answer)
    const facts = { name: before.text, state, shown, value: answer.value ?? undefined, note: answer.note }
    await record({ tx, actor, now }, event, auditObjectOfIssue(issue), { ...facts, ...details })
    return getItem(tx, issue.id, before.id)
  })
}

function isEmpty({ result, value, answer, note }: ItemAnswer): boolean {
  return result === null && value === null && answer === "" && note === ""
}

/** "7.5 bar", or the text; a check has none beside its state. */
function valueText({ unit }: ChecklistItem, { value, answer }: ItemAnswer): string {
  return value === null ? answer : `${value} ${unit}`.trim()
}

/**
 * Creates the issue that deals with a failed item; both lead to each other.
 *
 * @throws Refusal CONFLICT for an item that has not failed, or that is followed up already
 */
export async function createFollowUp(
  deps: Deps,
  actor: Actor,
  path: ItemPath,
  input: CreateIssue,
): Promise<Issue> {
  const clean = await prepareNewIssue(input)
  const created = await inTransaction(deps, async (tx, now) => {
    const origin = await lockIssue(tx, path.deviceId, path.issueId)
    const item = await getItem(tx, origin.id, path.checklistItemId)
    if (item.state !== "FAILED") throw itemConflict(item, "checklistItemNotFailed")
    if (item.followUp) throw itemConflict(item, "checklistItemFollowedUp")
    const issue = await insertNewIssue(tx, actor, path.deviceId, clean, now)
    await saveFollowUp(tx, item.id, issue.id)
    const details = { name: item.text, title: issue.title, followUpIssueId: issue.id }
    await record({ tx, actor, now }, "CHECKLIST_FOLLOW_UP_CREATED", auditObjectOfIssue(origin), details)
    return issue
  })
  deps.publish({ kind: "issue", id: path.issueId })
  publishIssue(deps, created.id, created.state)
  return created
}

function itemConflict(
  item: { id: string; text: string },
  text: "checklistItemAnswered" | "checklistItemNotFailed" | "checklistItemFollowedUp",
): Refusal {
  const details = { text, checklistItemId: item.id, item: item.text }
  return new Refusal("CONFLICT", `checklist item "${item.text}": ${text}`, details)
}
