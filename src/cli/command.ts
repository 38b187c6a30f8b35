/** What all commands share: their signature, usage errors, arguments and the database. */
import { VERSION } from "../base/version.ts"
import { type Config, parseConfig } from "../config.ts"
import { readBoundedFile } from "../edges/files/bounded-file.ts"
import { type Database, openDatabaseForTools } from "../edges/postgres/database.ts"

/** Prints a line to the standard output. */
export type Print = (line: string) => void

/** Runs a verb of a command group, for example `reset` of `user`. @throws UsageError */
export type Command = (verb: string, args: string[], print: Print) => Promise<void>

/** Wrong arguments; an empty message prints the usage alone. */
export class UsageError extends Error {}

/** @returns the error for a verb that the command group does not have; none prints the usage alone */
export function unknownVerb(group: string, verb: string): UsageError {
  return new UsageError(verb === "" ? "" : `${group} ${verb} is not a command`)
}

export function positionalArgument([first]: string[], name = "FILE"): string {
  if (!first || first.startsWith("--")) throw new UsageError(`${name} is missing`)
  return first
}

/**
 * Runs `work` on the database of this configuration and closes it.
 *
 * @param open  by default one that was started before, also beside a running server
 */
export async function withDatabase(
  flags: string[],
  work: (database: Database, config: Config) => Promise<void>,
  open: (config: Config) => Promise<Database> = openDatabaseForTools,
): Promise<void> {
  const parsed = parseConfig(flags, process.env, { current: process.cwd() }, VERSION, readBoundedFile)
  if (parsed.kind !== "run") throw new UsageError(parsed.kind === "wrong" ? parsed.mistakes.join("\n") : "")
  const database = await open(parsed.config)
  try {
    await work(database, parsed.config)
  } finally {
    await database.stop()
  }
}
