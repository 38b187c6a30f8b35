/**
 * The pictures of a page: each frame of Chromium's screencast is drawn into the framebuffer, where the screen finds what
 * has changed. PNG, because a panel's text must be sharp; the screen itself makes JPEG of what moves like a video.
 */
import type { DesktopEvent, Framebuffer } from "../desktop.ts"
import { FRAME_PIXELS_MAX } from "../desktop.ts"
import type { CdpValue } from "./cdp.ts"
import { drawPng, readPng } from "./png.ts"

/**
 * The next frame is asked for so much later than the one before was drawn: an animated page costs Chromium some 15 ms of
 * encoding for each and this thread as much, and more than 20 frames a second make no panel easier to use.
 */
const FRAME_GAP_MS = 45
/** After a pause, as after a key, the next frames come at once: an answer to input must not wait. */
const PROMPT_FRAMES = 2
const PAUSE_MS = 200

export class Screencast {
  private readonly frame: Framebuffer
  private readonly emit: (event: DesktopEvent) => void
  /** Base64 of the last PNG, for a dialog's background; "" before the first. */
  lastPicture = ""
  private promptFrames = PROMPT_FRAMES
  private pauseTimer: ReturnType<typeof setTimeout> | null = null
  /** Each frame is acknowledged, or the browser sends no more; several may be on their way. */
  private readonly ackTimers = new Set<ReturnType<typeof setTimeout>>()

  constructor(frame: Framebuffer, emit: (event: DesktopEvent) => void) {
    this.frame = frame
    this.emit = emit
  }

  /**
   * Draws a frame.
   *
   * @param acknowledge  lets the browser send the next one
   * @throws ProtocolError for a frame that is no picture
   */
  draw(params: CdpValue, acknowledge: () => void): void {
    this.lastPicture = String(params.data ?? "")
    const picture = readPng(Buffer.from(this.lastPicture, "base64"))
    const { width, height } = picture
    if (width * height <= FRAME_PIXELS_MAX) this.show(picture, width, height)
    this.scheduleAcknowledgement(acknowledge)
  }

  stop(): void {
    if (this.pauseTimer) clearTimeout(this.pauseTimer)
    for (const timer of this.ackTimers) clearTimeout(timer)
  }

  private show(picture: Parameters<typeof drawPng>[0], width: number, height: number): void {
    const { frame } = this
    if (frame.width !== width || frame.height !== height) {
      frame.resize(width, height)
      this.emit({ kind: "resize", width, height })
    }
    drawPng(picture, frame.pixels, width, height)
    this.emit({ kind: "damage", rect: { x: 0, y: 0, w: width, h: height } })
    this.emit({ kind: "frameEnd" })
  }

  private scheduleAcknowledgement(acknowledge: () => void): void {
    if (this.pauseTimer) clearTimeout(this.pauseTimer)
    this.pauseTimer = setTimeout(() => {
      this.promptFrames = PROMPT_FRAMES
    }, PAUSE_MS)
    if (this.promptFrames > 0) {
      this.promptFrames--
      return acknowledge()
    }
    const timer = setTimeout(() => {
      this.ackTimers.delete(timer)
      acknowledge()
    }, FRAME_GAP_MS)
    this.ackTimers.add(timer)
  }
}
