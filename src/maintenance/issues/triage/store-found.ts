/** The issues that a page is cut from: each with its group of windows (`grp`) and its place in it. */

import { type RawBuilder, sql } from "kysely"
import { orderOf, type TriageFilter, type TriageSort, WINDOW_GROUPS, type WindowGroup } from "./rules.ts"
import {
  and,
  gatheredFrom,
  issuesOf,
  type TriageReader,
  type WindowLimits,
  windowCondition,
} from "./store-conditions.ts"

/** Up to `rows` issues with their group (`grp`) and their place in it. */
export function foundIssues(
  filter: TriageFilter,
  reader: TriageReader,
  conditions: readonly RawBuilder<boolean>[],
  rows: number,
  limits: WindowLimits,
) {
  const order = orderOf(filter)
  const issues = issuesOf(filter, reader)
  if (order !== "window") return sortedIssues(order, issues, conditions, rows)
  if (gatheredFrom(filter, reader)) return gatheredByGroup(issues, conditions, limits)
  const groups = filter.tab === "over" ? (["over"] as const) : WINDOW_GROUPS
  const parts = groups.map((group) => sql`(${issuesOfGroup(group, issues, conditions, rows, limits)})`)
  return sql`${sql.join(parts, sql` union all `)}`
}

/** The most urgent first: what ends or opens next; of windows that are over the last one. */
function issuesOfGroup(
  group: WindowGroup,
  issues: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
  rows: number,
  limits: WindowLimits,
) {
  const column = sql.ref(group === "now" || group === "over" ? "issue.window_end_on" : "issue.activation_on")
  const direction = sql.raw(group === "over" ? "desc" : "asc")
  return sql`select issue.id, ${sql.lit(WINDOW_GROUPS.indexOf(group))} as grp,
      row_number() over (order by ${column} ${direction}, issue.id ${direction}) as place
    from ${issues} where ${and([windowCondition(group, limits), ...conditions])}
    order by ${column} ${direction}, issue.id ${direction} limit ${sql.lit(rows)}`
}

/**
 * The same of all groups together, for issues that are gathered: none of them has to be found along an index. Without its
 * offset the planner writes a row's group anew wherever it is used.
 */
export function gatheredByGroup(
  issues: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
  { now, soonEnd }: WindowLimits,
) {
  const group = (name: WindowGroup) => sql.lit(WINDOW_GROUPS.indexOf(name))
  const grp = sql`case when window_end_on <= ${now} then ${group("over")} when activation_on <= ${now} then ${group("now")}
    when activation_on <= ${soonEnd} then ${group("soon")} else ${group("later")} end`
  const isOver = sql`grp = ${group("over")}`
  const ascending = sql`case when grp = ${group("now")} then window_end_on when not ${isOver} then activation_on end`
  return sql`select id, grp, row_number() over (order by grp, ${ascending},
      case when ${isOver} then window_end_on end desc, case when ${isOver} then id end desc, id) as place
    from (select issue.id, window_end_on, activation_on, ${grp} as grp from ${issues} ${where(conditions)} offset 0) grouped`
}

const where = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${and(conditions)}` : sql``

const SORT_COLUMNS: Record<TriageSort, RawBuilder<unknown>> = {
  title: sql`lower(issue.title)`,
  machine: sql`(select name_order from device where device.id = issue.device_id)`,
  type: sql.ref("issue.issue_type"),
  state: sql.ref("issue.state"),
  priority: sql`(case issue.priority when 'HIGH' then 1 when 'NORMAL' then 2 else 3 end)`,
  assignee: sql`coalesce((select display_name_order from app_user where app_user.id = issue.assigned_user_id),
    (select name_order from user_group where user_group.id = issue.assigned_user_group_id))`,
  window: sql.ref("issue.window_end_on"),
  changed: sql.ref("issue.changed_on"),
}

function sortedIssues(
  { by, isDescending }: { by: TriageSort; isDescending: boolean },
  issues: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
  rows: number,
) {
  const direction = sql.raw(isDescending ? "desc" : "asc")
  return sql`select sorted.id, 0 as grp, row_number() over () as place from (
    select issue.id from ${issues} where ${and(conditions)}
    order by ${SORT_COLUMNS[by]} ${direction}, issue.id ${direction} limit ${sql.lit(rows)}) sorted`
}
