/** The installation's key file: made on the first start, never written again. */
import { randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { SECRET_KEY_BYTES } from "../base/secret-box.ts"
import { syncFolder, writeNewFile } from "./file-layer.ts"

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
  if (!existsSync(path)) {
    createKey(path)
    // The data folder itself may be new.
    syncFolder(dirname(dataFolder))
  }
  const key = readFileSync(path)
  if (key.length !== SECRET_KEY_BYTES) {
    throw new Error(`${path} must hold ${SECRET_KEY_BYTES} bytes, it holds ${key.length}`)
  }
  return key
}

/** Written beside and linked: whole or not at all, and of two starting processes one is the author. */
function createKey(path: string): void {
  const draft = `${path}.${process.pid}`
  rmSync(draft, { force: true })
  writeNewFile(draft, randomBytes(SECRET_KEY_BYTES), 0o600)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    rmSync(draft)
  }
  syncFolder(dirname(path))
}
