/** The proof of the audit log: run as the program beside a server that runs, and in this process without one. */
import { afterAll, expect, test } from "bun:test"
import { join } from "node:path"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { runCommandHere } from "../harness/commands.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const folder = temporaryFolder("audit")
const data = join(folder.path, "data")
afterAll(async () => {
  await killPrograms()
  folder.remove()
})

const START_MS_MAX = 120_000

test(
  "audit verify reports an intact log and its fingerprint, also while the server runs",
  async () => {
    await copyPreparedData(data)
    const server = startProgram(["src/main.ts", "serve", "--port", "0", "--data", data])
    const address = (await server.waitForOutput(/is ready at (\S+)/))[1]
    const failed = await fetch(`${address}/api/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "unknown", password: "no password of any user" }),
    })
    expect(failed.status).toBe(401)
    const running = startProgram(["src/main.ts", "audit", "verify", "--data", data])
    expect([await running.exited, JSON.parse(running.output())]).toMatchObject([
      0,
      { entries: 1, problems: [] },
    ])
    const files = startProgram(["src/main.ts", "files", "verify", "--data", data])
    expect([await files.exited, JSON.parse(files.output())]).toEqual([
      0,
      { checked: 0, damaged: [], recordings: { checked: 0, damaged: [], withoutHash: 0 } },
    ])
    server.signal("SIGTERM")
    expect(await server.exited).toBe(0)
    const stopped = await runCommandHere("audit", "verify", "--data", data)
    expect(JSON.parse(stopped.said)).toEqual(JSON.parse(running.output()))
  },
  START_MS_MAX,
)

test("audit called with an unknown command prints its usage", async () => {
  expect(await runCommandHere("audit", "forge")).toMatchObject({
    code: 2,
    said: expect.stringContaining("audit verify [flags]"),
  })
})
