/** Which objects' changes a user may hear of: as in every list, by rights that the statement itself reads. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import { isGrantedOnDevice } from "../../identity/authorization/device-visibility/store.ts"

/** Of `approval:<id of what is approved>` and its like; an object that is gone has no reader. */
const READABLE_TOPICS = compileSqlOnce<{ userId: string; topics: readonly string[] }, { topic: string }>(
  ({ userId, topics }) => sql`
    with reader as (
      select id, array(select user_group_id from user_group_member where user_id = app_user.id) as groups,
        superuser or exists (
          select from user_group_member member
          join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
          join system_role_authority granted on granted.system_role_id = mapped.system_role_id
          where member.user_id = app_user.id and granted.authority = 'DEVICE_READ') as sees_all
      from app_user where id = ${userId}),
    asked as (
      select topic, split_part(topic, ':', 1) as kind, split_part(topic, ':', 2)::uuid as id
      from unnest(${topics}::text[]) as topic),
    placed as (
      select topic, id as device_id, false as is_part from asked where kind = 'device'
      union all
      select topic, issue.device_id, false from asked join issue using (id) where kind = 'issue'
      union all
      select topic, request.device_id, request.created_by = reader.id or exists (
          select from approval_request_group named
          where named.approval_request_id = request.id and named.user_group_id = any(reader.groups))
      from reader cross join asked join approval_request request on request.object_id = asked.id
        and request.object_type in ('ISSUE', 'RECURRING_ISSUE', 'RECORDING')
      where kind = 'approval')
    select distinct topic from placed cross join reader
    where sees_all or is_part or ${isGrantedOnDevice("placed.device_id", { userId, authority: "any" })}`,
)

/**
 * Those of the objects that lie on a machine on which the user has any right, or whose approval the user takes part in.
 *
 * @param topics  of objects, see `LiveTopic`
 */
export async function listReadableTopics(
  db: Db,
  userId: string,
  topics: readonly string[],
): Promise<string[]> {
  const rows = await READABLE_TOPICS(db, { userId, topics })
  return rows.map(({ topic }) => topic)
}
