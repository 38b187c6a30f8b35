/** Whether the installation's key is the one that sealed what is stored. */
import type { Deps } from "../../base/deps.ts"
import { SecretKeyInvalid, secretKeyPath } from "../../edges/files/secret-key.ts"
import { countSealedSecrets } from "./store-secrets.ts"

interface KeyConfig {
  dataFolder: string
  keyFile: string | null
  otherKey: "accept" | "decline"
}

/**
 * A start with another key would seal new secrets under it: the right one, when it is put back, could not open these.
 *
 * @throws SecretKeyInvalid when all stored secrets were sealed under another key, unless that is accepted
 */
export async function checkSecretKey(
  { db, log, secretBox }: Pick<Deps, "db" | "log" | "secretBox">,
  { dataFolder, keyFile, otherKey }: KeyConfig,
): Promise<void> {
  const { own, others } = await countSealedSecrets(db, secretBox.header)
  if (others === 0) return
  const path = keyFile ?? secretKeyPath(dataFolder)
  if (own === 0 && otherKey === "decline")
    throw new SecretKeyInvalid(
      `${path} is not the key that sealed the ${others} stored passwords and keys: put the right one in its place. ` +
        "If it is lost, start with --other-key accept and enter the passwords again",
    )
  log.warn("Stored passwords and keys that another key sealed cannot be read; enter them again", {
    path,
    secrets: others,
  })
}
