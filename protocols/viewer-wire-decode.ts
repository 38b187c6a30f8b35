/** Draws FRAME and KEY messages of a desktop into a picture; the same code in the viewer, the player and the tests. */
import type { Rect } from "./desktop.ts"

/** What one message changed. */
export interface Drawn {
  seq: number
  /** The session's clock when the server made the message, milliseconds since the session began. */
  atMs: number
  /** The picture has a new size (first message, or the machine changed it): fetch `pixels` anew, draw everything. */
  resized: boolean
  /** Changed boxes, inside the picture, in drawing order; may overlap. */
  boxes: Rect[]
}

export interface ScreenDecoder {
  readonly width: number
  readonly height: number
  /** RGBA, for `new ImageData(pixels, width, height)`. Fetch anew when `Drawn.resized`. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  /**
   * Draws one FRAME or KEY message. Calls may overlap: messages are drawn in the order of the calls.
   *
   * @throws WireError (as a rejection) when the bytes are wrong; the decoder is then of no more use
   */
  apply(message: Uint8Array): Promise<Drawn>
  /** Frees the decompressor. */
  close(): void
}

/** Inflates raw-deflate bodies in order; `reset` begins a new stream. The browser's is the default. */
export interface Inflater {
  /** @returns exactly `rawLength` bytes, which `body` (ended by a sync flush) completes */
  inflate(body: Uint8Array, rawLength: number): Promise<Uint8Array> | Uint8Array
  reset(): void
}

export interface DecoderParts {
  /** Default: `DecompressionStream("deflate-raw")`. */
  inflater?: () => Inflater
  /** RGBA pixels of a JPEG, `w * h * 4` bytes. Default: `createImageBitmap` on an OffscreenCanvas. */
  jpeg?: (bytes: Uint8Array, w: number, h: number) => Promise<Uint8Array | Uint8ClampedArray>
}

export function createScreenDecoder(_parts: DecoderParts = {}): ScreenDecoder {
  throw new Error("not built yet")
}
