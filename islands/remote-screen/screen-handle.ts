/** What the session asks of its screen, be it a desktop or a terminal. */
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"

export interface ScreenHandle {
  /**
   * Draws a message.
   *
   * @param socket  counts connections; with a new one everything before is void
   * @throws WireError when the bytes make no sense
   */
  show(message: ViewerMessage, socket: number): Promise<void>
  focus(): void
  combination(keysyms: readonly number[]): void
  /** @returns false when the text is too long */
  sendText(text: string): boolean
}
