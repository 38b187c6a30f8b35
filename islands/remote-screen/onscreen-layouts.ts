/** What the keys of the on-screen keyboard type, by layout: ISO keyboards as sold in Germany, the UK and the Netherlands. Pure. */
import { KEYSYM, keysymOfCharacter } from "./keysyms.ts"

export const KEYBOARD_LAYOUTS = ["de", "en-GB", "nl"] as const
export type KeyboardLayoutName = (typeof KEYBOARD_LAYOUTS)[number]

interface KeyboardLayout {
  /** Inscription of the key that changes the layout. */
  label: string
  /** Four rows of characters, plain and with Shift; each row of both has the same length. */
  plain: readonly string[]
  shifted: readonly string[]
  /** With AltGr, by the plain character. */
  altGr: Readonly<Record<string, string>>
}

/** Dutch keyboards are printed as US-International. */
export const LAYOUTS: Record<KeyboardLayoutName, KeyboardLayout> = {
  de: {
    label: "DE",
    plain: ["^1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"],
    shifted: ['°!"§$%&/()=?`', "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", ">YXCVBNM;:_"],
    altGr: {
      q: "@",
      e: "€",
      m: "µ",
      "2": "²",
      "3": "³",
      "7": "{",
      "8": "[",
      "9": "]",
      "0": "}",
      ß: "\\",
      "+": "~",
      "<": "|",
    },
  },
  "en-GB": {
    label: "UK",
    plain: ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'#", "\\zxcvbnm,./"],
    shifted: ['¬!"£$%^&*()_+', "QWERTYUIOP{}", "ASDFGHJKL:@~", "|ZXCVBNM<>?"],
    altGr: { "`": "¦", "4": "€", e: "é", u: "ú", i: "í", o: "ó", a: "á" },
  },
  nl: {
    label: "NL",
    plain: ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", "\\zxcvbnm,./"],
    shifted: ["~!@#$%^&*()_+", "QWERTYUIOP{}", 'ASDFGHJKL:"|', "|ZXCVBNM<>?"],
    altGr: {
      "1": "¡",
      "2": "²",
      "3": "³",
      "4": "¤",
      "5": "€",
      q: "ä",
      e: "é",
      t: "þ",
      y: "ü",
      u: "ú",
      i: "í",
      o: "ó",
      p: "ö",
      "[": "«",
      "]": "»",
      a: "á",
      s: "ß",
      l: "ø",
      ";": "¶",
      c: "©",
      n: "ñ",
      m: "µ",
      ",": "ç",
    },
  },
}

/** Modifiers stay down for one key; a second press locks them, a third releases them. */
export type ModifierName = "Shift" | "Control" | "Alt" | "AltGr" | "Meta"
type ModifierState = "off" | "once" | "locked"
export type Modifiers = Readonly<Record<ModifierName, ModifierState>>

export const NO_MODIFIERS: Modifiers = { Shift: "off", Control: "off", Alt: "off", AltGr: "off", Meta: "off" }

const NEXT: Record<ModifierState, ModifierState> = { off: "once", once: "locked", locked: "off" }

export function pressModifier(modifiers: Modifiers, name: ModifierName): Modifiers {
  return { ...modifiers, [name]: NEXT[modifiers[name]] }
}

/** After a key: what was down for one key is released. */
export function afterKey(modifiers: Modifiers): Modifiers {
  const names = Object.keys(modifiers) as ModifierName[]
  const kept = names.map((name) => [name, modifiers[name] === "once" ? "off" : modifiers[name]])
  return Object.fromEntries(kept) as Modifiers
}

/** The character on a key with these modifiers. */
export function characterOn(
  layout: KeyboardLayout,
  row: number,
  column: number,
  modifiers: Modifiers,
): string {
  const plain = layout.plain[row]?.[column] ?? ""
  if (modifiers.AltGr !== "off") return layout.altGr[plain] ?? plain
  return modifiers.Shift === "off" ? plain : (layout.shifted[row]?.[column] ?? plain)
}

const MODIFIER_KEYSYMS = { Control: KEYSYM.Control_L, Alt: KEYSYM.Alt_L, Meta: KEYSYM.Super_L } as const

/**
 * The keysyms of a character with the modifiers held. Of signs Shift and AltGr are part already, so that the machine's own
 * layout does not matter. Shift goes along with letters, on all layouts (TigerVNC would turn Caps Lock on), and with commands,
 * of which it is a part: Ctrl+Shift+S is not Ctrl+S.
 */
export function keysymsOfCharacter(character: string, modifiers: Modifiers): number[] {
  const held = heldKeysyms(modifiers)
  const isShiftKey = held.length > 0 || character !== character.toLowerCase()
  return [...(isShiftKey ? shiftKeysyms(modifiers) : []), ...held, keysymOfCharacter(character)]
}

/** The same for a key without a character (F1, Enter): here Shift is a key of its own. */
export function keysymsOfNamedKey(keysym: number, modifiers: Modifiers): number[] {
  return [...shiftKeysyms(modifiers), ...heldKeysyms(modifiers), keysym]
}

/** Those that are held for a press of the pointer. AltGr chooses characters alone. */
export function modifierKeysyms(modifiers: Modifiers): number[] {
  return [...shiftKeysyms(modifiers), ...heldKeysyms(modifiers)]
}

function shiftKeysyms(modifiers: Modifiers): number[] {
  return modifiers.Shift === "off" ? [] : [KEYSYM.Shift_L]
}

function heldKeysyms(modifiers: Modifiers): number[] {
  const names = Object.keys(MODIFIER_KEYSYMS) as (keyof typeof MODIFIER_KEYSYMS)[]
  return names.filter((name) => modifiers[name] !== "off").map((name) => MODIFIER_KEYSYMS[name])
}
