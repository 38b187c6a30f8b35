/** Writes the generated files: table types from a database with the migrations, and the display kernels. */

import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generate, PostgresDialect } from "kysely-codegen"
import { createTestDatabase } from "../tests/harness/database.ts"
import { ROOT } from "./build-cache.ts"
import { buildKernels } from "./build-kernels.ts"

/** The migrations' own bookkeeping is no table of the product. */
const EXCLUDED_TABLES = "schema_migration"

/** What each generated file should hold now, by its path in the project. */
export async function generatedFiles(): Promise<Map<string, string>> {
  return new Map([
    ["sql/types.ts", await tableTypes()],
    ["protocols/kernels/kernels.gen.ts", await kernels()],
  ])
}

async function kernels(): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), "millwright-kernels-"))
  try {
    return await Bun.file(await buildKernels(scratch)).text()
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

async function tableTypes(): Promise<string> {
  const database = await createTestDatabase()
  try {
    return await generate({
      db: database.db,
      dialect: new PostgresDialect(),
      excludePattern: EXCLUDED_TABLES,
    })
  } finally {
    await database.stop()
  }
}

export async function main(): Promise<number> {
  for (const [path, text] of await generatedFiles()) {
    await Bun.write(join(ROOT, path), text)
    console.log(path)
  }
  return 0
}
