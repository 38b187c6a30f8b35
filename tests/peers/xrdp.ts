/**
 * A real xrdp on a free port, in front of a real VNC server: what it shows is what an X client draws there, and what is
 * typed arrives as X events.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import { waitUntil } from "../harness/eventually.ts"
import { freePort, isServing } from "../harness/free-port.ts"
import { createSelfSignedFiles, type ServerCertificate } from "./certificates.ts"
import { startTigerVnc, type TigerVnc } from "./tigervnc.ts"

interface Xrdp {
  port: number
  /** X display number of the desktop. */
  display: number
  /** SHA-256 of its certificate. */
  fingerprint: string
  /** PEM of its certificate. */
  certificate: string
  log(): string
  /** Where files of the client can be read after they were pasted; null where this host mounts no FUSE. */
  pasteFolder(): string | null
  /** Stops the program that shares the desktop's clipboard. Resolves when it stands still. */
  freezeClipboard(): Promise<void>
  unfreezeClipboard(): void
  stop(): Promise<void>
}

export interface XrdpOptions {
  securityLayer?: "tls" | "rdp" | "negotiate"
  /** Of standard RDP security. */
  cryptLevel?: "none" | "low" | "medium" | "high" | "fips"
  width?: number
  height?: number
  tlsProtocols?: string
  /** Runs the program that shares the desktop's clipboard with its files. */
  sharesFiles?: boolean
  /** Highest colour depth that it gives, in bits; 32 by default. */
  colourDepthMax?: number
}

const START_TRIES = 5
const START_TIMEOUT_MS = 15_000

export async function startXrdp(options: XrdpOptions = {}): Promise<Xrdp> {
  const program = Bun.which("xrdp", { PATH: `${process.env.PATH}:/usr/sbin` })
  if (!program) throw new Error("xrdp is missing: install the Debian package xrdp")
  const desktop = await startTigerVnc({ width: options.width ?? 800, height: options.height ?? 600 })
  try {
    for (let attempt = 1; ; attempt++) {
      const server = await launch(program, desktop, options)
      if (server) return server
      if (attempt === START_TRIES) throw new Error("xrdp did not start")
    }
  } catch (error) {
    await desktop.stop()
    throw error
  }
}

async function launch(program: string, desktop: TigerVnc, options: XrdpOptions): Promise<Xrdp | null> {
  const folder = mkdtempSync(join(tmpdir(), "xrdp-"))
  const port = await freePort()
  const logFile = join(folder, "xrdp.log")
  const files = createSelfSignedFiles(folder, { name: "machine.test", newKey: "rsa:2048" })
  const { certificate } = files
  writeFileSync(join(folder, "xrdp.ini"), configuration(folder, files, port, desktop, options))
  mkdirSync("/run/xrdp/sockdir", { recursive: true })
  const channels = options.sharesFiles ? await startChannelServer(folder, desktop.display) : null
  const child = Bun.spawn([program, "--nodaemon", "--config", join(folder, "xrdp.ini")], {
    stdio: ["ignore", "ignore", "ignore"],
  })
  const stop = async () => {
    child.kill("SIGTERM")
    await child.exited
    // It unmounts its folder.
    channels?.kill("SIGCONT")
    channels?.kill("SIGTERM")
    await channels?.exited
    await desktop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (await isServing(child, port, START_TIMEOUT_MS)) {
    const log = () => readFileSync(logFile, "utf8")
    return {
      port,
      display: desktop.display,
      certificate,
      fingerprint: fingerprintOfPem(certificate),
      log,
      pasteFolder: () => mountedIn(folder),
      async freezeClipboard() {
        channels?.kill("SIGSTOP")
        const state = () => readFileSync(`/proc/${channels?.pid}/stat`, "utf8")
        await waitUntil("xrdp-chansrv stands still", () => state().includes(") T "))
      },
      unfreezeClipboard: () => channels?.kill("SIGCONT"),
      stop,
    }
  }
  child.kill("SIGKILL")
  channels?.kill("SIGTERM")
  await Promise.all([child.exited, channels?.exited])
  rmSync(folder, { recursive: true, force: true })
  return null
}

/**
 * xrdp's own, which serves files of the desktop and mounts those of the client. It listens when this resolves: xrdp asks
 * for it once, at the start of a session.
 */
async function startChannelServer(folder: string, display: number): Promise<Bun.Subprocess> {
  const socket = `/run/xrdp/sockdir/xrdp_chansrv_socket_${display}`
  rmSync(socket, { force: true })
  const child = Bun.spawn(["/usr/sbin/xrdp-chansrv"], {
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_RUNTIME_DIR: folder,
    },
  })
  await waitUntil("xrdp-chansrv listens", () => existsSync(socket))
  return child
}

function mountedIn(folder: string): string | null {
  const mount = join(folder, "thinclient_drives")
  return readFileSync("/proc/mounts", "utf8").includes(` ${mount} `) ? join(mount, ".clipboard") : null
}

function configuration(
  folder: string,
  certificate: ServerCertificate,
  port: number,
  desktop: TigerVnc,
  options: XrdpOptions,
): string {
  const { securityLayer = "tls", cryptLevel = "high", tlsProtocols = "TLSv1.2, TLSv1.3" } = options
  return `[Globals]
ini_version=1
fork=true
port=tcp://127.0.0.1:${port}
tcp_nodelay=true
tcp_keepalive=true
security_layer=${securityLayer}
crypt_level=${cryptLevel}
certificate=${certificate.certificateFile}
key_file=${certificate.keyFile}
ssl_protocols=${tlsProtocols}
autorun=desktop
allow_channels=true
bitmap_cache=true
bitmap_compression=true
bulk_compression=true
max_bpp=${options.colourDepthMax ?? 32}
new_cursors=true
use_fastpath=both
[Logging]
LogFile=${join(folder, "xrdp.log")}
LogLevel=INFO
EnableSyslog=false
[Channels]
rdpdr=true
rdpsnd=true
drdynvc=true
cliprdr=true
[desktop]
name=desktop
lib=libvnc.so
username=na
password=na
ip=127.0.0.1
port=${desktop.port}
${options.sharesFiles ? `chansrvport=DISPLAY(${desktop.display})` : ""}
`
}
