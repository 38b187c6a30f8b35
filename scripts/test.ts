/**
 * `bun run test`: installs what the tests talk to, builds, runs every kind of test and ends with the line
 * `N passed, N failed`. With arguments it runs only the test files whose path contains one of them.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "./build.ts"
import { ROOT } from "./stamp.ts"
import { installTestPackages, missingText } from "./test-packages.ts"

interface Outcome {
  passed: number
  failed: number
  /** The failed tests' names, to be said again at the end. */
  names: string[]
}

/** For one test: real peers on a busy machine of two cores may take their time. (bunfig.toml cannot say it.) */
const TEST_MS_MAX = 30_000
/** Quick and pure first, so that a plain mistake shows at once; the rest in the order of their folders' names. */
const FIRST = ["tests/architecture.test.ts", "tests/rules", "tests/store", "tests/api"]
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
    const outcome = await runTests(files)
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

/** Runs the files in one process, one after the other, and passes its output on. */
async function runTests(files: string[]): Promise<Outcome> {
  const child = Bun.spawn(
    [process.execPath, "test", `--timeout=${TEST_MS_MAX}`, ...files.map((file) => `./${file}`)],
    {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  )
  const [, report] = await Promise.all([passOn(child.stdout), passOn(child.stderr), child.exited])
  return outcomeOf(report, child.exitCode ?? 1)
}

async function passOn(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const chunk of stream) {
    process.stdout.write(chunk)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** Reads Bun's summary; a run that ends badly without a failed test (a crash, an error outside of tests) counts as one. */
function outcomeOf(report: string, exitCode: number): Outcome {
  const count = (word: string) =>
    Number(
      report
        .match(new RegExp(`^ *(\\d+) ${word}$`, "gm"))
        ?.at(-1)
        ?.trim()
        .split(" ")[0] ?? 0,
    )
  const failed = count("fail") + count("errors?")
  const names = [...new Set(report.match(/^\(fail\) .*$/gm))]
  return { passed: count("pass"), failed: exitCode !== 0 && failed === 0 ? 1 : failed, names }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
