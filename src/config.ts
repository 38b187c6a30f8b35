/** The configuration from flags, environment and secret files, parsed once. All names are in the table below. */
import { isAbsolute, join } from "node:path"
import { LOG_LEVELS, type LogLevel } from "./base/logger.ts"
import {
  type Acceptance,
  InvalidValue,
  parseAcceptance,
  parseBetween,
  parseDatabaseUrl,
  parseDataFolder,
  parseHost,
  parseLogLevel,
  parseMailFrom,
  parseMegabytes,
  parsePort,
  parsePublicAddress,
  parseScannerUrl,
  parseSmtpUrl,
  parseStorageUrl,
  parseSwitch,
  parseTrustedProxies,
  parseWorkerSharing,
  type WorkerSharing,
} from "./config-values.ts"

export interface Config {
  host: string
  /** 0 lets the system choose a free one. */
  port: number
  /** Absolute path. */
  dataFolder: string
  /** Absolute path of the installation's key; null: `secret.key` in the data folder. */
  keyFile: string | null
  /** Whether to start although another key sealed the stored secrets. */
  otherKey: Acceptance
  /** null: the embedded database in the data folder. */
  databaseUrl: string | null
  logLevel: LogLevel
  /** null: files are stored in the data folder. */
  storageUrl: string | null
  /** null: no e-mails are sent. */
  smtpUrl: string | null
  /** The sender of e-mails; set when `smtpUrl` is. */
  mailFrom: string | null
  /** icap://host:1344/service, icaps://…, clamd://host:3310 or clamd:///socket; null: files are not scanned. */
  scannerUrl: string | null
  /** Megabytes; larger files are not scanned. */
  scanSizeMax: number
  /** What becomes of larger files, and of files that no scanner answered for. */
  scanTooLarge: Acceptance
  scanUnreachable: Acceptance
  /** Origin at which browsers reach this installation; null: e-mails have no links. */
  publicAddress: string | null
  /** Comma list of the proxies before this server, as addresses or networks; null: there are none. */
  trustedProxies: string | null
  /** Absolute path of Chromium, for sessions to web pages of machines; null: it is looked for. */
  chromium: string | null
  /** Which sessions may share a Worker. */
  workerSharing: WorkerSharing
  /** Browsers that run at a time. */
  browsersMax: number
  /** Megabytes of memory of one browser. */
  browserMemory: number
  /** How long a start that failed shows why before the program ends; 0: it ends at once. */
  startFailureSeconds: number
  /** False only where the host offers browsers no sandbox and the operator accepts that. */
  isBrowserSandboxed: boolean
}

type ParsedConfig =
  | { kind: "run"; config: Config }
  | { kind: "help" | "version"; text: string }
  /** One sentence per mistake, each naming the flag or variable. */
  | { kind: "wrong"; mistakes: string[] }

interface Option {
  flag: string
  variable: string
  /** What the value is, for --help. */
  value: string
  description: string
  /** Arguments and variables show in lists of processes: its value may also be given in a file, `--x-file` and `X_FILE`. */
  isSecret?: true
}

/** Service managers that start a program again do not take so slow an end for a crash loop. */
const START_FAILURE_SECONDS_DEFAULT = 60
const START_FAILURE_SECONDS_MAX = 3600
/** A browser with a panel's page takes some 250 MB, and most of a core while a moving page is looked at. */
const BROWSERS_DEFAULT = 10
const BROWSERS_MAX = 100
const BROWSER_MEGABYTES_DEFAULT = 1024
/** Below, a browser does not show a page. */
const BROWSER_MEGABYTES_MIN = 256
const BROWSER_MEGABYTES_MAX = 16_384

const OPTIONS: Record<keyof Config, Option> = {
  port: {
    flag: "--port",
    variable: "MILLWRIGHT_PORT",
    value: "number",
    description: "port to listen on (8080)",
  },
  host: {
    flag: "--host",
    variable: "MILLWRIGHT_HOST",
    value: "address",
    description: "address to listen on (127.0.0.1)",
  },
  dataFolder: {
    flag: "--data",
    variable: "MILLWRIGHT_DATA",
    value: "folder",
    description: "folder for the database, recordings and keys (./data)",
  },
  keyFile: {
    flag: "--key-file",
    variable: "MILLWRIGHT_KEY_FILE",
    value: "file",
    description: "the installation's key (secret.key in the data folder); created at the first start",
  },
  otherKey: {
    flag: "--other-key",
    variable: "MILLWRIGHT_OTHER_KEY",
    value: "accept|decline",
    description:
      "whether to start although another key sealed the stored passwords, because it is lost (decline)",
  },
  databaseUrl: {
    flag: "--database-url",
    variable: "DATABASE_URL",
    value: "url",
    isSecret: true,
    description: "use this PostgreSQL instead of the embedded one",
  },
  logLevel: {
    flag: "--log-level",
    variable: "MILLWRIGHT_LOG_LEVEL",
    value: "level",
    description: `${LOG_LEVELS.join(", ")} (info)`,
  },
  storageUrl: {
    flag: "--storage-url",
    variable: "MILLWRIGHT_STORAGE_URL",
    value: "url",
    isSecret: true,
    description: "keep files in this S3 bucket, s3://key:secret@host/bucket?region=…, not in the data folder",
  },
  smtpUrl: {
    flag: "--smtp-url",
    variable: "MILLWRIGHT_SMTP_URL",
    value: "url",
    isSecret: true,
    description: "send e-mails through smtp://user:password@host:587 or smtps://…; none are sent without",
  },
  mailFrom: {
    flag: "--mail-from",
    variable: "MILLWRIGHT_MAIL_FROM",
    value: "address",
    description: "sender of e-mails",
  },
  scannerUrl: {
    flag: "--scanner-url",
    variable: "MILLWRIGHT_SCANNER_URL",
    value: "url",
    description:
      "scan files for viruses by icap://host:1344/service, icaps://…, clamd://host:3310 or clamd:///socket",
  },
  scanSizeMax: {
    flag: "--scan-size-max",
    variable: "MILLWRIGHT_SCAN_SIZE_MAX",
    value: "megabytes",
    description: "larger files are not scanned (5); at most the scanner's own limit",
  },
  scanTooLarge: {
    flag: "--scan-too-large",
    variable: "MILLWRIGHT_SCAN_TOO_LARGE",
    value: "accept|decline",
    description: "whether larger files may be downloaded (decline)",
  },
  scanUnreachable: {
    flag: "--scan-unreachable",
    variable: "MILLWRIGHT_SCAN_UNREACHABLE",
    value: "accept|decline",
    description: "whether files may be downloaded while the scanner does not answer (decline)",
  },
  publicAddress: {
    flag: "--public-address",
    variable: "MILLWRIGHT_PUBLIC_ADDRESS",
    value: "url",
    description:
      "where browsers reach this installation; https makes cookies secure, with or without a proxy",
  },
  trustedProxies: {
    flag: "--trusted-proxy",
    variable: "MILLWRIGHT_TRUSTED_PROXY",
    value: "networks",
    description: "proxies whose X-Forwarded-For counts, 10.0.0.5 or 10.0.0.0/24, separated by commas",
  },
  chromium: {
    flag: "--chromium",
    variable: "MILLWRIGHT_CHROMIUM",
    value: "file",
    description: "the Chromium that shows web pages of machines; without it the installed one is looked for",
  },
  workerSharing: {
    flag: "--session-workers",
    variable: "MILLWRIGHT_SESSION_WORKERS",
    value: "isolated|shared|mixed",
    description:
      "whether up to 8 sessions of one owner or machine (shared), or of any (mixed), run in one worker (isolated)",
  },
  browsersMax: {
    flag: "--browsers",
    variable: "MILLWRIGHT_BROWSERS",
    value: "number",
    description: `browsers that may run at a time (${BROWSERS_DEFAULT})`,
  },
  browserMemory: {
    flag: "--browser-memory",
    variable: "MILLWRIGHT_BROWSER_MEMORY",
    value: "megabytes",
    description: `memory that one browser may take (${BROWSER_MEGABYTES_DEFAULT})`,
  },
  startFailureSeconds: {
    flag: "--start-failure-page",
    variable: "MILLWRIGHT_START_FAILURE_PAGE",
    value: "seconds",
    description: `how long a start that failed shows why before the program ends (${START_FAILURE_SECONDS_DEFAULT})`,
  },
  isBrowserSandboxed: {
    flag: "--browser-sandbox",
    variable: "MILLWRIGHT_BROWSER_SANDBOX",
    value: "on|off",
    description: "off: browsers run without a sandbox, where the host offers none (on)",
  },
}

/** The default limit of c-icap on Debian; above its limit it answers "clean" without a scan. */
const SCAN_MEGABYTES_DEFAULT = 5
/** More is no address. */
const SECRET_CHARACTERS_MAX = 4096
/** What is read of a file at most: one that is longer is seen to be. */
const SECRET_BYTES_READ_MAX = 4 * SECRET_CHARACTERS_MAX

/**
 * Flags win over the environment, the environment over the defaults. An empty variable counts as absent.
 *
 * @param args     after the program's name: `--port 8080` or `--port=8080`
 * @param folders  `current` resolves relative paths; `data` replaces the default `./data`
 * @param readFile  of `--smtp-url-file` and its like, as `readBoundedFile` does
 */
export function parseConfig(
  args: string[],
  environment: Record<string, string | undefined>,
  folders: { current: string; data?: string },
  version: string,
  readFile: (path: string, bytesMax: number) => string,
): ParsedConfig {
  if (args.includes("--help") || args.includes("-h")) return { kind: "help", text: helpText() }
  if (args.includes("--version")) return { kind: "version", text: version }
  const mistakes: string[] = []
  const given = readFlags(args, mistakes)
  const find = ({ flag, variable, isSecret }: Option): [text: string, name: string] => {
    const said: [text: string | undefined, name: string][] = [
      [given.get(flag), flag],
      [environment[variable], variable],
    ]
    for (const [text = "", name] of said) {
      const fileName = name === flag ? `${flag}-file` : `${variable}_FILE`
      const path = isSecret && ((name === flag ? given.get(fileName) : environment[fileName]) ?? "")
      if (text !== "" && path) mistakes.push(`${name} and ${fileName} are both given; one of them is enough`)
      if (text !== "") return [text, name]
      if (path) return [readSecret(toAbsolutePath(folders.current, path), fileName), fileName]
    }
    return ["", flag]
  }
  const readSecret = (path: string, name: string): string => {
    try {
      const text = readFile(path, SECRET_BYTES_READ_MAX).trim()
      if (text !== "" && text.length <= SECRET_CHARACTERS_MAX) return text
      mistakes.push(`${name}: ${path} must hold one line of at most ${SECRET_CHARACTERS_MAX} characters`)
    } catch (error) {
      mistakes.push(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? "error"})`)
    }
    return ""
  }
  const read = <T>(
    key: keyof Config,
    fallback: T,
    parse: (text: string, name: string) => T | InvalidValue,
  ): T => {
    const [text, name] = find(OPTIONS[key])
    if (text === "") return fallback
    const value = parse(text, name)
    if (!(value instanceof InvalidValue)) return value
    mistakes.push(value.text)
    return fallback
  }
  const config: Config = {
    host: read("host", "127.0.0.1", parseHost),
    port: read("port", 8080, parsePort),
    dataFolder: toAbsolutePath(folders.current, read("dataFolder", folders.data ?? "data", parseDataFolder)),
    keyFile: read<string | null>("keyFile", null, (text) => toAbsolutePath(folders.current, text)),
    otherKey: read<Acceptance>("otherKey", "decline", parseAcceptance),
    databaseUrl: read<string | null>("databaseUrl", null, parseDatabaseUrl),
    logLevel: read<LogLevel>("logLevel", "info", parseLogLevel),
    storageUrl: read<string | null>("storageUrl", null, parseStorageUrl),
    smtpUrl: read<string | null>("smtpUrl", null, parseSmtpUrl),
    mailFrom: read<string | null>("mailFrom", null, parseMailFrom),
    scannerUrl: read<string | null>("scannerUrl", null, parseScannerUrl),
    scanSizeMax: read("scanSizeMax", SCAN_MEGABYTES_DEFAULT, parseMegabytes),
    scanTooLarge: read<Acceptance>("scanTooLarge", "decline", parseAcceptance),
    scanUnreachable: read<Acceptance>("scanUnreachable", "decline", parseAcceptance),
    publicAddress: read<string | null>("publicAddress", null, parsePublicAddress),
    trustedProxies: read<string | null>("trustedProxies", null, parseTrustedProxies),
    chromium: read<string | null>("chromium", null, (text) => toAbsolutePath(folders.current, text)),
    workerSharing: read<WorkerSharing>("workerSharing", "isolated", parseWorkerSharing),
    browsersMax: read("browsersMax", BROWSERS_DEFAULT, parseBetween(1, BROWSERS_MAX)),
    browserMemory: read(
      "browserMemory",
      BROWSER_MEGABYTES_DEFAULT,
      parseBetween(BROWSER_MEGABYTES_MIN, BROWSER_MEGABYTES_MAX),
    ),
    startFailureSeconds: read(
      "startFailureSeconds",
      START_FAILURE_SECONDS_DEFAULT,
      parseBetween(0, START_FAILURE_SECONDS_MAX),
    ),
    isBrowserSandboxed: read("isBrowserSandboxed", true, parseSwitch),
  }
  if (config.smtpUrl !== null && config.mailFrom === null && mistakes.length === 0) {
    mistakes.push("--smtp-url needs --mail-from too: every e-mail has a sender")
  }
  return mistakes.length > 0 ? { kind: "wrong", mistakes } : { kind: "run", config }
}

function readFlags(args: string[], mistakes: string[]): Map<string, string> {
  const known = Object.values(OPTIONS).flatMap(({ flag, isSecret }) =>
    isSecret ? [flag, `${flag}-file`] : [flag],
  )
  const given = new Map<string, string>()
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const equals = arg.indexOf("=")
    const flag = equals < 0 ? arg : arg.slice(0, equals)
    if (!known.includes(flag))
      mistakes.push(`${flag} is not a known ${flag.startsWith("-") ? "flag" : "command"}; --help lists them`)
    else if (given.has(flag)) mistakes.push(`${flag} is given twice`)
    const value = equals < 0 ? shiftValue(rest) : arg.slice(equals + 1)
    if (known.includes(flag) && !value) mistakes.push(`${flag} needs a value`)
    given.set(flag, value)
  }
  return given
}

/** The next argument unless it is a flag itself. */
function shiftValue(rest: string[]): string {
  return rest[0]?.startsWith("--") ? "" : (rest.shift() ?? "")
}

function toAbsolutePath(current: string, path: string): string {
  return isAbsolute(path) ? path : join(current, path)
}

function helpText(): string {
  const rows = Object.values(OPTIONS).map(({ flag, value, variable, description: about }) => {
    return `  ${`${flag} <${value}>`.padEnd(24)} ${variable.padEnd(22)} ${about}`
  })
  const secrets = Object.values(OPTIONS).filter(({ isSecret }) => isSecret)
  const files = secrets.map(({ flag, variable }) => `${flag}-file (${variable}_FILE)`)
  const about = `Addresses with passwords can stand in a file: ${files.join(", ")}.`
  return [
    "Flags and the environment variables behind them:",
    "",
    ...rows,
    "",
    about,
    "",
    "  --help, --version",
  ].join("\n")
}
