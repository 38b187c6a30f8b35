/** Queries of issues: each list is cut by the database, each filter runs on an index. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { asText, isoOf } from "../../base/instants.ts"
import { notFound, validationRefusal } from "../../base/refusal.ts"
import { existence } from "../../db/counts.ts"
import { fromColumns, selectFields, toColumns } from "../../db/fields.ts"
import type { ListParent } from "../../db/paged-list.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { insertRow, lockRow, type RowOf, updateVersionedRow } from "../../db/rows.ts"
import { compileOnce } from "../../db/statement-cache.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import { windowEnd } from "../windows/rules.ts"
import type { CreateIssue, Issue, SavedIssue } from "./contract.ts"
import { ISSUE_FIELDS } from "./fields.ts"
import type { DoneSubStatus, IssueState } from "./rules.ts"

export interface IssuePath {
  deviceId: string
  issueId: string
}

/** Columns of an issue without the names of users, groups and the device; instants as text. */
export const ISSUE_COLUMNS = [
  ...selectFields("issue", ISSUE_FIELDS),
  "issue.id",
  "issue.state",
  "issue.done_sub_status",
  asText("issue.window_end_on").as("window_end_on"),
  "issue.extension_hours",
  "issue.device_id",
  "issue.version",
  asText("issue.created_on").as("created_on"),
  "issue.created_by",
  asText("issue.changed_on").as("changed_on"),
  "issue.changed_by",
] as const

/** Issues with names, read by one statement, so that a transaction sees its own changes. */
function issueRows(db: Db) {
  return db
    .selectFrom("issue")
    .select(ISSUE_COLUMNS)
    .select([
      sql<string>`(select name from device where device.id = issue.device_id)`.as("deviceName"),
      sql<Issue["assignedUserGroup"]>`(select json_build_object('id', id, 'name', name)
        from user_group where user_group.id = issue.assigned_user_group_id)`.as("group"),
      selectUserRef("issue.created_by").as("creator"),
      selectUserRef("issue.changed_by").as("changer"),
      selectUserRef("issue.assigned_user_id").$castTo<Issue["assignedUser"]>().as("assignee"),
    ])
}

interface IssueNames {
  deviceName: string
  group: Issue["assignedUserGroup"]
  creator: Issue["createdBy"]
  changer: Issue["changedBy"]
  assignee: Issue["assignedUser"]
}

type IssueFields = Omit<RowOf<typeof issueRows>, keyof IssueNames>

export function toIssue(row: IssueFields, names: IssueNames): Issue {
  return {
    id: row.id,
    ...fromColumns(ISSUE_FIELDS, row),
    state: row.state as IssueState,
    doneSubStatus: row.done_sub_status as DoneSubStatus | null,
    assignedUser: names.assignee,
    assignedUserGroup: names.group,
    maintenanceWindowEndDateTime: isoOf(row.window_end_on),
    extensionInHours: row.extension_hours,
    deviceId: row.device_id,
    deviceName: names.deviceName,
    version: row.version,
    createdOn: isoOf(row.created_on),
    createdBy: names.creator,
    changedOn: isoOf(row.changed_on),
    changedBy: names.changer,
  }
}

const issueOfDevice = compileOnce((db, { deviceId, issueId }: IssuePath) =>
  issueRows(db).where("issue.id", "=", issueId).where("issue.device_id", "=", deviceId),
)

export async function findIssue(db: Db, deviceId: string, issueId: string): Promise<Issue | null> {
  const [row] = await issueOfDevice(db, { deviceId, issueId })
  return row ? toIssue(row, row) : null
}

/** Whether the issue is one of the device: a condition of lists of what belongs to the issue. */
export function isIssueOfDevice({ deviceId, issueId }: IssuePath) {
  return sql<boolean>`(select device_id from issue where id = ${issueId}) = ${deviceId}`
}

/** The issue that a list belongs to. */
export const PARENT_ISSUE: ListParent<{ deviceId?: string; issueId?: string }> = {
  kind: "issue",
  exists: ({ deviceId = "", issueId = "" }) => isIssueOfDevice({ deviceId, issueId }),
  missing: ({ issueId = "" }) => notFound("issue", issueId),
}

/** Several of them, by id. */
export async function findIssues(db: Db, issueIds: readonly string[]): Promise<Map<string, Issue>> {
  const rows = await issueRows(db).where("issue.id", "=", anyOfIds(issueIds)).execute()
  return new Map(rows.map((row) => [row.id, toIssue(row, row)]))
}

export async function getIssue(db: Db, deviceId: string, issueId: string): Promise<Issue> {
  const found = await findIssue(db, deviceId, issueId)
  if (!found) throw notFound("issue", issueId)
  return found
}

const hasIssue = existence((db, { deviceId, issueId }: IssuePath) =>
  db.selectFrom("issue").where("id", "=", issueId).where("device_id", "=", deviceId),
)

/** Reads nothing of the issue. @throws Refusal NOT_FOUND */
export async function requireIssue(db: Db, path: IssuePath): Promise<void> {
  if (!(await hasIssue(db, path))) throw notFound("issue", path.issueId)
}

/** Takes the issue's row lock until the end of the transaction: concurrent changes run one after another. */
export async function lockIssue(db: Db, deviceId: string, issueId: string): Promise<Issue> {
  await lockIssueRow(db, issueId)
  return getIssue(db, deviceId, issueId)
}

export async function lockIssueRow(db: Db, issueId: string): Promise<void> {
  await lockRow(db, "issue", issueId)
}

const ASSIGNEE_REFUSALS = {
  issue_assigned_user_id_fkey: () =>
    validationRefusal([{ path: "assignedUserId", message: "validation.choice" }]),
  issue_assigned_user_group_id_fkey: () =>
    validationRefusal([{ path: "assignedUserGroupId", message: "validation.choice" }]),
}

/** @throws Refusal BAD_REQUEST when the assigned user or group does not exist */
export async function insertIssue(
  db: Db,
  deviceId: string,
  input: SavedIssue,
  state: IssueState,
  userId: string,
  now: Date,
): Promise<string> {
  const row = { ...columnsOf(input, 0), device_id: deviceId, state, created_on: now, changed_on: now }
  return insertRow(db, "issue", { ...row, created_by: userId, changed_by: userId }, ASSIGNEE_REFUSALS)
}

/** @throws Refusal BAD_REQUEST when the assigned user or group does not exist */
export async function saveIssueFields(
  db: Db,
  issue: Issue,
  input: SavedIssue,
  userId: string,
  now: Date,
): Promise<void> {
  await saveIssue(db, issue.id, columnsOf(input, issue.extensionInHours), userId, now)
}

export async function saveRemoteAccessEnabled(
  db: Db,
  issueId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await saveIssue(db, issueId, { enable_remote_access: true }, userId, now)
}

/** Saves a new state with who is responsible and, when closed, why. */
export async function saveIssueState(
  db: Db,
  issueId: string,
  change: {
    state: IssueState
    doneSubStatus: DoneSubStatus | null
    assignedUserId: string | null
    /** Set when a closed issue is reopened. */
    reopenedOn?: Date
  },
  userId: string,
  now: Date,
): Promise<void> {
  const columns = {
    state: change.state,
    done_sub_status: change.doneSubStatus,
    assigned_user_id: change.assignedUserId,
    reopened_on: change.reopenedOn,
  }
  await saveIssue(db, issueId, columns, userId, now)
}

export async function saveExtension(
  db: Db,
  issueId: string,
  extensionHours: number,
  windowEndOn: Date,
  userId: string,
  now: Date,
): Promise<void> {
  await saveIssue(db, issueId, { extension_hours: extensionHours, window_end_on: windowEndOn }, userId, now)
}

/**
 * Removes a user as assignee of all issues that are not closed.
 *
 * @returns the changed issues
 */
export async function unassignIssuesOf(
  tx: Db,
  userId: string,
  by: string,
  now: Date,
): Promise<{ id: string; deviceId: string; title: string }[]> {
  const released = await tx
    .updateTable("issue")
    .set((eb) => ({
      state: sql<string>`case when state = 'IN_PROGRESS' then 'OPEN' else state end`,
      assigned_user_id: null,
      changed_by: by,
      changed_on: now,
      version: eb("version", "+", 1),
    }))
    .where("assigned_user_id", "=", userId)
    .where(sql<boolean>`state <> 'CLOSED'`)
    .returning(["id", "device_id", "title"])
    .execute()
  return released.map((row) => ({ id: row.id, deviceId: row.device_id, title: row.title }))
}

/** A new window; extensions given so far stay. */
export async function saveWindow(
  db: Db,
  issue: Issue,
  to: Pick<CreateIssue, "activationDateTime" | "maintenanceWindowInHours">,
  userId: string,
  now: Date,
): Promise<void> {
  const activationOn = new Date(to.activationDateTime)
  const windowHours = to.maintenanceWindowInHours
  const columns = {
    activation_on: activationOn,
    window_hours: windowHours,
    window_end_on: windowEnd({ activationOn, windowHours, extensionHours: issue.extensionInHours }),
  }
  await saveIssue(db, issue.id, columns, userId, now)
}

/** Opens up to `limit` approved issues whose activation has passed, skipping locked rows. */
export async function openDueIssues(
  tx: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; deviceId: string }[]> {
  const opened = await sql<{ id: string; deviceId: string }>`
    update issue set state = 'OPEN', changed_on = ${now}, version = version + 1
    where id in (select id from issue where state = 'APPROVED' and activation_on <= ${now}
      order by activation_on limit ${limit} for update skip locked)
    returning id, device_id as "deviceId"`.execute(tx)
  return opened.rows
}

async function saveIssue(
  db: Db,
  issueId: string,
  columns: Record<string, unknown>,
  userId: string,
  now: Date,
): Promise<void> {
  const changed = { ...columns, changed_by: userId, changed_on: now }
  await updateVersionedRow(db, "issue", issueId, changed, ASSIGNEE_REFUSALS)
}

function columnsOf(input: SavedIssue, extensionHours: number) {
  const columns = toColumns(ISSUE_FIELDS, input)
  const { activation_on: activationOn, window_hours: windowHours } = columns
  return { ...columns, window_end_on: windowEnd({ activationOn, windowHours, extensionHours }) }
}
