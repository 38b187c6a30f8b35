/**
 * Encryption at rest for machine passwords and private keys: AES-256-GCM under the installation's key.
 *
 * A sealed secret is: 1 byte version (1) | 4 bytes key id | 12 bytes nonce | ciphertext | 16 bytes tag. The header
 * and `about` are authenticated, so a sealed secret copied to another row or another field cannot be decrypted there.
 * @see NIST SP 800-38D (GCM; random 96-bit nonces are safe up to 2^32 secrets per key)
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"

export interface SecretBox {
  /** @param about  what the secret belongs to, e.g. `interface:<id>:password`; the same text opens it again */
  seal(secret: string, about: string): Uint8Array
  /** @throws SecretDecryptionError when it was sealed under another key, for something else, or was changed */
  open(sealed: Uint8Array, about: string): string
  /** What everything begins with that is sealed under this key. */
  header: Uint8Array
}

export class SecretDecryptionError extends Error {
  override name = "SecretDecryptionError"
}

export const SECRET_KEY_BYTES = 32
const VERSION = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + KEY_ID_BYTES
const CIPHER = "aes-256-gcm"

/** @param key  32 random bytes, the content of `secret.key`. @throws Error for a key of another length */
export function createSecretBox(key: Uint8Array): SecretBox {
  if (key.length !== SECRET_KEY_BYTES)
    throw new Error(`a secret key has ${SECRET_KEY_BYTES} bytes, not ${key.length}`)
  const header = Buffer.from([VERSION, ...keyFingerprint(key)])
  return {
    header,
    seal(secret, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(additionalData(header, about))
      return Buffer.concat([
        header,
        nonce,
        cipher.update(secret, "utf8"),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed)
      if (bytes.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES || bytes[0] !== VERSION)
        throw new SecretDecryptionError(`the secret of ${about} is not in a known form`)
      if (!bytes.subarray(0, HEADER_BYTES).equals(header))
        throw new SecretDecryptionError(`the secret of ${about} was sealed under another key than secret.key`)
      const body = bytes.subarray(HEADER_BYTES + NONCE_BYTES, bytes.length - TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES))
      decipher.setAAD(additionalData(header, about)).setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8")
      } catch {
        throw new SecretDecryptionError(`the secret of ${about} was changed or belongs to something else`)
      }
    },
  }
}

/** Names the key without telling it, so that a wrong key file is a clear message and keys can be rotated later. */
function keyFingerprint(key: Uint8Array): Buffer {
  return createHash("sha256").update("millwright key id").update(key).digest().subarray(0, KEY_ID_BYTES)
}

function additionalData(header: Buffer, about: string): Buffer {
  return Buffer.concat([header, Buffer.from(about, "utf8")])
}
