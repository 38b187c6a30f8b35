/**
 * Maps a `KeyboardEvent` to the X11 keysym of the typed character. The browser has already applied the user's
 * keyboard layout, so the machine's own layout does not matter.
 *
 * @see https://www.x.org/releases/X11R7.7/doc/xproto/x11protocol.html#keysym_encoding
 * @see https://www.w3.org/TR/uievents-key/ for the names
 */

/** What this file reads of a `KeyboardEvent`. */
export interface TypedKey {
  key: string
  code: string
  /** 0 standard, 1 left, 2 right, 3 keypad */
  location: number
}

export const KEYSYM = {
  BackSpace: 0xff08,
  Tab: 0xff09,
  Return: 0xff0d,
  Escape: 0xff1b,
  Delete: 0xffff,
  Print: 0xff61,
  Shift_L: 0xffe1,
  Shift_R: 0xffe2,
  Control_L: 0xffe3,
  Control_R: 0xffe4,
  Meta_L: 0xffe7,
  Alt_L: 0xffe9,
  Alt_R: 0xffea,
  Super_L: 0xffeb,
  Super_R: 0xffec,
  /** AltGr: what makes `@` of Q on a German keyboard. */
  ISO_Level3_Shift: 0xfe03,
  F1: 0xffbe,
  F4: 0xffc1,
  F11: 0xffc8,
} as const

const LOCATION_RIGHT = 2
const LOCATION_KEYPAD = 3

const NAMED: Record<string, number> = {
  Backspace: KEYSYM.BackSpace,
  Tab: KEYSYM.Tab,
  Enter: KEYSYM.Return,
  Escape: KEYSYM.Escape,
  Delete: KEYSYM.Delete,
  Home: 0xff50,
  ArrowLeft: 0xff51,
  ArrowUp: 0xff52,
  ArrowRight: 0xff53,
  ArrowDown: 0xff54,
  PageUp: 0xff55,
  PageDown: 0xff56,
  End: 0xff57,
  Clear: 0xff0b,
  Insert: 0xff63,
  Undo: 0xff65,
  ContextMenu: 0xff67,
  Find: 0xff68,
  Cancel: 0xff69,
  Help: 0xff6a,
  Pause: 0xff13,
  PrintScreen: KEYSYM.Print,
  ScrollLock: 0xff14,
  NumLock: 0xff7f,
  CapsLock: 0xffe5,
  AltGraph: KEYSYM.ISO_Level3_Shift,
}

/** Left key; the right one is the second. */
const PAIRED: Record<string, [number, number]> = {
  Shift: [KEYSYM.Shift_L, KEYSYM.Shift_R],
  Control: [KEYSYM.Control_L, KEYSYM.Control_R],
  Alt: [KEYSYM.Alt_L, KEYSYM.Alt_R],
  Meta: [KEYSYM.Super_L, KEYSYM.Super_R],
  Super: [KEYSYM.Super_L, KEYSYM.Super_R],
  OS: [KEYSYM.Super_L, KEYSYM.Super_R],
}

const KEYPAD: Record<string, number> = {
  Enter: 0xff8d,
  Home: 0xff95,
  ArrowLeft: 0xff96,
  ArrowUp: 0xff97,
  ArrowRight: 0xff98,
  ArrowDown: 0xff99,
  PageUp: 0xff9a,
  PageDown: 0xff9b,
  End: 0xff9c,
  Clear: 0xff9d,
  Insert: 0xff9e,
  Delete: 0xff9f,
  "=": 0xffbd,
  "*": 0xffaa,
  "+": 0xffab,
  ",": 0xffac,
  "-": 0xffad,
  ".": 0xffae,
  "/": 0xffaf,
}

const KEYPAD_ZERO = 0xffb0
/** F1 to F35 have consecutive keysyms. */
const FUNCTION_KEYS = 35
/** Keysyms from here on are Unicode code points; older servers support only the named ones below. */
const UNICODE_BASE = 0x01000000
/** ISO 8859-2 from 0xA1 on; a character at byte `b` has the keysym `0x100 + b` unless Latin-1 has it too. */
const LATIN_2 =
  "Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
const LATIN_2_FIRST = 0x1a1
/** Characters with a name of their own that servers without Unicode keysyms understand. */
const NAMED_CHARACTERS: Record<string, number> = { "€": 0x20ac, Œ: 0x13bc, œ: 0x13bd, Ÿ: 0x13be }

/**
 * The keysym of one character.
 *
 * @param character  one code point
 */
export function keysymOfCharacter(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (character === "\n" || character === "\r") return KEYSYM.Return
  if (character === "\t") return KEYSYM.Tab
  if ((point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff)) return point
  const latin2 = LATIN_2.indexOf(character)
  return NAMED_CHARACTERS[character] ?? (latin2 >= 0 ? LATIN_2_FIRST + latin2 : UNICODE_BASE + point)
}

/** @returns null for keys without a keysym: a dead key, a key consumed by the input method, an unknown name */
export function keysymOf({ key, code, location }: TypedKey): number | null {
  if (location === LOCATION_KEYPAD || code.startsWith("Numpad")) {
    if (/^[0-9]$/.test(key)) return KEYPAD_ZERO + Number(key)
    const keypad = KEYPAD[key]
    if (keypad !== undefined) return keypad
  }
  const paired = PAIRED[key]
  if (paired) return paired[location === LOCATION_RIGHT ? 1 : 0]
  const named = NAMED[key]
  if (named !== undefined) return named
  const number = /^F([1-9]\d?)$/.exec(key)?.[1]
  if (number !== undefined) return Number(number) <= FUNCTION_KEYS ? KEYSYM.F1 + Number(number) - 1 : null
  return isOneCharacter(key) ? keysymOfCharacter(key) : null
}

/** True where the keysym is a letter, digit or sign, not a function key. */
export function isCharacter(keysym: number): boolean {
  return keysym < 0xfd00 || keysym >= UNICODE_BASE
}

/** Shift, Control, Alt and their like on both sides, AltGr and the locks. */
export function isModifier(keysym: number): boolean {
  const isNamed = keysym === KEYSYM.ISO_Level3_Shift || keysym === NAMED.NumLock
  return isNamed || (keysym >= KEYSYM.Shift_L && keysym <= KEYSYM.Super_R)
}

function isOneCharacter(key: string): boolean {
  return [...key].length === 1
}
