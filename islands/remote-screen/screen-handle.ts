/** Interface between the session and its screen, a desktop or a terminal. */
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"
import type { SearchResult, SearchStep } from "../screen/terminal-search.ts"

export interface ScreenHandle {
  /**
   * Draws a message.
   *
   * @returns resolves when it is visible
   * @throws Error when it cannot be drawn; a new connection begins with a key frame and recovers
   */
  draw(message: ViewerMessage): Promise<void>
  focus(): void
  /** Opens the keyboard of a device with a touch screen; within a tap, or browsers refuse. */
  openDeviceKeyboard(): void
  sendKeyCombination(keysyms: readonly number[]): void
  /** @returns false when the text is too long */
  sendText(text: string): boolean
  /** A file goes to the machine's clipboard: what the browser's clipboard holds is older. Terminals have no clipboard of their own. */
  onFileSent?(): void
  /** A text was copied on the machine. @param isWritten  whether the browser's clipboard got it */
  onMachineCopied?(text: string, isWritten: Promise<boolean>): void
  /** Finds text in a terminal. */
  find?(text: string, step: SearchStep): SearchResult
}
