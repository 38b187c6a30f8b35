/** What a person does, as messages to the server. */
import type { DesktopInput } from "../desktop.ts"
import { FRAME_PIXELS_MAX } from "../desktop.ts"
import {
  extendedKeyEvent,
  keyEvent,
  pointerEvent,
  setDesktopSize,
  setEncodings,
  updateRequest,
} from "./client-messages.ts"
import { sendClipboard } from "./clipboard.ts"
import { encodingsAsked } from "./encodings/table.ts"
import { LayoutTyping } from "./layout-typing.ts"
import { WHEEL_NOTCHES_MAX } from "./limits.ts"
import { scancodeOf } from "./scancodes.ts"
import type { Talk } from "./talk.ts"

type KeyInput = Extract<DesktopInput, { kind: "key" }>
type WheelInput = Extract<DesktopInput, { kind: "wheel" }>
type RefreshInput = Extract<DesktopInput, { kind: "refresh" }>

/** Bits of the RFB button mask; the wheel is buttons 4 to 7, the side button "back" is button 8. */
const WHEEL_UP = 8
const WHEEL_DOWN = 16
const WHEEL_LEFT = 32
const WHEEL_RIGHT = 64
const BACK = 128
/** Left, middle, right have the same bits on both sides; "forward" has none in this protocol. */
const SAME_BUTTONS = 7
const INPUT_BACK = 8

const QUALITY_MAX = 9

export function takeInput(talk: Talk, input: DesktopInput): void {
  switch (input.kind) {
    case "key":
      pressKey(talk, input)
      break
    case "pointer":
      talk.buttons = (input.buttons & SAME_BUTTONS) | (input.buttons & INPUT_BACK ? BACK : 0)
      movePointer(talk, input.x, input.y)
      break
    case "wheel":
      turnWheel(talk, input)
      break
    case "clipboard":
      sendClipboard(talk, input.text)
      break
    case "resize":
      askForSize(talk, input.width, input.height)
      break
    case "refresh":
      refresh(talk, input)
      break
    case "quality":
      changeQuality(talk, input.level)
  }
}

/** With a known physical key the server's own layout applies, without one the character itself is sent. */
function pressKey(talk: Talk, input: KeyInput): void {
  const way = talk.speaksQemuKeys ? wayOfKey(talk, input) : "SYMBOL"
  if (way === "NOTHING") return
  const scancode = way === "KEY" ? scancodeOf(input.code) : null
  const isDown = input.down
  talk.send(
    scancode === null ? keyEvent(input.keysym, isDown) : extendedKeyEvent(input.keysym, scancode, isDown),
  )
}

function wayOfKey(talk: Talk, input: KeyInput): "NOTHING" | "KEY" | "SYMBOL" {
  const { keyboard = "KEYS" } = talk.options
  if (keyboard === "KEYS") return "KEY"
  if (keyboard === "SYMBOLS") return "SYMBOL"
  talk.layoutTyping ??= new LayoutTyping(keyboard, (keysym, scancode, isDown) =>
    talk.send(extendedKeyEvent(keysym, scancode, isDown)),
  )
  return talk.layoutTyping.type(input)
}

function movePointer(talk: Talk, x: number, y: number): void {
  talk.pointerX = clamp(Math.round(x), talk.frame.width - 1)
  talk.pointerY = clamp(Math.round(y), talk.frame.height - 1)
  talk.send(pointerEvent(talk.pointerX, talk.pointerY, talk.buttons))
}

/** Each notch is a press and a release. */
function turnWheel(talk: Talk, input: WheelInput): void {
  movePointer(talk, input.x, input.y)
  notches(talk, input.dy, WHEEL_UP, WHEEL_DOWN)
  notches(talk, input.dx, WHEEL_LEFT, WHEEL_RIGHT)
}

function notches(talk: Talk, count: number, negative: number, positive: number): void {
  const button = count < 0 ? negative : positive
  for (let i = Math.min(Math.round(Math.abs(count)), WHEEL_NOTCHES_MAX); i > 0; i--) {
    talk.send(pointerEvent(talk.pointerX, talk.pointerY, talk.buttons | button))
    talk.send(pointerEvent(talk.pointerX, talk.pointerY, talk.buttons))
  }
}

function askForSize(talk: Talk, width: number, height: number): void {
  const isPossible = width > 0 && height > 0 && width <= 0xffff && height <= 0xffff
  if (!talk.screen || !isPossible || width * height > FRAME_PIXELS_MAX) return
  if (width === talk.frame.width && height === talk.frame.height) return
  talk.send(setDesktopSize(width, height, talk.screen))
}

function refresh(talk: Talk, { rect }: RefreshInput): void {
  const x = clamp(rect.x, talk.frame.width)
  const y = clamp(rect.y, talk.frame.height)
  const w = clamp(rect.w, talk.frame.width - x)
  const h = clamp(rect.h, talk.frame.height - y)
  if (w > 0 && h > 0) talk.send(updateRequest({ x, y, w, h }, false))
}

/** SetEncodings may be sent at any time; it holds for all updates that the server begins afterwards. */
export function announceEncodings(talk: Talk): void {
  const { options, quality } = talk
  // A swapped JPEG cannot be passed on: the viewer would show it in the wrong colours.
  // Nor one that reaches into a cache below the screen: it would have to be cut.
  const usable = options.swapRedBlue || talk.shownHeight !== talk.frame.height ? null : quality
  if (usable !== null) talk.mayBringJpeg = true
  talk.send(setEncodings(encodingsAsked(options, usable)))
}

function changeQuality(talk: Talk, level: number | null): void {
  const quality = level === null ? null : clamp(level, QUALITY_MAX)
  if (quality === talk.quality) return
  talk.quality = quality
  announceEncodings(talk)
}

/** NaN counts as 0. */
function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, Math.trunc(value) || 0))
}
