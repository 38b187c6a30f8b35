/**
 * The screen of a desktop session: the picture its adapter draws into, and one stream of FRAME messages for all its
 * viewers and its recording.
 *
 * The session calls `event` for what the adapter says, `take` when `wakeAtMs` comes (and after `frameEnd`), and sends
 * what `output` is given. Time is an argument: milliseconds since the session began.
 */
import type { DesktopEvent, Framebuffer } from "../desktop.ts"
import type { RecordingWriter } from "../recording.ts"

export interface ScreenOutput {
  /** Sends one message to these viewers, in the order of the calls. The bytes are the receiver's to keep. */
  send(viewers: readonly string[], message: Uint8Array<ArrayBuffer>): void
  /** Asks the machine for the picture of `rect` afresh (a `refresh` input). */
  refresh(rect: { x: number; y: number; w: number; h: number }): void
}

export interface Screen {
  /** Belongs to the adapter, which draws into it. */
  readonly frame: Framebuffer
  /** damage, move, jpeg, resize, frameEnd, cursor, bell; other events are the session's own. */
  event(event: DesktopEvent, nowMs: number): void
  /** Sends the viewer the whole picture now, and frames from then on. */
  addViewer(id: string, nowMs: number): void
  removeViewer(id: string): void
  /** The viewer has drawn everything up to `seq`. */
  ack(id: string, seq: number, nowMs: number): void
  /** Encodes and sends what is due. */
  take(nowMs: number): void
  /** When `take` is wanted next; null while nothing has changed or every viewer is behind. */
  wakeAtMs(): number | null
}

/** @param recording null where recording is off */
export async function createScreen(
  _output: ScreenOutput,
  _recording: RecordingWriter | null,
): Promise<Screen> {
  throw new Error("not built yet")
}
