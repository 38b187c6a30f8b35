/**
 * A self-signed X.509 certificate (RFC 5280) for the inner end of a session's proxy. The runtime can sign and read
 * certificates, but not write them; this writes the one kind that is needed.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isIP } from "node:net"

export interface SelfSignedCertificate {
  /** PEM. */
  certificate: string
  /** PEM. */
  privateKey: string
  /** Base64 of the SHA-256 of the public key (SPKI), as Chromium's list of accepted keys takes it. */
  spkiHash: string
}

const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
/** [0] and [3] of TBSCertificate: version and extensions. */
const VERSION = 0xa0
const EXTENSIONS = 0xa3
/** dNSName and iPAddress of GeneralName. */
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

/** ecdsa-with-SHA256, commonName, subjectAltName. */
const ECDSA_SHA256 = Buffer.from("06082a8648ce3d040302", "hex")
const COMMON_NAME = Buffer.from("0603550403", "hex")
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex")
const SERIAL_BYTES = 16

/**
 * @param name  a host name or IPv4 address
 * @param from  the first and the last moment of its validity
 */
export function createSelfSigned(name: string, from: Date, to: Date): SelfSignedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
  const spki = publicKey.export({ type: "spki", format: "der" })
  const algorithm = der(SEQUENCE, ECDSA_SHA256)
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(name)))))
  const serial = randomBytes(SERIAL_BYTES)
  // Positive and not zero.
  serial[0] = (serial[0]! & 0x7f) | 0x40
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.of(2))),
    der(INTEGER, serial),
    algorithm,
    subject,
    der(SEQUENCE, der(UTC_TIME, utcTime(from)), der(UTC_TIME, utcTime(to))),
    subject,
    spki,
    der(EXTENSIONS, der(SEQUENCE, subjectAltName(name))),
  )
  const signature = sign("sha256", content, privateKey)
  const bytes = der(SEQUENCE, content, algorithm, der(BIT_STRING, Buffer.of(0), signature))
  return {
    certificate: toPem(bytes),
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    spkiHash: createHash("sha256").update(spki).digest("base64"),
  }
}

function subjectAltName(name: string): Buffer {
  const general =
    isIP(name) === 4
      ? der(IP_ADDRESS, Buffer.from(name.split(".").map(Number)))
      : der(DNS_NAME, Buffer.from(name, "latin1"))
  return der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, der(SEQUENCE, general)))
}

/** "YYMMDDHHMMSSZ"; RFC 5280 §4.1.2.5.1: years until 2049. */
function utcTime(time: Date): Buffer {
  const digits = time.toISOString().replace(/[-:T]/g, "").slice(2, 14)
  return Buffer.from(`${digits}Z`)
}

/** Tag, shortest definite length, content (X.690 §8.1 and §10.1). */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([Buffer.from([tag, ...derLength(length)]), ...content])
}

function derLength(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function toPem(bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`
}
