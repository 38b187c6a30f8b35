/** A server started as root drops root, and its database accepts only the intended accounts. */

import { afterAll, afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { type ChildProgram, killPrograms, startProgram } from "../harness/child-program.ts"
import { waitUntil } from "../harness/eventually.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { findProcesses, killDatabase, postmasterPid } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

setDefaultTimeout(120_000)

const SERVER_UID = 65_534
/** Others cannot start as root; a skipped test would count as failed. */
const asRoot: (name: string, run: () => Promise<void>) => void = process.getuid?.() === 0 ? test : () => {}
let folder: ReturnType<typeof temporaryFolder>
let data: string

beforeEach(() => {
  folder = temporaryFolder("root")
  data = join(folder.path, "data")
  chmodSync(folder.path, 0o755)
})
afterEach(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})
afterAll(killPrograms)

const millwright = (...args: string[]) =>
  startProgram(["src/main.ts", "--port", "0", "--data", data, ...args])

async function addressOf(program: ChildProgram): Promise<string> {
  return (await program.waitForOutput(/ready at (http:\S+)/))[1]!
}

/** Of every thread: numbers of user and group, and what it may do beyond them. */
function rightsOf(pid: number): { uids: string[]; capabilities: string[] } {
  const statuses = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/status`, "utf8"),
  )
  const each = (pattern: RegExp) => [...new Set(statuses.map((status) => pattern.exec(status)![1]!))]
  return {
    uids: each(/^Uid:\s*(.+)$/m),
    capabilities: each(/^CapPrm:\s*(\w+)$/m),
  }
}

/** The helper, and its subshell, which waits for the database, has the same command line and came later. */
const helpers = () => findProcesses(`database-helper ${data}/pg/`)
const killHelper = () => process.kill(Math.min(...helpers()), "SIGKILL")

/** The response to an account of this machine that connects as a role of the database. */
async function connectAs(uid: number, role: string): Promise<string> {
  const program = `import postgres from "postgres"
    const host = ${JSON.stringify(join(data, "pg/run/.s.PGSQL.5432"))}
    const sql = postgres({ host, path: host, user: ${JSON.stringify(role)}, database: "millwright", max: 1 })
    try {
      const [row] = await sql\`select rolsuper from pg_roles where rolname = current_user\`
      console.log(row.rolsuper ? "superuser" : "no superuser")
    } catch (error) { console.log("refused", error.code) }
    process.exit(0)`
  const child = startProgram(["-e", program], {}, (command) => [
    ...["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"],
    ...command,
  ])
  await child.exited
  return child.output().trim()
}

asRoot(
  "Started as root, all threads of the server have given up every right, on a port below 1024 too",
  async () => {
    const program = startProgram(["src/main.ts", "--port", "999", "--data", data])
    const address = await addressOf(program)
    expect(rightsOf(program.pid)).toEqual({
      uids: [Array(4).fill(SERVER_UID).join("\t")],
      capabilities: ["0000000000000000"],
    })
    expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
    expect(statSync(`/proc/${postmasterPid(data)}`).uid).not.toBeOneOf([0, SERVER_UID])
    expect(statSync(join(data, "secret.key"))).toMatchObject({
      uid: 0,
      size: 32,
    })
    program.signal("SIGTERM")
    expect(await program.exited).toBe(0)
    expect(findProcesses(data)).toEqual([])
  },
)

asRoot(
  "Without root's rights the server starts a killed database again and stops it in the end",
  async () => {
    await copyPreparedData(data)
    const program = millwright()
    const address = await addressOf(program)
    await program.waitForOutput(/Enter the first administrator/)
    const killed = postmasterPid(data)
    process.kill(killed, "SIGKILL")
    await program.waitForOutput(/database is running again/)
    expect(postmasterPid(data)).not.toBe(killed)
    await waitUntil(
      "calls are answered again",
      async () => (await fetch(`${address}/api/environment/public`)).ok,
    )
    program.signal("SIGTERM")
    expect(await program.exited).toBe(0)
    expect(findProcesses(data)).toEqual([])
  },
)

asRoot(
  "A server whose database helper was killed goes on, stops without it, and ends with an error when the database ends too",
  async () => {
    await copyPreparedData(data)
    const first = millwright()
    const address = await addressOf(first)
    await first.waitForOutput(/Enter the first administrator/)
    killHelper()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    process.kill(postmasterPid(data), "SIGKILL")
    expect(await first.exited).toBe(1)
    expect(first.output()).toContain("the helper that starts the database has ended: signal SIGKILL")

    const second = millwright()
    await addressOf(second)
    killHelper()
    await waitUntil("only its subshell is left", () => helpers().length === 1)
    second.signal("SIGTERM")
    await second.waitForOutput(/the next start adopts it/)
    expect(await second.exited).toBe(0)
  },
)

asRoot(
  "The database lets in the server as its serving role alone, and other accounts not at all",
  async () => {
    await addressOf(millwright())
    expect(await connectAs(SERVER_UID, "millwright_serving")).toBe("no superuser")
    expect(await connectAs(SERVER_UID, "millwright")).toBe("refused 28000")
    expect(await connectAs(1, "millwright_serving")).not.toContain("superuser")
    expect(await connectAs(1, "millwright")).not.toContain("superuser")
    expect(await connectAs(0, "millwright")).toBe("superuser")
    expect(readFileSync(join(data, "pg/data/pg_hba.conf"), "utf8")).not.toMatch(/trust/)
  },
)

asRoot(
  "A data folder of an earlier version is handed over, and its database no longer trusts local connections",
  async () => {
    await copyPreparedData(data)
    // The layout of earlier versions: owned by root, and every client of the socket was the owner.
    writeFileSync(join(data, "pg/data/pg_hba.conf"), "local all all trust\n")
    mkdirSync(join(data, "recordings"), { mode: 0o700 })
    writeFileSync(join(data, "recordings/1.rec"), "kept", { mode: 0o600 })
    chmodSync(data, 0o710)
    chownSync(data, 0, lstatSync(join(data, "pg/data")).gid)

    await addressOf(millwright())
    expect(lstatSync(join(data, "recordings/1.rec")).uid).toBe(SERVER_UID)
    expect(lstatSync(join(data, "pg/data")).uid).not.toBe(SERVER_UID)
    expect(lstatSync(data)).toMatchObject({ uid: 0, gid: SERVER_UID })
    expect(await connectAs(SERVER_UID, "millwright")).toBe("refused 28000")
  },
)

asRoot("Below a folder that is closed to others the server runs, warns, and is not root either", async () => {
  chmodSync(folder.path, 0o700)
  const program = millwright()
  const address = await addressOf(program)
  expect(program.output()).toContain(`${folder.path} is closed to other users`)
  const { uids, capabilities } = rightsOf(program.pid)
  expect(uids[0]).not.toMatch(/^0/)
  // CAP_DAC_READ_SEARCH
  expect(capabilities).toEqual(["0000000000000004"])
  expect((await fetch(`${address}/api/environment/public`)).status).toBe(200)
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
  expect(findProcesses(data)).toEqual([])
})
