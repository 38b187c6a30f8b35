/** How many devices a user's roles cover: selects the plan of a list query, never its result. */
import { type RawBuilder, sql } from "kysely"
import { type Actor, type DeviceAuthority, meetsSystemRule } from "../../../base/authorities.ts"
import { Cache } from "../../../base/cache.ts"
import type { Db } from "../../../base/deps.ts"
import type { PagePlan } from "../../../db/pagination.ts"
import { StatementCache } from "../../../db/statement-cache.ts"

/**
 * So few devices are looked up one by one; of more, a list is walked in its own order and filtered. Measured on
 * 1 000 000 issues of 10 000 devices: both ways take some 12 ms here.
 */
const ENUMERATED_DEVICES_MAX = 120

/** With access to so many devices a page of any list is found within some hundred rows. */
const LARGE_DEVICES_MIN = 1000

/** A check per row costs 4 µs, loading all 2000 devices of one user 600 µs. */
export const PER_ROW_CHECKS_MAX = 64

/** The walk of a list that comes to few rows, however far it goes. */
export const SHORT_SCAN: Pick<PagePlan, "rows"> = { rows: 1 }

/** How many devices a user's roles cover, roughly. */
interface Extent {
  /** The devices can be looked up one by one. */
  isSmall: boolean
  isLarge: boolean
}

export interface VisibleDevices extends Extent {
  userId: string
  authority: DeviceAuthority
}

const EXTENT_TTL_MS = 60_000
const EXTENTS_MAX = 10_000
/** Only selects the plan of a list: its statement itself looks up which devices are visible. */
const extents = new Cache<Extent>({ max: EXTENTS_MAX, ttlMs: EXTENT_TTL_MS })

const READABLE = new StatementCache<{ userId: string; authority: DeviceAuthority }, { device_id: string }>()

/** @returns null without a reader: one who sees all devices */
export async function getVisibleDevices(
  db: Db,
  userId: string | null | undefined,
  authority: DeviceAuthority,
): Promise<VisibleDevices | null> {
  if (!userId) return null
  const who = `${userId} ${authority}`
  const known = extents.get(who)
  if (known) return { userId, authority, ...known }
  const rows = await READABLE.run(db, "first devices", { userId, authority }, (p) =>
    db
      .selectFrom(sql<{ device_id: string }>`${devicesGranting(p.userId, p.authority)}`.as("readable"))
      .select("device_id")
      .limit(sql.lit(LARGE_DEVICES_MIN)),
  )
  const extent = {
    isSmall: rows.length <= ENUMERATED_DEVICES_MAX,
    isLarge: rows.length === LARGE_DEVICES_MIN,
  }
  extents.set(who, extent)
  return { userId, authority, ...extent }
}

/** Whether the user has the authority on any device; superusers have it also while there is none. */
export async function isGrantedAnywhere(db: Db, actor: Actor, authority: DeviceAuthority): Promise<boolean> {
  if (meetsSystemRule(actor, "superuser")) return true
  const { userId } = actor
  const rows = await READABLE.run(db, "any device", { userId, authority }, (p) =>
    db
      .selectFrom(sql<{ device_id: string }>`${devicesGranting(p.userId, p.authority)}`.as("granting"))
      .select("device_id")
      .limit(sql.lit(1)),
  )
  return rows.length > 0
}

const SMALL = new StatementCache<{ userId: string; authority: DeviceAuthority }, { device_id: string }>()

/** All devices within a small reach, for statements whose plan depends on how many they are. */
export async function listVisibleDevices(
  db: Db,
  { userId, authority }: Pick<VisibleDevices, "userId" | "authority">,
): Promise<string[]> {
  const rows = await SMALL.run(db, "devices", { userId, authority }, (p) =>
    db
      .selectFrom(sql<{ device_id: string }>`${devicesGranting(p.userId, p.authority)}`.as("readable"))
      .select("device_id"),
  )
  return [...new Set(rows.map((row) => row.device_id))]
}

/**
 * Condition: `column` names one of the visible devices, in a list that is read row by row.
 *
 * @param candidates  rows, where the list has only those: when they are few, each is checked
 */
export function isDeviceVisible(
  column: "issue.device_id" | "device.id" | "remote_session.device_id",
  reach: VisibleDevices,
  pagePlan: Pick<PagePlan, "rows">,
  candidates?: RawBuilder<unknown>,
) {
  if (reach.isSmall)
    return sql<boolean>`${sql.ref(column)} = any(array(${devicesGranting(reach.userId, reach.authority)}))`
  if (reach.isLarge && pagePlan.rows <= PER_ROW_CHECKS_MAX) return isGrantedOnDevice(column, reach)
  // The devices are hashed once and probed per row: `is true` keeps the planner from turning it into a join, which
  // walks row by row through the permissions.
  const isAmongAll = sql<boolean>`(${sql.ref(column)} in ${devicesGranting(reach.userId, reach.authority)}) is true`
  if (!candidates) return isAmongAll
  const counted = sql`(select count(*) from (${candidates} limit ${sql.lit(PER_ROW_CHECKS_MAX + 1)}) candidate)`
  return sql<boolean>`case when ${counted} <= ${sql.lit(PER_ROW_CHECKS_MAX)}
    then ${isGrantedOnDevice(column, reach)} is true else ${isAmongAll} end`
}

/**
 * Whether the user has the authority, or any at all, on the device of `column`. A value, not `exists`, which the planner would
 * hash.
 */
export function isGrantedOnDevice(
  column: string,
  { userId, authority }: { userId: string; authority: DeviceAuthority | "any" },
) {
  const isMeant = authority === "any" ? sql`true` : sql`granted.authority = ${authority}`
  return sql<boolean>`(
    select true from device_permission permission join device_role_authority granted
      on granted.device_role_id = permission.device_role_id and ${isMeant}
    where permission.device_id = ${sql.ref(column)} and (permission.user_id = ${userId}
      or permission.user_group_id = any(array(select user_group_id from user_group_member where user_id = ${userId})))
    limit 1)`
}

/**
 * The devices on which the user has the authority, as a subquery for `device_id`; a device to which several ways lead occurs
 * for each. Arrays instead of joins: each is looked up once, and the permissions are walked along their indexes alone.
 */
export function devicesGranting(userId: string, authority: DeviceAuthority) {
  const roles = sql`array(select device_role_id from device_role_authority where authority = ${authority})`
  return sql`(
    select device_id from device_permission where user_id = ${userId} and device_role_id = any(${roles})
    union all
    select device_id from device_permission where device_role_id = any(${roles}) and user_group_id = any(array(
      select user_group_id from user_group_member where user_id = ${userId})))`
}
