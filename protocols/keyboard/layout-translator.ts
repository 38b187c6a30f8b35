/** Types characters on a machine by the keys of its own layout, whatever keys the viewer pressed for them. */
import { keyboardLayout, type LayoutName, type Stroke } from "./layouts.ts"
import { scancodeOf } from "./scancodes.ts"

interface TypedKeyEvent {
  down: boolean
  keysym: number
  /** `KeyboardEvent.code`; "" for composed characters. */
  code: string
}

/** A press or release of a physical key. The keysym goes with it for servers that log it. */
type SendKey = (keysym: number, scancode: number, down: boolean) => void

const SHIFT_LEFT = { keysym: 0xffe1, scancode: scancodeOf("ShiftLeft")! }
const ALT_RIGHT = { keysym: 0xfe03, scancode: scancodeOf("AltRight")! }
const SHIFTS: readonly number[] = [0xffe1, 0xffe2]
/** AltGr and Caps Lock chose the character on the viewer's keyboard; on the machine's they would choose again. */
const LOCAL_LEVEL_KEYS: readonly number[] = [0xfe03, 0xffe5]
const UNICODE_BASE = 0x01000000
const EURO = 0x20ac

export class LayoutTranslator {
  private readonly layout: ReturnType<typeof keyboardLayout>
  private readonly send: SendKey
  /** Scan codes of the Shift keys that the viewer holds. */
  private readonly shifts = new Map<number, number>()
  /** The key that is down on the machine, by the key that the viewer pressed; null: it was released there at once. */
  private readonly pressedKeys = new Map<string, Stroke | null>()

  constructor(layout: LayoutName, send: SendKey) {
    this.layout = keyboardLayout(layout)
    this.send = send
  }

  /**
   * @returns what remains to be sent: NOTHING, the KEY by its physical position (a function key), or the SYMBOL alone
   *          (a character that this layout does not have)
   */
  translate(key: TypedKeyEvent): "NOTHING" | "KEY" | "SYMBOL" {
    if (LOCAL_LEVEL_KEYS.includes(key.keysym)) return "NOTHING"
    if (SHIFTS.includes(key.keysym)) this.trackShift(key)
    const id = key.code || `keysym ${key.keysym}`
    if (!key.down && this.release(id)) return "NOTHING"
    const character = characterOf(key.keysym)
    if (character === null) return "KEY"
    const strokes = this.layout.get(character)
    if (!strokes || !key.down) return "SYMBOL"
    const last = strokes.at(-1)!
    for (const stroke of strokes.slice(0, -1)) this.withModifiers(stroke, () => this.tap(stroke))
    // Released later, without the modifiers of its press, the key would be another one to servers that go by keysyms.
    const isTapped = last.altGr || last.shift !== this.shifts.size > 0
    this.withModifiers(last, () => (isTapped ? this.tap(last) : this.send(last.keysym, last.scancode, true)))
    this.pressedKeys.set(id, isTapped ? null : last)
    return "NOTHING"
  }

  private tap({ keysym, scancode }: Stroke): void {
    for (const isDown of [true, false]) this.send(keysym, scancode, isDown)
  }

  private trackShift({ down, keysym, code }: TypedKeyEvent): void {
    const scancode = scancodeOf(code) ?? SHIFT_LEFT.scancode
    if (down) this.shifts.set(scancode, keysym)
    else this.shifts.delete(scancode)
  }

  private release(id: string): boolean {
    const held = this.pressedKeys.get(id)
    if (held === undefined) return false
    this.pressedKeys.delete(id)
    if (held) this.send(held.keysym, held.scancode, false)
    return true
  }

  /** Shift and AltGr as the stroke needs them, and afterwards as they were. */
  private withModifiers(stroke: Stroke, press: () => void): void {
    const shifts = [...this.shifts]
    const isShifted = shifts.length > 0
    if (isShifted && !stroke.shift)
      for (const [scancode, keysym] of shifts) this.send(keysym, scancode, false)
    if (!isShifted && stroke.shift) this.send(SHIFT_LEFT.keysym, SHIFT_LEFT.scancode, true)
    if (stroke.altGr) this.send(ALT_RIGHT.keysym, ALT_RIGHT.scancode, true)
    press()
    if (stroke.altGr) this.send(ALT_RIGHT.keysym, ALT_RIGHT.scancode, false)
    if (!isShifted && stroke.shift) this.send(SHIFT_LEFT.keysym, SHIFT_LEFT.scancode, false)
    if (isShifted && !stroke.shift) for (const [scancode, keysym] of shifts) this.send(keysym, scancode, true)
  }
}

/** Null for keys with a function. Keysyms of Latin-1 and Unicode, as viewers send them. */
function characterOf(keysym: number): string | null {
  const isLatin = (keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)
  if (isLatin || keysym === EURO) return String.fromCodePoint(keysym)
  return keysym > UNICODE_BASE && keysym <= UNICODE_BASE + 0x10ffff
    ? String.fromCodePoint(keysym - UNICODE_BASE)
    : null
}
