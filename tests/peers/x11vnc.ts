/** x11vnc on an X server's display: a real VNC server of another family (libvncserver), without fence support. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface X11Vnc {
  port: number
  /** Stops the process with SIGSTOP, or lets it go on: the kernel goes on to acknowledge what it is sent. */
  freeze(isFrozen: boolean): void
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 15_000
const STOP_MS_MAX = 3000

/**
 * @param display  number of a running X server
 * @param more     further command-line options
 */
export async function startX11Vnc(display: number, more: readonly string[] = []): Promise<X11Vnc> {
  const program = Bun.which("x11vnc")
  if (!program) throw new Error("x11vnc is missing: install the Debian package x11vnc")
  const folder = mkdtempSync(join(tmpdir(), "x11vnc-"))
  const options = ["-localhost", "-forever", "-shared", "-nopw", "-noipv6"]
  const child = Bun.spawn([program, "-display", `:${display}`, "-autoport", "15900", ...options, ...more], {
    stdout: "pipe",
    stderr: "ignore",
    // It has no window of its own, thus no clipboard, before it has seen a window manager or 45 s have passed.
    env: { ...process.env, HOME: folder, X11VNC_AVOID_WINDOWS: "never" },
  })
  const stop = async () => {
    child.kill("SIGCONT")
    child.kill("SIGTERM")
    // Its handler now and then waits for itself; there is nothing to lose.
    const ending = setTimeout(() => child.kill("SIGKILL"), STOP_MS_MAX)
    await child.exited
    clearTimeout(ending)
    rmSync(folder, { recursive: true, force: true })
  }
  const port = await readPort(child.stdout)
  const freeze = (isFrozen: boolean) => child.kill(isFrozen ? "SIGSTOP" : "SIGCONT")
  if (port !== null) return { port, freeze, stop }
  await stop()
  throw new Error(`x11vnc did not start on display :${display}`)
}

/** Reads "PORT=15900" from the standard output, which is then read to the end. */
async function readPort(stdout: ReadableStream<Uint8Array>): Promise<number | null> {
  const found = Promise.withResolvers<number | null>()
  const timer = setTimeout(() => found.resolve(null), START_TIMEOUT_MS)
  const read = async () => {
    let text = ""
    for await (const bytes of stdout) {
      text = (text + new TextDecoder().decode(bytes)).slice(-4000)
      const port = /PORT=(\d+)/.exec(text)?.[1]
      if (port) found.resolve(Number(port))
    }
  }
  void read().finally(() => found.resolve(null))
  const port = await found.promise
  clearTimeout(timer)
  return port
}
