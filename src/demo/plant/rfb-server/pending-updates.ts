/** What one client has not been shown yet: copies, in order, and after them changed areas. */
import type { Area } from "./screen.ts"

/** More separate areas than this are sent as one that holds them all: headers and requests cost more than pixels. */
const AREAS_MAX = 160
/** More copies than this in one update indicate that the client is far behind; the rest is sent as changed areas. */
const COPIES_MAX = 16

export interface CopyRect {
  area: Area
  fromX: number
  fromY: number
}

interface PendingUpdates {
  damage(area: Area): void
  move(copy: CopyRect): void
  hasAny(): boolean
  /** Empties it; areas clipped to the picture. */
  take(width: number, height: number): { copies: CopyRect[]; areas: Area[] }
}

export function createPendingUpdates(acceptsCopies: () => boolean): PendingUpdates {
  let copies: CopyRect[] = []
  let areas: Area[] = []
  const damage = (area: Area) => {
    if (areas.some((known) => containsArea(known, area))) return
    areas = areas.filter((known) => !containsArea(area, known))
    areas.push(area)
    if (areas.length > AREAS_MAX) areas = [areas.reduce(boundingArea)]
  }
  return {
    damage,
    // A copy is only right while the client has the source as it was: not below pixels it still waits for.
    move(copy) {
      const source = { ...copy.area, x: copy.fromX, y: copy.fromY }
      const isSourceKnown = !areas.some((area) => areasOverlap(area, source))
      if (acceptsCopies() && isSourceKnown && copies.length < COPIES_MAX) copies.push(copy)
      else damage(copy.area)
    },
    hasAny: () => copies.length > 0 || areas.length > 0,
    take(width, height) {
      const taken = { copies, areas: areas.flatMap((area) => clipArea(area, width, height)) }
      copies = []
      areas = []
      return taken
    },
  }
}

const containsArea = (outer: Area, inner: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h

const areasOverlap = (a: Area, b: Area) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

function boundingArea(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

function clipArea(area: Area, width: number, height: number): Area[] {
  const x = Math.max(0, area.x)
  const y = Math.max(0, area.y)
  const w = Math.min(area.x + area.w, width) - x
  const h = Math.min(area.y + area.h, height) - y
  return w > 0 && h > 0 ? [{ x, y, w, h }] : []
}
