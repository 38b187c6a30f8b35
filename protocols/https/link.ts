/**
 * A web page of a machine as a desktop: a browser of the session's own shows it, and this link carries pictures and input.
 * In this order: the machine's certificate, the proxy that leads to the machine alone, the browser, the page.
 */
import type { DesktopEvent, DesktopInput, Framebuffer } from "../desktop.ts"
import { HANDSHAKE_TIMEOUT_MS, type ProtocolHandlers } from "../drive.ts"
import { type LivenessMonitor, monitorLiveness } from "../drive-liveness.ts"
import type { LinkEnd, RemoteLink } from "../link.ts"
import { END_DETAILS, type LinkDiagnosis, type LinkEndCode } from "../link-ends.ts"
import { type LivenessLimits, SILENCE_END } from "../liveness.ts"
import { attachToFirstPage, BrowserPage, type PageCredentials, type PageSize } from "./browser-page.ts"
import { CdpError, type CdpValue } from "./cdp.ts"
import { type ChromiumSettings, type RunningChromium, startChromium } from "./chromium.ts"
import { Downloads, type TransferSeam } from "./downloads.ts"
import { type EgressProxy, openEgressProxy } from "./egress-proxy.ts"
import { endOfBrowser, LOAD_GIVEN_UP } from "./end-reasons.ts"
import { FirstAnswer } from "./first-answer.ts"
import { MachineCheck } from "./machine-check.ts"
import {
  CERTIFICATE_CHANGED_DETAIL,
  type MachineCertificate,
  type MachineEndpoint,
  MachineTlsError,
  originOf,
  TLS_CONNECT_TIMEOUT_MS,
  trustMachine,
} from "./machine-tls.ts"
import { MemoryWatch } from "./memory-watch.ts"
import { Prompts, type PromptTexts } from "./prompts.ts"
import { RefusedPlaces } from "./refused-places.ts"
import { Screencast } from "./screencast.ts"
import { createSelfSigned } from "./self-signed.ts"
import { ShownPage } from "./shown-page.ts"

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
  /** IANA name; in it pages show their times. */
  timeZone: string
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
const CERTIFICATE_DAYS = 2
const MS_PER_DAY = 86_400_000

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
  private readonly handlers: HttpsHandlers
  private readonly screencast: Screencast
  private readonly shown: ShownPage
  private readonly refused = new RefusedPlaces()
  private readonly firstAnswer: FirstAnswer
  private proxy: EgressProxy | null = null
  private chromium: RunningChromium | null = null
  private page: BrowserPage | null = null
  private prompts: Prompts | null = null
  private downloads: Downloads | null = null
  private liveness: LivenessMonitor | null = null
  private check: MachineCheck | null = null
  private memory: MemoryWatch | null = null
  private handshakeTimer: ReturnType<typeof setTimeout> | null = null
  /** The browser gave the start page up, and another may still come. */
  private isGivenUp = false
  private size = SIZE_FIRST
  private hasEnded = false

  constructor(options: HttpsOptions, frame: Framebuffer, handlers: HttpsHandlers) {
    this.options = options
    this.handlers = handlers
    this.firstAnswer = new FirstAnswer(originOf(options.machine))
    this.screencast = new Screencast(frame, (event) => this.emit(event), {
      epochMs: options.epochMs,
      restart: async () => this.prompts?.restartScreencast(),
    })
    this.shown = new ShownPage(frame, this.screencast, {
      emit: (event) => this.emit(event),
      size: () => this.size,
      isCovered: () => this.prompts?.isOpen ?? false,
      onReady: () => this.onReady(),
      onFailed: (error) => this.endWithError(error),
    })
  }

  async run(): Promise<void> {
    try {
      const { handshakeTimeoutMs, onHostKey } = this.handlers
      const patienceMs = Math.min(TLS_CONNECT_TIMEOUT_MS, handshakeTimeoutMs ?? HANDSHAKE_TIMEOUT_MS)
      const { machine, pinned } = this.options
      const certificate = await trustMachine(machine, pinned, patienceMs, onHostKey)
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
    if (this.hasEnded) return
    // The page opens with the last size that is asked for before.
    if (input.kind === "resize") return this.attempt(this.resize(input))
    if (!page || !prompts) return
    switch (input.kind) {
      case "key":
      case "pointer":
      case "wheel":
        return prompts.isOpen ? prompts.input(input) : page.input(input)
      case "clipboard":
        return this.attempt(page.setClipboard(input.text))
      case "navigate":
        return this.navigate(page, input)
      case "refresh":
      case "quality":
        return
    }
  }

  dropPresses(): void {
    this.page?.dropPresses()
    this.prompts?.dropPresses()
  }

  close(): void {
    this.end("SESSION_CLOSED", END_DETAILS.closedHere)
  }

  private async openBrowser({ fingerprint }: MachineCertificate): Promise<void> {
    const { machine, startedOn, chromium, profileFolder, language, timeZone, credentials } = this.options
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
      onRefused: (place) => {
        if (this.refused.add(place)) this.handlers.onRefused(place)
      },
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
        timeZone,
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
    const origin = originOf(machine)
    this.page = new BrowserPage(
      cdp,
      await attachToFirstPage(cdp),
      { origin, credentials, language },
      {
        onFrame: (params, acknowledge) => this.shown.onFrame(params, acknowledge),
        onReport: (report) => this.shown.onReport(report),
        onLocation: (location) => this.shown.onLocation(location),
        onDialog: (params) => this.prompts?.askFor(params),
        onFileChooser: (params, field) => this.attempt(this.downloads?.onFileChooser(params, field)),
        onUnauthorized: (hadCredentials) =>
          hadCredentials
            ? this.end("CLIENT_UNAUTHORIZED", "the machine refuses user name or password")
            : this.end(
                "CLIENT_UNAUTHORIZED",
                "the machine asks for a user name and a password and none are set",
                "credentialsMissing",
              ),
        onLoadFailed: (error) => this.onLoadFailed(error),
        onRequest: (url) => this.firstAnswer.onRequest(url),
        onResponse: (response) => this.firstAnswer.onResponse(response),
        onDocument: () => this.prompts?.onDocument(),
        onForeignAddress: (url) => {
          if (this.shown.isReady) this.prompts?.notify(`${texts.addressForbidden}\n${url}`)
        },
        onCrashed: () => this.end("SERVER_BUSY", "the page crashed the session's browser"),
      },
    )
    const prompts = new Prompts(cdp, this.page, this.screencast, {
      texts,
      language,
      size: () => this.size,
      showFrame: (params, acknowledge) => this.shown.showFrame(params, acknowledge),
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
          ? this.end("UPSTREAM_UNAVAILABLE", END_DETAILS.refused)
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
    if (method === "Browser.downloadWillBegin") this.onFile()
    this.downloads?.handleEvent(method, params)
  }

  /** There is one page; any other that comes into being is closed. */
  private closeForeignPage({ targetInfo }: CdpValue): void {
    const { targetId, type } = targetInfo as { targetId: string; type: string }
    if (type !== "page" || targetId === this.page?.targetId || this.prompts?.owns(targetId)) return
    this.attempt(this.chromium?.cdp.send("Target.closeTarget", { targetId }))
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

  /** Before the first picture the session fails; later a page that cannot be loaded is the page's own trouble. */
  private onDialFailed(error: MachineTlsError): void {
    const { end } = error
    const isOther = end.code === "CLIENT_FORBIDDEN"
    if (isOther) this.end(end.code, CERTIFICATE_CHANGED_DETAIL)
    else if (!this.shown.isReady) this.end(end.code, end.detail, end.diagnosis)
    else this.check?.onNotReached(error)
  }

  private onLoadFailed(error: string): void {
    if (this.shown.isReady) return
    const end = this.firstAnswer.endOf(error)
    if (end) this.end(end.code, end.detail, end.diagnosis)
    else this.isGivenUp = true
  }

  private onFile(): void {
    this.firstAnswer.onFile()
    if (this.isGivenUp) this.onLoadFailed(LOAD_GIVEN_UP)
  }

  private onReady(): void {
    this.stopHandshakeTimer()
    this.page?.stopWatching()
  }

  private onBrowserEnded(words: string): void {
    this.handlers.onProcess(null)
    if (this.hasEnded) return
    this.handlers.onInternalError?.(new Error(`the session's browser ended: ${words}`))
    const { code, detail } = endOfBrowser(words, this.shown.isReady)
    this.end(code, detail)
  }

  private startHandshakeTimer(): void {
    const { handshakeTimeoutMs: limitMs = HANDSHAKE_TIMEOUT_MS } = this.handlers
    if (limitMs === null) return
    this.handshakeTimer = setTimeout(() => {
      // A machine that has answered is not silent.
      if (this.isGivenUp && this.page?.isLoading === false)
        this.end("CLIENT_BAD_REQUEST", "the machine answers with something that is no page")
      else this.end("UPSTREAM_TIMEOUT", "the machine's page was not shown in time")
    }, limitMs)
  }

  private stopHandshakeTimer(): void {
    if (this.handshakeTimer) clearTimeout(this.handshakeTimer)
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
    if (error instanceof MachineTlsError) {
      const { code, detail, diagnosis } = error.end
      return this.end(code, detail, diagnosis)
    }
    this.handlers.onInternalError?.(error)
    this.end("SERVER_BUSY", "the session's browser could not be used")
  }

  private end(code: LinkEndCode, detail: string, diagnosis?: LinkDiagnosis): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.stopHandshakeTimer()
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
