/**
 * VNC authentication (RFC 6143 §7.2.2): the 16 byte challenge, encrypted with DES under the password. The protocol
 * has only DES, which an eavesdropper on the link can break, so machines belong behind a connector.
 */
import { nodeCrypto } from "../node-crypto.ts"

/** Numbers of security types (RFC 6143 §7.1.2). */
export const SECURITY_NONE = 1
export const SECURITY_VNC = 2
/** VeNCrypt, Apple Remote Desktop, and MS-Logon II of UltraVNC: the community's list. */
export const SECURITY_VENCRYPT = 19
export const SECURITY_APPLE = 30
export const SECURITY_MS_LOGON = 113

/** The key is the first 8 characters, padded with zeros. */
const KEY_BYTES = 8

/** @returns the 16 byte response */
export function vncAuthResponse(password: string, challenge: Uint8Array): Uint8Array {
  const key = new Uint8Array(KEY_BYTES)
  for (let i = 0; i < Math.min(KEY_BYTES, password.length); i++) key[i] = password.charCodeAt(i) & 0xff
  const cipher = nodeCrypto().createCipheriv("des-ecb", desKey(key), null)
  cipher.setAutoPadding(false)
  return new Uint8Array(cipher.update(challenge))
}

/** All VNC programs read the bits of a DES key in the wrong order. */
export function desKey(bytes: Uint8Array): Uint8Array {
  return bytes.map(reverseBits)
}

function reverseBits(byte: number): number {
  let result = 0
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) result |= 0x80 >> bit
  return result
}
