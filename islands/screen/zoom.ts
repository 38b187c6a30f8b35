/** Scale of a picture, and the mapping of a point of the window to the picture. Pure. */

export type Zoom = "fit" | number

/** 1 is one machine pixel per CSS pixel. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]

export interface Size {
  width: number
  height: number
}

/** @returns CSS pixels per pixel of the picture */
export function scaleOf(zoom: Zoom, picture: Size, room: Size): number {
  if (zoom !== "fit") return zoom
  if (picture.width === 0 || picture.height === 0) return 1
  return Math.min(room.width / picture.width, room.height / picture.height)
}

/**
 * The pixel under a point of the window, clamped to the picture: a drag that leaves it stays at its edge.
 *
 * @param shown    where the picture is on the window, CSS pixels
 */
export function pixelAt(
  point: { clientX: number; clientY: number },
  shown: { left: number; top: number } & Size,
  picture: Size,
): { x: number; y: number } {
  const along = (offset: number, length: number, pixels: number) =>
    Math.min(pixels - 1, Math.max(0, Math.floor((offset / Math.max(1, length)) * pixels)))
  return {
    x: along(point.clientX - shown.left, shown.width, picture.width),
    y: along(point.clientY - shown.top, shown.height, picture.height),
  }
}
