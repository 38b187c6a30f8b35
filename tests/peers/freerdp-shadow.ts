/** A real FreeRDP shadow server with network level authentication, in front of a real X server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, isServing } from "../harness/free-port.ts"
import { startTigerVnc } from "./tigervnc.ts"

interface FreeRdpShadow {
  port: number
  /** X display number of the desktop. */
  display: number
  /** Stops the program, or lets it go on; the system keeps its connections. */
  freeze(isFrozen: boolean): void
  stop(): Promise<void>
}

export const SHADOW_USER = "fitter"
export const SHADOW_PASSWORD = "grey heron"
const START_TIMEOUT_MS = 15_000

/** @param security  what the server insists on */
export async function startFreeRdpShadow(security: "nla" | "tls" = "nla"): Promise<FreeRdpShadow> {
  const program = Bun.which("freerdp-shadow-cli")
  if (!program) throw new Error("freerdp-shadow-cli is missing: install freerdp2-shadow-x11")
  const desktop = await startTigerVnc({ width: 640, height: 480 })
  const folder = mkdtempSync(join(tmpdir(), "freerdp-shadow-"))
  writeFileSync(join(folder, "sam"), passwordHash())
  mkdirSync(join(folder, "config"))
  const port = await freePort()
  const place = [`/port:${port}`, "/bind-address:127.0.0.1"]
  const auth = security === "nla" ? [`/sam-file:${join(folder, "sam")}`, "+auth"] : ["-auth"]
  const child = Bun.spawn([program, ...place, ...auth, `/sec:${security}`], {
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...process.env,
      DISPLAY: `:${desktop.display}`,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, "config"),
    },
  })
  const stop = async () => {
    child.kill("SIGKILL")
    await child.exited
    await desktop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const freeze = (isFrozen: boolean) => child.kill(isFrozen ? "SIGSTOP" : "SIGCONT")
  if (await isServing(child, port, START_TIMEOUT_MS)) return { port, display: desktop.display, freeze, stop }
  await stop()
  throw new Error(`freerdp-shadow-cli did not start on port ${port}`)
}

/** A line of the file in which the server finds its users. */
function passwordHash(): string {
  const { stdout, exitCode } = Bun.spawnSync([
    "winpr-hash",
    ...["-u", SHADOW_USER, "-p", SHADOW_PASSWORD, "-f", "sam"],
  ])
  if (exitCode !== 0) throw new Error("winpr-hash is missing: install the Debian package winpr-utils")
  return stdout.toString()
}
