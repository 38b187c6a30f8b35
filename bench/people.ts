/**
 * Several people with the same rights, for clients that are different people: what requests at the same time share is
 * shared by one person's clients more than by twenty people.
 */
import type postgres from "postgres"
import { BENCH_USERS, type BenchUser } from "./cases.ts"

/** Open issues that each copy works on, as far as there are so many on its machines. */
const OWN_ISSUES = 15

/**
 * Copies people with their groups and permissions; copies that exist are left as they are. Each copy is given open issues of
 * its own.
 *
 * @param count    people of each kind, with the one who is copied
 * @param devices  the machines that each kind may read; null for all
 */
export async function copyPeople(
  sql: postgres.Sql,
  count: number,
  devices: Record<BenchUser, string[] | null>,
): Promise<void> {
  for (const [name, username] of Object.entries(BENCH_USERS) as [BenchUser, string][]) {
    const copies = await sql<{ id: string }[]>`
      insert into app_user (username, firstname, surname, superuser)
      select username || ' ' || n, firstname, surname || ' ' || n, superuser
      from app_user original cross join generate_series(2, ${count}::int) n
      where username = ${username} and deleted_on is null
        and not exists (select from app_user known where known.username = original.username || ' ' || n)
      returning id`
    const ids = copies.map(({ id }) => id)
    if (ids.length === 0) continue
    await sql`insert into user_group_member (user_group_id, user_id)
      select user_group_id, copy.id from user_group_member held
      join app_user original on original.id = held.user_id and original.username = ${username}
      cross join unnest(${ids}::uuid[]) copy (id)`
    await sql`insert into device_permission (device_id, device_role_id, user_id)
      select device_id, device_role_id, copy.id from device_permission permission
      join app_user original on original.id = permission.user_id and original.username = ${username}
      cross join unnest(${ids}::uuid[]) copy (id)`
    await sql`with chosen as materialized (
        select id, (row_number() over ())::int as at from issue
        where state <> 'CLOSED' and (${devices[name]}::uuid[] is null or device_id = any(${devices[name]}::uuid[]))
        limit ${ids.length * OWN_ISSUES})
      update issue set assigned_user_id = (${ids}::uuid[])[1 + chosen.at % ${ids.length}::int]
      from chosen where issue.id = chosen.id`
  }
  await sql`analyze app_user, user_group_member, device_permission`
}

/** Usernames of the people of one kind, the original first. */
export function usernamesOf(name: BenchUser, count: number): string[] {
  const copies = Array.from({ length: count - 1 }, (_, at) => `${BENCH_USERS[name]} ${at + 2}`)
  return [BENCH_USERS[name], ...copies]
}
