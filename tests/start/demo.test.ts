import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { chmodSync } from "node:fs"
import { join } from "node:path"
import { readMigrations } from "../../sql/migrations.ts"
import { itemAt } from "../../src/base/assert.ts"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { findProcesses, killDatabase } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** Real starts on a busy machine; every wait inside times out earlier with the name of its condition. */
setDefaultTimeout(120_000)

const folder = temporaryFolder("demo")
const data = join(folder.path, "data")
// As root: the server's account reaches its files without any right of root.
chmodSync(folder.path, 0o755)

afterAll(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})

const demo = () => startProgram(["scripts/run.ts", "demo", "--port", "0", "--data", data])

test("the demo's printed technician signs in and finds press P-7, also after a second start", async () => {
  const first = demo()
  const [, password] = await first.waitForOutput(/^ *technician +(\S+)/m)
  const [, address] = await first.waitForOutput(/ready at (http:\S+)/)
  expect(await machinesOf(address!, password!)).toContain("Press P-7")
  await first.waitForOutput(/delete its data folder/)
  expect(first.output()).toContain(`Data: ${data}\nStop: Ctrl-C`)
  expect(first.output()).toContain("of press P-7 and assign it to yourself")
  expect(first.output()).not.toContain(itemAt(readMigrations(), 0).name)
  first.signal("SIGINT")
  expect(await first.exited).toBe(0)
  expect(findProcesses(data)).toEqual([])

  const second = demo()
  const [, addressAgain] = await second.waitForOutput(/ready at (http:\S+)/)
  expect(await machinesOf(addressAgain!, password!)).toContain("Press P-7")
})

/** Names on the first page of machines, as an API client sees them. */
async function machinesOf(address: string, password: string): Promise<string[]> {
  const signIn = await fetch(`${address}/api/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "technician", password }),
  })
  const { access_token } = (await signIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await fetch(`${address}/api/devices?search=P-7`, { headers })
  const page = (await answer.json()) as { rows: { name: string }[] }
  return page.rows.map((device) => device.name)
}
