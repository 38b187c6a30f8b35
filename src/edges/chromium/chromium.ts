/** The Chromium of this host, for sessions to web pages of machines: where it is, and as whom it runs. */
import { existsSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isAlive } from "../postgres/process.ts"
import { findAccount } from "../postgres/system-account.ts"

export interface ChromiumInstallation {
  /** The program itself: distributions start it by a shell script, which adds flags of its own. */
  executable: string
  /** The program `setpriv` of util-linux; null where there is none. */
  setpriv: string | null
  /** Set while this process is root. */
  runAs: { uid: number; gid: number } | null
}

/** The names that distributions give it, in order of preference. */
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
/** Beside or below the script of that name. */
const PROGRAMS = [
  "/usr/lib/chromium/chromium",
  "/usr/lib64/chromium-browser/chromium-browser",
  "/usr/lib/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
]
/** Accounts without privileges, for a browser of a server that runs as root. */
const UNPRIVILEGED_ACCOUNTS = ["millwright", "nobody", "daemon"]
const SCRIPT_BYTES_MAX = 64 * 1024

/**
 * @param configured  path of the program; null: it is looked for
 * @returns null when there is none, or none at this path
 */
export function findChromium(configured: string | null): ChromiumInstallation | null {
  const executable = configured === null ? discoverProgram() : (existsSync(configured) && configured) || null
  if (!executable) return null
  return { executable, setpriv: Bun.which("setpriv"), runAs: unprivilegedAccount() }
}

function discoverProgram(): string | null {
  const known = PROGRAMS.find((path) => existsSync(path))
  if (known) return known
  const found = NAMES.map((name) => Bun.which(name)).find((path) => path !== null)
  return found && isProgram(found) ? realpathSync(found) : null
}

/** Scripts are small. */
function isProgram(path: string): boolean {
  return statSync(path).size > SCRIPT_BYTES_MAX
}

function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const account = UNPRIVILEGED_ACCOUNTS.map(findAccount).find((found) => found !== null && found.uid !== 0)
  return account ? { uid: account.uid, gid: account.gid } : null
}

/** The folders of browsers begin with it; the number of the server's process follows. */
const PROFILE_PREFIX = "millwright-browser-"
/** Chromium keeps a socket below, and the address of a socket has at most 107 characters. */
const PARENT_CHARACTERS_MAX = 40
/** Enough of a session's id to tell those that run at a time apart. */
const ID_CHARACTERS = 12

/** @returns where the profile of a session's browser is kept; does not exist yet */
export function profileFolderOf(sessionId: string): string {
  return join(profilesParent(), `${PROFILE_PREFIX}${process.pid}-${sessionId.slice(-ID_CHARACTERS)}`)
}

function profilesParent(): string {
  return tmpdir().length <= PARENT_CHARACTERS_MAX ? tmpdir() : "/tmp"
}

/**
 * Deletes what browsers of a server left that was killed: the browsers themselves end with it. Called at the start, before
 * there are any.
 *
 * @returns how many
 */
export function deleteLeftProfiles(): number {
  const folder = profilesParent()
  const left = readdirSync(folder).filter((name) => isLeft(name) && isOwn(join(folder, name)))
  for (const name of left) rmSync(join(folder, name), { recursive: true, force: true })
  return left.length
}

function isLeft(name: string): boolean {
  const pid = Number(new RegExp(`^${PROFILE_PREFIX}(\\d+)-`).exec(name)?.[1] ?? 0)
  return pid > 0 && (pid === process.pid || !isAlive(pid))
}

function isOwn(path: string): boolean {
  const uid = process.getuid?.()
  return uid === 0 || statSync(path).uid === uid
}
