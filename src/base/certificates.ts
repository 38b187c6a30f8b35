/** Checks of certificates in PEM. */
import { X509Certificate } from "node:crypto"

/** A chain of trust is short. */
const CERTIFICATES_MAX = 10
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/** One or more certificates of authorities, and nothing else in the text. */
export function isCaChain(pem: string): boolean {
  const blocks = pem.match(CERTIFICATE) ?? []
  if (blocks.length === 0 || blocks.length > CERTIFICATES_MAX) return false
  if (pem.replace(CERTIFICATE, "").trim() !== "") return false
  return blocks.every((block) => isAuthority(block))
}

function isAuthority(pem: string): boolean {
  try {
    return new X509Certificate(pem).ca
  } catch {
    return false
  }
}
