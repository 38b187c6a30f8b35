/** `millwright licence`: licences of the installation, and the vendor's tools that create them. */
import { systemClock } from "../base/clock.ts"
import { silentLogger } from "../base/logger.ts"
import { parse } from "../base/parse.ts"
import { readBoundedFile } from "../edges/files/bounded-file.ts"
import { writeNewFile } from "../edges/files/durable-files.ts"
import type { Database } from "../edges/postgres/database.ts"
import { importLicence } from "../system/licence/actions.ts"
import { createVendorKey, issueLicence } from "../system/licence/actions-vendor.ts"
import { licenceText } from "../system/licence/contract.ts"
import { LICENCE_CHARACTERS_MAX } from "../system/licence/rules-format.ts"
import { getInstallationInfo, getLicenceStatus } from "../system/licence/store.ts"
import { VENDOR_KEY } from "../system/licence/vendor-key.ts"
import { type Print, positionalArgument, UsageError, unknownVerb, withDatabase } from "./command.ts"

/** The private key signs licences. */
const PRIVATE_FILE_MODE = 0o600
const PUBLIC_FILE_MODE = 0o644
/** One byte more than a licence may have, so that a file that is too long is noticed and not cut. */
const LICENCE_BYTES_READ_MAX = LICENCE_CHARACTERS_MAX + 1

export async function runLicence(verb: string, args: string[], print: Print): Promise<void> {
  switch (verb) {
    case "show":
      return withDatabase(args, async (database) =>
        print(JSON.stringify(await licenceStatus(database), null, 2)),
      )
    case "import": {
      const text = parse(licenceText, readBoundedFile(positionalArgument(args), LICENCE_BYTES_READ_MAX))
      return withDatabase(args.slice(1), async ({ db }) => {
        const licence = await importLicence(depsOf(db), null, text)
        print(
          `licence ${licence.id} for ${licence.customerName} is imported, valid until ${licence.validUntil}`,
        )
      })
    }
    case "key": {
      const pair = createVendorKey()
      writeNewFile(positionalArgument(args), pair.privateKey, PRIVATE_FILE_MODE)
      return print(pair.publicKey)
    }
    case "issue": {
      const issued = issueLicence(args, systemClock())
      if ("wrong" in issued) throw new UsageError(issued.wrong)
      if (issued.out) writeNewFile(issued.out, `${issued.text}\n`, PUBLIC_FILE_MODE)
      return print(issued.out ? `wrote ${issued.out}` : issued.text)
    }
    default:
      throw unknownVerb("licence", verb)
  }
}

function depsOf(db: Database["db"]) {
  return { db, clock: systemClock, licenceKeys: [VENDOR_KEY], log: silentLogger }
}

async function licenceStatus({ db }: Database) {
  const { installationId } = await getInstallationInfo(db)
  return { installationId, ...(await getLicenceStatus(db, depsOf(db))) }
}
