/** The 64 x 64 grid over a picture, and the box in each cell that a stream has not sent yet. */
import type { Rect } from "../desktop.ts"
import { CELL } from "../viewer-wire-frame.ts"

export function cellRect(index: number, width: number, height: number): Rect {
  const columns = Math.ceil(width / CELL)
  const x = (index % columns) * CELL
  const y = Math.floor(index / columns) * CELL
  return { x, y, w: Math.min(CELL, width - x), h: Math.min(CELL, height - y) }
}

/** Calls `each` with every cell that `rect` touches, and their common part. */
export function forEachCell(
  rect: Rect,
  width: number,
  height: number,
  each: (index: number, part: Rect) => void,
): void {
  const columns = Math.ceil(width / CELL)
  const right = Math.min(width, rect.x + rect.w)
  const bottom = Math.min(height, rect.y + rect.h)
  for (let row = Math.floor(rect.y / CELL); row * CELL < bottom; row++)
    for (let column = Math.floor(rect.x / CELL); column * CELL < right; column++) {
      const x = Math.max(rect.x, column * CELL)
      const y = Math.max(rect.y, row * CELL)
      const w = Math.min(right, (column + 1) * CELL) - x
      const h = Math.min(bottom, (row + 1) * CELL) - y
      each(row * columns + column, { x, y, w, h })
    }
}

/** Makes the box of a cell hold another one too. @returns whether the cell was clean */
function growBox(boxes: Uint16Array, index: number, x0: number, y0: number, x1: number, y1: number): boolean {
  const at = index * 4
  const isFirst = boxes[at + 2] === 0
  if (isFirst || x0 < boxes[at]!) boxes[at] = x0
  if (isFirst || y0 < boxes[at + 1]!) boxes[at + 1] = y0
  if (isFirst || x1 > boxes[at + 2]!) boxes[at + 2] = x1
  if (isFirst || y1 > boxes[at + 3]!) boxes[at + 3] = y1
  return isFirst
}

/** One box per cell: u16 x0, y0, x1, y1, exclusive; x1 = 0 where the cell is clean. */
export class DirtyCells {
  boxes = new Uint16Array(0)
  count = 0

  resize(cells: number): void {
    this.boxes = new Uint16Array(cells * 4)
    this.count = 0
  }

  clear(): void {
    this.boxes.fill(0)
    this.count = 0
  }

  add(index: number, x0: number, y0: number, x1: number, y1: number): void {
    if (growBox(this.boxes, index, x0, y0, x1, y1)) this.count++
  }

  /** Makes a cell clean. */
  remove(index: number): void {
    if (this.boxes[index * 4 + 2] === 0) return
    this.boxes.fill(0, index * 4, index * 4 + 4)
    this.count--
  }

  /** Adds the boxes of another grid of the same size. */
  addAll(other: Uint16Array): void {
    for (let at = 0; at < other.length; at += 4)
      if (other[at + 2] !== 0) this.add(at / 4, other[at]!, other[at + 1]!, other[at + 2]!, other[at + 3]!)
  }

  addRect(rect: Rect, width: number, height: number): void {
    forEachCell(rect, width, height, (index, part) => {
      this.add(index, part.x, part.y, part.x + part.w, part.y + part.h)
    })
  }

  /** Removes `rect` from each box, as far as the rest of the box is a rectangle. */
  removeRect(rect: Rect, width: number, height: number): void {
    if (this.count === 0) return
    forEachCell(rect, width, height, (index) => this.cut(index, rect))
  }

  private cut(index: number, { x, y, w, h }: Rect): void {
    const { boxes } = this
    const at = index * 4
    const [x0, y0, x1, y1] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!]
    if (x1 === 0 || x >= x1 || x + w <= x0 || y >= y1 || y + h <= y0) return
    const isAcross = x <= x0 && x + w >= x1
    const isDown = y <= y0 && y + h >= y1
    if (isAcross && isDown) this.remove(index)
    else if (isAcross && y <= y0) boxes[at + 1] = y + h
    else if (isAcross && y + h >= y1) boxes[at + 3] = y
    else if (isDown && x <= x0) boxes[at] = x + w
    else if (isDown && x + w >= x1) boxes[at + 2] = x
  }

  touches(rect: Rect, width: number, height: number): boolean {
    if (this.count === 0) return false
    let found = false
    forEachCell(rect, width, height, (index, part) => {
      const at = index * 4
      found ||=
        this.boxes[at + 2]! > part.x &&
        this.boxes[at]! < part.x + part.w &&
        this.boxes[at + 3]! > part.y &&
        this.boxes[at + 1]! < part.y + part.h
    })
    return found
  }
}
