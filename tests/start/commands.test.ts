import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { limitsMemory } from "../../scripts/memory-limits.ts"
import { repeatFailed, runTests, type TestRun } from "../../scripts/test-runner.ts"
import { killPrograms, PROJECT_ROOT, startProgram } from "../harness/child-program.ts"
import { runCommandHere } from "../harness/commands.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

setDefaultTimeout(120_000)

const folder = temporaryFolder("commands")
afterAll(async () => {
  await killPrograms()
  folder.remove()
})

const GOOD = `import { test } from "bun:test"; test("is well", () => {}); test("is well too", () => {})`
const BAD = `import { test } from "bun:test"; test("is ill", () => { throw new Error("ill") })`

async function outcomeOfFiles(files: Record<string, string>, run: TestRun = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text)
  return await runTests(Object.keys(files), folder.path, () => {}, run)
}

test("the test runner counts passed and failed tests of several files and lists the failed ones", async () => {
  const outcome = await outcomeOfFiles({ "good.test.ts": GOOD, "bad.test.ts": BAD })
  expect(outcome).toMatchObject({ passed: 2, failed: 1, names: [expect.stringContaining("(fail) is ill")] })
  expect(outcome.files.map(({ path }) => path).sort()).toEqual(["bad.test.ts", "good.test.ts"])
})

test("a test that fails, and whose resources fail too when they are disposed of, is reported with its own error first", async () => {
  const failing = async () => {
    await using _ = { [Symbol.asyncDispose]: () => Promise.reject(new Error("the browser complained")) }
    throw new Error("the page shows no title")
  }
  const message = await failing().catch((error: Error) => error.message)
  expect(message).toMatch(/the page shows no title.+the browser complained/s)
})

describe("failed test files are repeated alone", () => {
  const mark = join(folder.path, "was-run-once")
  const ONCE = `import { existsSync, writeFileSync } from "node:fs"; import { test } from "bun:test"
    test("fails <once> & passes", () => { if (existsSync("${mark}")) return; writeFileSync("${mark}", ""); throw new Error("busy") })`
  const files = { "good.test.ts": GOOD, "bad.test.ts": BAD, "once.test.ts": ONCE }
  const runAlone = (path: string) => runTests([path], folder.path, () => {})

  test("and one that passes then counts as passed, and is named with its message", async () => {
    rmSync(mark, { force: true })
    const first = await outcomeOfFiles(files)
    expect(first).toMatchObject({ passed: 2, failed: 2 })
    const { outcome, unsteady } = await repeatFailed(first, 2, runAlone)
    expect(outcome).toMatchObject({ passed: 3, failed: 1, names: [expect.stringContaining("is ill")] })
    expect(outcome.files.flatMap(({ failures }) => failures)).toEqual([
      { name: "is ill", message: expect.stringContaining("ill") },
    ])
    const failures = [{ name: "fails <once> & passes", message: expect.stringContaining("busy") }]
    expect(unsteady).toEqual([expect.objectContaining({ path: "once.test.ts", failures })])
  })

  test("unless more than a few failed", async () => {
    rmSync(mark, { force: true })
    const first = await outcomeOfFiles(files)
    expect(await repeatFailed(first, 1, runAlone)).toEqual({ outcome: first, unsteady: [] })
  })
})

test.each([
  ["skipped", "skip", `test.skip("is left out", () => {})`],
  ["still to be written", "todo", `test.todo("is left out")`],
])("a test that is %s is reported as a failure by name", async (_, word, statement) => {
  const outcome = await outcomeOfFiles({ "gap.test.ts": `${GOOD}; ${statement}` })
  expect(outcome).toMatchObject({ passed: 2, failed: 1, names: [`(${word}) is left out`] })
})

test("a file with test.only is reported as a failure", async () => {
  const outcome = await outcomeOfFiles({ "one.test.ts": `${GOOD}; test.only("is alone", () => {})` })
  expect(outcome.failed).toBeGreaterThan(0)
})

test.each([
  ["throws while it is loaded", `throw new Error("broken")`],
  ["cannot be read as a program", `import {`],
  ["ends the whole run", `process.exit(3)`],
  ["ends the whole run and calls it well", `process.exit(0)`],
  ["is killed", `process.kill(process.pid, "SIGKILL")`],
  [
    "fails after its last test",
    `${GOOD}; import { afterAll } from "bun:test"; afterAll(() => { throw new Error("late") })`,
  ],
])("a test file that %s is reported as a failure, in one process and in several", async (_, text) => {
  const alone = await outcomeOfFiles({ "odd.test.ts": text })
  expect(alone.failed).toBeGreaterThan(0)
  const shared = await outcomeOfFiles({ "odd.test.ts": text, "good.test.ts": GOOD }, { processes: 2 })
  expect(shared.failed).toBeGreaterThan(0)
})

test("test files run in several processes are counted, listed and timed as in one process", async () => {
  const files = { "good.test.ts": GOOD, "bad.test.ts": BAD }
  const outcome = await outcomeOfFiles(files, { processes: 2 })
  expect(outcome).toMatchObject({ passed: 2, failed: 1, names: [expect.stringContaining("(fail) is ill")] })
  expect(outcome.files.map(({ path }) => path).sort()).toEqual(["bad.test.ts", "good.test.ts"])
  const durations = await Bun.file(join(folder.path, ".millwright/test-durations.json")).json()
  expect(Object.keys(durations.files)).toEqual(expect.arrayContaining(["good.test.ts", "bad.test.ts"]))
})

test("a seed determines the order of a file's tests", async () => {
  const text = `import { test } from "bun:test"; import { appendFileSync } from "node:fs"
    for (let n = 0; n < 20; n++) test(String(n), () => appendFileSync("order.txt", n + " "))`
  const orderOf = async (seed: string | null) => {
    const outcome = await outcomeOfFiles({ "order.test.ts": text }, { seed })
    expect(outcome).toMatchObject({ passed: 20, failed: 0 })
    const path = join(folder.path, "order.txt")
    const order = readFileSync(path, "utf8")
    rmSync(path)
    return order
  }
  expect(await orderOf("7")).toBe(await orderOf("7"))
  expect(await orderOf("7")).not.toBe(await orderOf(null))
})

test("a test that prints a pass summary and exits is reported as a failure", async () => {
  const text = `import { test } from "bun:test"; test("x", () => { console.error(" 9 pass"); process.exit(1) })`
  expect((await outcomeOfFiles({ "liar.test.ts": text })).failed).toBeGreaterThan(0)
})

test("an unknown command prints the available commands", async () => {
  const program = startProgram(["scripts/run.ts", "dmeo"])
  expect(await program.exited).toBe(2)
  expect(program.output()).toContain(
    "usage: bun run <demo|demo-files|start|dev|test|check|build|generate|gallery|manual-pictures|fuzz|millwright|bench:display|bench:api|bench:signin|bench:lighthouse|bench:session-cost|bench:soak|bench:updates>",
  )
})

test("every available command is a script of the package, so that bun run finds it", async () => {
  const program = startProgram(["scripts/run.ts", "none"])
  await program.exited
  const [, commands = ""] = /<(.+)>/.exec(program.output()) ?? []
  const { scripts } = await Bun.file("package.json").json()
  expect(Object.keys(scripts).sort()).toEqual(commands.split("|").sort())
})

test.each(["bench:api", "gallery"])("%s --help prints what the command does and its flags", async (name) => {
  const program = startProgram(["scripts/run.ts", name, "--help"])
  expect(await program.exited).toBe(0)
  for (const text of [`bun run ${name} [`, "[--"]) expect(program.output()).toContain(text)
  expect(program.output()).not.toContain("/**")
})

test("running no test is a failure that names what was asked for", async () => {
  const program = startProgram(["scripts/run.ts", "test", "no-such-file"])
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("No test file is chosen by no-such-file")
})

const LIMITS = (
  data: string,
  space: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max data size             ${data.padEnd(20)} unlimited            bytes
Max stack size            8388608              unlimited            bytes
Max address space         ${space.padEnd(20)} unlimited            bytes
`

test.each([
  ["without limits", "unlimited", "unlimited", "0\n", false],
  ["which always overcommits", "unlimited", "unlimited", "1\n", false],
  ["with a limit of data", "4096000000", "unlimited", "0\n", true],
  ["with a limit of addresses", "unlimited", "4096000000", "0\n", true],
  ["which never overcommits", "unlimited", "unlimited", "2\n", true],
])("a system %s is told from one that may refuse memory", (_, data, space, overcommit, expected) => {
  expect(limitsMemory(LIMITS(data, space), overcommit)).toBe(expected)
})

describe("a command installs the packages first", () => {
  /** A project with one package, which is a folder beside it. */
  function createProject() {
    const project = join(folder.path, "project")
    rmSync(project, { recursive: true, force: true })
    for (const name of ["scripts", "patches", "part"]) mkdirSync(join(project, name), { recursive: true })
    for (const name of ["scripts/run.ts", "scripts/memory-limits.ts", "scripts/progress.ts"])
      copyFileSync(join(PROJECT_ROOT, name), join(project, name))
    const dependencies = { part: "file:./part" }
    const write = (name: string, text: string) => writeFileSync(join(project, name), text)
    write(
      "package.json",
      JSON.stringify({ name: "project", packageManager: `bun@${Bun.version}`, dependencies }),
    )
    write("part/package.json", JSON.stringify({ name: "part", version: "1.0.0", main: "index.js" }))
    write("part/index.js", `module.exports = "the package answers"`)
    write("scripts/check.ts", `export async function main() { console.log(require("part")) }`)
    const lock = Bun.spawnSync([process.execPath, "install", "--lockfile-only"], { cwd: project })
    expect(lock.exitCode).toBe(0)
    const check = () => startProgram([join(project, "scripts/run.ts"), "check"])
    return {
      installing: join(project, "node_modules/.installing"),
      packages: join(project, "node_modules"),
      check,
    }
  }

  test("and anew when that was interrupted", async () => {
    const { check, packages, installing } = createProject()
    const ended = Bun.spawnSync([process.execPath, "--version"])
    const half = join(packages, "half/package.json")
    mkdirSync(join(packages, "half"), { recursive: true })
    writeFileSync(half, "{}")
    writeFileSync(installing, String(ended.pid))
    const program = check()
    expect(await program.exited).toBe(0)
    expect(program.output()).toContain("the package answers")
    for (const path of [half, installing]) expect(existsSync(path)).toBe(false)
  })

  test("and waits for another command that does so", async () => {
    const { check, packages, installing } = createProject()
    mkdirSync(packages)
    const other = Bun.spawn(["sleep", "600"])
    writeFileSync(installing, String(other.pid))
    const program = check()
    await program.waitForOutput(/waiting for another command that installs the packages/)
    other.kill()
    expect(await program.exited).toBe(0)
    expect(program.output()).toContain("the package answers")
  })
})

test.each([
  [
    "a file that is not there",
    ["backup", "verify", "none.tar"],
    `${join(PROJECT_ROOT, "none.tar")}: there is no such file or folder`,
  ],
  ["a folder", ["backup", "verify", "."], "that is a folder, not a file"],
  [
    "a licence that is not there",
    ["licence", "import", "none.txt"],
    "none.txt: there is no such file or folder",
  ],
  [
    "a key that would be replaced",
    ["licence", "key", "bunfig.toml"],
    "bunfig.toml: there is such a file already",
  ],
])("a command says of %s what is wrong, without the system's code and call", async (_, args, said) => {
  const failed = await runCommandHere(...args)
  expect(failed).toEqual({ code: 1, said: `millwright: ${said}` })
})

test("a program whose packages are not installed names what is missing, and takes none from elsewhere", async () => {
  const empty = join(folder.path, "without-packages")
  mkdirSync(empty)
  copyFileSync(join(PROJECT_ROOT, "bunfig.toml"), join(empty, "bunfig.toml"))
  copyFileSync(join(PROJECT_ROOT, "package.json"), join(empty, "package.json"))
  copyFileSync(join(PROJECT_ROOT, "bun.lock"), join(empty, "bun.lock"))
  writeFileSync(join(empty, "program.ts"), `import { sql } from "kysely"; console.log(typeof sql)`)
  const program = Bun.spawnSync([process.execPath, "program.ts"], { cwd: empty, stderr: "pipe" })
  expect(program.exitCode).toBe(1)
  expect(program.stderr.toString()).toContain("Cannot find package 'kysely'")
})

test.each([
  ["bun src/main.ts", ["src/main.ts"]],
  ["bun run millwright", ["scripts/run.ts", "millwright"]],
])("%s --help lists the program's commands and its flags", async (_, start) => {
  const program = startProgram([...start, "--help"])
  expect(await program.exited).toBe(0)
  for (const text of ["millwright audit verify", "millwright user reset NAME", "--port <number>"])
    expect(program.output()).toContain(text)
})
