/** Database connections that end while they are used: what failed is reported, nothing else fails, and nothing is half written. */
import { beforeEach, expect, test } from "bun:test"
import { sql } from "kysely"
import {
  createDatabase,
  type Database,
  poolOnSocket,
  servingPoolOnSocket,
} from "../../src/edges/postgres/database.ts"
import { testDatabase } from "../harness/database.ts"

const { sql: owner, socketPath, name } = await testDatabase()
beforeEach(async () => {
  await owner`delete from user_group`
})

/** Runs `work` on a pool of its own; an unhandled rejection of the driver fails the test. */
async function onPool(size: number, work: (database: Database) => Promise<void>): Promise<void> {
  const database = createDatabase(servingPoolOnSocket(socketPath, name, size))
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}

const backendOf = async (db: Database["db"]) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

/** Terminates backends and waits until they have exited. */
async function terminate(pids: number[]): Promise<void> {
  await owner`select pg_terminate_backend(pid, 5000) from unnest(${pids}::int[]) as pid`
}

const groupNames = async () =>
  (await owner<{ name: string }[]>`select name from user_group order by name`).map((row) => row.name)

const addGroup = (db: Database["db"], groupName: string) =>
  db.insertInto("user_group").values({ name: groupName }).execute()

test("a transaction whose connection ends between two statements fails and writes nothing", () =>
  onPool(2, async ({ db }) => {
    const saved = db.transaction().execute(async (tx) => {
      await addGroup(tx, "before the end")
      await terminate([await backendOf(tx)])
      // Others take the connection's place in the pool before the transaction goes on.
      await Promise.all([1, 2].map(() => sql`select 1`.execute(db).catch(() => {})))
      await addGroup(tx, "after the end")
    })
    await expect(saved).rejects.toThrow(/CONNECTION_CLOSED/)
    expect(await groupNames()).toEqual([])
  }))

test("releasing a reserved connection that has ended does not affect the connection in its place", async () => {
  const pool = poolOnSocket(socketPath, name, 1)
  const pidOn = async (on: typeof pool) => (await on`select pg_backend_pid() as pid`)[0]!.pid as number
  const lost = await pool.reserve()
  await terminate([await pidOn(lost)])
  await expect((async () => lost`select 1`)()).rejects.toThrow()
  const next = await pool.reserve()
  const pid = await pidOn(next)
  lost.release()
  const others = [pidOn(pool), pidOn(pool)]
  await next`create temporary table mine ()`
  expect(await pidOn(next)).toBe(pid)
  await expect((async () => lost`select 1`)()).rejects.toThrow()
  next.release()
  expect(await Promise.all(others)).toEqual([pid, pid])
  await pool.end()
})

test("transactions waiting for a connection get one after another transaction's connection has ended", () =>
  onPool(1, async ({ db }) => {
    const lost = db.transaction().execute(async (tx) => {
      waiting.push(...[1, 2, 3].map(() => db.transaction().execute((other) => backendOf(other))))
      await terminate([await backendOf(tx)])
    })
    const waiting: Promise<number>[] = []
    await expect(lost).rejects.toThrow()
    expect(await Promise.all(waiting)).toHaveLength(3)
  }))

test("an error of an ended connection is not reported to the first statement of the next connection", () =>
  onPool(1, async ({ db }) => {
    const pid = await backendOf(db)
    const sleeping = sql`select pg_sleep(60)`.execute(db)
    sleeping.catch(() => {})
    while (
      (await owner`select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`).length === 0
    ) {}
    await terminate([pid])
    await expect(sleeping).rejects.toThrow()
    expect(await backendOf(db)).not.toBe(pid)
  }))

/** So many ends of connections under load; each ends whatever half of the pool is doing. */
const ROUNDS = 12
const WRITERS = 6

test("connections terminated under load lose no acknowledged write and block no writer", () =>
  onPool(4, async ({ db }) => {
    await owner`delete from user_group`
    const acknowledged: string[] = []
    let isOver = false
    const refusals: string[] = []
    const write = async (writer: number) => {
      for (let n = 0; !isOver; n++) {
        const names = [`${writer}/${n}/a`, `${writer}/${n}/b`]
        const saved =
          n % 2 === 0
            ? addGroup(db, names[0]!).then(() => acknowledged.push(names[0]!))
            : db
                .transaction()
                .execute(async (tx) => {
                  await addGroup(tx, names[0]!)
                  await addGroup(tx, names[1]!)
                })
                .then(() => acknowledged.push(...names))
        await saved.catch((error) => refusals.push(`${error}`))
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.length
      const pids = await owner<{ pid: number }[]>`
        select pid from pg_stat_activity
        where datname = ${name} and pid <> pg_backend_pid() and usename <> current_user order by random() limit 2`
      await terminate(pids.map(({ pid }) => pid))
      while (acknowledged.length === before) await owner`select 1`
    }
    isOver = true
    await Promise.all(writers)
    const written = new Set(await groupNames())
    expect(acknowledged.filter((one) => !written.has(one))).toEqual([])
    const partner = (one: string) => one.slice(0, -1) + (one.endsWith("a") ? "b" : "a")
    const ofTransactions = [...written].filter((one) => Number(one.split("/")[1]) % 2 === 1)
    expect(ofTransactions.filter((one) => !written.has(partner(one)))).toEqual([])
    expect(refusals.length).toBeGreaterThan(0)
  }))
