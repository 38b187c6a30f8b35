/** Random tokens, and the hashes that are stored in their place. */
import { createHash, randomBytes } from "node:crypto"

/** 256 random bits: 43 characters of base64url. */
export const TOKEN_BYTES = 32

/** @returns `bytes` random bytes as base64url without padding */
export function createToken(bytes: number = TOKEN_BYTES): string {
  return randomBytes(bytes).toString("base64url")
}

/** The form in which a token is stored. Its entropy makes a salt and a slow hash unnecessary. */
export function hashToken(token: string): Buffer {
  return sha256(token)
}

/** SHA-256 of UTF-8 text or of bytes. */
export function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest()
}
