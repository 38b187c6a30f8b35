/** What the main thread and a session's Worker tell each other. Both sides import the types only from here. */
import type { LinkEnd } from "../../../protocols/link.ts"
import type { LivenessLimits } from "../../../protocols/liveness.ts"
import type { RecordingEvent } from "../../../protocols/recording.ts"
import type { TerminalCharset } from "../../../protocols/ssh/terminal-charset.ts"
import type { MachineStatus } from "../../../protocols/viewer-wire.ts"
import type { VncKeyboard } from "../../../protocols/vnc/options.ts"
import type { AccessRight } from "../session/rules.ts"
import type { Restrictions } from "./restrictions.ts"

/** The machine to dial: `address` is resolved and checked; secrets live in the Worker's memory only. */
export type Target =
  | {
      kind: "vnc"
      address: string
      port: number
      password: string | null
      cursor: "local" | "remote"
      swapRedBlue: boolean
      clipboardEncoding: "ISO8859_1" | "UTF_8" | "UTF_16" | "CP1252"
      keyboard: VncKeyboard
      /** How often a machine that cannot be reached is dialled again. */
      autoretry: number
      /** Viewers may ask the machine to take another size. */
      allowsResize: boolean
      /** That something was copied or pasted is recorded, with its size and hash. */
      isClipboardRecorded: boolean
    }
  | {
      kind: "ssh"
      address: string
      port: number
      username: string
      auth:
        | { kind: "password"; password: string }
        | { kind: "key"; privateKey: string; passphrase: string | null }
        | { kind: "none" }
      /** SHA256 fingerprint; null when the machine has never been seen. */
      pinnedHostKey: string | null
      keepaliveSeconds: number
      scrollbackLines: number
      /** Also offer algorithms that are broken or weak. */
      legacyAlgorithms: boolean
      charset: TerminalCharset
    }

export interface OpenSession {
  kind: "open"
  sessionId: string
  startedAtMs: number
  target: Target
  restrictions: Restrictions
  /** Null where recording is off. */
  recordingFile: string | null
  /** From the connection to the first picture or the shell; the protocol's own when left out. */
  handshakeMs?: number
  /** When a machine counts as silent and as gone; the protocols' own limits when left out. */
  liveness?: LivenessLimits
}

export type WorkerRequest =
  /** `sentAtMs`: epoch milliseconds of the posting, so that the time a Worker takes to start counts to the session. */
  | (OpenSession & { sentAtMs: number })
  | { kind: "addViewer"; viewerId: string; userId: string; name: string; right: AccessRight }
  | { kind: "removeViewer"; viewerId: string }
  | { kind: "right"; viewerId: string; right: AccessRight }
  /** A message of a viewer, as it came from the socket. */
  | { kind: "input"; viewerId: string; bytes: Uint8Array }
  /** A terminal viewer that was left behind can take a fresh snapshot. */
  | { kind: "resync"; viewerId: string }
  | { kind: "hostKey"; accept: boolean }
  | { kind: "event"; event: RecordingEvent }
  | { kind: "close"; code: string; detail: string }

export type WorkerEvent =
  /** The recording is open and the machine is being dialled. */
  | { kind: "dialling" }
  | { kind: "connected" }
  | ({ kind: "machine" } & MachineStatus)
  | { kind: "message"; viewerIds: readonly string[]; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "hostKey"; keyType: string; fingerprint: string }
  /** Sent every HEARTBEAT_INTERVAL_MS: a Worker that stops sending it hangs and is terminated. */
  | { kind: "heartbeat"; pictureBytes: number }
  /** A viewer sent bytes that the wire forbids. */
  | { kind: "expel"; viewerId: string; detail: string }
  /** A fault of ours, for the log; the session ends by itself. */
  | { kind: "fault"; detail: string }
  /** The last word of a Worker: the link and the recording are closed. */
  | { kind: "ended"; end: LinkEnd }

export const HEARTBEAT_INTERVAL_MS = 2_000
/** Long enough for a garbage collection on a busy box, short enough that a hang is noticed. */
export const HEARTBEAT_TIMEOUT_MS = 20_000
