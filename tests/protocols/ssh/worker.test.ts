import { expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startRobotShell } from "../../../src/demo/plant/robot-shell.ts"

test("a session opens in a worker of its own, as the product runs it", async () => {
  const dir = await mkdtemp(join(tmpdir(), "millwright-worker-"))
  const robot = await startRobotShell({ port: 0, hostKeyDir: dir, user: "service", password: "palletiser" })
  const worker = new Worker(new URL("./session-worker.ts", import.meta.url).href)
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = (message) => resolve(message.data)
    worker.onerror = (error) => reject(new Error(error.message))
  })
  worker.postMessage({ port: robot.port, password: "palletiser" })
  expect(await answer).toEqual({ saw: "AUTOMATIC", end: "SESSION_CLOSED" })
  worker.terminate()
  await robot.stop()
  await rm(dir, { recursive: true, force: true })
})
