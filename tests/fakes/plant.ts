/**
 * The demo's machines, all on 127.0.0.1: press P-7 and packing line L-3 with panels over VNC. They serve tests, demo
 * and screenshots alike.
 *
 * As a program: `bun tests/fakes/plant.ts --data DIR` prints one line of JSON when all listen, `{"p7": {"port": 5907},
 * "l3": {"port": 5903}}`, and ends when its standard input closes, so it never outlives the one who started it.
 */
import { mkdir } from "node:fs/promises"
import type { Clock } from "./panel/clock.ts"
import { type PackingL3, packingL3 } from "./panel/packing-l3.ts"
import { type PressP7, pressP7 } from "./panel/press-p7.ts"
import { type RfbServer, type RfbServerOptions, startRfbServer } from "./rfb-server/server.ts"

/** Taken when free, so that people find the machines where they were yesterday. */
const USUAL_PORTS = { p7: 5907, l3: 5903 }

export interface PlantAddresses {
  p7: { port: number }
  l3: { port: number }
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
  /** VNC password of P-7; nothing: none is asked. */
  p7Password?: string
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
  const password = options.p7Password ?? null
  const p7 = await listenNear({ screen: press.screen, password, port: port(USUAL_PORTS.p7) })
  const l3 = await listenNear({ screen: line.screen, port: port(USUAL_PORTS.l3) })
  return {
    addresses: { p7: { port: p7.port }, l3: { port: l3.port } },
    p7: { ...press, server: p7 },
    l3: { ...line, server: l3 },
    async stop() {
      await Promise.all([p7.stop(), l3.stop()])
    },
  }
}

/** The wished port, or a free one when somebody has it. */
async function listenNear(options: RfbServerOptions): Promise<RfbServer> {
  try {
    return await startRfbServer(options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    return startRfbServer({ ...options, port: 0 })
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
  const plant = await startPlant({ dataDir, usualPorts: true })
  process.stdout.write(`${JSON.stringify(plant.addresses)}\n`)
  for await (const _ of Bun.stdin.stream());
  await plant.stop()
  process.exit(0)
}

if (import.meta.main) await runAsProgram()
