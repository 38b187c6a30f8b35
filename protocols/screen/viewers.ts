/** Who follows a screen, and how far behind each of them is. Pure bookkeeping: time is an argument. */
import type { FrameStream } from "./frames.ts"

/** Frames on the way to a viewer: three fill a round trip of 50 ms at 60 frames a second. */
export const UNACKED_MAX = 3
/** A viewer that answers nothing for so long holds up nobody else. */
export const STALL_MS = 1000
/** Frames that may be on the way while other viewers are quicker; then the viewer gets a stream of its own. */
const UNACKED_HARD_MAX = 60
/** A viewer of its own stream that was never held up for so long joins the others again. */
export const RECOVERED_MS = 5000

export interface Viewer {
  id: string
  /** null: the stream of all. */
  own: { stream: FrameStream; table: number } | null
  /** Needs a KEY before anything else. */
  joining: boolean
  unacked: { seq: number; sentAtMs: number }[]
  lastHeldUpMs: number
}

export function newViewer(id: string): Viewer {
  return { id, own: null, joining: true, unacked: [], lastHeldUpMs: 0 }
}

export function isReady(viewer: Viewer): boolean {
  return viewer.unacked.length <= UNACKED_MAX
}

/** Milliseconds since the oldest message without an answer was sent. */
export function waitsSince(viewer: Viewer): number | null {
  return viewer.unacked[0]?.sentAtMs ?? null
}

export function isStalled(viewer: Viewer, nowMs: number): boolean {
  if (isReady(viewer)) return false
  return nowMs - (waitsSince(viewer) ?? nowMs) >= STALL_MS || viewer.unacked.length >= UNACKED_HARD_MAX
}

export function acked(viewer: Viewer, seq: number): void {
  viewer.unacked = viewer.unacked.filter((message) => message.seq > seq)
}
