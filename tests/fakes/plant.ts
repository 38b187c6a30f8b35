/**
 * The demo's machines, all on 127.0.0.1: press P-7 and packing line L-3 with panels over VNC, robot cell R-2 and the
 * maintenance computer of L-3 over SSH. They serve tests, demo and screenshots alike.
 *
 * As a program: `bun tests/fakes/plant.ts --data DIR` prints one line of JSON, `PlantAddresses`, when all listen, and
 * ends when its standard input closes, so it never outlives the one who started it.
 */
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { MachineShellOptions, RunningMachineShell } from "./machine-shell/server.ts"
import { startPackingShell } from "./packing-shell.ts"
import type { Clock } from "./panel/clock.ts"
import { type PackingL3, packingL3 } from "./panel/packing-l3.ts"
import { type PressP7, pressP7 } from "./panel/press-p7.ts"
import { type RfbServer, startRfbServer } from "./rfb-server/server.ts"
import { startRobotShell } from "./robot-shell.ts"

/** Taken when free, so that people find the machines where they were yesterday. */
const USUAL_PORTS = { p7: 5907, l3: 5903, r2: 2202, l3Shell: 2203 }
/** Asked by P-7; eight characters are all VNC compares. */
export const P7_PASSWORD = "press-p7"
export const SHELL_ACCOUNT = { user: "service", password: "millwright" }

interface VncAddress {
  port: number
  /** Null: none is asked. */
  password: string | null
}

interface SshAddress {
  port: number
  user: string
  password: string
  /** "SHA256:…" of the host key. */
  fingerprint: string
}

export interface PlantAddresses {
  p7: VncAddress
  l3: VncAddress
  r2: SshAddress
  l3Shell: SshAddress
}

export interface Plant {
  readonly addresses: PlantAddresses
  readonly p7: PressP7 & { server: RfbServer }
  readonly l3: PackingL3 & { server: RfbServer }
  stop(): Promise<void>
}

export interface PlantOptions {
  /** Folder for what machines keep (host keys). */
  dataDir: string
  clock?: Clock
  seed?: number
  /** VNC password of P-7; null: none is asked. */
  p7Password?: string | null
  /** Whether to try the usual ports first; tests take free ones. */
  usualPorts?: boolean
}

/** Starts all machines in this process. */
export async function startPlant(options: PlantOptions): Promise<Plant> {
  await mkdir(options.dataDir, { recursive: true })
  const { clock, seed } = options
  const press = pressP7({ ...(clock && { clock }), ...(seed !== undefined && { seed }) })
  const line = packingL3({ ...(clock && { clock }), ...(seed !== undefined && { seed }) })
  const port = (usual: number) => (options.usualPorts ? usual : 0)
  const password = options.p7Password === undefined ? P7_PASSWORD : options.p7Password
  const p7 = await nearPort(port(USUAL_PORTS.p7), (port) =>
    startRfbServer({ screen: press.screen, password, port }),
  )
  const l3 = await nearPort(port(USUAL_PORTS.l3), (port) => startRfbServer({ screen: line.screen, port }))
  const hostKeyDir = join(options.dataDir, "host-keys")
  const shell = (usual: number, start: (options: MachineShellOptions) => Promise<RunningMachineShell>) =>
    nearPort(port(usual), (port) => start({ ...SHELL_ACCOUNT, port, hostKeyDir }))
  const r2 = await shell(USUAL_PORTS.r2, startRobotShell)
  const l3Shell = await shell(USUAL_PORTS.l3Shell, startPackingShell)
  return {
    addresses: {
      p7: { port: p7.port, password },
      l3: { port: l3.port, password: null },
      r2: { ...SHELL_ACCOUNT, port: r2.port, fingerprint: r2.fingerprint },
      l3Shell: { ...SHELL_ACCOUNT, port: l3Shell.port, fingerprint: l3Shell.fingerprint },
    },
    p7: { ...press, server: p7 },
    l3: { ...line, server: l3 },
    async stop() {
      await Promise.all([p7.stop(), l3.stop(), r2.stop(), l3Shell.stop()])
    },
  }
}

/** The wished port, or a free one when somebody has it. */
async function nearPort<Server>(port: number, start: (port: number) => Promise<Server>): Promise<Server> {
  try {
    return await start(port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    return start(0)
  }
}

export interface PlantProcess {
  readonly addresses: PlantAddresses
  stop(): Promise<void>
}

/** Starts the plant as a program of its own. @throws Error when it ends before all machines listen */
export async function spawnPlant(dataDir: string): Promise<PlantProcess> {
  const child = Bun.spawn([process.execPath, import.meta.path, "--data", dataDir], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  })
  let text = ""
  for await (const chunk of child.stdout) {
    text += Buffer.from(chunk).toString()
    if (text.includes("\n")) break
  }
  if (!text.includes("\n"))
    throw new Error(`the plant ended with code ${await child.exited} before it listened`)
  return {
    addresses: JSON.parse(text) as PlantAddresses,
    async stop() {
      await child.stdin.end()
      await child.exited
    },
  }
}

async function runAsProgram(): Promise<void> {
  const dataDir = process.argv[process.argv.indexOf("--data") + 1]
  if (!process.argv.includes("--data") || dataDir === undefined) {
    process.stderr.write("usage: bun tests/fakes/plant.ts --data DIR\n")
    process.exit(2)
  }
  const { addresses } = await startPlant({ dataDir, usualPorts: true })
  process.stdout.write(`${JSON.stringify(addresses)}\n`)
  for await (const _ of Bun.stdin.stream());
  // Whoever is still connected is cut off with the process.
  process.exit(0)
}

if (import.meta.main) await runAsProgram()
