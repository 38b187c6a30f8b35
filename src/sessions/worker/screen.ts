/** What the two kinds of screens, desktop and terminal, are to the Worker that holds one. */
import type { LinkEnd } from "../../../protocols/link.ts"
import type { LivenessLimits } from "../../../protocols/liveness.ts"
import type { RecordingWriter } from "../../../protocols/recording.ts"
import type { MachineStatus } from "../../../protocols/viewer-wire.ts"
import type { ViewerInput } from "../../../protocols/viewer-wire-input.ts"
import type { WorkerEvent } from "./messages.ts"

/** From an adapter's `silence` event. */
export function toMachineStatus({ forMs }: { forMs: number | null }): MachineStatus {
  return forMs === null ? { state: "ANSWERS", forMs: 0 } : { state: "SILENT", forMs: Math.round(forMs) }
}

/** Does `work` now, or when the recording has caught up; in the order of the calls. Never after its disk has failed. */
export function runWhenRecorded(recording: RecordingWriter | null, work: () => void): void {
  if (recording?.isBehind) void recording.whenCaughtUp().then(work)
  else work()
}

export interface SessionScreen {
  /** Sends the whole picture now and everything from then on. */
  addViewer(viewerId: string, nowMs: number): void
  removeViewer(viewerId: string): void
  ack(viewerId: string, seq: number, nowMs: number): void
  /** Of a viewer who may control. */
  input(viewerId: string, input: ViewerInput, nowMs: number): void
  answerHostKey(accept: boolean): void
  /** Bytes of memory that the pictures take; 0 for a terminal. */
  memoryBytes(): number
  close(): void
}

/** What a screen needs of its Worker. */
export interface ScreenHost {
  nowMs(): number
  post(message: WorkerEvent): void
  recording: RecordingWriter | null
  /** Whether the interface lets viewers have this message; `tell` drops it otherwise. */
  isMessageAllowed(message: Uint8Array): boolean
  /** Null: the protocol's own patience. */
  handshakeMs: number | null
  /** Null: the protocols' own limits. */
  liveness: LivenessLimits | null
  /** Goes to the viewers and the recording. */
  onMachineStatus(life: MachineStatus): void
  onEnd(end: LinkEnd): void
  /** A fault of ours, for the log. */
  onInternalError(error: unknown): void
}
