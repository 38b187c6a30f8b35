/** What the screen's recording gets: the messages of the stream of all viewers, and keys to begin playing at. */
import type { Kernels } from "../kernels/kernels.ts"
import { TABLES } from "../kernels/memory.ts"
import type { RecordingWriter } from "../recording.ts"
import type { FrameStream } from "./frames.ts"
import { captureKeyframe, captureSlots } from "./keyframes.ts"
import type { Overlays } from "./overlays.ts"

/** The colour table of keys, which no stream uses. */
export const KEY_TABLE = TABLES - 1

export class ScreenRecorder {
  /** The recording has no picture of this size yet. */
  isFirstKeyframeDue = false
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
  recordMessage(nowMs: number, message: Uint8Array): void {
    this.recording.appendMessage(nowMs, message)
  }

  /** Appends the stream's last frame. The cells of its slots must still be unchanged. */
  recordFrame(nowMs: number, message: Uint8Array): void {
    const used = this.stream.takeUsedSlots()
    // Slots drawn from by this frame that the last key does not contain.
    if (used.length > 0) this.recording.appendSlots(nowMs, captureSlots(this.kernels, KEY_TABLE, used))
    this.recording.appendMessage(nowMs, message)
  }

  isKeyframeDue(nowMs: number): boolean {
    return this.recording.isKeyframeDue(nowMs)
  }

  /** Seeking begins at a key; the viewers' stream goes on as if there were none. Nothing may be pending but JPEGs. */
  recordKeyframe(nowMs: number, seq: number): void {
    this.isFirstKeyframeDue = false
    const picture = captureKeyframe(this.kernels, KEY_TABLE, this.overlays.drawAll(), seq)
    this.recording.appendKeyframe(nowMs, picture, this.stream.resumeOperation())
  }

  /** Records the first key frame of a new size: copies that wait are in the picture already, and the next frame begins an epoch. */
  recordFirstKeyframe(nowMs: number, seq: number): void {
    this.stream.beginEpoch()
    this.recordKeyframe(nowMs, seq)
  }
}
