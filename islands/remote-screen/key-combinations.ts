/** Key combinations reserved by the browser or the local desktop. */
import { KEYSYM } from "./keysyms.ts"

export interface KeyCombination {
  /** The inscription of keys; the same in every language but for the German names below. */
  name: string
  keysyms: readonly number[]
}

const letter = (character: string) => character.charCodeAt(0)

export const KEY_COMBINATIONS: readonly KeyCombination[] = [
  { name: "Ctrl+Alt+Del", keysyms: [KEYSYM.Control_L, KEYSYM.Alt_L, KEYSYM.Delete] },
  { name: "Alt+Tab", keysyms: [KEYSYM.Alt_L, KEYSYM.Tab] },
  { name: "Alt+F4", keysyms: [KEYSYM.Alt_L, KEYSYM.F4] },
  { name: "Ctrl+Esc", keysyms: [KEYSYM.Control_L, KEYSYM.Escape] },
  { name: "Win", keysyms: [KEYSYM.Super_L] },
  { name: "Win+R", keysyms: [KEYSYM.Super_L, letter("r")] },
  { name: "Ctrl+Shift+Esc", keysyms: [KEYSYM.Control_L, KEYSYM.Shift_L, KEYSYM.Escape] },
  { name: "Ctrl+Alt+Backspace", keysyms: [KEYSYM.Control_L, KEYSYM.Alt_L, KEYSYM.BackSpace] },
  { name: "Ctrl+W", keysyms: [KEYSYM.Control_L, letter("w")] },
  { name: "Esc", keysyms: [KEYSYM.Escape] },
  { name: "F11", keysyms: [KEYSYM.F11] },
  { name: "PrintScreen", keysyms: [KEYSYM.Print] },
]

/** Key names as German keyboards print them. */
const GERMAN: Record<string, string> = {
  Ctrl: "Strg",
  Del: "Entf",
  Shift: "Umschalt",
  Backspace: "Rücktaste",
  PrintScreen: "Druck",
}

export function combinationName({ name }: KeyCombination, lang: string): string {
  if (lang !== "de") return name
  return name
    .split("+")
    .map((key) => GERMAN[key] ?? key)
    .join("+")
}
