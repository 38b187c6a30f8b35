/** Writes numbers into a database as fast as they are acknowledged, and prints each one; for kill -9 tests. */
import { createLogger } from "../../src/base/logger.ts"
import { openDatabase } from "../../src/edges/postgres/database.ts"

const dataFolder = process.argv[2]!
const { sql } = await openDatabase({ dataFolder, databaseUrl: null }, createLogger({ level: "info" }))
await sql`create table if not exists written (number bigint primary key)`
const [row] = await sql<{ next: string }[]>`select coalesce(max(number), 0) + 1 as next from written`
for (let number = Number(row!.next); ; number++) {
  try {
    await sql`insert into written values (${number}) on conflict do nothing`
    console.log(`acknowledged ${number}`)
  } catch (error) {
    console.log(`refused ${number}: ${error}`)
  }
}
