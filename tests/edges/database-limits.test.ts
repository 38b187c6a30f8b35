/** Every wait for the database is limited, and a lock wait does not block other statements. */
import { expect, test } from "bun:test"
import { Kysely, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import { ConnectionSlots } from "../../src/db/connection-slots.ts"
import { databaseFailureOf } from "../../src/db/database-failure.ts"
import { createDialect } from "../../src/db/kysely-driver.ts"
import { createDatabase, LOCK_MS_MAX, servingPoolOnSocket } from "../../src/edges/postgres/database.ts"
import { testDatabase } from "../harness/database.ts"
import { waitUntil } from "../harness/eventually.ts"

const { sql: owner, socketPath, name } = await testDatabase()

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error) => databaseFailureOf(error) ?? `${error}`,
  )

/** Holds a table so that nothing can read or write it until `work` is done. */
async function withLocked(table: string, work: () => Promise<void>): Promise<void> {
  await owner.begin(async (holder) => {
    await holder.unsafe(`lock table ${table} in access exclusive mode`)
    await work()
  })
}

test(
  "statements and transactions on a locked table fail with BUSY, and others are served meanwhile",
  async () => {
    const { db, stop } = createDatabase(servingPoolOnSocket(socketPath, name, 4))
    let settled = 0
    const blocked: Promise<string>[] = []
    await withLocked("user_group", async () => {
      const kinds = [
        () => db.selectFrom("user_group").select("id").execute(),
        () => db.insertInto("user_group").values({ name: crypto.randomUUID() }).execute(),
        () =>
          db.transaction().execute(async (tx) => {
            await sql`select 1`.execute(tx)
            await tx.deleteFrom("user_group").execute()
          }),
      ]
      for (let n = 0; n < 30; n++) blocked.push(failureOf(kinds[n % 3]!()).finally(() => (settled += 1)))
      for (let n = 0; n < 20; n++) {
        await sql`select 2`.execute(db)
        await db.transaction().execute((tx) => sql`select 3`.execute(tx))
      }
      expect(settled).toBe(0)
      expect(new Set(await Promise.all(blocked))).toEqual(new Set(["BUSY"]))
    })
    await stop()
  },
  LOCK_MS_MAX * 5,
)

test("a statement without an answer fails with its connection, and the next statement gets a new connection", async () => {
  const pool = servingPoolOnSocket(socketPath, name, 1)
  const all = { sql: pool, limits: { quick: 1, slow: 0 } }
  const db = new Kysely<DB>({ dialect: createDialect({ all, responseTimeoutMs: 300 }) })
  expect(await failureOf(sql`select pg_sleep(30)`.execute(db))).toBe("UNAVAILABLE")
  const inTransaction = db.transaction().execute(async (tx) => {
    // A table that no other test locks: the server ends the transaction only after its sleep.
    await tx.insertInto("system_role").values({ name: "Fitters" }).execute()
    await sql`select pg_sleep(30)`.execute(tx)
  })
  expect(await failureOf(inTransaction)).toBe("UNAVAILABLE")
  expect(await db.selectFrom("system_role").select("name").where("name", "=", "Fitters").execute()).toEqual(
    [],
  )
  await pool.end({ timeout: 0 })
})

test("statements sent concurrently in a transaction all run in that transaction", async () => {
  const { db, stop } = createDatabase(servingPoolOnSocket(socketPath, name, 3))
  const failed = db.transaction().execute(async (tx) => {
    await Promise.all(
      ["one", "two", "three"].map((n) => tx.insertInto("user_group").values({ name: n }).execute()),
    )
    throw new Error("rolled back")
  })
  await expect(failed).rejects.toThrow("rolled back")
  expect(await db.selectFrom("user_group").select("name").execute()).toEqual([])
  await stop()
})

test("an unreachable database is distinguished from an invalid statement", async () => {
  const away = createDatabase(servingPoolOnSocket("/nowhere", name, 1))
  expect(await failureOf(sql`select 1`.execute(away.db))).toBe("UNAVAILABLE")
  await away.stop()
  const { db, stop } = createDatabase(servingPoolOnSocket(socketPath, name, 1))
  expect(await failureOf(sql`select nothing`.execute(db))).toContain("does not exist")
  await stop()
})

const nothing = () => {}

test("a wait for a connection is refused with BUSY after a timeout or when too many wait", async () => {
  const slots = new ConnectionSlots({ quick: 1, slow: 0, queueTimeoutMs: 50 }, 60_000)
  const first = await slots.acquire("a")
  const waiting = Array.from({ length: 500 }, async () => slots.acquire("a"))
  expect(await failureOf((async () => slots.acquire("a"))())).toBe("BUSY")
  expect(new Set(await Promise.all(waiting.map(failureOf)))).toEqual(new Set(["BUSY"]))
  first.release()
  first.release()
  const [second, third] = [await slots.acquire("a"), (async () => slots.acquire("a"))()]
  second.release()
  ;(await third).release()
})

test("a running statement is given up sooner than otherwise while the database answers nothing", async () => {
  let isUnanswered = false
  let questions = 0
  const slots = new ConnectionSlots({ quick: 1, slow: 0, unansweredMs: 50 }, 60_000, () => {
    questions += 1
    return isUnanswered
  })
  const slot = await slots.acquire("a")
  let ranMs = 0
  slot.begin((ms) => {
    ranMs = ms
  })
  await waitUntil("the statement was looked at twice", () => questions >= 2)
  expect(ranMs).toBe(0)
  isUnanswered = true
  await waitUntil("the statement is given up", () => ranMs > 50)
  slot.release()
})

test("of statements sent one after the other in a transaction the one that runs is given up", async () => {
  const slots = new ConnectionSlots({ quick: 1, slow: 0, unansweredMs: 50 }, 60_000, () => true)
  const slot = await slots.acquire("a")
  const givenUp: string[] = []
  for (const name of ["first", "second", "third"]) slot.begin(() => void givenUp.push(name))
  slot.end()
  await waitUntil("a statement is given up", () => givenUp.length > 0)
  expect(new Set(givenUp)).toEqual(new Set(["second"]))
  slot.end()
  slot.end()
  slot.release()
})

test("statements like a long-running one are limited to the slow connections, and quick ones stay free", async () => {
  const slots = new ConnectionSlots({ quick: 1, slow: 1, queueTimeoutMs: 1000 }, 60_000)
  const stuck = await slots.acquire("locked")
  stuck.begin(nothing)
  const other = await slots.acquire("other")
  expect(await failureOf((async () => slots.acquire("locked"))())).toBe("BUSY")
  other.release()
  const again = await slots.acquire("other")
  again.release()
  stuck.end()
  stuck.release()
  ;(await slots.acquire("locked")).release()
})
