/** Changing settings by keyboard: digits and Enter, + and −, arrows to choose, Escape to cancel. */
import { itemAt } from "../../../base/assert.ts"

const KEY = { backspace: 0xff08, tab: 0xff09, enter: 0xff0d, escape: 0xff1b, up: 0xff52, down: 0xff54 }
const KEYPAD = { enter: 0xff8d, plus: 0xffab, minus: 0xffad, zero: 0xffb0, nine: 0xffb9 }
/** More digits than any setting has. */
const DIGITS_MAX = 5

interface SettingKeys {
  selectedIndex(): number
  select(index: number): void
  typedText(): string
  key(keysym: number): void
}

export function createSettingKeys<Setting extends { step: number }>(
  settings: readonly Setting[],
  set: (setting: Setting, value: number) => void,
  current: (setting: Setting) => number,
): SettingKeys {
  let selectedIndex = 0
  let typedText = ""
  const select = (index: number) => {
    selectedIndex = (index + settings.length) % settings.length
    typedText = ""
  }
  const change = (direction: number) => {
    const setting = itemAt(settings, selectedIndex)
    typedText = ""
    set(setting, current(setting) + direction * setting.step)
  }
  const enter = () => {
    if (typedText !== "" && Number.isFinite(Number(typedText)))
      set(itemAt(settings, selectedIndex), Number(typedText))
    typedText = ""
  }
  return {
    selectedIndex: () => selectedIndex,
    select,
    typedText: () => typedText,
    key(keysym) {
      const digit = keysym >= KEYPAD.zero && keysym <= KEYPAD.nine ? keysym - KEYPAD.zero + 0x30 : keysym
      const letter = digit < 0x7f ? String.fromCharCode(digit) : ""
      if (letter !== "" && "0123456789.".includes(letter) && typedText.length < DIGITS_MAX)
        typedText += letter
      else if (letter === "+" || keysym === KEYPAD.plus) change(1)
      else if (letter === "-" || keysym === KEYPAD.minus) change(-1)
      else if (keysym === KEY.enter || keysym === KEYPAD.enter) enter()
      else if (keysym === KEY.backspace) typedText = typedText.slice(0, -1)
      else if (keysym === KEY.escape) typedText = ""
      else if (keysym === KEY.up) select(selectedIndex - 1)
      else if (keysym === KEY.down || keysym === KEY.tab) select(selectedIndex + 1)
    },
  }
}
