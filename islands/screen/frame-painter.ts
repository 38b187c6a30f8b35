/** Decodes the messages of a desktop and paints what they change; runs in the painter's Worker. */
import type { Rect } from "../../protocols/desktop.ts"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import type { ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import type { Size } from "./zoom.ts"

/**
 * A picture that comes in parts is painted as a whole, but what is there of it after so long: a large one on a slow link would
 * seem to be stuck. Until a first whole picture was seen nothing is held back.
 */
const HOLD_MS_MAX = 2000

/** The part of an OffscreenCanvas that is painted on. */
export interface PaintedCanvas extends Size {
  getContext(
    kind: "2d",
    options: { alpha: boolean },
  ): Pick<OffscreenCanvasRenderingContext2D, "putImageData"> | null
}

export interface FramePainter {
  /**
   * Draws one FRAME or KEY message, in the order of the calls. A KEY makes void what still waits to be drawn.
   *
   * @returns when its pixels, or those of a later KEY, are on the canvas, or wait there for the rest of their picture
   * @throws ProtocolError (as a rejection) when the bytes are wrong; until the next KEY every message is then
   */
  draw(message: Uint8Array): Promise<void>
}

interface QueuedDraw extends PromiseWithResolvers<void> {
  message: Uint8Array
}

/** Runs `work` after `ms`; returns a function that cancels it. */
type Schedule = (ms: number, work: () => void) => () => void

const scheduleByClock: Schedule = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** @param onSize  called with every new size of the picture, before it is painted */
export function createFramePainter(
  canvas: PaintedCanvas,
  decoder: ScreenDecoder,
  onSize: (size: Size) => void,
  schedule: Schedule = scheduleByClock,
): FramePainter {
  const context = canvas.getContext("2d", { alpha: false })
  let image: ImageData | null = null
  let waiting: QueuedDraw[] = []
  let isPainting = false
  /** Drawn and not on the canvas yet. */
  let held: Rect[] = []
  /** Of all, because its size or its decoder's memory is new. */
  let isAllHeld = true
  let cancelHold: (() => void) | null = null
  let isOverdue = false
  let hasSeenWhole = false

  async function decode(message: Uint8Array): Promise<void> {
    const drawn = await decoder.apply(message)
    held.push(...drawn.boxes)
    isAllHeld ||= drawn.resized
    hasSeenWhole ||= !drawn.partial
    if (!drawn.partial || !hasSeenWhole || isOverdue) paint()
    else cancelHold ??= schedule(HOLD_MS_MAX, onOverdue)
  }

  /** What is being drawn is painted with it. */
  function onOverdue(): void {
    isOverdue = true
    if (!isPainting) paint()
  }

  function paint(): void {
    cancelHold?.()
    cancelHold = null
    isOverdue = false
    const boxes = held
    held = []
    if (!isAllHeld && image) {
      for (const { x, y, w, h } of boxes) context?.putImageData(image, 0, 0, x, y, w, h)
      return
    }
    isAllHeld = false
    const { width, height } = decoder
    image = new ImageData(decoder.pixels, width, height)
    if (canvas.width !== width || canvas.height !== height) {
      onSize({ width, height })
      canvas.width = width
      canvas.height = height
    }
    context?.putImageData(image, 0, 0)
  }

  async function drainQueue(): Promise<void> {
    isPainting = true
    for (let next = waiting.shift(); next; next = waiting.shift())
      await decode(next.message).then(next.resolve, next.reject)
    isPainting = false
    if (isOverdue) paint()
  }

  return {
    draw(message) {
      const mine = { message, ...Promise.withResolvers<void>() }
      if (message[0] === MESSAGE.KEY) {
        // Superseded messages settle with the KEY: settling them earlier would acknowledge them and request more.
        const superseded = waiting
        waiting = []
        for (const one of superseded) mine.promise.then(one.resolve, one.reject)
      }
      waiting.push(mine)
      if (!isPainting) void drainQueue()
      return mine.promise
    },
  }
}
