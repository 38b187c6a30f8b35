/** One running Millwright: database, app and port put together, and taken apart in the opposite order. */
import { migrate } from "../sql/migrate.ts"
import { type App, buildApp } from "./app.tsx"
import { systemClock } from "./base/clock.ts"
import type { Deps } from "./base/deps.ts"
import type { Logger } from "./base/logger.ts"
import { createSecretBox } from "./base/secret-box.ts"
import type { Config } from "./config.ts"
import { type Database, openDatabase } from "./edges/database.ts"
import { type OpenPort, openPort } from "./edges/port.ts"
import { loadSecretKey } from "./edges/secret-key.ts"

export interface RunningMillwright {
  /** e.g. "http://127.0.0.1:8080" */
  address: string
  deps: Deps
  /** Ends sessions and jobs, answers the requests that are running, closes the database. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Called when tables and keys stand and before the port opens, e.g. to seed the demo. */
  beforeOpening?: (deps: Deps, database: Database) => Promise<void>
  /** Puts something in front of the app; development reloads its pages so. */
  wrap?: (app: App) => App
}

/** @throws Error in plain words when the data folder, the database or the port is not to be had; nothing stays open */
export async function startMillwright(
  config: Config,
  log: Logger,
  options: StartOptions = {},
): Promise<RunningMillwright> {
  const secretBox = createSecretBox(loadSecretKey(config.dataFolder))
  const database = await openDatabase(config, log)
  let app: App | undefined
  try {
    const applied = await migrate(database.sql)
    if (applied.length > 0) log.info("database tables are brought up to date", { applied })
    const { db } = database
    const deps: Deps = {
      db,
      clock: systemClock,
      log,
      secretBox,
      dataFolder: config.dataFolder,
      tell: () => {},
    }
    await options.beforeOpening?.(deps, database)
    app = buildApp(deps)
    const port = openPort(options.wrap?.(app) ?? app, config)
    return { address: port.address, deps, stop: () => stopAll(app, port, database) }
  } catch (error) {
    await stopAll(app, null, database)
    throw error
  }
}

async function stopAll(app: App | undefined, port: OpenPort | null, database: Database): Promise<void> {
  await app?.stop()
  await port?.close()
  await database.stop()
}
