/** Decodes the messages of a desktop and paints what they change; runs in the painter's Worker. */
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import type { ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import type { Size } from "./zoom.ts"

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
   * @returns when its pixels, or those of a later KEY, are on the canvas
   * @throws ProtocolError (as a rejection) when the bytes are wrong; until the next KEY every message is then
   */
  draw(message: Uint8Array): Promise<void>
}

interface QueuedDraw extends PromiseWithResolvers<void> {
  message: Uint8Array
}

/** @param onSize  called with every new size of the picture, before it is painted */
export function createFramePainter(
  canvas: PaintedCanvas,
  decoder: ScreenDecoder,
  onSize: (size: Size) => void,
): FramePainter {
  const context = canvas.getContext("2d", { alpha: false })
  let image: ImageData | null = null
  let waiting: QueuedDraw[] = []
  let isPainting = false

  async function paint(message: Uint8Array): Promise<void> {
    const drawn = await decoder.apply(message)
    const { width, height } = decoder
    if (!drawn.resized && image) {
      for (const { x, y, w, h } of drawn.boxes) context?.putImageData(image, 0, 0, x, y, w, h)
      return
    }
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
      await paint(next.message).then(next.resolve, next.reject)
    isPainting = false
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
