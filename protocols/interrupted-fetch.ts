/**
 * What is left of a file whose way from a machine was interrupted: the bytes so far, and beside them which version of the
 * machine's file they are of. A later fetch to the same path goes on behind them.
 */
import { createReadStream } from "node:fs"
import { readFile, rm, stat, writeFile } from "node:fs/promises"

/** The machine's file when the fetch began. Another size or time means other bytes. */
export interface FileVersion {
  sizeBytes: number
  /** Epoch seconds, as SFTP has it. */
  changedAtSeconds: number
}

const VERSION_SUFFIX = ".version"

/**
 * How many bytes are already there; 0 when there are none, or they are of another version. From then on the bytes at the
 * path are of this version.
 *
 * @param onBytes  gets the bytes that are there, in their order
 */
export async function continueFetch(
  localPath: string,
  version: FileVersion,
  onBytes: (bytes: Uint8Array) => void,
): Promise<number> {
  const kept = await readFile(`${localPath}${VERSION_SUFFIX}`, "utf8").catch(() => "")
  const sizeBytes = await stat(localPath).then(
    ({ size }) => size,
    () => 0,
  )
  if (kept !== JSON.stringify(version) || sizeBytes > version.sizeBytes) {
    await removeInterrupted(localPath)
    await writeFile(`${localPath}${VERSION_SUFFIX}`, JSON.stringify(version), { mode: 0o600 })
    return 0
  }
  if (sizeBytes > 0) for await (const bytes of createReadStream(localPath)) onBytes(bytes)
  return sizeBytes
}

/** The file is whole: only its bytes stay. */
export async function endFetch(localPath: string): Promise<void> {
  await rm(`${localPath}${VERSION_SUFFIX}`, { force: true })
}

export async function removeInterrupted(localPath: string): Promise<void> {
  for (const path of [localPath, `${localPath}${VERSION_SUFFIX}`]) await rm(path, { force: true })
}
