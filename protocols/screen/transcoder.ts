/** JPEG of a machine in lower quality, for viewers on slow links; made once for all of them, in threads of the runtime. */
import { encodeJpeg, JPEG_PIXELS_MAX } from "./jpeg.ts"
import type { Overlay } from "./overlays.ts"

/** Concurrent jobs; further ones are queued, the newest first. */
const RUNNING_MAX = 2
/** Waiting pictures; older ones are hidden by now. */
const WAITING_MAX = 64

/** What a JPEG becomes. */
export interface JpegForm {
  /** 1 to 100. */
  quality: number
  isGrey: boolean
}

interface Job extends JpegForm {
  overlay: Overlay
}

/** Forms have numbers: those of grey ones lie above those of all qualities. */
const GREY_OFFSET = 1000
const numberOf = ({ quality, isGrey }: JpegForm) => quality + (isGrey ? GREY_OFFSET : 0)

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

  /**
   * Pictures above JPEG_PIXELS_MAX go as they came: no machine sends its video in pieces of that size.
   *
   * @returns null when it is not encoded yet; call `request` in that case
   */
  find(overlay: Overlay, form: JpegForm): Uint8Array | null {
    if (overlay.rect.w * overlay.rect.h > JPEG_PIXELS_MAX) return overlay.jpeg
    return this.done.get(overlay)?.get(numberOf(form)) ?? null
  }

  request(overlay: Overlay, form: JpegForm): void {
    const known = this.done.get(overlay) ?? new Map<number, Uint8Array | null>()
    if (known.has(numberOf(form))) return
    this.done.set(overlay, known.set(numberOf(form), null))
    this.waiting.push({ overlay, ...form })
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

  private run({ overlay, ...form }: Job): void {
    const { quality, isGrey } = form
    this.running++
    const finish = (jpeg: Uint8Array) => {
      this.running--
      // A JPEG that is small already only loses.
      const isBetter = isGrey || jpeg.length < overlay.jpeg.length
      this.done.get(overlay)?.set(numberOf(form), isBetter ? jpeg : overlay.jpeg)
      this.startJobs()
      this.onDone()
    }
    // What the runtime cannot read the viewer may: it goes as it came.
    // Its memory may belong to another picture before the encoder has read it.
    encodeJpeg(overlay.jpeg.slice(), quality, isGrey).then(finish, () => finish(overlay.jpeg))
  }
}
