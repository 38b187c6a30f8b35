/** The SSH algorithms that are offered, best first; the machine's first match wins (RFC 4253 §7.1). */
import type { Algorithms, ServerHostKeyAlgorithm } from "ssh2"

/**
 * Everything here is unbroken today. `diffie-hellman-group16-sha512` and `chacha20-poly1305@openssh.com`, which this runtime's
 * cryptography lacks (`patches/`), stand last because they cost most computing; compression is off because a hostile machine could use it to make much output of few bytes.
 */
const MODERN = {
  kex: [
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "ecdh-sha2-nistp256",
    "ecdh-sha2-nistp384",
    "ecdh-sha2-nistp521",
    "diffie-hellman-group14-sha256",
    "diffie-hellman-group-exchange-sha256",
    "diffie-hellman-group16-sha512",
  ],
  serverHostKey: [
    "ssh-ed25519",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "rsa-sha2-512",
    "rsa-sha2-256",
  ],
  cipher: [
    "aes128-gcm@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-ctr",
    "aes192-ctr",
    "aes256-ctr",
    "chacha20-poly1305@openssh.com",
  ],
  hmac: ["hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com", "hmac-sha2-256", "hmac-sha2-512"],
  compress: ["none"],
} satisfies Algorithms

/**
 * Algorithms required by controllers from before 2012: broken or weak. Offered only when the interface allows it, and
 * always after the modern ones. DSA keys and DES are left out: this runtime's cryptography has no DSA, and DES is
 * insecure.
 */
const LEGACY = {
  kex: ["diffie-hellman-group-exchange-sha1", "diffie-hellman-group14-sha1", "diffie-hellman-group1-sha1"],
  serverHostKey: ["ssh-rsa"],
  cipher: ["aes128-cbc", "aes192-cbc", "aes256-cbc", "3des-cbc"],
  hmac: ["hmac-sha1-etm@openssh.com", "hmac-sha1", "hmac-sha1-96", "hmac-md5", "hmac-md5-96"],
} satisfies Algorithms

const NONE: typeof LEGACY = { kex: [], serverHostKey: [], cipher: [], hmac: [] }

/** An RSA key of type `ssh-rsa` signs host proofs under these names (RFC 8332 §3). */
const RSA_SIGNATURES = ["rsa-sha2-512", "rsa-sha2-256", "ssh-rsa"]

/**
 * @param legacy      also offer broken or weak algorithms
 * @param knownTypes  types of the pinned host keys; they are offered first, so that a machine with several keys
 *                    presents the pinned one
 */
export function offeredAlgorithms(legacy: boolean, knownTypes: readonly string[]): Algorithms {
  const known: string[] = knownTypes.flatMap((type) => (type === "ssh-rsa" ? RSA_SIGNATURES : [type]))
  const old = legacy ? LEGACY : NONE
  const hostKeys: ServerHostKeyAlgorithm[] = [...MODERN.serverHostKey, ...old.serverHostKey]
  return {
    kex: [...MODERN.kex, ...old.kex],
    serverHostKey: hostKeys.toSorted((a, b) => Number(known.includes(b)) - Number(known.includes(a))),
    cipher: [...MODERN.cipher, ...old.cipher],
    hmac: [...MODERN.hmac, ...old.hmac],
    compress: MODERN.compress,
  }
}
