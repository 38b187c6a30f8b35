/** What a PostgreSQL at a DATABASE_URL must offer, checked before its tables are made. */
import postgres from "postgres"
import type { PoolOptions } from "./server.ts"

/** The first with uuidv7(). */
const VERSION_MIN = 18
/** Titles and searches hold characters of every language, and are normalised by the database. */
const ENCODING = "UTF8"

/** An external database refuses, or does not answer. It may be starting. */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable"
}

/** An external database answers, but cannot hold the tables. */
export class DatabaseUnsuitable extends Error {
  override name = "DatabaseUnsuitable"
}

interface OfferedDatabase {
  /** `server_version_num`, e.g. 180004. */
  version: number
  /** e.g. "UTF8", "SQL_ASCII" */
  encoding: string
  /** Whether tables are there, or may be created in the schema that names without one belong to. */
  canHoldTables: boolean
}

/**
 * @throws DatabaseUnreachable, or DatabaseUnsuitable with what is wrong and how to mend it; neither message holds the password
 */
export async function checkExternalDatabase(url: string, options: PoolOptions): Promise<void> {
  const sql = postgres(url, options)
  try {
    const [offered] = await sql<[OfferedDatabase]>`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        to_regclass('schema_migration') is not null
          or coalesce(has_schema_privilege(current_schema(), 'create'), false) as "canHoldTables"`
    const problem = problemOf(offered)
    if (problem) throw new DatabaseUnsuitable(`the database at ${redactPassword(url)} ${problem}`)
  } catch (error) {
    if (error instanceof DatabaseUnsuitable) throw error
    const reason = (error as Error).message
    throw new DatabaseUnreachable(`the database at ${redactPassword(url)} does not answer: ${reason}`, {
      cause: error,
    })
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** @returns null when the database can be used; else the rest of a sentence about it */
export function problemOf({ version, encoding, canHoldTables }: OfferedDatabase): string | null {
  const major = Math.floor(version / 10_000)
  if (major < VERSION_MIN) return `is PostgreSQL ${major}: version ${VERSION_MIN} or newer is needed`
  if (encoding !== ENCODING)
    return `has the encoding ${encoding}: create it with "encoding '${ENCODING}' template template0"`
  if (!canHoldTables)
    return "gives its user no schema to create tables in: make this user the owner of the database"
  return null
}

function redactPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, "//$1:…@")
}
