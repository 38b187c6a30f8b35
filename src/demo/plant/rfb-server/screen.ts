/** What the fake RFB server shows: a picture that changes and takes input. The panels and the plain test screen are screens. */

/** Pixels, screen coordinates. */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export function at(x: number, y: number, w: number, h: number): Area {
  return { x, y, w, h }
}

/** The changes reported to an observer, in order. The picture is already changed when a call arrives. */
export interface ScreenObserver {
  /** Pixels of `area` changed. */
  damage(area: Area): void
  /** `area` now shows what stood at (fromX, fromY) before. */
  move(area: Area, fromX: number, fromY: number): void
  /** The picture has a new size; all of it counts as changed. */
  resize(): void
  clipboard(text: string): void
  bell(): void
}

export interface Screen {
  /** The desktop's name, as in ServerInit. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** RGBA, row-major, `width * height * 4` bytes, alpha 255. Fetch anew after `resize`. */
  readonly pixels: Uint8Array
  /** The first onlooker sets the screen in motion, the last to leave stops it. Gives the function to leave. */
  subscribe(onlooker: ScreenObserver): () => void
  /** `buttons`: RFB button mask, bit 0 left, bits 3 and 4 wheel up and down. */
  pointer(x: number, y: number, buttons: number): void
  /** `keysym`: X11 keysym. */
  key(keysym: number, down: boolean): void
  /** A viewer put `text` on the machine's clipboard. */
  paste(text: string): void
}
