/** The machine's TLS certificate, pinned like a host key: machines sign theirs themselves. */
import { nodeCrypto } from "./node-crypto.ts"
import { fingerprintOf, type HostKey } from "./ssh/host-key.ts"

const CERTIFICATE_KEY_TYPE = "x509"

/** @param der  of the certificate */
export function readCertificate(der: Uint8Array): HostKey {
  return {
    type: CERTIFICATE_KEY_TYPE,
    fingerprint: fingerprintOf(der),
    keyBase64: Buffer.from(der).toString("base64"),
  }
}

/** The fingerprint of a certificate in PEM. @throws Error when it is none */
export function fingerprintOfPem(pem: string): string {
  const { X509Certificate } = nodeCrypto()
  return readCertificate(new Uint8Array(new X509Certificate(pem).raw)).fingerprint
}
