/**
 * `bun run test`: installs the peers of the tests, checks, builds, runs every kind of test and ends with the line
 * `N passed, N failed`; a skipped test counts as failed. With arguments it runs only the test files whose path
 * contains one of them, with `--changed` those affected by a change since main (`--changed=COMMIT`: since a commit);
 * `--random=SEED` shuffles the tests of each file. A full run repeats a few failed files alone and names those that
 * pass then.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { affectedBy, changedFiles } from "./affected-tests.ts"
import { ensureBuilt } from "./build.ts"
import { ROOT } from "./build-cache.ts"
import { failedSteps } from "./check.ts"
import { installTestPackages, missingText } from "./test-packages.ts"
import { type FileOutcome, repeatFailed, runTests, type TestOutcome } from "./test-runner.ts"

/** Pure and fast: they run first, so that simple mistakes show early. No built assets are needed. */
const PURE = ["tests/architecture.test.ts", "tests/rules/"]
/** The cores of the smallest machine that runs the tests: these wait for nothing. */
const PURE_PROCESSES = 2
/** Twice the cores of the smallest machine that runs the tests: they wait for servers, machines and browsers. */
const PROCESSES = 4

const CHANGED = "--changed"
const RANDOM = "--random"
const SLOWEST_FILES_SHOWN = 10
/** So many files that failed are run again, alone; more is no matter of a busy machine. */
const REPEATED_FILES_MAX = 12
const MESSAGE_LINES_SHOWN = 20

export async function main(args: string[]): Promise<number> {
  const files = testFiles(args)
  if (files.length === 0) console.log(`No test file is chosen by ${args.join(" ")}`)
  const pure = files.filter((file) => PURE.some((start) => file.startsWith(start)))
  const others = files.filter((file) => !pure.includes(file))
  const missing = others.length > 0 ? installTestPackages() : []
  if (missing.length > 0) console.log(missingText(missing))
  const isFull = args.every((arg) => arg.startsWith(RANDOM))
  // First, because it tells of a mistake within a minute; a build server needs nothing else.
  const outcomes = isFull ? [await runChecks()] : []
  const isReady = missing.length === 0 && (others.length === 0 || (await tryBuild()))
  const seed = argument(args, RANDOM)
  if (isReady) {
    outcomes.push(await run(pure, PURE_PROCESSES, seed))
    const last = await run(others, PROCESSES, seed)
    outcomes.push(isFull ? await repeated(last, seed) : last)
  } else outcomes.push(failedRun("the tests cannot run"))
  printSlowest(outcomes)
  printFailures("Failed", filesOf(outcomes))
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  for (const name of outcomes.flatMap((outcome) => outcome.names)) console.log(name)
  console.log(`${passed} passed, ${failed} failed`)
  const isNothing = passed === 0 && !args.some((arg) => arg.startsWith(CHANGED))
  return failed > 0 || isNothing ? 1 : 0
}

/** Format, lint, types and generated files: each that fails is one failure. */
async function runChecks(): Promise<TestOutcome> {
  const failed = await failedSteps()
  return {
    passed: 0,
    failed: failed.length,
    names: failed.map((name) => `(fail) check: ${name}`),
    files: [],
  }
}

function failedRun(name: string): TestOutcome {
  return { passed: 0, failed: 1, names: [`(fail) ${name}`], files: [] }
}

async function repeated(first: TestOutcome, seed: string | null): Promise<TestOutcome> {
  const { outcome, unsteady } = await repeatFailed(first, REPEATED_FILES_MAX, (path) => run([path], 1, seed))
  printFailures("Failed beside other tests and passed alone", unsteady)
  return outcome
}

function printFailures(title: string, files: FileOutcome[]): void {
  for (const { path, failures } of files)
    for (const { name, message } of failures)
      console.log(
        `\n${title}: ${path}: ${name}\n${message.split("\n").slice(0, MESSAGE_LINES_SHOWN).join("\n")}`,
      )
}

function filesOf(outcomes: TestOutcome[]): FileOutcome[] {
  return outcomes.flatMap(({ files }) => files)
}

function printSlowest(outcomes: TestOutcome[]): void {
  const slowest = filesOf(outcomes)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_FILES_SHOWN)
  if (slowest.length > 1) console.log("\nThe slowest files:")
  for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`)
}

async function tryBuild(): Promise<boolean> {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    console.log(error)
    return false
  }
}

async function run(files: string[], processes: number, seed: string | null): Promise<TestOutcome> {
  if (files.length === 0) return { passed: 0, failed: 0, names: [], files: [] }
  const started = performance.now()
  const outcome = await runTests(files, ROOT, (chunk) => process.stdout.write(chunk), { processes, seed })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { passed, failed } = outcome
  console.log(`\n== ${files.length} files: ${passed} passed, ${failed} failed in ${seconds} s`)
  return outcome
}

function testFiles(args: string[]): string[] {
  return readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
    .map((file) => join("tests", file))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter(testFilter(args))
    .sort()
}

/** `--changed` and `--changed=COMMIT` choose what a change reaches; other arguments are parts of paths. */
function testFilter(args: string[]): (path: string) => boolean {
  const isChanged = args.some((arg) => arg === CHANGED || arg.startsWith(`${CHANGED}=`))
  const parts = args.filter((arg) => !arg.startsWith("--"))
  const isReached = isChanged ? affectedBy(changedFiles(argument(args, CHANGED))) : () => true
  return (path) => (parts.length === 0 || parts.some((part) => path.includes(part))) && isReached(path)
}

/** The text after `name=` in the arguments. */
function argument(args: string[], name: string): string | null {
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
