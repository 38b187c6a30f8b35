/**
 * How characters are typed on the keyboard of a machine: which physical keys, with which modifiers. For machines that
 * take physical keys (QEMU extended key events) and whose layout differs from the viewer's.
 */
import { scancodeOf } from "./scancodes.ts"

export type LayoutName = "en_us_qwerty" | "de_de_qwertz"

/** One press of a physical key. */
export interface Stroke {
  scancode: number
  /** What the key gives on this layout: servers that take keysyms go by it. */
  keysym: number
  shift: boolean
  altGr: boolean
}

/** The sequence of strokes that types each character: several with a dead key. */
type Layout = ReadonlyMap<string, readonly Stroke[]>

interface LayoutKeys {
  /** Rows of the keyboard: their keys, and what they type alone and with Shift, in the same order. */
  rows: { codes: string; plain: string; shifted: string }[]
  altGr: Record<string, string>
  /** Dead keys: which letters they combine with, and the results. */
  dead: Record<string, { keysym: number; from: string; to: string }>
}

const DIGITS = "Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal"
const UPPER = "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight"
const HOME = "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash"
const LOWER = "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash"

const KEYS: Record<LayoutName, LayoutKeys> = {
  en_us_qwerty: {
    rows: [
      { codes: DIGITS, plain: "`1234567890-=", shifted: "~!@#$%^&*()_+" },
      { codes: UPPER, plain: "qwertyuiop[]", shifted: "QWERTYUIOP{}" },
      { codes: HOME, plain: "asdfghjkl;'\\", shifted: 'ASDFGHJKL:"|' },
      { codes: LOWER, plain: "zxcvbnm,./", shifted: "ZXCVBNM<>?" },
    ],
    altGr: {},
    dead: {},
  },
  de_de_qwertz: {
    rows: [
      { codes: DIGITS, plain: "^1234567890ß´", shifted: '°!"§$%&/()=?`' },
      { codes: UPPER, plain: "qwertzuiopü+", shifted: "QWERTZUIOPÜ*" },
      { codes: HOME, plain: "asdfghjklöä#", shifted: "ASDFGHJKLÖÄ'" },
      { codes: `IntlBackslash ${LOWER}`, plain: "<yxcvbnm,.-", shifted: ">YXCVBNM;:_" },
    ],
    altGr: {
      "²": "Digit2",
      "³": "Digit3",
      "{": "Digit7",
      "[": "Digit8",
      "]": "Digit9",
      "}": "Digit0",
      "\\": "Minus",
      "@": "KeyQ",
      "€": "KeyE",
      "~": "BracketRight",
      "|": "IntlBackslash",
      µ: "KeyM",
    },
    dead: {
      "^": { keysym: 0xfe52, from: "aeiouAEIOU", to: "âêîôûÂÊÎÔÛ" },
      "´": { keysym: 0xfe51, from: "aeiouyAEIOUY", to: "áéíóúýÁÉÍÓÚÝ" },
      "`": { keysym: 0xfe50, from: "aeiouAEIOU", to: "àèìòùÀÈÌÒÙ" },
    },
  },
}

const layouts = new Map<LayoutName, Layout>()

export function keyboardLayout(name: LayoutName): Layout {
  const known = layouts.get(name) ?? buildLayout(KEYS[name])
  layouts.set(name, known)
  return known
}

function buildLayout({ rows, altGr, dead }: LayoutKeys): Layout {
  const single = new Map<string, Stroke>([[" ", strokeFor(" ", "Space")]])
  for (const { codes, plain, shifted } of rows) {
    for (const [index, code] of codes.split(" ").entries()) {
      single.set(plain[index]!, strokeFor(plain[index]!, code))
      single.set(shifted[index]!, { ...strokeFor(shifted[index]!, code), shift: true })
    }
  }
  for (const [character, code] of Object.entries(altGr)) {
    single.set(character, { ...strokeFor(character, code), altGr: true })
  }
  const layout = new Map<string, readonly Stroke[]>()
  for (const [character, stroke] of single) layout.set(character, [stroke])
  for (const [mark, { keysym, from, to }] of Object.entries(dead)) {
    const first = { ...single.get(mark)!, keysym }
    layout.set(mark, [first, single.get(" ")!])
    for (const [index, letter] of [...from].entries()) layout.set(to[index]!, [first, single.get(letter)!])
  }
  return layout
}

/** The keysyms of Latin-1 and of the euro sign are their code points. */
function strokeFor(character: string, code: string): Stroke {
  return { scancode: scancodeOf(code)!, keysym: character.codePointAt(0)!, shift: false, altGr: false }
}
