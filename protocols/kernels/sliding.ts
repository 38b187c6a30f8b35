/**
 * A picture inside a larger block of memory. Scrolling changes the start of the picture and copies only the pixels
 * that stay in place, so a terminal that scrolls by a line does not move four megabytes.
 */
import type { Rect } from "../desktop.ts"
import { moveRect } from "../viewer-wire-tiles.ts"

export interface SlidingPicture {
  width: number
  height: number
  /** The whole block of memory, one number per pixel. */
  memory: Uint32Array
  /** Index in `memory` of its first pixel. */
  start: number
}

/** Room for the picture to slide in, as a part of the picture: at its end everything is copied back once. */
const SLACK_PART = 1 / 2
/** Above it scrolling copies: room to slide in would take too much memory. */
const LARGE_PIXELS = 4096 * 4096
/** Sliding pays only where clearly fewer pixels stay than move. */
const STAYING_PART_MAX = 1 / 2

/** Pixels of memory for a picture of this size. */
export function slidingRoom(width: number, height: number): number {
  const isLarge = width * height > LARGE_PIXELS
  return width * (height + (isLarge ? 0 : Math.ceil(height * SLACK_PART)))
}

/** Copies `to` from (fromX, fromY); both rectangles lie inside the picture. May change `start`. */
export function moveSliding(picture: SlidingPicture, to: Rect, fromX: number, fromY: number): void {
  const { width, height, memory, start } = picture
  const size = width * height
  const by = (fromY - to.y) * width + fromX - to.x
  if (size - to.w * to.h > to.w * to.h * STAYING_PART_MAX || Math.abs(by) > memory.length - size) {
    moveRect({ width, height, data: memory.subarray(start, start + size) }, to, fromX, fromY)
    return
  }
  if (start + by < 0 || start + by + size > memory.length) toFarEnd(picture, by)
  picture.start += by
  keepInPlace(picture, to, by)
}

/** Moves the picture to the end of the memory from which it can slide furthest in the same direction. */
function toFarEnd(picture: SlidingPicture, by: number): void {
  const { memory, start } = picture
  const size = picture.width * picture.height
  picture.start = by > 0 ? 0 : memory.length - size
  memory.copyWithin(picture.start, start, start + size)
}

/**
 * Copies all pixels outside of `moved` from where they lay before the picture began `by` further on. In the order of
 * their places, from the side the picture goes to, so that none is overwritten before it is copied.
 */
function keepInPlace({ width, height, memory, start }: SlidingPicture, moved: Rect, by: number): void {
  const keep = (from: number, end: number) => {
    if (from < end) memory.copyWithin(start + from, start + from - by, start + end - by)
  }
  const first = moved.y * width + moved.x
  const last = first + (moved.h - 1) * width
  const gap = width - moved.w
  if (by < 0) keep(0, first)
  else keep(last + moved.w, width * height)
  if (gap > 0)
    for (let row = 0; row < moved.h - 1; row++) {
      const at = (by < 0 ? first + row * width : last - (row + 1) * width) + moved.w
      keep(at, at + gap)
    }
  if (by < 0) keep(last + moved.w, width * height)
  else keep(0, first)
}
