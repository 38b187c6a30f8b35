/** User input as events of the protocol core. */
import type { DesktopInput } from "../desktop.ts"
import { LayoutTranslator } from "../keyboard/layout-translator.ts"
import { scancodeOf } from "../keyboard/scancodes.ts"
import type { Core, CoreSession } from "./core/load.ts"
import { WHEEL_NOTCHES_MAX } from "./limits.ts"
import type { RdpOptions } from "./options.ts"

type KeyInput = Extract<DesktopInput, { kind: "key" }>
type PointerInput = Extract<DesktopInput, { kind: "pointer" }>
type WheelInput = Extract<DesktopInput, { kind: "wheel" }>
type DeviceEvent = Parameters<InstanceType<Core["Backend"]["InputTransaction"]>["addEvent"]>[0]

/** One notch of a wheel (MS-RDPBCGR §2.2.8.1.1.3.1.1.3). */
const WHEEL_NOTCH = 120
/** The protocol takes it as it is in this unit. */
const UNIT_PIXEL = 0
const BUTTONS = [0, 1, 2, 3, 4]
/** Scan codes of this program mark the prefix E0 by bit 7; the core by the byte itself. */
const EXTENDED = 0x80
const EXTENDED_PREFIX = 0xe000
/** Keysyms of Shift, Control, Alt, Meta, Super, AltGr on both sides. */
const COMMAND_MODIFIERS: readonly number[] = [0xffe3, 0xffe4, 0xffe7, 0xffe8, 0xffe9, 0xffea, 0xffeb, 0xffec]
const UNICODE_BASE = 0x01000000
const EURO = 0x20ac

export class RdpInput {
  private readonly events: Core["Backend"]["DeviceEvent"]
  private readonly core: Core
  private readonly session: CoreSession
  private readonly layout: LayoutTranslator | null
  private readonly heldModifiers = new Set<number>()
  private buttons = 0

  constructor(core: Core, session: CoreSession, layout: RdpOptions["keyboardLayout"]) {
    this.core = core
    this.session = session
    this.events = core.Backend.DeviceEvent
    this.layout =
      layout === "failsafe"
        ? null
        : new LayoutTranslator(layout, (_keysym, scancode, isDown) =>
            this.apply([this.scancode(scancode, isDown)]),
          )
  }

  handle(input: KeyInput | PointerInput | WheelInput, width: number, height: number): void {
    switch (input.kind) {
      case "key":
        return this.key(input)
      case "pointer":
        return this.pointer(input, width, height)
      case "wheel":
        return this.wheel(input, width, height)
    }
  }

  /** Characters by the keys of the machine's layout; those that it does not have, and all without one, as Unicode. */
  private key(input: KeyInput): void {
    const isCommand = this.heldModifiers.size > 0
    if (COMMAND_MODIFIERS.includes(input.keysym)) {
      if (input.down) this.heldModifiers.add(input.keysym)
      else this.heldModifiers.delete(input.keysym)
    }
    const way = this.layout ? this.layout.translate(input) : failsafeEncoding(input, isCommand)
    if (way === "NOTHING") return
    const scancode = way === "KEY" ? scancodeOf(input.code) : null
    if (scancode !== null) return this.apply([this.scancode(scancode, input.down)])
    const character = characterOf(input.keysym)
    if (character === null) return
    const { unicodePressed, unicodeReleased } = this.events
    this.apply([input.down ? unicodePressed(character) : unicodeReleased(character)])
  }

  private scancode(scancode: number, isDown: boolean): DeviceEvent {
    const code = scancode & EXTENDED ? EXTENDED_PREFIX | (scancode & ~EXTENDED) : scancode
    return isDown ? this.events.keyPressed(code) : this.events.keyReleased(code)
  }

  private pointer(input: PointerInput, width: number, height: number): void {
    const { mouseButtonPressed, mouseButtonReleased } = this.events
    const events = [this.move(input, width, height)]
    for (const button of BUTTONS) {
      const bit = 1 << button
      if ((input.buttons & bit) === (this.buttons & bit)) continue
      events.push(input.buttons & bit ? mouseButtonPressed(button) : mouseButtonReleased(button))
    }
    this.buttons = input.buttons
    this.apply(events)
  }

  private wheel(input: WheelInput, width: number, height: number): void {
    const events = [this.move(input, width, height)]
    // The protocol counts up and right as positive.
    for (const [isVertical, notches] of [[true, -input.dy] as const, [false, input.dx] as const]) {
      const count = Math.min(Math.round(Math.abs(notches)), WHEEL_NOTCHES_MAX)
      for (let i = 0; i < count; i++) {
        events.push(this.events.wheelRotations(isVertical, Math.sign(notches) * WHEEL_NOTCH, UNIT_PIXEL))
      }
    }
    this.apply(events)
  }

  private move(input: { x: number; y: number }, width: number, height: number): DeviceEvent {
    return this.events.mouseMove(clamp(input.x, width - 1), clamp(input.y, height - 1))
  }

  private apply(events: DeviceEvent[]): void {
    const transaction = new this.core.Backend.InputTransaction()
    for (const event of events) transaction.addEvent(event)
    this.session.applyInputs(transaction)
  }
}

/** Characters go as such, whatever the machine's layout; with Ctrl, Alt or the Windows key it is the key that counts. */
function failsafeEncoding(input: KeyInput, isCommand: boolean): "KEY" | "SYMBOL" {
  return characterOf(input.keysym) === null || isCommand ? "KEY" : "SYMBOL"
}

/** Null for keys with a function. Keysyms of Latin-1 and Unicode, as viewers send them. */
function characterOf(keysym: number): string | null {
  const isLatin = (keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)
  if (isLatin || keysym === EURO) return String.fromCodePoint(keysym)
  const codePoint = keysym - UNICODE_BASE
  return codePoint > 0 && codePoint <= 0xffff ? String.fromCodePoint(codePoint) : null
}

/** NaN counts as 0. */
function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, Math.trunc(value) || 0))
}
