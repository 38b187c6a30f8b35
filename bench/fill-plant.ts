/** The large company: its users, groups and roles, its machines and their interfaces. */
import type postgres from "postgres"
import { DEVICE_AUTHORITIES } from "../src/base/authorities.ts"
import { createNumberedCopy, type FillStep } from "./fill-steps.ts"

const USERS = 5000
const USER_GROUPS = 200
const DEVICE_GROUPS = 500
const DEVICE_GROUP_DEPTH = 10
const PLANS = 2000

/** Works on every fifth machine, through a user group. */
export const TECHNICIAN = "bench technician"
/** Sees three machines of all, and nothing of the system. */
export const EXPERT = "bench expert"
export const ROOT = "bench root"
const TECHNICIANS_GROUP = "bench group 1"

export const PLANT_STEPS: readonly FillStep[] = [
  { name: "people", fill: fillUsers },
  { name: "roles", fill: fillRoles },
  { name: "machines", fill: fillMachines },
  { name: "permissions", fill: fillPermissions },
  { name: "ways to machines", fill: fillInterfaces },
  { name: "approval configs", fill: fillApprovalConfigs },
  { name: "plans", fill: fillPlans },
]

async function fillUsers(sql: postgres.ReservedSql) {
  await sql`insert into app_user (username, firstname, surname, email)
    select 'bench user ' || n, 'Bench', 'User ' || n, 'user' || n || '@bench.example'
    from generate_series(1, ${USERS}::int) n`
  await sql`insert into app_user (username, firstname, surname, superuser) values
    (${TECHNICIAN}, 'Bench', 'Technician', false), (${EXPERT}, 'Bench', 'Expert', false),
    (${ROOT}, 'Bench', 'Root', true)`
  await sql`insert into user_group (name, allowed_email_domains)
    select 'bench group ' || n, array['bench.example'] from generate_series(1, ${USER_GROUPS}::int) n`
  await createNumberedCopy(sql, "bench_user", "select id from app_user where username like 'bench user %'")
  await createNumberedCopy(sql, "bench_group", "select id from user_group")
  // Three groups each, and the two who measure.
  await sql`insert into user_group_member (user_group_id, user_id)
    select distinct bench_group.id, bench_user.id from bench_user
    cross join generate_series(0, 2) k
    join bench_group on bench_group.n = (bench_user.n + k * 61) % ${USER_GROUPS}::int
    union select user_group.id, app_user.id from user_group, app_user
    where user_group.name = ${TECHNICIANS_GROUP} and app_user.username = ${TECHNICIAN}`
  await sql`insert into identity_provider (name) select 'bench provider ' || n from generate_series(1, 3) n`
  await sql`insert into ldap_provider (name) select 'bench directory ' || n from generate_series(1, 3) n`
  await sql`insert into user_source (user_group_id, identity_provider_id, group_mappings)
    select id, (select id from identity_provider limit 1), array['staff', 'unit ' || n] from bench_group`
  await sql`insert into user_source (user_group_id, ldap_provider_id, group_mappings)
    select id, (select id from ldap_provider limit 1), array['cn=unit' || n || ',dc=bench'] from bench_group`
  await sql`insert into sign_in (user_id, kind, token_hash, csrf_secret, created_on, expires_on, revoked_on)
    select bench_user.id, 'BROWSER', sha256(convert_to(bench_user.n || '-' || k, 'UTF8')), '\\x00',
      now() - k * interval '1 day', now() + interval '1 day', case when k > 0 then now() end
    from bench_user cross join generate_series(0, 9) k`
}

async function fillRoles(sql: postgres.ReservedSql) {
  await sql`insert into system_role (name) select 'bench system role ' || n from generate_series(1, 20) n`
  await sql`insert into system_role_authority (system_role_id, authority)
    select id, authority from system_role, unnest(array['DEVICE_GROUP_READ', 'DEVICE_GROUP_APPROVAL_READ', 'USER_READ',
      'USER_GROUP_READ', 'SYSTEM_ROLE_READ', 'DEVICE_ROLE_READ', 'AUDIT_READ', 'LICENSE_INSTALL']) authority
    where name like 'bench system role %'`
  // The technician's groups grant access to system objects, but not to any device.
  await sql`insert into user_group_system_role (user_group_id, system_role_id)
    select bench_group.id, system_role.id from bench_group, system_role
    where system_role.name = 'bench system role ' || (1 + bench_group.n % 20)`
  await sql`insert into device_role (name) select 'bench device role ' || n from generate_series(1, 20) n`
  await sql`insert into device_role (name) values ('bench maintenance')`
  await sql`insert into device_role_authority (device_role_id, authority)
    select id, authority from device_role, unnest(${[...DEVICE_AUTHORITIES]}::text[]) authority
    where name like 'bench device role %' and authority <> 'DEVICE_DELETE' or name = 'bench maintenance'`
}

async function fillMachines(sql: postgres.ReservedSql, { devices }: { devices: number }) {
  const perLevel = DEVICE_GROUPS / DEVICE_GROUP_DEPTH
  await sql`insert into device_group (name, description)
    select 'bench hall ' || n, 'Halls and lines of the plant' from generate_series(1, ${DEVICE_GROUPS}::int) n`
  await createNumberedCopy(sql, "bench_hall", "select id from device_group where name like 'bench hall %'")
  await sql`update device_group set parent_id = above.id from bench_hall own, bench_hall above
    where own.id = device_group.id and above.n = own.n - ${perLevel}::int`
  await sql`insert into device (device_group_id, name, serial, location, manufacturer, type, retention_days,
      retention_inherited)
    select bench_hall.id, 'Bench machine ' || made, 'B' || made * 7919, 'Bay ' || made % 90, 'Bench AG', 'P-' || made % 9,
      case when made % 10 = 0 then 3650 end, made % 10 <> 0
    from generate_series(1, ${devices}::int) made
    join bench_hall on bench_hall.n = made % ${DEVICE_GROUPS}::int order by made`
  await createNumberedCopy(sql, "bench_device", "select id, device_group_id from device")
}

async function fillPermissions(sql: postgres.ReservedSql) {
  // Four groups and two users per machine.
  await sql`insert into device_permission (device_id, device_role_id, user_group_id)
    select bench_device.id, device_role.id, bench_group.id from bench_device
    cross join generate_series(0, 3) k
    join bench_group on bench_group.n = 1 + (bench_device.n * 7 + k * 53) % (${USER_GROUPS}::int - 1)
    join device_role on device_role.name = 'bench device role ' || (1 + k * 5)`
  await sql`insert into device_permission (device_id, device_role_id, user_id)
    select bench_device.id, device_role.id, bench_user.id from bench_device
    cross join generate_series(0, 1) k
    join bench_user on bench_user.n = (bench_device.n * 3 + k * 997) % ${USERS}::int
    join device_role on device_role.name = 'bench device role ' || (2 + k)`
  await sql`insert into device_permission (device_id, device_role_id, user_group_id)
    select bench_device.id, device_role.id, user_group.id from bench_device, device_role, user_group
    where bench_device.n % 5 = 0 and device_role.name = 'bench maintenance' and user_group.name = ${TECHNICIANS_GROUP}`
  await sql`insert into device_permission (device_id, device_role_id, user_id)
    select bench_device.id, device_role.id, app_user.id from bench_device, device_role, app_user
    where bench_device.n in (0, 5, 10) and device_role.name = 'bench maintenance' and app_user.username = ${EXPERT}`
}

async function fillInterfaces(sql: postgres.ReservedSql) {
  await sql`insert into target_interface (device_id, name, type, host, port)
    select bench_device.id, (array['Panel', 'Shell', 'Controller'])[k], (array['VNC', 'SSH', 'S7'])[k],
      '10.' || bench_device.n / 65025 || '.' || bench_device.n / 255 % 255 || '.' || bench_device.n % 255, 5900 + k
    from bench_device cross join generate_series(1, 3) k where k <= 1 + bench_device.n % 3`
  await sql`create temporary table bench_panel as
    select distinct on (device_id) id, device_id, name, type from target_interface order by device_id, name`
  await sql`analyze bench_panel`
  await sql`insert into target_interface_user_group (target_interface_id, user_group_id)
    select bench_panel.id, bench_group.id from bench_panel
    join bench_device on bench_device.id = bench_panel.device_id
    join bench_group on bench_group.n = bench_device.n % ${USER_GROUPS}::int where bench_device.n % 10 = 1`
  await sql`insert into connector (device_id, type, serial, host, last_connected_on)
    select id, 'DEDICATED', 'C' || n, '10.0.0.1', now() from bench_device where n % 20 = 3`
  await sql`insert into connector (device_group_id, type, serial, host, last_connected_on)
    select id, case when n < 25 then 'DEDICATED' else 'NONE' end, case when n < 25 then 'G' || n else '' end, '10.0.0.1', now()
    from bench_hall where n < 50`
}

async function fillApprovalConfigs(sql: postgres.ReservedSql) {
  // Half of the halls require two-stage approval for everything below them; all other groups have no setting.
  await sql`insert into approval_config (device_group_id, object_type, type)
    select id, object_type, 'DEDICATED' from bench_hall, unnest(array['ISSUE', 'RECURRING_ISSUE']) object_type
    where n < 50 and n % 2 = 0`
  await sql`insert into approval_config (device_id, object_type, type)
    select id, 'ISSUE', 'NONE' from bench_device where n % 50 = 2`
  await sql`insert into approval_stage (approval_config_id, position, required_votes)
    select id, position, 1 from approval_config, generate_series(0, 1) position where type = 'DEDICATED'`
  await sql`insert into approval_stage_group (approval_config_id, position, vote_right, user_group_id)
    select stage.approval_config_id, stage.position, (array['VOTE', 'OVERRULE'])[1 + k], bench_group.id
    from approval_stage stage cross join generate_series(0, 1) k
    join bench_group on bench_group.n = ((hashtext(stage.approval_config_id::text) & 2147483647) + stage.position + k * 50) % 200`
}

async function fillPlans(sql: postgres.ReservedSql) {
  await sql`insert into recurring_issue (device_id, title, recurring_issue_type, priority, assigned_user_group_id, period,
      time_zone, start_on, day_of, day_of_week, day_from, create_before_start_hours, window_hours, state,
      next_occurrence_on, next_activation_on, next_creation_on, created_by, changed_by)
    select bench_device.id, 'Inspection ' || made, 'INSPECTION', 'NORMAL', bench_group.id,
      (array['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'])[1 + made % 4], 'Europe/Berlin',
      date_trunc('day', now()) - interval '300 days' + interval '6 hours', 1 + made % 28, 'MONDAY', 'FROM_START', 24, 8,
      'ACTIVE', current_date + 2, date_trunc('day', now()) + interval '54 hours', date_trunc('day', now()) + interval '30 hours',
      bench_user.id, bench_user.id
    from generate_series(0, ${PLANS - 1}::int) made
    join bench_device on bench_device.n = made * 5 % (select count(*) from bench_device)
    join bench_group on bench_group.n = made % ${USER_GROUPS}::int
    join bench_user on bench_user.n = made % ${USERS}::int`
}
