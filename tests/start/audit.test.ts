/** The proof of the audit log, run as the program beside a server that runs and without one. */
import { afterAll, expect, test } from "bun:test"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const folder = temporaryFolder("audit")
afterAll(async () => {
  await killPrograms()
  folder.remove()
})

const START_MS_MAX = 60_000

async function verify(...args: string[]) {
  const program = startProgram(["src/main.ts", "audit", ...args])
  return { code: await program.exited, said: program.output() }
}

test(
  "audit verify reports an intact log and its fingerprint, also while the server runs",
  async () => {
    const server = startProgram(["src/main.ts", "serve", "--port", "0", "--data", folder.path])
    const address = (await server.waitForOutput(/is ready at (\S+)/))[1]
    const failed = await fetch(`${address}/api/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "unknown", password: "no password of any user" }),
    })
    expect(failed.status).toBe(401)
    const running = await verify("verify", "--data", folder.path)
    expect([running.code, JSON.parse(running.said)]).toMatchObject([0, { entries: 1, problems: [] }])
    const files = startProgram(["src/main.ts", "files", "verify", "--data", folder.path])
    expect([await files.exited, JSON.parse(files.output())]).toEqual([
      0,
      { checked: 0, damaged: [], recordings: { checked: 0, damaged: [], withoutHash: 0 } },
    ])
    server.signal("SIGTERM")
    expect(await server.exited).toBe(0)
    const stopped = await verify("verify", "--data", folder.path)
    expect(JSON.parse(stopped.said)).toEqual(JSON.parse(running.said))
  },
  START_MS_MAX,
)

test("audit called with an unknown command prints its usage", async () => {
  expect(await verify("forge")).toMatchObject({
    code: 2,
    said: expect.stringContaining("audit verify [flags]"),
  })
})
