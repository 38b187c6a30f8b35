/**
 * A web page of a machine as a desktop: a browser of the session's own shows it, and this link carries pictures and input.
 * In this order: the machine's certificate, the proxy that leads to the machine alone, the browser, the page.
 */
import { isIPv6 } from "node:net"
import type { DesktopEvent, DesktopInput, Framebuffer } from "../desktop.ts"
import { HANDSHAKE_TIMEOUT_MS, type ProtocolHandlers } from "../drive.ts"
import { type LivenessMonitor, monitorLiveness } from "../drive-liveness.ts"
import type { LinkEnd, RemoteLink } from "../link.ts"
import type { LinkDiagnosis, LinkEndCode } from "../link-ends.ts"
import { type LivenessLimits, SILENCE_END } from "../liveness.ts"
import { BrowserPage, type PageCredentials, type PageSize } from "./browser-page.ts"
import { CdpError, type CdpValue } from "./cdp.ts"
import { type ChromiumSettings, type RunningChromium, startChromium } from "./chromium.ts"
import { cursorEvent } from "./cursors.ts"
import { Downloads, type TransferSeam } from "./downloads.ts"
import { type EgressProxy, openEgressProxy } from "./egress-proxy.ts"
import { MachineCheck } from "./machine-check.ts"
import {
  CERTIFICATE_CHANGED_DETAIL,
  dialMachineTls,
  judgeCertificate,
  type MachineCertificate,
  type MachineEndpoint,
  MachineTlsError,
  TLS_CONNECT_TIMEOUT_MS,
} from "./machine-tls.ts"
import { MemoryWatch } from "./memory-watch.ts"
import type { PageReport } from "./page-script.ts"
import { Prompts, type PromptTexts } from "./prompts.ts"
import { type Acknowledge, Screencast } from "./screencast.ts"
import { createSelfSigned } from "./self-signed.ts"

interface HttpsOptions {
  machine: MachineEndpoint
  /** The page to open, a path with its query; "/" is the machine's first one. */
  startPath: string
  credentials: PageCredentials | null
  /** Fingerprint of the trusted certificate's key; null when the machine has never been seen. */
  pinned: string | null
  chromium: ChromiumSettings
  /** Does not exist yet; deleted at the end. */
  profileFolder: string
  language: string
  texts: HttpsTexts
  /** The certificate inside the host begins and ends around it. */
  startedOn: Date
  /** Epoch milliseconds, by the clock of this host. */
  epochMs(): number
  /** Null: files are refused in both directions. */
  transfers: TransferSeam | null
  liveness?: LivenessLimits | undefined
}

export interface HttpsTexts extends PromptTexts {
  downloadBlocked: string
  uploadBlocked: string
  addressForbidden: string
}

interface HttpsHandlers extends ProtocolHandlers<DesktopEvent> {
  /** The machine's certificate is seen for the first time; nothing was sent yet. */
  onHostKey(key: { type: string; fingerprint: string }): Promise<"accept" | "refuse">
  /** The browser runs as this process; null: it has ended. */
  onProcess(pid: number | null): void
  /** A page tried to reach another place than its machine. */
  onRefused(place: string): void
}

/**
 * A panel's web server has few connections: at rest it is asked for a sign of life only after a longer silence, but soon where
 * the page waits for an answer.
 */
const HTTPS_LIVENESS: LivenessLimits = {
  probeAfterMs: 15_000,
  answerAfterMs: 2_000,
  noticeAfterMs: 3_000,
  endAfterMs: 30_000,
}
const SIZE_FIRST: PageSize = { width: 1280, height: 800 }
const WIDTH_MIN = 320
const WIDTH_MAX = 3840
const HEIGHT_MIN = 240
const HEIGHT_MAX = 2160
const LAST_WORDS_WAIT_MS = 1000
/** What Chromium says where an address is no page but a file, or a script has chosen another one. */
const LOAD_GIVEN_UP = "net::ERR_ABORTED"
const BROKEN_CONNECTION = /^ERR_(CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)$/
const CERTIFICATE_DAYS = 2
const MS_PER_DAY = 86_400_000
/** A host that a page asks for again and again is reported once; and so many hosts at most. */
const REFUSED_PLACES_MAX = 20
/** What Chromium asks for by itself, in spite of all flags: it gets nothing, and is no page's doing. */
const BROWSER_SERVICES: ReadonlySet<string> = new Set([
  "accounts.google.com",
  "clients2.google.com",
  "clients4.google.com",
  "connectivitycheck.gstatic.com",
  "content-autofill.googleapis.com",
  "edgedl.me.gvt1.com",
  "optimizationguide-pa.googleapis.com",
  "passwordsleakcheck-pa.googleapis.com",
  "redirector.gvt1.com",
  "safebrowsing.googleapis.com",
  "update.googleapis.com",
])

export function openHttps(
  options: HttpsOptions,
  frame: Framebuffer,
  handlers: HttpsHandlers,
): RemoteLink<DesktopInput> {
  const link = new HttpsLink(options, frame, handlers)
  void link.run()
  return link
}

class HttpsLink implements RemoteLink<DesktopInput> {
  private readonly options: HttpsOptions
  private readonly frame: Framebuffer
  private readonly handlers: HttpsHandlers
  private readonly screencast: Screencast
  private readonly refused = new Set<string>()
  private proxy: EgressProxy | null = null
  private chromium: RunningChromium | null = null
  private page: BrowserPage | null = null
  private prompts: Prompts | null = null
  private downloads: Downloads | null = null
  private liveness: LivenessMonitor | null = null
  private check: MachineCheck | null = null
  private memory: MemoryWatch | null = null
  private handshakeTimer: ReturnType<typeof setTimeout> | null = null
  private size = SIZE_FIRST
  private title = ""
  private location: DesktopEvent | null = null
  private earlyFrame: CdpValue | null = null
  private cursor = ""
  private isReady = false
  private hasEnded = false

  constructor(options: HttpsOptions, frame: Framebuffer, handlers: HttpsHandlers) {
    this.options = options
    this.frame = frame
    this.handlers = handlers
    this.screencast = new Screencast(frame, (event) => this.emit(event), {
      epochMs: options.epochMs,
      restart: async () => this.prompts?.restartScreencast(),
    })
  }

  async run(): Promise<void> {
    try {
      const certificate = await this.trustMachine()
      if (this.hasEnded) return
      this.startHandshakeTimer()
      await this.openBrowser(certificate)
    } catch (error) {
      // A browser that cannot start says why when it ends, which is a moment later.
      if (error instanceof CdpError) await Promise.race([this.chromium?.ended, Bun.sleep(LAST_WORDS_WAIT_MS)])
      this.endWithError(error)
    }
  }

  input(input: DesktopInput): void {
    const { page, prompts } = this
    if (!page || !prompts || this.hasEnded) return
    switch (input.kind) {
      case "key":
      case "pointer":
      case "wheel":
        return prompts.isOpen ? prompts.input(input) : page.input(input)
      case "clipboard":
        return this.attempt(page.setClipboard(input.text))
      case "resize":
        return this.attempt(this.resize(input))
      case "navigate":
        return this.navigate(page, input)
      case "refresh":
      case "quality":
        return
    }
  }

  close(): void {
    this.end("SESSION_CLOSED", "the session was closed")
  }

  private async trustMachine(): Promise<MachineCertificate> {
    const patienceMs = Math.min(
      TLS_CONNECT_TIMEOUT_MS,
      this.handlers.handshakeTimeoutMs ?? HANDSHAKE_TIMEOUT_MS,
    )
    const { socket, certificate } = await dialMachineTls(this.options.machine, patienceMs)
    socket.destroy()
    const { keyType: type, fingerprint } = certificate
    switch (judgeCertificate(certificate, this.options.pinned)) {
      case "trusted":
        return certificate
      case "changed":
        throw new MachineTlsError("CLIENT_FORBIDDEN", CERTIFICATE_CHANGED_DETAIL)
      case "unknown":
        if ((await this.handlers.onHostKey({ type, fingerprint })) === "accept") return certificate
        throw new MachineTlsError("CLIENT_FORBIDDEN", "the machine's certificate was not trusted")
    }
  }

  private async openBrowser({ fingerprint }: MachineCertificate): Promise<void> {
    const { machine, startedOn, chromium, profileFolder, language, credentials } = this.options
    const from = new Date(startedOn.getTime() - MS_PER_DAY)
    const to = new Date(startedOn.getTime() + CERTIFICATE_DAYS * MS_PER_DAY)
    const certificate = createSelfSigned(machine.host, from, to)
    this.check = new MachineCheck({
      machine,
      trustedFingerprint: fingerprint,
      onThere: () => this.liveness?.received(),
      onRefused: () => this.onMachineRefused(),
      onOther: () => this.end("CLIENT_FORBIDDEN", CERTIFICATE_CHANGED_DETAIL),
    })
    this.proxy = await openEgressProxy({
      machine,
      trustedFingerprint: fingerprint,
      certificate,
      clientUid: chromium.runAs?.uid ?? process.getuid?.() ?? null,
      onRefused: (place) => this.reportRefused(place),
      onDialFailed: (error) => this.onDialFailed(error),
      onSent: () => this.liveness?.asked(),
      onDialed: () => this.onReceived(),
      onReceived: () => this.onReceived(),
      onClosed: () => this.check?.soon(),
    })
    if (this.hasEnded) return this.proxy.close()
    const browser = startChromium(
      {
        settings: chromium,
        profileFolder,
        proxyPort: this.proxy.port,
        acceptedSpkiHash: certificate.spkiHash,
        language,
        ...this.size,
      },
      (method, params, sessionId) => this.handleEvent(method, params, sessionId),
    )
    this.chromium = browser
    this.handlers.onProcess(browser.pid)
    browser.ended.then((words) => this.onBrowserEnded(words))
    this.memory = new MemoryWatch(browser.pid, chromium.memoryBytesMax, (bytes) =>
      this.end(
        "CLIENT_OVERRUN",
        `the page needs more memory than a browser may take (${Math.round(bytes / 1024 / 1024)} MB)`,
      ),
    )
    await this.openPage(browser, credentials)
  }

  private async openPage({ cdp }: RunningChromium, credentials: PageCredentials | null): Promise<void> {
    const { machine, texts, language, transfers, startPath } = this.options
    const { targetInfos } = await cdp.send<{ targetInfos: { targetId: string; type: string }[] }>(
      "Target.getTargets",
    )
    const targetId = targetInfos.find(({ type }) => type === "page")?.targetId
    if (!targetId) throw new CdpError("the browser has no page")
    const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    })
    const origin = originOf(machine)
    this.page = new BrowserPage(
      cdp,
      { targetId, sessionId },
      { origin, credentials },
      {
        onFrame: (params, acknowledge) => this.onFrame(params, acknowledge),
        onReport: (report) => this.onReport(report),
        onLocation: ({ title, ...location }) => {
          this.emitTitle(title)
          this.emitLocation(location)
        },
        onDialog: (params) => this.prompts?.askFor(params),
        onFileChooser: (params, field) => this.attempt(this.downloads?.onFileChooser(params, field)),
        onUnauthorized: (hadCredentials) =>
          this.end(
            "CLIENT_UNAUTHORIZED",
            hadCredentials
              ? "the machine refuses user name or password"
              : "the machine asks for a user name and a password and none are set",
          ),
        onLoadFailed: (error) => this.onLoadFailed(error),
        onCrashed: () => this.end("SERVER_BUSY", "the page crashed the session's browser"),
      },
    )
    const prompts = new Prompts(cdp, this.page, this.screencast, {
      texts,
      language,
      size: () => this.size,
      showFrame: (params, acknowledge) => this.showFrame(params, acknowledge),
    })
    this.prompts = prompts
    this.downloads = new Downloads(cdp, transfers, {
      onBlocked: (kind, name) =>
        prompts.notify(
          `${kind === "download" ? texts.downloadBlocked : texts.uploadBlocked}${name && `\n${name}`}`,
        ),
    })
    await Promise.all([
      cdp.send("Target.setDiscoverTargets", { discover: true }),
      this.downloads.prepare(),
      this.page.prepare(this.size),
    ])
    await this.page.startScreencast()
    if (!(await this.page.open(startPath))) throw new CdpError("the address to open is not the machine's")
    this.liveness = monitorLiveness(this.options.liveness ?? HTTPS_LIVENESS, {
      onSilence: (forMs) => this.emit({ kind: "silence", forMs }),
      onTimeout: (isRefused) =>
        isRefused
          ? this.end("UPSTREAM_UNAVAILABLE", "the machine refuses connections")
          : this.end(SILENCE_END.code, SILENCE_END.detail, SILENCE_END.diagnosis),
      onProbe: () => void this.check?.now(),
    })
  }

  private onReceived(): void {
    this.liveness?.received()
    this.check?.onReceived()
  }

  /** A small panel refuses further connections while the page holds all that it can serve. */
  private onMachineRefused(): void {
    if (!this.proxy?.hasMachineConnection()) this.liveness?.refused()
  }

  private handleEvent(method: string, params: CdpValue, sessionId: string | undefined): void {
    if (this.hasEnded) return
    const { page } = this
    if (page && sessionId === page.sessionId) return page.handleEvent(method, params)
    if (sessionId !== undefined) return this.prompts?.handleEvent(method, params, sessionId)
    if (method === "Target.targetCreated") return this.closeForeignPage(params)
    this.downloads?.handleEvent(method, params)
  }

  /** There is one page; any other that comes into being is closed. */
  private closeForeignPage({ targetInfo }: CdpValue): void {
    const { targetId, type } = targetInfo as { targetId: string; type: string }
    if (type !== "page" || targetId === this.page?.targetId || this.prompts?.owns(targetId)) return
    this.attempt(this.chromium?.cdp.send("Target.closeTarget", { targetId }))
  }

  private onFrame(params: CdpValue, acknowledge: Acknowledge): void {
    if (this.prompts?.isOpen) return this.screencast.skip(params, acknowledge)
    if (this.location) return this.showFrame(params, acknowledge)
    // The browser's own empty page, or the machine's before the browser has said so: it may be the last frame for long.
    this.earlyFrame = params
    this.screencast.skip(params, acknowledge)
  }

  private showFrame(params: CdpValue, acknowledge: Acknowledge): void {
    try {
      if (!this.isReady) this.becomeReady()
      this.screencast.draw(params, acknowledge)
    } catch (error) {
      this.endWithError(error)
    }
  }

  private becomeReady(): void {
    this.isReady = true
    if (this.handshakeTimer) clearTimeout(this.handshakeTimer)
    const { width, height } = this.size
    this.frame.resize(width, height)
    this.emit({ kind: "ready", width, height, name: this.title })
    this.showCursor("default")
    if (this.location) this.emit(this.location)
  }

  private onReport(report: PageReport): void {
    if (report.about === "cursor") this.showCursor(report.cursor)
    else if (report.about === "copied") this.emit({ kind: "clipboard", text: report.text })
  }

  private showCursor(name: string): void {
    if (name === this.cursor) return
    this.cursor = name
    this.emit(cursorEvent(name))
  }

  /** Viewers are informed once there is a picture. */
  private emitLocation(location: Omit<Extract<DesktopEvent, { kind: "location" }>, "kind">): void {
    this.location = { kind: "location", ...location }
    if (this.isReady) return this.emit(this.location)
    if (this.earlyFrame) this.showFrame(this.earlyFrame, async () => {})
    this.earlyFrame = null
  }

  private emitTitle(title: string): void {
    if (title === this.title) return
    this.title = title
    if (this.isReady) this.emit({ kind: "title", title })
  }

  private navigate(page: BrowserPage, input: Extract<DesktopInput, { kind: "navigate" }>): void {
    switch (input.to) {
      case "BACK":
        return this.attempt(page.goBy(-1))
      case "FORWARD":
        return this.attempt(page.goBy(1))
      case "RELOAD":
        return this.attempt(page.reload())
      case "START":
        return this.attempt(page.open(this.options.startPath))
      case "ADDRESS":
        return this.attempt(
          page.open(input.address).then((isOpen) => {
            if (!isOpen) this.prompts?.notify(this.options.texts.addressForbidden)
          }),
        )
    }
  }

  private async resize({ width, height }: PageSize): Promise<void> {
    const size = {
      width: Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width)),
      height: Math.max(HEIGHT_MIN, Math.min(HEIGHT_MAX, height)),
    }
    if (size.width === this.size.width && size.height === this.size.height) return
    this.size = size
    await this.page?.resize(size)
    await this.prompts?.resize(size)
  }

  private reportRefused(place: string): void {
    if (BROWSER_SERVICES.has(place.replace(/:443$/, ""))) return
    if (this.refused.has(place) || this.refused.size >= REFUSED_PLACES_MAX) return
    this.refused.add(place)
    this.handlers.onRefused(place)
  }

  /** Before the first picture the session fails; later a page that cannot be loaded is the page's own trouble. */
  private onDialFailed(error: MachineTlsError): void {
    const { end } = error
    const isOther = end.code === "CLIENT_FORBIDDEN"
    if (isOther) this.end(end.code, CERTIFICATE_CHANGED_DETAIL)
    else if (!this.isReady) this.end(end.code, end.detail)
    else this.check?.onNotReached(error)
  }

  private onLoadFailed(error: string): void {
    if (this.isReady || error === LOAD_GIVEN_UP) return
    const name = error.replace(/^net::/, "")
    if (BROKEN_CONNECTION.test(name))
      return this.end("RESOURCE_CLOSED", "the machine closed the connection before it answered")
    this.end("CLIENT_BAD_REQUEST", `the machine's page cannot be loaded (${name})`)
  }

  private onBrowserEnded(words: string): void {
    this.handlers.onProcess(null)
    if (this.hasEnded) return
    this.handlers.onInternalError?.(new Error(`the session's browser ended: ${words}`))
    this.end("SERVER_BUSY", endOfBrowser(words, this.isReady))
  }

  private startHandshakeTimer(): void {
    const { handshakeTimeoutMs: limitMs = HANDSHAKE_TIMEOUT_MS } = this.handlers
    if (limitMs === null) return
    this.handshakeTimer = setTimeout(
      () => this.end("UPSTREAM_TIMEOUT", "the machine's page was not shown in time"),
      limitMs,
    )
  }

  private emit(event: DesktopEvent): void {
    if (!this.hasEnded) this.handlers.onEvent(event)
  }

  private attempt(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => {
      if (!(error instanceof CdpError)) this.endWithError(error)
    })
  }

  private endWithError(error: unknown): void {
    if (this.hasEnded) return
    if (error instanceof MachineTlsError) return this.end(error.end.code, error.end.detail)
    this.handlers.onInternalError?.(error)
    this.end("SERVER_BUSY", "the session's browser could not be used")
  }

  private end(code: LinkEndCode, detail: string, diagnosis?: LinkDiagnosis): void {
    if (this.hasEnded) return
    this.hasEnded = true
    if (this.handshakeTimer) clearTimeout(this.handshakeTimer)
    this.liveness?.stop()
    this.check?.stop()
    this.memory?.stop()
    this.screencast.stop()
    this.proxy?.close()
    const end: LinkEnd = diagnosis ? { code, detail, diagnosis } : { code, detail }
    void this.chromium?.kill()
    this.handlers.onEnd(end)
  }
}

/** @returns "https://host" or "https://host:port", as URLs write it */
function originOf({ host, port }: Pick<MachineEndpoint, "host" | "port">): string {
  return new URL(`https://${isIPv6(host) ? `[${host}]` : host}:${port}/`).origin
}

function endOfBrowser(words: string, wasReady: boolean): string {
  if (wasReady) return "the session's browser has ended"
  if (/No usable sandbox|sandbox|namespace/i.test(words))
    return "the session's browser cannot start: this host gives it no sandbox"
  return "the session's browser cannot start"
}
