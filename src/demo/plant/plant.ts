/**
 * The demo's machines, all on 127.0.0.1: press P-7 and packing line L-3 with panels over VNC, robot cell R-2 and the
 * line's maintenance shell over SSH, the cell's weld source over HTTPS, L-3's computer over RDP. They serve tests, demo and screenshots alike.
 * Beside them a directory and an identity provider answer, and admit no user.
 *
 * As a program: `bun src/demo/plant/plant.ts --data DIR` prints one line of JSON when all listen, `{"p7": {"port": 5907},
 * "l3": {"port": 5903}, …}`, and ends when its standard input closes, so it never outlives the one who started it.
 */
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { chownFolder } from "../../edges/host/privileges.ts"
import { type SystemAccount as Account, commandAs } from "../../edges/postgres/system-account.ts"
import { loadCertificate } from "./certificate-file.ts"
import { DIRECTORY_BASE } from "./directory/people.ts"
import { startDirectory } from "./directory/server.ts"
import { startIdentityProvider } from "./identity-provider/server.ts"
import type { RunningMachineShell } from "./machine-shell/server.ts"
import { startPackingShell } from "./packing-shell.ts"
import type { Clock } from "./panel/clock.ts"
import { type PackingL3, packingL3 } from "./panel/packing-l3.ts"
import { type PressP7, pressP7 } from "./panel/press-p7.ts"
import { type RdpServer, startRdpServer } from "./rdp-server/server.ts"
import { type RfbServer, type RfbServerOptions, startRfbServer } from "./rfb-server/server.ts"
import { startRobotShell } from "./robot-shell.ts"
import { type RunningWebPanel, startWebPanel } from "./web-panel/server.ts"

/** Used when free, so that the machines keep the same ports between runs. */
const PREFERRED_PORTS = {
  p7: 5907,
  l3: 5903,
  r2: 2202,
  l3Shell: 2203,
  r2Web: 8452,
  l3Computer: 3390,
  directory: 3892,
  identityProvider: 8453,
}

/** The sign-ins of the machines themselves, as their makers deliver them. */
const ROBOT_SIGN_IN = { user: "service", password: "cell-r2-service" }
const LINE_SIGN_IN = { user: "maint", password: "line-l3-maint" }

const COMPUTER_SIGN_IN = { user: "operator", password: "line-l3-operator" }
const WELD_SIGN_IN = { user: "welder", password: "arc-r2-4711" }

/** The service account of the directory, and what the identity provider knows the demo by. */
const DIRECTORY_SIGN_IN = { bindDn: `cn=millwright,${DIRECTORY_BASE}`, password: "directory-demo-2026" }
const PROVIDER_CLIENT = { clientId: "millwright", clientSecret: "provider-demo-2026" }

interface ShellAddress {
  port: number
  username: string
  password: string
}

interface PlantAddresses {
  p7: { port: number }
  l3: { port: number }
  r2: ShellAddress
  l3Shell: ShellAddress
  r2Web: ShellAddress
  l3Computer: ShellAddress
  directory: { port: number; bindDn: string; password: string }
  identityProvider: { port: number; clientId: string; clientSecret: string }
}

export interface Plant {
  readonly addresses: PlantAddresses
  readonly p7: PressP7 & { server: RfbServer }
  readonly l3: PackingL3 & { server: RfbServer }
  readonly r2: RunningMachineShell
  readonly l3Shell: RunningMachineShell
  readonly r2Web: RunningWebPanel
  readonly l3Computer: RdpServer
  stop(): Promise<void>
}

interface PlantOptions {
  /** Folder for what machines keep (host keys). */
  dataDir: string
  clock?: Clock
  /** VNC password of P-7; undefined: none is required. */
  p7Password?: string
  /** Whether to try the usual ports first; tests take free ones. */
  usePreferredPorts?: boolean
}

/** Starts all machines in this process. */
export async function startPlant(options: PlantOptions): Promise<Plant> {
  await mkdir(options.dataDir, { recursive: true })
  const { clock } = options
  const press = pressP7({ clock })
  const line = packingL3({ clock })
  const port = (usual: number) => (options.usePreferredPorts ? usual : 0)
  const password = options.p7Password ?? null
  const p7 = await listenOnPreferredPort({ screen: press.screen, password, port: port(PREFERRED_PORTS.p7) })
  const l3 = await listenOnPreferredPort({ screen: line.screen, port: port(PREFERRED_PORTS.l3) })
  const keys = (machine: string) => join(options.dataDir, machine)
  const r2 = await withFreePortFallback(port(PREFERRED_PORTS.r2), (port) =>
    startRobotShell({ port, hostKeyDir: keys("r2"), ...ROBOT_SIGN_IN }),
  )
  const l3Shell = await withFreePortFallback(port(PREFERRED_PORTS.l3Shell), (port) =>
    startPackingShell({ port, hostKeyDir: keys("l3"), ...LINE_SIGN_IN }),
  )
  const r2Web = await withFreePortFallback(port(PREFERRED_PORTS.r2Web), (port) =>
    startWebPanel({ port, dataDir: keys("r2-web"), ...WELD_SIGN_IN, clock }),
  )
  const l3Computer = await withFreePortFallback(port(PREFERRED_PORTS.l3Computer), (port) =>
    startRdpServer({
      port,
      screen: line.screen,
      signIn: { username: COMPUTER_SIGN_IN.user, password: COMPUTER_SIGN_IN.password },
      certificate: loadCertificate(keys("l3-computer"), new Date(clock?.nowMs() ?? Date.now())),
    }),
  )
  const directory = await withFreePortFallback(port(PREFERRED_PORTS.directory), (port) =>
    startDirectory({ port, ...DIRECTORY_SIGN_IN }),
  )
  const identityProvider = await withFreePortFallback(port(PREFERRED_PORTS.identityProvider), (port) =>
    startIdentityProvider({ port, ...PROVIDER_CLIENT }),
  )
  return {
    addresses: {
      directory: { port: directory.port, ...DIRECTORY_SIGN_IN },
      identityProvider: { port: identityProvider.port, ...PROVIDER_CLIENT },
      p7: { port: p7.port },
      l3: { port: l3.port },
      r2: { port: r2.port, username: ROBOT_SIGN_IN.user, password: ROBOT_SIGN_IN.password },
      l3Shell: { port: l3Shell.port, username: LINE_SIGN_IN.user, password: LINE_SIGN_IN.password },
      r2Web: { port: r2Web.port, username: WELD_SIGN_IN.user, password: WELD_SIGN_IN.password },
      l3Computer: {
        port: l3Computer.port,
        username: COMPUTER_SIGN_IN.user,
        password: COMPUTER_SIGN_IN.password,
      },
    },
    p7: { ...press, server: p7 },
    l3: { ...line, server: l3 },
    r2,
    l3Shell,
    r2Web,
    l3Computer,
    async stop() {
      await Promise.all([p7.stop(), l3.stop(), r2.stop(), l3Shell.stop(), r2Web.stop(), l3Computer.stop()])
      await Promise.all([directory.stop(), identityProvider.stop()])
    },
  }
}

function listenOnPreferredPort(options: RfbServerOptions & { port: number }): Promise<RfbServer> {
  return withFreePortFallback(options.port, (port) => startRfbServer({ ...options, port }))
}

/** Listens on the preferred port, or on a free one when it is taken. */
async function withFreePortFallback<T>(wished: number, listen: (port: number) => Promise<T>): Promise<T> {
  try {
    return await listen(wished)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    return listen(0)
  }
}

export interface PlantProcess {
  readonly addresses: PlantAddresses
  stop(): Promise<void>
}

/**
 * Starts the plant as a program of its own.
 *
 * @param account  whom it runs as, when this process is root
 * @throws Error when it ends before all machines listen
 */
export async function spawnPlant(dataDir: string, account: Account | null = null): Promise<PlantProcess> {
  const command = [process.execPath, import.meta.path, "--data", dataDir]
  if (account) chownFolder(dataDir, account)
  const child = Bun.spawn(commandAs(account, command, process.execPath), {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
    // Ctrl-C on the terminal is for the one who started the plant; the machines go with its input.
    detached: true,
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
    process.stderr.write("usage: bun src/demo/plant/plant.ts --data DIR\n")
    process.exit(2)
  }
  const { addresses } = await startPlant({ dataDir, usePreferredPorts: true })
  process.stdout.write(`${JSON.stringify(addresses)}\n`)
  for await (const _ of Bun.stdin.stream());
  // Open connections end with the process.
  process.exit(0)
}

if (import.meta.main) await runAsProgram()
