/** Changing settings by keyboard: digits and Enter, + and −, arrows to choose, Escape to forget. */

const KEY = { backspace: 0xff08, tab: 0xff09, enter: 0xff0d, escape: 0xff1b, up: 0xff52, down: 0xff54 }
const KEYPAD = { enter: 0xff8d, plus: 0xffab, minus: 0xffad, zero: 0xffb0, nine: 0xffb9 }
/** More digits than any setting has. */
const DIGITS_MAX = 5

export interface SettingKeys {
  chosen(): number
  choose(index: number): void
  typed(): string
  key(keysym: number): void
}

export function settingKeys<Setting extends { step: number }>(
  settings: readonly Setting[],
  set: (setting: Setting, value: number) => void,
  current: (setting: Setting) => number,
): SettingKeys {
  let chosen = 0
  let typed = ""
  const choose = (index: number) => {
    chosen = (index + settings.length) % settings.length
    typed = ""
  }
  const change = (direction: number) => {
    const setting = settings[chosen]!
    typed = ""
    set(setting, current(setting) + direction * setting.step)
  }
  const enter = () => {
    if (typed !== "" && Number.isFinite(Number(typed))) set(settings[chosen]!, Number(typed))
    typed = ""
  }
  return {
    chosen: () => chosen,
    choose,
    typed: () => typed,
    key(keysym) {
      const digit = keysym >= KEYPAD.zero && keysym <= KEYPAD.nine ? keysym - KEYPAD.zero + 0x30 : keysym
      const letter = digit < 0x7f ? String.fromCharCode(digit) : ""
      if (letter !== "" && "0123456789.".includes(letter) && typed.length < DIGITS_MAX) typed += letter
      else if (letter === "+" || keysym === KEYPAD.plus) change(1)
      else if (letter === "-" || keysym === KEYPAD.minus) change(-1)
      else if (keysym === KEY.enter || keysym === KEYPAD.enter) enter()
      else if (keysym === KEY.backspace) typed = typed.slice(0, -1)
      else if (keysym === KEY.escape) typed = ""
      else if (keysym === KEY.up) choose(chosen - 1)
      else if (keysym === KEY.down || keysym === KEY.tab) choose(chosen + 1)
    },
  }
}
