/** Runs test files in a separate process and counts the results that Bun reports. */
import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { testFilesFolder } from "./memory-folder.ts"

export interface TestOutcome {
  passed: number
  /** Tests that failed, and tests that were not run: skipped ones and those still to be written. */
  failed: number
  /** Names of the failed tests, repeated at the end of the output. */
  names: string[]
  files: FileOutcome[]
}

export interface FileOutcome {
  path: string
  /** With its hooks. */
  seconds: number
  /** Failed tests and hooks; a hook is called `(unnamed)`. */
  failures: { name: string; message: string }[]
}

/** Measured milliseconds per test file, kept between runs, in Bun's own format. */
const DURATIONS = ".millwright/test-durations.json"

/**
 * JavaScriptCore reserves address space for a few WebAssembly memories at a time and collects the whole heap whenever one
 * more is created. Tests create hundreds of small pictures beside a heap of many test files.
 */
const RUNTIME_OPTIONS = { BUN_JSC_useWasmFastMemory: "0" }

/** Per test: real peers can be slow on a busy machine with two cores. (bunfig.toml has no such setting.) */
const TEST_MS_MAX = 60_000

/**
 * What a file of each folder is taken to last until it has been measured here. Bun starts the longest files first, so that
 * at the end no process works alone on a long one.
 */
const EXPECTED_SECONDS: [start: string, seconds: number][] = [
  ["tests/browser/pages.test.ts", 200],
  ["tests/browser/firefox.test.ts", 110],
  ["tests/browser/administration-pages.test.ts", 80],
  ["tests/browser/remote-", 50],
  ["tests/browser/", 25],
  ["tests/start/", 25],
  ["tests/api/remote-web-pages.test.ts", 60],
  ["tests/api/remote-", 15],
  ["tests/api/partial-changes.test.ts", 35],
  ["tests/api/password-guessing.test.ts", 30],
  ["tests/api/file-transfers.test.ts", 25],
  ["tests/store/plans.test.ts", 30],
  ["tests/protocols/silence.test.ts", 25],
  ["tests/protocols/fuzz/", 15],
  ["tests/protocols/ssh/openssh.test.ts", 10],
  ["tests/protocols/display/", 5],
  ["tests/demo/panels.test.ts", 20],
  ["tests/store/", 4],
  ["tests/pages/", 4],
  ["tests/api/", 3],
]
const EXPECTED_SECONDS_OTHERS = 1

export interface TestRun {
  /** 1 (the default): one file after the other. More: the files are shared between so many. */
  processes?: number
  /** The tests of each file run in an order that this number decides; null (the default): as written. */
  seed?: string | null
}

/**
 * Runs the files and passes their output to `say`. A run that fails or ends early without a failed test (a crash, an
 * error outside of tests, an exit) counts as one failure.
 *
 * @param files  relative to `folder`
 */
export async function runTests(
  files: string[],
  folder: string,
  say: (chunk: Uint8Array) => void,
  { processes = 1, seed = null }: TestRun = {},
): Promise<TestOutcome> {
  const reportFile = join(tmpdir(), `test-report-${process.pid}-${randomUUID()}.xml`)
  const durationsFile = join(folder, DURATIONS)
  const options = [`--timeout=${TEST_MS_MAX}`, "--reporter=junit", `--reporter-outfile=${reportFile}`]
  if (processes > 1) {
    writeExpected(durationsFile, files)
    options.push(`--parallel=${processes}`, "--no-isolate", `--timings=${durationsFile}`, "--update-timings")
  }
  if (seed !== null) options.push("--randomize", `--seed=${seed}`)
  const command = [process.execPath, "test", ...options, ...files.map((file) => `./${file}`)]
  const child = Bun.spawn(command, {
    cwd: folder,
    // With CI a leftover `test.only` is an error.
    env: { ...process.env, ...RUNTIME_OPTIONS, TMPDIR: testFilesFolder(), FORCE_COLOR: "0", CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const [, report] = await Promise.all([
    forwardOutput(child.stdout, say),
    forwardOutput(child.stderr, say),
    child.exited,
  ])
  return { ...parseOutcome(report, child.exitCode ?? 1), files: readFileOutcomes(reportFile) }
}

/** Adds an expectation for each file that was not measured yet. */
function writeExpected(path: string, files: string[]): void {
  const measured = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).files : {}
  const expected = files.map((file) => {
    const [, seconds = EXPECTED_SECONDS_OTHERS] =
      EXPECTED_SECONDS.find(([start]) => file.startsWith(start)) ?? []
    return [file, seconds * 1000]
  })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ version: 1, files: { ...Object.fromEntries(expected), ...measured } }))
}

/** The outermost suites of the report are the files. */
function readFileOutcomes(path: string): FileOutcome[] {
  if (!existsSync(path)) return []
  const files = readFileSync(path, "utf8")
    .split(/^ {2}(?=<testsuite )/m)
    .slice(1)
    .map((suite) => ({
      path: attribute(suite, "file"),
      seconds: Number(attribute(suite, "time")),
      failures: suite
        .split(/^ +(?=<testcase )/m)
        .slice(1)
        .filter((test) => test.includes("<failure"))
        .map((test) => ({ name: nameOfTest(test), message: messageOfTest(test) })),
    }))
  rmSync(path)
  return files
}

function nameOfTest(test: string): string {
  const groups = attribute(test, "classname")
  return groups === "" ? attribute(test, "name") : `${groups} > ${attribute(test, "name")}`
}

function messageOfTest(test: string): string {
  return unescapeXml(/<failure [^>]*>([^<]*)/.exec(test)?.[1] ?? "").trim()
}

function attribute(element: string, name: string): string {
  return unescapeXml(new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? "")
}

/** In numbers it has no more than the line feed and the tabulator. */
function unescapeXml(text: string): string {
  const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" }
  return text.replace(/&(#?)(\w+);/g, (whole, isNumber, name) =>
    isNumber ? String.fromCharCode(Number(name)) : (named[name] ?? whole),
  )
}

async function forwardOutput(
  stream: ReadableStream<Uint8Array>,
  say: (chunk: Uint8Array) => void,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const chunk of stream) {
    say(chunk)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** Bun's summary is lines such as " 12 pass", " 1 fail", " 1 error" on standard error; the last ones count. */
function parseOutcome(report: string, exitCode: number): Omit<TestOutcome, "files"> {
  const count = (word: string) => {
    const lines = report.match(new RegExp(`^ *\\d+ ${word}$`, "gm"))
    return Number.parseInt(lines?.at(-1) ?? "0", 10)
  }
  const failed = count("fail") + count("errors?") + count("skip") + count("todo")
  const names = [...new Set(report.match(/^\((fail|skip|todo)\) .*$/gm))]
  const isWhole = exitCode === 0 && /^Ran \d+ tests? across/m.test(report)
  return { passed: count("pass"), failed: failed === 0 && !isWhole ? 1 : failed, names }
}

interface RepeatedRun {
  outcome: TestOutcome
  /** Files that failed and then passed alone. */
  unsteady: FileOutcome[]
}

/**
 * Runs the files of `first` that failed once more, one at a time and with no other beside them: browsers, remote desktops and
 * databases share the machine with the other process of the run, and a timeout there is no fault of the product. A
 * file that passes alone counts as passed. With more failed files than `filesMax` nothing is run: that is no chance.
 */
export async function repeatFailed(
  first: TestOutcome,
  filesMax: number,
  runAlone: (path: string) => Promise<TestOutcome>,
): Promise<RepeatedRun> {
  const failed = first.files.filter(({ failures }) => failures.length > 0)
  if (failed.length === 0 || failed.length > filesMax) return { outcome: first, unsteady: [] }
  const unsteady: FileOutcome[] = []
  for (const file of failed) if ((await runAlone(file.path)).failed === 0) unsteady.push(file)
  const mended = unsteady.flatMap(({ failures }) => failures)
  const steady = first.files.map((file) => (unsteady.includes(file) ? { ...file, failures: [] } : file))
  const outcome = {
    passed: first.passed + mended.length,
    failed: first.failed - mended.length,
    names: first.names.filter((line) => !mended.some(({ name }) => line.startsWith(`(fail) ${name} [`))),
    files: steady,
  }
  return { outcome, unsteady }
}
