/** The one page of a session's browser: attached, restricted, shown and driven. */
import { isDeepStrictEqual } from "node:util"
import { CLIPBOARD_BYTES_MAX } from "../desktop.ts"
import { type CdpConnection, CdpError, type CdpValue } from "./cdp.ts"
import type { FileField } from "./downloads.ts"
import { type PageInput, PageInputQueue } from "./input.ts"
import { MODIFIER } from "./keys.ts"
import {
  loginExpression,
  ownWorldScript,
  type PageReport,
  pageScript,
  REPORT,
  setClipboardExpression,
  WORLD,
} from "./page-script.ts"
import type { Acknowledge } from "./screencast.ts"

export interface PageSize {
  width: number
  height: number
}

/** Address of the page, shown above it. */
interface PageLocation {
  url: string
  title: string
  canGoBack: boolean
  canGoForward: boolean
  isLoading: boolean
}

interface History {
  currentIndex: number
  entries: { id: number; url: string; title: string }[]
}

export interface PageCredentials {
  username: string
  password: string
}

export interface PageEvents {
  onFrame(params: CdpValue, acknowledge: Acknowledge): void
  onReport(report: PageReport): void
  onLocation(location: PageLocation): void
  onDialog(params: CdpValue): void
  /** @param field  of the page that asks for files */
  onFileChooser(params: CdpValue, field: FileField): void
  /** The machine's word on the credentials: asked without any, or again after they were given. */
  onUnauthorized(hadCredentials: boolean): void
  /** An address could not be loaded. @param error  the browser's name of the reason, e.g. "net::ERR_CONNECTION_RESET" */
  onLoadFailed(error: string): void
  /** The page, or a redirect of it, is asked for. Until `stopWatching`. */
  onRequest(url: string): void
  /** Answer to the last of these requests. */
  onResponse(response: CdpValue): void
  /** Another document begins, or a viewer has asked for one. */
  onDocument(): void
  /** The page has gone to an address that is not the machine's, and shows nothing of it. */
  onForeignAddress(url: string): void
  onCrashed(): void
}

/** After a login form was sent, viewers' input waits for the next page, and a secret that is left in its field goes. */
const LOGIN_PAUSE_MS = 3000
/** Two sign-ins of a session, for one that the machine ends; more would lock the account. */
const LOGIN_ATTEMPTS_MAX = 2
const ADDRESS_CHARACTERS_MAX = 2000
/** The empty page that a browser begins with. */
const NOWHERE = "about:blank"
/**
 * While a browser hands a page from one of its processes to another it does not tell the history, or one without the new page; a page that never
 * ends gives no later occasion to ask.
 */
const HISTORY_AGAIN_MS = 100
const HISTORY_TRIES_MAX = 10
/** What the browser answers then to a command for the page itself. */
const NOT_ACTIVE = "Not attached to an active page"
const ACTIVE_AGAIN_MS = 50
const ACTIVE_TRIES_MAX = 100
const NO_HISTORY: History = { currentIndex: 0, entries: [] }
/** Kinds of requests that are held for a challenge of HTTP. Without credentials, that of a page is a reason to end. */
const CHALLENGED = ["Document"]
const CHALLENGED_WITH_CREDENTIALS = [...CHALLENGED, "XHR", "Fetch", "Image"]
const LEFT_ARROW = 0xff51
const RIGHT_ARROW = 0xff53
const F5 = 0xffc2

/** @throws CdpError when the browser has no page */
export async function attachToFirstPage(
  cdp: CdpConnection,
): Promise<{ targetId: string; sessionId: string }> {
  type Targets = { targetInfos: { targetId: string; type: string }[] }
  const { targetInfos } = await cdp.send<Targets>("Target.getTargets")
  const targetId = targetInfos.find(({ type }) => type === "page")?.targetId
  if (!targetId) throw new CdpError("the browser has no page")
  const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", {
    targetId,
    flatten: true,
  })
  return { targetId, sessionId }
}

export class BrowserPage {
  readonly targetId: string
  readonly sessionId: string
  private readonly cdp: CdpConnection
  private readonly origin: string
  private readonly credentials: PageCredentials | null
  private readonly language: string
  private readonly events: PageEvents
  private readonly queue: PageInputQueue
  private readonly contexts = new Map<number, { frameId: string; origin: string }>()
  private mainFrameId = ""
  /** A document is on its way. */
  isLoading = false
  /** Address of the document that the browser has begun to show. */
  private documentUrl = NOWHERE
  /** The last that was told. */
  private location: PageLocation | null = null
  private loginAttempts = 0
  /** Requests whose challenge was answered: a page, its frames and what its scripts fetch ask at the same time. */
  private readonly answeredRequests = new Set<string>()
  private areCredentialsRefused = false
  private isEmptyPageForgotten = false
  private handlesChallenges = true
  private isLoggingIn = false
  private loginTimer: ReturnType<typeof setTimeout> | null = null

  constructor(
    cdp: CdpConnection,
    ids: { targetId: string; sessionId: string },
    given: { origin: string; credentials: PageCredentials | null; language: string },
    events: PageEvents,
  ) {
    this.cdp = cdp
    this.targetId = ids.targetId
    this.sessionId = ids.sessionId
    this.origin = given.origin
    this.credentials = given.credentials
    this.language = given.language
    this.events = events
    this.queue = new PageInputQueue((method, params) => this.send(method, params))
  }

  send<Result = CdpValue>(method: string, params: CdpValue = {}): Promise<Result> {
    return this.cdp.send<Result>(method, params, this.sessionId)
  }

  /** Everything that must hold before the machine's first byte. */
  async prepare(size: PageSize): Promise<void> {
    const tree = await this.send<{ frameTree: { frame: { id: string } } }>("Page.getFrameTree")
    this.mainFrameId = tree.frameTree.frame.id
    await Promise.all([
      this.send("Page.enable"),
      this.send("Runtime.enable"),
      this.send("Inspector.enable"),
      this.send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      this.send("Runtime.addBinding", { name: REPORT, executionContextName: WORLD }),
      this.send("Page.addScriptToEvaluateOnNewDocument", { source: pageScript(), worldName: WORLD }),
      this.send("Page.addScriptToEvaluateOnNewDocument", { source: ownWorldScript() }),
      this.send("Page.setInterceptFileChooserDialog", { enabled: true }),
      this.send("Fetch.enable", {
        handleAuthRequests: true,
        patterns: (this.credentials ? CHALLENGED_WITH_CREDENTIALS : CHALLENGED).map((resourceType) => ({
          resourceType,
        })),
      }),
      this.send("Emulation.setFocusEmulationEnabled", { enabled: true }),
      this.send("Emulation.setLocaleOverride", { locale: this.language }),
      this.resize(size),
    ])
  }

  /** No more is reported about requests, which costs a message for each of them. */
  stopWatching(): void {
    this.attempt(this.send("Network.disable"))
  }

  resize({ width, height }: PageSize): Promise<unknown> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
    return this.sendWhenActive("Emulation.setDeviceMetricsOverride", metrics)
  }

  startScreencast(): Promise<unknown> {
    return this.sendWhenActive("Page.startScreencast", { format: "png", everyNthFrame: 1 })
  }

  /** Again while the browser hands the page from one of its processes to another. */
  private async sendWhenActive(method: string, params: CdpValue): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.send(method, params)
      } catch (error) {
        if (tries === ACTIVE_TRIES_MAX || !String(error).includes(NOT_ACTIVE)) throw error
        await Bun.sleep(ACTIVE_AGAIN_MS)
      }
    }
  }

  /** The page's picture comes again as a whole. */
  async restartScreencast(): Promise<void> {
    await this.send("Page.stopScreencast")
    await this.startScreencast()
  }

  /** @param address  of this machine; a path begins at its first page. @returns whether it is one */
  async open(address: string): Promise<boolean> {
    const url = URL.parse(address.slice(0, ADDRESS_CHARACTERS_MAX), this.origin)
    if (url?.origin !== this.origin || url.username || url.password) return false
    this.events.onDocument()
    const { errorText } = await this.send<{ errorText?: string }>("Page.navigate", { url: url.href })
    if (errorText) this.events.onLoadFailed(errorText)
    return true
  }

  async goBy(steps: -1 | 1): Promise<void> {
    const { entries, currentIndex } = await this.history()
    const entry = entries[currentIndex + steps]
    if (!entry || URL.parse(entry.url)?.origin !== this.origin) return
    this.events.onDocument()
    await this.send("Page.navigateToHistoryEntry", { entryId: entry.id })
  }

  reload(): Promise<unknown> {
    this.events.onDocument()
    return this.send("Page.reload")
  }

  /** Keys that a browser's own menus have; all others go to the page. */
  input(input: PageInput): void {
    if (this.isLoggingIn) return
    if (input.kind === "key" && input.down) {
      const { heldModifiers } = this.queue
      if (heldModifiers === MODIFIER.ALT && input.keysym === LEFT_ARROW) return this.attempt(this.goBy(-1))
      if (heldModifiers === MODIFIER.ALT && input.keysym === RIGHT_ARROW) return this.attempt(this.goBy(1))
      if (input.keysym === F5 && heldModifiers === 0) return this.attempt(this.reload())
    }
    this.queue.push(input)
  }

  /** What the viewer has on the clipboard is on the browser's, until something is copied there. */
  async setClipboard(text: string): Promise<void> {
    if (Buffer.byteLength(text) > CLIPBOARD_BYTES_MAX) return
    const [contextId] = [...this.contexts].find(([, { frameId }]) => frameId === this.mainFrameId) ?? []
    if (contextId === undefined) return
    await this.send("Runtime.evaluate", {
      expression: setClipboardExpression(text),
      contextId,
      userGesture: true,
    })
  }

  dropPresses(): void {
    this.queue.dropPresses()
  }

  releaseInput(): void {
    this.queue.reset()
  }

  handleEvent(method: string, params: CdpValue): void {
    switch (method) {
      case "Page.screencastFrame":
        return this.events.onFrame(params, () =>
          this.send("Page.screencastFrameAck", { sessionId: params.sessionId }),
        )
      case "Page.javascriptDialogOpening":
        return this.events.onDialog(params)
      case "Page.fileChooserOpened":
        return this.events.onFileChooser(params, this.fileField(params.backendNodeId))
      case "Page.frameStartedLoading":
      case "Page.frameStoppedLoading":
        if (params.frameId !== this.mainFrameId) return
        this.isLoading = method === "Page.frameStartedLoading"
        if (!this.isLoading) this.stopChallenges()
        if (!this.isLoading) this.attempt(this.forgetEmptyPage())
        return this.attempt(this.reportLocation())
      case "Page.navigatedWithinDocument":
        return this.attempt(this.reportLocation())
      case "Page.frameNavigated":
        if ((params.frame as CdpValue).parentId) return
        this.showsDocument(params.frame as CdpValue)
        return this.attempt(this.reportLocation())
      case "Network.requestWillBeSent":
        if (!this.isOfPage(params)) return
        return this.events.onRequest(String((params.request as CdpValue).url))
      case "Network.responseReceived":
        return this.isOfPage(params) ? this.events.onResponse(params.response as CdpValue) : undefined
      case "Runtime.executionContextCreated":
        return this.addContext(params.context as CdpValue)
      case "Runtime.executionContextDestroyed":
        return void this.contexts.delete(Number(params.executionContextId))
      case "Runtime.executionContextsCleared":
        return this.contexts.clear()
      case "Runtime.bindingCalled":
        return this.handleReport(params)
      case "Fetch.authRequired":
        return this.answerChallenge(params)
      case "Fetch.requestPaused":
        return this.attempt(this.send("Fetch.continueRequest", { requestId: params.requestId }))
      case "Inspector.targetCrashed":
        return this.events.onCrashed()
    }
  }

  private showsDocument(frame: CdpValue): void {
    const url = addressOf(frame)
    if (withoutFragment(url) !== withoutFragment(this.documentUrl)) this.events.onDocument()
    this.documentUrl = url
    this.endLogin()
    if (frame.unreachableUrl && URL.parse(url)?.origin !== this.origin) this.events.onForeignAddress(url)
  }

  private isOfPage({ frameId, type }: CdpValue): boolean {
    return frameId === this.mainFrameId && type === "Document"
  }

  private addContext({ id, name, origin, auxData }: CdpValue): void {
    if (name !== WORLD) return
    const { frameId } = (auxData ?? {}) as { frameId?: string }
    this.contexts.set(Number(id), { frameId: frameId ?? "", origin: String(origin) })
  }

  private handleReport({ name, payload, executionContextId }: CdpValue): void {
    if (name !== REPORT) return
    const report = JSON.parse(String(payload)) as PageReport
    if (report.about === "login") this.attempt(this.logIn(Number(executionContextId)))
    else if (report.about === "title") this.attempt(this.reportLocation())
    else this.events.onReport(report)
  }

  /** Only on the machine's own pages, and only so often. */
  private async logIn(contextId: number): Promise<void> {
    const { credentials } = this
    if (!credentials || this.isLoggingIn || this.loginAttempts >= LOGIN_ATTEMPTS_MAX) return
    if (this.contexts.get(contextId)?.origin !== this.origin) return
    this.isLoggingIn = true
    this.queue.reset()
    const expression = loginExpression(credentials.username, credentials.password, LOGIN_PAUSE_MS)
    const answer = await this.send<{ result: { value?: unknown } }>("Runtime.evaluate", {
      expression,
      contextId,
      returnByValue: true,
    })
    if (answer.result.value !== true) return this.endLogin()
    this.loginAttempts++
    this.loginTimer = setTimeout(() => this.endLogin(), LOGIN_PAUSE_MS)
  }

  private endLogin(): void {
    if (this.loginTimer) clearTimeout(this.loginTimer)
    this.loginTimer = null
    this.isLoggingIn = false
  }

  /** A second challenge of one request is the machine's no, after which no other request gets the credentials. */
  private answerChallenge({ requestId, resourceType, authChallenge }: CdpValue): void {
    const { origin } = authChallenge as { origin: string }
    const answer = (response: string, credentials?: PageCredentials) =>
      this.attempt(
        this.send("Fetch.continueWithAuth", {
          requestId,
          authChallengeResponse: { response, ...credentials },
        }),
      )
    const request = String(requestId)
    this.areCredentialsRefused ||= this.answeredRequests.has(request)
    if (!this.credentials || this.areCredentialsRefused || URL.parse(origin)?.origin !== this.origin) {
      answer("CancelAuth")
      // What a script fetches may be refused without harm to the page.
      if (resourceType === "Document") this.events.onUnauthorized(this.areCredentialsRefused)
      return
    }
    this.answeredRequests.add(request)
    answer("ProvideCredentials", this.credentials)
  }

  /**
   * The browser remembers credentials that were accepted. Requests that are held for a challenge cannot become downloads,
   * so they are held no longer than until it is clear how the machine asks.
   */
  private stopChallenges(): void {
    if (!this.handlesChallenges || !this.hasOwnDocument) return
    if (this.credentials && this.answeredRequests.size === 0 && this.loginAttempts === 0) return
    this.handlesChallenges = false
    this.attempt(this.send("Fetch.disable"))
  }

  /** The machine's page is loaded, not the browser's empty one or its error page. */
  private get hasOwnDocument(): boolean {
    return [...this.contexts.values()].some(
      ({ frameId, origin }) => frameId === this.mainFrameId && origin === this.origin,
    )
  }

  /** The browser's own page before the machine's first one, to which a mouse's side button and scripts of pages go back. */
  private async forgetEmptyPage(): Promise<void> {
    if (this.isEmptyPageForgotten || !this.hasOwnDocument) return
    await this.send("Page.resetNavigationHistory")
    this.isEmptyPageForgotten = true
  }

  private async reportLocation(triesLeft = HISTORY_TRIES_MAX): Promise<void> {
    const { entries, currentIndex } = await this.history().catch(() => NO_HISTORY)
    const entry = entries[currentIndex]
    const isBehind = (entry?.url ?? NOWHERE) === NOWHERE
    const { url, title } = entry && !isBehind ? entry : { url: this.documentUrl, title: "" }
    if (url === NOWHERE) return
    const isOwn = (at: number) => URL.parse(entries[at]?.url ?? "")?.origin === this.origin
    this.tellLocation({
      url: url.slice(0, ADDRESS_CHARACTERS_MAX),
      title,
      canGoBack: isOwn(currentIndex - 1),
      canGoForward: isOwn(currentIndex + 1),
      isLoading: this.isLoading,
    })
    if (!isBehind || triesLeft === 0) return
    await Bun.sleep(HISTORY_AGAIN_MS)
    await this.reportLocation(triesLeft - 1)
  }

  private tellLocation(location: PageLocation): void {
    if (isDeepStrictEqual(location, this.location)) return
    this.location = location
    this.events.onLocation(location)
  }

  private history() {
    return this.send<History>("Page.getNavigationHistory")
  }

  /** A command to a page that closes, or to a browser that ends, is no fault. */
  private fileField(backendNodeId: unknown): FileField {
    return {
      readAccept: async () => {
        const { node } = await this.send<{ node?: { attributes?: unknown[] } }>("DOM.describeNode", {
          backendNodeId,
        })
        // Names and values, one after the other.
        const attributes = node?.attributes ?? []
        const at = attributes.findIndex((name, index) => index % 2 === 0 && name === "accept")
        return at < 0 ? "" : String(attributes[at + 1] ?? "")
      },
      give: (files) => this.send("DOM.setFileInputFiles", { files, backendNodeId }),
    }
  }

  private attempt(work: Promise<unknown>): void {
    work.catch(() => {})
  }
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, "")
}

/** Of an error page, the address that could not be loaded. */
function addressOf({ unreachableUrl, url, urlFragment }: CdpValue): string {
  return String(unreachableUrl ?? `${url}${urlFragment ?? ""}`)
}
