/** The JPEG pictures that are still to be seen over the frame buffer, for viewers that join and for the recording. */
import type { Rect } from "../desktop.ts"
import type { Overlay } from "./keys.ts"

/** Pieces of video and what was drawn over them; above it the machine is asked for the picture afresh. */
const OVERLAYS_MAX = 64

export class Overlays {
  list: Overlay[] = []

  get any(): boolean {
    return this.list.length > 0
  }

  clear(): void {
    this.list = []
  }

  /** @returns a rectangle to ask the machine for, when there are too many pieces */
  jpeg(rect: Rect, jpeg: Uint8Array): Rect | null {
    return this.add({ rect, jpeg: new Uint8Array(jpeg) })
  }

  /** Lossless pixels were drawn in `rect`. @returns as `jpeg` does; null as well when no JPEG was touched */
  pixels(rect: Rect): Rect | null {
    return this.list.some((overlay) => overlap(overlay.rect, rect)) ? this.add({ rect, jpeg: null }) : null
  }

  private add(overlay: Overlay): Rect | null {
    const kept = this.list.filter(({ rect }) => !covers(overlay.rect, rect))
    kept.push(overlay)
    const firstJpeg = kept.findIndex(({ jpeg }) => jpeg !== null)
    this.list = firstJpeg < 0 ? [] : kept.slice(firstJpeg)
    if (this.list.length <= OVERLAYS_MAX) return null
    return this.list.shift()!.rect
  }
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function covers(a: Rect, b: Rect): boolean {
  return a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h
}
