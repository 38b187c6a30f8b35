/** The painter's Worker: has the canvas of one desktop, live or recorded, and paints on it what the page passes on. */
import { createScreenDecoder } from "../protocols/viewer-wire-decode.ts"
import { createFramePainter, type FramePainter } from "./screen/frame-painter.ts"
import type { PainterRequest, PainterResponse } from "./screen/painter-messages.ts"

let painter: FramePainter | null = null

self.onmessage = ({ data: order }: MessageEvent<PainterRequest>) => {
  if (order.kind === "canvas")
    painter = createFramePainter(order.canvas, createScreenDecoder(), (size) =>
      respond({ kind: "size", ...size }),
    )
  else void draw(order.number, order.message)
}

async function draw(number: number, message: Uint8Array): Promise<void> {
  try {
    await painter?.draw(message)
    respond({ kind: "drawn", number })
  } catch (error) {
    respond({ kind: "failed", number, reason: String(error) })
  }
}

function respond(said: PainterResponse): void {
  self.postMessage(said)
}
