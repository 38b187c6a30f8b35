/** A screen under the hand of a test: fill, move and resize it, read what viewers did. Nothing moves by itself. */
import { moveArea } from "../../src/demo/plant/rfb-server/move-area.ts"
import type { Area, Screen, ScreenObserver } from "../../src/demo/plant/rfb-server/screen.ts"

export interface TestScreen extends Screen {
  /** What viewers sent, oldest first. */
  readonly pointers: { x: number; y: number; buttons: number }[]
  readonly keys: { keysym: number; down: boolean }[]
  readonly pastedTexts: string[]
  /** Paints `area` in one colour, `0xrrggbb`. */
  fill(area: Area, rgb: number): void
  /** Copies RGBA rows of `area` into the picture. */
  put(area: Area, rgba: Uint8Array): void
  /** Copies the picture at (fromX, fromY) to `area`, as a window that is moved. */
  moveTo(area: Area, fromX: number, fromY: number): void
  /** Gives a black picture of the new size. */
  resizeTo(width: number, height: number): void
  setClipboard(text: string): void
  ringBell(): void
}

export function createTestScreen(width: number, height: number, name = "plain"): TestScreen {
  const observers = new Set<ScreenObserver>()
  let pixels = blackPixels(width, height)
  const notifyObservers = (say: (onlooker: ScreenObserver) => void) => {
    for (const onlooker of observers) say(onlooker)
  }
  const screen: TestScreen = {
    name,
    get width() {
      return width
    },
    get height() {
      return height
    },
    get pixels() {
      return pixels
    },
    pointers: [],
    keys: [],
    pastedTexts: [],
    subscribe(onlooker) {
      observers.add(onlooker)
      return () => observers.delete(onlooker)
    },
    pointer: (x, y, buttons) => screen.pointers.push({ x, y, buttons }),
    key: (keysym, down) => screen.keys.push({ keysym, down }),
    paste: (text) => screen.pastedTexts.push(text),
    fill(area, rgb) {
      const colour = ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
      const words = new Uint32Array(pixels.buffer)
      for (let y = area.y; y < area.y + area.h; y++) {
        words.fill(colour, y * width + area.x, y * width + area.x + area.w)
      }
      notifyObservers((onlooker) => onlooker.damage(area))
    },
    put(area, rgba) {
      for (let y = 0; y < area.h; y++) {
        pixels.set(rgba.subarray(y * area.w * 4, (y + 1) * area.w * 4), ((area.y + y) * width + area.x) * 4)
      }
      notifyObservers((onlooker) => onlooker.damage(area))
    },
    moveTo(area, fromX, fromY) {
      moveArea(pixels, width, area, fromX, fromY)
      notifyObservers((onlooker) => onlooker.move(area, fromX, fromY))
    },
    resizeTo(newWidth, newHeight) {
      width = newWidth
      height = newHeight
      pixels = blackPixels(width, height)
      notifyObservers((onlooker) => onlooker.resize())
    },
    setClipboard: (text) => notifyObservers((onlooker) => onlooker.clipboard(text)),
    ringBell: () => notifyObservers((onlooker) => onlooker.bell()),
  }
  return screen
}

function blackPixels(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  new Uint32Array(pixels.buffer).fill(0xff000000)
  return pixels
}
