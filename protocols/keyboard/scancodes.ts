/**
 * Physical keys (`KeyboardEvent.code`) to PC/XT scan codes, set 1, for QEMU Extended Key Events. Bit 7 stands for the
 * prefix E0. Facts from the "Keyboard scancodes" tables of UI Events KeyboardEvent code Values and the PS/2 set 1.
 */

/** Rows of the keyboard whose codes run without gaps. */
const ROWS: [firstCode: number, keys: string][] = [
  [
    0x01,
    "Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace",
  ],
  [0x0f, "Tab KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter"],
  [0x1d, "ControlLeft KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote"],
  [0x2a, "ShiftLeft Backslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight"],
  [0x37, "NumpadMultiply AltLeft Space CapsLock F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NumLock ScrollLock"],
  [0x47, "Numpad7 Numpad8 Numpad9 NumpadSubtract Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3"],
  [0x52, "Numpad0 NumpadDecimal"],
  [0x56, "IntlBackslash F11 F12 NumpadEqual"],
  [0x64, "F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23"],
  [0xc7, "Home ArrowUp PageUp"],
  [0xcf, "End ArrowDown PageDown Insert Delete"],
  [0xdb, "MetaLeft MetaRight ContextMenu Power Sleep"],
]

const SINGLE: Record<string, number> = {
  KanaMode: 0x70,
  IntlRo: 0x73,
  F24: 0x76,
  Lang2: 0x71,
  Lang1: 0x72,
  Convert: 0x79,
  NonConvert: 0x7b,
  IntlYen: 0x7d,
  NumpadComma: 0x7e,
  NumpadEnter: 0x9c,
  ControlRight: 0x9d,
  NumpadDivide: 0xb5,
  PrintScreen: 0xb7,
  AltRight: 0xb8,
  Pause: 0xc6,
  ArrowLeft: 0xcb,
  ArrowRight: 0xcd,
}

const SCANCODES = new Map<string, number>(Object.entries(SINGLE))
for (const [first, keys] of ROWS) {
  for (const [index, key] of keys.split(" ").entries()) SCANCODES.set(key, first + index)
}

/** @returns null for keys that a PC keyboard does not have */
export function scancodeOf(code: string): number | null {
  return SCANCODES.get(code) ?? null
}

const F1 = 0xffbe
const F24 = 0xffd5
/** Physical keys of keysyms that type nothing. */
const FUNCTION_KEYS: Record<number, string> = {
  65288: "Backspace",
  65289: "Tab",
  65293: "Enter",
  65299: "Pause",
  65300: "ScrollLock",
  65307: "Escape",
  65360: "Home",
  65361: "ArrowLeft",
  65362: "ArrowUp",
  65363: "ArrowRight",
  65364: "ArrowDown",
  65365: "PageUp",
  65366: "PageDown",
  65367: "End",
  65377: "PrintScreen",
  65379: "Insert",
  65383: "ContextMenu",
  65407: "NumLock",
  65421: "NumpadEnter",
  65505: "ShiftLeft",
  65506: "ShiftRight",
  65507: "ControlLeft",
  65508: "ControlRight",
  65509: "CapsLock",
  65511: "AltLeft",
  65512: "AltRight",
  65513: "AltLeft",
  65514: "AltRight",
  65515: "MetaLeft",
  65516: "MetaRight",
  65535: "Delete",
}

/**
 * The key of a PC keyboard, for what was pressed without one: by a menu, a keyboard on the screen or a phone's.
 *
 * @returns null for characters, which are on other keys of each layout
 */
export function scancodeOfFunctionKey(keysym: number): number | null {
  if (keysym >= F1 && keysym <= F24) return scancodeOf(`F${keysym - F1 + 1}`)
  const code = FUNCTION_KEYS[keysym]
  return code === undefined ? null : scancodeOf(code)
}
