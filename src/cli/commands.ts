/** The program's commands beside `serve`: dispatch, usage and error messages. */
import { Refusal } from "../base/refusal.ts"
import { errorBody, type Translate } from "../http/errors.ts"
import { ISSUE_USAGE } from "../system/licence/actions-vendor.ts"
import { translatorOf } from "../web/texts/catalogues.ts"
import { runAudit } from "./audit.ts"
import { runBackup } from "./backup.ts"
import { type Command, type Print, UsageError } from "./command.ts"
import { fileErrorText, isFileError } from "./file-errors.ts"
import { runFiles } from "./files.ts"
import { runLicence } from "./licence.ts"
import { runUser } from "./user.ts"

const EXIT_FAILED = 1
const EXIT_USAGE = 2

export const USAGE = [
  "millwright [serve] [flags]              runs the server",
  "millwright audit verify [flags]         verifies that the audit log is unchanged",
  "millwright backup create FILE [flags]   writes rows, files and recordings into a new FILE, also while the server runs;",
  "                                        the key is not in it: keep it apart",
  "millwright backup verify FILE           reads a backup to its end and compares it with its sums",
  "millwright backup restore FILE [flags]  writes a backup into a new installation, also with another database",
  "millwright files verify [flags]         reads every stored file and recording and compares it with its hashes",
  "millwright user reset NAME [--otp-off | --all-factors-off] [flags]",
  "                                        gives a local user a one-time password; --otp-off disables the authenticator",
  "                                        app, --all-factors-off also passkeys and recovery codes",
  "millwright user unlock NAME [flags]     unlocks a user, also while the server runs",
  "millwright licence show [flags]         shows the licence of this installation",
  "millwright licence import FILE [flags]  imports a licence, also while the server runs",
  "millwright licence key FILE             creates a vendor's key pair; FILE is the private key",
  `millwright licence issue ${ISSUE_USAGE}`,
  "millwright --help                       lists the commands and the flags",
].join("\n")

const COMMANDS: Record<string, Command> = {
  licence: runLicence,
  audit: runAudit,
  backup: runBackup,
  files: runFiles,
  user: runUser,
}

/** @returns the exit code, or null when the arguments name no command and the server is to be started */
export async function runCommand(
  args: readonly string[],
  print: Print = console.log,
): Promise<number | null> {
  const [command = "", verb = "", ...rest] = args
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!run) return null
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    print(USAGE)
    return 0
  }
  try {
    await run(verb, rest, print)
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

/** The message of these refusals names the user; pages show the name beside a generic text. */
const SELF_EXPLANATORY_CODES = new Set(["NOT_FOUND", "CONFLICT"])

/** The translated text of a refusal with its field problems; fields have no labels on a command line. */
function errorText(error: Error): string {
  if (isFileError(error)) return fileErrorText(error)
  if (!(error instanceof Refusal)) return error.message
  if (SELF_EXPLANATORY_CODES.has(error.code) && error.details.text === undefined) return error.message
  const { message, problems } = errorBody(error, translatorOf("en-GB") as Translate)
  return [message, ...problems.map((problem) => problem.message)].join(" ")
}
