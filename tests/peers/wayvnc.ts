/**
 * A real wayvnc on a real Wayland compositor (sway without a screen, drawn by the processor). Needs Debian's `wayvnc`,
 * `sway`, `swaybg` for its picture and `wev`, which reports the keys that a program on that machine gets.
 */
import { chmodSync, chownSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../harness/free-port.ts"

export interface WayVnc {
  port: number
  /** Waits until the program has got these keys, by xkb's names, in this order; others may come between them. */
  typed(names: readonly string[]): Promise<void>
  stop(): Promise<void>
}

interface WayVncOptions {
  width: number
  height: number
  /** xkb's name of the machine's keyboard layout; "us" when left out. */
  layout?: string
  /** A PNG of that size, shown full-screen. Without it a program that prints its key events fills the screen. */
  picture?: Uint8Array
  /** Viewers sign in through TLS with this name and password (VeNCrypt X509Plain). Files in PEM. */
  account?: { username: string; password: string; certificateFile: string; keyFile: string }
}

const START_MS_MAX = 15_000
const POLL_MS = 20
/** sway does not run as root. */
const NOBODY = 65_534

export async function startWayVnc(options: WayVncOptions): Promise<WayVnc> {
  for (const name of ["sway", "wayvnc", "swaybg", "wev"])
    if (!Bun.which(name)) throw new Error(`${name} is missing: install the Debian package ${name}`)
  const folder = mkdtempSync(join(tmpdir(), "wayvnc-"))
  const children: Bun.Subprocess[] = []
  const start = (command: string[], more: Record<string, string> = {}) => {
    const child = Bun.spawn([...asNobody(), ...command], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder, ...more },
      stdio: ["ignore", "pipe", "ignore"],
    })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children) child.kill("SIGTERM")
    await Promise.all(children.map((child) => child.exited))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    writeFileSync(join(folder, "sway.conf"), configuration(folder, options))
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY)
    chmodSync(folder, 0o700)
    const headless = { WLR_BACKENDS: "headless", WLR_RENDERER: "pixman", WLR_LIBINPUT_NO_DEVICES: "1" }
    start(["sway", "--config", join(folder, "sway.conf")], headless)
    await until("sway listens", async () => existsSync(join(folder, DISPLAY)))
    const port = await freePort()
    const display = { WAYLAND_DISPLAY: DISPLAY }
    // A viewer that leaves while it writes would end it.
    const ignoring = ["env", "--ignore-signal=PIPE"]
    const layout = `--keyboard=${options.layout ?? "us"}`
    start(
      [...ignoring, "wayvnc", layout, ...accountOptions(folder, options), "127.0.0.1", `${port}`],
      display,
    )
    await until("wayvnc listens", () => accepts(port))
    const keys = options.picture ? null : keysOf(start(["stdbuf", "-oL", "wev"], display).stdout)
    await keys?.hasFocus
    return { port, typed: (names) => keys!.typed(names), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The first name that a compositor takes where no other one runs. */
const DISPLAY = "wayland-1"

function configuration(folder: string, { width, height, picture }: WayVncOptions): string {
  if (picture) writeFileSync(join(folder, "picture.png"), picture)
  const shown = picture ? [`output * bg ${join(folder, "picture.png")} center`] : []
  const screen = `output HEADLESS-1 resolution ${width}x${height} position 0 0`
  // Without a screen the compositor paints its pointer into the picture.
  const noPointer = "seat * hide_cursor 100"
  return ["xwayland disable", screen, noPointer, ...shown, "default_border none", ""].join("\n")
}

/** It reads account and keys from files of its own user. */
function accountOptions(folder: string, { account }: WayVncOptions): string[] {
  if (!account) return []
  const [config, key, certificate] = ["wayvnc.conf", "key.pem", "certificate.pem"].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  copyFileSync(account.keyFile, key)
  copyFileSync(account.certificateFile, certificate)
  const { username, password } = account
  const lines = ["enable_auth=true", `username=${username}`, `password=${password}`]
  writeFileSync(
    config,
    [...lines, `private_key_file=${key}`, `certificate_file=${certificate}`, ""].join("\n"),
  )
  if (process.getuid?.() === 0) for (const path of [config, key, certificate]) chownSync(path, NOBODY, NOBODY)
  return ["--config", config]
}

function asNobody(): string[] {
  if (process.getuid?.() !== 0) return []
  return ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"]
}

/** Reads wev's report to its end: a line about each key that goes down, and the symbol it stands for on the next. */
function keysOf(stdout: ReadableStream<Uint8Array>) {
  const pressed: string[] = []
  const watchers = new Set<() => void>()
  const focus = Promise.withResolvers<void>()
  const read = async () => {
    let text = ""
    for await (const bytes of stdout) {
      text += Buffer.from(bytes).toString("utf8")
      if (text.includes("wl_keyboard] enter")) focus.resolve()
      // Every line comes once for each time the machine's keyboard was announced; the first object's are enough.
      const listener = /\[(\d+): +wl_keyboard\] enter/.exec(text)?.[1]
      const reports = text.matchAll(
        new RegExp(`\\[${listener}: +wl_keyboard\\] key: .*\\(pressed\\)\\n +sym: (\\S+)`, "g"),
      )
      pressed.splice(0, Number.POSITIVE_INFINITY, ...[...reports].map(([, name]) => name!))
      for (const look of watchers) look()
    }
    focus.reject(new Error("wev ended"))
  }
  focus.promise.catch(() => undefined)
  void read()
  let seen = 0
  /** Where the names end in what was pressed since the last call; -1 while they do not all stand there. */
  const endOf = (names: readonly string[]) => {
    let at = seen - 1
    for (const name of names) {
      at = pressed.indexOf(name, at + 1)
      if (at < 0) return -1
    }
    return at + 1
  }
  const typed = (names: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`expected ${names.join(" ")}; typed ${pressed.slice(seen).join(" ")}`)),
        START_MS_MAX,
      )
      const look = () => {
        const end = endOf(names)
        if (end < 0) return
        seen = end
        clearTimeout(late)
        watchers.delete(look)
        resolve()
      }
      watchers.add(look)
      look()
    })
  return { hasFocus: focus.promise, typed }
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + START_MS_MAX
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`did not happen: ${what}`)
    await Bun.sleep(POLL_MS)
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once("connect", () => answer(true))
    socket.once("error", () => answer(false))
  })
}
