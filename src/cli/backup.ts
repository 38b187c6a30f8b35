/** `millwright backup`: one file with everything but the key, and back from it. */
import { systemClock } from "../base/clock.ts"
import type { Config } from "../config.ts"
import { createFileStorage } from "../edges/external-clients.ts"
import { secretKeyPath } from "../edges/files/secret-key.ts"
import { transferWritten } from "../edges/host/privileges.ts"
import { type Database, openDatabase } from "../edges/postgres/database.ts"
import { type BackupSource, createBackup } from "./backup/create.ts"
import { type BackupCounts, RESTORED_FOLDERS } from "./backup/format.ts"
import { verifyBackup } from "./backup/read.ts"
import { restoreBackup } from "./backup/restore.ts"
import { type Print, positionalArgument, unknownVerb, withDatabase } from "./command.ts"

export async function runBackup(verb: string, args: string[], print: Print): Promise<void> {
  const [, ...flags] = args
  const printCounts = (counts: BackupCounts) => print(JSON.stringify(counts, null, 2))
  switch (verb) {
    case "create": {
      const file = positionalArgument(args)
      return withDatabase(flags, async (database, config) => {
        const created = await createBackup(sourceOf(database, config), file, systemClock())
        printCounts(created)
        print(`The key is not in it; keep ${keyPath(config)} apart.`)
        const missing = created.missing.length
        if (missing > 0) throw new Error(`the backup lacks ${missing} files that are missing or damaged`)
      })
    }
    case "verify":
      return printCounts(await verifyBackup(positionalArgument(args)))
    case "restore": {
      const file = positionalArgument(args)
      return withDatabase(
        flags,
        async (database, config) => {
          printCounts(await restoreBackup(sourceOf(database, config), file))
          transferWritten(config.dataFolder, RESTORED_FOLDERS)
          print(`Put the key of the installation at ${keyPath(config)} before the start.`)
        },
        openDatabase,
      )
    }
    default:
      throw unknownVerb("backup", verb)
  }
}

function sourceOf({ sql }: Database, config: Config): BackupSource {
  return { sql, files: createFileStorage(config), dataFolder: config.dataFolder }
}

const keyPath = ({ keyFile, dataFolder }: Config) => keyFile ?? secretKeyPath(dataFolder)
