/**
 * The program's commands beside serving.
 *
 *     millwright audit verify                 proves that nobody has changed the audit log, also while the server runs
 *     millwright files verify                 reads every stored file and recording and compares it with its hashes
 *     millwright user reset NAME              gives a local user a one-time password; --otp-off also ends that
 *                                             of the telephone, --all-factors-off passkeys and recovery codes too
 *     millwright user unlock NAME             lets a locked user in again, also while the server runs
 *     millwright licence show                 what this installation is licensed for
 *     millwright licence import FILE          imports a licence, also while the server runs
 *     millwright licence key FILE             the vendor's tool: makes a key pair, FILE is the private half
 *     millwright licence issue --key FILE …   the vendor's tool: writes a licence
 */
import { readFileSync } from "node:fs"
import { systemClock } from "../base/clock.ts"
import { silentLogger } from "../base/logger.ts"
import { Refusal } from "../base/refusal.ts"
import { VERSION } from "../base/version.ts"
import { type Config, parseConfig } from "../config.ts"
import { createFileStorage } from "../edges/external-clients.ts"
import { writeNewFile } from "../edges/files/durable-files.ts"
import { type Database, openDatabaseForTools } from "../edges/postgres/database.ts"
import { errorBody, type Translate } from "../http/errors.ts"
import {
  type FactorReset,
  resetPasswordFromCli,
  unlockUserFromCli,
} from "../identity/signin/account-recovery/actions.ts"
import { verifyRecordings } from "../sessions/recordings/actions-verify.ts"
import { verifyAuditLog } from "../system/audit/actions.ts"
import { verifyContents } from "../system/files/actions.ts"
import { importLicence } from "../system/licence/actions.ts"
import { createVendorKey, ISSUE_USAGE, issueLicence } from "../system/licence/actions-vendor.ts"
import { getInstallationInfo, getLicenceStatus } from "../system/licence/store.ts"
import { VENDOR_KEY } from "../system/licence/vendor-key.ts"
import { translatorOf } from "../web/texts/catalogues.ts"

const EXIT_FAILED = 1
const EXIT_USAGE = 2
/** Whoever reads a private key may write licences. */
const PRIVATE_FILE_MODE = 0o600
const PUBLIC_FILE_MODE = 0o644

const USAGE = [
  "millwright [serve] [flags]              runs the server; --help lists the flags",
  "millwright audit verify [flags]         proves that nobody has changed the audit log",
  "millwright files verify [flags]         reads every stored file and recording and compares it with its hashes",
  "millwright user reset NAME [--otp-off | --all-factors-off] [flags]",
  "                                        gives a local user a one-time password; --otp-off ends the telephone's,",
  "                                        --all-factors-off also passkeys and recovery codes",
  "millwright user unlock NAME [flags]     lets a locked user in again, also while the server runs",
  "millwright licence show [flags]         what this installation is licensed for",
  "millwright licence import FILE [flags]  imports a licence, also while the server runs",
  "millwright licence key FILE             makes a vendor's key pair; FILE is the private half",
  `millwright licence issue ${ISSUE_USAGE}`,
].join("\n")

const FACTOR_RESET_FLAGS: Record<string, FactorReset> = {
  "--otp-off": "OTP",
  "--all-factors-off": "ALL_FACTORS",
}

const COMMANDS = { licence: runLicence, audit: runAudit, files: runFiles, user: runUser } as const

/** Told to whoever calls a command wrongly. */
class UsageError extends Error {}

/** @returns the exit code, or null when the arguments name no command: then the server is meant */
export async function runCommand(
  args: readonly string[],
  say: (line: string) => void = console.log,
): Promise<number | null> {
  const [command, verb, ...rest] = args
  const run = Object.hasOwn(COMMANDS, command ?? "") ? COMMANDS[command as keyof typeof COMMANDS] : null
  if (!run) return null
  try {
    await run(verb ?? "", rest, say)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error([error.message, USAGE].filter(Boolean).join("\n"))
      return EXIT_USAGE
    }
    if (!(error instanceof Error)) throw error
    console.error(`millwright: ${errorText(error)}`)
    return EXIT_FAILED
  }
}

/** A lost password, a lost telephone, a locked last administrator: whoever has the server helps. */
async function runUser(verb: string, args: string[], say: (line: string) => void): Promise<void> {
  if (verb !== "reset" && verb !== "unlock")
    throw new UsageError(verb === "" || verb === "--help" ? "" : `user ${verb} is not a command`)
  const name = positionalArgument(args, "NAME")
  const isOff = (arg: string) => verb === "reset" && Object.hasOwn(FACTOR_RESET_FLAGS, arg)
  const asked = args.filter(isOff).map((arg) => FACTOR_RESET_FLAGS[arg])
  const off = asked.includes("ALL_FACTORS") ? "ALL_FACTORS" : (asked[0] ?? null)
  const flags = args.slice(1).filter((arg) => !isOff(arg))
  await withDatabase(flags, async ({ db }) => {
    const deps = { db, clock: systemClock }
    if (verb === "unlock") {
      const { lockedReason } = await unlockUserFromCli(deps, name)
      return say(
        lockedReason
          ? `"${name}" was locked (${lockedReason}) and is not any more`
          : `"${name}" was not locked`,
      )
    }
    const { oneTimePassword, lockedReason, apiTokensEnded } = await resetPasswordFromCli(deps, name, { off })
    say(`one-time password of "${name}", to be replaced at the first sign-in: ${oneTimePassword}`)
    if (apiTokensEnded > 0) say(`API tokens of "${name}" that ended with the old password: ${apiTokensEnded}`)
    if (lockedReason) say(`"${name}" is locked (${lockedReason}): millwright user unlock "${name}"`)
  })
}

/** Prints the proof; a log that is not whole is a failure. */
async function runAudit(verb: string, args: string[], say: (line: string) => void): Promise<void> {
  if (verb !== "verify") throw new UsageError(verb === "" ? "" : `audit ${verb} is not a command`)
  await withDatabase(args, async ({ db }) => {
    const proof = await verifyAuditLog(db)
    say(JSON.stringify(proof, null, 2))
    if (proof.problems.length > 0) throw new Error("the audit log is not what was written")
  })
}

async function runLicence(verb: string, args: string[], say: (line: string) => void): Promise<void> {
  switch (verb) {
    case "show":
      return withDatabase(args, async (database) =>
        say(JSON.stringify(await licenceStatus(database), null, 2)),
      )
    case "import": {
      const text = readFileSync(positionalArgument(args), "utf8")
      return withDatabase(args.slice(1), async ({ db }) => {
        const licence = await importLicence(depsOf(db), null, text)
        say(
          `licence ${licence.id} for ${licence.customerName} is imported, valid until ${licence.validUntil}`,
        )
      })
    }
    case "key": {
      const pair = createVendorKey()
      writeNewFile(positionalArgument(args), pair.privateKey, PRIVATE_FILE_MODE)
      return say(pair.publicKey)
    }
    case "issue": {
      const issued = issueLicence(args, systemClock())
      if ("wrong" in issued) throw new UsageError(issued.wrong)
      if (issued.out) writeNewFile(issued.out, `${issued.text}\n`, PUBLIC_FILE_MODE)
      return say(issued.out ? `wrote ${issued.out}` : issued.text)
    }
    default:
      throw new UsageError(verb === "" || verb === "--help" ? "" : `licence ${verb} is not a command`)
  }
}

/** Prints what is damaged or missing, and by what it is named; then it is a failure. */
async function runFiles(verb: string, args: string[], say: (line: string) => void): Promise<void> {
  if (verb !== "verify") throw new UsageError(verb === "" ? "" : `files ${verb} is not a command`)
  await withDatabase(args, async ({ db }, config) => {
    const contents = await verifyContents({ db, files: createFileStorage(config) })
    const recordings = await verifyRecordings({ db, dataFolder: config.dataFolder })
    say(JSON.stringify({ ...contents, recordings }, null, 2))
    const problems = [
      contents.damaged.length > 0 &&
        `${contents.damaged.length} stored files are damaged or missing; uploading one again replaces it`,
      recordings.damaged.length > 0 && `${recordings.damaged.length} recordings are damaged or missing`,
    ].filter(Boolean)
    if (problems.length > 0) throw new Error(problems.join("; "))
  })
}

function positionalArgument([first]: string[], name = "FILE"): string {
  if (!first || first.startsWith("--")) throw new UsageError(`${name} is missing`)
  return first
}

async function withDatabase(
  flags: string[],
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const parsed = parseConfig(flags, process.env, { current: process.cwd() }, VERSION, (path) =>
    readFileSync(path, "utf8"),
  )
  if (parsed.kind !== "run") throw new UsageError(parsed.kind === "wrong" ? parsed.mistakes.join("\n") : "")
  const database = await openDatabaseForTools(parsed.config)
  try {
    await work(database, parsed.config)
  } finally {
    await database.stop()
  }
}

function depsOf(db: Database["db"]) {
  return { db, clock: systemClock, licenceKeys: [VENDOR_KEY], log: silentLogger }
}

async function licenceStatus({ db }: Database) {
  const { installationId } = await getInstallationInfo(db)
  return { installationId, ...(await getLicenceStatus(db, depsOf(db))) }
}

/** Their own sentence names the user, whom a page would name beside it. */
const SELF_EXPLANATORY_CODES = new Set(["NOT_FOUND", "CONFLICT"])

/** A refusal in the words of the product; its fields have no names on a command line. */
function errorText(error: Error): string {
  if (!(error instanceof Refusal)) return error.message
  if (SELF_EXPLANATORY_CODES.has(error.code) && error.details.text === undefined) return error.message
  const { message, problems } = errorBody(error, translatorOf("en-GB") as Translate)
  return [message, ...problems.map((problem) => problem.message)].join(" ")
}
