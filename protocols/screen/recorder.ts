/** What the screen's recording gets: the messages of the stream of all viewers, and keys to begin playing at. */
import { type Kernels, TABLES } from "../kernels/kernels.ts"
import type { RecordingWriter } from "../recording.ts"
import type { FrameStream } from "./frames.ts"
import { keyPicture, recordedSlots } from "./keys.ts"
import type { Overlays } from "./overlays.ts"

/** The colour table of keys, which no stream uses. */
export const KEY_TABLE = TABLES - 1

export class ScreenRecorder {
  /** The recording has no picture of this size yet. */
  firstKeyIsDue = false
  private readonly kernels: Kernels
  private readonly overlays: Overlays
  private readonly stream: FrameStream
  private readonly recording: RecordingWriter

  constructor(kernels: Kernels, overlays: Overlays, stream: FrameStream, recording: RecordingWriter) {
    this.kernels = kernels
    this.overlays = overlays
    this.stream = stream
    this.recording = recording
  }

  /** The disk is too far behind: nothing new is to be shown. */
  get isBehind(): boolean {
    return this.recording.isBehind
  }

  /** CURSOR, BELL and the like. */
  message(nowMs: number, message: Uint8Array): void {
    this.recording.message(nowMs, message)
  }

  /** The stream's last frame. Its pictures must still be those of `known`. */
  frame(nowMs: number, message: Uint8Array): void {
    const used = this.stream.takeUsedSlots()
    // What the last key does not know of this frame.
    if (used.length > 0) this.recording.slots(nowMs, recordedSlots(this.kernels, KEY_TABLE, used))
    this.recording.message(nowMs, message)
  }

  wantsKey(nowMs: number): boolean {
    return this.recording.wantsKey(nowMs)
  }

  /** Seeking begins at a key; the viewers' stream goes on as if there were none. Nothing may be pending but JPEGs. */
  key(nowMs: number, seq: number): void {
    this.firstKeyIsDue = false
    const picture = keyPicture(this.kernels, KEY_TABLE, this.overlays.all(), seq)
    this.recording.key(nowMs, picture, this.stream.resumption())
  }

  /** Of a new size: copies that wait are in the picture already, and the next frame begins an epoch. */
  firstKey(nowMs: number, seq: number): void {
    this.stream.beginEpoch()
    this.key(nowMs, seq)
  }
}
