/**
 * Keys as Chromium's `Input.dispatchKeyEvent` takes them, from X11 keysyms and physical keys.
 *
 * @see https://www.w3.org/TR/uievents-key/ and https://www.w3.org/TR/uievents-code/ for the names
 */

interface BrowserKey {
  /** `KeyboardEvent.key`. */
  key: string
  /** What the key types; "" for a key that types nothing. */
  text: string
  /** `KeyboardEvent.keyCode`, of Windows. */
  virtualKey: number
  /** 0 standard, 1 left, 2 right, 3 keypad. */
  location: number
}

/** Bits of the modifiers of an event. */
export const MODIFIER = { ALT: 1, CONTROL: 2, META: 4, SHIFT: 8 } as const

interface NamedKey {
  key: string
  virtualKey: number
  text?: string
  location?: number
}

const KEYPAD_FIRST_DIGIT = 0xffb0
const F1 = 0xffbe
const F24 = 0xffd5
const VK_F1 = 0x70
const VK_NUMPAD_0 = 0x60
const KEYPAD = 3
/** Keysyms from here on are Unicode code points. */
const UNICODE_BASE = 0x01000000

const NAMED: Record<number, NamedKey> = {
  65288: { key: "Backspace", virtualKey: 0x08 },
  65289: { key: "Tab", virtualKey: 0x09, text: "\t" },
  65291: { key: "Clear", virtualKey: 0x0c },
  65293: { key: "Enter", virtualKey: 0x0d, text: "\r" },
  65299: { key: "Pause", virtualKey: 0x13 },
  65300: { key: "ScrollLock", virtualKey: 0x91 },
  65307: { key: "Escape", virtualKey: 0x1b },
  65360: { key: "Home", virtualKey: 0x24 },
  65361: { key: "ArrowLeft", virtualKey: 0x25 },
  65362: { key: "ArrowUp", virtualKey: 0x26 },
  65363: { key: "ArrowRight", virtualKey: 0x27 },
  65364: { key: "ArrowDown", virtualKey: 0x28 },
  65365: { key: "PageUp", virtualKey: 0x21 },
  65366: { key: "PageDown", virtualKey: 0x22 },
  65367: { key: "End", virtualKey: 0x23 },
  65377: { key: "PrintScreen", virtualKey: 0x2c },
  65379: { key: "Insert", virtualKey: 0x2d },
  65383: { key: "ContextMenu", virtualKey: 0x5d },
  65407: { key: "NumLock", virtualKey: 0x90 },
  65421: { key: "Enter", virtualKey: 0x0d, text: "\r", location: KEYPAD },
  65429: { key: "Home", virtualKey: 0x24, location: KEYPAD },
  65430: { key: "ArrowLeft", virtualKey: 0x25, location: KEYPAD },
  65431: { key: "ArrowUp", virtualKey: 0x26, location: KEYPAD },
  65432: { key: "ArrowRight", virtualKey: 0x27, location: KEYPAD },
  65433: { key: "ArrowDown", virtualKey: 0x28, location: KEYPAD },
  65434: { key: "PageUp", virtualKey: 0x21, location: KEYPAD },
  65435: { key: "PageDown", virtualKey: 0x22, location: KEYPAD },
  65436: { key: "End", virtualKey: 0x23, location: KEYPAD },
  65438: { key: "Insert", virtualKey: 0x2d, location: KEYPAD },
  65439: { key: "Delete", virtualKey: 0x2e, location: KEYPAD },
  65450: { key: "*", virtualKey: 0x6a, text: "*", location: KEYPAD },
  65451: { key: "+", virtualKey: 0x6b, text: "+", location: KEYPAD },
  65452: { key: ",", virtualKey: 0x6e, text: ",", location: KEYPAD },
  65453: { key: "-", virtualKey: 0x6d, text: "-", location: KEYPAD },
  65454: { key: ".", virtualKey: 0x6e, text: ".", location: KEYPAD },
  65455: { key: "/", virtualKey: 0x6f, text: "/", location: KEYPAD },
  65469: { key: "=", virtualKey: 0xbb, text: "=", location: KEYPAD },
  65505: { key: "Shift", virtualKey: 0x10, location: 1 },
  65506: { key: "Shift", virtualKey: 0x10, location: 2 },
  65507: { key: "Control", virtualKey: 0x11, location: 1 },
  65508: { key: "Control", virtualKey: 0x11, location: 2 },
  65509: { key: "CapsLock", virtualKey: 0x14 },
  65511: { key: "Meta", virtualKey: 0x5b, location: 1 },
  65513: { key: "Alt", virtualKey: 0x12, location: 1 },
  65514: { key: "Alt", virtualKey: 0x12, location: 2 },
  65515: { key: "Meta", virtualKey: 0x5b, location: 1 },
  65516: { key: "Meta", virtualKey: 0x5c, location: 2 },
  65027: { key: "AltGraph", virtualKey: 0xe1 },
  65535: { key: "Delete", virtualKey: 0x2e },
}

/** Key codes of signs, by the key that has them on a US keyboard; letters and digits are their own. */
const SIGN_KEYS: Record<string, number> = {
  " ": 0x20,
  ";": 0xba,
  ":": 0xba,
  "=": 0xbb,
  "+": 0xbb,
  ",": 0xbc,
  "<": 0xbc,
  "-": 0xbd,
  _: 0xbd,
  ".": 0xbe,
  ">": 0xbe,
  "/": 0xbf,
  "?": 0xbf,
  "`": 0xc0,
  "~": 0xc0,
  "[": 0xdb,
  "{": 0xdb,
  "\\": 0xdc,
  "|": 0xdc,
  "]": 0xdd,
  "}": 0xdd,
  "'": 0xde,
  '"': 0xde,
}
const SHIFTED_DIGITS = ")!@#$%^&*("

/** Named characters whose keysyms are not their code points. */
const NAMED_CHARACTERS: Record<number, string> = { 8364: "€", 5052: "Œ", 5053: "œ", 5054: "Ÿ" }
const LATIN_2 =
  "Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
const LATIN_2_FIRST = 0x1a1

/** @returns null for a keysym that is no key of a browser */
export function browserKeyOf(keysym: number): BrowserKey | null {
  const named = NAMED[keysym]
  if (named) return { text: "", location: 0, ...named }
  if (keysym >= F1 && keysym <= F24)
    return { key: `F${keysym - F1 + 1}`, text: "", virtualKey: VK_F1 + keysym - F1, location: 0 }
  if (keysym >= KEYPAD_FIRST_DIGIT && keysym < KEYPAD_FIRST_DIGIT + 10) {
    const digit = keysym - KEYPAD_FIRST_DIGIT
    return { key: `${digit}`, text: `${digit}`, virtualKey: VK_NUMPAD_0 + digit, location: KEYPAD }
  }
  const character = characterOf(keysym)
  if (character === null) return null
  return { key: character, text: character, virtualKey: virtualKeyOf(character), location: 0 }
}

/** @returns the character that a keysym types; null for function keys and unknown ones */
export function characterOf(keysym: number): string | null {
  if ((keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff))
    return String.fromCodePoint(keysym)
  const named = NAMED_CHARACTERS[keysym]
  if (named) return named
  const latin2 = keysym >= LATIN_2_FIRST ? LATIN_2[keysym - LATIN_2_FIRST] : undefined
  if (latin2) return latin2
  const point = keysym - UNICODE_BASE
  return point >= 0x20 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    ? String.fromCodePoint(point)
    : null
}

function virtualKeyOf(character: string): number {
  if (/^[a-z0-9]$/i.test(character)) return character.toUpperCase().charCodeAt(0)
  const digit = SHIFTED_DIGITS.indexOf(character)
  return digit >= 0 ? 0x30 + digit : (SIGN_KEYS[character] ?? 0)
}

/** @returns the bit of a modifier key, 0 for others. AltGr only chose the character */
export function modifierBit(keysym: number): number {
  switch (browserKeyOf(keysym)?.key) {
    case "Alt":
      return MODIFIER.ALT
    case "Control":
      return MODIFIER.CONTROL
    case "Meta":
      return MODIFIER.META
    case "Shift":
      return MODIFIER.SHIFT
    default:
      return 0
  }
}
