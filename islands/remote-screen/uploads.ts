/** Files on their way from this browser to the server: one after the other, so that each arrives as early as it can. */
import { useMemo, useState } from "react"
import type { UploadWatch } from "./upload-parts.ts"

/** Sends one file. */
type UploadWork = (file: File, watch: UploadWatch) => Promise<unknown>

export interface Upload {
  id: number
  name: string
  size: number
  /** 0 to 1; null while others go first. */
  share: number | null
  /** The connection is lost: it goes on when the server can be reached. */
  isInterrupted: boolean
  cancel(): void
}

export class UploadQueue {
  /** Of the person at this screen, as far as it is connected. */
  hasLostControl = false
  private readonly onChange: (uploads: readonly Upload[]) => void
  private uploads: readonly Upload[] = []
  private last: Promise<unknown> = Promise.resolve()
  private ids = 0

  constructor(onChange: (uploads: readonly Upload[]) => void) {
    this.onChange = onChange
  }

  /**
   * Sends files behind those that wait already. They belong together: when one is cancelled or fails, the rest of them
   * is left out.
   *
   * @returns resolves also when they were cancelled; rejects as `work`
   */
  send(files: readonly File[], work: UploadWork): Promise<void> {
    const cancel = new AbortController()
    const group = files.map((file) => ({ file, id: ++this.ids }))
    const entries = group.map(({ file: { name, size }, id }) => ({
      id,
      name,
      size,
      share: null,
      isInterrupted: false,
      cancel: () => {
        cancel.abort()
        this.remove(group)
      },
    }))
    this.set([...this.uploads, ...entries])
    const sent = this.last.then(() => this.sendEach(group, work, cancel.signal))
    this.last = sent.catch(() => undefined)
    return sent
  }

  cancelAll(): void {
    for (const upload of this.uploads) upload.cancel()
  }

  private async sendEach(
    group: readonly { file: File; id: number }[],
    work: UploadWork,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      for (const one of group) {
        if (signal.aborted) return
        this.change(one.id, { share: 0 })
        await work(one.file, {
          onProgress: (share) => this.change(one.id, { share }),
          onInterrupted: (isInterrupted) => this.change(one.id, { isInterrupted }),
          signal,
          hasLostControl: () => this.hasLostControl,
        })
        this.remove([one])
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      this.remove(group)
    }
  }

  private change(id: number, change: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  private remove(group: readonly { id: number }[]): void {
    const ids = new Set(group.map(({ id }) => id))
    this.set(this.uploads.filter(({ id }) => !ids.has(id)))
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads
    this.onChange(uploads)
  }
}

/** They go on while the dock is closed. */
export function useUploads(): [readonly Upload[], UploadQueue] {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useMemo(() => new UploadQueue(setUploads), [])
  return [uploads, queue]
}
