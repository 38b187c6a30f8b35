/** The viewers of a screen, and how far behind each of them is. Pure; time is an argument. */

import type { FrameLimits } from "./frame-limits.ts"
import type { FrameStream } from "./frames.ts"
import { LinkEstimator } from "./link-estimator.ts"
import { QUALITY_RANGES, QualityAdapter, type QualityRange } from "./quality-adapter.ts"
import type { Transcoder } from "./transcoder.ts"

/** Frames on the way to a viewer: three fill a round trip of 50 ms at 60 frames a second. */
const UNACKED_MAX = 3
/** For a dedicated stream bytes in flight are the limit; this one is for viewers that acknowledge nothing. */
const OWN_UNACKED_MAX = 12
/** A viewer without acknowledgements for this long no longer delays the others. */
export const STALL_MS = 1000
/** Frames that may be on the way while other viewers are quicker; then the viewer gets a stream of its own. */
const UNACKED_HARD_MAX = 60
/** A viewer of its own stream that was never held up for so long joins the others again. */
const RECOVERY_MS = 5000
/** The time doubles with every return. */
export const RECOVERY_MS_MAX = 5 * 60_000

/** A link that carries so many times what the stream has lately been is not held up by it. */
const COMMON_RATE_RATIO = 2
const RATE_SPAN_MS = 5000

/** What a viewer gets that cannot follow the others. */
interface DedicatedStream {
  stream: FrameStream
  /** The stream's colour table. */
  table: number
  adaptation: QualityAdapter
  /** Created only for a large message on an unmeasured link: the viewer returns as soon as the link proves fast. */
  isDoubted: boolean
}

export interface Viewer {
  id: string
  /** null: the stream of all. */
  dedicated: DedicatedStream | null
  /** Needs a KEY before anything else. */
  joining: boolean
  /** The steps of quality that the viewer chose. */
  quality: QualityRange
  link: LinkEstimator
  lastBlockedMs: number
  recoveryMs: number
}

export function createViewer(id: string): Viewer {
  return {
    id,
    dedicated: null,
    joining: true,
    quality: QUALITY_RANGES.AUTOMATIC,
    link: new LinkEstimator(),
    lastBlockedMs: 0,
    recoveryMs: RECOVERY_MS,
  }
}

export function createDedicatedStream(
  stream: FrameStream,
  table: number,
  isDoubted: boolean,
  nowMs: number,
  quality: QualityRange,
): DedicatedStream {
  const adaptation = new QualityAdapter(nowMs, quality)
  stream.setColours(adaptation.current.colours)
  return { stream, table, adaptation, isDoubted }
}

export function isReady({ link, dedicated: own }: Viewer): boolean {
  return link.unacked.length <= (own ? OWN_UNACKED_MAX : UNACKED_MAX) && link.hasRoom
}

/** Milliseconds since the oldest message without an answer was sent. */
export function oldestUnackedAtMs({ link }: Viewer): number | null {
  return link.unacked[0]?.sentAtMs ?? null
}

/**
 * It cannot follow the others.
 *
 * @param isAlone  it shares its stream with the recording only, which then has what the viewer saw; a message that is too large
 *   for the link gets it a stream of its own all the same
 */
export function isStalled(viewer: Viewer, nowMs: number, isAlone: boolean): boolean {
  if (isReady(viewer)) return false
  const waitsMs = nowMs - (oldestUnackedAtMs(viewer) ?? nowMs)
  if (waitsMs >= STALL_MS || viewer.link.unacked.length >= UNACKED_HARD_MAX) return true
  return !isAlone && viewer.link.isCongested(nowMs)
}

/**
 * It would follow the others again: it gets what they get, and was not held up by it.
 *
 * @param commonRate  bytes a millisecond of the stream to return to, where only the recording has it; null where viewers do
 */
export function hasRecovered(
  { dedicated: own, link, lastBlockedMs: lastHeldUpMs, recoveryMs: recoversAfterMs, quality }: Viewer,
  nowMs: number,
  commonRate: number | null,
): boolean {
  const wantsLess = quality.first > 0
  if (wantsLess) return false
  if (own?.isDoubted && link.isFast) return true
  const carriesCommon =
    link.isFast || (commonRate !== null && link.bytesPerMs >= commonRate * COMMON_RATE_RATIO)
  return carriesCommon && own?.adaptation.isFullQuality === true && nowMs - lastHeldUpMs >= recoversAfterMs
}

/** How much of a stream there was in the last seconds. */
export class StreamRate {
  private sinceMs = Number.NEGATIVE_INFINITY
  private bytes = 0
  private bytesBefore = 0

  add(bytes: number, nowMs: number): void {
    this.turn(nowMs)
    this.bytes += bytes
  }

  /** Bytes a millisecond, of the busier one of the last two spans. */
  perMs(nowMs: number): number {
    this.turn(nowMs)
    return Math.max(this.bytes, this.bytesBefore) / RATE_SPAN_MS
  }

  private turn(nowMs: number): void {
    const passedMs = nowMs - this.sinceMs
    if (passedMs < RATE_SPAN_MS) return
    this.bytesBefore = passedMs < 2 * RATE_SPAN_MS ? this.bytes : 0
    this.bytes = 0
    this.sinceMs = nowMs
  }
}

export function frameLimits({ dedicated: own, link }: Viewer, transcoder: Transcoder): FrameLimits | null {
  if (!own) return null
  const { current: step, restoresColours } = own.adaptation
  return { bytesMax: link.messageBytesMax, step, transcoder, restoresColours }
}
