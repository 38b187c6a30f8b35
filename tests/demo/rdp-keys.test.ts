/** Keys of the demo's RDP machine, whose keyboard is the German one that interfaces are set to at first. */
import { expect, test } from "bun:test"
import { keyboardLayout } from "../../protocols/keyboard/layouts.ts"
import { RdpKeys } from "../../src/demo/plant/rdp-server/input.ts"

const SHIFT = 0x2a
const ALT_GR = 0x138

/** What the machine takes when the character is typed by the strokes of the German layout, by one client with those before it. */
function taken(character: string, keys = new RdpKeys()): string {
  let text = ""
  for (const { scancode, shift, altGr } of keyboardLayout("de_de_qwertz").get(character) ?? []) {
    const held = [...(shift ? [SHIFT] : []), ...(altGr ? [ALT_GR] : [])]
    for (const modifier of held) keys.keysym(modifier, true)
    const keysym = keys.keysym(scancode, true)
    text += keysym === null ? "" : String.fromCharCode(keysym)
    for (const modifier of held) keys.keysym(modifier, false)
  }
  return text
}

test("a character that panels take arrives as it was typed", () => {
  for (const character of "0123456789+-.yzäYZ") expect(taken(character)).toBe(character)
})

test("a sign on the key of a digit or a letter is not taken for it", () => {
  for (const character of '{[]}@€!/="') expect(taken(character)).toBe("")
})

test("a modifier that was released changes no key after it", () => {
  const keys = new RdpKeys()
  expect([..."Ya€2"].map((character) => taken(character, keys))).toEqual(["Y", "a", "", "2"])
})
