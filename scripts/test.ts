/**
 * `bun run test`: installs what the tests talk to, checks, builds, runs every kind of test and ends with the line
 * `N passed, N failed`; a skipped test counts as failed. With arguments it runs only the test files whose path contains one
 * of them, with `--changed` those that a change since main (`--changed=COMMIT`: since a commit) reaches.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "./build.ts"
import { changedFiles, reachedBy } from "./changed.ts"
import { failedSteps } from "./check.ts"
import { ROOT } from "./stamp.ts"
import { type Outcome, runTests } from "./test-outcome.ts"
import { installTestPackages, missingText } from "./test-packages.ts"

/** Quick and pure first, so that a plain mistake shows at once; the rest in the order of their folders' names. */
const FIRST = ["tests/architecture.test.ts", "tests/rules", "tests/store", "tests/api"]
/** Much waiting for the database: two processes share the files, each file with a database of its own. */
const SHARED = new Set(["tests/store", "tests/api", "tests/pages", "tests/start"])
const SHARING_PROCESSES = 2
/** One at a time on an otherwise idle machine. */
const LAST = ["tests/start", "tests/browser"]

const CHANGED = "--changed"
/** Of these no file needs what is built for the browser. */
const WITHOUT_BUILD = new Set(["tests/architecture.test.ts", "tests/rules"])
const SLOWEST = 10

export async function main(args: string[]): Promise<number> {
  const kinds = testKinds(args)
  const missing = installTestPackages()
  if (missing.length > 0) console.log(missingText(missing))
  const needsBuild = kinds.some(([kind]) => !WITHOUT_BUILD.has(kind))
  const isReady = missing.length === 0 && (!needsBuild || (await buildOrSay()))
  const outcomes = isReady ? await runAll(kinds) : [notRun("the tests cannot run")]
  // The whole run also stands for what a build server asks.
  if (args.length === 0) outcomes.unshift(await checked())
  printSlowest(outcomes)
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  for (const name of outcomes.flatMap((outcome) => outcome.names)) console.log(name)
  console.log(`${passed} passed, ${failed} failed`)
  const isNothing = passed === 0 && !args.some((arg) => arg.startsWith(CHANGED))
  return failed > 0 || isNothing ? 1 : 0
}

/** Format, lint, types and generated files: each that fails is one failure. */
async function checked(): Promise<Outcome> {
  const failed = await failedSteps()
  return {
    passed: 0,
    failed: failed.length,
    names: failed.map((name) => `(fail) check: ${name}`),
    files: [],
  }
}

function notRun(name: string): Outcome {
  return { passed: 0, failed: 1, names: [`(fail) ${name}`], files: [] }
}

function printSlowest(outcomes: Outcome[]): void {
  const files = outcomes.flatMap((outcome) => outcome.files)
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (slowest.length > 1) console.log("\nThe slowest files:")
  for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`)
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

async function runAll(kinds: [string, string[]][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [kind, files] of kinds) {
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
function testKinds(args: string[]): [string, string[]][] {
  const isWanted = chosenBy(args)
  const kinds = new Map<string, string[]>()
  for (const file of readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" }).sort()) {
    const path = join("tests", file)
    if (!/\.test\.tsx?$/.test(file) || !isWanted(path)) continue
    const kind = path.split("/").slice(0, 2).join("/")
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds].sort(([one], [other]) => turn(one) - turn(other) || one.localeCompare(other))
}

/** `--changed` and `--changed=COMMIT` choose what a change reaches; other arguments are parts of paths. */
function chosenBy(args: string[]): (path: string) => boolean {
  const changed = args.find((arg) => arg === CHANGED || arg.startsWith(`${CHANGED}=`))
  const parts = args.filter((arg) => arg !== changed)
  const isReached = changed ? reachedBy(changedFiles(changed.split("=")[1] ?? null)) : () => true
  return (path) => (parts.length === 0 || parts.some((part) => path.includes(part))) && isReached(path)
}

function turn(kind: string): number {
  const first = FIRST.indexOf(kind)
  if (first >= 0) return first
  return FIRST.length + 1 + LAST.indexOf(kind)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
