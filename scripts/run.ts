/**
 * The first stage of every command: needs nothing but Bun itself, makes sure that the packages are installed, and hands
 * over. `bun run demo --port 9000` arrives here as `demo --port 9000`.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isMemoryLimited } from "./memory-limits.ts"
import { showProgress } from "./progress.ts"

const ROOT = join(import.meta.dir, "..")
const PACKAGES = join(ROOT, "node_modules")
/** Inside node_modules, so that it is removed together with the packages. */
const STAMP = join(PACKAGES, ".installed")
/** Names the process that installs. One that is left over tells that an installation was interrupted. */
const INSTALLING = join(PACKAGES, ".installing")
/** An installation of another command is waited for as long. */
const OTHER_INSTALLATION_MS = 180_000
const OTHER_INSTALLATION_POLL_MS = 200

/** Each file exports `main(args)`; a number it returns is the exit code. */
const COMMANDS: Record<string, string> = {
  demo: "./demo.ts",
  "demo-files": "./demo-files.ts",
  start: "./start.ts",
  dev: "./dev.ts",
  test: "./test.ts",
  check: "./check.ts",
  build: "./build.ts",
  generate: "./generate.ts",
  gallery: "./gallery.ts",
  "manual-pictures": "./manual-pictures.ts",
  fuzz: "./fuzz.ts",
}

/** Programs of their own, run as they are. */
const PROGRAMS: Record<string, string> = {
  millwright: "src/main.ts",
  "bench:display": "bench/display.ts",
  "bench:api": "bench/api.ts",
  "bench:signin": "bench/signin.ts",
  "bench:lighthouse": "bench/lighthouse.ts",
  "bench:session-cost": "bench/session-cost.ts",
  "bench:soak": "bench/soak.ts",
  "bench:updates": "bench/updates.ts",
}

/** Their flags are those of the server, which lists them itself. */
const SERVER_COMMANDS = new Set(["demo", "start", "dev", "millwright"])

const PRODUCTION_COMMANDS = new Set([
  "demo",
  "start",
  "bench:api",
  "bench:display",
  "bench:session-cost",
  "bench:signin",
  "bench:soak",
  "bench:updates",
])

const PRODUCTION_ENVIRONMENT: Record<string, string> = {
  /** Makes React and other packages skip development checks and warnings, which doubles their speed. */
  NODE_ENV: "production",
  /** Bun lets its heap grow by what it takes for the machine's memory: the server then needs 60 MB less. Read at its start. */
  BUN_JSC_forceRAMSize: String(512 * 1024 * 1024),
  /**
   * Freed memory goes back to the system after ten seconds, not whenever the event loop idles: most of it is needed again within
   * them, and each return wakes a thread and costs page faults.
   */
  MIMALLOC_PURGE_HOLES_MIN_INTERVAL: "10000",
  MIMALLOC_PURGE_DELAY: "10000",
  /**
   * Workers of sessions collect all their garbage every ten seconds, and a full collection throws compiled code away that is older
   * than 15 to 60 seconds, even if it is used. Code that has run since the last look stays a hundred times as long, and what the
   * last compiler made stays.
   */
  BUN_JSC_codeBlockAgingLeaseMultiplier: "100",
  BUN_JSC_optimizedCodeAgingQuietAllocationMB: "0",
}

/**
 * Where the system may refuse memory, a refused growth of fast WebAssembly memory would end the whole process; of ordinary memory
 * it ends one session, for some 13 % more CPU time in the kernels.
 */
if (isMemoryLimited()) PRODUCTION_ENVIRONMENT.BUN_JSC_useWasmFastMemory = "0"

function requiredBunVersion(): string {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).packageManager.replace("bun@", "")
}

function requireBunVersion(command: string): void {
  const wanted = requiredBunVersion()
  if (Bun.version === wanted) return
  console.error(
    `Millwright needs Bun ${wanted}, this is ${Bun.version}. Run: npx --yes bun@${wanted} run ${command}`,
  )
  process.exit(2)
}

/** @returns whether packages were installed just now */
async function installPackages(): Promise<boolean> {
  const lock = createHash("sha256")
  for (const file of ["bun.lock", ...readdirSync(join(ROOT, "patches")).map((name) => join("patches", name))])
    lock.update(readFileSync(join(ROOT, file)))
  const stamp = `${Bun.version} ${process.platform}-${process.arch} ${lock.digest("hex")}`
  const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp
  if (isInstalled()) return false
  if (isOtherInstalling())
    await showProgress("waiting for another command that installs the packages", otherInstallation())
  if (isInstalled()) return true
  // Bun takes a package whose copying was interrupted for whole, and leaves it without its patch.
  if (existsSync(INSTALLING)) rmSync(PACKAGES, { recursive: true, force: true })
  mkdirSync(PACKAGES, { recursive: true })
  writeFileSync(INSTALLING, String(process.pid))
  const install = Bun.spawn([process.execPath, "install", "--frozen-lockfile"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
  })
  const [code, words] = await showProgress(
    "installing packages, once",
    Promise.all([install.exited, new Response(install.stderr).text()]),
  )
  if (code !== 0) {
    console.error(words)
    process.exit(code)
  }
  writeFileSync(STAMP, stamp)
  rmSync(INSTALLING)
  return true
}

function isOtherInstalling(): boolean {
  if (!existsSync(INSTALLING)) return false
  const other = Number(readFileSync(INSTALLING, "utf8"))
  // A container gives its processes the same numbers again after a restart.
  if (!(other > 0) || other === process.pid) return false
  try {
    process.kill(other, 0)
    return true
  } catch {
    return false
  }
}

async function otherInstallation(): Promise<void> {
  const until = performance.now() + OTHER_INSTALLATION_MS
  while (isOtherInstalling() && performance.now() < until) await Bun.sleep(OTHER_INSTALLATION_POLL_MS)
}

/** Becomes another run of Bun: same process, same terminal, same signals. */
function execBun(...args: string[]): never {
  return (process as Execve).execve(process.execPath, [process.execPath, ...args], process.env)
}

/** As Node 22 has it; bun-types does not name it yet. */
type Execve = typeof process & {
  execve(file: string, args: string[], environment: NodeJS.ProcessEnv): never
}

/** The comment at the head of the command's file, which says how it is called. */
function headComment(file: string): string {
  const [, comment = ""] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, "utf8")) ?? []
  return comment.replace(/^ \*? ?/gm, "").trim()
}

const [command = "", ...args] = process.argv.slice(2)
const file = COMMANDS[command]
const program = PROGRAMS[command]
if (!file && !program) {
  console.error(`usage: bun run <${[...Object.keys(COMMANDS), ...Object.keys(PROGRAMS)].join("|")}>`)
  process.exit(2)
}
process.chdir(ROOT)
if (args.includes("--help") && !SERVER_COMMANDS.has(command)) {
  console.log(headComment(program ?? join("scripts", file!)))
  process.exit(0)
}
requireBunVersion(command)
const isSet = !PRODUCTION_COMMANDS.has(command) || "BUN_JSC_forceRAMSize" in process.env
if (!isSet) Object.assign(process.env, PRODUCTION_ENVIRONMENT, process.env)
const isFresh = await installPackages()
if (program) execBun(program, ...args)
// Bun caches for the life of a process that a package is missing.
if (isFresh || !isSet) execBun(...process.argv.slice(1))
const code = await (await import(file!)).main(args)
if (typeof code === "number") process.exit(code)
