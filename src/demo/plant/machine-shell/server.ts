/** The SSH server in front of a machine's shell: one account, one host key stored in a folder, loopback only. */

import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Connection, Server, type ServerChannel, type Session, utils } from "ssh2"
import { generateHostKey } from "../host-key.ts"
import { listenOnLoopback, type PlantServer } from "../listen.ts"
import { commandsOf, runCommand } from "./commands.ts"
import { MachineFileSystem } from "./files.ts"
import type { ShellMachine } from "./machine.ts"
import { serveSftp } from "./sftp.ts"
import { type Shell, startShell } from "./shell.ts"

export interface MachineShellOptions {
  /** 0 = any free one. */
  port: number
  /** Folder of the host key, which is created if missing, so that a pinned key stays valid across restarts. */
  hostKeyDir: string
  user: string
  password: string
}

export interface RunningMachineShell extends PlantServer {
  /** "SHA256:…" */
  fingerprint: string
}

/** How often values move and live views are drawn. */
const REFRESH_MS = 200
/** A terminal without a size is taken for the classic one. */
const DEFAULT_SIZE = { cols: 80, rows: 24 }

export async function serveMachineShell(
  machine: ShellMachine,
  options: MachineShellOptions,
): Promise<RunningMachineShell> {
  const files = new MachineFileSystem(machine.files, new Date())
  const key = await loadOrCreateHostKey(options.hostKeyDir, machine.name)
  const clients = new Set<Connection>()
  const shells = new Set<Shell>()
  const server = new Server({ hostKeys: [key], ident: "MachineShell_2.4" }, (client) => {
    withNoDelay(client)
    clients.add(client)
    client.on("close", () => clients.delete(client))
    client.on("error", () => {})
    client.on("authentication", (context) => {
      const isKnown =
        context.method === "password" &&
        context.username === options.user &&
        context.password === options.password
      if (isKnown) context.accept()
      else context.reject(["password"])
    })
    client.on("session", (accept) => serveSession(accept(), { machine, files, user: options.user, shells }))
  })
  const port = await listenOnLoopback(server, options.port)
  const clock = setInterval(() => {
    machine.advance(REFRESH_MS, new Date())
    for (const shell of shells) shell.refresh()
  }, REFRESH_MS)
  return {
    port,
    fingerprint: fingerprintOf(key),
    async stop() {
      clearInterval(clock)
      const closed = new Promise((resolve) => server.close(resolve))
      for (const client of clients) client.end()
      await closed
    },
  }
}

/** Calls a method of the library that is missing in its types. */
function withNoDelay(client: Connection & { setNoDelay?(on: boolean): void }): void {
  client.setNoDelay?.(true)
}

interface Served {
  machine: ShellMachine
  files: MachineFileSystem
  user: string
  shells: Set<Shell>
}

function serveSession(session: Session, { machine, files, user, shells }: Served): void {
  const size = { ...DEFAULT_SIZE }
  let shell: Shell | null = null
  const takeSize = (cols: number, rows: number) => {
    size.cols = cols || DEFAULT_SIZE.cols
    size.rows = rows || DEFAULT_SIZE.rows
    shell?.resize(size.cols, size.rows)
  }
  session.on("pty", (accept, _reject, info) => {
    takeSize(info.cols, info.rows)
    accept?.()
  })
  session.on("window-change", (accept, _reject, info) => {
    takeSize(info.cols, info.rows)
    accept?.()
  })
  session.on("exec", (accept, _reject, info) => runSingleCommand(accept(), info.command, machine, user))
  session.on("sftp", (accept) => serveSftp(accept(), files))
  session.on("shell", (accept) => {
    shell = attachShell(accept(), size, machine, user, shells)
  })
}

function attachShell(
  channel: ServerChannel,
  size: { cols: number; rows: number },
  machine: ShellMachine,
  user: string,
  shells: Set<Shell>,
): Shell {
  const decoder = new TextDecoder()
  const print = (text: string) => {
    if (channel.writable) channel.write(text)
  }
  const leave = () => {
    channel.exit(0)
    channel.end()
  }
  const shell = startShell({ machine, user, ...size, print, leave })
  shells.add(shell)
  machine.log.add("info", "SSH", `${user} signed in`)
  channel.on("data", (bytes: Uint8Array) => shell.type(decoder.decode(bytes, { stream: true })))
  channel.on("error", () => {})
  channel.on("close", () => {
    if (!shells.delete(shell)) return
    shell.close()
    machine.log.add("info", "SSH", `${user} signed out`)
  })
  return shell
}

/** `ssh machine status`: one command without a terminal. */
function runSingleCommand(
  channel: ServerChannel,
  command: string,
  machine: ShellMachine,
  user: string,
): void {
  const isKnown = commandsOf(machine).some(({ name }) => name === command.trim().split(/\s+/)[0])
  const outcome = runCommand(command.trim(), { machine, user, history: [] })
  const lines = "text" in outcome ? outcome.text : ["needs a terminal"]
  channel.write(`${lines.join("\n")}\n`)
  channel.exit(isKnown && "text" in outcome ? 0 : 1)
  channel.end()
}

async function loadOrCreateHostKey(dir: string, name: string): Promise<string> {
  const path = join(dir, `${name}.hostkey`)
  if (!existsSync(path)) {
    await mkdir(dir, { recursive: true })
    await writeFile(path, generateHostKey(), { mode: 0o600 })
  }
  return readFile(path, "utf8")
}

function fingerprintOf(privateKey: string): string {
  const key = utils.parseKey(privateKey)
  if (key instanceof Error) throw key
  return `SHA256:${createHash("sha256").update(key.getPublicSSH()).digest("base64").replace(/=+$/, "")}`
}
