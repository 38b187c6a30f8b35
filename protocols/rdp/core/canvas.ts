/** The canvas on which the protocol core draws: it writes into the screen's frame buffer. */
import type { Framebuffer, Rect } from "../../desktop.ts"

/** Pixels of the core: R G B 255. `data` is a view of its memory, valid only during the call that passes it. */
export class CoreImageData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number) {
    this.data = data
    this.width = width
    this.height = width === 0 ? 0 : Math.floor(data.length / 4 / width)
  }
}

interface CanvasEvents {
  /** The picture has this size now and is black. */
  onSize(width: number, height: number): void
  onDrawn(rect: Rect): void
}

export class CoreCanvas {
  private readonly frame: Framebuffer
  private readonly events: CanvasEvents
  private readonly context: CoreCanvasContext
  private wantedWidth = 0
  private wantedHeight = 0
  private shownWidth = 0
  private shownHeight = 0

  constructor(frame: Framebuffer, events: CanvasEvents) {
    this.frame = frame
    this.events = events
    this.context = new CoreCanvasContext((image, ...place) => this.draw(image, ...place))
  }

  get width(): number {
    return this.wantedWidth
  }

  /** The core sets the width first: the picture follows with the height. */
  set width(value: number) {
    this.wantedWidth = value
  }

  get height(): number {
    return this.wantedHeight
  }

  set height(value: number) {
    this.wantedHeight = value
    const [width, height] = [this.wantedWidth, value]
    if (width === 0 || height === 0 || (width === this.shownWidth && height === this.shownHeight)) return
    this.shownWidth = width
    this.shownHeight = height
    this.frame.resize(width, height)
    this.events.onSize(width, height)
  }

  getContext(kind: string): CoreCanvasContext | null {
    return kind === "2d" ? this.context : null
  }

  private draw(
    image: CoreImageData,
    dx: number,
    dy: number,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
  ): void {
    const { width, height } = this.frame
    const [x, y] = [dx + sx, dy + sy]
    const w = Math.min(sw, width - x, image.width - sx)
    const h = Math.min(sh, height - y, image.height - sy)
    if (x < 0 || y < 0 || sx < 0 || sy < 0 || w <= 0 || h <= 0) return
    this.frame.willDraw({ x, y, w, h })
    const { pixels } = this.frame
    for (let row = 0; row < h; row++) {
      const from = ((sy + row) * image.width + sx) * 4
      pixels.set(image.data.subarray(from, from + w * 4), ((y + row) * width + x) * 4)
    }
    this.events.onDrawn({ x, y, w, h })
  }
}

type Draw = (
  image: CoreImageData,
  dx: number,
  dy: number,
  sx: number,
  sy: number,
  sw: number,
  sh: number,
) => void

export class CoreCanvasContext {
  private readonly draw: Draw

  constructor(draw: Draw) {
    this.draw = draw
  }

  putImageData(
    image: CoreImageData,
    dx: number,
    dy: number,
    sx = 0,
    sy = 0,
    sw = image.width,
    sh = image.height,
  ): void {
    this.draw(image, dx, dy, sx, sy, sw, sh)
  }
}
