/** The programs of sessions' Workers that production loads: bundled, they do what their source does. */
import { afterAll, describe, expect, test } from "bun:test"
import { join } from "node:path"
import { buildWorkers } from "../../scripts/build-workers.ts"
import type { TargetInterface } from "../../src/machines/interfaces/contract.ts"
import { PROTOCOLS, type Protocol } from "../../src/machines/interfaces/rules-types.ts"
import type { WorkerEvent, WorkerMessage, WorkerReport } from "../../src/sessions/worker/messages.ts"
import { workerProgram, workerSource } from "../../src/sessions/worker/programs.ts"
import { loadModules, toTarget } from "../../src/sessions/worker/targets.ts"
import { freePort } from "../harness/free-port.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const folder = temporaryFolder("worker-programs")
afterAll(() => folder.remove())
await buildWorkers(folder.path)

const ADDRESS = "127.0.0.1"

/** With the settings that each protocol has by default. */
const anInterfaceAt = (protocol: Protocol, port: number) =>
  ({
    type: protocol.toUpperCase(),
    host: ADDRESS,
    port,
    url: `https://${ADDRESS}:${port}/`,
    username: "",
    knownHost: "",
    certificate: "",
    keepaliveInSeconds: 0,
    scrollback: 0,
    sftpRootDirectory: "",
    recordingOptions: { clipboard: false },
    vncOptions: null,
    rdpOptions: null,
    sshOptions: null,
  }) as unknown as TargetInterface

/** How a session ends whose machine is not there, with the faults of this program before it. */
async function endOf(program: string, protocol: Protocol, port: number): Promise<unknown[]> {
  const worker = new Worker(program)
  const request = {
    kind: "open" as const,
    sessionId: crypto.randomUUID(),
    startedAtMs: Date.now(),
    sentAtMs: Date.now(),
    target: toTarget(protocol, anInterfaceAt(protocol, port), { password: "" }, ADDRESS),
    restrictions: { readOnly: false, disableCopy: false, disablePaste: false },
    requiresSupervisor: false,
    recordingFile: join(folder.path, crypto.randomUUID()),
    screenKind: protocol === "ssh" ? ("terminal" as const) : ("desktop" as const),
    modules: await loadModules(protocol),
  }
  const seen: unknown[] = []
  const ended = new Promise<void>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReport>) => {
      const told = judge(data.event)
      if (told) seen.push(told)
      if (data.event.kind === "ended") resolve()
    })
    worker.addEventListener("error", ({ message }) => {
      seen.push(message)
      resolve()
    })
  })
  worker.postMessage({ sessionId: request.sessionId, request } satisfies WorkerMessage)
  await ended
  worker.terminate()
  return seen
}

/** Lines of a stack trace differ. */
function judge(event: WorkerEvent): unknown {
  if (event.kind === "ended") return event.end
  return event.kind === "fault" ? event.detail.split("\n")[0] : null
}

describe.each([...PROTOCOLS])("the bundled Worker of %s sessions", (protocol) => {
  test("ends a session with an absent machine as its source does", async () => {
    const port = await freePort()
    const bundled = await endOf(join(folder.path, `${protocol}.js`), protocol, port)
    expect(bundled).toEqual(await endOf(workerSource(protocol), protocol, port))
    // A browser is the main thread's to start.
    const code = protocol === "https" ? "SERVER_BUSY" : "UPSTREAM_UNAVAILABLE"
    expect(bundled.at(-1)).toMatchObject({ code })
  })

  test("is loaded in production alone, where it was built", () => {
    const mode = process.env.NODE_ENV
    expect(workerProgram(protocol, folder.path)).toBe(workerSource(protocol))
    process.env.NODE_ENV = "production"
    try {
      expect(workerProgram(protocol, folder.path)).toBe(join(folder.path, `${protocol}.js`))
      expect(workerProgram(protocol, join(folder.path, "absent"))).toBe(workerSource(protocol))
    } finally {
      process.env.NODE_ENV = mode
    }
  })
})

test.each(["vnc", "rdp"])(
  "the bundled Worker of %s sessions loads no module for ciphers at its start",
  async (protocol) => {
    const program = await Bun.file(join(folder.path, `${protocol}.js`)).text()
    expect(program).toContain('require("crypto")')
    expect(program).not.toMatch(/from ?"(node:)?crypto"/)
  },
)
