/** Keys and certificates of a connector: are they ones, and do they belong together? */
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto"
import type { FieldProblem } from "../../base/refusal.ts"

export interface ConnectorKeys {
  publicKey: string
  /** Given or kept; empty for none. */
  privateKey: string
  caCertificate: string
}

/** A chain of trust is short. */
const CERTIFICATES_MAX = 10
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/** @returns a problem for each wrong field */
export function keyProblems({ publicKey, privateKey, caCertificate }: ConnectorKeys): FieldProblem[] {
  const problems: FieldProblem[] = []
  const open = tryParse(() => createPublicKey(publicKey))
  const secret = tryParse(() => createPrivateKey(privateKey))
  const isPublic = publicKey.startsWith("-----BEGIN PUBLIC KEY-----")
  if (publicKey !== "" && (!open || !isPublic))
    problems.push({ path: "publicKey", message: "validation.publicKey" })
  if (privateKey !== "" && !secret) problems.push({ path: "privateKey", message: "validation.privateKey" })
  if (open && isPublic && secret && !isKeyPair(open, secret))
    problems.push({ path: "publicKey", message: "validation.keyPair" })
  if (caCertificate !== "" && !isCaChain(caCertificate))
    problems.push({ path: "caCertificate", message: "validation.caCertificate" })
  return problems
}

function isKeyPair(open: KeyObject, secret: KeyObject): boolean {
  const form = { type: "spki", format: "der" } as const
  return createPublicKey(secret).export(form).equals(open.export(form))
}

/** One or more certificates of authorities, and nothing else in the text. */
export function isCaChain(pem: string): boolean {
  const blocks = pem.match(CERTIFICATE) ?? []
  if (blocks.length === 0 || blocks.length > CERTIFICATES_MAX) return false
  if (pem.replace(CERTIFICATE, "").trim() !== "") return false
  return blocks.every((block) => tryParse(() => new X509Certificate(block))?.ca === true)
}

function tryParse<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null
  }
}
