/** One session of the protocol core with a machine: from the connection to its end. */
import type { DesktopEvent, Framebuffer, Rect } from "../desktop.ts"
import { endByFault, type LinkEnd } from "../link.ts"
import type { HostKey } from "../ssh/host-key.ts"
import { RdpClipboard } from "./clipboard.ts"
import type { ClipboardChannelEvents } from "./clipboard-channel.ts"
import type { RdpClipboardFiles } from "./clipboard-files.ts"
import { Connection } from "./connection.ts"
import { CoreCanvas } from "./core/canvas.ts"
import { type Core, type CoreSession, loadCore } from "./core/load.ts"
import { listenForCore } from "./core/socket.ts"
import { coreErrorText, endOfCoreError, endOfDisconnect, endOfErrorInfo } from "./end-reasons.ts"
import { FrameEnds } from "./frame-ends.ts"
import { RdpInput } from "./input.ts"
import type { RdpOptions } from "./options.ts"
import { drawBitmap } from "./picture/bitmap-drawing.ts"
import type { Bitmap, DesktopSize } from "./picture/bitmap-update.ts"
import { usesNla } from "./security-policy.ts"
import type { SessionInput } from "./waiting-input.ts"
import { millimetres, scalePercent } from "./wire/client-settings.ts"

interface SessionHandlers {
  files: RdpClipboardFiles
  judgeCertificate(certificate: HostKey): Promise<LinkEnd | null>
  /** The size to connect with: once, as late as it can still count. */
  takeSize(): DesktopSize
  /** The picture has its size. */
  onReady(): void
  /** The machine's clipboard has the newest text. */
  onTextAccepted(): void
  /** A machine whose picture was ready announces this size, on request or by itself. */
  onSizeChanged(size: DesktopSize): void
  onEvent(event: DesktopEvent): void
  /** The machine has sent something. */
  onReceived(): void
  /** The machine has answered a request for control. */
  onControlGranted(): void
  /** The machine has ended a change of its size, and the core knows it. */
  onShareStarted(): void
  /** Once; not after `close`. */
  onEnd(end: LinkEnd): void
  onInternalError(error: unknown): void
}

const DPI_DEFAULT = 96

export class RdpSession {
  private readonly address: { host: string; port: number }
  private readonly options: RdpOptions
  private readonly handlers: SessionHandlers
  private readonly frame: Framebuffer
  private readonly canvas: CoreCanvas
  private connection: Connection | null = null
  private session: CoreSession | null = null
  private keyboardAndMouse: RdpInput | null = null
  private clipboard: RdpClipboard | null = null
  private pastedText: string | null = null
  /** What the machine announced as the reason for an end that follows. */
  private announcedEnd: LinkEnd | null = null
  private hasEnded = false
  private isReady = false
  private readonly frameEnds = new FrameEnds(() => this.emit({ kind: "frameEnd" }))

  constructor(
    address: { host: string; port: number },
    options: RdpOptions,
    frame: Framebuffer,
    handlers: SessionHandlers,
  ) {
    this.address = address
    this.options = options
    this.handlers = handlers
    this.frame = frame
    this.canvas = new CoreCanvas(frame, {
      onSize: (width, height) => this.onSize(width, height),
      onDrawn: (rect) => this.onDrawn(rect),
    })
    this.run().catch((error) => this.endByOwnFault(error))
  }

  input(input: SessionInput): void {
    this.keyboardAndMouse?.handle(input, this.canvas.width, this.canvas.height)
  }

  /** The machine gets it at once, or as soon as its clipboard is open; `onTextAccepted` follows. */
  paste(text: string): void {
    this.pastedText = text
    this.handlers.files.offered.onOtherCopied()
    this.clipboard?.paste(text)
  }

  resize(width: number, height: number, dpi: number | null): void {
    const [physicalWidth, physicalHeight] = [width, height].map((side) =>
      millimetres(side, dpi ?? DPI_DEFAULT),
    )
    this.session?.resize(width, height, scalePercent(dpi), physicalWidth, physicalHeight)
  }

  /** Asks the machine for a sign of life. @returns false for one that cannot be asked */
  probe(doubtsRefresh: boolean): boolean {
    return this.connection?.probe(doubtsRefresh) ?? false
  }

  /** Whether the machine's system has acknowledged all that it was sent. */
  get isAcknowledged(): boolean {
    return this.connection?.isAcknowledged ?? true
  }

  close(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.clipboard?.close()
    // The core sends a request for the end first.
    this.session?.shutdown()
    queueMicrotask(() => this.connection?.close())
  }

  private async run(): Promise<void> {
    const core = await loadCore()
    if (this.hasEnded) return
    const listening = listenForCore((socket) => {
      this.connection = new Connection(socket, this.address, this.options, {
        judgeCertificate: (certificate) => this.handlers.judgeCertificate(certificate),
        onCursor: (cursor) => this.emit(cursor),
        onErrorInfo: (code) => {
          this.announcedEnd = endOfErrorInfo(code) ?? this.announcedEnd
        },
        drawBitmaps: (bitmaps, desktop) => this.drawBitmaps(bitmaps, desktop),
        onDesktopSize: (size) => this.onDesktopSize(size),
        onDisconnect: (reason) => {
          this.announcedEnd ??= endOfDisconnect(reason, this.isReady)
        },
        onColourDepth: (given) => this.onColourDepth(given),
        onReceived: (bytes) => {
          this.frameEnds.onReceived(bytes)
          this.handlers.onReceived()
        },
        onTaken: (isWithinPdu) => this.frameEnds.onTaken(isWithinPdu),
        onControlGranted: () => this.handlers.onControlGranted(),
        onShareStarted: () => this.afterCore(() => this.handlers.onShareStarted()),
        clipboard: this.clipboardEvents(),
        onEnd: (end) => this.end(end),
      })
      return this.connection
    })
    try {
      const session = await this.build(core, listening.url).connect()
      await this.runConnected(core, session)
    } catch (error) {
      this.endByCore(error)
    } finally {
      listening.stop()
    }
  }

  /** The core gets a message after its event. */
  private afterCore(step: () => void): void {
    setImmediate(() => {
      if (!this.hasEnded) step()
    })
  }

  /** The core takes offers once it has the message. */
  private clipboardEvents(): ClipboardChannelEvents {
    const { offered } = this.handlers.files
    const soon = (step: () => void) => this.afterCore(step)
    return {
      onOpen: (takesFiles) => soon(() => offered.onChannelOpen(takesFiles)),
      onAnswer: (hasFiles, isAccepted) =>
        soon(() => {
          if (hasFiles) offered.onAnswer(isAccepted)
          else this.clipboard?.onAnswer(isAccepted)
        }),
      onCopied: () => offered.onOtherCopied(),
    }
  }

  private build(core: Core, url: string) {
    const { options, canvas } = this
    const { files } = this.handlers
    const { width, height } = this.handlers.takeSize()
    const onText = (text: string) => {
      files.forgetCopied()
      this.emit({ kind: "clipboard", text })
    }
    const clipboard = new RdpClipboard(
      core,
      onText,
      () => files.offered.isNewestCopy,
      () => this.handlers.onTextAccepted(),
    )
    this.clipboard = clipboard
    if (this.pastedText !== null) clipboard.paste(this.pastedText)
    const { Backend } = core
    const sendsCredentials = !options.isAuthenticationDisabled
    const builder = new Backend.SessionBuilder()
      .username(sendsCredentials ? options.username : "")
      .password(sendsCredentials ? options.password : "")
      .serverDomain(options.domain)
      .destination(`${this.address.host}:${this.address.port}`)
      .proxyAddress(url)
      .authToken("-")
      .desktopSize(new Backend.DesktopSize(width, height))
      .renderCanvas(canvas as unknown as HTMLCanvasElement)
      .setCursorStyleCallback(() => undefined)
      .setCursorStyleCallbackContext({})
      .remoteClipboardChangedCallback((data: Parameters<RdpClipboard["onRemoteChanged"]>[0]) =>
        clipboard.onRemoteChanged(data),
      )
      .forceClipboardUpdateCallback(() => clipboard.onRequested())
      .extension(core.enableCredssp(usesNla(options)))
      .extension(core.displayControl(options.resizeMethod === "display-update"))
    let extended = builder
    for (const extension of files.extensions(core)) extended = extended.extension(extension)
    return extended
  }

  private async runConnected(core: Core, session: CoreSession): Promise<void> {
    if (this.hasEnded) return session.shutdown()
    this.session = session
    this.keyboardAndMouse = new RdpInput(core, session, this.options.keyboardLayout)
    this.clipboard?.attach(session)
    this.handlers.files.attach(core, session)
    // Characters are chosen by the viewer's keyboard.
    session.synchronizeLockKeys(false, true, false, false)
    const running = session.run()
    this.connection?.startPictures()
    const termination = await running
    this.end(
      this.announcedEnd ?? {
        code: "RESOURCE_CLOSED",
        detail: `the machine ended the session: ${termination.reason()}`,
      },
    )
  }

  /** A machine that hangs up is an error to the core; its connection knows more about it. */
  private endByCore(error: unknown): void {
    if (this.hasEnded) return
    const known = this.announcedEnd ?? this.connection?.signInRefusal
    const end = known ?? endOfCoreError(error)
    if (end) this.end(end)
    else this.endByOwnFault(error)
  }

  private endByOwnFault(error: unknown): void {
    this.handlers.onInternalError(error instanceof Error ? error : coreErrorText(error))
    this.end(endByFault(error))
  }

  private onColourDepth(given: number): void {
    const { colourDepth: asked } = this.options
    if (given !== asked) this.emit({ kind: "colourDepth", asked, given })
  }

  private onDesktopSize(size: DesktopSize): void {
    if (!this.hasEnded && this.isReady) this.handlers.onSizeChanged(size)
  }

  private onSize(width: number, height: number): void {
    if (this.hasEnded) return
    if (this.isReady) return this.emit({ kind: "resize", width, height })
    this.isReady = true
    this.handlers.onReady()
  }

  /** Bitmaps that come before the core has given the picture the desktop's size are left to the core: drawn here they would be lost. */
  private drawBitmaps(bitmaps: readonly Bitmap[], { width, height }: DesktopSize): boolean {
    if (this.hasEnded || !this.isReady || this.frame.width !== width || this.frame.height !== height)
      return false
    for (const bitmap of bitmaps) {
      const drawn = drawBitmap(this.frame, bitmap)
      if (drawn) this.onDrawn(drawn)
    }
    return true
  }

  private onDrawn(rect: Rect): void {
    this.emit({ kind: "damage", rect })
    this.frameEnds.onDrawn()
  }

  private emit(event: DesktopEvent): void {
    if (!this.hasEnded) this.handlers.onEvent(event)
  }

  private end(end: LinkEnd): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.clipboard?.close()
    this.connection?.close()
    this.handlers.onEnd(this.announcedEnd ?? end)
  }
}
