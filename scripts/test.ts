/**
 * `bun run test`: installs what the tests talk to, builds, runs every kind of test and ends with the line
 * `N passed, N failed`. With arguments it runs only the test files whose path contains one of them.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "./build.ts"
import { ROOT } from "./stamp.ts"
import { type Outcome, runTests } from "./test-outcome.ts"
import { installTestPackages, missingText } from "./test-packages.ts"

/** Quick and pure first, so that a plain mistake shows at once; the rest in the order of their folders' names. */
const FIRST = ["tests/architecture.test.ts", "tests/rules", "tests/store", "tests/api"]
/** Much waiting for the database: two processes share the files, each file with a database of its own. */
const SHARED = new Set(["tests/store", "tests/api", "tests/pages"])
const SHARING_PROCESSES = 2
/** One at a time on an otherwise idle machine. */
const LAST = ["tests/start", "tests/browser"]

export async function main(args: string[]): Promise<number> {
  const missing = installTestPackages()
  if (missing.length > 0) console.log(missingText(missing))
  const built = missing.length === 0 && (await buildOrSay())
  const outcomes = built ? await runAll(args) : [{ passed: 0, failed: 1, names: [] }]
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  for (const name of outcomes.flatMap((outcome) => outcome.names)) console.log(name)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function buildOrSay(): Promise<boolean> {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    console.log(error)
    return false
  }
}

async function runAll(args: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [kind, files] of testKinds(args)) {
    console.log(`\n== ${kind}`)
    const started = performance.now()
    const processes = SHARED.has(kind) ? SHARING_PROCESSES : 1
    const outcome = await runTests(files, ROOT, (chunk) => process.stdout.write(chunk), processes)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`== ${kind}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
    outcomes.push(outcome)
  }
  return outcomes
}

/** Test files by kind: their folder in `tests/`, or the file itself; in the order in which they run. */
function testKinds(wanted: string[]): [string, string[]][] {
  const kinds = new Map<string, string[]>()
  for (const file of readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" }).sort()) {
    const path = join("tests", file)
    if (!/\.test\.tsx?$/.test(file) || (wanted.length > 0 && !wanted.some((part) => path.includes(part))))
      continue
    const kind = path.split("/").slice(0, 2).join("/")
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds].sort(([one], [other]) => turn(one) - turn(other) || one.localeCompare(other))
}

function turn(kind: string): number {
  const first = FIRST.indexOf(kind)
  if (first >= 0) return first
  return FIRST.length + 1 + LAST.indexOf(kind)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
