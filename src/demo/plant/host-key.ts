/** Host keys for fake SSH machines. */
import { utils } from "ssh2"

/** The library writes some ed25519 keys in a form that it cannot read itself, about one in five hundred. */
const ATTEMPTS_MAX = 50

/** A fresh ed25519 key in OpenSSH form that the library can read. @throws Error when many tries gave none */
export function generateHostKey(): string {
  for (let tries = 0; tries < ATTEMPTS_MAX; tries += 1) {
    const { private: key } = utils.generateKeyPairSync("ed25519")
    if (!(utils.parseKey(key) instanceof Error)) return key
  }
  throw new Error(`no readable host key in ${ATTEMPTS_MAX} tries`)
}
