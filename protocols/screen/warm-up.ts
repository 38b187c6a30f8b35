/**
 * Runs the encoder over a small picture before the first session of a Worker needs it: without it the first hundred
 * frames cost several times as much, until the compiler has seen them (measured: 0.35 instead of 0.1 ms for a key echo).
 */
import type { DesktopEvent, Framebuffer } from "../desktop.ts"

/** What the warm-up uses of a screen. */
interface WarmUpScreen {
  readonly frame: Framebuffer
  handleEvent(event: DesktopEvent, nowMs: number): void
  addViewer(id: string, nowMs: number): void
  ack(id: string, seq: number, nowMs: number): void
}

/** Some 40 ms of work, done while the machine is being dialled. */
const FRAMES = 150
/** Every fifth frame is a whole page, so that the kernels for cells and tokens reach the optimizing compiler too. */
const FRAMES_PER_PAGE = 5
/** Pictures of a video at the end, in strips as machines send them: at 25 a second the compiler takes minutes to see them. */
const VIDEO_FRAMES = 150
const VIDEO_STRIPS = 4
const JPEG_BYTES = 64
const SIDE = 192
const FRAME_MS = 20

export function warmUp(screen: WarmUpScreen): void {
  screen.frame.resize(SIDE, SIDE)
  screen.addViewer("warm-up", 0)
  for (let frame = 1; frame <= FRAMES + VIDEO_FRAMES; frame++) {
    const nowMs = frame * FRAME_MS
    if (frame > FRAMES) drawVideo(screen, nowMs)
    else if (frame % FRAMES_PER_PAGE === 0) drawPage(screen, frame, nowMs)
    else drawLine(screen, frame, nowMs)
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
    screen.ack("warm-up", frame + 1, nowMs)
  }
}

/** What a key echo changes. */
function drawLine(screen: WarmUpScreen, frame: number, nowMs: number): void {
  const rect = { x: (frame * 7) % 128, y: (frame * 13) % 128, w: 64, h: 20 }
  const words = toUint32Array(screen)
  for (let y = rect.y; y < rect.y + rect.h; y++)
    words.fill((0xff000000 | (frame * 0x10305)) >>> 0, y * SIDE + rect.x, y * SIDE + rect.x + rect.w)
  screen.handleEvent({ kind: "damage", rect }, nowMs)
}

/** A scrolled line, then another picture in all cells. */
function drawPage(screen: WarmUpScreen, frame: number, nowMs: number): void {
  const rect = { x: 0, y: 0, w: SIDE, h: SIDE - 16 }
  screen.frame.move(rect, 0, 16)
  screen.handleEvent({ kind: "move", rect, fromX: 0, fromY: 16 }, nowMs)
  const words = toUint32Array(screen)
  for (let i = 0; i < words.length; i++) words[i] = (0xff000000 | (((i >> 2) % 7) * frame * 0x305)) >>> 0
  screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: SIDE, h: SIDE } }, nowMs)
}

/** The bytes are passed on and never decoded. */
function drawVideo(screen: WarmUpScreen, nowMs: number): void {
  const h = SIDE / VIDEO_STRIPS
  for (let strip = 0; strip < VIDEO_STRIPS; strip++) {
    const rect = { x: 0, y: strip * h, w: SIDE, h }
    screen.handleEvent({ kind: "jpeg", rect, bytes: new Uint8Array(JPEG_BYTES) }, nowMs)
  }
}

function toUint32Array({ frame: { pixels } }: WarmUpScreen): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
}
