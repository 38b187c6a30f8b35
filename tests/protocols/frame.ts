import type { Framebuffer } from "../../protocols/desktop.ts"
import { createKernels, frameOf } from "../../protocols/kernels/kernels.ts"

/** A frame buffer without an observer. */
export function plainFrame(width = 1, height = 1): Framebuffer {
  const frame = frameOf(createKernels(new Uint8Array(32)))
  frame.resize(width, height)
  return frame
}
