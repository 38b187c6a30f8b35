/** What the serving role may not do to the history of the book. */
import { expect, test } from "bun:test"
import { sql } from "kysely"
import { record } from "../../src/system/audit/store.ts"
import { testDatabase } from "../harness/database.ts"

const { db, sql: owner } = await testDatabase()

test("the serving role can append to the audit log, and the database chains the entry", async () => {
  const context = { tx: db, actor: null, now: new Date("2026-03-10T09:00:00Z"), address: "192.0.2.7" }
  await record(context, "SIGN_OUT", { type: "user", id: null })
  const links = await db.selectFrom("audit_hash").selectAll().execute()
  expect(links).toHaveLength(1)
})

test.each([
  ["change an audit entry", "update audit_entry set username = 'changed'"],
  ["delete one", "delete from audit_entry"],
  ["empty the log", "truncate audit_entry"],
  ["link by itself", "insert into audit_hash (entry_id, chain, position, hash) values (9, 0, 9, '')"],
  ["take a link away", "delete from audit_hash"],
  ["move a chain's head", "update audit_chain set entries = 0"],
  ["change an approval's log", "update approval_entry set comment = 'never said'"],
  ["delete of it", "delete from approval_entry"],
  [
    "allow itself another step of an issue",
    "insert into issue_transition values ('CLOSED', 'x', 'APPROVED')",
  ],
  ["change what a session may become", "delete from remote_session_transition"],
  ["let an infected file pass", "update attachment_scan_state set may_download = true"],
  ["say that a migration has run", "insert into schema_migration (name, checksum) values ('9999', '')"],
])("the serving role may not %s", async (_, statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/)
})

test.each([
  ["switch off a guard", "alter table audit_entry disable trigger all"],
  [
    "replace what links",
    "create or replace function audit_entry_text(entry audit_entry) returns text language sql as 'select null'",
  ],
  ["drop a table", "drop table audit_hash"],
])("the serving role may not %s, since it does not own the tables", async (_, statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/must be owner|permission denied/)
})

test("the serving role may not switch to the owner's role", async () => {
  const [row] = await owner<{ name: string }[]>`select current_user as name`
  await expect(sql.raw(`set role ${row!.name}`).execute(db)).rejects.toThrow(/permission denied/)
})

test("the serving role can read every table", async () => {
  const rows = await owner<{ name: string }[]>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind = 'r' and not has_table_privilege('millwright_serving', pg_class.oid, 'select')`
  expect([...rows]).toEqual([])
})
