/**
 * Several people with the same rights, for clients that are different people: what requests at the same time share is
 * shared by one person's clients more than by twenty people.
 */
import type postgres from "postgres"
import { BENCH_USERS, type BenchUser } from "./cases.ts"

/** Open issues that each copy works on, as far as there are so many on its machines; and those of a busy one's group. */
const OWN_ISSUES = 15

/** The machines that each kind may read; null for all. */
type Devices = Record<BenchUser, string[] | null>

/**
 * Copies people with their groups and permissions; copies that exist are left as they are. Each copy is given open issues of
 * its own.
 *
 * @param count    people of each kind, with the one who is copied
 */
export async function copyPeople(sql: postgres.Sql, count: number, devices: Devices): Promise<void> {
  for (const name of Object.keys(BENCH_USERS) as BenchUser[])
    await copyPerson(sql, name, usernamesOf(name, count).slice(1), devices[name])
  await sql`analyze app_user, user_group_member, device_permission`
}

/**
 * A copy of each kind whose lists of issues have rows: issues of its own, and those of a group of its own, which gives no
 * rights.
 */
export async function createBusyPeople(sql: postgres.Sql, devices: Devices): Promise<void> {
  for (const [name, username] of Object.entries(BUSY_USERS) as [BenchUser, string][]) {
    const [id] = await copyPerson(sql, name, [username], devices[name])
    if (!id) continue
    const [group] = await sql<{ id: string }[]>`
      insert into user_group (name) values ('group of ' || ${username}) returning id`
    const groupId = group?.id ?? ""
    await sql`insert into user_group_member (user_group_id, user_id) values (${groupId}, ${id})`
    await sql`update issue set assigned_user_group_id = ${groupId} where id in (
      select id from issue where state = 'OPEN' and assigned_user_id is null
        and (${devices[name]}::uuid[] is null or device_id = any(${devices[name]}::uuid[]))
        and not exists (select from user_group taken where taken.id = assigned_user_group_id
          and taken.name like 'group of bench %')
      limit ${OWN_ISSUES})`
  }
}

/** @returns the ids of the new copies */
async function copyPerson(
  sql: postgres.Sql,
  name: BenchUser,
  usernames: readonly string[],
  devices: string[] | null,
): Promise<string[]> {
  const username = BENCH_USERS[name]
  const copies = await sql<{ id: string }[]>`
    insert into app_user (username, firstname, surname, superuser)
    select copied, firstname, surname || substr(copied, length(username) + 1), superuser
    from app_user original cross join unnest(${[...usernames]}::text[]) copied
    where username = ${username} and deleted_on is null
      and not exists (select from app_user known where known.username = copied)
    returning id`
  const ids = copies.map(({ id }) => id)
  if (ids.length === 0) return ids
  await sql`insert into user_group_member (user_group_id, user_id)
    select user_group_id, copy.id from user_group_member held
    join app_user original on original.id = held.user_id and original.username = ${username}
    cross join unnest(${ids}::uuid[]) copy (id)`
  await sql`insert into device_permission (device_id, device_role_id, user_id)
    select device_id, device_role_id, copy.id from device_permission permission
    join app_user original on original.id = permission.user_id and original.username = ${username}
    cross join unnest(${ids}::uuid[]) copy (id)`
  await sql`with chosen as materialized (
      select issue.id, (row_number() over ())::int as at from issue
      join app_user assigned on assigned.id = assigned_user_id and assigned.username like 'bench user %'
      where state <> 'CLOSED' and (${devices}::uuid[] is null or device_id = any(${devices}::uuid[]))
      limit ${ids.length * OWN_ISSUES})
    update issue set assigned_user_id = (${ids}::uuid[])[1 + chosen.at % ${ids.length}::int]
    from chosen where issue.id = chosen.id`
  return ids
}

/** Usernames of the people of one kind, the original first. */
export function usernamesOf(name: BenchUser, count: number): string[] {
  const copies = Array.from({ length: count - 1 }, (_, at) => `${BENCH_USERS[name]} ${at + 2}`)
  return [BENCH_USERS[name], ...copies]
}

/** Of each kind the one with issues. */
export const BUSY_USERS = Object.fromEntries(
  Object.entries(BENCH_USERS).map(([name, username]) => [name, `${username} with issues`]),
) as Record<BenchUser, string>
