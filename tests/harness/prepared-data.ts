/**
 * Data folders of an installation that has been started and stopped once, for tests about something else than the first
 * start: copying one costs a fraction of PostgreSQL's initialisation, the migrations and unpacking its programs.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { hashInputs } from "../../scripts/build-cache.ts"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { installedRuntime } from "../../src/edges/postgres/runtime.ts"
import { startProgram } from "./child-program.ts"

/** Sources that determine the content of a data folder; each state of them has its own prepared folder. */
const INPUTS = ["src/edges", "src/db", "src/main.ts", "src/start.ts", "sql"]

/**
 * Makes `dataFolder`, which must not exist yet, a copy of the prepared one.
 *
 * @throws Error with the server's output when its first start fails
 */
export async function copyPreparedData(dataFolder: string): Promise<void> {
  const { data, runtime } = await preparedData()
  await Bun.$`cp -a ${data} ${dataFolder}`.quiet()
  // PostgreSQL's programs are half of the bytes, and nothing writes into them.
  await Bun.$`cp -al ${runtime} ${join(dataFolder, "pg")}`.quiet()
}

/** It stays for later runs of the day. Several processes may make it at the same moment: one of them wins. */
async function preparedData(): Promise<{ data: string; runtime: string }> {
  const { version } = installedRuntime()
  const home = join(tmpdir(), `millwright-tests-${userInfo().uid}`)
  // Of today: what an installation may do before it has a licence ends some day.
  const today = new Date().toISOString().slice(0, 10)
  const prepared = join(home, `data-${version}-${hashInputs(INPUTS).slice(0, 16)}-${today}`)
  const parts = { data: join(prepared, "data"), runtime: join(prepared, `runtime-${version}`) }
  if (existsSync(prepared)) return parts
  mkdirSync(home, { recursive: true, mode: 0o711 })
  removeOld(home)
  const building = mkdtempSync(join(home, "preparing-"))
  // The database's account passes through.
  chmodSync(building, 0o711)
  const data = join(building, "data")
  const server = startProgram(["src/main.ts", "--port", "0", "--data", data])
  await server.waitForOutput(/ready at/)
  server.signal("SIGTERM")
  if ((await server.exited) !== 0) throw new Error(`the server does not stop in order:\n${server.output()}`)
  renameSync(join(data, "pg", `runtime-${version}`), join(building, `runtime-${version}`))
  try {
    renameSync(building, prepared)
  } catch (error) {
    if (!existsSync(prepared)) throw error
    rmSync(building, { recursive: true })
  }
  return parts
}

/** Of versions before; other checkouts may use those of today. */
function removeOld(home: string): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name)
    if (name.startsWith("data-") && Date.now() - statSync(path).mtimeMs > MS_PER_DAY)
      rmSync(path, { recursive: true, force: true })
  }
}
