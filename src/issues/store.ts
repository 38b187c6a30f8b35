/** Queries of issues: each list is cut by the database, each filter runs on an index. */
import type { SelectQueryBuilder } from "kysely"
import { sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { likeAnywhere, offsetOf, type Page, type PageRequest, TOTAL_COUNTED_MAX } from "../base/paging.ts"
import { notFound } from "../base/refusal.ts"
import type { CreateIssue, Issue, UpdateIssue } from "./contract.ts"
import { type DoneSubStatus, type IssueState, type IssueType, type Priority, windowEnd } from "./rules.ts"

/** Which issues a list is about; conditions add up. */
export interface IssueFilter {
  deviceId?: string
  /** Only devices on which this person may read issues; null for a superuser. */
  readableBy?: string | null
  assignedUserId?: string
  assignedUserGroupIds?: readonly string[]
  states?: readonly IssueState[]
}

function issueRows(db: Db) {
  return db
    .selectFrom("issue")
    .innerJoin("device", "device.id", "issue.device_id")
    .innerJoin("app_user as creator", "creator.id", "issue.created_by")
    .innerJoin("app_user as changer", "changer.id", "issue.changed_by")
    .leftJoin("app_user as assignee", "assignee.id", "issue.assigned_user_id")
    .leftJoin("user_group", "user_group.id", "issue.assigned_user_group_id")
    .selectAll("issue")
    .select([
      "device.name as device_name",
      "user_group.name as group_name",
      "creator.username as creator_username",
      sql<string>`trim(concat(creator.firstname, ' ', creator.surname))`.as("creator_name"),
      "changer.username as changer_username",
      sql<string>`trim(concat(changer.firstname, ' ', changer.surname))`.as("changer_name"),
      "assignee.username as assignee_username",
      sql<string>`trim(concat(assignee.firstname, ' ', assignee.surname))`.as("assignee_name"),
    ])
}

type IssueRow = Awaited<ReturnType<ReturnType<typeof issueRows>["executeTakeFirstOrThrow"]>>

function toIssue(row: IssueRow): Issue {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    state: row.state as IssueState,
    doneSubStatus: row.done_sub_status as DoneSubStatus | null,
    issueType: row.issue_type as IssueType,
    priority: row.priority as Priority,
    assignedUser: row.assigned_user_id
      ? person(row.assigned_user_id, row.assignee_username ?? "", row.assignee_name)
      : null,
    assignedUserGroup: row.assigned_user_group_id
      ? { id: row.assigned_user_group_id, name: row.group_name ?? "" }
      : null,
    activationDateTime: row.activation_on.toISOString(),
    maintenanceWindowInHours: row.window_hours,
    maintenanceWindowEndDateTime: row.window_end_on.toISOString(),
    extensionInHours: row.extension_hours,
    disconnectSessionsUponTimeEnd: row.disconnect_sessions_upon_time_end,
    enableRemoteAccess: row.enable_remote_access,
    ticketSystemURL: row.ticket_system_url,
    ticketId: row.ticket_id,
    notificationEmails: row.notification_emails,
    deviceId: row.device_id,
    deviceName: row.device_name,
    version: row.version,
    createdOn: row.created_on.toISOString(),
    createdBy: person(row.created_by, row.creator_username, row.creator_name),
    changedOn: row.changed_on.toISOString(),
    changedBy: person(row.changed_by, row.changer_username, row.changer_name),
  }
}

function person(id: string, username: string, name: string) {
  return { id, username, displayName: name || username }
}

/** One page of issues, newest first. */
export async function issuesPage(db: Db, filter: IssueFilter, request: PageRequest): Promise<Page<Issue>> {
  const wanted = matching(db.selectFrom("issue"), filter, request.search)
  const ids = await wanted
    .select("issue.id")
    .orderBy("issue.created_on", "desc")
    .orderBy("issue.id", "desc")
    .limit(request.size)
    .offset(offsetOf(request))
    .execute()
  const rows = ids.length
    ? await issueRows(db)
        .where(
          "issue.id",
          "in",
          ids.map((row) => row.id),
        )
        .execute()
    : []
  const byId = new Map(rows.map((row) => [row.id, toIssue(row)]))
  return {
    rows: ids.flatMap(({ id }) => byId.get(id) ?? []),
    page: request.page,
    size: request.size,
    total: await countUpTo(db, filter, request.search),
  }
}

async function countUpTo(db: Db, filter: IssueFilter, search: string): Promise<number> {
  const counted = await db
    .selectFrom(
      matching(db.selectFrom("issue"), filter, search)
        .select("issue.id")
        .limit(TOTAL_COUNTED_MAX)
        .as("found"),
    )
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}

type IssueQuery<O> = SelectQueryBuilder<DB, "issue", O>

function matching<O>(query: IssueQuery<O>, filter: IssueFilter, search: string): IssueQuery<O> {
  let wanted = query
  if (filter.deviceId) wanted = wanted.where("issue.device_id", "=", filter.deviceId)
  if (filter.states) wanted = wanted.where("issue.state", "in", filter.states)
  if (filter.assignedUserId) wanted = wanted.where("issue.assigned_user_id", "=", filter.assignedUserId)
  if (filter.assignedUserGroupIds) {
    wanted = filter.assignedUserGroupIds.length
      ? wanted.where("issue.assigned_user_group_id", "in", filter.assignedUserGroupIds)
      : wanted.where(sql<boolean>`false`)
  }
  if (search) wanted = wanted.where("issue.title", "ilike", likeAnywhere(search))
  if (filter.readableBy)
    wanted = wanted.where("issue.device_id", "in", devicesWith(filter.readableBy, "ISSUE_READ"))
  return wanted
}

/** Ids of the devices on which a person's device roles give an authority. */
export function devicesWith(userId: string, authority: string) {
  return sql<string>`(
    select permission.device_id from device_permission permission
    join device_role_authority granted on granted.device_role_id = permission.device_role_id
    where granted.authority = ${authority}
      and (permission.user_id = ${userId} or permission.user_group_id in
        (select user_group_id from user_group_member where user_id = ${userId})))`
}

export async function findIssue(db: Db, deviceId: string, issueId: string): Promise<Issue | null> {
  const row = await issueRows(db)
    .where("issue.id", "=", issueId)
    .where("issue.device_id", "=", deviceId)
    .executeTakeFirst()
  return row ? toIssue(row) : null
}

export async function getIssue(db: Db, deviceId: string, issueId: string): Promise<Issue> {
  const found = await findIssue(db, deviceId, issueId)
  if (!found) throw notFound("issue", issueId)
  return found
}

/** Takes the issue's row lock until the end of the transaction: two people deciding at once come one after another. */
export async function lockIssue(db: Db, deviceId: string, issueId: string): Promise<Issue> {
  await lockIssueRow(db, issueId)
  return getIssue(db, deviceId, issueId)
}

export async function lockIssueRow(db: Db, issueId: string): Promise<void> {
  await db.selectFrom("issue").select("id").where("id", "=", issueId).forUpdate().execute()
}

export async function insertIssue(
  db: Db,
  deviceId: string,
  input: CreateIssue,
  state: IssueState,
  userId: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("issue")
    .values({
      ...columnsOf(input, 0),
      device_id: deviceId,
      state,
      created_by: userId,
      changed_by: userId,
      created_on: now,
      changed_on: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function saveIssueFields(
  db: Db,
  issue: Issue,
  input: UpdateIssue,
  userId: string,
  now: Date,
): Promise<void> {
  await saveIssue(db, issue.id, columnsOf(input, issue.extensionInHours), userId, now)
}

/** Saves a new state with who is responsible and, when closed, why. */
export async function saveIssueState(
  db: Db,
  issueId: string,
  change: { state: IssueState; doneSubStatus: DoneSubStatus | null; assignedUserId: string | null },
  userId: string,
  now: Date,
): Promise<void> {
  const columns = {
    state: change.state,
    done_sub_status: change.doneSubStatus,
    assigned_user_id: change.assignedUserId,
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

/** Opens up to `limit` approved issues whose activation has come, passing over rows that somebody else holds. */
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
  await db
    .updateTable("issue")
    .set({ ...columns, changed_by: userId, changed_on: now })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", issueId)
    .execute()
}

function columnsOf(input: CreateIssue, extensionHours: number) {
  const activationOn = new Date(input.activationDateTime)
  const windowHours = input.maintenanceWindowInHours
  return {
    title: input.title,
    description: input.description,
    issue_type: input.issueType,
    priority: input.priority,
    assigned_user_id: input.assignedUserId,
    assigned_user_group_id: input.assignedUserGroupId,
    activation_on: activationOn,
    window_hours: windowHours,
    window_end_on: windowEnd({ activationOn, windowHours, extensionHours }),
    disconnect_sessions_upon_time_end: input.disconnectSessionsUponTimeEnd,
    enable_remote_access: input.enableRemoteAccess,
    ticket_system_url: input.ticketSystemURL,
    ticket_id: input.ticketId,
  }
}
