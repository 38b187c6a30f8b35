/**
 * Ciphers and keys, which Bun's own hashes lack. The module is loaded where a machine asks for them: it takes 7 ms of CPU time in
 * each Worker, and most machines need none of it.
 */
export function nodeCrypto(): typeof import("node:crypto") {
  return require("node:crypto") as typeof import("node:crypto")
}
