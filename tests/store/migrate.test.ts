import { expect, test } from "bun:test"
import type postgres from "postgres"
import { MIGRATIONS, type Migration, migrate } from "../../sql/migrate.ts"
import { poolOnSocket } from "../../src/edges/postgres/database.ts"
import { createTestDatabase, testDatabase } from "../harness/database.ts"

const { sql } = await testDatabase()

/** A database without any table of the product. */
async function withEmptyDatabase(work: (empty: postgres.Sql, second: postgres.Sql) => Promise<void>) {
  const database = await createTestDatabase()
  await database.sql.unsafe("drop schema public cascade; create schema public").simple()
  const second = poolOnSocket(database.socketPath, database.name, 1)
  try {
    await work(database.sql, second)
  } finally {
    await second.end()
    await database.stop()
  }
}

const machines: Migration = {
  name: "0001_machines",
  sql: "create table machine (id int);\ninsert into machine values (1);",
  checksum: "a",
}
const issues: Migration = { name: "0002_issues", sql: "create table issue (id int)", checksum: "b" }
const broken: Migration = {
  name: "0003_broken",
  sql: "create table half (id int);\nselect * from nowhere;",
  checksum: "c",
}

test("a test database has all migrations of the product", async () => {
  const rows = await sql<{ name: string }[]>`select name from schema_migration order by name`
  expect(rows.map((row) => row.name)).toEqual(MIGRATIONS.map((migration) => migration.name))
  expect(await migrate(sql)).toEqual([])
})

test("missing migrations are applied in order and only once", async () => {
  await withEmptyDatabase(async (empty) => {
    expect(await migrate(empty, [machines])).toEqual(["0001_machines"])
    expect(await migrate(empty, [machines, issues])).toEqual(["0002_issues"])
    expect(await migrate(empty, [machines, issues])).toEqual([])
    expect(await empty`select id from machine`).toHaveLength(1)
  })
})

test("a migration of an existing database updates the planner's statistics", async () => {
  await withEmptyDatabase(async (empty) => {
    const known = async () =>
      (await empty`select reltuples::int as rows from pg_class where relname = 'machine'`)[0]?.rows
    await migrate(empty, [machines])
    await empty`insert into machine values (2), (3)`
    expect(await known()).toBe(-1)
    await migrate(empty, [machines, issues])
    expect(await known()).toBe(3)
  })
})

test("two servers that start at the same time apply every migration once", async () => {
  await withEmptyDatabase(async (empty, second) => {
    const both = await Promise.all([migrate(empty, [machines, issues]), migrate(second, [machines, issues])])
    expect(both.flat().sort()).toEqual(["0001_machines", "0002_issues"])
    expect(await empty`select id from machine`).toHaveLength(1)
  })
})

test("a failing migration is rolled back and its line reported; earlier migrations stay applied", async () => {
  await withEmptyDatabase(async (empty) => {
    const failing = migrate(empty, [machines, issues, broken])
    await expect(failing).rejects.toThrow('migration "0003_broken" line 2: relation "nowhere" does not exist')
    const tables =
      await empty`select tablename from pg_tables where tablename in ('machine', 'issue', 'half')`
    expect(tables.map((row) => row.tablename).sort()).toEqual(["issue", "machine"])
  })
})

test("a migration that was changed after it was applied is refused by name", async () => {
  await withEmptyDatabase(async (empty) => {
    await migrate(empty, [machines])
    const changed = { ...machines, checksum: "other" }
    await expect(migrate(empty, [changed])).rejects.toThrow(
      'migration "0001_machines" was changed after it was applied',
    )
  })
})

test("a database of a newer version is refused", async () => {
  await withEmptyDatabase(async (empty) => {
    await migrate(empty, [machines, issues])
    await expect(migrate(empty, [machines])).rejects.toThrow(
      'migrated by a newer version: it has "0002_issues"',
    )
  })
})

test("a database of an unreleased build is refused with a way out", async () => {
  await withEmptyDatabase(async (empty) => {
    await migrate(empty, [{ ...machines, name: "0001_ground" }])
    await expect(migrate(empty, [machines, issues])).rejects.toThrow(
      'created by an unreleased build: it has "0001_ground", which this version does not know. It cannot be migrated: ' +
        "start with an empty database or data folder",
    )
    expect(await empty`select name from schema_migration`).toEqual([{ name: "0001_ground" }] as never)
  })
})
