/** The first bytes of an SSH machine, its host key, and a machine's certificate: read before anything is trusted. */

import { readMachineCertificate } from "../../../protocols/https/machine-tls.ts"
import { createSelfSigned } from "../../../protocols/https/self-signed.ts"
import { readHostKey } from "../../../protocols/ssh/host-key.ts"
import { KexInitReader } from "../../../protocols/ssh/kex-init.ts"
import { cutRandomly } from "../chunking.ts"
import { bytesOf, u32 } from "../vnc/server.ts"
import { type Attack, mutated, noise } from "./mutation.ts"

const list = (names: string) => bytesOf(u32(names.length), names)
const LISTS = [
  "curve25519-sha256,ext-info-s",
  "ssh-ed25519,rsa-sha2-512",
  "aes256-ctr",
  "aes256-ctr",
  "hmac-sha2-256",
]
const PAYLOAD = bytesOf([20], new Uint8Array(16), ...LISTS.map(list), list("hmac-sha1"), list("none"))
const PADDING = 5
const GREETING = bytesOf(
  "welcome\r\nSSH-2.0-Panel_1.0\r\n",
  u32(1 + PAYLOAD.length + PADDING),
  [PADDING],
  PAYLOAD,
  new Uint8Array(PADDING),
)
const HOST_KEY = bytesOf(list("ssh-ed25519"), u32(32), new Uint8Array(32).fill(7))
const NOISE_MAX = 80
const NAME = /^[A-Za-z0-9@._+-]{1,64}$/

/** Nothing is thrown into the socket's reader, and what is shown to users are names. */
export const attackSshGreeting: Attack = (random) => {
  const reader = new KexInitReader()
  const bytes = random() < 0.8 ? mutated(GREETING, random) : noise(random, NOISE_MAX)
  for (const chunk of cutRandomly(bytes, random)) reader.receive(chunk)
  const names = Object.values(reader.offer ?? {}).flat()
  const wrong = names.find((name) => !NAME.test(name))
  if (wrong !== undefined) return `the name ${JSON.stringify(wrong)}`
  const key = readHostKey(mutated(HOST_KEY, random))
  return /\p{Cc}/u.test(key.type) ? `the key type ${JSON.stringify(key.type)}` : "fine"
}

const YEAR_MS = 365 * 24 * 3_600_000
const { certificate } = createSelfSigned("machine.example", new Date(0), new Date(YEAR_MS))
const DER = Buffer.from(certificate.replace(/-----[^-]+-----|\s/g, ""), "base64")

/** Node's reader refuses a certificate by an error of its own; what it accepts has a fingerprint. */
export const attackCertificate: Attack = (random) => {
  try {
    const { fingerprint, keyType } = readMachineCertificate(mutated(DER, random), false)
    const isWhole = /^SHA256:[A-Za-z0-9+/]{43}$/.test(fingerprint) && /^x509-[\w-]+$/.test(keyType)
    return isWhole ? "fine" : `${keyType} ${fingerprint}`
  } catch (error) {
    return error instanceof Error ? "fine" : String(error)
  }
}
