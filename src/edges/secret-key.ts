/** The installation's key file: made on the first start, never written again. */
import { randomBytes } from "node:crypto"
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import { SECRET_KEY_BYTES } from "../base/secret-box.ts"

const KEY_FILE = "secret.key"

/**
 * Reads `<dataFolder>/secret.key`, 32 bytes, mode 0600; creates folder (0700) and key when missing.
 * Losing this file loses every stored machine password.
 *
 * @throws Error naming the file when it is unreadable or has another length
 */
export function loadSecretKey(dataFolder: string): Uint8Array {
  const path = join(dataFolder, KEY_FILE)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) createKey(path)
  const key = readFileSync(path)
  if (key.length !== SECRET_KEY_BYTES) {
    throw new Error(`${path} must hold ${SECRET_KEY_BYTES} bytes, it holds ${key.length}`)
  }
  return key
}

/** Written beside and linked: whole or not at all, and of two starting processes one is the author. */
function createKey(path: string): void {
  const draft = `${path}.${process.pid}`
  const file = openSync(draft, "w", 0o600)
  writeSync(file, randomBytes(SECRET_KEY_BYTES))
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    rmSync(draft)
  }
}
