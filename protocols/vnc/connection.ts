/** What the parts of one VNC conversation share: the bytes waiting, the effects collected, and what the server can do. */
import { ByteQueue } from "../bytes.ts"
import { type DesktopEvent, FRAME_PIXELS_MAX, type Framebuffer, type Rect } from "../desktop.ts"
import type { LayoutTranslator } from "../keyboard/layout-translator.ts"
import { type LinkEnd, ProtocolError } from "../link.ts"
import type { LinkDiagnosis, LinkEndCode } from "../link-ends.ts"
import type { Effect } from "../protocol-machine.ts"
import { screenHeight } from "./client-cache.ts"
import { InflateStream } from "./inflate.ts"
import {
  PIXEL_BURST_SECONDS,
  PIXELS_PER_SECOND_MAX,
  RECEIVE_QUEUE_BYTES_MAX,
  RESIZE_COST_PICTURES,
} from "./limits.ts"
import type { VncOptions } from "./options.ts"
import { narrowColour, OPAQUE, type PixelFormat, pixelFormatOf } from "./pixel-format.ts"

type VncState =
  | "WaitVersion"
  | "WaitSecurityTypes"
  | "WaitVeNCrypt"
  | "WaitTls"
  | "WaitChallenge"
  | "WaitSecurityResult"
  | "WaitServerInit"
  | "Running"
  | "Ended"

/** Thrown to leave the conversation from any depth; the machine turns it into an `end` effect. */
export class LinkEndError extends Error {
  readonly end: LinkEnd
  constructor(code: LinkEndCode, detail: string, diagnosis?: LinkDiagnosis) {
    super(detail)
    this.end = diagnosis ? { code, detail, diagnosis } : { code, detail }
  }
}

/** One screen of the server's layout, stored because SetDesktopSize must repeat it. */
export interface ServerScreen {
  id: number
  flags: number
}

export class RfbConnection {
  readonly queue = new ByteQueue(RECEIVE_QUEUE_BYTES_MAX)
  readonly options: VncOptions
  readonly frame: Framebuffer
  readonly format: PixelFormat
  state: VncState = "WaitVersion"
  nowMs = 0

  /** Beside VeNCrypt the server offers a security type that is spoken. */
  offersUnencrypted = false
  /** The link ended because nothing within VeNCrypt is spoken; without it another link gets further. */
  canSkipVeNCrypt = false

  /** Set by pseudo-rectangles and messages of the server. */
  hasQemuKeys = false
  hasExtendedMouseButtons = false
  /** Null until the first key, and without a layout of the machine. */
  layoutTranslator: LayoutTranslator | null = null
  hasContinuousUpdates = false
  hasFences = false
  screen: ServerScreen | null = null
  /** Formats and actions of the extended clipboard; null until the server announces them. */
  clipboardCaps: number | null = null
  /** The viewer's last clipboard text, kept until the server requests it. */
  clipboardText = ""

  /** The server may keep a cache below its screen (`client-cache.ts`). */
  hasClientCache = false
  /** Height of the picture, from the top; 0 before it has a size. */
  shownHeight = 0

  quality: number | null
  /** After JPEG was requested once, it may still arrive after it was switched off. */
  mayReceiveJpeg = false

  /** The whole picture must be requested: its size has changed. */
  needsFullUpdate = false
  bellAtMs: number | null = null
  buttons = 0
  pointerX = 0
  pointerY = 0

  readonly zlib = new InflateStream()
  readonly zrle = new InflateStream()
  readonly tight = [
    new InflateStream(),
    new InflateStream(),
    new InflateStream(),
    new InflateStream(),
  ] as const

  private effects: Effect<DesktopEvent>[] = []
  /** Among the effects is the end of an update, and a copy of a later one. */
  private hasFrameEnd = false
  private movesAfterEnd = false
  private pixelBudget = PIXELS_PER_SECOND_MAX * PIXEL_BURST_SECONDS
  private budgetAtMs: number | null = null
  private wordView: Uint32Array = new Uint32Array(0)

  constructor(options: VncOptions, frame: Framebuffer) {
    this.options = options
    this.frame = frame
    this.format = pixelFormatOf(options)
    this.quality = options.quality
  }

  send(bytes: Uint8Array): void {
    this.effects.push({ kind: "send", bytes })
  }

  /** The conversation goes on in TLS; `WaitTls` until then. */
  startTls(): void {
    this.effects.push({ kind: "startTls" })
  }

  emit(event: DesktopEvent): void {
    if (event.kind === "frameEnd") this.hasFrameEnd = true
    else if (event.kind === "move") this.movesAfterEnd = this.hasFrameEnd
    this.effects.push({ kind: "event", event })
  }

  endLink(end: LinkEnd): void {
    this.effects.push({ kind: "end", end })
  }

  close(): void {
    this.state = "Ended"
    for (const stream of [this.zlib, this.zrle, ...this.tight]) stream.close()
  }

  takeEffects(): Effect<DesktopEvent>[] {
    const effects = this.effects
    this.effects = []
    this.hasFrameEnd = false
    if (!this.movesAfterEnd) return effects
    this.movesAfterEnd = false
    return deferFrameEnd(effects)
  }

  /** The picture as pixels, R G B A from the lowest byte up. Fetch anew after every `yield`: its memory may move. */
  get pixels(): Uint32Array {
    const { pixels } = this.frame
    const known = this.wordView
    if (
      known.buffer !== pixels.buffer ||
      known.byteOffset !== pixels.byteOffset ||
      known.byteLength !== pixels.length
    ) {
      this.wordView = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    }
    return this.wordView
  }

  /** Takes one pixel, whose bytes are there, from the queue. @returns R G B 255 from the lowest byte up */
  takeColour(): number {
    const { format, queue } = this
    if (format.colours === null) return (queue.u32LE() | OPAQUE) >>> 0
    return narrowColour(format, queue.take(format.bytes), 0)
  }

  /** @throws LinkEndError CLIENT_OVERRUN when the machine makes the client write more pixels than any real screen shows */
  chargePixels(pixels: number): void {
    const elapsedMs = this.budgetAtMs === null ? 0 : this.nowMs - this.budgetAtMs
    this.budgetAtMs = this.nowMs
    const refilled = this.pixelBudget + (elapsedMs / 1000) * PIXELS_PER_SECOND_MAX
    this.pixelBudget = Math.min(refilled, PIXELS_PER_SECOND_MAX * PIXEL_BURST_SECONDS) - pixels
    if (this.pixelBudget < 0) {
      throw new LinkEndError(
        "CLIENT_OVERRUN",
        "the machine sends more pixels per second than any screen shows",
      )
    }
  }

  /** Applies the size announced by the server. @returns whether it changed */
  resize(width: number, height: number): boolean {
    checkSize(width, height)
    const shownHeight = this.hasClientCache ? screenHeight(width, height) : height
    const isSame = width === this.frame.width && height === this.frame.height
    if (isSame && shownHeight === this.shownHeight) return false
    this.chargePixels(width * height * RESIZE_COST_PICTURES)
    this.frame.resize(width, height, shownHeight)
    this.shownHeight = shownHeight
    return true
  }
}

export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > FRAME_PIXELS_MAX) {
    throw new ProtocolError(`the machine announces a picture of ${width} x ${height} pixels`)
  }
}

/** @throws ProtocolError when the rectangle leaves the picture */
export function checkBounds(rect: Rect, frame: Framebuffer): void {
  if (rect.x + rect.w > frame.width || rect.y + rect.h > frame.height) {
    throw new ProtocolError(
      `rectangle ${rect.w} x ${rect.h} at ${rect.x},${rect.y} leaves the ${frame.width} x ${frame.height} picture`,
    )
  }
}

/**
 * Moves the first `frameEnd` behind all other effects. Several updates may be drawn before the events of the first
 * are emitted; a consumer that compares pictures at a `frameEnd` would see later copies already applied, and repeat
 * them.
 */
function deferFrameEnd(effects: Effect<DesktopEvent>[]): Effect<DesktopEvent>[] {
  const isEnd = (effect: Effect<DesktopEvent>) => effect.kind === "event" && effect.event.kind === "frameEnd"
  return [...effects.filter((effect) => !isEnd(effect)), effects.find(isEnd)!]
}
