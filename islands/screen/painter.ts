/** The page's hand on a Worker that decodes the messages of a desktop and paints them: none of it costs the page time. */
import type { PainterRequest, PainterResponse } from "./painter-messages.ts"
import type { Size } from "./zoom.ts"

/** Put in by the client build: the address of `islands/painter-worker.ts`. */
declare const PAINTER_WORKER: string

export interface Painter {
  /**
   * Draws one FRAME or KEY message; calls may overlap, a KEY makes void what still waits. Copies the message.
   *
   * @returns when its pixels, or those of a later KEY, are on the canvas, or wait for the rest of their picture; never after `close`
   * @throws Error when the bytes are wrong (the next KEY is drawn again), and when the Worker does not start or has
   * died: then the painter and its canvas are of no more use
   */
  draw(message: Uint8Array): Promise<void>
  readonly isBroken: boolean
  close(): void
}

/**
 * Transfers the canvas to a Worker permanently: a canvas has one painter.
 *
 * @param onSize  called with every new size of the picture, about when it is painted
 */
export function createPainter(canvas: HTMLCanvasElement, onSize: (size: Size) => void): Painter {
  const worker = new Worker(PAINTER_WORKER, { type: "module", name: "painter" })
  const pendingDraws = new Map<number, PromiseWithResolvers<void>>()
  let count = 0
  let broken: Error | null = null

  const order = (order: PainterRequest, transfer: Transferable[]) => worker.postMessage(order, transfer)
  const fail = (reason: string) => {
    broken = new Error(`the painter has failed: ${reason}`)
    worker.terminate()
    for (const { reject } of pendingDraws.values()) reject(broken)
    pendingDraws.clear()
  }
  worker.onerror = ({ message }) => fail(message || "its script did not load")
  worker.onmessageerror = () => fail("a message could not be read")
  worker.onmessage = ({ data: said }: MessageEvent<PainterResponse>) => {
    if (said.kind === "size") {
      onSize({ width: said.width, height: said.height })
      return
    }
    const settled = pendingDraws.get(said.number)
    pendingDraws.delete(said.number)
    if (said.kind === "drawn") settled?.resolve()
    else settled?.reject(new Error(said.reason))
  }
  const offscreen = canvas.transferControlToOffscreen()
  order({ kind: "canvas", canvas: offscreen }, [offscreen])

  return {
    draw(message) {
      if (broken) return Promise.reject(broken)
      const drawn = Promise.withResolvers<void>()
      pendingDraws.set(++count, drawn)
      const copy = message.slice()
      order({ kind: "draw", number: count, message: copy }, [copy.buffer])
      return drawn.promise
    },
    get isBroken() {
      return broken !== null
    },
    close: () => worker.terminate(),
  }
}
