/** What the frames of a viewer on a slow link may hold, and its JPEGs in the quality that it gets. */
import type { Overlay } from "./overlays.ts"
import type { QualityStep } from "./quality-adapter.ts"
import type { JpegForm, Transcoder } from "./transcoder.ts"

/** Not worth making smaller. */
const SMALL_JPEG_BYTES = 2048

/** For a viewer on a slow link. */
export interface FrameLimits {
  /** Approximate size of the message: the rest follows in the next ones. */
  bytesMax: number
  step: QualityStep
  transcoder: Transcoder
  /** Areas whose picture is still get the colours that were left out. */
  restoresColours: boolean
}

export function jpegForLimits(overlay: Overlay, limits: FrameLimits | null): Uint8Array {
  const form = jpegFormOf(limits)
  return (limits && form && limits.transcoder.find(overlay, form)) || overlay.jpeg
}

/** @returns null for JPEG as it came */
export function jpegFormOf(limits: FrameLimits | null): JpegForm | null {
  if (!limits?.step.jpegQuality) return null
  return { quality: limits.step.jpegQuality, isGrey: limits.step.colours === "GREY" }
}

export function isSmall({ jpeg }: Overlay, { isGrey }: JpegForm): boolean {
  return jpeg.length < SMALL_JPEG_BYTES && !isGrey
}
