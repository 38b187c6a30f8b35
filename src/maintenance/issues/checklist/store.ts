/** Queries of the items of checklists. A list is bounded, so it is read whole. */

import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { type RowOf, rowReader, updateRow, updateRowsWith, updateVersionedRow } from "../../../db/rows.ts"
import { selectUserRef } from "../../../db/user-ref.ts"
import type { Checklist, ChecklistItem, FollowUp } from "./contract.ts"
import {
  type ChecklistProgress,
  type CheckResult,
  cleanItem,
  type ItemAnswer,
  type ItemDefinition,
  type ItemKind,
  type ItemState,
  isSameItem,
  progressOf,
  type WantedItem,
} from "./rules.ts"

const FOLLOW_UP = sql<FollowUp | null>`(select json_build_object('id', issue.id, 'title', issue.title,
  'state', issue.state) from issue where issue.id = checklist_item.follow_up_issue_id)`

function itemRows(db: Db, issueId: string) {
  return db
    .selectFrom("checklist_item")
    .selectAll("checklist_item")
    .select([
      selectUserRef("checklist_item.answered_by").$castTo<ChecklistItem["answeredBy"]>().as("author"),
      FOLLOW_UP.as("follow_up"),
    ])
    .where("checklist_item.issue_id", "=", issueId)
}

function toItem(row: RowOf<typeof itemRows>): ChecklistItem {
  const state = row.state as ItemState
  const kind = row.kind as ItemKind
  const result = kind === "CHECK" && state !== "OPEN" ? (state as CheckResult) : null
  return {
    id: row.id,
    text: row.text,
    kind,
    unit: row.unit,
    required: row.required,
    minimum: row.minimum,
    maximum: row.maximum,
    state,
    result,
    value: row.number_answer,
    answer: row.text_answer,
    note: row.note,
    answeredOn: row.answered_on?.toISOString() ?? null,
    answeredBy: row.author,
    followUp: row.follow_up,
    version: row.version,
  }
}

/** The items of an issue in their order; empty without a checklist. */
export async function listItems(db: Db, issueId: string): Promise<ChecklistItem[]> {
  const rows = await itemRows(db, issueId).orderBy("position").orderBy("checklist_item.id").execute()
  return rows.map(toItem)
}

/** The checklist of an issue that exists. */
export async function getChecklist(db: Db, issueId: string): Promise<Checklist> {
  const items = await listItems(db, issueId)
  const { version } = await db
    .selectFrom("issue")
    .select("checklist_version as version")
    .where("id", "=", issueId)
    .executeTakeFirstOrThrow()
  return { items, ...progressOf(items), version }
}

/** Counts without reading the items. */
export async function getProgress(db: Db, issueId: string): Promise<ChecklistProgress> {
  const row = await db
    .selectFrom("checklist_item")
    .select([
      sql<number>`count(*)::int`.as("total"),
      sql<number>`count(*) filter (where state <> 'OPEN')::int`.as("answered"),
      sql<number>`count(*) filter (where state = 'FAILED')::int`.as("failed"),
    ])
    .where("issue_id", "=", issueId)
    .executeTakeFirstOrThrow()
  return row
}

/** Texts of the required items without an answer, in their order. */
export async function listOpenRequiredItems(db: Db, issueId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("checklist_item")
    .select("text")
    .where("issue_id", "=", issueId)
    .where("required", "=", true)
    .where("state", "=", "OPEN")
    .orderBy("position")
    .orderBy("id")
    .execute()
  return rows.map(({ text }) => text)
}

/** @throws Refusal NOT_FOUND, also for an item of another issue */
export const getItem = rowReader("checklistItem", "checklist_item.id", itemRows, toItem)

/** Saves the list of items; items that are kept keep their answers. */
export async function saveItems(
  tx: Db,
  issueId: string,
  stored: readonly ChecklistItem[],
  wanted: readonly WantedItem[],
): Promise<void> {
  const kept = wanted.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom("checklist_item")
    .where("issue_id", "=", issueId)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute()
  for (const [position, item] of wanted.entries()) {
    const before = stored.find(({ id }) => id === item.id)
    if (before) await saveItem(tx, before, item, position)
    else await insertItem(tx, issueId, item, position)
  }
  await updateRowsWith(tx, "issue", { id: issueId }, { checklist_version: sql`checklist_version + 1` })
}

/** A changed item has a new version: an answer to the old wording is refused. */
async function saveItem(tx: Db, before: ChecklistItem, item: ItemDefinition, position: number) {
  await updateRow(tx, "checklist_item", before.id, {
    ...cleanItem(item),
    position,
    version: before.version + (isSameItem(before, item) ? 0 : 1),
  })
}

async function insertItem(tx: Db, issueId: string, item: ItemDefinition, position: number) {
  await tx
    .insertInto("checklist_item")
    .values({ ...cleanItem(item), issue_id: issueId, position })
    .execute()
}

/** New issues with the items that they get. */
export async function insertItems(
  tx: Db,
  lists: readonly { issueId: string; items: readonly ItemDefinition[] }[],
): Promise<void> {
  const rows = lists.flatMap(({ issueId, items }) =>
    items.map((item, position) => ({ ...cleanItem(item), issue_id: issueId, position })),
  )
  if (rows.length > 0) await tx.insertInto("checklist_item").values(rows).execute()
}

/** @param by  null when neither answer nor note is left */
export async function saveAnswer(
  tx: Db,
  itemId: string,
  state: ItemState,
  answer: ItemAnswer,
  by: { userId: string; now: Date } | null,
): Promise<void> {
  await updateVersionedRow(tx, "checklist_item", itemId, {
    state,
    number_answer: answer.value,
    text_answer: answer.answer,
    note: answer.note,
    answered_on: by?.now ?? null,
    answered_by: by?.userId ?? null,
  })
}

export async function saveFollowUp(tx: Db, itemId: string, issueId: string): Promise<void> {
  await updateVersionedRow(tx, "checklist_item", itemId, { follow_up_issue_id: issueId })
}
