/** The keeper of the test database: many test processes of many checkouts share it, and none of them waits for it. */
import { afterAll, expect, test } from "bun:test"
import { createConnection } from "node:net"
import { join } from "node:path"
import { findProcesses, killDatabase } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const KEEPER = join(import.meta.dir, "../harness/database-server.ts")
const { path: folder, remove } = temporaryFolder("keeper")

afterAll(async () => {
  for (const pid of findProcesses(`${KEEPER} ${folder}`)) process.kill(pid, "SIGKILL")
  await killDatabase(folder)
  remove()
})

/** A process that joins the server and ends; its output is a pipe, as under a test runner. */
async function joinAndEnd(): Promise<string> {
  const program = `import { joinServerIn } from ${JSON.stringify(KEEPER)}
    console.log((await joinServerIn(${JSON.stringify(folder)})).socketPath)`
  const child = Bun.spawn([process.execPath, "-e", program], { stdio: ["ignore", "pipe", "pipe"] })
  const [out] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  expect(await child.exited).toBe(0)
  return out.trim()
}

/** Whether the keeper accepts one more process. */
function isKeeperRunning(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(folder, "keeper.sock"))
    socket.once("error", () => resolve(false))
    socket.once("data", () => {
      socket.destroy()
      resolve(true)
    })
  })
}

test("two processes that start concurrently share one server, and their output ends while the keeper still runs", async () => {
  const paths = await Promise.all([joinAndEnd(), joinAndEnd()])
  expect(await isKeeperRunning()).toBe(true)
  expect(paths[0]).toStartWith(folder)
  expect(paths[1]).toBe(paths[0]!)
})
