/** Sign-in throttles and known networks of users. */

import { sql } from "kysely"
import { NO_WAIT } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { sha256 } from "../../../base/token.ts"
import { deleteRowsUntil, deleteRowsWith, updateRowsWith } from "../../../db/rows.ts"
import { hashAccount } from "../../users/account-locks/store.ts"
import { countedName } from "../../users/rules.ts"
import type { Throttle, ThrottleKind } from "./rules.ts"

/** Key of one counter. Names are hashed: users mistakenly enter passwords as names. */
export interface ThrottleKey {
  kind: ThrottleKind
  key: Buffer
  /** Hash of the account's name where it is an account's. */
  account: Buffer | null
}

/** @param parts  the account's name in any spelling, the network, or both */
export function throttleKey(kind: ThrottleKind, parts: { name?: string; network?: string }): ThrottleKey {
  const name = parts.name === undefined ? undefined : countedName(parts.name)
  return {
    kind,
    key: sha256(JSON.stringify([name ?? null, parts.network ?? null])),
    account: parts.name === undefined ? null : hashAccount(parts.name),
  }
}

/** In the order of `keys`; null where nothing is counted. */
export async function readThrottles(db: Db, keys: readonly ThrottleKey[]): Promise<(Throttle | null)[]> {
  return inKeyOrder(keys, await throttleRows(db, keys).execute())
}

/** Reads in one query whether the user has signed in from this network since, and the counters. */
export async function readThrottleState(
  db: Db,
  { userId, network, since }: { userId: string | null; network: string; since: Date },
  keys: readonly ThrottleKey[],
): Promise<{ isKnown: boolean; throttles: (Throttle | null)[] }> {
  const known = db
    .selectFrom("sign_in_network")
    .select([
      sql<string>`'KNOWN'`.as("kind"),
      sql<Buffer>`''::bytea`.as("key"),
      sql<number>`0`.as("failures"),
    ])
    .select(["last_used_on as blocked_until", "last_used_on as expires_on"])
    .where("user_id", "=", userId ?? UNKNOWN_USER_ID)
    .where("network", "=", network)
    .where("last_used_on", ">", since)
  const rows = await throttleRows(db, keys)
    .clearSelect()
    .select(["kind", "key", "failures", "blocked_until", "expires_on"])
    .unionAll(known)
    .execute()
  return { isKnown: rows.some((row) => row.kind === "KNOWN"), throttles: inKeyOrder(keys, rows) }
}

/** The same with the rows created and locked, so that concurrent failures are all counted. */
export async function lockThrottles(
  tx: Db,
  keys: readonly ThrottleKey[],
  now: Date,
): Promise<(Throttle | null)[]> {
  const fresh = { failures: 0, blocked_until: NO_WAIT, expires_on: now }
  await tx
    .insertInto("sign_in_throttle")
    .values([...keys].sort(compareKeys).map((key) => ({ ...key, ...fresh })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return inKeyOrder(keys, await throttleRows(tx, keys).orderBy("kind").orderBy("key").forUpdate().execute())
}

function compareKeys(one: ThrottleKey, other: ThrottleKey): number {
  return one.kind === other.kind ? Buffer.compare(one.key, other.key) : one.kind < other.kind ? -1 : 1
}

function throttleRows(db: Db, keys: readonly ThrottleKey[]) {
  return db
    .selectFrom("sign_in_throttle")
    .selectAll()
    .where((eb) => eb.or(keys.map(({ kind, key }) => eb.and({ kind, key }))))
}

function inKeyOrder(
  keys: readonly ThrottleKey[],
  rows: readonly { kind: string; key: Buffer; failures: number; blocked_until: Date; expires_on: Date }[],
): (Throttle | null)[] {
  return keys.map(({ kind, key }) => {
    const row = rows.find((one) => one.kind === kind && Buffer.compare(one.key, key) === 0)
    if (!row) return null
    return { failures: row.failures, blockedUntil: row.blocked_until, expiresOn: row.expires_on }
  })
}

export async function saveThrottle(tx: Db, { kind, key }: ThrottleKey, throttle: Throttle): Promise<void> {
  const { failures, blockedUntil, expiresOn } = throttle
  await updateRowsWith(
    tx,
    "sign_in_throttle",
    { kind, key },
    { failures, blocked_until: blockedUntil, expires_on: expiresOn },
  )
}

/** Changes nothing, and takes as long as what does. */
export async function rewriteThrottle(db: Db, { kind, key }: ThrottleKey): Promise<void> {
  await db
    .updateTable("sign_in_throttle")
    .set((eb) => ({ failures: eb.ref("failures") }))
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute()
}

/** Reverts one counted failure and its waiting time. */
export async function revertFailure(db: Db, keys: readonly ThrottleKey[]): Promise<void> {
  await db
    .updateTable("sign_in_throttle")
    .set((eb) => ({ failures: sql<number>`greatest(${eb.ref("failures")} - 1, 0)`, blocked_until: NO_WAIT }))
    .where((eb) => eb.or(keys.map(({ kind, key }) => eb.and({ kind, key }))))
    .execute()
}

export async function deleteThrottle(db: Db, { kind, key }: ThrottleKey): Promise<void> {
  await deleteRowsWith(db, "sign_in_throttle", { kind, key })
}

/** @returns how many expired throttles were deleted; at most `limit` */
export function deleteExpiredThrottles(db: Db, now: Date, limit: number): Promise<number> {
  return deleteRowsUntil(db, "sign_in_throttle", "expires_on", now, limit)
}

/** Deletes rows in excess of `kept`, fewest failures first, at most `limit`. @returns the number of deleted rows */
export async function deleteThrottlesAbove(db: Db, kept: number, limit: number): Promise<number> {
  const deleted = await sql`delete from sign_in_throttle where ctid in (
    select ctid from sign_in_throttle order by failures, expires_on
    limit least(${limit}::bigint, greatest(0, (select count(*) from sign_in_throttle) - ${kept}::bigint)))`.execute(
    db,
  )
  return Number(deleted.numAffectedRows ?? 0)
}

/** Placeholder for accounts that do not exist, so that the lookup takes the same time. */
const UNKNOWN_USER_ID = "00000000-0000-0000-0000-000000000000"

/** Whether the user is signed in, or was within KNOWN_NETWORK_DAYS. */
export async function isAccountInUse(db: Db, userId: string, now: Date, since: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select 1 from sign_in where user_id = ${userId} and revoked_on is null and expires_on > ${now})
    or exists (select 1 from sign_in_network where user_id = ${userId} and last_used_on > ${since}) as used`.execute(
    db,
  )
  return rows[0]?.used === true
}
