/** What the configuration's addresses stand for: the file storage, the mail server and the virus scanner. */
import { join } from "node:path"
import type { FileStorage } from "../base/file-storage.ts"
import type { Mailer } from "../base/mailer.ts"
import { type Antivirus, createAntivirus, type VirusScanner } from "../base/virus-scanner.ts"
import { createClamdScanner } from "./antivirus/clamd.ts"
import { createIcapScanner } from "./antivirus/icap.ts"
import { createSmtpMailer } from "./mail/smtp.ts"
import { diskStorage, s3Storage } from "./storage/file-storage.ts"

/** Most S3-compatible servers have but one region and call it so. */
const DEFAULT_REGION = "us-east-1"
/** @see RFC 6409 §3.1 (submission), RFC 8314 §3.3 (submissions) */
const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465

/** @param config.storageUrl  s3://key:secret@host/bucket?region=…, or s3+http:// within a trusted network */
export function createFileStorage(config: { storageUrl: string | null; dataFolder: string }): FileStorage {
  if (config.storageUrl === null) return diskStorage(join(config.dataFolder, "attachments"))
  const url = new URL(config.storageUrl)
  return s3Storage({
    endpoint: `${url.protocol === "s3:" ? "https" : "http"}://${url.host}`,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get("region") ?? DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  })
}

/** @param config.smtpUrl  smtp:// or smtps://user:password@host:port, with ?ca=<file> for an authority of one's own */
export function createMailer(config: { smtpUrl: string | null; mailFrom: string | null }): Mailer | null {
  if (config.smtpUrl === null || config.mailFrom === null) return null
  const url = new URL(config.smtpUrl)
  const isTlsFromStart = url.protocol === "smtps:"
  const user = decodeURIComponent(url.username)
  return createSmtpMailer({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isTlsFromStart ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    isImplicitTls: isTlsFromStart,
    credentials: user === "" ? null : { user, password: decodeURIComponent(url.password) },
    caFile: url.searchParams.get("ca"),
    from: config.mailFrom,
  })
}

/** @see RFC 3507 §4.2; clamd.conf(5), TCPSocket */
const ICAP_PORT = 1344
const ICAPS_PORT = 11_344
const CLAMD_PORT = 3310
const MEGABYTE = 1024 * 1024

interface ScannerConfig {
  /** icap://, icaps:// or clamd:// */
  scannerUrl: string | null
  /** Megabytes. */
  scanSizeMax: number
  scanTooLarge: "accept" | "decline"
  scanUnreachable: "accept" | "decline"
}

/** @returns null without a scanner */
export function createConfiguredAntivirus(config: ScannerConfig): Antivirus | null {
  if (config.scannerUrl === null) return null
  return createAntivirus(createScanner(new URL(config.scannerUrl)), {
    bytesMax: config.scanSizeMax * MEGABYTE,
    acceptsTooLarge: config.scanTooLarge === "accept",
    acceptsUnreachable: config.scanUnreachable === "accept",
  })
}

function createScanner(url: URL): VirusScanner {
  const host = url.hostname.replace(/^\[|\]$/g, "")
  const at = (port: number) => ({ host, port: Number(url.port) || port })
  if (url.protocol !== "clamd:") {
    const isTls = url.protocol === "icaps:"
    const target = at(isTls ? ICAPS_PORT : ICAP_PORT)
    return createIcapScanner({ target, isTls, service: url.href, host: url.host })
  }
  return createClamdScanner({ target: host === "" ? { path: url.pathname } : at(CLAMD_PORT), isTls: false })
}
