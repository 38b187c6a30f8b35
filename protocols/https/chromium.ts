/** One Chromium process of a session: its command line, its start, and its end with everything that it left. */
import { type ChildProcess, spawn } from "node:child_process"
import { chownSync, mkdirSync } from "node:fs"
import type { Readable, Writable } from "node:stream"
import { printableLine } from "../printable.ts"
import { CdpConnection, type CdpListener } from "./cdp.ts"
import { deleteProfile, killBrowser } from "./remains.ts"

/** How this server runs browsers. */
export interface ChromiumSettings {
  /** Absolute path of the program, not of a shell script around it. */
  executable: string
  /** Absolute path of `setpriv` (util-linux), which takes away what the browser must not inherit; null where there is none. */
  setpriv: string | null
  /** Only set for a server that runs as root: who the browser runs as. */
  runAs: { uid: number; gid: number } | null
  /** False only where the host offers no sandbox and the operator accepts that. */
  isSandboxed: boolean
  /** Memory of all processes of one browser. */
  memoryBytesMax: number
}

interface ChromiumLaunch {
  settings: ChromiumSettings
  /** Does not exist yet; deleted with the browser. */
  profileFolder: string
  proxyPort: number
  /** Base64 SHA-256 of the one public key that needs no authority. */
  acceptedSpkiHash: string
  /** BCP 47, for `Accept-Language` and the browser's own texts. */
  language: string
  /** IANA name */
  timeZone: string
  width: number
  height: number
}

/** What Chromium would fetch, send or offer by itself. */
const DISABLED_FEATURES = [
  "AutofillServerCommunication",
  "BackForwardCache",
  "CertificateTransparencyComponentUpdater",
  "DialMediaRouteProvider",
  "DnsOverHttps",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "InterestFeedContentSuggestions",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationGuideModelDownloading",
  "OptimizationHints",
  "OptimizationHintsFetching",
  "PaintHolding",
  "PasswordLeakDetection",
  "SegmentationPlatform",
  "Translate",
  "WebOTP",
  "WebUSB",
].join(",")

/** A panel's page with a trend of a day needs some 50 MB; the limit ends a page that leaks before the session's does. */
const JS_HEAP_MEGABYTES_MAX = 512
const DISK_CACHE_BYTES_MAX = 32 * 1024 * 1024

/** @returns the program and its arguments. Pure */
function chromiumCommand(launch: ChromiumLaunch): string[] {
  const { settings, profileFolder, proxyPort, acceptedSpkiHash, language, width, height } = launch
  const browser = [
    settings.executable,
    "--headless=new",
    "--remote-debugging-pipe",
    `--user-data-dir=${profileFolder}`,
    `--window-size=${width},${height}`,
    `--lang=${language}`,
    // Also where the system has no texts of the browser in this language. A machine that lacks it may have English.
    `--accept-lang=${language},en`,
    // The only way out is the session's proxy, loopback addresses included; names are never resolved here.
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    `--ignore-certificate-errors-spki-list=${acceptedSpkiHash}`,
    "--block-new-web-contents",
    "--deny-permission-prompts",
    "--disable-notifications",
    "--disable-background-networking",
    "--disable-breakpad",
    "--disable-client-side-phishing-detection",
    "--disable-component-update",
    "--disable-crash-reporter",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    `--disable-features=${DISABLED_FEATURES}`,
    "--disable-field-trial-config",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-print-preview",
    "--disable-search-engine-choice-screen",
    "--disable-speech-api",
    "--disable-sync",
    "--dns-prefetch-disable",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
    "--no-pings",
    "--password-store=basic",
    "--renderer-process-limit=2",
    `--disk-cache-size=${DISK_CACHE_BYTES_MAX}`,
    `--js-flags=--max-old-space-size=${JS_HEAP_MEGABYTES_MAX}`,
    ...(settings.isSandboxed ? [] : ["--no-sandbox"]),
    "about:blank",
  ]
  return [...privilegeDrop(settings), ...browser]
}

/** A server that may pass closed folders must not give that to a browser. */
function privilegeDrop({ setpriv, runAs }: ChromiumSettings): string[] {
  if (!setpriv) return []
  const account = runAs ? [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, "--clear-groups"] : []
  return [setpriv, ...account, "--inh-caps=-all", "--ambient-caps=-all", "--no-new-privs", "--"]
}

export interface RunningChromium {
  pid: number
  cdp: CdpConnection
  /** Resolves when it has ended, however; with what it said last. */
  ended: Promise<string>
  /** Kills all its processes and deletes its folder. */
  kill(): Promise<void>
}

/** Its own words, for the log when it does not start. */
const LAST_WORDS_CHARACTERS_MAX = 600

/** @throws Error when the program cannot be started at all */
export function startChromium(launch: ChromiumLaunch, listener: CdpListener): RunningChromium {
  const { settings, profileFolder } = launch
  mkdirSync(profileFolder, { mode: 0o700 })
  if (settings.runAs) chownSync(profileFolder, settings.runAs.uid, settings.runAs.gid)
  const [program = "", ...parameters] = chromiumCommand(launch)
  const child = spawn(program, parameters, {
    // A group of its own, so that all its processes end together.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
    env: chromiumEnvironment(launch),
  })
  const words = readLastWords(child)
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", () => resolve(words()))
  })
  const [, , , output, input] = child.stdio
  const cdp = new CdpConnection(input as Readable, output as Writable, listener, () => {})
  ended.then(() => cdp.close("the browser has ended"))
  return {
    pid: child.pid ?? 0,
    cdp,
    ended,
    async kill() {
      cdp.close("the browser is being closed")
      killBrowser(child.pid)
      await ended
      await deleteProfile(profileFolder)
    },
  }
}

/** Nothing of the server's own environment, which has its secrets, reaches the browser. */
function chromiumEnvironment({ profileFolder, timeZone, language }: ChromiumLaunch): NodeJS.ProcessEnv {
  return {
    PATH: "/usr/bin:/bin",
    HOME: profileFolder,
    TMPDIR: profileFolder,
    XDG_CONFIG_HOME: profileFolder,
    XDG_CACHE_HOME: profileFolder,
    FONTCONFIG_PATH: "/etc/fonts",
    DBUS_SESSION_BUS_ADDRESS: "unix:path=/dev/null",
    DBUS_SYSTEM_BUS_ADDRESS: "unix:path=/dev/null",
    TZ: timeZone,
    // By which Chromium chooses its own texts and how date fields are written: on Linux `--lang` does neither.
    LANGUAGE: language,
  }
}

function readLastWords(child: ChildProcess): () => string {
  let text = ""
  child.stderr?.on("data", (bytes: Buffer) => {
    const lines = bytes.toString("utf8").split("\n")
    const own = lines.filter((line) => !line.includes("dbus/")).join(" ")
    text = (text + own).slice(-LAST_WORDS_CHARACTERS_MAX)
  })
  child.stderr?.on("error", () => {})
  return () => printableLine(text, LAST_WORDS_CHARACTERS_MAX)
}
