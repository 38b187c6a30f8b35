/**
 * The pictures of a page: each frame of Chromium's screencast is drawn into the framebuffer, where the screen finds what
 * has changed. PNG, because a panel's text must be sharp; the screen itself makes JPEG of what moves like a video.
 */
import { type DesktopEvent, FRAME_PIXELS_MAX, type Framebuffer } from "../desktop.ts"
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

/**
 * Chromium drops frames, and never sends them again, while so many are unacknowledged: on the page's last change the picture
 * would stay behind it.
 */
const FRAMES_IN_FLIGHT_MAX = 3
/** The browser's times are finer than this clock. */
const CLOCK_STEP_MS = 1

/** Resolves when the browser has counted it. */
export type Acknowledge = () => Promise<unknown>

interface ScreencastPage {
  /** Epoch milliseconds, by the clock of the browser's host. */
  epochMs(): number
  /** Begins the screencast anew, which sends the page's picture as it is now. */
  restart(): Promise<unknown>
}

export class Screencast {
  private readonly frame: Framebuffer
  private readonly emit: (event: DesktopEvent) => void
  private readonly page: ScreencastPage
  /** Base64 of the page's last PNG, for a question's background; "" before the first. */
  lastPicture = ""
  private promptFrames = PROMPT_FRAMES
  private pauseTimer: ReturnType<typeof setTimeout> | null = null
  /** Each frame is acknowledged, or the browser sends no more; several may be on their way. */
  private readonly ackTimers = new Set<ReturnType<typeof setTimeout>>()
  /** Frames that may have been in flight with a later one: when the acknowledgement was answered, in epoch milliseconds. */
  private inFlight: { answeredAtMs: number }[] = []
  private mayHaveLostFrames = false
  private isStopped = false

  constructor(frame: Framebuffer, emit: (event: DesktopEvent) => void, page: ScreencastPage) {
    this.frame = frame
    this.emit = emit
    this.page = page
  }

  /**
   * Draws a frame.
   *
   * @param acknowledge  lets the browser send the next one
   * @throws ProtocolError for a frame that is no picture
   */
  draw(params: CdpValue, acknowledge: Acknowledge): void {
    const picture = readPng(Buffer.from(String(params.data ?? ""), "base64"))
    const { width, height } = picture
    if (width * height <= FRAME_PIXELS_MAX) this.show(picture, width, height)
    this.scheduleAcknowledgement(this.countInFlight(params, acknowledge))
  }

  /** A frame that is not drawn, as of a page behind a question. */
  skip(params: CdpValue, acknowledge: Acknowledge): void {
    this.countInFlight(params, acknowledge)()
  }

  stop(): void {
    this.isStopped = true
    if (this.pauseTimer) clearTimeout(this.pauseTimer)
    for (const timer of this.ackTimers) clearTimeout(timer)
  }

  private show(picture: Parameters<typeof drawPng>[0], width: number, height: number): void {
    const { frame } = this
    if (frame.width !== width || frame.height !== height) {
      frame.resize(width, height)
      this.emit({ kind: "resize", width, height })
    }
    for (const rect of drawPng(picture, frame.pixels, width, height)) this.emit({ kind: "damage", rect })
    this.emit({ kind: "frameEnd" })
  }

  /** @returns sends the acknowledgement, and notes its answer */
  private countInFlight({ metadata }: CdpValue, acknowledge: Acknowledge): () => void {
    const takenAtMs = Number((metadata as { timestamp?: number } | undefined)?.timestamp) * 1000
    // The browser has counted an acknowledgement some time before its answer is here: rather one too many in flight.
    this.inFlight = this.inFlight.filter(({ answeredAtMs }) => !(answeredAtMs < takenAtMs))
    const frame = { answeredAtMs: Number.POSITIVE_INFINITY }
    this.inFlight.push(frame)
    if (this.inFlight.length >= FRAMES_IN_FLIGHT_MAX) this.mayHaveLostFrames = true
    return () => {
      const answered = () => {
        frame.answeredAtMs = this.page.epochMs() + CLOCK_STEP_MS
        this.awaitPause()
      }
      acknowledge().then(answered, answered)
    }
  }

  private scheduleAcknowledgement(acknowledge: () => void): void {
    this.awaitPause()
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

  private awaitPause(): void {
    if (this.pauseTimer) clearTimeout(this.pauseTimer)
    if (!this.isStopped) this.pauseTimer = setTimeout(() => this.onPause(), PAUSE_MS)
  }

  /** Nothing has moved for a while: the picture must be the page's last one. */
  private onPause(): void {
    this.promptFrames = PROMPT_FRAMES
    const areAllAnswered = this.inFlight.every(({ answeredAtMs }) => Number.isFinite(answeredAtMs))
    if (!this.mayHaveLostFrames || !areAllAnswered) return
    this.mayHaveLostFrames = false
    this.inFlight = []
    // A page that closes, or a browser that ends, is no fault.
    this.page.restart().catch(() => {})
  }
}
