/** Which tests a change reaches: by imports, and by paths of files that stand in the text (programs, workers, data). */
import { existsSync, statSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { ROOT } from "./build-cache.ts"
import { importsOf, sourceFiles, textOf } from "./imports.ts"

const FOLDERS = ["src", "islands", "sql", "protocols", "connector", "scripts", "tests", "bench"]
/** What everything depends on. */
const GLOBAL_FILES = /^(package\.json|bun\.lock|bunfig\.toml|tsconfig\.json|patches\/.*)$/
/** What no test reads. */
const IGNORED_FILES = /\.md$|^(LICENSE|\.gitignore|\.ci\/.*|biome\.json|public\/screenshots\/.*)$/
const PATH_LITERALS = /["'`]([\w@./-]+\.[a-z]{2,5})["'`]/g

/**
 * The files that differ from `base`, committed or not.
 *
 * @param base  a commit; null: where this branch has left main
 * @throws Error with git's words
 */
export function changedFiles(base: string | null): string[] {
  const from = base ?? forkPoint(["main", "master", "origin/HEAD"])
  return [...git("diff", "--name-only", from), ...git("ls-files", "--others", "--exclude-standard")]
}

function forkPoint(names: string[]): string {
  for (const name of names) {
    const { exitCode, stdout } = Bun.spawnSync(["git", "merge-base", "HEAD", name], { cwd: ROOT })
    if (exitCode === 0) return stdout.toString().trim()
  }
  return "HEAD"
}

function git(...args: string[]): string[] {
  const { exitCode, stdout, stderr } = Bun.spawnSync(["git", ...args], { cwd: ROOT })
  if (exitCode !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`)
  return stdout.toString().split("\n").filter(Boolean)
}

/** By file: who names it. Read once per process. */
let users: Map<string, string[]> | null = null

/**
 * @param changed  project paths
 * @returns a test for test files: whether one of `changed` is in what it imports, starts or reads, directly or not
 */
export function affectedBy(changed: readonly string[]): (testFile: string) => boolean {
  const sought = changed.filter((file) => !IGNORED_FILES.test(file))
  if (sought.some((file) => GLOBAL_FILES.test(file))) return () => true
  users ??= dependentsByFile()
  const reached = new Set<string>()
  const open = [...sought]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...(users.get(file) ?? []), ...dependentsOfFolder(file))
  }
  return (testFile) => reached.has(testFile)
}

function dependentsByFile(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of FOLDERS.flatMap(sourceFiles)) {
    const named = [...textOf(file).matchAll(PATH_LITERALS)].flatMap(([, path]) => [
      normalize(path!),
      join(dirname(file), path!),
    ])
    const targets = new Set([...importsOf(file).map(({ target }) => target), ...named])
    for (const target of targets) found.set(target, [...(found.get(target) ?? []), file])
  }
  return found
}

/**
 * A file that is not imported (migration, style sheet) counts as a dependency of the code in its folder or one above.
 */
function dependentsOfFolder(file: string): string[] {
  if (/\.tsx?$/.test(file)) return []
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    if (!existsSync(join(ROOT, folder)) || !statSync(join(ROOT, folder)).isDirectory()) continue
    const code = sourceFiles(folder).filter((path) => dirname(path) === folder)
    if (code.length > 0) return code
  }
  return []
}
