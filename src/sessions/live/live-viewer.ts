/** A viewer of a running session, and what is sent to one that reads too slowly. */
import { encodeViewerMessage, MESSAGE, type Notice } from "../../../protocols/viewer-wire.ts"
import { isPartOfKey } from "../../../protocols/viewer-wire-frame.ts"
import type { PieceJoiner } from "../../../protocols/viewer-wire-pieces.ts"
import type { AccessRight } from "../session/rules.ts"
import type { Participant } from "../session/rules-participants.ts"
import type { InputAge } from "./input-age.ts"

/** What a viewer sees of the picture, in its pixels. */
interface ViewArea {
  x: number
  y: number
  w: number
  h: number
}

/** A viewer's socket as the session sees it. */
export interface ViewerSocket {
  send(bytes: Uint8Array): void
  /** Bytes accepted but not yet sent. */
  bufferedBytes(): number
  close(code: number, reason: string): void
}

/**
 * Flow state of a viewer. `full`: its socket buffer is full and frames are not sent. `stale`: the buffer has room
 * again, but the next update depends on skipped frames; a key frame makes it `live`.
 */
type ViewerFlowState = "live" | "full" | "stale"

export interface LiveViewer {
  id: string
  participant: Participant
  right: AccessRight
  /** Counts as the session's supervisor, and may pause or end it. */
  supervises: boolean
  /** Requests control of the machine. */
  asks: boolean
  /** Null until the viewer has sent it. */
  viewArea: ViewArea | null
  socket: ViewerSocket
  flow: ViewerFlowState
  /** Of long messages. */
  pieces: PieceJoiner
  inputAge: InputAge
  /** Heartbeats of the session since the viewer sent anything; its page sends a ping every two seconds. */
  silentHeartbeats: number
}

/** A viewer with more waiting than this is too slow; it skips to a key frame, which may be as large. */
const VIEWER_BUFFERED_BYTES_MAX = 4 * 1024 * 1024
/** The same of a terminal's output: who interrupts a flood of it sees the prompt behind so much. A snapshot is far smaller. */
const OUTPUT_BUFFERED_BYTES_MAX = 512 * 1024
/** Messages that need nothing before them. */
const KEYFRAME_TYPES: ReadonlySet<number> = new Set([MESSAGE.KEY, MESSAGE.TERMINAL_SNAPSHOT])

/**
 * Sends a message of the Worker, unless it depends on one that was skipped or the viewer's buffer is full. The parts of a KEY are
 * one message: a picture that is larger than the buffer would else never come to its end.
 */
export function sendFrame(viewer: LiveViewer, bytes: Uint8Array): void {
  const type = bytes[0] ?? 0
  if (viewer.flow === "full") return
  if (viewer.flow === "stale" && !KEYFRAME_TYPES.has(type)) return
  const isOutput = type === MESSAGE.TERMINAL_OUTPUT
  const bytesMax = isOutput ? OUTPUT_BUFFERED_BYTES_MAX : VIEWER_BUFFERED_BYTES_MAX
  const isFull = viewer.socket.bufferedBytes() > bytesMax && !isPartOfKey(bytes)
  viewer.flow = isFull ? "full" : "live"
  if (!isFull) viewer.socket.send(bytes)
}

/** Tells each of them the same. */
export function notifyViewers(viewers: Iterable<LiveViewer>, notice: Notice): void {
  const bytes = encodeViewerMessage({ kind: "notice", notice })
  for (const viewer of viewers) viewer.socket.send(bytes)
}
