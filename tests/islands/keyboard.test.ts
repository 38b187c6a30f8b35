import { describe, expect, test } from "bun:test"
import {
  createKeyboard,
  type KeyEventLike,
  type KeyOutput,
  type Platform,
} from "../../islands/remote-screen/keyboard.ts"
import { KEYSYM, keysymOf, keysymOfCharacter } from "../../islands/remote-screen/keysyms.ts"

const key = (key: string, code: string, location = 0): KeyEventLike => ({
  key,
  code,
  location,
  isComposing: false,
  metaKey: false,
  repeat: false,
})

/** A keyboard whose output is written as "+sym" and "-sym" in hexadecimal. */
function keyboardOn(platform: Platform) {
  const out: string[] = []
  const keyboard = createKeyboard(platform, ({ down, keysym }) =>
    out.push(`${down ? "+" : "-"}${keysym.toString(16)}`),
  )
  return { keyboard, out }
}

describe("the keysym of a typed key", () => {
  const table: [string, KeyEventLike, number][] = [
    ["German AltGr+Q", key("@", "KeyQ"), 0x40],
    ["German AltGr+E", key("€", "KeyE"), 0x20ac],
    ["German AltGr+7", key("{", "Digit7"), 0x7b],
    ["German AltGr+ß", key("\\", "Minus"), 0x5c],
    ["German AltGr+<", key("|", "IntlBackslash"), 0x7c],
    ["German AltGr+M", key("µ", "KeyM"), 0xb5],
    ["ä", key("ä", "Quote"), 0xe4],
    ["Ö", key("Ö", "Semicolon"), 0xd6],
    ["ß", key("ß", "Minus"), 0xdf],
    ["´", key("´", "Equal"), 0xb4],
    ["German Z", key("z", "KeyY"), 0x7a],
    ["â", key("â", "KeyA"), 0xe2],
    ["ł of Latin-2", key("ł", "KeyL"), 0x1b3],
    ["š of Latin-2", key("š", "Digit3"), 0x1b9],
    ["˙ last of Latin-2", key("˙", "KeyX"), 0x1ff],
    ["œ of Latin-9", key("œ", "KeyO"), 0x13bd],
    ["Cyrillic я", key("я", "KeyZ"), 0x0100044f],
    ["a sign outside the basic plane", key("😀", ""), 0x0101f600],
    ["Enter", key("Enter", "Enter"), 0xff0d],
    ["keypad Enter", key("Enter", "NumpadEnter", 3), 0xff8d],
    ["keypad 7", key("7", "Numpad7", 3), 0xffb7],
    ["keypad 7 without Num Lock", key("Home", "Numpad7", 3), 0xff95],
    ["keypad decimal comma", key(",", "NumpadDecimal", 3), 0xffac],
    ["keypad decimal point", key(".", "NumpadDecimal", 3), 0xffae],
    ["keypad divide", key("/", "NumpadDivide", 3), 0xffaf],
    ["keypad 5 without Num Lock", key("Clear", "Numpad5", 3), 0xff9d],
    ["left Shift", key("Shift", "ShiftLeft", 1), 0xffe1],
    ["right Control", key("Control", "ControlRight", 2), 0xffe4],
    ["AltGr", key("AltGraph", "AltRight", 2), 0xfe03],
    ["Windows key", key("Meta", "MetaLeft", 1), 0xffeb],
    ["F1", key("F1", "F1"), 0xffbe],
    ["F12", key("F12", "F12"), 0xffc9],
    ["Delete", key("Delete", "Delete"), 0xffff],
    ["Print", key("PrintScreen", "PrintScreen"), 0xff61],
  ]
  for (const [name, event, keysym] of table)
    test(name, () => expect(keysymOf(event)?.toString(16)).toBe(keysym.toString(16)))

  test("is missing for a dead key, an input method key and an unknown key", () => {
    for (const name of ["Dead", "Process", "Unidentified", "LaunchMail", "F99"])
      expect(keysymOf(key(name, "X"))).toBeNull()
  })

  test("is Return for a new line in a text", () => expect(keysymOfCharacter("\n")).toBe(KEYSYM.Return))
})

describe("AltGr on Windows", () => {
  test("is sent without the Control that Windows adds to it", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.down(key("AltGraph", "AltRight", 2), 1001)
    keyboard.down(key("@", "KeyQ"), 1100)
    keyboard.up(key("@", "KeyQ"), 1150)
    keyboard.up(key("Control", "ControlLeft", 1), 1200)
    keyboard.up(key("AltGraph", "AltRight", 2), 1200)
    expect(out).toEqual(["+fe03", "+40", "-40", "-fe03"])
  })

  test("presses no Control by repetition, however late its own follows, nor after a loss of the focus", () => {
    const { keyboard, out } = keyboardOn("windows")
    const repeated = { ...key("Control", "ControlLeft", 1), repeat: true }
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.down(key("AltGraph", "AltRight", 2), 1001)
    for (const loseFocus of [() => {}, keyboard.releaseAll]) {
      loseFocus()
      keyboard.down(repeated, 1500)
      keyboard.wake(1600)
      keyboard.down({ ...key("AltGraph", "AltRight", 2), repeat: true }, 1601)
    }
    expect(out).toEqual(["+fe03", "+fe03", "-fe03"])
  })

  test("does not suppress a Control held alone, which is sent after a delay", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    expect(keyboard.dueMs).toBe(1050)
    keyboard.wake(1049)
    expect(out).toEqual([])
    keyboard.wake(1050)
    expect(out).toEqual(["+ffe3"])
    expect(keyboard.dueMs).toBeNull()
  })

  test("does not change the order of a fast Control+C", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.down(key("c", "KeyC"), 1010)
    keyboard.up(key("c", "KeyC"), 1020)
    keyboard.up(key("Control", "ControlLeft", 1), 1030)
    expect(out).toEqual(["+ffe3", "+63", "-63", "-ffe3"])
  })

  test("does not suppress a tap on Control, which is pressed and released", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.up(key("Control", "ControlLeft", 1), 1010)
    expect(out).toEqual(["+ffe3", "-ffe3"])
  })

  test("typed as Control+Alt sends a special character without these two keys", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.down(key("Alt", "AltLeft", 1), 1200)
    keyboard.down(key("@", "KeyQ"), 1300)
    expect(out).toEqual(["+ffe3", "+ffe9", "-ffe3", "-ffe9", "+40", "-40", "+ffe3", "+ffe9"])
  })

  test("typed as Control+Alt with a letter is sent as a shortcut", () => {
    const { keyboard, out } = keyboardOn("windows")
    keyboard.down(key("Control", "ControlLeft", 1), 1000)
    keyboard.down(key("Alt", "AltLeft", 1), 1200)
    keyboard.down(key("t", "KeyT"), 1300)
    expect(out).toEqual(["+ffe3", "+ffe9", "+74"])
  })
})

describe("the characters of AltGr on a German keyboard under Windows", () => {
  const typed: [character: string, code: string, keysym: string][] = [
    ["@", "KeyQ", "40"],
    ["€", "KeyE", "20ac"],
    ["{", "Digit7", "7b"],
    ["[", "Digit8", "5b"],
    ["]", "Digit9", "5d"],
    ["}", "Digit0", "7d"],
    ["\\", "Minus", "5c"],
    ["~", "BracketRight", "7e"],
    ["|", "IntlBackslash", "7c"],
  ]
  test.each(typed)(
    "%s of %s reaches the machine as itself, with AltGr and no Control",
    (character, code, keysym) => {
      const { keyboard, out } = keyboardOn("windows")
      keyboard.down(key("Control", "ControlLeft", 1), 1000)
      keyboard.down(key("AltGraph", "AltRight", 2), 1000)
      // While AltGr is held, Windows repeats both of its keys.
      keyboard.down({ ...key("Control", "ControlLeft", 1), repeat: true }, 1500)
      keyboard.down({ ...key("AltGraph", "AltRight", 2), repeat: true }, 1500)
      keyboard.down(key(character, code), 1600)
      keyboard.up(key(character, code), 1650)
      keyboard.up(key("Control", "ControlLeft", 1), 1700)
      keyboard.up(key("AltGraph", "AltRight", 2), 1700)
      expect(out).toEqual(["+fe03", "+fe03", `+${keysym}`, `-${keysym}`, "-fe03"])
    },
  )
})

describe("AltGr on other platforms", () => {
  test("is one key on Linux", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("AltGraph", "AltRight", 2), 0)
    keyboard.down(key("€", "KeyE"), 10)
    expect(out).toEqual(["+fe03", "+20ac"])
  })

  test("is the Option key on a Mac", () => {
    const { keyboard, out } = keyboardOn("mac")
    keyboard.down(key("Alt", "AltLeft", 1), 0)
    keyboard.down(key("@", "KeyL"), 10)
    expect(out).toEqual(["+fe03", "+40"])
  })
})

describe("dead keys and composed text", () => {
  test("a dead key is left to the browser, and the composed letter is sent as its own keysym", () => {
    const { keyboard, out } = keyboardOn("windows")
    expect(keyboard.down(key("Dead", "Backquote"), 0)).toBe("text")
    keyboard.up(key("Dead", "Backquote"), 5)
    expect(keyboard.down(key("â", "KeyA"), 10)).toBe("handled")
    keyboard.up(key("a", "KeyA"), 20)
    expect(out).toEqual(["+e2", "-e2"])
  })

  test("a composed letter goes without the key that finished it, the next letter with its own", () => {
    const sent: KeyOutput[] = []
    const keyboard = createKeyboard("windows", (key) => sent.push(key))
    keyboard.down(key("Dead", "Backquote"), 0)
    keyboard.down(key("Shift", "ShiftLeft", 1), 5)
    keyboard.down(key("Â", "KeyA"), 10)
    keyboard.up(key("A", "KeyA"), 20)
    keyboard.up(key("Shift", "ShiftLeft", 1), 25)
    keyboard.down(key("b", "KeyB"), 30)
    expect(sent.map(({ down, code }) => (down ? "+" : "-") + code)).toEqual([
      ...["+ShiftLeft", "+", "-", "-ShiftLeft", "+KeyB"],
    ])
  })

  test("a function key after a dead key ends the composition", () => {
    const sent: KeyOutput[] = []
    const keyboard = createKeyboard("windows", (key) => sent.push(key))
    keyboard.down(key("Dead", "Backquote"), 0)
    keyboard.down(key("Escape", "Escape"), 5)
    keyboard.down(key("a", "KeyA"), 10)
    expect(sent.map(({ code }) => code)).toEqual(["Escape", "KeyA"])
  })

  test("a letter composed in the text field is sent as a key", () => {
    const { keyboard, out } = keyboardOn("other")
    expect(keyboard.down(key("Dead", "BracketLeft"), 0)).toBe("text")
    expect(keyboard.down({ ...key("a", "KeyA"), isComposing: true }, 5)).toBe("text")
    keyboard.text("â")
    keyboard.up(key("a", "KeyA"), 6)
    expect(out).toEqual(["+e2", "-e2"])
  })

  test("text of an input method is sent character by character", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.text("日本")
    expect(out).toEqual(["+10065e5", "-10065e5", "+100672c", "-100672c"])
  })
})

describe("held keys", () => {
  test("are released with the keysym of their press, even if Shift was released before", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("Shift", "ShiftLeft", 1), 0)
    keyboard.down(key("A", "KeyA"), 1)
    keyboard.up(key("Shift", "ShiftLeft", 1), 2)
    keyboard.up(key("a", "KeyA"), 3)
    expect(out).toEqual(["+ffe1", "+41", "-ffe1", "-41"])
  })

  test("are all released when the window loses the focus, modifiers last", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("Alt", "AltLeft", 1), 0)
    keyboard.down(key("Tab", "Tab"), 1)
    keyboard.releaseAll()
    keyboard.up(key("Tab", "Tab"), 2)
    expect(out).toEqual(["+ffe9", "+ff09", "-ff09", "-ffe9"])
  })

  test("are sent again when they repeat, and are released once", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("x", "KeyX"), 0)
    keyboard.down(key("x", "KeyX"), 1)
    keyboard.up(key("x", "KeyX"), 2)
    expect(out).toEqual(["+78", "+78", "-78"])
  })

  test("repeat and release with the keysym of their press if the layout or Shift changes", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("z", "KeyY"), 0)
    // The layout is now another one: the browser calls the same key by what it would type.
    keyboard.down(key("y", "KeyY"), 1)
    keyboard.down(key("Shift", "ShiftLeft", 1), 2)
    keyboard.down(key("Y", "KeyY"), 3)
    keyboard.up(key("Y", "KeyY"), 4)
    keyboard.down(key("Y", "KeyY"), 5)
    expect(out).toEqual(["+7a", "+7a", "+ffe1", "+7a", "-7a", "+59"])
  })

  test("that were released on the machine meanwhile are not pressed again by their repetition", () => {
    const { keyboard, out } = keyboardOn("other")
    keyboard.down(key("x", "KeyX"), 0)
    keyboard.releaseAll()
    keyboard.down({ ...key("x", "KeyX"), repeat: true }, 1)
    keyboard.up(key("x", "KeyX"), 2)
    keyboard.down(key("x", "KeyX"), 3)
    keyboard.down({ ...key("x", "KeyX"), repeat: true }, 4)
    expect(out).toEqual(["+78", "-78", "+78", "+78"])
  })

  test("of a Command shortcut on a Mac are released immediately", () => {
    const { keyboard, out } = keyboardOn("mac")
    keyboard.down({ ...key("Meta", "MetaLeft", 1), metaKey: true }, 0)
    keyboard.down({ ...key("c", "KeyC"), metaKey: true }, 1)
    expect(out).toEqual(["+ffeb", "+63", "-63"])
  })
})

test("Control+Alt+Shift leaves the screen and releases all held keys", () => {
  const { keyboard, out } = keyboardOn("other")
  keyboard.down(key("Control", "ControlLeft", 1), 0)
  keyboard.down(key("Alt", "AltLeft", 1), 1)
  expect(keyboard.down(key("Shift", "ShiftLeft", 1), 2)).toBe("leave")
  expect(out).toEqual(["+ffe3", "+ffe9", "-ffe9", "-ffe3"])
})

test("a key combination is pressed in order and released in reverse order", () => {
  const { keyboard, out } = keyboardOn("other")
  keyboard.combination([KEYSYM.Control_L, KEYSYM.Alt_L, KEYSYM.Delete])
  expect(out).toEqual(["+ffe3", "+ffe9", "+ffff", "-ffff", "-ffe9", "-ffe3"])
})
