/**
 * Text of the clipboard in both directions. A machine without the clipboard channel drops a client that uses it, so text
 * waits until the core says that the channel is open.
 */
import { CLIPBOARD_BYTES_MAX } from "../desktop.ts"
import type { Core, CoreSession } from "./core/load.ts"
import { TEXT_OFFER_INTERVAL_MS, TEXT_OFFERS_MAX } from "./limits.ts"

type ClipboardData = InstanceType<Core["Backend"]["ClipboardData"]>

const TEXT = "text/plain"

export class RdpClipboard {
  private readonly core: Core
  private readonly onText: (text: string) => void
  private readonly isReplaced: () => boolean
  private readonly onAccepted: () => void
  private session: CoreSession | null = null
  private text = ""
  private isOpen = false
  private refusals = 0
  /** Offers that the machine has not answered. */
  private unanswered = 0
  private timer: Timer | null = null

  /**
   * @param isReplaced  whether something was copied after the text, which must not take its place again
   * @param onAccepted  the machine has the newest text
   */
  constructor(core: Core, onText: (text: string) => void, isReplaced: () => boolean, onAccepted: () => void) {
    this.core = core
    this.onText = onText
    this.isReplaced = isReplaced
    this.onAccepted = onAccepted
  }

  attach(session: CoreSession): void {
    this.session = session
    if (this.isOpen) this.offer()
  }

  /** The channel is open, and the machine requests the content of the clipboard. */
  onRequested(): void {
    this.isOpen = true
    this.unanswered = 0
    this.offer()
  }

  onRemoteChanged(data: ClipboardData): void {
    const text = data
      .items()
      .find((item) => item.mimeType() === TEXT)
      ?.value()
    if (typeof text === "string" && Buffer.byteLength(text) <= CLIPBOARD_BYTES_MAX) {
      this.onText(text.replaceAll("\r\n", "\n"))
    }
  }

  /** A text that the machine did not take, as when another of its programs holds the clipboard, is offered again. */
  onAnswer(isAccepted: boolean): void {
    this.unanswered = Math.max(0, this.unanswered - 1)
    if (!isAccepted && !this.isReplaced()) this.onRefused()
    else if (this.unanswered === 0) this.onAccepted()
  }

  private onRefused(): void {
    this.refusals += 1
    if (this.refusals < TEXT_OFFERS_MAX)
      this.timer ??= setTimeout(() => this.offerAgain(), TEXT_OFFER_INTERVAL_MS)
  }

  close(): void {
    this.session = null
    this.stopTimer()
  }

  paste(text: string): void {
    this.text = text
    this.refusals = 0
    if (this.isOpen) this.offer()
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  /** Files may have been sent since the refusal. */
  private offerAgain(): void {
    this.timer = null
    if (!this.isReplaced()) this.offer()
  }

  private offer(): void {
    this.stopTimer()
    if (!this.session) return
    this.unanswered += 1
    const data = new this.core.Backend.ClipboardData()
    // Windows ends lines with both.
    if (this.text !== "") data.addText(TEXT, this.text.replaceAll(/\r?\n/g, "\r\n"))
    this.session.onClipboardPaste(data).catch(() => undefined)
  }
}
