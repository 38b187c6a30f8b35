/** The painter's Worker: has the canvas of one desktop, live or recorded, and paints on it what the page passes on. */
import { createScreenDecoder } from "../protocols/viewer-wire-decode.ts"
import type { PainterAnswer, PainterOrder } from "./screen/painter-messages.ts"
import { createPainting, type Painting } from "./screen/painting.ts"

let painting: Painting | null = null

self.onmessage = ({ data: order }: MessageEvent<PainterOrder>) => {
  if (order.kind === "canvas")
    painting = createPainting(order.canvas, createScreenDecoder(), (size) =>
      answer({ kind: "size", ...size }),
    )
  else void draw(order.number, order.message)
}

async function draw(number: number, message: Uint8Array): Promise<void> {
  try {
    await painting?.draw(message)
    answer({ kind: "drawn", number })
  } catch (error) {
    answer({ kind: "failed", number, reason: String(error) })
  }
}

function answer(said: PainterAnswer): void {
  self.postMessage(said)
}
