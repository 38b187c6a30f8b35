/** The interface between a session's Worker and the screen it holds, desktop or terminal. */
import type { LinkEnd } from "../../../protocols/link.ts"
import type { LivenessLimits } from "../../../protocols/liveness.ts"
import type { MachineFiles } from "../../../protocols/machine-files.ts"
import type { RecordingWriter } from "../../../protocols/recording.ts"
import type { MachineStatus } from "../../../protocols/viewer-wire.ts"
import type { MachineInput, PictureQuality } from "../../../protocols/viewer-wire-input.ts"
import type { BrowserOrder } from "./browser-order.ts"
import type { SessionModules } from "./modules.ts"
import type { PageUpload, PageUploadAnswer } from "./page-uploads.ts"

/** What a screen reports to the main thread. */
export type ScreenEvent =
  | { kind: "connected" }
  | { kind: "message"; viewerIds: readonly string[]; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "hostKey"; keyType: string; fingerprint: string }
  /** The session's browser runs as this process; null: it has ended. */
  | { kind: "process"; pid: number | null }
  /** A page requested an address outside its machine, and got nothing. */
  | { kind: "refused"; place: string }

/** From an adapter's `silence` event. */
export function toMachineStatus({ forMs }: { forMs: number | null }): MachineStatus {
  return forMs === null ? { state: "ANSWERS", forMs: 0 } : { state: "SILENT", forMs: Math.round(forMs) }
}

/** Runs `work` when the recording has caught up, in the order of the calls; never after its disk has failed. */
export function runWhenRecorded(recording: RecordingWriter | null, work: () => void): void {
  if (recording?.isBehind) void recording.whenCaughtUp().then(work)
  else work()
}

export interface SessionScreen {
  /** Sends a key frame and every change after it. */
  addViewer(viewerId: string, nowMs: number): void
  removeViewer(viewerId: string): void
  /** For screens that pace their frames by what viewers have drawn. */
  ack?(viewerId: string, seq: number, nowMs: number): void
  /** For screens whose pictures have a choice. */
  setQuality?(viewerId: string, quality: PictureQuality, nowMs: number): void
  /** Input of a viewer with the right CONTROL. */
  input(viewerId: string, input: MachineInput, nowMs: number): void
  /** What was pressed and has not been sent to the machine is not sent any more. */
  dropPresses(): void
  /** For protocols whose machines prove their identity by a host key. */
  answerHostKey?(accept: boolean): void
  /** For protocols that carry files. */
  files?: MachineFiles
  /** The files are those of the machine's clipboard, and fetching and sending them is copying and pasting. */
  filesAreClipboard?: true
  /** For web pages, which ask for files. */
  answerUpload?(requestId: string, answer: PageUploadAnswer): void
  /** Bytes of memory that the pictures take; 0 for a terminal. */
  memoryBytes(): number
  close(): void
}

/** What a screen needs of its Worker. */
export interface ScreenHost {
  nowMs(): number
  /** Drops messages that the interface withholds from viewers. */
  post(event: ScreenEvent): void
  recording: RecordingWriter | null
  /** For sessions that run a browser. */
  browser: BrowserOrder | null
  modules: SessionModules
  /** Whether the interface lets viewers have this message. */
  isMessageAllowed(message: Uint8Array): boolean
  /** Undefined: the protocol's own timeout. */
  handshakeTimeoutMs: number | undefined
  /** Undefined: the protocols' own limits. */
  liveness: LivenessLimits | undefined
  /** Undefined: the protocol's own. */
  sizeTimeoutMs?: number | undefined
  /** Sends the status to viewers and to the recording. */
  onMachineStatus(status: MachineStatus): void
  onEnd(end: LinkEnd): void
  /** A web page has delivered a file into the folder of its browser. */
  onFile(file: { path: string; name: string; sizeBytes: number }): void
  /** The machine has other files to list. */
  onFilesChanged(): void
  /** A web page asks for files. */
  onUpload(upload: PageUpload): void
  /** Whether the machine may be changed now: neither read-only nor paused. */
  isInputAllowed(): boolean
  /** Logs a fault of this program. */
  onInternalError(error: unknown): void
}
