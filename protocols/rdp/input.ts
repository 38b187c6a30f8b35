/** User input as events of the protocol core. */
import type { DesktopInput } from "../desktop.ts"
import { LayoutTranslator } from "../keyboard/layout-translator.ts"
import { keyboardLayout } from "../keyboard/layouts.ts"
import { scancodeOf, scancodeOfFunctionKey } from "../keyboard/scancodes.ts"
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
/** Keysyms of Control, Alt, Meta and Super on both sides. */
const COMMAND_MODIFIERS: readonly number[] = [0xffe3, 0xffe4, 0xffe7, 0xffe8, 0xffe9, 0xffea, 0xffeb, 0xffec]
const SHIFTS: readonly number[] = [0xffe1, 0xffe2]
const ALT_GR = 0xfe03
const ALT_RIGHT = scancodeOf("AltRight")!
const UNICODE_BASE = 0x01000000
const EURO = 0x20ac

export class RdpInput {
  private readonly events: Core["Backend"]["DeviceEvent"]
  private readonly core: Core
  private readonly session: CoreSession
  private readonly layout: LayoutTranslator | null
  private readonly heldModifiers = new Set<number>()
  /** How the keys are released that are down on the machine. */
  private readonly releases = new Map<string, () => DeviceEvent>()
  /** Held by the viewer, where the interface names no layout. */
  private altGr: KeyInput | null = null
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
    if (!this.layout && input.keysym === ALT_GR) return this.holdAltGr(input)
    if (!input.down) return this.release(input)
    const scancode = way === "KEY" ? scancodeOfKey(input) : null
    const character = characterOf(input.keysym)
    if (scancode !== null) {
      if (this.altGr && !isShift(input.keysym))
        this.pressKey(this.altGr, scancodeOf(this.altGr.code) ?? ALT_RIGHT)
      this.pressKey(input, scancode)
    } else if (character !== null) {
      const { unicodePressed, unicodeReleased } = this.events
      this.press(input, unicodePressed(character), () => unicodeReleased(character))
    }
  }

  /** AltGr has chosen the character already, which would be a command with it. To the machine it goes with other keys only. */
  private holdAltGr(input: KeyInput): void {
    this.altGr = input.down ? input : null
    if (!input.down) this.release(input)
  }

  private pressKey(input: KeyInput, scancode: number): void {
    this.press(input, this.scancode(scancode, true), () => this.scancode(scancode, false))
  }

  private press(input: KeyInput, press: DeviceEvent, release: () => DeviceEvent): void {
    this.releases.set(idOf(input), release)
    this.apply([press])
  }

  /** As it was pressed, whatever is held now: who is quick releases Ctrl before the letter. */
  private release(input: KeyInput): void {
    const release = this.releases.get(idOf(input))
    this.releases.delete(idOf(input))
    if (release) this.apply([release()])
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

const idOf = ({ code, keysym }: KeyInput) => code || `keysym ${keysym}`

const isShift = (keysym: number) => SHIFTS.includes(keysym)

/** A letter of a command that was pressed without a key is on that of a US keyboard. */
function scancodeOfKey({ code, keysym }: KeyInput): number | null {
  const known = scancodeOf(code) ?? scancodeOfFunctionKey(keysym)
  if (known !== null) return known
  const [stroke] = keyboardLayout("en_us_qwerty").get(characterOf(keysym) ?? "") ?? []
  return stroke?.scancode ?? null
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
