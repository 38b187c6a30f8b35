/** The checks of single values of the configuration: each returns the value, or a sentence that says what is wrong. */
import { LOG_LEVELS, type LogLevel } from "./base/logger.ts"
import { isIpAddress, parseNetworks } from "./base/networks.ts"

/** Whether a file without a verdict may be downloaded. */
export type Acceptance = "accept" | "decline"

/** What each means is decided in `sessions/session/rules-workers.ts`. */
const WORKER_SHARING = ["isolated", "shared", "mixed"] as const
export type WorkerSharing = (typeof WORKER_SHARING)[number]

const PORT_MAX = 65_535
/** The largest file that the product takes. */
const SCAN_MEGABYTES_MAX = 4096

/** A value that cannot be used, as a sentence that names its flag or variable. */
export class InvalidValue {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export function parsePort(text: string, name: string): number | InvalidValue {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= PORT_MAX
    ? port
    : new InvalidValue(`${name} must be a port from 0 to ${PORT_MAX}, not "${text}"`)
}

export function parseBetween(min: number, max: number) {
  return (text: string, name: string): number | InvalidValue => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= min && number <= max
      ? number
      : new InvalidValue(`${name} must be a number from ${min} to ${max}, not "${text}"`)
  }
}

export function parseSwitch(text: string, name: string): boolean | InvalidValue {
  return text === "on" || text === "off"
    ? text === "on"
    : new InvalidValue(`${name} must be on or off, not "${text}"`)
}

export function parseWorkerSharing(text: string, name: string): WorkerSharing | InvalidValue {
  const sharing = WORKER_SHARING.find((known) => known === text)
  return sharing ?? new InvalidValue(`${name} must be one of ${WORKER_SHARING.join(", ")}, not "${text}"`)
}

export function parseHost(text: string, name: string): string | InvalidValue {
  const isLiteral = /^[\d.]+$|:/.test(text)
  return (isLiteral ? isIpAddress(text) : /^[\w.-]+$/.test(text))
    ? text
    : new InvalidValue(`${name} must be an address or host name without a port, not "${text}"`)
}

/** The programs of the embedded database start each other by a shell, within quotation marks. */
export function parseDataFolder(text: string, name: string): string | InvalidValue {
  return /["$`\\\p{Cc}]/u.test(text)
    ? new InvalidValue(
        `${name} must be a path without quotation marks, $, backquotes, backslashes and line breaks`,
      )
    : text
}

/** The text itself is not repeated in the message: it may hold a password. */
export function parseDatabaseUrl(text: string, name: string): string | InvalidValue {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && (url.protocol === "postgres:" || url.protocol === "postgresql:")) return text
  return new InvalidValue(`${name} must look like postgres://user:password@host:5432/database`)
}

export function parseStorageUrl(text: string, name: string): string | InvalidValue {
  const url = URL.canParse(text) ? new URL(text) : null
  const isBucket = url && /^s3(\+http)?:$/.test(url.protocol) && /^\/[^/]+$/.test(url.pathname)
  if (isBucket && url.hostname && url.username && url.password) return text
  return new InvalidValue(`${name} must look like s3://key:secret@s3.example.com/bucket?region=eu-central-1`)
}

export function parseSmtpUrl(text: string, name: string): string | InvalidValue {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  return new InvalidValue(`${name} must look like smtp://user:password@mail.example.com:587`)
}

export function parseScannerUrl(text: string, name: string): string | InvalidValue {
  const url = URL.canParse(text) ? new URL(text) : null
  const isIcap = url && /^icaps?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1
  const isClamd = url?.protocol === "clamd:" && (url.hostname === "" ? url.pathname.length > 1 : true)
  if (isIcap || isClamd) return text
  return new InvalidValue(
    `${name} must look like icap://scanner.example.com:1344/virus_scan or clamd://127.0.0.1:3310`,
  )
}

export function parseMegabytes(text: string, name: string): number | InvalidValue {
  const megabytes = Number(text)
  return Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= SCAN_MEGABYTES_MAX
    ? megabytes
    : new InvalidValue(`${name} must be a number of megabytes from 1 to ${SCAN_MEGABYTES_MAX}, not "${text}"`)
}

export function parseAcceptance(text: string, name: string): Acceptance | InvalidValue {
  return text === "accept" || text === "decline"
    ? text
    : new InvalidValue(`${name} must be accept or decline, not "${text}"`)
}

/** "book@example.com" or "Maintenance book <book@example.com>" */
export function parseMailFrom(text: string, name: string): string | InvalidValue {
  return /^([^<>@\r\n]{1,100} <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(text)
    ? text
    : new InvalidValue(`${name} must be an e-mail address, not "${text}"`)
}

export function parsePublicAddress(text: string, name: string): string | InvalidValue {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url && [url.username, url.password, url.search, url.hash].every((part) => part === "")
  if (isOrigin && /^https?:$/.test(url.protocol) && url.pathname === "/") return url.origin
  return new InvalidValue(
    `${name} must be an address without a path, https://book.example.com, not "${text}"`,
  )
}

export function parseTrustedProxies(text: string, name: string): string | InvalidValue {
  if (parseNetworks(text) !== null) return text
  return new InvalidValue(`${name} must be addresses or networks, 10.0.0.5,10.1.0.0/16, not "${text}"`)
}

export function parseLogLevel(text: string, name: string): LogLevel | InvalidValue {
  const level = LOG_LEVELS.find((known) => known === text)
  return level ?? new InvalidValue(`${name} must be one of ${LOG_LEVELS.join(", ")}, not "${text}"`)
}
