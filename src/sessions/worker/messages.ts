/** The messages between the main thread and a session's Worker. */
import type { LinkEnd } from "../../../protocols/link.ts"
import type { LivenessLimits } from "../../../protocols/liveness.ts"
import type { MachineStatus, Supervision } from "../../../protocols/viewer-wire.ts"
import type { ScreenKind } from "../../machines/interfaces/rules-types.ts"
import type { AccessRight, EndCause } from "../session/rules.ts"
import type { BrowserOrder } from "./browser-order.ts"
import type { FileEvent, FileRequest } from "./file-operations.ts"
import type { SessionModules } from "./modules.ts"
import type { PageUpload, PageUploadAnswer } from "./page-uploads.ts"
import type { Restrictions } from "./restrictions.ts"
import type { ScreenEvent } from "./screen.ts"
import type { Target } from "./targets.ts"

export interface OpenSession {
  kind: "open"
  sessionId: string
  startedAtMs: number
  target: Target
  restrictions: Restrictions
  /** The machine is dialled, and takes input, only while a supervisor is in the session. */
  requiresSupervisor: boolean
  /** Null where recording is off. */
  recordingFile: string | null
  /** From the connection to the first picture or the shell; undefined: the protocol's own. */
  handshakeTimeoutMs?: number | undefined
  /** Limits after which a machine counts as silent and as lost; undefined: the defaults of the protocol. */
  liveness?: LivenessLimits | undefined
  /** What a machine may take to follow a size before it is connected anew; undefined: the protocol's own. */
  sizeTimeoutMs?: number | undefined
  /** Null for sessions that run none. */
  browser?: BrowserOrder | null
  /** Kind of screen, for the recording. */
  screenKind: ScreenKind
  modules: SessionModules
}

/** To a Worker, for one of its sessions. */
export interface WorkerMessage {
  sessionId: string
  request: WorkerRequest
}

/** From a Worker, about one of its sessions. */
export interface WorkerReport {
  sessionId: string
  event: WorkerEvent
}

/** Cause of the end of a session; `person` may be "". */
export interface EndOrigin {
  cause?: EndCause | undefined
  person: string
}

/** How a viewer goes: by itself or with its network, because its access ended, or removed by the owner with a reason. */
export type Departure = { how: "left" } | { how: "accessEnded" } | { how: "removed"; reason: string }

export type WorkerRequest =
  /** `sentAtMs`: epoch milliseconds of the posting, so that the time a Worker takes to start counts to the session. */
  | (OpenSession & { sentAtMs: number })
  | { kind: "addViewer"; viewerId: string; userId: string; name: string; right: AccessRight }
  | { kind: "removeViewer"; viewerId: string; departure: Departure }
  | ({ kind: "supervision" } & Supervision)
  | { kind: "right"; viewerId: string; right: AccessRight }
  /** The owner has declined the viewer's request for control. */
  | { kind: "declined"; viewerId: string }
  /** The viewer cannot release what it holds down on the machine. */
  | { kind: "releaseHeld"; viewerId: string }
  /** A message of a viewer, as it came from the socket. */
  | { kind: "input"; viewerId: string; bytes: Uint8Array }
  /** A terminal viewer that was left behind can take a fresh snapshot. */
  | { kind: "resync"; viewerId: string }
  | { kind: "hostKey"; accept: boolean }
  | FileRequest
  /** To a request of a web page. */
  | { kind: "upload"; requestId: string; answer: PageUploadAnswer }
  | { kind: "close"; code: string; detail: string; by: EndOrigin }

export type WorkerEvent =
  | ScreenEvent
  | ({ kind: "machine" } & MachineStatus)
  /**
   * Sent every HEARTBEAT_INTERVAL_MS: a Worker that stops sending it hangs and is terminated. `heapBytes`: what the Worker
   * holds beside the pictures of its sessions.
   */
  | { kind: "heartbeat"; pictureBytes: number; heapBytes: number }
  | FileEvent
  /** A web page asks for files. */
  | ({ kind: "upload" } & PageUpload)
  /** A viewer sent bytes that the wire forbids. */
  | { kind: "expel"; viewerId: string; detail: string }
  /** A fault of this program, for the log; the session ends by itself. */
  | { kind: "fault"; detail: string }
  /** The link is closed, the recording as far as its disk responds. The hash is missing unless the file is complete. */
  | { kind: "ended"; end: LinkEnd; recordingSha256?: string | undefined }
  /** The last event of a session: nothing changes its recording any more. */
  | { kind: "closed" }

export const HEARTBEAT_INTERVAL_MS = 2_000
/** Long enough for a garbage collection on a busy box, short enough that a hang is noticed. */
export const HEARTBEAT_TIMEOUT_MS = 20_000
