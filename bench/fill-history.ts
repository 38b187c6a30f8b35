/** The history of the large company: issues, logs, sessions, requests, files, e-mails and the audit log. */
import type postgres from "postgres"
import { ROOT } from "./fill-plant.ts"
import { createNumberedCopy, type DatasetSize, type FillStep, LOGS_OF_ISSUE } from "./fill-steps.ts"

/** In pieces, so that no single statement holds everything in memory. */
const ISSUES_PER_STATEMENT = 100_000
const IMPORT_ROWS = 5000

export const HISTORY_STEPS: readonly FillStep[] = [
  { name: "issues", fill: fillIssues },
  { name: "logs", fill: fillLogs },
  { name: "sessions", fill: fillSessions },
  { name: "approval requests", fill: fillApprovals },
  { name: "files", fill: fillFiles },
  { name: "checklists", fill: fillChecklists },
  { name: "signatures", fill: fillSignatures },
  { name: "emergency sessions", fill: fillEmergencySessions },
  { name: "imports", fill: fillImports },
  { name: "letters and runs", fill: fillNotifications },
  { name: "audit", fill: fillAudit },
]

async function fillIssues(sql: postgres.ReservedSql, { issues }: DatasetSize) {
  for (let from = 0; from < issues; from += ISSUES_PER_STATEMENT) {
    await sql.unsafe(ISSUES_SQL, [from, Math.min(from + ISSUES_PER_STATEMENT, issues) - 1, issues])
  }
}

const ISSUES_SQL = `
  insert into issue (device_id, title, description, state, done_sub_status, issue_type, priority, assigned_user_id,
    assigned_user_group_id, activation_on, window_hours, window_end_on, created_on, created_by, changed_by)
  select bench_device.id,
    (array['Pressure drops on','Oil leak at','Yearly inspection of','Axis fault on','Sensor exchange on','Noise from'])
      [1 + made.n % 6] || ' unit ' || made.n,
    '<p>Found by the early shift, see the book of last month.</p>',
    state, case when state = 'CLOSED' then 'DONE' end,
    (array['ADHOC','ERROR','MAINTENANCE','INSPECTION'])[1 + made.n % 4], (array['HIGH','NORMAL','LOW'])[1 + made.n % 3],
    case when state = 'IN_PROGRESS' or made.n % 3 = 0 then bench_user.id end,
    case when made.n % 3 = 1 then bench_group.id end,
    opens, hours, opens + hours * interval '1 hour', at, bench_user.id, bench_user.id
  from (select n, now() - ($3::int - n) * interval '1 minute' as at,
      (array['CLOSED','CLOSED','CLOSED','CLOSED','OPEN','CLOSED','CLOSED','CLOSED','CLOSED','IN_PROGRESS'])
        [1 + (hashint4(n) & 2147483647) % 10] as state
    from generate_series($1::int, $2::int) n) made
  cross join lateral (select
    -- The windows of open issues lie ahead, or the jobs would close them while we measure.
    case state when 'CLOSED' then at else now() - (made.n % 48) * interval '1 hour' end as opens,
    case state when 'CLOSED' then 2 else 240 end as hours) maintenance_window
  join bench_device on bench_device.n = ((hashint4(made.n + 7) & 2147483647)) % (select count(*) from bench_device)
  join bench_user on bench_user.n = ((hashint4(made.n + 13) & 2147483647)) % (select count(*) from bench_user)
  join bench_group on bench_group.n = (made.n / 3) % (select count(*) from bench_group)
  order by made.n`

async function fillLogs(sql: postgres.ReservedSql) {
  await sql.unsafe(`insert into work_log (issue_id, title, description, created_on, created_by)
    select issue.id, 'Checked and cleaned, step ' || step, '<p>Nothing found that would explain it.</p>',
      issue.created_on + step * interval '20 minutes', issue.created_by
    from issue cross join lateral generate_series(1, ${LOGS_OF_ISSUE}) step`)
  await sql`analyze work_log`
}

/** One log in fifteen came with a remote session. */
async function fillSessions(sql: postgres.ReservedSql) {
  await sql`insert into remote_session (device_id, issue_id, work_log_id, target_interface_id, interface_name,
      interface_type, owner_id, state, recording_state, recording_bytes, duration_ms, started_on, ended_on)
    select issue.device_id, issue.id, work_log.id, bench_panel.id, bench_panel.name, bench_panel.type,
      work_log.created_by, 'COMPLETED', 'COMPLETE', 40000000, 1200000, work_log.created_on,
      work_log.created_on + interval '20 minutes'
    from work_log join issue on issue.id = work_log.issue_id
    join bench_panel on bench_panel.device_id = issue.device_id
    where (hashtext(work_log.id::text) & 2147483647) % 15 = 0 order by work_log.created_on`
  await createNumberedCopy(
    sql,
    "bench_session",
    "select id, device_id, issue_id, owner_id, started_on, ended_on from remote_session",
  )
  await sql`insert into session_viewer (remote_session_id, user_id, access_right, started_on, ended_on)
    select session.id, case k when 0 then session.owner_id else bench_user.id end,
      case k when 0 then 'CONTROL' else 'VIEW' end, session.started_on, session.ended_on
    from bench_session session cross join generate_series(0, 1) k
    join bench_user on bench_user.n = session.n % (select count(*) from bench_user)
    where k = 0 or session.n % 3 = 0`
  await sql`insert into session_invitation (remote_session_id, user_id, access_right, created_by, created_on)
    select session.id, bench_user.id, 'VIEW', session.owner_id, session.started_on from bench_session session
    join bench_user on bench_user.n = session.n % (select count(*) from bench_user) where session.n % 3 = 0`
  await sql`insert into session_email_invitation
      (remote_session_id, email, access_right, token_hash, expires_on, created_by, created_on)
    select id, 'expert' || n || '@bench.example', 'VIEW', sha256(convert_to('invited ' || n, 'UTF8')),
      started_on + interval '1 day', owner_id, started_on from bench_session where n % 10 = 0`
  await sql`insert into transferred_file (session_viewer_id, filename, sha256, size_bytes, created_on, created_by)
    select id, 'backup-' || k || '.zip', sha256('\\x00'), 1048576, started_on + k * interval '1 minute', user_id
    from session_viewer cross join generate_series(1, 3) k where (hashtext(id::text) & 2147483647) % 10 = 0`
  await sql`insert into plc_block (remote_session_id, block_type, block_number, content, disassembly, created_on, created_by)
    select id, 'FB', k, decode(repeat('70', 400), 'hex'), repeat(E'\\tL\\tMW 10\\n', 60), started_on, owner_id
    from bench_session cross join generate_series(1, 20) k where n % 100 = 0`
}

async function fillApprovals(sql: postgres.ReservedSql) {
  await sql`insert into approval_request (object_type, object_id, device_id, title, start_on, state, created_on, created_by)
    select 'ISSUE', id, device_id, title, activation_on,
      case when n % 20 = 0 then 'APPROVAL_PENDING' when state = 'CLOSED' then 'CLOSED' else 'APPROVED' end,
      created_on, created_by
    from (select *, row_number() over (order by created_on) as n from issue where (hashtext(id::text) & 2147483647) % 10 = 0) asked
    order by created_on`
  await sql`insert into approval_request (object_type, object_id, device_id, title, start_on, state, created_on, created_by)
    select 'RECURRING_ISSUE', id, device_id, title, start_on, 'APPROVED', created_on, created_by from recurring_issue`
  await sql`insert into approval_request
      (object_type, object_id, device_id, title, start_on, duration_hours, state, created_on, created_by)
    select 'RECORDING', id, device_id, 'Panel', now(), 48, case when n % 40 = 0 then 'APPROVAL_PENDING' else 'APPROVED' end,
      started_on, owner_id from bench_session where n % 20 = 0 order by started_on`
  await createNumberedCopy(
    sql,
    "bench_request",
    "select id, state, created_on, created_by from approval_request",
  )
  await sql`insert into approval_request_stage (approval_request_id, position, required_votes)
    select id, position, 1 from bench_request, generate_series(0, 1) position`
  await sql`insert into approval_request_group (approval_request_id, position, vote_right, user_group_id, is_pending)
    select request.id, position, (array['VOTE', 'OVERRULE'])[1 + k], bench_group.id,
      request.state = 'APPROVAL_PENDING' and position = 0
    from bench_request request cross join generate_series(0, 1) position cross join generate_series(0, 1) k
    join bench_group on bench_group.n = (request.n + position + k * 50) % 200`
  await sql`insert into approval_entry (approval_request_id, sequence, type, created_on, created_by, approved, overruled, stage)
    select request.id, 1 + position, 'VOTE', request.created_on + interval '1 hour', bench_user.id, true, false, position
    from bench_request request cross join generate_series(0, 1) position
    join bench_user on bench_user.n = (request.n + position) % (select count(*) from bench_user)
    where request.state <> 'APPROVAL_PENDING'`
}

async function fillFiles(sql: postgres.ReservedSql) {
  await sql`insert into stored_file (content_hash, size_bytes, stored_on)
    select sha256(convert_to('bench file ' || n, 'UTF8')), 20000 + n, now() from generate_series(0, 9999) n`
  await sql`insert into attachment (issue_id, file_name, media_type, size_bytes, content_hash, scan_state, created_on,
      created_by, changed_on, changed_by)
    select issue.id, 'photo-' || k || '.jpg', 'image/jpeg', 20000,
      sha256(convert_to('bench file ' || (hashtext(issue.id::text) & 2147483647) % 10000, 'UTF8')), 'SCAN_DISABLED',
      issue.created_on, issue.created_by, issue.created_on, issue.created_by
    from issue cross join generate_series(1, 2) k where (hashtext(issue.id::text) & 2147483647) % 10 = 1`
  await sql`insert into device_image (device_id, content_hash, media_type, size_bytes, width, height, changed_on, changed_by)
    select bench_device.id, sha256(convert_to('bench file ' || bench_device.n, 'UTF8')), 'image/png', 20000, 640, 480, now(),
      bench_user.id
    from bench_device join bench_user on bench_user.n = 0 where bench_device.n % 5 = 0`
}

async function fillChecklists(sql: postgres.ReservedSql) {
  await sql`insert into checklist_item (issue_id, position, text, kind, required, state, answered_on, answered_by)
    select issue.id, position, 'Item ' || position, 'CHECK', true,
      case when position % 2 = 0 then 'OK' else 'OPEN' end,
      case when position % 2 = 0 then issue.created_on end, case when position % 2 = 0 then issue.created_by end
    from issue cross join generate_series(0, 7) position
    where (hashtext(issue.id::text) & 2147483647) % 50 = 1`
}

async function fillSignatures(sql: postgres.ReservedSql) {
  await sql`insert into issue_signature (issue_id, kind, printed_name, signed_on, signed_by)
    select id, 'TYPED', 'Bench Technician', created_on + interval '2 hours', created_by
    from issue where state = 'CLOSED' and (hashtext(id::text) & 2147483647) % 50 = 2`
}

/** One in two hundred sessions; the newest ones wait for their review. */
async function fillEmergencySessions(sql: postgres.ReservedSql) {
  await sql`insert into emergency_session
      (remote_session_id, reason, started_by, started_on, ends_on, reviewed_by, reviewed_on, review_comment)
    select session.id, 'The line stands still', session.owner_id, session.started_on,
      session.started_on + interval '1 hour', case when is_reviewed then reviewer.id end,
      case when is_reviewed then session.started_on + interval '1 day' end,
      case when is_reviewed then 'Justified' else '' end
    from bench_session session
    cross join lateral (select session.started_on < now() - interval '7 days' as is_reviewed) review
    join bench_user reviewer on reviewer.n = (session.n / 200) % (select count(*) from bench_user)
    where session.n % 200 = 0 and reviewer.id <> session.owner_id`
}

/** A large file that is checked and not imported yet; a person sees only their own. */
async function fillImports(sql: postgres.ReservedSql) {
  await sql`insert into import_run (user_id, kind, file_name, file_hash, column_names, row_count, state, next_row, digest,
      created_on)
    select id, 'devices', 'machines.csv', sha256('\\x00'), array['name', 'serial'], ${IMPORT_ROWS}::int, 'CHECKED',
      ${IMPORT_ROWS}::int + 1, 'bench', now() from app_user where username = ${ROOT}`
  await sql`insert into import_row (run_id, number, line, key, cells, fate)
    select id, n, n + 1, 'bench import ' || n, jsonb_build_array('Bench import ' || n, 'I' || n),
      case when n % 50 = 0 then 'REFUSED' else 'CREATE' end
    from import_run, generate_series(1, ${IMPORT_ROWS}::int) n`
}

async function fillNotifications(sql: postgres.ReservedSql) {
  await sql`insert into notification (kind, recipient, state, next_attempt_on, expires_on, created_on, finished_on)
    select 'ISSUE_ASSIGNED', 'user' || n % 5000 || '@bench.example', 'SENT', at, at, at, at
    from generate_series(1, 200000) n cross join lateral (select now() - n * interval '1 minute' as at) moment`
  await sql`insert into job_run (name, started_on, ended_on, outcome, counts)
    select (array['expireIssues', 'createDueIssues', 'retention'])[1 + n % 3], at, at + interval '1 second', 'DONE', '{}'
    from generate_series(1, 20000) n cross join lateral (select now() - n * interval '7 minutes' as at) moment`
}

/** The chains are made here as their trigger would, which is off while the tables are filled. */
async function fillAudit(sql: postgres.ReservedSql) {
  await sql`insert into audit_entry
      (happened_on, user_id, username, event, object_type, object_id, device_id, issue_id, details)
    select created_on + k * interval '10 minutes', created_by, 'bench user',
      (array['ISSUE_CREATED', 'ISSUE_TAKEN', 'ISSUE_CLOSED'])[k], 'issue', id, device_id, id, jsonb_build_object('title', title)
    from issue cross join generate_series(1, 3) k where (hashtext(id::text) & 2147483647) % 5 < k order by created_on, k`
  await sql.unsafe(`do $$
    declare
      entry audit_entry;
      heads bytea[] := array_fill(''::bytea, array[16]);
      counts bigint[] := array_fill(0::bigint, array[16]);
      mine int;
    begin
      for entry in select * from audit_entry order by id loop
        mine := 1 + (entry.id % 16);
        counts[mine] := counts[mine] + 1;
        heads[mine] := sha256(heads[mine] || convert_to(audit_entry_text(entry), 'UTF8'));
        insert into audit_hash (entry_id, chain, position, hash) values (entry.id, mine - 1, counts[mine], heads[mine]);
      end loop;
      for chain_number in 0..15 loop
        update audit_chain set entries = counts[1 + chain_number], hash = heads[1 + chain_number] where chain = chain_number;
      end loop;
    end $$`)
}
