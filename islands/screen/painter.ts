/** Draws the messages of a desktop on a canvas. */
import { createScreenDecoder } from "../../protocols/viewer-wire-decode.ts"

export interface Painter {
  /**
   * Draws one FRAME or KEY message.
   *
   * @returns when its pixels are on the canvas
   * @throws WireError when the bytes are wrong; the painter is then of no more use
   */
  draw(message: Uint8Array): Promise<void>
  close(): void
}

/** @param onSize  called with every new size of the picture, before it is drawn */
export function createPainter(
  canvas: HTMLCanvasElement,
  onSize: (width: number, height: number) => void = () => {},
): Painter {
  const decoder = createScreenDecoder()
  const context = canvas.getContext("2d", { alpha: false })
  let image: ImageData | null = null
  return {
    async draw(message) {
      const drawn = await decoder.apply(message)
      if (drawn.resized || !image) {
        image = new ImageData(decoder.pixels, decoder.width, decoder.height)
        if (canvas.width !== decoder.width || canvas.height !== decoder.height) {
          canvas.width = decoder.width
          canvas.height = decoder.height
          onSize(decoder.width, decoder.height)
        }
        context?.putImageData(image, 0, 0)
        return
      }
      for (const { x, y, w, h } of drawn.boxes) context?.putImageData(image, 0, 0, x, y, w, h)
    },
    close: () => decoder.close(),
  }
}
