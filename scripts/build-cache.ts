/** Work that is skipped while its inputs are the same: a stamp of their contents beside the output. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

export const ROOT = join(import.meta.dir, "..")
const STAMPS = join(ROOT, ".millwright", "stamps")

/**
 * Runs `work` unless its inputs and its mode are those of the last successful run and the output still stands.
 *
 * @param name    of the work; another mode of the same work writes the same output
 * @param inputs  files and folders, relative to the project
 * @param output  a file that `work` makes, relative to the project
 * @returns whether it ran
 */
export async function runIfChanged(
  name: string,
  mode: string,
  inputs: string[],
  output: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const file = join(STAMPS, name)
  const stamp = `${mode} ${hashInputs(inputs)}`
  if (existsSync(join(ROOT, output)) && existsSync(file) && readFileSync(file, "utf8") === stamp) return false
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
  return true
}

/** SHA-256 over names and contents of all files. */
export function hashInputs(inputs: string[]): string {
  const hash = createHash("sha256").update(Bun.version)
  for (const path of inputs.flatMap(filesBelow).sort())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
  return hash.digest("hex")
}

function filesBelow(path: string): string[] {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full).flatMap((name) => filesBelow(join(path, name)))
}
