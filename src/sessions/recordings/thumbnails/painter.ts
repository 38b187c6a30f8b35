/** Has thumbnails drawn by a Worker that exists while there is something to draw. */
import { requireDescriptors } from "../../../edges/files/descriptors.ts"
import type { Thumbnail, ThumbnailRequest, ThumbnailResponse } from "./messages.ts"

/** A few pages of lists; more than that waits longer than a reader does. */
const WAITING_THUMBNAILS_MAX = 128
/** A thumbnail takes 50 ms, on a busy computer a second. A Worker that answers nothing for so long is replaced. */
const DRAW_TIMEOUT_MS = 20_000
/** A Worker costs some 40 MB of memory. */
const IDLE_MS = 10_000

type Order = Omit<ThumbnailRequest, "number">

export class ThumbnailPainter {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, (thumbnail: Thumbnail | null) => void>()
  private readonly drawTimeoutMs: number
  private count = 0
  private timer: Timer | null = null

  constructor(drawTimeoutMs = DRAW_TIMEOUT_MS) {
    this.drawTimeoutMs = drawTimeoutMs
  }

  /** @returns null when there is no picture, too many wait, or drawing failed */
  draw(order: Order): Promise<Thumbnail | null> {
    if (this.waiting.size >= WAITING_THUMBNAILS_MAX) return Promise.resolve(null)
    this.worker ??= this.startWorker()
    const { promise, resolve } = Promise.withResolvers<Thumbnail | null>()
    this.waiting.set(++this.count, resolve)
    this.worker.postMessage({ number: this.count, ...order } satisfies ThumbnailRequest)
    if (this.waiting.size === 1) this.watch()
    return promise
  }

  /** What waits gets null. */
  close(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.worker?.terminate()
    this.worker = null
    for (const settle of this.waiting.values()) settle(null)
    this.waiting.clear()
  }

  private startWorker(): Worker {
    requireDescriptors()
    const worker = new Worker(new URL("./worker.ts", import.meta.url).href, { ref: false })
    worker.addEventListener("error", (event) => {
      event.preventDefault()
      if (worker === this.worker) this.close()
    })
    worker.addEventListener("message", ({ data }: MessageEvent<ThumbnailResponse>) => {
      if (worker !== this.worker) return
      this.waiting.get(data.number)?.(data.thumbnail)
      this.waiting.delete(data.number)
      this.watch()
    })
    return worker
  }

  /** Until the next answer while something waits; until the Worker is no longer needed otherwise. */
  private watch(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => this.close(), this.waiting.size > 0 ? this.drawTimeoutMs : IDLE_MS)
    this.timer.unref()
  }
}
