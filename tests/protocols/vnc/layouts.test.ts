/** Which keys type a character on a machine of another layout. Scan codes are those of the PC/XT set 1. */
import { expect, test } from "bun:test"
import { LayoutTranslator } from "../../../protocols/keyboard/layout-translator.ts"
import { keyboardLayout, type LayoutName } from "../../../protocols/keyboard/layouts.ts"

const [SHIFT, SHIFT_R, ALT_GR, Q, Z, Y, A, E, SEVEN, EQUAL, SPACE] = [
  0x2a, 0x36, 0xb8, 0x10, 0x2c, 0x15, 0x1e, 0x12, 0x08, 0x0d, 0x39,
]

/** What goes to the machine, as scan codes: positive for a press, negative for a release. */
function sent(layout: LayoutName, keys: [keysym: number | string, code: string, down: boolean][]) {
  const codes: number[] = []
  const typing = new LayoutTranslator(layout, (_keysym, scancode, down) =>
    codes.push(down ? scancode : -scancode),
  )
  const left = keys.map(([keysym, code, down]) =>
    typing.translate({ keysym: typeof keysym === "string" ? keysym.codePointAt(0)! : keysym, code, down }),
  )
  return { codes, left }
}
const tap = (character: string, code = ""): [string, string, boolean][] => [
  [character, code, true],
  [character, code, false],
]

test.each<[LayoutName, string, number[]]>([
  ["de_de_qwertz", "z", [Y, -Y]],
  ["de_de_qwertz", "y", [Z, -Z]],
  ["de_de_qwertz", "/", [SHIFT, SEVEN, -SEVEN, -SHIFT]],
  ["de_de_qwertz", "@", [ALT_GR, Q, -Q, -ALT_GR]],
  ["de_de_qwertz", "é", [EQUAL, -EQUAL, E, -E]],
  ["de_de_qwertz", "À", [SHIFT, EQUAL, -EQUAL, -SHIFT, SHIFT, A, -A, -SHIFT]],
  ["de_de_qwertz", "´", [EQUAL, -EQUAL, SPACE, -SPACE]],
  ["en_us_qwerty", "z", [Z, -Z]],
  ["en_us_qwerty", "&", [SHIFT, SEVEN, -SEVEN, -SHIFT]],
])("on %s the character %s is typed with its key sequence", (layout, character, codes) => {
  expect(sent(layout, tap(character)).codes).toEqual(codes)
})

test.each<[string, number[]]>([
  ["é", [0xfe51, 0x65]],
  ["Ô", [0xfe52, 0x4f]],
  ["^", [0xfe52, 0x20]],
  ["@", [0x40]],
  ["€", [0x20ac]],
])(
  "a server that goes by keysyms gets those of the keys of %s, not the character for each of them",
  (character, keysyms) => {
    const pressed: number[] = []
    const typing = new LayoutTranslator("de_de_qwertz", (keysym, _scancode, isDown) => {
      if (isDown && ![0xffe1, 0xfe03].includes(keysym)) pressed.push(keysym)
    })
    typing.translate({ keysym: character.codePointAt(0)!, code: "", down: true })
    expect(pressed).toEqual(keysyms)
  },
)

test("a Shift held by the viewer is released for a key that needs none, and pressed again", () => {
  const plus = sent("de_de_qwertz", [[0xffe2, "ShiftRight", true], ...tap("+", "Equal")])
  expect(plus.codes).toEqual([-SHIFT_R, 0x1b, -0x1b, SHIFT_R])
  expect(plus.left).toEqual(["KEY", "NOTHING", "NOTHING"])
})

test("function keys are sent by position, unknown characters as keysyms, and AltGr and Caps Lock not at all", () => {
  const { codes, left } = sent("en_us_qwerty", [
    [0xff0d, "Enter", true],
    ["ö", "Semicolon", true],
    ["ö", "Semicolon", false],
    [0xfe03, "AltRight", true],
    [0xffe5, "CapsLock", true],
  ])
  expect([codes, left]).toEqual([[], ["KEY", "SYMBOL", "SYMBOL", "NOTHING", "NOTHING"]])
})

test("releasing a key releases what it pressed, also when the viewer released Shift before", () => {
  const keys: [number | string, string, boolean][] = [
    [0xffe1, "ShiftLeft", true],
    ["?", "Minus", true],
    [0xffe1, "ShiftLeft", false],
    ["ß", "Minus", false],
  ]
  expect(sent("en_us_qwerty", keys).codes).toEqual([0x35, -0x35])
})

test.each<LayoutName>(["en_us_qwerty", "de_de_qwertz"])(
  "every printable ASCII character can be typed on %s",
  (name) => {
    const layout = keyboardLayout(name)
    const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    expect(ascii.filter((character) => !layout.has(character))).toEqual([])
    for (const strokes of layout.values())
      for (const { scancode } of strokes) expect(scancode).toBeGreaterThan(0)
  },
)
