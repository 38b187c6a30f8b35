import { afterAll, afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { existsSync, readFileSync, renameSync, statSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { createSecretBox } from "../../src/base/secret-box.ts"
import { killPrograms, PROJECT_ROOT, startProgram } from "../harness/child-program.ts"
import { createTestDatabase } from "../harness/database.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { findProcesses, killDatabase } from "../harness/processes.ts"
import { startTcpProxy } from "../harness/tcp-proxy.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** Real starts on a busy machine; every wait inside times out earlier with the name of its condition. */
setDefaultTimeout(120_000)

let folder: ReturnType<typeof temporaryFolder>
let data: string

beforeEach(() => {
  folder = temporaryFolder("start")
  data = join(folder.path, "data")
})
afterEach(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})
afterAll(killPrograms)

/** Starts on a data folder that has been used before: a first start takes three times as long. */
async function startAgain(program = "src/main.ts"): Promise<ReturnType<typeof millwright>> {
  await copyPreparedData(data)
  return startProgram([program, "--port", "0", "--data", data])
}

const millwright = (args: string[] = [], environment = {}) =>
  startProgram(["src/main.ts", "--port", "0", "--data", data, ...args], environment)

async function addressOf(program: ReturnType<typeof millwright>): Promise<string> {
  return (await program.waitForOutput(/ready at (http:\S+)/))[1]!
}

test("the first start creates the secret key, prints its address and serves requests", async () => {
  const program = millwright()
  const answer = await fetch(`${await addressOf(program)}/api/environment/public`)
  expect(answer.status).toBe(200)
  expect(statSync(join(data, "secret.key"))).toMatchObject({ size: 32 })
  expect(statSync(join(data, "secret.key")).mode & 0o777).toBe(0o600)
})

test("SIGTERM stops server and database, and a later start uses the same secret key", async () => {
  const first = await startAgain()
  await addressOf(first)
  const key = readFileSync(join(data, "secret.key"))
  first.signal("SIGTERM")
  expect(await first.exited).toBe(0)
  expect(findProcesses(data)).toEqual([])

  const second = millwright()
  await addressOf(second)
  expect(readFileSync(join(data, "secret.key"))).toEqual(key)
})

test("a Ctrl-C stops server and database, and further signals right after it do not interrupt that", async () => {
  const program = await startAgain()
  await addressOf(program)
  program.signal("SIGINT")
  await program.waitForOutput(/stopping/)
  program.signal("SIGINT")
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
  expect(findProcesses(data)).toEqual([])
})

test("a later Ctrl-C ends a shutdown that hangs", async () => {
  const program = await startAgain("tests/start/stuck-server.ts")
  await addressOf(program)
  program.signal("SIGINT")
  await program.waitForOutput(/stopping/)
  const pressing = setInterval(() => program.signal("SIGINT"), 100)
  expect(await program.exited).toBe(130)
  clearInterval(pressing)
})

test("an open connection does not delay the shutdown", async () => {
  const program = await startAgain()
  const { port } = new URL(await addressOf(program))
  const idle = connect(Number(port), "127.0.0.1")
  await new Promise((resolve) => idle.once("connect", resolve))
  program.signal("SIGINT")
  expect(await program.exited).toBe(0)
  idle.destroy()
})

test("the server starts again after kill -9", async () => {
  const first = await startAgain()
  await addressOf(first)
  first.signal("SIGKILL")
  await first.exited
  const second = millwright()
  expect((await fetch(`${await addressOf(second)}/api/environment/public`)).status).toBe(200)
  second.signal("SIGINT")
  expect(await second.exited).toBe(0)
  expect(findProcesses(data)).toEqual([])
})

test("an unhandled rejection is logged, and an uncaught exception stops everything with exit code 1", async () => {
  const program = await startAgain("tests/start/failing-server.ts")
  const address = await addressOf(program)
  await program.waitForOutput(/stray rejection/)
  expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
  program.signal("SIGUSR2")
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("stray exception")
  expect(findProcesses(data)).toEqual([])
})

test("an unknown flag and an invalid value are named in the error, with exit code 2", async () => {
  const endless = ["--smtp-url-file", "/dev/zero"]
  const program = millwright(["--prot", "1", ...endless], { MILLWRIGHT_LOG_LEVEL: "loud" })
  expect(await program.exited).toBe(2)
  expect(program.output()).toContain("--prot is not a known flag")
  expect(program.output()).toContain("MILLWRIGHT_LOG_LEVEL must be one of")
  expect(program.output()).toContain("--smtp-url-file: /dev/zero must hold one line")
})

test("a data folder that cannot be one is named with its flag, without a stack", async () => {
  const program = startProgram([
    "src/main.ts",
    "--port",
    "0",
    "--data",
    "/dev/null",
    "--start-failure-page",
    "0",
  ])
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("millwright: --data: /dev/null cannot be used: ENOTDIR")
  expect(program.output()).not.toContain(" at ")
})

test("a start that fails once its database runs names the flag and leaves no database behind", async () => {
  await copyPreparedData(data)
  const mail = ["--smtp-url", "smtp://mail.example?ca=/nowhere.pem", "--mail-from", "book@plant.example"]
  const program = millwright([...mail, "--start-failure-page", "0"])
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("millwright: --smtp-url: the file of ?ca= cannot be read: ENOENT")
  expect(findProcesses(data)).toEqual([])
})

test("a port in use is reported with exit code 1, and no database stays behind", async () => {
  const other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() })
  const program = startProgram(["src/main.ts", "--data", data, "--port", `${other.port}`])
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain(`cannot listen on 127.0.0.1:${other.port}: the port is in use`)
  expect(findProcesses(data)).toEqual([])
  await other.stop(true)
})

test("a second server on the same data folder or on the same port is refused with exit code 1, and the first one continues", async () => {
  const first = await startAgain()
  const address = await addressOf(first)
  const sameData = millwright()
  expect(await sameData.exited).toBe(1)
  expect(sameData.output()).toContain(`${data} is in use by another Millwright process (pid ${first.pid})`)
  const other = join(folder.path, "other")
  const samePort = startProgram(["src/main.ts", "--data", other, "--port", new URL(address).port])
  expect(await samePort.exited).toBe(1)
  expect(samePort.output()).toContain("the port is in use")
  expect(existsSync(join(other, "pg"))).toBe(false)
  expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
})

test("the secret key is stored at --key-file and not created again if one exists in the data folder", async () => {
  const keyFile = join(folder.path, "keys/book.key")
  const first = millwright(["--key-file", keyFile])
  await addressOf(first)
  expect(statSync(keyFile)).toMatchObject({ size: 32 })
  expect(existsSync(join(data, "secret.key"))).toBe(false)
  first.signal("SIGTERM")
  await first.exited

  renameSync(keyFile, join(data, "secret.key"))
  const second = millwright([], { MILLWRIGHT_KEY_FILE: keyFile, MILLWRIGHT_START_FAILURE_PAGE: "0" })
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(`${keyFile} is missing, but ${join(data, "secret.key")} exists`)
})

test("SIGHUP does not stop the server, either while it starts or while it serves", async () => {
  await copyPreparedData(data)
  const program = millwright(["--log-level", "debug"])
  await program.waitForOutput(/database|ready/)
  program.signal("SIGHUP")
  const address = await addressOf(program)
  program.signal("SIGHUP")
  await program.waitForOutput(/SIGHUP is ignored/)
  expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
})

test("a server continues after its terminal was closed", async () => {
  await copyPreparedData(data)
  let said = ""
  const heard = Promise.withResolvers<string>()
  const server = Bun.spawn([process.execPath, "src/main.ts", "--port", "0", "--data", data], {
    cwd: PROJECT_ROOT,
    terminal: {
      data(_, chunk) {
        said += new TextDecoder().decode(chunk)
        const address = /ready at (http:[\w.:/]+)\s/.exec(said)?.[1]
        if (address) heard.resolve(address)
      },
    },
  })
  const address = await heard.promise
  server.terminal!.close()
  for (let i = 0; i < 3; i++) expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
  server.kill("SIGHUP")
  expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
  server.kill("SIGTERM")
  expect(await server.exited).toBe(0)
})

test("an external database is used through DATABASE_URL without a local one, and e-mails that its last server was sending are sent again", async () => {
  const elsewhere = await createTestDatabase()
  await elsewhere.sql`
    insert into notification (kind, recipient, content, attempts, next_attempt_on, created_on, expires_on)
    values ('PASSWORD_RESET', 'ida@plant.example', '{"values":{},"path":""}', 1, now() + interval '1 hour', now(), now() + interval '1 day')`
  const relay = await startTcpProxy(elsewhere.socketPath)
  const url = `postgres://millwright@127.0.0.1:${relay.port}/${elsewhere.name}`
  const program = millwright([], { DATABASE_URL: url })
  const answer = await fetch(`${await addressOf(program)}/api/environment/public`)
  expect(answer.status).toBe(200)
  expect(findProcesses(`${data}/pg`)).toEqual([])
  const [row] = await elsewhere.sql`
    select count(*)::int as count from pg_stat_activity where datname = ${elsewhere.name} and application_name like 'millwright %'`
  expect(row!.count).toBeGreaterThan(1)
  // The job that sends e-mails may have run meanwhile.
  const [email] =
    await elsewhere.sql`select next_attempt_on <= now() or attempts > 1 as sent from notification`
  expect(email!.sent).toBe(true)
  expect(program.output()).toContain("DATABASE_URL names a superuser")
  program.signal("SIGINT")
  expect(await program.exited).toBe(0)
  relay.close()
  await elsewhere.stop()
})

test("an external database that does not answer is reported without its password, and used as soon as it does", async () => {
  const elsewhere = await createTestDatabase()
  const closed = await startTcpProxy(elsewhere.socketPath)
  closed.close()
  const { port } = closed
  const program = millwright([], {
    DATABASE_URL: `postgres://millwright:hunter2@127.0.0.1:${port}/${elsewhere.name}`,
  })
  const [, page = ""] = await program.waitForOutput(/cannot start.*"page":"(http:[^"]+)"/)
  expect(program.output()).toContain(`the database at postgres://millwright:…@127.0.0.1:${port}`)
  const german = await fetch(`${page}/issues`, { headers: { "accept-language": "de" } })
  const html = await german.text()
  expect([german.status, html.includes("Millwright erreicht seine Datenbank nicht.")]).toEqual([503, true])
  const call = await fetch(`${page}/api/issues`)
  expect([call.status, await call.json()]).toMatchObject([
    ...[503, { code: "INITIALIZATION_ERROR", reason: "startDatabaseUnreachable" }],
  ])
  for (const secret of ["hunter2", `${port}/`, elsewhere.name]) expect(html).not.toContain(secret)
  const relay = await startTcpProxy(elsewhere.socketPath, port)
  expect(await addressOf(program)).toBe(page)
  expect((await fetch(`${page}/api/environment/public`)).status).toBe(200)
  expect(program.output()).not.toContain("hunter2")
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
  relay.close()
  await elsewhere.stop()
})

test("a start that waits for its database ends at a stop signal with exit code 0", async () => {
  const closed = await startTcpProxy("/nowhere")
  closed.close()
  const program = millwright(["--database-url", `postgres://me@127.0.0.1:${closed.port}/book`])
  await program.waitForOutput(/cannot start/)
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
})

test("a database of a newer version is named on the page, and ends the program with exit code 1", async () => {
  const elsewhere = await createTestDatabase()
  await elsewhere.sql`insert into schema_migration (name, checksum) values ('9999_later', 'x')`
  const relay = await startTcpProxy(elsewhere.socketPath)
  const url = `postgres://millwright@127.0.0.1:${relay.port}/${elsewhere.name}`
  const program = millwright([], { DATABASE_URL: url })
  const [, page = ""] = await program.waitForOutput(/cannot start.*"page":"(http:[^"]+)"/)
  expect(program.output()).toContain("migrated by a newer version")
  const answer = await fetch(page, { headers: { "accept-language": "en-GB" } })
  expect([answer.status, (await answer.text()).includes("does not fit this version")]).toEqual([503, true])
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
  const atOnce = millwright(["--start-failure-page", "0"], { DATABASE_URL: url })
  expect(await atOnce.exited).toBe(1)
  expect(atOnce.output()).toContain("migrated by a newer version")
  relay.close()
  await elsewhere.stop()
})

test("a key that sealed none of the stored secrets is named, and ends the program with exit code 1 before it seals anything", async () => {
  const elsewhere = await createTestDatabase()
  await elsewhere.sql`insert into identity_provider (name, issuer, client_id, sealed_client_secret)
    values ('plant', 'https://plant.example', 'book', ${createSecretBox(new Uint8Array(32)).seal("secret", "plant")})`
  const relay = await startTcpProxy(elsewhere.socketPath)
  const url = `postgres://millwright@127.0.0.1:${relay.port}/${elsewhere.name}`
  const program = millwright(["--start-failure-page", "0"], { DATABASE_URL: url })
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain(`${join(data, "secret.key")} is not the key that sealed the 1 stored`)
  relay.close()
  await elsewhere.stop()
})
