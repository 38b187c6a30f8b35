/** Fills a migrated database with a large book, by the database itself. */
import type postgres from "postgres"

export interface BookSize {
  devices: number
  issues: number
}

export const TECHNICIAN = "bench technician"
/** Sees three devices of all. */
export const EXPERT = "bench expert"

/**
 * Devices in 50 groups, issues spread over all of them in all states (four of five closed, as in an old plant), a
 * technician in a user group that maintains every fifth device, and a log in every fourth issue.
 */
export async function fillBook(sql: postgres.Sql, { devices, issues }: BookSize): Promise<void> {
  await sql`insert into app_user (username, firstname, surname)
    select 'bench user ' || n, 'Bench', 'User ' || n from generate_series(1, 200) n`
  await sql`insert into app_user (username, firstname, surname) values (${TECHNICIAN}, 'Bench', 'Technician')`
  await sql`insert into app_user (username, firstname, surname) values (${EXPERT}, 'Bench', 'Expert')`
  await sql`insert into user_group (name) select 'bench group ' || n from generate_series(1, 20) n`
  await sql`insert into user_group_member (user_group_id, user_id)
    select user_group.id, app_user.id from user_group, app_user
    where user_group.name = 'bench group 1' and app_user.username = ${TECHNICIAN}`
  await sql`insert into device_group (name) select 'bench hall ' || n from generate_series(1, 50) n`
  await sql`insert into device (device_group_id, name, serial, location)
    select (array(select id from device_group where name like 'bench hall %' order by id))[1 + n % 50],
      'Bench machine ' || n, 'B' || n * 7919, 'Bay ' || n % 90 from generate_series(1, ${devices}::int) n`
  await grantToTechnician(sql)
  await insertIssues(sql, issues)
  await sql`insert into work_log (issue_id, title, description, created_by)
    select id, 'Checked and cleaned', '<p>Nothing found that would explain it.</p>', created_by
    from issue where id::text ~ '[0-3]$'`
  await sql`vacuum analyze`
}

async function grantToTechnician(sql: postgres.Sql): Promise<void> {
  await sql`with role as (insert into device_role (name) values ('bench maintenance') returning id)
    insert into device_role_authority (device_role_id, authority)
    select role.id, authority from role, unnest(array['DEVICE_READ', 'ISSUE_READ', 'ISSUE_UPDATE', 'LOG_READ']) authority`
  await sql`insert into device_permission (device_id, device_role_id, user_group_id)
    select numbered.id, device_role.id, user_group.id
    from (select id, row_number() over (order by id) as n from device) numbered, device_role, user_group
    where numbered.n % 5 = 0 and device_role.name = 'bench maintenance' and user_group.name = 'bench group 1'`
  await sql`insert into device_permission (device_id, device_role_id, user_id)
    select few.id, device_role.id, app_user.id
    from (select id from device order by id limit 3) few, device_role, app_user
    where device_role.name = 'bench maintenance' and app_user.username = ${EXPERT}`
}

/** In pieces, so that no single statement holds everything in memory. */
const ISSUES_PER_STATEMENT = 100_000

async function insertIssues(pool: postgres.Sql, count: number): Promise<void> {
  // The numbered copies belong to one connection.
  const sql = await pool.reserve()
  try {
    await insertPieces(sql, count)
  } finally {
    sql.release()
  }
}

async function insertPieces(sql: postgres.ReservedSql, count: number): Promise<void> {
  await sql`set synchronous_commit = off`
  await sql`create temporary table bench_device as select id, (row_number() over (order by id) - 1)::int as n from device`
  await sql`create temporary table bench_user as select id, (row_number() over (order by id) - 1)::int as n from app_user`
  await sql`create temporary table bench_group as
    select id, (row_number() over (order by id) - 1)::int as n from user_group`
  for (const name of ["bench_device", "bench_user", "bench_group"]) await sql.unsafe(`analyze ${name}`)
  for (let from = 0; from < count; from += ISSUES_PER_STATEMENT) {
    await sql.unsafe(ISSUES_SQL, [from, Math.min(from + ISSUES_PER_STATEMENT, count) - 1, count])
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
      (array['CLOSED','CLOSED','CLOSED','CLOSED','OPEN','CLOSED','CLOSED','CLOSED','CLOSED','IN_PROGRESS'])[1 + abs(hashint4(n)) % 10]
        as state
    from generate_series($1::int, $2::int) n) made
  cross join lateral (select
    -- The windows of open issues lie ahead, or the jobs would close them while we measure.
    case state when 'OPEN' then now() - (made.n % 48) * interval '1 hour' else at end as opens,
    case state when 'OPEN' then 240 else 2 end as hours) maintenance_window
  join bench_device on bench_device.n = (made.n * 7) % (select count(*) from bench_device)
  join bench_user on bench_user.n = (made.n * 13) % (select count(*) from bench_user)
  join bench_group on bench_group.n = (made.n / 3) % (select count(*) from bench_group)
  order by made.n`
