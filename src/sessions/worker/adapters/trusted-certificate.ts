/** Which certificates of a machine are trusted without asking. */
import { fingerprintOfPem } from "../../../../protocols/certificate.ts"

interface TrustedCertificate {
  /** PEM; counts instead of the pinned one. */
  requiredCertificate: string | null
  /** Fingerprint. */
  pinnedCertificate: string | null
}

/** @returns none when the owner has to decide. @throws Error when the required one is no certificate */
export function trustedFingerprints({
  requiredCertificate,
  pinnedCertificate,
}: TrustedCertificate): string[] {
  if (requiredCertificate !== null) return [fingerprintOfPem(requiredCertificate)]
  return pinnedCertificate === null ? [] : [pinnedCertificate]
}
