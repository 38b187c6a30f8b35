/** Existing paths: for every call of the contract, ids that a user may read, spread over the whole data set. */
import type postgres from "postgres"
import { type Endpoint, pathParamNames } from "../src/http/endpoint.ts"

type Ids = Record<string, string>

/** Different machines and issues, so that no call is answered from one warm page. */
const SAMPLES = 300

/** A machine's newest rows, for each of the user's machines; uses the indexes, whatever the data set. */
const ISSUE = `cross join lateral (select issue.id as "issueId" from issue where issue.device_id = mine.id
  order by created_on desc, id desc offset mine.n % 40 limit 1) issue`
const SESSION = `cross join lateral (select issue_id as "issueId", work_log_id as "logId", session.id as "sessionId"
  from remote_session session where session.device_id = mine.id order by started_on desc, id desc offset mine.n % 5 limit 1) session`

/** SQL after "select … from mine" for the last id of a path; \`mine\` are the user's machines. */
const MACHINE_SOURCES: Record<string, { ids: string; from: string }> = {
  blockId: {
    ids: `"issueId", "logId", "sessionId", block.id as "blockId"`,
    from: `cross join lateral (select issue_id as "issueId", work_log_id as "logId", session.id as "sessionId", block.id
        from remote_session session join plc_block block on block.remote_session_id = session.id
        where session.device_id = mine.id limit 1) block`,
  },
  fileId: {
    ids: `"issueId", "logId", "sessionId", viewer.id as "connectionId", file.id as "fileId"`,
    from: `${SESSION} join session_viewer viewer on viewer.remote_session_id = "sessionId"
      join transferred_file file on file.session_viewer_id = viewer.id`,
  },
  connectionId: {
    ids: `"issueId", "logId", "sessionId", viewer.id as "connectionId"`,
    from: `${SESSION} join session_viewer viewer on viewer.remote_session_id = "sessionId"`,
  },
  sessionId: { ids: `"issueId", "logId", "sessionId"`, from: SESSION },
  logId: {
    ids: `"issueId", "logId"`,
    from: `${ISSUE} cross join lateral (select id as "logId" from work_log where issue_id = "issueId" limit 1) log`,
  },
  attachmentId: {
    ids: `"issueId", "attachmentId"`,
    from: `cross join lateral (select issue.id as "issueId", attachment.id as "attachmentId" from issue
        join attachment on attachment.issue_id = issue.id where issue.device_id = mine.id limit 1) attachment`,
  },
  checklistItemId: {
    ids: `item."issueId", item."checklistItemId"`,
    from: `cross join lateral (select issue.id as "issueId", item.id as "checklistItemId" from issue
        join checklist_item item on item.issue_id = issue.id where issue.device_id = mine.id limit 1) item`,
  },
  issueId: { ids: `"issueId"`, from: ISSUE },
  recurringIssueId: {
    ids: `plan.id as "recurringIssueId"`,
    from: `join recurring_issue plan on plan.device_id = mine.id`,
  },
  interfaceId: {
    ids: `target_interface.id as "interfaceId"`,
    from: `join target_interface on target_interface.device_id = mine.id`,
  },
  devicePermissionId: {
    ids: `device_permission.id as "devicePermissionId"`,
    from: `join device_permission on device_permission.device_id = mine.id`,
  },
  deviceId: { ids: "1", from: "" },
}

const SYSTEM_SOURCES: Record<string, string> = {
  approvalRequestId: `select id as "approvalRequestId" from approval_request where issue_id is not null`,
  deviceGroupId: `select id as "deviceGroupId" from device_group`,
  userGroupId: `select id as "userGroupId" from user_group`,
  userId: `select id as "userId" from app_user`,
  identityProviderId: `select id as "identityProviderId" from identity_provider`,
  ldapProviderId: `select id as "ldapProviderId" from ldap_provider`,
  systemRoleId: `select id as "systemRoleId" from system_role`,
  deviceRoleId: `select id as "deviceRoleId" from device_role`,
  oidcusersources: `select id, user_group_id as "userGroupId" from user_source where identity_provider_id is not null`,
  importId: `select id as "importId" from import_run`,
  ldapusersources: `select id, user_group_id as "userGroupId" from user_source where ldap_provider_id is not null`,
}

/** Calls about something that not every machine or issue has. */
const OWN_SOURCES: Record<string, { ids: string; from: string }> = {
  getIssueApprovalRequest: {
    ids: `"issueId"`,
    from: `cross join lateral (select issue_id as "issueId" from approval_request request
        where request.device_id = mine.id and issue_id is not null limit 1) request`,
  },
  getDeviceImage: { ids: "1", from: "join device_image on device_image.device_id = mine.id" },
  getRecordingInfo: {
    ids: `session.issue_id as "issueId", session.work_log_id as "logId", session.id as "sessionId"`,
    from: `join remote_session session on session.device_id = mine.id and session.id = any($2::uuid[])`,
  },
}

/**
 * Paths of a call, relative to the address of the server.
 *
 * @param devices   ids of the devices that the user may read; null for all
 * @param recorded  sessions whose recordings are on the disk
 */
export async function pathsOf(
  sql: postgres.Sql,
  name: string,
  endpoint: Endpoint,
  devices: string[] | null,
  recorded: string[],
): Promise<string[]> {
  const names = pathParamNames(endpoint.path)
  if (names.length === 0) return [`/api${endpoint.path}`]
  const rows = names.includes("deviceId")
    ? await machineRows(sql, OWN_SOURCES[name] ?? MACHINE_SOURCES[names.at(-1)!]!, devices, recorded)
    : await sql.unsafe<
        Ids[]
      >(`select * from (${systemSource(endpoint, names)}) found order by md5(found::text)
        limit ${SAMPLES}`)
  return rows.map(
    (ids) => `/api${names.reduce((path, one) => path.replace(`:${one}`, ids[one]!), endpoint.path)}`,
  )
}

function systemSource(endpoint: Endpoint, names: string[]): string {
  const kind = names.at(-1) === "id" ? endpoint.path.split("/").at(-2)! : names.at(-1)!
  const source = SYSTEM_SOURCES[kind]
  if (!source) throw new Error(`no samples for ${endpoint.path}: name a source of ${kind}`)
  return source
}

function machineRows(
  sql: postgres.Sql,
  { ids, from }: { ids: string; from: string },
  devices: string[] | null,
  recorded: string[],
): Promise<Ids[]> {
  return sql.unsafe<Ids[]>(
    `with mine as (select id, (row_number() over (order by md5(id::text)))::int as n from device
       where $1::uuid[] is null or id = any($1))
     select mine.id as "deviceId", ${ids} from mine ${from} where $2::uuid[] is not null limit ${SAMPLES}`,
    [devices, recorded] as never[],
  )
}
