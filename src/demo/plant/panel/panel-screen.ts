/**
 * The panel engine: steps a machine's process in fixed ticks, paints the widgets whose look changed and reports the
 * changed pixels to the observers. Without observers there is no timer and no work.
 */

import { type Canvas, createCanvas } from "@napi-rs/canvas"
import { itemAt } from "../../../base/assert.ts"
import { moveArea } from "../rfb-server/move-area.ts"
import type { Area, Screen, ScreenObserver } from "../rfb-server/screen.ts"
import type { Clock } from "./clock.ts"
import type { Widget } from "./widget.ts"

/** One step of the process and at most one change of the picture: eight a second, as real panels. */
export const TICK_MS = 125
/** After a longer time unwatched the machine is only stepped this much, enough to fill its trends. */
const CATCH_UP_TICKS_MAX = 1120
/**
 * Changes are reported in tiles of this side length, so that two changed ends of a widget exclude the pixels between.
 */
const TILE_SIDE = 64

interface PanelProgram {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly background: string
  /** The widgets to see now, back to front. The same array as long as the page is the same. */
  widgets(): readonly Widget[]
  /** One tick of the process. */
  step(nowMs: number): void
  /** @param keysym X11 keysym of a key that went down */
  key(keysym: number): void
  /** Takes the panel's own clipboard text; null when nothing was copied since the last call. */
  takeClipboardText?(): string | null
}

export interface PanelScreen extends Screen {
  /** Advances process and picture to the current time; automatic while there are observers. */
  refresh(): void
}

interface PaintedWidget {
  canvas: Canvas
  renderKey: string | number
  wasPressed: boolean
}

export function createPanelScreen(program: PanelProgram, clock: Clock): PanelScreen {
  const { width, height } = program
  const pixels = new Uint8Array(width * height * 4)
  const words = new Uint32Array(pixels.buffer)
  const observers = new Set<ScreenObserver>()
  const painted = new Map<Widget, PaintedWidget>()
  let shownWidgets: readonly Widget[] | null = null
  let pressed: Widget | null = null
  let tick = 0
  let buttonsBefore = 0
  let steppedMs = clock.nowMs() - CATCH_UP_TICKS_MAX * TICK_MS
  let stopClock: (() => void) | null = null

  const notifyObservers = (say: (onlooker: ScreenObserver) => void) => {
    for (const onlooker of observers) say(onlooker)
  }
  const stepUpToNow = () => {
    const ticks = Math.floor((clock.nowMs() - steppedMs) / TICK_MS)
    const skipped = Math.max(0, ticks - CATCH_UP_TICKS_MAX)
    steppedMs += skipped * TICK_MS
    for (let step = skipped; step < ticks; step++) {
      tick++
      steppedMs += TICK_MS
      program.step(steppedMs)
    }
  }
  const showWidget = (widget: Widget) => {
    const known = painted.get(widget)
    const renderKey = widget.renderKey()
    const isPressed = widget === pressed
    if (known && widget.everyTicks !== undefined && tick % widget.everyTicks !== 0) return
    if (known && known.renderKey === renderKey && known.wasPressed === isPressed) return
    const canvas = known?.canvas ?? createCanvas(widget.w, widget.h)
    painted.set(widget, { canvas, renderKey, wasPressed: isPressed })
    if (known && widget.scroll) scrollLeft(widget, widget.scroll.area, widget.scroll.shiftPx())
    for (const area of blit(words, width, widget, paintedWords(canvas, widget, isPressed))) {
      notifyObservers((onlooker) => onlooker.damage(area))
    }
  }
  const scrollLeft = (widget: Widget, part: Area, shiftPx: number) => {
    if (shiftPx <= 0 || shiftPx >= part.w) return
    const area = { x: widget.x + part.x, y: widget.y + part.y, w: part.w - shiftPx, h: part.h }
    moveArea(pixels, width, area, area.x + shiftPx, area.y)
    notifyObservers((onlooker) => onlooker.move(area, area.x + shiftPx, area.y))
  }
  const switchPage = (widgets: readonly Widget[]) => {
    const gone = (shownWidgets ?? []).filter((widget) => !widgets.includes(widget))
    const areas = shownWidgets ? gone : [{ x: 0, y: 0, w: width, h: height }]
    for (const area of areas) {
      fillArea(words, width, area, program.background)
      notifyObservers((onlooker) => onlooker.damage(area))
    }
    for (const widget of gone) painted.delete(widget)
    if (pressed && gone.includes(pressed)) pressed = null
    shownWidgets = widgets
  }
  const repaint = () => {
    const widgets = program.widgets()
    if (widgets !== shownWidgets) switchPage(widgets)
    for (const widget of widgets) showWidget(widget)
    const copied = program.takeClipboardText?.() ?? null
    if (copied !== null) notifyObservers((onlooker) => onlooker.clipboard(copied))
  }
  const refresh = () => {
    stepUpToNow()
    repaint()
  }
  const widgetAt = (x: number, y: number) =>
    program.widgets().findLast((widget) => widget.press !== undefined && isInside(widget, x, y)) ?? null

  refresh()
  return {
    name: program.name,
    width,
    height,
    pixels,
    refresh,
    subscribe(onlooker) {
      if (observers.size === 0) {
        refresh()
        stopClock = clock.every(TICK_MS, refresh)
      }
      observers.add(onlooker)
      return () => {
        if (!observers.delete(onlooker) || observers.size > 0) return
        stopClock?.()
        stopClock = null
      }
    },
    pointer(x, y, buttons) {
      const isDown = (buttons & 1) !== 0
      const wasDown = (buttonsBefore & 1) !== 0
      buttonsBefore = buttons
      if (isDown === wasDown) return
      stepUpToNow()
      const widget = widgetAt(x, y)
      if (isDown) pressed = widget
      else {
        if (pressed !== null && widget === pressed) pressed.press?.(x - pressed.x, y - pressed.y)
        pressed = null
      }
      repaint()
    },
    key(keysym, down) {
      if (!down) return
      stepUpToNow()
      program.key(keysym)
      repaint()
    },
    paste() {},
  }
}

const isInside = (area: Area, x: number, y: number) =>
  x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h

function paintedWords(canvas: Canvas, widget: Widget, isPressed: boolean): Uint32Array {
  const brush = canvas.getContext("2d")
  brush.fillStyle = widget.background
  brush.fillRect(0, 0, widget.w, widget.h)
  widget.paint(brush, isPressed)
  const bytes = canvas.data()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, widget.w * widget.h)
}

/** Puts the widget's pixels in the picture. Gives the areas that are different now. */
function blit(words: Uint32Array, width: number, widget: Widget, fresh: Uint32Array): Area[] {
  const changed: Area[] = []
  for (let top = 0; top < widget.h; top += TILE_SIDE) {
    for (let left = 0; left < widget.w; left += TILE_SIDE) {
      const right = Math.min(left + TILE_SIDE, widget.w)
      const area = blitTile(
        words,
        width,
        widget,
        fresh,
        left,
        top,
        right,
        Math.min(top + TILE_SIDE, widget.h),
      )
      if (!area) continue
      const last = changed.at(-1)
      // Adjacent areas of the same height are merged, as when the whole picture is new.
      if (last && last.y === area.y && last.h === area.h && last.x + last.w === area.x) last.w += area.w
      else changed.push(area)
    }
  }
  return changed
}

function blitTile(
  words: Uint32Array,
  width: number,
  widget: Widget,
  fresh: Uint32Array,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Area | null {
  let [minX, maxX, minY, maxY] = [right, -1, bottom, -1]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const target = (widget.y + y) * width + widget.x + x
      const pixel = itemAt(fresh, y * widget.w + x)
      if (words[target] === pixel) continue
      words[target] = pixel
      if (x < minX) minX = x
      if (x > maxX) maxX = x
      if (y < minY) minY = y
      maxY = y
    }
  }
  if (maxX < 0) return null
  return { x: widget.x + minX, y: widget.y + minY, w: maxX - minX + 1, h: maxY - minY + 1 }
}

function fillArea(words: Uint32Array, width: number, area: Area, colour: string): void {
  const rgb = Number.parseInt(colour.slice(1), 16)
  const word = ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
  for (let y = area.y; y < area.y + area.h; y++) {
    words.fill(word, y * width + area.x, y * width + area.x + area.w)
  }
}
