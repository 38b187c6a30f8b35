/**
 * An RDP session on a machine's desktop, by the protocol core IronRDP. The link survives a change of the size by which the
 * machine has to be connected anew.
 */
import { isAcceptedInTime, judgeCertificate } from "../certificate-trust.ts"
import type { DesktopEvent, DesktopInput, Framebuffer, Rect } from "../desktop.ts"
import { HANDSHAKE_TIMEOUT_MS, type ProtocolHandlers } from "../drive.ts"
import { type LivenessMonitor, monitorLiveness } from "../drive-liveness.ts"
import { ProbeTrust } from "../drive-probe-trust.ts"
import type { LinkEnd, RemoteLink } from "../link.ts"
import { END_DETAILS } from "../link-ends.ts"
import { LIVENESS_LIMITS, type LivenessLimits, SILENCE_END } from "../liveness.ts"
import type { HostKey, PinnedKey } from "../ssh/host-key.ts"
import type { RdpClipboardFiles } from "./clipboard-files.ts"
import { onCoreCrash } from "./core/load.ts"
import { CRASH_END } from "./end-reasons.ts"
import type { RdpOptions } from "./options.ts"
import type { DesktopSize } from "./picture/bitmap-update.ts"
import { unusableOptions } from "./security-policy.ts"
import { RdpSession } from "./session.ts"
import { isSameSize, SizeChanges } from "./size-changes.ts"
import { WaitingInput } from "./waiting-input.ts"

interface RdpAddress {
  /** An IP address, resolved and checked by the caller. */
  host: string
  port: number
}

interface CertificateTrust {
  pinned: readonly PinnedKey[]
  /** Any certificate is accepted without a check: a setting of the interface. */
  isIgnored: boolean
}

interface RdpHandlers extends ProtocolHandlers<DesktopEvent> {
  /** Serves the files of all connections of the link; closed with it. */
  files: RdpClipboardFiles
  /** Undefined: the defaults. */
  liveness?: LivenessLimits | undefined
  /** What the machine may take to follow a size by display control; undefined: the default. */
  sizeTimeoutMs?: number | undefined
  /** Called only when no certificate is pinned, before any credential is sent. */
  onCertificate(certificate: HostKey): Promise<"accept" | "refuse">
}

/**
 * Dials immediately. Input before `ready` is dropped, except for the last size and clipboard; while a size is connected anew,
 * keys wait for the first picture, and the pointer, which would hit another place of it, is dropped.
 */
export function openRdp(
  address: RdpAddress,
  options: RdpOptions,
  trust: CertificateTrust,
  frame: Framebuffer,
  handlers: RdpHandlers,
): RemoteLink<DesktopInput> {
  return new RdpLink(address, options, trust, frame, handlers)
}

class RdpLink implements RemoteLink<DesktopInput> {
  private readonly address: RdpAddress
  private options: RdpOptions
  private readonly trust: CertificateTrust
  private readonly frame: Framebuffer
  private readonly handlers: RdpHandlers
  private session: RdpSession | null = null
  private isReady = false
  private hasEnded = false
  private clipboardText: string | null = null
  private readonly waitingInput = new WaitingInput((input) => this.session?.input(input))
  /** Accepted in this link: a connection made anew must show the same one. */
  private acceptedCertificate: string | null = null
  private deadline: Timer | null = null
  private readonly sizes: SizeChanges
  private liveness: LivenessMonitor | null = null
  private probeTrust = new ProbeTrust()
  private acknowledgementTimer: Timer | null = null
  private trustTimer: Timer | null = null
  private readonly stopListening: () => void

  constructor(
    address: RdpAddress,
    options: RdpOptions,
    trust: CertificateTrust,
    frame: Framebuffer,
    handlers: RdpHandlers,
  ) {
    this.address = address
    this.options = options
    this.trust = trust
    this.frame = frame
    this.handlers = handlers
    this.sizes = new SizeChanges({
      usesDisplayControl: options.resizeMethod === "display-update",
      timeoutMs: handlers.sizeTimeoutMs,
      wanted: () => ({ width: this.options.width, height: this.options.height }),
      shown: () => ({ width: this.frame.width, height: this.frame.height }),
      requestByDisplayControl: ({ width, height }) => this.session?.resize(width, height, this.options.dpi),
      askForAnswer: () =>
        this.probeTrust.isTrusted && this.session?.probe(this.probeTrust.isDoubted) === true,
      connectAnew: () => this.connectAnew(),
    })
    this.stopListening = onCoreCrash((error) => {
      handlers.onInternalError?.(error)
      this.end(CRASH_END)
    })
    const unusable = unusableOptions(options)
    // Later, because the caller does not hold the link yet.
    if (unusable) queueMicrotask(() => this.end(unusable))
    else this.connect()
  }

  input(input: DesktopInput): void {
    if (this.hasEnded) return
    switch (input.kind) {
      case "resize":
        return this.resize(input.width, input.height)
      case "clipboard":
        return this.paste(input.text)
      case "key":
      case "pointer":
      case "wheel":
        return this.waitingInput.input(input)
      case "refresh":
      case "quality":
    }
  }

  dropPresses(): void {
    this.waitingInput.dropPresses()
  }

  /** An unchanged text, as of another window, is older than the files that were sent after it. */
  private paste(text: string): void {
    if (text === this.clipboardText && this.handlers.files.offered.isNewestCopy) return
    this.clipboardText = text
    this.session?.paste(text)
    this.waitingInput.onTextOffered()
  }

  close(): void {
    this.end({ code: "SESSION_CLOSED", detail: END_DETAILS.closedHere })
  }

  private connect(): void {
    this.liveness?.stop()
    this.stopAsking()
    this.probeTrust = new ProbeTrust()
    this.startDeadline()
    const session = new RdpSession(this.address, this.options, this.frame, {
      takeSize: () => this.sizes.onConnecting(),
      files: this.handlers.files,
      judgeCertificate: (certificate) => this.judgeCertificate(certificate),
      onReady: () => this.onReady(),
      onTextAccepted: () => {
        if (this.session === session) this.waitingInput.onTextAccepted()
      },
      onSizeChanged: (size) => {
        if (this.session === session) this.sizes.onAnnounced(size)
      },
      onEvent: (event) => {
        if (!this.hasEnded && this.session === session) this.onEvent(event)
      },
      onReceived: () => this.liveness?.received(),
      onControlGranted: () => {
        this.probeTrust.onCertainAnswer()
        this.sizes.onAnswer()
      },
      onShareStarted: () => {
        if (this.session === session) this.sizes.onShareStarted()
      },
      onEnd: (end) => {
        if (this.session === session) this.end(end)
      },
      onInternalError: (error) => this.handlers.onInternalError?.(error),
    })
    this.session = session
    const isNewest = !this.handlers.files.offered.isNewestCopy
    if (this.clipboardText !== null && isNewest) session.paste(this.clipboardText)
  }

  private onReady(): void {
    this.stopDeadline()
    this.watchLiveness()
    const { width, height } = this.frame
    this.handlers.onEvent({ kind: this.isReady ? "resize" : "ready", width, height, name: "" })
    this.isReady = true
    this.sizes.onReady()
  }

  private watchLiveness(): void {
    const limits = this.handlers.liveness ?? LIVENESS_LIMITS
    this.liveness = monitorLiveness(limits, {
      onSilence: (forMs) => this.handlers.onEvent({ kind: "silence", forMs }),
      onTimeout: () => this.end(SILENCE_END),
      onProbe: () => {
        if (!this.probeTrust.isTrusted) return this.awaitAcknowledgement()
        this.session?.probe(this.probeTrust.isDoubted)
      },
    })
    this.learnWhetherItAnswers(limits.probeAfterMs)
  }

  /** Before its silence has to be judged: one whose picture never rests is silent only when it hangs. */
  private learnWhetherItAnswers(everyMs: number): void {
    if (this.probeTrust.isTrusted) return
    if (this.session?.probe(this.probeTrust.isDoubted) === true) this.probeTrust.onProbe()
    this.trustTimer = setTimeout(() => this.learnWhetherItAnswers(everyMs), everyMs)
  }

  private onEvent(event: DesktopEvent): void {
    if (event.kind === "damage") {
      if (isCorner(event.rect, this.frame)) {
        this.probeTrust.onAnswer()
        this.sizes.onAnswer()
      }
      this.waitingInput.onPicture()
    }
    this.handlers.onEvent(event)
  }

  /** Of a machine whose answers cannot be relied on, TCP shows whether it is there. */
  private awaitAcknowledgement(): void {
    this.stopAwaiting()
    this.acknowledgementTimer = setTimeout(() => {
      if (this.session?.isAcknowledged ?? true) this.liveness?.received()
      else this.awaitAcknowledgement()
    }, ACKNOWLEDGEMENT_CHECK_MS)
  }

  private stopAwaiting(): void {
    if (this.acknowledgementTimer) clearTimeout(this.acknowledgementTimer)
    this.acknowledgementTimer = null
  }

  private stopAsking(): void {
    this.stopAwaiting()
    if (this.trustTimer) clearTimeout(this.trustTimer)
    this.trustTimer = null
  }

  private async judgeCertificate(certificate: HostKey): Promise<LinkEnd | null> {
    if (this.trust.isIgnored) return null
    const pins = this.acceptedCertificate === null ? this.trust.pinned : [this.acceptedCertificate]
    return judgeCertificate(certificate, pins, () => this.isAccepted(certificate))
  }

  private async isAccepted(certificate: HostKey): Promise<boolean> {
    this.stopDeadline()
    const isAccepted = await isAcceptedInTime(this.handlers.onCertificate(certificate))
    if (this.hasEnded) return false
    this.startDeadline()
    if (isAccepted) this.acceptedCertificate = certificate.fingerprint
    return isAccepted
  }

  private resize(wantedWidth: number, wantedHeight: number): void {
    const { fixedSize } = this.options
    const [width, height] = [fixedSize.width ?? wantedWidth, fixedSize.height ?? wantedHeight]
    const isPossible = width > 0 && height > 0 && width <= SIDE_MAX && height <= SIDE_MAX
    if (!isPossible || isSameSize(this.options, { width, height })) return
    this.options = { ...this.options, width, height }
    if (this.isReady) this.sizes.request()
  }

  private connectAnew(): void {
    if (this.hasEnded) return
    this.waitingInput.onConnecting()
    this.session?.close()
    this.connect()
  }

  private startDeadline(): void {
    this.stopDeadline()
    const { handshakeTimeoutMs = HANDSHAKE_TIMEOUT_MS } = this.handlers
    if (handshakeTimeoutMs === null) return
    const detail = "the machine did not show its desktop in time"
    this.deadline = setTimeout(() => this.end({ code: "UPSTREAM_TIMEOUT", detail }), handshakeTimeoutMs)
  }

  private stopDeadline(): void {
    if (this.deadline) clearTimeout(this.deadline)
    this.deadline = null
  }

  private end(end: LinkEnd): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.stopDeadline()
    this.sizes.stop()
    this.stopListening()
    this.liveness?.stop()
    this.stopAsking()
    this.waitingInput.close()
    this.session?.close()
    this.handlers.files.close()
    this.handlers.onEnd(end)
  }
}

/** An acknowledgement takes one way to the machine and back, and up to 0.2 s of its system's delay. */
const ACKNOWLEDGEMENT_CHECK_MS = 250
/** MS-RDPEDISP §2.2.2.2.1. */
const SIDE_MAX = 8192

/** The answer to a request for the first pixel, at most with its surroundings; a picture that is new as a whole is none. */
function isCorner({ x, y, w, h }: Rect, picture: DesktopSize): boolean {
  return x === 0 && y === 0 && w * 2 <= picture.width && h * 2 <= picture.height
}
