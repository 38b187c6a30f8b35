/** What an HTTPS session dials. */
import { readMachineCertificate } from "../../../../protocols/https/machine-tls.ts"
import { allowsLegacyTls } from "../../../machines/interfaces/options/rules.ts"
import type { ToTarget } from "./adapter.ts"

export interface HttpsTarget {
  kind: "https"
  /** Name of the machine's server, for its certificate and its pages. */
  host: string
  address: string
  port: number
  /** Path and query of the page to open. */
  startPath: string
  username: string
  password: string | null
  /** SHA256 fingerprint of the certificate's key; null when the machine has never been seen. */
  pinnedKey: string | null
  isClipboardRecorded: boolean
  /** Also TLS 1.0 and 1.1. */
  allowsLegacyTls: boolean
}

/** The interface's host is dialled; a page's address may give it another name, as where a machine serves several. */
export const toHttpsTarget: ToTarget<HttpsTarget> = (target, secret, address) => {
  const url = URL.parse(target.url)
  return {
    kind: "https",
    host: url?.hostname.replace(/^\[|\]$/g, "") || target.host,
    address,
    port: target.port,
    startPath: url ? `${url.pathname}${url.search}${url.hash}` : "/",
    username: target.username,
    password: secret.password ?? null,
    pinnedKey: pinnedKeyOf(target),
    isClipboardRecorded: target.recordingOptions.clipboard,
    allowsLegacyTls: allowsLegacyTls(target),
  }
}

/** The certificate of the interface goes before the one that was seen first. */
function pinnedKeyOf({ certificate, knownHost }: { certificate: string; knownHost: string }): string | null {
  if (certificate) return fingerprintOf(certificate)
  return knownHost.trim().split(/\s+/).at(-1)?.replace(/=+$/, "") || null
}

/** A certificate that cannot be read is no machine's. */
function fingerprintOf(certificate: string): string {
  try {
    return readMachineCertificate(certificate, false).fingerprint
  } catch {
    return "unreadable"
  }
}
