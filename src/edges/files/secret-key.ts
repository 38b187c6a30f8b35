/** The installation's key file: made on the first start, never written again. */
import { randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { SECRET_KEY_BYTES } from "../../base/secret-box.ts"
import { syncFolder, writeNewFile } from "./durable-files.ts"

const KEY_FILE = "secret.key"

/** The key file is missing, although there was one, holds no key, or another one than was used before. */
export class SecretKeyInvalid extends Error {
  override name = "SecretKeyInvalid"
}

/** Where the key is unless `--key-file` names another place. */
export function secretKeyPath(dataFolder: string): string {
  return join(dataFolder, KEY_FILE)
}

/**
 * Reads the installation's key, 32 bytes, mode 0600; makes it when missing. Losing this file loses every stored machine
 * password.
 *
 * @param keyFile  null: `secret.key` in the data folder, which is made as well (0700)
 * @throws SecretKeyInvalid naming the file when it is unreadable or has another length, or when it is missing and the data folder has
 *         one: a new key would open nothing of what the old one sealed
 */
export function loadSecretKey(dataFolder: string, keyFile: string | null = null): Uint8Array {
  const usual = secretKeyPath(dataFolder)
  const path = keyFile ?? usual
  if (!existsSync(path)) {
    if (path !== usual && existsSync(usual))
      throw new SecretKeyInvalid(
        `${path} is missing, but ${usual} exists: move it there, or start without --key-file`,
      )
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    createKeyFile(path)
    // The folder itself may be new.
    syncFolder(dirname(dirname(path)))
  }
  const key = readFileSync(path)
  if (key.length !== SECRET_KEY_BYTES) {
    throw new SecretKeyInvalid(`${path} must hold ${SECRET_KEY_BYTES} bytes, it holds ${key.length}`)
  }
  return key
}

/**
 * Written to a draft and hard-linked: atomic, and only one of two concurrently starting processes creates the key.
 */
function createKeyFile(path: string): void {
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
