/**
 * Lists written by hand, each as one statement that answers with the rows of the product's own answer: what a list costs
 * when nothing but that list is there. `{name}` is the id behind `/name/` in the path, `{user}` the signed-in user.
 */

import { ACTIVATIONS_SHOWN } from "../src/maintenance/plans/rules.ts"
import { nextOccurrences, type Schedule } from "../src/maintenance/plans/rules-calendar.ts"

export interface WrittenList {
  /** The columns of a row under the names of the answer, in its order. */
  select: string
  from: string
  where: string
  order: string
  /** The right on the machine of the path. */
  mayOnDevice?: string
  /**
   * The table whose rows are gathered by their condition, and then counted and ordered: the planner takes the rows for frequent and
   * would walk all in their order until a page is full.
   */
  gathered?: string
  /** What a row shows beside its columns, where no statement can tell it. */
  completed?: (row: Record<string, unknown>) => Record<string, unknown>
  /** Limits the rows to those of machines on which the user has the right; superusers see all. */
  readable?: { device: string; authority: string; unless?: string }
}

const person = (column: string) =>
  `(select json_build_object('id', person.id, 'username', person.username,
    'displayName', coalesce(nullif(trim(concat(person.firstname, ' ', person.surname)), ''), person.username))
    from app_user person where person.id = ${column})`
const group = (column: string) =>
  `(select json_build_object('id', id, 'name', name) from user_group where id = ${column})`
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ISSUE = `issue.id, issue.title, issue.issue_type as "issueType", issue.priority,
  issue.activation_on as "activationDateTime", issue.window_hours as "maintenanceWindowInHours",
  issue.notification_emails as "notificationEmails", issue.enable_remote_access as "enableRemoteAccess",
  issue.disconnect_sessions_upon_time_end as "disconnectSessionsUponTimeEnd", issue.ticket_id as "ticketId",
  issue.ticket_system_url as "ticketSystemURL", issue.description, issue.state,
  issue.done_sub_status as "doneSubStatus", ${person("issue.assigned_user_id")} as "assignedUser",
  ${group("issue.assigned_user_group_id")} as "assignedUserGroup",
  issue.window_end_on as "maintenanceWindowEndDateTime", issue.extension_hours as "extensionInHours",
  issue.device_id as "deviceId", (select name from device where device.id = issue.device_id) as "deviceName",
  issue.version, issue.created_on as "createdOn", ${person("issue.created_by")} as "createdBy",
  issue.changed_on as "changedOn", ${person("issue.changed_by")} as "changedBy"`

const issues = (where: string, more: Partial<WrittenList> = {}): WrittenList => ({
  select: ISSUE,
  from: "issue",
  where,
  order: "issue.created_on desc, issue.id desc",
  readable: { device: "issue.device_id", authority: "ISSUE_READ" },
  ...more,
})

const SESSION = `session.id, session.device_id as "deviceId",
  (select name from device where device.id = session.device_id) as "deviceName", session.issue_id as "issueId",
  (select title from issue where issue.id = session.issue_id) as "issueTitle", session.work_log_id as "logId",
  session.target_interface_id as "interfaceId", session.interface_name as "interfaceName",
  session.interface_type as "interfaceType", ${person("session.owner_id")} as owner,
  session.started_on as "startTime", session.ended_on as "endTime", session.state, session.end_code as "endCode",
  session.end_detail as "endDetail", session.end_cause as "endCause", session.end_person as "endPerson",
  session.end_diagnosis as "endDiagnosis", session.exit_status as "exitStatus",
  case session.interface_type when 'S7' then 'S7' when 'IP' then 'Ip' else 'Graphical' end as type,
  session.state = 'ACTIVE' as "isActive",
  case when session.recording_state <> 'NONE' then
    json_build_object('state', session.recording_state, 'sizeInBytes', session.recording_bytes) end as "screenRecording",
  case when session.network_recording_bytes is not null then
    json_build_object('sizeInBytes', session.network_recording_bytes) end as "networkRecording",
  case when session.clipboard_recording_bytes is not null then
    json_build_object('sizeInBytes', session.clipboard_recording_bytes) end as "clipboardRecording",
  (select count(*)::int from session_viewer viewer join transferred_file file on file.session_viewer_id = viewer.id
    where viewer.remote_session_id = session.id) as "fileTransfers",
  (select json_build_object('id', request.id, 'state', request.state, 'createdBy', request.created_by,
      'startTime', ${instant("request.start_on")}, 'durationInHours', request.duration_hours)
    from approval_request request where request.remote_session_id = session.id
    order by request.id desc limit 1) as "approvalRequest",
  coalesce((select json_agg(json_build_object('id', viewer.id, 'accessRight', viewer.access_right,
      'isGuest', viewer.user_id is null,
      'user', case when viewer.user_id is null then json_build_object('id', viewer.guest_id,
        'username', viewer.guest_email, 'displayName', viewer.guest_name) else ${person("viewer.user_id")} end,
      'startTime', ${instant("viewer.started_on")}, 'endTime', ${instant("viewer.ended_on")})
      order by viewer.started_on, viewer.id)
    from session_viewer viewer where viewer.remote_session_id = session.id), '[]') as connections,
  coalesce((select json_agg(json_build_object('accessRight', invitation.access_right,
      'user', ${person("invitation.user_id")}) order by invited.username_order)
    from session_invitation invitation join app_user invited on invited.id = invitation.user_id
    where invitation.remote_session_id = session.id), '[]') as "invitedUsers",
  (select json_build_object('reason', reason, 'endsOn', ${instant("ends_on")}, 'reviewedBy', ${person("reviewed_by")},
      'reviewedOn', ${instant("reviewed_on")}, 'reviewComment', review_comment)
    from emergency_session where emergency_session.remote_session_id = session.id) as emergency`

const sessions = (where: string, more: Partial<WrittenList> = {}): WrittenList => ({
  select: SESSION,
  from: "remote_session session",
  where,
  order: "session.started_on desc, session.id desc",
  ...more,
})

const approvalOf = (kind: string) => `coalesce((select type from approval_config config
  where config.device_id = device.id and config.object_type = '${kind}'), 'INHERITED')`
const DEVICE = `device.id, device.name, device.manufacturer, device.type, device.serial, device.location,
  device.software_version as "softwareVersion", device.protocol, device.responsible_user as "responsibleUser",
  device.closing_signature_required as "closingSignatureRequired",
  (select json_build_object('id', id, 'name', name) from device_group where id = device.device_group_id) as "deviceGroup",
  device.recording_enabled as "recordingEnabled", device.retention_days as "retentionPeriodInDays",
  device.secret_validity_days as "secretValidityInDays", ${person("device.notification_user_id")} as "notificationUser",
  ${group("device.notification_user_group_id")} as "notificationUserGroup",
  exists (select 1 from device_image where device_image.device_id = device.id) as "hasImage",
  ${approvalOf("ISSUE")} as "issueApprovalConfigType",
  ${approvalOf("RECURRING_ISSUE")} as "recurringIssueApprovalConfigType",
  ${approvalOf("RECORDING")} as "recordingApprovalConfigType",
  coalesce((select type from connector where connector.device_id = device.id), 'INHERITED') as "connectorType",
  coalesce((with recursive line as (
      select own.device_group_id as above, coalesce(connector.type, 'INHERITED') as type, connector.state
      from device own left join connector on connector.device_id = own.id where own.id = device.id
      union all
      select above.parent_id, coalesce(connector.type, 'INHERITED'), connector.state
      from line join device_group above on above.id = line.above
        left join connector on connector.device_group_id = above.id where line.type = 'INHERITED')
    select state from line where type = 'DEDICATED'), 'NONE') as "connectorState",
  (select count(*)::int from (select 1 from issue where issue.device_id = device.id and issue.state <> 'CLOSED'
    limit 100) open) as "openIssueCount",
  device.version, device.created_on as "createdOn"`

const devices = (where: string): WrittenList => ({
  select: DEVICE,
  from: "device",
  where,
  order: "device.name_order, device.id",
  readable: { device: "device.id", authority: "DEVICE_READ", unless: "DEVICE_READ" },
})

const USER = `app_user.id, app_user.username, app_user.firstname, app_user.surname, app_user.email, app_user.superuser,
  app_user.expires_on as expiry, app_user.otp_enabled as "otpEnabled",
  coalesce(nullif(trim(concat(app_user.firstname, ' ', app_user.surname)), ''), app_user.username) as "displayName",
  app_user.locked_reason is not null as locked, app_user.locked_reason as "lockedReason",
  app_user.foreign_user_id is not null as imported, app_user.foreign_user_id as "foreignUserId",
  app_user.identity_provider_name as "identityProviderName", app_user.ldap_provider_name as "ldapProviderName",
  app_user.foreign_user_id is null and (app_user.must_change_password or coalesce(app_user.password_changed_on
    + (select nullif(validity_days, 0) from password_policy) * interval '1 day' < now(), false)) as "passwordExpired",
  app_user.last_login_on as "lastLogin", app_user.created_on as "createdOn", app_user.version`

const users = (from: string, where: string): WrittenList => ({
  ...{ select: USER, from, where: `${where} and app_user.deleted_on is null` },
  order: "app_user.username_order, app_user.id",
})

const PLAN = `plan.id, plan.device_id as "deviceId", (select name from device where device.id = plan.device_id) as "deviceName",
  plan.title, plan.description, plan.recurring_issue_type as "recurringIssueType", plan.priority,
  plan.notification_emails as "notificationEmails", plan.enable_remote_access as "enableRemoteAccess",
  plan.disconnect_sessions_upon_time_end as "disconnectSessionsUponTimeEnd", plan.period, plan.time_zone as "timeZone",
  plan.start_on as "startDateTime", plan.end_on as "endDateTime",
  plan.create_before_start_hours as "createBeforeStartInHours", plan.window_hours as "maintenanceWindowInHours",
  plan.day_of as "dayOf", plan.day_of_week as "dayOfWeek", plan.day_from as "dayFromStartOrEnd",
  plan.weekend_inclusive as "weekendInclusive", plan.state = 'ACTIVE' as active, plan.state as status,
  plan.inactive_reason as "inactiveReason", ${person("plan.assigned_user_id")} as "assignedUser",
  ${group("plan.assigned_user_group_id")} as "assignedUserGroup",
  case when plan.day_from = 'FROM_END' and plan.period not in ('SINGULAR', 'DAILY', 'WEEKLY')
    then case plan.day_of when 1 then 'LAST' when 2 then 'PENULTIMATE' end end as "lastOrPenultimateDay",
  plan.day_of > 28 and plan.period not in ('SINGULAR', 'DAILY', 'WEEKLY') as "movesInFebruary", plan.checklist, plan.version,
  plan.created_on as "createdOn", ${person("plan.created_by")} as "createdBy",
  plan.changed_on as "changedOn", ${person("plan.changed_by")} as "changedBy"`

/** The dates of a plan, from the product's own calendar: what they cost is no matter of the list. */
function withActivations(row: Record<string, unknown>): Record<string, unknown> {
  const { startDateTime, endDateTime, dayFromStartOrEnd, status, ...plan } = row as unknown as PlanRow
  const schedule = { ...plan, startOn: startDateTime, endOn: endDateTime, dayFrom: dayFromStartOrEnd }
  const next = status === "INACTIVE" ? [] : nextOccurrences(schedule, new Date(), ACTIVATIONS_SHOWN)
  const activations = next.map(({ at, on, movedBecause }) => ({ dateTime: at, date: on, movedBecause }))
  return { ...row, nextActivation: activations[0]?.dateTime ?? null, nextActivations: activations }
}

interface PlanRow extends Omit<Schedule, "startOn" | "endOn" | "dayFrom"> {
  startDateTime: Date
  endDateTime: Date | null
  dayFromStartOrEnd: Schedule["dayFrom"]
  status: string
}

export const WRITTEN_LISTS: Record<string, WrittenList> = {
  listIssues: issues("issue.device_id = {devices}", { readable: undefined, mayOnDevice: "ISSUE_READ" }),
  listAllIssues: issues("true"),
  listAssignedIssues: issues("issue.assigned_user_id = {user} and issue.state <> 'CLOSED'"),
  listGroupAssignedIssues: issues(
    `issue.state <> 'CLOSED' and issue.assigned_user_group_id
      = any(array(select user_group_id from user_group_member where user_id = {user}))`,
    { gathered: "issue" },
  ),
  listAllSessions: sessions("true", { readable: { device: "session.device_id", authority: "LOG_READ" } }),
  listActiveSessions: sessions("session.state = 'ACTIVE'", {
    readable: { device: "session.device_id", authority: "LOG_READ" },
  }),
  listSessionsOfDevice: sessions("session.device_id = {devices}", { mayOnDevice: "LOG_READ" }),
  listSessions: sessions(
    "session.work_log_id = {logs} and session.issue_id = {issues} and session.device_id = {devices}",
    { mayOnDevice: "LOG_READ" },
  ),
  listMyCreatedSessions: sessions("session.owner_id = {user}"),
  listDevices: devices("true"),
  listDevicesOfGroup: devices("device.device_group_id = {devicegroups}"),
  listUsers: users("app_user", "true"),
  listUsersOfGroup: users(
    "user_group_member member join app_user on app_user.id = member.user_id",
    "member.user_group_id = {usergroups}",
  ),
  listLogs: {
    select: `log.id, log.issue_id as "issueId", log.title, log.description, log.version,
      log.created_on as "createdOn", ${person("log.created_by")} as "createdBy", log.changed_on as "changedOn"`,
    from: "work_log log",
    where: "log.issue_id = {issues} and (select device_id from issue where id = {issues}) = {devices}",
    order: "log.created_on desc, log.id desc",
    mayOnDevice: "LOG_READ",
  },
  listPlcBlocks: {
    select: `block.id, block.block_type as "blockType", block.block_number as "blockNumber",
      block.created_on as "createdOn", ${person("block.created_by")} as "createdBy"`,
    from: "plc_block block",
    where: `block.remote_session_id = {sessions} and (select work_log_id = {logs} and issue_id = {issues}
      and device_id = {devices} from remote_session where id = {sessions})`,
    order: "block.created_on desc, block.id desc",
    mayOnDevice: "PLC_READ",
  },
  listDeviceGroups: {
    select: `device_group.id, device_group.name, device_group.description, device_group.location,
      (select json_build_object('id', id, 'name', name) from device_group above where above.id = device_group.parent_id) as parent,
      (select count(*)::int from device where device.device_group_id = device_group.id) as "deviceCount",
      (select count(*)::int from device_group child where child.parent_id = device_group.id) as "childCount",
      device_group.version, device_group.created_on as "createdOn"`,
    from: "device_group",
    where: "true",
    order: "device_group.name_order, device_group.id",
  },
  listRecurringIssues: {
    select: PLAN,
    from: "recurring_issue plan",
    where: "plan.device_id = {devices}",
    order: "lower(plan.title), plan.id",
    mayOnDevice: "ISSUE_READ",
    completed: withActivations,
  },
  // Whom it is measured for may read every kind.
  listIssueAudit: {
    select: `entry.id::float8, entry.happened_on as "happenedOn", entry.user_id as "userId", entry.username, entry.event,
      entry.object_type as "objectType", entry.object_id as "objectId", entry.device_id as "deviceId",
      entry.issue_id as "issueId", entry.address, entry.details,
      (select json_build_object('lane', chain, 'position', position, 'hash', encode(hash, 'hex'))
        from audit_hash where entry_id = entry.id) as chain`,
    from: "audit_entry entry",
    where: `entry.issue_id = {issues} and (select device_id from issue where id = {issues}) = {devices}
      and entry.object_type in ('issue', 'log', 'session', 'attachment', 'approval')`,
    order: "entry.id desc",
    mayOnDevice: "ISSUE_READ",
  },
}
