/**
 * The protocol-neutral events and inputs of a graphical screen, common to all desktop adapters (VNC, RDP, a browser).
 * Screen, sharing, read-only viewing, recording and playback are implemented once against them.
 */

/** Pixels, frame-buffer coordinates; width and height at least 1. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/**
 * The picture an adapter draws into. It belongs to the screen (its bytes are in the kernels' WASM memory); the
 * adapter requests a size and writes pixels in place.
 */
export interface Framebuffer {
  readonly width: number
  readonly height: number
  /** RGBA, 4 bytes per pixel, row-major, `width * height * 4` bytes, alpha always 255. Fetch anew after `resize` and `move`. */
  readonly pixels: Uint8Array
  /**
   * Gives a black picture of the new size.
   * @param shownHeight only so many rows from the top are shown to viewers; without it all
   * @throws ProtocolError above `FRAME_PIXELS_MAX` or for a zero side
   */
  resize(width: number, height: number, shownHeight?: number): void
  /**
   * Announces that `rect`, which lies inside and is not empty, is drawn over now, until its `damage` event. Without it what
   * is not known to be the same counts as changed.
   */
  willDraw(rect: Rect): void
  /** Fast copy of `rect` from (fromX, fromY); both lie inside and may overlap. Emits no event. */
  move(rect: Rect, fromX: number, fromY: number): void
  /**
   * Draws `rect` in one colour, R G B 255 from the lowest byte up. Is no event.
   * @throws ProtocolError when `rect` leaves the picture
   */
  fill(rect: Rect, colour: number): void
  /**
   * Draws `rect`, which lies inside, from the inflated data of a ZRLE rectangle. Emits no event.
   * @throws ProtocolError for data that is not ZRLE, or not of this size
   */
  drawZrle(rect: Rect, data: Uint8Array): void
  /**
   * Draws `rect`, which lies inside, from a planar bitmap of RDP. Emits no event.
   * @throws WireError for data that is not planar, not of this size, or has colour loss
   */
  drawPlanar(rect: Rect, data: Uint8Array): void
  /**
   * Draws `rect`, which lies inside, from rows of blue, green, red and a byte that does not count, the bottom row first.
   * Emits no event.
   * @param rowBytes  of a row with its padding, `rect.w * 4` at least
   * @throws WireError for data that ends short
   */
  drawBgrx(rect: Rect, data: Uint8Array, rowBytes: number): void
}

/**
 * 8192 x 8192: video walls, and screens with an off-screen cache below them. 256 MB and half as much to scroll in; only a
 * machine of that size makes a session use so much.
 */
export const FRAME_PIXELS_MAX = 8192 * 8192

export type DesktopEvent =
  | { kind: "ready"; width: number; height: number; name: string }
  | { kind: "resize"; width: number; height: number }
  /** Pixels of `rect` were written in the frame buffer. */
  | { kind: "damage"; rect: Rect }
  /** `rect` was copied from (fromX, fromY) inside the frame buffer, which is already changed. */
  | { kind: "move"; rect: Rect; fromX: number; fromY: number }
  /** A JPEG picture for `rect`, passed through untouched; the frame buffer is not changed. The bytes are valid during the event only. */
  | { kind: "jpeg"; rect: Rect; bytes: Uint8Array }
  /** End of one update of the machine: a good moment to encode. */
  | { kind: "frameEnd" }
  /** RGBA cursor picture, `w * h * 4` bytes with real alpha; w = h = 0 hides it. */
  | { kind: "cursor"; w: number; h: number; hotX: number; hotY: number; rgba: Uint8Array }
  | { kind: "clipboard"; text: string }
  | { kind: "bell" }
  /** The machine has not answered a probe, and sent nothing for so long (`liveness.ts`); null: it answers again. */
  | { kind: "silence"; forMs: number | null }
  /** The machine renamed its desktop; the first name comes with `ready`. */
  | { kind: "title"; title: string }
  /** The machine shows its pictures in another colour depth than it was asked for, in bits of a pixel. */
  | { kind: "colourDepth"; asked: number; given: number }
  /** Current address of a web page, and the navigations that are possible. */
  | {
      kind: "location"
      url: string
      canGoBack: boolean
      canGoForward: boolean
      isLoading: boolean
    }

/** The navigation that a viewer of a web page requests; `START` is the interface's own page. */
export const NAVIGATIONS = ["BACK", "FORWARD", "RELOAD", "START", "ADDRESS"] as const
export type Navigation = (typeof NAVIGATIONS)[number]

export type DesktopInput =
  /**
   * One key, pressed or released. `keysym` is the X11 keysym of what was typed (layout applied by the browser),
   * `code` the physical key as `KeyboardEvent.code` or "" (for QEMU extended key events).
   */
  | { kind: "key"; down: boolean; keysym: number; code: string }
  /** `buttons`: bit 0 left, bit 1 middle, bit 2 right, bit 3 back, bit 4 forward. Frame-buffer pixels. */
  | { kind: "pointer"; x: number; y: number; buttons: number }
  /** Notches; positive `dy` scrolls down, positive `dx` scrolls right. */
  | { kind: "wheel"; x: number; y: number; dx: number; dy: number }
  | { kind: "clipboard"; text: string }
  /** The viewer wants the machine to take this size; ignored by machines that cannot. */
  | { kind: "resize"; width: number; height: number }
  /** The screen wants the whole picture of `rect` afresh. */
  | { kind: "refresh"; rect: Rect }
  /**
   * From now on the machine may send `jpeg` events of this quality, 0 (small) to 9 (good), or null for lossless pictures
   * only. Ignored by machines that cannot. After null the screen asks with `refresh` for what it has as JPEG.
   */
  | { kind: "quality"; level: number | null }
  /** For machines that are web pages; `address` is empty but for `ADDRESS`. */
  | { kind: "navigate"; to: Navigation; address: string }

/** Longest address of a page, in UTF-8 bytes. */
export const ADDRESS_BYTES_MAX = 4096
/** Longest clipboard text either way, in UTF-8 bytes: a page of text, not a file. */
export const CLIPBOARD_BYTES_MAX = 256 * 1024
