/** JPEG of a machine in lower quality, for viewers on slow links; made once for all of them, in threads of the runtime. */
import { encodeJpeg } from "./jpeg.ts"
import type { Overlay } from "./overlays.ts"

/** Concurrent jobs; further ones are queued, the newest first. */
const RUNNING_MAX = 2
/** Of those that wait, older ones are hidden by now. */
const WAITING_MAX = 64

interface Job {
  overlay: Overlay
  quality: number
}

export class Transcoder {
  /** null: begun. */
  private readonly done = new WeakMap<Overlay, Map<number, Uint8Array | null>>()
  private waiting: Job[] = []
  private running = 0
  private readonly onDone: () => void

  /** @param onDone `find` finds more */
  constructor(onDone: () => void) {
    this.onDone = onDone
  }

  get isBusy(): boolean {
    return this.running > 0
  }

  /** @returns null when it is not encoded yet; call `want` in that case */
  find(overlay: Overlay, quality: number): Uint8Array | null {
    return this.done.get(overlay)?.get(quality) ?? null
  }

  request(overlay: Overlay, quality: number): void {
    const known = this.done.get(overlay) ?? new Map<number, Uint8Array | null>()
    if (known.has(quality)) return
    this.done.set(overlay, known.set(quality, null))
    this.waiting.push({ overlay, quality })
    if (this.waiting.length > WAITING_MAX) this.waiting.shift()
    this.startJobs()
  }

  private startJobs(): void {
    while (this.running < RUNNING_MAX) {
      const job = this.waiting.pop()
      if (!job) return
      if (job.overlay.visible.length > 0) this.run(job)
    }
  }

  private run({ overlay, quality }: Job): void {
    this.running++
    const finish = (jpeg: Uint8Array) => {
      this.running--
      // A JPEG that is small already only loses.
      this.done.get(overlay)?.set(quality, jpeg.length < overlay.jpeg.length ? jpeg : overlay.jpeg)
      this.startJobs()
      this.onDone()
    }
    // What the runtime cannot read the viewer may: it goes as it came.
    // Its memory may belong to another picture before the encoder has read it.
    encodeJpeg(overlay.jpeg.slice(), quality).then(finish, () => finish(overlay.jpeg))
  }
}
