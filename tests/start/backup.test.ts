import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type postgres from "postgres"
import { addDemoFiles } from "../../src/demo/seed/attachments.ts"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { diskStorage } from "../../src/edges/storage/file-storage.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { runCommandHere } from "../harness/commands.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { NO_MACHINES } from "../harness/pages.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { startTcpProxy } from "../harness/tcp-proxy.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** Reads and writes a whole book, beside other tests. */
setDefaultTimeout(120_000)

const folder = temporaryFolder("backup")
const path = (name: string) => join(folder.path, name)
const relays: { close(): void }[] = []
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const relay of relays) relay.close()
  for (const database of databases) await database.stop()
  folder.remove()
})

async function createDatabase(): Promise<TestDatabase & { url: string }> {
  const database = await createTestDatabase()
  databases.push(database)
  const relay = await startTcpProxy(database.socketPath)
  relays.push(relay)
  return { ...database, url: `postgres://millwright@127.0.0.1:${relay.port}/${database.name}` }
}

/** As its owner, who is no superuser. */
async function createForeignDatabase(): Promise<TestDatabase & { url: string }> {
  const database = await createDatabase()
  const role = `owner_${database.name}`
  await database.sql.unsafe(`
    drop schema public cascade; create role ${role}; alter database ${database.name} owner to ${role};
    create schema public authorization ${role}`)
  return { ...database, url: `${database.url}?role=${role}` }
}

const backup = (verb: string, file: string, ...flags: string[]) =>
  runCommandHere("backup", verb, path(file), ...flags)

const recorded = "0199a2c4-0000-7000-8000-00000000000a"

/** The demo's book, with an attachment, a recording and an offered program, in a data folder of its own. */
async function createBook(): Promise<TestDatabase & { url: string }> {
  const database = await createDatabase()
  const data = path("old")
  const deps = { ...testDeps(database.db), dataFolder: data, files: diskStorage(join(data, "attachments")) }
  await seedDemo(deps, NO_MACHINES, quickHash)
  await addDemoFiles(deps)
  await database.sql`insert into remote_session (id, device_id, issue_id, work_log_id, target_interface_id, interface_name,
      interface_type, owner_id, state, recording_state, started_on, ended_on, recording_bytes, duration_ms)
    select ${recorded}, device_id, issue_id, work_log_id, target_interface_id, interface_name, interface_type, owner_id,
      'COMPLETED', 'COMPLETE', now(), now(), 9, 1 from remote_session limit 1`
  for (const file of [
    recordingFilePath({ dataFolder: data }, recorded),
    join(data, "downloads/connect-app.exe"),
  ]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `bytes of ${file.length}`)
  }
  return database
}

/** A fingerprint of every row of every table, by the tables' names. */
async function fingerprints(sql: postgres.Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('server_lease', 'schema_migration') order by relname`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as hash from ${name} row`,
    )
    found[name] = row!.hash
  }
  return found
}

/** What guards the rows, and the numbers that were given out. */
async function guards(sql: postgres.Sql) {
  return {
    triggers:
      await sql`select tgrelid::regclass::text as tbl, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    references:
      await sql`select conrelid::regclass::text as tbl, conname, pg_get_constraintdef(oid) as definition, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    sequences:
      await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  }
}

const book = await createBook()
const created = await backup("create", "book.tar", "--database-url", book.url, "--data", path("old"))

test("a backup says what it holds, and that the key is not in it", () => {
  expect(created.code).toBe(0)
  expect(created.said).toContain('"recordings": 1')
  expect(created.said).toContain('"downloads": 1')
  expect(created.said).toContain('"missing": []')
  expect(created.said).toContain(`keep ${path("old/secret.key")} apart`)
  expect(readFileSync(path("book.tar")).includes("secret.key")).toBe(false)
})

test("a backup replaces no file", async () => {
  const again = await backup("create", "book.tar", "--database-url", book.url, "--data", path("old"))
  expect([again.code, again.said]).toEqual([1, expect.stringContaining("a backup replaces no file")])
})

test("other programs list and check the backup: it is a tar file with the sums of its entries", async () => {
  mkdirSync(path("unpacked"))
  await Bun.$`tar xf ${path("book.tar")} -C ${path("unpacked")}`.quiet()
  const sums = await Bun.$`sha256sum --check --strict SHA256SUMS`.cwd(path("unpacked")).quiet()
  expect(sums.exitCode).toBe(0)
  expect(existsSync(path(`unpacked/recordings/${recorded}.trec`))).toBe(true)
})

test("restored into the database of another owner, every row, number, trigger and reference is as before, and files are there", async () => {
  const target = await createForeignDatabase()
  const restored = await backup("restore", "book.tar", "--database-url", target.url, "--data", path("new"))
  expect([restored.code, restored.said]).toEqual([
    0,
    expect.stringContaining(`key of the installation at ${path("new/secret.key")}`),
  ])
  expect(await fingerprints(target.sql)).toEqual(await fingerprints(book.sql))
  expect(await guards(target.sql)).toEqual(await guards(book.sql))
  for (const file of [recordingFilePath({ dataFolder: "" }, recorded), "downloads/connect-app.exe"])
    expect(readFileSync(path(join("new", file)))).toEqual(readFileSync(path(join("old", file))))
  const verified = await runCommandHere("audit", "verify", "--database-url", target.url)
  expect([verified.code, JSON.parse(verified.said).problems]).toEqual([0, []])
  const files = await runCommandHere("files", "verify", "--database-url", target.url, "--data", path("new"))
  expect(JSON.parse(files.said.slice(0, files.said.lastIndexOf("}") + 1)).damaged).toEqual([])

  const second = await backup("restore", "book.tar", "--database-url", target.url, "--data", path("new"))
  expect([second.code, second.said]).toEqual([1, expect.stringContaining("the database is in use")])
})

test("a new installation that was started once and not set up takes a backup", async () => {
  const target = await createDatabase()
  expect(
    await backup("restore", "book.tar", "--database-url", target.url, "--data", path("once")),
  ).toMatchObject({ code: 0 })
  expect(await fingerprints(target.sql)).toEqual(await fingerprints(book.sql))
})

test("a damaged, cut or foreign file is refused with its name, and leaves the database without rows", async () => {
  const bytes = readFileSync(path("book.tar"))
  const whole = new Uint8Array(bytes)
  const at = bytes.indexOf("recordings/") + 512
  whole[at]! ^= 1
  writeFileSync(path("damaged.tar"), whole)
  writeFileSync(path("cut.tar"), bytes.subarray(0, bytes.lastIndexOf("SHA256SUMS") - 1))
  copyFileSync(path("damaged.tar"), path("foreign.tar"))
  writeFileSync(path("foreign.tar"), "no tar file".padEnd(1024))
  const target = await createDatabase()
  const before = await fingerprints(target.sql)
  for (const [file, reason] of [
    ["damaged.tar", `recordings/${recorded}.trec is damaged`],
    ["cut.tar", "Unexpected end of data"],
    ["foreign.tar", "Invalid tar header"],
  ] as const) {
    const verified = await backup("verify", file)
    expect([verified.code, verified.said]).toEqual([
      1,
      expect.stringContaining(`${path(file)} is no complete backup: `),
    ])
    expect(verified.said).toContain(reason)
  }
  const refused = await backup(
    "restore",
    "damaged.tar",
    "--database-url",
    target.url,
    "--data",
    path("refused"),
  )
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("is damaged")])
  expect(await fingerprints(target.sql)).toEqual(before)
})

test("a backup that cannot be written to its end leaves no file behind", async () => {
  await book.sql`update stored_file set size_bytes = size_bytes + 1`
  const failed = await backup("create", "short.tar", "--database-url", book.url, "--data", path("old"))
  await book.sql`update stored_file set size_bytes = size_bytes - 1`
  expect([failed.code, failed.said]).toEqual([
    1,
    expect.stringMatching(/contents\/\w+ has \d+ bytes, not the \d+ that are saved/),
  ])
  expect(existsSync(path("short.tar"))).toBe(false)
})

test("a backup that the file system does not take is refused with the reason", async () => {
  const flags = ["--database-url", book.url, "--data", path("old")]
  const nowhere = path("nowhere/book.tar")
  const failed = await runCommandHere("backup", "create", nowhere, ...flags)
  expect(failed).toEqual({ code: 1, said: `millwright: ${nowhere}: there is no such file or folder` })
})

test("a backup of a newer version is refused with what this version does not know", async () => {
  const newer = await createDatabase()
  await newer.sql`insert into schema_migration (name, checksum) values ('9999_later', 'x')`
  await backup("create", "newer.tar", "--database-url", newer.url, "--data", path("old"))
  const target = await createDatabase()
  const refused = await backup(
    "restore",
    "newer.tar",
    "--database-url",
    target.url,
    "--data",
    path("refused"),
  )
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining('newer version: it has "9999_later"'),
  ])
})

test("a backup of an older version than has started the new installation is refused with what to do", async () => {
  const target = await createDatabase()
  await target.sql`insert into schema_migration (name, checksum) values ('9999_later', 'x')`
  const refused = await backup("restore", "book.tar", "--database-url", target.url, "--data", path("refused"))
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining("restore it into an empty database"),
  ])
})

test("files that are missing or damaged are named, and the command fails although the rest is saved", async () => {
  const [stored] =
    await book.sql`select encode(content_hash, 'hex') as key from stored_file order by 1 limit 1`
  appendFileSync(path(`old/attachments/${stored!.key.slice(0, 2)}/${stored!.key}`), "more")
  const partly = await backup("create", "partly.tar", "--database-url", book.url, "--data", path("old"))
  expect([partly.code, partly.said]).toEqual([1, expect.stringContaining(`contents/${stored!.key}`)])
  expect(partly.said).toContain("the backup lacks 1 files")
  expect(await backup("verify", "partly.tar")).toMatchObject({ code: 0 })
})
