/** The thumbnail of a recorded terminal: its text, in its colours. */
import { createTerminalDrawing } from "../../../../protocols/terminal-drawing.ts"
import { decodeViewerMessage } from "../../../../protocols/viewer-wire.ts"
import type { Segment } from "../../../../protocols/viewer-wire-segment.ts"
import type { Thumbnail } from "./messages.ts"

/** @throws ProtocolError when the recording is damaged */
export function drawTerminal({ messages }: Segment, atMs: number): Thumbnail {
  const drawing = createTerminalDrawing()
  for (const [index, message] of messages.entries()) {
    if (index > 0 && message.atMs > atMs) break
    drawing.apply(decodeViewerMessage(message.bytes))
  }
  return { contentType: "image/svg+xml", bytes: new TextEncoder().encode(drawing.svg()) }
}
