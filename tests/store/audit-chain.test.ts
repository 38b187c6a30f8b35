/** Changes to the audit log are detected. */
import { afterEach, describe, expect, test } from "bun:test"
import { MS_PER_DAY, MS_PER_MINUTE } from "../../src/base/clock.ts"
import { updateRowsWith } from "../../src/db/rows.ts"
import { verifyAuditLog } from "../../src/system/audit/actions.ts"
import { record } from "../../src/system/audit/store.ts"
import { verifyAuditDaily } from "../../src/system/auditverification/actions.ts"
import { runJob } from "../../src/system/jobs/actions.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const by = { userId: "019537f0-0000-7000-8000-000000000001", username: "t.weber" }

function write(count: number, on = db): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      record(
        { tx: on, actor: by, now: TEST_NOW },
        "SIGN_IN",
        { type: "user", id: by.userId },
        { n, ä: 'ö\n"' },
      ),
    ),
  )
}

/** The triggers that block direct changes with the database's password. */
const GUARDS = [
  ["audit_entry", "always", "audit_entry_append_only"],
  ["audit_hash", "always", "audit_hash_append_only"],
  ["audit_entry", "", "append_to_audit_chain"],
] as const

async function tamper(statement: string): Promise<void> {
  await sql.begin(async (tx) => {
    for (const [table, , guard] of GUARDS) await tx.unsafe(`alter table ${table} disable trigger ${guard}`)
    await tx.unsafe(statement)
    for (const [table, mode, guard] of GUARDS)
      await tx.unsafe(`alter table ${table} enable ${mode} trigger ${guard}`)
  })
}

async function emptyLog(): Promise<void> {
  await tamper(
    "delete from audit_entry; delete from audit_hash; update audit_chain set entries = 0, hash = ''",
  )
}

afterEach(emptyLog)

const kinds = async () => (await verifyAuditLog(db)).problems.map((problem) => problem.kind)

describe("the nightly verification", () => {
  test("tells those who read the audit log by e-mail once what it has found, and nobody of an intact log", async () => {
    const deps = testDeps(db)
    for (const superuser of [true, false]) {
      const id = await aUser(deps, { superuser })
      await updateRowsWith(db, "app_user", { id }, { email: `superuser-${superuser}@plant.example` })
    }
    deps.setTime(new Date(TEST_NOW.getTime() + 2 * MS_PER_DAY))
    const verify = () => verifyAuditDaily(deps, new AbortController().signal)
    const sent = () => db.selectFrom("notification").select(["kind", "recipient", "content"]).execute()
    await write(3)
    await verify()
    expect(await sent()).toEqual([])
    await tamper("delete from audit_entry where id = (select min(id) from audit_entry)")
    for (const _ of ["found", "found again"]) await expect(verify()).rejects.toThrow("not intact")
    const content = { values: { count: 1 }, path: "/admin/audit" }
    expect(await sent()).toEqual([
      { kind: "AUDIT_BROKEN", recipient: "superuser-true@plant.example", content },
    ])
  })

  test("counts the entries, rests for ten minutes after an intact log, and fails with the entries that are wrong", async () => {
    const deps = testDeps(db)
    const action = () => verifyAuditDaily(deps, new AbortController().signal)
    const verify = () => runJob(deps, { name: "auditVerification", action }, new AbortController().signal)
    const later = (ms: number) => deps.setTime(new Date(TEST_NOW.getTime() + ms))
    await write(3)
    await verify()
    await tamper("update audit_entry set username = 'a.weber' where id = (select min(id) from audit_entry)")
    later(10 * MS_PER_MINUTE - 1)
    await verify()
    later(10 * MS_PER_MINUTE)
    for (const _ of ["found", "found again"]) await verify()
    const runs = await db.selectFrom("job_run").selectAll().orderBy("id").execute()
    const changed = await db
      .selectFrom("audit_entry")
      .select(({ fn }) => fn.min("id").as("id"))
      .executeTakeFirst()
    const error = `the audit log is not intact: CHANGED entry ${changed?.id} (1 in all)`
    expect(runs).toMatchObject([
      { outcome: "DONE", counts: { entries: 3 } },
      { outcome: "IDLE" },
      { outcome: "FAILED", error },
      { outcome: "FAILED", error },
    ])
  })

  test("that is stopped says nothing of the log", async () => {
    await write(3)
    const deps = testDeps(db)
    // No longer at rest after the verification of another test.
    deps.setTime(new Date(TEST_NOW.getTime() + MS_PER_DAY))
    expect(await verifyAuditDaily(deps, AbortSignal.abort())).toEqual({})
    expect(await verifyAuditDaily(deps, new AbortController().signal)).toEqual({ entries: 3 })
  })
})

describe("the audit chain", () => {
  test("contains 100 concurrently written entries without problems", async () => {
    await write(100)
    expect(await verifyAuditLog(db)).toMatchObject({ entries: 100, problems: [] })
  })

  test("several entries of one transaction share one chain; a rolled back one leaves nothing", async () => {
    await db.transaction().execute((tx) => write(5, tx as typeof db))
    const failing = db.transaction().execute(async (tx) => {
      await write(1, tx as typeof db)
      throw new Error("changed my mind")
    })
    await expect(failing).rejects.toThrow("changed my mind")
    const chains = await db.selectFrom("audit_hash").select("chain").distinct().execute()
    expect(chains).toHaveLength(1)
    expect(await verifyAuditLog(db)).toMatchObject({ entries: 5, problems: [] })
  })

  test("takes what the database cannot store, such as a machine's text with NUL, by a replacement character", async () => {
    const from = { tx: db, actor: by, now: TEST_NOW }
    const details = { machine: "a\0b", name: "half \ud83d" }
    await record(from, "SESSION_ENDED", { type: "session", id: by.userId }, details)
    const [entry] = await db.selectFrom("audit_entry").select("details").execute()
    expect(entry!.details).toEqual({ machine: "a\ufffdb", name: "half \ufffd" })
    expect(await verifyAuditLog(db)).toMatchObject({ entries: 1, problems: [] })
  })

  test("refuses to change, delete or truncate entries, also in a session with the replica role", async () => {
    await write(1)
    for (const statement of [
      "update audit_entry set username = 'changed'",
      "delete from audit_entry",
      "truncate audit_entry",
      "update audit_hash set position = 9",
      "delete from audit_hash",
      "truncate audit_hash",
      "set local session_replication_role = replica; delete from audit_entry",
    ]) {
      const refused = sql.begin(async (tx) => {
        await tx.unsafe(statement)
      })
      await expect(refused).rejects.toThrow("append-only")
    }
  })

  test("reveals a change in each field of an entry", async () => {
    for (const change of [
      "happened_on = happened_on + interval '1 microsecond'",
      "user_id = null",
      "username = 'another user'",
      "event = 'SIGN_OUT'",
      "object_type = 'device'",
      "object_id = null",
      "device_id = uuidv7()",
      "issue_id = uuidv7()",
      "address = '10.0.0.1'",
      `details = '{"n": 99}'`,
    ]) {
      await write(12)
      await tamper(
        `update audit_entry set ${change} where id = (select id from audit_entry order by id limit 1 offset 5)`,
      )
      expect([change, await kinds()]).toEqual([change, ["CHANGED"]])
      await emptyLog()
    }
  })

  test("reveals a deleted entry, a truncated end and an unchained entry", async () => {
    await db.transaction().execute((tx) => write(10, tx as typeof db))
    await tamper("delete from audit_entry where id = (select entry_id from audit_hash where position = 4)")
    expect(await kinds()).toEqual(["MISSING"])
    await tamper("delete from audit_hash where position = 4")
    expect(await kinds()).toEqual(["GAP"])
    await tamper(`delete from audit_entry where id in (select entry_id from audit_hash where position > 8);
      delete from audit_hash where position > 8`)
    expect(await kinds()).toEqual(["GAP", "CUT"])
    await tamper("insert into audit_entry (username, event, object_type) values ('x', 'SIGN_IN', 'user')")
    expect(await kinds()).toEqual(["GAP", "CUT", "UNCHAINED"])
  })

  test("reveals a head that was changed, and has another digest after every entry", async () => {
    await write(3)
    const { head } = await verifyAuditLog(db)
    await write(1)
    expect((await verifyAuditLog(db)).head).not.toBe(head)
    await tamper("update audit_chain set hash = sha256(hash) where entries > 0")
    expect(new Set(await kinds())).toEqual(new Set(["CUT"]))
    await emptyLog()
    await db.transaction().execute((tx) => write(3, tx as typeof db))
    await tamper("update audit_chain set entries = entries + 1 where entries > 0")
    expect(await kinds()).toEqual(["CUT"])
  })

  test("reveals two swapped entries", async () => {
    await db.transaction().execute((tx) => write(4, tx as typeof db))
    await tamper(`update audit_hash set entry_id = -entry_id where position in (2, 3);
      update audit_hash set entry_id = (select -other.entry_id from audit_hash other
        where other.position = 5 - audit_hash.position) where position = 2;
      update audit_hash set entry_id = (select min(id) + 1 from audit_entry) where position = 3`)
    expect(await kinds()).toEqual(["CHANGED", "CHANGED"])
  })
})
