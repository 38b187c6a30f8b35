/**
 * Runs the encoder over pictures of a small video when a Worker's first video begins: at 25 pictures a second the compiler takes
 * minutes to see that code. Sessions without video do not pay for it.
 */
import type { DesktopEvent, Framebuffer } from "../desktop.ts"

/** What the warm-up uses of a screen. */
interface WarmUpScreen {
  readonly frame: Framebuffer
  handleEvent(event: DesktopEvent, nowMs: number): void
  addViewer(id: string, nowMs: number): void
  ack(id: string, seq: number, nowMs: number): void
}

/** Some 20 ms of work. */
const VIDEO_FRAMES = 150
/** Sizes of pictures like those of machines. */
const VIDEO_STRIPS = 4
const JPEG_BYTES = 64
const SIDE = 192
const FRAME_MS = 20

export function warmUpVideo(screen: WarmUpScreen): void {
  screen.frame.resize(SIDE, SIDE)
  screen.addViewer("warm-up", 0)
  for (let frame = 1; frame <= VIDEO_FRAMES; frame++) {
    const nowMs = frame * FRAME_MS
    drawVideo(screen, nowMs)
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
    screen.ack("warm-up", frame + 1, nowMs)
  }
}

/** The bytes are passed on and never decoded. */
function drawVideo(screen: WarmUpScreen, nowMs: number): void {
  const h = SIDE / VIDEO_STRIPS
  for (let strip = 0; strip < VIDEO_STRIPS; strip++) {
    const rect = { x: 0, y: strip * h, w: SIDE, h }
    screen.handleEvent({ kind: "jpeg", rect, bytes: new Uint8Array(JPEG_BYTES) }, nowMs)
  }
}
