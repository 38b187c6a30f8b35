/** What needs a user, read by one statement: issues, votes, windows, requests, plans and running sessions. */

import { type RawBuilder, sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { compilable, hiddenFromPlanner, StatementCache } from "../../db/statement-cache.ts"
import { DISPLAY_NAME_SQL } from "../../db/user-ref.ts"
import {
  isDeviceVisible,
  isGrantedOnDevice,
  listVisibleDevices,
  PER_ROW_CHECKS_MAX,
} from "../../identity/authorization/device-visibility/store.ts"
import type { ApprovalObjectType } from "../../maintenance/approvals/rules.ts"
import type { IssueState, IssueType, Priority } from "../../maintenance/issues/rules.ts"
import { triageReader } from "../../maintenance/issues/triage/store.ts"
import type { TriageReader } from "../../maintenance/issues/triage/store-conditions.ts"
import { awaitsReviewOf } from "../session/store-list.ts"
import { SIDE_ROWS_MAX, WORK_COUNT_MAX, WORK_ROWS_MAX } from "./rules.ts"

/** Instants are ISO texts. */
export interface WorklistIssue {
  id: string
  deviceId: string
  deviceName: string
  title: string
  state: IssueState
  issueType: IssueType
  priority: Priority
  group: string | null
  activationOn: string
  windowEndOn: string
  extensionHours: number
  enableRemoteAccess: boolean
  isFromPlan: boolean
}

export interface WorklistRequest {
  id: string
  title: string
  objectType: ApprovalObjectType
  deviceName: string
  createdBy: string
  startOn: string
  /** From 1. */
  stage: number
  stages: number
}

/** A window that opens or closes today. */
export interface WindowToday {
  id: string
  deviceId: string
  deviceName: string
  title: string
  assignee: string | null
  at: string
  isClosing: boolean
  isMine: boolean
}

interface ComingPlan {
  id: string
  deviceId: string
  deviceName: string
  title: string
  /** Of the next occurrence. */
  activationOn: string
}

export interface OwnSession {
  id: string
  deviceId: string
  deviceName: string
  issueId: string
  logId: string
  interfaceId: string | null
  interfaceName: string
  startedOn: string
  isRecorded: boolean
  watchers: number
}

interface OpenReview {
  id: string
  deviceName: string
  startedBy: string
  startedOn: string
  isActive: boolean
}

export interface Worklist {
  mine: WorklistIssue[]
  mineCount: number
  free: WorklistIssue[]
  freeCount: number
  /** Open issues that the user may read. */
  openCount: number
  toVote: WorklistRequest[]
  toVoteCount: number
  waiting: WorklistRequest[]
  windows: WindowToday[]
  plans: ComingPlan[]
  sessions: OwnSession[]
  /** Emergency sessions of others that run or wait for the user's review. */
  reviews: OpenReview[]
  reviewCount: number
  /** Reports on machines on which the user may create or change issues. */
  reported: ReportedFault[]
  reportedCount: number
}

/** A fault that was reported without signing in and waits for a decision. */
export interface ReportedFault {
  id: string
  deviceId: string
  deviceName: string
  title: string
  /** Empty without a name. */
  reporter: string
  reportedOn: string
}

type Reader = Parameters<typeof triageReader>[1]

/** @param dayEnd  end of the reader's day */
export async function readWorklist(db: Db, actor: Reader, now: Date, dayEnd: Date): Promise<Worklist> {
  const { reach } = await triageReader(db, actor)
  const fewDevices = reach?.isSmall ? await listVisibleDevices(db, reach) : null
  const { userId, userGroupIds, isSuperuser } = actor
  const shape = JSON.stringify([isSuperuser, reach && [reach.isSmall, reach.isLarge]])
  const values = { userId, userGroupIds, fewDevices: fewDevices ?? [], now, dayEnd }
  const rows = await WORKLISTS.run(db, shape, values, (given) => {
    const p = hidden(given)
    const reader = { userId: p.userId, userGroupIds: p.userGroupIds }
    const placeholders = {
      ...reader,
      reach: reach && { ...reach, userId: p.userId },
      fewDevices: fewDevices && p.fewDevices,
    }
    return compilable(worklist(placeholders, isSuperuser, p), db)
  })
  return itemAt(rows, 0)
}

interface WorklistValues {
  userId: string
  userGroupIds: readonly string[]
  fewDevices: readonly string[]
  now: Date
  dayEnd: Date
}

/** Compiled once per kind of reader: it is the longest statement of the product. */
const WORKLISTS = new StatementCache<WorklistValues, Worklist>()

/** To plan it takes ten times as long as to execute it, and its plan does not depend on who reads it when. */
function hidden(p: WorklistValues): WorklistValues {
  return {
    userId: hiddenFromPlanner(p.userId, "uuid"),
    userGroupIds: hiddenFromPlanner(p.userGroupIds, "uuid[]"),
    fewDevices: hiddenFromPlanner(p.fewDevices, "uuid[]"),
    now: hiddenFromPlanner(p.now, "timestamptz"),
    dayEnd: hiddenFromPlanner(p.dayEnd, "timestamptz"),
  }
}

interface WorklistReader extends Omit<TriageReader, "hasFewGroupIssues"> {
  /** The devices of a small reach; null for a large one. */
  fewDevices: readonly string[] | null
}

function worklist(
  reader: WorklistReader,
  isSuperuser: boolean,
  { now, dayEnd }: Pick<WorklistValues, "now" | "dayEnd">,
) {
  const actor = { ...reader, isSuperuser }
  const visible = (column: "issue.device_id" | "device.id") => {
    if (reader.fewDevices) return sql<boolean>`${sql.ref(column)} = ${anyOfIds(reader.fewDevices)}`
    return reader.reach
      ? isDeviceVisible(column, reader.reach, { rows: PER_ROW_CHECKS_MAX })
      : sql<boolean>`true`
  }
  const mine = sql`issue.assigned_user_id = ${actor.userId} and issue.state <> 'CLOSED'
    and ${visible("issue.device_id")}`
  const free = visible("issue.device_id")
  const open = sql`issue.state <> 'CLOSED' and ${visible("issue.device_id")}`
  const undecided = undecidedReports(actor)
  return sql<Worklist>`select
    ${issues(sql`issue`, mine, now)} as mine, ${count(sql`issue where ${mine}`)} as "mineCount",
    ${issues(freeIssues(actor), free, now)} as free,
    ${count(sql`${freeIssues(actor)} where ${free}`)} as "freeCount",
    ${count(sql`issue where ${open}`)} as "openCount",
    ${requests(toVote(actor, SIDE_ROWS_MAX))} as "toVote",
    ${count(sql`(${toVote(actor, WORK_COUNT_MAX + 1)}) voted`)} as "toVoteCount",
    ${requests(waiting(actor))} as waiting,
    ${windowsToday(reader, visible("issue.device_id"), now, dayEnd)} as windows,
    ${comingPlans(visible("device.id"))} as plans,
    ${ownSessions(actor.userId)} as sessions,
    ${openReviews(actor)} as reviews,
    ${count(sql`remote_session where ${awaitsReviewOf(actor)}`)} as "reviewCount",
    ${reportedFaults(undecided)} as reported, ${count(undecided)} as "reportedCount"`
}

type Fragment = RawBuilder<unknown>

const list = (rows: Fragment) => sql`coalesce((select json_agg(to_json(listed)) from (${rows}) listed), '[]')`

/** Up to the limit and one. */
const count = (from: Fragment) =>
  sql`(select count(*)::int from (select from ${from} limit ${sql.lit(WORK_COUNT_MAX + 1)}) counted)`

const personName = (column: string) =>
  sql`(select ${sql.raw(DISPLAY_NAME_SQL)} from app_user where app_user.id = ${sql.ref(column)})`

/** In the order of urgency: open windows by their end, then those ahead, then those that are over. */
function issues(from: Fragment, condition: Fragment, now: Date) {
  return list(sql`
    select issue.id, issue.device_id as "deviceId", device.name as "deviceName", issue.title, issue.state,
      issue.issue_type as "issueType", issue.priority, issue.activation_on as "activationOn",
      issue.window_end_on as "windowEndOn", issue.extension_hours as "extensionHours",
      issue.enable_remote_access as "enableRemoteAccess", issue.recurring_issue_id is not null as "isFromPlan",
      (select name from user_group where user_group.id = issue.assigned_user_group_id) as group
    from ${from} join device on device.id = issue.device_id where ${condition}
    order by issue.window_end_on <= ${now}, issue.activation_on > ${now}, issue.window_end_on, issue.id
    limit ${sql.lit(WORK_ROWS_MAX)}`)
}

/**
 * Of the user's groups, as the table `issue`: each group's along its index, before it is checked who may read them. Found
 * otherwise PostgreSQL walks a second index of all open issues, which takes 100 ms with 200,000 of them.
 */
function freeIssues({ userGroupIds }: Reader) {
  const one = sql`select * from issue where issue.assigned_user_group_id = mine.id
    and issue.assigned_user_id is null and issue.state = 'OPEN' offset 0`
  return sql`(select free.* from unnest(${userGroupIds}::uuid[]) as mine(id) cross join lateral (${one}) free) issue`
}

/** From the reports to their issues: undecided ones are few. */
function undecidedReports({ userId, isSuperuser }: Reader) {
  const mayDecide = (["ISSUE_CREATE", "ISSUE_UPDATE"] as const).map((authority) =>
    isGrantedOnDevice("issue.device_id", { userId, authority }),
  )
  return sql`fault_report report join issue on issue.id = report.issue_id where issue.state = 'NEW'
    and ${isSuperuser ? sql`true` : sql`(${sql.join(mayDecide, sql` or `)})`}`
}

/** Those that wait longest first. */
function reportedFaults(undecided: Fragment) {
  return list(sql`
    select issue.id, issue.device_id as "deviceId", issue.title, report.reporter, report.reported_on as "reportedOn",
      (select name from device where device.id = issue.device_id) as "deviceName"
    from ${undecided} order by report.reported_on, issue.id limit ${sql.lit(SIDE_ROWS_MAX)}`)
}

/** The newest requests at a stage of the user's groups, each group's along its index; of an own one only by overruling. */
function toVote({ userId, userGroupIds }: Reader, limit: number) {
  const one = sql`select distinct named.approval_request_id as id from approval_request_group named
    where named.user_group_id = mine.id and named.is_pending and (named.vote_right = 'OVERRULE' or (
      select created_by from approval_request request where request.id = named.approval_request_id) <> ${userId})
    order by 1 desc limit ${sql.lit(limit)}`
  return sql`select distinct found.id from unnest(${userGroupIds}::uuid[]) as mine(id)
    cross join lateral (${one}) found`
}

function waiting({ userId }: Reader) {
  return sql`select request.id from approval_request request
    where request.created_by = ${userId} and request.state = 'APPROVAL_PENDING'`
}

function requests(ids: Fragment) {
  return list(sql`
    select request.id, request.title, request.object_type as "objectType", device.name as "deviceName",
      request.start_on as "startOn", ${personName("request.created_by")} as "createdBy",
      request.current_stage + 1 as stage, (select count(*)::int from approval_request_stage stage
        where stage.approval_request_id = request.id) as stages
    from approval_request request join device on device.id = request.device_id
    where request.id in (select id from (${ids} order by id desc limit ${sql.lit(SIDE_ROWS_MAX)}) newest)
    order by request.start_on, request.id`)
}

/** Windows that open or close before the day ends, in the order of time. */
function windowsToday({ userId }: Pick<TriageReader, "userId">, visible: Fragment, now: Date, dayEnd: Date) {
  const part = (column: string, isClosing: boolean) => sql`(
    select issue.id, issue.device_id, issue.title, issue.assigned_user_id, issue.assigned_user_group_id,
      ${sql.ref(column)} as at, ${sql.lit(isClosing)} as is_closing
    from issue where issue.state <> 'CLOSED' and issue.state in ('OPEN', 'APPROVED', 'IN_PROGRESS') and ${visible}
      and ${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${dayEnd}
    order by ${sql.ref(column)}, issue.id limit ${sql.lit(WORK_ROWS_MAX)})`
  return list(sql`
    select event.id, event.device_id as "deviceId", device.name as "deviceName", event.title, event.at,
      event.is_closing as "isClosing", coalesce(event.assigned_user_id = ${userId}, false) as "isMine",
      coalesce(${personName("event.assigned_user_id")},
        (select name from user_group where user_group.id = event.assigned_user_group_id)) as assignee
    from (${part("issue.activation_on", false)} union all ${part("issue.window_end_on", true)}) event
    join device on device.id = event.device_id
    order by event.at, event.id limit ${sql.lit(WORK_ROWS_MAX)}`)
}

function comingPlans(visible: Fragment) {
  return list(sql`
    select plan.id, plan.device_id as "deviceId", device.name as "deviceName", plan.title,
      plan.next_activation_on as "activationOn"
    from recurring_issue plan join device on device.id = plan.device_id
    where plan.state = 'ACTIVE' and plan.next_creation_on is not null and ${visible}
    order by plan.next_creation_on, plan.id limit ${sql.lit(SIDE_ROWS_MAX)}`)
}

function openReviews(reader: Reader) {
  return list(sql`
    select remote_session.id, device.name as "deviceName", remote_session.started_on as "startedOn",
      ${personName("remote_session.owner_id")} as "startedBy", remote_session.state = 'ACTIVE' as "isActive"
    from remote_session join device on device.id = remote_session.device_id
    where ${awaitsReviewOf(reader)}
    order by remote_session.started_on desc, remote_session.id limit ${sql.lit(SIDE_ROWS_MAX)}`)
}

function ownSessions(userId: string) {
  return list(sql`
    select session.id, session.device_id as "deviceId", device.name as "deviceName", session.issue_id as "issueId",
      session.work_log_id as "logId", session.target_interface_id as "interfaceId",
      session.interface_name as "interfaceName", session.started_on as "startedOn",
      session.recording_state <> 'NONE' as "isRecorded",
      (select count(*)::int from session_viewer viewer where viewer.remote_session_id = session.id
        and viewer.ended_on is null and viewer.user_id is distinct from ${userId}) as watchers
    from remote_session session join device on device.id = session.device_id
    where session.owner_id = ${userId} and session.state = 'ACTIVE'
    order by session.started_on desc, session.id limit ${sql.lit(SIDE_ROWS_MAX)}`)
}
