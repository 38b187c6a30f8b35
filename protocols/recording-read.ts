/** Reads a recording, complete or cut short by a crash, over any source of bytes (a file, an object store). */
import type { RecordingEvent, RecordingHeader } from "./recording.ts"

export interface RecordingSource {
  sizeBytes: number
  /** @returns exactly `length` bytes; never asked beyond `sizeBytes` */
  read(offset: number, length: number): Promise<Uint8Array>
}

export interface RecordingInfo extends RecordingHeader {
  durationMs: number
  sizeBytes: number
  /** Bytes up to the end of the last whole record; less than `sizeBytes` after a crash. */
  wholeBytes: number
  /** The recording was closed in order; false while it is being written and after a crash. */
  complete: boolean
  keys: number
}

export interface RecordingReader {
  readonly info: RecordingInfo
  /** The piece that shows `atMs`, for `parseSegment` in the browser. Clamped to the recording. */
  segment(atMs: number): Promise<Uint8Array>
  events(): Promise<{ atMs: number; event: RecordingEvent }[]>
}

/** @throws WireError when the file is no recording, or has no whole key */
export async function openRecordingReader(_source: RecordingSource): Promise<RecordingReader> {
  throw new Error("not built yet")
}
