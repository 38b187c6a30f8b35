/** `bun run check`: format, lint, types, import directions, generated files. Every step runs; all must pass. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "./build-cache.ts"
import { generatedFiles } from "./generate.ts"

const COLORS = process.stdout.isTTY ? [] : ["--colors=off"]

const STEPS: [name: string, command: string[]][] = [
  ["format and lint", ["x", "--bun", "biome", "ci", "--error-on-warnings", ...COLORS]],
  ["types", ["check", "--no-script"]],
  ["import directions", ["test", "tests/architecture.test.ts"]],
]

export async function main(): Promise<number> {
  const failed = await failedSteps()
  console.log(failed.length === 0 ? "check passed" : `check failed: ${failed.join(", ")}`)
  return failed.length === 0 ? 0 : 1
}

/** Runs every step. @returns the names of those that failed */
export async function failedSteps(): Promise<string[]> {
  const failed: string[] = []
  for (const [name, command] of STEPS) {
    const child = Bun.spawn([process.execPath, ...command], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
    })
    if ((await child.exited) !== 0) failed.push(name)
  }
  return [...failed, ...(await staleFiles()).map((path) => `${path} is not fresh: bun run generate`)]
}

async function staleFiles(): Promise<string[]> {
  const files = await generatedFiles()
  return [...files]
    .filter(([path, text]) => readFileSync(join(ROOT, path), "utf8") !== text)
    .map(([path]) => path)
}
