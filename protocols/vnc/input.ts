/** User input as messages to the server. */
import { type DesktopInput, FRAME_PIXELS_MAX } from "../desktop.ts"
import { LayoutTranslator } from "../keyboard/layout-translator.ts"
import { scancodeOf } from "../keyboard/scancodes.ts"
import {
  extendedKeyEvent,
  extendedPointerEvent,
  keyEvent,
  pointerEvent,
  setDesktopSize,
  setEncodings,
  updateRequest,
} from "./client-messages.ts"
import { sendClipboard } from "./clipboard.ts"
import type { RfbConnection } from "./connection.ts"
import { requestedEncodings } from "./encodings/table.ts"
import { WHEEL_NOTCHES_MAX } from "./limits.ts"

type KeyInput = Extract<DesktopInput, { kind: "key" }>
type WheelInput = Extract<DesktopInput, { kind: "wheel" }>
type RefreshInput = Extract<DesktopInput, { kind: "refresh" }>

/** Bits of the RFB button mask; the wheel is buttons 4 to 7, the side buttons "back" and "forward" are 8 and 9. */
const WHEEL_UP = 8
const WHEEL_DOWN = 16
const WHEEL_LEFT = 32
const WHEEL_RIGHT = 64
const BACK = 128
const FORWARD = 256
/** Left, middle, right have the same bits on both sides. */
const SHARED_BUTTON_MASK = 7
const INPUT_BACK = 8
const INPUT_FORWARD = 16
/** Of the plain event, which has no bit for "forward". */
const PLAIN_MASK = 255

const QUALITY_MAX = 9

export function handleInput(connection: RfbConnection, input: DesktopInput): void {
  switch (input.kind) {
    case "key":
      sendKey(connection, input)
      break
    case "pointer":
      connection.buttons = rfbButtons(input.buttons)
      sendPointer(connection, input.x, input.y)
      break
    case "wheel":
      sendWheel(connection, input)
      break
    case "clipboard":
      sendClipboard(connection, input.text)
      break
    case "resize":
      requestDesktopSize(connection, input.width, input.height)
      break
    case "refresh":
      requestRefresh(connection, input)
      break
    case "quality":
      setQuality(connection, input.level)
  }
}

/** With a known physical key the server's layout applies; otherwise the keysym of the character is sent. */
function sendKey(connection: RfbConnection, input: KeyInput): void {
  const way = connection.hasQemuKeys ? chooseKeyEncoding(connection, input) : "SYMBOL"
  if (way === "NOTHING") return
  const scancode = way === "KEY" ? scancodeOf(input.code) : null
  const isDown = input.down
  connection.send(
    scancode === null ? keyEvent(input.keysym, isDown) : extendedKeyEvent(input.keysym, scancode, isDown),
  )
}

function chooseKeyEncoding(connection: RfbConnection, input: KeyInput): "NOTHING" | "KEY" | "SYMBOL" {
  const { keyboard = "KEYS" } = connection.options
  if (keyboard === "KEYS") return "KEY"
  if (keyboard === "SYMBOLS") return "SYMBOL"
  connection.layoutTranslator ??= new LayoutTranslator(keyboard, (keysym, scancode, isDown) =>
    connection.send(extendedKeyEvent(keysym, scancode, isDown)),
  )
  return connection.layoutTranslator.translate(input)
}

function sendPointer(connection: RfbConnection, x: number, y: number): void {
  connection.pointerX = clamp(Math.round(x), connection.frame.width - 1)
  connection.pointerY = clamp(Math.round(y), connection.frame.height - 1)
  sendButtons(connection, connection.buttons)
}

function rfbButtons(buttons: number): number {
  const [back, forward] = [buttons & INPUT_BACK ? BACK : 0, buttons & INPUT_FORWARD ? FORWARD : 0]
  return (buttons & SHARED_BUTTON_MASK) | back | forward
}

/** Where the pointer is. The highest bit of a plain event would be taken for the mark of an extended one. */
function sendButtons(connection: RfbConnection, buttons: number): void {
  const { pointerX: x, pointerY: y, hasExtendedMouseButtons } = connection
  const isExtended = hasExtendedMouseButtons && buttons >= BACK
  connection.send(isExtended ? extendedPointerEvent(x, y, buttons) : pointerEvent(x, y, buttons & PLAIN_MASK))
}

/** Each notch is a press and a release. */
function sendWheel(connection: RfbConnection, input: WheelInput): void {
  sendPointer(connection, input.x, input.y)
  sendNotches(connection, input.dy, WHEEL_UP, WHEEL_DOWN)
  sendNotches(connection, input.dx, WHEEL_LEFT, WHEEL_RIGHT)
}

function sendNotches(connection: RfbConnection, count: number, negative: number, positive: number): void {
  const button = count < 0 ? negative : positive
  for (let i = Math.min(Math.round(Math.abs(count)), WHEEL_NOTCHES_MAX); i > 0; i--) {
    sendButtons(connection, connection.buttons | button)
    sendButtons(connection, connection.buttons)
  }
}

function requestDesktopSize(connection: RfbConnection, width: number, height: number): void {
  const isPossible = width > 0 && height > 0 && width <= 0xffff && height <= 0xffff
  if (!connection.screen || !isPossible || width * height > FRAME_PIXELS_MAX) return
  if (width === connection.frame.width && height === connection.frame.height) return
  connection.send(setDesktopSize(width, height, connection.screen))
}

function requestRefresh(connection: RfbConnection, { rect }: RefreshInput): void {
  const x = clamp(rect.x, connection.frame.width)
  const y = clamp(rect.y, connection.frame.height)
  const w = clamp(rect.w, connection.frame.width - x)
  const h = clamp(rect.h, connection.frame.height - y)
  if (w > 0 && h > 0) connection.send(updateRequest({ x, y, w, h }, false))
}

/** SetEncodings may be sent at any time; it holds for all updates that the server begins afterwards. */
export function sendEncodings(connection: RfbConnection): void {
  const { options, quality } = connection
  // A swapped JPEG cannot be passed on: the viewer would show it in the wrong colours.
  // Nor one that reaches into a cache below the screen: it would have to be cut.
  // Fewer colours come without Tight, and JPEG is a part of it.
  const isUsable =
    !options.swapRedBlue &&
    connection.shownHeight === connection.frame.height &&
    connection.format.colours === null
  const usable = isUsable ? quality : null
  if (usable !== null) connection.mayReceiveJpeg = true
  connection.send(setEncodings(requestedEncodings(options, usable)))
}

function setQuality(connection: RfbConnection, level: number | null): void {
  const quality = level === null ? null : clamp(level, QUALITY_MAX)
  if (quality === connection.quality) return
  connection.quality = quality
  sendEncodings(connection)
}

/** NaN counts as 0. */
function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, Math.trunc(value) || 0))
}
