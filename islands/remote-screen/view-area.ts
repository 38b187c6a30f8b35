/** Which part of the machine's picture a window shows: sent for others to follow, and shown when one is followed. Plain DOM. */
import type { RefObject } from "react"
import { type Size, scaleOf, type Zoom } from "../screen/zoom.ts"
import type { ViewArea } from "./model.ts"
import type { TouchPoint } from "./touch.ts"

/** Following is no video: a few times a second is enough. */
const DEBOUNCE_MS = 200
/** Larger, and a pixel of the machine fills a finger. */
const ZOOM_MAX = 4
const PIXEL_MAX = 0xffff
/** Fingers that come together do not stop exactly where the picture fits. */
const FIT_TOLERANCE = 1.02

/** The part of the picture that is on the stage, in its pixels. */
function areaOf(stage: HTMLElement, canvas: HTMLElement, picture: Size): ViewArea {
  const scale = canvas.offsetWidth / Math.max(1, picture.width)
  const along = (scrolled: number, room: number, pixels: number) => {
    const from = Math.max(0, Math.min(pixels - 1, Math.round(scrolled / Math.max(0.01, scale))))
    const length = Math.min(pixels - from, Math.round(room / Math.max(0.01, scale)))
    return [from, Math.max(1, Math.min(PIXEL_MAX, length))] as const
  }
  const [x, w] = along(stage.scrollLeft, stage.clientWidth, picture.width)
  const [y, h] = along(stage.scrollTop, stage.clientHeight, picture.height)
  return { x, y, w, h }
}

/** Sends the area after each change. @returns how to stop */
export function syncViewArea(
  stage: HTMLElement,
  canvas: HTMLElement,
  picture: RefObject<Size>,
  send: (area: ViewArea) => void,
): () => void {
  let sent = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const area = areaOf(stage, canvas, picture.current)
      const text = Object.values(area).join(" ")
      if (text === sent || picture.current.width <= 1) return
      sent = text
      send(area)
    }, DEBOUNCE_MS)
  }
  const observer = new ResizeObserver(later)
  observer.observe(stage)
  observer.observe(canvas)
  stage.addEventListener("scroll", later)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    stage.removeEventListener("scroll", later)
  }
}

/** A zoom, and where the stage is scrolled to once the picture has that size. */
export interface ZoomTarget {
  zoom: Zoom
  left: number
  top: number
}

/** The zoom at which the area fills the stage. */
export function targetForArea(room: Size, picture: Size, area: ViewArea): ZoomTarget {
  if (area.w >= picture.width && area.h >= picture.height) return { zoom: "fit", left: 0, top: 0 }
  const scale = scaleOf("fit", { width: area.w, height: area.h }, room)
  return { zoom: scale, left: area.x * scale, top: area.y * scale }
}

interface PinchScales {
  /** Of the picture now. */
  before: number
  /** Of the fingers. */
  wanted: number
  /** At which all of the picture has room: below it the zoom is "fit". */
  fitting: number
}

/** Keeps the point of the picture below the fingers where it is. */
export function targetAround(
  stage: HTMLElement,
  canvas: HTMLElement,
  { before, wanted, fitting }: PinchScales,
  centre: TouchPoint,
): ZoomTarget {
  if (wanted <= fitting * FIT_TOLERANCE) return { zoom: "fit", left: 0, top: 0 }
  const scale = Math.min(ZOOM_MAX, wanted)
  const box = stage.getBoundingClientRect()
  const growth = scale / before
  /** A picture that is smaller than the stage stands in its middle, now and then. */
  const scrolled = (finger: number, scroll: number, margin: number, length: number, room: number) =>
    (scroll + finger - margin) * growth + Math.max(0, (room - length * growth) / 2) - finger
  return {
    zoom: scale,
    left: scrolled(
      centre.x - box.left,
      stage.scrollLeft,
      canvas.offsetLeft,
      canvas.offsetWidth,
      stage.clientWidth,
    ),
    top: scrolled(
      centre.y - box.top,
      stage.scrollTop,
      canvas.offsetTop,
      canvas.offsetHeight,
      stage.clientHeight,
    ),
  }
}
