/**
 * Database processes that are killed under load: the server goes on, and no acknowledged write is lost.
 * `MILLWRIGHT_KILL_ROUNDS=50 bun test tests/start/backend-kills.test.ts` is the long form.
 */

import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createApiClient, signIn } from "../harness/api-client.ts"
import { type ChildProgram, killPrograms, startProgram } from "../harness/child-program.ts"
import { waitUntil, whenServed } from "../harness/eventually.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { killDatabase, postmasterPid } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const ROUNDS = Number(process.env.MILLWRIGHT_KILL_ROUNDS ?? 5)
const WRITERS = 4
/** Written before and after each kill, so that it comes in the middle of them. */
const WRITES_BETWEEN = 12
setDefaultTimeout(60_000 + ROUNDS * 20_000)

const folder = temporaryFolder("backend-kills")
const data = join(folder.path, "data")
afterAll(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})

const PASSWORD = "seven gears turn slowly"

/** A machine on a new installation, and the token of its administrator. */
async function setUp(server: ChildProgram): Promise<{ address: string; token: string; issues: string }> {
  const [, address] = await server.waitForOutput(/ready at (http:\S+)/)
  const [, token] = await server.waitForOutput(/\/init\?token=(\S+)/)
  const admin = { username: "ada", password: PASSWORD, email: "ada@plant.example" }
  await createApiClient(address!, null).post("/environment/init", {
    token,
    customerName: "Plant One",
    ...admin,
  })
  const signedIn = await signIn(address!, "ada", PASSWORD)
  const ada = createApiClient(address!, signedIn)
  const [plant] = (await ada.get("/devicegroups")).rows
  const press = await ada.post("/devices", { name: "Press P-7", deviceGroupId: plant.id })
  return { address: address!, token: signedIn, issues: `/devices/${press.id}/issues` }
}

/** The database's processes that serve a connection. */
function backends(): string[] {
  const postmaster = postmasterPid(data)
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ")[1]
      return Number(parent) === postmaster && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("[local]")
    } catch {
      return false
    }
  })
}

test(`${ROUNDS} killed database processes under ${WRITERS} writers end no server and lose no acknowledged write`, async () => {
  await copyPreparedData(data)
  const server = startProgram(["src/main.ts", "--port", "0", "--data", data])
  let hasExited = false
  void server.exited.then(() => {
    hasExited = true
  })
  const { address, token, issues } = await setUp(server)
  const acknowledged: string[] = []
  let isOver = false
  const write = async (writer: number) => {
    for (let n = 0; !isOver && !hasExited; n++) {
      const title = `issue ${writer}/${n}`
      const body = {
        ...{ title, issueType: "ERROR", priority: "LOW", maintenanceWindowInHours: 1 },
        activationDateTime: new Date(Date.now() + 3_600_000).toISOString(),
      }
      const answer = await fetch(`${address}/api${issues}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }).catch(() => null)
      if (answer?.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id)
      else expect(answer?.status).toBe(503)
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  const moreAcknowledged = async () => {
    const wanted = acknowledged.length + WRITES_BETWEEN
    await waitUntil("writes are acknowledged", () => hasExited || acknowledged.length >= wanted)
    if (hasExited) throw new Error(`the server ended: ${server.output().slice(-2000)}`)
  }
  for (let round = 0; round < ROUNDS; round++) {
    await moreAcknowledged()
    const running = backends()
    process.kill(Number(running[round % running.length]), "SIGKILL")
    await moreAcknowledged()
  }
  isOver = true
  await writers

  // On a busy host the writes after the last kill are acknowledged before the database notices it and starts again.
  await whenServed(() => fetch(`${address}/api${issues}`, { headers: { authorization: `Bearer ${token}` } }))
  const ada = createApiClient(address, token)
  const found = new Set<string>()
  for (let page = 1; ; page++) {
    const { rows } = await ada.get(`${issues}?page=${page}&size=100`)
    for (const { id } of rows) found.add(id)
    if (rows.length === 0) break
  }
  const lost = acknowledged.filter((id) => !found.has(id))
  console.log(
    `verdict: ${ROUNDS} database processes killed, ${acknowledged.length} writes acknowledged, ${lost.length} lost, server ${hasExited ? "ended" : "alive"}`,
  )
  expect(lost).toEqual([])
  expect(server.output()).not.toContain("uncaught exception")
  expect(server.output()).not.toContain("not awaited")
  server.signal("SIGTERM")
  expect(await server.exited).toBe(0)
})
