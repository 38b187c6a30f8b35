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

/** Prints the uses of WebAssembly while the library is loaded; ssh2's own begins after its import. */
const LOAD_LIBRARY = `
  const used = []
  const { instantiate } = WebAssembly
  WebAssembly.instantiate = (...args) => { used.push("instantiate"); return instantiate(...args) }
  WebAssembly.Instance = class { constructor() { used.push("Instance") } }
  const { Client } = await import(process.env.LIBRARY)
  await (await import("ssh2/lib/protocol/crypto.js")).init
  console.log(typeof Client, used.join(" "))
`

test("the SSH library instantiates no WebAssembly module, whose 16 MB each session would hold", async () => {
  const loading = Bun.spawn([process.execPath, "-e", LOAD_LIBRARY], {
    cwd: join(import.meta.dir, "../../.."),
    env: { ...process.env, LIBRARY: join(import.meta.dir, "../../../protocols/ssh/library.ts") },
  })
  expect((await new Response(loading.stdout).text()).trim()).toBe("function")
})
