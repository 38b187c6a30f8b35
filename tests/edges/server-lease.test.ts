/** One server per database: who holds the lease, who is refused, and what a holder that was replaced can still do. */

import { afterEach, expect, test } from "bun:test"
import { hostname } from "node:os"
import { sql } from "kysely"
import { silentLogger } from "../../src/base/logger.ts"
import { createDatabase, poolOnSocket } from "../../src/edges/postgres/database.ts"
import { processIdentity } from "../../src/edges/postgres/process-identity.ts"
import { connectSocket } from "../../src/edges/postgres/server.ts"
import {
  acquireLease,
  applicationNameOf,
  LeaseHeld,
  type ServerLease,
} from "../../src/edges/postgres/server-lease.ts"
import { testDatabase } from "../harness/database.ts"

const { sql: owner, socketPath, name } = await testDatabase()

/** Short, so that a lease runs out while a test waits. */
const LEASE_MS = 600

const held: ServerLease[] = []
afterEach(async () => {
  for (const lease of held.splice(0)) await lease.release()
  await owner`delete from server_lease`
})

async function take(id = crypto.randomUUID() as string, leaseMs = LEASE_MS): Promise<ServerLease> {
  const lease = await acquireLease(owner, { id, leaseMs, isExclusive: false, log: silentLogger })
  held.push(lease)
  return lease
}

/** As if the holder ran on another machine, where its process cannot be looked at. */
const moveElsewhere = () => owner`update server_lease set process = '', host = 'plant-2', pid = 77`

async function insertHolder(process: string, expiresInMs: number): Promise<void> {
  await owner`
    insert into server_lease (holder, host, pid, process, since, renewed_on, expires_on)
    values (gen_random_uuid(), 'plant-2', 77, ${process}, now(), clock_timestamp(),
      clock_timestamp() + ${expiresInMs} * interval '1 ms')`
}

test("a second server is refused with a message naming host, process and start of the first one", async () => {
  await take()
  const refused = take()
  await expect(refused).rejects.toBeInstanceOf(LeaseHeld)
  await expect(refused).rejects.toThrow(
    new RegExp(`host ${hostname()}, pid ${process.pid}, since \\d{4}-\\d\\d-\\d\\dT`),
  )
})

test("a holder on another machine is considered alive while it renews its lease", async () => {
  // Long enough that a busy host does not keep it from being renewed.
  await take(crypto.randomUUID(), 5 * LEASE_MS)
  await moveElsewhere()
  await expect(take()).rejects.toThrow("host plant-2, pid 77")
})

test("a holder on another machine that does not renew is replaced only after its lease has expired", async () => {
  await insertHolder("", LEASE_MS)
  const [before] = await owner`select expires_on from server_lease`
  await take()
  const [after] = await owner`select since > ${before!.expires_on} as "isLater" from server_lease`
  expect(after!.isLater).toBe(true)
})

test("a holder on this machine whose process has ended is replaced without waiting for its lease to expire", async () => {
  const gone = Bun.spawn(["sleep", "60"])
  const identity = processIdentity(gone.pid)
  gone.kill("SIGKILL")
  await gone.exited
  await insertHolder(identity, 3_600_000)
  await take()
})

test("only one of three servers that start concurrently gets the lease", async () => {
  const outcomes = await Promise.allSettled([take(), take(), take()])
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
})

test("a released lease can be acquired before it would have expired", async () => {
  const first = await take(undefined, 3_600_000)
  await first.release()
  await take()
})

test("a lease row that was deleted manually is written again by its holder", async () => {
  const lease = await take()
  await owner`delete from server_lease`
  while ((await owner`select from server_lease`).length === 0) {}
  expect(lease.check()).toBeNull()
})

test("a holder that lost its lease cannot write, its open transaction is rolled back, and it is notified", async () => {
  const id = crypto.randomUUID()
  const first = await take(id)
  const connection = { application_name: applicationNameOf(id) }
  const pool = connectSocket(socketPath, name, { max: 2, connection, onnotice: () => {} })
  const { db, stop } = createDatabase(pool, { check: () => first.check() })
  const isReplaced = Promise.withResolvers<void>()
  const unfinished = db.transaction().execute(async (tx) => {
    await tx.insertInto("user_group").values({ name: "Fitters" }).execute()
    await isReplaced.promise
  })
  unfinished.catch(() => {})
  const nowhere = poolOnSocket("/nowhere", name, 1)
  first.renewThrough(nowhere)
  await moveElsewhere()

  await take()
  isReplaced.resolve()
  await expect(unfinished).rejects.toThrow()
  await expect(sql`select 1`.execute(db)).rejects.toThrow()
  expect(await owner`select from user_group`).toHaveLength(0)

  first.renewThrough(owner)
  expect(await first.lost).toBe(`host ${hostname()}, pid ${process.pid}`)
  await expect(sql`select 1`.execute(db)).rejects.toThrow("another server has taken over")
  await stop()
  await nowhere.end()
})
