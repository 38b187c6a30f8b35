/** What the session asks of its screen, be it a desktop or a terminal. */
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"

export interface ScreenHandle {
  /**
   * Draws a message.
   *
   * @returns when it is to be seen
   * @throws Error when it cannot be drawn; a new connection begins with a whole picture, which can be
   */
  draw(message: ViewerMessage): Promise<void>
  focus(): void
  sendKeyCombination(keysyms: readonly number[]): void
  /** @returns false when the text is too long */
  sendText(text: string): boolean
}
