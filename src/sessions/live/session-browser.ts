/** The browser of a session to a web page, seen from the main thread: its processes and its folder. */
import { deleteProfile, killBrowser } from "../../../protocols/https/remains.ts"

/** A file in the folder of a session's browser. */
export interface ArrivedFile {
  path: string
  name: string
  sizeBytes: number
}

export class SessionBrowser {
  private readonly folder: string
  /** The first of the browser's processes, while it runs. */
  pid: number | null = null

  constructor(folder: string) {
    this.folder = folder
  }

  /** Its Worker has ended it, unless the Worker itself is what failed. @throws when the folder cannot be deleted */
  async remove(): Promise<void> {
    killBrowser(this.pid ?? undefined)
    await deleteProfile(this.folder)
  }
}
