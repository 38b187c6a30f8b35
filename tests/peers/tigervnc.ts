/** A real TigerVNC server on a free display and port, for tests against a peer that this project did not write. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { vncAuthResponse } from "../../protocols/vnc/security.ts"
import { freePort } from "../harness/free-port.ts"

export interface TigerVnc {
  port: number
  /** X display number, for clients as `DISPLAY=:n`; the socket is /tmp/.X11-unix/Xn. */
  display: number
  /** The end of what the server has logged. */
  log(): string
  /** Stops the process with SIGSTOP, or lets it go on: the kernel goes on to acknowledge what it is sent. */
  freeze(isFrozen: boolean): void
  stop(): Promise<void>
}

export interface TigerVncOptions {
  password?: string
  /** As its option `SecurityTypes`; without it VncAuth or None. */
  securityTypes?: string
  /** Files in PEM, for the types X509… */
  certificate?: { certificateFile: string; keyFile: string }
  width?: number
  height?: number
  /** More of its options, e.g. "-BlacklistThreshold=1". */
  more?: string[]
}

const FIRST_DISPLAY = 300
const DISPLAYS = 3000
const START_TRIES = 5
const START_TIMEOUT_MS = 15_000
/** The end of a log says why a server ended. */
const LOG_CHARS = 4000

export async function startTigerVnc(options: TigerVncOptions = {}): Promise<TigerVnc> {
  const program = Bun.which("Xvnc") ?? Bun.which("Xtigervnc")
  if (!program) throw new Error("Xvnc is missing: install the Debian package tigervnc-standalone-server")
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(program, options)
    } catch (error) {
      if (attempt === START_TRIES) throw error
    }
  }
}

async function launch(program: string, options: TigerVncOptions): Promise<TigerVnc> {
  const display = freeDisplay()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "tigervnc-"))
  const { width = 1280, height = 800, password, certificate } = options
  const security =
    password === undefined
      ? ["-SecurityTypes", options.securityTypes ?? "None"]
      : [
          "-SecurityTypes",
          options.securityTypes ?? "VncAuth",
          "-PasswordFile",
          passwordFile(folder, password),
        ]
  const tls = certificate ? ["-X509Cert", certificate.certificateFile, "-X509Key", certificate.keyFile] : []
  const screen = ["-geometry", `${width}x${height}`, "-depth", "24", "-localhost", "-AlwaysShared", "-ac"]
  const more = options.more ?? []
  const child = Bun.spawn(
    [program, `:${display}`, "-rfbport", String(port), ...security, ...tls, ...screen, ...more],
    {
      stdout: "ignore",
      stderr: "pipe",
      env: { ...process.env, HOME: folder },
    },
  )
  const stop = async () => {
    child.kill("SIGCONT")
    child.kill("SIGTERM")
    await child.exited
    rmSync(folder, { recursive: true, force: true })
  }
  const log = watchLog(child.stderr, `port ${port}\n`)
  const freeze = (isFrozen: boolean) => child.kill(isFrozen ? "SIGSTOP" : "SIGCONT")
  if (await log.isListening) return { port, display, log: log.text, freeze, stop }
  await stop()
  throw new Error(`Xvnc :${display} did not start on port ${port}:\n${log.text()}`)
}

/** Xvnc logs on its standard error, which is read to the end, so that the pipe never fills. */
function watchLog(stderr: ReadableStream<Uint8Array>, sign: string) {
  const started = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => started.resolve(false), START_TIMEOUT_MS)
  let text = ""
  const read = async () => {
    for await (const bytes of stderr) {
      text = (text + new TextDecoder().decode(bytes)).slice(-LOG_CHARS)
      if (text.includes(sign)) started.resolve(true)
    }
  }
  void read().finally(() => started.resolve(false))
  void started.promise.then(() => clearTimeout(timer))
  return { isListening: started.promise, text: () => text }
}

function freeDisplay(): number {
  for (;;) {
    const display = FIRST_DISPLAY + Math.floor(Math.random() * DISPLAYS)
    if (!existsSync(`/tmp/.X11-unix/X${display}`) && !existsSync(`/tmp/.X${display}-lock`)) return display
  }
}

/** The key with which all VNC servers hide their password file: not a secret. */
const FILE_KEY = "\x17\x52\x6b\x06\x23\x4e\x58\x07"

function passwordFile(folder: string, password: string): string {
  const path = join(folder, "passwd")
  const padded = new Uint8Array(8)
  padded.set(new TextEncoder().encode(password).subarray(0, 8))
  writeFileSync(path, vncAuthResponse(FILE_KEY, padded), { mode: 0o600 })
  return path
}
