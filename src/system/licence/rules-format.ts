/**
 * A licence as it travels: one line of text that a mail program may wrap.
 *
 *     MILLWRIGHT-LICENCE-1.<content>.<signature>
 *
 * `content` is the JSON of `LicenceContent` as UTF-8 in base64url, `signature` the 64 bytes of Ed25519 in base64url over
 * the ASCII bytes of everything before its dot. Blanks and line breaks anywhere count for nothing.
 * @see RFC 8032 (Ed25519), RFC 4648 §5 (base64url)
 */
import { createPublicKey, sign, verify } from "node:crypto"

const PREFIX = "MILLWRIGHT-LICENCE-1"
/** Of the text with its line breaks, wherever it comes from; real ones have about 600. */
export const LICENCE_CHARACTERS_MAX = 8192
const LICENCE_PATTERN = new RegExp(`^(${PREFIX}\\.[A-Za-z0-9_-]+)\\.([A-Za-z0-9_-]{86})$`)
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const LICENCE_FEATURES = ["recording", "plcGuard"] as const
export type LicenceFeature = (typeof LICENCE_FEATURES)[number]

export interface LicenceContent {
  version: 1
  /** UUID; a licence is imported once. */
  id: string
  customerName: string
  customerId: string
  /** Instants as ISO 8601, UTC. */
  created: string
  validFrom: string
  validUntil: string
  /** Null: good for any installation. */
  installationId: string | null
  maxDeviceCount: number
  maxInterfacesPerDevice: number
  features: Record<LicenceFeature, boolean>
}

interface DecodedLicence {
  content: LicenceContent
  /** What was signed, and by what. */
  signedText: string
  signature: string
}

/** @param privateKey  Ed25519 in PEM (PKCS#8) */
export function signLicence(content: LicenceContent, privateKey: string): string {
  const signed = `${PREFIX}.${Buffer.from(JSON.stringify(content), "utf8").toString("base64url")}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`
}

/** @returns null for a text that is no licence, whatever its signature */
export function decodeLicence(text: string): DecodedLicence | null {
  const [, signedText = "", signature = ""] = text.replace(/\s/g, "").match(LICENCE_PATTERN) ?? []
  const content = signedText === "" ? null : parseContent(signedText.slice(PREFIX.length + 1))
  return content ? { content, signedText, signature } : null
}

/** @param keys  public keys, Ed25519 in PEM (SPKI); one of them must have signed */
export function isSignatureValid(
  { signedText: signed, signature }: DecodedLicence,
  keys: readonly string[],
): boolean {
  const bytes = Buffer.from(signature, "base64url")
  return keys.some((key) => verify(null, Buffer.from(signed), createPublicKey(key), bytes))
}

function parseContent(encoded: string): LicenceContent | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, "base64url").toString("utf8"))
    return isLicenceContent(value) ? value : null
  } catch {
    return null
  }
}

function isLicenceContent(value: unknown): value is LicenceContent {
  if (typeof value !== "object" || value === null) return false
  const content = value as Record<string, unknown>
  const features = content.features as Record<string, unknown> | null | undefined
  return (
    content.version === 1 &&
    isUuid(content.id) &&
    (content.installationId === null || isUuid(content.installationId)) &&
    [content.customerName, content.customerId].every((text) => typeof text === "string") &&
    [content.created, content.validFrom, content.validUntil].every(isInstant) &&
    [content.maxDeviceCount, content.maxInterfacesPerDevice].every(isCount) &&
    LICENCE_FEATURES.every((feature) => typeof features?.[feature] === "boolean")
  )
}

function isUuid(value: unknown): boolean {
  return typeof value === "string" && UUID_PATTERN.test(value)
}

function isInstant(value: unknown): boolean {
  return (
    typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
  )
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
