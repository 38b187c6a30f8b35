/** Who follows a screen, and how far behind each of them is. Pure bookkeeping: time is an argument. */
import { Adaptation } from "./adaptation.ts"
import type { FrameLimits, FrameStream } from "./frames.ts"
import { LinkEstimate } from "./link-estimate.ts"
import type { Transcoder } from "./transcoder.ts"

/** Frames on the way to a viewer: three fill a round trip of 50 ms at 60 frames a second. */
export const UNACKED_MAX = 3
/** On a stream of its own its link is known: bytes on the way are the limit, and this for those that answer nothing. */
const OWN_UNACKED_MAX = 12
/** A viewer that answers nothing for so long holds up nobody else. */
export const STALL_MS = 1000
/** Frames that may be on the way while other viewers are quicker; then the viewer gets a stream of its own. */
const UNACKED_HARD_MAX = 60
/** A viewer of its own stream that was never held up for so long joins the others again. */
export const RECOVERED_MS = 5000
/** The time doubles with every return. */
export const RECOVERED_MS_MAX = 5 * 60_000

/** What a viewer gets that cannot follow the others. */
export interface OwnStream {
  stream: FrameStream
  /** The stream's colour table. */
  table: number
  adaptation: Adaptation
  /** Only because a message was large and the link not known: it returns as soon as that is quick. */
  isDoubted: boolean
}

export interface Viewer {
  id: string
  /** null: the stream of all. */
  own: OwnStream | null
  /** Needs a KEY before anything else. */
  joining: boolean
  link: LinkEstimate
  lastHeldUpMs: number
  recoversAfterMs: number
}

export function newViewer(id: string): Viewer {
  return {
    id,
    own: null,
    joining: true,
    link: new LinkEstimate(),
    lastHeldUpMs: 0,
    recoversAfterMs: RECOVERED_MS,
  }
}

export function ownStream(stream: FrameStream, table: number, isDoubted: boolean, nowMs: number): OwnStream {
  return { stream, table, adaptation: new Adaptation(nowMs), isDoubted }
}

export function isReady({ link, own }: Viewer): boolean {
  return link.unacked.length <= (own ? OWN_UNACKED_MAX : UNACKED_MAX) && link.hasRoom
}

/** Milliseconds since the oldest message without an answer was sent. */
export function waitsSince({ link }: Viewer): number | null {
  return link.unacked[0]?.sentAtMs ?? null
}

/** It cannot follow the others. */
export function isStalled(viewer: Viewer, nowMs: number): boolean {
  if (isReady(viewer)) return false
  const waitsMs = nowMs - (waitsSince(viewer) ?? nowMs)
  return (
    waitsMs >= STALL_MS || viewer.link.unacked.length >= UNACKED_HARD_MAX || viewer.link.isCongested(nowMs)
  )
}

/** It would follow the others again: it gets what they get, and was not held up by it. */
export function hasRecovered({ own, link, lastHeldUpMs, recoversAfterMs }: Viewer, nowMs: number): boolean {
  if (own?.isDoubted && link.isQuick) return true
  return link.isQuick && own?.adaptation.isOver === true && nowMs - lastHeldUpMs >= recoversAfterMs
}

export function limitsOf({ own, link }: Viewer, transcoder: Transcoder): FrameLimits | null {
  if (!own) return null
  return { bytesMax: link.messageBytesMax, step: own.adaptation.now, transcoder }
}
