/**
 * A fresh database per test file on a real PostgreSQL: one server for everything that tests at this moment, one
 * template with the migrations, a copy of it per file. Content that many files begin with is written once per process.
 */
import { afterAll } from "bun:test"
import { randomBytes } from "node:crypto"
import type postgres from "postgres"
import { GRANTS, grantServingRole } from "../../sql/grants.ts"
import { MIGRATIONS, migrate } from "../../sql/migrate.ts"
import {
  createDatabase,
  type Database,
  poolOnSocket,
  servingPoolOnSocket,
} from "../../src/edges/postgres/database.ts"
import { joinServer } from "./database-server.ts"

/** `db` is the serving role's, as in the product; `sql` is the owner's. */
export interface TestDatabase extends Database {
  /** Where it is, for a child process that opens it with `poolOnSocket`. */
  socketPath: string
  name: string
}

/** Connections per test file; files run in parallel on one server. Each queue of jobs holds one while a job runs. */
const TEST_POOL_SIZE_MAX = 8
/** Two files may need the template at the same moment; one makes it. Any constant. */
const TEMPLATE_LOCK = 0x7465_6d70

/** Writes what a database has beside the migrations. */
export type DatabaseContent = (database: TestDatabase) => Promise<void>

/** Names of this process's databases with a content; the keeper drops them after the process has ended. */
const templates = new Map<DatabaseContent, Promise<string>>()

/**
 * Gives a migrated database for this test file, empty unless a content is given; it is dropped after the file's last test.
 * Call it at the top level of the file: `const { db, sql } = await testDatabase()`.
 */
export async function testDatabase(content?: DatabaseContent): Promise<TestDatabase> {
  const database = await openCopy(content ? await templateWith(content) : null)
  afterAll(() => database.stop())
  return database
}

/** The same for tools: empty, and dropped by `stop`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return openCopy(null)
}

function templateWith(content: DatabaseContent): Promise<string> {
  const existing = templates.get(content)
  if (existing) return existing
  const made = openCopy(null, { isKept: true }).then(async (database) => {
    await content(database)
    await database.stop()
    return database.name
  })
  templates.set(content, made)
  return made
}

/** @param template  to be copied; null: the one with the migrations alone */
async function openCopy(template: string | null, { isKept = false } = {}): Promise<TestDatabase> {
  const { socketPath } = await joinServer()
  const name = `t_${process.pid}_${randomBytes(6).toString("hex")}`
  await asAdmin(socketPath, async (admin) => {
    const source = template ?? (await ensureTemplate(socketPath, admin))
    await admin.unsafe(`create database ${name} template ${source} strategy file_copy`)
  })
  const owner = poolOnSocket(socketPath, name, 2)
  const whenClosed = async () => {
    await owner.end()
    if (isKept) return
    await asAdmin(socketPath, async (admin) => {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
    })
  }
  const database = createDatabase(servingPoolOnSocket(socketPath, name, TEST_POOL_SIZE_MAX), { whenClosed })
  return { ...database, sql: owner, socketPath, name }
}

/** @returns the template's name; it is created on the first use of these migrations and kept */
async function ensureTemplate(socketPath: string, admin: postgres.Sql): Promise<string> {
  const name = `template_${migrationsKey()}`
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`
  try {
    if ((await admin`select 1 from pg_database where datname = ${name}`).length > 0) return name
    await admin.unsafe(`drop database if exists ${name}_new with (force)`)
    await admin.unsafe(`create database ${name}_new`)
    const sql = poolOnSocket(socketPath, `${name}_new`, 1)
    try {
      await migrate(sql)
      await grantServingRole(sql, { login: true })
    } finally {
      await sql.end()
    }
    await admin.unsafe(`alter database ${name}_new rename to ${name}`)
    return name
  } finally {
    await admin`select pg_advisory_unlock(${TEMPLATE_LOCK})`
  }
}

function migrationsKey(): string {
  return Bun.hash(GRANTS + MIGRATIONS.map((migration) => migration.checksum).join()).toString(36)
}

async function asAdmin<T>(socketPath: string, work: (admin: postgres.Sql) => Promise<T>): Promise<T> {
  const admin = poolOnSocket(socketPath, "postgres", 1)
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
