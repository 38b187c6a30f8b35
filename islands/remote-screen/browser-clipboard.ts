/** What of the browser's clipboard goes to the machine, and when. Without the page: what is read is passed in. */
import { CLIPBOARD_BYTES_MAX } from "../../protocols/desktop.ts"

interface BrowserClipboardOptions {
  mayControl(): boolean
  /** Others control the machine as well: what they paste there is not told. */
  isShared(): boolean
  send(text: string): void
}

/** Of both clipboards the newest copy counts; browsers do not tell when theirs changes. */
export class BrowserClipboard {
  private readonly options: BrowserClipboardOptions
  /** What the browser's clipboard is known to have held last. */
  private last = ""
  /** Nothing can have been copied here since the machine's clipboard got something else. */
  private isOlder = false
  /** Something may have been copied here since `last`, the same text too. */
  private mayBeNew = false
  /** Another viewer may have put another text on the machine's clipboard since. */
  private mayBeReplaced = false

  constructor(options: BrowserClipboardOptions) {
    this.options = options
  }

  /** The text that the user pastes. @returns false when it is too long: pasted now, the machine would take an older one */
  onPaste(text: string): boolean {
    if (!text || !this.options.mayControl()) return true
    if (!fits(text)) return false
    const mayBeReplaced = this.mayBeReplaced || this.options.isShared()
    const isUnchanged = text === this.last && !this.mayBeNew && !mayBeReplaced
    const { isOlder } = this
    this.last = text
    this.isOlder = false
    this.mayBeNew = false
    this.mayBeReplaced = false
    if (!isOlder && !isUnchanged) this.options.send(text)
    return true
  }

  /** The text that is on the browser's clipboard, read unasked: it is sent when it has changed. */
  onRead(text: string): void {
    if (text === this.last) this.mayBeNew = false
    else this.onPaste(text)
  }

  /** The user sends a text, also one that the machine had before. @returns false when it is too long */
  sendAnyway(text: string): boolean {
    if (!fits(text)) return false
    if (!text || !this.options.mayControl()) return true
    // An unchanged text does not take the place of a newer file.
    if (text === this.last) this.options.send("")
    this.last = text
    this.isOlder = false
    this.options.send(text)
    return true
  }

  /** What the clipboard holds now is older than this file, and stays here. */
  onFileSent(): void {
    this.isOlder = true
  }

  /** Something was copied on the machine, later than what the browser's clipboard holds. */
  onMachineCopied(text: string): void {
    if (!text) return
    this.last = text
    this.isOlder = true
    this.mayBeNew = false
    this.mayBeReplaced = false
  }

  /** The browser's clipboard has the text that was copied on the machine: whatever else it holds later is newer. */
  onMachineTextWritten(text: string): void {
    if (text === this.last) this.isOlder = false
  }

  /** Others control the machine, and may paste there what they have copied. */
  onControlLost(): void {
    this.mayBeReplaced = true
  }

  /** Something may have been copied: in this page, or in another window. */
  onMayHaveCopied(): void {
    this.isOlder = false
    this.mayBeNew = true
  }
}

function fits(text: string): boolean {
  return new TextEncoder().encode(text).length <= CLIPBOARD_BYTES_MAX
}
