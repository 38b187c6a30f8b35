/** Runs test files in a process of their own and counts what Bun says about them. */
import { randomUUID } from "node:crypto"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Outcome {
  passed: number
  /** Tests that failed, and tests that were not run: skipped ones and those still to be written. */
  failed: number
  /** Of those, to be said again at the end. */
  names: string[]
  /** What each file took, with its hooks. */
  files: { path: string; seconds: number }[]
}

/** For one test: real peers on a busy machine of two cores may take their time. (bunfig.toml cannot say it.) */
const TEST_MS_MAX = 30_000

/**
 * Runs the files and passes their output on to `say`. A run that ends badly or early without a failed test (a crash, an
 * error outside of tests, an exit) counts as one failure.
 *
 * @param files      relative to `folder`
 * @param processes  1 for one file after the other
 */
export async function runTests(
  files: string[],
  folder: string,
  say: (chunk: Uint8Array) => void,
  processes = 1,
): Promise<Outcome> {
  const sharing = processes > 1 ? [`--parallel=${processes}`, "--no-isolate"] : []
  const paths = files.map((file) => `./${file}`)
  const timesFile = join(tmpdir(), `test-times-${process.pid}-${randomUUID()}.xml`)
  const times = ["--reporter=junit", `--reporter-outfile=${timesFile}`]
  const command = [process.execPath, "test", `--timeout=${TEST_MS_MAX}`, ...sharing, ...times, ...paths]
  const child = Bun.spawn(command, {
    cwd: folder,
    // With CI a `test.only` that somebody forgot is an error.
    env: { ...process.env, FORCE_COLOR: "0", CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const [, report] = await Promise.all([hear(child.stdout, say), hear(child.stderr, say), child.exited])
  return { ...outcomeOf(report, child.exitCode ?? 1), files: timesIn(timesFile) }
}

/** The outermost suites of the report are the files. */
function timesIn(path: string): Outcome["files"] {
  if (!existsSync(path)) return []
  const suites = readFileSync(path, "utf8").matchAll(
    /^ {2}<testsuite .*?\bfile="([^"]+)".*?\btime="([\d.]+)"/gm,
  )
  const files = [...suites].map(([, path, seconds]) => ({ path: path!, seconds: Number(seconds) }))
  rmSync(path)
  return files
}

async function hear(stream: ReadableStream<Uint8Array>, say: (chunk: Uint8Array) => void): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const chunk of stream) {
    say(chunk)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** Bun's summary is lines such as " 12 pass", " 1 fail", " 1 error" on standard error; the last ones count. */
function outcomeOf(report: string, exitCode: number): Omit<Outcome, "files"> {
  const count = (word: string) => {
    const lines = report.match(new RegExp(`^ *\\d+ ${word}$`, "gm"))
    return Number.parseInt(lines?.at(-1) ?? "0", 10)
  }
  const failed = count("fail") + count("errors?") + count("skip") + count("todo")
  const names = [...new Set(report.match(/^\((fail|skip|todo)\) .*$/gm))]
  const isWhole = exitCode === 0 && /^Ran \d+ tests? across/m.test(report)
  return { passed: count("pass"), failed: failed === 0 && !isWhole ? 1 : failed, names }
}
