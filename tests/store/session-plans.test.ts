/** Lists of sessions are found through indexes, at the size of a plant after some years. */
import { expect, test } from "bun:test"
import type { Db } from "../../src/base/deps.ts"
import { listPlcBlocks } from "../../src/sessions/plc/store.ts"
import { listSessions, type SessionPath } from "../../src/sessions/session/store.ts"
import { listEmailInvitations, listInvitableDomains } from "../../src/sessions/session/store-invitations.ts"
import { listTransferredFiles } from "../../src/sessions/transfers/store.ts"
import { testDatabase } from "../harness/database.ts"
import { findPlannedEachTime, findSequentialScans } from "../harness/query-plans.ts"

const { db, sql } = await testDatabase()
await sql`insert into app_user (username) select 'user ' || n from generate_series(1, 500) n`
await sql`insert into device_group (name) values ('hall')`
await sql`insert into device (device_group_id, name)
  select (select id from device_group), 'device ' || n from generate_series(1, 2000) n`
await sql`insert into device_role (name) values ('role')`
await sql`insert into device_role_authority select id, 'LOG_READ' from device_role`
await sql`insert into device_permission (device_id, device_role_id, user_id)
  select d.id, (select id from device_role), u.id from (select id, row_number() over () n from device) d
  join (select id, row_number() over () n from app_user) u on u.n = 1 + d.n % 500`
await sql`insert into issue (device_id, title, state, issue_type, priority, activation_on, window_hours, window_end_on,
    created_by, changed_by)
  select d.id, 'issue ' || d.name, 'OPEN', 'ERROR', 'HIGH', now(), 8, now() + interval '8 hours', u.id, u.id
  from device d cross join (select id from app_user limit 1) u`
await sql`insert into work_log (issue_id, title, created_by) select id, 'log', created_by from issue`
await sql`insert into remote_session (device_id, issue_id, work_log_id, interface_name, interface_type, owner_id, state,
    started_on, ended_on)
  select i.device_id, i.id, l.id, 'HMI', 'VNC', i.created_by, case when n = 1 and i.title like '%00' then 'ACTIVE'
    else 'COMPLETED' end, now() - n * interval '1 hour', case when n = 1 and i.title like '%00' then null else now() end
  from issue i join work_log l on l.issue_id = i.id cross join generate_series(1, 20) n`
await sql`insert into session_viewer (remote_session_id, user_id, access_right)
  select id, owner_id, 'CONTROL' from remote_session`
await sql`insert into transferred_file (session_viewer_id, filename, sha256, size_bytes, created_on, created_by)
  select id, 'log.txt', sha256('x'), 1, now(), user_id from session_viewer`
await sql`insert into plc_block (remote_session_id, block_type, block_number, content, created_on, created_by)
  select id, 'FB', 1, 'x', now(), owner_id from remote_session`
await sql`insert into session_email_invitation (remote_session_id, email, access_right, token_hash, expires_on,
    created_by, created_on)
  select id, 'a@x.example', 'VIEW', sha256(id::text::bytea), now() + interval '1 hour', owner_id, now()
  from remote_session`
await sql`analyze`

const LARGE = [
  ...["remote_session", "session_viewer", "transferred_file", "plc_block", "session_email_invitation"],
  ...["issue", "device", "device_permission"],
]
const one = async (table: "app_user" | "device" | "remote_session" | "session_viewer") =>
  (await db.selectFrom(table).select("id").offset(300).limit(1).executeTakeFirstOrThrow()).id
const [userId, deviceId] = await Promise.all([one("app_user"), one("device")])
const [sessionId, connectionId] = await Promise.all([one("remote_session"), one("session_viewer")])
const [path] = await sql<SessionPath[]>`select device_id as "deviceId", issue_id as "issueId",
  work_log_id as "logId", id as "sessionId" from remote_session where id = ${sessionId}`
const page = { page: 1, size: 15, search: "" }

const READS: Record<string, (db: Db) => Promise<unknown>> = {
  "sessions of all devices": (on) => listSessions(on, { readerId: null }, page),
  "sessions of the devices that one may read": (on) => listSessions(on, { readerId: userId }, page),
  "running sessions": (on) => listSessions(on, { readerId: null, isActive: true }, page),
  "running sessions of the devices that one may read": (on) =>
    listSessions(on, { readerId: userId, isActive: true }, page),
  "sessions of a device": (on) => listSessions(on, { deviceId }, page),
  "sessions of a log": (on) =>
    listSessions(on, { deviceId: path!.deviceId, issueId: path!.issueId, logId: path!.logId }, page),
  "sessions of issues that are assigned to a user": (on) =>
    listSessions(on, { readerId: userId, issueAssigneeId: userId }, page),
  "sessions of issues that are assigned to groups": (on) =>
    listSessions(on, { readerId: userId, issueGroupIds: [Bun.randomUUIDv7()] }, page),
  "files of a session": (on) => listTransferredFiles(on, { sessionId }, page),
  "files of a connection": (on) => listTransferredFiles(on, { connectionId }, page),
  "PLC blocks of a session": (on) => listPlcBlocks(on, path!, page),
  "addresses invited to a session": (on) => listEmailInvitations(on, sessionId),
  "domains of a device": (on) => listInvitableDomains(on, deviceId),
}

for (const [name, read] of Object.entries(READS)) {
  test(`${name}: no large table is read whole`, async () => {
    expect((await findSequentialScans(sql, read)).filter((table) => LARGE.includes(table))).toEqual([])
  })
}

/** Lists whose page is read along an index: the planner must not look at which page it is. */
for (const name of [
  "sessions of all devices",
  "sessions of a device",
  "sessions of a log",
  "PLC blocks of a session",
]) {
  test(`${name} are not planned anew each time`, async () => {
    expect(await findPlannedEachTime(sql, READS[name]!)).toEqual([])
  })
}
