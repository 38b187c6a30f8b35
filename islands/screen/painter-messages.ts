/** Messages between the page and its painter, a Worker. */

export type PainterRequest =
  /** Once, first: where to paint. */
  | { kind: "canvas"; canvas: OffscreenCanvas }
  /** A FRAME or KEY message, answered by `drawn` or `failed` with the same number. */
  | { kind: "draw"; number: number; message: Uint8Array }

export type PainterResponse =
  /** The picture has a new size; sent before it is painted. */
  | { kind: "size"; width: number; height: number }
  /** The pixels are on the canvas, or those of a later whole picture are, or they wait for the rest of their picture. */
  | { kind: "drawn"; number: number }
  | { kind: "failed"; number: number; reason: string }
