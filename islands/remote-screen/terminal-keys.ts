/**
 * What a terminal sends for a key combination: for the on-screen keyboard and the menu of combinations, which press keys that
 * xterm does not see. Pure.
 *
 * @see https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
 */
import { KEYSYM } from "./keysyms.ts"

const ESC = "\x1b"

/** Final bytes of the cursor keys, `CSI` or, in application mode, `SS3` before them. */
const CURSOR_KEYS: Record<number, string> = {
  65361: "D",
  65362: "A",
  65363: "C",
  65364: "B",
  65360: "H",
  65367: "F",
}
/** Numbers of the keys that are sent as `CSI number ~`. */
const NUMBERED_KEYS: Record<number, number> = {
  65379: 2,
  65535: 3,
  65365: 5,
  65366: 6,
  ...Object.fromEntries([15, 17, 18, 19, 20, 21, 23, 24].map((number, i) => [KEYSYM.F1 + 4 + i, number])),
}
const PLAIN_KEYS: Record<number, string> = {
  [KEYSYM.Return]: "\r",
  [KEYSYM.Tab]: "\t",
  [KEYSYM.Escape]: ESC,
  [KEYSYM.BackSpace]: "\x7f",
}
/** Modifier parameter of xterm: one plus a bit for each. */
const MODIFIER_BITS: Record<number, number> = {
  [KEYSYM.Shift_L]: 1,
  [KEYSYM.Alt_L]: 2,
  [KEYSYM.Control_L]: 4,
}
const UNICODE_BASE = 0x01000000
const SPACE = 0x20
const CONTROL_MASK = 0x1f

/**
 * @param keysyms  modifiers first, the key last
 * @returns "" for keys that a terminal does not have, such as the Windows key
 */
export function terminalSequence(keysyms: readonly number[], isApplicationMode: boolean): string {
  const key = keysyms.at(-1)
  if (key === undefined) return ""
  const bits = keysyms.slice(0, -1).reduce((sum, keysym) => sum | (MODIFIER_BITS[keysym] ?? 0), 0)
  const cursor = CURSOR_KEYS[key]
  if (cursor) {
    if (bits) return `${ESC}[1;${bits + 1}${cursor}`
    return `${ESC}${isApplicationMode ? "O" : "["}${cursor}`
  }
  const number = NUMBERED_KEYS[key]
  if (number !== undefined) return bits ? `${ESC}[${number};${bits + 1}~` : `${ESC}[${number}~`
  if (key >= KEYSYM.F1 && key <= KEYSYM.F1 + 3) {
    const final = "PQRS"[key - KEYSYM.F1] ?? ""
    return bits ? `${ESC}[1;${bits + 1}${final}` : `${ESC}O${final}`
  }
  if (key === KEYSYM.Tab && bits === MODIFIER_BITS[KEYSYM.Shift_L]) return `${ESC}[Z`
  const text = PLAIN_KEYS[key] ?? characterOf(key)
  if (!text) return ""
  const isControl = (bits & MODIFIER_BITS[KEYSYM.Control_L]!) !== 0
  const typed = isControl && /^[ -~]$/.test(text) ? controlCharacter(text) : text
  return (bits & MODIFIER_BITS[KEYSYM.Alt_L]!) !== 0 ? ESC + typed : typed
}

function characterOf(keysym: number): string {
  if (keysym >= UNICODE_BASE) return String.fromCodePoint(keysym - UNICODE_BASE)
  if (keysym === 0x20ac) return "€"
  return keysym >= SPACE && keysym <= 0xff ? String.fromCharCode(keysym) : ""
}

/** Control+A is 1; Control and a sign takes its low five bits, as terminals do. */
function controlCharacter(text: string): string {
  return String.fromCharCode(text.toUpperCase().charCodeAt(0) & CONTROL_MASK)
}
