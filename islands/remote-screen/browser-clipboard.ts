/** What of the browser's clipboard goes to the machine, and when. Without the page: what is read is passed in. */
import { CLIPBOARD_BYTES_MAX } from "../../protocols/desktop.ts"

interface BrowserClipboardOptions {
  mayControl(): boolean
  send(text: string): void
}

export class BrowserClipboard {
  private readonly options: BrowserClipboardOptions
  /** What the machine has, or what it must not get in place of a newer file. */
  private last = ""
  /** A file was sent to the machine's clipboard, and nothing can have been copied here since. */
  private isOlderThanFile = false

  constructor(options: BrowserClipboardOptions) {
    this.options = options
  }

  /** The text that is on the browser's clipboard: by a paste, or where the browser lets it be read unasked. */
  onText(text: string): void {
    if (!text || text === this.last || !fits(text) || !this.options.mayControl()) return
    this.last = text
    if (this.isOlderThanFile) this.isOlderThanFile = false
    else this.options.send(text)
  }

  /** The user sends a text, also one that the machine had before. @returns false when it is too long */
  sendAnyway(text: string): boolean {
    if (!fits(text)) return false
    if (!text || !this.options.mayControl()) return true
    // An unchanged text does not take the place of a newer file.
    if (text === this.last) this.options.send("")
    this.last = text
    this.isOlderThanFile = false
    this.options.send(text)
    return true
  }

  /** What the clipboard holds now is older than this file, and stays here. */
  onFileSent(): void {
    this.isOlderThanFile = true
  }

  /** Something may have been copied: in this page, or in another window. */
  onMayHaveCopied(): void {
    this.isOlderThanFile = false
  }
}

function fits(text: string): boolean {
  return new TextEncoder().encode(text).length <= CLIPBOARD_BYTES_MAX
}
