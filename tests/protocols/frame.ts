import { FRAME_PIXELS_MAX, type Framebuffer, type Rect } from "../../protocols/desktop.ts"
import { WireError } from "../../protocols/link.ts"
import { moveRect } from "../../protocols/viewer-wire-tiles.ts"

/** A frame buffer in ordinary memory. */
export function plainFrame(width = 1, height = 1): Framebuffer {
  const frame = {
    width: 0,
    height: 0,
    pixels: new Uint8Array(0),
    resize(newWidth: number, newHeight: number) {
      const count = newWidth * newHeight
      if (count === 0 || count > FRAME_PIXELS_MAX)
        throw new WireError(`a picture of ${newWidth} x ${newHeight}`)
      frame.width = newWidth
      frame.height = newHeight
      frame.pixels = new Uint8Array(count * 4)
      new Uint32Array(frame.pixels.buffer).fill(0xff000000)
    },
    move(rect: Rect, fromX: number, fromY: number) {
      const data = new Uint32Array(frame.pixels.buffer)
      moveRect({ width: frame.width, height: frame.height, data }, rect, fromX, fromY)
    },
  }
  frame.resize(width, height)
  return frame
}
