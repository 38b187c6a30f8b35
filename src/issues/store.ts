/** Queries of issues: each list is cut by the database, each filter runs on an index. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import { refusing } from "../base/constraint.ts"
import type { Db } from "../base/deps.ts"
import type { Page, PageRequest } from "../base/paging.ts"
import { notFound, refuseFields } from "../base/refusal.ts"
import { holdsText } from "../base/search.ts"
import { inSortOrder } from "../base/sorting.ts"
import { anyOf, countUpTo, cutTable, totalOf, type Walk, walkOf } from "../base/total.ts"
import { findFewDevicesWith, isOneOf } from "../roles/store.ts"
import type { CreateIssue, Issue, UpdateIssue } from "./contract.ts"
import {
  type DoneSubStatus,
  ISSUE_SORTS,
  ISSUE_STATES,
  type IssueState,
  type IssueType,
  type Priority,
  windowEnd,
} from "./rules.ts"

/** Which issues a list is about; conditions add up. */
export interface IssueFilter {
  deviceId?: string
  /** Only devices on which this person may read issues; null for a superuser. */
  readableBy?: string | null
  assignedUserId?: string
  assignedUserGroupIds?: readonly string[]
  states?: readonly IssueState[]
}

/**
 * The names come from subqueries, not joins: each is planned by itself in no time, where the planner would weigh every
 * order of seven tables for each request.
 */
function issueRows(db: Db) {
  return db
    .selectFrom("issue")
    .selectAll("issue")
    .select([
      sql<string>`(select name from device where device.id = issue.device_id)`.as("device_name"),
      sql<string | null>`(select name from user_group where user_group.id = issue.assigned_user_group_id)`.as(
        "group_name",
      ),
      person("created_by").$notNull().as("creator"),
      person("changed_by").$notNull().as("changer"),
      person("assigned_user_id").as("assignee"),
    ])
}

type Person = Issue["createdBy"]

function person(column: "created_by" | "changed_by" | "assigned_user_id") {
  return sql<Person | null>`(
    select json_build_object('id', id, 'username', username,
      'displayName', coalesce(nullif(trim(concat(firstname, ' ', surname)), ''), username))
    from app_user where app_user.id = ${sql.ref(`issue.${column}`)})`
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
    assignedUser: row.assignee,
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
    createdBy: row.creator,
    changedOn: row.changed_on.toISOString(),
    changedBy: row.changer,
  }
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: sql.ref("issue.id"),
  createdOn: sql.ref("issue.created_on"),
  title: sql`lower(issue.title)`,
  priority: sql`array_position(array['HIGH', 'NORMAL', 'LOW'], issue.priority)`,
  activationDateTime: sql.ref("issue.activation_on"),
  changedOn: sql.ref("issue.changed_on"),
}

/** One page of issues, newest first unless told. */
export async function issuesPage(db: Db, filter: IssueFilter, request: PageRequest): Promise<Page<Issue>> {
  const scope = { ...filter, fewDevices: await fewDevicesOf(db, filter) }
  const wanted = matching(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const walk = walkOf(request, "issues", filter)
  const isNewestFirst = (request.sort ?? ISSUE_SORTS.first) === "-createdOn"
  const isOfGroups = filter.assignedUserGroupIds !== undefined && isNewestFirst
  const rowsFound = isOfGroups ? newestOfGroups(db, scope, request.search, walk) : wanted
  const found = inSortOrder(rowsFound, request, ISSUE_SORTS, SORT_COLUMNS)
  const rows = await issueRows(db)
    .innerJoin(cutTable(db, found, walk).as<"cut">("cut"), "cut.id", "issue.id")
    .select("cut.walked")
    .orderBy("cut.place")
    .execute()
  const counted = () => (request.page > 1 ? countUpTo(db, wanted) : 0)
  const total = rows[0] ? totalOf(walk, Number(rows[0].walked)) : await counted()
  return { rows: rows.map(toIssue), page: request.page, size: request.size, total }
}

const newest = <O>(wanted: SelectQueryBuilder<DB, "issue", O>) =>
  wanted.orderBy("issue.created_on", "desc").orderBy("issue.id", "desc")

/** Each group's newest, along its index; all that a page of the groups' issues together can need. */
function newestOfGroups(db: Db, scope: IssueScope, search: string, walk: Walk) {
  const { assignedUserGroupIds, ...more } = scope
  const one = newest(matching(db.selectFrom("issue"), more, search))
    .select(["issue.id", "issue.created_on"])
    .where("issue.assigned_user_group_id", "=", sql.ref<string>("mine.id"))
    .limit(sql.lit(walk.rows))
  const groups = sql`unnest(${[...(assignedUserGroupIds ?? [])]}::uuid[]) as mine(id)`
  const all = sql<{ id: string; created_on: Date }>`(
    select newest.* from ${groups} cross join lateral (${one}) newest)`
  return db.selectFrom(all.as("issue")).select("issue.id") as unknown as IssueQuery<{ id: string }>
}

/** `fewDevices` names the readable devices when they are few: then their own index is the shorter way. */
type IssueScope = IssueFilter & { fewDevices: readonly string[] | null }

async function fewDevicesOf(db: Db, filter: IssueFilter): Promise<readonly string[] | null> {
  return filter.readableBy && !filter.deviceId
    ? findFewDevicesWith(db, filter.readableBy, "ISSUE_READ")
    : null
}

type IssueQuery<O> = SelectQueryBuilder<DB, "issue", O>

function matching<O>(query: IssueQuery<O>, filter: IssueScope, search: string): IssueQuery<O> {
  let wanted = query
  if (filter.deviceId) wanted = wanted.where("issue.device_id", "=", filter.deviceId)
  if (filter.states) wanted = wanted.where(inStates(filter.states, !filter.deviceId && !filter.fewDevices))
  if (filter.assignedUserId) wanted = wanted.where("issue.assigned_user_id", "=", filter.assignedUserId)
  if (filter.assignedUserGroupIds)
    wanted = wanted.where("issue.assigned_user_group_id", "=", anyOf(filter.assignedUserGroupIds))
  if (search) wanted = wanted.where(holdsText("issue.title", search))
  if (filter.fewDevices) return wanted.where("issue.device_id", "=", anyOf(filter.fewDevices))
  if (filter.readableBy) wanted = wanted.where(isOneOf("issue.device_id", filter.readableBy, "ISSUE_READ"))
  return wanted
}

/** Over all machines, all but CLOSED is written as the index of open issues has it: nothing is left to be compared. */
function inStates(states: readonly IssueState[], isOverAll: boolean) {
  const isOpen = ISSUE_STATES.every((state) => states.includes(state) === (state !== "CLOSED"))
  if (isOpen && isOverAll) return sql<boolean>`issue.state <> 'CLOSED'`
  return sql<boolean>`issue.state in (${sql.join(states.map((state) => sql.lit(state)))})`
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

const UNKNOWN_ASSIGNEES = {
  issue_assigned_user_id_fkey: () => refuseFields([{ path: "assignedUserId", message: "validation.choice" }]),
  issue_assigned_user_group_id_fkey: () =>
    refuseFields([{ path: "assignedUserGroupId", message: "validation.choice" }]),
}

/** @throws Refusal BAD_REQUEST when the person or the group to be assigned does not exist */
export async function insertIssue(
  db: Db,
  deviceId: string,
  input: CreateIssue,
  state: IssueState,
  userId: string,
  now: Date,
): Promise<string> {
  const row = { ...columnsOf(input, 0), device_id: deviceId, state, created_on: now, changed_on: now }
  const { id } = await refusing(UNKNOWN_ASSIGNEES, () =>
    db
      .insertInto("issue")
      .values({ ...row, created_by: userId, changed_by: userId })
      .returning("id")
      .executeTakeFirstOrThrow(),
  )
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
  change: {
    state: IssueState
    doneSubStatus: DoneSubStatus | null
    assignedUserId: string | null
    /** Set by whoever opens a closed issue again. */
    reopenedOn?: Date
  },
  userId: string,
  now: Date,
): Promise<void> {
  const columns = {
    state: change.state,
    done_sub_status: change.doneSubStatus,
    assigned_user_id: change.assignedUserId,
    ...(change.reopenedOn ? { reopened_on: change.reopenedOn } : {}),
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
 * Gives back every issue that a person had taken or was given and that is not closed.
 *
 * @returns what was given back
 */
export async function releaseIssuesOf(
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
  await refusing(UNKNOWN_ASSIGNEES, () =>
    db
      .updateTable("issue")
      .set({ ...columns, changed_by: userId, changed_on: now })
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", issueId)
      .execute(),
  )
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
    notification_emails: input.notificationEmails,
  }
}
