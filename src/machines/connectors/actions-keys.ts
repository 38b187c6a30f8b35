/** Keys and certificates of a connector: are they ones, and do they belong together? */

import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"
import { isCaChain } from "../../base/certificates.ts"
import type { FieldProblem } from "../../base/refusal.ts"

interface ConnectorKeys {
  publicKey: string
  /** The entered or the stored key; empty for none. */
  privateKey: string
  caCertificate: string
}

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

function tryParse<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null
  }
}
