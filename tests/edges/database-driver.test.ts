/** Kysely on the product's pools: results at the end of a transaction, lock waits, and the plans of searches. */
import { beforeEach, expect, test } from "bun:test"
import { sql } from "kysely"
import { containsPattern } from "../../src/base/page-request.ts"
import { createDatabase, servingPoolOnSocket } from "../../src/edges/postgres/database.ts"
import { testDatabase } from "../harness/database.ts"

const { db, sql: owner, socketPath, name } = await testDatabase()
beforeEach(async () => {
  await owner`delete from user_group`
})

test("a transaction with a failed statement whose error was ignored is reported as rolled back", async () => {
  const saved = db.transaction().execute(async (tx) => {
    await tx.insertInto("user_group").values({ name: "Fitters" }).execute()
    await sql`select 1 / 0`.execute(tx).catch(() => {})
  })
  await expect(saved).rejects.toThrow("the transaction was rolled back")
  expect(await db.selectFrom("user_group").selectAll().execute()).toEqual([])
})

test("statements of a transaction see each other's changes, and other connections see them after the commit", async () => {
  const groups = (on: typeof db) => on.selectFrom("user_group").select("name").execute()
  await db.transaction().execute(async (tx) => {
    await tx.insertInto("user_group").values({ name: "Electricians" }).execute()
    expect([(await groups(tx)).length, (await groups(db)).length]).toEqual([1, 0])
  })
  expect(await groups(db)).toEqual([{ name: "Electricians" }])
})

test("the number of affected rows is reported for updates, but not for reads", async () => {
  await db.insertInto("user_group").values({ name: "Welders" }).execute()
  const changed = await sql`update user_group set name = name`.execute(db)
  const read = await sql`select name from user_group`.execute(db)
  expect([changed.numAffectedRows, read.numAffectedRows, read.rows.length]).toEqual([1n, undefined, 1])
})

test("statements one after another keep to one connection, however many are open", async () => {
  const processId = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(db)).rows[0]!.pid
  const open = new Set(await Promise.all([processId(), processId(), processId()]))
  const used = new Set<number>()
  for (let n = 0; n < 6; n++) used.add(await processId())
  expect([open.size, used.size]).toEqual([3, 1])
})

const LOCK = 4711

test("no statement waits behind one that is blocked by a lock", async () => {
  const two = createDatabase(servingPoolOnSocket(socketPath, name, 2))
  try {
    const order: string[] = []
    const takeLock = () => sql`select pg_advisory_xact_lock(${LOCK})`.execute(two.db)
    const askQuickly = () => sql`select 1 as one`.execute(two.db)
    // Both connections have prepared both statements: only then could one be pipelined behind another.
    for (let n = 0; n < 4; n++) await Promise.all([takeLock(), takeLock(), askQuickly(), askQuickly()])
    let held: Promise<unknown> = Promise.resolve()
    await owner.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(${LOCK})`
      held = takeLock().then(() => order.push("held"))
      await Promise.all(Array.from({ length: 5 }, askQuickly))
      order.push("quick")
    })
    await held
    expect(order).toEqual(["quick", "held"])
  } finally {
    await two.stop()
  }
})

test("searches are planned for their own words, also in transactions; other statements once for all values", async () => {
  const planned = (on: typeof db, pattern: string) =>
    sql<{ mode: string; kept: boolean }>`
      select current_setting('plan_cache_mode') as mode,
        exists (select from pg_prepared_statements where statement like '%current_setting%') as kept
      where 'spindle' ilike ${pattern} or true`
      .execute(on)
      .then(({ rows }) => rows[0])
  expect(await planned(db, containsPattern("spin"))).toEqual({ mode: "force_custom_plan", kept: true })
  expect(await planned(db, containsPattern(""))).toEqual({ mode: "auto", kept: true })
  // A connection of its own, whose prepared statements no other test needs.
  const other = createDatabase(servingPoolOnSocket(socketPath, name, 1))
  await other.db.transaction().execute(async (tx) => {
    await sql`deallocate all`.execute(tx)
    expect(await planned(tx, containsPattern("spin"))).toEqual({ mode: "auto", kept: false })
  })
  await other.stop()
})
