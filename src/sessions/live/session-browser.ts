/** The browser of a session to a web page, seen from the main thread: its processes and its folder. */
import { deleteProfile, killBrowser, reapBrowser } from "../../../protocols/https/remains.ts"

/** A file in the folder of a session's browser. */
export interface ArrivedFile {
  path: string
  name: string
  sizeBytes: number
}

/** A Worker of one session stops sooner after the session's end. */
const WORKER_STOP_MS_MAX = 15_000

export class SessionBrowser {
  private readonly folder: string
  /** The first of the browser's processes, while it runs. */
  pid: number | null = null

  constructor(folder: string) {
    this.folder = folder
  }

  /**
   * Its Worker has ended it, unless the Worker itself is what failed.
   *
   * @param workerStopped  a Worker that goes on, for other sessions, takes the exit status of its browsers itself
   * @throws when the folder cannot be deleted
   */
  async remove(workerStopped: Promise<void>): Promise<void> {
    killBrowser(this.pid ?? undefined)
    await deleteProfile(this.folder)
    const isStopped = await Promise.race([
      workerStopped.then(() => true),
      Bun.sleep(WORKER_STOP_MS_MAX).then(() => false),
    ])
    if (isStopped && this.pid !== null) await reapBrowser(this.pid)
  }
}
