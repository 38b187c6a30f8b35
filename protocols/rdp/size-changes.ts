/** How an RDP machine is brought to the size of its owner's window: by display control, or by another connection. */
import { DISPLAY_UPDATE_REPEAT_MS, DISPLAY_UPDATE_TIMEOUT_MS, SIZE_ANSWER_TIMEOUT_MS } from "./limits.ts"
import type { DesktopSize } from "./picture/bitmap-update.ts"

interface SizeChangeParts {
  usesDisplayControl: boolean
  /** What the machine may take to follow a size; undefined: the default. */
  timeoutMs: number | undefined
  wanted(): DesktopSize
  /** Of the picture. */
  shown(): DesktopSize
  requestByDisplayControl(size: DesktopSize): void
  /** @returns false where no answer can be relied on; else `onAnswer` follows as soon as the machine has come so far */
  askForAnswer(): boolean
  connectAnew(): void
}

/** A window that is being resized must not cause a connection for each of its sizes. */
const RECONNECT_DELAY_MS = 500
/** Machines round to even sizes, or to multiples of four or eight. */
const ROUNDING_PIXELS_MAX = 8

export class SizeChanges {
  private readonly parts: SizeChangeParts
  private timer: Timer | null = null
  /** Of the connection that is open. */
  private connectedSize: DesktopSize = { width: 0, height: 0 }
  /** It has another size than it was connected with: connecting again for a size would not change that. */
  private keepsItsSize = false
  /** Requested by display control, and not announced by the machine yet. */
  private requested: DesktopSize | null = null
  private announced: DesktopSize | null = null
  /** The machine was asked behind a request, and has not answered yet. */
  private afterAnswer: (() => void) | null = null

  constructor(parts: SizeChangeParts) {
    this.parts = parts
  }

  /** A connection is made with the size that is wanted now. */
  onConnecting(): DesktopSize {
    this.stop()
    this.announced = null
    this.connectedSize = this.parts.wanted()
    return this.connectedSize
  }

  onReady(): void {
    this.keepsItsSize = !isNearSize(this.parts.shown(), this.connectedSize)
    // Wanted while the machine was being connected.
    if (!isSameSize(this.parts.wanted(), this.connectedSize)) this.request()
  }

  /**
   * A machine that does not follow within the time limit is connected anew with the size. While it follows one size no other is
   * requested, because the core is lost where a machine begins a second change before it has ended the first.
   */
  request(): void {
    if (!this.parts.usesDisplayControl) {
      if (!this.keepsItsSize) this.connectAnewAfter(RECONNECT_DELAY_MS)
    } else if (this.requested === null || this.keepsItsSize) this.requestByDisplayControl()
  }

  /** The machine has ended a change of its size, or its start. */
  onShareStarted(): void {
    const { requested } = this
    if (requested === null || this.announced === null || !isNearSize(requested, this.announced)) return
    this.stop()
    if (!isNearSize(this.announced, this.parts.wanted())) return this.requestByDisplayControl()
    // Its picture may come behind much of another.
    this.connectAnewAfter(SIZE_ANSWER_TIMEOUT_MS)
  }

  /** The machine has sent what it was asked for. */
  onAnswer(): void {
    const { afterAnswer } = this
    this.afterAnswer = null
    afterAnswer?.()
  }

  /** After a change of size that it has not asked for the core neither follows nor draws RemoteFX: it is connected anew, once. */
  onAnnounced(size: DesktopSize): void {
    const { requested, announced } = this
    this.announced = size
    const [isRequested, isRepeated] = [requested, announced].map((one) => one && isNearSize(size, one))
    if (isRequested) {
      this.afterAnswer = null
      return this.connectAnewAfter(SIZE_ANSWER_TIMEOUT_MS)
    }
    const isExpected = isRepeated || isNearSize(size, this.parts.wanted())
    if (isExpected || isNearSize(size, this.parts.shown())) return
    this.stop()
    this.timer = setTimeout(() => this.parts.connectAnew(), 0)
  }

  stop(): void {
    this.requested = null
    this.afterAnswer = null
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  /**
   * The same size again after a pause: the core drops what is requested before the machine has opened its channel for it. On a
   * slow line the pause begins when what the machine had drawn before has passed.
   */
  private requestByDisplayControl(
    size = this.parts.wanted(),
    timeoutMs = this.parts.timeoutMs ?? DISPLAY_UPDATE_TIMEOUT_MS,
  ): void {
    this.parts.requestByDisplayControl(size)
    this.requested = size
    if (this.keepsItsSize) return
    const restMs = timeoutMs - DISPLAY_UPDATE_REPEAT_MS
    const wait = () => {
      if (restMs <= 0) return this.connectAnewAfter(timeoutMs)
      this.startTimer(DISPLAY_UPDATE_REPEAT_MS, () => this.requestByDisplayControl(size, restMs))
    }
    if (!this.parts.askForAnswer()) return wait()
    this.afterAnswer = wait
    this.startTimer(SIZE_ANSWER_TIMEOUT_MS, () => this.onAnswer())
  }

  /** Unless the picture has the wanted size then. */
  private connectAnewAfter(delayMs: number): void {
    this.startTimer(delayMs, () => {
      this.stop()
      if (!isNearSize(this.parts.shown(), this.parts.wanted())) this.parts.connectAnew()
    })
  }

  /** Instead of what else was to be done. */
  private startTimer(delayMs: number, work: () => void): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(work, delayMs)
  }
}

function isNearSize(one: DesktopSize, other: DesktopSize): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= ROUNDING_PIXELS_MAX
  return isNear(one.width, other.width) && isNear(one.height, other.height)
}

export const isSameSize = (one: DesktopSize, other: DesktopSize) =>
  one.width === other.width && one.height === other.height
