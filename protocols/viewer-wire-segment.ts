/** A piece of a recording that plays by itself: its first message is a KEY or a TERMINAL_SNAPSHOT. */
export interface Segment {
  /** When the piece begins and ends, milliseconds since the session began; the next piece is the one at `endMs`. */
  startMs: number
  endMs: number
  /** The recording ends with this piece. */
  last: boolean
  /** Viewer messages with their times, in order; the first one is the whole picture. */
  messages: { atMs: number; bytes: Uint8Array }[]
}

/** @throws WireError when `bytes` are not a segment as `RecordingReader.segment` makes it */
export function parseSegment(_bytes: Uint8Array): Segment {
  throw new Error("not built yet")
}
