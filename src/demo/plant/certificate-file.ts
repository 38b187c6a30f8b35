/** The certificate that a machine has made for itself, kept between runs so that one that was trusted stays so. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createSelfSigned } from "../../../protocols/https/self-signed.ts"

const CERTIFICATE_YEARS = 20

export interface MachineCertificate {
  /** PEM. */
  certificate: string
  /** PEM. */
  privateKey: string
}

/** @param dataDir  where it is kept, and created at the first start */
export function loadCertificate(dataDir: string, now: Date): MachineCertificate {
  mkdirSync(dataDir, { recursive: true })
  const [keyFile, certificateFile] = [join(dataDir, "panel.key"), join(dataDir, "panel.pem")]
  if (!existsSync(keyFile) || !existsSync(certificateFile)) {
    const until = new Date(now)
    until.setFullYear(until.getFullYear() + CERTIFICATE_YEARS)
    const { privateKey, certificate } = createSelfSigned("127.0.0.1", now, until)
    writeFileSync(keyFile, privateKey, { mode: 0o600 })
    writeFileSync(certificateFile, certificate)
  }
  return { privateKey: readFileSync(keyFile, "utf8"), certificate: readFileSync(certificateFile, "utf8") }
}
